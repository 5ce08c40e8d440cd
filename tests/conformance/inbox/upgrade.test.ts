import { readFile } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrations } from '../../../src/inbox/tables/migrations.js'
import { tablesIn } from '../../../src/inbox/tables/tables.js'
import { createInbox, type Inbox, type InboxEvent } from '../../../src/inbox.js'
import { databasesToTest, type TestDatabase } from '../../support/inbox/databases.js'
import { post, secret } from '../../support/inbox/stream.js'
import { afterUpgrade } from '../../support/inbox/upgrade.js'

const fixture = await readFile(new URL('../../fixtures/inbox-0.1.sql', import.meta.url), 'utf8')
const tablesOf01 = migrations.slice(0, 3).flatMap((step) => step(tablesIn('public')))

/** What is stored of an event. */
interface Stored {
  readonly key: string
  readonly kind: string
  readonly block: string
  readonly stage: string
  readonly handed: string | null
}

describe.each(await databasesToTest())('the database that 0.1 wrote, on %s', (_, open) => {
  let db: TestDatabase
  let inbox: Inbox
  const stored = async (): Promise<readonly Stored[]> =>
    (await db.sql(
      "select key, kind, chain_id || ' ' || block_number as block, stage, handed from ledgerline_events order by id",
    )) as unknown as readonly Stored[] // these columns
  const handedOut = async (): Promise<readonly InboxEvent[]> => {
    const handed: InboxEvent[] = []
    const worker = inbox.work((event) => void handed.push(event), { pending: true })
    await inbox.idle()
    await worker.stop()
    return handed
  }
  beforeEach(async () => {
    db = await open()
    await db.sql(
      'create table ledgerline_meta (id boolean primary key default true check (id), version integer not null)',
    )
    await db.sql('insert into ledgerline_meta (version) values (3)')
    for (const statement of [...tablesOf01, ...fixture.split(/;\n/)]) await db.sql(statement)
    inbox = createInbox({ database: db.database, secret, onError: (error) => expect(error).toBeUndefined() })
  })
  afterEach(() => db.close())

  test('after an upgrade, what was provisional becomes final under its key, of every kind, and nothing twice', async () => {
    const before = await stored()
    await inbox.migrate()
    for (const wire of afterUpgrade) expect(await post(inbox.handler, wire)).toBe(200)
    const handed = await handedOut()
    const finals = handed.filter(({ stage }) => stage === 'final')
    const isOpen = ({ key, stage }: Stored): boolean =>
      stage !== 'final' || !before.some((one) => one.key === key && one.handed === 'final')
    // Of two events of one transfer, the one that was handed out stays.
    const doubled = ['0x1 2', '0x1 3', 'solana_mainnet 2', 'solana_mainnet 3']
    const expected = before.filter((one) => isOpen(one) && !doubled.includes(one.block)).map(({ key }) => key)
    const settled = finals.filter(({ chainId, blockNumber }) => !doubled.includes(`${chainId} ${blockNumber}`))
    const keys = (events: readonly InboxEvent[]): readonly string[] => events.map(({ key }) => key)
    const known = new Set(before.map(({ key }) => key))
    expect(new Set(keys(settled).filter((key) => known.has(key)))).toEqual(new Set(expected))
    expect(new Set(keys(finals)).size).toBe(finals.length)
    expect(keys(finals).filter((key) => !known.has(key))).toEqual([
      expect.stringMatching(/solanaTokenChange:[^:]+:1$/), // the owner after, where an account changes hands
    ])
    expect(new Set(finals.map(({ kind }) => kind))).toEqual(
      new Set(before.map(({ kind }) => kind).filter((kind) => !/^coin|^event$/.test(kind))), // Aptos was final before
    )
  })

  test('another stream brings what was stored under the same keys', async () => {
    const before = await stored()
    await inbox.migrate()
    const others = afterUpgrade.map((wire) => ({ ...wire, streamId: 'another' }))
    for (const wire of others) expect(await post(inbox.handler, wire)).toBe(200)
    const known = new Set(before.map(({ key }) => key))
    const handed = (await handedOut()).filter(({ streamId }) => streamId === 'another')
    expect(new Set(handed.map(({ kind }) => kind))).toEqual(new Set(before.map(({ kind }) => kind)))
    const fresh = handed.filter(({ key }) => !known.has(key)).map(({ key }) => key)
    expect(fresh).toEqual([expect.stringMatching(/^solana_mainnet:.*:1$/)])
  })

  test('of two events that are one, the one that was handed out stays; where both were, poison names them', async () => {
    const before = await stored()
    const of = (block: string, kind: string): readonly Stored[] =>
      before.filter((one) => one.block === block && one.kind === kind)
    await inbox.migrate()
    const handed = await handedOut()
    const stages = (block: string, kind: string): readonly string[] =>
      handed.flatMap((event) =>
        `${event.chainId} ${event.blockNumber}` === block && event.kind === kind ? [`${event.stage} ${event.key}`] : [],
      )
    for (const [block, kind] of [
      ['0x1 2', 'nftTransfer'],
      ['solana_mainnet 3', 'solanaTokenChange'],
    ] as const) {
      const [seen, other] = of(block, kind)
      expect([seen?.handed, other?.handed]).toEqual(['provisional', null])
      expect(stages(block, kind)).toEqual([`final ${seen?.key}`])
    }
    const [first, second] = of('0x1 3', 'nftTransfer')
    const [unowned, owned] = of('solana_mainnet 2', 'solanaTokenChange')
    expect([first?.handed, second?.handed, unowned?.handed, owned?.handed]).toEqual([
      'final',
      'final',
      'provisional',
      'final',
    ])
    expect(stages('0x1 3', 'nftTransfer')).toEqual([])
    expect(stages('solana_mainnet 2', 'solanaTokenChange')).toEqual([`orphaned ${unowned?.key}`])
    const reasons = (await inbox.poison()).map(({ reason }) => reason)
    expect(reasons).toHaveLength(2)
    expect(reasons[0]).toContain(`${first?.key} and ${second?.key}`)
    expect(reasons[1]).toContain(`${owned?.key} and ${unowned?.key}`)
  })

  test('a process of 0.1 beside it can neither store, nor take events, nor start', async () => {
    await inbox.migrate()
    for (const text of [
      "insert into ledgerline_deliveries (key, reason) values ('a', 'b')",
      'select event_id from ledgerline_queue where not (select paused from ledgerline_meta)',
      'select version::text from ledgerline_meta',
    ])
      await expect(db.sql(text)).rejects.toThrow(/version|paused/)
  })

  test('a newer version of the tables is refused, and says so', async () => {
    await inbox.migrate()
    await db.sql('update ledgerline_meta set tables_version = tables_version + 1')
    await expect(inbox.migrate()).rejects.toThrow(
      /^The tables of the inbox have version \d+, and this package knows \d+/,
    )
  })
})
