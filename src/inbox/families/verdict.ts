/** An event of a transaction in one block. */
export interface Sighting {
  readonly id: string
  readonly blockHash: string
  readonly blockNumber: bigint
}

/** A transaction with events that stayed provisional or pending. */
export interface Suspect {
  readonly chain: string
  readonly hash: string
  /** Events that stayed provisional. */
  readonly open: readonly Sighting[]
  /** Events that stayed pending. */
  readonly pending: readonly Sighting[]
  /** Pending events that were orphaned because another transaction that spends the same output is in a block that may vanish. */
  readonly contested: readonly Sighting[]
  /** Other events that were orphaned. Their block may have stayed after all. */
  readonly orphaned: readonly Sighting[]
  /** Whether an earlier sweep has missed the transaction, long enough ago to believe it. */
  readonly isLongMissing: boolean
}

/** Asks a chain about a transaction. Resolves to `undefined` if it is too early to tell. */
export type Judge = (suspect: Suspect) => Promise<Verdict | undefined>

/** What a chain says about a transaction. */
export interface Verdict {
  /**
   * The block in which it is, deep enough to be final, with all its events, whichever were delivered. Only where the
   * transaction determines them.
   */
  readonly block?: { readonly hash: string; readonly number: bigint; readonly timestamp: Date } | undefined
  /** Whether an event is in the block that has the transaction. With `block`, nobody asks, nor for `isGone`. */
  stays(event: Sighting): boolean
  /** Whether the block of an event has lost the transaction, or has vanished. */
  isGone(event: Sighting): boolean
  /** Whether the transaction wasn't found, which proves nothing by itself. */
  readonly isMissing?: true
}

/** The verdict that a transaction wasn't found. */
export const missing: Verdict = { stays: () => false, isGone: () => false, isMissing: true }
