import { describe, expect, test } from 'vitest'
import * as evm from '../../src/evm.js'
import { createClient, type Operation } from '../../src/index.js'
import { createMockFetch } from '../../src/mock.js'
import { allEntries } from '../support/catalogue.js'
import { resolve } from '../support/schemas.js'
import { key, runServer } from '../unit/client/harness.js'

// Some operations of EVM hosts know Solana too: chains and addresses there are of either kind.

const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const contract = '0x6982508145454CE325dDbE47a25d4ec3d2311933'
const harness = runServer()
const client = () => createClient({ apiKey: key, baseUrl: harness.server.url }).evm

/** Fields that may be Solana's, by the schema that has them. */
const either: Readonly<Record<string, readonly string[]>> = {
  TokenAnalytics: ['tokenAddress', 'chainId'],
  TokenAnalyticsSeries: ['tokenAddress', 'chainId'],
  TokenAndChainItem: ['tokenAddress', 'chain'],
  TrendingToken: ['tokenAddress', 'chainId'],
  FoundToken: ['tokenAddress', 'chainId'],
  Erc20MetadataImplementationsItem: ['address', 'chainId'],
}

test('the document says so, of these fields and no others', async () => {
  const [entry] = (await allEntries()).filter(({ api }) => api === 'evm')
  if (!entry) throw new Error('no document')
  const found = Object.entries(entry.document.components.schemas).flatMap(([name, schema]) => {
    const fields = Object.entries(schema.properties ?? {})
    const own = fields.filter(([, field]) => /^evm-or-solana-/.test(resolve(entry.document, field).format ?? ''))
    return own.length > 0 ? [[name, own.map(([field]) => field).sort()]] : []
  })
  const expected = Object.entries(either).map(([name, fields]) => [name, [...fields].sort()])
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected))
})

describe('what is asked of Solana is sent in its own case, what is asked of an EVM chain as ever', () => {
  const tokens = [
    { chain: 'solana', tokenAddress: mint },
    { chain: 'polygon', tokenAddress: contract },
  ]
  const sent = [
    { chain: 'solana', tokenAddress: mint },
    { chain: '0x89', tokenAddress: contract.toLowerCase() },
  ]
  test.each<[string, Operation, object, string, unknown]>([
    [
      'getTokenAnalytics',
      evm.getTokenAnalytics,
      { tokenAddress: mint, chain: 'Solana' },
      `/evm/tokens/${mint}/analytics?chain=solana`,
      undefined,
    ],
    [
      'getTokenAnalytics without a chain',
      evm.getTokenAnalytics,
      { tokenAddress: contract },
      `/evm/tokens/${contract.toLowerCase()}/analytics?chain=0x1`,
      undefined,
    ],
    ['getMultipleTokenAnalytics', evm.getMultipleTokenAnalytics, { tokens }, '/evm/tokens/analytics', { tokens: sent }],
    [
      'getTimeSeriesTokenAnalytics',
      evm.getTimeSeriesTokenAnalytics,
      { tokens, timeframe: '7d' },
      '/evm/tokens/analytics/timeseries?timeframe=7d',
      { tokens: sent },
    ],
    ['getTrendingTokens', evm.getTrendingTokens, { chain: 'solana' }, '/evm/tokens/trending?chain=solana', undefined],
    ['getTrendingTokens of all chains', evm.getTrendingTokens, {}, '/evm/tokens/trending', undefined],
    [
      'searchTokens',
      evm.searchTokens,
      { query: 'usd', chains: ['base', 'solana'] },
      '/evm/tokens/search?query=usd&chains=0x2105,solana',
      undefined,
    ],
  ])('%s', async (_, operation, input, url, body) => {
    const { url: full, body: text } = createClient({ apiKey: key, baseUrl: 'http://host.test' }).prepare(
      operation,
      input,
    )
    expect(decodeURIComponent(full.replace('http://host.test', ''))).toBe(url)
    expect(text && JSON.parse(text)).toEqual(body)
  })

  test('an address that is of neither kind is refused', async () => {
    const call = client().getTokenAnalytics({ tokenAddress: `${mint.slice(0, -1)}0`, chain: 'solana' })
    await expect(call).rejects.toThrow('Invalid address provided')
  })
})

describe('a row of Solana stands among those of EVM chains, with its address in its own case', () => {
  const rows = [
    { tokenAddress: mint, chainId: 'solana' },
    { tokenAddress: contract, chainId: '0x1' },
  ]
  const decoded = [rows[0], { tokenAddress: contract.toLowerCase(), chainId: '0x1' }]
  const place = (row: object | undefined) => ({ ...row, timeseries: [] })

  test.each<[string, unknown, () => Promise<unknown>, unknown]>([
    ['getTrendingTokens', rows, () => client().getTrendingTokens({}), decoded],
    ['searchTokens', { result: rows }, () => client().searchTokens({ query: 'usd' }), { result: decoded }],
    [
      'getMultipleTokenAnalytics',
      { categories: rows },
      () => client().getMultipleTokenAnalytics({ tokens: [{ chain: 'solana', tokenAddress: mint }] }),
      { categories: decoded },
    ],
    [
      'getTimeSeriesTokenAnalytics',
      { result: rows.map(place) },
      () =>
        client().getTimeSeriesTokenAnalytics({ timeframe: '1d', tokens: [{ chain: 'solana', tokenAddress: mint }] }),
      { result: decoded.map(place) },
    ],
    [
      'getTokenAnalytics',
      rows[0],
      () => client().getTokenAnalytics({ tokenAddress: mint, chain: 'solana' }),
      decoded[0],
    ],
    [
      'getTokenMetadata',
      [{ address: contract, implementations: [{ address: mint, chainId: 'solana' }] }],
      () => client().getTokenMetadata({ addresses: [contract] }),
      [expect.objectContaining({ implementations: [{ address: mint, chainId: 'solana' }] })],
    ],
  ])('%s', async (_, body, call, expected) => {
    harness.server.answer({ body })
    expect(await call()).toEqual(expected)
  })
})

test('the mock gives tokens of Solana where an EVM call asks for them', async () => {
  const mocked = createClient({ apiKey: 'test', fetch: createMockFetch() })
  const rows = await mocked.evm.getTrendingTokens({ chain: 'solana' })
  expect(new Set(rows.map(({ chainId }) => chainId))).toEqual(new Set(['solana']))
  const { chainId } = await mocked.evm.getTokenAnalytics({ tokenAddress: mint, chain: 'solana' })
  expect(chainId).toBe('solana')
})
