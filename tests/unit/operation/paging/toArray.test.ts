import { describe, expect, test } from 'vitest'
import { createCaller, errorFromJSON, IncompleteError, type PagedCall, paginate } from '../../../../src/index.js'
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

async function incompleteOf(rows: Promise<unknown>): Promise<IncompleteError> {
  const error: unknown = await rows.catch((reason: unknown) => reason)
  if (!(error instanceof IncompleteError)) throw new Error('it was complete')
  return error
}

test.each([5, Number.MAX_SAFE_INTEGER])('toArray gives every row of a list that has no more than %d', async (max) => {
  serveThree()
  expect(await caller().call(pagedOperation(), {}).toArray({ max })).toEqual([1, 2, 3, 4, 5])
  expect(harness.server.arrivals).toHaveLength(3)
})

describe('a list with more rows than max is never cut without a word:', () => {
  test.each([
    [1, [1], undefined, 'amid the first page'],
    [2, [1, 2], 'b', 'at the end of a page, with an empty one after it'],
    [3, [1, 2, 3], 'b', 'amid a later page'],
    [4, [1, 2, 3, 4], 'b', 'just before its end'],
  ])('%d rows: the error has %j, and the cursor %j: %s', async (max, rows, cursor, _where) => {
    serveThree()
    const call = caller().call(pagedOperation(), {})
    const error: unknown = await call.toArray({ max }).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(IncompleteError)
    expect(error).toMatchObject({ code: 'INCOMPLETE_ANSWER', operation: 'list', rows })
    expect(Object(error).cursor).toBe(cursor)
    expect(Object(error).message).toContain(`more than ${max} rows\n  → Raise max`)
  })

  test('whoever goes on from its cursor misses no row', async () => {
    serveThree()
    const { rows, cursor } = await incompleteOf(caller().call(pagedOperation(), {}).toArray({ max: 4 }))
    const rest = await caller().call(pagedOperation(), { cursor }).toArray({ max: 9 })
    expect(new Set([...rows, ...rest])).toEqual(new Set([1, 2, 3, 4, 5]))
  })

  test('a cursor after the last row alone is no sign of more', async () => {
    harness.server.answer(({ query }) => ({
      body: query.has('cursor') ? { result: [], cursor: null } : { result: [1, 2], cursor: 'a' },
    }))
    expect(await caller().call(pagedOperation(), {}).toArray({ max: 2 })).toEqual([1, 2])
  })

  test('its error is JSON with amounts as text, and is restored with its rows', async () => {
    const row = { token_address: address, token_id: '1', amount: '7', owner_of: address }
    harness.server.answer(() => ({ body: { result: [row, row], cursor: null } }))
    const client = harness.client({ hooks: { onIssue() {} } })
    const error = await incompleteOf(client.evm.getWalletNFTs({ address }).toArray({ max: 1 }))
    const json = JSON.parse(JSON.stringify(error))
    expect(json).toMatchObject({ name: 'IncompleteError', code: 'INCOMPLETE_ANSWER', rows: [{ tokenId: '1' }] })
    expect(errorFromJSON(json)).toMatchObject({ rows: [{ tokenId: '1' }], operation: 'getWalletNFTs' })
  })
})

describe('take', () => {
  test.each([
    [1, [1], 1],
    [2, [1, 2], 1],
    [3, [1, 2, 3], 3],
    [5, [1, 2, 3, 4, 5], 3],
    [9, [1, 2, 3, 4, 5], 3],
  ])('gives the first %d rows, and asks for no page more than they need', async (count, rows, requests) => {
    serveThree()
    expect(await caller().call(pagedOperation(), {}).take(count)).toEqual(rows)
    expect(harness.server.arrivals).toHaveLength(requests)
  })

  test.each([0, -1, 1.5, Number.NaN, '5', undefined])('of %j is a rejection', async (count) => {
    serveThree()
    const call = caller().call(pagedOperation(), {})
    await expect(Reflect.apply(call.take, call, [count])).rejects.toMatchObject({
      name: 'InputError',
      message: expect.stringMatching(
        /^Param count is not valid: expected a whole number from 1, got .*\n.*take\(100\)/,
      ),
    })
    await call
  })
})

test('paginate, and a list that goes on at a cursor, have both too', async () => {
  serveThree()
  const list = () => paginate(caller(), pagedOperation(), { cursor: 'b' })
  expect([await list().toArray({ max: 3 }), await list().take(2)]).toEqual([
    [3, 4, 5],
    [3, 4],
  ])
})

test('they may be called again, and beside a loop', async () => {
  serveThree()
  const call = caller().call(pagedOperation(), {})
  const [one, all] = await Promise.all([call.take(1), call.toArray({ max: 9 })])
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

test.each([
  ['toArray', (call: PagedCall<unknown>) => call.toArray({ max: 9 })],
  ['take', (call: PagedCall<unknown>) => call.take(9)],
] as const)(
  '%s of a list that fails midway gives the rows before the page that failed, beside its cursor',
  async (_, read) => {
    harness.server.answer(({ query }) =>
      query.get('cursor') === 'b'
        ? { status: 500, body: {} }
        : { body: query.get('cursor') ? { result: [3], cursor: 'b' } : { result: [1, 2], cursor: 'a' } },
    )
    const error: unknown = await read(caller().call(pagedOperation(), {})).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ code: 'SERVER_ERROR', cursor: 'b', rows: [1, 2, 3] })
    expect(JSON.stringify(error)).not.toContain('rows')
  },
)

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
