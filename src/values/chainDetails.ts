import { type ChainRow, chainData } from './chainData.js'
import { chainEnds } from './chainEnds.js'
import { namesOf } from './chainNames.js'
import { type EvmChainId, readChain } from './chains.js'

/** A known EVM chain. */
export interface EvmChain {
  /** Hex without leading zeros, such as `0x1`. */
  readonly id: EvmChainId
  /** Full name, such as `Ethereum Mainnet`. */
  readonly name: string
  /** The coin in which fees are paid. */
  readonly nativeCurrency: NativeCurrency
  /** URL of the block explorer, without a trailing slash. */
  readonly explorerUrl: string
  /** Names that `parseChain` accepts besides `name`. The first is the provider's own, if it has one. */
  readonly aliases: readonly string[]
  /** ISO date of the last day on which the provider serves it, past or announced. Absent for a chain that stays. */
  readonly endedOn?: string
  /** ISO date by which the provider had ended it, if the last day isn't known. */
  readonly endedBy?: string
}

/** The coin in which a chain charges its fees. */
export interface NativeCurrency {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/**
 * Looks up an EVM chain.
 *
 * @param chain - anything that `parseChain` accepts
 * @returns the chain; `undefined` if it isn't known.
 * @example
 * getChain('eth')?.explorerUrl // 'https://etherscan.io'
 */
export function getChain(chain: bigint | number | string): EvmChain | undefined {
  const id = readChain(chain)
  const row = chainData.find(([number]) => number === Number(id))
  return row && chainOf(row)
}

/**
 * Lists all known EVM chains, for menus. Calls accept other ids too.
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
