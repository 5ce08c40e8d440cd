import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { createRawClient } from '../../../src/raw.js'
import { stalledBody, startFaultServer } from '../../support/faultServer.js'
import { address, key, runServer } from '../client/harness.js'

const harness = runServer()

function options() {
  const costs: number[] = []
  const limiter = { acquire: async (cost: number) => void costs.push(cost) }
  return { costs, options: { apiKey: key, baseUrl: harness.server.url, limiter, retries: 0, product: 'mine' } }
}

test('gives the wire, typed by the document, over our transport', async () => {
  harness.server.answer({ body: { balance: '12' } })
  const { costs, options: given } = options()
  const { data } = await createRawClient('evm', given).GET('/{address}/balance', { params: { path: { address } } })
  expect(data?.balance).toBe('12')
  expect(harness.server.arrivals[0]).toMatchObject({ path: `/evm/${address}/balance`, headers: { 'x-api-key': key } })
  harness.server.answer({ body: {} })
  await createRawClient('evm', given).GET('/dateToBlock', { params: { query: { date: '2024-01-01' } } })
  expect(costs).toEqual([10, 1])
})

test('onDeprecated tells once of a call that the provider has ended, but not of one of a plain node', async () => {
  const ended: unknown[] = []
  const hooks = { onDeprecated: (operation: string) => void ended.push(operation) }
  harness.server.answer({ body: {} })
  const evm = createRawClient('evm', { ...options().options, hooks })
  const params = { path: { block_number_or_hash: '1' } }
  await evm.GET('/block/{block_number_or_hash}/stats', { params })
  await evm.GET('/block/{block_number_or_hash}/stats', { params })
  const node = {
    ...options().options,
    aptosNode: 'fullnode',
    baseUrl: { aptosNode: harness.server.url },
    hooks,
  } as const
  await createRawClient('aptosNode', node).GET('/transactions/estimate_gas_price')
  expect(ended).toEqual(['getBlockStats'])
})

test('sends a list as one text where the document says so, and others with brackets', async () => {
  harness.server.answer({ body: { result: [] } })
  const raw = createRawClient('evm', options().options)
  await raw.GET('/tokens/search', { params: { query: { query: 'pepe', chains: ['0x1', '0x2105'] } } })
  await raw.GET('/erc20/metadata', { params: { query: { addresses: [address, address] } } })
  expect(harness.server.arrivals.map(({ url }) => url)).toEqual([
    '/evm/tokens/search?query=pepe&chains=0x1%2C0x2105',
    `/evm/erc20/metadata?addresses[]=${address}&addresses[]=${address}`,
  ])
})

test('sends the headers that the document asks for', async () => {
  harness.server.answer({ body: [] })
  await createRawClient('aptos', options().options).GET('/coins/latest', { params: { query: { limit: 1 } } })
  expect(harness.server.arrivals[0]?.headers).toMatchObject({
    authorization: `Bearer ${key}`,
    'x-moralis-product': 'mine',
  })
})

test.each([
  ['GET', '/nowhere', 2],
  ['PUT', '/nowhere', 1], // the service creates with it
  ['PUT', '/nft/{address}/sync', 2], // its document says that it may be repeated
] as const)('after an error, %s %s is sent again if it may be: %d times', async (method, path, times) => {
  harness.server.answer({ status: 500, body: {} })
  const raw = createRawClient('evm', { ...options().options, retries: { limit: 1, minDelay: 0 } })
  await Reflect.apply(raw[method], raw, [path, { params: { path: { address } } }])
  expect(harness.server.arrivals).toHaveLength(times)
})

test('a network picks the host', async () => {
  const hosts = { mainnet: `${harness.server.url}/main`, testnet: `${harness.server.url}/test` }
  const raw = createRawClient('aptos', { apiKey: key, baseUrl: { aptos: hosts } })
  for (const network of ['mainnet', 'testnet'] as const) {
    harness.server.answer({ body: [] })
    await raw.GET('/coins/latest', { params: { query: { limit: 1, network } } })
    expect(harness.server.arrivals[0]?.path).toBe(`/${network.slice(0, 4)}/coins/latest`)
  }
})

test('a network picks the host also when its address is spelled otherwise, or a middleware made the request', async () => {
  const { port } = new URL(harness.server.url)
  const raw = createRawClient('aptos', {
    apiKey: key,
    baseUrl: { aptos: { mainnet: 'http://ELSEWHERE.example:80/v1/', testnet: `http://LOCALHOST:${port}/v2` } },
    retries: 0,
  })
  raw.use({ onRequest: ({ request }) => new Request(request, { headers: withOwn(request) }) })
  harness.server.answer({ body: [] })
  await raw.GET('/coins/latest', { params: { query: { limit: 1, network: 'testnet' } } })
  expect(harness.server.arrivals[0]).toMatchObject({ path: '/v2/coins/latest', headers: { 'x-own': '1' } })
})

