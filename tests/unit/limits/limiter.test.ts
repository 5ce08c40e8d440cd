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

/** Three requests in any 320 ms. */
const three = { requestsPerSecond: 10, window: 300, margin: 20 }

const fast = { requestsPerSecond: 1e6 }

describe('a limiter', () => {
  test('lets a whole window go at once, whatever the calls cost, and the next when that is over', async () => {
    const limiter = createLimiter(three)
    const start = performance.now()
    const ends = await Promise.all(
      [5000, 1, 50, 5000, 1, 50, 1].map(async (cost) => {
        await limiter.acquire(cost)
        return performance.now() - start
      }),
    )
    expect(ends[2]).toBeLessThan(100)
    expect(ends[3]).toBeGreaterThanOrEqual(320)
    expect(ends[5]).toBeLessThan(600)
    expect(ends[6]).toBeGreaterThanOrEqual(640)
  })

  test.each([
    ['starter', 160],
    ['pro', 320],
    ['business', 800],
  ] as const)('knows what the plan %s grants', async (plan, most) => {
    const limiter = createLimiter({ plan })
    const first = Promise.all(Array.from({ length: most }, () => limiter.acquire(1)))
    expect(await took(first)).toBeLessThan(1000)
    const beyond = limiter.acquire(1, AbortSignal.timeout(50)).catch(({ name }) => name)
    expect(await beyond).toBe('TimeoutError')
  })

  test('is first come, first served', async () => {
    const limiter = createLimiter(three)
    const order: number[] = []
    await Promise.all([1, 2, 3, 4, 5].map((each) => limiter.acquire(each).then(() => order.push(each))))
    expect(order).toEqual([1, 2, 3, 4, 5])
  })

  test('gives back what was not sent, so that the call that waits already goes earlier', async () => {
    const limiter = createLimiter({ requestsPerSecond: 1, window: 3000 })
    const unsent = await limiter.acquire(1)
    await Promise.all([limiter.acquire(1), limiter.acquire(1)])
    const next = took(limiter.acquire(1))
    await new Promise((resolve) => setTimeout(resolve, 20))
    unsent.release({ sent: false })
    unsent.release({ sent: false })
    expect(await next).toBeLessThan(1000)
    expect(await limiter.acquire(1, AbortSignal.timeout(50)).catch(({ name }) => name)).toBe('TimeoutError')
  })

  test('gives the turn of an aborted call to the one behind', async () => {
    const limiter = createLimiter(three)
    await Promise.all([1, 2, 3].map(() => limiter.acquire(1)))
    const controller = new AbortController()
    const reason = new Error('enough')
    const aborted = limiter.acquire(1, controller.signal).catch((error) => error)
    const behind = took(Promise.all([1, 2, 3].map(() => limiter.acquire(1))))
    controller.abort(reason)
    expect(await aborted).toBe(reason)
    expect(await behind).toBeLessThan(600)
  })

  test('holds everybody after a 429 for as long as it asks, those that wait already too, at most maxPause', async () => {
    const limiter = createLimiter({ ...three, maxPause: 600 })
    const [lease] = await Promise.all([1, 2, 3].map(() => limiter.acquire(1)))
    const waiting = took(limiter.acquire(1)) // 320 ms
    lease?.rateLimited(60_000)
    lease?.release({ sent: true })
    const elapsed = await waiting
    expect(elapsed).toBeGreaterThanOrEqual(590)
    expect(elapsed).toBeLessThan(1000)
  })

  test('lets no more calls under way than concurrency says', async () => {
    const limiter = createLimiter({ ...fast, concurrency: 2 })
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
    const limiter = createLimiter({ requestsPerSecond: 50_000, window: 20, margin: 0 })
    const { signal } = new AbortController()
    const order: number[] = []
    const calls = Array.from({ length: 10_000 }, (_, at) =>
      limiter.acquire(10, signal).then((lease) => {
        order.push(at)
        lease.release({ sent: true })
      }),
    )
    expect((await limiter.usage()).waiting).toBeGreaterThan(5000)
    await Promise.all(calls)
    expect(order).toEqual(order.map((_, at) => at))
    expect(await limiter.usage()).toMatchObject({ units: 100_000, attempts: 10_000, waiting: 0 })
    expect(getEventListeners(signal, 'abort')).toEqual([])
    expect(timers()).toBe(0)
  })

  test('needs no crypto, which React Native has none of', async () => {
    vi.stubGlobal('crypto', undefined)
    onTestFinished(() => void vi.unstubAllGlobals())
    await createLimiter(three).acquire(1)
  })

  test.each([-1, Number.NaN, Number.POSITIVE_INFINITY, '10'])('takes no cost of %j', async (cost) => {
    const limiter = createLimiter(three)
    await expect(Reflect.apply(limiter.acquire, limiter, [cost])).rejects.toThrow(`Invalid option: cost = ${cost}`)
    expect((await limiter.usage()).units).toBe(0)
  })

  test.each([
    [{}, 'Missing option: plan or requestsPerSecond\n  → plan is one of starter, pro, business'],
    [{ plan: 'enterprise' }, 'Invalid option: plan = enterprise\n  → plan takes starter, pro or business'],
    [{ plan: 'toString' }, 'Invalid option: plan = toString'],
    [{ plan: 'starter', requestsPerSecond: 40 }, 'Invalid option: plan and requestsPerSecond\n  → Pass one of them'],
    [
      { unitsPerSecond: 1000 },
      "Unknown option: unitsPerSecond\n  → The service counts requests: pass plan, such as 'st",
    ],
    [
      { plan: 'pro', burst: 5 },
      "Unknown option: burst\n  → The service counts requests: pass plan, such as 'starter', or",
    ],
    [{ requestsPerSecond: 0 }, 'Invalid option: requestsPerSecond = 0'],
    [{ requestsPerSecond: '40' }, 'Invalid option: requestsPerSecond\n  → requestsPerSecond takes a number above 0'],
    [{ requestsPerSecond: 0.1 }, 'A window of 4000 ms would hold less than one request: pass a longer one'],
    [{ requestsPerSecond: 1, window: 0 }, 'Invalid option: window = 0'],
    [{ requestsPerSecond: 1, margin: -1 }, 'Invalid option: margin = -1'],
    [{ requestsPerSecond: 1, margn: 1 }, 'Unknown option: margn\n  → Did you mean margin?'],
    [{ requestsPerSecond: 1, concurrency: 0 }, 'Invalid option: concurrency = 0'],
    [{ requestsPerSecond: 1, budget: { units: 1, per: 'week' } }, 'Invalid option: budget.per = week'],
    [{ requestsPerSecond: 1, budget: { limit: 1 } }, 'Unknown option: budget.limit\n  → One of: units, per'],
    [{ requestsPerSecond: 1, budget: 1000 }, 'Invalid option: budget = 1000\n  → budget takes object { units, per? }'],
    [{ requestsPerSecond: 1, store: {} }, 'Invalid option: store'],
  ])('says what is wrong with its options: %j', (options, message) => {
    expect(() => Reflect.apply(createLimiter, undefined, [options])).toThrow(
      expect.objectContaining({ name: 'ConfigurationError', message: expect.stringContaining(message) }),
    )
  })
})

