import { LedgerlineError } from './base.js'

/** The machine or runtime cannot do what was asked. */
export class PlatformError extends LedgerlineError {
  override readonly code = 'UNSUPPORTED_PLATFORM'

  override get name(): 'PlatformError' {
    return 'PlatformError'
  }
}
