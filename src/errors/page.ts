import { LedgerlineError, type LedgerlineErrorOptions } from './base.js'

/** Options of a `PaginationError`. */
export interface PaginationErrorOptions extends LedgerlineErrorOptions {
  /** Default `NO_DATA_FOUND`. */
  readonly code?: 'NO_DATA_FOUND' | 'CURSOR_REPEATED' | undefined
}

/** There is no next page, or the service repeats a cursor. */
export class PaginationError extends LedgerlineError {
  /** `NO_DATA_FOUND` after the last page, `CURSOR_REPEATED` when the service sent the same cursor twice. */
  declare readonly code: 'NO_DATA_FOUND' | 'CURSOR_REPEATED'

  constructor(message: string, options?: PaginationErrorOptions) {
    super(message, { code: 'NO_DATA_FOUND', ...options })
  }

  override get name(): 'PaginationError' {
    return 'PaginationError'
  }
}
