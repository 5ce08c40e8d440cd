import { describe, expect, test } from 'vitest'
import type { ClientHooks, UnknownFields } from '../../../src/index.js'
import { address, collect, key, plainOperation, runServer } from './harness.js'

const harness = runServer()
const hash = (byte: string): string => `0x${byte.repeat(32)}`

/** A client that notes what its hook is told. */
function listening(hooks: ClientHooks = {}) {
  const told: UnknownFields[] = []
  const client = harness.client({
    hooks: { onIssue: () => {}, onUnknownFields: (fields) => told.push(fields), ...hooks },
  })
  return { client, told }
}

const token = { token_address: address, name: 'Token', symbol: 'TKN', balance: '1' }

describe('onUnknownFields is told', () => {
  test('of the fields an answer has and its document has not, one path for all rows', async () => {
    harness.server.answer({ body: [token, { ...token, risk: 1 }, { ...token, risk: 2, 'a/b': null }] })
    const { client, told } = listening()
    await client.evm.getWalletTokenBalances({ address })
    expect(told).toEqual([{ operation: 'getWalletTokenBalances', paths: ['/*/risk', '/*/a~1b'] }])
  })

  test('of those of an answer that is one object, and of objects in it', async () => {
    const media = { status: 'success', media_collection: { low: { url: 'https://a.example', new_size: 1 } } }
    const nft = { token_address: address, token_id: '1', media, shiny: true }
    harness.server.answer({ body: nft })
    const { client, told } = listening()
    await client.evm.getNFTMetadata({ address, tokenId: 1n })
    expect(told[0]?.paths).toEqual(['/media/media_collection/low/new_size', '/shiny'])
  })

  test('of those beside the rows of a page', async () => {
    harness.server.answer({ body: { result: [{ owner_address: address, rank: 1 }], cursor: null, took: 5 } })
    const { client, told } = listening()
    await collect(client.evm.getTokenOwners({ tokenAddress: address }))
    expect(told).toEqual([{ operation: 'getTokenOwners', paths: ['/result/*/rank', '/took'] }])
  })

  test('once per operation and client', async () => {
    harness.server.answer({ body: [{ ...token, risk: 1 }] })
    const first = listening()
    await first.client.evm.getWalletTokenBalances({ address })
    await first.client.evm.getWalletTokenBalances({ address })
    expect(first.told).toHaveLength(1)
    const second = listening()
    await second.client.evm.getWalletTokenBalances({ address })
    expect(second.told).toHaveLength(1)
  })

  test('of each of two operations that share an id', async () => {
    harness.server.answer({ body: { usdPrice: 1, risk: 1 } })
    const { client, told } = listening()
    await client.evm.getTokenPrice({ address })
    await client.solana.getTokenPrice({ address: 'So11111111111111111111111111111111111111112' })
    expect(told.map(({ paths }) => paths)).toEqual([['/risk'], ['/risk']])
  })

  test.each([
    ['a list', [], [{ ...token, risk: 1 }], 'getWalletTokenBalances'],
    [
      'an object whose lists are empty',
      { result: [], note: '' },
      { result: [], note: 'new' },
      'getWalletProfitability',
    ],
  ])('from the first answer that has rows: %s', async (_, empty, full, operation) => {
    const { client, told } = listening()
    const call = () =>
      operation === 'getWalletProfitability'
        ? client.evm.getWalletProfitability({ address })
        : client.evm.getWalletTokenBalances({ address })
    harness.server.answer({ body: empty })
    await call()
    expect(told).toEqual([])
    harness.server.answer({ body: full })
    await call()
    expect(told).toMatchObject([{ operation }])
  })

  test('of a field in a row that cannot be read, and of no field that the row has by its document', async () => {
    harness.server.answer({ body: [{ ...token, balance: 'much', logo: 'https://a.example', risk: 1 }] })
    const { client, told } = listening()
    const { issues } = await client.evm.getWalletTokenBalances({ address }).withResponse()
    expect(issues).toHaveLength(1)
    expect(told[0]?.paths).toEqual(['/*/risk'])
  })

  test('of a hundred paths at most', async () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`new_${index}`, index]))
    harness.server.answer({ body: [{ ...token, ...many }] })
    const { client, told } = listening()
    await client.evm.getWalletTokenBalances({ address })
    expect(told[0]?.paths).toHaveLength(100)
  })
})

