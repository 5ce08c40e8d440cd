import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createWebhookHandler, type Dedupe, type Delivery, signWebhook } from '../../../src/webhooks.js'
import { erc20Transfer, evmWire, recorded, secret } from './support/delivery.js'

async function requestOf(body: string | Uint8Array, headers: Readonly<Record<string, string>> = {}): Promise<Request> {
  const signature = await signWebhook({ body, secret })
  return new Request('http://localhost/webhook', {
    method: 'POST',
    body: body as BodyInit,
    headers: { 'content-type': 'application/json', 'x-signature': signature, ...headers },
  })
}

const delivery = (fields: Readonly<Record<string, unknown>> = {}): string =>
  JSON.stringify(evmWire({ erc20Transfers: [erc20Transfer], ...fields }))

/** A promise to settle later. */
function later() {
  const handles: { resolve(): void; reject(error: unknown): void }[] = []
  const promise = new Promise<void>((resolve, reject) => handles.push({ resolve, reject }))
  return { promise, resolve: () => handles[0]?.resolve(), reject: (error: unknown) => handles[0]?.reject(error) }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 100))

afterEach(() => {
  vi.restoreAllMocks()
})

describe('the answer', () => {
  test('is 200 once the user code is done, and the code gets the decoded delivery', async () => {
    const seen: Delivery[] = []
    const handle = createWebhookHandler({ secret, network: 'evm', onDelivery: (delivery) => seen.push(delivery) })
    const response = await handle(await requestOf(delivery()))
    expect(response.status).toBe(200)
    expect(seen).toMatchObject([{ kind: 'evm', erc20Transfers: [{ value: 2n ** 256n - 1n }] }])
  })

  test('is 200 for the test delivery, which the user code never sees', async () => {
    const onDelivery = vi.fn()
    const handle = createWebhookHandler({ secret: recorded.secret, onDelivery })
    const request = new Request('http://localhost/', {
      method: 'POST',
      body: recorded.body,
      headers: { 'x-signature': recorded.signature },
    })
    expect((await handle(request)).status).toBe(200)
    expect(onDelivery).not.toHaveBeenCalled()
  })

  test.each([
    ['no signature', (request: Request) => request.headers.delete('x-signature')],
    ['a wrong signature', (request: Request) => request.headers.set('x-signature', recorded.signature)],
    ['half a signature', (request: Request) => request.headers.set('x-signature', '0x1234')],
  ])('is 401 for %s', async (_, change) => {
    const onDelivery = vi.fn()
    const onError = vi.fn()
    const request = await requestOf(delivery())
    change(request)
    const response = await createWebhookHandler({ secret, onDelivery, onError })(request)
    expect([response.status, await response.text()]).toEqual([401, 'Signature is not valid'])
    expect(onDelivery).not.toHaveBeenCalled()
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'INVALID_SIGNATURE' }), request)
  })

  test('is 401 for a GET, as a browser or a scanner sends it', async () => {
    const handle = createWebhookHandler({ secret, onDelivery: vi.fn() })
    expect((await handle(new Request('http://localhost/'))).status).toBe(401)
  })

  test.each([
    ['garbage', 'hello'],
    ['no body', ''],
    ['another event', '{"type":"invoice.paid"}'],
    ['bytes that are not UTF-8', Uint8Array.of(0xff)],
  ])('is 400 for %s that is signed', async (_, body) => {
    const onDelivery = vi.fn()
    const response = await createWebhookHandler({ secret, onDelivery })(await requestOf(body))
    expect(response.status).toBe(400)
    expect(await response.text()).toMatch(/^The body is not a delivery: /)
    expect(onDelivery).not.toHaveBeenCalled()
  })

  test('is 400 for a delivery that breaks its contract, in strict mode only', async () => {
    const body = delivery({ logs: [null] })
    const statuses = []
    for (const decode of ['tolerant', 'strict'] as const) {
      statuses.push((await createWebhookHandler({ secret, decode, onDelivery: vi.fn() })(await requestOf(body))).status)
    }
    expect(statuses).toEqual([200, 400])
  })

  test('is 400 for a delivery of another network than asked for', async () => {
    const handle = createWebhookHandler({ secret, network: 'aptos', onDelivery: vi.fn() })
    expect((await handle(await requestOf(delivery()))).status).toBe(400)
  })

  test('is 413 for a body beyond the limit, and 200 up to it', async () => {
    const body = delivery()
    const statuses = []
    for (const maxBody of [body.length, body.length - 1]) {
      statuses.push(
        (await createWebhookHandler({ secret, maxBody, onDelivery: vi.fn() })(await requestOf(body))).status,
      )
    }
    expect(statuses).toEqual([200, 413])
  })

  test('is 413 for 50 MB, as long as nothing else is said', async () => {
    const response = await createWebhookHandler({ secret, onDelivery: vi.fn() })(
      await requestOf(delivery({ tag: 'x'.repeat(50e6) })),
    )
    expect([response.status, await response.text()]).toEqual([413, 'The body is longer than 10000000 bytes'])
  })

  test('is 413 before a body is read whose header says how long it is', async () => {
    const read = vi.fn()
    const request = await requestOf('{}', { 'content-length': '10000001' })
    const body = new ReadableStream({ pull: read }, { highWaterMark: 0 })
    const streamed = new Request(request, { body, duplex: 'half' } as RequestInit)
    expect((await createWebhookHandler({ secret, onDelivery: vi.fn() })(streamed)).status).toBe(413)
  })

  test.each(['1', '0', '-1', 'many', '5, 5', ''])(
    'is 413 for a body beyond the limit whose header says %j',
    async (length) => {
      const body = new Blob(['x'.repeat(20_001)]).stream()
      const headers = { 'content-length': length }
      const request = new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
      expect((await createWebhookHandler({ secret, maxBody: 20_000, onDelivery: vi.fn() })(request)).status).toBe(413)
    },
  )

  test('is 200 for a delivery that comes byte by byte, with empty chunks between', async () => {
    const text = delivery({ tag: 'é🦄' })
    const { headers } = await requestOf(text)
    const bytes = new TextEncoder().encode(text)
    let at = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (at === bytes.length) return controller.close()
        controller.enqueue(bytes.subarray(at, at))
        controller.enqueue(bytes.subarray(at, ++at))
      },
    })
    const request = new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
    const seen: string[] = []
    const onDelivery = (_: unknown, context: { body: Uint8Array }) => seen.push(new TextDecoder().decode(context.body))
    expect((await createWebhookHandler({ secret, onDelivery })(request)).status).toBe(200)
    expect(seen).toEqual([text])
  })

  test('of a stranger who sends byte by byte takes memory for the bytes, not for every piece', async () => {
    let sent = 0
    let held = 0
    const before = heapInUse()
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        for (let count = 0; count < 1000; count++) controller.enqueue(new Uint8Array(1))
        sent += 1000
        if (sent < 1e6) return
        held = heapInUse() - before
        controller.close()
      },
    })
    const request = new Request('http://localhost/', { method: 'POST', body, duplex: 'half' } as RequestInit)
    expect((await createWebhookHandler({ secret, onDelivery: vi.fn() })(request)).status).toBe(401)
    expect(held).toBeLessThan(20e6)
  }, 30_000)

  test('is 413 for a body without end, of which no more than ten times the limit is read', async () => {
    let sent = 0
    let isCancelled = false
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1000
        controller.enqueue(new Uint8Array(1000))
      },
      cancel() {
        isCancelled = true
      },
    })
    const request = new Request('http://localhost/', { method: 'POST', body, duplex: 'half' } as RequestInit)
    const response = await createWebhookHandler({ secret, maxBody: 10_000, onDelivery: vi.fn() })(request)
    expect(response.status).toBe(413)
    await settled()
    expect(isCancelled).toBe(true)
    expect(sent).toBeLessThan(110_000)
  })

  test('is 400 for a body that breaks off', async () => {
    const onError = vi.fn()
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) })
    const request = new Request('http://localhost/', { method: 'POST', body, duplex: 'half' } as RequestInit)
    const response = await createWebhookHandler({ secret, onDelivery: vi.fn(), onError })(request)
    expect(response.status).toBe(400)
    expect(onError.mock.lastCall?.[0]).toMatchObject({ code: 'INVALID_PAYLOAD', cause: { message: 'gone' } })
  })

  test.each([
    [
      'throws',
      () => {
        throw new Error('database is down')
      },
    ],
    ['rejects', () => Promise.reject(new Error('database is down'))],
    [
      'throws an error of ours',
      () => {
        throw Object.assign(new Error('database is down'), { code: 'INVALID_SIGNATURE' })
      },
    ],
    ['throws nothing at all', () => Promise.reject(undefined)],
  ])('is 500 when the user code %s, and says nothing about why', async (_, onDelivery) => {
    const onError = vi.fn()
    const request = await requestOf(delivery())
    const response = await createWebhookHandler({ secret, onDelivery, onError })(request)
    expect([response.status, await response.text()]).toEqual([500, 'The delivery was not processed'])
    expect(onError).toHaveBeenCalledOnce()
  })

  test('is 500 when something has read the body before, with an error that says so', async () => {
    const onError = vi.fn()
    const request = await requestOf(delivery())
    await request.json()
    const response = await createWebhookHandler({ secret, onDelivery: vi.fn(), onError })(request)
    expect(response.status).toBe(500)
    expect(String(onError.mock.lastCall?.[0])).toMatch(/was read before the handler got it/)
  })
})

