import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { databasesToTest } from '../../support/inbox/databases.js'
import { createStream, post, type Wire } from '../../support/inbox/stream.js'
import { useInbox } from '../../support/inbox/useInbox.js'

describe.each(await databasesToTest())('one transaction in several blocks on %s', (name, open) => {
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
    const evm = {
      getLatestBlockNumber: async () => 19_000_000n,
      getTransaction: async () => ({ blockHash: `0x${'77'.repeat(32)}` }),
    }
    expect(await used.inbox.sweep({ client: { evm }, olderThan: 0 })).toMatchObject({ orphaned: 1 })
    await used.settled()
    expect(await used.inbox.prune({ olderThan: 0 })).toEqual({ deliveries: 1, events: 1 })
    await send(blockOf(4, 0, true))
    await used.settled()
    expect(seen.filter((stage) => stage.startsWith('final'))).toEqual([`final ${hashOf(lost)}`])
    expect((await used.db.sql('select count(*)::int as n from ledgerline_events where data is null'))[0]?.n).toBe(0)
  })

  /** A worker whose effect of `provisional` lasts until it is let go; what it began and ended, in order. */
  function workSlowly(order: 'any' | 'chain') {
    const log: string[] = []
    let letGo: (error?: Error) => void = () => undefined
    const held = new Promise<Error | undefined>((resolve) => {
      letGo = resolve
    })
    used.work(
      async ({ stage }) => {
        log.push(`${stage} begins`)
        const error = stage === 'provisional' ? await held : undefined
        if (error) throw error
        log.push(`${stage} ends`)
      },
      { order, concurrency: 3, minDelay: 60_000 },
    )
    return { log, letGo }
  }
  /** Three workers have looked for more in vain by then. */
  const whenOthersHaveLooked = async (): Promise<void> => {
    await used.db.sql("notify ledgerline_inbox, 'public'")
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  const isPglite = name === 'PGlite' // which has one worker and so nothing to wait for

  test.skipIf(isPglite).each([
    ['any', 'final', blockOf(5, 0, true)],
    ['any', 'orphaned', blockOf(5, 1, false, 1)],
    ['chain', 'final', blockOf(5, 0, true)],
    ['chain', 'orphaned', blockOf(5, 1, false, 1)],
  ] as const)('in the order %s, %s waits until the effect of provisional has ended', async (order, stage, next) => {
    const { log, letGo } = workSlowly(order)
    await send(blockOf(5, 0))
    await expect.poll(() => log).toEqual(['provisional begins'])
    await send(next)
    await whenOthersHaveLooked()
    expect(log.filter((line) => line === `${stage} begins`)).toEqual([])
    letGo()
    await used.settled()
    const ofFirst = await used.db.sql('select stage, handed from ledgerline_events where block_hash = $1', [
      hashOf(blockOf(5, 0)),
    ])
    expect(ofFirst).toEqual([{ stage, handed: stage }])
    expect(log.indexOf(`${stage} begins`)).toBeGreaterThan(log.indexOf('provisional ends'))
  })

  test.skipIf(isPglite)('final waits for provisional also in a worker of the other order', async () => {
    const { log, letGo } = workSlowly('any')
    await send(blockOf(7, 0))
    await expect.poll(() => log).toEqual(['provisional begins'])
    used.work(({ stage }) => log.push(`${stage} is elsewhere`), { order: 'chain', concurrency: 2 })
    await send(blockOf(7, 0, true))
    await whenOthersHaveLooked()
    expect(log).toEqual(['provisional begins'])
    letGo()
    await used.settled()
    expect(log.slice(0, 2)).toEqual(['provisional begins', 'provisional ends'])
  })

  test.skipIf(isPglite)('a stage that was overtaken while its effect failed is not tried again', async () => {
    const { log, letGo } = workSlowly('any')
    await send(blockOf(6, 0))
    await expect.poll(() => log).toEqual(['provisional begins'])
    await send(blockOf(6, 0, true))
    letGo(new Error('no such account'))
    await used.settled() // within the minute that another attempt would wait
    expect(log).toEqual(['provisional begins', 'final begins', 'final ends'])
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
