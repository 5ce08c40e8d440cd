// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { Call, CallOptions } from '../../src/operation/call.js'
import type { Operation } from '../../src/operation/operation.js'
import {
  getAddresses,
  removeBind,
  requestBind,
  requestChallengeAptos,
  requestChallengeEvm,
  requestChallengeSolana,
  verifyChallengeAptos,
  verifyChallengeEvm,
  verifyChallengeSolana,
  verifyRemoveBind,
  verifyRequestBind,
} from './operations.gen.js'
import type * as T from './types.gen.js'
import type * as W from './wireAnswers.js'

/** Authentication: 11 operations, each a method. */
export interface AuthClient {
  /**
   * Request a challenge for an EVM account.
   *
   * Makes the text that a wallet is to sign. Show `message` to the wallet as it is, and keep `id` on your server: it is
   * a secret, by which you know the challenge again when it has been verified. It lives for `timeout` seconds.
   *
   * @example
   * await client.auth.requestChallengeEvm({
   *   domain: 'defi.finance',
   *   chainId: '0x1',
   *   address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
   *   uri: 'https://defi.finance/',
   *   statement: 'Please confirm',
   *   expirationTime: '2026-05-12T12:25:31.290Z',
   *   notBefore: '2026-05-12T12:15:31.290Z',
   *   resources: ['https://docs.moralis.com/'],
   *   timeout: 15,
   * })
   */
  requestChallengeEvm(
    input: T.RequestChallengeEvmInput,
    options?: CallOptions,
  ): Call<T.RequestChallengeEvmOutput, W.RequestChallengeEvmWire>

  /**
   * Verify the challenge of an EVM account.
   *
   * Verifies that the address in the message has signed it, and says what the message said. Whether a challenge can be
   * verified a second time is not known: treat it as if it could not.
   *
   * @example
   * await client.auth.verifyChallengeEvm({ message: 'defi.finan…', signature: '0x19356c4b…' })
   */
  verifyChallengeEvm(
    input: T.VerifyChallengeEvmInput,
    options?: CallOptions,
  ): Call<T.VerifyChallengeEvmOutput, W.VerifyChallengeEvmWire>

  /**
   * Request a challenge for a Solana account.
   *
   * Makes the text that a wallet is to sign. Show `message` to the wallet as it is, and keep `id` on your server: it is
   * a secret, by which you know the challenge again when it has been verified. It lives for `timeout` seconds.
   *
   * @example
   * await client.auth.requestChallengeSolana({
   *   domain: 'defi.finance',
   *   network: 'mainnet',
   *   address: 'FVen3X669xLzsi6N2V91DoiyzHzg1uAgqiT8jZ9nS96Z',
   *   uri: 'https://defi.finance/',
   *   statement: 'Please confirm',
   *   expirationTime: '2026-05-12T12:25:31.290Z',
   *   notBefore: '2026-05-12T12:15:31.290Z',
   *   resources: ['https://docs.moralis.com/'],
   *   timeout: 15,
   * })
   */
  requestChallengeSolana(
    input: T.RequestChallengeSolanaInput,
    options?: CallOptions,
  ): Call<T.RequestChallengeSolanaOutput, W.RequestChallengeSolanaWire>

  /**
   * Verify the challenge of a Solana account.
   *
   * Verifies that the address in the message has signed it, and says what the message said. Whether a challenge can be
   * verified a second time is not known: treat it as if it could not.
   *
   * @example
   * await client.auth.verifyChallengeSolana({ message: 'defi.finan…', signature: '5ck7hZFx3x…' })
   */
  verifyChallengeSolana(
    input: T.VerifyChallengeSolanaInput,
    options?: CallOptions,
  ): Call<T.VerifyChallengeSolanaOutput, W.VerifyChallengeSolanaWire>

