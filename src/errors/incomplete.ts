import { LedgerlineError, type LedgerlineErrorJson, type LedgerlineErrorOptions } from './base.js'
import type { MissingChain } from './missingChain.js'
import type { MissingInput } from './missingInput.js'

/** Options of an `IncompleteError`. */
export interface IncompleteErrorOptions extends LedgerlineErrorOptions {
  /** The rows that were read. */
  readonly rows?: readonly unknown[] | undefined
  /** The chains that are not in them, wholly or in part; of `many`, the inputs. */
  readonly missing?: readonly (MissingChain | MissingInput)[] | undefined
}

/**
 * An answer isn't all that was asked for: a list has more rows than `toArray` was allowed to read, or the service left
 * out chains, or calls of `many` failed, which are in `missing`. What was read of a list is in `rows`.
 *
 * `cursor` is that of the page which has the first row that is missing from `rows`, so that nothing is lost where you go
 * on from there; rows of that page which you have already come again. `undefined` is the first page.
 */
export class IncompleteError extends LedgerlineError {
  override readonly code = 'INCOMPLETE_ANSWER'
  /** The rows that were read, as many as `max`; in `toJSON()` they are plain JSON, with `bigint` and `Date` as text. */
  declare readonly rows: readonly unknown[]

  /**
   * The chains that are not in `rows`, wholly or in part; empty where the list was cut by `max`. Of `many`, the inputs
   * whose data is missing, without their secrets.
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
