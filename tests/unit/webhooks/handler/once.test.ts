import { describe, expect, test, vi } from 'vitest'
import { createWebhookHandler, type Dedupe } from '../../../../src/webhooks.js'
import { expectLogs } from '../../../support/expectLogs.js'
import { erc20Transfer, recorded, secret } from '../../../support/webhooks/delivery.js'
import { delivery, requestOf } from '../../../support/webhooks/request.js'

expectLogs('error') // of what is refused, where nothing takes it

/** A promise to settle later. */
function later() {
  const handles: { resolve(): void; reject(error: unknown): void }[] = []
  const promise = new Promise<void>((resolve, reject) => handles.push({ resolve, reject }))
  return { promise, resolve: () => handles[0]?.resolve(), reject: (error: unknown) => handles[0]?.reject(error) }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 100))

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

  test('that forgets to say whether the claim is new makes the delivery come again', async () => {
    const onDelivery = vi.fn()
    const onError = vi.fn()
    const { dedupe } = storeOf({ claim: async () => undefined as unknown as boolean })
    const handle = createWebhookHandler({ secret, dedupe, onDelivery, onError })
    expect((await handle(await requestOf(delivery()))).status).toBe(500)
    expect(onDelivery).not.toHaveBeenCalled()
    expect(onError.mock.lastCall?.[0]).toMatchObject({
      name: 'InputError',
      message: expect.stringContaining('claim resolved to undefined'),
    })
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
