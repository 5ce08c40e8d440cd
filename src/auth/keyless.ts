import type { Hex } from '../values/hex.js'
import { askWithin } from './askWithin.js'
import type { SignInChainId } from './chainId.js'
import type { NonceUse } from './nonceUse.js'
import { refuse, type SignInRefusal } from './result.js'

/** A signature by a keyless key of Aptos. The key is known to belong to the address; verify whether it signed. */
export interface KeylessRequest {
  readonly chain: SignInChainId
  readonly address: string
  /**
   * The kind of `publicKey` and `signature`, by the name that `@aptos-labs/siwa` uses. Of several keys, one is keyless.
   */
  readonly scheme: 'ed25519' | 'multi_ed25519' | 'single_key' | 'multi_key'
  /** As `bcsToHex` of the official package returns it. */
  readonly publicKey: Hex
  /** As `bcsToHex` of the official package returns it. */
  readonly signature: Hex
  /** The bytes that were signed. */
  readonly message: Uint8Array
}

/** Resolves to whether a keyless key has signed. It must reject if it can't find out. */
export type VerifyKeyless = (request: KeylessRequest, options: { readonly signal: AbortSignal }) => Promise<boolean>

/** Asks `verifyKeyless` whether a keyless key has signed. */
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
