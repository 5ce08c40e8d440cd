import { Pool } from 'pg'
import { describe, type TestContext, test } from 'vitest'
import { createInbox, type Effect, type Inbox } from '../../../src/inbox.js'
import { type Cut, databaseProxy } from '../../support/inbox/databaseProxy.js'
import { databasesToTest } from '../../support/inbox/databases.js'
import { createStream, post, secret } from '../../support/inbox/stream.js'

// What takes a database seconds to find out. The tests wait together, each over a database of its own.

const openers = (await databasesToTest()).filter(([name]) => name === 'Postgres')
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
const patience = { timeout: 20_000 }

interface FarOptions {
  /** Of the far inbox, in milliseconds. */
  readonly timeout?: number
  readonly onSent?: (text: string) => Cut
}

/** Writes a row for the event. */
const write: Effect = ({ key, stage }, { transaction }) =>
  transaction.query('insert into effects (key, stage) values ($1, $2)', [key, stage])

describe.concurrent.each(openers)('workers on %s', { timeout: 60_000 }, (_, open) => {
  const { delivery } = createStream(6)

  /** An inbox, and another on the same tables, whose way to the database may break. */
  async function setUp({ onTestFinished }: TestContext, max: number, { timeout, onSent }: FarOptions = {}) {
    const db = await open()
    const workers: ReturnType<Inbox['work']>[] = []
    const near = createInbox({ database: db.database, secret, onError: () => undefined })
    await near.migrate()
    await db.sql('create table effects (id serial, key text, stage text)')
    const proxy = await databaseProxy(String(Object(Object(db.database).options).connectionString), onSent)
    const pool = new Pool({ connectionString: `${proxy.connectionString}?application_name=far`, max })
    pool.on('error', () => undefined)
    const far = createInbox({ database: pool, secret, ...(timeout && { timeout }), onError: () => undefined })
    onTestFinished(async () => {
      await Promise.all(workers.map((worker) => worker.stop()))
      await proxy.close()
      await Promise.all([pool.end(), db.close()])
    })
    const written = async (): Promise<number> =>
      Number((await db.sql('select count(distinct key)::int as count from effects'))[0]?.count)
    const work = (inbox: Inbox, ...given: Parameters<Inbox['work']>) => {
      const worker = inbox.work(...given)
      workers.push(worker)
      return worker
    }
    return { db, near, far, proxy, pool, written, work }
  }

  test('what a host that vanished has held goes to another', async (context) => {
    const { near, far, proxy, written, work } = await setUp(context, 3)
    await post(near.handler, delivery(2, { transfers: 1 }))
    await new Promise<void>((resolve) => {
      const vanish = async (): Promise<void> => {
        proxy.fallSilent()
        resolve()
        await sleep(1e6)
      }
      far.work(vanish, { concurrency: 1, timeout: 100 })
    })
    work(near, write)
    await context.expect.poll(written, patience).toBe(1)
  })

  test('a statement is broken off in the end also where no connection is left to say so', async (context) => {
    const { near, far, pool, written, work } = await setUp(context, 3)
    await post(near.handler, delivery(4, { transfers: 1 }))
    await new Promise<void>((resolve) => {
      const effect: Effect = async (event, effectContext) => {
        if (event.attempt === 1) {
          resolve()
          await effectContext.transaction.query('select pg_sleep(60)')
        }
        await write(event, effectContext)
      }
      work(far, effect, { concurrency: 1, timeout: 300, minDelay: 1 })
    })
    const last = await pool.connect()
    await context.expect.poll(written, patience).toBe(1)
    last.release()
  })

  test.for(['any', 'chain'] as const)(
    'in the order %s, go on over new connections when theirs vanish without a word',
    async (order, context) => {
      const { near, far, proxy, pool, written, work } = await setUp(context, 5, { timeout: 800 })
      await Promise.all(Array.from({ length: 5 }, () => pool.query('select pg_sleep(0.1)'))) // idle ones vanish, too
      for (let height = 0; height < 3; height++) await post(near.handler, delivery(height))
      const begun = new Promise<void>((resolve) => {
        const effect: Effect = async (event, context) => {
          await write(event, context)
          resolve()
          await sleep(50)
        }
        work(far, effect, { order, concurrency: 2, timeout: 300, minDelay: 10 })
      })
      await begun
      proxy.loseConnections()
      await context.expect.poll(written, patience).toBe(6)
    },
  )

  test('use a database that was silent for a while, also to new connections, once it answers', async (context) => {
    const { near, far, proxy, pool, work } = await setUp(context, 4, { timeout: 800 })
    const worker = work(far, () => undefined, { concurrency: 2, timeout: 300 })
    await sleep(100)
    proxy.fallSilent()
    await sleep(2500) // as many attempts as the pool has places
    proxy.loseConnections()
    await post(near.handler, delivery(5))
    await context.expect.poll(async () => (await near.stats()).waiting, patience).toBe(0)
    await worker.stop()
    context.expect(pool.waitingCount).toBe(0)
  })

  test('ask their listener for a sign of life, and listen again', async (context) => {
    let listens = 0
    const onSent = (text: string): undefined => void (text.includes('listen "') && listens++)
    const { far, proxy, work } = await setUp(context, 3, { timeout: 800, onSent })
    work(far, () => undefined, { concurrency: 1 })
    await context.expect.poll(() => listens).toBe(1)
    await sleep(100)
    proxy.loseConnections()
    await context.expect.poll(() => listens, patience).toBe(2)
  })

  test('replace a connection that is cut while it begins to listen by one', async (context) => {
    let cuts = 0
    const onSent = (text: string): Cut => (text.includes('listen "') && cuts++ === 0 ? 'before' : undefined)
    const { db, far, pool, work } = await setUp(context, 10, { onSent })
    const worker = work(far, () => undefined)
    await context.expect.poll(() => cuts).toBeGreaterThan(1)
    await sleep(1500) // a second one would have come by now
    const listening = `select from pg_stat_activity where query like 'listen %' and application_name = 'far'
      and datname = current_database()`
    context.expect(await db.sql(listening)).toHaveLength(1)
    await worker.stop()
    context.expect(pool.totalCount - pool.idleCount).toBe(0)
  })

  test.for(['any', 'chain'] as const)(
    'in the order %s, send less than a statement a second while they are idle, or wait for a retry',
    async (order, context) => {
      let sent = 0
      const { near, far, work } = await setUp(context, 3, { onSent: () => void sent++ })
      const countIn = async (ms: number): Promise<number> => {
        for (let before = -1; before !== sent; await sleep(400)) before = sent // what was begun has ended
        sent = 0
        await sleep(ms)
        return sent
      }
      let failed = 0
      const effect = (): never => {
        failed++
        throw new Error('later')
      }
      work(far, effect, { order, concurrency: 1, minDelay: 60_000 })
      const idle = await countIn(3100)
      await post(near.handler, delivery(5, { transfers: 3 }))
      await context.expect.poll(() => failed).toBe(order === 'chain' ? 1 : 3)
      const waiting = await countIn(3100)
      context.expect(Math.max(idle, waiting)).toBeLessThanOrEqual(3)
      context.expect(Math.min(idle, waiting)).toBeGreaterThan(0)
    },
  )
})
