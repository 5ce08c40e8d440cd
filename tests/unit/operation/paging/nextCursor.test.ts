import { describe, expect, test } from 'vitest'
import { createCaller } from '../../../../src/index.js'
import { asCount } from '../../../../src/operation/encode/numbers.js'
import {
  byCursor,
  byHasNext,
  byHeader,
  byLastRow,
  byOffset,
  placeCursor,
} from '../../../../src/operation/paging/nextCursor.js'
import { collect, pagedOperation, runServer } from '../../client/harness.js'

const harness = runServer()
const caller = () => createCaller({ apiKey: null, baseUrl: harness.server.url, retries: 0 })

/** Serves pages by cursor; the first one under the empty cursor. */
function serve(pages: Readonly<Record<string, unknown>>): void {
  harness.server.answer(({ query }) => ({ body: pages[query.get('cursor') ?? ''] }))
}

const cursorsAsked = (): (string | null)[] => harness.server.arrivals.map(({ query }) => query.get('cursor'))

describe('pages by cursor', () => {
  const operation = pagedOperation({ next: byCursor })

  test.each([0, '', ' ', null, undefined])('the page whose cursor is %j is the last one', async (cursor) => {
    serve({ '': { result: [1], cursor } })
    expect(await collect(caller().call(operation, {}))).toEqual([1])
    expect(cursorsAsked()).toEqual([null])
  })

  test.each([{ next: 'b' }, ['b'], true, false, 2 ** 53])(
    'a page whose cursor is %j fails, and a job goes on at that page',
    async (cursor) => {
      serve({ '': { result: [1], cursor: 'a' }, a: { result: [2], cursor } })
      const call = caller().call(operation, {})
      await expect(collect(call.pages())).rejects.toMatchObject({
        code: 'INVALID_DATA',
        message: expect.stringMatching(/^Expected a cursor at \/cursor, got /),
        path: '/cursor',
        raw: cursor,
        cursor: 'a',
      })
      serve({ a: { result: [2], cursor: null } })
      expect(await collect(caller().call(operation, { cursor: 'a' }))).toEqual([2])
    },
  )

  test('a page whose cursor cannot be read is an error for hooks too, and its JSON is there', async () => {
    serve({ '': { result: [1], cursor: { next: 'a' } } })
    const ends: unknown[] = []
    const call = createCaller({
      apiKey: null,
      baseUrl: harness.server.url,
      hooks: { onCallEnd: (event) => ends.push(event) },
    }).call(operation, {})
    await expect(call).rejects.toThrow('/cursor')
    expect(await call.raw()).toEqual({ result: [1], cursor: { next: 'a' } })
    expect(ends).toMatchObject([{ error: { code: 'INVALID_DATA' } }])
  })

  test.each([7, '0'])('the cursor %j is followed', async (cursor) => {
    serve({ '': { result: [1], cursor }, [cursor]: { result: [2] } })
    expect(await collect(caller().call(operation, {}))).toEqual([1, 2])
    expect(cursorsAsked()).toEqual([null, String(cursor)])
  })
})

describe('pages by hasNextPage', () => {
  const operation = pagedOperation({ next: byHasNext })

  test.each([true, 'true', 1])('a cursor is followed while hasNextPage is %j', async (hasNextPage) => {
    serve({ '': { result: [1], cursor: 'a', hasNextPage }, a: { result: [2], cursor: 'b', hasNextPage: false } })
    expect(await collect(caller().call(operation, {}))).toEqual([1, 2])
    expect(cursorsAsked()).toEqual([null, 'a'])
  })

  test.each([
    ['false', false],
    ['absent', undefined],
  ])('a stale cursor ends when hasNextPage is %s', async (_what, hasNextPage) => {
    serve({ '': { result: [1], cursor: 'stale', hasNextPage } })
    expect(await collect(caller().call(operation, {}))).toEqual([1])
    expect(harness.server.arrivals).toHaveLength(1)
  })

  test('nobody looks at a cursor where hasNextPage is false', async () => {
    serve({ '': { result: [1], cursor: { stale: true }, hasNextPage: false } })
    expect(await collect(caller().call(operation, {}))).toEqual([1])
  })

  test.each(['maybe', {}, 2])('a page whose hasNextPage is %j fails, and is not the last one', async (hasNextPage) => {
    serve({ '': { result: [1], cursor: 'a', hasNextPage } })
    await expect(collect(caller().call(operation, {}))).rejects.toMatchObject({ path: '/hasNextPage' })
  })
})

describe('pages by a header', () => {
  const operation = pagedOperation({ next: byHeader, items: '.', wireItems: '.', cursor: 'X-Aptos-Cursor' })

  test('the cursor of the header is followed until there is none', async () => {
    harness.server.answer(({ query }) =>
      query.get('cursor') === 'next' ? { body: [3] } : { body: [1, 2], headers: { 'x-aptos-cursor': 'next' } },
    )
    expect(await collect(caller().call(operation, {}))).toEqual([1, 2, 3])
  })

  test('a list as body has an empty envelope', async () => {
    harness.server.answer({ body: [1] })
    expect(await caller().call(operation, {})).toMatchObject({ result: [1], envelope: {}, total: 0, cursor: null })
  })
})

