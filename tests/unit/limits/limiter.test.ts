import { getEventListeners } from 'node:events'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createLimiter, type Lease } from '../../../src/limits.js'
import { watchTimers } from '../../support/watchTimers.js'

/** Milliseconds that work takes. */
async function took(work: Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work
  return performance.now() - start
}

describe('a limiter', () => {
  test('lets the burst through at once, and spaces out the rest by the rate', async () => {
    const limiter = createLimiter({ unitsPerSecond: 1000, burst: 100 })
    const start = performance.now()
    const ends = await Promise.all(
      [100, 100, 50].map(async (cost) => {
        await limiter.acquire(cost)
        return performance.now() - start
      }),
    )
    expect(ends[0]).toBeLessThan(40)
    expect(ends[1]).toBeGreaterThanOrEqual(100)
    expect(ends[2]).toBeGreaterThanOrEqual(150)
    expect(ends[2]).toBeLessThan(250)
  })

  test('lets a call that is dearer than the burst go when the bucket is full, and then makes up for it', async () => {
    const limiter = createLimiter({ unitsPerSecond: 1000, burst: 50 })
    expect(await took(limiter.acquire(300))).toBeLessThan(40)
    expect(await took(limiter.acquire(1))).toBeGreaterThanOrEqual(250)
  })

  test('is first come, first served: a cheap call waits behind a dear one', async () => {
    const limiter = createLimiter({ unitsPerSecond: 1000, burst: 100 })
    const order: number[] = []
    await Promise.all([100, 90, 1, 80, 2].map((cost) => limiter.acquire(cost).then(() => order.push(cost))))
    expect(order).toEqual([100, 90, 1, 80, 2])
  })

  test('gives back what was not sent, so that the call that waits already goes earlier', async () => {
    const limiter = createLimiter({ unitsPerSecond: 100, burst: 100 })
    const unsent = await limiter.acquire(60)
    await limiter.acquire(40)
    const next = took(limiter.acquire(60))
    unsent.release({ sent: false })
    unsent.release({ sent: false })
    expect(await next).toBeLessThan(100)
    expect(await took(limiter.acquire(10))).toBeGreaterThanOrEqual(50)
  })

  test('gives back what an aborted call had reserved: those behind move up', async () => {
    const limiter = createLimiter({ unitsPerSecond: 100, burst: 10 })
    await limiter.acquire(10)
    const controller = new AbortController()
    const reason = new Error('enough')
    const aborted = limiter.acquire(500, controller.signal).catch((error) => error)
    const behind = took(limiter.acquire(10))
    controller.abort(reason)
    expect(await aborted).toBe(reason)
    expect(await behind).toBeLessThan(200)
  })

  test('holds everybody after a 429 for as long as it asks, those that wait already too, at most maxPause', async () => {
    const limiter = createLimiter({ unitsPerSecond: 100, burst: 10, maxPause: 400 })
    const lease = await limiter.acquire(10)
    const waiting = took(limiter.acquire(10)) // 100 ms
    lease.rateLimited(60_000)
    lease.release({ sent: true })
    const elapsed = await waiting
    expect(elapsed).toBeGreaterThanOrEqual(390)
    expect(elapsed).toBeLessThan(600)
  })

  test('lets no more calls under way than concurrency says', async () => {
    const limiter = createLimiter({ unitsPerSecond: 1e6, concurrency: 2 })
    const leases: Lease[] = []
    const calls = [1, 2, 3, 4].map(() => limiter.acquire(1).then((lease) => leases.push(lease)))
    await Promise.all(calls.slice(0, 2))
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect([leases.length, (await limiter.usage()).waiting]).toEqual([2, 2])
    for (const lease of [...leases]) lease.release({ sent: true })
    await Promise.all(calls)
    expect(leases).toHaveLength(4)
  })

  test('keeps nothing of ten thousand calls, which end in the order in which they came', async () => {
    const timers = watchTimers()
    const limiter = createLimiter({ unitsPerSecond: 1e6, burst: 1000 })
    const { signal } = new AbortController()
    const order: number[] = []
    const calls = Array.from({ length: 10_000 }, (_, at) =>
      limiter.acquire(10, signal).then((lease) => {
        order.push(at)
        lease.release({ sent: true })
      }),
    )
    expect((await limiter.usage()).waiting).toBeGreaterThan(9000)
    await Promise.all(calls)
    expect(order).toEqual(order.map((_, at) => at))
    expect(await limiter.usage()).toEqual({ units: 100_000, attempts: 10_000, waiting: 0 })
    expect(getEventListeners(signal, 'abort')).toEqual([])
    expect(timers()).toBe(0)
  })

  test('needs no crypto, which React Native has none of', async () => {
    vi.stubGlobal('crypto', undefined)
    onTestFinished(() => void vi.unstubAllGlobals())
    await createLimiter({ unitsPerSecond: 1 }).acquire(1)
  })

  test.each([-1, Number.NaN, Number.POSITIVE_INFINITY, '10'])('takes no cost of %j', async (cost) => {
    const limiter = createLimiter({ unitsPerSecond: 1000 })
    await expect(Reflect.apply(limiter.acquire, limiter, [cost])).rejects.toThrow(`Invalid option: cost = ${cost}`)
    expect((await limiter.usage()).units).toBe(0)
  })

  test.each([
    [{}, 'Invalid option: unitsPerSecond\n  → unitsPerSecond takes number, and is required'],
    [{ unitsPerSecond: 0 }, 'Invalid option: unitsPerSecond = 0'],
    [{ requestsPerSecond: 3 }, 'Unknown option: requestsPerSecond\n  → One of: unitsPerSecond, burst'],
    [{ unitsPerSecond: 1, brust: 1 }, 'Unknown option: brust\n  → Did you mean burst?'],
    [{ unitsPerSecond: 1, concurrency: 0 }, 'Invalid option: concurrency = 0'],
    [{ unitsPerSecond: 1, budget: { units: 1, per: 'week' } }, 'Invalid option: budget.per = week'],
    [{ unitsPerSecond: 1, budget: { limit: 1, per: 'day' } }, 'Unknown option: budget.limit\n  → One of: units, per'],
    [{ unitsPerSecond: 1, budget: 1000 }, 'Invalid option: budget\n  → budget takes object { units, per? }'],
    [{ unitsPerSecond: 1, store: {} }, 'Invalid option: store'],
  ])('says what is wrong with its options: %j', (options, message) => {
    expect(() => Reflect.apply(createLimiter, undefined, [options])).toThrow(
      expect.objectContaining({ name: 'ConfigurationError', message: expect.stringContaining(message) }),
    )
  })
})

