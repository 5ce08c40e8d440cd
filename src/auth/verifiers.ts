import type { Hex } from '../values/hex.js'
import { callNode, type EthCallRequest } from './ethCall.js'
import { askKeyless, type KeylessRequest } from './keyless.js'
import type { NonceUse } from './nonceUse.js'
import type { SignInRefusal } from './result.js'
import type { SignInSettings } from './settings.js'

/** The calls to other services for one message. They are only made if its nonce was issued, and with a timeout. */
export interface Verifiers {
  /** Calls a node; absent without `ethCall`. */
  readonly node?: ((request: EthCallRequest) => Promise<Hex | SignInRefusal>) | undefined
  /** Verifies a signature by a keyless key. */
  keyless(request: KeylessRequest): Promise<SignInRefusal | undefined>
}

/** Creates the calls to other services for a message. */
export function verifiersOf({ ethCall, verifyKeyless, timeout }: SignInSettings, nonce: NonceUse): Verifiers {
  return {
    node: ethCall && (async (request) => (await nonce.beforeCall()) ?? callNode(ethCall, request, timeout)),
    keyless: (request) => askKeyless(verifyKeyless, request, { nonce, timeout }),
  }
}
