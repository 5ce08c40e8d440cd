import { Pool } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createInbox, type Effect, type InboxOptions } from '../../../src/inbox.js'
import { databaseProxy } from '../../support/inbox/databaseProxy.js'
import { databasesToTest } from '../../support/inbox/databases.js'
import { createStream, post, secret } from '../../support/inbox/stream.js'
import { useInbox } from '../../support/inbox/useInbox.js'

const openers = (await databasesToTest()).filter(([name]) => name === 'Postgres')
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Writes a row for the event. */
const write: Effect = ({ key, stage }, { transaction }) =>
  transaction.query('insert into effects (key, stage) values ($1, $2)', [key, stage])

describe.each(openers)('connections of workers to %s', (_, open) => {
  const used = useInbox(open)
  const { delivery } = createStream(6)
  const other = createStream(7)
  const written = async (): Promise<number> =>
    Number((await used.db.sql('select count(*)::int as count from effects'))[0]?.count)

  /** Another inbox on the same tables, with a pool of its own. */
  const inboxOn = (max: number, connectionString = connectionStringOf(used.db.database)) => {
    const pool = new Pool({ connectionString, max })
    pool.on('error', () => undefined)
    onTestFinished(() => void pool.end().catch(() => undefined))
    const options: InboxOptions = { database: pool, secret, onError: () => undefined }
    return { pool, inbox: createInbox(options) }
  }

  test('a connection that is cut while it begins to listen is replaced by one', async () => {
    let cuts = 0
    const proxy = await databaseProxy(
      connectionStringOf(used.db.database),
      (text) => text.includes('listen "') && cuts++ === 0,
    )
    onTestFinished(() => proxy.close())
    const { inbox, pool } = inboxOn(10, `${proxy.connectionString}?application_name=cut`)
    const worker = inbox.work(() => undefined)
    await expect.poll(() => cuts).toBeGreaterThan(1)
    await sleep(1500)
    const listening = `select from pg_stat_activity where query like 'listen %' and application_name = 'cut'`
    expect(await used.db.sql(listening)).toHaveLength(1)
    await worker.stop()
    expect(pool.totalCount - pool.idleCount).toBe(0)
  })

  test('a worker that is told twice to stop stops', async () => {
    await post(used.inbox.handler, delivery(1, { transfers: 1 }))
    const worker = used.work(async (event, context) => {
      await sleep(300)
      await write(event, context)
    })
    await expect.poll(async () => (await used.inbox.stats()).running).toBe(1)
    await Promise.all([worker.stop(), worker.stop()])
    expect(await written()).toBe(1)
  })

  test('what a host that vanished has held goes to another worker', async () => {
    const proxy = await databaseProxy(connectionStringOf(used.db.database))
    onTestFinished(() => proxy.close())
    const { inbox } = inboxOn(3, proxy.connectionString)
    await post(used.inbox.handler, delivery(2, { transfers: 1 }))
    const held = new Promise<void>((resolve) => {
      inbox.work(
        async () => {
          proxy.fallSilent()
          resolve()
          await sleep(1e6)
        },
        { concurrency: 1, timeout: 100 },
      )
    })
    await held
    used.work(write)
    await expect.poll(written, { timeout: 25_000 }).toBe(1)
  })

  test('a connection that the server ends amid an effect counts as no attempt', async () => {
    let calls = 0
    used.work(
      async (event, context) => {
        await write(event, context)
        if (calls++ === 0) await context.transaction.query('select pg_terminate_backend(pg_backend_pid())')
      },
      { maxAttempts: 1 },
    )
    await post(used.inbox.handler, delivery(3, { transfers: 1 }))
    await used.settled()
    expect([await used.inbox.dead(), await written(), calls]).toEqual([[], 1, 2])
  })

  test('workers on one pool share its connections, and one that stops gives them back', async () => {
    const { inbox, pool } = inboxOn(4)
    const again = createInbox({ database: pool, secret })
    const first = inbox.work(() => undefined, { concurrency: 2 })
    const second = () => again.work(() => undefined, { concurrency: 1 })
    expect(second).toThrow('The pool has max 4, but a worker of concurrency 1 takes 3 beside 3 of other workers')
    await first.stop()
    await second().stop()
  })

  test('a statement is broken off in the end also where no connection is left to say so', async () => {
    const { inbox, pool } = inboxOn(3)
    await post(used.inbox.handler, delivery(4, { transfers: 1 }))
    const running = new Promise<void>((resolve) => {
      const worker = inbox.work(
        async (event, context) => {
          if (event.attempt === 1) {
            resolve()
            await context.transaction.query('select pg_sleep(60)')
          }
          await write(event, context)
        },
        { concurrency: 1, timeout: 300, minDelay: 1 },
      )
      onTestFinished(() => worker.stop())
    })
    await running
    const last = await pool.connect()
    await expect.poll(written, { timeout: 25_000 }).toBe(1)
    last.release()
  })

  test('in the order of the chain, a stream of which nothing is due is free while an effect of another runs', async () => {
    const [here, there] = [createStream(6), other]
    await post(used.inbox.handler, here.delivery(1, { transfers: 1 }))
    await post(used.inbox.handler, there.delivery(1, { transfers: 1 }))
    const pool = used.db.database as Pool
    const holder = await pool.connect()
    await holder.query('begin')
    await holder.query('select from ledgerline_queue where stream_id = $1 for update', [here.streamId])
    const free: unknown[] = []
    used.work(
      async ({ streamId }) => {
        if (streamId !== there.streamId) return
        const lock = 'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as free'
        free.push(...(await used.db.sql(lock, [`ledgerline_inbox public ${here.streamId}`])))
        await holder.query('commit')
        holder.release()
      },
      { order: 'chain', concurrency: 1 },
    )
    await used.settled()
    expect(free).toEqual([{ free: true }])
  })

  test('in the order of the chain, a stream that waits for a retry costs less than a statement a second', async () => {
    const { inbox, pool } = inboxOn(3)
    let statements = 0
    pool.on('acquire', () => statements++)
    await post(used.inbox.handler, delivery(5, { transfers: 3 }))
    let failed = 0
    const worker = inbox.work(
      () => {
        failed++
        throw new Error('later')
      },
      { order: 'chain', concurrency: 1, minDelay: 60_000 },
    )
    onTestFinished(() => worker.stop())
    await expect.poll(() => failed).toBe(1)
    await sleep(1000)
    statements = 0
    await sleep(4100)
    expect(statements).toBeLessThanOrEqual(3)
  })
})

const connectionStringOf = (database: unknown): string => String(Object(Object(database).options).connectionString)
