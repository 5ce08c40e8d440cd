import { LedgerlineError } from './base.js'

/** A function was given a network it does not support. */
export class UnsupportedNetworkError extends LedgerlineError {
  override readonly code = 'INCORRECT_NETWORK'

  override get name(): 'UnsupportedNetworkError' {
    return 'UnsupportedNetworkError'
  }
}
