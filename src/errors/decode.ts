import { LedgerlineError, type LedgerlineErrorOptions } from './base.js'

/** Options of a `DecodeError`. */
export interface DecodeErrorOptions extends LedgerlineErrorOptions {
  /** JSON pointer into the answer; default `''`, the whole answer. */
  readonly path?: string | undefined
  /** What the document promises there. */
  readonly expected?: string | undefined
  /** The value as the wire had it. */
  readonly raw?: unknown
}

/** An answer breaks its contract in a place where nothing can be left out. */
export class DecodeError extends LedgerlineError {
  override readonly code = 'INVALID_DATA'
  /** JSON pointer into the answer; `''` is the whole answer. @see RFC 6901 */
  declare readonly path: string
  /** What the document promises there. */
  declare readonly expected: string
  /** The value as the wire had it. */
  declare readonly raw: unknown

  constructor(message: string, options?: DecodeErrorOptions) {
    super(message, { path: '', expected: '', ...options })
  }

  override get name(): 'DecodeError' {
    return 'DecodeError'
  }
}
