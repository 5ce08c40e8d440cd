import type { Hex } from '../values/hex.js'
import { callNode, type EthCallRequest } from './ethCall.js'
import { askKeyless, type KeylessRequest } from './keyless.js'
import type { NonceUse } from './nonceUse.js'
import type { SignInRefusal } from './result.js'
import type { SignInSettings } from './settings.js'

/** What asks beyond this process about one message: only where its nonce was issued, and within a timeout. */
export interface Verifiers {
  /** Asks a node; absent without `ethCall`. */
  readonly node?: ((request: EthCallRequest) => Promise<Hex | SignInRefusal>) | undefined
  /** Asks about a signature by a keyless key. */
  keyless(request: KeylessRequest): Promise<SignInRefusal | undefined>
}

/** Makes what may ask about a message. */
export function verifiersOf({ ethCall, verifyKeyless, timeout }: SignInSettings, nonce: NonceUse): Verifiers {
  return {
    node: ethCall && (async (request) => (await nonce.beforeCall()) ?? callNode(ethCall, request, timeout)),
    keyless: (request) => askKeyless(verifyKeyless, request, { nonce, timeout }),
  }
}
