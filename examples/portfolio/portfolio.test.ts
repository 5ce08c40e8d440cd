// How you test your own code: no network, no server, no key.
import { createClient, RateLimitError } from 'ledgerline'
import { createMockFetch } from 'ledgerline/mock'
import { expect, test } from 'vitest'
import { portfolioValue } from './valueOf.js'

const wallet = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

test('the value of a wallet is a number on every chain', async () => {
  const client = createClient({ apiKey: 'test', fetch: createMockFetch() })
  const values = await portfolioValue(client, wallet, ['eth', 'base'])
  expect(values.map(({ chain }) => chain)).toEqual(['eth', 'base'])
  for (const { usd } of values) expect(usd).toBeGreaterThan(0)
})

test('a wallet that was sent thousands of tokens has a value too', async () => {
  const token = { symbol: 'GIFT', balance: '1', decimals: 0, name: 'Gift', usd_value: 1 }
  const answer = () => ({ result: Array.from({ length: 1_500 }, () => token), cursor: null })
  const answers = { 'evm.getWalletTokenBalancesPrice': answer }
  const client = createClient({ apiKey: 'test', fetch: createMockFetch({ answers }) })
  expect(await portfolioValue(client, wallet, ['eth'])).toMatchObject([{ usd: 1_500 }])
})

test('a rate limit ends in its error, not in a sum that lacks a chain', async () => {
  const client = createClient({ apiKey: 'test', retries: 0, fetch: createMockFetch({ faults: '429' }) })
  await expect(portfolioValue(client, wallet, ['eth', 'base'])).rejects.toThrow(RateLimitError)
})
