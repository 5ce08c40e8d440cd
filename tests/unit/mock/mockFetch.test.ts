import { describe, expect, test } from 'vitest'
import { createClient } from '../../../src/index.js'
import { createMockFetch } from '../../../src/mock.js'
import { allEntries, callByName, type Entry, pagesOf, rowsOf } from '../../support/catalogue.js'
import { inputOf } from '../../support/exampleInputs.js'
import { mockedClient } from '../../support/mockedClient.js'

const entries = await allEntries()

/** The inputs that a call needs, as the document's examples have them, or as its first answer is the answer to. */
function neededInput(entry: Entry): Record<string, unknown> {
  const required = entry.constant.inputs.filter((input) => input.required).map(({ name }) => name)
  const names = [...required, ...(entry.operation['x-needs-one'] ?? [])]
  return Object.fromEntries(
    Object.entries({ ...inputOf(entry), ...entry.examples[0]?.input }).filter(([name]) => names.includes(name)),
  )
}

describe('every operation', () => {
  test.each(entries)(
    '$api $id answers its first example, at the provider’s own host or that of a plain node',
    async (entry) => {
      const own = entry.constant.fullnodeOnly
        ? { aptosNode: 'fullnode' as const, baseUrl: { aptosNode: 'https://example.com/aptos-node' } }
        : {}
      const { client, issues } = mockedClient({}, own)
      const { raw, response } = await callByName(client, entry, neededInput(entry)).withResponse()
      expect([response.status < 300, issues]).toEqual([true, []])
      if (entry.api !== 'streams') expect(raw).toEqual(entry.examples[0]?.value) // streams are remembered
    },
  )

  test.each(entries.filter(({ api, operation }) => api !== 'streams' && operation['x-page']))(
    '$api $id gives the rows of its example pages, and ends',
    async (entry) => {
      const { client } = mockedClient()
      let rows = 0
      for await (const _row of callByName(client, entry, neededInput(entry))) rows += 1
      expect(rows).toBe(pagesOf(entry).flatMap(({ value }) => rowsOf(entry, value)).length)
    },
  )
})

describe('a plain Aptos node', () => {
  test.each([
    'https://fullnode.mainnet.aptoslabs.com/v1',
    'https://api.testnet.aptoslabs.com/v1',
    'https://aptos-mainnet.nodes.example/some-key/v1',
  ])('answers at %s, without a key', async (node) => {
    const client = createClient({
      aptosNode: 'fullnode',
      baseUrl: { aptosNode: node },
      fetch: createMockFetch(),
      retries: 0,
    })
    expect((await client.aptosNode.getLedgerInfo()).blockHeight).toBeGreaterThan(0n)
    expect((await client.aptosNode.getTransactions({ limit: 1 })).result).toHaveLength(1)
  })
})

test.each([
  [null, 'Options must be an object'],
  [{ apis: 'evm' }, 'Invalid option: apis'],
  [{ delay: -1 }, 'Invalid option: delay = -1'],
  [{ delay: '5' }, 'Invalid option: delay'],
  [{ faults: 429 }, 'Invalid option: faults = 429'],
  [{ fault: '429' }, 'Unknown option: fault\n  → Did you mean faults?'],
])('a mock is not made with %j', (options, message) => {
  expect(() => Reflect.apply(createMockFetch, undefined, [options])).toThrow(message)
})

test.each([
  'http://x.test/evm/web3/version',
  new URL('http://x.test/evm/web3/version'),
  new Request('http://x.test/evm/web3/version'),
])('a mock that is made where it should answer (%o) says that it is to be called first', (request) => {
  expect(() => Reflect.apply(createMockFetch, undefined, [request])).toThrow(
    /got a request\n.*fetch: createMockFetch\(\)/,
  )
})
