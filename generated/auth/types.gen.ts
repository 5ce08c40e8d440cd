// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { ChainInput, DateInput } from '../../src/operation/encode/inputTypes.js'
import type { AptosAddress } from '../../src/values/aptosAddress.js'
import type { EvmChainId } from '../../src/values/chains.js'
import type { EvmAddress } from '../../src/values/evmAddress.js'
import type { Hex } from '../../src/values/hex.js'
import type { SolanaAddress } from '../../src/values/solanaAddress.js'

/** A text for a wallet to sign. */
export interface AptosChallenge {
  /** Your secret name of the challenge, 17 letters and digits, by which you know it again. */
  readonly id: string
  /** Profile of the address. */
  readonly profileId?: Hex
  /** The text. The wallet must sign it as it is. */
  readonly message: string
}

/** Texts that bind two addresses. */
export interface BindMessages {
  /** A text for each address, in the order asked. */
  readonly messages: readonly string[]
}

/** A text for a wallet to sign. */
export interface EvmChallenge {
  /** Your secret name of the challenge, 17 letters and digits, by which you know it again. */
  readonly id: string
  /** Profile of the address. */
  readonly profileId?: Hex
  /** The text. The wallet must sign it as it is. */
  readonly message: string
}

/** What addresses belong to. */
export interface Profile {
  /** Id of the profile. */
  readonly profileId: Hex
}

/** A text for a wallet to sign. */
export interface SolanaChallenge {
  /** Your secret name of the challenge, 17 letters and digits, by which you know it again. */
  readonly id: string
  /** Profile of the address. */
  readonly profileId?: Hex
  /** The text. The wallet must sign it as it is. */
  readonly message: string
}

/** A text that unbinds an address. */
export interface UnbindMessage {
  /** The text. The wallet must sign it as it is. */
  readonly message: string
}

/** Who has signed, and what the message said. */
export interface VerifiedAptosChallenge {
  /** Your secret name of the challenge. */
  readonly id: string
  /** Host that asked. */
  readonly domain?: string
  /** Network that the session is for. */
  readonly network?: 'mainnet' | 'testnet' | (string & {})
  /** Address that has signed. */
  readonly address: AptosAddress
  /** Public key of the address: 32 bytes of hex. */
  readonly publicKey?: Hex
  /** What the user agreed to; absent where it was not asked. */
  readonly statement?: string
  /** URI that the user signed in to. */
  readonly uri?: string
  /** When the message stops being valid; absent without an end. */
  readonly expirationTime?: Date
  /** When the message starts being valid; absent where it was at once. */
  readonly notBefore?: Date
  /** What the user saw with the message; absent where that was nothing. */
  readonly resources?: readonly string[]
  /** Version of the message, `1` or `1.0`. */
  readonly version?: string
  /** What keeps the message from being used twice. */
  readonly nonce?: string
  /** Profile of the address. */
  readonly profileId: Hex
}

/** Who has signed, and what the message said. */
export interface VerifiedEvmChallenge {
  /** Your secret name of the challenge. */
  readonly id: string
  /** Host that asked. */
  readonly domain?: string
  /** Chain that the session is for. */
  readonly chainId?: EvmChainId
  /** Address that has signed. */
  readonly address: EvmAddress
  /** What the user agreed to; absent where it was not asked. */
  readonly statement?: string
  /** URI that the user signed in to. */
  readonly uri?: string
  /** When the message stops being valid; absent without an end. */
  readonly expirationTime?: Date
  /** When the message starts being valid; absent where it was at once. */
  readonly notBefore?: Date
  /** What the user saw with the message; absent where that was nothing. */
  readonly resources?: readonly string[]
  /** Version of the message, `1` or `1.0`. */
  readonly version?: string
  /** What keeps the message from being used twice. */
  readonly nonce?: string
  /** Profile of the address. */
  readonly profileId: Hex
}

