import { type ChainRow, chainData } from './chainData.js'
import { chainEnds } from './chainEnds.js'
import { namesOf } from './chainNames.js'
import { type EvmChainId, readChain } from './chains.js'

/** A known EVM chain. */
export interface EvmChain {
  /** Hex without leading zeros, such as `0x1`. */
  readonly id: EvmChainId
  /** Such as `Ethereum Mainnet`. */
  readonly name: string
  /** What fees are paid in. */
  readonly nativeCurrency: NativeCurrency
  /** URL of the block explorer, without a trailing slash. */
  readonly explorerUrl: string
  /** Names `parseChain` accepts for it, besides `name`; the first is the provider's own, if it has one. */
  readonly aliases: readonly string[]
  /** Last day on which the provider serves it, ISO: past, or announced. Absent for a chain that stays. */
  readonly endedOn?: string
  /** A day by which the provider had ended it, ISO, where its last one is not known. */
  readonly endedBy?: string
}

/** The coin in which a chain charges its fees. */
export interface NativeCurrency {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/**
 * Looks up what is known about an EVM chain.
 *
 * @param chain - anything `parseChain` accepts
 * @returns the chain; `undefined` when it is not known.
 * @example
 * getChain('eth')?.explorerUrl // 'https://etherscan.io'
 */
export function getChain(chain: bigint | number | string): EvmChain | undefined {
  const id = readChain(chain)
  const row = chainData.find(([number]) => number === Number(id))
  return row && chainOf(row)
}

/**
 * Lists every known chain by ascending id, for menus. Calls accept other ids too.
 *
 * @example
 * getChains().map(({ id, name }) => [id, name]) // [['0x1', 'Ethereum Mainnet'], ['0x5', 'Goerli'], …]
 */
export function getChains(): readonly EvmChain[] {
  return chainData.map(chainOf)
}

function chainOf([number, currency, symbol, explorerUrl]: ChainRow): EvmChain {
  const [name, ...aliases] = namesOf(number)
  const nativeCurrency = { name: currency, symbol, decimals: 18 }
  const { on, by } = chainEnds[number] ?? {}
  const end = { ...(on !== undefined && { endedOn: on }), ...(by !== undefined && { endedBy: by }) }
  return { id: `0x${number.toString(16)}`, name, nativeCurrency, explorerUrl, aliases, ...end }
}
