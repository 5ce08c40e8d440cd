import type { RequestListener } from 'node:http'
import express from 'express'
import { describe, expect, test, vi } from 'vitest'
import { InputError } from '../../src/errors/input.js'
import {
  createWebhookHandler,
  decodeLogs,
  isTestDelivery,
  parseWebhook,
  signWebhook,
  simulateDeliveries,
  toNodeListener,
  verifySignature,
} from '../../src/webhooks.js'
import { evmWire, secret, signed, transferLog } from '../support/webhooks/delivery.js'
import { listen, servers } from '../support/webhooks/servers.js'

// What types forbid, and JavaScript does.

const bothWaysOut = /^The handler takes a Request\n.*toNodeListener\(handler\).*\n.*handler\(context\.req\.raw\)$/

/** Calls a function with whatever; a throw and a rejection are the same. */
const call = async (name: (...input: never[]) => unknown, ...input: readonly unknown[]): Promise<unknown> =>
  Reflect.apply(name, undefined, input)

describe.each([
  ['simulateDeliveries', simulateDeliveries, 'options', ''],
  ['parseWebhook', parseWebhook, 'input', '{ body, signature, secret }'],
  ['signWebhook', signWebhook, 'input', '{ body, secret }'],
  ['verifySignature', verifySignature, 'request', '{ body, signature, secret }'],
  ['decodeLogs', decodeLogs, 'delivery', ''],
] as const)('%s', (_, run, name, members) => {
  test.each([[[]], [[undefined]], [[null]]])('without its argument is an error that names it: %j', async (input) => {
    const error = await call(run, ...input).catch((error: unknown) => error)
    expect(error).toBeInstanceOf(InputError)
    expect(error).toMatchObject({ code: 'INVALID_ARGUMENT', message: `Param ${name} is required` })
  })

  test.each([7, 'text', true])(
    'with %j for its argument is an error that does not show it, for it may be the secret',
    async (input) => {
      await expect(call(run, input)).rejects.toThrow(
        expect.objectContaining({
          name: 'InputError',
          message: `Param ${name} takes an object, got ${typeof input}${members ? `\n  → Pass ${members}` : ''}`,
        }),
      )
    },
  )
})

test.each([
  [{ decode: 'STRICT' }, 'Param decode takes tolerant or strict, got STRICT'],
  [{ decode: null }, 'Param decode takes tolerant or strict, got null'],
  [{ decode: true }, 'Param decode takes tolerant or strict, got true'],
  [{ abi: '[]' }, 'Param abi takes a list of ABI items'],
  [{ abi: null }, 'Param abi takes a list of ABI items'],
])('options of reading that cannot be meant (%j) are refused, signed or not', async (change, message) => {
  const input = { ...(await signed(JSON.stringify(evmWire()))), ...change }
  const expected = expect.objectContaining({ name: 'InputError', message })
  await expect(call(parseWebhook, input)).rejects.toThrow(expected)
  await expect(call(parseWebhook, { ...input, signature: 'none' })).rejects.toThrow(expected)
  const [name] = Object.keys(change)
  await expect(call(createWebhookHandler, { secret, ...change, onDelivery: vi.fn() })).rejects.toThrow(
    expect.objectContaining({
      name: 'ConfigurationError',
      message: expect.stringMatching(`^Invalid option: ${name}[^]*→ ${name} takes `),
    }),
  )
})

test('an ABI written as text, as viem and ethers take it too, is refused with what makes items of it', async () => {
  const abi = ['event Transfer(address indexed from, address indexed to, uint256 value)']
  const message = 'Param abi takes a list of ABI items\n  → parseAbi of viem or abitype makes them from text'
  const expected = expect.objectContaining({ name: 'InputError', message })
  await expect(call(decodeLogs, { logs: [] }, abi)).rejects.toThrow(expected)
  const input = { ...(await signed(JSON.stringify(evmWire()))), abi }
  await expect(call(parseWebhook, input)).rejects.toThrow(expected)
})

test.each([undefined, null, 7, 'text', true])(
  'createWebhookHandler with %j for its options is an error that does not show it, for it may be the secret',
  async (options) => {
    await expect(call(createWebhookHandler, options)).rejects.toThrow(
      expect.objectContaining({
        name: 'ConfigurationError',
        message: 'Options must be an object\n  → Pass { secret: … }',
      }),
    )
  },
)

const claim = async () => true
const release = async () => undefined

