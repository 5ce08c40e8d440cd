import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  createWebhookHandler,
  type Dedupe,
  type DeliveryContext,
  signWebhook,
  toNodeListener,
  type WebhookHandlerOptions,
} from '../../../../src/webhooks.js'
import { expectLogs } from '../../../support/expectLogs.js'
import { watchTimers } from '../../../support/watchTimers.js'
import { evmWire, secret } from '../../../support/webhooks/delivery.js'
import { listen } from '../../../support/webhooks/servers.js'

expectLogs('error') // of what is refused, where nothing takes it

const timeout = 60
const body = JSON.stringify(evmWire())
const onDelivery = vi.fn()
const onError = vi.fn()
let server: { readonly url: string; close(): Promise<void> } | undefined

beforeEach(() => {
  onDelivery.mockReset()
  onError.mockReset()
})

afterEach(() => server?.close())

async function start(options: Partial<WebhookHandlerOptions> = {}): Promise<void> {
  server = await listen(toNodeListener(createWebhookHandler({ secret, timeout, onDelivery, onError, ...options })))
}

async function post(retries = 0): Promise<number> {
  const text = body.replace('"retries":0', `"retries":${retries}`)
  const headers = { 'x-signature': await signWebhook({ body: text, secret }) }
  const response = await fetch(server?.url ?? '', { method: 'POST', body: text, headers })
  await response.arrayBuffer()
  return response.status
}

/** Code that ends when it is told to. */
function hang() {
  const ends: { resolve(): void; reject(error: unknown): void }[] = []
  onDelivery.mockImplementationOnce(() => new Promise<void>((resolve, reject) => ends.push({ resolve, reject })))
  return { resolve: () => ends[0]?.resolve(), reject: (error: unknown) => ends[0]?.reject(error) }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const errors = () => onError.mock.calls.map(([error]) => String(error.message).split('\n')[0])

test('a timeout longer than timers take is none', async () => {
  await start({ timeout: 2 ** 31 })
  onDelivery.mockImplementationOnce(() => pause(60))
  expect(await post()).toBe(200)
})

describe('code that never ends', () => {
  test('is answered 500 when its time is over, and so are the copies that wait', async () => {
    await start()
    hang()
    expect(await Promise.all([post(), post(), post(1)])).toEqual([500, 500, 500])
    expect(onDelivery).toHaveBeenCalledOnce()
    expect(new Set(errors())).toEqual(new Set([`The delivery was in progress for more than ${timeout} ms`]))
    expect(onError.mock.lastCall?.[0]).toMatchObject({ name: 'TimeoutError', code: 'TIMEOUT', timeout })
  })

  test('holds no connection of later copies, which do not begin beside it', async () => {
    await start({ timeout: 1500 })
    hang()
    await post()
    const begin = performance.now()
    expect([await post(1), await post(2), await post(3)]).toEqual([500, 500, 500])
    expect(performance.now() - begin).toBeLessThan(1500)
    expect(onDelivery).toHaveBeenCalledOnce()
  })

  test('leaves other deliveries alone', async () => {
    await start()
    hang()
    await post()
    const other = JSON.stringify(evmWire({ tag: 'another' }))
    const headers = { 'x-signature': await signWebhook({ body: other, secret }) }
    expect((await fetch(server?.url ?? '', { method: 'POST', body: other, headers })).status).toBe(200)
  })

  test('ends by the signal it is given, and the next copy begins anew', async () => {
    await start()
    let reason: unknown
    onDelivery.mockImplementationOnce(
      (_, { signal }: DeliveryContext) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            reason = signal.reason
            reject(signal.reason)
          })
        }),
    )
    expect([await post(), await post(1), await post(2)]).toEqual([500, 200, 200])
    expect(onDelivery).toHaveBeenCalledTimes(2)
    expect(onError.mock.calls.map(([error]) => error)).toEqual([reason])
  })
})

