import { isLedgerlineError } from '../../errors/base.js'
import { IncompleteError } from '../../errors/incomplete.js'
import { throwIfAborted } from '../../runtime/withAbort.js'
import type { CallOptions, Page } from '../call.js'

/**
 * Gives the pages of a list to `add`, which puts their rows into `rows` and returns whether to go on. An error that ends
 * the list gets the rows of the pages before its cursor, so that both together are the list.
 */
export async function readPages<Item>(
  pages: AsyncIterable<Page<Item>>,
  signal: CallOptions['signal'],
  rows: readonly unknown[],
  add: (page: Page<Item>) => boolean,
): Promise<void> {
  let before = 0 // rows of the pages before the last one
  try {
    for await (const page of pages) {
      throwIfAborted(signal)
      before = rows.length
      if (!add(page)) return
    }
  } catch (error) {
    const isOwn = isLedgerlineError(error) && error !== signal?.reason
    if (isOwn && !(error instanceof IncompleteError)) {
      // the page with a cursor that repeats is the one to request again
      const value = error.code === 'CURSOR_REPEATED' ? rows.slice(0, before) : rows
      Reflect.defineProperty(error, 'rows', { value, configurable: true }) // not enumerable, so that logs don't print them
    }
    throw error
  }
}