/** Who has signed, and what the message said. */
export interface VerifiedSolanaChallenge {
  /** Your secret name of the challenge. */
  readonly id: string
  /** Host that asked. */
  readonly domain?: string
  /** Network that the session is for. */
  readonly network?: 'mainnet' | 'testnet' | 'devnet' | (string & {})
  /** Address that has signed. */
  readonly address: SolanaAddress
  /** What the user agreed to; absent where it was not asked. */
  readonly statement?: string
  /** URI that the user signed in to. */
  readonly uri?: string
  /** When the message stops being valid; absent without an end. */
  readonly expirationTime?: Date
  /** When the message starts being valid; absent where it was at once. */
  readonly notBefore?: Date
  /** What the user saw with the message; absent where that was nothing. */
  readonly resources?: readonly string[]
  /** Version of the message, `1` or `1.0`. */
  readonly version?: string
  /** What keeps the message from being used twice. */
  readonly nonce?: string
  /** Profile of the address. */
  readonly profileId: Hex
}

/** An address, and whose it is. */
export interface AddressInfo {
  /** Family of chains that the address is of. */
  readonly blockchainType: 'evm' | 'solana' | 'aptos'
  /** The address; of EVM chains in checksum form. */
  readonly address: string
  /** Public key of an Aptos address, 32 bytes of hex; the others have none. */
  readonly publicKey?: string | undefined
}

/** A text, and the signature of the address in it. */
export interface SignedMessage {
  /** The text, as the service made it. */
  readonly message: string
  /** The signature: hex, or base58 for Solana. */
  readonly signature: string
}

/** Inputs of `requestChallengeEvm`. */
export interface RequestChallengeEvmInput {
  /** Host that asks, without a scheme, such as `defi.finance`. */
  readonly domain: string
  /**
   * Chain that the session is for. Default: the client's. Default: the client's `defaultChain`, Ethereum unless set.
   */
  readonly chainId?: ChainInput | undefined
  /** Address that signs, in any case; it is sent in checksum form. */
  readonly address: string
  /** URI that the user signs in to, such as `https://defi.finance/`. */
  readonly uri: string
  /** What the user agrees to, in words: ASCII without line breaks. */
  readonly statement?: string | undefined
  /** When the signed message stops being valid; a day such as `2027-01-01` means midnight UTC, when it begins. */
  readonly expirationTime?: DateInput | undefined
  /** When the signed message starts being valid; a day such as `2027-01-01` means midnight UTC, when it begins. */
  readonly notBefore?: DateInput | undefined
  /** What the user is to see with the message. */
  readonly resources?: readonly string[] | undefined
  /** Seconds that the challenge lives, from 15 to 120. Default: `15`. */
  readonly timeout?: number | undefined
}

/** What `requestChallengeEvm` gives. */
export type RequestChallengeEvmOutput = EvmChallenge

/** Inputs of `verifyChallengeEvm`. */
export interface VerifyChallengeEvmInput {
  /** The text, as the challenge had it. */
  readonly message: string
  /** The signature: 65 bytes of hex. */
  readonly signature: string
}

/** What `verifyChallengeEvm` gives. */
export type VerifyChallengeEvmOutput = VerifiedEvmChallenge

/** Inputs of `requestChallengeSolana`. */
export interface RequestChallengeSolanaInput {
  /** Host that asks, without a scheme, such as `defi.finance`. */
  readonly domain: string
  /** Network that the session is for. */
  readonly network: 'mainnet' | 'testnet' | 'devnet'
  /** Address that signs. */
  readonly address: string
  /** URI that the user signs in to, such as `https://defi.finance/`. */
  readonly uri: string
  /** What the user agrees to, in words: ASCII without line breaks. */
  readonly statement?: string | undefined
  /** When the signed message stops being valid; a day such as `2027-01-01` means midnight UTC, when it begins. */
  readonly expirationTime?: DateInput | undefined
  /** When the signed message starts being valid; a day such as `2027-01-01` means midnight UTC, when it begins. */
  readonly notBefore?: DateInput | undefined
  /** What the user is to see with the message. */
  readonly resources?: readonly string[] | undefined
  /** Seconds that the challenge lives, from 15 to 120. Default: `15`. */
  readonly timeout?: number | undefined
}

