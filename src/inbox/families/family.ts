import type { EventBlock } from './eventBlock.js'
import type { Kinds } from './kindRule.js'
import type { SweepSources } from './sources.js'
import type { Judge } from './verdict.js'

/**
 * What distinguishes a family of chains. Whatever else the inbox does with deliveries and events, it does for every
 * family.
 */
export interface Family<Delivery> {
  /** How rows become events. */
  readonly kinds: Kinds<Delivery>
  /** Whether the service leaves out the transaction of some rows. Elsewhere, a row without one can't be told apart. */
  readonly lacksHashes?: true
  /** Whether this is one of its chains, spelled as `chainId` of events. */
  hasChain(chainId: string): boolean
  /** Returns the block of a delivery; `undefined` if the delivery doesn't say where its block is. */
  blockOf(delivery: Delivery): EventBlock | undefined
  /** Returns the transaction of a row that couldn't be read, if at least its hash can be. */
  lostHashOf(row: object): string | undefined
  /** Returns the outputs that its transactions spend, where the delivery says so. Only for a chain with a mempool. */
  spendsOf?(delivery: Delivery): readonly Spend[]
  /**
   * Returns how a sweep asks one of its chains about transactions; `undefined` if nothing can be asked.
   *
   * @param confirmations - how many blocks must follow a block; `undefined` for the usual number
   */
  judgeOf(sources: SweepSources, chain: string, confirmations: number | undefined): Judge | undefined
}

/** A transaction that spends an output. */
export interface Spend {
  readonly hash: string
  /** `txid:index` of the output. */
  readonly output: string
}
