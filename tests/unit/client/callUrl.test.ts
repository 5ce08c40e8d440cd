import { inspect } from 'node:util'
import { describe, expect, test } from 'vitest'
import * as aptos from '../../../src/aptos.js'
import * as node from '../../../src/aptos-node.js'
import { baseOf } from '../../../src/client/callUrl.js'
import * as evm from '../../../src/evm.js'
import { createClient } from '../../../src/index.js'
import * as streams from '../../../src/streams.js'
import { address } from './harness.js'

type Options = Parameters<typeof createClient>[0]

const noHost = { name: 'ConfigurationError', code: 'INVALID_CONFIGURATION' }

/** Where calls of the four APIs would go. */
function hostsOf(options: Options): string[] {
  const client = createClient({ apiKey: null, ...options })
  return [
    client.prepare(evm.web3ApiVersion, {}).url,
    client.prepare(aptos.getLatestCoins, { limit: 1 }).url,
    client.prepare(node.estimateGasPrice, {}).url,
    client.prepare(streams.getStats, {}).url,
  ].map((url) => url.split('?')[0] ?? '')
}

describe('baseUrl', () => {
  test('by default calls go to the hosts of the documents', () => {
    expect(hostsOf({})).toEqual([
      'https://deep-index.moralis.io/api/v2.2/web3/version',
      'https://aptos-mainnet.aws-prod-api-1.moralis.io/coins/latest',
      'https://aptos-mainnet.aws-prod-api-1.moralis.io/transactions/estimate_gas_price',
      'https://api.moralis-streams.com/stats',
    ])
  })

  test.each(['http://localhost:4010', 'http://localhost:4010/', 'http://localhost:4010///'])(
    'text %s is a server with every API under it',
    (baseUrl) => {
      expect(hostsOf({ baseUrl })).toEqual([
        'http://localhost:4010/evm/web3/version',
        'http://localhost:4010/aptos/coins/latest',
        'http://localhost:4010/aptos-node/transactions/estimate_gas_price',
        'http://localhost:4010/streams/stats',
      ])
    },
  )

  test('a path of the server stays', () => {
    expect(hostsOf({ baseUrl: 'https://my.host/chain/data' })[0]).toBe('https://my.host/chain/data/evm/web3/version')
  })

  test('an object names some APIs; the others keep their hosts', () => {
    const [first, second, third] = hostsOf({ baseUrl: { evm: 'https://my.evm/v9/' } })
    expect(first).toBe('https://my.evm/v9/web3/version')
    expect(second).toContain('moralis.io')
    expect(third).toContain('moralis.io')
  })

  test('aptos and node may have a host for each network', async () => {
    const client = createClient({
      apiKey: null,
      baseUrl: { aptosNode: { devnet: 'https://dev.node', mainnet: 'https://main.node' } },
    })
    const urlOn = (network?: 'devnet' | 'mainnet' | 'testnet'): string =>
      client.prepare(node.estimateGasPrice, { ...(network && { network }) }).url
    expect(urlOn()).toMatch(/^https:\/\/main\.node\//)
    expect(urlOn('devnet')).toMatch(/^https:\/\/dev\.node\//)
    expect(urlOn('testnet')).toMatch(/^https:\/\/aptos-testnet\./)
  })

  test('hosts by network for an API that has one host are refused, rather than passed over', () => {
    const host = { mainnet: 'https://my.evm' } as unknown as string // what a type would not let pass
    expect(() => createClient({ apiKey: 'k', baseUrl: { evm: host } })).toThrow('Invalid option: baseUrl.evm')
  })

  test('a host of an API that does not exist is refused: the calls would go to the provider, with the key', () => {
    const baseUrl = { evn: 'http://127.0.0.1:4010' } as object // what a type would not let pass
    expect(() => createClient({ apiKey: 'k', baseUrl })).toThrow(
      /^Unknown option: baseUrl\.evn\n {2}→ One of: .*\bevm, .*streams/,
    )
  })

  test('an API with one host for all is called there, whichever network the call names', () => {
    const called = (server: string): string =>
      baseOf({ baseUrl: undefined, direct: undefined }, { api: 'evm', servers: { '': 'https://one.test' } }, server)
    expect([called(''), called('testnet')]).toEqual(['https://one.test', 'https://one.test'])
  })

  test.each([
    '',
    'localhost:4010',
    '//localhost',
    'ftp://localhost',
    'xhttp://localhost',
    'http://local\\host',
    'file:///etc/passwd',
    'javascript:alert(1)',
  ])('text %j is no server: a clear error before anything is sent', async (baseUrl) => {
    const call = async (): Promise<unknown> => createClient({ apiKey: 'k', baseUrl }).evm.getNativeBalance({ address })
    await expect(call()).rejects.toMatchObject(noHost)
  })

  test.each(['localhost:4010', '/chain', 'ftp://localhost'])(
    'text %j is told from no host at all, with what text takes',
    async (baseUrl) => {
      const call = createClient({ apiKey: 'k', baseUrl }).evm.getNativeBalance({ address })
      await expect(call).rejects.toThrow("Invalid baseUrl\n  → Pass baseUrl: 'https://…'")
    },
  )

  test('text that begins with / is of the page, and stays as it is in what is prepared and in keys', async () => {
    expect(hostsOf({ baseUrl: '/chain/' })[0]).toBe('/chain/evm/web3/version')
    const asked: unknown[] = []
    const own: typeof fetch = async (url) => {
      asked.push(url)
      return Response.json({ balance: '7' })
    }
    await createClient({ apiKey: null, baseUrl: '/chain', fetch: own }).evm.getNativeBalance({ address })
    expect(asked).toEqual([`/chain/evm/${address}/balance?chain=0x1`])
  })

  test('a server is a server in any case', () => {
    expect(hostsOf({ baseUrl: 'HTTP://LOCALHOST:4010' })[0]).toBe('HTTP://LOCALHOST:4010/evm/web3/version')
  })

  test.each(['https://me:hunter22@host', 'me:hunter22@host', 'https://host/?token=hunter22', 'https://host/#hunter22'])(
    'a password or a query in %s is refused, and not shown',
    async (baseUrl) => {
      const error: unknown = await createClient({ apiKey: 'k', baseUrl })
        .evm.getNativeBalance({ address })
        .catch((reason: unknown) => reason)
      expect(error).toMatchObject({ ...noHost, operation: 'getNativeBalance' })
      expect(inspect(error)).not.toContain('hunter22')
      expect(inspect(error)).toContain('without user, query or fragment')
    },
  )

  test('a network without a host is an error that says how to name one', async () => {
    const client = createClient({ apiKey: 'some-key' })
    const error = await client.aptos.getLatestCoins({ limit: 1, network: 'devnet' }).catch((reason: unknown) => reason)
    expect(error).toMatchObject(noHost)
    expect(String(error)).toMatch(/devnet/)
    expect(String(error)).toMatch(/baseUrl: \{ aptos: \{ devnet: 'https:/)
  })
})

describe('networks', () => {
  test.each([
    [undefined, 'mainnet'],
    ['mainnet', 'mainnet'],
    [1, 'mainnet'],
    ['1', 'mainnet'],
    ['testnet', 'testnet'],
    [2, 'testnet'],
    ['2', 'testnet'],
  ] as const)('network %j is asked at the host of %s', (network, host) => {
    const { url } = createClient({ apiKey: null }).prepare(aptos.getLatestCoins, {
      limit: 1,
      ...(network && { network }),
    })
    expect(url).toContain(`//aptos-${host}.`)
    expect(url).toContain(`network=${host}`)
  })

  test('the default network is an option of the client', () => {
    const { url } = createClient({ apiKey: null, defaultNetwork: 2 }).prepare(node.estimateGasPrice, {})
    expect(url).toContain('//aptos-testnet.')
  })

  test('another network is an InputError', async () => {
    const call = createClient({ apiKey: 'k' }).aptos.getLatestCoins({ limit: 1, network: 'moonnet' as 'mainnet' })
    await expect(call).rejects.toMatchObject({
      name: 'InputError',
      message: expect.stringMatching(/^Aptos network is not supported: moonnet/),
    })
  })
})

describe('a plain full node', () => {
  const client = createClient({ baseUrl: { aptosNode: 'https://full.node/v1' }, aptosNode: 'fullnode' })

  test.each([
    [client.prepare(node.getBlockByHeight, { blockHeight: 5n }), '/blocks/by_height/5'],
    [client.prepare(node.estimateGasPrice, {}), '/estimate_gas_price'],
    [
      client.prepare(node.getAccountModule, { address: '0x1', moduleName: 'coin' }),
      `/accounts/0x${'1'.padStart(64, '0')}/module/coin`,
    ],
  ])('%#: the path is the one of the node', ({ url }, path) => {
    expect(url).toBe(`https://full.node/v1${path}`)
  })

  test('nothing that only a gateway reads is sent', () => {
    expect(client.prepare(node.getTransactions, { network: 'testnet', limit: 5 }).url).toBe(
      'https://full.node/v1/transactions?limit=5',
    )
  })
})

describe('prepare', () => {
  const client = createClient({ apiKey: null, baseUrl: 'http://h' })

  test('encodes without sending', () => {
    expect(
      client.prepare(evm.getWalletNFTs, {
        address,
        chain: 'eth',
        tokenAddresses: [address.toUpperCase().replace('0X', '0x')],
      }),
    ).toEqual({
      method: 'GET',
      url: `http://h/evm/${address}/nft?chain=0x1&token_addresses[]=${address}`,
    })
  })

  test('gives the body as it would travel', () => {
    const input = { tokens: [{ tokenAddress: address, tokenId: 7n }], normalizeMetadata: true }
    const { body, method } = client.prepare(evm.getMultipleNFTs, input)
    expect(method).toBe('POST')
    expect(JSON.parse(body ?? '')).toEqual({
      tokens: [{ token_address: address, token_id: '7' }],
      normalizeMetadata: true,
    })
  })

  test('throws for inputs that cannot be sent', () => {
    // @ts-expect-error the address is missing
    expect(() => client.prepare(evm.getWalletNFTs, {})).toThrow('Param address is required')
  })
})