describe('errors', () => {
  test('of the user code go to the console when nobody asks for them', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const failure = new Error('database is down')
    await createWebhookHandler({ secret, onDelivery: () => Promise.reject(failure) })(await requestOf(delivery()))
    expect(log).toHaveBeenCalledExactlyOnceWith(failure)
  })

  test('of strangers do not', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    await createWebhookHandler({ secret, onDelivery: vi.fn() })(new Request('http://localhost/'))
    expect(log).not.toHaveBeenCalled()
  })

  test.each([
    [
      'throws',
      () => {
        throw new Error('no log')
      },
    ],
    ['rejects', () => Promise.reject(new Error('no log'))],
  ])('do not change the answer when the hook that is told of them %s', async (_, onError) => {
    const handle = createWebhookHandler({ secret, onDelivery: vi.fn(), onError })
    expect((await handle(new Request('http://localhost/'))).status).toBe(401)
  })
})

/** The keys that deliveries with these fields get. */
async function keysOf(...changes: readonly Readonly<Record<string, unknown>>[]): Promise<readonly string[]> {
  const keys: string[] = []
  const dedupe = { claim: async () => true, release: async () => undefined }
  const handle = createWebhookHandler({ secret, dedupe, onDelivery: (_, { key }) => keys.push(key) })
  for (const change of changes) await handle(await requestOf(delivery(change)))
  expect(keys).toHaveLength(changes.length)
  return keys
}

