import type { Call, CallResult, Page, PagedCall } from '../operation/call.js'
import { itemsFrom, pagesFrom } from './page.js'

/** An answer on its way: parsed first, then decoded. */
export interface Running<Output> {
  readonly parsed: Promise<{ readonly wire: unknown }>
  readonly result: Promise<CallResult<Output>>
}

/**
 * The promise a call returns. Its `withResponse` and `raw` take over its rejection, so that nobody has to handle the
 * same failure twice.
 */
export function pendingCall<Output, Wire>({ parsed, result }: Running<Output>): Call<Output, Wire> {
  const data = result.then((answer) => answer.data)
  return Object.assign(data, {
    withResponse: () => takeOver(data, result as Promise<CallResult<Output, Wire>>), // typed by the operation
    raw: () => takeOver(data, parsed).then((answer) => answer.wire as Wire), // typed by the operation
  })
}

/** The promise of a paged call: also an iterable over the items, or the pages, from this call's page on. */
export function pendingPages<Item, Wire>(running: Running<Page<Item>>): PagedCall<Item, Wire> {
  const call = pendingCall<Page<Item>, Wire>(running)
  const first = running.result.then((answer) => answer.data)
  quiet(first)
  return Object.assign(call, {
    pages: () => pagesFrom(takeOver(call, first)),
    [Symbol.asyncIterator]: () => itemsFrom(takeOver(call, first)),
  })
}

function takeOver<T>(from: Promise<unknown>, to: Promise<T>): Promise<T> {
  quiet(from)
  return to
}

/** Whoever takes the value also gets the rejection. */
function quiet(promise: Promise<unknown>): void {
  promise.catch(() => undefined)
}
