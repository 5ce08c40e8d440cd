import { Redis } from 'ioredis'
import pg from 'pg'
import { createClient } from 'redis'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createLimiter, type LimiterOptions, postgresStore, redisStore } from '../../src/limits.js'
import { createPool } from '../support/createPool.js'
import { databaseProxy } from '../support/inbox/databaseProxy.js'
import type { PostgresServer } from '../support/postgresServer.js'
import { runPostgres } from '../support/runPostgres.js'
import { runRedis } from '../support/runRedis.js'
import { watchTimers } from '../support/watchTimers.js'

const redis = await runRedis()
const postgres = await runPostgres({ own: true })

let keys = 0

/** A limiter over a Redis that a test may break, with the client of the user. */
function overRedis(own: Partial<LimiterOptions> = {}, key = `key ${keys++}`) {
  if (!redis) throw new Error('there is none')
  const client = new Redis(redis.server.url)
  client.on('error', () => {})
  onTestFinished(() => client.disconnect())
  return createLimiter({ requestsPerSecond: 1e6, store: redisStore(client, { key }), storeTimeout: 300, ...own })
}

const failureOf = (work: Promise<unknown>): Promise<Error> =>
  work.then(
    () => Promise.reject('it did not fail'),
    (error) => error,
  )

describe.runIf(redis)('a Redis that answers nothing', () => {
  const freeze = (): void => {
    redis?.server.freeze()
    onTestFinished(() => redis?.server.thaw())
  }

  test('fails the call that asks and those that wait behind it at once, each by name', async () => {
    const limiter = overRedis()
    const timers = watchTimers()
    await limiter.acquire(1)
    freeze()
    const start = performance.now()
    const operations = ['getBlock', 'getLogs', 'getNonce']
    const errors = await Promise.all(
      operations.map((operation) => failureOf(limiter.acquire(1, undefined, { operation }))),
    )
    expect(performance.now() - start).toBeLessThan(900)
    expect(new Set(errors).size).toBe(3)
    for (const error of errors) {
      expect(error).toMatchObject({ name: 'ConnectionError', code: 'CONNECTION_FAILED' })
      expect(error.message).toMatch(
        /^The limiter's store failed \(Redis, key key \d+\): it did not answer within 300 ms\n/,
      )
    }
    expect(timers()).toBe(0)
  })

  test('is charged nothing for what it grants too late', async () => {
    const limiter = overRedis({ budget: { units: 100 } })
    await limiter.acquire(10)
    freeze()
    await failureOf(limiter.acquire(50))
    redis?.server.thaw()
    await expect.poll(async () => (await limiter.usage().catch(() => undefined))?.budgetLeft).toBe(90)
  })

  test('lets a wait be aborted, and the limiter say what it has used', async () => {
    const limiter = overRedis({ storeTimeout: 60_000 })
    await limiter.acquire(7)
    freeze()
    const { name } = await failureOf(limiter.acquire(1, AbortSignal.timeout(50)))
    expect(name).toBe('TimeoutError')
    expect(await limiter.usage()).toMatchObject({ units: 7, attempts: 1, waiting: 0 })
  })

  test('is found again, and hears what was spent without it', async () => {
    const budget = { units: 100, per: 'month' } as const
    const limiter = overRedis({ onStoreError: 'local', budget })
    await limiter.acquire(10)
    freeze()
    await limiter.acquire(20)
    expect(await limiter.usage()).toMatchObject({ units: 30, budgetLeft: 70 })
    redis?.server.thaw()
    await expect
      .poll(async () => {
        await limiter.acquire(0)
        return overRedis({ budget }, `key ${keys - 1}`).usage()
      })
      .toMatchObject({ budgetLeft: 70 })
  })
})

describe.runIf(redis)('one of four limiters whose Redis went away', () => {
  /** The last of four that know of each other, left to itself. */
  const leftAlone = async (own: Partial<LimiterOptions>) => {
    const key = `key ${keys++}`
    const four = [1, 2, 3, 4].map(() => overRedis({ onStoreError: 'local', ...own }, key))
    for (const limiter of four) await limiter.acquire(1)
    redis?.server.freeze()
    onTestFinished(() => redis?.server.thaw())
    return four[3] as (typeof four)[number]
  }

  test('gives back all that an aborted wait had reserved of its share', { timeout: 60_000 }, async () => {
    const limiter = await leftAlone({ requestsPerSecond: 2, window: 4000 }) // two in 4 s are its share
    const first = limiter.acquire(1)
    const gone = failureOf(limiter.acquire(1, AbortSignal.timeout(300)))
    expect((await gone).name).toBe('TimeoutError')
    const start = performance.now()
    await first
    await limiter.acquire(1)
    expect(performance.now() - start).toBeLessThan(6500) // 8 s, had it kept its place
  })

  test('says which share it keeps to', async () => {
    const limiter = await leftAlone({ budget: { units: 1000 } })
    await limiter.acquire(200)
    expect((await failureOf(limiter.acquire(60))).message).toBe(
      'The budget of 1000 units does not cover the call: 60, 49 left\n' +
        "  → The limiter's store is down: the share of this process is 250 units",
    )
  })
})

