import { Redis as IoRedis } from 'ioredis'
import pg from 'pg'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createLimiter, postgresStore, type RateLimiter, redisStore } from '../../../src/limits.js'
import { createPool } from '../../support/createPool.js'
import { emptyPglite } from '../../support/emptyPglite.js'
import { type RunningPostgres, runPostgres } from '../../support/runPostgres.js'
import { runRedis } from '../../support/runRedis.js'

const redis = await runRedis()
const postgres = await runPostgres()
const fast = { requestsPerSecond: 1e6 }

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

describe.runIf(postgres)('a table', () => {
  test('is made once by all who start at the same time', async () => {
    const { owner, url } = await ownSchema('fresh')
    const pools = Array.from({ length: 16 }, () => new pg.Pool({ ...url, max: 1 }))
    for (const pool of pools) await pool.query('select 1') // connected, so that all start at once
    for (let round = 0; round < 60; round++) {
      await owner.query('drop table if exists fresh.ledgerline_limits')
      const limiters = pools.map((pool) => createLimiter({ ...fast, store: postgresStore(pool, { key: 'all' }) }))
      await Promise.all(limiters.map((limiter) => limiter.acquire(1)))
    }
    await Promise.all([owner, ...pools].map((pool) => pool.end()))
  })

  test('is left to its owner where the store is told to', async () => {
    const { owner, url } = await ownSchema('foreign_table')
    const pool = new pg.Pool(url)
    const limiter = createLimiter({ ...fast, store: postgresStore(pool, { key: 'own', create: false }) })
    await expect(limiter.acquire(1)).rejects.toThrow(/Postgres, key own.*"ledgerline_limits" does not exist/)
    await Promise.all([owner.end(), pool.end()])
  })
})

/** An empty schema, and how to connect to it. */
async function ownSchema(name: string) {
  const { server } = postgres as RunningPostgres
  const owner = createPool(server)
  await owner.query(`create schema ${name}`)
  return { owner, url: { connectionString: server.connectionString, options: `-c search_path=${name}` } }
}

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

describe.runIf(postgres)('a Postgres with settings of its own', () => {
  /** A limiter of 5 turns in 500 ms and a budget of 300 units, on a pool. */
  const limiterOn = (config: pg.PoolConfig, key: string) => {
    const pool = new pg.Pool({ connectionString: postgres?.server.connectionString ?? '', ...config })
    onTestFinished(() => pool.end())
    const budget = { units: 300, per: 'month' } as const
    return createLimiter({ requestsPerSecond: 10, window: 500, budget, store: postgresStore(pool, { key }) })
  }

  test.each<[string, pg.PoolConfig & { readonly binary?: boolean }]>([
    ['leaves everything text', { types: { getTypeParser: () => (value: unknown) => value } as never }],
    ['reads binary', { binary: true }],
    ['makes nothing of anything', { types: { getTypeParser: () => () => Number.NaN } as never }],
    ['writes floats with 15 digits', { options: '-c extra_float_digits=0' }],
  ])('keeps rate and budget with a pool that %s', async (name, config) => {
    const limiter = limiterOn(config, name)
    const began = performance.now()
    const calls = Array.from({ length: 12 }, async () => {
      ;(await limiter.acquire(25)).release({ sent: true })
      return performance.now() - began
    })
    const times = (await Promise.all(calls)).sort((one, other) => one - other)
    expect(times[5]).toBeGreaterThan(400)
    expect(times[10]).toBeGreaterThan(900)
    await expect(limiter.acquire(25)).rejects.toMatchObject({ code: 'BUDGET_EXCEEDED' })
  })

  test('that is serializable gives every call its turn', async () => {
    const strict = { options: '-c default_transaction_isolation=serializable' }
    const limiters = Array.from({ length: 6 }, () => {
      const pool = new pg.Pool({ connectionString: postgres?.server.connectionString ?? '', ...strict })
      onTestFinished(() => pool.end())
      return createLimiter({ ...fast, storeTimeout: 10_000, store: postgresStore(pool, { key: 'strict' }) })
    })
    const calls = Array.from({ length: 120 }, (_, at) => limiters[at % limiters.length]?.acquire(1))
    const outcomes = await Promise.allSettled(calls)
    expect(outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))).toEqual([])
  })

  test('that only reads for a while is used again as soon as it takes writes', async () => {
    const { owner, url } = await ownSchema('read_only')
    const pool = new pg.Pool({ ...url, max: 3 })
    const limiter = createLimiter({ ...fast, store: postgresStore(pool, { key: 'writes' }) })
    await limiter.acquire(1)
    const clients = await Promise.all([1, 2, 3].map(() => pool.connect()))
    for (const client of clients) await client.query('set default_transaction_read_only = on')
    for (const client of clients) client.release()
    await expect(limiter.acquire(1)).rejects.toThrow('read-only transaction')
    await expect.poll(() => pool.idleCount).toBe(0)
    await limiter.acquire(1)
    await Promise.all([owner.end(), pool.end()])
  })
})

test.runIf(redis)(
  'a Redis that may evict is named once where there is a budget, and one that may not is never',
  async () => {
    const client = new IoRedis(redis?.server.url ?? '')
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const of = (key: string, budget?: { readonly units: number }) =>
      createLimiter({ ...fast, ...(budget && { budget }), store: redisStore(client, { key }) })
    const settled = async (...limiters: readonly RateLimiter[]): Promise<void> => {
      for (const limiter of limiters) for (let call = 0; call < 3; call++) await limiter.acquire(1)
      await client.ping()
    }
    await settled(of('kept', { units: 100 }))
    await client.config('SET', 'maxmemory-policy', 'volatile-ttl')
    await settled(of('rate alone'))
    expect(warn).not.toHaveBeenCalled()
    await settled(of('evicted', { units: 100 }))
    await expect.poll(() => warn.mock.calls).toEqual([[expect.stringMatching(/evict.*key evicted.*volatile-ttl/)]])
    await client.config('SET', 'maxmemory-policy', 'noeviction')
    warn.mockRestore()
    await client.quit()
  },
)
