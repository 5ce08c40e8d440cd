import { ConfigurationError } from '../errors/configuration.js'
import { DecodeError } from '../errors/decode.js'
import type { CallResult, Page, PagedCall } from './call.js'
import { rowsIn } from './nextCursor.js'
import type { PagedOperation } from './operation.js'
import { pendingCall, type Running, refused, takeOver } from './pending.js'
import { type ReadPage, ResultPage } from './resultPage.js'
import { trailFrom } from './trail.js'

/**
 * Makes the promise of a paged call: of its first page, and an iterable over the items or the pages from there on. It comes
 * with every paged operation, so that bundles without one do without it.
 *
 * @param start - the cursor the call itself was given
 * @throws {DecodeError} `No result` for an answer without its list
 * @throws {ConfigurationError} when a hand-made operation has another first index than 0 or 1.
 */
export function pagedCall<Item, Wire>(
  operation: PagedOperation,
  run: (cursor: string | undefined) => Running,
  start: unknown,
): PagedCall<Item, Wire> {
  const shape = operation.page
  const read: ReadPage<Item> = (cursor, trail) => {
    const { parsed, result } = isIndex(shape.first) ? run(cursor) : refused(noFirstPage(operation))
    const listed = parsed.then(({ wire }) => {
      if (Array.isArray(rowsIn(wire, shape))) return result
      throw new DecodeError('No result', { operation: operation.id })
    })
    return {
      parsed,
      result: takeOver(result, listed).then((answer) => ({
        ...answer,
        data: new ResultPage<Item>(operation, answer, trail, read),
      })),
    }
  }
  const running = read(undefined, trailFrom(start))
  const call = pendingCall<Page<Item>, Wire>(running)
  return Object.assign(call, {
    pages: () => pagesFrom(takeOver(call, running.result)),
    [Symbol.asyncIterator]: () => itemsFrom(takeOver(call, running.result)),
  })
}

const isIndex = (first: unknown): boolean => first === 0 || first === 1

function noFirstPage({ id: operation }: PagedOperation): ConfigurationError {
  return new ConfigurationError(`Operation ${operation} has invalid value for firstPageIndex property`, { operation })
}

/** Every page from a first one on. */
async function* pagesFrom<Item>(first: Promise<CallResult<Page<Item>>>): AsyncGenerator<Page<Item>, void, undefined> {
  let page = (await first).data
  yield page
  while (page.hasNext()) {
    page = await page.next()
    yield page
  }
}

/**
 * Every item of every page from a first one on. Written out, because a generator costs three turns per item. Those who
 * ask at once are served in turn.
 */
function itemsFrom<Item>(first: Promise<CallResult<Page<Item>>>): AsyncIterator<Item, undefined> {
  const pages = pagesFrom(first)
  let items: readonly Item[] = []
  let index = 0
  let turn: Promise<unknown> = Promise.resolve()
  let waiting = 0
  const nextItem = async (): Promise<IteratorResult<Item, undefined>> => {
    while (index >= items.length) {
      const { done, value } = await pages.next()
      if (done) return { done: true, value: undefined }
      items = value.result
      index = 0
    }
    return { done: false, value: items[index++] as Item } // the index is below the length
  }
  return {
    next() {
      if (!waiting && index < items.length) return nextItem()
      waiting++
      const item = turn.then(nextItem).finally(() => waiting--)
      turn = item.catch(() => {}) // whoever asked has the failure
      return item
    },
    async return() {
      await pages.return()
      items = []
      return { done: true, value: undefined }
    },
  }
}
