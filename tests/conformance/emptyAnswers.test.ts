import { describe, expect, test } from 'vitest'
import { allEntries, callByName } from '../support/catalogue.js'
import { inputOf } from '../support/exampleInputs.js'
import { runServer } from '../unit/client/harness.js'

const harness = runServer()
const entries = await allEntries()
const writes = entries.filter(({ operation }) => 'x-empty' in operation)

test('the writes that may succeed without an answer are those that change or delete what there is', () => {
  expect(writes.map(({ id }) => id).sort()).toEqual([
    'addAptosStreamAddress',
    'addBitcoinStreamAddress',
    'addBitcoinStreamXpub',
    'addEvmStreamAddress',
    'addSolanaStreamAddress',
    'deleteAptosStream',
    'deleteAptosStreamAddress',
    'deleteBitcoinStream',
    'deleteBitcoinStreamAddress',
    'deleteBitcoinStreamXpub',
    'deleteEvmStream',
    'deleteEvmStreamAddress',
    'deleteSolanaStream',
    'deleteSolanaStreamAddress',
    'replaceEvmStreamAddress',
    'replayHistory',
    'reviewContracts',
    'sendBitcoinStreamBlock',
    'sendEvmStreamBlock',
    'sendSolanaStreamBlock',
    'setSettings',
    'syncNFTContract',
    'updateAptosStream',
    'updateAptosStreamStatus',
    'updateBitcoinStream',
    'updateBitcoinStreamStatus',
    'updateEvmStream',
    'updateEvmStreamStatus',
    'updateSolanaStream',
    'updateSolanaStreamStatus',
  ])
})

describe.each(['tolerant', 'strict'] as const)('%s', (decode) => {
  test.each(writes)('$id of $api without an answer is null, sent once', async (entry) => {
    harness.server.answer({ status: 200, body: '' })
    const call = callByName(harness.client({ decode, retries: 2 }), entry, inputOf(entry))
    const { data, issues } = await call.withResponse()
    expect([data, issues, harness.server.arrivals.length]).toEqual([null, [], 1])
  })

  const nullable = entries.filter(({ constant }) => constant.nullable)

  test.each(nullable)('$id of $api shows an empty 404, as a wrong baseUrl gives it', async (entry) => {
    harness.server.answer({ status: 404, body: '' })
    const told: string[] = []
    const client = harness.client({ decode, hooks: { onIssue: ({ message }) => told.push(message) } })
    const outcome = await callByName(client, entry, inputOf(entry)).catch(({ name }: Error) => name)
    expect(outcome).toBe(decode === 'strict' ? 'DecodeError' : null)
    const isGone = entry.constant.lifecycle?.status === 'removed'
    const message = isGone ? /^The provider removed it/ : /^Expected response, but API has returned empty response$/
    expect(told).toEqual(decode === 'strict' ? [] : [expect.stringMatching(message)]) // there the error tells it
  })
})
