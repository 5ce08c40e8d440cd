import { describe, expect, test } from 'vitest'
import type { CustomRequest } from '../../../src/index.js'
import { key, runServer } from './harness.js'

const harness = runServer()

describe('request, for what the documents do not know yet', () => {
  test('sends query and key, and gives the wire JSON', async () => {
    harness.server.answer({ body: { some_field: '12' } })
    const day = new Date('2024-01-01T00:00:00Z')
    const query = {
      a: 'x y',
      n: 5,
      big: 12345678901234567890n,
      flag: true,
      list: ['p', 'q'],
      'names[]': ['r'],
      'one[]': 's',
      'a[]b': 't',
      day,
    }
    const answer = await harness.client().request({ api: 'evm', method: 'GET', path: '/wallets/0x1/insight', query })
    expect(answer).toEqual({ some_field: '12' })
    const [arrival] = harness.server.arrivals
    expect(arrival?.path).toBe('/evm/wallets/0x1/insight')
    expect([...(arrival?.query ?? [])]).toEqual([
      ['a', 'x y'],
      ['n', '5'],
      ['big', '12345678901234567890'],
      ['flag', 'true'],
      ['list[]', 'p'],
      ['list[]', 'q'],
      ['names[]', 'r'],
      ['one[]', 's'],
      ['a[]b', 't'],
      ['day', '2024-01-01T00:00:00.000Z'],
    ])
    expect(arrival?.headers['x-api-key']).toBe(key)
  })

  test('sends a JSON body, with bigints as text', async () => {
    harness.server.answer({ body: 'null' })
    await harness
      .client()
      .request({ api: 'aptosNode', method: 'POST', path: '/view', body: { amount: 5n, list: [1n] } })
    expect(JSON.parse(harness.server.arrivals[0]?.body ?? '')).toEqual({ amount: '5', list: ['1'] })
    expect(harness.server.arrivals[0]?.headers['content-type']).toBe('application/json')
  })

  test('a number beyond 2^53 comes as text with all its digits, and as JSON has it in raw', async () => {
    const request = { api: 'aptosNode', method: 'GET', path: '/accounts/0x1/balance/0xa' } as const // a bare u64
    harness.server.answer({ body: '18446744073709551615' })
    expect(await harness.client().request(request)).toBe('18446744073709551615')
    harness.server.answer({ body: '{"small":5,"list":[{"large":-9007199254740993}]}' })
    const { data, raw } = await harness.client().request(request).withResponse()
    expect(data).toEqual({ small: 5, list: [{ large: '-9007199254740993' }] })
    expect(raw).toEqual({ small: 5, list: [{ large: -9007199254740992 }] })
  })

  test('an API with a host for each network is reached on the one that is asked for', async () => {
    const hosts = { mainnet: `${harness.server.url}/main`, testnet: `${harness.server.url}/test` }
    const client = harness.client({ baseUrl: { aptos: hosts }, defaultNetwork: 'testnet' })
    for (const query of [undefined, { network: 1 }, { network: 'testnet' }]) {
      harness.server.answer({ body: [] })
      await client.request({ api: 'aptos', method: 'GET', path: '/x', ...(query && { query }) })
      const [arrival] = harness.server.arrivals
      const network = query?.network === 1 ? 'mainnet' : 'testnet'
      expect(arrival?.path).toBe(network === 'mainnet' ? '/main/x' : '/test/x')
      expect(arrival?.query.get('network')).toBe(network)
    }
  })

  test('a network is a name like any other where the API has one host', async () => {
    harness.server.answer({ body: {} })
    await harness.client().request({ api: 'evm', method: 'GET', path: '/x', query: { network: 'solana' } })
    expect(harness.server.arrivals[0]?.query.get('network')).toBe('solana')
  })

  test('a method that is none is refused, rather than repeated', async () => {
    harness.server.answer({ status: 500, body: {} })
    const method = 'post' as 'POST' // what a type would not let pass
    const call = harness.client({ retries: 2 }).request({ api: 'evm', method, path: '/x' })
    await expect(call).rejects.toMatchObject({ name: 'InputError' })
    expect(harness.server.arrivals).toEqual([])
  })

  test.each([
    ['GET', 3],
    ['DELETE', 3],
    ['PUT', 1],
    ['POST', 1],
  ] as const)('after an error, %s is sent %d times', async (method, times) => {
    harness.server.answer({ status: 500, body: {} })
    const client = harness.client({ retries: { limit: 2, minDelay: 0 } })
    const call = client.request({ api: 'streams', method, path: '/x' })
    await expect(call).rejects.toMatchObject({ name: 'ServerError', attempts: times })
    expect(harness.server.arrivals).toHaveLength(times)
  })

  test.each([{ a: 1 }, 'text', 0])('a GET has no body, such as %j', async (body) => {
    const call = harness.client().request({ api: 'evm', method: 'GET', path: '/x', body })
    await expect(call).rejects.toThrow('Invalid body\n  → Pass the value, not its JSON; none with GET')
  })

  test('null is no body', async () => {
    harness.server.answer({ body: {} })
    await harness.client().request({ api: 'evm', method: 'POST', path: '/x', body: null })
    expect(harness.server.arrivals[0]).toMatchObject({ body: '' })
  })

  test('takes the options of a call, and shows the response', async () => {
    harness.server.answer({ status: 201, body: [1] })
    const call = harness
      .client()
      .request({ api: 'streams', method: 'PUT', path: '/x' }, { headers: { 'x-trace': 't' } })
    expect(await call.withResponse()).toMatchObject({ data: [1], raw: [1], response: { status: 201 }, issues: [] })
    expect(harness.server.arrivals[0]?.headers['x-trace']).toBe('t')
  })

  test.each(['lunar', '', '__proto__', 'constructor', 'toString'])(
    'API %j does not exist: an InputError',
    async (api) => {
      harness.server.answer({ body: {} })
      const call = async (): Promise<unknown> => harness.client().request({ api, method: 'GET', path: '/x' })
      await expect(call()).rejects.toMatchObject({ name: 'InputError' })
      expect(harness.server.arrivals).toEqual([])
    },
  )

  test.each([
    'x',
    '',
    'http://elsewhere/x',
    '/x?a=1',
    '/x#y',
    '/..',
    '/a/../b',
    '/a/./b',
    '/a/%2e%2e/b',
    '/a/.%2E',
    '/%2e',
  ])('path %j leaves the API or hides a query: an InputError', async (path) => {
    harness.server.answer({ body: {} })
    const call = async (): Promise<unknown> => harness.client().request({ api: 'evm', method: 'GET', path })
    await expect(call()).rejects.toMatchObject({ name: 'InputError' })
    expect(harness.server.arrivals).toEqual([])
  })

  test('a path that is refused is not shown: its query may hold a key', async () => {
    const call = harness
      .client({ apiKey: async () => key })
      .request({ api: 'evm', method: 'GET', path: `/x?key=${key}` })
    await expect(call).rejects.toMatchObject({ name: 'InputError', message: expect.not.stringContaining(key) })
  })

  test.each(['\\..\\..\\x', '/a\\..\\..\\b', '/\t../\t../b', '/.\n./.\r./b', '//elsewhere/x'])(
    'path %j cannot leave the API either',
    async (path) => {
      harness.server.answer({ body: {} })
      const call = async (): Promise<unknown> => harness.client().request({ api: 'evm', method: 'GET', path })
      await call().catch((error: unknown) => expect(error).toMatchObject({ name: 'InputError' }))
      for (const arrival of harness.server.arrivals) expect(arrival.path).toMatch(/^\/evm\//)
    },
  )

  test.each(['{"a":1}', ' [1]'])('a body that is JSON text already (%s) would be encoded twice', async (body) => {
    const call = harness.client().request({ api: 'evm', method: 'POST', path: '/x', body })
    await expect(call).rejects.toThrow('Invalid body\n  → Pass the value, not its JSON; none with GET')
  })

  test('bad input rejects: nothing is thrown synchronously', async () => {
    const call = harness.client().request({ api: 'nope', method: 'GET', path: '/x' })
    await expect(call).rejects.toMatchObject({ name: 'InputError' })
  })

  test.each([
    ['api', key],
    ['method', key],
    ['api', 'a-key'],
    ['method', 'a-key'],
  ])('a key that stands where the %s does is not shown, nor a part of it: %s', async (field, apiKey) => {
    const call = harness.client({ apiKey }).request({ api: 'evm', method: 'GET', path: '/x', [field]: apiKey })
    await expect(call).rejects.toMatchObject({ name: 'InputError', message: expect.stringMatching(/ '?\[redacted\]/) })
  })

  test('an error about what is wrong with it does not show a key that stands in the path', async () => {
    const client = harness.client()
    const request = { api: 'evm', method: 'GET', path: `/keys/${key}/usage` } as const
    const calls = [
      client.request({ ...request, query: { a: Symbol() as never } }),
      client.request({ ...request, query: { a: key } }),
      client.request(request, { decode: 'strictly' as never }),
      client.request(request, { timeouts: 1 } as never),
    ]
    for (const call of calls) {
      await expect(call).rejects.toMatchObject({ operation: 'GET /keys/[redacted]/usage' })
      await expect(call).rejects.not.toMatchObject({ message: expect.stringContaining(key) })
    }
  })

  test.each([
    ['a long one', key, `/keys/${key}/usage`],
    ['within a segment', key, `/keys/of-${key}`],
    ['percent-encoded', key, `/keys/${key.replaceAll('-', '%2D').replace('s', '%73')}`],
    ['a short one, as a segment', 'short-one', '/keys/short-one'],
  ])('the key in the path is refused, as it is elsewhere, before anything is sent: %s', async (_, apiKey, path) => {
    harness.server.answer({ body: {} })
    const call = harness.client({ apiKey }).request({ api: 'evm', method: 'GET', path })
    await expect(call).rejects.toMatchObject({ name: 'InputError', message: expect.stringMatching(/^An input is the/) })
    expect(harness.server.arrivals).toHaveLength(0)
  })

  test('an error about its answer does not show a key that a function gave too late to be refused', async () => {
    harness.server.answer({ body: 'no JSON' })
    const client = harness.client({ apiKey: async () => key })
    const call = client.request({ api: 'evm', method: 'GET', path: `/keys/${key}/usage` })
    await expect(call).rejects.toMatchObject({ name: 'DecodeError', operation: 'GET /keys/[redacted]/usage' })
  })

  test.each([
    ['path', undefined],
    ['path', null],
    ['body', circle()],
  ])('%s: %s, which a type would not let pass, rejects', async (name, value) => {
    const request = { api: 'evm', method: 'POST', path: '/x', [name]: value } as CustomRequest
    await expect(harness.client().request(request)).rejects.toMatchObject({ name: 'InputError' })
  })

  test('no query is as good as null', async () => {
    harness.server.answer({ body: {} })
    const request = { api: 'evm', method: 'GET', path: '/x', query: null } as unknown as CustomRequest
    await harness.client().request(request)
    expect(harness.server.arrivals[0]?.path).toBe('/evm/x')
  })

  test('a query may hold any name, body and api among them, beside a body', async () => {
    harness.server.answer({ body: {} })
    const query = { body: '1', api: 'x', ['__proto__']: 'p' }
    await harness.client().request({ api: 'evm', method: 'POST', path: '/x', query, body: { a: 1 } })
    const [arrival] = harness.server.arrivals
    expect([...(arrival?.query ?? [])]).toEqual([
      ['body', '1'],
      ['api', 'x'],
      ['__proto__', 'p'],
    ])
    expect(JSON.parse(arrival?.body ?? '')).toEqual({ a: 1 })
  })

  test('a name of the query with half a surrogate pair is refused', async () => {
    const call = harness.client().request({ api: 'evm', method: 'GET', path: '/x', query: { '\ud800': 1 } })
    await expect(call).rejects.toThrow('Invalid query name\n  → Use text that a URL can hold')
  })

  test.each(['network', 'params', 'headers'])(
    '%s beside the query rejects: nothing that was given is left out',
    async (name) => {
      const request = {
        api: 'aptosNode',
        method: 'GET',
        path: '/estimate_gas_price',
        [name]: 'testnet',
      } as CustomRequest
      await expect(harness.client().request(request)).rejects.toThrow(
        `Unknown input ${name}\n  → One of: api, method, path, query, body; parameters go into query`,
      )
    },
  )

  test('a request that is not given rejects', async () => {
    const ask = harness.client().request as (request?: object) => Promise<unknown> // what a type would not let pass
    await expect(ask()).rejects.toMatchObject({ name: 'InputError' })
  })

  test('a value of the query that cannot travel is named as it was given', async () => {
    const call = harness
      .client()
      .request({ api: 'evm', method: 'GET', path: '/x', query: { from: new Date(Number.NaN) } })
    await expect(call).rejects.toThrow(/^Param query\.from is not valid/)
  })

  test('a name in the query cannot add another', async () => {
    harness.server.answer({ body: {} })
    await harness.client().request({ api: 'evm', method: 'GET', path: '/x', query: { 'a&b': '1=2&c=3' } })
    expect([...(harness.server.arrivals[0]?.query ?? [])]).toEqual([['a&b', '1=2&c=3']])
  })
})

function circle(): unknown {
  const list: unknown[] = []
  list.push(list)
  return list
}
