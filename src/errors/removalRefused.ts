import { LedgerlineError, type LedgerlineErrorOptions } from './base.js'

/** Options of a `RemovalRefusedError`. */
export interface RemovalRefusedErrorOptions extends LedgerlineErrorOptions {
  readonly reason: 'empty' | 'incomplete' | 'max'
  readonly streamId: string
  readonly wanted: number
  readonly found: number
  readonly total?: number | undefined
  readonly remove: number
  readonly max: number
  readonly added: number
}

/**
 * `ensureStream` didn't remove addresses from a stream, because the removal looks like a mistake. No address was
 * removed; the missing ones were added.
 */
export class RemovalRefusedError extends LedgerlineError {
  override readonly code = 'REMOVAL_REFUSED'
  /**
   * `empty`: your `addresses` were empty. `incomplete`: the service listed another number of addresses than its `total`,
   * so the list can't be trusted. `max`: more addresses than `remove.max` would be removed.
   */
  declare readonly reason: 'empty' | 'incomplete' | 'max'
  /** The stream; blank if it doesn't exist yet, in a dry run. */
  declare readonly streamId: string
  /** How many different addresses you passed. */
  declare readonly wanted: number
  /** How many different addresses the service listed. */
  declare readonly found: number
  /** How many addresses the stream has according to the service; `undefined` if it doesn't say. */
  declare readonly total: number | undefined
  /** How many addresses would have been removed. */
  declare readonly remove: number
  /** The most that `remove.max` allows. */
  declare readonly max: number
  /** How many missing addresses were added before; in a dry run, how many would be. */
  declare readonly added: number

  constructor(message: string, options: RemovalRefusedErrorOptions) {
    super(message, options)
  }

  override get name(): 'RemovalRefusedError' {
    return 'RemovalRefusedError'
  }
}