test.runIf(redis)(
  'a Redis that is full is away as long as it takes nothing in, and then hears what was spent',
  async () => {
    if (!redis) return
    const admin = new Redis(redis.server.url)
    onTestFinished(() => admin.disconnect())
    const budget = { units: 100 }
    const key = `key ${keys++}`
    const limiter = overRedis({ onStoreError: 'local', budget }, key)
    await limiter.acquire(1)
    await admin.config('SET', 'maxmemory', '1')
    onTestFinished(async () => void (await admin.config('SET', 'maxmemory', '0')))
    let spent = 1
    const end = performance.now() + 2500 // it is looked for twice
    while (performance.now() < end) {
      await limiter.acquire(10).then(
        () => (spent += 10),
        () => {},
      )
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    expect(spent).toBe(91)
    await admin.config('SET', 'maxmemory', '0')
    await expect
      .poll(
        async () => {
          await limiter.acquire(0)
          return overRedis({ budget }, key).usage()
        },
        { timeout: 10_000 },
      )
      .toMatchObject({ budgetLeft: 9 })
  },
)

test.runIf(redis)('a client of node-redis that is not connected is a store that failed', async () => {
  const limiter = createLimiter({ plan: 'starter', store: redisStore(createClient(), { key: 'k' }) })
  expect((await failureOf(limiter.acquire(1))).message).toMatch(
    /^The limiter's store failed \(Redis, key k\): The client is closed/,
  )
})

test.runIf(postgres)(
  'a Postgres that crashes fails calls by name, and keeps its budget over that',
  { timeout: 60_000 },
  async () => {
    if (!postgres) return
    const pool = createPool(postgres.server)
    const store = postgresStore(pool, { key: 'crash' })
    const limiter = createLimiter({ requestsPerSecond: 1e6, store, budget: { units: 100 } })
    await limiter.acquire(60)
    await new Promise((resolve) => setTimeout(resolve, 700)) // what is older than its WAL writer's delay is on the disk
    await postgres.server.stop('crash')
    expect((await failureOf(limiter.acquire(10))).message).toMatch(
      /^The limiter's store failed \(Postgres, key crash\): /,
    )
    await postgres.server.start()
    await limiter.acquire(40)
    expect((await failureOf(limiter.acquire(1))).name).toBe('BudgetError')
    await pool.end()
  },
)

test.runIf(redis)(
  'ten thousand calls that wait and are aborted leave nothing, and their turns are not gone',
  async () => {
    const limiter = overRedis({ requestsPerSecond: 32, window: 1000 })
    await Promise.all(Array.from({ length: 32 }, () => limiter.acquire(1)))
    const timers = watchTimers()
    const controller = new AbortController()
    const calls = Array.from({ length: 10_000 }, () => failureOf(limiter.acquire(1, controller.signal)))
    await new Promise((resolve) => setTimeout(resolve, 50))
    controller.abort(new Error('enough'))
    await Promise.all(calls)
    expect((await limiter.usage()).waiting).toBe(0)
    await expect.poll(timers).toBe(0)
    const start = performance.now()
    await Promise.all(Array.from({ length: 32 }, () => limiter.acquire(1)))
    expect(performance.now() - start).toBeLessThan(2000) // they would be of the window after the next
  },
)

describe.runIf(postgres)('a Postgres', () => {
  const urlOf = (): string => postgres?.server.connectionString ?? ''

  test('whose connections vanish without a word is found again: each is closed, not kept for ever', async () => {
    const way = await databaseProxy(urlOf())
    const pool = new pg.Pool({ connectionString: way.connectionString, max: 2 })
    const store = postgresStore(pool, { key: 'vanished' })
    const limiter = createLimiter({ requestsPerSecond: 1e6, store, storeTimeout: 1000 })
    await Promise.all([limiter.acquire(1), pool.query('select pg_sleep(0.1)')])
    way.fallSilent()
    for (let lost = 0; lost < 2; lost++)
      expect((await failureOf(limiter.acquire(1))).message).toContain('did not answer within 1000 ms')
    await expect.poll(() => pool.totalCount, { timeout: 8000 }).toBe(0)
    await pool.end()
    await way.close()
  })

  test.each([
    ['at the first statement', (pool: pg.Pool) => pool.query('select 1')],
    ['while it connects', async () => {}],
  ])('whose connection vanishes %s is found again: the table is made anew', async (_, prepare) => {
    const way = await databaseProxy(urlOf())
    const pool = new pg.Pool({ connectionString: way.connectionString, max: 2 })
    await prepare(pool)
    const store = postgresStore(pool, { key: `key ${keys++}` })
    const limiter = createLimiter({ requestsPerSecond: 1e6, store, storeTimeout: 500 })
    way.fallSilent()
    await failureOf(limiter.acquire(1))
    way.loseConnections()
    const isFound = () => limiter.acquire(1).then(Boolean, () => false)
    await expect.poll(isFound, { timeout: 8000 }).toBe(true)
    await way.close()
    await pool.end()
  })

  test('does not keep a connection that vanishes while expired rows are forgotten', async () => {
    const way = await databaseProxy(urlOf(), (text) => {
      if (text.includes('delete from ledgerline_limits')) way.fallSilent()
      return undefined
    })
    const pool = new pg.Pool({ connectionString: way.connectionString, max: 1 })
    const store = postgresStore(pool, { key: `key ${keys++}` })
    const limiter = createLimiter({ requestsPerSecond: 1e6, store, storeTimeout: 500 })
    await failureOf(limiter.acquire(1))
    way.loseConnections()
    const isFound = () => limiter.acquire(1).then(Boolean, () => false)
    await expect.poll(isFound, { timeout: 8000 }).toBe(true)
    await way.close()
    await pool.end()
  })

  test('is not held up by whoever may connect and takes locks whose numbers anybody can guess', async () => {
    const admin = createPool(postgres?.server as PostgresServer)
    await admin.query('create schema guessed')
    const holder = await admin.connect()
    await holder.query('select pg_advisory_lock(1818525796, 1)')
    const pool = new pg.Pool({ connectionString: urlOf(), options: '-c search_path=guessed' })
    const limiter = createLimiter({ plan: 'starter', store: postgresStore(pool, { key: 'k' }), storeTimeout: 5000 })
    await limiter.acquire(1)
    holder.release()
    await Promise.all([admin.end(), pool.end()])
  })
})
