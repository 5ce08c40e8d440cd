import type { Operation } from './operation.js'

/**
 * Returns what one attempt of a call is expected to cost, according to its document. What it really cost is in the
 * response, as `response.units`.
 *
 * A charge per chain or per wallet is multiplied by the entries of the input that lists them. A group, such as `chains:
 * ['mainnets']`, counts the chains of `getChains` that are in it. If you don't pass that input, it counts once, because
 * then the service chooses.
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
  const { input = '', groups = {} } = costPer ?? {}
  const listed = costPer && [values[input] ?? []].flat()
  if (!listed?.length) return cost
  const sizes = listed.map((entry) => {
    const name = String(entry).trim().toLowerCase()
    return (Object.hasOwn(groups, name) && groups[name]) || 1
  })
  const count = sizes.reduce((sum, size) => sum + size)
  return cost * Math.min(count, Math.max(listed.length, groups.all ?? count)) // chains beside `all` are in it
}
