/** Judges how late turns are used, from how long the store usually takes to respond. */
export interface Delays {
  /**
   * Records how long the store took to respond, in milliseconds.
   *
   * @returns the shortest of the last 8 times: a distant store takes that long every time, only a stall takes longer
   */
  usual(took: number): number
  /**
   * Returns whether a turn that would be used this many milliseconds late should be given back instead. After a stall
   * of the store or of this process, late turns plus those that follow would exceed the rate. If every turn is late,
   * the third in a row is used anyway.
   */
  isTooLate(late: number): boolean
}

/**
 * Creates a judge of late turns.
 *
 * @param margin milliseconds by which an attempt may reach the service after its turn; a turn may use up half of it
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

/** Whether a turn is used later than it should be. */
export const isLate = (late: number, margin: number): boolean => late > Math.max(margin / 2, 50)
