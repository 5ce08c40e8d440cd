import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { holderNumber } from '../../../src/limits/store/holders.js'
import { rateOf } from '../../../src/limits/window.js'
import { createLimiter, type LimiterStore, type RateLimiter } from '../../../src/limits.js'
import { type StoreEngine, storeEngines } from '../../support/limits/storeEngines.js'

/** Milliseconds that work takes. */
async function took(work: Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work
  return performance.now() - start
}

describe.each(Object.entries(await storeEngines()))('a store in %s', (_, connect) => {
  let engine: StoreEngine | undefined
  let keys = 0
  const newStore = async (): Promise<LimiterStore> => {
    if (!engine) throw new Error('There is a store only while tests run')
    return engine.storeOf(`key ${keys++}`)
  }
  beforeAll(async () => {
    engine = await connect()
  })
  afterAll(() => engine?.end())

  test('gives the limiters of one key one rate, in as few steps as there are moments', async () => {
    const store = await newStore()
    const limiters = [1, 2, 3].map(() => createLimiter({ requestsPerSecond: 6, window: 500, margin: 20, store }))
    const start = performance.now()
    const times = await Promise.all(
      limiters.flatMap((limiter) => [1, 5000, 1].map(() => limiter.acquire(1).then(() => performance.now() - start))),
    )
    times.sort((a, b) => a - b)
    expect(times[3]).toBeGreaterThanOrEqual(520 - 100)
    expect(times[6]).toBeGreaterThanOrEqual(1040 - 100)
    expect(times[8]).toBeLessThan(10_000)
  })

  test('lets the later limiter of a key warn once of every option in which it differs', async () => {
    const store = await newStore()
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    onTestFinished(() => warn.mockRestore())
    const first = createLimiter({ plan: 'starter', budget: { units: 500 }, store })
    const same = createLimiter({ requestsPerSecond: 40, budget: { units: 500 }, store })
    await first.acquire(1)
    await same.acquire(1)
    expect(warn).not.toHaveBeenCalled()
    const later = createLimiter({ plan: 'pro', window: 2000, budget: { units: 900, per: 'day' }, store })
    await later.acquire(1)
    await later.acquire(1)
    await first.acquire(1)
    expect(warn).toHaveBeenCalledTimes(1)
    for (const part of [
      `(${store.name})`,
      'plan is "pro" here and "starter" there',
      'window is 2000 here and 4000 there',
      'budget.units is 900 here and 500 there',
      'budget.per is "day" here and not set there',
    ])
      expect(warn.mock.calls[0]?.[0]).toContain(part)
  })

  test('never gives more turns in a span than requests, by its clock', async () => {
    const store = await newStore()
    const limits = { ...rateOf(7, 200, 10), storeTimeout: 5000 }
    const turns: number[] = []
    const work = async (holder: number): Promise<void> => {
      for (let step = holder; step < holder + 8; step++) {
        const asked = { holder, costs: Array.from({ length: 1 + (step % 4) }, () => 1), announce: 0 }
        const given = await store.reserve(limits, asked)
        expect(given.turns[0]).toBeGreaterThanOrEqual(given.now)
        const used = step % 5 === 4 ? given.turns.slice(0, -1) : given.turns
        turns.push(...used)
        if (used !== given.turns) await store.settle(limits, { returned: given.turns.slice(-1) })
      }
    }
    await Promise.all([1, 2, 3, 4].map(work))
    turns.sort((a, b) => a - b)
    const gaps = turns.slice(7).map((turn, at) => turn - (turns[at] ?? 0))
    expect(Math.min(...gaps)).toBeGreaterThan(210)
  })

  test('gives back what was not sent, in any order, and charges it to nobody', async () => {
    const store = await newStore()
    const limiter = createLimiter({ requestsPerSecond: 1, window: 2000, store, budget: { units: 1000 } })
    const [first, second] = [await limiter.acquire(50), await limiter.acquire(50)]
    const waiting = took(limiter.acquire(100))
    second.release({ sent: false })
    first.release({ sent: false })
    expect(await waiting).toBeLessThan(1900)
    expect(await limiter.usage()).toMatchObject({ units: 100, attempts: 1, waiting: 0, budgetLeft: 900 })
  })

  test('gives back what an aborted wait had reserved', async () => {
    const store = await newStore()
    const limiter = createLimiter({ requestsPerSecond: 1, window: 1000, margin: 0, store })
    await limiter.acquire(1)
    const gone = limiter.acquire(1, AbortSignal.timeout(50)).catch(({ name }) => name)
    const behind = took(limiter.acquire(1))
    expect(await gone).toBe('TimeoutError')
    expect(await behind).toBeLessThan(1900) // 2 s otherwise
  })

  test('holds every limiter after a 429, one that waits already too', async () => {
    const store = await newStore()
    const [one, other] = [1, 2].map(() => createLimiter({ requestsPerSecond: 2, window: 500, margin: 0, store }))
    const lease = await one?.acquire(1)
    const waiting = took(other?.acquire(1) ?? Promise.reject()) // 500 ms
    await new Promise((resolve) => setTimeout(resolve, 50))
    lease?.rateLimited(1000)
    expect(await waiting).toBeGreaterThanOrEqual(1000)
  })

  test('keeps keys apart, whatever is in them, and a part of one from the rest', async () => {
    const store = await newStore()
    const of = (own: LimiterStore) => createLimiter({ requestsPerSecond: 1, window: 60_000, store: own })
    const fill = (limiter: RateLimiter) => Promise.all(Array.from({ length: 60 }, () => limiter.acquire(1)))
    await fill(of(store))
    expect(await took(of(store.scoped('}{caller%')).acquire(1))).toBeLessThan(5000)
    expect(await took(of(await newStore()).acquire(1))).toBeLessThan(5000)
    const full = of(store).acquire(1, AbortSignal.timeout(100))
    await expect(full).rejects.toMatchObject({ name: 'TimeoutError' })
  })

  test('whose clock was hours fast gives turns at once when it is right again, and keeps its window and its budget', async () => {
    const store = await newStore()
    const limits = { ...rateOf(2, 4000, 100), storeTimeout: 5000, budget: { units: 100, per: 'day' } } as const
    const asked = { holder: 1, costs: [10], announce: 0 }
    await store.reserve(limits, asked)
    await store.settle(limits, { pause: 1 })
    await engine?.setForward(`key ${keys - 1}`) // as if all of that had been many days from now
    const next = await store.reserve(limits, asked)
    expect((next.turns[0] ?? 0) - next.now).toBeLessThan(2)
    expect(next.used).toBe(20)
    expect(Math.abs(next.calendar - Date.now())).toBeLessThan(60_000)
    const beyond = await store.reserve(limits, asked)
    expect((beyond.turns[0] ?? 0) - beyond.now).toBeGreaterThan(1000)
    expect((beyond.turns[0] ?? 0) - beyond.now).toBeLessThan(4200)
    await engine?.setBack(`key ${keys - 1}`)
    expect((await store.status(limits)).used).toBe(0)
  })

  test('is not swelled by limiters that come and go, and knows about how many there are', async () => {
    const store = await newStore()
    const limits = { ...rateOf(1e6, 4000, 100), storeTimeout: 5000 }
    const reserve = (holder: number) => store.reserve(limits, { holder, costs: [1], announce: 300_000 })
    for (let holder = 0; holder < 20; holder++) await reserve(holder)
    const { holders } = await reserve(3)
    expect(holders).toBe(20)
    expect(new Set(Array.from({ length: 5000 }, holderNumber)).size).toBeLessThanOrEqual(512)
  })
})
