import { describe, expect, test } from 'vitest'
import { createInbox, type InboxEvent } from '../../../src/inbox.js'
import { simulateDeliveries } from '../../../src/webhooks.js'
import { databasesToTest } from '../../support/inbox/databases.js'
import { createStream, logIndexOf, post, secret, type Wire } from '../../support/inbox/stream.js'
import { useInbox } from '../../support/inbox/useInbox.js'

describe.each(await databasesToTest())('what an inbox keeps on %s', (_, open) => {
  const used = useInbox(open)
  const { delivery } = createStream(4)
  const countOf = async (table: string): Promise<number> =>
    Number((await used.db.sql(`select count(*)::int as n from ${table}`))[0]?.n)
  const transferOf = (wire: Wire): Wire => Object((wire.erc20Transfers as Wire[])[0])

  /** The events that a delivery becomes, as effects get them. */
  async function eventsOf(...bodies: (Wire | string)[]): Promise<readonly InboxEvent[]> {
    const events: InboxEvent[] = []
    for (const body of bodies) expect(await post(used.inbox.handler, body)).toBe(200)
    used.work((event) => events.push(event))
    await used.settled()
    return events
  }

  test('an amount of 2^256 - 1 goes in and comes out, in code and in SQL', async () => {
    const largest = 2n ** 256n - 1n
    const [event] = await eventsOf(delivery(1, { transfers: 1, fields: { value: String(largest) } }))
    expect(event).toMatchObject({ kind: 'erc20Transfer', data: { value: largest }, blockNumber: 18_000_001n })
    expect(event?.blockTimestamp).toEqual(new Date(1_700_000_012_000))
    const rows = await used.db.sql(
      `select (amount = ${largest})::text as same, data->>'value' as value from ledgerline_events`,
    )
    expect(rows).toEqual([{ same: 'true', value: String(largest) }])
  })

  test.each([`1${'0'.repeat(78)}`, String(2n ** 256n)])(
    'an amount of %s is an unreadable row, not a failure for ever',
    async (value) => {
      const wire = delivery(2, { transfers: 2 })
      const [first, second] = wire.erc20Transfers as Wire[]
      const events = await eventsOf({ ...wire, erc20Transfers: [{ ...first, value }, second] })
      expect(events.map(logIndexOf)).toEqual([1])
      expect(await used.inbox.poison()).toMatchObject([
        { reason: expect.stringMatching(/erc20Transfers/), body: expect.stringContaining(value) },
      ])
    },
  )

  test('text with NUL, emoji and halves of surrogate pairs comes out as it went in', async () => {
    const tokenName = 'a\0b \u{1F600} \uD800 c'
    const [event] = await eventsOf({ ...delivery(3, { transfers: 1, fields: { tokenName } }), tag: 'tag \0\uDC00' })
    expect(event).toMatchObject({ data: { tokenName }, tag: 'tag \uFFFD\uFFFD' })
  })

  test('a signed body that cannot be read is kept as it came, and answered 200; an unsigned one leaves no row', async () => {
    expect(await post(used.inbox.handler, '{"chainId": oh no')).toBe(200)
    expect(await post(used.inbox.handler, '{"chainId": oh no')).toBe(200)
    expect(await post(used.inbox.handler, delivery(4), 'another secret')).toBe(401)
    expect(await used.inbox.poison()).toMatchObject([
      { reason: expect.stringContaining('not JSON'), body: '{"chainId": oh no' },
    ])
    expect([await countOf('ledgerline_deliveries'), await countOf('ledgerline_events')]).toEqual([1, 0])
  })

  test('a number of a block that no database holds is poison', async () => {
    const wire = delivery(5)
    expect(await post(used.inbox.handler, { ...wire, block: { ...Object(wire.block), number: '9'.repeat(30) } })).toBe(
      200,
    )
    expect([(await used.inbox.poison()).length, await countOf('ledgerline_events')]).toEqual([1, 0])
  })

  test.each(['evm', 'aptos'] as const)(
    'the simulated scenarios of %s are answered 200, the test delivery without a row',
    async (network) => {
      for (const scenario of ['test', 'poison', 'reorg', 'out-of-order'] as const)
        for await (const { body } of simulateDeliveries({ network, secret, scenario })) {
          expect(await post(used.inbox.handler, body)).toBe(200)
          if (scenario === 'test') expect(await countOf('ledgerline_deliveries')).toBe(0)
        }
      const kinds = await used.db.sql(
        "select distinct kind, stage, chain_id from ledgerline_events where stage = 'final' order by kind",
      )
      expect(kinds.map(({ kind, chain_id }) => `${chain_id} ${kind}`)).toEqual(
        network === 'evm'
          ? ['0x1 erc20Transfer', '0x1 log']
          : ['aptos:mainnet coinDeposit', 'aptos:mainnet coinTransfer', 'aptos:mainnet coinWithdrawal'],
      )
      expect((await used.inbox.poison()).length).toBe(1)
    },
  )

  test('what is old and done is pruned; a late copy is still a copy', async () => {
    const [done, provisional] = [delivery(7), delivery(8, { confirmed: false })]
    await eventsOf(done, provisional, '{')
    await used.db.sql("update ledgerline_deliveries set received_at = now() - interval '1 hour'")
    await used.db.sql("update ledgerline_events set received_at = now() - interval '1 hour'")
    expect(await used.inbox.prune({ olderThan: 7_200_000 })).toEqual({ deliveries: 0, events: 0 })
    expect(await used.inbox.prune({ olderThan: 60_000 })).toEqual({ deliveries: 1, events: 2 })
    expect(await post(used.inbox.handler, done)).toBe(200)
    expect((await used.inbox.stats()).waiting).toBe(0)
    expect([await countOf('ledgerline_events'), (await used.inbox.poison()).length]).toEqual([4, 1])
  })

  test('tables are made once, in a schema that is created where it is absent, however many start at once', async () => {
    const others = Array.from({ length: 4 }, () =>
      createInbox({ database: used.db.database, secret, schema: 'Über uns' }),
    )
    await Promise.all(others.map((other) => other.migrate()))
    expect(await post(others[0]?.handler ?? used.inbox.handler, delivery(9))).toBe(200)
    expect(await countOf('"Über uns".ledgerline_events')).toBe(2)
    expect(transferOf(delivery(9)).value).toBeDefined()
  })
})
