import { expect, test } from 'vitest'
import { createCaller } from '../../../../src/index.js'
import { toPlain } from '../../../../src/values.js'
import { address, pagedOperation, runServer } from '../../client/harness.js'

const harness = runServer()

/** Calls a list of three pages. */
function list() {
  const pages: Readonly<Record<string, object>> = {
    '': { result: [1, 2], cursor: 'a', total: 5 },
    a: { result: [3, 4], cursor: 'b' },
    b: { result: [5], cursor: null },
  }
  harness.server.answer(({ query }) => ({ body: pages[query.get('cursor') ?? ''] }))
  return createCaller({ apiKey: null, baseUrl: harness.server.url, retries: 0 }).call(pagedOperation(), {})
}

test('a page is a plain object without an iterator or next, which frameworks would read to the end', async () => {
  const page = await list()
  expect([Symbol.iterator in page, Symbol.asyncIterator in page, 'next' in page, 'then' in page]).not.toContain(true)
  expect(Object.getPrototypeOf(page)).toBe(Object.prototype)
})

test('the methods of a page are bound to it', async () => {
  const { hasNext, nextPage } = await list()
  expect(hasNext()).toBe(true)
  expect((await nextPage()).result).toEqual([3, 4])
})

test('a copy of a page is its data alone, by structuredClone, JSON or a spread', async () => {
  const page = await list()
  const data = {
    result: [1, 2],
    cursor: 'a',
    total: 5,
    page: 0,
    pageSize: 0,
    issues: [],
    envelope: { cursor: 'a', total: 5 },
    raw: { result: [1, 2], cursor: 'a', total: 5 },
  }
  for (const copy of [structuredClone(page), JSON.parse(JSON.stringify(page)), { ...page }]) {
    expect(copy).toStrictEqual(data)
  }
  expect(Object.keys(page)).toEqual(Object.keys(data))
})

test('a page is JSON as toPlain gives it, amounts and times as text, so that res.json(page) works', async () => {
  const row = { token_address: address, amount: '123456789012345678901', token_id: '7', owner_of: address }
  const body = { result: [{ ...row, last_token_uri_sync: '2024-01-01T00:00:00.000Z' }], cursor: null }
  harness.server.answer(() => ({ body }))
  const page = await harness.client({ hooks: { onIssue() {} } }).evm.getWalletNFTs({ address })
  expect(typeof page.result[0]?.tokenId).toBe('bigint')
  const json = await Response.json(page).json()
  expect(json).toEqual(toPlain(page))
  expect(json).toMatchObject({ result: [{ tokenId: '7', lastTokenUriSync: '2024-01-01T00:00:00.000Z' }], raw: body })
})
