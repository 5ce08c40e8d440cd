import { readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'
import { expect, test } from 'vitest'
import { createWebhookHandler, type EvmDelivery, type Scenario, simulateDeliveries } from '../../src/webhooks.js'

// The guide's handler that credits money, letter for letter, with a store that has a unique index.

const secret = 'mock-secret'
type Query = (text: string, keys: readonly string[]) => Promise<{ readonly rowCount: number }>

const scenarios: readonly Scenario[] = [
  ...(['unconfirmed-then-confirmed', 'confirmed-first', 'duplicates', 'out-of-order'] as const),
  ...(['reorg', 'test', 'poison'] as const),
]

test.each(scenarios)('credits what is confirmed once, whatever comes when: %s', async (scenario) => {
  const credited: EvmDelivery[] = []
  const keys = new Set<string>()
  const query: Query = async (_, [key = '']) => ({ rowCount: keys.size < keys.add(key).size ? 1 : 0 })
  const database = { transaction: async (work: (transaction: { readonly query: Query }) => unknown) => work({ query }) }
  const credit = async (_: unknown, delivery: EvmDelivery): Promise<unknown> => credited.push(delivery)
  const confirmed = new Set<string>()
  // twice over, by two handlers: each has a memory of its own
  for (const handle of [1, 2].map(() => handlerOf({ createWebhookHandler, secret, database, credit }))) {
    for await (const { body, headers } of simulateDeliveries({ network: 'evm', secret, scenario, seed: 1 })) {
      await handle(new Request('http://localhost/', { method: 'POST', body, headers }))
      const wire = JSON.parse(body)
      if (wire.confirmed && wire.streamId) confirmed.add(wire.block.hash)
    }
  }
  expect(credited.every((delivery) => delivery.confirmed)).toBe(true)
  expect(credited.map(({ block }) => block.hash).sort()).toEqual([...confirmed].sort())
})

function handlerOf(names: Readonly<Record<string, unknown>>): (request: Request) => Promise<Response> {
  const [sample = ''] =
    /^createWebhookHandler\({[^`]*?insert into deliveries.*?^}\)/ms.exec(
      readFileSync('docs/guide/webhooks.md', 'utf8'),
    ) ?? []
  const { code } = transformSync(`handle = ${sample}`, { loader: 'ts' })
  return new Function('handle', ...Object.keys(names), `${code}; return handle`)(undefined, ...Object.values(names))
}
