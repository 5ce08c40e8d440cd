import { LedgerlineError, type LedgerlineErrorOptions } from './base.js'

/** Options of a `ConnectionError`. */
export interface ConnectionErrorOptions extends LedgerlineErrorOptions {
  /** Attempts made, the failed one included. */
  readonly attempts?: number | undefined
}

/** Options of a `TimeoutError`. */
export interface TimeoutErrorOptions extends ConnectionErrorOptions {
  /** The timeout that was exceeded, in milliseconds. */
  readonly timeout: number
}

/** No complete response arrived: the host could not be reached, or the connection broke. */
export class ConnectionError extends LedgerlineError {
  override readonly code = 'CONNECTION_FAILED'
  /** Attempts made, the failed one included. */
  declare readonly attempts: number | undefined

  constructor(message: string, options?: ConnectionErrorOptions) {
    super(message, options)
  }

  override get name(): 'ConnectionError' {
    return 'ConnectionError'
  }
}

/** Something took longer than its timeout: an attempt, body included, the function `apiKey`, or a webhook delivery. */
export class TimeoutError extends LedgerlineError {
  override readonly code = 'TIMEOUT'
  /** The timeout that was exceeded, in milliseconds. */
  declare readonly timeout: number
  /** Attempts made, the failed one included. */
  declare readonly attempts: number | undefined

  constructor(message: string, options: TimeoutErrorOptions) {
    super(message, options)
  }

  override get name(): 'TimeoutError' {
    return 'TimeoutError'
  }
}
