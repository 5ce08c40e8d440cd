import { ConfigurationError } from '../errors/configuration.js'
import { DecodeError } from '../errors/decode.js'
import type { Call, CallOptions, Page, PagedCall } from './call.js'
import { rowsIn } from './nextCursor.js'
import type { PagedOperation } from './operation.js'
import { outcomeOf, pendingCall, type Undecoded } from './pending.js'
import { step } from './pointers.js'
import { type ReadPage, ResultPage } from './resultPage.js'

/**
 * Creates a paged call: a promise of its first page, and an iterable over the items or the pages from there on. Every
 * paged operation refers to it, so that bundles without one leave it out.
 *
 * @throws {DecodeError} `No result` for an answer without its list
 * @throws {ConfigurationError} when the first page index of a hand-made operation is neither 0 nor 1.
 */
export function pagedCall<Item, Wire>(
  operation: PagedOperation,
  run: (input: unknown) => Promise<Undecoded>,
  signal: CallOptions['signal'],
  given?: unknown,
): PagedCall<Item, Wire> {
  const { page: shape, id } = operation
  const read: ReadPage<Item> = async (input, trail) => {
    if (!isIndex(shape.first)) throw noFirstPage(id)
    const { wire, values, decode } = await run(shape.place ? shape.place(shape, input) : input)
    return {
      wire,
      values,
      decode() {
        if (!Array.isArray(rowsIn(wire, shape))) throw noResult(operation, decode)
        const decoded = decode()
        return { ...decoded, data: new ResultPage<Item>(operation, decoded, values, trail, read) }
      },
    }
  }
  return iterable(pendingCall<Page<Item>, Wire>(read(given)), signal, () => run(given))
}

/**
 * Adds the iterators. Not beside `read`, which every page holds: engines let functions of one scope share all they use,
 * so each page would keep the first one alive.
 */
function iterable<Item, Wire>(
  call: Call<Page<Item>, Wire>,
  signal: CallOptions['signal'],
  run: () => Promise<unknown>,
): PagedCall<Item, Wire> {
  return Object.assign(call, {
    pages: () => pagesFrom(outcomeOf(call)),
    [Symbol.asyncIterator]: () => itemsFrom(outcomeOf(call), signal, run),
  })
}

/** The error for an answer without its list. Its cause, from the decoder, shows what came instead. */
function noResult({ id: operation, page: { wireItems } }: PagedOperation, decode: () => unknown): DecodeError {
  const place = { operation, path: wireItems === '.' ? '' : step(wireItems), expected: 'list' }
  const answered = `${operation} answered without its list`
  try {
    decode()
  } catch (cause) {
    const { raw, message } = cause instanceof DecodeError ? cause : { raw: undefined, message: 'it cannot be read' }
    return new DecodeError('No result', { ...place, raw, cause, hints: [`${answered}: ${message}`] })
  }
  return new DecodeError('No result', { ...place, hints: [`${answered} at ${place.path || '/'}`] })
}

const isIndex = (first: unknown): boolean => first === 0 || first === 1

function noFirstPage(operation: string): ConfigurationError {
  return new ConfigurationError(`Operation ${operation} has invalid value for firstPageIndex property`, { operation })
}

/** Every page from a first one on. It keeps only the current one alive. */
async function* pagesFrom<Item>(next: Promise<() => Page<Item>>): AsyncGenerator<Page<Item>, void, undefined> {
  for (;;) {
    const page = (await next)()
    yield page
    if (!page.hasNext()) return
    next = outcomeOf(page.next())
  }
}

/**
 * Every item of every page from a first one on. Written by hand, because an async generator costs three microtask turns
 * per item. Concurrent calls of `next` are served in order.
 *
 * @param run - calls the operation; with a signal that has aborted it sends nothing and throws the signal's reason, which
 *   engines differ in and only the transport knows to read
 */
function itemsFrom<Item>(
  first: Promise<() => Page<Item>>,
  signal: CallOptions['signal'],
  run: () => Promise<unknown>,
): AsyncIterator<Item, undefined> {
  const pages = pagesFrom(first)
  let items: readonly Item[] = []
  let index = 0
  let turn: Promise<unknown> = Promise.resolve()
  let waiting = 0
  const nextItem = async (): Promise<IteratorResult<Item, undefined>> => {
    if (signal?.aborted) await run() // only to throw
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
      const item = outcomeOf(turn.then(nextItem).finally(() => waiting--))
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
