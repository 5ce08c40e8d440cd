/**
 * Remembers which deliveries were processed, so that copies have no effect: the service delivers at least once.
 *
 * Several processes can share one store. No store gives you exactly-once processing by itself, because a process may
 * die between your code and the store. If something must happen exactly once, do it in a transaction that also inserts
 * the key under a unique index: see `DeliveryContext.key`.
 */
export interface Dedupe {
  /**
   * Claims a delivery in one atomic step, so that only one of two callers gets `true`.
   *
   * @returns `false` if the delivery was claimed before; it is then acknowledged without your code. `undefined`, as
   * from a forgotten `return`, is an error, and the handler answers 500.
   * @throws anything, if the store knows that another process is still working on the delivery: the handler answers
   * 500, and the service sends the delivery again.
   */
  claim(key: string): Promise<boolean>
  /** Releases the claim because your code failed, so that the next copy is processed. */
  release(key: string): Promise<void>
  /** Called when your code has finished with a delivery, for stores that distinguish "in progress" from "done". */
  confirm?(key: string): Promise<void>
}

/**
 * Creates a store in the memory of this process.
 *
 * @param limit - how many keys to remember at least; it keeps up to twice as many, of about 0.3 KB each
 */
export function memoryDedupe(limit = 10_000): Dedupe {
  // Two generations, so that forgetting is cheap: in a single set, the oldest key would have to be searched for.
  let recent = new Set<string>()
  let older = new Set<string>()
  return {
    async claim(key) {
      if (recent.has(key) || older.has(key)) return false
      if (recent.size >= limit) {
        older = recent
        recent = new Set()
      }
      recent.add(key)
      return true
    },
    async release(key) {
      recent.delete(key)
      older.delete(key)
    },
  }
}
