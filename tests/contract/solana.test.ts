import { describe, expect, test } from 'vitest'
import { createClient } from '../../src/index.js'
import { createMockFetch } from '../../src/mock.js'
import { runMockServer } from '../support/mockServer.js'

const address = 'kXB7FfzdrfZpAZEW3TZcp8a8CwQbsowa6BdfAHZ4gVs'
const server = runMockServer()

const clientOf = () => createClient({ apiKey: 'test', baseUrl: server.url, retries: 0 })

test('a portfolio has lamports, tokens and NFTs', async () => {
  const { nativeBalance, tokens, nfts } = await clientOf().solana.getPortfolio({ address })
  expect(nativeBalance.lamports).toBe(902_329_912n)
  expect(tokens.map(({ symbol, amountRaw }) => [symbol, amountRaw])).toEqual([
    ['USDC', 12_500_000n],
    ['$WIF', 40_250_000n],
  ])
  expect(nfts.map(({ name }) => name)).toEqual(['Degen Ape #7225'])
})
