/**
 * Reads what a response was billed from its header `x-request-weight`.
 *
 * @returns compute units, a whole number up to 1,000,000; `undefined` if the header is absent or has any other value
 */
export function billOf(headers: Headers): number | undefined {
  const text = headers.get('x-request-weight') ?? ''
  const units = /^\d{1,7}$/.test(text) ? Number(text) : mostUnits + 1
  return units <= mostUnits ? units : undefined
}

/**
 * Returns the compute units of an attempt, for hooks: its bill, if there is one; else 0 for a 429, as in a limiter, or
 * the expected cost.
 */
export const unitsOf = (bill: number | undefined, status: number | undefined, cost: number): number =>
  bill ?? (status === 429 ? 0 : cost)

/** More than any call costs. */
const mostUnits = 1_000_000
