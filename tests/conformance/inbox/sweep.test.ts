import { describe, expect, test } from 'vitest'
import { createClient } from '../../../src/index.js'
import { createLimiter } from '../../../src/limits.js'
import { createMockFetch } from '../../../src/mock.js'
import { createSimulatedChain } from '../../../src/webhooks/simulate/simulatedChain.js'
import { type Scenario, type SimulatedDelivery, simulateDeliveries } from '../../../src/webhooks.js'
import { databasesToTest } from '../../support/inbox/databases.js'
import { createStream, post, secret, type Wire } from '../../support/inbox/stream.js'
import { useInbox } from '../../support/inbox/useInbox.js'

/** A chain, a `fetch` that answers about it as the service does, and what that was asked: the head, a transaction, or a block. */
function servedChain() {
  const chain = createSimulatedChain()
  const asked: string[] = []
  const mock = createMockFetch()
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const [, what, id = ''] = /(transaction|block)\/(\w+)/i.exec(String(input)) ?? []
    asked.push(what === undefined ? 'head' : id)
    if (what === undefined) return Response.json(String(await chain.getLatestBlockNumber()))
    const facts = what === 'block' ? await blockFacts(id) : await transactionFacts(id)
    if (!facts) return Response.json({ message: 'Not Found' }, { status: 404 })
    return Response.json({ ...(await (await mock(input, init)).json()), ...facts })
  }
  const blockFacts = async (blockNumberOrHash: string): Promise<object | null> => {
    const block = await chain.getBlock({ blockNumberOrHash })
    return block && { number: String(block.number), hash: block.hash }
  }
  const transactionFacts = async (hash: string): Promise<object | null> => {
    const place = await chain.getTransaction({ transactionHash: hash })
    return place && { hash, block_hash: place.blockHash }
  }
  const mine = (...wires: readonly Wire[]): void => wires.forEach(chain.mine)
  return { mine, grow: () => chain.grow(64n), asked, fetch }
}

