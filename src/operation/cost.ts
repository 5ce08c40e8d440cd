import type { Operation } from './operation.js'

/**
 * Returns what one attempt of a call is expected to cost, according to its document. What it really cost is in the
 * response, as `response.units`.
 *
 * A charge per chain or per wallet is multiplied by the entries of the input that lists them. It counts once if you
 * don't pass that input, because then the service chooses. A group, such as `chains: ['all']`, also counts once, so the
 * call costs at least the result.
 *
 * @param values - the inputs of the call by public name, encoded or as you pass them
 * @returns compute units; 1 if none are known
 * @example
 * costOf(getWalletNetWorth, { address, chains: ['0x1', '0x89'] }) // 500
 */
export function costOf(
  { cost = 1, costPer }: Pick<Operation, 'cost' | 'costPer'>,
  values: Readonly<Record<string, unknown>>,
): number {
  const listed = costPer && values[costPer.input]
  return cost * (Array.isArray(listed) ? Math.max(1, listed.length) : 1)
}
