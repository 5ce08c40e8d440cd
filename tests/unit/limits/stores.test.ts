import { Redis as IoRedis } from 'ioredis'
import pg from 'pg'
import { createClient } from 'redis'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { holderNumber } from '../../../src/limits/store/holders.js'
import { rateOf } from '../../../src/limits/window.js'
import { createLimiter, type LimiterStore, postgresStore, type RateLimiter, redisStore } from '../../../src/limits.js'
import { createPool } from '../../support/createPool.js'
import { emptyPglite } from '../../support/emptyPglite.js'
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

/** Three requests in any 1020 ms. */
const three = { requestsPerSecond: 3, window: 1000, margin: 20 }

const fast = { requestsPerSecond: 1e6 }

/** A store as it is: how to set what a key has back to an earlier period, or many days ahead, and to leave it. */
interface Engine {
  storeOf(key: string): LimiterStore
  setBack(key: string): Promise<unknown>
  setForward(key: string): Promise<unknown>
  end(): Promise<unknown>
}

const days = 22 * 86_400_000
const setRowForward = `update ledgerline_limits set seen = seen + ${days}, paused_until = paused_until + ${days},
  period_start = period_start + ${days}, cells = array(select cell + ${days} / 11 from unnest(cells) as cell) where key = $1`
const setRowBack = 'update ledgerline_limits set period_start = 1 where key = $1'
const engines: Record<string, () => Promise<Engine>> = {
  ...(redis && {
    async ioredis() {
      const client = new IoRedis(redis.server.url)
      return {
        storeOf: (key) => redisStore(client, { key: `io-${key}` }),
        setBack: (key) => client.hset(`ledgerline:{io-${key}}`, 'period', 1),
        setForward: (key) => forward(client, `ledgerline:{io-${key}}`),
        end: () => client.quit(),
      }
    },
    async 'node-redis'() {
      const client = await createClient({ url: redis.server.url }).connect()
      const other = new IoRedis(redis.server.url)
      return {
        storeOf: (key) => redisStore(client, { key: `node-${key}` }),
        setBack: (key) => client.hSet(`ledgerline:{node-${key}}`, 'period', 1),
        setForward: (key) => forward(other, `ledgerline:{node-${key}}`),
        end: () => Promise.all([client.close(), other.quit()]),
      }
    },
  }),
  ...(postgres && {
    async pg() {
      const pool = createPool(postgres.server)
      return {
        storeOf: (key) => postgresStore(pool, { key }),
        setBack: (key) => pool.query(setRowBack, [key]),
        setForward: (key) => pool.query(setRowForward, [key]),
        end: () => pool.end(),
      }
    },
  }),
  async PGlite() {
    const database = await emptyPglite()
    return {
      storeOf: (key) => postgresStore(database, { key }),
      setBack: (key) => database.query(setRowBack, [key]),
      setForward: (key) => database.query(setRowForward, [key]),
      end: async () => undefined,
    }
  },
}

async function forward(client: IoRedis, key: string): Promise<void> {
  const { grants = '', seen, paused, period } = await client.hgetall(key)
  const ahead = (text = '0'): number => Number(text) + days
  const moved = grants.replace(/^\d+/, (cell) => String(Number(cell) + days / 11))
  await client.hset(key, { grants: moved, seen: ahead(seen), paused: ahead(paused), period: ahead(period) })
}

describe.each(Object.entries(engines))('a store in %s', (_, connect) => {
  let engine: Engine | undefined
  let keys = 0
  const newStore = async (): Promise<LimiterStore> => {
    engine ??= await connect()
    return engine.storeOf(`key ${keys++}`)
  }
  afterAll(() => engine?.end())

  test('gives the limiters of one key one rate, in as few steps as there are moments', async () => {
    const store = await newStore()
    const limiters = [1, 2, 3].map(() => createLimiter({ ...three, store }))
    const start = performance.now()
    const times = await Promise.all(
      limiters.flatMap((limiter) => [1, 5000, 1].map(() => limiter.acquire(1).then(() => performance.now() - start))),
    )
    times.sort((a, b) => a - b)
    expect(times[3]).toBeGreaterThanOrEqual(1020 - 100)
    expect(times[6]).toBeGreaterThanOrEqual(2040 - 100)
    expect(times[8]).toBeLessThan(10_000)
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
    expect(settle.mock.calls.length).toBeLessThanOrEqual(2)
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

test.runIf(redis)('a Redis that forgets scripts is told the script again', async () => {
  const client = new IoRedis(redis?.server.url ?? '')
  const limiter = createLimiter({ ...fast, store: redisStore(client, { key: 'forgets' }) })
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
  await owner.query(`alter database ${new URL(server.connectionString).pathname.slice(1)} set search_path to fresh`)
  const [first, ...others] = [createPool(server), createPool(server), createPool(server)] as const
  const fresh = [first, ...others]
  const own = createLimiter({
    ...three,
    store: postgresStore(first, { key: 'own', create: false }),
  })
  await expect(own.acquire(1)).rejects.toThrow(/Postgres, key own.*"ledgerline_limits" does not exist/)
  const limiters = fresh.map((pool) => createLimiter({ ...fast, store: postgresStore(pool, { key: 'all' }) }))
  await Promise.all(limiters.map((limiter) => limiter.acquire(1)))
  await Promise.all([owner, ...fresh].map((pool) => pool.end()))
})

test('a single client of pg is refused when the store is made, with what to pass', () => {
  expect(() => postgresStore(new pg.Client(), { key: 'one' })).toThrow(
    /^postgresStore takes a Pool of pg, or a PGlite\n {2}→ Pass new Pool\(…\): a client is a single connection/,
  )
})

test('rows that expired are forgotten now and then, also in a table that its owner made', async () => {
  const database = await emptyPglite()
  const owner = createLimiter({ ...fast, store: postgresStore(database, { key: 'owner' }) })
  await owner.acquire(1)
  const store = postgresStore(database, { key: 'used', create: false })
  const limiter = createLimiter({ ...fast, store })
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
})