describe('code that ends when its time is over', () => {
  test('and succeeds is acknowledged to the next copy, without beginning anew', async () => {
    await start()
    const code = hang()
    expect(await post()).toBe(500)
    code.resolve()
    await pause(10)
    expect(await post(1)).toBe(200)
    expect(onDelivery).toHaveBeenCalledOnce()
  })

  test('and fails is told of, and the next copy begins anew', async () => {
    await start()
    const code = hang()
    expect(await post()).toBe(500)
    code.reject(new Error('database is down'))
    await pause(10)
    expect(errors()).toEqual([expect.stringMatching(/^The delivery was in progress/), 'database is down'])
    expect(await post(1)).toBe(200)
    expect(onDelivery).toHaveBeenCalledTimes(2)
  })
})

describe('a store', () => {
  const steps: string[] = []
  const store = (changes: Partial<Dedupe>): Dedupe => ({
    claim: async () => Boolean(steps.push('claim')),
    release: async () => void steps.push('release'),
    ...changes,
  })

  beforeEach(() => {
    steps.length = 0
  })

  test('is told of the end of code only when it has ended', async () => {
    await start({ dedupe: store({ confirm: async () => void steps.push('confirm') }) })
    const code = hang()
    await post()
    await post(1)
    expect(steps).toEqual(['claim'])
    code.resolve()
    await pause(10)
    expect(steps).toEqual(['claim', 'confirm'])
  })

  test('that claims too late gets its claim back, and the code does not begin', async () => {
    let claim = (_: boolean): void => undefined
    const late = new Promise<boolean>((resolve) => {
      claim = resolve
    })
    await start({ dedupe: store({ claim: () => late }) })
    expect([await post(), await post(1)]).toEqual([500, 500])
    claim(true)
    await pause(10)
    expect(steps).toEqual(['release'])
    expect(onDelivery).not.toHaveBeenCalled()
  })

  test('that never confirms is told of, and copies are acknowledged', async () => {
    await start({ dedupe: store({ confirm: () => new Promise(() => undefined) }) })
    expect(await post()).toBe(200)
    expect(errors()).toEqual([`The dedupe store took more than ${timeout} ms`])
    expect(await post(1)).toBe(200)
    expect(steps).toEqual(['claim'])
  })

  test('that does not release is told of, and copies are refused until it does', async () => {
    const taken = new Set<string>()
    let release = (): void => undefined
    await start({
      dedupe: {
        claim: async (key) => !taken.has(key) && taken.add(key) === taken,
        release: (key) =>
          new Promise<void>((resolve) => {
            release = () => resolve(void taken.delete(key))
          }),
      },
    })
    onDelivery.mockRejectedValueOnce(new Error('database is down'))
    expect(await post()).toBe(500)
    expect(errors()).toEqual([`The dedupe store took more than ${timeout} ms`, 'database is down'])
    expect(await post(1)).toBe(500)
    release()
    await pause(10)
    expect(await post(2)).toBe(200)
    expect(onDelivery).toHaveBeenCalledTimes(2)
  })
})

test('code that is done in time leaves no timer, and its signal never aborts', async () => {
  await start()
  let signal: AbortSignal | undefined
  onDelivery.mockImplementationOnce((_, context: DeliveryContext) => {
    signal = context.signal
  })
  const timers = watchTimers()
  const handle = createWebhookHandler({ secret, timeout, onDelivery })
  const headers = { 'x-signature': await signWebhook({ body, secret }) }
  await handle(new Request('http://localhost/', { method: 'POST', body, headers }))
  expect(timers()).toBe(0)
  await pause(2 * timeout)
  expect(signal?.aborted).toBe(false)
})

test('the time is 30 seconds when nothing is said, and may be without end', async () => {
  const answers: string[] = []
  const signature = await signWebhook({ body, secret })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    for (const [name, options] of Object.entries({ usual: {}, endless: { timeout: Number.POSITIVE_INFINITY } })) {
      const handle = createWebhookHandler({
        secret,
        onError,
        onDelivery: () => new Promise(() => undefined),
        ...options,
      })
      const request = new Request('http://localhost/', { method: 'POST', body, headers: { 'x-signature': signature } })
      void handle(request).then(({ status }) => answers.push(`${name} ${status}`))
    }
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
    await vi.advanceTimersByTimeAsync(29_900)
    expect(answers).toEqual([])
    await vi.advanceTimersByTimeAsync(200)
    expect(answers).toEqual(['usual 500'])
    await vi.advanceTimersByTimeAsync(86_400_000)
    expect(answers).toEqual(['usual 500'])
  } finally {
    vi.useRealTimers()
  }
})
