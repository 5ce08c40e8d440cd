import { describe, expect, test } from 'vitest'
import manifest from '../../../package.json' with { type: 'json' }
import { version } from '../../../src/client/version.js'
import { createClient } from '../../../src/index.js'
import { address, key, plainOperation, runServer } from './harness.js'

const harness = runServer()

async function headersOf(run: () => Promise<unknown>): Promise<Record<string, unknown>> {
  harness.server.answer({ body: {} })
  await run()
  return { ...harness.server.arrivals[0]?.headers }
}

describe('headers of every call', () => {
  test('the key, the platform, its version and the build target', async () => {
    const headers = await headersOf(() => harness.client().call(plainOperation(), {}))
    expect(headers).toMatchObject({
      accept: 'application/json',
      'x-api-key': key,
      'x-moralis-platform': 'ledgerline',
      'x-moralis-platform-version': manifest.version,
      'x-moralis-build-target': 'node',
    })
    expect(headers).not.toHaveProperty('authorization')
    expect(headers).not.toHaveProperty('x-moralis-product')
    expect(headers).not.toHaveProperty('content-type')
  })

  test.each([
    ['an object', { 'X-Own': 'a', 'x-none': undefined }],
    ['Headers', new Headers({ 'X-Own': 'a' })],
    ['pairs', [['X-Own', 'a']] as const],
  ])('further headers may be %s', async (_, further) => {
    const headers = await headersOf(() => harness.client({ headers: further }).call(plainOperation(), {}))
    expect(headers).toMatchObject({ 'x-own': 'a' })
    expect(headers).not.toHaveProperty('x-none')
    expect(await headersOf(() => harness.client().call(plainOperation(), {}, { headers: further }))).toMatchObject({
      'x-own': 'a',
    })
  })

  test('the version that is sent is the version of the package', () => {
    expect(version).toBe(manifest.version)
  })

  test('a call that says so also carries the bearer authorization and the product', async () => {
    const client = harness.client({ product: 'my-product' })
    const headers = await headersOf(() => client.call(plainOperation({ bearer: true, product: true }), {}))
    expect(headers).toMatchObject({
      authorization: `Bearer ${key}`,
      'x-moralis-product': 'my-product',
      'x-api-key': key,
    })
  })

  test('the product travels only with the calls that say so, and only when there is one', async () => {
    const client = harness.client({ product: 'my-product' })
    expect(await headersOf(() => client.call(plainOperation({ bearer: true }), {}))).not.toHaveProperty(
      'x-moralis-product',
    )
    const without = harness.client()
    const headers = await headersOf(() => without.call(plainOperation({ bearer: true, product: true }), {}))
    expect(headers).not.toHaveProperty('x-moralis-product')
  })

  test('a body says that it is JSON', async () => {
    const headers = await headersOf(() =>
      harness
        .client()
        .evm.getMultipleNFTs({ tokens: [{ tokenAddress: address, tokenId: 1n }] })
        .raw(),
    )
    expect(headers['content-type']).toBe('application/json')
  })

  test('further headers come from the client and from the call, the call wins', async () => {
    const client = harness.client({ headers: { 'X-One': 'client', 'x-two': 'client' } })
    const headers = await headersOf(() => client.call(plainOperation(), {}, { headers: { 'x-one': 'call' } }))
    expect(headers).toMatchObject({ 'x-one': 'call', 'x-two': 'client' })
  })

  test('a header of the caller replaces ours, whatever its case', async () => {
    const headers = await headersOf(() =>
      harness.client().call(plainOperation(), {}, { headers: { Accept: 'text/plain' } }),
    )
    expect(headers.accept).toBe('text/plain')
  })

  test.each([
    ['bun', 'Bun'],
    ['deno', 'Deno'],
    ['browser', 'document'],
    ['worker', 'WorkerGlobalScope'],
  ])('the build target is %s where there is a %s', async (target, name) => {
    Object.defineProperty(globalThis, name, { value: {}, configurable: true })
    try {
      const headers = await headersOf(() => harness.client().call(plainOperation(), {}))
      expect(headers['x-moralis-build-target']).toBe(target)
    } finally {
      Reflect.deleteProperty(globalThis, name)
    }
  })
})

