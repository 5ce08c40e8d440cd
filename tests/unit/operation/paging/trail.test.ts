import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { createCaller } from '../../../../src/index.js'
import { pagedOperation } from '../../client/harness.js'

// A server would take a minute for as many pages: they are answered through `fetch`.

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** A walk over pages by number; `after` gives the page after one. */
function walk(after: (page: number) => number | null, width = 1) {
  const caller = createCaller({
    apiKey: null,
    baseUrl: 'http://127.0.0.1:1',
    fetch: async (url) => {
      const page = Number(new URL(String(url)).searchParams.get('cursor') ?? 0)
      const next = after(page)
      return Response.json({ result: [page], cursor: next === null ? null : String(next).padStart(width, '0') })
    },
  })
  return caller.call(pagedOperation(), {})
}

test('a circle that is longer than what is kept is a PaginationError too, and no endless loop', async () => {
  let rows = 0
  const circle = async (): Promise<void> => {
    for await (const _ of walk((page) => (page === 5000 ? 300 : page + 1))) rows++
  }
  await expect(circle()).rejects.toMatchObject({ code: 'CURSOR_REPEATED' })
  expect(rows).toBeLessThan(15_000)
})

test('a circle of a thousand pages ends before a row comes twice', async () => {
  const seen: unknown[] = []
  const circle = async (): Promise<void> => {
    for await (const row of walk((page) => (page === 5000 ? 4001 : page + 1))) seen.push(row)
  }
  await expect(circle()).rejects.toMatchObject({ code: 'CURSOR_REPEATED' })
  expect(seen).toHaveLength(5001)
})

test('a circle is noticed by whoever reads on from an earlier page once more, as it was by the first', async () => {
  const start = await walk((page) => (page === 9 ? 2 : page + 1))
  const early = await (await (await start.nextPage()).nextPage()).nextPage()
  for (const reader of ['first', 'second']) {
    const seen: unknown[] = []
    const read = async (): Promise<void> => {
      for (let page = early; ; page = await page.nextPage()) seen.push(...page.result)
    }
    await expect(read(), reader).rejects.toMatchObject({ code: 'CURSOR_REPEATED' })
    expect(seen, reader).toEqual([3, 4, 5, 6, 7, 8, 9])
  }
})

test('a short circle is noticed at once also where the oldest cursors were just forgotten', async () => {
  const seen: unknown[] = []
  const circle = async (): Promise<void> => {
    for await (const row of walk((page) => (page === 4001 ? 3500 : page + 1))) seen.push(row)
  }
  await expect(circle()).rejects.toMatchObject({ code: 'CURSOR_REPEATED' })
  expect(seen).toHaveLength(4002)
})

test('a walk keeps none of its cursors, of a hundred kilobytes each, and notices a circle all the same', async () => {
  const heap = (): number => {
    collectGarbage()
    return process.memoryUsage().heapUsed / 1e6
  }
  const before = heap()
  const seen: unknown[] = []
  let most = 0
  const circle = async (): Promise<void> => {
    for await (const page of walk((page) => (page === 300 ? 200 : page + 1), 1e5)) {
      seen.push(page)
      if (page === 300) most = heap() - before
    }
  }
  await expect(circle()).rejects.toMatchObject({ code: 'CURSOR_REPEATED' })
  expect(seen).toHaveLength(301)
  expect(most).toBeLessThan(15) // all of them are 30 MB
}, 60_000)