/** What `requestChallengeSolana` gives. */
export type RequestChallengeSolanaOutput = SolanaChallenge

/** Inputs of `verifyChallengeSolana`. */
export interface VerifyChallengeSolanaInput {
  /** The text, as the challenge had it. */
  readonly message: string
  /** The signature: 64 bytes of base58. */
  readonly signature: string
}

/** What `verifyChallengeSolana` gives. */
export type VerifyChallengeSolanaOutput = VerifiedSolanaChallenge

/** Inputs of `requestChallengeAptos`. */
export interface RequestChallengeAptosInput {
  /** Host that asks, without a scheme, such as `defi.finance`. */
  readonly domain: string
  /** Network that the session is for. */
  readonly network: 'mainnet' | 'testnet'
  /** Address that signs. */
  readonly address: string
  /** Public key of the address: 32 bytes of hex. */
  readonly publicKey: string
  /** URI that the user signs in to, such as `https://defi.finance/`. */
  readonly uri: string
  /** What the user agrees to, in words: ASCII without line breaks. */
  readonly statement?: string | undefined
  /** When the signed message stops being valid; a day such as `2027-01-01` means midnight UTC, when it begins. */
  readonly expirationTime?: DateInput | undefined
  /** When the signed message starts being valid; a day such as `2027-01-01` means midnight UTC, when it begins. */
  readonly notBefore?: DateInput | undefined
  /** What the user is to see with the message. */
  readonly resources?: readonly string[] | undefined
  /** Seconds that the challenge lives, from 15 to 120. Default: `15`. */
  readonly timeout?: number | undefined
}

/** What `requestChallengeAptos` gives. */
export type RequestChallengeAptosOutput = AptosChallenge

/** Inputs of `verifyChallengeAptos`. */
export interface VerifyChallengeAptosInput {
  /** The text, as the challenge had it. */
  readonly message: string
  /** The signature: 64 bytes of hex. */
  readonly signature: string
}

/** What `verifyChallengeAptos` gives. */
export type VerifyChallengeAptosOutput = VerifiedAptosChallenge

/** Inputs of `requestBind`. */
export interface RequestBindInput {
  /** The two addresses. */
  readonly addresses: readonly AddressInfo[]
}

/** What `requestBind` gives. */
export type RequestBindOutput = BindMessages

/** Inputs of `verifyRequestBind`. */
export interface VerifyRequestBindInput {
  /** Both texts with their signatures. */
  readonly verifications: readonly SignedMessage[]
}

/** What `verifyRequestBind` gives. */
export type VerifyRequestBindOutput = Profile

/** Inputs of `removeBind`. */
export interface RemoveBindInput {
  /** Family of chains that the address is of. */
  readonly blockchainType: 'evm' | 'solana' | 'aptos'
  /** The address; of EVM chains in checksum form. */
  readonly address: string
  /** Profile that the address leaves. */
  readonly profileId: string
  /** Public key of an Aptos address, 32 bytes of hex; the others have none. */
  readonly publicKey?: string | undefined
}

/** What `removeBind` gives. */
export type RemoveBindOutput = UnbindMessage

/** Inputs of `verifyRemoveBind`. */
export interface VerifyRemoveBindInput {
  /** The text, as the service made it. */
  readonly message: string
  /** The signature: hex, or base58 for Solana. */
  readonly signature: string
}

/** What `verifyRemoveBind` gives. */
export type VerifyRemoveBindOutput = Profile

/** Inputs of `getAddresses`. */
export interface GetAddressesInput {
  /** Id of the profile. */
  readonly profileId: string
}

/** What `getAddresses` gives. */
export type GetAddressesOutput = readonly string[]
