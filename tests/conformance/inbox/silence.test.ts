import { Pool } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createInbox } from '../../../src/inbox.js'
import { databaseProxy } from '../../support/inbox/databaseProxy.js'
import { databasesToTest } from '../../support/inbox/databases.js'
import { createStream, post, secret } from '../../support/inbox/stream.js'
import { useInbox } from '../../support/inbox/useInbox.js'

const openers = (await databasesToTest()).filter(([name]) => name === 'Postgres')

// `pg` waits for ever on a connection that vanished without a word: a host that is gone, a NAT that forgot it.
describe.each(openers)('connections to %s that vanish without a word', (_, open) => {
  const used = useInbox(open)
  const { delivery } = createStream(11)

  /** An inbox whose way to the database may fall silent. */
  async function behindProxy(max: number, timeout = 800) {
    const connectionString = String(Object(Object(used.db.database).options).connectionString)
    const proxy = await databaseProxy(connectionString)
    const pool = new Pool({ connectionString: proxy.connectionString, max })
    const inbox = createInbox({ database: pool, secret, timeout, onError: () => undefined })
    onTestFinished(async () => {
      await proxy.close()
      await pool.end()
    })
    return { proxy, inbox }
  }
  test('what asks the database rejects in its time, and what asks next is answered', async () => {
    const { proxy, inbox } = await behindProxy(4)
    await Promise.all([inbox.stats(), inbox.dead(), inbox.poison()])
    proxy.loseConnections()
    await expect(inbox.stats()).rejects.toMatchObject({ name: 'TimeoutError', timeout: 800 })
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect((await inbox.stats()).waiting).toBe(0)
    expect(await post(inbox.handler, delivery(6))).toBe(200)
  })

  test('a worker stops, whatever it waits for', async () => {
    const { proxy, inbox } = await behindProxy(3)
    await post(used.inbox.handler, delivery(7))
    let begin: () => void = () => undefined
    const begun = new Promise<void>((resolve) => {
      begin = resolve
    })
    const worker = inbox.work(begin, { concurrency: 1, timeout: 300 })
    await begun
    proxy.fallSilent()
    await worker.stop()
  })
})

describe.each(openers)('a %s that hangs', (_, open) => {
  const used = useInbox(open)
  const { delivery } = createStream(12)

  test('deliveries that wait for it are bounded: beyond that they are refused at once, and come again', async () => {
    const database = used.db.database as Pool
    const errors: unknown[] = []
    const body = JSON.stringify(delivery(1, { transfers: 20 }))
    const { handler } = createInbox({
      database,
      secret,
      timeout: 5000,
      maxBody: 20_000,
      maxUnverified: 3.5 * body.length,
      onError: (error) => errors.push(error),
    })
    const holder = await database.connect()
    await holder.query('begin; lock table ledgerline_deliveries in access exclusive mode')
    const waiting = Array.from({ length: 3 }, (__, height) => post(handler, delivery(height + 10, { transfers: 20 })))
    await expect
      .poll(async () => (await used.db.sql("select from pg_stat_activity where wait_event_type = 'Lock'")).length)
      .toBe(3)
    const started = performance.now()
    for (let copy = 0; copy < 20; copy++) expect(await post(handler, delivery(20, { transfers: 20 }))).toBe(503)
    expect(performance.now() - started).toBeLessThan(4000)
    expect(errors[0]).toMatchObject({ message: expect.stringContaining('wait for the database already') })
    await holder.query('commit')
    holder.release()
    expect(await Promise.all(waiting)).toEqual([200, 200, 200])
    expect(await post(handler, delivery(20, { transfers: 20 }))).toBe(200)
  })
})
