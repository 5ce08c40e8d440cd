import { createCaller } from 'ledgerline'
import { createMockFetch } from 'ledgerline/mock'
import { getPortfolio } from 'ledgerline/portfolio'
import { expect, test } from 'vitest'
import { amountOf, holdingsOf } from '../../../../playground/app/portfolio/holdings.js'
import { mockHeaders } from '../../../../playground/app/portfolio/mockHeaders.js'

const evm = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const solana = 'kXB7FfzdrfZpAZEW3TZcp8a8CwQbsowa6BdfAHZ4gVs'
const bitcoin = 'bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh'

const read = (wallet: string, fails: boolean) =>
  getPortfolio(
    createCaller({ apiKey: 'any', retries: 0, fetch: createMockFetch() }),
    { wallets: [wallet] },
    {
      headers: mockHeaders(wallet, fails),
    },
  )

test.each([evm, solana, bitcoin])('the mock lets one chain of %s fail on request', async (wallet) => {
  expect(await read(wallet, false)).toMatchObject({ complete: true })
  const { usd, missing } = await read(wallet, true)
  expect(usd).toMatchObject({ complete: false })
  expect(new Set(missing.map(({ chain }) => chain)).size).toBe(1)
})

test('the most valuable token comes first, spam is set aside, and what has no price is named', async () => {
  const { tokens } = await read(evm, false)
  const [first] = tokens
  if (!first) throw new Error('The mock has no tokens')
  const { usd: _, ...priceless } = { ...first, symbol: 'NEW\u202e' }
  const { shown, spam, unpriced } = holdingsOf({ tokens: [priceless, ...tokens], unpriced: [priceless], doubtful: [] })
  expect(shown.map(({ usd }) => usd)).toEqual(['3775.625', '1500.25', '755.125', '248.66', undefined])
  expect(spam.map(amountOf)).toEqual(['7 base units'])
  expect(unpriced).toEqual(['NEW\\u202e'])
})
