/** Sums over lists. */
export interface Totals {
  readonly rows: number
  readonly pages: number
  readonly issues: number
  readonly lost: number
  /** Lists that failed. */
  readonly failed: number
}

/** Adds sums, or subtracts them. */
export const addTotals = (one: Totals, other: Totals, sign: 1 | -1 = 1): Totals => ({
  rows: one.rows + sign * other.rows,
  pages: one.pages + sign * other.pages,
  issues: one.issues + sign * other.issues,
  lost: one.lost + sign * other.lost,
  failed: one.failed + sign * other.failed,
})
