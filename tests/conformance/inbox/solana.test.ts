import { describe, expect, test } from 'vitest'
import type { InboxEvent } from '../../../src/inbox.js'
import { databasesToTest } from '../../support/inbox/databases.js'
import { signatureOf, solanaOwner, solanaWire } from '../../support/inbox/families.js'
import { post, type Wire } from '../../support/inbox/stream.js'
import { useInbox } from '../../support/inbox/useInbox.js'

describe.each(await databasesToTest())('a payment of Solana in an inbox on %s', (_, open) => {
  const used = useInbox(open)
  const signature = signatureOf(1)
  const deliver = async (...wires: readonly Wire[]): Promise<void> => {
    for (const wire of wires) expect(await post(used.inbox.handler, wire)).toBe(200)
  }

  /** Hands out what is due. */
  async function handed(): Promise<readonly InboxEvent[]> {
    const events: InboxEvent[] = []
    const worker = used.inbox.work((event) => void events.push(event))
    await used.inbox.idle()
    await worker.stop()
    return events
  }
  const changes = (events: readonly InboxEvent[]) =>
    events.flatMap((event) => (event.kind === 'solanaTokenChange' ? [event] : []))

  test('is provisional, then final, under its signature as it is spelled', async () => {
    await deliver(solanaWire({ slot: 410_060_994 }, [{ signature }]))
    const [mined] = changes(await handed())
    expect(mined).toMatchObject({ stage: 'provisional', blockNumber: 410_060_994n, transactionHash: signature })
    await deliver(solanaWire({ slot: 410_060_994, confirmed: true }, [{ signature }]))
    const [final] = changes(await handed())
    expect(final).toMatchObject({ stage: 'final', key: mined?.key, data: { change: 5n, before: 100n, after: 105n } })
    expect(mined?.key).toMatch(new RegExp(`^solana_mainnet:${signature}:solanaTokenChange:`))
  })

  test('carries why it failed', async () => {
    const err = { InstructionError: [0, 'Custom'] }
    await deliver(solanaWire({ slot: 1, confirmed: true }, [{ signature, err }]))
    const events = await handed()
    expect(events.map(({ kind, data }) => [kind, Reflect.get(data, 'err')]).sort()).toEqual([
      ['solanaTokenChange', err],
      ['solanaTransaction', err],
    ])
  })

  test('moves to another slot: it is orphaned in the first, with one key for both', async () => {
    await deliver(solanaWire({ slot: 7 }, [{ signature }]))
    await handed()
    await deliver(solanaWire({ slot: 8 }, [{ signature }]))
    const stages = changes(await handed()).map(({ stage, blockNumber, key }) => `${stage} ${blockNumber} ${key}`)
    const key = stages[0]?.split(' ')[2]
    expect(stages.sort()).toEqual([`orphaned 7 ${key}`, `provisional 8 ${key}`])
  })

  const other = 'A8GVZWGMxRAouFQymPoMKx527JhHKrBRuqFx7NET4j22'
  const handedOver = { signature, change: 3, owners: [solanaOwner, other] as const }
  const unowned = { signature, change: 3, owners: [undefined, undefined] as const }
  const shares = (events: readonly InboxEvent[]) =>
    changes(events).map(({ stage, key, data }) => `${stage} ${key.split(':').at(-1)} ${data.owner} ${data.change}`)

  test('whose account changes hands has a key for each owner: one loses the balance, the other gets it', async () => {
    await deliver(solanaWire({ slot: 1, confirmed: true }, [handedOver]))
    expect(shares(await handed()).sort()).toEqual([`final 0 ${solanaOwner} -100`, `final 1 ${other} 103`])
  })

  test.each([
    ['first', unowned, handedOver, [`final 0 ${solanaOwner} -100`, `final 1 ${other} 103`]],
    ['later', handedOver, unowned, [`final 0 ${solanaOwner} -100`, `final 1 ${other} 103`]],
    ['first, and stays', unowned, { signature, change: 3 }, [`final 0 ${solanaOwner} 3`]],
    ['later, and stays', { signature, change: 3 }, unowned, [`final 0 ${solanaOwner} 3`]],
    ['in both', unowned, unowned, ['final 0 null 3']],
  ])(
    'whose owners are missing in the delivery that comes %s, is final once, and with them if one says them',
    async (...row) => {
      const [, mined, confirmed, expected] = row
      await deliver(solanaWire({ slot: 1 }, [mined]))
      const seen = changes(await handed())
      await deliver(solanaWire({ slot: 1, confirmed: true }, [confirmed]))
      const final = await handed()
      expect(shares(final).sort()).toEqual(expected)
      expect(changes(final).map(({ key }) => key)).toEqual(expect.arrayContaining(seen.map(({ key }) => key)))
      expect(await used.inbox.poison()).toEqual([])
    },
  )

  test('whose rows contradict what came first, or would give an owner the balance twice, is poison', async () => {
    await deliver(solanaWire({ slot: 1 }, [{ signature, change: 3 }]))
    await deliver(solanaWire({ slot: 1, confirmed: true }, [{ signature, change: 4 }]))
    expect(shares(await handed())).toEqual([`final 0 ${solanaOwner} 3`])
    const second = signatureOf(2)
    await deliver(
      solanaWire({ slot: 2, confirmed: true }, [{ ...handedOver, signature: second, owners: [undefined, other] }]),
    )
    await deliver(solanaWire({ slot: 2, confirmed: true }, [{ ...handedOver, signature: second }]))
    expect(shares(await handed())).toEqual([`final 0 ${other} 3`])
    expect((await used.inbox.poison()).map(({ reason }) => reason)).toEqual(
      Array(2).fill(expect.stringMatching(/^solanaTokenChange 1 of .* contradicts another one/)),
    )
  })

  test('without one of its lists of balances is poison, and its other events are there', async () => {
    const wire = solanaWire({ slot: 1, confirmed: true }, [{ signature }, { signature: signatureOf(2) }])
    const [first, second] = Array.from(Object(wire.transactions) as Wire[])
    await deliver({ ...wire, transactions: [{ ...first, preTokenBalances: null }, second] })
    const events = await handed()
    expect(changes(events).map(({ transactionHash }) => transactionHash)).toEqual([signatureOf(2)])
    expect(events).toHaveLength(3)
    expect(await used.inbox.poison()).toMatchObject([
      { reason: '/transactions/0/preTokenBalances: expected a list, as the transaction has the other one, got null' },
    ])
  })

  test.each([0, 1])('of a block whose hash delivery %i leaves out is in one block', async (nameless) => {
    const wires = [false, true].map((confirmed) => solanaWire({ slot: 7, confirmed }, [{ signature }]))
    const stages: string[] = []
    for (const [index, wire] of wires.entries()) {
      await deliver(index === nameless ? { ...wire, block: { slot: '7' } } : wire)
      stages.push(...changes(await handed()).map(({ stage, blockHash }) => `${stage} ${blockHash}`))
    }
    const name = nameless === 0 ? '7' : Object(wires[0]?.block).blockHash
    expect(stages).toEqual([`provisional ${name}`, `final ${name}`])
  })

  test('of a block whose time is not known has the time of receipt', async () => {
    const wire = solanaWire({ slot: 9, confirmed: true }, [{ signature }])
    await deliver({ ...wire, block: { ...Object(wire.block), blockTime: null } })
    const [event] = await handed()
    expect(Math.abs(Date.now() - Number(event?.blockTimestamp))).toBeLessThan(60_000)
    expect(await used.inbox.poison()).toEqual([])
  })
})
