import type { Caller } from '../client/caller.js'
import type { Sum } from '../client/many/types.js'
import type { CallOptions } from '../operation/call.js'
import type { ChainInput } from '../operation/encode/inputTypes.js'
import { withoutDerived } from './derived.js'
import type { MissingHoldings } from './reading.js'
import { readSolana } from './readSolana.js'
import { readUniversal } from './readUniversal.js'
import { type Source, sourcesAgain, sourcesOf } from './sources.js'
import { type Holding, type PortfolioToken, rowsOf, sumOfUsd } from './token.js'

/** What a portfolio is of. */
export interface PortfolioRequest {
  /** Addresses of EVM chains, Solana and Bitcoin, and extended public keys of Bitcoin (`xpub…`). */
  readonly wallets: readonly string[]
  /**
   * Chains by name or id, `solana`, `bitcoin`, or a group: `mainnets`, `testnets`, `all`. Each wallet is read on those of
   * its family. Default: `['mainnets']`.
   */
  readonly chains?: readonly ChainInput[] | undefined
}

/** Options of `getPortfolio`: those of each call, and how many run at once. */
export interface PortfolioOptions extends CallOptions {
  /** The most calls at once, to each of the two APIs. Default 8. */
  readonly concurrency?: number | undefined
}

/** What wallets hold, and what could not be read of it. */
export interface Portfolio {
  /** A row per wallet, chain and token, spam included. */
  readonly tokens: readonly PortfolioToken[]
  /** What the tokens are worth, in US dollars as decimal text, without spam and without those in `unpriced`. */
  readonly usd: Sum<string>
  /** Whether every chain of every wallet was read. */
  readonly complete: boolean
  /** What was not read, and why. */
  readonly missing: readonly MissingHoldings[]
  /** Tokens that have no price. They are not missing: the service knows of none. */
  readonly unpriced: readonly PortfolioToken[]
  /** When reading began; after a retry, when that of the oldest rows did. */
  readonly asOf: Date
  /** Reads again what is missing, and returns a new portfolio. This one stays as it is. */
  retry(options?: { readonly signal?: AbortSignal | null | undefined }): Promise<Portfolio>
}

/**
 * Reads what wallets hold over many chains, and what it is worth: one sum, which says whether it is whole.
 *
 * It resolves even if chains fail: they are in `missing`. An address that an extended public key of the request also
 * derives counts once, under the key.
 *
 * @param client - a client or caller
 * @throws {InputError} for what is no wallet and no chain, and for a wallet that none of the chains is of; nothing was
 *   sent.
 * @example
 * const { tokens, usd, missing } = await getPortfolio(client, { wallets: [address], chains: ['eth', 'base', 'polygon'] })
 * console.log(usd.complete ? usd.total : `at least ${usd.atLeast}`, missing)
 */
export async function getPortfolio(
  client: Pick<Caller, 'many'>,
  { wallets, chains }: PortfolioRequest,
  options: PortfolioOptions = {},
): Promise<Portfolio> {
  const sources = sourcesOf(wallets, chains)
  return readPortfolio({ client, all: sources, asOf: new Date() }, sources, [], options)
}

/** What a portfolio and its retries have in common. */
interface Reader {
  readonly client: Pick<Caller, 'many'>
  readonly all: readonly Source[]
  readonly asOf: Date
}

async function readPortfolio(
  reader: Reader,
  sources: readonly Source[],
  earlier: readonly Holding[],
  options: PortfolioOptions,
): Promise<Portfolio> {
  const { client, all, asOf } = reader
  const derived = await withoutDerived(client, all, sources, options)
  const readings = await Promise.all(readers.map(([read, isOf]) => read(client, derived.sources.filter(isOf), options)))
  const missing = [...derived.missing, ...readings.flatMap((reading) => reading.missing)]
  const found = readings.flatMap((reading) => reading.holdings)

  const lacking = new Set(missing.map(placeOf))
  const asked = sources.flatMap(({ wallet, chains }) => chains.map((chain) => ({ wallet, chain })))
  const readAnew = new Set([...found, ...asked.filter((place) => !lacking.has(placeOf(place)))].map(placeOf))
  const holdings = [...earlier.filter((one) => !readAnew.has(placeOf(one))), ...found]
  const tokens = rowsOf(holdings)
  const counted = tokens.filter(({ spam }) => !spam)
  const complete = missing.length === 0
  const sum = sumOfUsd(counted.flatMap(({ usd = [] }) => usd))
  return {
    tokens,
    usd: complete ? { complete, total: sum } : { complete, atLeast: sum },
    complete,
    missing,
    unpriced: counted.filter((row) => row.usd === undefined && row.amount > 0n && !lacking.has(placeOf(row))),
    asOf,
    retry: ({ signal } = {}) => readPortfolio(reader, sourcesAgain(all, missing), holdings, { ...options, signal }),
  }
}

/** The API that has the tokens of each family. */
const readers = [
  [readUniversal, ({ family }: Source) => family !== 'solana'],
  [readSolana, ({ family }: Source) => family === 'solana'],
] as const

const placeOf = ({ wallet, chain }: { readonly wallet: string; readonly chain: string }): string => `${wallet} ${chain}`
