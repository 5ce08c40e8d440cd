/** A simulated chain, which grows by what is delivered. */
export interface GrowingChain {
  /** Takes the block of a delivery. */
  mine(delivery: Readonly<Record<string, unknown>>): void
  /** Adds empty blocks, by default so many that every block is deep enough for a sweep of an inbox. */
  grow(blocks?: bigint): void
  /** Removes all blocks. */
  reset(): void
}
