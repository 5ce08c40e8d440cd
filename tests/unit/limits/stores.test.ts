import { PGlite } from '@electric-sql/pglite'
import { Redis as IoRedis } from 'ioredis'
import pg from 'pg'
import { createClient } from 'redis'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { createLimiter, type LimiterStore, postgresStore, redisStore } from '../../../src/limits.js'
import { createPool } from '../../support/createPool.js'
import { type RunningPostgres, runPostgres } from '../../support/runPostgres.js'
import { runRedis } from '../../support/runRedis.js'

const redis = await runRedis()
const postgres = await runPostgres()

/** Milliseconds that work takes. */
async function took(work: Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work
  return performance.now() - start
}

/** A store as it is: how to set what a key has back to an earlier period, and to leave it. */
interface Engine {
  storeOf(key: string): LimiterStore
  setBack(key: string): Promise<unknown>
  end(): Promise<unknown>
}

const setRowBack = 'update ledgerline_limits set period_start = 1 where key = $1'
const engines: Record<string, () => Promise<Engine>> = {
  ...(redis && {
    async ioredis() {
      const client = new IoRedis(redis.server.url)
      return {
        storeOf: (key) => redisStore(client, { key: `io-${key}` }),
        setBack: (key) => client.hset(`ledgerline:{io-${key}}`, 'period', 1),
        end: () => client.quit(),
      }
    },
    async 'node-redis'() {
      const client = await createClient({ url: redis.server.url }).connect()
      return {
        storeOf: (key) => redisStore(client, { key: `node-${key}` }),
        setBack: (key) => client.hSet(`ledgerline:{node-${key}}`, 'period', 1),
        end: () => client.close(),
      }
    },
  }),
  ...(postgres && {
    async pg() {
      const pool = createPool(postgres.server)
      return {
        storeOf: (key) => postgresStore(pool, { key }),
        setBack: (key) => pool.query(setRowBack, [key]),
        end: () => pool.end(),
      }
    },
  }),
  async PGlite() {
    const database = await PGlite.create()
    return {
      storeOf: (key) => postgresStore(database, { key }),
      setBack: (key) => database.query(setRowBack, [key]),
      end: () => database.close(),
    }
  },
}

describe.each(Object.entries(engines))('a store in %s', (_, connect) => {
  let engine: Engine | undefined
  let keys = 0
  const newStore = async (): Promise<LimiterStore> => {
    engine ??= await connect()
    return engine.storeOf(`key ${keys++}`)
  }
  afterAll(() => engine?.end())

  test('gives the limiters of one key one rate', async () => {
    const store = await newStore()
    const limiters = [1, 2, 3].map(() => createLimiter({ unitsPerSecond: 1000, burst: 100, store }))
    const elapsed = await took(Promise.all(limiters.flatMap((limiter) => [limiter.acquire(100), limiter.acquire(50)])))
    expect(elapsed).toBeGreaterThanOrEqual(345)
    expect(elapsed).toBeLessThan(10_000)
  })

  test('charges one budget, which stops each of them before anything is sent', async () => {
    const store = await newStore()
    const budget = { units: 100, per: 'month' } as const
    const limiters = [1, 2].map(() => createLimiter({ unitsPerSecond: 1e6, budget, store }))
    const calls = Array.from({ length: 12 }, (_, at) => limiters[at % 2]?.acquire(10))
    const outcomes = await Promise.allSettled(calls)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    const [refused] = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(refused).toMatchObject({ code: 'BUDGET_EXCEEDED' })
    const today = new Date()
    const left = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1) - today.getTime()
    expect(Math.abs(refused.retryAfter - left)).toBeLessThan(2000)
    expect(await limiters[0]?.usage()).toMatchObject({ budgetLeft: 0 })
  })

  test('charges a call to the period in which it asks, not to the one that it would wait for', async () => {
    const limits = { unitsPerSecond: 0.001, burst: 1, budget: { units: 100, per: 'month' } } as const
    const limiter = createLimiter({ ...limits, store: await newStore() })
    await limiter.acquire(4000, undefined, { billed: 100 }) // the bucket is full again in 46 days
    const refused = await limiter.acquire(1).catch((error) => error)
    expect(refused).toMatchObject({ code: 'BUDGET_EXCEEDED', retryAfter: expect.any(Number) })
    expect(await limiter.usage()).toMatchObject({ budgetLeft: 0 })
  })

  test('charges what was spent without it to the period that runs, also where it knew an earlier one', async () => {
    const store = await newStore()
    const limits = { unitsPerSecond: 1, burst: 1, budget: { units: 100, per: 'month' } } as const
    await store.settle(limits, { spent: 70 })
    expect((await store.status(limits)).used).toBe(70)
    await engine?.setBack(`key ${keys - 1}`)
    await store.settle(limits, { spent: 30 })
    expect((await store.status(limits)).used).toBe(30)
  })

  test('gives back what was not sent, in any order, and charges it to nobody', async () => {
    const store = await newStore()
    const limiter = createLimiter({ unitsPerSecond: 10, burst: 100, store, budget: { units: 1000 } })
    const [first, second] = [await limiter.acquire(50), await limiter.acquire(50)]
    const waiting = took(limiter.acquire(100))
    second.release({ sent: false })
    first.release({ sent: false })
    expect(await waiting).toBeLessThan(5000)
    expect(await limiter.usage()).toEqual({ units: 100, attempts: 1, waiting: 0, budgetLeft: 900 })
  })

  test('keeps what another limiter has reserved behind', async () => {
    const store = await newStore()
    const [one, other] = [1, 2].map(() => createLimiter({ unitsPerSecond: 100, burst: 20, store }))
    const unsent = await one?.acquire(20)
    const behind = took(other?.acquire(20) ?? Promise.reject())
    await new Promise((resolve) => setTimeout(resolve, 50))
    unsent?.release({ sent: false })
    expect(await behind).toBeGreaterThanOrEqual(190)
  })

  test('gives back what an aborted wait had reserved', async () => {
    const store = await newStore()
    const limiter = createLimiter({ unitsPerSecond: 10, burst: 10, store })
    await limiter.acquire(10)
    const gone = limiter.acquire(500, AbortSignal.timeout(50)).catch(({ name }) => name)
    const behind = took(limiter.acquire(10))
    expect(await gone).toBe('TimeoutError')
    expect(await behind).toBeLessThan(5000) // 50 s otherwise
  })

  test('holds every limiter after a 429, one that waits already too', async () => {
    const store = await newStore()
    const [one, other] = [1, 2].map(() => createLimiter({ unitsPerSecond: 100, burst: 10, store }))
    const lease = await one?.acquire(10)
    const waiting = took(other?.acquire(10) ?? Promise.reject()) // 100 ms
    await new Promise((resolve) => setTimeout(resolve, 30))
    lease?.rateLimited(500)
    expect(await waiting).toBeGreaterThanOrEqual(500)
  })

  test('keeps keys apart, and a part of one from the rest', async () => {
    const store = await newStore()
    const of = (own: LimiterStore) => createLimiter({ unitsPerSecond: 1, burst: 10, store: own })
    await of(store).acquire(10)
    expect(await took(of(store.scoped('caller')).acquire(10))).toBeLessThan(5000)
    expect(await took(of(await newStore()).acquire(10))).toBeLessThan(5000)
  })
})