test('what a middleware sends elsewhere goes there, whatever network the call names', async () => {
  const raw = createRawClient('aptos', {
    apiKey: key,
    baseUrl: { aptos: { mainnet: `${harness.server.url}/main`, testnet: `${harness.server.url}/test` } },
  })
  const elsewhere = `${harness.server.url}/mainly/other?network=testnet`
  raw.use({ onRequest: ({ request }) => new Request(elsewhere, request) })
  harness.server.answer({ body: [] })
  await raw.GET('/coins/latest', { params: { query: { limit: 1, network: 'testnet' } } })
  expect(harness.server.arrivals.map(({ url }) => url)).toEqual(['/mainly/other?network=testnet'])
})

test('a plain node is not told the network, wherever among the inputs it stands', async () => {
  const raw = createRawClient('aptosNode', { ...options().options, aptosNode: 'fullnode' })
  const queries: object[] = [{ network: 'mainnet', limit: 1 }, { limit: 1, network: 'mainnet' }, { network: 'mainnet' }]
  harness.server.answer({ body: [] })
  for (const query of queries) await raw.GET('/transactions', { params: { query } })
  expect(harness.server.arrivals.map(({ url }) => url.replace(/.*transactions/, ''))).toEqual([
    '?limit=1',
    '?limit=1',
    '',
  ])
})

test('entries of a list that are nothing are left out', async () => {
  harness.server.answer({ body: {} })
  const query: object = { x: ['a', undefined, null, 0, 'b'] }
  await createRawClient('evm', options().options).GET('/{address}/nft', { params: { path: { address }, query } })
  expect([...(harness.server.arrivals[0]?.query ?? [])]).toEqual([
    ['x[]', 'a'],
    ['x[]', '0'],
    ['x[]', 'b'],
  ])
})

test.each<[string, (request: Request) => Request]>([
  ['with a header more', (request) => new Request(request, { headers: withOwn(request) })],
  ['with other headers', (request) => new Request(request, { headers: { 'x-own': '1' } })],
  ['at another address', (request) => new Request(request.url.replace('/transactions', '/v9/transactions'), request)],
])('a middleware may make another request, %s: what the call needs goes with it', async (_how, another) => {
  harness.server.answer({ status: 500, body: '' })
  const { costs, options: given } = options()
  const seen: string[] = []
  const hooks = { onRequest: ({ operation }: { operation: string }) => void seen.push(operation) }
  const retries = { limit: 1, minDelay: 0, maxDelay: 0 }
  const raw = createRawClient('aptosNode', { ...given, retries, hooks })
  raw.use({ onRequest: ({ request }) => another(request) })
  await raw.request('post', '/transactions/simulate', { params: {}, body: [] as never }) // the body is not looked at
  const headers = { 'x-api-key': key, authorization: `Bearer ${key}`, 'x-moralis-product': 'mine' }
  const arrival = expect.objectContaining({ method: 'POST', body: '[]', headers: expect.objectContaining(headers) })
  expect(harness.server.arrivals).toEqual([arrival, arrival]) // it is said to do no harm twice
  expect(seen).toEqual(['simulateTransaction', 'simulateTransaction'])
  expect(costs).toEqual([30, 30])
  expect(JSON.stringify(harness.server.arrivals)).not.toContain('simulateTransaction')
})

test.each([
  [
    'half a surrogate pair in a query',
    { path: { address }, query: { cursor: 'a\ud800' } },
    'Param cursor is not valid',
  ],
  ['half a surrogate pair in a list', { path: { address }, query: { x: ['a', '\udc00'] } }, 'Param x is not valid'],
  ['half a surrogate pair in a name', { path: { address }, query: { '\ud800': 'a' } }, 'Invalid query name'],
  ['half a surrogate pair in a path', { path: { address: '\ud800' } }, 'Param address is not valid'],
  ['a path that leads elsewhere', { path: { address: '..' } }, 'Param address is not valid'],
  ['nothing in a path', { path: { address: '' } }, 'Param address is required'],
  ['an empty list in a path', { path: { address: [] } }, 'Param address is not valid'],
  ['a path without its value', undefined, 'Param address is required'],
])('%s is refused, as by the typed client: nothing is sent', async (_what, params, message) => {
  harness.server.answer({ body: {} })
  const call = createRawClient('evm', options().options).GET('/{address}/nft', { params: params as never }) // on purpose
  await expect(call).rejects.toMatchObject({ name: 'InputError', operation: 'getWalletNFTs' })
  await expect(call).rejects.toThrow(message)
  expect(harness.server.arrivals).toEqual([])
})

