import { getMultipleTokenPrices, getPortfolio as getSolanaPortfolio } from '../../generated/solana/operations.gen.js'
import type { Portfolio, SplTokenBalance } from '../../generated/solana/types.gen.js'
import type { SolanaAddress } from '../values/solanaAddress.js'
import { missingOf, type Reader, withoutNull } from './reading.js'
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
  const holdings = wallets.results.flatMap(({ input, data }) => holdingsOf(input.address as Source['wallet'], data))

  const priced = holdings.filter(({ spam, amount }) => !spam && amount > 0n)
  const mints = [...new Set(priced.map(mintOf))]
  const calls = Array.from({ length: Math.ceil(mints.length / perCall) }, (_, at) => ({
    addresses: mints.slice(at * perCall, (at + 1) * perCall),
  }))
  const prices = await client.many(getMultipleTokenPrices, calls, options)
  const priceOf = new Map(
    prices.rows((list) => list).map(({ row }) => [row.tokenAddress as string | undefined, row.usdPrice]),
  )
  const sourceOf = (wallet: unknown): Source | undefined => sources.find((source) => source.wallet === wallet)
  const unpriced = prices.missing.flatMap((missing) => {
    const lost = priced.filter((holding) => missing.input.addresses.includes(mintOf(holding)))
    return [...new Set(lost.map(({ wallet }) => wallet))].flatMap((wallet) => missingOf(sourceOf(wallet), missing))
  })
  return {
    holdings: holdings.map((one) => ({ ...one, ...usdOf(one.amount, one.decimals, priceOf.get(mintOf(one))) })),
    missing: [...wallets.missing.flatMap((one) => missingOf(sourceOf(one.input.address), one)), ...unpriced],
  }
}

const mintOf = ({ token }: Holding): string => (token === 'native' ? wrapped : token)

function holdingsOf(wallet: Source['wallet'], { nativeBalance, tokens }: Portfolio): readonly Holding[] {
  const coin: Holding = {
    wallet,
    chain,
    token: 'native',
    symbol: 'SOL',
    name: 'Solana',
    decimals: 9,
    amount: nativeBalance.lamports,
    spam: false,
    verified: true,
    source: 'solana',
    account: '',
  }
  return [coin, ...tokens.map((token) => holdingOf(wallet, token))]
}

function holdingOf(wallet: Source['wallet'], row: SplTokenBalance): Holding {
  const { mint, symbol, name, logo, decimals, amountRaw, possibleSpam, isVerifiedContract, associatedTokenAddress } =
    row
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
  }
}
