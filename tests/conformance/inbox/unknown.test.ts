import { describe, expect, test } from 'vitest'
import { createInbox } from '../../../src/inbox.js'
import { databasesToTest } from '../../support/inbox/databases.js'
import { createStream, post, secret } from '../../support/inbox/stream.js'
import { useInbox } from '../../support/inbox/useInbox.js'
import { bitcoin, eclipse, solana, sui, unknownWires } from '../../support/webhooks/families.js'

describe.each(await databasesToTest())('deliveries of families that no type knows, on %s', (_, open) => {
  const used = useInbox(open)
  const countOf = async (table: string): Promise<number> =>
    Number((await used.db.sql(`select count(*)::int as n from ${table}`))[0]?.n)

  test('are kept as they came, once for each body, and are neither work nor poison', async () => {
    for (const [, wire] of unknownWires) {
      const retry = 'retries' in wire ? { ...wire, retries: 1 } : wire
      for (const copy of [wire, wire, retry]) expect(await post(used.inbox.handler, copy)).toBe(200)
    }
    const kept = await used.inbox.unknown()
    expect(kept.map(({ body }) => JSON.parse(body).chainId)).toEqual(unknownWires.map(([, { chainId }]) => chainId))
    expect(kept[0]).toEqual({
      id: expect.any(Number),
      receivedAt: expect.any(Date),
      body: JSON.stringify(unknownWires[0]?.[1]),
    })
    expect(await used.inbox.unknown({ limit: 2 })).toEqual(kept.slice(0, 2))
    expect(await used.inbox.poison()).toEqual([])
    const { waiting, oldestAge, unknown } = await used.inbox.stats()
    expect([waiting, oldestAge, unknown]).toEqual([0, 0, unknownWires.length])
    expect([await countOf('ledgerline_events'), used.errors]).toEqual([0, []])
  })

  test('are found by their stream, label and chain, whatever characters those have', async () => {
    await post(used.inbox.handler, { ...sui, tag: 'a\0b' })
    const rows = await used.db.sql(
      'select stream_id, tag, chain_id, confirmed::text, reason from ledgerline_deliveries',
    )
    const { streamId, chainId } = sui
    expect(rows).toEqual([{ stream_id: streamId, tag: 'a\uFFFDb', chain_id: chainId, confirmed: 'true', reason: null }])
  })

  test('are kept also where one family is asked for; the other one is poison', async () => {
    const inbox = createInbox({ database: used.db.database, secret, network: 'aptos' })
    expect([await post(inbox.handler, eclipse), await post(inbox.handler, createStream(3).delivery(1))]).toEqual([
      200, 200,
    ])
    expect([(await inbox.unknown()).length, (await inbox.poison()).length]).toEqual([1, 1])
  })

  test('stay when what is done is pruned: nobody has read them', async () => {
    await post(used.inbox.handler, eclipse)
    await post(used.inbox.handler, createStream(3).delivery(1, { transfers: 0 }))
    expect(await used.inbox.prune({ olderThan: 0 })).toEqual({ deliveries: 1, events: 0 })
    expect(await used.inbox.unknown()).toHaveLength(1)
  })

  test('are no row where nobody has signed them, and where they are tests', async () => {
    expect(await post(used.inbox.handler, eclipse, 'another secret')).toBe(401)
    for (const wire of ['', '{}', solana.test, bitcoin.test, { ...sui, streamId: '' }])
      expect(await post(used.inbox.handler, wire)).toBe(200)
    expect(await countOf('ledgerline_deliveries')).toBe(0)
  })
})
