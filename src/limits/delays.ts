/** Tells how late turns are used, by how long a store usually takes to answer. */
export interface Delays {
  /**
   * Notes how long an answer took, in milliseconds.
   *
   * @returns the shortest of the last ones: one that is far away takes as long every time, one that stalls takes longer
   */
  usual(took: number): number
  /**
   * Returns whether a turn that is used so many milliseconds late is better given back: used after a stall, of the store
   * or of this process, it would go beyond the rate together with those that follow. Where all of them are late, the
   * third in a row is used.
   */
  isTooLate(late: number): boolean
}

/**
 * Creates what tells how late turns are.
 *
 * @param margin milliseconds that an attempt may reach the service after its turn, of which turns may take half
 */
export function createDelays(margin: number): Delays {
  const last: number[] = []
  let passed = 0
  return {
    usual(took) {
      last.push(took)
      if (last.length > 8) last.shift()
      return Math.min(...last)
    },
    isTooLate(late) {
      passed = isLate(late, margin) && passed < 2 ? passed + 1 : 0
      return passed > 0
    },
  }
}

/** Whether a turn is used later than it should. */
export const isLate = (late: number, margin: number): boolean => late > Math.max(margin / 2, 50)