describe('pages by rows to skip, where there is no cursor', () => {
  const asOffset = { name: 'offset', in: 'query', encode: asCount } as const
  const list = pagedOperation({ next: byOffset, place: placeCursor, offset: 'offset' })
  const operation = {
    ...list,
    inputs: [...list.inputs, asOffset],
    decode: (wire: unknown) => {
      const { total, page_size: pageSize, ...body } = Object(wire)
      return { ...body, pageSize, ...(typeof total === 'number' && { total }) }
    },
  }
  const rows = [1, 2, 3, 4, 5]
  const asked = (): string[] => harness.server.arrivals.map(({ query }) => query.toString())

  /** Serves the rows as a service without cursors does, two a page. */
  function serveByOffset(more: object = {}): void {
    harness.server.answer(({ query }) => {
      const skip = Number(query.get('offset'))
      return {
        body: { result: rows.slice(skip, skip + 2), total: 5, page: skip / 2, page_size: 2, cursor: null, ...more },
      }
    })
  }

  test('every row comes once, and the list ends with its total', async () => {
    serveByOffset()
    expect(await collect(caller().call(operation, {}))).toEqual(rows)
    expect(asked()).toEqual(['', 'offset=2', 'offset=4'])
  })

  test('an answer that does not say how long its pages are counts its rows', async () => {
    serveByOffset({ page_size: undefined })
    expect(await collect(caller().call(operation, {}))).toEqual(rows)
  })

  test('a call that skips rows itself goes on from there', async () => {
    serveByOffset()
    expect(await collect(caller().call(operation, { offset: 1 } as object))).toEqual([2, 3, 4, 5])
    expect(asked()).toEqual(['offset=1', 'offset=3'])
  })

  test.each(['2', 2])('a stored cursor, here %j, goes on where its page ended', async (cursor) => {
    serveByOffset()
    expect(await collect(caller().call(operation, { cursor, offset: 1 } as object))).toEqual([3, 4, 5])
    expect(asked()).toEqual(['offset=2', 'offset=4'])
  })

  test('a stored cursor of more than one digit is rows to skip; one that is more than digits is a cursor', async () => {
    serveByOffset()
    for (const cursor of ['12', '1a', 'a1']) await caller().call(operation, { cursor })
    expect(asked()).toEqual(['offset=12', 'cursor=1a', 'cursor=a1'])
  })

  test('a blank cursor reads from the start, as none does', async () => {
    serveByOffset()
    expect(await collect(caller().call(operation, { cursor: '' }))).toEqual(rows)
  })

  test('a cursor goes first, and its last page is the last', async () => {
    serve({
      '': { result: [1, 2], cursor: 'a', total: 5, page_size: 2 },
      a: { result: [3, 4], cursor: null, total: 5, page_size: 2 },
    })
    expect(await collect(caller().call(operation, {}))).toEqual([1, 2, 3, 4])
    expect(cursorsAsked()).toEqual([null, 'a'])
  })

  test.each([0, '0'])('the cursor %j is none, as it would begin the list again', async (cursor) => {
    serveByOffset({ cursor })
    expect(await collect(caller().call(operation, {}))).toEqual(rows)
  })

  test('a total that cannot be read does not end the list', async () => {
    serveByOffset({ total: { of: 5 } })
    await expect(collect(caller().call(operation, {}))).rejects.toMatchObject({ path: '/total' })
  })

  test.each([
    ['has all the rows', { result: [1], total: 1, page_size: 2 }],
    ['counts fewer rows than a page holds', { result: [1], total: 12, page_size: 100 }],
    ['counts nothing', { result: [1] }],
    ['is empty', { result: [], total: 5, page_size: 2 }],
  ])('an answer that %s is the last', async (_what, body) => {
    harness.server.answer({ body })
    const page = await caller().call(operation, {})
    expect(page.cursor).toBeNull()
  })
})

describe('pages by the number of the last row', () => {
  const operation = pagedOperation({ next: byLastRow, items: '.', wireItems: '.', cursor: 'version' })

  test('the next page starts after the last row, and an empty page ends', async () => {
    harness.server.answer(({ query }) =>
      query.get('cursor') ? { body: [] } : { body: [{ version: '1' }, { version: '18446744073709551615' }] },
    )
    expect(await collect(caller().call(operation, {}))).toHaveLength(2)
    expect(cursorsAsked()).toEqual([null, '18446744073709551616'])
  })

  test('the newest row, by the header that names it, ends the list', async () => {
    const operation = pagedOperation({
      next: byLastRow,
      items: '.',
      wireItems: '.',
      cursor: 'version',
      newest: 'X-Newest',
    })
    harness.server.answer(({ query }) => ({
      body: query.get('cursor') ? [{ version: '3' }] : [{ version: '1' }, { version: '2' }],
      headers: { 'x-newest': '3' },
    }))
    expect(await collect(caller().call(operation, {}))).toHaveLength(3)
    expect(cursorsAsked()).toEqual([null, '3'])
  })

  test.each(['bad', '9th', 'v9', '-9', null])(
    'a row of number %s at the end of a page does not end the list',
    async (version) => {
      harness.server.answer(({ query }) =>
        query.get('cursor') ? { body: [] } : { body: [{ version: '7' }, { version }] },
      )
      await collect(caller().call(operation, {}))
      expect(cursorsAsked()).toEqual([null, '8'])
    },
  )

  test('a number of megabytes is no number, as reading it would take seconds', async () => {
    const endless = '9'.repeat(200_000)
    harness.server.answer(({ query }) =>
      query.get('cursor') ? { body: [] } : { body: [{ version: '7' }, { version: endless }] },
    )
    await collect(caller().call(operation, {}))
    expect(cursorsAsked()).toEqual([null, '8'])
  })

  test('a page whose rows have no number ends the list', async () => {
    harness.server.answer({ body: [{ type: 'pending_transaction' }] })
    const page = await caller().call(operation, {})
    expect(page.hasNext()).toBe(false)
  })

  test('a page of which no number can be read fails', async () => {
    harness.server.answer({ body: [{ type: 'pending_transaction' }, { version: { number: 7 } }] })
    await expect(caller().call(operation, {})).rejects.toMatchObject({ path: '/1/version', code: 'INVALID_DATA' })
  })
})
