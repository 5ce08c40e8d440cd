'use client'

import {
  type DefaultError,
  type InfiniteData,
  type QueryKey,
  type SkipToken,
  type UndefinedInitialDataInfiniteOptions,
  type UseInfiniteQueryResult,
  type UseQueryOptions,
  type UseQueryResult,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import type { PageData } from '../operation/call.js'
import type { Operation, PagedOperation } from '../operation/operation.js'
import { operationQuery, type QueryData } from './operationQuery.js'
import { type PageParam, pagesQuery } from './pagesQuery.js'
import { useLedgerline } from './provider.js'

/** Options of `useQuery`, except those that the operation sets. */
export interface OperationOptions<Output, Data = Output>
  extends Omit<UseQueryOptions<Output, DefaultError, Data>, 'queryKey' | 'queryFn' | 'retry' | 'retryDelay'> {}

/** Options of `useInfiniteQuery`, except those that the operation sets. */
export interface PagesOptions<Item, Data = InfiniteData<PageData<Item>>>
  extends Omit<
    UndefinedInitialDataInfiniteOptions<PageData<Item>, DefaultError, Data, QueryKey, PageParam>,
    'queryKey' | 'queryFn' | 'retry' | 'retryDelay' | 'initialPageParam' | 'getNextPageParam'
  > {}

/**
 * Calls an operation and returns its response as a TanStack query. For a paged operation, that is one page as plain
 * data; `usePages` reads several. Components with the same input share one request, which is aborted when the last of
 * them unmounts.
 *
 * Every failure is the `error` of the result, including an invalid input. For suspense, use
 * `useSuspenseQuery(operationQuery(useLedgerline(), operation, input))`. For operations that write, use `useMutation`.
 *
 * @param input - the inputs of the call, or TanStack's `skipToken` as long as you don't have them
 * @param queryOptions - `enabled`, `staleTime`, `select`, `placeholderData` and the other options of `useQuery`
 * @example
 * const { data, error } = useOperation(getNativeBalance, address ? { address } : skipToken, { staleTime: 12_000 })
 */
export function useOperation<Input, Output, Answer, Data = QueryData<Output, Answer>>(
  operation: Operation<Input, Output, unknown, Answer>,
  input: NoInfer<Input> | SkipToken,
  queryOptions?: OperationOptions<QueryData<Output, Answer>, Data>,
): UseQueryResult<Data> {
  // `retry` again, because plain JavaScript may pass its own
  return useQuery({ ...operationQuery(useLedgerline(), operation, input), ...queryOptions, retry: false })
}

/**
 * Reads a list page by page: `fetchNextPage` requests the next page, and `data.pages` has all pages so far.
 *
 * `hasNextPage` stays true after a page has failed, because you can request that page again. If your list loads more
 * while the user scrolls, stop at an `error`; otherwise it repeats a failing request forever.
 *
 * @param input - the inputs of the first page, or TanStack's `skipToken` as long as you don't have them
 * @param queryOptions - `enabled`, `staleTime`, `select`, `maxPages` and the other options of `useInfiniteQuery`
 * @example
 * const { data, error, fetchNextPage, hasNextPage, isFetching } = usePages(getWalletNFTs, { address, limit: 50 })
 * const nfts = data?.pages.flatMap((page) => page.result)
 * const onEndInView = () => hasNextPage && !isFetching && !error && fetchNextPage()
 */
export function usePages<Input, Item, Data = InfiniteData<PageData<Item>>>(
  operation: PagedOperation<Input, Item>,
  input: NoInfer<Input> | SkipToken,
  queryOptions?: PagesOptions<Item, Data>,
): UseInfiniteQueryResult<Data> {
  // `retry` again, as above
  return useInfiniteQuery({ ...pagesQuery(useLedgerline(), operation, input), ...queryOptions, retry: false })
}
