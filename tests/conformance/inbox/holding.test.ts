import { Pool } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createInbox, type Effect } from '../../../src/inbox.js'
import { databaseProxy } from '../../support/inbox/databaseProxy.js'
import { databasesToTest } from '../../support/inbox/databases.js'
import { createStream, post, secret } from '../../support/inbox/stream.js'
import { useInbox } from '../../support/inbox/useInbox.js'

const openers = (await databasesToTest()).filter(([name]) => name === 'Postgres')

/** Writes a row for the event. */
const write: Effect = ({ key, stage }, { transaction }) =>
  transaction.query('insert into effects (key, stage) values ($1, $2)', [key, stage])

describe.each(openers)('what workers hold in %s', (_, open) => {
  const used = useInbox(open)
  const { delivery } = createStream(13)
  const connectionString = (): string => String(Object(Object(used.db.database).options).connectionString)
  const written = async (): Promise<number> =>
    Number((await used.db.sql('select count(*)::int as count from effects'))[0]?.count)
  const advisoryLocks = (): Promise<readonly unknown[]> =>
    used.db.sql(
      "select * from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())",
    )

  /** Another inbox on the same tables. */
  function inboxOn(url: string, max = 6) {
    const pool = new Pool({ connectionString: url, max })
    onTestFinished(() => void pool.end().catch(() => undefined)) // one that is killed holds a connection
    return createInbox({ database: pool, secret, onError: () => undefined })
  }

  test.each(['any', 'chain'] as const)(
    'in the order %s, an event that was looked for and has not begun waits for nobody, and one whose worker is killed not long',
    async (order) => {
      const proxy = await databaseProxy(connectionString())
      const doomed = inboxOn(proxy.connectionString)
      const streams = Array.from({ length: 8 }, (__, seed) => createStream(20 + seed))
      for (const stream of streams) await post(used.inbox.handler, stream.delivery(1, { transfers: 1 }))
      const begun = new Promise<void>((begin) => {
        let running = 0
        const worker = doomed.work(
          () => {
            if (++running === 2) begin()
            return new Promise(() => undefined)
          },
          { order, concurrency: 2 },
        )
        onTestFinished(() => void worker.stop()) // what it holds never ends
      })
      await begun
      used.work(write, { order, concurrency: 2 })
      await expect.poll(written).toBeGreaterThanOrEqual(6)
      expect((await used.inbox.stats()).running).toBe(2)
      await proxy.close()
      const started = performance.now()
      await expect.poll(written).toBe(8)
      expect(performance.now() - started).toBeLessThan(5000) // it looks every two seconds
    },
  )

  test.each(['any', 'chain'] as const)('in the order %s, two workers hand out each event once', async (order) => {
    for (let height = 0; height < 4; height++) await post(used.inbox.handler, delivery(height, { transfers: 25 }))
    const inboxes = [used.inbox, inboxOn(connectionString())]
    const workers = inboxes.map(({ work }) => work(write, { order, concurrency: 4 }))
    await used.inbox.idle()
    await Promise.all(workers.map((worker) => worker.stop()))
    const rows = await used.db.sql('select count(*)::int as all, count(distinct key)::int as different from effects')
    expect(rows).toEqual([{ all: 100, different: 100 }])
  })

  test('paused, a worker begins nothing of what it has looked for', async () => {
    await post(used.inbox.handler, delivery(1, { transfers: 4 }))
    let begun = 0
    used.work(
      async () => {
        if (begun++ === 0) await used.inbox.pause()
      },
      { concurrency: 1 },
    )
    await expect.poll(() => begun).toBe(1)
    await expect.poll(async () => (await used.inbox.stats()).waiting).toBe(3)
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(begun).toBe(1)
    await used.inbox.resume()
    await used.inbox.idle()
    expect(begun).toBe(4)
  })

  test.each(['any', 'chain'] as const)(
    'in the order %s, a role without rights can lock nothing that workers, handlers and migrations wait for',
    async (order) => {
      await used.db.sql('do $$ begin create role tenant login; exception when duplicate_object then null; end $$')
      const url = new URL(connectionString())
      url.username = 'tenant'
      const tenants = new Pool({ connectionString: url.href, max: 1 })
      const tenant = await tenants.connect()
      onTestFinished(async () => {
        tenant.release()
        await tenants.end()
      })
      const { rows } = await tenant.query(
        "select relname as name from pg_class where relname like 'ledgerline%' and relkind = 'r'",
      )
      for (const { name } of rows)
        for (const lock of [
          `do $$ begin lock table ${name} in access share mode; end $$`,
          `select from ${name} for key share`,
        ])
          await expect(tenant.query(lock)).rejects.toMatchObject({ code: '42501' })
      await tenant.query("select pg_advisory_lock(hashtext('ledgerline_inbox public'))")
      await tenant.query(
        "select pg_advisory_lock(oid::bigint::int, n) from pg_class, generate_series(1, 50) n where relname = 'ledgerline_queue'",
      )
      const ours = advisoryLocks
      const before = (await ours()).length
      const found: unknown[] = []
      used.work(
        async (event, context) => {
          await write(event, context)
          found.push((await ours()).length)
        },
        { order },
      )
      await post(used.inbox.handler, delivery(3, { transfers: 5 }))
      await used.inbox.idle()
      expect(found).toEqual(Array.from({ length: 5 }, () => before)) // the inbox takes none
      await createInbox({ database: used.db.database, secret, schema: 'another' }).migrate()
    },
  )
})
