import { describe, expect, test } from 'vitest'
import { createCaller, createClient, paginate } from '../../../../src/index.js'
import { collect, pagedOperation, runServer } from '../../client/harness.js'

const harness = runServer()
const caller = () => createCaller({ apiKey: null, baseUrl: harness.server.url, retries: 0 })

/** Serves pages by cursor; the first one under the empty cursor. */
function serve(pages: Readonly<Record<string, unknown>>): void {
  harness.server.answer(({ query }) => ({ body: pages[query.get('cursor') ?? ''] }))
}

const cursorsAsked = (): (string | null)[] => harness.server.arrivals.map(({ query }) => query.get('cursor'))

describe('pages by cursor', () => {
  const three = {
    '': { result: [1, 2], cursor: 'a', total: 5, page: 0, page_size: 2 },
    a: { result: [3, 4], cursor: 'b' },
    b: { result: [5], cursor: null },
  }

  test('for await gives every item of every page once, in order, and ends', async () => {
    serve(three)
    expect(await collect(caller().call(pagedOperation(), {}))).toEqual([1, 2, 3, 4, 5])
    expect(cursorsAsked()).toEqual([null, 'a', 'b'])
  })

  test('pages() gives every page once', async () => {
    serve(three)
    const pages = await collect(caller().call(pagedOperation(), {}).pages())
    expect(pages.map((page) => page.result)).toEqual([[1, 2], [3, 4], [5]])
    expect(pages.map((page) => page.hasNext())).toEqual([true, true, false])
    expect(pages.map((page) => page.cursor)).toEqual(['a', 'b', null])
  })

  test('paginate() is the same with a caller', async () => {
    serve(three)
    expect(await collect(paginate(caller(), pagedOperation(), {}))).toEqual([1, 2, 3, 4, 5])
  })

  test('the call itself is a promise of the first page', async () => {
    serve(three)
    const page = await caller().call(pagedOperation(), {})
    expect(page.result).toEqual([1, 2])
    expect(harness.server.arrivals).toHaveLength(1)
  })

  test('nextPage() past the end is NO_DATA_FOUND, with its text', async () => {
    serve({ '': { result: [1], cursor: '' } })
    const page = await caller().call(pagedOperation(), {})
    expect(page.hasNext()).toBe(false)
    await expect(page.nextPage()).rejects.toMatchObject({
      name: 'PaginationError',
      code: 'NO_DATA_FOUND',
      operation: 'list',
      message: expect.stringMatching(
        /^Page limit exceeded! Before call this method check an existence of the next page by \.hasNext\(\) method\.\n/,
      ),
      hints: [
        'The list of list has ended: call nextPage() only while hasNext() is true; a cursor of null means the end',
      ],
    })
    expect(harness.server.arrivals).toHaveLength(1)
  })

  test('nextPage() twice on one page reads the next page twice', async () => {
    serve(three)
    const page = await caller().call(pagedOperation(), {})
    expect((await page.nextPage()).result).toEqual([3, 4])
    expect((await page.nextPage()).result).toEqual([3, 4])
    const later = await (await page.nextPage()).nextPage()
    expect(later.result).toEqual([5])
  })

  test('the same page can be walked by two readers at once', async () => {
    serve(three)
    const call = caller().call(pagedOperation(), {})
    expect(await Promise.all([collect(call), collect(call)])).toEqual([
      [1, 2, 3, 4, 5],
      [1, 2, 3, 4, 5],
    ])
  })

  test('who asks inside a turn is served after those who already wait', async () => {
    serve({ '': { result: ['a', 'b', 'c', 'd'], cursor: null } })
    const items = caller().call(pagedOperation(), {})[Symbol.asyncIterator]()
    const [first, second, third] = [items.next(), items.next(), items.next()]
    const fourth = first.then(() => items.next())
    const all = await Promise.all([first, second, third, fourth])
    expect(all.map(({ value }) => value)).toEqual(['a', 'b', 'c', 'd'])
  })

  test('a walk is not held against the next one: a list may have changed in between', async () => {
    serve({ '': { result: [1], cursor: 'a' }, a: { result: [2], cursor: 'b' }, b: { result: [3], cursor: null } })
    const call = caller().call(pagedOperation(), {})
    expect(await collect(call)).toEqual([1, 2, 3])
    serve({
      '': { result: [1], cursor: 'a' },
      a: { result: [2], cursor: 'new' },
      new: { result: [9], cursor: 'b' },
      b: { result: [3], cursor: null },
    })
    expect(await collect(call)).toEqual([1, 2, 9, 3])
  })

  test('a list that starts at a cursor goes on from there', async () => {
    serve(three)
    expect(await collect(caller().call(pagedOperation(), { cursor: 'a' }))).toEqual([3, 4, 5])
  })

  test('an empty page with a cursor is followed', async () => {
    serve({ '': { result: [], cursor: 'a' }, a: { result: [], cursor: 'b' }, b: { result: [7], cursor: null } })
    expect(await collect(caller().call(pagedOperation(), {}))).toEqual([7])
  })

  test.each([
    ['at once', { '': { result: [1], cursor: 'a' }, a: { result: [2], cursor: 'a' } }, 2],
    [
      'after a round',
      { '': { result: [1], cursor: 'a' }, a: { result: [2], cursor: 'b' }, b: { result: [3], cursor: 'a' } },
      3,
    ],
  ])('a cursor that comes again %s is a PaginationError, after its rows', async (_when, pages, requests) => {
    serve(pages)
    const seen: unknown[] = []
    const walk = async (): Promise<void> => {
      for await (const item of caller().call(pagedOperation(), {})) seen.push(item)
    }
    await expect(walk()).rejects.toMatchObject({ name: 'PaginationError', code: 'CURSOR_REPEATED', operation: 'list' })
    expect(seen).toHaveLength(requests)
    expect(harness.server.arrivals).toHaveLength(requests)
  })

  test('a list that starts at a cursor is not read from it again', async () => {
    serve({ a: { result: [1], cursor: 'a' } })
    const page = await caller().call(pagedOperation(), { cursor: 'a' })
    await expect(page.nextPage()).rejects.toMatchObject({ code: 'CURSOR_REPEATED' })
  })

  test('leaving the loop reads no further page', async () => {
    serve(three)
    for await (const item of caller().call(pagedOperation(), {})) if (item === 2) break
    expect(harness.server.arrivals).toHaveLength(1)
  })

  test('an iterator that was returned has no further item, and reads no page for one', async () => {
    serve(three)
    const items = caller().call(pagedOperation(), {})[Symbol.asyncIterator]()
    await items.next()
    await items.return?.()
    expect(await items.next()).toEqual({ done: true, value: undefined })
    expect(harness.server.arrivals).toHaveLength(1)
  })

  test('an error on a later page ends the loop with it', async () => {
    harness.server.answer(({ query }) =>
      query.get('cursor') ? { status: 403, body: { message: 'no' } } : { body: { result: [1], cursor: 'a' } },
    )
    const seen: unknown[] = []
    const walk = async (): Promise<void> => {
      for await (const item of caller().call(pagedOperation(), {})) seen.push(item)
    }
    await expect(walk()).rejects.toMatchObject({ name: 'PermissionDeniedError' })
    expect(seen).toEqual([1])
  })

  describe('a loop whose signal aborts ends with its reason, at the next item', () => {
    const reason = new Error('stopped')

    test.each([
      ['on the last item of all', 3, 5],
      ['amid a page', 1, 1],
      ['on the last item of a page', 1, 2],
    ])('%s', async (_where, requests, last) => {
      serve(three)
      const controller = new AbortController()
      const seen: unknown[] = []
      const walk = async (): Promise<void> => {
        for await (const item of caller().call(pagedOperation(), {}, { signal: controller.signal })) {
          seen.push(item)
          if (item === last) controller.abort(reason)
        }
      }
      await expect(walk()).rejects.toBe(reason)
      expect(seen.at(-1)).toBe(last)
      expect(cursorsAsked()).toHaveLength(requests)
    })
  })

  test.each([
    ['null', 'null'],
    ['a list', '[]'],
    ['no list', '{}'],
    ['text for a list', '{"result":"x"}'],
    ['a number', '1'],
  ])('a body that is %s instead of a page is `No result`', async (_what, body) => {
    harness.server.answer({ body })
    await expect(caller().call(pagedOperation(), {})).rejects.toMatchObject({
      name: 'DecodeError',
      code: 'INVALID_DATA',
      message: expect.stringMatching(/^No result\n {2}→ The response of list lacks its list/),
      operation: 'list',
      expected: 'list',
      path: '/result',
    })
  })

  test('`No result` says in its cause what came instead, without secrets', async () => {
    const fetch = async (): Promise<Response> => new Response('{"result":"key-of-tests"}')
    const client = createClient({ apiKey: 'key-of-tests', fetch })
    const call = client.evm.getWalletNFTs({ address: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045' })
    await expect(call).rejects.toMatchObject({
      message: 'No result\n  → The response of getWalletNFTs lacks its list: /result: expected list, got "[redacted]"',
      raw: '[redacted]',
      cause: { name: 'DecodeError', message: '/result: expected list, got "[redacted]"', path: '/result' },
    })
  })
})

describe('what a page says', () => {
  const operation = {
    ...pagedOperation(),
    decode: (wire: unknown) => ({ ...Object(wire), pageSize: Object(wire).page_size }),
  }

  test('total, page and page size come from the body', async () => {
    serve({ '': { result: [], total: 9, page: 3, page_size: 5, status: 'SYNCED' } })
    const page = await caller().call(operation, {})
    expect(page).toMatchObject({ total: 9, page: 3, pageSize: 5, cursor: null, issues: [] })
    expect(page.envelope).toMatchObject({ status: 'SYNCED', total: 9 })
    expect(page.envelope).not.toHaveProperty('result')
    expect(page.raw).toEqual({ result: [], total: 9, page: 3, page_size: 5, status: 'SYNCED' })
  })

  test('they are 0 when the service does not say, or says null', async () => {
    serve({ '': { result: [], total: null } })
    expect(await caller().call(operation, {})).toMatchObject({ total: 0, page: 0, pageSize: 0 })
  })
})

test('items that are asked for at once come each once, in order', async () => {
  serve({ '': { result: [1, 2], cursor: 'a' }, a: { result: [3], cursor: null } })
  const items = caller().call(pagedOperation(), {})[Symbol.asyncIterator]()
  const given = await Promise.all(Array.from({ length: 5 }, () => items.next()))
  expect(given.map(({ value }) => value)).toEqual([1, 2, 3, undefined, undefined])
})

test('a cursor that is a number is followed', async () => {
  serve({ '': { result: [1], cursor: 7 }, 7: { result: [2], cursor: null } })
  expect(await collect(caller().call(pagedOperation(), {}))).toEqual([1, 2])
})

test.each([-1, 2, 0.5, Number.NaN, '0', null])(
  'a hand-made operation with first index %s is refused',
  async (first) => {
    serve({ '': { result: [], cursor: null } })
    const operation = pagedOperation({ first: first as 0 }) // what a type would not let pass
    await expect(caller().call(operation, {})).rejects.toMatchObject({
      name: 'ConfigurationError',
      code: 'INVALID_CONFIGURATION',
      message: 'Operation list has invalid value for firstPageIndex property',
    })
    expect(harness.server.arrivals).toEqual([])
  },
)
