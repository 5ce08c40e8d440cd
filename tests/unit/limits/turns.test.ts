import { expect, test } from 'vitest'
import { type MemoryStore, memoryStore } from '../../../src/limits/store/memoryStore.js'
import { createLimiter, type LimiterStore } from '../../../src/limits.js'
import { fullestWindow } from '../../support/limits/countingServer.js'

const sleep = (ms: number): Promise<void> => new Promise((wake) => setTimeout(wake, ms))

/** A store that is some milliseconds away, whose answers may stall; and how many steps it took. */
function farStore(inner: MemoryStore, delay: () => number) {
  const far = { steps: 0, stall: Promise.resolve() }
  const step = async <T>(work: () => T): Promise<T> => {
    far.steps++
    await sleep(delay() / 2)
    const result = work()
    await sleep(delay() / 2)
    await far.stall
    return result
  }
  const store: LimiterStore = {
    name: 'far',
    isLocal: false,
    scoped: () => store,
    reserve: (limits, asked) => step(() => ({ ...inner.reserve(limits, asked), store })),
    settle: (limits, settlement) => step(() => inner.settle(limits, settlement)),
    status: (limits) => step(() => inner.status(limits)),
  }
  return { store, far }
}

test('turns are reserved together: a store that is 50 ms away gives most of the rate, in few steps', async () => {
  const { store, far } = farStore(memoryStore(), () => 50)
  const limiter = createLimiter({ requestsPerSecond: 400, window: 1000, margin: 10, store })
  let turns = 0
  const end = performance.now() + 1800
  const work = async (): Promise<void> => {
    while (performance.now() < end) {
      const lease = await limiter.acquire(1)
      turns++
      lease.release({ sent: true })
    }
  }
  await Promise.all(Array.from({ length: 100 }, work))
  expect(turns).toBeGreaterThan(400)
  expect(far.steps).toBeLessThan(turns / 3)
})

test('a stall of the store is not followed by more than a window holds', async () => {
  const inner = memoryStore()
  const stores = [1, 2, 3].map(() => farStore(inner, () => 4))
  const limiters = stores.map(({ store }) =>
    createLimiter({ requestsPerSecond: 80, window: 1000, margin: 100, store, storeTimeout: 5000 }),
  )
  const starts: { readonly time: number }[] = []
  const end = performance.now() + 3500
  const work = async (limiter: (typeof limiters)[number]): Promise<void> => {
    while (performance.now() < end) {
      const lease = await limiter.acquire(1)
      starts.push({ time: performance.now() })
      lease.release({ sent: true })
    }
  }
  const all = limiters.flatMap((limiter) => Array.from({ length: 10 }, () => work(limiter)))
  for (const wait of [300, 500, 700]) {
    await sleep(wait)
    const over = sleep(450)
    for (const { far } of stores) far.stall = over
  }
  await Promise.all(all)
  expect(starts.length).toBeGreaterThan(80)
  expect(fullestWindow(starts, 1000)).toBeLessThanOrEqual(80)
})
