import { Pool } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createInbox, type Effect, type InboxOptions } from '../../../src/inbox.js'
import { databasesToTest } from '../../support/inbox/databases.js'
import { createStream, logIndexOf, post, secret } from '../../support/inbox/stream.js'
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
  const inboxOn = (max: number) => {
    const pool = new Pool({ connectionString: connectionStringOf(used.db.database), max })
    pool.on('error', () => undefined)
    onTestFinished(() => void pool.end().catch(() => undefined))
    const options: InboxOptions = { database: pool, secret, onError: () => undefined }
    return { pool, inbox: createInbox(options) }
  }

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
        const lock = 'select stream_id from ledgerline_streams where stream_id = $1 for update skip locked'
        free.push(...(await used.db.sql(lock, [here.streamId])))
        await holder.query('commit')
        holder.release()
      },
      { order: 'chain', concurrency: 1 },
    )
    await used.settled()
    expect(free).toEqual([{ stream_id: here.streamId }])
  })

  test('in the order of the chain, a job that somebody else holds is not overtaken', async () => {
    await post(used.inbox.handler, delivery(6, { transfers: 2 }))
    const pool = used.db.database as Pool
    const holder = await pool.connect()
    await holder.query('begin')
    await holder.query('select from ledgerline_queue order by row_index limit 1 for update')
    const handed: unknown[] = []
    used.work((event) => handed.push(logIndexOf(event)), { order: 'chain', concurrency: 2 })
    await sleep(500)
    expect(handed).toEqual([])
    await holder.query('commit')
    holder.release()
    await used.settled()
    expect(handed).toEqual([0, 1])
  })

  test('an event wakes an idle worker that has heard of it from the database alone, within 100 ms, nine times in the middle', async () => {
    const { inbox } = inboxOn(3)
    let started: (at: number) => void = () => undefined
    const worker = inbox.work(() => started(performance.now()), { concurrency: 1 })
    onTestFinished(() => worker.stop())
    const times: number[] = []
    for (let height = 10; height < 19; height++) {
      const start = new Promise<number>((resolve) => {
        started = resolve
      })
      await sleep(120)
      const wire = delivery(height, { transfers: 1 })
      const { status, at } = { status: await post(used.inbox.handler, wire), at: performance.now() }
      expect(status).toBe(200)
      times.push((await start) - at)
    }
    expect(times.sort((a, b) => a - b)[4]).toBeLessThan(100) // the middle one: a busy machine may be late now and then
  })

  test.each(['any', 'chain'] as const)(
    'in the order %s, a job costs a few rows of the queue, however long it is and before anybody has analysed it',
    async (order) => {
      await used.db.sql('alter table ledgerline_queue set (autovacuum_enabled = off)')
      for (let height = 20; height < 40; height++) await post(used.inbox.handler, delivery(height, { transfers: 100 }))
      const { inbox, pool } = inboxOn(3)
      let jobs = 0
      const worker = inbox.work(() => jobs++, { order, concurrency: 1 })
      await expect.poll(() => jobs).toBeGreaterThan(40)
      await worker.stop()
      await pool.end() // a connection that ends tells what it has read
      const read = `select seq_tup_read + idx_tup_fetch as rows from pg_stat_user_tables where relname = 'ledgerline_queue'`
      await expect.poll(async () => Number((await used.db.sql(read))[0]?.rows)).toBeGreaterThan(jobs)
      expect(Number((await used.db.sql(read))[0]?.rows) / jobs).toBeLessThan(10)
    },
  )
})

const connectionStringOf = (database: unknown): string => String(Object(Object(database).options).connectionString)