test('who writes paths or queries otherwise is given the path of the wire', async () => {
  harness.server.answer({ body: {} })
  await createRawClient('aptosNode', options().options).GET('/accounts/{address}/module/{module_name}', {
    params: { path: { address: '0x1', module_name: 'coin' } },
    pathSerializer: (url, { address, module_name: name }) =>
      url.replace('{address}', `${address}`).replace('{module_name}', `~${name}`),
    querySerializer: () => 'own=1',
  })
  expect(harness.server.arrivals[0]?.url).toBe('/aptos-node/accounts/0x1/resource/~coin?own=1')
})

test.each([
  ['7', /^7$/],
  [new Date(Date.now() + 600_000).toUTCString(), /^[1-6]\d\d$/], // a date has no fractions of a second
])('an error answer keeps when to come again, %s, in whole seconds, and its request id', async (when, seconds) => {
  const headers = { 'retry-after': when, 'x-request-id': 'r-1' }
  harness.server.answer({ status: 429, body: { message: 'slow' }, headers })
  const { response } = await createRawClient('evm', options().options).GET('/web3/version')
  expect(response.headers.get('retry-after')).toMatch(seconds)
  expect(response.headers.get('x-request-id')).toBe('r-1')
})

test('an error answer is a value, without the key; a dead host is thrown', async () => {
  harness.server.answer({ status: 400, body: { message: `no ${key}` } })
  const path = { params: { path: { address } } }
  const { error, response } = await createRawClient('evm', options().options).GET('/{address}/balance', path)
  expect([error, response.status]).toEqual([{ message: 'no [redacted]' }, 400])
  const dead = createRawClient('evm', { apiKey: key, baseUrl: 'http://127.0.0.1:9', retries: 0 })
  await expect(dead.GET('/{address}/balance', path)).rejects.toMatchObject({ name: 'ConnectionError' })
})

test('an answer that is not JSON is a DecodeError, without the key', async () => {
  harness.server.answer({ body: `bad ${key}` })
  const read = createRawClient('evm', options().options).GET('/web3/version')
  const error: unknown = await read.catch((reason: unknown) => reason)
  expect(error).toMatchObject({ name: 'DecodeError', operation: 'web3ApiVersion', raw: 'bad [redacted]' })
  expect(inspect(error, { showHidden: true })).not.toContain(key)
})

test('nor is the key shown where a path that the document does not know holds it', async () => {
  harness.server.answer({ body: 'not JSON' })
  const { GET } = createRawClient('evm', options().options)
  const error: unknown = await GET(`/of/${key}` as never, {} as never).catch((reason: unknown) => reason) // no such path
  expect(error).toMatchObject({ name: 'DecodeError', operation: 'GET /of/[redacted]' })
  expect(inspect(error, { showHidden: true })).not.toContain(key)
})

test('an answer that is not JSON can be read as text', async () => {
  harness.server.answer({ body: 'plain' })
  const { data } = await createRawClient('evm', options().options).GET('/web3/version', { parseAs: 'text' })
  expect(data).toBe('plain')
})

test.each([600, 999])(
  'the error status %i, which no Response can have, is thrown as the ApiError it is',
  async (status) => {
    harness.server.answer({ status, body: 'blocked' })
    const read = createRawClient('evm', options().options).GET('/web3/version')
    await expect(read).rejects.toMatchObject({ name: 'ApiError', status, body: 'blocked' })
  },
)

test.each([400, 599])('an answer with the error status %i is a value, whatever it holds', async (status) => {
  const { GET } = createRawClient('evm', options().options)
  for (const body of [{ message: 'no' }, ['no'], 'no', '"5"', '5', 'null', '']) {
    harness.server.answer({ status, body })
    const { error, response } = await GET('/web3/version')
    expect([error, response.status]).toEqual([typeof body === 'string' ? body && written(body) : body, status])
  }
})

