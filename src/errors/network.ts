import { LedgerlineError } from './base.js'

/** A function was asked for a network it does not serve. */
export class NetworkError extends LedgerlineError {
  override readonly code = 'INCORRECT_NETWORK'

  override get name(): 'NetworkError' {
    return 'NetworkError'
  }
}
