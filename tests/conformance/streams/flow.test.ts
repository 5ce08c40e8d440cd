import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  ApiError,
  AuthenticationError,
  type Call,
  type Client,
  ConnectionError,
  createClient,
  NotFoundError,
  RateLimitError,
  ServerError,
  TimeoutError,
} from '../../../src/index.js'
import { type AnswerServer, startAnswerServer } from '../../support/answerServer.js'
import {
  answer,
  type Behaviour,
  type FaultServer,
  resetAmidBody,
  resetBeforeHeaders,
  stalledHeaders,
  startFaultServer,
} from '../../support/faultServer.js'
import { runMockServer } from '../../support/mockServer.js'

const mock = runMockServer({ apis: ['streams'] })

/** A client whose account starts as the document shows it; tests that change streams take a key of their own. */
const clientOf = (apiKey: string): Client['streams'] => createClient({ apiKey, baseUrl: mock.url }).streams

const id = '8a7f2c1e-5b0d-4f36-9c84-2d6e1b7a9f05'
const nowhere = '00000000-0000-4000-8000-000000000001'
const checksummed = [
  '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
] as const
const lower = checksummed.map((address) => address.toLowerCase())
const long = (digits: string): string => `0x${digits.padStart(64, '0')}`

async function listed<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}

const failureOf = (call: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(call).then(
    () => expect.unreachable('the call succeeded'),
    (error: unknown) => error,
  )

describe('a stream lives from create to delete', () => {
  it('over EVM chains', async () => {
    const streams = clientOf('flow-evm')
    const fields = { webhookUrl: 'https://hooks.example.org/a', description: 'Deposits', tag: 'deposits' }
    const created = await streams.createEvmStream({
      ...fields,
      chainIds: ['0x1', 'polygon'],
      includeContractLogs: true,
    })
    expect(created).toMatchObject({ ...fields, chainIds: ['0x1', '0x89'], status: 'active', includeNativeTxs: false })
    const stream = { id: created.id }
    expect(await streams.getEvmStream(stream)).toEqual(created)
    expect((await listed(streams.getEvmStreams({ limit: 2 }))).map((each) => each.id)).toContain(created.id)

    const [first, ...others] = lower
    await streams.addEvmStreamAddress({ ...stream, address: first ?? '' })
    expect(await streams.addEvmStreamAddress({ ...stream, address: others })).toMatchObject({ streamId: created.id })
    const watched = async () =>
      (await listed(streams.getEvmStreamAddresses({ ...stream, limit: 2 }))).map(({ address }) => address)
    expect(await watched()).toEqual(lower)
    await streams.deleteEvmStreamAddress({ ...stream, address: checksummed[1] })
    expect(await watched()).toEqual([lower[0], lower[2]])

    expect(await streams.updateEvmStreamStatus({ ...stream, status: 'paused' })).toMatchObject({ status: 'paused' })
    expect(await streams.updateEvmStream({ ...stream, tag: 'payments' })).toMatchObject({
      ...fields,
      tag: 'payments',
      status: 'paused',
    })
    expect(await streams.deleteEvmStream(stream)).toMatchObject({ id: created.id })
    expect(await failureOf(streams.getEvmStream(stream))).toBeInstanceOf(NotFoundError)
    expect((await listed(streams.getEvmStreams({}))).map((each) => each.id)).not.toContain(created.id)
  })

  it('over Aptos networks', async () => {
    const streams = clientOf('flow-aptos')
    const fields = { webhookUrl: 'https://hooks.example.org/b', description: 'Deposits', tag: 'deposits' }
    const created = await streams.createAptosStream({ ...fields, network: ['mainnet'], includeEvents: true })
    expect(created).toMatchObject({ ...fields, network: ['mainnet'], status: 'active', includePayload: false })
    const stream = { id: created.id }
    expect(await streams.getAptosStream(stream)).toEqual(created)
    expect((await listed(streams.getAptosStreams({ limit: 2 }))).map((each) => each.id)).toContain(created.id)

    await streams.addAptosStreamAddress({ ...stream, address: '0x1' })
    await streams.addAptosStreamAddress({ ...stream, address: ['0xABC', long('2f')] })
    const watched = async () =>
      (await listed(streams.getAptosStreamAddresses({ ...stream, limit: 2 }))).map(({ address }) => address)
    expect(await watched()).toEqual([long('1'), long('abc'), long('2f')])
    await streams.deleteAptosStreamAddress({ ...stream, address: '0xabc' })
    expect(await watched()).toEqual([long('1'), long('2f')])

    expect(await streams.updateAptosStreamStatus({ ...stream, status: 'paused' })).toMatchObject({ status: 'paused' })
    expect(await streams.updateAptosStream({ ...stream, tag: 'payments' })).toMatchObject({
      ...fields,
      tag: 'payments',
      status: 'paused',
    })
    expect(await streams.deleteAptosStream(stream)).toBe(true)
    expect(await failureOf(streams.getAptosStream(stream))).toBeInstanceOf(NotFoundError)
    expect((await listed(streams.getAptosStreams({}))).map((each) => each.id)).not.toContain(created.id)
  })
})

describe('an error answer is the documented one', () => {
  const streams = () => clientOf('flow-errors')

  it.each<[string, (client: Client['streams']) => PromiseLike<unknown>]>([
    ['getEvmStream', (client) => client.getEvmStream({ id: nowhere })],
    ['updateEvmStream', (client) => client.updateEvmStream({ id: nowhere, tag: 'a' })],
    ['updateEvmStreamStatus', (client) => client.updateEvmStreamStatus({ id: nowhere, status: 'active' })],
    ['addEvmStreamAddress', (client) => client.addEvmStreamAddress({ id: nowhere, address: checksummed[0] })],
    ['deleteEvmStream', (client) => client.deleteEvmStream({ id: nowhere })],
    ['getAptosStream', (client) => client.getAptosStream({ id: nowhere })],
    ['updateAptosStreamStatus', (client) => client.updateAptosStreamStatus({ id: nowhere, status: 'active' })],
    ['deleteAptosStreamAddress', (client) => client.deleteAptosStreamAddress({ id: nowhere, address: '0x1' })],
    ['deleteAptosStream', (client) => client.deleteAptosStream({ id: nowhere })],
  ])('%s of an unknown stream: 404', async (operation, call) => {
    const error = await failureOf(call(streams()))
    expect(error).toBeInstanceOf(NotFoundError)
    expect(error).toMatchObject({ operation, status: 404, body: { message: 'Stream not found' }, attempts: 1 })
  })

  it('an address that is not watched: 404', async () => {
    const error = await failureOf(streams().deleteEvmStreamAddress({ id, address: `0x${'9'.repeat(40)}` }))
    expect(error).toBeInstanceOf(NotFoundError)
    expect(error).toMatchObject({ body: { message: 'Address not found' } })
  })

  it('a key that is not valid: 401', async () => {
    const error = await failureOf(clientOf('invalid').getEvmStreams({}))
    expect(error).toBeInstanceOf(AuthenticationError)
    expect(error).toMatchObject({ status: 401, body: { message: 'Token is not valid' } })
  })

  it('a webhook that does not answer: 400', async () => {
    const headers = { prefer: 'code=400' }
    const stream = {
      webhookUrl: 'https://hooks.example.org/usdc',
      description: 'A',
      tag: 'a',
      chainIds: ['0x1'],
      includeNativeTxs: true,
    }
    const error = await failureOf(streams().createEvmStream(stream, { headers }))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      status: 400,
      body: { message: 'Could not POST to https://hooks.example.org/usdc. Please check your webhook URL.' },
    })
  })

  it('too many calls and a failing service, once the retries are used up: 429 and 500', async () => {
    const call = (fault: string) =>
      failureOf(streams().getEvmStream({ id }, { retries: 1, headers: { 'x-mock-fault': fault } }))
    const limited = await call('429:0')
    expect(limited).toBeInstanceOf(RateLimitError)
    expect(limited).toMatchObject({ body: { message: 'Too many requests, please slow down' }, attempts: 2 })
    const failed = await call('500')
    expect(failed).toBeInstanceOf(ServerError)
    expect(failed).toMatchObject({ body: { message: 'Internal server error' }, attempts: 2 })
  })
})

