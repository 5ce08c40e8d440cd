import type { SignInChainId } from './chainId.js'

/** Why a sign-in was refused. */
export type SignInReason =
  /** The message breaks the standard of its family, or its address is wrong. */
  | 'INVALID_MESSAGE'
  /** It is for another domain, or has another scheme before the domain. */
  | 'WRONG_DOMAIN'
  /** Its URI has another scheme, host or port. */
  | 'WRONG_URI'
  /** Its chain isn't one of `chains`. */
  | 'WRONG_CHAIN'
  /** Its `Expiration Time` has passed. */
  | 'EXPIRED'
  /** Its `Not Before` or `Issued At` is in the future. */
  | 'NOT_YET_VALID'
  /** Its nonce was never issued, was used before, or is too old. */
  | 'INVALID_NONCE'
  /** Another key signed it, or another text was signed. */
  | 'INVALID_SIGNATURE'
  /** `ethCall` or `verifyKeyless` failed, so it isn't known whether the signature is valid. */
  | 'CALL_FAILED'
  /** A keyless Aptos account signed it, and you passed no `verifyKeyless`. */
  | 'KEYLESS_UNSUPPORTED'
  /** Its signature uses ERC-8010, for an account that isn't delegated yet. */
  | 'ERC8010_UNSUPPORTED'

/** A successful sign-in: the user has proved to own the address. */
export interface SignedIn {
  readonly ok: true
  /** The address as this package always writes it (EVM and Aptos in lower case), so that it compares with `===`. */
  readonly address: string
  /** The chain that the message names: an id such as `0x1`, or a network such as `solana:mainnet`. */
  readonly chain: SignInChainId
  /** The statement in the message. */
  readonly statement?: string | undefined
  /** The request id in the message. */
  readonly requestId?: string | undefined
  /** The URIs that the message lists; empty if there are none. */
  readonly resources: readonly string[]
  /** When the message was created. */
  readonly issuedAt: Date
  /** When the message expires. */
  readonly expirationTime?: Date | undefined
}

/** A refused sign-in. */
export interface SignInRefusal {
  readonly ok: false
  /** The reason, for your code. */
  readonly reason: SignInReason
  /** A description for your log: what was expected and what was received. */
  readonly message: string
}

/** What `verify` resolves to. */
export type SignInResult = SignedIn | SignInRefusal

/** Returns whether a value is a refusal, by an own field, whatever `Object.prototype` has. */
export const isRefusal = <T extends object>(value: T | SignInRefusal): value is SignInRefusal =>
  Object.hasOwn(value, 'ok')

/** Creates a refusal. */
export const refuse = (reason: SignInReason, message: string): SignInRefusal => ({ ok: false, reason, message })