test.each<readonly [change: object, message: string]>([
  [{ maxBody: '10mb' }, 'maxBody\n  → maxBody takes a number of bytes above 0'],
  [{ maxBody: 0 }, 'maxBody = 0\n  → maxBody takes a number of bytes above 0'],
  [{ maxBody: null }, 'maxBody\n  → maxBody takes a number of bytes above 0'],
  [{ timeout: 0 }, 'timeout = 0\n  → timeout takes a number of milliseconds above 0'],
  [{ timeout: -1 }, 'timeout = -1\n  → timeout takes a number of milliseconds above 0'],
  [{ timeout: Number.NaN }, 'timeout = NaN\n  → timeout takes a number of milliseconds above 0'],
  [{ timeout: '30s' }, 'timeout\n  → timeout takes a number of milliseconds above 0'],
  [{ onError: 'console' }, 'onError\n  → onError takes a function'],
  [{ onDelivery: undefined }, 'onDelivery\n  → onDelivery takes a function, and is required'],
  [{ secret: 7 }, 'secret\n  → secret takes text, a list of texts, or a function'],
  ...[null, true, {}, { claim }, { claim, release: 'del' }, { claim, release, confirm: {} }].map(
    (dedupe) => [{ dedupe }, 'dedupe\n  → dedupe takes object { claim, release, confirm? }'] as const,
  ),
])('options of a handler that cannot be meant (%j) are refused when it is made', async (change, message) => {
  await expect(call(createWebhookHandler, { secret, onDelivery: vi.fn(), ...change })).rejects.toThrow(
    expect.objectContaining({
      name: 'ConfigurationError',
      message: expect.stringContaining(`Invalid option: ${message}`),
    }),
  )
})

test.each([
  ['dedup', 'Did you mean dedupe?'],
  ['timeOut', 'Did you mean timeout?'],
  ['ondelivery', 'Did you mean onDelivery?'],
  ['cache', 'One of: secret, onDelivery, dedupe, maxBody, maxUnverified, timeout, onError, abi, network, decode'],
])(
  'an option of a handler that does not exist (%s) is refused: without its dedupe it would credit twice',
  async (name, hint) => {
    await expect(call(createWebhookHandler, { secret, onDelivery: vi.fn(), [name]: vi.fn() })).rejects.toThrow(
      expect.objectContaining({
        name: 'ConfigurationError',
        message: expect.stringContaining(`Unknown option: ${name}\n  → ${hint}`),
      }),
    )
  },
)

test.each([
  ['parseWebhook', parseWebhook, { netwrok: 'aptos' }, 'netwrok', 'network'],
  ['parseWebhook', parseWebhook, { decod: 'strict' }, 'decod', 'decode'],
  ['parseWebhook', parseWebhook, { secrt: 's', secret: undefined }, 'secrt', 'secret'],
  ['verifySignature', verifySignature, { secrets: ['a'] }, 'secrets', 'secret'],
  ['signWebhook', signWebhook, { signature: undefined, bodyy: '' }, 'bodyy', 'body'],
] as const)('%s refuses what it would ignore: %j', async (_, take, extra, wrong, meant) => {
  const signed = { body: '{}', signature: await signWebhook({ body: '{}', secret }), secret }
  await expect(call(take, { ...signed, ...extra })).rejects.toThrow(
    expect.objectContaining({
      name: 'InputError',
      message: expect.stringContaining(`Unknown param: ${wrong}\n  → Did you mean ${meant}?`),
    }),
  )
})

test('what parseWebhook takes can be verified first', async () => {
  const input = { ...(await signed(JSON.stringify(evmWire()))), abi: [], decode: 'strict', onUnknownFields() {} }
  expect(await call(verifySignature, input)).toBe(true)
})

test.each([
  [{ seeds: 1 }, 'Unknown param: seeds\n  → Did you mean seed?'],
  [{ network: undefined }, 'Param network is required'],
  [{ network: undefined, netwrok: 'evm' }, 'Unknown param: netwrok\n  → Did you mean network?'],
])('simulateDeliveries refuses %j', async (change, message) => {
  const options = { network: 'evm', secret, scenario: 'test', ...change }
  await expect(call(simulateDeliveries, options)).rejects.toThrow(
    expect.objectContaining({ name: 'InputError', message: expect.stringContaining(message) }),
  )
})

test.each([
  ['the request of node:http', { headers: { 'x-signature': 'x' }, url: '/', method: 'POST' }],
  ['the request of Express', { headers: {}, body: {}, get: () => undefined }],
  ['the context of Hono', { req: { raw: new Request('http://localhost') } }],
  ['the request of Hono', { raw: new Request('http://localhost'), header: () => undefined }],
  ['nothing', undefined],
])('a handler that is given %s rejects with what to give it', async (_, request) => {
  const onError = vi.fn()
  const handle = createWebhookHandler({ secret, onDelivery: vi.fn(), onError })
  const error = await call(handle, request).catch((error: unknown) => error)
  expect(error).toMatchObject({ name: 'InputError', message: expect.stringMatching(bothWaysOut) })
  expect(onError).toHaveBeenCalledExactlyOnceWith(error, request)
})

