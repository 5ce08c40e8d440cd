import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Pool } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createInbox } from '../../../src/inbox.js'
import { signWebhook, toNodeListener } from '../../../src/webhooks.js'
import { breakableWay, type Cut, databaseProxy } from '../../support/inbox/databaseProxy.js'
import { databasesToTest } from '../../support/inbox/databases.js'
import { createStream, post, secret, type Wire } from '../../support/inbox/stream.js'
import { useInbox } from '../../support/inbox/useInbox.js'

const openers = (await databasesToTest()).filter(([name]) => name === 'Postgres')

describe.each(openers)('a delivery is acknowledged when %s has it', (_, open) => {
  const used = useInbox(open)
  const { delivery } = createStream(8)
  const connectionString = (): string => String(Object(Object(used.db.database).options).connectionString)

  /** Every row of the inbox, but those of its workers. */
  async function rows(): Promise<unknown> {
    const tables = ['deliveries', 'events', 'queue'].map((name) => `ledgerline_${name}`)
    return Promise.all(tables.map((table) => used.db.sql(`select * from ${table} order by 1, 2`)))
  }

  /** An inbox whose way to the database breaks once, as a delivery is stored. */
  async function behindCut(cut: Cut) {
    let cuts = 0
    const step = cut === 'before' ? /insert into \S+ledgerline_deliveries/ : /\bcommit\b/
    const onSent = (text: string): Cut => (step.test(text) && cuts++ === 0 ? cut : undefined)
    const proxy = await databaseProxy(connectionString(), onSent)
    const pool = new Pool({ connectionString: proxy.connectionString, max: 3 })
    onTestFinished(async () => {
      await pool.end()
      await proxy.close()
    })
    const { handler } = createInbox({ database: pool, secret, onError: () => undefined })
    return { handler, cuts: () => cuts }
  }

  /** Hands out all that waits, and gives the stages that were handed out. */
  async function handed(): Promise<readonly unknown[]> {
    const worker = used.work(({ key, stage }, { transaction }) =>
      transaction.query('insert into effects (key, stage) values ($1, $2)', [key, stage]),
    )
    await used.settled()
    await worker.stop()
    return (await used.db.sql('select stage from effects order by id')).map(({ stage }) => stage)
  }

  test('one that never got there is answered 503, leaves no row, and comes with the retry', async () => {
    const { handler, cuts } = await behindCut('before')
    const wire = delivery(1)
    expect(await post(handler, wire)).toBe(503)
    expect([cuts(), await rows()]).toEqual([1, [[], [], []]])
    expect(await post(handler, { ...wire, retries: 1 })).toBe(200)
    expect(await handed()).toEqual(['final', 'final'])
  })

  test('one that was committed, of which the database could not tell, is answered 503, and its retry changes nothing', async () => {
    const { handler } = await behindCut('answer')
    const wire = delivery(2)
    expect(await post(handler, wire)).toBe(503)
    const stored = await rows()
    expect(stored).toMatchObject([[{ events: 2 }], [{ stage: 'final' }, { stage: 'final' }], [{}, {}]])
    expect(await post(handler, { ...wire, retries: 1 })).toBe(200)
    expect(await rows()).toEqual(stored)
    expect(await handed()).toEqual(['final', 'final'])
  })

  test('one whose answer the sender never got changes nothing when it is sent again, also after its work was done', async () => {
    const server = createServer(toNodeListener(used.inbox.handler))
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    let requests = 0
    const target = { host: '127.0.0.1', port: (server.address() as AddressInfo).port }
    const way = await breakableWay(target, (text) =>
      text.startsWith('POST') && requests++ === 0 ? 'answer' : undefined,
    )
    onTestFinished(async () => {
      await way.close()
      server.close()
    })
    const send = async (wire: Wire): Promise<number> => {
      const body = JSON.stringify(wire)
      const headers = { 'x-signature': await signWebhook({ body, secret }) }
      return (await fetch(`http://127.0.0.1:${way.port}/`, { method: 'POST', body, headers })).status
    }
    const wire = delivery(3)
    await expect(send(wire)).rejects.toThrow('fetch failed')
    expect(await handed()).toEqual(['final', 'final'])
    const done = await rows()
    expect(await send({ ...wire, retries: 1 })).toBe(200)
    expect(await rows()).toEqual(done)
    expect(await handed()).toEqual(['final', 'final'])
  })
})
