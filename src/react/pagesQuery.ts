import { type DataTag, type InfiniteData, type QueryKey, type SkipToken, skipToken } from '@tanstack/react-query'
import type { Caller } from '../client/caller.js'
import { ConfigurationError } from '../errors/configuration.js'
import type { PageData } from '../operation/call.js'
import { inputsOf } from '../operation/encode/inputs.js'
import type { Operation, PagedOperation } from '../operation/operation.js'
import { cursorKey } from '../operation/paging/cursorKey.js'
import { assertRows, cursorRepeated, maxEmptyPages } from '../operation/paging/endlessList.js'
import { cursorIn } from '../operation/paging/endOfList.js'
import { keyOf } from './keys.js'
import { isPaged, pageData } from './pageData.js'
import { type Sharing, sharing } from './sharing.js'

/**
 * Where a page starts: `null` for the first page, a cursor, or a place that must not be read, so that the page fails.
 */
export type PageParam = string | null | LaterCursor | RepeatedCursor | AfterEmptyPages

/** A cursor of a list whose first pages have been dropped because of `maxPages`. */
export interface LaterCursor {
  readonly cursor: string
  /**
   * Every cursor followed before it, including those of dropped pages, because a cycle may lead back to any of them. A
   * long cursor is replaced by its key.
   */
  readonly followed: readonly string[]
  /** How many pages in a row before it were empty; absent if the last one wasn't. */
  readonly emptyBefore?: number
}

/** A cursor that was already followed. Its page fails instead of being requested again. */
export interface RepeatedCursor {
  readonly repeated: string
}

/** The place after so many empty pages that no more are requested. */
export interface AfterEmptyPages {
  /** How many pages in a row were empty. */
  readonly empty: number
  readonly cursor: string
}

/** Reads one page of a list. */
export type ReadPageData<Item> = (context: {
  readonly pageParam: PageParam
  readonly signal: AbortSignal
}) => Promise<PageData<Item>>

/** TanStack options for an infinite query of a list. */
export interface PagesQuery<Item> extends Sharing {
  readonly queryKey: DataTag<QueryKey, InfiniteData<PageData<Item>>>
  /**
   * Not TanStack's `QueryFunction`, which `useQuery` would also accept, and then cache one page instead of a list of
   * pages.
   */
  readonly queryFn: ReadPageData<Item>
  readonly initialPageParam: PageParam
  readonly getNextPageParam: (
    page: PageData<Item>,
    pages: readonly PageData<Item>[],
    start: PageParam,
    starts: readonly PageParam[],
  ) => PageParam
  /** Off, because the client does the retries: it knows what may be repeated and how long to wait. */
  readonly retry: false
}

/** TanStack options for an infinite query of a list that may be skipped. */
export interface SkippablePagesQuery<Item> extends Omit<PagesQuery<Item>, 'queryFn'> {
  readonly queryFn: ReadPageData<Item> | SkipToken
}

/**
 * Creates an infinite query of a list, for `useInfiniteQuery`, `useSuspenseInfiniteQuery`, loaders and prefetching. Its
 * pages are plain data.
 *
 * A page fails with a `PaginationError` if its cursor repeats, or if a thousand empty pages come before it. You keep
 * the pages that were read so far.
 *
 * @param input - the inputs of the first page, or `skipToken` as long as you don't have them
 * @throws {ConfigurationError} INVALID_CONFIGURATION for anything but a paged operation.
 * @example
 * await queryClient.prefetchInfiniteQuery(pagesQuery(client, getWalletNFTs, { address, limit: 50 }))
 */
export function pagesQuery<Input, Item>(
  client: Caller,
  operation: PagedOperation<Input, Item>,
  input: NoInfer<Input>,
): PagesQuery<Item>
/** Creates an infinite query of a list, which `skipToken` skips. */
export function pagesQuery<Input, Item>(
  client: Caller,
  operation: PagedOperation<Input, Item>,
  input: NoInfer<Input> | SkipToken,
): SkippablePagesQuery<Item>
export function pagesQuery(client: Caller, operation: PagedOperation, input: unknown): UntypedQuery {
  const queryKey = keyOf(client, operation, input, 'pages')
  assertPaged(operation)
  const queryFn: ReadPageData<unknown> = async ({ pageParam, signal }) =>
    pageData(await client.call(operation, inputFrom(operation, input, pageParam), { signal }))
  return {
    queryKey,
    queryFn: input === skipToken ? skipToken : queryFn,
    initialPageParam: null,
    getNextPageParam: ({ cursor }, pages, _start, starts) => {
      if (cursor === null) return null
      const followed = new Set(starts.flatMap(cursorsOf).map(cursorKey))
      if (cursor === cursorIn(operation.page, inputsOf(operation, input)) || followed.has(cursorKey(cursor)))
        return { repeated: cursor }
      const empty = emptyAtEnd(pages, starts[0])
      if (empty >= maxEmptyPages) return { empty, cursor }
      if (starts[0] === null) return cursor
      return { cursor, followed: [...followed], ...(empty > 0 && { emptyBefore: empty }) }
    },
    retry: false,
    ...sharing,
  }
}

/** Counts the empty pages at the end of a list, including pages that were dropped because of `maxPages`. */
function emptyAtEnd(pages: readonly PageData<unknown>[], start: PageParam | undefined): number {
  const fromEnd = [...pages].reverse()
  const empty = fromEnd.findIndex(({ result }) => result.length > 0)
  if (empty >= 0) return empty
  return pages.length + (isLater(start) ? (start.emptyBefore ?? 0) : 0)
}

const isLater = (start: PageParam | undefined): start is LaterCursor =>
  typeof start === 'object' && start !== null && 'followed' in start

interface UntypedQuery extends Omit<SkippablePagesQuery<unknown>, 'queryKey'> {
  readonly queryKey: QueryKey
}

/** Creates the error for `useQuery` and `fetchQuery`, which pass no `pageParam`. Only plain JavaScript can get here. */
function notInfinite({ id }: Operation): ConfigurationError {
  const hints = ['Use usePages or useInfiniteQuery, or operationQuery for one page']
  return new ConfigurationError(`${id} is paged: pagesQuery belongs in an infinite query`, { operation: id, hints })
}

/** Throws for an operation without pages, for which TanStack would cache an empty page. */
function assertPaged(operation: Operation): void {
  if (isPaged(operation)) return
  const { id } = operation
  throw new ConfigurationError(`${id} has no pages`, { operation: id, hints: ['Use useOperation or operationQuery'] })
}

function cursorsOf(start: PageParam): readonly string[] {
  if (typeof start === 'string') return [start]
  return isLater(start) ? [...start.followed, start.cursor] : []
}

function inputFrom(operation: PagedOperation, input: unknown, start: PageParam | undefined): unknown {
  if (start === null) return input
  if (start === undefined) throw notInfinite(operation)
  const { id, page } = operation
  if (typeof start === 'object' && 'repeated' in start) {
    const hints = ['The rows read so far are complete; for the rest, start again later']
    throw cursorRepeated({ operation: id, cursor: start.repeated, hints })
  }
  if (typeof start === 'object' && 'empty' in start) assertRows(start.empty, { operation: id, cursor: start.cursor })
  return { ...Object(input), [page.input]: typeof start === 'string' ? start : start.cursor }
}
