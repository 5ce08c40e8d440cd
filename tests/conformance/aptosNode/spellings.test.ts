import { describe, expect, test } from 'vitest'
import { type Client, type ClientOptions, createClient } from '../../../src/index.js'
import { runServer } from '../../unit/client/harness.js'

const harness = runServer()

const one = `0x${'1'.padStart(64, '0')}`
const hash = `0x${'a1'.repeat(32)}`
const struct = '0x1::coin::CoinStore<0x1::aptos_coin::AptosCoin>'
const inPath = '0x1%3A%3Acoin%3A%3ACoinStore%3C0x1%3A%3Aaptos_coin%3A%3AAptosCoin%3E'

const request = {
  sender: '0x1',
  sequenceNumber: 1n,
  maxGasAmount: 1n,
  gasUnitPrice: 1n,
  expirationTimestampSecs: 1_762_134_300,
  payload: { type: 'entry_function_payload', function: '0x1::a::b', typeArguments: [], arguments: [] },
  signature: { type: 'no_account_signature' },
} as const
const { signature: _, ...unsigned } = request

type Ask = (node: Client['aptosNode']) => PromiseLike<unknown>
type Row = readonly [operation: string, ask: Ask, gateway: string, fullnode?: string]

/** Every operation of the node: its path on the gateway, and on a plain node where that is another one. */
const operations: readonly Row[] = [
  ['getAccountModules', (node) => node.getAccountModules({ address: '1' }), `/accounts/${one}/modules`],
  [
    'getAccountResource',
    (node) => node.getAccountResource({ address: '0x1', resourceType: struct }),
    `/accounts/${one}/resource/${inPath}`,
  ],
  [
    'getAccountModule',
    (node) => node.getAccountModule({ address: '0X1', moduleName: 'coin' }),
    `/accounts/${one}/resource/coin`,
    `/accounts/${one}/module/coin`,
  ],
  [
    'getEventsByCreationNumber',
    (node) => node.getEventsByCreationNumber({ address: one, creationNumber: 2n }),
    `/accounts/${one}/events/2`,
  ],
  [
    'getEventsByEventHandle',
    (node) => node.getEventsByEventHandle({ address: '0x1', eventHandle: struct, fieldName: 'deposit_events' }),
    `/accounts/${one}/events/${inPath}/deposit_events`,
  ],
  [
    'getAccountTransactions',
    (node) => node.getAccountTransactions({ address: '0x1' }),
    `/accounts/${one}/transactions`,
  ],
  ['getTransactions', (node) => node.getTransactions({}), '/transactions'],
  ['submitTransaction', (node) => node.submitTransaction(request), '/transactions'],
  ['getTransactionByHash', (node) => node.getTransactionByHash({ txnHash: hash }), `/transactions/by_hash/${hash}`],
  ['getTransactionByVersion', (node) => node.getTransactionByVersion({ txnVersion: 9n }), '/transactions/by_version/9'],
  [
    'submitBatchTransactions',
    (node) => node.submitBatchTransactions({ transactions: [request] }),
    '/transactions/batch',
  ],
  ['simulateTransaction', (node) => node.simulateTransaction(request), '/transactions/simulate'],
  ['encodeSubmission', (node) => node.encodeSubmission(unsigned), '/transactions/encode_submission'],
  ['estimateGasPrice', (node) => node.estimateGasPrice({}), '/transactions/estimate_gas_price', '/estimate_gas_price'],
  ['getBlockByHeight', (node) => node.getBlockByHeight({ blockHeight: 7n }), '/blocks/7', '/blocks/by_height/7'],
  ['getBlockByVersion', (node) => node.getBlockByVersion({ version: '0x9' }), '/blocks/by_version/9'],
]

const rows = operations.map(([id, ask, gateway, fullnode = gateway]) => [id, ask, gateway, fullnode] as const)

test.each(rows)('the gateway knows %s under its path, with key and network', async (_id, ask, gateway) => {
  harness.server.answer({ status: 418, body: {} })
  await expect(ask(harness.client().aptosNode)).rejects.toMatchObject({ status: 418 })
  expect(harness.server.arrivals[0]).toMatchObject({
    url: `/aptos-node${gateway}?network=mainnet`,
    headers: { 'x-api-key': expect.any(String), 'x-moralis-platform': 'ledgerline' },
  })
})

test.each(rows)(
  'a plain node knows %s under its path, without network, key or provider headers',
  async (_id, ask, _gateway, fullnode) => {
    harness.server.answer({ status: 418, body: {} })
    const { aptosNode: node } = createClient({
      aptosNode: 'fullnode',
      baseUrl: { aptosNode: `${harness.server.url}/v1/` },
      retries: 0,
    })
    await expect(ask(node)).rejects.toMatchObject({ status: 418 })
    const [arrival] = harness.server.arrivals
    expect(arrival?.url).toBe(`/v1${fullnode}`)
    const own = Object.keys(arrival?.headers ?? {}).filter((name) => /moralis|api-key|authorization/.test(name))
    expect(own).toEqual([])
  },
)

