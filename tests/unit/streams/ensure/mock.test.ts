import { expect, test } from 'vitest'
import { createClient } from '../../../../src/index.js'
import { createMockFetch } from '../../../../src/mock.js'
import type { EnsureStreamOptions } from '../../../../src/streams.js'
import { ensureAtOnce } from '../../../support/streamService.js'

const webhookUrl = 'https://example.com/webhook'
const cases: readonly EnsureStreamOptions[] = [
  {
    family: 'evm',
    tag: 'new',
    webhookUrl,
    chainIds: ['eth'],
    includeNativeTxs: true,
    addresses: [`0x${'Ab'.repeat(20)}`],
  },
  { family: 'solana', tag: 'new', webhookUrl, addresses: ['So11111111111111111111111111111111111111112'] },
  { family: 'bitcoin', tag: 'new', webhookUrl, addresses: ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'] },
]

test.each(cases)('the mock keeps a stream of $family as it is described', async (options) => {
  const client = createClient({ apiKey: 'test', fetch: createMockFetch() })
  const { id, plan } = await ensureAtOnce(client, options)
  expect(plan).toMatchObject({ create: true, add: 1 })
  const again = await ensureAtOnce(client, { ...options, remove: { max: 1 } })
  expect(again).toMatchObject({ id, plan: { create: false, update: [], add: 0, remove: 0 } })
})