describe('onUnknownFields is not told', () => {
  test('of what is free JSON, in an object, in a text or in a map', async () => {
    const metadata = { image: 'ipfs://a', traits: [{ a: 1 }] }
    const nft = { token_address: address, token_id: '1', contract_type: 'ERC721', metadata }
    harness.server.answer({ body: nft })
    const { client, told } = listening()
    await client.evm.getNFTMetadata({ address, tokenId: 1n })
    harness.server.answer({ body: { type: '0x1::a::B', data: { a: { b: 1 } } } })
    await client.aptosNode.getAccountResource({ address: '0x1', resourceType: '0x1::a::B' })
    expect(told).toEqual([])
  })

  test('of the fields of a union member of a kind that no document knows', async () => {
    harness.server.answer({ body: [{ type: 'dream_transaction', some_field: 1 }] })
    const { client, told } = listening()
    await client.aptosNode.getTransactions({})
    expect(told).toEqual([])
  })

  test('of either name of a field that has two', async () => {
    harness.server.answer({ body: { usdPrice: 1, usdPrice24h: 2, usdPrice24hr: 3 } })
    const { client, told } = listening()
    expect(await client.evm.getTokenPrice({ address })).toMatchObject({ usdPrice24h: 2 })
    expect(told).toEqual([])
  })

  test('of the body of a 404 that means null', async () => {
    harness.server.answer({ status: 404, body: { message: 'no block', details: { a: 1 } } })
    const { client, told } = listening()
    expect(await client.evm.getBlock({ blockNumberOrHash: 1 })).toBe(null)
    expect(told).toEqual([])
  })

  test('of an answer that nothing decodes', async () => {
    harness.server.answer({ body: [{ ...token, risk: 1 }] })
    const { client, told } = listening()
    await client.request({ api: 'evm', method: 'GET', path: '/new' })
    await client.call(plainOperation(), {})
    expect(told).toEqual([])
  })
})

describe('onUnknownFields changes nothing', () => {
  const odd = [
    { ...token, balance: 'much', risk: 1 },
    { ...token, risk: 2 },
  ]

  test('in the decoded answer and its issues, in tolerant and in strict mode', async () => {
    harness.server.answer({ body: odd })
    const silent = harness.client({ hooks: { onIssue: () => {} } })
    const without = await silent.evm.getWalletTokenBalances({ address }).withResponse()
    const { client } = listening()
    const watched = await client.evm.getWalletTokenBalances({ address }).withResponse()
    expect([watched.data, watched.issues, watched.raw]).toEqual([without.data, without.issues, without.raw])
    const strict = client.evm.getWalletTokenBalances({ address }, { decode: 'strict' })
    await expect(strict).rejects.toMatchObject({ name: 'DecodeError', path: '/0/balance' })
  })

  test.each([
    [
      'throws',
      () => {
        throw new Error('the hook fails')
      },
    ],
    [
      'rejects',
      async () => {
        throw new Error('the hook fails')
      },
    ],
  ])('when it %s', async (_, onUnknownFields) => {
    harness.server.answer({ body: odd })
    const { client } = listening({ onUnknownFields })
    await expect(client.evm.getWalletTokenBalances({ address })).resolves.toHaveLength(1)
  })

  test('when free JSON in the answer is nested deeply', async () => {
    const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`
    harness.server.answer({ body: `[${JSON.stringify(token).slice(0, -1)},"risk":${deep}}]` })
    const { client, told } = listening()
    await expect(client.evm.getWalletTokenBalances({ address })).resolves.toHaveLength(1)
    harness.server.answer({ body: `{"token_address":"${address}","token_id":"1","metadata":${deep},"new":1}` })
    await expect(client.evm.getNFTMetadata({ address, tokenId: 1n })).resolves.toMatchObject({ tokenId: 1n })
    expect(told.map(({ paths }) => paths)).toEqual([['/*/risk'], ['/new']])
  })
})

test('a name that holds the key, or moves the cursor of a terminal, is told without that', async () => {
  harness.server.answer({ body: [{ ...token, [`x-${key}`]: 1, 'a\u001b[2Jb': 2 }] })
  const { client, told } = listening()
  await client.evm.getWalletTokenBalances({ address })
  expect(told[0]?.paths).toEqual(['/*/x-[redacted]', '/*/a [2Jb'])
})

test('the members of a list of unions are looked at, each by its own decoder', async () => {
  const payload = { type: 'entry_function_payload', function: '0x1::a::b', type_arguments: [], arguments: [{ x: 1 }] }
  const pending = {
    ...{ type: 'pending_transaction', hash: hash('a1'), sender: '0x1', sequence_number: '1' },
    ...{ expiration_timestamp_secs: '1762134300', payload: { ...payload, mood: 'good' }, priority: 3 },
  }
  harness.server.answer({ body: [pending] })
  const { client, told } = listening()
  await client.aptosNode.getTransactions({})
  expect(told[0]?.paths).toEqual(['/*/payload/mood', '/*/priority'])
})