/** What a text is as JSON, if it is. */
function written(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

test.each([
  ['a redirect', { status: 302, body: '', headers: { location: 'http://127.0.0.1:9' } }],
  ['an error status with more than may be read', { status: 400, body: 'x'.repeat(1001) }],
])('%s is no answer of the service, and thrown', async (_what, answer) => {
  harness.server.answer(answer)
  const read = createRawClient('evm', { ...options().options, maxBody: 1000 }).GET('/web3/version')
  await expect(read).rejects.toMatchObject({ status: answer.status, operation: 'web3ApiVersion' })
})

test.each([204, 205])('the status %i, with which no Response has a body, is an answer without data', async (status) => {
  harness.server.answer({ status, body: '' })
  const { data, response } = await createRawClient('evm', options().options).GET('/web3/version')
  expect([data, response.status]).toEqual([undefined, status])
})

test('an empty answer to a write is one without data, whether or not it tells its length', async () => {
  for (const headers of [{}, { 'transfer-encoding': 'chunked' }]) {
    harness.server.answer({ body: '', headers })
    const raw = createRawClient('streams', options().options)
    const { data, error } = await raw.DELETE('/streams/evm/{id}', { params: { path: { id: '1' } } })
    expect([data, error]).toEqual([undefined, undefined])
  }
})

test('every method goes over our transport', async () => {
  const raw: object = createRawClient('evm', options().options)
  for (const method of ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH']) {
    harness.server.answer({ body: {} })
    await Reflect.get(raw, method)('/web3/version') // of most methods the document has no path
    expect(harness.server.arrivals).toEqual([
      expect.objectContaining({ method, headers: expect.objectContaining({ 'x-api-key': key }) }),
    ])
  }
})

test('an abort ends a call that waits for its answer, with its reason', async () => {
  const server = await startFaultServer()
  try {
    server.next(stalledBody)
    const controller = new AbortController()
    const { GET } = createRawClient('evm', { ...options().options, baseUrl: server.url })
    const call = GET('/web3/version', { signal: controller.signal })
    const outcome = call.catch((error: unknown) => error)
    await server.arrived(1)
    const reason = new Error('enough')
    controller.abort(reason)
    expect(await outcome).toBe(reason)
    await expect.poll(() => server.openSockets()).toBe(0)
  } finally {
    await server.close()
  }
})

test('a long answer that is not JSON, to a long path, is quoted briefly', async () => {
  harness.server.answer({ body: 'word '.repeat(2000) })
  const { GET } = createRawClient('evm', options().options)
  const error: unknown = await GET(`/${'a'.repeat(5000)}` as never, {} as never).catch((reason: unknown) => reason) // no such path
  expect(error).toMatchObject({ name: 'DecodeError', operation: expect.stringMatching(/^GET .{0,220}$/) })
  expect(String(error).length).toBeLessThan(600)
})

test('errors name the operation', async () => {
  harness.server.answer({ status: 500, body: '' })
  const seen: string[] = []
  const hooks = { onResponse: ({ operation }: { operation: string }) => void seen.push(operation) }
  await createRawClient('evm', { ...options().options, hooks }).GET('/web3/version')
  expect(seen).toEqual(['web3ApiVersion'])
  const keyless = createRawClient('evm', { baseUrl: harness.server.url }).GET('/web3/version')
  await expect(keyless).rejects.toMatchObject({ code: 'API_KEY_NOT_SET', operation: 'web3ApiVersion' })
})

test('an API that does not exist is refused', () => {
  expect(() => createRawClient('evn' as 'evm')).toThrow("There is no API 'evn'") // what a type would not let pass
})

test('a key in place of the API is not shown', () => {
  const error = expect.objectContaining({ message: expect.not.stringContaining('of-the-tests') })
  expect(() => createRawClient('secret-key-of-the-tests' as 'evm')).toThrow(error)
})

/** The headers of a request, and one of ours. */
function withOwn({ headers }: Request): Record<string, string> {
  return { ...Object.fromEntries(headers), 'x-own': '1' }
}

test('a path input that is missing is refused, rather than sent as its name in braces', async () => {
  harness.server.answer({})
  const raw = createRawClient('evm', options().options)
  const missing = { name: 'InputError', message: 'Param address is required', operation: 'getNativeBalance' }
  for (const init of [undefined, null, {}, { params: {} }, { params: { path: { adress: address } } }]) {
    // what a type would not let pass
    await expect(raw.GET('/{address}/balance', init as never)).rejects.toMatchObject(missing)
  }
  expect(harness.server.arrivals).toEqual([])
})

test('the limiter of a raw call is told what it is expected to cost, for each chain', async () => {
  const expected: unknown[] = []
  const limiter = {
    acquire: async (cost: number) => void expected.push(cost),
  }
  harness.server.answer({ body: { total_networth_usd: '1', chains: [] } })
  const client = createRawClient('evm', { apiKey: 'key', baseUrl: harness.server.url, limiter })
  const params = { path: { address: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045' }, query: { chains: ['0x1', '0x89'] } }
  await client.GET('/wallets/{address}/net-worth', { params })
  expect(expected).toEqual([500])
})
