import { LedgerlineError, type LedgerlineErrorJson, type LedgerlineErrorOptions } from './base.js'
import type { MissingChain } from './missingChain.js'
import type { MissingInput } from './missingInput.js'

/** Options of an `IncompleteError`. */
export interface IncompleteErrorOptions extends LedgerlineErrorOptions {
  /** The rows that were read. */
  readonly rows?: readonly unknown[] | undefined
  /** The chains that the rows lack, wholly or in part; of `many`, the inputs whose data is missing. */
  readonly missing?: readonly (MissingChain | MissingInput)[] | undefined
}

/**
 * The result isn't complete: the list has more rows than `toArray({ max })` may read, the service left out chains, or
 * calls of `many` failed. `missing` says what isn't there; `rows` has what was read of a list.
 *
 * `cursor` is where to continue: the page with the first row that isn't in `rows`. If you have some rows of that page
 * already, they come again. `undefined` means the first page.
 */
export class IncompleteError extends LedgerlineError {
  override readonly code = 'INCOMPLETE_ANSWER'
  /** The rows that were read, at most `max`. In `toJSON()` they are plain JSON, with `bigint` and `Date` as text. */
  declare readonly rows: readonly unknown[]

  /**
   * The chains that `rows` lacks, wholly or in part. Empty if the list was cut off at `max`. Of `many`, the inputs whose
   * data is missing, without their secrets.
   */
  declare readonly missing: readonly (MissingChain | MissingInput)[]

  constructor(message: string, options?: IncompleteErrorOptions) {
    super(message, { rows: [], missing: [], ...options } as IncompleteErrorOptions)
  }

  override get name(): 'IncompleteError' {
    return 'IncompleteError'
  }

  override toJSON(): LedgerlineErrorJson {
    const text = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value)
    const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value, text))
    return { ...super.toJSON(), rows: plain(this.rows), missing: plain(this.missing) } as LedgerlineErrorJson
  }
}
