import { describe, expect, onTestFinished, test } from 'vitest'
import { type Load, runProcesses } from '../support/limits/runProcesses.js'
import { startUnitServer, type UnitServer, worstWindow } from '../support/limits/unitServer.js'
import { runPostgres } from '../support/runPostgres.js'
import { runRedis } from '../support/runRedis.js'

// Four real processes over one real store, against a service that counts. The long version: npm run bench -- limits

const redis = await runRedis()
const postgres = await runPostgres()
const stores = [
  ...(redis ? [['Redis', () => redis.server.url] as const] : []),
  ...(postgres ? [['Postgres', () => postgres.server.connectionString] as const] : []),
]

const unitsPerSecond = 1000
const burst = 300 // with calls dearer than that, a process may be late by as many milliseconds

let keys = 0
const loadOn = (server: UnitServer, store: string, own: Partial<Load> = {}): Load => ({
  server: server.url,
  store,
  key: `load ${keys++}`,
  limits: { unitsPerSecond, burst },
  calls: [1, 500],
  atOnce: 8,
  seconds: 3.5,
  ...own,
})

async function counting(bound: Partial<Parameters<typeof startUnitServer>[0]> = {}): Promise<UnitServer> {
  const server = await startUnitServer({ unitsPerSecond, burst, dearest: 500, ...bound })
  onTestFinished(() => server.close())
  return server
}

const unitsAt = ({ arrivals }: UnitServer): number => arrivals.reduce((sum, { units }) => sum + units, 0)

describe.each(stores)('four processes over one %s', (_, urlOf) => {
  test('stay within the bound in every window, so that the service refuses none', { timeout: 60_000 }, async () => {
    const server = await counting()
    const outcomes = await runProcesses(4, loadOn(server, urlOf()))
    expect(server.refused).toBe(0)
    expect(worstWindow(server.arrivals, unitsPerSecond)).toBeLessThanOrEqual(burst + 500)
    expect(outcomes.map(({ failures }) => failures)).toEqual([{}, {}, {}, {}])
    expect(new Set(server.arrivals.map(({ from }) => from)).size).toBe(4)
    expect(unitsAt(server)).toBeGreaterThan(2000)
  })

  test('spend a budget of 1,000 units to the last, and no call after that is sent', { timeout: 60_000 }, async () => {
    const server = await counting({ unitsPerSecond: 1e9 })
    const limits = { unitsPerSecond: 1e6, budget: { units: 1000 } }
    const outcomes = await runProcesses(4, loadOn(server, urlOf(), { limits, calls: [10, 10], seconds: 3 }))
    expect(unitsAt(server)).toBe(1000)
    for (const { usage, failures } of outcomes) {
      expect(usage?.budgetLeft).toBe(0)
      expect(Object.keys(failures)).toEqual(['BudgetError: The budget of 1000 units does not cover load: 10, 0 left'])
    }
  })
})

describe.runIf(redis)('while Redis is killed and comes back, four processes', () => {
  const run = async (onStoreError: 'fail' | 'local') => {
    if (!redis) throw new Error('there is none')
    const server = await counting({ unitsPerSecond: 1e9 })
    const limits = { unitsPerSecond, burst, onStoreError, storeTimeout: 500 }
    const outcomes = runProcesses(4, loadOn(server, redis.server.url, { limits, calls: [1, 100], seconds: 6 }))
    await expect.poll(() => new Set(server.arrivals.map(({ from }) => from)).size).toBe(4)
    await new Promise((resolve) => setTimeout(resolve, 700)) // by then they know of each other
    await redis.server.kill()
    const killed = performance.now()
    await new Promise((resolve) => setTimeout(resolve, 1800))
    const back = performance.now()
    await redis.server.start()
    await outcomes
    const between = (from: number, to: number): number =>
      server.arrivals.filter(({ time }) => time > from && time < to).reduce((sum, { units }) => sum + units, 0)
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
    expect(after).toBeGreaterThan(200)
    // Redis came back without what it knew: its bucket was full once more
    expect(worstWindow(server.arrivals, unitsPerSecond)).toBeLessThanOrEqual(2 * (burst + 100))
  })

  test('go on by their shares, no more than one burst each beyond the rate', { timeout: 60_000 }, async () => {
    const { outcomes, server, whileAway, after } = await run('local')
    expect(outcomes.map(({ failures }) => failures)).toEqual([{}, {}, {}, {}])
    expect(whileAway).toBeGreaterThan(500)
    expect(after).toBeGreaterThan(200)
    expect(worstWindow(server.arrivals, unitsPerSecond)).toBeLessThanOrEqual(4 * burst + 100)
  })
})
