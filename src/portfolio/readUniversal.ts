import { coinInterfaces } from '../../generated/coins.gen.js'
import { getTokenBalances } from '../../generated/universal/operations.gen.js'
import type { TokenBalance } from '../../generated/universal/types.gen.js'
import type { Issue } from '../operation/decode/decoding.js'
import { doubtOf } from './doubt.js'
import { type MissingHoldings, missingOf, type Reader, type Reading, unreadIn, withoutNull } from './reading.js'
import { isAsked, type Source } from './sources.js'
import { type Holding, usdOf } from './token.js'

/** More rows than any wallet has. */
const mostRows = 100_000

/** Reads what EVM and Bitcoin wallets hold: one list per wallet, over all its chains. */
export const readUniversal: Reader = async (client, sources, options): Promise<Reading> => {
  const inputs = sources.map(({ wallet, chains }) => ({ walletAddressOrPublicKey: wallet, chains, limit: 1000 }))
  const { results, missing } = await client.many(getTokenBalances, inputs, { ...options, all: { max: mostRows } })
  const sourceOf = new Map<unknown, Source>(inputs.map((input, at) => [input, sources[at] as Source]))
  const readings = results.map(({ input, data, issues }) => {
    const source = sourceOf.get(input) as Source // each input is of one
    return readRows(source, data, issues)
  })
  return {
    holdings: readings.flatMap(({ holdings }) => holdings),
    missing: [
      ...missing.flatMap((one) => missingOf(sourceOf.get(one.input), one)),
      ...readings.flatMap((reading) => reading.missing),
    ],
  }
}

/** Reads the rows of the chains that were asked for. A chain of which that isn't known is missing. */
function readRows(source: Source, rows: readonly TokenBalance[], issues: readonly Issue[]): Reading {
  const unknown = rows.filter(({ chainId }) => isAsked(source, chainId) === undefined).map(({ chainId }) => chainId)
  const missing = [...new Set(unknown)].map((chain): MissingHoldings => ({ wallet: source.wallet, chain, ...notKnown }))
  const asked = rows.filter(({ chainId }) => isAsked(source, chainId))
  // the first row of a coin counts, and what its interface is listed with may be older
  const inOrder = [...asked.filter((row) => !isInterface(row)), ...asked.filter(isInterface)]
  const isUnread = unreadIn(rows, '/result', issues)
  return { holdings: inOrder.map((row) => holdingOf(source.wallet, row, isUnread)), missing }
}

const notKnown = {
  reason: 'failed',
  message: 'It is not known whether this chain is in the group that you asked for: name the chain to count it',
} as const

function holdingOf(
  wallet: Source['wallet'],
  row: TokenBalance,
  isUnread: ReturnType<typeof unreadIn<TokenBalance>>,
): Holding {
  const { chainId, tokenAddress, balanceRaw, decimals, symbol, name, logo, usdPrice, usdValue } = row
  const doubt = doubtOf({
    ...{ amountRaw: balanceRaw, amount: row.balance, decimals, price: usdPrice, worth: usdValue },
    unread: {
      amounts: isUnread(row, 'balance') || isUnread(row, 'decimals'),
      worth: isUnread(row, 'usdValue'),
      price: isUnread(row, 'usdPrice'),
    },
  })
  return {
    wallet,
    chain: chainId,
    token: row.nativeToken === true || isNative(tokenAddress) || isInterface(row) ? 'native' : tokenAddress,
    ...withoutNull({ symbol, name, logo, decimals }),
    amount: balanceRaw,
    ...usdOf(balanceRaw, decimals, usdPrice, usdValue),
    spam: row.possibleSpam === true,
    verified: row.verifiedContract === true,
    source: 'universal',
    account: row.derivedAddress ?? '',
    ...(doubt && { doubt }),
  }
}

/** Whether a token is a chain's coin by the addresses that stand for one on every chain. */
const isNative = (token: string): boolean => token === 'native' || /^0x(?:e{40}|0{40})$/i.test(token)

/** Whether a token is a chain's coin by its interface of an ERC-20 token. */
const isInterface = ({ chainId, tokenAddress, nativeToken }: TokenBalance): boolean =>
  nativeToken !== true && coinInterfaces[chainId] === tokenAddress.toLowerCase()
