import { describe, expect, test } from 'vitest'
import { databasesToTest } from '../../support/inbox/databases.js'
import { bitcoinWire, paymentOf, solanaWire } from '../../support/inbox/families.js'
import { createStream, post, type Wire } from '../../support/inbox/stream.js'
import { useInbox } from '../../support/inbox/useInbox.js'

const deep = '['.repeat(10_000) + ']'.repeat(10_000)

const aptos: Wire = {
  network: 'mainnet',
  streamId: 'stream',
  tag: 'test',
  retries: 0,
  block: { number: '1', hash: `0x${'01'.repeat(32)}`, timestamp: '1674000000000000' },
  transactions: [],
  coinTransfers: [],
  coinDeposits: [],
  coinWithdrawals: [],
  events: [],
}

describe.each(await databasesToTest())('what cannot be read, and is not lost, on %s', (_, open) => {
  const used = useInbox(open, {
    onUnknownFields() {
      throw new Error('an observer')
    },
  })
  const { delivery } = createStream(9)
  const events = async (): Promise<number> =>
    Number((await used.db.sql('select count(*)::int as n from ledgerline_events'))[0]?.n)

  const row = { address: '0x1', value: '5', txHash: `0x${'02'.repeat(32)}`, sequenceNumber: '1' }

  test.each([
    ['evm', ['txs', 'txsInternal', 'logs', 'nftTransfers', 'erc20Approvals', 'nftTokenApprovals', 'nftApprovals']],
    ['aptos', ['coinTransfers', 'coinDeposits', 'events']],
  ] as const)(
    'where a list of %s is none, its delivery is poison, and the other lists are events',
    async (network, lists) => {
      const whole = (height: number): Wire =>
        network === 'evm'
          ? delivery(height, { transfers: 1 })
          : { ...aptos, tag: String(height), coinWithdrawals: [row] }
      for (const [height, list] of lists.entries())
        for (const value of list === 'nftApprovals' ? ['text', { ERC721: 5 }] : ['text', { items: [] }])
          expect(await post(used.inbox.handler, { ...whole(height), [list]: value })).toBe(200)
      const reasons = (await used.inbox.poison()).map(({ reason }) => reason.replace(/: .*/, ''))
      const expected = lists.flatMap((list) => [`/${list}`, list === 'nftApprovals' ? `/${list}/ERC721` : `/${list}`])
      expect(reasons).toEqual(expected)
      expect(await events()).toBeGreaterThan(0)
    },
  )

  test.each([
    [
      'a log',
      {
        logs: [1, 2].map((data) => ({
          transactionHash: row.txHash,
          logIndex: '3',
          address: `0x${'01'.repeat(20)}`,
          data: `0x0${data}`,
        })),
      },
    ],
    [
      'a whole transaction',
      {
        txs: ['5', '6'].map((value) => ({
          hash: row.txHash,
          transactionIndex: '4',
          fromAddress: `0x${'01'.repeat(20)}`,
          value,
        })),
      },
    ],
  ])(
    'of two rows that contradict each other in the place of %s the first stays, and the other is poison',
    async (_, lists) => {
      const [[list, rows = []] = ['']] = Object.entries(lists)
      const whole = delivery(3, { transfers: 0 })
      const others = rows.map((one: object) => ({ ...whole, streamId: 'another', [list]: [one] }))
      for (const wire of [{ ...whole, confirmed: false, [list]: rows.slice(0, 1) }, ...others, { ...whole, ...lists }])
        expect(await post(used.inbox.handler, wire)).toBe(200)
      const reasons = (await used.inbox.poison()).map(({ reason }) => reason)
      expect(reasons).toHaveLength(2)
      for (const reason of reasons)
        expect(reason).toContain('contradicts another one in the same place, which came first')
      const stored = await used.db.sql('select stage, key from ledgerline_events')
      expect(stored.map(({ stage }) => stage)).toEqual(['final', 'final']) // one of each stream
      expect(new Set(stored.map(({ key }) => key)).size).toBe(1)
    },
  )

  test('of two outputs of Bitcoin in one place the first stays, whichever block and stream brings the other', async () => {
    const payment = paymentOf(1)
    const pays = (payment.pays ?? []).map(([address, value]) => [address, value + 1] as const)
    const other = { ...payment, pays }
    const wires = [
      bitcoinWire({ phase: 'mined' }, [payment]),
      bitcoinWire({ phase: 'confirmed', height: 800_001 }, [{ ...payment, pays: pays.slice(0, 1) }]),
      bitcoinWire({ phase: 'confirmed', streamId: 'another' }, [other]),
    ]
    for (const wire of wires) expect(await post(used.inbox.handler, wire)).toBe(200)
    expect(await used.inbox.poison()).toHaveLength(2)
    const amounts = await used.db.sql(
      "select distinct amount::text from ledgerline_events where kind = 'bitcoinOutput' order by 1",
    )
    expect(amounts).toEqual([{ amount: '1' }, { amount: '110000000' }])
  })

  test.each([
    [
      'evm',
      {
        ...delivery(4, { transfers: 2 }),
        erc20Transfers: [{ transactionHash: '' }, { logIndex: '-1' }, {}].map((fields) =>
          Object.assign({}, Object(delivery(4, { transfers: 1 }).erc20Transfers)[0], fields),
        ),
      },
      1,
    ],
    [
      'bitcoin',
      bitcoinWire({ phase: 'mempool' }, [{ ...paymentOf(1), txid: '' }, { ...paymentOf(2), txid: ' ' }, paymentOf(3)]),
      3,
    ],
    ['solana', solanaWire({ slot: 5 }, [{ signature: '' }, { signature: '5'.repeat(87) }]), 2],
  ] as const)(
    'a row of %s that names no transaction, or is in a place below zero, is poison; those beside it are events',
    async (_, wire, left) => {
      expect(await post(used.inbox.handler, wire)).toBe(200)
      expect(await used.inbox.poison()).toHaveLength(1)
      expect(await events()).toBe(left)
    },
  )

  test('a row that is nested too deeply to be an event is poison, not 503 for ever; the rows beside it are events', async () => {
    const wire = { ...aptos, events: [{ txHash: `0x${'02'.repeat(32)}`, data: 'DEEP' }, { txHash: row.txHash }] }
    expect(await post(used.inbox.handler, JSON.stringify(wire).replace('"DEEP"', deep))).toBe(200)
    expect(await used.inbox.poison()).toMatchObject([{ reason: '/events/0: nested too deeply' }])
    expect(await events()).toBe(1)
  })

  test('a field that nobody knows and that is nested too deeply costs no event, whoever is told of it', async () => {
    const body = JSON.stringify({ ...delivery(2, { transfers: 1 }), news: 'DEEP' }).replace('"DEEP"', deep)
    expect(await post(used.inbox.handler, body)).toBe(200)
    expect([await events(), await used.inbox.poison()]).toEqual([1, []])
  })

  test('a NUL in a hash is no poison: the event is stored, and handed out', async () => {
    const wire = { ...aptos, events: [{ txHash: 'a\0b', data: {} }] }
    expect(await post(used.inbox.handler, wire)).toBe(200)
    expect([await events(), await used.inbox.poison()]).toEqual([1, []])
    let handed = 0
    used.work(() => handed++)
    await used.inbox.idle()
    expect(handed).toBe(1)
  })
})
