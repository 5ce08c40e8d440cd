import { type DataTag, type InfiniteData, type QueryKey, type SkipToken, skipToken } from '@tanstack/react-query'
import type { Caller } from '../client/caller.js'
import { ConfigurationError } from '../errors/configuration.js'
import { PaginationError } from '../errors/page.js'
import type { PageData } from '../operation/call.js'
import type { Operation, PagedOperation } from '../operation/operation.js'
import { cursorKey } from '../operation/paging/cursorKey.js'
import { assertRows, maxEmptyPages } from '../operation/paging/emptyPages.js'
import { keyOf } from './keys.js'
import { isPaged, pageData } from './pageData.js'
import { type Sharing, sharing } from './sharing.js'

/** Where a page starts: `null` for the first page, a cursor, or what must not be followed, whose page fails. */
export type PageParam = string | null | LaterCursor | RepeatedCursor | AfterEmptyPages

/** A cursor of a list whose first pages have been dropped because of `maxPages`. */
export interface LaterCursor {
  readonly cursor: string
  /**
   * Every cursor followed before it, including those of dropped pages: a circle may lead back to any of them. Of a long
   * one, its key.
   */
  readonly followed: readonly string[]
}

/** A cursor that was already followed. Its page fails instead of being read again. */
export interface RepeatedCursor {
  readonly repeated: string
}

/** The place after so many empty pages that no more are read. */
export interface AfterEmptyPages {
  /** How many pages there were. */
  readonly empty: number
  readonly cursor: string
}

/** Reads one page of a list. */
export type ReadPageData<Item> = (context: {
  readonly pageParam: PageParam
  readonly signal: AbortSignal
}) => Promise<PageData<Item>>

/** TanStack options for the infinite query of a list. */
export interface PagesQuery<Item> extends Sharing {
  readonly queryKey: DataTag<QueryKey, InfiniteData<PageData<Item>>>
  /** Not TanStack's `QueryFunction`, which `useQuery` would take too, and keep one page where a list of pages belongs. */
  readonly queryFn: ReadPageData<Item>
  readonly initialPageParam: PageParam
  readonly getNextPageParam: (
    page: PageData<Item>,
    pages: readonly PageData<Item>[],
    start: PageParam,
    starts: readonly PageParam[],
  ) => PageParam
  /** Off: the client retries by itself, and knows what may be repeated and how long to wait. */
  readonly retry: false
}

/** TanStack options for the infinite query of a list that may be skipped. */
export interface SkippablePagesQuery<Item> extends Omit<PagesQuery<Item>, 'queryFn'> {
  readonly queryFn: ReadPageData<Item> | SkipToken
}

/**
 * Creates the infinite query of a list, for `useInfiniteQuery`, `useSuspenseInfiniteQuery`, loaders and prefetching.
 * Pages are plain data.
 *
 * A cursor that repeats, or the page after a thousand empty ones, is a `PaginationError` of that page; the pages before it
 * stay.
 *
 * @param input - the inputs of the first page, or `skipToken` while there are none
 * @throws {ConfigurationError} INVALID_CONFIGURATION for anything but a paged operation.
 * @example
 * await queryClient.prefetchInfiniteQuery(pagesQuery(client, getWalletNFTs, { address, limit: 50 }))
 */
export function pagesQuery<Input, Item>(
  client: Caller,
  operation: PagedOperation<Input, Item>,
  input: NoInfer<Input>,
): PagesQuery<Item>
/** Creates the infinite query of a list, which `skipToken` skips. */
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
      if (cursor === startOf(operation, input) || followed.has(cursorKey(cursor))) return { repeated: cursor }
      const recent = pages.slice(-maxEmptyPages)
      if (recent.length === maxEmptyPages && recent.every(isEmpty)) return { empty: maxEmptyPages, cursor }
      return starts[0] === null ? cursor : { cursor, followed: [...followed] }
    },
    retry: false,
    ...sharing,
  }
}

const isEmpty = ({ result }: PageData<unknown>): boolean => result.length === 0

interface UntypedQuery extends Omit<SkippablePagesQuery<unknown>, 'queryKey'> {
  readonly queryKey: QueryKey
}

/** What `useQuery` and `fetchQuery` get in plain JavaScript: they ask for no page. */
function notInfinite({ id }: Operation): ConfigurationError {
  const hints = ['Use usePages or useInfiniteQuery; operationQuery reads one page']
  return new ConfigurationError(`${id} is paged: pagesQuery belongs in an infinite query`, { operation: id, hints })
}

/** Without a cursor to follow, TanStack would keep a page of nothing. */
function assertPaged(operation: Operation): void {
  if (isPaged(operation)) return
  const { id } = operation
  throw new ConfigurationError(`${id} has no pages`, { operation: id, hints: ['Use useOperation or operationQuery'] })
}

/** The cursor that the inputs of the first page may name. */
function startOf(operation: PagedOperation, input: unknown): string | null {
  const own = Object(input)
  const cursor: unknown = Object.hasOwn(own, operation.page.input) ? own[operation.page.input] : null
  return cursor === undefined || cursor === null ? null : String(cursor)
}

function cursorsOf(start: PageParam): readonly string[] {
  if (typeof start === 'string') return [start]
  return start && 'followed' in start ? [...start.followed, start.cursor] : []
}

function inputFrom(operation: PagedOperation, input: unknown, start: PageParam | undefined): unknown {
  if (start === null) return input
  if (start === undefined) throw notInfinite(operation)
  if (typeof start === 'object' && 'empty' in start) {
    assertRows(start.empty, { operation: operation.id, cursor: start.cursor })
  }
  const cursor = cursorsOf(start).at(-1)
  if (cursor !== undefined) return { ...Object(input), [operation.page.input]: cursor }
  throw new PaginationError('The service sent the same cursor twice', {
    code: 'CURSOR_REPEATED',
    operation: operation.id,
    hints: ['Rows already read are complete; start again later for the rest'],
  })
}
