import { PaginationError } from '../../errors/page.js'
import { throwIfAborted } from '../../runtime/withAbort.js'
import type { CallOptions, Page } from '../call.js'
import { outcomeOf } from '../pending.js'
import { Lack } from './lacking.js'

/** Iterates over all pages, beginning with a first one. There are none if the list has ended. Keeps only one alive. */
export async function* pagesFrom<Item>(
  next: Promise<() => Page<Item> | undefined>,
): AsyncGenerator<Page<Item>, void, undefined> {
  for (;;) {
    const page = (await next)()
    if (!page) return
    yield page
    if (!page.hasNext()) return
    next = outcomeOf(page.nextPage())
  }
}

/** Returns the outcome of the call for a first page: `undefined` instead of an error if the list has ended. */
export function firstOf<Item>(call: Promise<Page<Item>>): Promise<() => Page<Item> | undefined> {
  return call.then(
    (page) => () => page,
    (error: unknown) => () => {
      if (!(error instanceof PaginationError) || error.cursor !== null) throw error
      return undefined
    },
  )
}

/**
 * Iterates over the items of all pages. Written by hand, because an async generator costs three microtask turns per
 * item. Concurrent calls of `next` are served in order. If pages lack chains, it throws after the last item.
 */
export function itemsFrom<Item>(
  pages: AsyncGenerator<Page<Item>, void, undefined>,
  signal: CallOptions['signal'],
  operation: string,
): AsyncIterator<Item, undefined> {
  let lack = new Lack()
  let items: readonly Item[] = []
  let index = 0
  let turn: Promise<unknown> = Promise.resolve()
  let waiting = 0
  const nextItem = async (): Promise<IteratorResult<Item, undefined>> => {
    throwIfAborted(signal)
    while (index >= items.length) {
      const { done, value } = await pages.next()
      if (done) {
        const error = lack.error(operation)
        lack = new Lack() // throws only once
        if (error) throw error
        return { done: true, value: undefined }
      }
      lack.note(value)
      items = value.result
      index = 0
    }
    const value = items[index] as Item // the index is below the length
    index += 1
    return { done: false, value }
  }
  return {
    next() {
      if (waiting === 0 && index < items.length) return nextItem()
      waiting += 1
      const served = turn.then(nextItem).finally(() => {
        waiting -= 1
      })
      const item = outcomeOf(served)
      turn = item
      return item.then((give) => give())
    },
    async return() {
      await pages.return()
      items = []
      return { done: true, value: undefined }
    },
  }
}