describe('copies of a delivery', () => {
  test('reach the user code once, also with another count of retries and another space', async () => {
    const onDelivery = vi.fn()
    const handle = createWebhookHandler({ secret, onDelivery })
    for (const body of [delivery(), delivery(), delivery({ retries: 1 }), delivery({ retries: 12 })]) {
      expect((await handle(await requestOf(body))).status).toBe(200)
    }
    expect(onDelivery).toHaveBeenCalledOnce()
  })

  test.each([
    ['confirmation', { confirmed: false }],
    ['block', { block: { number: '1', hash: `0x${'c'.repeat(64)}`, timestamp: '1' } }],
    ['chain', { chainId: '0x1' }],
    ['stream', { streamId: 'another' }],
    ['content', { erc20Transfers: [erc20Transfer, { ...erc20Transfer, logIndex: '153' }] }],
  ])('are not those of another %s', async (_, change) => {
    const onDelivery = vi.fn()
    const handle = createWebhookHandler({ secret, onDelivery })
    await handle(await requestOf(delivery()))
    await handle(await requestOf(delivery(change)))
    expect(onDelivery).toHaveBeenCalledTimes(2)
  })

  test('are not those that differ in a nested count of retries', async () => {
    const onDelivery = vi.fn()
    const handle = createWebhookHandler({ secret, onDelivery })
    for (const retries of [0, 1]) await handle(await requestOf(delivery({ events: [{ data: { retries } }] })))
    expect(onDelivery).toHaveBeenCalledTimes(2)
  })

  test('that come together reach it once, and none is acknowledged before it is done', async () => {
    const work = later()
    const onDelivery = vi.fn(() => work.promise)
    const handle = createWebhookHandler({ secret, onDelivery })
    const answers: number[] = []
    const copies = [1, 2, 3].map(async () => answers.push((await handle(await requestOf(delivery()))).status))
    await settled()
    expect(answers).toEqual([])
    work.resolve()
    await Promise.all(copies)
    expect(answers).toEqual([200, 200, 200])
    expect(onDelivery).toHaveBeenCalledOnce()
  })

  test('that come together are all refused when it fails, and the next one reaches it again', async () => {
    const work = later()
    const onDelivery = vi.fn(() => work.promise)
    const handle = createWebhookHandler({ secret, onDelivery, onError: vi.fn() })
    const copies = [1, 2].map(async () => (await handle(await requestOf(delivery()))).status)
    await settled()
    work.reject(new Error('database is down'))
    expect(await Promise.all(copies)).toEqual([500, 500])
    expect(onDelivery).toHaveBeenCalledOnce()
    onDelivery.mockResolvedValue(undefined)
    expect((await handle(await requestOf(delivery()))).status).toBe(200)
    expect((await handle(await requestOf(delivery()))).status).toBe(200)
    expect(onDelivery).toHaveBeenCalledTimes(2)
  })

  test('have one key, which names stream, chain, block and confirmation', async () => {
    const keys: string[] = []
    const handle = createWebhookHandler({
      secret,
      dedupe: { claim: async () => true, release: async () => undefined },
      onDelivery: (_, { key, body }) => keys.push(key, new TextDecoder().decode(body).slice(0, 18)),
    })
    await handle(await requestOf(delivery()))
    await handle(await requestOf(delivery({ retries: 3 })))
    const [key = '', body, ...copy] = keys
    expect(copy).toEqual([key, body])
    expect(body).toBe('{"confirmed":true,')
    expect(key).toMatch(
      new RegExp(`^c1a2b3d4-0000-4000-8000-000000000001:0x89:0x${'b1'.repeat(32)}:confirmed:0x[\\da-f]{64}$`),
    )
    expect(key.length).toBeLessThan(300)
  })

  test.each([
    ['5,000 characters', 'x'.repeat(5000)],
    ['a line break and a NUL, which no database takes', 'a\n\0b'],
    ['other letters', 'поток 🦄'],
    ['a colon', 'a:b'],
    ['half a character', '\ud83e'],
  ])('have a short and printable key also when their stream is named with %s', async (_, streamId) => {
    const keys = await keysOf({ streamId }, { streamId, retries: 1 }, { streamId: `${streamId}x` })
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
    expect(keys[0]).toMatch(/^0x[\da-f]{64}:0x89:0x[\da-f]{64}:confirmed:0x[\da-f]{64}$/)
  })

  test('have a short key whatever else of it is long', async () => {
    const long = `0x${'1'.repeat(2000)}`
    const block = { number: '1', hash: long, timestamp: '1' }
    const evm = await keysOf({ streamId: long, block, confirmed: false })
    const aptos = await keysOf({ streamId: long, chainId: undefined, network: long, block })
    for (const key of [...evm, ...aptos]) expect(key).toMatch(/^[\w:.-]{200,299}$/)
  })
})

