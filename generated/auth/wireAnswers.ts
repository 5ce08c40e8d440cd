// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { components } from './wireSchemas.js'

type Answer<Name extends keyof components['schemas']> = components['schemas'][Name]

/** Wire answer of `requestChallengeEvm`, undecoded. */
export interface RequestChallengeEvmWire extends Answer<'RequestChallengeEvmWire'> {}

/** Wire answer of `verifyChallengeEvm`, undecoded. */
export interface VerifyChallengeEvmWire extends Answer<'VerifyChallengeEvmWire'> {}

/** Wire answer of `requestChallengeSolana`, undecoded. */
export interface RequestChallengeSolanaWire extends Answer<'RequestChallengeSolanaWire'> {}

/** Wire answer of `verifyChallengeSolana`, undecoded. */
export interface VerifyChallengeSolanaWire extends Answer<'VerifyChallengeSolanaWire'> {}

/** Wire answer of `requestChallengeAptos`, undecoded. */
export interface RequestChallengeAptosWire extends Answer<'RequestChallengeAptosWire'> {}

/** Wire answer of `verifyChallengeAptos`, undecoded. */
export interface VerifyChallengeAptosWire extends Answer<'VerifyChallengeAptosWire'> {}

/** Wire answer of `requestBind`, undecoded. */
export interface RequestBindWire extends Answer<'RequestBindWire'> {}

/** Wire answer of `verifyRequestBind`, undecoded. */
export interface VerifyRequestBindWire extends Answer<'VerifyRequestBindWire'> {}

/** Wire answer of `removeBind`, undecoded. */
export interface RemoveBindWire extends Answer<'RemoveBindWire'> {}

/** Wire answer of `verifyRemoveBind`, undecoded. */
export interface VerifyRemoveBindWire extends Answer<'VerifyRemoveBindWire'> {}

/** Wire answer of `getAddresses`, undecoded. */
export type GetAddressesWire = components['schemas']['GetAddressesWire'][number][]
