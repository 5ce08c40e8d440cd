import { ConfigurationError } from '../../errors/configuration.js'
import { DecodeError } from '../../errors/decode.js'
import type { Call, CallOptions, Page, PagedCall } from '../call.js'
import { pointerSegment } from '../decode/pointers.js'
import type { PagedOperation } from '../operation.js'
import { type Outcome, pendingCall } from '../pending.js'
import { rowsIn } from './nextCursor.js'
import { firstOf, itemsFrom, pagesFrom } from './pageIterators.js'
import { type ReadPage, resultPage } from './resultPage.js'
import { take, toArray } from './toArray.js'

/**
 * Creates a paged call: a promise of its first page, and an iterable over the items or pages from there. Every paged
 * operation refers to it, so that bundles without one don't contain it.
 *
 * @throws {DecodeError} `No result` for a response without its list
 * @throws {ConfigurationError} if the first page index of a hand-made operation is neither 0 nor 1.
 */
export function pagedCall<Item, Wire>(
  operation: PagedOperation,
  run: (input: unknown) => Promise<Outcome>,
  signal: CallOptions['signal'],
  given?: unknown,
): PagedCall<Item, Wire> {
  const { page: shape, id } = operation
  const read: ReadPage<Item> = async (input, trail) => {
    if (!isIndex(shape.first)) throw noFirstPage(id)
    const outcome = await run(input)
    if (!Array.isArray(rowsIn(outcome.wire, shape)))
      return { ...outcome, result: undefined, failure: noResult(operation, outcome) }
    const { result } = outcome
    return { ...outcome, result: result && { ...result, data: resultPage(operation, result, outcome, trail, read) } }
  }
  return iterable(pendingCall<Page<Item>, Wire>(read(given)), id, signal)
}

/**
 * Adds the iterators. They aren't created next to `read`, which every page holds: engines keep one closure context
 * per scope, so each page would keep the first one alive.
 */
function iterable<Item, Wire>(
  call: Call<Page<Item>, Wire>,
  operation: string,
  signal: CallOptions['signal'],
): PagedCall<Item, Wire> {
  const pages = () => pagesFrom(firstOf(call))
  const items = () => itemsFrom(pages(), signal, operation)
  return Object.assign(call, {
    pages,
    toArray: (options: unknown) => toArray(pages(), { operation, signal }, options),
    take: (count: unknown) => take(pages(), { operation, signal }, count),
    [Symbol.asyncIterator]: items,
  })
}

/** Creates the error for a response without its list. Its cause, from the decoder, shows what came instead. */
function noResult({ id: operation, page: { wireItems } }: PagedOperation, { cursor, failure }: Outcome): DecodeError {
  const place = { operation, cursor, path: wireItems === '.' ? '' : pointerSegment(wireItems), expected: 'list' }
  const lacking = `The response of ${operation} lacks its list`
  if (!failure) return new DecodeError('No result', { ...place, hints: [`${lacking} at ${place.path || '/'}`] })
  const { raw, message } = failure instanceof DecodeError ? failure : { raw: undefined, message: 'it cannot be read' }
  return new DecodeError('No result', { ...place, raw, cause: failure, hints: [`${lacking}: ${message}`] })
}

const isIndex = (first: unknown): boolean => first === 0 || first === 1

function noFirstPage(operation: string): ConfigurationError {
  return new ConfigurationError(`Operation ${operation} has invalid value for firstPageIndex property`, { operation })
}
