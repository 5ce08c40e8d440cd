import { getTokenBalances } from '../../generated/universal/operations.gen.js'
import type { TokenBalance } from '../../generated/universal/types.gen.js'
import { missingOf, type Reader, type Reading, withoutNull } from './reading.js'
import { isGroup, type Source } from './sources.js'
import { type Holding, usdOf } from './token.js'

/** More rows than any wallet has. */
const mostRows = 100_000

/** Reads what EVM and Bitcoin wallets hold: one list per wallet, over all its chains. */
export const readUniversal: Reader = async (client, sources, options): Promise<Reading> => {
  const inputs = sources.map(({ wallet, chains }) => ({ walletAddressOrPublicKey: wallet, chains, limit: 1000 }))
  const { results, missing } = await client.many(getTokenBalances, inputs, { ...options, all: { max: mostRows } })
  const sourceOf = new Map<unknown, Source>(inputs.map((input, at) => [input, sources[at] as Source]))
  return {
    holdings: results.flatMap(({ input, data }) => {
      const { wallet, chains } = sourceOf.get(input) as Source // each input is of one
      const isAsked = ({ chainId }: TokenBalance): boolean => chains.includes(chainId) || chains.some(isGroup)
      return data.filter(isAsked).map((row) => holdingOf(wallet, row))
    }),
    missing: missing.flatMap((one) => missingOf(sourceOf.get(one.input), one)),
  }
}

function holdingOf(wallet: Source['wallet'], row: TokenBalance): Holding {
  const { chainId, tokenAddress, balanceRaw, decimals, symbol, name, logo, usdPrice, usdValue } = row
  return {
    wallet,
    chain: chainId,
    token: row.nativeToken === true || isNative(tokenAddress) ? 'native' : tokenAddress,
    ...withoutNull({ symbol, name, logo, decimals }),
    amount: balanceRaw,
    ...usdOf(balanceRaw, decimals, usdPrice, usdValue),
    spam: row.possibleSpam === true,
    verified: row.verifiedContract === true,
    source: 'universal',
    account: row.derivedAddress ?? '',
  }
}

/** Whether a token is a chain's coin, which the service also lists by special addresses: `0x…1010` is Polygon's. */
const isNative = (token: string): boolean => token === 'native' || /^0x(?:e{40}|0{40}|0{36}1010)$/i.test(token)
