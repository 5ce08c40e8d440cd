import { describe, expect, test } from 'vitest'
import { AuthenticationError, createClient, type Issue, RateLimitError, TimeoutError } from '../../../src/index.js'
import { createMockFetch, type MockFetchOptions } from '../../../src/mock.js'
import { allEntries, callByName, type Entry, pagesOf, rowsOf } from '../../support/catalogue.js'
import { inputOf } from '../../support/exampleInputs.js'
import { watchTimers } from '../../support/watchTimers.js'

const entries = await allEntries()
const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'

/** The inputs that a call needs, as the document's examples have them, or as its first answer is the answer to. */
function neededInput(entry: Entry): Record<string, unknown> {
  const required = entry.constant.inputs.filter((input) => input.required).map(({ name }) => name)
  const names = [...required, ...(entry.operation['x-needs-one'] ?? [])]
  return Object.fromEntries(
    Object.entries({ ...inputOf(entry), ...entry.examples[0]?.input }).filter(([name]) => names.includes(name)),
  )
}

/** A client whose calls are answered in the process. */
function clientOf(options: MockFetchOptions = {}, more: Parameters<typeof createClient>[0] = {}) {
  const issues: Issue[] = []
  const mock = createMockFetch(options)
  const hooks = { onIssue: (issue: Issue) => issues.push(issue) }
  return { mock, issues, client: createClient({ apiKey: 'test', fetch: mock, retries: 0, hooks, ...more }) }
}

describe('every operation', () => {
  test.each(entries)(
    '$api $id answers its first example, at the provider’s own host or that of a plain node',
    async (entry) => {
      const own = entry.constant.fullnodeOnly
        ? { aptosNode: 'fullnode' as const, baseUrl: { aptosNode: 'https://example.com/aptosNode' } }
        : {}
      const { client, issues } = clientOf({}, own)
      const { raw, response } = await callByName(client, entry, neededInput(entry)).withResponse()
      expect([response.status < 300, issues]).toEqual([true, []])
      if (entry.api !== 'streams') expect(raw).toEqual(entry.examples[0]?.value) // streams are remembered
    },
  )

  test.each(entries.filter(({ api, operation }) => api !== 'streams' && operation['x-page']))(
    '$api $id gives the rows of its example pages, and ends',
    async (entry) => {
      const { client } = clientOf()
      let rows = 0
      for await (const _row of callByName(client, entry, neededInput(entry))) rows += 1
      expect(rows).toBe(pagesOf(entry).flatMap(({ value }) => rowsOf(entry, value)).length)
    },
  )
})

