import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClient, IncompleteError } from '../../../src/index.js'
import { createMockFetch } from '../../../src/mock.js'
import { getPortfolio } from '../../../src/portfolio.js'
import { type AnswerServer, startAnswerServer } from '../../support/answerServer.js'

let server: AnswerServer
beforeAll(async () => {
  server = await startAnswerServer()
})
afterAll(() => server.close())

const client = () => createClient({ apiKey: 'test', baseUrl: server.url, hooks: { onIssue() {} } })
const wallet = '0xcb1c1fde09f811b294172696404e88e658659905'
const row = { chainId: '0x1', tokenAddress: 'native', balanceRaw: '1' }
const page = (meta: unknown, cursor: string | null = null) => ({ meta, cursor, result: [row] })
const whole = { syncedAt: { '0x1': 5 }, unsupportedChains: null, failedChains: null }
const ask = (chains?: readonly string[]) =>
  client().universal.getTokenBalances({ walletAddressOrPublicKey: wallet, ...(chains && { chains }) })

const failed = { chainId: '0x89', code: 'INTERNAL_SERVER_ERROR', error: 'timed out' }

test.each([
  ['nothing', whole, ['eth'], []],
  ['nothing, said by empty lists', { ...whole, unsupportedChains: [], failedChains: [] }, ['eth'], []],
  [
    'a chain that failed',
    { ...whole, failedChains: [failed] },
    ['eth', 'polygon'],
    [{ chain: '0x89', reason: 'failed', code: failed.code, message: failed.error }],
  ],
  [
    'a chain that failed, by its id alone',
    { ...whole, failedChains: ['0x89'] },
    ['all'],
    [{ chain: '0x89', reason: 'failed' }],
  ],
  [
    'a chain that is named and not served',
    { ...whole, unsupportedChains: ['solana-mainnet'] },
    ['eth', 'solana'],
    [{ chain: 'solana-mainnet', reason: 'unsupported' }],
  ],
  ['nothing where a group brought in what is not served', { ...whole, unsupportedChains: ['0x7e4'] }, ['mainnets'], []],
  ['nothing where no chain was named', { ...whole, unsupportedChains: ['0x7e4'] }, undefined, []],
  [
    'transactions',
    { ...whole, missingTransactions: { '0x1': 3, '0x2105': 0 } },
    ['eth'],
    [{ chain: '0x1', reason: 'transactions', message: '3 transactions are missing' }],
  ],
] as const)('a page tells that it lacks %s', async (_what, meta, chains, missing) => {
  server.answer({ body: page(meta) })
  const got = await ask(chains)
  expect([got.missing, got.complete]).toEqual([missing, missing.length === 0])
})

test('an answer that says nothing of its chains is not called complete', async () => {
  server.answer({ body: { result: null } })
  const { complete, missing } = await client().universal.getDefiSummary({ walletAddress: wallet })
  expect([complete, missing]).toEqual([false, []])
})

const second = (meta: unknown) => (request: { readonly query: URLSearchParams }) => ({
  body: request.query.get('cursor') ? page(meta) : page(whole, 'next'),
})

test('a list that lacks a chain on any page is no whole array, unless that is allowed', async () => {
  server.answer(second({ ...whole, failedChains: ['0x89'] }))
  const error = await ask(['all'])
    .toArray({ max: 10 })
    .catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(IncompleteError)
  expect(error).toMatchObject({
    code: 'INCOMPLETE_ANSWER',
    missing: [{ chain: '0x89', reason: 'failed' }],
    rows: [{}, {}],
  })
  expect(await ask(['all']).toArray({ max: 10, allowIncomplete: true })).toHaveLength(2)
})

test('a loop over a list that lacks a chain gives every row, then throws', async () => {
  server.answer(second({ ...whole, failedChains: ['0x89'] }))
  const rows: unknown[] = []
  const loop = async () => {
    for await (const one of ask(['all'])) rows.push(one)
  }
  await expect(loop()).rejects.toMatchObject({ code: 'INCOMPLETE_ANSWER', missing: [{ chain: '0x89' }] })
  expect(rows).toHaveLength(2)
})

test('the first rows of a list that lacks a chain come with the error, where there are fewer than were asked for', async () => {
  server.answer(second({ ...whole, failedChains: ['0x89'] }))
  await expect(ask(['all']).take(10)).rejects.toMatchObject({ rows: [{}, {}], missing: [{ chain: '0x89' }] })
  expect(await ask(['all']).take(1)).toHaveLength(1)
})

test('what the service says of a chain is told once, and without the key', async () => {
  const apiKey = 'a-key-as-long-as-real-ones-are'
  const { universal } = createClient({ apiKey, baseUrl: server.url })
  const said = { chainId: '0x89', code: 'X', error: `bad key ${apiKey}` }
  server.answer({ body: page({ ...whole, failedChains: [said, '0x89'] }) })
  const error = await universal.getTokenBalances({ walletAddressOrPublicKey: wallet }).toArray({ max: 9 }).catch(String)
  expect(JSON.stringify(error)).not.toContain(apiKey)
  const { missing } = await universal.getTokenBalances({ walletAddressOrPublicKey: wallet })
  expect(missing).toHaveLength(1)
})

test('the mock gives a partial response on request', async () => {
  const mock = createClient({
    apiKey: 'test',
    fetch: createMockFetch({ faults: { 'universal.getDefiSummary': 'partial' } }),
  })
  const { complete, missing } = await mock.universal.getDefiSummary({ walletAddress: wallet })
  expect([complete, missing]).toMatchObject([false, [{ chain: '0x2105', reason: 'failed' }]])
})

