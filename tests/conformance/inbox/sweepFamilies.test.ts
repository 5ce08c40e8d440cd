import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { InboxEvent, SweepOptions } from '../../../src/inbox.js'
import { type Client, createClient } from '../../../src/index.js'
import { databasesToTest } from '../../support/inbox/databases.js'
import { bitcoinWire, paymentOf, signatureOf, solanaWire } from '../../support/inbox/families.js'
import { post, type Wire } from '../../support/inbox/stream.js'
import { useInbox } from '../../support/inbox/useInbox.js'

/** What the service says about transactions of Bitcoin; 404 for those it doesn't know. */
const known = new Map<string, object>()
const server = createServer(({ url = '' }, response) => {
  const found = known.get(url.match(/[0-9a-f]{64}/)?.[0] ?? '')
  response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' })
  response.end(JSON.stringify(found ?? { message: 'Not found' }))
})
let client: Client
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // listening on a port
  client = createClient({ apiKey: 'test', retries: 0, baseUrl: { universal: baseUrl } })
})
afterAll(() => server.close())
beforeEach(() => known.clear())

describe.each(await databasesToTest())('a sweep on %s', (_, open) => {
  const used = useInbox(open)
  const payment = paymentOf(1)
  const deliver = async (wire: Wire): Promise<void> => expect(await post(used.inbox.handler, wire)).toBe(200)
  const sweep = (options?: Partial<SweepOptions>) => used.inbox.sweep({ client, olderThan: 0, ...options })
  const hashOf = (wire: Wire): string => Object(wire.block).hash
  const later = (minutes: number) =>
    used.db.sql(`update ledgerline_events set missing_at = missing_at - interval '${minutes} minutes'`)
  const stages = async (): Promise<readonly unknown[]> =>
    (await used.db.sql('select distinct stage from ledgerline_events')).map(({ stage }) => stage)

  /** Puts the payment into a block that the service knows, beneath as many others. */
  function mine(wire: Wire, above = 6): void {
    const { hash, height, timestamp } = Object(wire.block)
    const syncedAt = { 'bitcoin-mainnet': Number(height) + above }
    const place = { blockHash: hash, blockHeight: Number(height), blockTime: Number(timestamp) }
    known.set(payment.txid, { chainFamily: 'Bitcoin', txid: payment.txid, ...place, meta: { syncedAt } })
  }

  test('orphans a payment that has gone from the mempool once it is missing for ten minutes', async () => {
    await deliver(bitcoinWire({ phase: 'mempool' }, [payment]))
    expect(await sweep()).toEqual({ final: 0, orphaned: 0, unchanged: 3 })
    await later(9)
    expect(await sweep()).toEqual({ final: 0, orphaned: 0, unchanged: 3 })
    await later(2)
    expect(await sweep()).toEqual({ final: 0, orphaned: 3, unchanged: 0 })
    expect(await stages()).toEqual(['orphaned'])
  })

  test('begins anew when such a payment is found again', async () => {
    await deliver(bitcoinWire({ phase: 'mempool' }, [payment]))
    await sweep()
    await later(60)
    known.set(payment.txid, { chainFamily: 'Bitcoin', txid: payment.txid, blockHash: null })
    await sweep()
    known.clear()
    expect(await sweep()).toEqual({ final: 0, orphaned: 0, unchanged: 3 })
  })

  test('leaves a payment alone that is mined while the service says that it is missing', async () => {
    await deliver(bitcoinWire({ phase: 'mempool' }, [payment]))
    await sweep()
    await later(11)
    const { universal } = client
    const late = {
      async getTransactionByHash(input: Parameters<typeof universal.getTransactionByHash>[0]) {
        await deliver(bitcoinWire({ phase: 'mined' }, [payment]))
        return universal.getTransactionByHash(input)
      },
    }
    expect(await sweep({ client: { universal: late } })).toMatchObject({ orphaned: 0 })
    expect(await stages()).toEqual(['provisional'])
  })

  test('makes a pending payment final whose block was never delivered', async () => {
    await deliver(bitcoinWire({ phase: 'mempool' }, [payment]))
    const block = bitcoinWire({ phase: 'mined' }, [payment])
    mine(block, 5)
    expect(await sweep()).toEqual({ final: 0, orphaned: 0, unchanged: 3 })
    mine(block)
    expect(await sweep()).toEqual({ final: 3, orphaned: 0, unchanged: 0 })
    const events: InboxEvent[] = []
    used.work((event) => void events.push(event))
    await used.inbox.idle()
    expect(events.map(({ stage, blockHash, blockNumber }) => `${stage} ${blockNumber} ${blockHash}`)).toEqual(
      Array(3).fill(`final 800000 ${hashOf(block)}`),
    )
  })

  test('finds a mined payment in its block, or in another one, and decides nothing by a 404', async () => {
    const lost = bitcoinWire({ phase: 'mined' }, [payment])
    await deliver(lost)
    expect(await sweep()).toEqual({ final: 0, orphaned: 0, unchanged: 3 })
    expect((await used.inbox.stats()).unresolved).toBe(3)
    const kept = bitcoinWire({ phase: 'mined', fork: 1 }, [payment])
    mine(kept)
    const stages: string[] = []
    const note = ({ stage, blockHash }: InboxEvent): void => void stages.push(`${stage} ${blockHash}`)
    used.work(note, { concurrency: 1 })
    await used.inbox.idle()
    expect(await sweep()).toEqual({ final: 3, orphaned: 3, unchanged: 0 })
    expect((await used.inbox.stats()).unresolved).toBe(0)
    await used.inbox.idle()
    const confirmed = (wire: Wire): Wire => ({ ...wire, confirmed: true })
    for (const wire of [kept, confirmed(kept), { ...lost, retries: 1 }, confirmed(lost)]) await deliver(wire)
    await used.inbox.idle()
    const [before, after] = [hashOf(lost), hashOf(kept)] // what is confirmed in both is final where it was final first
    const expected = [`provisional ${before}`, `orphaned ${before}`, `final ${after}`]
    expect(stages).toEqual(expected.flatMap((stage) => [stage, stage, stage]))
  })

  test('asks your RPC about Solana, and counts what it cannot resolve', async () => {
    const [stays, moved] = [signatureOf(1), signatureOf(2)]
    await deliver(solanaWire({ slot: 10 }, [{ signature: stays }, { signature: moved }]))
    expect(await sweep()).toEqual({ final: 0, orphaned: 0, unchanged: 4 })
    expect((await used.inbox.stats()).unresolved).toBe(4)
    const slots = new Map([
      [stays, 10],
      [moved, 11],
    ])
    const statusOf = (confirmationStatus: string) => ({
      resolve: async (signature: string) => ({ slot: BigInt(slots.get(signature) ?? 0), confirmationStatus }),
    })
    expect(await sweep(statusOf('confirmed'))).toEqual({ final: 0, orphaned: 0, unchanged: 4 })
    // a client isn't needed for that
    expect(await sweep({ ...statusOf('finalized'), client: undefined })).toEqual({
      final: 2,
      orphaned: 2,
      unchanged: 0,
    })
    await expect(sweep({ client: undefined })).rejects.toThrow('client takes a client')
    expect((await used.inbox.stats()).unresolved).toBe(0)
  })

  test('reports an RPC that fails, and changes nothing', async () => {
    await deliver(solanaWire({ slot: 10 }, [{ signature: signatureOf(1) }]))
    const resolve = async (): Promise<never> => {
      throw new Error('the RPC is down')
    }
    expect(await sweep({ resolve })).toEqual({ final: 0, orphaned: 0, unchanged: 2 })
    expect(used.errors.map(String)).toEqual(['Error: the RPC is down'])
    // @ts-expect-error plain JavaScript
    expect(await sweep({ resolve: async () => ({ block: 10 }) })).toEqual({ final: 0, orphaned: 0, unchanged: 2 })
    expect(String(used.errors[1])).toContain('resolve returned')
  })

  test('needs no client of a family that it has no events of, and names the one that is missing', async () => {
    await deliver(bitcoinWire({ phase: 'mined' }, [payment]))
    const { evm, universal } = client
    mine(bitcoinWire({ phase: 'mined' }, [payment]))
    expect(await sweep({ client: { evm } })).toEqual({ final: 0, orphaned: 0, unchanged: 3 })
    expect(String(used.errors[0])).toContain('This client cannot be asked about chain btc-mainnet')
    expect(await sweep({ client: { universal } })).toEqual({ final: 3, orphaned: 0, unchanged: 0 })
  })
})
