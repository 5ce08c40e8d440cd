import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createInbox, type Inbox, type InboxWorker } from '../../../src/inbox.js'
import { databasesToTest, type TestDatabase } from '../../support/inbox/databases.js'
import { createStream, post, secret } from '../../support/inbox/stream.js'

describe.each(await databasesToTest())('an inbox on %s', (_, open) => {
  const stream = createStream()
  const { delivery } = stream
  let db: TestDatabase
  let inbox: Inbox
  let worker: InboxWorker | undefined

  beforeEach(async () => {
    db = await open()
    inbox = createInbox({ database: db.database, secret })
    await inbox.migrate()
    await db.sql('create table effects (id serial, key text, block text, stage text, attempt integer)')
    worker = undefined
  })
  afterEach(async () => {
    await worker?.stop()
    await db.close()
  })

  /** Runs a worker until nothing waits; gives the stages that were handed out, by block, in their order. */
  async function handed(): Promise<readonly string[]> {
    worker ??= inbox.work(async ({ key, blockHash, stage, attempt }, { transaction }) => {
      const values = [key, blockHash, stage, attempt]
      await transaction.query('insert into effects (key, block, stage, attempt) values ($1, $2, $3, $4)', values)
    })
    await expect.poll(async () => Object.values(await inbox.stats()).slice(0, 3)).toEqual([0, 0, 0])
    const rows = await db.sql('select stage, block from effects order by id')
    return rows.map(({ stage, block }) => `${stage} ${String(block).slice(0, 6)}`)
  }
  const blockOf = (wire: { readonly block?: unknown }): string =>
    String(Reflect.get(Object(wire.block), 'hash')).slice(0, 6)
  const one = { transfers: 1 }

  test('hands out a block as it is mined, then confirmed, each once, whatever copies come', async () => {
    const mined = delivery(1, { ...one, confirmed: false })
    const confirmed = delivery(1, one)
    for (const wire of [mined, mined, { ...mined, retries: 1 }]) expect(await post(inbox.handler, wire)).toBe(200)
    const before = await handed()
    for (const wire of [confirmed, mined, confirmed]) expect(await post(inbox.handler, wire)).toBe(200)
    const block = blockOf(mined)
    expect(before).toEqual([`provisional ${block}`])
    expect(await handed()).toEqual([`provisional ${block}`, `final ${block}`])
  })

  test('hands out no stage that was overtaken before anybody worked', async () => {
    for (const confirmed of [false, true, false]) await post(inbox.handler, delivery(1, { ...one, confirmed }))
    expect(await handed()).toEqual([`final ${blockOf(delivery(1))}`])
  })

  test('orphans what the same transaction left in another block, where it was handed out', async () => {
    const [lost, kept] = [delivery(1, { ...one, confirmed: false }), delivery(1, { ...one, confirmed: false, fork: 1 })]
    await post(inbox.handler, lost)
    await handed()
    await post(inbox.handler, kept)
    const unseen = delivery(2, { ...one, confirmed: false })
    await inbox.pause()
    await post(inbox.handler, unseen)
    await post(inbox.handler, delivery(2, { ...one, fork: 1 }))
    await inbox.resume()
    expect([...(await handed())].sort()).toEqual(
      [
        `final ${blockOf(delivery(2, { fork: 1 }))}`,
        `orphaned ${blockOf(lost)}`,
        `provisional ${blockOf(lost)}`,
        `provisional ${blockOf(kept)}`,
      ].sort(),
    )
    const stages = await db.sql('select stage from ledgerline_events order by id')
    expect(stages.map(({ stage }) => stage)).toEqual(['orphaned', 'provisional', 'orphaned', 'final'])
  })

  test('makes an orphan final when it is confirmed after all, and a final event never an orphan', async () => {
    await post(inbox.handler, delivery(1, { ...one, confirmed: false }))
    await handed()
    await post(inbox.handler, delivery(1, { ...one, confirmed: false, fork: 1 }))
    await handed()
    await post(inbox.handler, delivery(1, one))
    await handed()
    await post(inbox.handler, delivery(1, { ...one, confirmed: false, fork: 2 }))
    const stages = (await handed()).filter((stage) => stage.endsWith(blockOf(delivery(1))))
    const block = blockOf(delivery(1))
    expect(stages).toEqual([`provisional ${block}`, `orphaned ${block}`, `final ${block}`])
    const rows = await db.sql('select stage from ledgerline_events where block_hash = $1', [
      Object(delivery(1).block).hash,
    ])
    expect(rows).toEqual([{ stage: 'final' }])
  })
})