describe('a budget', () => {
  test('counts what attempts are billed, and stops the next before anything is sent', async () => {
    const limiter = createLimiter({ unitsPerSecond: 1e6, budget: { units: 100 } })
    const attempt = { operation: 'getBlock', billed: 40 }
    await limiter.acquire(1, undefined, attempt)
    const refused = await limiter
      .acquire(1, undefined, attempt)
      .then(() => limiter.acquire(1, undefined, attempt))
      .catch((error) => error)
    expect(refused).toMatchObject({ name: 'BudgetError', code: 'BUDGET_EXCEEDED', operation: 'getBlock' })
    expect(refused.retryAfter).toBeUndefined()
    expect(refused.message).toBe('The budget of 100 units does not cover getBlock: 40, 20 left')
    await limiter.acquire(1, undefined, { operation: 'getBlock', billed: 20 })
    expect(await limiter.usage()).toEqual({ units: 100, attempts: 3, waiting: 0, budgetLeft: 0 })
  })

  test('charges neither what was not sent nor what was answered 429', async () => {
    const limiter = createLimiter({ unitsPerSecond: 1e6, budget: { units: 100, per: 'month' } })
    const unsent = await limiter.acquire(50)
    unsent.release({ sent: false })
    const refused = await limiter.acquire(50)
    refused.rateLimited(0)
    refused.release({ sent: true })
    expect(await limiter.usage()).toEqual({ units: 0, attempts: 1, waiting: 0, budgetLeft: 100 })
    await limiter.acquire(100)
    expect(await limiter.usage()).toMatchObject({ units: 100, budgetLeft: 0 })
  })

  test('says when it begins anew', async () => {
    const limiter = createLimiter({ unitsPerSecond: 1e6, budget: { units: 10, per: 'hour' } })
    await limiter.acquire(1)
    const error = await limiter.acquire(10).catch((reason) => reason)
    const left = 3_600_000 - (Date.now() % 3_600_000)
    expect(Math.abs(error.retryAfter - left)).toBeLessThan(1000)
    expect(error.message).toMatch(/\n {2}→ It begins anew at \d{4}-\d\d-\d\dT\d\d:00:00.000Z$/)
  })

  test('says of a call that is dearer than all of it that it can never go', async () => {
    const limiter = createLimiter({ unitsPerSecond: 1e6, budget: { units: 10, per: 'hour' } })
    const error = await limiter.acquire(11).catch((reason) => reason)
    expect(error.retryAfter).toBeGreaterThan(0)
    expect(error.message).toBe(
      'The budget of 10 units per hour does not cover the call: 11, 10 left\n  → It is dearer than the whole budget: it can never go',
    )
  })
})