describe('a fault', () => {
  test('may be that of every operation', async () => {
    const { client } = clientOf({ faults: '429:60' })
    await expect(client.evm.getNativeBalance({ address })).rejects.toThrow(RateLimitError)
    await expect(client.aptosNode.estimateGasPrice()).rejects.toThrow(RateLimitError)
  })

  test('may be that of one operation, and the others answer', async () => {
    const { client } = clientOf({ faults: { getBlock: '500' } })
    await expect(client.evm.getBlock({ blockNumberOrHash: 1 })).rejects.toThrow(/500/)
    expect((await client.evm.getNativeBalance({ address })).balance).toBeGreaterThan(0n)
  })

  test('of an id that several APIs have needs its API, unless a function gives it by the inputs', async () => {
    const mint = 'So11111111111111111111111111111111111111112'
    const outcomes = async (faults: MockFetchOptions['faults']) => {
      const { client } = clientOf({ faults })
      const calls = [client.evm.getTokenPrice({ address }), client.solana.getTokenPrice({ address: mint })]
      return (await Promise.allSettled(calls)).map((outcome) =>
        'reason' in outcome ? outcome.reason.status : 'answered',
      )
    }
    expect(() => createMockFetch({ faults: Object({ getTokenPrice: '500' }) })).toThrow(
      "Say which one: 'evm.getTokenPrice' or 'solana.getTokenPrice' or 'universal.getTokenPrice'",
    )
    expect(await outcomes({ getTokenPrice: () => '500' })).toEqual([500, 500])
    expect(await outcomes({ 'solana.getTokenPrice': '500' })).toEqual(['answered', 500])
    expect(await outcomes({ getTokenPrice: () => '500', 'evm.getTokenPrice': '404' })).toEqual([404, 500])
    expect(() => createMockFetch({ faults: Object({ 'solana.getTokenPrise': '500' }) })).toThrow(
      'Did you mean solana.getTokenPrice?',
    )
  })

  test('may pass, so that a retry succeeds', async () => {
    const { client } = clientOf({ faults: '429:0x2' }, { retries: { limit: 2, minDelay: 0 } })
    const { response } = await client.evm.getNativeBalance({ address }).withResponse()
    expect(response.attempts).toBe(3)
  })

  test('of the header goes before that of the option', async () => {
    const { client } = clientOf({ faults: '500' })
    const call = (fault: string) => client.evm.getNativeBalance({ address }, { headers: { 'x-mock-fault': fault } })
    expect((await call('none')).balance).toBeGreaterThan(0n)
    await expect(call('401')).rejects.toThrow(AuthenticationError)
  })

  test('that poisons an answer is an issue, and the other rows are read', async () => {
    const { client, issues } = clientOf({ faults: { getWalletNFTs: 'poison' } })
    const { result } = await client.evm.getWalletNFTs({ address })
    expect(result.length).toBeGreaterThan(0)
    expect(issues).not.toEqual([])
  })

  test('that resets the connection is one without an answer', async () => {
    const { client } = clientOf({ faults: 'reset' })
    await expect(client.evm.getNativeBalance({ address })).rejects.toMatchObject({ code: 'CONNECTION_FAILED' })
  })

  test.each(['timeout', 'slow'])('%s is ended by the timeout of a call, and leaves no timer behind', async (fault) => {
    const { client } = clientOf({ faults: fault }, { timeout: 50 })
    const timers = watchTimers()
    const calls = Array.from({ length: 20 }, () => client.evm.getNativeBalance({ address }).catch((error) => error))
    for (const error of await Promise.all(calls)) expect(error).toBeInstanceOf(TimeoutError)
    expect(timers()).toBe(0)
  })

  test('of time is ended by the signal of a call, with its own reason', async () => {
    const { client } = clientOf({ faults: 'timeout', delay: 10 })
    const reason = new Error('changed my mind')
    const stopping = new AbortController()
    const call = client.evm.getNativeBalance({ address }, { signal: stopping.signal })
    setTimeout(() => stopping.abort(reason), 30)
    await expect(call).rejects.toBe(reason)
  })

  test('that there is not is refused when the mock is made', () => {
    expect(() => createMockFetch({ faults: 'flood' })).toThrow(/Invalid option: faults = "flood"\n.*timeout, reset/)
    expect(() => createMockFetch({ faults: { getBlock: '42' } })).toThrow('Invalid option: faults.getBlock = "42"')
  })

  test('of an operation that there is not is refused, with the name that was probably meant', () => {
    expect(() => createMockFetch({ faults: Object({ getBlok: '500' }) })).toThrow(
      'Invalid option: faults.getBlok: no mocked API has this operation\n  → Did you mean getBlock?',
    )
  })

  test('may be that of any operation there is', () => {
    const faults = Object.fromEntries(entries.map(({ api, id }) => [`${api}.${id}`, '500']))
    expect(() => createMockFetch({ faults })).not.toThrow()
  })

  test('of an operation of an API that does not answer is refused', () => {
    const faults = { createEvmStream: '500' }
    expect(() => createMockFetch({ faults })).not.toThrow()
    expect(() => createMockFetch({ faults, apis: ['evm'] })).toThrow('faults.createEvmStream: no mocked API')
  })
})

describe('what is remembered', () => {
  const stream = {
    webhookUrl: 'https://example.org/hook',
    description: 'Mine',
    tag: 'mine',
    chainIds: ['0x1'],
    includeNativeTxs: true,
  }
  const tagsOf = async ({ client }: ReturnType<typeof clientOf>): Promise<readonly string[]> =>
    (await client.streams.getEvmStreams({ limit: 100 })).result.map(({ tag }) => tag)

  test('is seen by later reads, until the mock is reset', async () => {
    const own = clientOf()
    const { id } = await own.client.streams.createEvmStream(stream)
    expect((await own.client.streams.getEvmStream({ id })).tag).toBe('mine')
    expect(await tagsOf(own)).toContain('mine')
    own.mock.reset()
    expect(await tagsOf(own)).not.toContain('mine')
  })

  test('is forgotten by a POST to /__mock/reset too, whatever stands before it', async () => {
    const own = clientOf()
    await own.client.streams.createEvmStream(stream)
    const { status } = await own.mock('http://127.0.0.1:4010/any/__mock/reset', { method: 'POST' })
    expect([status, await tagsOf(own)]).toEqual([204, expect.not.arrayContaining(['mine'])])
  })

  test('is that of one mock, and the same in every run', async () => {
    const [one, other] = [clientOf(), clientOf()]
    const [first, second] = [
      await one.client.streams.createEvmStream(stream),
      await other.client.streams.createEvmStream(stream),
    ]
    expect(first.id).toBe(second.id)
    await one.client.streams.deleteEvmStream({ id: first.id })
    expect(await tagsOf(other)).toContain('mine')
  })

  test('counts faults anew after a reset', async () => {
    const { client, mock } = clientOf({ faults: '500x1' })
    const call = () => client.evm.getNativeBalance({ address })
    await expect(call()).rejects.toThrow(/500/)
    mock.reset()
    await expect(call()).rejects.toThrow(/500/)
    expect((await call()).balance).toBeGreaterThan(0n)
  })
})

