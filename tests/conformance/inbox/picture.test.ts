import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type InboxStep, inboxSteps, sweepStep } from '../../../playground/app/webhooks/inbox/inboxSteps.js'
import type { Chain, KeptEvent } from '../../../playground/app/webhooks/inbox/stageRules.js'
import type { SweepClient, SweepOptions } from '../../../src/inbox.js'
import { emptyEvmDelivery } from '../../../src/webhooks/simulate/evmBodies.js'
import { createRandom } from '../../../src/webhooks/simulate/random.js'
import { scenarios } from '../../../src/webhooks/simulate/scenarios.js'
import { type Scenario, type StreamNetwork, simulateDeliveries } from '../../../src/webhooks.js'
import { databasesToTest } from '../../support/inbox/databases.js'
import { createStream, post, secret } from '../../support/inbox/stream.js'
import { useInbox } from '../../support/inbox/useInbox.js'

// The webhook lab draws what an inbox makes of deliveries, by rules of its own, without a database. It must draw the truth.

const cases = Object.entries(scenarios).flatMap(([network, plays]) =>
  Object.keys(plays).map((scenario) => [network, scenario] as [StreamNetwork, Scenario]),
)

type SweepSources = Pick<SweepOptions, 'client' | 'resolve'>

describe.each((await databasesToTest()).slice(0, 1))('the picture of an inbox, beside one on %s', (_, open) => {
  const used = useInbox(open)
  /** What the worker was given since the last look. */
  let given: string[] = []

  function work(): void {
    given = []
    used.work((event) => given.push(named(event)), { pending: true })
  }

  /** Plays deliveries to the inbox and to the picture, then sweeps both; holds them against each other at each step. */
  async function compare(bodies: readonly string[], sources: SweepSources, chain?: Chain): Promise<void> {
    const steps = await inboxSteps(bodies.map((body) => ({ body })))
    const poison = new Set((await used.inbox.poison({ limit: 100_000 })).map(({ id }) => id))
    for (const [place, body] of bodies.entries()) {
      expect(await post(used.inbox.handler, body)).toBe(200)
      const reasons = (await used.inbox.poison({ limit: 100_000 })).filter(
        ({ id }) => !poison.has(id) && poison.add(id),
      )
      expect(reasons.map(({ reason }) => reason)).toEqual([steps[place]?.poison ?? []].flat())
      await compareStep(steps[place])
    }
    await used.inbox.sweep({ ...sources, olderThan: 0 })
    await compareStep(sweepStep(steps.at(-1)?.kept ?? [], chain))
  }

  async function compareStep(step: InboxStep | undefined): Promise<void> {
    await used.inbox.idle()
    expect(given.splice(0).sort()).toEqual((step?.handed ?? []).map(named).sort())
    const rows = await used.db.sql(
      `select key, kind, place, transaction_hash as "transactionHash", block_number::text as "blockNumber",
        block_hash as "blockHash", stage, handed from ledgerline_events where stream_id = any($1::text[])`,
      [(step?.kept ?? []).map(({ streamId }) => streamId)],
    )
    expect(rows.map(lineOf).sort()).toEqual((step?.kept ?? []).map(lineOf).sort())
  }

  test.each(cases)('is true for %s, %s', async (network, scenario) => {
    work()
    const bodies: string[] = []
    const deliveries = simulateDeliveries({ network, secret, scenario, seed: 1 })
    for await (const { body } of deliveries) bodies.push(body)
    const { chain } = deliveries
    await compare(bodies, { client: { evm: chain, universal: chain.universal }, resolve: chain.resolve })
  })

  test('is true for transactions that move between blocks, split, copied and mended, in two streams, in any order', async () => {
    work()
    let seed = 0
    const property = fc.asyncProperty(fc.array(part, { minLength: 2, maxLength: 7 }), async (parts) => {
      const bodies = bodiesOf(++seed, parts)
      const [first = '', second = first] = bodies
      const chain = { blockOf: blocksOf([first]), hashAt: heightsOf([second, first]) }
      await compare(bodies, { client: clientOf(chain) }, chain)
    })
    await fc.assert(property, { numRuns: 15, seed: 7 })
  })
})

/** A delivery of a stream with some rows of two transactions, in one of several blocks. */
const part = fc.record({
  stream: fc.nat(1),
  fork: fc.nat(1),
  above: fc.nat(1),
  later: fc.nat(1),
  confirmed: fc.boolean(),
  rows: fc.uniqueArray(fc.nat(10), { minLength: 1, maxLength: 7 }),
})

