const brand: unique symbol = /* @__PURE__ */ Symbol.for('ledgerline.error')

/** The codes of every error class, for programs to branch on. */
export type LedgerlineErrorCode =
  | 'API_KEY_NOT_SET'
  | 'INVALID_CONFIGURATION'
  | 'INVALID_ARGUMENT'
  | 'INVALID_DATA'
  | 'UNAUTHENTICATED'
  | 'PERMISSION_DENIED'
  | 'QUOTA_EXCEEDED'
  | 'RATE_LIMITED'
  | 'NOT_FOUND'
  | 'SERVER_ERROR'
  | 'API_ERROR'
  | 'TIMEOUT'
  | 'CONNECTION_FAILED'
  | 'NO_DATA_FOUND'
  | 'CURSOR_REPEATED'
  | 'EMPTY_PAGES'
  | 'INCOMPLETE_ANSWER'
  | 'BUDGET_EXCEEDED'
  | 'INVALID_SIGNATURE'
  | 'INVALID_PAYLOAD'
  | 'INCORRECT_NETWORK'
  | 'UNSUPPORTED_PLATFORM'

/** Options of every error. */
export interface LedgerlineErrorOptions {
  /** Id of the operation that failed. */
  readonly operation?: string | undefined
  /** Where the list goes on, when the call was one of a list. */
  readonly cursor?: string | null | undefined
  /** What to do about it: one short sentence per hint. */
  readonly hints?: readonly string[] | undefined
  /** The underlying error. It must hold no secret: it is printed with this one. */
  readonly cause?: unknown
}

/** An error as a plain object, for logs. It also has the fields of its class, such as `status`. */
export interface LedgerlineErrorJson {
  readonly name: string
  readonly code: LedgerlineErrorCode
  readonly message: string
  readonly hints: readonly string[]
  readonly operation?: string
  readonly cursor?: string | null | undefined
}

const HINT = '\n  → '

/**
 * Base class of every error this package throws.
 *
 * The first line of `message` says what happened; each hint follows on a line of its own. Names are getters that return
 * literals, so minifiers cannot change them and stack traces start with them. The options of a class become its fields,
 * assigned here once for all classes.
 */
export abstract class LedgerlineError extends Error {
  /** What happened, for programs to branch on. */
  declare readonly code: LedgerlineErrorCode
  /** Id of the operation that failed; set once, by the first layer that knows it. */
  declare operation?: string
  /**
   * The cursor of the page that failed, where the call was one of a list: its input that pages takes it, so that a job
   * goes on there. `undefined` for the first page, `null` behind the last.
   */
  declare cursor?: string | null | undefined
  /** Marks errors of every installed copy of this package. */
  declare readonly [brand]: true

  constructor(message: string, options: LedgerlineErrorOptions = {}) {
    const given: LedgerlineErrorOptions = Object.assign(Object.create(null), options) // inheriting nothing
    const { hints = [], cause, cursor, ...fields } = given
    super([message, ...hints].join(HINT), given)
    Object.defineProperty(this, brand, { value: true }) // bundlers keep a class with a computed key, even unused
    Object.assign(this, fields, cursor !== undefined && { cursor })
  }

  abstract override get name(): string

  /** What to do about it. */
  get hints(): readonly string[] {
    return this.message.split(HINT).slice(1)
  }

  /** The error as a plain object: name, code, message, hints, operation, cursor and the fields of its class. */
  toJSON(): LedgerlineErrorJson {
    const { name, code, message, hints } = this
    return Object.assign({ name, code, message, hints }, this)
  }
}

/**
 * Returns whether a value is an error of this package, even one from another installed copy of it. A clone by
 * `structuredClone` or `postMessage` is none any more: send `error.toJSON()`, and restore it with `errorFromJSON`.
 *
 * @example
 * if (isLedgerlineError(error) && error.code === 'RATE_LIMITED') await rest()
 */
export function isLedgerlineError(value: unknown): value is LedgerlineError {
  try {
    return brand in Object(value)
  } catch {
    return false // a proxy that throws
  }
}
