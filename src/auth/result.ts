import type { SignInChainId } from './chainId.js'

/** Why somebody is not signed in. */
export type SignInReason =
  /** The text is no message of the standard of its family, or its address is wrong. */
  | 'INVALID_MESSAGE'
  /** It was made for another domain, or for another scheme. */
  | 'WRONG_DOMAIN'
  /** Its URI is of another origin. */
  | 'WRONG_URI'
  /** Its chain is none of `chains`. */
  | 'WRONG_CHAIN'
  /** Its `Expiration Time` has passed. */
  | 'EXPIRED'
  /** Its `Not Before` or `Issued At` is still to come. */
  | 'NOT_YET_VALID'
  /** Its nonce was never issued, was used before, or is too old. */
  | 'INVALID_NONCE'
  /** Another key signed it, or another text was signed. */
  | 'INVALID_SIGNATURE'
  /** `ethCall` or `verifyKeyless` failed: whether the signature is valid is unknown. */
  | 'CALL_FAILED'
  /** It is by a keyless account of Aptos, and there is no `verifyKeyless`. */
  | 'KEYLESS_UNSUPPORTED'
  /** It is wrapped by ERC-8010: its account is not delegated yet. */
  | 'ERC8010_UNSUPPORTED'

/** Somebody has proved to own an address. */
export interface SignedIn {
  readonly ok: true
  /** As this package writes addresses everywhere, so that it compares with `===`: EVM and Aptos in lower case. */
  readonly address: string
  /** Chain that the message names: an id such as `0x1`, or a network such as `solana:mainnet`. */
  readonly chain: SignInChainId
  /** What the message says in words. */
  readonly statement?: string | undefined
  /** What the message was given as its request id. */
  readonly requestId?: string | undefined
  /** URIs that the message lists; empty without any. */
  readonly resources: readonly string[]
  /** When the message was made. */
  readonly issuedAt: Date
  /** When the message stops being valid. */
  readonly expirationTime?: Date | undefined
}

/** Somebody is not signed in. */
export interface SignInRefusal {
  readonly ok: false
  /** For your code. */
  readonly reason: SignInReason
  /** For your log: in words, what was expected and what came. */
  readonly message: string
}

/** What `verify` resolves to. */
export type SignInResult = SignedIn | SignInRefusal

/** Returns whether something is a refusal: it says so itself, whatever stands on `Object.prototype`. */
export const isRefusal = <T extends object>(value: T | SignInRefusal): value is SignInRefusal =>
  Object.hasOwn(value, 'ok')

/** Refuses to sign somebody in. */
export const refuse = (reason: SignInReason, message: string): SignInRefusal => ({ ok: false, reason, message })
