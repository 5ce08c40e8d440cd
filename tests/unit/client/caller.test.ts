import { inspect } from 'node:util'
import { describe, expect, test } from 'vitest'
import * as evm from '../../../src/evm.js'
import { createCaller, createClient, InputError } from '../../../src/index.js'
import type { CallOptions } from '../../../src/operation/call.js'
import type { Operation } from '../../../src/operation/operation.js'
import * as streams from '../../../src/streams.js'
import { address, key, plainOperation, runServer } from './harness.js'

const harness = runServer()
const refused = { name: 'ConfigurationError', code: 'INVALID_CONFIGURATION' }

/** What plain JavaScript may pass. */
const asOptions = (options: unknown): CallOptions => options as CallOptions
const asOperation = (operation: unknown): Operation => operation as Operation

describe('an option of a call that does not exist, or has another type, rejects before anything is sent', () => {
  test.each([
    [{ timeOut: 5 }, 'Unknown option: timeOut\n  → Did you mean timeout?'],
    [{ retry: 1 }, 'Unknown option: retry\n  → Did you mean retries?'],
    [{ apiKey: 'some-secret-key' }, 'Unknown option: apiKey\n  → One of: signal, timeout, retries, headers, decode'],
    [
      { signal: new AbortController() },
      'Invalid option: signal\n  → signal takes an AbortSignal, such as controller.signal',
    ],
    [{ retries: { limit: 1 } }, 'Invalid option: retries\n  → retries takes a whole number from 0'],
    [{ timeout: 0 }, 'Invalid option: timeout = 0\n  → timeout takes a number of milliseconds above 0'],
    [{ timeout: -1 }, 'Invalid option: timeout = -1'],
    [{ timeout: Number.NaN }, 'Invalid option: timeout = NaN'],
    [{ retries: -1 }, 'Invalid option: retries = -1'],
    [{ retries: 1.5 }, 'Invalid option: retries = 1.5'],
    [{ retries: Number.NaN }, 'Invalid option: retries = NaN'],
    [{ headers: 'a: b' }, 'Invalid option: headers\n  → headers takes object { name: value }'],
    [5000, 'Options must be an object'],
  ])('%o', async (options, message) => {
    const client = harness.client()
    const error = { ...refused, message: expect.stringContaining(message) }
    await expect(client.evm.getNativeBalance({ address }, asOptions(options))).rejects.toMatchObject(error)
    await expect(client.call(plainOperation(), {}, asOptions(options))).rejects.toMatchObject(error)
    const call = client.request({ api: 'evm', method: 'GET', path: '/plain' }, asOptions(options))
    await expect(call).rejects.toMatchObject(error)
    const pages = client.evm.getWalletNFTs({ address }, asOptions(options))
    await expect(pages[Symbol.asyncIterator]().next()).rejects.toMatchObject(error)
    expect(harness.server.arrivals).toEqual([])
  })

  test('it names the operation', async () => {
    const call = harness.client().evm.getNativeBalance({ address }, asOptions({ timeOut: 5 }))
    await expect(call.withResponse()).rejects.toMatchObject({ operation: 'getNativeBalance' })
  })

  test('an input among the options is told where it belongs, such as a body that was an argument of its own', async () => {
    const { evm } = harness.client()
    const call = evm.getMultipleTokenPrices({ tokens: [] }, asOptions({ tokens: [{ tokenAddress: address }] }))
    const message = 'Unknown option: tokens\n  → tokens is an input: pass it before the options'
    await expect(call).rejects.toMatchObject({ ...refused, message })
    expect(harness.server.arrivals).toEqual([])
  })

  test.each([undefined, null, {}, { signal: undefined, timeout: undefined }, { signal: null }])(
    '%o are options',
    async (options) => {
      harness.server.answer({ body: { balance: '1' } })
      const call = harness.client().evm.getNativeBalance({ address }, asOptions(options))
      expect(await call).toEqual({ balance: 1n })
    },
  )
})

