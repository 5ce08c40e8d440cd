import type { Operation } from './operation.js'

/**
 * Computes what one attempt of a call is expected to cost, by its document. A charge per chain or per wallet is
 * multiplied by the entries of the input that lists them, and stands once where that is not given: then the service
 * chooses, and nobody knows how many. A group, such as `chains: ['all']`, counts as one: the call then costs at least
 * that. What it did cost, the service says: `response.units`.
 *
 * @param values - the inputs of the call by public name, encoded or as they were given
 * @returns compute units, for a group at least; 1 where none are known
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