describe('a budget', () => {
  test('counts what attempts are expected to cost, and stops the next before anything is sent', async () => {
    const limiter = createLimiter({ ...fast, budget: { units: 100 } })
    const attempt = { operation: 'getBlock', api: 'evm' }
    await limiter.acquire(40, undefined, attempt)
    const refused = await limiter
      .acquire(40, undefined, attempt)
      .then(() => limiter.acquire(40, undefined, attempt))
      .catch((error) => error)
    expect(refused).toMatchObject({ name: 'BudgetError', code: 'BUDGET_EXCEEDED', operation: 'getBlock' })
    expect(refused.retryAfterMs).toBeUndefined()
    expect(refused.message).toBe('The budget of 100 units does not cover getBlock: 40, 20 left')
    await limiter.acquire(20, undefined, { operation: 'getLogs', api: 'evm' })
    expect(await limiter.usage()).toEqual({
      units: 100,
      attempts: 3,
      waiting: 0,
      budgetLeft: 0,
      operations: {
        'evm.getBlock': { attempts: 2, units: 80, expected: 80 },
        'evm.getLogs': { attempts: 1, units: 20, expected: 20 },
      },
    })
  })

  test.each([
    ['higher', 70, 70],
    ['lower', 5, 5],
    ['nothing', 0, 0],
    ['absent', undefined, 50],
    ['absurd: below nothing', -70, 50],
    ['absurd: a fraction', 1.5, 50],
    ['absurd: beyond a million', 1_000_001, 50],
    ['absurd: no number', Number.NaN, 50],
    ['absurd: text', '70', 50],
  ])('follows a bill that is %s', async (_, units, charged) => {
    const limiter = createLimiter({ ...fast, budget: { units: 100, per: 'month' } })
    const lease = await limiter.acquire(50, undefined, { operation: 'getBlock', api: 'evm' })
    Reflect.apply(lease.release, lease, [{ sent: true, units }])
    expect(await limiter.usage()).toMatchObject({
      units: charged,
      budgetLeft: 100 - charged,
      operations: { 'evm.getBlock': { attempts: 1, units: charged, expected: 50 } },
    })
  })

  test('may be exceeded by what calls in flight are billed beyond what was expected, and then refuses', async () => {
    const limiter = createLimiter({ ...fast, budget: { units: 100 } })
    const leases = [await limiter.acquire(50), await limiter.acquire(50)]
    for (const lease of leases) lease.release({ sent: true, units: 300 })
    expect(await limiter.usage()).toMatchObject({ units: 600, budgetLeft: 0 })
    await expect(limiter.acquire(0)).rejects.toMatchObject({ code: 'BUDGET_EXCEEDED' })
  })

  test('charges neither what was not sent nor a 429, unless that says what it was billed', async () => {
    const limiter = createLimiter({ ...fast, budget: { units: 100, per: 'month' } })
    const unsent = await limiter.acquire(50)
    unsent.release({ sent: false, units: 50 })
    const refused = await limiter.acquire(50)
    refused.rateLimited(0)
    refused.release({ sent: true })
    expect(await limiter.usage()).toMatchObject({ units: 0, attempts: 1, budgetLeft: 100 })
    const billed = await limiter.acquire(50)
    billed.rateLimited(0)
    billed.release({ sent: true, units: 10 })
    expect(await limiter.usage()).toMatchObject({ units: 10, budgetLeft: 90 })
  })

  test('goes on where it was when the calendar is set back, and begins anew with the next period', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 2, 1) })
    onTestFinished(() => void vi.useRealTimers())
    const limiter = createLimiter({ ...fast, budget: { units: 100, per: 'day' } })
    await limiter.usage() // sets its clock by the system's, as each response does
    await limiter.acquire(60)
    vi.setSystemTime(Date.UTC(2026, 0, 1, 23)) // it was an hour fast
    await limiter.acquire(30)
    expect(await limiter.usage()).toMatchObject({ budgetLeft: 10 })
    vi.setSystemTime(Date.UTC(2026, 0, 2, 0)) // of this day, 90 are spent
    expect(await limiter.usage()).toMatchObject({ budgetLeft: 10 })
    vi.setSystemTime(Date.UTC(2026, 0, 3, 0))
    expect(await limiter.usage()).toMatchObject({ budgetLeft: 100 })
  })

  test('says when it resets', async () => {
    const limiter = createLimiter({ ...fast, budget: { units: 10, per: 'hour' } })
    await limiter.acquire(1)
    const error = await limiter.acquire(10).catch((reason) => reason)
    const left = 3_600_000 - (Date.now() % 3_600_000)
    expect(Math.abs(error.retryAfterMs - left)).toBeLessThan(1000)
    expect(error.message).toMatch(/\n {2}→ It resets at \d{4}-\d\d-\d\dT\d\d:00:00.000Z$/)
  })

  test('says of a call that costs more than all of it that it can never run', async () => {
    const limiter = createLimiter({ ...fast, budget: { units: 10, per: 'hour' } })
    const error = await limiter.acquire(11).catch((reason) => reason)
    expect(error.retryAfterMs).toBeGreaterThan(0)
    expect(error.message).toBe(
      'The budget of 10 units per hour does not cover the call: 11, 10 left\n  → It costs more than the whole budget, so it can never run',
    )
  })
})