describe('what is no operation rejects, and is told what one is', () => {
  const client = createClient({ apiKey: 'k' })

  test.each([
    ['a name', 'getNativeBalance'],
    ['a misspelt import', (evm as Readonly<Record<string, unknown>>).getNativeBalanse],
    ['null', null],
    ['a method', client.evm.getNativeBalance],
    ['an empty object', {}],
  ])('%s', async (_, operation) => {
    const error = { ...refused, message: expect.stringMatching(/^Expected an operation\n.*ledgerline\/evm/) }
    await expect(client.call(asOperation(operation), { address })).rejects.toMatchObject(error)
  })

  test('it throws nothing synchronously', async () => {
    const call = client.call(asOperation(undefined), {})
    expect(call).toBeInstanceOf(Promise)
    await expect(call.raw()).rejects.toMatchObject(refused)
  })
})

describe('the key among the inputs is refused without being shown', () => {
  const client = createClient({ apiKey: key, baseUrl: 'http://127.0.0.1:9' })
  const hidden = async (call: () => unknown): Promise<void> => {
    const error = await Promise.resolve()
      .then(call)
      .catch((reason: unknown) => reason)
    expect(error).toMatchObject({ name: 'InputError', message: expect.stringMatching(/^An input is the API key\n/) })
    expect(inspect(error, { depth: 9 }) + JSON.stringify(error)).not.toContain(key)
  }

  test.each([
    ['an address', { address: key }],
    ['one of several', { address, tokenAddresses: [address, key] }],
    ['an address that was pasted with the scheme', { address: `Bearer ${key}` }],
    ['the query of a URL', { address, cursor: `https://a.test/?k=${key}&page=2` }],
    ['the percent-encoded query of a URL', { address, cursor: `k=${encodeURIComponent(key)}` }],
    ['an unknown input', { address, [`x-${key}`]: 1 } as never],
    ['the input itself', key as never],
  ])('%s', async (_, input) => {
    await hidden(() => client.evm.getWalletNFTs(input))
    await hidden(() => client.call(evm.getWalletNFTs, input))
    await hidden(() => client.prepare(evm.getWalletNFTs, input))
  })

  test.each([
    [
      'deep inside',
      {
        tokens: [
          { tokenAddress: address, tokenId: '1' },
          { tokenAddress: key, tokenId: '1' },
        ],
      },
    ],
    ['a name', { tokens: [], [key]: undefined }],
    ['beside a bigint', { tokens: [{ tokenAddress: key, tokenId: 1n }] }],
  ])('%s', async (_, input) => {
    await hidden(() => client.evm.getMultipleNFTs(input))
    await hidden(() => client.prepare(evm.getMultipleNFTs, input))
  })

  test('it is sought in inputs that go in circles, and not in bytes', async () => {
    const circle: unknown[] = []
    circle.push(circle, Buffer.alloc(50e6))
    const call = client.evm.getMultipleNFTs({ tokens: circle as never })
    await expect(call).rejects.toMatchObject({ name: 'InputError', message: expect.stringContaining('tokens[0]') })
    circle.push(key)
    await hidden(() => client.evm.getMultipleNFTs({ tokens: circle as never }))
  })

  test('a key that a function gives, once it has been given', async () => {
    harness.server.answer({ body: { balance: '1' } })
    const client = harness.client({ apiKey: () => key })
    await client.evm.getNativeBalance({ address })
    await hidden(() => client.evm.getNativeBalance({ address: key }))
    await hidden(() => client.prepare(evm.getNativeBalance, { address: key }))
  })

  test.each([
    ['with the line break of a file', `${key}\n`],
    ['as it travels', key],
  ])('a key that was read from a file, %s', async (_, given) => {
    const client = createClient({ apiKey: `${key}\n`, baseUrl: 'http://127.0.0.1:9' })
    await hidden(() => client.prepare(evm.getNativeBalance, { address: given }))
  })

  test('a short key, as of tests, may be an input, one of six characters no more', () => {
    const prepared = (apiKey: string) =>
      createClient({ apiKey }).prepare(streams.updateEvmStream, { id: '1', tag: apiKey })
    expect(prepared('short').body).toBe('{"tag":"short"}')
    expect(() => prepared('longer')).toThrow('An input is the API key')
  })

  test.each([
    ['of 19 characters may be', 'k'.repeat(19), false],
    ['of 20 characters may not be', 'k'.repeat(20), true],
  ])('a key %s inside of other text', (_, apiKey, isRefused) => {
    const prepare = (tag: string) => createClient({ apiKey }).prepare(streams.updateEvmStream, { id: '1', tag })
    expect(() => prepare(` ${apiKey} `)).toThrow('An input is the API key')
    if (isRefused) expect(() => prepare(`${apiKey}-1`)).toThrow('An input is the API key')
    else expect(prepare(`${apiKey}-1`).body).toBe(`{"tag":"${apiKey}-1"}`)
  })
})

