import { expect, test } from 'vitest'
import { createSettlements } from '../../../src/limits/settlements.js'
import { memoryStore } from '../../../src/limits/store/memoryStore.js'
import { rateOf } from '../../../src/limits/window.js'
import { createLimiter, type LimiterStore } from '../../../src/limits.js'

const sleep = (ms: number): Promise<void> => new Promise((wake) => setTimeout(wake, ms))

const limits = { ...rateOf(1e6, 60_000, 0), storeTimeout: 5000, budget: { units: 1e6, per: 'month' } } as const

/** A store that takes 20 ms to settle. */
function slowStore() {
  const inner = memoryStore()
  const store: LimiterStore = {
    name: 'slow',
    isLocal: false,
    scoped: () => store,
    reserve: async (own, asked) => ({ ...inner.reserve(own, asked), store }),
    async settle(own, settlement) {
      await sleep(20)
      inner.settle(own, settlement)
    },
    status: async (own) => inner.status(own),
  }
  return store
}

/** Repeats a step every few milliseconds, until it is stopped. */
function keepOn(step: () => unknown) {
  const timer = setInterval(step, 2)
  return () => clearInterval(timer)
}

test('who waits until all is told waits for what there was to tell, not for what comes after', async () => {
  const store = slowStore()
  const settlements = createSettlements()
  const { period } = await store.status(limits)
  const bill = (): void => settlements.add({ store, limits, isUrgent: false, billed: { period, units: 1 } })
  const stop = keepOn(bill)
  for (let at = 0; at < 3; at++) bill()
  const isSettled = await Promise.race([settlements.settled().then(() => true), sleep(1000)])
  stop()
  expect(isSettled).toBe(true)
  expect((await store.status(limits)).used).toBeGreaterThanOrEqual(3)
})

test('usage and turns come while bills keep coming, also after a turn was given back', async () => {
  const limiter = createLimiter({ requestsPerSecond: 1e6, store: slowStore(), budget: { units: 1e6 } })
  const leases = await Promise.all(Array.from({ length: 1000 }, () => limiter.acquire(1)))
  const stop = keepOn(() => leases.pop()?.release({ sent: true, units: 2 }))
  await sleep(50)
  leases.pop()?.release({ sent: false })
  const ends = Promise.all([limiter.usage(), limiter.acquire(1)]).then(() => leases.length)
  const left = await ends
  stop()
  expect(left).toBeGreaterThan(500)
})

test('a store that is told several things in one is told all that was spent', async () => {
  const store = slowStore()
  const settlements = createSettlements()
  for (let at = 0; at < 3; at++) settlements.add({ store, limits, isUrgent: false, spent: 10 })
  await settlements.settled()
  expect((await store.status(limits)).used).toBe(30)
})
