import { describe, expect, test } from 'vitest'
import { settingsOf } from '../../../src/client/settings.js'
import * as evm from '../../../src/evm.js'
import { createCaller, createClient } from '../../../src/index.js'
import { createRawClient } from '../../../src/raw.js'
import { address, key, plainOperation, runServer } from './harness.js'

const harness = runServer()

describe('options of a class, one of them a getter: the key goes to no other host than the one given with it', () => {
  class Options {
    readonly apiKey = key
    readonly asked: string[] = []
    readonly fetch = async (request: string | URL | Request): Promise<Response> => {
      this.asked.push(new URL(request instanceof Request ? request.url : request).origin)
      return Response.json({ balance: '1' })
    }
    get baseUrl(): string {
      return harness.server.url
    }
  }

  test('of createCaller', async () => {
    const options = new Options()
    await createCaller(options).call(evm.getNativeBalance, { address })
    expect(options.asked).toEqual([harness.server.url])
  })

  test('of createRawClient', async () => {
    const options = new Options()
    await createRawClient('evm', options).GET('/{address}/balance', { params: { path: { address } } })
    expect(options.asked).toEqual([harness.server.url])
  })
})

describe('options of a client', () => {
  test('defaults are those of the documentation', () => {
    expect(settingsOf({})).toMatchObject({
      timeout: 30_000,
      maxBody: 64_000_000,
      retries: { limit: 2, minDelay: 500, maxDelay: 8000 },
      defaultChain: '0x1',
      defaultNetwork: 'mainnet',
    })
  })

  test.each([
    ['timeout', 0],
    ['timeout', -1],
    ['timeout', Number.NaN],
    ['timeout', 'soon'],
    ['timeout', '1000'],
    ['maxBody', 0],
    ['maxBody', Number.NaN],
    ['retries', -1],
    ['retries', 1.5],
    ['retries', { limit: 1, minDelay: 9, maxDelay: 1 }],
    ['decode', 'sloppy'],
    ['aptosNode', 'lightnode'],
  ])('%s: %j cannot be meant and is refused when the client is made', (name, value) => {
    expect(() => createClient({ apiKey: 'k', [name]: value })).toThrow(
      expect.objectContaining({
        name: 'ConfigurationError',
        code: 'INVALID_CONFIGURATION',
        message: expect.stringContaining(name),
      }),
    )
  })

  test('a bigint is no number of milliseconds or retries', () => {
    for (const option of [{ timeout: 1000n }, { maxBody: 1n }, { retries: 2n }, { retries: { limit: 2n } }]) {
      expect(() => createCaller(option as object)).toThrow(/^Invalid option: [\w.]+ = \d/)
    }
  })

  test('a kind of node is refused that does not exist, or one with words around it', () => {
    for (const node of ['lightnode', 'fullnodes', 'a gateway', '']) {
      expect(() => createCaller({ aptosNode: node as 'gateway' })).toThrow(/^Invalid option: aptosNode = /)
    }
  })

  test('a way to decode that does not exist is refused for one call too', async () => {
    const call = harness.client().call(plainOperation(), {}, { decode: 'STRICT' as 'strict' }) // what a type would not let pass
    await expect(call).rejects.toMatchObject({ code: 'INVALID_CONFIGURATION' })
  })

  test('a client without options asks for its key with the first call', async () => {
    await expect(createClient().evm.web3ApiVersion()).rejects.toMatchObject({ code: 'API_KEY_NOT_SET' })
  })

  test('a fetch whose bodies do not stream is read by its text', async () => {
    const fetch = async (): Promise<Response> =>
      Object.defineProperty(new Response(null), 'text', { value: async () => '{"version":"1"}' })
    expect(await harness.client({ fetch }).evm.web3ApiVersion()).toEqual({ version: '1' })
  })

  test.each([1, 1n, '1', '0x1', 'eth', 'ETH'])('the default chain may be %s', (defaultChain) => {
    expect(createClient({ apiKey: null, defaultChain }).prepare(evm.getNativeBalance, { address }).url).toContain(
      'chain=0x1',
    )
  })

  test('the default chain is sent with every EVM call that names none, and entities carry it', async () => {
    harness.server.answer({ body: [] })
    await harness
      .client({ defaultChain: 'polygon' })
      .evm.getInternalTransactions({ transactionHash: `0x${'a'.repeat(64)}` })
    expect(harness.server.arrivals[0]?.query.get('chain')).toBe('0x89')
  })

  test('the default chain stands in the path where an operation has it there', async () => {
    harness.server.answer({ body: '"51760241"' })
    expect(await harness.client({ defaultChain: 'polygon' }).evm.getLatestBlockNumber()).toBe(51760241n)
    expect(harness.server.arrivals[0]?.path).toBe('/evm/latestBlockNumber/0x89')
  })

  test('fetch is replaced by the option, and called with its signature', async () => {
    const asked: unknown[] = []
    const client = harness.client({
      fetch: (url, init) => {
        asked.push(url, init?.method)
        return fetch(url, init)
      },
    })
    harness.server.answer({ body: { ok: true } })
    expect(await client.call(plainOperation(), {})).toEqual({ ok: true })
    expect(asked).toEqual([`${harness.server.url}/evm/plain`, 'GET'])
  })

  test('the global fetch is looked up for each call, so that it can be replaced later', async () => {
    const client = harness.client()
    const original = globalThis.fetch
    let used = 0
    globalThis.fetch = (...request) => {
      used++
      return original(...request)
    }
    try {
      harness.server.answer({ body: {} })
      await client.call(plainOperation(), {})
    } finally {
      globalThis.fetch = original
    }
    expect(used).toBe(1)
  })

  test('the limiter is awaited with what the call is expected to cost', async () => {
    const costs: number[] = []
    const limiter = { acquire: async (cost: number) => void costs.push(cost) }
    harness.server.answer({ body: { balance: '1' } })
    await harness.client({ limiter }).evm.getNativeBalance({ address })
    harness.server.answer({ body: { date: '2024-01-01T00:00:00Z', block: 1, timestamp: 1704067200 } })
    await harness.client({ limiter }).evm.getDateToBlock({ date: '2024-01-01' })
    expect(costs).toEqual([10, 1])
  })
})