test.each([
  ['partial:polygon', ['eth', 'polygon'], ['0x89']],
  ['partial:137', ['mainnets'], ['0x89']],
  ['partial:polygon', undefined, ['0x89']],
  ['partial:sepolia', ['mainnets'], []],
  ['partial:polygon', ['eth'], []],
  ['partial', ['base', 'eth'], ['0x1']],
] as const)('with the fault %s, a mock that is asked for %j lacks %j', async (fault, chains, lacks) => {
  const { universal } = createClient({ apiKey: 'test', fetch: createMockFetch({ faults: fault }) })
  const page = await universal.getTokenBalances({ walletAddressOrPublicKey: wallet, ...(chains && { chains }) })
  expect((page.missing ?? []).map(({ chain }) => chain)).toEqual(lacks)
  expect(page.result.some(({ chainId }) => chainId === lacks[0])).toBe(false)
})

test('a partial fault that passes has passed for a retry of the chain that was missing', async () => {
  const faults = { 'universal.getTokenBalances': 'partial:polygonx1' }
  const client = createClient({ apiKey: 'test', retries: 0, fetch: createMockFetch({ faults }) })
  const first = await getPortfolio(client, { wallets: [wallet], chains: ['eth', 'polygon'] })
  expect(first.missing).toMatchObject([{ chain: '0x89' }])
  expect((await first.retry()).usd.complete).toBe(true)
})

test.each(['partial:', 'partial:0x89', 'partial:mainnets', 'partial:nowhere'])(
  'a mock refuses the fault %s',
  (faults) => {
    expect(() => createMockFetch({ faults })).toThrow(`Invalid option: faults = "${faults}"`)
  },
)

test('chains are read by their names, and how far each is read is a number, the head, or not known', async () => {
  server.answer({ body: page({ ...whole, syncedAt: { '0x1': 5, 'solana-mainnet': 'latest', '0x89': -1 } }) })
  const { envelope } = await ask(['eth', 'solana', 'btc', 'mainnets'])
  expect(server.arrivals[0]?.url).toContain('chains=0x1&chains=solana-mainnet&chains=bitcoin-mainnet&chains=mainnets')
  expect(envelope.meta).toMatchObject({ syncedAt: { '0x1': 5n, 'solana-mainnet': 'latest', '0x89': null } })
})

test('an extended public key is in no error, hook or log, whether it is right or not', async () => {
  const key =
    'xpub6CUGRUonZSQ4TWtTMmzXdrXDtypWKiKrhko4egpiMZbpiaQL2jkwSB1icqYh2cfDfVxdx4df189oLKnC5fSwqPfgyP3hooxujYzAu3fDVmz'
  server.answer({ status: 400, body: { message: `no wallet ${key}` } })
  const told: unknown[] = []
  const hooks = { onRequest: (event: unknown) => told.push(event), onResponse: (event: unknown) => told.push(event) }
  const { universal } = createClient({
    apiKey: 'a-key-as-long-as-real-ones-are',
    baseUrl: server.url,
    retries: 0,
    hooks,
  })
  const wrong = `${key.slice(0, -1)}1`
  const errors = await Promise.all([
    universal.getTokenBalances({ walletAddressOrPublicKey: key }).catch((error: unknown) => error),
    universal.getAddressesByXpub({ publicKey: key }).catch((error: unknown) => error),
    universal.getTokenBalances({ walletAddressOrPublicKey: wrong }).catch((error: unknown) => error),
    universal.getAddressesByXpub({ publicKey: wrong }).catch((error: unknown) => error),
    universal.getTransactionByHash({ chainAlias: key, txHash: key }).catch((error: unknown) => error),
    universal.getTokenBalances(Object({ walletAddressOrPublicKey: wallet, [key]: 1 })).catch((error: unknown) => error),
  ])
  expect(server.arrivals).toHaveLength(2)
  const texts = [...errors.map((error) => `${String(error)} ${JSON.stringify(error)}`), JSON.stringify(told)]
  expect(texts.filter((text) => text.includes(key.slice(4, 40)))).toEqual([])
})

test.each([
  [
    'a Bitcoin address with a wrong checksum',
    { walletAddressOrPublicKey: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb' },
    'Invalid address provided',
  ],
  [
    'a group where one chain is taken',
    { chainAlias: 'all', tokenAliasOrTokenAddress: 'native' },
    'Invalid chain provided: all',
  ],
])('%s is refused before anything is sent', async (_what, input, message) => {
  server.answer({ body: {} })
  const { universal } = client()
  const call = 'chainAlias' in input ? universal.getTokenPrice(input) : universal.getTokenBalances(input)
  await expect(call).rejects.toThrow(message)
  expect(server.arrivals).toEqual([])
})

test('blocks and transactions are told apart by their family; one that comes later is handed on', async () => {
  const { universal } = createClient({ apiKey: 'test', fetch: createMockFetch() })
  const txHash = '4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b'
  const transaction = await universal.getTransactionByHash({ chainAlias: 'bitcoin', txHash })
  expect('bitcoinSpecific' in transaction && transaction.value).toBe(5_000_000_000n)
  server.answer({ body: { chainFamily: 'Sui', txid: '1' } })
  expect(await client().universal.getTransactionByHash({ chainAlias: 'bitcoin', txHash })).toEqual({
    type: 'unknown',
    tag: 'Sui',
    raw: { chainFamily: 'Sui', txid: '1' },
  })
})