describe.each([
  ['Express', (handle: RequestListener) => express().post('/webhook', handle)],
  ['node:http', (handle: RequestListener) => handle],
])('a handler that is mounted in %s as it is', (_, mount) => {
  test('answers 500 with both ways out, and tells the console once and onError each time', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const onError = vi.fn()
    const handle = createWebhookHandler({ secret, onDelivery: vi.fn(), onError })
    const server = await listen(mount(handle as unknown as RequestListener)) // the types refuse it
    const { body, signature } = await signed(JSON.stringify(evmWire()))
    for (let count = 0; count < 2; count++) {
      const headers = { 'x-signature': signature }
      const response = await fetch(server.url, { method: 'POST', body: body as string, headers })
      expect([response.status, await response.text()]).toEqual([500, expect.stringMatching(bothWaysOut)])
    }
    await server.close()
    const told = expect.objectContaining({ name: 'InputError', message: expect.stringMatching(bothWaysOut) })
    expect(log.mock.calls).toEqual([[told]])
    expect(onError.mock.calls).toEqual([
      [told, expect.anything()],
      [told, expect.anything()],
    ])
  })

  test('does not reject, which would end a process of Express 4', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const handle = createWebhookHandler({ secret, onDelivery: vi.fn() })
    const outcomes: unknown[] = []
    const keep: RequestListener = (request, response) => {
      outcomes.push(call(handle, request, response))
    }
    const server = await listen(mount(keep))
    await fetch(server.url, { method: 'POST' })
    await server.close()
    expect(await Promise.all(outcomes)).toMatchObject([{ status: 500 }])
  })
})

test.each([
  ['undefined, as of a name that is misspelt', undefined, 'Param body is required\n  → Pass the raw body'],
  ['null', null, 'Param body is required\n  → Pass the raw body'],
  ['a promise', Promise.resolve('{}'), 'Param body takes the raw body, bytes or text, got a promise\n  → Await it'],
  ['a Request', new Request('http://localhost'), 'Param body takes the raw body, bytes or text, got an object'],
])('a body that is %s is told from one that was parsed', async (_, body, message) => {
  await expect(call(parseWebhook, { ...(await signed('{}')), body })).rejects.toThrow(
    expect.objectContaining({ name: 'InputError', message: expect.stringContaining(message) }),
  )
})

test('options that say nothing, or are of a class, are taken', async () => {
  class Store {
    claim = claim
    async release() {}
  }
  const nothing = { decode: undefined, maxBody: undefined, timeout: undefined, onError: undefined, abi: undefined }
  const seen: unknown[] = []
  const onDelivery = (delivery: object) => seen.push(delivery)
  const handle = createWebhookHandler({ secret, ...nothing, dedupe: new Store(), onDelivery })
  const server = await listen(servers['node:http'](handle))
  const { body, signature } = await signed(JSON.stringify(evmWire()))
  const headers = { 'x-signature': signature }
  const { status } = await fetch(server.url, { method: 'POST', body: body as string, headers })
  await server.close()
  expect([status, seen.length]).toEqual([200, 1])
})

test('logs that are no list are refused, and none of a list makes decodeLogs throw', async () => {
  await expect(call(decodeLogs, { logs: 'none' })).rejects.toThrow(InputError)
  const undecoded = [null, 7, transferLog]
  expect(await call(decodeLogs, { logs: undecoded }, [])).toEqual({ events: [], undecoded })
  expect(await call(decodeLogs, { logs: null })).toEqual({ events: [], undecoded: [] })
})

test.each([undefined, null, 7, 'text'])('%j is no test delivery', async (value) => {
  expect(await call(isTestDelivery, value)).toBe(false)
})

test('a delivery that was not awaited is no delivery without logs', () => {
  const forgotten = parseWebhook({ body: '{}', signature: `0x${'0'.repeat(64)}`, secret: 'secret' })
  forgotten.catch(() => {}) // it is refused too
  expect(() => decodeLogs(forgotten as never)).toThrow(
    expect.objectContaining({
      name: 'InputError',
      message: 'Param delivery takes an object, got a promise\n  → Await it',
    }),
  )
})

test.each(['handler', 'toNodeListener(handler)'])(
  '%s refuses a FastifyRequest by name, and onError hears it',
  async (way) => {
    const onError = vi.fn()
    const handler = createWebhookHandler({ secret, onDelivery: vi.fn(), onError })
    const raw = { httpVersion: '1.1', method: 'POST', url: '/', headers: {} }
    const request = { raw, body: evmWire(), headers: { 'x-signature': '0x' }, method: 'POST', url: '/' }
    if (way === 'handler') await expect(call(handler, request)).rejects.toThrow(/FastifyRequest\n.*parseAs: 'buffer'/)
    else {
      const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
      const end = vi.fn()
      const reply = { raw: { statusCode: 200, headersSent: false, destroyed: false, setHeader: vi.fn(), end } }
      await call(toNodeListener(handler), request, reply)
      await expect.poll(() => end.mock.calls).toEqual([[expect.stringContaining('FastifyRequest')]])
      expect(reply.raw.statusCode).toBe(500)
      log.mockRestore()
    }
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'INVALID_ARGUMENT' }), request)
  },
)
