import { describe, expect, onTestFinished, test } from 'vitest'
import {
  type CountingServer,
  fullestWindow,
  startCountingServer,
  type Window,
} from '../support/limits/countingServer.js'
import { type Load, runProcesses } from '../support/limits/runProcesses.js'
import { runPostgres } from '../support/runPostgres.js'
import { runRedis } from '../support/runRedis.js'

// Four real processes over one real store, against a service that counts. The long version: npm run bench -- limits

const redis = await runRedis()
const postgres = await runPostgres()
const stores = [
  ...(redis ? [['Redis', () => redis.server.url] as const] : []),
  ...(postgres ? [['Postgres', () => postgres.server.connectionString] as const] : []),
]

const requestsPerSecond = 40
const requests = 40 // in a window of a second, so that the tests need not last
const window = 1000

let keys = 0
const loadOn = (server: CountingServer, store: string, own: Partial<Load> = {}): Load => ({
  server: server.url,
  store,
  key: `load ${keys++}`,
  limits: { requestsPerSecond, window, margin: 400 }, // as late as a busy machine makes calls
  calls: [1, 500],
  atOnce: 8,
  seconds: 4,
  ...own,
})

async function counting(bound: Partial<Window> = {}): Promise<CountingServer> {
  const server = await startCountingServer({ requests, window, ...bound })
  onTestFinished(() => server.close())
  return server
}

const unitsAt = ({ arrivals }: CountingServer): number => arrivals.reduce((sum, { units }) => sum + units, 0)

describe.each(stores)('four processes over one %s', (_, urlOf) => {
  test('never send more than a window holds, whatever the calls cost', { timeout: 60_000 }, async () => {
    const server = await counting()
    const outcomes = await runProcesses(4, loadOn(server, urlOf()))
    expect(server.refused).toBe(0)
    expect(fullestWindow(server.arrivals, window)).toBeLessThanOrEqual(requests)
    expect(outcomes.map(({ failures }) => failures)).toEqual([{}, {}, {}, {}])
    expect(new Set(server.arrivals.map(({ from }) => from)).size).toBe(4)
    expect(server.arrivals.length).toBeGreaterThan(1.5 * requests)
  })

  test('spend a budget of 1,000 units to the last, and no call after that is sent', { timeout: 60_000 }, async () => {
    const server = await counting({ requests: 1e6 })
    const limits = { requestsPerSecond: 1e6, budget: { units: 1000 } }
    const outcomes = await runProcesses(4, loadOn(server, urlOf(), { limits, calls: [10, 10], seconds: 3 }))
    expect(unitsAt(server)).toBe(1000)
    const ended = outcomes.flatMap(({ failures }) => Object.keys(failures)) // one that ends early saw no end of it
    expect(Math.min(...outcomes.map(({ usage }) => usage?.budgetLeft ?? Number.NaN))).toBe(0)
    expect(new Set(ended)).toEqual(new Set(['BudgetError: The budget of 1000 units does not cover load: 10, 0 left']))
  })
})

describe.runIf(redis)('while Redis is killed and comes back, four processes', () => {
  const run = async (onStoreError: 'fail' | 'local') => {
    if (!redis) throw new Error('there is none')
    const server = await counting({ requests: 1e6 })
    const limits = { requestsPerSecond, window, onStoreError, storeTimeout: 500 }
    const outcomes = runProcesses(4, loadOn(server, redis.server.url, { limits, calls: [1, 100], seconds: 7 }))
    await expect.poll(() => new Set(server.arrivals.map(({ from }) => from)).size).toBe(4)
    await new Promise((resolve) => setTimeout(resolve, 1500)) // by then they know of each other
    await redis.server.kill()
    const killed = performance.now()
    await new Promise((resolve) => setTimeout(resolve, 1800))
    const back = performance.now()
    await redis.server.start()
    await outcomes
    const between = (from: number, to: number): number =>
      server.arrivals.filter(({ time }) => time > from && time < to).length
    return {
      outcomes: await outcomes,
      server,
      whileAway: between(killed + 600, back),
      after: between(back + 1200, Infinity),
    }
  }

  test('fail by name, and go on when it is back', { timeout: 60_000 }, async () => {
    const { outcomes, server, whileAway, after } = await run('fail')
    for (const { failures } of outcomes) {
      expect(Object.keys(failures).length).toBeGreaterThan(0)
      for (const reason of Object.keys(failures))
        expect(reason).toMatch(/^ConnectionError: The limiter's store failed \(Redis, key load \d+\): ./)
    }
    expect(whileAway).toBe(0)
    expect(after).toBeGreaterThan(20)
    // Redis came back without what it knew: its window was empty once more
    expect(fullestWindow(server.arrivals, window)).toBeLessThanOrEqual(2 * requests)
  })

  test('go on by their shares, at about the rate', { timeout: 60_000 }, async () => {
    const { outcomes, server, whileAway, after } = await run('local')
    expect(outcomes.map(({ failures }) => failures)).toEqual([{}, {}, {}, {}])
    expect(whileAway).toBeGreaterThan(10)
    expect(after).toBeGreaterThan(20)
    expect(fullestWindow(server.arrivals, window)).toBeLessThanOrEqual(2 * requests)
  })
})
