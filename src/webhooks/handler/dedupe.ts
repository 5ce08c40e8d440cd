/**
 * Remembers which deliveries were processed, so that copies do nothing: the service delivers at least once.
 *
 * Several processes can share one store. No store is exactly-once by itself: a process may die between your code and
 * the store. What must happen exactly once belongs in one transaction that also inserts the key under a unique index:
 * see `DeliveryContext.key`.
 */
export interface Dedupe {
  /**
   * Claims a delivery in one atomic step, so that only one of two callers gets `true`.
   *
   * @returns `false` when the delivery was claimed before; it is then acknowledged without reaching your code.
   * `undefined`, as from a forgotten `return`, is an error, and the answer 500.
   * @throws anything while another process is working on the delivery, if the store knows: the answer is then 500, and
   * the service sends the delivery again.
   */
  claim(key: string): Promise<boolean>
  /** Releases a delivery after your code failed, so that its next copy is processed. */
  release(key: string): Promise<void>
  /** Called once your code is done with a delivery, for stores that distinguish "in progress" from "done". */
  confirm?(key: string): Promise<void>
}

/**
 * Creates a store in the memory of this process.
 *
 * @param limit - keys to remember at least; up to twice as many are kept, each about 0.3 KB.
 */
export function memoryDedupe(limit = 10_000): Dedupe {
  // Two generations, so that forgetting costs nothing: removing the oldest key of a single set would mean searching for
  // it.
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
