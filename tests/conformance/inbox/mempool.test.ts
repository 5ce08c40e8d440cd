import { describe, expect, test } from 'vitest'
import type { InboxEvent, WorkOptions } from '../../../src/inbox.js'
import { databasesToTest } from '../../support/inbox/databases.js'
import { bitcoinWire, paymentOf } from '../../support/inbox/families.js'
import { post, type Wire } from '../../support/inbox/stream.js'
import { useInbox } from '../../support/inbox/useInbox.js'

describe.each(await databasesToTest())('a payment of Bitcoin in an inbox on %s', (name, open) => {
  const used = useInbox(open)
  const payment = paymentOf(1)
  const [mempool, mined, confirmed] = (['mempool', 'mined', 'confirmed'] as const).map((phase) =>
    bitcoinWire({ phase }, [payment]),
  ) as [Wire, Wire, Wire]
  const deliver = async (...wires: readonly Wire[]): Promise<void> => {
    for (const wire of wires) expect(await post(used.inbox.handler, wire)).toBe(200)
  }

  /** Hands out what is due; gives the stages of the first output and their keys, in order. */
  async function handed(options: WorkOptions = { pending: true }): Promise<readonly string[]> {
    const events: InboxEvent[] = []
    const worker = used.inbox.work((event) => void (event.kind === 'bitcoinOutput' && events.push(event)), {
      concurrency: 4,
      ...options,
    })
    await used.inbox.idle()
    await worker.stop()
    const first = events.filter(({ kind, data }) => kind === 'bitcoinOutput' && Reflect.get(data, 'n') === 0)
    return first.map(({ stage, key }) => `${stage} ${key.split(':').slice(0, 3).join(':')}`)
  }
  const key = `btc-mainnet:${payment.txid}:bitcoinOutput`

  test('is pending, then provisional, then final, with one key', async () => {
    await deliver(mempool, mempool, { ...mempool, retries: 1 })
    expect(await handed()).toEqual([`pending ${key}`])
    await deliver(mined, mempool)
    expect(await handed()).toEqual([`provisional ${key}`])
    await deliver(confirmed, mined, mempool)
    expect(await handed()).toEqual([`final ${key}`])
    const rows = await used.db.sql('select distinct key, block_hash from ledgerline_events')
    expect(rows).toHaveLength(3) // the transaction and its two outputs, in one block
  })

  test('is handed out as pending only to workers that ask for that, also beside others', async () => {
    await deliver(mempool)
    expect(await handed({})).toEqual([])
    expect(await used.inbox.stats()).toMatchObject({ waiting: 0, pending: 3 })
    const deaf = used.work(({ stage }) => expect(stage).not.toBe('pending'), { concurrency: 1 })
    expect(await handed()).toEqual([`pending ${key}`])
    await deaf.stop()
    await deliver(mined)
    expect(await handed({})).toEqual([`provisional ${key}`])
  })

  test('that is in a block before it comes from the mempool never is pending', async () => {
    await deliver(mined, mempool)
    expect(await handed()).toEqual([`provisional ${key}`])
    expect((await used.inbox.stats()).pending).toBe(0)
  })

  test('is orphaned as soon as a block has another one that spends the same output, whichever comes first', async () => {
    const rival = paymentOf(2, { spends: payment.spends })
    await deliver(mempool)
    expect(await handed()).toEqual([`pending ${key}`])
    await deliver(bitcoinWire({ phase: 'mined' }, [rival]))
    const rivals = `provisional btc-mainnet:${rival.txid}:bitcoinOutput`
    expect([...(await handed())].sort()).toEqual([`orphaned ${key}`, rivals])
    const late = paymentOf(3, { spends: payment.spends })
    await deliver(bitcoinWire({ phase: 'mempool' }, [late]))
    expect(await handed()).toEqual([]) // it never had a chance
  })

  describe('whose rival spends the same output', () => {
    const rival = paymentOf(2, { spends: payment.spends })
    const heir = paymentOf(4, { spends: [[payment.txid, 0]] })
    const at = (phase: 'mined' | 'confirmed', height: number, ...payments: (typeof payment)[]): Wire =>
      bitcoinWire({ phase, height }, payments)
    const stageOf = async ({ txid }: typeof payment): Promise<readonly unknown[]> => {
      const text = `select stage from ledgerline_events where transaction_hash = $1 and kind = 'bitcoinTransaction' order by id`
      return (await used.db.sql(text, [txid])).map(({ stage }) => stage)
    }

    test.each([
      ['last', [at('mined', 1, payment, heir), at('mined', 2, rival), at('confirmed', 2, rival)]],
      ['first', [at('confirmed', 2, rival), at('mined', 1, payment, heir)]],
      ['before the heir', [at('mined', 1, payment), at('confirmed', 2, rival), at('mined', 1, heir)]],
    ])('is orphaned with its heirs once the rival is final, which comes %s', async (_, wires) => {
      await deliver(...wires)
      expect([await stageOf(payment), await stageOf(heir), await stageOf(rival)]).toEqual([
        ['orphaned'],
        ['orphaned'],
        ['final'],
      ])
    })

    test('stays as long as the rival may vanish, if it is in a block itself', async () => {
      await deliver(at('mined', 1, payment), at('mined', 2, rival))
      expect([await stageOf(payment), await stageOf(rival)]).toEqual([['provisional'], ['provisional']])
    })

    test('is not orphaned by a rival whose block has gone', async () => {
      const third = paymentOf(3, { spends: [['aa'.repeat(32), 0]] })
      const both = { ...rival, spends: [...rival.spends, ...third.spends] }
      await deliver(at('mined', 1, both), at('confirmed', 2, third), mempool)
      expect([await stageOf(both), await stageOf(payment)]).toEqual([['orphaned'], ['pending']])
    })

    test('is found by a sweep, although it was orphaned in the mempool, until the rival is final', async () => {
      await deliver(mempool, at('mined', 1, rival))
      const key = await handed()
      expect(key).toHaveLength(1) // that of the rival: this one was orphaned before a worker saw it
      const block = { blockHash: 'bb', blockHeight: 2n, blockTime: new Date(), meta: { syncedAt: { b: 99n } } }
      const universal = {
        getTransactionByHash: async ({ txHash }: { txHash: string }) => (txHash === payment.txid ? block : null),
      }
      await used.inbox.sweep({ client: { universal }, olderThan: 0 })
      expect([await stageOf(payment), await stageOf(rival)]).toEqual([['orphaned', 'final'], ['orphaned']])
      expect([...(await handed())].sort()).toEqual(
        [`final ${payment.txid}`, `orphaned ${rival.txid}`].map(
          (text) => `${text.replace(' ', ' btc-mainnet:')}:bitcoinOutput`,
        ),
      )
    })

    test('is none if both only make new coins', async () => {
      const coinbase = (number: number): Wire => {
        const wire = JSON.stringify(
          bitcoinWire({ phase: 'confirmed', height: number }, [paymentOf(number, { spends: [['0'.repeat(64), 0]] })]),
        )
        return JSON.parse(wire.replace('"coinbase":null', '"coinbase":"03a0"'))
      }
      await deliver({ ...coinbase(7), confirmed: false }, coinbase(8))
      expect(await stageOf(paymentOf(7))).toEqual(['provisional'])
    })
  })

  test('that was replaced is an orphan only for those who have seen it pending', async () => {
    await deliver(mempool)
    await handed()
    await deliver(bitcoinWire({ phase: 'mined' }, [paymentOf(2, { spends: payment.spends })]))
    expect((await handed({})).filter((stage) => stage.startsWith('orphaned'))).toEqual([])
    expect((await handed()).filter((stage) => stage.startsWith('orphaned'))).toEqual([`orphaned ${key}`])
  })

  // A PGlite has one connection: there, the block waits for the effect.
  test.skipIf(name === 'PGlite')(
    'whose effect as pending runs while its block arrives has no such effect: the block comes after',
    async () => {
      let arrived: () => void = () => undefined
      const blockArrived = new Promise<void>((resolve) => {
        arrived = resolve
      })
      let started: () => void = () => undefined
      const effectRuns = new Promise<void>((resolve) => {
        started = resolve
      })
      used.work(
        async ({ key, stage }, { transaction }) => {
          await transaction.query('insert into effects (key, stage) values ($1, $2)', [key, stage])
          if (stage !== 'pending') return
          started()
          await blockArrived
        },
        { pending: true, concurrency: 1 },
      )
      await deliver(mempool)
      await effectRuns
      await deliver(mined)
      arrived()
      await used.inbox.idle()
      expect(await used.db.sql('select stage, count(*)::int as count from effects group by stage')).toEqual([
        { stage: 'provisional', count: 3 },
      ])
    },
  )

  test('that is pending does not wait for what comes before it on the chain', async () => {
    await deliver(bitcoinWire({ phase: 'confirmed', height: 799_999 }, [paymentOf(9)]), mempool)
    const stages: string[] = []
    const worker = used.work(
      ({ stage, kind }) => {
        stages.push(stage)
        if (stage === 'final' && kind === 'bitcoinTransaction') throw new Error('not yet')
      },
      { order: 'chain', pending: true, minDelay: 60_000 },
    )
    await expect.poll(() => stages.filter((stage) => stage === 'pending').length).toBe(3)
    await worker.stop()
  })

  test('whose amounts are not known before it is in a block has one key for all streams, and gets its amounts', async () => {
    const withoutValues = (wire: Wire): Wire =>
      JSON.parse(JSON.stringify(wire, (name, value) => (name === 'value' ? null : value)))
    await deliver(withoutValues(mempool), confirmed, bitcoinWire({ phase: 'confirmed', streamId: 'other' }, [payment]))
    const rows = await used.db.sql(
      `select count(distinct key)::int as keys, count(*)::int as events, sum(amount)::text as amount
        from ledgerline_events where kind = 'bitcoinOutput'`,
    )
    expect(rows).toEqual([{ keys: 2, events: 4, amount: '220000002' }])
  })

  test('whose amount cannot be read is kept as poison too, so that the amount is not lost', async () => {
    const wire: Wire = JSON.parse(JSON.stringify(mined).replace('"value":1e-8', '"value":1e-9'))
    await deliver(wire)
    expect(await used.inbox.poison()).toMatchObject([
      { reason: '/transactions/0/vout/1/value: expected bitcoin, got 1e-9', body: JSON.stringify(wire) },
    ])
    expect(await handed()).toEqual([`provisional ${key}`])
  })

  test.each([
    ['in the mempool', mempool, confirmed],
    ['when it was mined', mined, confirmed],
  ])('whose value a block leaves out has that which was known %s, and is poison', async (_, first, last) => {
    const cut: Wire = JSON.parse(JSON.stringify(last).replace('"value":1.1,', ''))
    await deliver(first, cut)
    expect(await used.inbox.poison()).toMatchObject([
      { reason: '/transactions/0/vout/0/value: expected bitcoin, got nothing' },
    ])
    const rows = await used.db.sql(
      `select stage, amount::text, data->>'value' as value from ledgerline_events where amount > 1`,
    )
    expect(rows).toEqual([{ stage: 'final', amount: '110000000', value: '110000000' }])
  })

  test('whose value nobody has told is no event, so that a delivery that tells it is credited', async () => {
    const cut: Wire = JSON.parse(JSON.stringify(confirmed).replace('"value":1.1,', '"value":null,'))
    await deliver(cut)
    expect(await handed()).toEqual([])
    await deliver(confirmed)
    expect(await handed()).toEqual([`final ${key}`])
  })

  test('is handed out in the order of its block, whatever the order in the mempool', async () => {
    const [one, two] = [paymentOf(11), paymentOf(12)]
    await deliver(bitcoinWire({ phase: 'mempool' }, [one, two]), bitcoinWire({ phase: 'mined' }, [two, one]))
    const order: string[] = []
    used.work(({ kind, transactionHash }) => void (kind === 'bitcoinTransaction' && order.push(transactionHash)), {
      order: 'chain',
    })
    await used.inbox.idle()
    expect(order).toEqual([two.txid, one.txid])
  })

  test('leaves nothing behind about what it spent when it is pruned, and stays while it is pending', async () => {
    const spends = async () => (await used.db.sql('select output from ledgerline_spends')).length
    await deliver(mempool)
    await used.inbox.prune({ olderThan: 0 })
    expect(await spends()).toBe(1)
    await deliver(confirmed)
    await handed()
    await used.inbox.prune({ olderThan: 0 })
    expect(await spends()).toBe(0)
  })
})