describe('creating a stream', () => {
  let server: FaultServer
  beforeAll(async () => {
    server = await startFaultServer()
  })
  afterAll(() => server.close())

  const client = (): Client['streams'] =>
    createClient({ apiKey: 'test', baseUrl: server.url, timeout: 300, retries: { limit: 2, minDelay: 1 } }).streams
  const fields = { webhookUrl: 'https://hooks.example.org/a', description: 'A', tag: 'a' }
  const creations: readonly (readonly [string, (streams: Client['streams']) => PromiseLike<unknown>])[] = [
    ['EVM', (streams) => streams.createEvmStream({ ...fields, chainIds: ['0x1'], includeNativeTxs: true })],
    ['Aptos', (streams) => streams.createAptosStream({ ...fields, network: ['mainnet'], includeEvents: true })],
  ]
  const mishaps: readonly (readonly [string, Behaviour, new (...args: never[]) => Error])[] = [
    ['the connection is reset', resetBeforeHeaders, ConnectionError],
    ['the connection is reset amid the answer', resetAmidBody, ConnectionError],
    ['no answer comes', stalledHeaders, TimeoutError],
    ['the service fails', answer(500, { message: 'Internal server error' }), ServerError],
    ['a gateway fails', answer(502), ServerError],
  ]

  describe.each(creations)('over %s', (_, create) => {
    it.each(mishaps)('is not repeated once it may have arrived: %s', async (_case, mishap, Failure) => {
      server.next(mishap)
      const before = server.seen.length
      const error = await failureOf(create(client()))
      expect(error).toBeInstanceOf(Failure)
      expect(error).toMatchObject({ attempts: 1 })
      await new Promise((resolve) => setTimeout(resolve, 20)) // a repeat would come after 1 to 2 ms
      expect(server.seen.slice(before).map(({ method }) => method)).toEqual(['PUT'])
    })
  })

  it('is unlike reading one, which is repeated', async () => {
    server.next(resetBeforeHeaders)
    const before = server.seen.length
    expect(await failureOf(client().getEvmStream({ id }))).toMatchObject({ attempts: 3 })
    expect(server.seen).toHaveLength(before + 3)
  })
})

