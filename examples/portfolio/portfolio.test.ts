// How you test your own code: no network, no server, no key.
import { createClient } from 'ledgerline'
import { createMockFetch, type MockFetchOptions } from 'ledgerline/mock'
import { getPortfolio } from 'ledgerline/portfolio'
import { expect, test } from 'vitest'
import { portfolioValue } from './valueOf.js'

const wallets = ['0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045']
const read = (options?: MockFetchOptions) =>
  getPortfolio(createClient({ apiKey: 'test', retries: 0, fetch: createMockFetch(options) }), { wallets })

test('the value of a wallet is one sum', async () => {
  expect(portfolioValue(await read())).toMatch(/^\$\d+\.\d\d$/)
})

test('a chain that could not be read makes it a lower bound, which names the chain', async () => {
  const portfolio = await read({ faults: 'partial' })
  expect(portfolioValue(portfolio)).toMatch(/^at least \$\d+\.\d\d without 0x2105$/)
})

test('a token without a price is named', async () => {
  const token = { chainId: '0x1', tokenAddress: 'native', symbol: 'NEW', balanceRaw: '1', decimals: 0, usdPrice: null }
  const answer = () => ({ result: [token], cursor: null, meta: { syncedAt: {}, failedChains: [] } })
  expect(portfolioValue(await read({ answers: { 'universal.getTokenBalances': answer } }))).toBe('$0.00 without NEW')
})
