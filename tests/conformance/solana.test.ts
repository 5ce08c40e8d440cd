import { describe, expect, test } from 'vitest'
import { createCaller, createClient } from '../../src/index.js'
import { createMockFetch } from '../../src/mock.js'
import { createRawClient } from '../../src/raw.js'
import { operationQuery } from '../../src/react.js'
import { getPortfolio, getTokenAnalytics } from '../../src/solana.js'
import { runMockServer } from '../support/mockServer.js'
import { runServer } from '../unit/client/harness.js'

const mock = runMockServer()
const harness = runServer()
const mocked = () => createClient({ apiKey: 'test', baseUrl: mock.url, retries: 0 })

const address = 'kXB7FfzdrfZpAZEW3TZcp8a8CwQbsowa6BdfAHZ4gVs'
const mints = ['So11111111111111111111111111111111111111112', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v']
const [sol = ''] = mints

test('a portfolio has lamports, tokens and NFTs', async () => {
  const { nativeBalance, tokens, nfts } = await mocked().solana.getPortfolio({ address })
  expect(nativeBalance.lamports).toBe(902_329_912n)
  expect(tokens.map(({ symbol, amountRaw }) => [symbol, amountRaw])).toEqual([
    ['USDC', 12_500_000n],
    ['$WIF', 40_250_000n],
  ])
  expect(nfts.map(({ name }) => name)).toEqual(['Degen Ape #7225'])
})

test('a portfolio without its lists has empty ones', async () => {
  harness.server.answer({ body: { nativeBalance: { lamports: '1' } } })
  expect(await harness.client().solana.getPortfolio({ address })).toEqual({
    nativeBalance: { lamports: 1n },
    tokens: [],
    nfts: [],
  })
})

describe('the network', () => {
  const urlOf = (network?: 'mainnet' | 'devnet') =>
    createCaller({ apiKey: 'k' }).prepare(getPortfolio, { address, ...(network && { network }) }).url

  test('is mainnet where none is given, and part of the path', () => {
    const url = `https://solana-gateway.moralis.io/account/mainnet/${address}/portfolio`
    expect(urlOf()).toBe(url)
    expect(urlOf('devnet')).toBe(url.replace('mainnet', 'devnet'))
  })

  test('is refused before anything is sent where it is another', async () => {
    harness.server.answer({ body: {} })
    const call = Reflect.apply(harness.client().solana.balance, undefined, [{ address, network: 'testnet' }])
    await expect(call).rejects.toThrow('Solana network is not supported: testnet')
    expect(harness.server.arrivals).toEqual([])
  })
})

describe('base58 keeps its case', () => {
  test('in a URL, in a query and in a body', async () => {
    harness.server.answer({ body: [] })
    await harness.client().solana.getSPL({ address })
    expect(harness.server.arrivals[0]?.url).toBe(`/solana/account/mainnet/${address}/tokens`)
    harness.server.answer({ body: { result: [] } })
    await harness.client().solana.getSwapsByWalletAddress({ address, tokenAddress: sol })
    expect(harness.server.arrivals[0]?.query.get('tokenAddress')).toBe(sol)
    harness.server.answer({ body: [] })
    await harness.client().solana.getMultipleTokenPrices({ addresses: mints })
    expect(JSON.parse(harness.server.arrivals[0]?.body ?? '')).toEqual({ addresses: mints })
  })

  test('in an answer', async () => {
    harness.server.answer({ body: mints.map((mint) => ({ mint, amountRaw: '1', associatedTokenAddress: address })) })
    const tokens = await harness.client().solana.getSPL({ address })
    expect(tokens.map(({ mint, associatedTokenAddress }) => [mint, associatedTokenAddress])).toEqual(
      mints.map((mint) => [mint, address]),
    )
  })

  test('in the key of a query, where another case is another account', () => {
    const client = createClient({ apiKey: 'k' })
    const keyOf = (wallet: string) => JSON.stringify(operationQuery(client, getPortfolio, { address: wallet }).queryKey)
    expect(keyOf(address)).toContain(address)
    expect(keyOf(sol)).not.toBe(keyOf(sol.replace('So', 'sp')))
  })

  test('in the mock, of a server and in the process', async () => {
    for (const client of [mocked(), createClient({ apiKey: 'test', fetch: createMockFetch() })]) {
      const prices = await client.solana.getMultipleTokenPrices({ addresses: mints })
      expect(prices.map(({ tokenAddress }) => tokenAddress)).toEqual(mints)
    }
  })
})

describe('what the EVM host serves', () => {
  test('goes there, and says that it is about Solana', () => {
    const url = createCaller({ apiKey: 'k' }).prepare(getTokenAnalytics, { tokenAddress: sol }).url
    expect(url).toBe(`https://deep-index.moralis.io/api/v2.2/tokens/${sol}/analytics?chain=solana`)
  })

  test('follows the base URL of the EVM API', () => {
    const baseUrl = { evm: 'https://proxy.test/evm-data', solana: 'https://elsewhere.test' }
    const url = createCaller({ apiKey: 'k', baseUrl }).prepare(getTokenAnalytics, { tokenAddress: sol }).url
    expect(url).toMatch(/^https:\/\/proxy\.test\/evm-data\/tokens\//)
  })

  test.each([
    ['a server', () => mocked()],
    ['the process', () => createClient({ apiKey: 'test', fetch: createMockFetch() })],
    [
      'the process, with this API alone',
      () => createClient({ apiKey: 'test', fetch: createMockFetch({ apis: ['solana'] }) }),
    ],
  ])('is mocked in %s', async (_where, clientOf) => {
    const { uniqueWallets } = await clientOf().solana.getTokenAnalytics({ tokenAddress: sol })
    expect(uniqueWallets?.['24h']).toBe(600_128)
    const [token] = await clientOf().solana.getTrendingTokens()
    expect([token?.chainId, token?.tokenAddress]).toEqual(['solana', '7E448GypzBbahPkoUaATMBdYpeycnzyZ1g43myWogxAd'])
  })

  test('is there alone: neither at the host of Solana, nor for another chain', async () => {
    expect((await mock.ask('/solana/tokens/trending?chain=solana')).status).toBe(404)
    expect((await mock.ask('/evm/tokens/trending?chain=solana')).status).toBe(200)
    const other = await mock.ask('/evm/tokens/trending?chain=0x1')
    expect(JSON.stringify(other.body)).not.toContain('7E448GypzBbahPkoUaATMBdYpeycnzyZ1g43myWogxAd')
  })

  test('is found there by the raw client', async () => {
    const raw = createRawClient('solana', { apiKey: 'test', baseUrl: mock.url })
    const { data } = await raw.GET('/tokens/trending', { params: { query: { chain: 'solana' } } })
    expect(data?.map(({ symbol }) => symbol)).toEqual(['XYZ', '$WIF'])
  })
})

test('a list that comes whole has as many rows as the limit allows', async () => {
  expect(await mocked().solana.getTrendingTokens({ limit: 1 })).toHaveLength(1)
  expect(await mocked().solana.getTrendingTokens({ limit: 100 })).toHaveLength(2)
})

test('the mock gives the swaps of a period', async () => {
  const kindsIn = async (period: object) => {
    const swaps = mocked().solana.getSwapsByWalletAddress({ address, ...period })
    return (await swaps.toArray({ max: 100 })).map(({ transactionType }) => transactionType)
  }
  expect(await kindsIn({})).toEqual(['buy', 'buy', 'sell', 'buy', 'buy'])
  expect(await kindsIn({ fromDate: '2025-01-01T08:00:00Z' })).toEqual(['buy', 'buy', 'sell'])
})
