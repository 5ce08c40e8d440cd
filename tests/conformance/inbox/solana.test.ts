import { describe, expect, test } from 'vitest'
import type { InboxEvent } from '../../../src/inbox.js'
import { databasesToTest } from '../../support/inbox/databases.js'
import { signatureOf, solanaWire } from '../../support/inbox/families.js'
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

  test('of a block whose time is not known has the time of receipt', async () => {
    const wire = solanaWire({ slot: 9, confirmed: true }, [{ signature }])
    await deliver({ ...wire, block: { ...Object(wire.block), blockTime: null } })
    const [event] = await handed()
    expect(Math.abs(Date.now() - Number(event?.blockTimestamp))).toBeLessThan(60_000)
    expect(await used.inbox.poison()).toEqual([])
  })
})
