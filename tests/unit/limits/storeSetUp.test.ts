import { Redis as IoRedis } from 'ioredis'
import pg from 'pg'
import { describe, expect, test, vi } from 'vitest'
import { createLimiter, postgresStore, redisStore } from '../../../src/limits.js'
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
