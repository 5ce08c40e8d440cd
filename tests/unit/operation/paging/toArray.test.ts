import { describe, expect, test } from 'vitest'
import { createCaller, paginate } from '../../../../src/index.js'
import { address, pagedOperation, runServer } from '../../client/harness.js'

const harness = runServer()
const caller = () => createCaller({ apiKey: null, baseUrl: harness.server.url, retries: 0 })

/** Serves three pages: two rows, none, three. */
function serveThree(): void {
  const pages: Readonly<Record<string, object>> = {
    '': { result: [1, 2], cursor: 'a' },
    a: { result: [], cursor: 'b' },
    b: { result: [3, 4, 5], cursor: null },
  }
  harness.server.answer(({ query }) => ({ body: pages[query.get('cursor') ?? ''] }))
}

test.each([
  [1, [1], 1],
  [2, [1, 2], 1],
  [3, [1, 2, 3], 3],
  [5, [1, 2, 3, 4, 5], 3],
  [Number.MAX_SAFE_INTEGER, [1, 2, 3, 4, 5], 3],
])('at most %d rows, and no page more than they need', async (max, rows, requests) => {
  serveThree()
  expect(await caller().call(pagedOperation(), {}).toArray({ max })).toEqual(rows)
  expect(harness.server.arrivals).toHaveLength(requests)
})

test('paginate, and a list that goes on at a cursor, have it too', async () => {
  serveThree()
  expect(await paginate(caller(), pagedOperation(), { cursor: 'b' }).toArray({ max: 2 })).toEqual([3, 4])
})

test('it may be called again, and beside a loop', async () => {
  serveThree()
  const call = caller().call(pagedOperation(), {})
  const [one, all] = await Promise.all([call.toArray({ max: 1 }), call.toArray({ max: 9 })])
  expect([one, all]).toEqual([[1], [1, 2, 3, 4, 5]])
})

describe.each([
  ['a client', () => harness.client().evm.getWalletNFTs({ address })],
  ['a caller', () => caller().call(pagedOperation(), {})],
] as const)('of %s', (_who, list) => {
  test.each([
    ['none', undefined],
    ['no max', {}],
    ['another name', { limit: 5 }],
    ['0', { max: 0 }],
    ['-1', { max: -1 }],
    ['1.5', { max: 1.5 }],
    ['NaN', { max: Number.NaN }],
    ['Infinity', { max: Number.POSITIVE_INFINITY }],
    ['text', { max: '5' }],
    ['null', null],
  ])('a limit that is no whole number from 1 is a rejection: %s', async (_what, options) => {
    harness.server.answer(() => ({ body: { result: [], cursor: null } }))
    const call = list()
    const rows: Promise<unknown> = Reflect.apply(call.toArray, call, [options])
    await expect(rows).rejects.toMatchObject({
      name: 'InputError',
      code: 'INVALID_ARGUMENT',
      message: expect.stringMatching(/^Param max is not valid: expected a whole number from 1, got .*\n.*Pass \{ max/),
    })
    await call
  })
})

test('a limit that is refused takes over the rejection of the call', async () => {
  harness.server.answer(() => ({ status: 500, body: {} }))
  await expect(caller().call(pagedOperation(), {}).toArray({ max: 0 })).rejects.toMatchObject({ name: 'InputError' })
  await expect.poll(() => harness.server.arrivals.length).toBe(1)
})

test('an abort ends it with the reason, untouched, also while it has rows left', async () => {
  const controller = new AbortController()
  const reason = new Error('enough')
  harness.server.answer(({ query }) => {
    if (query.has('cursor')) controller.abort(reason)
    return { body: { result: [1], cursor: `${query.get('cursor')}1` } }
  })
  const call = caller().call(pagedOperation(), {}, { signal: controller.signal })
  await expect(call.toArray({ max: 100 })).rejects.toBe(reason)
  expect(harness.server.arrivals).toHaveLength(2)
  await expect(call.toArray({ max: 1 })).rejects.toBe(reason)
})
