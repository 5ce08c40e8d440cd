import { LedgerlineError, type LedgerlineErrorOptions } from './base.js'

/** Options of a `PaginationError`. */
export interface PaginationErrorOptions extends LedgerlineErrorOptions {
  /** Default `NO_DATA_FOUND`. */
  readonly code?: 'NO_DATA_FOUND' | 'CURSOR_REPEATED' | 'EMPTY_PAGES' | undefined
}

/** There is no next page, or the service repeats a cursor or keeps sending empty pages. */
export class PaginationError extends LedgerlineError {
  /**
   * `NO_DATA_FOUND`: there is no page after the last one. `CURSOR_REPEATED`: the service sent the same cursor twice.
   * `EMPTY_PAGES`: it sent a thousand empty pages in a row.
   */
  declare readonly code: 'NO_DATA_FOUND' | 'CURSOR_REPEATED' | 'EMPTY_PAGES'

  constructor(message: string, options?: PaginationErrorOptions) {
    super(message, { code: 'NO_DATA_FOUND', ...options })
  }

  override get name(): 'PaginationError' {
    return 'PaginationError'
  }
}
