import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { rateOf } from '../../../src/limits/window.js'
import { createLimiter, type LimiterStore } from '../../../src/limits.js'
import { type StoreEngine, storeEngines } from '../../support/limits/storeEngines.js'

const fast = { requestsPerSecond: 1e6 }

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

  test('hears what many tell it at once, and forgets nothing of that', async () => {
    const store = await newStore()
    const limits = { ...rateOf(1e6, 60_000, 0), storeTimeout: 30_000, budget: { units: 1e6, per: 'month' } } as const
    const work = async (): Promise<void> => {
      for (let step = 0; step < 5; step++) {
        const { turns, period } = await store.reserve(limits, { holder: 1, costs: [5, 5, 5], announce: 0 })
        const billed = { period, units: -1 }
        await store.settle(limits, { returned: turns.slice(0, 2), taken: [[0, 1]], billed })
      }
    }
    await Promise.all(Array.from({ length: 8 }, work))
    expect(await store.status(limits)).toMatchObject({ taken: 80, used: 560 })
  })

  test('charges one budget, which stops each of them before anything is sent', async () => {
    const store = await newStore()
    const budget = { units: 100, per: 'month' } as const
    const limiters = [1, 2].map(() => createLimiter({ ...fast, budget, store }))
    const calls = Array.from({ length: 12 }, (_, at) => limiters[at % 2]?.acquire(10))
    const outcomes = await Promise.allSettled(calls)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    const [refused] = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(refused).toMatchObject({ code: 'BUDGET_EXCEEDED' })
    const today = new Date()
    const left = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1) - today.getTime()
    expect(Math.abs(refused.retryAfterMs - left)).toBeLessThan(2000)
    expect(await limiters[0]?.usage()).toMatchObject({ budgetLeft: 0 })
  })

  test('settles with the bill in the period of the reservation, and writes only where that differs', async () => {
    const store = await newStore()
    const settle = vi.spyOn(store, 'settle')
    const limiter = createLimiter({ ...fast, store, budget: { units: 1000, per: 'month' } })
    const leases = await Promise.all([1, 2, 3, 4].map(() => limiter.acquire(50)))
    for (const [at, lease] of leases.entries()) lease.release({ sent: true, units: [50, undefined, 150, 10][at] })
    expect(await limiter.usage()).toMatchObject({ units: 260, budgetLeft: 740 })
    const bills = settle.mock.calls.filter(([, { billed }]) => billed?.units)
    expect(bills.length).toBeLessThanOrEqual(2)
    const limits = { ...rateOf(1, 10, 0), storeTimeout: 5000, budget: { units: 1000, per: 'month' } } as const
    const { period, used } = await store.status(limits)
    for (const ended of [0, period - 1]) await store.settle(limits, { billed: { period: ended, units: 500 } })
    expect((await store.status(limits)).used).toBe(used)
    await store.settle(limits, { billed: { period, units: 500 } })
    expect((await store.status(limits)).used).toBe(used + 500)
  })

  test('charges what was spent without it to the period that runs, also where it knew an earlier one', async () => {
    const store = await newStore()
    const limits = { ...rateOf(1, 10, 0), storeTimeout: 5000, budget: { units: 100, per: 'month' } } as const
    await store.settle(limits, { spent: 70 })
    expect((await store.status(limits)).used).toBe(70)
    await engine?.setBack(`key ${keys - 1}`)
    await store.settle(limits, { spent: 30 })
    expect((await store.status(limits)).used).toBe(30)
  })

  test('keeps a spent budget spent, also if its clock goes back and forth over the start of a period', async () => {
    const store = await newStore()
    const budget = { units: 100, per: 'month' } as const
    const limits = { ...rateOf(1e6, 10, 0), storeTimeout: 5000, budget }
    const spend = async () => (await store.reserve(limits, { holder: 1, costs: [100], announce: 0 })).turns.length
    expect(await spend()).toBe(1)
    await engine?.setForward(`key ${keys - 1}`, 40) // by what it knows, its clock is 40 days back now
    expect(await spend()).toBe(0)
    await store.settle(limits, { spent: 0 })
    await engine?.setForward(`key ${keys - 1}`, -40)
    expect(await spend()).toBe(0)
  })
})

test('the memory of a process keeps a spent budget spent, also if the clock goes back and forth', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const limiter = createLimiter({ ...fast, budget: { units: 100, per: 'day' } })
  for (const time of ['2026-03-02T12:00Z', '2026-03-01T12:00Z', '2026-03-02T13:00Z', '2026-03-03T00:00Z']) {
    vi.setSystemTime(new Date(time))
    await limiter.usage() // sets its clock by the system's, as each response does
    const isNew = time.includes('03T') || time === '2026-03-02T12:00Z'
    const calling = limiter.acquire(100)
    await (isNew ? calling : expect(calling).rejects.toMatchObject({ code: 'BUDGET_EXCEEDED' }))
  }
})
