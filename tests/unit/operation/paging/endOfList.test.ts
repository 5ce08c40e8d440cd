import { describe, expect, test } from 'vitest'
import { getNFTCollectionsByCreator } from '../../../../src/aptos.js'
import { getTransactions } from '../../../../src/aptos-node.js'
import { getWalletNFTs } from '../../../../src/evm.js'
import { createCaller, type PagedCall } from '../../../../src/index.js'
import { getHistory } from '../../../../src/streams.js'
import { address, collect, pagedOperation, runServer } from '../../client/harness.js'

const harness = runServer()
const caller = () => createCaller({ apiKey: null, baseUrl: harness.server.url, retries: 0 })

const ended = {
  name: 'PaginationError',
  code: 'NO_DATA_FOUND',
  cursor: null,
  message: expect.stringMatching(
    /^Page limit exceeded! Before call this method check an existence of the next page by \.hasNext\(\) method\.\n/,
  ),
}

const lists: Readonly<Record<string, () => PagedCall<unknown>>> = {
  'a cursor in a caller': () => caller().call(getWalletNFTs, { address, cursor: null }),
  'a cursor in a client': () => harness.client().evm.getWalletNFTs({ address, cursor: null }),
  'the cursor of Aptos data': () => harness.client().aptos.getNFTCollectionsByCreator(creator),
  'the start of an Aptos list': () => harness.client().aptosNode.getTransactions({ start: null }),
  'the cursor of streams': () => harness.client().streams.getHistory({ cursor: null }),
}
const creator = { limit: 5, creatorAddress: '0x1', cursor: null }

describe.each(Object.entries(lists))('null as %s means that the list has ended', (_what, call) => {
  test('awaiting the call is NO_DATA_FOUND', async () => {
    harness.server.answer(() => ({ body: {} }))
    await expect(call()).rejects.toMatchObject(ended)
    await expect(call().withResponse()).rejects.toMatchObject(ended)
    await expect(call().raw()).rejects.toMatchObject(ended)
    expect(harness.server.arrivals).toEqual([])
  })

  test('a loop gives nothing', async () => {
    harness.server.answer(() => ({ body: {} }))
    expect(await collect(call())).toEqual([])
    expect(await collect(call().pages())).toEqual([])
    expect(await call().toArray({ max: 5 })).toEqual([])
    expect(harness.server.arrivals).toEqual([])
  })
})

test('a job that keeps the cursor of every page goes on where it stopped, and ends', async () => {
  const pages: Readonly<Record<string, object>> = {
    '': { result: [1], cursor: 'a' },
    a: { result: [2], cursor: null },
  }
  harness.server.answer(({ query }) => ({ body: pages[query.get('cursor') ?? ''] }))
  let kept: string | null | undefined
  const rows: unknown[] = []
  for (let run = 0; run < 4; run++) {
    for await (const page of caller().call(pagedOperation(), { cursor: kept }).pages()) {
      rows.push(...page.result)
      kept = page.cursor
      break
    }
  }
  expect(rows).toEqual([1, 2])
  expect(harness.server.arrivals).toHaveLength(2)
})

test('undefined starts over', async () => {
  harness.server.answer(() => ({ body: { result: [1], cursor: null } }))
  expect(await collect(caller().call(pagedOperation(), { cursor: undefined }))).toEqual([1])
})

test('inputs are checked all the same: a loop is told of them', async () => {
  const call = () => harness.client().evm.getWalletNFTs({ address: '0x12', cursor: null })
  await expect(call()).rejects.toMatchObject({ name: 'InputError' })
  await expect(collect(call())).rejects.toMatchObject({ name: 'InputError' })
})

test('prepare checks the inputs of a list that has ended, too', () => {
  const prepare = () => caller().prepare(getWalletNFTs, { address: '0x12', cursor: null })
  expect(prepare).toThrow(expect.objectContaining({ name: 'InputError', operation: 'getWalletNFTs', cursor: null }))
})

test('a signal that has aborted is heard first', async () => {
  const reason = new Error('enough')
  const call = () => caller().call(getWalletNFTs, { address, cursor: null }, { signal: AbortSignal.abort(reason) })
  await expect(call()).rejects.toBe(reason)
  await expect(collect(call())).rejects.toBe(reason)
})

test('prepare says so too, so that its query is not the one of the first page', () => {
  expect(() => caller().prepare(getWalletNFTs, { address, cursor: null })).toThrow(expect.objectContaining(ended))
  expect(() => caller().prepare(getNFTCollectionsByCreator, creator)).toThrow(expect.objectContaining(ended))
  expect(() => caller().prepare(getTransactions, { start: null })).toThrow(expect.objectContaining(ended))
  expect(() => caller().prepare(getHistory, { cursor: null })).toThrow(expect.objectContaining(ended))
})