describe('a request', () => {
  const get = async (url: string, key = 'test') => {
    const response = await createMockFetch({ apis: ['evm', 'aptosNode'] })(url, { headers: { 'x-api-key': key } })
    return { status: response.status, text: await response.text() }
  }

  test.each([
    'http://127.0.0.1:4010/evm/dateToBlock?date=2024-01-01T00:00:00Z',
    'https://proxy.example/chain/v1/evm/dateToBlock?date=2024-01-01T00:00:00Z',
    '/chain/evm/dateToBlock?date=2024-01-01T00:00:00Z',
    'https://deep-index.moralis.io/api/v2.2/dateToBlock?date=2024-01-01T00:00:00Z',
  ])('is answered at %s', async (url) => {
    expect(await get(url)).toMatchObject({ status: 200, text: expect.stringContaining('"block"') })
  })

  test('goes to the API that has its path where two share a host', async () => {
    const { client } = clientOf()
    expect((await client.aptosNode.getBlockByHeight({ blockHeight: 212083206 }))?.blockHeight).toBe(212083206n)
    const coinTypeHashes = [`0x${'ab'.repeat(32)}`]
    expect(await client.aptos.getCoinInfoByCoinTypeHashes({ coinTypeHashes })).not.toEqual([])
  })

  test('to another place is not found, and says what is mocked', async () => {
    expect(await get('https://example.com/balance')).toMatchObject({
      status: 404,
      text: expect.stringContaining('No API is mocked at https://example.com/balance; there are /evm, /aptosNode'),
    })
    expect((await get('http://127.0.0.1/streams/stats')).status).toBe(404)
  })

  test.each([
    [`/evm/${address}/nfts`, 'Did you mean GET /{address}/nft, getWalletNFTs?'],
    [`/evm/wallets/${address}/networth`, 'Did you mean GET /wallets/{address}/net-worth, getWalletNetWorth?'],
    ['/evm/getLatestBlock', 'getLatestBlockNumber?'],
  ])('to %s, where nothing is, is told what was probably meant', async (path, told) => {
    expect(await get(`http://127.0.0.1${path}`)).toMatchObject({ status: 404, text: expect.stringContaining(told) })
  })

  test('that is to fail with a 400 is told of a value that it sent', async () => {
    const response = await createMockFetch()(`http://127.0.0.1/evm/${address}/nft`, {
      headers: { 'x-api-key': 'test', 'x-mock-fault': '400' },
    })
    expect(await response.json()).toEqual({ message: `address with value '${address}' is not valid` })
  })

  test.each(['', 'invalid'])('with the key %j is refused as the service does', async (key) => {
    expect((await get(`http://127.0.0.1/evm/${address}/balance`, key)).status).toBe(401)
  })

  test.each([
    ['to_block=soon', 'query to_block must be integer'],
    ['chain=0x1&toBlock=1', 'does not declare the query toBlock'],
  ])('with the query %s is refused, and told why', async (query, message) => {
    const { status, text } = await get(`http://127.0.0.1/evm/${address}/balance?${query}`)
    expect([status, text]).toEqual([400, expect.stringContaining(message)])
  })

  test('may be a Request, or have a body of bytes', async () => {
    const mock = createMockFetch()
    const init = { method: 'POST', headers: { 'x-api-key': 'test' } }
    const body = '{"tokens":[{"token_address":"0x12","colour":1}]}'
    for (const response of [
      await mock(new Request('http://127.0.0.1/evm/erc20/prices', { ...init, body })),
      await mock(new URL('http://127.0.0.1/evm/erc20/prices'), { ...init, body: new TextEncoder().encode(body) }),
    ])
      expect(await response.text()).toContain('body field tokens[0].colour')
  })

  test('waits as long as it is told', async () => {
    const { client } = clientOf({ delay: 60 })
    const start = performance.now()
    await client.evm.getNativeBalance({ address })
    expect(performance.now() - start).toBeGreaterThan(55)
  })

  test('to an API that there is not is refused when the mock is made', () => {
    expect(() => createMockFetch({ apis: ['emv'] })).toThrow('There is no API emv')
    expect(() => createMockFetch({ apis: ['evms'] })).toThrow(/Did you mean evm\?/)
  })
})

