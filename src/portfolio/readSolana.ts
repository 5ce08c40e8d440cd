import { getMultipleTokenPrices, getPortfolio as getSolanaPortfolio } from '../../generated/solana/operations.gen.js'
import type { Portfolio, SplTokenBalance, SplTokenPrice } from '../../generated/solana/types.gen.js'
import type { Issue } from '../operation/decode/decoding.js'
import type { SolanaAddress } from '../values/solanaAddress.js'
import { doubtOf } from './doubt.js'
import { missingOf, type Reader, unreadIn, withoutNull } from './reading.js'
import type { Source } from './sources.js'
import { type Holding, usdOf } from './token.js'

const chain = 'solana-mainnet'

/** The mint of wrapped SOL, whose price is that of SOL. */
const wrapped = 'So11111111111111111111111111111111111111112' as SolanaAddress

/** How many mints one call prices. */
const perCall = 100

/** Reads what Solana wallets hold, and then the prices of everything that isn't spam. */
export const readSolana: Reader = async (client, sources, options) => {
  const inputs = sources.map(({ wallet }) => ({ address: wallet }))
  const wallets = await client.many(getSolanaPortfolio, inputs, options)
  const holdings = wallets.results.flatMap(({ input, data, issues }) =>
    holdingsOf(input.address as Source['wallet'], data, issues),
  )

  const priced = holdings.filter(({ spam, amount }) => !spam && amount > 0n)
  const mints = [...new Set(priced.map(mintOf))]
  const calls = Array.from({ length: Math.ceil(mints.length / perCall) }, (_, at) => ({
    addresses: mints.slice(at * perCall, (at + 1) * perCall),
  }))
  const prices = await client.many(getMultipleTokenPrices, calls, options)
  const listed = prices.rows((list) => list)
  const priceOf = new Map(listed.map(({ row }) => [row.tokenAddress as string | undefined, row.usdPrice]))
  const unread = new Set(
    prices.results.flatMap(({ input, data, issues }) => unreadPrices(input.addresses, data, issues)),
  )
  const sourceOf = (wallet: unknown): Source | undefined => sources.find((source) => source.wallet === wallet)
  const unpriced = prices.missing.flatMap((missing) => {
    const lost = priced.filter((holding) => missing.input.addresses.includes(mintOf(holding)))
    return [...new Set(lost.map(({ wallet }) => wallet))].flatMap((wallet) => missingOf(sourceOf(wallet), missing))
  })
  return {
    holdings: holdings.map((one) => {
      const doubt = one.doubt ?? (one.amount > 0n && unread.has(mintOf(one)) ? 'price' : undefined)
      return { ...one, ...usdOf(one.amount, one.decimals, priceOf.get(mintOf(one))), ...(doubt && { doubt }) }
    }),
    missing: [...wallets.missing.flatMap((one) => missingOf(sourceOf(one.input.address), one)), ...unpriced],
  }
}

const mintOf = ({ token }: Holding): string => (token === 'native' ? wrapped : token)

/** The mints whose price can't be read; of a price that doesn't say whose it is, each mint without one. */
function unreadPrices(
  mints: readonly string[],
  prices: readonly SplTokenPrice[],
  issues: readonly Issue[],
): readonly string[] {
  const isUnread = unreadIn(prices, '', issues)
  if (!prices.some((price) => isUnread(price, 'tokenAddress')))
    return prices.flatMap((price) => (isUnread(price, 'usdPrice') ? (price.tokenAddress ?? []) : []))
  const read = new Set<string>(
    prices.flatMap((price) => (isUnread(price, 'usdPrice') ? [] : (price.tokenAddress ?? []))),
  )
  return mints.filter((mint) => !read.has(mint))
}

function holdingsOf(wallet: Source['wallet'], data: Portfolio, issues: readonly Issue[]): readonly Holding[] {
  const { nativeBalance, tokens } = data
  const { lamports: amount, solana } = nativeBalance
  const unread = { amounts: issues.some(({ path }) => path === '/nativeBalance/solana') }
  const doubt = doubtOf({ amountRaw: amount, amount: solana, decimals: 9, unread })
  const coin: Holding = {
    wallet,
    chain,
    token: 'native',
    symbol: 'SOL',
    name: 'Solana',
    decimals: 9,
    amount,
    spam: false,
    verified: true,
    source: 'solana',
    account: '',
    ...(doubt && { doubt }),
  }
  const isUnread = unreadIn(tokens, '/tokens', issues)
  return [coin, ...tokens.map((token) => holdingOf(wallet, token, isUnread))]
}

function holdingOf(
  wallet: Source['wallet'],
  row: SplTokenBalance,
  isUnread: ReturnType<typeof unreadIn<SplTokenBalance>>,
): Holding {
  const { mint, symbol, name, logo, decimals, amountRaw, possibleSpam, isVerifiedContract, associatedTokenAddress } =
    row
  const isUnclear = isUnread(row, 'amount') || isUnread(row, 'decimals')
  const doubt = doubtOf({ amountRaw, amount: row.amount, decimals, unread: { amounts: isUnclear } })
  return {
    wallet,
    chain,
    token: mint,
    ...withoutNull({ symbol, name, logo, decimals }),
    amount: amountRaw,
    spam: possibleSpam === true,
    verified: isVerifiedContract === true,
    source: 'solana',
    account: associatedTokenAddress ?? '',
    ...(doubt && { doubt }),
  }
}
