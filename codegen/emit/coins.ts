import type { CoinInterface } from '../document/coins.js'
import type { Emitted } from './imports.js'

/** Emits the addresses by chain. */
export function emitCoins(coins: readonly CoinInterface[]): Emitted {
  const rows = coins.flatMap(({ address, chains }) => chains.map((chain) => [chain, address] as const))
  const lines = rows.sort(([a], [b]) => a - b).map(([chain, address]) => `  '0x${chain.toString(16)}': '${address}',`)
  const text = `/** By chain: the address at which its coin has the interface of an ERC-20 token, in lower case. */
export const coinInterfaces: Readonly<Record<string, string>> = {
${lines.join('\n')}
}`
  return { text, imports: [] }
}