test('hooks may be an object of a class, which finds itself in them and holds more than hooks', async () => {
  class Metrics {
    requests = 0
    onRequest(): void {
      this.requests++
    }
  }
  const hooks = new Metrics()
  harness.server.answer({ body: { balance: '1' } })
  await harness.client({ hooks }).evm.getNativeBalance({ address })
  expect(hooks.requests).toBe(1)
})

test('the reason of a signal is rethrown as it is, an error of ours and a frozen one among them', async () => {
  harness.server.answer({ body: { balance: '1' } })
  const reason = Object.freeze(new InputError('mine'))
  const call = harness.client().evm.getNativeBalance({ address }, { signal: AbortSignal.abort(reason) })
  expect(await call.catch((error: unknown) => error)).toBe(reason)
  expect(reason).not.toHaveProperty('operation')
})

test('an input whose getter throws rejects with what it throws', async () => {
  const input = {
    get address(): string {
      throw 'a text'
    },
  }
  expect(
    await harness
      .client()
      .evm.getNativeBalance(input)
      .catch((error: unknown) => error),
  ).toBe('a text')
})

test.each([
  ['a client', createClient],
  ['a caller', createCaller],
])(
  'a call of %s ends with the signal it was given, whatever becomes of the object that held it',
  async (_who, create) => {
    const [own, another] = [new AbortController(), new AbortController()]
    const caller = create({ apiKey: null, fetch: () => new Promise(() => {}) })
    const options = { signal: own.signal }
    const call = caller.call(evm.getNativeBalance, { address }, options)
    options.signal = another.signal
    another.abort('of another call')
    setTimeout(() => own.abort('its own'))
    await expect(call).rejects.toBe('its own')
  },
)

test('a caller for small bundles checks what a client does', async () => {
  expect(() => createCaller(asOptions({ baseURL: 'http://127.0.0.1:9' }) as object)).toThrow('Did you mean baseUrl?')
  const caller = createCaller({ apiKey: key, baseUrl: 'http://127.0.0.1:9' })
  const call = caller.call(evm.getNativeBalance, { address }, asOptions({ timeOut: 5 }))
  await expect(call).rejects.toMatchObject({ ...refused, operation: 'getNativeBalance' })
  await expect(caller.call(evm.getNativeBalance, { address: key })).rejects.toThrow('An input is the API key')
  await expect(caller.call(asOperation('getNativeBalance'), {})).rejects.toThrow('Expected an operation')
})

test('what prepare refuses names the operation', () => {
  const client = harness.client()
  expect(() => client.prepare(evm.getNativeBalance, { address: key })).toThrow(
    expect.objectContaining({ operation: 'getNativeBalance' }),
  )
  expect(() => client.prepare(asOperation('getNativeBalance'), {})).toThrow('Expected an operation')
})

describe('options whose fields are getters of a class', () => {
  class Settings {
    get apiKey(): string {
      return key
    }
    get baseUrl(): string {
      return `${harness.server.url}/proxy`
    }
    get timeout(): number {
      return 1000
    }
  }

  test('are read like any others: the key goes to the host that was given with it', async () => {
    harness.server.answer({ body: { balance: '1' } })
    await createClient(new Settings()).evm.getNativeBalance({ address })
    const [arrival] = harness.server.arrivals
    expect(arrival?.path).toBe(`/proxy/evm/${address}/balance`)
    expect(arrival?.headers['x-api-key']).toBe(key)
  })

  test('are checked like any others', () => {
    class Slow extends Settings {
      override get timeout(): number {
        return Object('1000')
      }
    }
    expect(() => createClient(new Slow())).toThrow('Invalid option: timeout')
  })
})