const rowsOf = (wire: Wire): readonly Wire[] => Array.from(Object(wire.erc20Transfers))
const hashesOf = (wire: Wire): readonly string[] => rowsOf(wire).map((row) => String(row.transactionHash))

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
    const wires = [1, 2, 3, 900].map(mined)
    for (const wire of wires) expect(await post(used.inbox.handler, wire)).toBe(200)
    expect(await handed()).toEqual(Array(4).fill('provisional'))
    const [stayed, vanished, moved, shallow] = wires.map((wire) => hashesOf(wire)[0] ?? '')
    const { mine, asked, fetch } = servedChain()
    const elsewhere = mined(10)
    mine(...wires, delivery(2, { fork: 1, transfers: 0 }), {
      ...elsewhere,
      erc20Transfers: [{ transactionHash: moved }],
    })
    const swept = await used.inbox.sweep({ client: createClient({ ...keep, fetch }), olderThan: 0 })
    expect(swept).toEqual({ final: 1, orphaned: 2, unchanged: 1 })
    expect([...asked].sort()).toEqual(['head', stayed, vanished, '18000002', moved].sort())
    expect(asked).not.toContain(shallow)
    expect((await handed()).slice(4).sort()).toEqual(['final', 'orphaned', 'orphaned'])
  })

  test('alone finds the block of a reorganisation that is never mentioned again', async () => {
    const deliveries = simulateDeliveries({ network: 'evm', secret, scenario: 'reorg' })
    const sent: SimulatedDelivery[] = []
    for await (const one of deliveries) sent.push(one)
    for (const one of [...sent, ...sent.slice(0, 1)]) // the last is a late copy of the block that has vanished
      await used.inbox.handler(new Request('http://localhost/', { method: 'POST', ...one }))
    const before = await handed()
    expect(before).not.toContain('orphaned')
    const swept = await used.inbox.sweep({ client: { evm: deliveries.chain }, olderThan: 0 })
    expect(swept).toEqual({ final: 0, orphaned: 4, unchanged: 0 })
    expect((await handed()).slice(before.length)).toEqual(Array(4).fill('orphaned'))
  })

  test.each<[Scenario, number, object]>([
    ['reorg', 1, { final: 4, orphaned: 0 }],
    ['reorg', 2, { final: 4, orphaned: 4 }],
    ['moved', 1, { final: 4, orphaned: 0 }],
    ['moved', 2, { final: 4, orphaned: 0 }], // its deliveries have orphaned the first block already
  ])('of %s after %i deliveries finds the chain as those tell it', async (scenario, count, found) => {
    const deliveries = simulateDeliveries({ network: 'evm', secret, scenario })
    let sent = 0
    for await (const one of deliveries) {
      await used.inbox.handler(new Request('http://localhost/', { method: 'POST', ...one }))
      sent++
      if (sent === count) break
    }
    const client = { evm: deliveries.chain }
    expect(await used.inbox.sweep({ client, olderThan: 0 })).toMatchObject({ final: 0, orphaned: 0 })
    expect(await used.inbox.sweep({ client, olderThan: 0, confirmations: 0 })).toEqual({ ...found, unchanged: 0 })
  })

  test('changes nothing that the chain could not be asked about', async () => {
    await post(used.inbox.handler, mined(1))
    const { mine, grow, fetch } = servedChain()
    mine(mined(1))
    grow()
    let failures = 1
    const client = createClient({
      ...keep,
      fetch: async (input, init) => {
        const fails = String(input).includes('transaction') && failures-- > 0
        return fails ? new Response(null, { status: 500 }) : fetch(input, init)
      },
    })
    expect(await used.inbox.sweep({ client, olderThan: 0 })).toEqual({ final: 0, orphaned: 0, unchanged: 1 })
    expect(used.errors).toMatchObject([{ name: 'ServerError' }])
    expect(await used.inbox.sweep({ client, olderThan: 0 })).toEqual({ final: 1, orphaned: 0, unchanged: 0 })
    expect(used.errors).toHaveLength(1)
  })

  test.each([
    ['a page of HTML', new Response('<h1>Not found</h1>', { status: 404 })],
    ['nothing', new Response(null, { status: 404 })],
    ['words of its own', Response.json({ error: 'no route' }, { status: 404 })],
    ['the words of the service', Response.json({ message: 'Not Found' }, { status: 404 })],
    ['200 and an empty object', Response.json({})],
  ])('undoes nothing where a server between answers with %s', async (_, answer) => {
    await post(used.inbox.handler, mined(1))
    const { mine, grow, fetch } = servedChain()
    mine(mined(1))
    grow()
    const through =
      (route: RegExp): typeof fetch =>
      async (input, init) =>
        route.test(String(input)) ? answer.clone() : fetch(input, init)
    for (const route of [/transaction/, /transaction|block\//]) {
      const client = createClient({ ...keep, fetch: through(route), hooks: { onIssue: () => undefined } })
      expect(await used.inbox.sweep({ client, olderThan: 0 })).toEqual({ final: 0, orphaned: 0, unchanged: 1 })
    }
    expect(used.errors).toMatchObject(Array(2).fill({ name: 'ConfigurationError' }))
  })

  test('takes no block of another height for the one that stands there', async () => {
    await post(used.inbox.handler, mined(1))
    const evm = {
      getLatestBlockNumber: async () => 19_000_000n,
      getTransaction: async () => null,
      getBlock: async () => ({ number: 5n, hash: `0x${'55'.repeat(32)}` }),
    }
    expect(await used.inbox.sweep({ client: { evm }, olderThan: 0 })).toMatchObject({ orphaned: 0, unchanged: 1 })
  })

  test('makes final what it holds as an orphan, where the chain names that block', async () => {
    const [kept, other] = [mined(1), delivery(1, { confirmed: false, transfers: 1, fork: 1 })]
    for (const wire of [kept, other]) await post(used.inbox.handler, wire)
    expect(await handed()).toEqual(['provisional'])
    await used.db.sql("update ledgerline_events set received_at = now() - interval '1 hour'")
    expect(await used.inbox.prune({ olderThan: 60_000 })).toMatchObject({ events: 0 })
    const { mine, grow, fetch } = servedChain()
    mine(kept)
    grow()
    const swept = await used.inbox.sweep({ client: createClient({ ...keep, fetch }), olderThan: 0 })
    expect(swept).toEqual({ final: 1, orphaned: 1, unchanged: 0 })
    expect([...(await handed())].sort()).toEqual(['final', 'orphaned', 'provisional'])
  })

  test('waits as many blocks as the service itself where those are more than 64, unless it is told otherwise', async () => {
    for (const chainId of ['0x1', '0xa']) await post(used.inbox.handler, { ...mined(1), chainId })
    const asked: string[] = []
    const evm = {
      getLatestBlockNumber: async () => 18_000_001n + 64n,
      async getTransaction({ chain }: { readonly chain: string }) {
        asked.push(chain)
        return null
      },
    }
    await used.inbox.sweep({ client: { evm }, olderThan: 0 })
    expect(asked).toEqual(['0x1'])
    await used.inbox.sweep({ client: { evm }, olderThan: 0, confirmations: 10 })
    expect(asked).toEqual(['0x1', '0x1', '0xa'])
  })

  test('says once what keeps it from asking, such as a key that the service refuses', async () => {
    for (const wire of [1, 2, 3].map(mined)) await post(used.inbox.handler, wire)
    const client = createClient({ ...keep, apiKey: 'invalid', fetch: createMockFetch() })
    expect(await used.inbox.sweep({ client, olderThan: 0 })).toEqual({ final: 0, orphaned: 0, unchanged: 3 })
    expect(used.errors).toMatchObject([{ name: 'AuthenticationError' }])
  })

  test('asks once for the events of one transaction, and not for what is younger or known', async () => {
    const both = delivery(1, { confirmed: false })
    const hash = `0x${'cd'.repeat(32)}`
    const wire = { ...both, erc20Transfers: rowsOf(both).map((row) => ({ ...row, transactionHash: hash })) }
    await post(used.inbox.handler, wire)
    await post(used.inbox.handler, delivery(2))
    const { grow, mine, asked, fetch } = servedChain()
    mine(wire)
    grow()
    const client = createClient({ ...keep, fetch })
    expect(await used.inbox.sweep({ client, olderThan: 3_600_000 })).toEqual({ final: 0, orphaned: 0, unchanged: 0 })
    expect(asked).toEqual([])
    expect(await used.inbox.sweep({ client, olderThan: 0 })).toEqual({ final: 2, orphaned: 0, unchanged: 0 })
    expect(asked).toEqual(['head', hash])
  })

  test('ends where the budget of its client does', async () => {
    const wires = [1, 2, 3, 4, 5, 6, 7, 8].map(mined)
    for (const wire of wires) await post(used.inbox.handler, wire)
    const { grow, mine, asked, fetch } = servedChain()
    mine(...wires)
    mine({ ...mined(20), erc20Transfers: wires.flatMap(rowsOf) })
    grow()
    const limiter = createLimiter({ requestsPerSecond: 1e6, budget: { units: 30 } })
    const client = createClient({ ...keep, fetch, limiter })
    const { orphaned, unchanged } = await used.inbox.sweep({ client, olderThan: 0 })
    expect(orphaned).toBe(asked.length - 1)
    expect(orphaned).toBeLessThan(8)
    expect(orphaned + unchanged).toBe(8)
    expect((await limiter.usage()).budgetLeft).toBeGreaterThanOrEqual(0)
  })
})
