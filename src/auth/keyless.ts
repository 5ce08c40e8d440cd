import type { Hex } from '../values/hex.js'
import { askWithin } from './askWithin.js'
import type { SignInChainId } from './chainId.js'
import type { NonceUse } from './nonceUse.js'
import { refuse, type SignInRefusal } from './result.js'

/** A signature by a keyless key of Aptos, whose account is the address already: what is left is whether it signed. */
export interface KeylessRequest {
  readonly chain: SignInChainId
  readonly address: string
  /** What `publicKey` and `signature` are, as `@aptos-labs/siwa` calls it: of several keys, one may be keyless. */
  readonly scheme: 'ed25519' | 'multi_ed25519' | 'single_key' | 'multi_key'
  /** As `bcsToHex` of the official package gives it. */
  readonly publicKey: Hex
  /** As `bcsToHex` of the official package gives it. */
  readonly signature: Hex
  /** The bytes that were signed. */
  readonly message: Uint8Array
}

/** Says whether a keyless key has signed. It rejects when that cannot be found out. */
export type VerifyKeyless = (request: KeylessRequest, options: { readonly signal: AbortSignal }) => Promise<boolean>

/** Asks whether a keyless key has signed. */
export async function askKeyless(
  verify: VerifyKeyless | undefined,
  request: KeylessRequest,
  { nonce, timeout }: { readonly nonce: NonceUse; readonly timeout: number },
): Promise<SignInRefusal | undefined> {
  if (!verify) {
    const way = 'for one that signs by an account of Google or Apple pass verifyKeyless to createSignIn'
    return refuse('KEYLESS_UNSUPPORTED', `${request.address} is a keyless account; ${way}`)
  }
  const refusal = await nonce.beforeCall()
  if (refusal) return refusal
  const asked = await askWithin(timeout, (signal) => verify(request, { signal }))
  if (asked.failure !== undefined) return refuse('CALL_FAILED', `verifyKeyless ${asked.failure}`)
  return asked.answer === true
    ? undefined
    : refuse('INVALID_SIGNATURE', `The keyless key of ${request.address} has not signed this text`)
}
