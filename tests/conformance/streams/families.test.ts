import { beforeEach, describe, expect, it } from 'vitest'
import { type Client, InputError, ServerError } from '../../../src/index.js'
import { runServer } from '../../unit/client/harness.js'

const harness = runServer()
const streams = (options: object = {}): Client['streams'] => harness.client(options).streams
const id = '5e0c3c7a-94f1-4b8d-a2c6-7f1d0b93e842'
const fields = { webhookUrl: 'https://hooks.example.org/a', description: 'A', tag: 'a', network: ['mainnet'] }
const wallet = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
const segwit = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const xpub =
  'xpub661MyMwAqRbcFtXgS5sYJABqqG9YLmC4Q1Rdap9gSE8NqtwybGhePY2gZ29ESFjqJoCu1Rupje8YtGqsefD265TMg7usUDFdp6W1EGMcet8'

/** Calls an operation as plain JavaScript may, with inputs that the types forbid. */
const call = (operation: keyof Client['streams'], input: object): PromiseLike<unknown> =>
  Reflect.apply(streams()[operation], undefined, [input])

const failureOf = (running: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(running).then(
    () => expect.unreachable('the call succeeded'),
    (error: unknown) => error,
  )

beforeEach(() => {
  harness.server.answer({})
})

describe('refused before anything is sent', () => {
  it.each<[string, keyof Client['streams'], object, string]>([
    ['events of EVM chains, for Solana', 'createSolanaStream', { ...fields, topic0: ['A()'] }, 'Unknown input topic0'],
    ['an ABI, for Solana', 'updateSolanaStream', { id, abi: [] }, 'Unknown input abi'],
    ['triggers, for Bitcoin', 'createBitcoinStream', { ...fields, triggers: [] }, 'Unknown input triggers'],
    ['chain ids, for Bitcoin', 'createBitcoinStream', { ...fields, chainIds: ['0x1'] }, 'Unknown input chainIds'],
    ['mints, for Bitcoin', 'updateBitcoinStream', { id, mintAddresses: [] }, 'Unknown input mintAddresses'],
    ['networks, for EVM chains', 'updateEvmStream', { id, network: ['mainnet'] }, 'Unknown input network'],
    ['no tag, for Solana', 'createSolanaStream', { ...fields, tag: undefined }, 'Param tag is required'],
    ['no network, for Bitcoin', 'createBitcoinStream', { ...fields, network: undefined }, 'Param network is required'],
    ['a network that Solana streams lack', 'createSolanaStream', { ...fields, network: ['testnet'] }, 'testnet'],
    ['more rows than a page has', 'getSolanaStreams', { limit: 101 }, 'limit'],
  ])('%s', async (_, operation, input, message) => {
    const error = await failureOf(call(operation, input))
    expect(error).toBeInstanceOf(InputError)
    expect(error).toMatchObject({ operation, message: expect.stringContaining(message) })
    expect(harness.server.arrivals).toEqual([])
  })

  it.each<[string, keyof Client['streams'], object]>([
    ['a checksum of Bitcoin that is wrong', 'addBitcoinStreamAddress', { id, address: `${segwit.slice(0, -1)}5` }],
    ['one wrong address of a list', 'deleteBitcoinStreamAddress', { id, address: [segwit, wallet] }],
    ['an address of a test network', 'addBitcoinStreamAddress', { id, address: 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn' }],
    ['a Solana address in lower case', 'addSolanaStreamAddress', { id, address: wallet.toLowerCase() }],
    [
      'one in lower case that is 32 bytes',
      'deleteSolanaStreamAddress',
      { id, address: ['9wzdxwbbmkg8ztbnmquxvqrayrzzdsgydivi9zytawwm'] },
    ],
    ['a program in lower case', 'createSolanaStream', { ...fields, programIds: [wallet.toLowerCase()] }],
    ['an EVM address among mints', 'updateSolanaStream', { id, mintAddresses: [`0x${'a'.repeat(40)}`] }],
    [
      'an address of another family in a preview',
      'getBitcoinStreamBlock',
      { chainId: 'mainnet', blockNumber: 1, addresses: [wallet] },
    ],
  ])('%s', async (_, operation, input) => {
    const error = await failureOf(call(operation, input))
    expect(error).toBeInstanceOf(InputError)
    expect(error).toMatchObject({ operation, message: expect.stringMatching(/^Invalid address provided/) })
    expect(harness.server.arrivals).toEqual([])
  })

  it('a Solana address without a capital letter, whose error says why', async () => {
    const error = await failureOf(call('addSolanaStreamAddress', { id, address: wallet.toLowerCase() }))
    expect(error).toMatchObject({ hints: expect.arrayContaining([expect.stringContaining('one case')]) })
  })

  it('a text that is no extended public key, without showing it', async () => {
    const wrong = `${xpub.slice(0, -1)}9`
    const error = await failureOf(streams().addBitcoinStreamXpub({ id, xpub: wrong }))
    expect(error).toBeInstanceOf(InputError)
    expect(JSON.stringify(error)).not.toContain(wrong.slice(0, 40))
    expect(harness.server.arrivals).toEqual([])
  })
})

describe('sent as it was given', () => {
  const bodyOf = async (running: PromiseLike<unknown>): Promise<unknown> => {
    await running
    return JSON.parse(harness.server.arrivals.at(-1)?.body ?? 'null')
  }
  const changed = (address: unknown) => harness.server.answer({ body: JSON.stringify({ streamId: id, address }) })

  it.each([[wallet], [[wallet, '11111111111111111111111111111111', '1nc1nerator11111111111111111111111111111111']]])(
    'Solana: %j',
    async (address) => {
      changed(address)
      expect(await bodyOf(streams().addSolanaStreamAddress({ id, address }))).toEqual({ address })
    },
  )

  it.each([
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    [['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', segwit]],
  ])('Bitcoin: %j', async (address) => {
    changed(address)
    const call = streams().addBitcoinStreamAddress({ id, address })
    expect(await bodyOf(call)).toEqual({ address })
    expect(await call).toEqual({ streamId: id, address: [address].flat() })
  })
})

describe('answers', () => {
  it('the list of streams ends where the service gives no cursor, as its document has none', async () => {
    const stream = { id, webhookUrl: fields.webhookUrl, network: ['mainnet'], status: 'active' }
    harness.server.answer({ body: JSON.stringify({ total: 150, result: [stream] }) })
    const rows: string[] = []
    const list = streams().getSolanaStreams({})
    for await (const row of list) rows.push(row.id)
    expect([(await list).total, rows]).toEqual([150, [id]])
    expect(harness.server.arrivals.map(({ url }) => url)).toEqual([expect.stringContaining('limit=100')])
  })

  it.each(['null', '0', ''])('a block that is sent again is null, whatever the body is: %j', async (body) => {
    harness.server.answer({ body })
    const sent = streams({ decode: 'strict' }).sendEvmStreamBlock({ chainId: 'base', blockNumber: 1, streamId: id })
    expect(await sent).toBeNull()
    expect(harness.server.arrivals.map(({ url }) => url)).toEqual([
      expect.stringContaining(`/streams/evm/0x2105/block-to-webhook/1/${id}`),
    ])
  })

  it.each<['getEvmStreamBlock' | 'getSolanaStreamBlock' | 'getBitcoinStreamBlock', string]>([
    ['getEvmStreamBlock', 'eth'],
    ['getSolanaStreamBlock', 'mainnet'],
    ['getBitcoinStreamBlock', 'mainnet'],
  ])('%s of a block in which nothing matches is null', async (operation, chainId) => {
    harness.server.answer({ body: 'null' })
    expect(await call(operation, { chainId, blockNumber: 1 })).toBeNull()
  })

  it('rows of a previewed block have the chain that was asked for', async () => {
    const transfer = {
      transactionHash: `0x${'1'.repeat(64)}`,
      logIndex: '0',
      contract: `0x${'2'.repeat(40)}`,
      from: `0x${'3'.repeat(40)}`,
      to: `0x${'4'.repeat(40)}`,
      value: '5',
    }
    const block = { number: '1', hash: `0x${'6'.repeat(64)}`, timestamp: '1700000000' }
    const body = { chainId: '0x2105', block, confirmed: true, streamId: '', erc20Transfers: [transfer] }
    harness.server.answer({ body: JSON.stringify(body) })
    const preview = await streams().getEvmStreamBlock({ chainId: 'base', blockNumber: 1, includeContractLogs: true })
    expect(preview?.erc20Transfers.map(({ chain, value }) => [chain, value])).toEqual([['0x2105', 5n]])
  })

  it('an extended public key is in the answer, and in no error about it', async () => {
    harness.server.answer({ body: JSON.stringify({ id: 'a', streamId: id, xpub }) })
    expect(await streams().addBitcoinStreamXpub({ id, xpub })).toMatchObject({ xpub })
    harness.server.answer({ status: 500, body: JSON.stringify({ message: `no ${xpub}` }) })
    const error = await failureOf(streams().addBitcoinStreamXpub({ id, xpub }))
    expect(error).toBeInstanceOf(ServerError)
    expect(`${error} ${JSON.stringify(error)}`).not.toContain(xpub.slice(0, 40))
  })
})

it.each<[keyof Client['streams'], string, object]>([
  ['replaceEvmStreamAddress', 'PATCH', { id, address: `0x${'a'.repeat(40)}` }],
  ['duplicateEvmStream', 'POST', { id }],
  ['createSolanaStream', 'PUT', fields],
  ['createBitcoinStream', 'PUT', fields],
  ['sendBitcoinStreamBlock', 'POST', { chainId: 'mainnet', blockNumber: 1, streamId: id }],
])('%s is sent once, by %s, and is not repeated when the service fails', async (operation, method, input) => {
  harness.server.answer({ status: 500, body: JSON.stringify({ message: 'Internal server error' }) })
  const running = Reflect.apply(streams({ retries: { limit: 2, minDelay: 1 } })[operation], undefined, [input])
  expect(await failureOf(running)).toBeInstanceOf(ServerError)
  expect(harness.server.arrivals.map((arrival) => arrival.method)).toEqual([method])
})
