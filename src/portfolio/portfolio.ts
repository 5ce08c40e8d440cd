import { optionsOf } from '../arguments/options.js'
import { paramsOf } from '../arguments/params.js'
import { needed, positiveCount, type Rule, type RulesOf } from '../arguments/rules.js'
import type { Caller } from '../client/caller.js'
import type { Sum } from '../client/many/manyAnswer.js'
import { callOptionRules } from '../client/optionRules.js'
import type { CallOptions } from '../operation/call.js'
import type { ChainInput } from '../operation/encode/inputTypes.js'
import { timeNow } from '../runtime/timer.js'
import { withoutDerived } from './derived.js'
import type { MissingHoldings } from './reading.js'
import { readSolana } from './readSolana.js'
import { readUniversal } from './readUniversal.js'
import { isAsked, isGroup, type Source, sourcesAgain, sourcesOf } from './sources.js'
import { type DoubtfulToken, type Holding, type PortfolioToken, rowsOf, sumOfUsd } from './token.js'
import { withoutAccount } from './withoutAccount.js'

/** Which wallets to read, and on which chains. */
export interface PortfolioRequest {
  /** Addresses of EVM chains, Solana and Bitcoin, and extended public keys of Bitcoin (`xpub…`). */
  readonly wallets: readonly string[]
  /**
   * EVM chains by name or id, `solana`, `bitcoin`, or a group: `mainnets`, `testnets`, `all`. Each wallet is read on
   * the chains of its own family. Default: `['mainnets']`.
   */
  readonly chains?: readonly ChainInput[] | undefined
}

/** Options of `getPortfolio`: those of a single call, for each of its calls, and how many run at once. */
export interface PortfolioOptions extends CallOptions {
  /** How many calls run at once to each of the two APIs. Default 8. */
  readonly concurrency?: number | undefined
}

/** What wallets hold, what that is worth, and what is missing. */
export interface Portfolio {
  /** A row per wallet, chain and token, spam included. */
  readonly tokens: readonly PortfolioToken[]
  /**
   * What the tokens are worth, in US dollars as exact decimal text. Spam and what is `unpriced` or `doubtful` don't
   * count. It is complete if every chain of every wallet was read and nothing is doubtful.
   */
  readonly usd: Sum<string>
  /** Whether every chain of every wallet was read. */
  readonly complete: boolean
  /** The wallets and chains that were not read, and why. */
  readonly missing: readonly MissingHoldings[]
  /** Tokens whose worth isn't known: the service has no price or no decimals. They don't make the sum incomplete. */
  readonly unpriced: readonly PortfolioToken[]
  /** Tokens whose figures contradict each other or can't be read. The sum lacks them, so it isn't complete. */
  readonly doubtful: readonly DoubtfulToken[]
  /** When reading began. A retry keeps it, because its oldest rows are from then. */
  readonly asOf: Date
  /** Reads what is missing again and nothing else, and returns a new portfolio. This one doesn't change. */
  retry(options?: { readonly signal?: AbortSignal | null | undefined }): Promise<Portfolio>
}

/**
 * Reads the tokens of wallets on many chains, and adds up what they are worth. The sum has a `total` only if every
 * chain was read.
 *
 * It resolves even if chains fail: they are in `missing`. If an extended public key of the request also derives one of
 * the addresses, that address counts once, under the key.
 *
 * @param client - a client or caller
 * @param request - the wallets, and the chains to read them on
 * @throws {InputError} if a wallet or chain is invalid, or a wallet is on none of the chains; nothing was sent.
 * @example
 * const { tokens, usd, missing } = await getPortfolio(client, { wallets: [address], chains: ['eth', 'base'] })
 * console.log(usd.complete ? usd.total : `at least ${usd.atLeast}`, missing)
 */
export async function getPortfolio(
  client: Pick<Caller, 'many'>,
  request: PortfolioRequest,
  options: PortfolioOptions = {},
): Promise<Portfolio> {
  const { wallets, chains } = paramsOf(request, 'request', requestRules, '{ wallets, chains }')
  const own = optionsOf(options, optionRules())
  const sources = sourcesOf(wallets, chains)
  return readPortfolio({ client, all: sources, asOf: new Date(timeNow()) }, sources, [], own)
}

const list: Rule = { demand: 'takes a list', accepts: Array.isArray }
const requestRules: RulesOf<PortfolioRequest> = { wallets: /* @__PURE__ */ needed(list), chains: list }
/** A function, because bundlers keep an unused literal with a spread in it. */
const optionRules = (): RulesOf<PortfolioOptions> => ({ ...callOptionRules, concurrency: positiveCount })

/** What a portfolio and its retries share. */
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
  const found = readings.flatMap((reading) => reading.holdings)
  const missing = [...derived.missing, ...readings.flatMap((reading) => reading.missing), ...withoutAccount(found)]

  const lacking = new Set(missing.map(placeOf))
  const renewed = new Set(found.map(placeOf))
  const isRead = ({ wallet, chain }: Holding): boolean => {
    const source = sources.find((one) => one.wallet === wallet)
    if (!source || !isAsked(source, chain)) return false
    return ![chain, ...source.chains.filter(isGroup)].some((own) => lacking.has(placeOf({ wallet, chain: own })))
  }
  const holdings = [...earlier.filter((one) => !renewed.has(placeOf(one)) && !isRead(one)), ...found]
  const { tokens, doubtful } = rowsOf(holdings)
  const counted = tokens.filter((row) => !row.spam && !doubtful.some(({ token }) => token === row))
  const complete = missing.length === 0
  const sum = sumOfUsd(counted.flatMap(({ usd = [] }) => usd))
  return {
    tokens,
    usd: complete && doubtful.length === 0 ? { complete: true, total: sum } : { complete: false, atLeast: sum },
    complete,
    missing,
    unpriced: counted.filter((row) => row.usd === undefined && row.amount > 0n && !lacking.has(placeOf(row))),
    doubtful,
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
