import { expect, test } from 'vitest'
import { createCaller } from '../../../../src/index.js'
import { toPlain } from '../../../../src/values.js'
import { address, collect, pagedOperation, runServer } from '../../client/harness.js'

const harness = runServer()

/** Calls a list of three pages. */
function list(options?: { readonly signal: AbortSignal }) {
  const pages: Readonly<Record<string, object>> = {
    '': { result: [1, 2], cursor: 'a', total: 5 },
    a: { result: [3, 4], cursor: 'b' },
    b: { result: [5], cursor: null },
  }
  harness.server.answer(({ query }) => ({ body: pages[query.get('cursor') ?? ''] }))
  return createCaller({ apiKey: null, baseUrl: harness.server.url, retries: 0 }).call(pagedOperation(), {}, options)
}

test('a loop over a page gives its rows and all that follow, without reading it again', async () => {
  const rows: unknown[] = []
  for await (const row of await list()) rows.push(row)
  expect(rows).toEqual([1, 2, 3, 4, 5])
  expect(harness.server.arrivals.map(({ query }) => query.get('cursor'))).toEqual([null, 'a', 'b'])
})

test('a loop over a later page begins there', async () => {
  const second = await (await list()).next()
  expect(await collect(second)).toEqual([3, 4, 5])
})

test('every loop over a page begins anew', async () => {
  const page = await list()
  expect(await Promise.all([collect(page), collect(page)])).toEqual([
    [1, 2, 3, 4, 5],
    [1, 2, 3, 4, 5],
  ])
})

test('leaving a loop over a page reads no further page', async () => {
  for await (const row of await list()) if (row === 2) break
  expect(harness.server.arrivals).toHaveLength(1)
})

test('an abort ends a loop over a page with the reason', async () => {
  const controller = new AbortController()
  const reason = new Error('enough')
  const page = await list({ signal: controller.signal })
  const rows: unknown[] = []
  const walk = async () => {
    for await (const row of page) if (rows.push(row) === 1) controller.abort(reason)
  }
  await expect(walk()).rejects.toBe(reason)
  expect(rows).toEqual([1])
})

test('the methods of a page are bound to it', async () => {
  const { hasNext, next, [Symbol.asyncIterator]: iterate } = await list()
  expect(hasNext()).toBe(true)
  expect((await next()).result).toEqual([3, 4])
  expect(await iterate().next()).toEqual({ done: false, value: 1 })
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