test('with a plain node the other APIs still get key and headers, and ask for a key', async () => {
  harness.server.answer({ body: { sequence_number: '1', authentication_key: hash } })
  const client = harness.client({ aptosNode: 'fullnode' })
  await client.aptos.getAccount({ address: '0x1' })
  expect(harness.server.arrivals[0]?.headers).toMatchObject({ 'x-api-key': expect.any(String) })
  const keyless = createClient({ aptosNode: 'fullnode', baseUrl: harness.server.url })
  await expect(keyless.aptos.getAccount({ address: '0x1' })).rejects.toMatchObject({ code: 'API_KEY_NOT_SET' })
})

describe('hosts', () => {
  /** Where a call of the node would go. */
  async function hostOf(
    options: Partial<ClientOptions>,
    network?: 'testnet' | 'devnet' | 1 | 2 | '1' | '2',
  ): Promise<string> {
    const asked: string[] = []
    const fetch = async (url: unknown): Promise<Response> => {
      asked.push(String(url))
      return Response.json({ gas_estimate: 100 })
    }
    const { aptosNode: node } = createClient({ apiKey: 'k', fetch, ...options })
    await node.estimateGasPrice(network === undefined ? {} : { network })
    return asked.join()
  }

  test.each([
    [undefined, 'https://aptos-mainnet.aws-prod-api-1.moralis.io', 'mainnet'],
    [1, 'https://aptos-mainnet.aws-prod-api-1.moralis.io', 'mainnet'],
    ['1', 'https://aptos-mainnet.aws-prod-api-1.moralis.io', 'mainnet'],
    ['testnet', 'https://aptos-testnet.aws-prod-api-1.moralis.io', 'testnet'],
    [2, 'https://aptos-testnet.aws-prod-api-1.moralis.io', 'testnet'],
    ['2', 'https://aptos-testnet.aws-prod-api-1.moralis.io', 'testnet'],
  ] as const)('network %s is asked at %s', async (network, host, name) => {
    expect(await hostOf({}, network)).toBe(`${host}/transactions/estimate_gas_price?network=${name}`)
  })

  test('the network of a call that names none is an option', async () => {
    expect(await hostOf({ defaultNetwork: 2 })).toMatch(/aptos-testnet.*network=testnet$/)
    expect(await hostOf({ defaultNetwork: 'testnet' }, 1)).toMatch(/aptos-mainnet.*network=mainnet$/)
  })

  test('each network may have a host of its own, the others keep theirs', async () => {
    const baseUrl = { aptosNode: { devnet: 'https://dev.example/v1', testnet: 'https://test.example' } }
    expect(await hostOf({ baseUrl }, 'devnet')).toMatch(/^https:\/\/dev\.example\/v1\/.*network=devnet$/)
    expect(await hostOf({ baseUrl }, 2)).toMatch(/^https:\/\/test\.example\//)
    expect(await hostOf({ baseUrl })).toMatch(/^https:\/\/aptos-mainnet/)
  })

  test('on a plain node the network picks the host as well', async () => {
    const baseUrl = { aptosNode: { mainnet: 'https://main.example/v1', devnet: 'https://dev.example/v1' } }
    const plain = { aptosNode: 'fullnode', baseUrl } as const
    expect(await hostOf(plain)).toBe('https://main.example/v1/estimate_gas_price')
    expect(await hostOf(plain, 'devnet')).toBe('https://dev.example/v1/estimate_gas_price')
    expect(await hostOf({ ...plain, defaultNetwork: 'devnet' })).toBe('https://dev.example/v1/estimate_gas_price')
  })

  test.each<readonly [what: string, options: Partial<ClientOptions>, network: 'testnet' | 'devnet']>([
    ['devnet, which the gateway does not serve', {}, 'devnet'],
    [
      'devnet, where only other networks are configured',
      { baseUrl: { aptosNode: { testnet: 'https://a.example' } } },
      'devnet',
    ],
    ['a plain node that nobody named', { aptosNode: 'fullnode' }, 'testnet'],
    [
      'a plain node of another network',
      { aptosNode: 'fullnode', baseUrl: { aptosNode: { mainnet: 'https://a.example' } } },
      'testnet',
    ],
  ])('%s is an error that says how to name a host', async (_what, options, network) => {
    await expect(hostOf(options, network)).rejects.toMatchObject({
      name: 'ConfigurationError',
      code: 'INVALID_CONFIGURATION',
      message: expect.stringContaining(`No host is known for ${network} aptosNode`),
      hints: [`Pass baseUrl: { aptosNode: { ${network}: 'https://…' } }`],
    })
  })

  test('the data API picks its host the same way', async () => {
    const { aptos } = createClient({ apiKey: 'k' })
    await expect(aptos.getAccount({ address: '0x1', network: 'devnet' })).rejects.toThrow(
      'No host is known for devnet aptos',
    )
  })

  test('an unknown network is an InputError', async () => {
    await expect(hostOf({}, 'moonnet' as 'devnet')).rejects.toMatchObject({
      name: 'InputError',
      message: expect.stringContaining('Aptos network is not supported: moonnet'),
    })
    await expect(hostOf({ defaultNetwork: 3 as 2 })).rejects.toThrow('Aptos network is not supported: 3')
  })
})
