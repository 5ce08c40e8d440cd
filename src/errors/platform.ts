import { LedgerlineError } from './base.js'

/** The machine or runtime can't do what you asked for. */
export class PlatformError extends LedgerlineError {
  override readonly code = 'UNSUPPORTED_PLATFORM'

  override get name(): 'PlatformError' {
    return 'PlatformError'
  }
}
