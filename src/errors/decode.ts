import { LedgerlineError, type LedgerlineErrorOptions } from './base.js'

/** Options of a `DecodeError`. */
export interface DecodeErrorOptions extends LedgerlineErrorOptions {
  /** JSON pointer into the response. Default `''`, the whole response. */
  readonly path?: string | undefined
  /** What the API's document promises at `path`. */
  readonly expected?: string | undefined
  /** The value on the wire. */
  readonly raw?: unknown
}

/** A response breaks its contract, and the bad part can't be left out. */
export class DecodeError extends LedgerlineError {
  override readonly code = 'INVALID_DATA'
  /** JSON pointer into the response; `''` is the whole response. @see RFC 6901 */
  declare readonly path: string
  /** What the API's document promises at `path`. */
  declare readonly expected: string
  /** The value on the wire. */
  declare readonly raw: unknown

  constructor(message: string, options?: DecodeErrorOptions) {
    super(message, { path: '', expected: '', ...options })
  }

  override get name(): 'DecodeError' {
    return 'DecodeError'
  }
}
