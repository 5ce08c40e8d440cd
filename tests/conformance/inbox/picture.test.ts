import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type InboxStep, inboxSteps, sweepStep } from '../../../playground/app/webhooks/inbox/inboxSteps.js'
import type { Chain, KeptEvent } from '../../../playground/app/webhooks/inbox/stageRules.js'
import type { SweepClient } from '../../../src/inbox.js'
import { createClient } from '../../../src/index.js'
import { createMockFetch } from '../../../src/mock.js'
import { evmScenarios } from '../../../src/webhooks/simulate/scenarios.js'
import { type Scenario, type StreamNetwork, simulateDeliveries } from '../../../src/webhooks.js'
import { databasesToTest } from '../../support/inbox/databases.js'
import { createStream, post, secret } from '../../support/inbox/stream.js'
import { useInbox } from '../../support/inbox/useInbox.js'

// The webhook lab draws what an inbox makes of deliveries, by rules of its own, without a database. It must draw the truth.

const scenarios = Object.keys(evmScenarios) as Scenario[] // its type has every one
const seeds = [1, 2, 3]
const cases = (['evm', 'aptos'] as const).flatMap((network) =>
  scenarios.map((scenario): readonly [StreamNetwork, Scenario] => [network, scenario]),
)

describe.each((await databasesToTest()).slice(0, 1))('the picture of an inbox, beside one on %s', (_, open) => {
  const used = useInbox(open)
  /** What the worker was given since the last look. */
  let given: string[] = []

  function work(): void {
    given = []
    used.work((event) => given.push(named(event)))
  }

  /** Plays deliveries to the inbox and to the picture, then sweeps both; holds them against each other at each step. */
  async function compare(bodies: readonly string[], client: SweepClient, chain?: Chain): Promise<void> {
    const steps = await inboxSteps(bodies.map((body) => ({ body })))
    const poison = new Set((await used.inbox.poison()).map(({ id }) => id))
    for (const [place, body] of bodies.entries()) {
      expect(await post(used.inbox.handler, body)).toBe(200)
      const reasons = (await used.inbox.poison()).filter(({ id }) => !poison.has(id) && poison.add(id))
      expect(reasons.map(({ reason }) => reason)).toEqual([steps[place]?.poison ?? []].flat())
      await compareStep(steps[place])
    }
    await used.inbox.sweep({ client, olderThan: 0 })
    await compareStep(sweepStep(steps.at(-1)?.kept ?? [], chain))
  }

  async function compareStep(step: InboxStep | undefined): Promise<void> {
    await used.settled()
    expect(given.splice(0).sort()).toEqual((step?.handed ?? []).map(named).sort())
    const [first] = step?.kept ?? []
    const rows = await used.db.sql(
      `select key, kind, transaction_hash as "transactionHash", block_number::text as "blockNumber",
        block_hash as "blockHash", stage, handed from ledgerline_events where stream_id = $1`,
      [first?.streamId ?? ''],
    )
    expect(rows.map(lineOf).sort()).toEqual((step?.kept ?? []).map(lineOf).sort())
  }

  test.each(cases)('is true for %s, %s', async (network, scenario) => {
    work()
    for (const seed of seeds) {
      const bodies: string[] = []
      for await (const { body } of simulateDeliveries({ network, secret, scenario, seed })) bodies.push(body)
      const mock = createMockFetch()
      if (network === 'evm') for (const body of bodies) mock.chain.mine({ body })
      mock.chain.mine({ blocks: 64 })
      await compare(bodies, createClient({ apiKey: 'test', fetch: mock }))
    }
  })

  test('is true for transactions that move between blocks, confirmed or not, copied, in any order', async () => {
    work()
    let seed = 0
    const history = fc.array(
      fc.record({
        fork: fc.nat(2),
        above: fc.nat(1),
        later: fc.nat(1),
        confirmed: fc.boolean(),
        transfers: fc.integer({ min: 1, max: 2 }),
      }),
      { minLength: 2, maxLength: 6 },
    )
    const property = fc.asyncProperty(history, async (blocks) => {
      const { delivery } = createStream(++seed)
      const canonical = blocks.find(({ confirmed }) => confirmed)
      const bodies = blocks.map(({ fork, above, later, confirmed, transfers }) => {
        const place = { fork: fork + 3 * (above + 2 * later), confirmed: confirmed && fork === canonical?.fork }
        const wire = delivery(1, { transfers, ...place })
        const block = { number: String(18_000_000 + above), timestamp: String(1_700_000_000 + later) }
        return JSON.stringify({ ...wire, block: { ...Object(wire.block), ...block } })
      })
      const chain = blocksOf(bodies.slice(0, 1))
      await compare(bodies, clientOf(chain), chain)
    })
    await fc.assert(property, { numRuns: 40, seed: 7 })
  })
})

const named = ({ key, blockHash, stage }: Pick<KeptEvent, 'key' | 'blockHash' | 'stage'>): string =>
  `${stage} ${key} in ${blockHash}`

function lineOf(row: Readonly<Record<keyof KeptEvent, unknown>> | object): string {
  const { key, kind, transactionHash, blockNumber, blockHash, stage, handed } = Object(row)
  return [key, kind, transactionHash, String(blockNumber), blockHash, stage, handed ?? 'never'].join(' ')
}

/** Block of each transaction of deliveries. */
function blocksOf(bodies: readonly string[]): Chain {
  const rows = bodies.flatMap((body) => {
    const { block, erc20Transfers = [] } = JSON.parse(body)
    return Array.from(erc20Transfers, (row): [string, string] => [Object(row).transactionHash, block.hash])
  })
  return new Map(rows)
}

/** Asks such a chain, long after. */
const clientOf = (chain: Chain): SweepClient => ({
  evm: {
    getLatestBlockNumber: async () => 20_000_000n,
    async getTransaction({ transactionHash }) {
      const blockHash = chain.get(transactionHash)
      return blockHash === undefined ? null : { blockHash }
    },
  },
})