/** The bodies of a history. Only one block is ever confirmed; logs have another index in each. */
function bodiesOf(seed: number, parts: readonly (typeof part extends fc.Arbitrary<infer Part> ? Part : never)[]) {
  const random = createRandom(seed * 7_919)
  const streams = [createStream(2 * seed).streamId, createStream(2 * seed + 1).streamId]
  const [one, other] = [random.hex(32), random.hex(32)]
  const [contract, from, to] = [random.hex(20), random.hex(20), random.hex(20)]
  const hashes = Array.from({ length: 8 }, () => random.hex(32))
  const token = { contract, from, to, tokenName: 'Dollar', tokenSymbol: 'USD', tokenDecimals: '6' }
  const card = { ...token, transactionHash: one, amount: '1', tokenContractType: 'ERC1155' }
  const paid = { transactionHash: other, from, to, value: '7', gas: '1' }
  const placeOf = ({ fork, above, later }: (typeof parts)[number]): number => fork + 2 * (above + 2 * later)
  const canonical = parts.find(({ confirmed }) => confirmed)
  return parts.map((each) => {
    const { stream, above, later, confirmed, rows } = each
    const place = placeOf(each)
    const log = (index: number): { readonly logIndex: string } => ({ logIndex: String(index + 10 * place) })
    const pool: readonly (readonly [list: string, row: object])[] = [
      ['erc20Transfers', { ...token, transactionHash: one, value: '5', ...log(1) }],
      ['erc20Transfers', { ...token, transactionHash: one, value: '5', ...log(4) }],
      ['erc20Transfers', { ...token, transactionHash: one, value: '6', ...log(5) }],
      ['erc20Transfers', { ...token, transactionHash: other, value: 'unreadable', ...log(6) }],
      ['nftTransfers', { ...card, tokenId: '5', ...log(7) }],
      ['nftTransfers', { ...card, tokenId: '5', ...log(7) }],
      ['nftTransfers', { ...card, tokenId: '6', ...log(8) }],
      ['txsInternal', paid],
      ['txsInternal', paid],
      ['txsInternal', { ...paid, value: '8' }],
      ['txs', { hash: one, transactionIndex: '4', fromAddress: from, value: '0', receiptStatus: '0' }],
    ]
    const lists: Record<string, object[]> = {}
    for (const row of rows) {
      const [list, wire] = pool[row] ?? ['txs', {}]
      lists[list] = [...(lists[list] ?? []), wire]
    }
    const block = {
      number: String(18_000_000 + 2 * seed + above), // of its own: what an earlier history left open is swept too
      hash: hashes[place],
      timestamp: String(1_700_000_000 + later),
    }
    const isConfirmed = confirmed && canonical !== undefined && place === placeOf(canonical)
    const delivery = {
      ...emptyEvmDelivery,
      confirmed: isConfirmed,
      chainId: '0x1',
      streamId: streams[stream],
      tag: 't',
    }
    return JSON.stringify({ ...delivery, block, ...lists })
  })
}

const named = ({ key, blockHash, stage }: Pick<KeptEvent, 'key' | 'blockHash' | 'stage'>): string =>
  `${stage} ${key} in ${blockHash}`

function lineOf(row: Readonly<Record<keyof KeptEvent, unknown>> | object): string {
  const { key, kind, place, transactionHash, blockNumber, blockHash, stage, handed } = Object(row)
  return [key, kind, place, transactionHash, String(blockNumber), blockHash, stage, handed ?? 'never'].join(' ')
}

/** Block of each transaction of deliveries. */
function blocksOf(bodies: readonly string[]): ReadonlyMap<string, string> {
  const rows = bodies.flatMap((body) => {
    const { block, erc20Transfers = [] } = JSON.parse(body)
    return Array.from(erc20Transfers, (row): [string, string] => [Object(row).transactionHash, block.hash])
  })
  return new Map(rows)
}

/** Block at each height of deliveries. */
const heightsOf = (bodies: readonly string[]): ReadonlyMap<bigint, string> =>
  new Map(bodies.map((body) => JSON.parse(body)).map(({ block }) => [BigInt(block.number), block.hash]))

/** Asks such a chain, long after. */
const clientOf = ({ blockOf, hashAt }: Chain): SweepClient => ({
  evm: {
    getLatestBlockNumber: async () => 20_000_000n,
    async getTransaction({ transactionHash }) {
      const blockHash = blockOf.get(transactionHash)
      return blockHash === undefined ? null : { blockHash }
    },
    async getBlock({ blockNumberOrHash }) {
      const hash = hashAt.get(BigInt(blockNumberOrHash))
      return hash === undefined ? null : { hash }
    },
  },
})
