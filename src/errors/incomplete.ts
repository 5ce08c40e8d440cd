import { LedgerlineError, type LedgerlineErrorJson, type LedgerlineErrorOptions } from './base.js'
import type { MissingChain } from './missingChain.js'

/** Options of an `IncompleteError`. */
export interface IncompleteErrorOptions extends LedgerlineErrorOptions {
  /** The rows that were read. */
  readonly rows?: readonly unknown[] | undefined
  /** The chains that the rows lack, wholly or in part. */
  readonly missing?: readonly MissingChain[] | undefined
}

/**
 * The result isn't complete: the list has more rows than `toArray({ max })` may read, or the service left out chains,
 * which are in `missing`. `rows` has what was read.
 *
 * `cursor` is where to continue: the page with the first row that isn't in `rows`. If you have some rows of that page
 * already, they come again. `undefined` means the first page.
 */
export class IncompleteError extends LedgerlineError {
  override readonly code = 'INCOMPLETE_ANSWER'
  /** The rows that were read, at most `max`. In `toJSON()` they are plain JSON, with `bigint` and `Date` as text. */
  declare readonly rows: readonly unknown[]

  /** The chains that `rows` lacks, wholly or in part. Empty if the list was cut off at `max`. */
  declare readonly missing: readonly MissingChain[]

  constructor(message: string, options?: IncompleteErrorOptions) {
    super(message, { rows: [], missing: [], ...options } as IncompleteErrorOptions)
  }

  override get name(): 'IncompleteError' {
    return 'IncompleteError'
  }

  override toJSON(): LedgerlineErrorJson {
    const plain = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value)
    return { ...super.toJSON(), rows: JSON.parse(JSON.stringify(this.rows, plain)) } as LedgerlineErrorJson
  }
}
