/**
 * Reads what an answer was billed, from the header `x-request-weight`.
 *
 * @returns compute units, a whole number up to 1,000,000; `undefined` where the header is absent or says anything else
 */
export function billOf(headers: Headers): number | undefined {
  const text = headers.get('x-request-weight') ?? ''
  const units = /^\d{1,7}$/.test(text) ? Number(text) : mostUnits + 1
  return units <= mostUnits ? units : undefined
}

/**
 * The compute units of an attempt, for hooks: its bill; without one, nothing for a 429, as a limiter counts it, else what
 * it was expected to cost.
 */
export const unitsOf = (bill: number | undefined, status: number | undefined, cost: number): number =>
  bill ?? (status === 429 ? 0 : cost)

/** More than any call costs. */
const mostUnits = 1_000_000
