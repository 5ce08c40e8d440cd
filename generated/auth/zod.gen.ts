// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import * as z from 'zod/v4'

/**
 * An address, and whose it is.
 */
export const zAddressInfo = z.object({
  blockchainType: z.enum(['evm', 'solana', 'aptos']),
  address: z.string(),
  publicKey: z.string().optional(),
})

/**
 * What the service says when a request fails.
 */
export const zApiErrorBody = z.object({
  message: z.union([z.string(), z.array(z.string())]),
  name: z.string().optional(),
  statusCode: z.int().optional(),
  details: z.unknown().optional(),
})

/**
 * A text for a wallet to sign.
 */
export const zAptosChallenge = z.object({
  id: z.string(),
  profileId: z.string().nullish(),
  message: z.string(),
})

/**
 * Who signs in, and to what.
 */
export const zAptosChallengeRequest = z.object({
  domain: z.string(),
  network: z.enum(['mainnet', 'testnet']),
  address: z.string(),
  publicKey: z.string(),
  statement: z.string().optional(),
  uri: z.string(),
  expirationTime: z.iso.datetime({ offset: true, local: true }).optional(),
  notBefore: z.iso.datetime({ offset: true, local: true }).optional(),
  resources: z.array(z.string()).optional(),
  timeout: z.int().gte(15).lte(120).optional().default(15),
})

/**
 * What a wallet has signed.
 */
export const zAptosSignedMessage = z.object({
  message: z.string(),
  signature: z.string(),
})

/**
 * Texts that bind two addresses.
 */
export const zBindMessages = z.object({
  messages: z.array(z.string()),
})

/**
 * Addresses that are to share a profile.
 */
export const zBindRequest = z.object({
  addresses: z.tuple([zAddressInfo, zAddressInfo]),
})

/**
 * A text for a wallet to sign.
 */
export const zEvmChallenge = z.object({
  id: z.string(),
  profileId: z.string().nullish(),
  message: z.string(),
})

/**
 * Who signs in, and to what.
 */
export const zEvmChallengeRequest = z.object({
  domain: z.string(),
  chainId: z.string().default('0x1'),
  address: z.string(),
  statement: z.string().optional(),
  uri: z.string(),
  expirationTime: z.iso.datetime({ offset: true, local: true }).optional(),
  notBefore: z.iso.datetime({ offset: true, local: true }).optional(),
  resources: z.array(z.string()).optional(),
  timeout: z.int().gte(15).lte(120).optional().default(15),
})

/**
 * What a wallet has signed.
 */
export const zEvmSignedMessage = z.object({
  message: z.string(),
  signature: z.string(),
})

/**
 * What addresses belong to.
 */
export const zProfile = z.object({
  profileId: z.string(),
})

/**
 * A text, and the signature of the address in it.
 */
export const zSignedMessage = z.object({
  message: z.string(),
  signature: z.string(),
})

/**
 * Texts that bind two addresses, signed.
 */
export const zSignedBindMessages = z.object({
  verifications: z.tuple([zSignedMessage, zSignedMessage]),
})

/**
 * A text that unbinds an address, signed.
 */
export const zSignedUnbindMessage = z.object({
  message: z.string(),
  signature: z.string(),
})

/**
 * A text for a wallet to sign.
 */
export const zSolanaChallenge = z.object({
  id: z.string(),
  profileId: z.string().nullish(),
  message: z.string(),
})

/**
 * Who signs in, and to what.
 */
export const zSolanaChallengeRequest = z.object({
  domain: z.string(),
  network: z.enum(['mainnet', 'testnet', 'devnet']),
  address: z.string(),
  statement: z.string().optional(),
  uri: z.string(),
  expirationTime: z.iso.datetime({ offset: true, local: true }).optional(),
  notBefore: z.iso.datetime({ offset: true, local: true }).optional(),
  resources: z.array(z.string()).optional(),
  timeout: z.int().gte(15).lte(120).optional().default(15),
})

/**
 * What a wallet has signed.
 */
export const zSolanaSignedMessage = z.object({
  message: z.string(),
  signature: z.string(),
})

/**
 * A text that unbinds an address.
 */
export const zUnbindMessage = z.object({
  message: z.string(),
})

/**
 * An address that is to leave its profile.
 */
export const zUnbindRequest = z.object({
  blockchainType: z.enum(['evm', 'solana', 'aptos']),
  address: z.string(),
  publicKey: z.string().optional(),
  profileId: z.string(),
})

/**
 * Who has signed, and what the message said.
 */
