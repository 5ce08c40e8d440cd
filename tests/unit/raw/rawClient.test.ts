import { expect, test } from 'vitest'
import { createRawClient } from '../../../src/raw.js'
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
  expect(costs).toEqual([10])
})

test('sends the headers that the document asks for', async () => {
  harness.server.answer({ body: [] })
  await createRawClient('aptos', options().options).GET('/coins/latest', { params: { query: { limit: 1 } } })
  expect(harness.server.arrivals[0]?.headers).toMatchObject({
    authorization: `Bearer ${key}`,
    'x-moralis-product': 'mine',
  })
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
  raw.use({ onRequest: ({ request }) => new Request(request, { headers: { ...request.headers, 'x-own': '1' } }) })
  harness.server.answer({ body: [] })
  await raw.GET('/coins/latest', { params: { query: { limit: 1, network: 'testnet' } } })
  expect(harness.server.arrivals[0]).toMatchObject({ path: '/v2/coins/latest', headers: { 'x-own': '1' } })
})

test('an error answer keeps when to come again, and its request id', async () => {
  const headers = { 'retry-after': '7', 'x-request-id': 'r-1' }
  harness.server.answer({ status: 429, body: { message: 'slow' }, headers })
  const { response } = await createRawClient('evm', options().options).GET('/web3/version')
  expect([response.headers.get('retry-after'), response.headers.get('x-request-id')]).toEqual(['7', 'r-1'])
})

test('an error answer is a value, without the key; a dead host is thrown', async () => {
  harness.server.answer({ status: 400, body: { message: `no ${key}` } })
  const path = { params: { path: { address } } }
  const { error, response } = await createRawClient('evm', options().options).GET('/{address}/balance', path)
  expect([error, response.status]).toEqual([{ message: 'no [redacted]' }, 400])
  const dead = createRawClient('evm', { apiKey: key, baseUrl: 'http://127.0.0.1:9', retries: 0 })
  await expect(dead.GET('/{address}/balance', path)).rejects.toMatchObject({ name: 'ConnectionError' })
})

test('errors name the operation', async () => {
  harness.server.answer({ status: 500, body: '' })
  const seen: string[] = []
  const hooks = { onResponse: ({ operation }: { operation: string }) => void seen.push(operation) }
  await createRawClient('evm', { ...options().options, hooks }).GET('/web3/version')
  expect(seen).toEqual(['web3ApiVersion'])
})

test('an API that does not exist is refused', () => {
  expect(() => createRawClient('evn' as 'evm')).toThrow("There is no API 'evn'") // what a type would not let pass
})

const noUrlText = {
  name: 'InputError',
  code: 'INVALID_ARGUMENT',
  message: expect.stringContaining('text that a URL can hold'),
}

test('half a surrogate pair is refused by the name of its input, in the path and in the query', async () => {
  const raw = createRawClient('evm', options().options)
  const half = '\ud800'
  const inPath = { params: { path: { address: half } } }
  await expect(raw.GET('/{address}/balance', inPath)).rejects.toMatchObject({
    ...noUrlText,
    message: expect.stringContaining('Param address is not valid'),
  })
  const inQuery = { params: { path: { address }, query: { chain: half } } }
  await expect(raw.GET('/{address}/balance', inQuery)).rejects.toMatchObject(noUrlText)
  const inList = { params: { query: { wallet_addresses: [address, half], chain: 'eth' } } }
  await expect(raw.GET('/wallets/balances', inList)).rejects.toMatchObject(noUrlText)
})

test.each(['..', '.', ''])('a path segment %j would lead elsewhere and is refused', async (segment) => {
  harness.server.answer({})
  const path = { params: { path: { address: segment } } }
  await expect(createRawClient('evm', options().options).GET('/{address}/balance', path)).rejects.toMatchObject({
    name: 'InputError',
  })
  expect(harness.server.arrivals).toEqual([])
})

test('a path input that is missing is refused, rather than sent as its name in braces', async () => {
  harness.server.answer({})
  const raw = createRawClient('evm', options().options)
  const missing = { name: 'InputError', message: 'Param address is required', operation: 'getNativeBalance' }
  for (const init of [undefined, {}, { params: {} }, { params: { path: { adress: address } } }]) {
    // what a type would not let pass
    await expect(raw.GET('/{address}/balance', init as never)).rejects.toMatchObject(missing)
  }
  expect(harness.server.arrivals).toEqual([])
})