describe('on the wire', () => {
  let server: AnswerServer
  beforeAll(async () => {
    server = await startAnswerServer()
  })
  afterAll(() => server.close())

  async function sent(call: (streams: Client['streams']) => Call<unknown>) {
    server.answer({ body: {} })
    await call(createClient({ apiKey: 'test', baseUrl: server.url }).streams).raw()
    return server.arrivals.map((arrival) => [arrival.method, arrival.path, JSON.parse(arrival.body || 'null')])
  }
  const path = `/streams/streams/evm/${id}/address`
  const [one] = checksummed
  const any = (address: string): string => `0x${address.slice(2).toUpperCase()}`

  it('addresses are added in checksum form, one or many', async () => {
    const single = await sent((streams) => streams.addEvmStreamAddress({ id, address: one.toLowerCase() }))
    expect(single).toEqual([['POST', path, { address: one }]])
    const many = await sent((streams) => streams.addEvmStreamAddress({ id, address: checksummed.map(any) }))
    expect(many).toEqual([['POST', path, { address: checksummed }]])
  })

  it('addresses are deleted in lower case, one or many, in the body of the DELETE', async () => {
    const single = await sent((streams) => streams.deleteEvmStreamAddress({ id, address: one }))
    expect(single).toEqual([['DELETE', path, { address: lower[0] }]])
    const many = await sent((streams) => streams.deleteEvmStreamAddress({ id, address: checksummed.map(any) }))
    expect(many).toEqual([['DELETE', path, { address: lower }]])
  })

  it('creating sends the four flags, updating only what is given', async () => {
    const fields = { webhookUrl: 'https://hooks.example.org/a', description: 'A', tag: 'a' }
    const off = {
      includeNativeTxs: false,
      includeContractLogs: false,
      includeInternalTxs: false,
      includeAllTxLogs: false,
    }
    const created = await sent((streams) => streams.createEvmStream({ ...fields, chainIds: ['0x1'] }))
    expect(created).toEqual([['PUT', '/streams/streams/evm', { ...fields, ...off, chainIds: ['0x1'] }]])
    const updated = await sent((streams) => streams.updateEvmStream({ id, tag: 'b' }))
    expect(updated).toEqual([['POST', `/streams/streams/evm/${id}`, { tag: 'b' }]])
  })
})