describe('options of one call', () => {
  const slow = { message: 'slow' }

  test('signal: the reason is thrown as it is', async () => {
    const reason = new Error('changed my mind')
    harness.server.answer({ body: {} })
    await expect(harness.client().call(plainOperation(), {}, { signal: AbortSignal.abort(reason) })).rejects.toBe(
      reason,
    )
    expect(harness.server.arrivals).toEqual([])
  })

  test('retries: the count of the call wins over the count of the client', async () => {
    const client = harness.client({ retries: { limit: 0, minDelay: 1, maxDelay: 2 } })
    harness.server.answer({ status: 503, body: slow })
    await expect(client.call(plainOperation(), {}, { retries: 2 })).rejects.toMatchObject({ attempts: 3 })
    expect(harness.server.arrivals).toHaveLength(3)
  })

  test('retries of the client: the first success ends them', async () => {
    let count = 0
    harness.server.answer(() => (++count < 3 ? { status: 503, body: slow } : { body: { ok: count } }))
    const client = harness.client({ retries: { limit: 5, minDelay: 1, maxDelay: 2 } })
    const { data, response } = await client.call(plainOperation(), {}).withResponse()
    expect([data, response.attempts]).toEqual([{ ok: 3 }, 3])
  })

  test('a POST is not repeated after a 503, unless its document says that it may be', async () => {
    const retries = { limit: 1, minDelay: 1, maxDelay: 2 }
    harness.server.answer({ status: 503, body: slow })
    await expect(harness.client({ retries }).call(plainOperation({ method: 'POST' }), {})).rejects.toMatchObject({
      attempts: 1,
    })
    const read = plainOperation({ method: 'POST', idempotent: true })
    await expect(harness.client({ retries }).call(read, {})).rejects.toMatchObject({ attempts: 2 })
    const write = plainOperation({ method: 'PUT', idempotent: false })
    await expect(harness.client({ retries }).call(write, {})).rejects.toMatchObject({ attempts: 1 })
  })

  test('decode: the mode of the call wins over the mode of the client, both ways', async () => {
    harness.server.answer({ body: { result: [{ token_address: 'cut short' }] } })
    const input = { address }
    const tolerant = harness.client({ hooks: { onIssue: () => {} } })
    const strict = harness.client({ decode: 'strict', hooks: { onIssue: () => {} } })
    await expect(tolerant.evm.getWalletNFTs(input)).resolves.toMatchObject({ result: [] })
    await expect(tolerant.evm.getWalletNFTs(input, { decode: 'strict' })).rejects.toMatchObject({ name: 'DecodeError' })
    await expect(strict.evm.getWalletNFTs(input)).rejects.toMatchObject({ name: 'DecodeError' })
    await expect(strict.evm.getWalletNFTs(input, { decode: 'tolerant' })).resolves.toMatchObject({ result: [] })
  })

  test('the options of a paged call hold for its later pages too', async () => {
    harness.server.answer(({ query }) => ({ body: { result: [], cursor: query.has('cursor') ? null : 'a' } }))
    const page = await harness.client().evm.getWalletNFTs({ address, limit: 7 }, { headers: { 'x-trace': 't1' } })
    await page.nextPage()
    expect(harness.server.arrivals.map(({ headers }) => headers['x-trace'])).toEqual(['t1', 't1'])
    expect(harness.server.arrivals.map(({ query }) => query.get('limit'))).toEqual(['7', '7'])
  })
})
