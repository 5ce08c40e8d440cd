import { LedgerlineError } from './base.js'

/** You passed a network that the function doesn't support. */
export class UnsupportedNetworkError extends LedgerlineError {
  override readonly code = 'INCORRECT_NETWORK'

  override get name(): 'UnsupportedNetworkError' {
    return 'UnsupportedNetworkError'
  }
}
