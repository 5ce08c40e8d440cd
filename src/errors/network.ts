import { LedgerlineError } from './base.js'

/** A function was given a network it does not support. */
export class NetworkError extends LedgerlineError {
  override readonly code = 'INCORRECT_NETWORK'

  override get name(): 'NetworkError' {
    return 'NetworkError'
  }
}