describe("the user's store", () => {
  function storeOf(changes: Partial<Dedupe> = {}) {
    const steps: string[] = []
    const step = (name: string) => async (key: string) => {
      steps.push(`${name} ${key.split(':', 1)}`)
      return true
    }
    const dedupe = {
      claim: step('claim'),
      release: async (key: string) => void (await step('release')(key)),
      ...changes,
    }
    return { steps, dedupe }
  }

  const id = 'c1a2b3d4-0000-4000-8000-000000000001'

  test('is asked before the user code, and told when it is done', async () => {
    const { steps, dedupe } = storeOf()
    const confirm = async () => void steps.push('confirm')
    const handle = createWebhookHandler({
      secret,
      dedupe: { ...dedupe, confirm },
      onDelivery: () => steps.push('work'),
    })
    await handle(await requestOf(delivery()))
    expect(steps).toEqual([`claim ${id}`, 'work', 'confirm'])
  })

  test('gets the claim back when the user code fails', async () => {
    const { steps, dedupe } = storeOf()
    const onDelivery = () => Promise.reject(new Error('database is down'))
    await createWebhookHandler({ secret, dedupe, onDelivery, onError: vi.fn() })(await requestOf(delivery()))
    expect(steps).toEqual([`claim ${id}`, `release ${id}`])
  })

  test('that knows the delivery keeps it from the user code', async () => {
    const onDelivery = vi.fn()
    const { dedupe } = storeOf({ claim: async () => false })
    expect((await createWebhookHandler({ secret, dedupe, onDelivery })(await requestOf(delivery()))).status).toBe(200)
    expect(onDelivery).not.toHaveBeenCalled()
  })

  test('that cannot tell makes the delivery come again', async () => {
    const onDelivery = vi.fn()
    const onError = vi.fn()
    const { dedupe } = storeOf({ claim: () => Promise.reject(new Error('store is down')) })
    const handle = createWebhookHandler({ secret, dedupe, onDelivery, onError })
    expect((await handle(await requestOf(delivery()))).status).toBe(500)
    expect(onDelivery).not.toHaveBeenCalled()
    expect(onError.mock.lastCall?.[0]).toMatchObject({ message: 'store is down' })
  })

  test('that fails behind the user code is reported and changes no answer', async () => {
    const reported: unknown[] = []
    const down = () => Promise.reject(new Error('store is down'))
    const { dedupe } = storeOf({ release: down, confirm: down })
    const onError = (error: unknown) => reported.push(String(error))
    const good = createWebhookHandler({ secret, dedupe, onError, onDelivery: () => undefined })
    const bad = createWebhookHandler({ secret, dedupe, onError, onDelivery: () => Promise.reject(new Error('mine')) })
    expect((await good(await requestOf(delivery()))).status).toBe(200)
    expect((await bad(await requestOf(delivery()))).status).toBe(500)
    expect(reported).toEqual(['Error: store is down', 'Error: store is down', 'Error: mine'])
  })

  test('is not asked about test deliveries and strangers', async () => {
    const { steps, dedupe } = storeOf()
    const handle = createWebhookHandler({ secret, dedupe, onDelivery: vi.fn() })
    await handle(await requestOf(recorded.body))
    await handle(new Request('http://localhost/'))
    expect(steps).toEqual([])
  })
})

test('any of several secrets may have signed', async () => {
  const handle = createWebhookHandler({ secret: ['newer', secret], onDelivery: vi.fn() })
  expect((await handle(await requestOf(delivery()))).status).toBe(200)
})

test.each([
  [{ secret: undefined }, /^Param secret is required/],
  [{ secret: '' }, /^Param secret is required/],
  [{ onDelivery: undefined }, /^Param onDelivery is required/],
  [{ maxBody: 0 }, /^Param maxBody takes bytes above 0, got 0/],
  [{ maxBody: Number.NaN }, /^Param maxBody/],
  [{ network: 'solana' }, /^Incorrect network provided\. Got "solana"/],
])('options that cannot work (%j) are refused when the handler is made', (change, message) => {
  const options = { secret, onDelivery: vi.fn(), ...change }
  expect(() => Reflect.apply(createWebhookHandler, undefined, [options])).toThrow(message)
})

/** Bytes of all that is reachable. */
function heapInUse(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
