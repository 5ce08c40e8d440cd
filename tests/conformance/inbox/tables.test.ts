import { Pool } from 'pg'
import { describe, expect, test } from 'vitest'
import { migrations } from '../../../src/inbox/tables/migrations.js'
import { tablesIn } from '../../../src/inbox/tables/tables.js'
import { createInbox, type Inbox } from '../../../src/inbox.js'
import { createClient } from '../../../src/index.js'
import { createMockFetch } from '../../../src/mock.js'
import { databasesToTest, type TestDatabase } from '../../support/inbox/databases.js'
import { bitcoinWire, paymentOf } from '../../support/inbox/families.js'
import { createStream, post, secret } from '../../support/inbox/stream.js'
import { useInbox } from '../../support/inbox/useInbox.js'

describe.each(await databasesToTest())('the tables of an inbox on %s', (name, open) => {
  const used = useInbox(open)
  const { delivery } = createStream(6)
  const inboxIn = (schema: string, { database }: Pick<TestDatabase, 'database'> = used.db): Inbox =>
    createInbox({ database, secret, schema, onError: (error) => expect(error).toBeUndefined() })

  test('one pool serves inboxes of two schemas', async () => {
    const both = [inboxIn('a'), inboxIn('b')]
    for (const inbox of both) await inbox.migrate()
    const answers = Array.from({ length: 30 }, (_, height) =>
      post((both[height % 2] ?? used.inbox).handler, delivery(height, { transfers: 1 })),
    )
    expect(new Set(await Promise.all(answers))).toEqual(new Set([200]))
    expect(await Promise.all(both.map(async (inbox) => (await inbox.stats()).waiting))).toEqual([15, 15])
  })

  test.each(['any', 'chain'] as const)(
    "a schema may have an apostrophe in its name, also where order is '%s'",
    async (order) => {
      const inbox = inboxIn("o'clock")
      await inbox.migrate()
      await post(inbox.handler, delivery(1, { transfers: 1 }))
      let handed = 0
      const worker = inbox.work(() => handed++, { order })
      await expect.poll(() => handed, { timeout: 10_000 }).toBe(1)
      await worker.stop()
      expect(await inbox.stats()).toMatchObject({ waiting: 0, running: 0, dead: 0 })
    },
  )

  test('whoever asks before they are made is told to make them', async () => {
    const { stats, dead, poison, unknown, pause, resume, retry, prune, sweep } = inboxIn('empty')
    const client = createClient({ apiKey: 'test', fetch: createMockFetch() })
    const asking = [
      stats(),
      dead(),
      poison(),
      unknown(),
      pause(),
      resume(),
      retry({ key: 'k' }),
      prune({ olderThan: 0 }),
      sweep({ client, olderThan: 0 }),
    ]
    const hints = ['Call await inbox.migrate() when your program starts']
    for (const outcome of await Promise.allSettled(asking))
      expect(outcome).toMatchObject({ reason: { name: 'ConfigurationError', hints } })
  })

  test('a name that Postgres would cut off is refused: it counts bytes', () => {
    expect(() => inboxIn('ü'.repeat(32))).toThrow('1 to 63 bytes')
    expect(() => inboxIn('ü'.repeat(31))).not.toThrow()
  })

  test('those of an older version are brought up to date, with the events that they hold', async () => {
    const inbox = inboxIn('older')
    const tables = tablesIn('older')
    await used.db.sql('create schema older')
    await used.db.sql(`create table ${tables.meta} (id boolean primary key default true, version integer not null)`)
    for (const step of migrations.slice(0, 2)) for (const statement of step(tables)) await used.db.sql(statement)
    await used.db.sql(`insert into ${tables.meta} (version) values (2)`)
    await used.db.sql(`insert into ${tables.events} (key, number, stream_id, block_hash, kind, place, stage, tag, chain_id,
      block_number, block_timestamp, transaction_hash, row_index, data, delivery_id)
      values ('k:0', 0, 's', '0x1', 'log', '1', 'provisional', '', '0x1', 1, now(), '0x2', 1, '{}', 1)`)
    await used.db.sql(`insert into ${tables.queue} (event_id, stage, stream_id, block_number, row_index)
      select id, stage, stream_id, block_number, row_index from ${tables.events}`)
    await inbox.migrate()
    const handed: string[] = []
    const worker = inbox.work(({ key, stage }) => void handed.push(`${stage} ${key}`))
    await post(inbox.handler, bitcoinWire({ phase: 'mempool' }, [paymentOf(1)]))
    await inbox.idle()
    await worker.stop()
    expect(handed).toEqual(['provisional k:0'])
    expect((await inbox.stats()).pending).toBe(3)
  })

  test.skipIf(name === 'PGlite')('a role that may create nothing migrates where the tables are there', async () => {
    await used.db.sql('create role clerk login')
    await used.db.sql('grant usage on schema public to clerk')
    await used.db.sql('grant select, insert, update, delete on all tables in schema public to clerk')
    const [row] = await used.db.sql('select current_database() as name, inet_server_port() as port')
    const database = new Pool({ connectionString: `postgres://clerk@127.0.0.1:${row?.port}/${row?.name}`, max: 3 })
    const inbox = createInbox({ database, secret })
    await inbox.migrate()
    expect(await post(inbox.handler, createStream(7).delivery(1))).toBe(200)
    await database.end()
  })
})