test.each([
  [null, 'Options must be an object'],
  [{ apis: 'evm' }, 'Invalid option: apis'],
  [{ delay: -1 }, 'Invalid option: delay = -1'],
  [{ delay: '5' }, 'Invalid option: delay'],
  [{ faults: 429 }, 'Invalid option: faults = 429'],
  [{ fault: '429' }, 'Unknown option: fault\n  → Did you mean faults?'],
])('a mock is not made with %j', (options, message) => {
  expect(() => Reflect.apply(createMockFetch, undefined, [options])).toThrow(message)
})

test.each([
  'http://x.test/evm/web3/version',
  new URL('http://x.test/evm/web3/version'),
  new Request('http://x.test/evm/web3/version'),
])('a mock that is made where it should answer (%o) says that it is to be called first', (request) => {
  expect(() => Reflect.apply(createMockFetch, undefined, [request])).toThrow(
    /got a request\n.*fetch: createMockFetch\(\)/,
  )
})

test('a slow body that nobody reads to its end leaves no timer behind', async () => {
  const mock = createMockFetch({ faults: 'slow' })
  const timers = watchTimers()
  const leave = async () => {
    const { body } = await mock('http://x.test/evm/web3/version', { headers: { 'x-api-key': 'test' } })
    const reader = body?.getReader()
    await reader?.read()
    const next = reader?.read()
    await reader?.cancel()
    await next
  }
  await Promise.all(Array.from({ length: 20 }, leave))
  expect(timers()).toBe(0)
})

describe('an answer of one’s own', () => {
  const other = `0x${'2B'.repeat(20)}` as const

  test('is given by the inputs of the call; where there is none, the document answers', async () => {
    const seen: unknown[] = []
    const { client } = clientOf({
      answers: {
        'evm.getNativeBalance': (input) => {
          seen.push(input)
          return input.chain === '0x89' ? { balance: '7' } : undefined
        },
      },
    })
    expect(await client.evm.getNativeBalance({ address: other, chain: 'polygon' })).toMatchObject({ balance: 7n })
    expect((await client.evm.getNativeBalance({ address })).balance).toBeGreaterThan(7n)
    expect(seen).toEqual([
      { address: other.toLowerCase(), chain: '0x89' },
      { address, chain: '0x1' },
    ])
  })

  test('is not marked as an example', async () => {
    const { client } = clientOf({ answers: { getNativeBalance: () => ({ balance: '7' }) } })
    const { response } = await client.evm.getNativeBalance({ address }).withResponse()
    expect(response.headers.get('x-mock-example')).toBe(null)
  })

  test('may be asynchronous, null, have bigints and dates, or be a response, also the same one twice', async () => {
    const refusal = Response.json({ message: 'Not today' }, { status: 418 })
    const { client } = clientOf({
      answers: {
        getNativeBalance: async () => Object({ balance: 7n }),
        getBlock: () => null,
        getTransaction: () => refusal,
      },
    })
    expect((await client.evm.getNativeBalance({ address })).balance).toBe(7n)
    expect(await client.evm.getBlock({ blockNumberOrHash: 1 })).toBe(null)
    const transactionHash = `0x${'ab'.repeat(32)}`
    for (const _ of [1, 2])
      await expect(client.evm.getTransaction({ transactionHash })).rejects.toThrow(/418.*Not today/)
  })

  test('has the inputs of the path, the query and the body, under the names and with the types of code', async () => {
    const seen: unknown[] = []
    const see = (input: unknown): undefined => void seen.push(input)
    const { client } = clientOf({ answers: { getWalletTransactions: see, 'evm.getMultipleTokenPrices': see } })
    const fromDate = new Date('2024-01-01T00:00:00Z')
    await client.evm.getWalletTransactions({ address: other, fromBlock: 5n, fromDate, limit: 3, chain: 1 })
    await client.evm.getMultipleTokenPrices({ tokens: [{ tokenAddress: other }], include: 'percent_change' })
    expect(seen).toEqual([
      { address: other.toLowerCase(), chain: '0x1', fromBlock: 5n, fromDate, limit: 3 },
      { chain: '0x1', include: 'percent_change', tokens: [{ tokenAddress: other.toLowerCase() }] },
    ])
  })

  test('is asked only about what the document accepts, and what it throws is the cause of the failure', async () => {
    const mistake = new Error('a slip of the pen')
    const asked: unknown[] = []
    const { client, mock } = clientOf({
      answers: {
        getNativeBalance: (input) => {
          asked.push(input)
          throw mistake
        },
      },
    })
    const url = `https://deep-index.moralis.io/api/v2.2/${address}/balance?chian=0x1`
    expect((await mock(url, { headers: { 'x-api-key': 'test' } })).status).toBe(400)
    expect(asked).toEqual([])
    await expect(client.evm.getNativeBalance({ address })).rejects.toMatchObject({
      cause: { message: mistake.message },
    })
  })

  test('goes wrong as any other does', async () => {
    const { client, issues } = clientOf({
      answers: { getBlock: () => null },
      faults: { getBlock: '500', getNativeBalance: 'poison' },
    })
    await expect(client.evm.getBlock({ blockNumberOrHash: 1 })).rejects.toMatchObject({ status: 500 })
    expect(issues).toEqual([])
  })

  test.each([
    [{ getNativeBalanse: () => null }, 'Invalid option: answers.getNativeBalanse: no mocked API', 'getNativeBalance?'],
    [{ 'evm.getNativeBalanse': () => null }, 'answers.evm.getNativeBalanse: no mocked', 'evm.getNativeBalance?'],
    [
      { getTokenPrice: () => null },
      'several APIs have this operation',
      "'evm.getTokenPrice' or 'solana.getTokenPrice'",
    ],
    [{ getBlock: { number: '1' } }, 'Invalid option: answers.getBlock', 'Pass a function'],
    [{ isPrototypeOf: () => null }, 'answers.isPrototypeOf: no mocked API has this operation', 'Takes operation ids'],
    ['getBlock', 'Invalid option: answers = getBlock', 'Pass {'],
  ])('that cannot be given is refused: %o', (answers, message, hint) => {
    expect(() => createMockFetch(Object({ answers }))).toThrow(message)
    expect(() => createMockFetch(Object({ answers }))).toThrow(hint)
  })

  test('may be that of every operation there is', () => {
    const answers = Object.fromEntries(entries.map(({ api, id }) => [`${api}.${id}`, () => undefined]))
    expect(() => createMockFetch({ answers })).not.toThrow()
  })
})