  /**
   * Request a challenge for an Aptos account.
   *
   * Makes the text that a wallet is to sign. Show `message` to the wallet as it is, and keep `id` on your server: it is
   * a secret, by which you know the challenge again when it has been verified. It lives for `timeout` seconds. The
   * public key must be that of the address.
   *
   * @example
   * await client.auth.requestChallengeAptos({
   *   domain: 'defi.finance',
   *   network: 'mainnet',
   *   address: '0xc0b0918edf3a763a3001744584b0d26873ec883e02af5e7cfa88e50240ac1032',
   *   publicKey: '0x3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
   *   uri: 'https://defi.finance/',
   *   statement: 'Please confirm',
   *   expirationTime: '2026-05-12T12:25:31.290Z',
   *   notBefore: '2026-05-12T12:15:31.290Z',
   *   resources: ['https://docs.moralis.com/'],
   *   timeout: 15,
   * })
   */
  requestChallengeAptos(
    input: T.RequestChallengeAptosInput,
    options?: CallOptions,
  ): Call<T.RequestChallengeAptosOutput, W.RequestChallengeAptosWire>

  /**
   * Verify the challenge of an Aptos account.
   *
   * Verifies that the address in the message has signed it, and says what the message said. Whether a challenge can be
   * verified a second time is not known: treat it as if it could not.
   *
   * @example
   * await client.auth.verifyChallengeAptos({ message: 'defi.finan…', signature: '0x43c37ff8…' })
   */
  verifyChallengeAptos(
    input: T.VerifyChallengeAptosInput,
    options?: CallOptions,
  ): Call<T.VerifyChallengeAptosOutput, W.VerifyChallengeAptosWire>

  /**
   * Texts to bind two addresses.
   *
   * Makes the texts that two wallets are to sign, so that their addresses share a profile: one text for each address,
   * in the order asked.
   *
   * @example
   * await client.auth.requestBind({
   *   addresses: [{ blockchainType: 'evm', address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' }],
   * })
   */
  requestBind(input: T.RequestBindInput, options?: CallOptions): Call<T.RequestBindOutput, W.RequestBindWire>

  /**
   * Bind two addresses.
   *
   * Verifies both signatures and binds the addresses. They get a new profile, which they share. Whether the same
   * signatures can be verified a second time is not known.
   *
   * @example
   * await client.auth.verifyRequestBind({ verifications: [{ message: 'Please sig…', signature: '0x481a5b02…' }] })
   */
  verifyRequestBind(
    input: T.VerifyRequestBindInput,
    options?: CallOptions,
  ): Call<T.VerifyRequestBindOutput, W.VerifyRequestBindWire>

  /**
   * A text to unbind an address.
   *
   * Makes the text that a wallet is to sign, so that its address leaves the profile it shares.
   *
   * @example
   * await client.auth.removeBind({
   *   blockchainType: 'evm',
   *   address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
   *   profileId: '0xbfbcfab169c67072ff418133124480fea02175f1402aaa497daa4fd09026b0e1',
   * })
   */
  removeBind(input: T.RemoveBindInput, options?: CallOptions): Call<T.RemoveBindOutput, W.RemoveBindWire>

  /**
   * Unbind an address.
   *
   * Verifies the signature and unbinds the address. It gets a profile of its own. Whether the same signature can be
   * verified a second time is not known.
   *
   * @example
   * await client.auth.verifyRemoveBind({ message: 'Please sig…', signature: '0x5a59131c…' })
   */
  verifyRemoveBind(
    input: T.VerifyRemoveBindInput,
    options?: CallOptions,
  ): Call<T.VerifyRemoveBindOutput, W.VerifyRemoveBindWire>

  /**
   * Addresses of a profile.
   *
   * Lists the addresses that share a profile, of whatever chains, as the service writes them.
   *
   * @example
   * await client.auth.getAddresses({ profileId: '0xbfbcfab169c67072ff418133124480fea02175f1402aaa497daa4fd09026b0e1' })
   */
  getAddresses(input: T.GetAddressesInput, options?: CallOptions): Call<T.GetAddressesOutput, W.GetAddressesWire>
}

/** The operations that the client's methods call. */
export const operations: readonly Operation[] = [
  requestChallengeEvm,
  verifyChallengeEvm,
  requestChallengeSolana,
  verifyChallengeSolana,
  requestChallengeAptos,
  verifyChallengeAptos,
  requestBind,
  verifyRequestBind,
  removeBind,
  verifyRemoveBind,
  getAddresses,
]
