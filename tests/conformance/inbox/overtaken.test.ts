import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { databasesToTest } from '../../support/inbox/databases.js'
import { createStream, post, type Wire } from '../../support/inbox/stream.js'
import { useInbox } from '../../support/inbox/useInbox.js'

describe.each(await databasesToTest())('one transaction in several blocks on %s', (_, open) => {
  const used = useInbox(open)
  const { delivery } = createStream(5)
  /** The transfer of a height, in the block that `fork` names; blocks may differ in their time. */
  const blockOf = (height: number, fork: number, confirmed = false, later = 0): Wire => {
    const wire = delivery(height, { transfers: 1, fork, confirmed })
    return { ...wire, block: { ...Object(wire.block), timestamp: String(1_700_000_000 + later) } }
  }
  async function send(...wires: Wire[]): Promise<void> {
    for (const wire of wires) expect(await post(used.inbox.handler, wire)).toBe(200)
  }
  const stages = async (): Promise<readonly unknown[]> =>
    (await used.db.sql('select stage from ledgerline_events order by id')).map(({ stage }) => stage)

  function work(): readonly string[] {
    const seen: string[] = []
    used.work(({ stage, blockHash }) => seen.push(`${stage} ${blockHash}`))
    return seen
  }
  const hashOf = (wire: Wire): string => Object(wire.block).hash

  test('a block that is confirmed orphans a later one that was handed out', async () => {
    const [first, second] = [blockOf(1, 0), blockOf(1, 1)]
    const seen = work()
    for (const wire of [first, second, blockOf(1, 0, true)]) {
      await send(wire)
      await used.settled()
    }
    expect(seen.slice(-2).sort()).toEqual([`final ${hashOf(first)}`, `orphaned ${hashOf(second)}`])
    expect(await stages()).toEqual(['final', 'orphaned'])
  })

  test('one that comes late after a final one, or is older than a live one, is never handed out', async () => {
    const [final, live] = [blockOf(2, 1, true), blockOf(3, 1, false, 1)]
    await send(final, live, blockOf(2, 0), blockOf(3, 0))
    const seen = work()
    await used.settled()
    expect([...seen].sort()).toEqual([`final ${hashOf(final)}`, `provisional ${hashOf(live)}`])
    expect(await stages()).toEqual(['final', 'provisional', 'orphaned', 'orphaned'])
  })

  test('what is confirmed after its data were pruned is handed out as final', async () => {
    const lost = blockOf(4, 0)
    const seen = work()
    await send(lost)
    await used.settled()
    await send(blockOf(4, 1))
    await used.settled()
    expect(await used.inbox.prune({ olderThan: 0 })).toEqual({ deliveries: 1, events: 1 })
    await send(blockOf(4, 0, true))
    await used.settled()
    expect(seen.filter((stage) => stage.startsWith('final'))).toEqual([`final ${hashOf(lost)}`])
    expect((await used.db.sql('select count(*)::int as n from ledgerline_events where data is null'))[0]?.n).toBe(0)
  })

  test('whatever the order, beside a final event none is left but orphans, and else one is provisional', async () => {
    let height = 10
    const deliveries = fc.array(
      fc.record({
        fork: fc.integer({ min: 0, max: 2 }),
        confirmed: fc.boolean(),
        later: fc.integer({ min: 0, max: 1 }),
      }),
      { minLength: 1, maxLength: 7 },
    )
    const property = fc.asyncProperty(deliveries, fc.integer({ min: 0, max: 2 }), async (sent, canonical) => {
      height++
      await Promise.all(
        sent.map(({ fork, confirmed }) =>
          send(blockOf(height, fork, confirmed && fork === canonical, (fork * 7 + height) % 3)),
        ),
      )
      const rows = await used.db.sql('select stage from ledgerline_events where block_number = $1', [
        18_000_000 + height,
      ])
      const left = rows.map(({ stage }) => stage).filter((stage) => stage !== 'orphaned')
      const isFinal = sent.some(({ fork, confirmed }) => confirmed && fork === canonical)
      expect(left).toEqual([isFinal ? 'final' : 'provisional'])
    })
    await fc.assert(property, { numRuns: 60 })
  })
})
