/** Verified deliveries that wait for the database. */
export interface Backlog {
  /**
   * Runs work for a delivery of so many bytes, which count until the work has ended.
   *
   * @returns `undefined` if there is no room; a single delivery always has room
   */
  admit(bytes: number, work: () => Promise<void>): Promise<void> | undefined
}

/**
 * Limits the memory of deliveries that wait for the database. If it hangs, the service goes on sending, and each
 * delivery is held with all its events until its statement has ended, even if it was answered before.
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
