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

/** How an attempt ended, as far as its cost goes. */
export interface AttemptEnd {
  /** Whether the request may have reached the service. */
  readonly sent: boolean
  /** The status of the response, if one began. */
  readonly status?: number | undefined
  /** What the response says it was billed. */
  readonly bill?: number | undefined
}

/** What an attempt cost, and who says so. */
export interface AttemptCost {
  /** Compute units. */
  readonly units: number
  /**
   * `billed`: the response says so. `expected`: it doesn't; a 401 or a 429 then costs nothing, any other attempt what the
   * document says. `unsent`: the request never left, so it costs nothing.
   */
  readonly basis: 'billed' | 'expected' | 'unsent'
}

/**
 * Returns what an attempt cost. Limiters, hooks, telemetry and the command all ask here, so that they agree.
 *
 * @param expected - compute units, according to the document
 */
export function costOfAttempt({ sent, status, bill }: AttemptEnd, expected: number): AttemptCost {
  if (bill !== undefined) return { units: bill, basis: 'billed' }
  if (!sent) return { units: 0, basis: 'unsent' }
  return { units: isFreeStatus(status) ? 0 : expected, basis: 'expected' }
}

/** Whether the service turns a request away before it bills it, unless the response says otherwise. */
export const isFreeStatus = (status: number | undefined): boolean => status === 401 || status === 429

/** More than any call costs. */
const mostUnits = 1_000_000