export const zVerifiedAptosChallenge = z.object({
  id: z.string(),
  domain: z.string().nullish(),
  network: z.string().nullish(),
  address: z.string(),
  publicKey: z.string().nullish(),
  statement: z.string().nullish(),
  uri: z.string().nullish(),
  expirationTime: z.iso.datetime({ offset: true, local: true }).nullish(),
  notBefore: z.iso.datetime({ offset: true, local: true }).nullish(),
  resources: z.array(z.string()).nullish(),
  version: z.string().nullish(),
  nonce: z.string().nullish(),
  profileId: z.string(),
})

/**
 * Who has signed, and what the message said.
 */
export const zVerifiedEvmChallenge = z.object({
  id: z.string(),
  domain: z.string().nullish(),
  chainId: z.union([z.string(), z.int()]).nullish(),
  address: z.string(),
  statement: z.string().nullish(),
  uri: z.string().nullish(),
  expirationTime: z.iso.datetime({ offset: true, local: true }).nullish(),
  notBefore: z.iso.datetime({ offset: true, local: true }).nullish(),
  resources: z.array(z.string()).nullish(),
  version: z.string().nullish(),
  nonce: z.string().nullish(),
  profileId: z.string(),
})

/**
 * Who has signed, and what the message said.
 */
export const zVerifiedSolanaChallenge = z.object({
  id: z.string(),
  domain: z.string().nullish(),
  network: z.string().nullish(),
  address: z.string(),
  statement: z.string().nullish(),
  uri: z.string().nullish(),
  expirationTime: z.iso.datetime({ offset: true, local: true }).nullish(),
  notBefore: z.iso.datetime({ offset: true, local: true }).nullish(),
  resources: z.array(z.string()).nullish(),
  version: z.string().nullish(),
  nonce: z.string().nullish(),
  profileId: z.string(),
})

/**
 * Who signs in, and to what.
 */
export const zRequestChallengeEvmBody = zEvmChallengeRequest

/**
 * The challenge.
 */
export const zRequestChallengeEvmResponse = zEvmChallenge

/**
 * What the wallet has signed.
 */
export const zVerifyChallengeEvmBody = zEvmSignedMessage

/**
 * Who has signed in.
 */
export const zVerifyChallengeEvmResponse = zVerifiedEvmChallenge

/**
 * Who signs in, and to what.
 */
export const zRequestChallengeSolanaBody = zSolanaChallengeRequest

/**
 * The challenge.
 */
export const zRequestChallengeSolanaResponse = zSolanaChallenge

/**
 * What the wallet has signed.
 */
export const zVerifyChallengeSolanaBody = zSolanaSignedMessage

/**
 * Who has signed in.
 */
export const zVerifyChallengeSolanaResponse = zVerifiedSolanaChallenge

/**
 * Who signs in, and to what.
 */
export const zRequestChallengeAptosBody = zAptosChallengeRequest

/**
 * The challenge.
 */
export const zRequestChallengeAptosResponse = zAptosChallenge

/**
 * What the wallet has signed.
 */
export const zVerifyChallengeAptosBody = zAptosSignedMessage

/**
 * Who has signed in.
 */
export const zVerifyChallengeAptosResponse = zVerifiedAptosChallenge

/**
 * The two addresses.
 */
export const zRequestBindBody = zBindRequest

/**
 * The texts.
 */
export const zRequestBindResponse = zBindMessages

/**
 * Both texts with their signatures.
 */
export const zVerifyRequestBindBody = zSignedBindMessages

/**
 * The profile that they share.
 */
export const zVerifyRequestBindResponse = zProfile

/**
 * The address, and the profile that it leaves.
 */
export const zRemoveBindBody = zUnbindRequest

/**
 * The text.
 */
export const zRemoveBindResponse = zUnbindMessage

/**
 * The text with its signature.
 */
export const zVerifyRemoveBindBody = zSignedUnbindMessage

/**
 * The profile of the address alone.
 */
export const zVerifyRemoveBindResponse = zProfile

export const zGetAddressesPath = z.object({
  profileId: z.string(),
})

export const zGetAddressesResponse = z.union([z.array(z.string()), z.array(z.string())])

/** Response schemas by API and operation id, for the client's `validate` option. */
export const answers = {
  'auth.requestChallengeEvm': zRequestChallengeEvmResponse,
  'auth.verifyChallengeEvm': zVerifyChallengeEvmResponse,
  'auth.requestChallengeSolana': zRequestChallengeSolanaResponse,
  'auth.verifyChallengeSolana': zVerifyChallengeSolanaResponse,
  'auth.requestChallengeAptos': zRequestChallengeAptosResponse,
  'auth.verifyChallengeAptos': zVerifyChallengeAptosResponse,
  'auth.requestBind': zRequestBindResponse,
  'auth.verifyRequestBind': zVerifyRequestBindResponse,
  'auth.removeBind': zRemoveBindResponse,
  'auth.verifyRemoveBind': zVerifyRemoveBindResponse,
  'auth.getAddresses': zGetAddressesResponse,
}
