import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** Where the coin of some chains has the interface of an ERC-20 token. */
export interface CoinInterface {
  /** In lower case. */
  readonly address: string
  /** Who says so. */
  readonly source: string
  /** Ids of the chains. */
  readonly chains: readonly number[]
}

/**
 * Reads the interfaces of coins.
 *
 * @throws {Error} if an address isn't in lower case, a source is missing, or a chain is listed twice.
 */
export function readCoins(file = 'specs/shared/coins.yaml'): readonly CoinInterface[] {
  const coins: readonly CoinInterface[] = parse(readFileSync(file, 'utf8'))
  for (const { address, source } of coins) {
    if (!/^0x[\da-f]{40}$/.test(address)) throw new Error(`${file}: ${address} is no address in lower case`)
    if (!source) throw new Error(`${file}: ${address} has no source`)
  }
  const chains = coins.flatMap((coin) => coin.chains)
  const twice = chains.find((chain, at) => chains.indexOf(chain) !== at)
  if (twice !== undefined) throw new Error(`${file}: chain ${twice} is listed twice`)
  return coins
}
