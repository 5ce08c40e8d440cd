import { describe, expect, test } from 'vitest'
import { migrations } from '../../../src/inbox/tables/migrations.js'
import { type Tables, tablesIn } from '../../../src/inbox/tables/tables.js'
import { createInbox, type Inbox, type InboxEvent } from '../../../src/inbox.js'
import stored from '../../fixtures/inboxOf01.json' with { type: 'json' }
import { databasesToTest } from '../../support/inbox/databases.js'
import { post, secret, type Wire } from '../../support/inbox/stream.js'
import { useInbox } from '../../support/inbox/useInbox.js'

// The fixture is what 0.1 stored of one provisional delivery of each family, handed out, with the deliveries that follow.

/** How many versions the tables of 0.1 have. */
const before = 3

/** A type of an NFT that 0.1 put into the place of a transfer. */
const nftOf = ({ kind, place }: Readonly<Record<string, unknown>>): boolean =>
  kind === 'nftTransfer' && !/\.\d+$/.test(String(place).replace(/^\d+\./, ''))

describe.each(await databasesToTest())('an inbox of 0.1, upgraded on %s', (_, open) => {
  const used = useInbox(open)
  const tables = tablesIn('old')

  async function insert(table: string, rows: readonly Readonly<Record<string, unknown>>[]): Promise<void> {
    for (const { id: _, ...row } of rows) {
      const names = Object.keys(row)
      const places = names.map((_, index) => `$${index + 1}`)
      await used.db.sql(`insert into ${table} (${names}) values (${places})`, Object.values(row))
    }
  }

  /** Creates the tables as 0.1 did, with events. */
  async function createOld({ events, meta, deliveries }: Tables, rows: readonly object[]): Promise<Inbox> {
    await used.db.sql('create schema old')
    await used.db.sql(`create table ${meta} (id boolean primary key default true, version integer not null)`)
    for (const step of migrations.slice(0, before)) for (const statement of step(tables)) await used.db.sql(statement)
    await used.db.sql(`insert into ${meta} (version) values (${before})`)
    await insert(deliveries, stored.deliveries)
    await insert(events, rows as readonly Wire[])
    return createInbox({ database: used.db.database, secret, schema: 'old' })
  }

  /** Posts deliveries, and returns what a worker was handed. */
  async function handedAfter(inbox: Inbox, bodies: readonly Wire[]): Promise<readonly InboxEvent[]> {
    const handed: InboxEvent[] = []
    const worker = inbox.work((event) => void handed.push(event))
    for (const body of bodies) expect(await post(inbox.handler, body)).toBe(200)
    await inbox.idle()
    await worker.stop()
    return handed
  }

  test('hands out a later copy of every kind of event under the key that it was stored with, once', async () => {
    const inbox = await createOld(tables, stored.events)
    await inbox.migrate()
    const handed = await handedAfter(inbox, [...stored.final, ...stored.final])
    const waiting = stored.events.filter(({ stage }) => stage === 'provisional').map(({ key }) => key)
    expect(handed.map(({ key }) => key).sort()).toEqual(waiting.sort())
    expect(new Set(handed.map(({ stage }) => stage))).toEqual(new Set(['final']))
    expect(await inbox.poison()).toEqual([])
  })

  test('knows them by the same keys where another stream delivers them', async () => {
    const inbox = await createOld(tables, stored.events)
    await inbox.migrate()
    const others = stored.final.map((body) => ({ ...body, streamId: 'another' }))
    const handed = await handedAfter(inbox, others)
    expect(handed.map(({ key }) => key).sort()).toEqual(stored.events.map(({ key }) => key).sort())
  })

  test.each([
    ['the first was handed out', 'provisional', null],
    ['neither was', null, null],
    ['both were', 'provisional', 'final'],
  ])('keeps one of two events that are one NFT transfer, where %s', async (_, first, second) => {
    const unknown = stored.events.filter(({ kind, place }) => kind === 'nftTransfer' && place.startsWith('4.'))[0]
    if (!unknown) return expect.fail('no such event')
    const twin = {
      ...unknown,
      key: unknown.key.replace(/0$/, '1'),
      number: 1,
      place: unknown.place.replace(/\.0$/, ''),
    }
    expect(nftOf(twin)).toBe(true)
    const inbox = await createOld(tables, [
      { ...unknown, handed: first },
      { ...twin, stage: 'final', handed: second },
    ])
    await inbox.migrate()
    const rows = await used.db.sql(`select key, stage from ${tables.events} order by id`)
    const reasons = (await inbox.poison()).map(({ reason }) => reason)
    if (second) {
      expect(rows).toHaveLength(2)
      expect(reasons).toEqual([`Two events were handed out that are one: ${unknown.key} and ${twin.key}`])
    } else {
      expect(rows).toEqual([{ key: unknown.key, stage: 'final' }])
      expect(reasons).toEqual([])
      const handed = await handedAfter(inbox, [])
      expect(handed).toMatchObject([{ key: unknown.key, stage: 'final' }])
    }
  })

  test('refuses a process of 0.1, whose statements need the tables as they were', async () => {
    const inbox = await createOld(tables, [])
    await inbox.migrate()
    const [row] = await used.db.sql(`select version from ${tables.meta}`)
    expect(row?.version).toBe(migrations.length)
    await expect(insert(tables.events, stored.events)).rejects.toThrow(/column "number" .* does not exist/)
  })
})
