import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createClient } from '../../../../src/index.js'
import type { EnsureStreamOptions } from '../../../../src/streams.js'
import { ensureAtOnce as ensureStream, type StreamService, startStreamService } from '../../../support/streamService.js'

let service: StreamService
beforeEach(async () => {
  service = await startStreamService()
})
afterEach(() => service.close())

const clientOf = () => createClient({ apiKey: 'test', baseUrl: { streams: service.url }, retries: 0 })
const webhookUrl = 'https://example.com/webhook'

const solana = ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'So11111111111111111111111111111111111111112']
const base58 = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'
const bech32 = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const account = `0x${'0'.repeat(63)}a`

/** For each family: a stream, its addresses in another spelling, as they are stored, and fields to change. */
const families: readonly [
  string,
  EnsureStreamOptions & { readonly dryRun?: false },
  { readonly given: readonly string[]; readonly stored: readonly string[]; readonly change: object },
][] = [
  [
    'evm',
    { family: 'evm', tag: 'a', webhookUrl, chainIds: ['polygon', 'eth'], includeNativeTxs: true },
    { given: [`0x${'AB'.repeat(20)}`], stored: [`0x${'ab'.repeat(20)}`], change: { chainIds: ['eth'] } },
  ],
  [
    'solana',
    { family: 'solana', tag: 'a', webhookUrl, programIds: solana },
    { given: solana, stored: solana, change: { programIds: solana.slice(1) } },
  ],
  [
    'bitcoin',
    { family: 'bitcoin', tag: 'a', webhookUrl, includeInputs: false },
    { given: [base58, bech32.toUpperCase()], stored: [base58, bech32], change: { includeInputs: true } },
  ],
  [
    'aptos',
    { family: 'aptos', tag: 'a', webhookUrl, network: ['mainnet'], includeEvents: true },
    { given: ['0xA'], stored: [account], change: { includeEvents: false } },
  ],
]

describe.each(families)('a stream of %s', (family, options, { given, stored, change }) => {
  test('is created, watches its addresses, and then is only read', async () => {
    const { id } = await ensureStream(clientOf(), { ...options, addresses: given })
    expect([...(service.addresses.get(id) ?? [])]).toEqual(stored)
    service.requests.length = 0
    const { plan } = await ensureStream(clientOf(), { ...options, addresses: [...given].reverse() })
    expect(plan).toMatchObject({ create: false, update: [], add: 0 })
    expect(service.writes()).toEqual([])
  })

  test('is changed, activated, and loses what is removed', async () => {
    const { id } = await ensureStream(clientOf(), { ...options, addresses: given })
    const [stream] = service.streams
    Object.assign(stream ?? {}, { status: 'error' })
    const rest = { addresses: given.slice(1), remove: { max: 1 } }
    const run = ensureStream(clientOf(), { ...options, ...change, ...(given.length > 1 && rest) })
    expect((await run).plan).toMatchObject({ update: Object.keys(change), activate: true })
    expect(stream).toMatchObject({ id, status: 'active' })
    expect([...(service.addresses.get(id) ?? [])]).toEqual(given.length > 1 ? stored.slice(1) : stored)
  })

  test('that is terminated gets a successor', async () => {
    const { id } = await ensureStream(clientOf(), { ...options, addresses: given })
    Object.assign(service.streams[0] ?? {}, { status: 'terminated' })
    const next = await ensureStream(clientOf(), options)
    expect(next.plan).toMatchObject({ create: true, replaces: id, add: given.length })
    expect([...(service.addresses.get(next.id) ?? [])]).toEqual(stored)
    expect((await ensureStream(clientOf(), options)).id).toBe(next.id)
  })

  test('that two create at once is one', async () => {
    const both = await Promise.all([0, 1].map(() => ensureStream(clientOf(), { ...options, addresses: given })))
    expect(service.streams.map(({ id }) => id)).toEqual([...new Set(both.map(({ id }) => id))])
    expect(service.requests.filter(({ method, path }) => method === 'PUT' && path.includes(family))).not.toHaveLength(0)
  })
})

test.each([
  ['solana', solana[0]?.toLowerCase() ?? '', /case/],
  ['bitcoin', `${base58.slice(0, -1)}b`, /one of its characters may be wrong/],
  ['bitcoin', bech32.replace('qw5', 'qw6'), /one of its characters may be wrong/],
  ['evm', '0x1', /0x and 40 hex digits/],
] as const)(
  'an address of %s such as %s is named by its position, before anything is written',
  async (family, wrong, hint) => {
    const options = families.find(([name]) => name === family)?.[1]
    const given = families.find(([name]) => name === family)?.[2].given ?? []
    if (!options) throw new Error('no such family')
    const call = ensureStream(clientOf(), { ...options, addresses: [...given, wrong] })
    await expect(call).rejects.toMatchObject({
      name: 'InputError',
      hints: expect.arrayContaining([`Given as addresses[${given.length}]`, expect.stringMatching(hint)]),
    })
    expect(service.writes()).toEqual([])
  },
)

describe.each(['solana', 'bitcoin'] as const)('a list of %s without a cursor', (family) => {
  const options = { family, tag: 'a', webhookUrl } as const

  test('that is full and lacks the tag needs an id, and the error says so', async () => {
    for (let at = 0; at < 130; at++) service.seed(family, { tag: `other ${at}` })
    const hidden = service.seed(family, { tag: 'a' })
    await expect(ensureStream(clientOf(), options)).rejects.toMatchObject({
      name: 'InputError',
      message: expect.stringMatching(/its id is needed[\s\S]*pass id/),
    })
    expect(service.writes()).toEqual([])
    expect((await ensureStream(clientOf(), { ...options, id: hidden.id })).id).toBe(hidden.id)
  })

  test('that is full but has the tag needs none', async () => {
    for (let at = 0; at < 99; at++) service.seed(family, { tag: `other ${at}` })
    const { id } = service.seed(family, { tag: 'a' })
    expect((await ensureStream(clientOf(), options)).id).toBe(id)
  })

  test('that is full and has the tag only on a terminated stream says what to do, also by its id', async () => {
    for (let at = 0; at < 99; at++) service.seed(family, { tag: `other ${at}` })
    const { id } = service.seed(family, { tag: 'a', status: 'terminated' })
    await expect(ensureStream(clientOf(), { ...options, id })).rejects.toMatchObject({
      name: 'InputError',
      message: expect.stringContaining(`Stream ${id} is terminated, and one that takes its place could not be found`),
    })
    expect(service.writes()).toEqual([])
  })
})

test('a stream that cannot be read is not created anew', async () => {
  service.seed('bitcoin', { tag: 'a', webhookUrl: null })
  const call = ensureStream(clientOf(), { family: 'bitcoin', tag: 'a', webhookUrl: 'https://example.com/webhook' })
  await expect(call).rejects.toMatchObject({
    name: 'DecodeError',
    message: expect.stringContaining('The stream with the tag a cannot be read'),
  })
  expect(service.writes()).toEqual([])
})
