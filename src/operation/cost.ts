import type { Operation } from './operation.js'

/** What a call costs, in compute units. */
export interface CallCost {
  /** What it is charged. */
  readonly billed: number
  /** What it counts against the rate limit of a second. */
  readonly counted: number
}

/**
 * Computes what one attempt of a call costs. A charge per chain or per wallet is multiplied by the entries of the input
 * that lists them, and stands once where that is not given: then the service chooses, and nobody knows how many. The
 * rate limit counts calls.
 *
 * @param values - the inputs of the call by public name, encoded or as they were given
 * @returns compute units; 1 where none are known
 * @example
 * costOf(getWalletNetWorth, { address, chains: ['0x1', '0x89'] }) // { billed: 500, counted: 50 }
 */
export function costOf(
  { cost = 1, rateLimitCost = cost, costPer }: Pick<Operation, 'cost' | 'rateLimitCost' | 'costPer'>,
  values: Readonly<Record<string, unknown>>,
): CallCost {
  const listed = costPer && values[costPer.input]
  const times = Array.isArray(listed) ? Math.max(1, listed.length) : 1
  return { billed: cost * times, counted: rateLimitCost }
}
