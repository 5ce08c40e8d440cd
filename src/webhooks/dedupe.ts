/**
 * Remembers which deliveries were taken, so that copies do nothing. The service delivers at least once.
 *
 * A store that several processes share makes them share the memory. None is exactly-once by itself: a process may die
 * between your code and the store. What must happen exactly once belongs in one transaction with a row of the key under
 * a unique index: see `DeliveryContext.key`.
 */
export interface Dedupe {
  /**
   * Takes a delivery: in one atomic step, so that of two callers one gets `true`.
   *
   * @returns `false` when the delivery was taken before; it is then acknowledged without reaching your code.
   * @throws anything while another process has the delivery in work, if the store knows: the answer is then 500, and the
   * delivery comes again.
   */
  claim(key: string): Promise<boolean>
  /** Gives a delivery back after your code failed, so that its next copy is taken. */
  release(key: string): Promise<void>
  /** Told once your code is done with a delivery, for stores that tell "in work" from "done". */
  confirm?(key: string): Promise<void>
}

/**
 * Creates a store in the memory of this process.
 *
 * @param limit - keys to remember at least; up to twice as many are kept, each about 0.3 KB.
 */
export function memoryDedupe(limit = 10_000): Dedupe {
  // Two generations, so that forgetting costs nothing: taking the oldest out of one set would search for it.
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
