import { expect, test } from 'vitest'
import { createClient } from '../../../src/index.js'
import { createMockFetch } from '../../../src/mock.js'

const { evm } = createClient({ apiKey: 'test', fetch: createMockFetch() })
const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
const tokenAddress = '0x6982508145454ce325ddbe47a25d4ec3d2311933'
const pair = '0xa43fe16908251ee70ef74718545e4fe6c5ccec9f'

test('a candlestick holds its prices between low and high, and opens where the one before it closed', async () => {
  const call = evm.getPairCandlesticks({ address: pair, fromDate: '2023-12-31T14:00Z', toDate: '2023-12-31T21:00Z' })
  const candles = await call.toArray({ max: 100 })
  expect(candles.length).toBeGreaterThan(5)
  for (const { open = 0, high = 0, low = 0, close = 0 } of candles)
    expect([low, high]).toEqual([Math.min(open, high, low, close), Math.max(open, high, low, close)])
  expect(candles.slice(0, -1).map(({ open }) => open)).toEqual(candles.slice(1).map(({ close }) => close))
})

test('what was traded of a token is the same in every answer that tells it', async () => {
  const [analytics, score, search, trending] = await Promise.all([
    evm.getTokenAnalytics({ tokenAddress }),
    evm.getTokenScore({ tokenAddress }),
    evm.searchTokens({ query: 'pepe' }),
    evm.getTrendingTokens(),
  ])
  const found = search.result.find((token) => token.tokenAddress === tokenAddress)
  const trend = trending.find((token) => token.tokenAddress === tokenAddress)
  const day = (analytics.totalBuyVolume?.['24h'] ?? 0) + (analytics.totalSellVolume?.['24h'] ?? 0)
  const hour = (analytics.totalBuyVolume?.['1h'] ?? 0) + (analytics.totalSellVolume?.['1h'] ?? 0)
  expect(score.metrics?.volumeUsd?.['1d']).toBeCloseTo(day, 2)
  expect(found?.volumeUsd?.oneDay).toBeCloseTo(day, 2)
  expect(found?.volumeUsd?.oneHour).toBeCloseTo(hour, 2)
  expect(trend?.totalVolume).toMatchObject({ '1h': Math.round(hour), '24h': Math.round(day) })
  expect(trend?.pricePercentChange).toMatchObject({ '1h': analytics.pricePercentChange?.['1h'] })
  expect([found?.usdPrice, trend?.usdPrice, score.metrics?.usdPrice]).toEqual(Array(3).fill(Number(analytics.usdPrice)))
  expect([score.metrics?.liquidityUsd, found?.totalLiquidityUsd]).toEqual(
    Array(2).fill(Number(analytics.totalLiquidity)),
  )
  expect([found?.securityScore, found?.totalHolders]).toEqual([score.score, trend?.holders])
})

test('the liquidity of a token is that of its pairs', async () => {
  const pairs = await evm.getTokenPairs({ tokenAddress }).toArray({ max: 100 })
  const { totalLiquidity } = await evm.getTokenAnalytics({ tokenAddress })
  const { totalLiquidityUsd } = await evm.getPairStats({ address: pair })
  const sum = pairs.reduce((total, { liquidityUsd = 0 }) => total + liquidityUsd, 0)
  expect(sum).toBeCloseTo(Number(totalLiquidity), 2)
  expect(pairs.find(({ pairAddress }) => pairAddress === pair)?.liquidityUsd).toBe(Number(totalLiquidityUsd))
})

test('what was bought and sold on a pair is what was traded on it', async () => {
  const { totalVolume, buyVolume, sellVolume } = await evm.getPairStats({ address: pair })
  for (const period of ['5min', '1h', '4h', '24h'] as const)
    expect((buyVolume?.[period] ?? 0) + (sellVolume?.[period] ?? 0)).toBeCloseTo(totalVolume?.[period] ?? 0, 2)
})

test('every holder of a token is of one class and came by it in one way', async () => {
  const { totalHolders, holdersByAcquisition, holderDistribution } = await evm.getTokenHolders({ tokenAddress })
  for (const counts of [holdersByAcquisition, holderDistribution])
    expect(Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0)).toBe(totalHolders)
})

test('what a spender could take is no more than the approval, and no more than the wallet holds', async () => {
  const approvals = await evm.getWalletApprovals({ address }).toArray({ max: 100 })
  const priced = approvals.filter(({ token }) => token.usdAtRisk)
  expect(priced).not.toEqual([])
  for (const { valueFormatted, token } of priced) {
    const amount = Math.min(Number(valueFormatted), Number(token.currentBalanceFormatted))
    expect(Number(token.usdAtRisk)).toBeCloseTo(amount * Number(token.usdPrice), 5)
  }
})

test('the figures of a wallet are the sums of those of its chains', async () => {
  const whole = await evm.getWalletInsight({ address, chains: ['eth', 'polygon'], includeChainBreakdown: true })
  const chains = whole.chainBreakdown ?? []
  expect(chains).toHaveLength(whole.activeChains ?? 0)
  const sumOf = (read: (figures: (typeof chains)[number]) => unknown): number =>
    chains.reduce((sum, figures) => sum + Number(read(figures)), 0)
  expect(sumOf(({ transactionsInitiated }) => transactionsInitiated)).toBe(whole.transactionsInitiated)
  expect(sumOf(({ erc20Transfers }) => erc20Transfers?.total)).toBe(whole.erc20Transfers?.total)
  expect(sumOf(({ totalGasSpentUsd }) => totalGasSpentUsd)).toBeCloseTo(Number(whole.totalGasSpentUsd), 2)
  expect(sumOf(({ nativeNetFlowUsd }) => nativeNetFlowUsd)).toBeCloseTo(Number(whole.nativeNetFlowUsd), 2)
})
