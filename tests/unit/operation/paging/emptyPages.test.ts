import { expect, test } from 'vitest'
import { createCaller } from '../../../../src/index.js'
import { pagedOperation } from '../../client/harness.js'

// A server would take long for as many pages: they are answered through `fetch`.

/** A list in which only some pages have a row, by number; each page has a fresh cursor. */
function list(hasRow: (page: number) => boolean, last = Number.POSITIVE_INFINITY) {
  let calls = 0
  const caller = createCaller({
    apiKey: null,
    baseUrl: 'http://127.0.0.1:1',
    fetch: async (url) => {
      calls++
      const page = Number(new URL(String(url)).searchParams.get('cursor') ?? 0)
      return Response.json({ result: hasRow(page) ? [page] : [], cursor: page < last ? String(page + 1) : null })
    },
  })
  const call = (input = {}) => caller.call(pagedOperation(), input)
  return { call, calls: () => calls }
}

const endless = {
  name: 'PaginationError',
  code: 'EMPTY_PAGES',
  operation: 'list',
  message: expect.stringMatching(/^1000 pages in a row were empty\n.*cursor of this error/),
}

test('a loop over items of a list that goes on without rows ends after a thousand pages', async () => {
  const { call, calls } = list(() => false)
  const loop = async () => {
    for await (const _ of call());
  }
  await expect(loop()).rejects.toMatchObject(endless)
  expect(calls()).toBe(1000)
})

test('so does a loop over its pages, which sees them all', async () => {
  const { call } = list(() => false)
  let seen = 0
  const loop = async () => {
    for await (const _ of call().pages()) seen++
  }
  await expect(loop()).rejects.toMatchObject(endless)
  expect(seen).toBe(1000)
})

test('so does reading page by page, and a call with the cursor of the last page goes on', async () => {
  const { call } = list((page) => page === 1500)
  let page = await call()
  const walk = async () => {
    for (;;) page = await page.nextPage()
  }
  await expect(walk()).rejects.toMatchObject(endless)
  expect(page.cursor).toBe('1000')
  const rows: unknown[] = []
  const onward = async () => {
    for await (const row of call({ cursor: page.cursor })) rows.push(row)
  }
  await expect(onward()).rejects.toMatchObject(endless)
  expect(rows).toEqual([1500])
})

test('fewer empty pages between rows are no error, however many there are in all', async () => {
  const { call } = list((page) => page % 1000 === 0, 3000)
  const rows: unknown[] = []
  for await (const row of call()) rows.push(row)
  expect(rows).toEqual([0, 1000, 2000, 3000])
})
