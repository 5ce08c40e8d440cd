import { withoutWalletKeys } from './walletKeys.js'

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
  | 'ADDRESSES_REFUSED'
  | 'REMOVAL_REFUSED'
  | 'INVALID_SIGNATURE'
  | 'INVALID_PAYLOAD'
  | 'INCORRECT_NETWORK'
  | 'UNSUPPORTED_PLATFORM'

/** Options of every error. */
export interface LedgerlineErrorOptions {
  /** Id of the operation that failed. */
  readonly operation?: string | undefined
  /** The cursor of the page that failed, if the call reads a list. */
  readonly cursor?: string | null | undefined
  /** What to do about it: one short sentence per hint. */
  readonly hints?: readonly string[] | undefined
  /** The underlying error. It must not contain a secret, because it is printed with this one. */
  readonly cause?: unknown
}

/** An error as a plain object, for logs. It also contains the fields of its class, such as `status`. */
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
 * Base class of all errors of this package.
 *
 * The first line of `message` says what happened. Each hint follows on a line of its own. `name` and `code` are
 * literals that survive minifiers.
 */
export abstract class LedgerlineError extends Error {
  /** What happened, for programs to branch on. */
  declare readonly code: LedgerlineErrorCode
  /** Id of the operation that failed. */
  declare operation?: string
  /**
   * The cursor of the page that failed, if the call reads a list. Pass it as the input that pages, usually `cursor`, to
   * continue there. `undefined` means the first page, `null` that the list has ended.
   */
  declare cursor?: string | null | undefined
  /**
   * What `toArray`, `take` or `many` read of a list: the rows of the pages before `cursor`. Both together are the list.
   * `toJSON()` has them only for an `IncompleteError`.
   */
  declare readonly rows?: readonly unknown[]
  /** Marks errors of every installed copy of this package. */
  declare readonly [brand]: true

  constructor(message: string, options: LedgerlineErrorOptions = {}) {
    const given: LedgerlineErrorOptions = Object.assign(Object.create(null), options) // without a prototype
    // the remaining options of a class become its fields
    const { hints = [], cause, cursor, ...fields } = given
    super(withoutWalletKeys([message, ...hints].join(HINT)), given)
    Object.defineProperty(this, brand, { value: true }) // not a computed key: bundlers would keep unused classes for it
    Object.assign(this, fields, cursor !== undefined && { cursor })
  }

  /** The name of the class: a getter of a literal, so that minifiers can't change it and stack traces begin with it. */
  abstract override get name(): string

  /** What to do about it. */
  get hints(): readonly string[] {
    return this.message.split(HINT).slice(1)
  }

  /**
   * `ledgerline:` and the code. Next.js gives an error boundary in production nothing of a server's error but its
   * digest, and keeps one that the error brings.
   */
  get digest(): string {
    return `ledgerline:${this.code}`
  }

  /** Returns the error as a plain object: name, code, message, hints, operation, cursor and the fields of its class. */
  toJSON(): LedgerlineErrorJson {
    const { name, code, message, hints } = this
    return Object.assign({ name, code, message, hints }, this)
  }
}

/**
 * Returns whether a value is an error of this package, even one from another installed copy of it.
 *
 * A clone made by `structuredClone` or `postMessage` isn't recognized: send `error.toJSON()` instead, and turn it back
 * into an error with `errorFromJSON`.
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
