import { describe, expect, test } from 'vitest'
import { createClient } from '../../../src/index.js'
import { createLimiter } from '../../../src/limits.js'
import { createMockFetch } from '../../../src/mock.js'
import { databasesToTest } from '../../support/inbox/databases.js'
import { createStream, post, type Wire } from '../../support/inbox/stream.js'
import { useInbox } from '../../support/inbox/useInbox.js'

/** A chain that has each transaction in one block, or in none, and what it was asked. */
function scriptedChain(head: number) {
  const blocks = new Map<string, string>()
  const asked: string[] = []
  const mock = createMockFetch()
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const [, hash] = /transaction\/(0x[\da-f]{64})/i.exec(String(input)) ?? []
    asked.push(hash ?? 'head')
    if (hash === undefined) return Response.json(String(head))
    const block = blocks.get(hash)
    if (block === undefined) return Response.json({ message: 'not found' }, { status: 404 })
    if (block === 'away') return Response.json({ message: 'down' }, { status: 500 })
    const example: unknown = await (await mock(input, init)).json()
    return Response.json({ ...Object(example), hash, block_hash: block })
  }
  return { blocks, asked, fetch }
}

const rowsOf = (wire: Wire): readonly Wire[] => Array.from(Object(wire.erc20Transfers))
const hashesOf = (wire: Wire): readonly string[] => rowsOf(wire).map((row) => String(row.transactionHash))
const blockOf = (wire: Wire): string => String(Object(wire.block).hash)

describe.each(await databasesToTest())('a sweep of an inbox on %s', (_, open) => {
  const used = useInbox(open)
  const { delivery } = createStream()
  const mined = (height: number): Wire => delivery(height, { confirmed: false, transfers: 1 })
  const keep = { apiKey: 'test', retries: 0 } as const

  /** Hands out what waits; gives every stage that was handed out, in order. */
  async function handed(): Promise<readonly unknown[]> {
    const worker = used.inbox.work(async ({ key, stage }, { transaction }) => {
      await transaction.query('insert into effects (key, stage) values ($1, $2)', [key, stage])
    })
    await used.settled()
    await worker.stop()
    return (await used.db.sql('select stage from effects order by id')).map(({ stage }) => stage)
  }

  test('finds what stayed, what has vanished and what has moved, and leaves the rest as it was', async () => {
    const wires = [1, 2, 3, 4, 900].map(mined)
    for (const wire of wires) expect(await post(used.inbox.handler, wire)).toBe(200)
    expect(await handed()).toEqual(Array(5).fill('provisional'))
    const chain = scriptedChain(18_000_900)
    const [stayed, vanished, moved, unanswered, shallow] = wires.map((wire) => hashesOf(wire)[0] ?? '')
    chain.blocks.set(stayed ?? '', blockOf(wires[0] ?? {}))
    chain.blocks.set(moved ?? '', `0x${'ab'.repeat(32)}`)
    chain.blocks.set(unanswered ?? '', 'away')
    const client = createClient({ ...keep, fetch: chain.fetch })
    const swept = await used.inbox.sweep({ client, olderThan: 0 })
    expect(swept).toEqual({ final: 1, orphaned: 2, unchanged: 2 })
    expect(chain.asked.filter((hash) => hash === 'head')).toHaveLength(1)
    expect([...chain.asked].sort()).toEqual(['head', stayed, vanished, moved, unanswered].sort())
    expect(chain.asked).not.toContain(shallow)
    expect((await handed()).slice(5).sort()).toEqual(['final', 'orphaned', 'orphaned'])
  })

  test('asks once for the events of one transaction, and not for what is younger or known', async () => {
    const both = delivery(1, { confirmed: false })
    const hash = `0x${'cd'.repeat(32)}`
    const wire = { ...both, erc20Transfers: rowsOf(both).map((row) => ({ ...row, transactionHash: hash })) }
    await post(used.inbox.handler, wire)
    await post(used.inbox.handler, delivery(2))
    const chain = scriptedChain(18_000_900)
    chain.blocks.set(hash, blockOf(wire))
    const client = createClient({ ...keep, fetch: chain.fetch })
    expect(await used.inbox.sweep({ client, olderThan: 3_600_000 })).toEqual({ final: 0, orphaned: 0, unchanged: 0 })
    expect(chain.asked).toEqual([])
    expect(await used.inbox.sweep({ client, olderThan: 0 })).toEqual({ final: 2, orphaned: 0, unchanged: 0 })
    expect(chain.asked).toEqual(['head', hash])
  })

  test('ends where the budget of its client does', async () => {
    for (const height of [1, 2, 3, 4, 5, 6, 7, 8]) await post(used.inbox.handler, mined(height))
    const chain = scriptedChain(18_000_900)
    const limiter = createLimiter({ unitsPerSecond: 1e6, budget: { units: 30 } })
    const client = createClient({ ...keep, fetch: chain.fetch, limiter })
    const { orphaned, unchanged } = await used.inbox.sweep({ client, olderThan: 0 })
    expect(orphaned).toBe(chain.asked.length - 1)
    expect(orphaned).toBeLessThan(8)
    expect(orphaned + unchanged).toBe(8)
    expect((await limiter.usage()).budgetLeft).toBeGreaterThanOrEqual(0)
  })
})