describe('apiKey', () => {
  const missing = {
    name: 'ConfigurationError',
    code: 'API_KEY_NOT_SET',
    message: expect.stringMatching(/^apiKey is not set/),
  }

  test.each([
    ['is not there', {}],
    ['is undefined', { apiKey: undefined }],
    ['is empty', { apiKey: '' }],
    ['is blank', { apiKey: ' \n' }],
    ['is a function that gives nothing', { apiKey: () => '' }],
    ['is a function that gives a promise of nothing', { apiKey: async () => '' }],
  ])('no connection is opened when the key %s', async (_what, options) => {
    harness.server.answer({ body: {} })
    const client = createClient({ baseUrl: harness.server.url, ...options })
    await expect(client.evm.getNativeBalance({ address })).rejects.toMatchObject(missing)
    await expect(client.aptosNode.getTransactions({})).rejects.toMatchObject(missing)
    expect(harness.server.arrivals).toEqual([])
  })

  test.each([
    ['text', key],
    ['text with white space around it', `${key}\n`],
    ['a function', () => key],
    ['an async function', async () => key],
  ])('may be %s', async (_what, apiKey) => {
    const headers = await headersOf(() => harness.client({ apiKey }).call(plainOperation(), {}))
    expect(headers['x-api-key']).toBe(key)
  })

  test('a function is asked for every call, so that keys can be rotated', async () => {
    const keys = ['first', 'second']
    const client = harness.client({ apiKey: () => keys.shift() ?? '' })
    harness.server.answer({ body: {} })
    await client.call(plainOperation(), {})
    await client.call(plainOperation(), {})
    expect(harness.server.arrivals.map(({ headers }) => headers['x-api-key'])).toEqual(['first', 'second'])
  })

  test.each<[string, unknown]>([
    ['a number', 42],
    ['an object', {}],
    ['a list of keys', [key, key]],
    ['a function', () => key],
    ['a symbol', Symbol(key)],
  ])('a function that gives %s is a ConfigurationError, and nothing is sent', async (_, given) => {
    harness.server.answer({ body: {} })
    const call = harness.client({ apiKey: async () => given as string }).call(plainOperation(), {})
    const error: unknown = await call.catch((reason: unknown) => reason)
    expect(error).toMatchObject({ code: 'INVALID_CONFIGURATION', operation: 'plain' })
    expect(String(error)).not.toContain(key)
    expect(harness.server.arrivals).toEqual([])
  })

  test('what the function throws ends the call, and nothing is sent', async () => {
    const reason = new Error('the vault is closed')
    harness.server.answer({ body: {} })
    const client = harness.client({ apiKey: () => Promise.reject(reason) })
    await expect(client.call(plainOperation(), {})).rejects.toBe(reason)
    expect(harness.server.arrivals).toEqual([])
  })

  test('null sends no key, for a proxy that adds it', async () => {
    const headers = await headersOf(() => harness.client({ apiKey: null }).call(plainOperation({ bearer: true }), {}))
    expect(headers).not.toHaveProperty('x-api-key')
    expect(headers).not.toHaveProperty('authorization')
    expect(headers['x-moralis-platform']).toBe('ledgerline')
  })

  test.each([
    ['a line break', `${key}\r\nx-evil: 1`],
    ['a letter that headers cannot hold', `${key}\u20ac`],
  ])('a key with %s inside is a ConfigurationError that does not show it', async (_what, apiKey) => {
    harness.server.answer({ body: {} })
    const error = await harness
      .client({ apiKey })
      .call(plainOperation(), {})
      .catch((reason: unknown) => reason)
    expect(error).toMatchObject({ name: 'ConfigurationError', code: 'INVALID_CONFIGURATION' })
    expect(String(error)).not.toContain(key)
    expect(harness.server.arrivals).toEqual([])
  })
})

describe('a plain full node', () => {
  test('gets no key, no bearer and no provider header, and none is needed', async () => {
    const client = createClient({
      baseUrl: { aptosNode: harness.server.url },
      aptosNode: 'fullnode',
      headers: { 'x-own': '1' },
    })
    const headers = await headersOf(() =>
      client.aptosNode
        .getTransactions({})
        .raw()
        .catch(() => {}),
    )
    const names = Object.keys(headers).filter((name) => /^(x-|authorization)/.test(name))
    expect(names).toEqual(['x-own'])
  })

  test('the key stays with the other APIs', async () => {
    const client = harness.client({ aptosNode: 'fullnode' })
    const node = await headersOf(() => client.aptosNode.getTransactions({}).raw())
    expect(JSON.stringify(node)).not.toContain(key)
    const evm = await headersOf(() => client.evm.getNativeBalance({ address }).raw())
    expect(evm['x-api-key']).toBe(key)
  })

  test('without a host of its own it is a clear error, and the provider is not asked', async () => {
    const client = createClient({ aptosNode: 'fullnode' })
    await expect(client.aptosNode.getTransactions({})).rejects.toMatchObject({
      name: 'ConfigurationError',
      code: 'INVALID_CONFIGURATION',
      message: expect.stringContaining('No host is known'),
    })
  })
})

test('a key that was pasted with its scheme is hidden without it too, as an answer quotes it', async () => {
  harness.server.answer({ status: 401, body: { message: `not a key: ${key}` } })
  const call = harness.client({ apiKey: `Bearer ${key}` }).call(plainOperation(), {})
  await expect(call).rejects.toMatchObject({ message: expect.stringContaining('not a key: [redacted]') })
})

test('a secret that a call replaces by one of its own is hidden like that one', async () => {
  const further = { 'x-api-key': 'secret-of-the-call', 'x-token': 'token-of-the-call' }
  const client = harness.client({ headers: { 'x-token': 'token-of-the-client' } })
  harness.server.answer({ status: 403, body: { message: `${Object.values(further)} token-of-the-client ${key}` } })
  const call = client.call(plainOperation(), {}, { headers: further })
  await expect(call).rejects.toMatchObject({
    message: expect.stringContaining('[redacted],[redacted] [redacted] [redacted]'),
  })
})
