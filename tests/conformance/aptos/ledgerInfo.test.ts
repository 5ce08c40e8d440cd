import { describe, expect, test } from 'vitest'
import { getLedgerInfo } from '../../../src/aptos-node.js'
import { createClient } from '../../../src/index.js'
import { createRawClient } from '../../../src/raw.js'
import { runMockServer } from '../../support/mockServer.js'
import { runServer } from '../../unit/client/harness.js'

const harness = runServer()
const mock = runMockServer()

/** As the node of mainnet answers `GET /v1`. */
const wire = {
  chain_id: 1,
  epoch: '13480',
  ledger_version: '3665938242',
  oldest_ledger_version: '0',
  ledger_timestamp: '1762134245180291',
  node_role: 'full_node',
  oldest_block_height: '0',
  block_height: '477445097',
}
const head = {
  chainId: 1,
  epoch: 13480n,
  ledgerVersion: 3665938242n,
  oldestLedgerVersion: 0n,
  ledgerTimestamp: new Date('2025-11-03T01:44:05.180Z'),
  nodeRole: 'full_node',
  oldestBlockHeight: 0n,
  blockHeight: 477445097n,
}

describe('on a plain node', () => {
  test('the head of the ledger is read at the root', async () => {
    harness.server.answer({ body: wire })
    const client = createClient({
      aptosNode: 'fullnode',
      baseUrl: { aptosNode: `${harness.server.url}/v1` },
      decode: 'strict',
    })
    expect(await client.aptosNode.getLedgerInfo()).toStrictEqual(head)
    expect(harness.server.arrivals.map(({ method, url }) => [method, url])).toEqual([['GET', '/v1/']])
  })

  test('a network picks the node', async () => {
    harness.server.answer({ body: wire })
    const hosts = { mainnet: 'http://127.0.0.1:9/v1', testnet: `${harness.server.url}/v1` }
    const client = createClient({ aptosNode: 'fullnode', baseUrl: { aptosNode: hosts } })
    await client.aptosNode.getLedgerInfo({ network: 'testnet' })
    expect(harness.server.arrivals[0]?.url).toBe('/v1/')
  })

  test('the raw client reads it too', async () => {
    harness.server.answer({ body: wire })
    const raw = createRawClient('aptosNode', {
      aptosNode: 'fullnode',
      baseUrl: { aptosNode: `${harness.server.url}/v1` },
    })
    expect((await raw.GET('/')).data).toEqual(wire)
    expect(harness.server.arrivals[0]?.url).toBe('/v1/')
  })
})

describe('through the gateway, which does not have it, a call is a ConfigurationError and sends nothing:', () => {
  const refusal = {
    name: 'ConfigurationError',
    code: 'INVALID_CONFIGURATION',
    operation: 'getLedgerInfo',
    message: expect.stringMatching(/^getLedgerInfo is served only by a plain node, not by the gateway\n/),
    hints: [expect.stringContaining("aptosNode: 'fullnode'")],
  }
  const calls: readonly (readonly [name: string, call: () => Promise<unknown>])[] = [
    ['of a client', () => harness.client().aptosNode.getLedgerInfo()],
    ['by its constant', () => harness.client().call(getLedgerInfo, {})],
    ['of a raw client', () => createRawClient('aptosNode', { apiKey: 'k', baseUrl: harness.server.url }).GET('/')],
    ['in prepare', async () => harness.client().prepare(getLedgerInfo, {})],
  ]

  test.each(calls)('%s', async (_name, call) => {
    harness.server.answer({ body: wire })
    await expect(call()).rejects.toMatchObject(refusal)
    expect(harness.server.arrivals).toEqual([])
  })
})

test.each(['', '/'])(
  'the mock server answers under the path of a plain node, without a key: /aptos-node%s',
  async (end) => {
    const answer = await fetch(`${mock.url}/aptos-node${end}`)
    expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ node_role: 'full_node' })])
  },
)
