/** Deliveries that are verified and wait for the database. */
export interface Backlog {
  /**
   * Runs work for a delivery of so many bytes, which count until it has ended.
   *
   * @returns `undefined` where there is no room; one alone always has
   */
  admit(bytes: number, work: () => Promise<void>): Promise<void> | undefined
}

/**
 * Bounds the memory of deliveries that wait for the database: while it hangs, the service goes on sending, and each is held
 * with all its events until its statement has ended, not only until it is answered.
 *
 * @param limit - bytes of bodies
 */
export function createBacklog(limit: number): Backlog {
  let held = 0
  return {
    admit(bytes, work) {
      if (held > 0 && held + bytes > limit) return undefined
      held += bytes
      return work().finally(() => {
        held -= bytes
      })
    },
  }
}
