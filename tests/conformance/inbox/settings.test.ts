import { Pool, type PoolConfig } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createInbox, type Inbox, type InboxOptions } from '../../../src/inbox.js'
import { databasesToTest } from '../../support/inbox/databases.js'
import { createStream, post, secret } from '../../support/inbox/stream.js'
import { useInbox } from '../../support/inbox/useInbox.js'

const openers = (await databasesToTest()).filter(([name]) => name === 'Postgres')

// What people set in a database or a role, what a service sets for them, and what a move leaves behind.
describe.each(openers)('a %s with settings of its own', (_, open) => {
  const used = useInbox(open)
  const { delivery } = createStream(21)
  const url = (): string => String(Object(Object(used.db.database).options).connectionString)
  const poolOf = (config: PoolConfig = {}): Pool => {
    const pool = new Pool({ connectionString: url(), max: 4, ...config })
    pool.on('error', () => undefined)
    onTestFinished(() => pool.end())
    return pool
  }
  const inboxOn = (database: Pool, onError: (error: unknown) => void = () => undefined): Inbox =>
    createInbox({ database, secret, onError })
  const set = (setting: string): Promise<unknown> =>
    used.db.sql(`alter database ${new URL(url()).pathname.slice(1)} set ${setting}`)

  /** A role that may use the tables and owns none, and an inbox as it. */
  async function inboxAs(name: string, onError?: (error: unknown) => void): Promise<Inbox> {
    await used.db.sql(`create role ${name} login`)
    await used.db.sql(`grant all on all tables in schema public to ${name}`)
    return inboxOn(poolOf({ connectionString: url().replace('postgres@', `${name}@`) }), onError)
  }

  test('is asked to put what is acknowledged on its disk, whatever synchronous_commit says', async () => {
    await set('synchronous_commit = off')
    await used.db.sql(`create function note() returns trigger language plpgsql as $$ begin
      insert into effects (stage) values (current_setting('synchronous_commit')); return new; end $$`)
    await used.db.sql('create trigger note before insert on ledgerline_deliveries for each row execute function note()')
    const { handler } = inboxOn(poolOf())
    const unknown = {
      chainId: 'sui-mainnet',
      confirmed: true,
      streamId: 's',
      tag: '',
      retries: 0,
      block: { number: '1' },
    }
    for (const body of [delivery(1), unknown, '{"streamId":"s","confirmed":'])
      expect(await post(handler, body)).toBe(200)
    expect(await used.db.sql('select stage from effects')).toEqual(Array(3).fill({ stage: 'on' }))
  })

  test('that was moved, so that its sequences begin at 1 again, loses nothing, and migrate sets them', async () => {
    const errors: unknown[] = []
    const inbox = inboxOn(poolOf(), (error) => errors.push(error))
    for (const height of [1, 2, 3]) await post(inbox.handler, delivery(height))
    const tables = ['deliveries', 'events', 'streams'].map((name) => `ledgerline_${name}`)
    for (const table of tables) await used.db.sql(`alter table ${table} alter id restart`)
    const unknown = {
      chainId: 'sui-mainnet',
      confirmed: true,
      streamId: 's',
      tag: '',
      retries: 0,
      block: { number: '1' },
    }
    const bodies = [delivery(4), unknown, '{"streamId":"s","confirmed":']
    for (const body of bodies) expect(await post(inbox.handler, body)).toBe(503)
    expect(errors[0]).toMatchObject({ hints: [expect.stringContaining('Call await inbox.migrate()')] })
    await inbox.migrate()
    for (const body of bodies) expect(await post(inbox.handler, body)).toBe(200)
    expect([await inbox.unknown(), await inbox.poison()].map(({ length }) => length)).toEqual([1, 1])
    expect((await inbox.stats()).waiting).toBe(8)
  })

  test('is refused by name in an encoding that has no emoji', async () => {
    await used.db.sql("create database latin encoding 'LATIN1' locale 'C' template template0")
    const { migrate } = inboxOn(poolOf({ connectionString: url().replace(/\w+$/, 'latin') }))
    await expect(migrate()).rejects.toThrow('a database with the encoding UTF8, and this one has LATIN1')
  })

  test('whose row level security hides the tables from a role is refused by name; one that shows all rows is not', async () => {
    const errors: unknown[] = []
    const inbox = await inboxAs('guarded', (error) => errors.push(error))
    await used.db.sql('alter table ledgerline_queue enable row level security')
    await expect(inbox.migrate()).rejects.toThrow('hides rows of ledgerline_queue from the role guarded')
    const worker = inbox.work(() => undefined, { concurrency: 1 })
    onTestFinished(() => worker.stop())
    await expect
      .poll(() => errors)
      .toMatchObject([{ message: expect.stringContaining('hides rows of ledgerline_queue') }])
    await used.db.sql('create policy mine on ledgerline_queue for select to guarded using (true)')
    await expect(inbox.migrate()).rejects.toThrow('hides rows of ledgerline_queue')
    await used.db.sql('create policy all_rows on ledgerline_queue to guarded using (true)')
    await inbox.migrate()
  })

  test.each<[string, PoolConfig, string]>([
    ['ends its connection each time', {}, 'select pg_terminate_backend(pg_backend_pid())'],
    ['exceeds the query_timeout of the pool', { query_timeout: 1000 }, 'select pg_sleep(20)'],
  ])('an effect that %s has its attempts, and the event is dead', async (_name, config, statement) => {
    const dead: unknown[] = []
    const onError: InboxOptions['onError'] = (_, about) => about && 'key' in about && dead.push(about.key)
    const inbox = createInbox({ database: poolOf(config), secret, onError })
    await post(inbox.handler, delivery(1, { transfers: 1 }))
    const attempts: number[] = []
    const worker = inbox.work(
      async ({ attempt }, { transaction }) => {
        attempts.push(attempt)
        await transaction.query(statement)
      },
      { maxAttempts: 2, minDelay: 10, concurrency: 1 },
    )
    onTestFinished(() => worker.stop())
    await expect.poll(() => dead.length).toBe(1)
    expect(attempts.at(-1)).toBe(2)
    expect(attempts.length).toBeLessThan(4)
  })
})