describe('a fault by input', () => {
  test('is that of the calls for which the function gives one', async () => {
    const { client } = clientOf({ faults: { getTokenPrice: (input) => (input.chain === '0x89' ? '500' : undefined) } })
    const price = (chain: string) => client.evm.getTokenPrice({ address, chain })
    await expect(price('polygon')).rejects.toMatchObject({ status: 500 })
    expect((await price('eth')).usdPrice).toBeGreaterThan(0)
    const mint = 'So11111111111111111111111111111111111111112'
    expect((await client.solana.getTokenPrice({ address: mint })).usdPrice).toBeDefined()
  })

  test('may pass, be slow or poison, and gives way to the header', async () => {
    const faults = { getNativeBalance: () => '429:0x2' } as const
    const { client } = clientOf({ faults }, { retries: { limit: 2, minDelay: 0 } })
    const { response } = await client.evm.getNativeBalance({ address }).withResponse()
    expect(response.attempts).toBe(3)
    const poisoned = clientOf({ faults: { getWalletNFTs: () => 'poison' } })
    await poisoned.client.evm.getWalletNFTs({ address })
    const found = poisoned.issues.length
    expect(found).toBeGreaterThan(0)
    await poisoned.client.evm.getWalletNFTs({ address }, { headers: { 'x-mock-fault': 'none' } })
    expect(poisoned.issues).toHaveLength(found)
  })

  test('that there is not is the cause of the failure', async () => {
    const { client } = clientOf({ faults: { getBlock: () => 'flood' } })
    const error = await client.evm.getBlock({ blockNumberOrHash: 1 }).catch((reason: unknown) => reason)
    expect(String(Object(error).cause?.message ?? error)).toContain('Invalid option: faults.getBlock = "flood"')
  })
})

describe('a plain Aptos node', () => {
  test.each([
    'https://fullnode.mainnet.aptoslabs.com/v1',
    'https://api.testnet.aptoslabs.com/v1',
    'https://aptos-mainnet.nodes.example/some-key/v1',
  ])('answers at %s, without a key', async (node) => {
    const client = createClient({
      aptosNode: 'fullnode',
      baseUrl: { aptosNode: node },
      fetch: createMockFetch(),
      retries: 0,
    })
    expect((await client.aptosNode.getLedgerInfo()).blockHeight).toBeGreaterThan(0n)
    expect((await client.aptosNode.getTransactions({ limit: 1 })).result).toHaveLength(1)
  })
})