test.runIf(redis)('a Redis that forgets scripts is told the script again', async () => {
  const client = new IoRedis(redis?.server.url ?? '')
  const limiter = createLimiter({ unitsPerSecond: 1e6, store: redisStore(client, { key: 'forgets' }) })
  await limiter.acquire(1)
  await client.script('FLUSH')
  await limiter.acquire(1)
  expect((await limiter.usage()).attempts).toBe(2)
  await client.quit()
})

describe.runIf(redis)('the calendar in Redis', () => {
  test('is that of this package', async () => {
    const { periodScript } = await import('../../../src/limits/redis/script.js')
    const { startOfPeriod } = await import('../../../src/limits/period.js')
    const client = new IoRedis(redis?.server.url ?? '')
    const script = `${periodScript} return string.format('%.17g', startOfPeriod(tonumber(ARGV[1]), ARGV[2]))`
    const days = Array.from({ length: 500 }, (_, at) => at * 86_400_000 * 97 + 12_345_678)
    for (const per of ['minute', 'hour', 'day', 'month'] as const) {
      const starts = await Promise.all(days.map((time) => client.eval(script, 0, time, per)))
      expect(starts.map(Number)).toEqual(days.map((time) => startOfPeriod(time, per)))
    }
    expect(await client.eval(script, 0, 5, '')).toBe('0')
    await client.quit()
  })
})

test.runIf(postgres)('a table is made once by all who start at the same time, or left to its owner', async () => {
  const { server } = postgres as RunningPostgres
  const owner = createPool(server)
  await owner.query('create schema fresh')
  await owner.query('alter role postgres set search_path to fresh')
  const [first, ...others] = [createPool(server), createPool(server), createPool(server)] as const
  const fresh = [first, ...others]
  const own = createLimiter({
    unitsPerSecond: 1,
    store: postgresStore(first, { key: 'own', create: false }),
  })
  await expect(own.acquire(1)).rejects.toThrow(/Postgres, key own.*"ledgerline_limits" does not exist/)
  const limiters = fresh.map((pool) =>
    createLimiter({ unitsPerSecond: 1e6, store: postgresStore(pool, { key: 'all' }) }),
  )
  await Promise.all(limiters.map((limiter) => limiter.acquire(1)))
  await Promise.all([owner, ...fresh].map((pool) => pool.end()))
})

test('a single client of pg is refused when the store is made, with what to pass', () => {
  expect(() => postgresStore(new pg.Client(), { key: 'one' })).toThrow(
    /^postgresStore takes a Pool of pg, or a PGlite\n {2}→ Pass new Pool\(…\): one client is one connection/,
  )
})

test('rows that expired are forgotten now and then, also in a table that its owner made', async () => {
  const database = await PGlite.create()
  const owner = createLimiter({ unitsPerSecond: 1e6, store: postgresStore(database, { key: 'owner' }) })
  await owner.acquire(1)
  const store = postgresStore(database, { key: 'used', create: false })
  const limiter = createLimiter({ unitsPerSecond: 1e6, store })
  const expired = async (): Promise<unknown> => {
    await database.query("insert into ledgerline_limits (key, kept_until) values ('gone', now() - interval '1 minute')")
    await limiter.acquire(1)
    await database.query('select 1') // what was asked before it is done
    const { rows } = await database.query("select key from ledgerline_limits where key = 'gone'")
    return rows
  }
  expect(await expired()).toEqual([])
  const later = performance.now() + 61_000
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => later)
  expect(await expired()).toEqual([])
  clock.mockRestore()
  await database.close()
})
