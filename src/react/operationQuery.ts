import { type DataTag, type QueryFunction, type QueryKey, type SkipToken, skipToken } from '@tanstack/react-query'
import type { Caller } from '../client/caller.js'
import type { PageData, PagedCall } from '../operation/call.js'
import type { Operation, PagedOperation } from '../operation/operation.js'
import { keyOf } from './keys.js'
import { isPaged, pageData } from './pageData.js'
import { type RefetchRule, refetchRule } from './refetch.js'
import { type Sharing, sharing } from './sharing.js'

/** TanStack options for a query of one call. */
export interface OperationQuery<Data> extends RefetchRule, Sharing {
  readonly queryKey: DataTag<QueryKey, Data>
  readonly queryFn: QueryFunction<Data>
  /** Off, because the client does the retries: it knows what may be repeated and how long to wait. */
  readonly retry: false
}

/** TanStack options for a query of one call that may be skipped. */
export interface SkippableOperationQuery<Data> extends Omit<OperationQuery<Data>, 'queryFn'> {
  readonly queryFn: QueryFunction<Data> | SkipToken
}

/** The data of an operation's query: its output or, for a paged operation, one page. */
export type QueryData<Output, Answer> = Answer extends PagedCall<infer Item> ? PageData<Item> : Output

/**
 * Creates a query of one call, for `useQuery`, `useSuspenseQuery`, `useQueries`, loaders, prefetching and the cache.
 * For a paged operation, it reads one page as plain data; `pagesQuery` reads several.
 *
 * An invalid input doesn't throw here: the query fails with an `InputError`. The query key contains a fingerprint of
 * the base URL, but not the API key. So a server that prefetches for browsers must use the same base URL as they do,
 * and accounts that see different data each need their own `QueryClient`.
 *
 * @param input - the inputs of the call, or `skipToken` as long as you don't have them
 * @throws {ConfigurationError} INVALID_CONFIGURATION for anything but an operation.
 * @example
 * await queryClient.prefetchQuery(operationQuery(client, getNativeBalance, { address }))
 * const { data } = useSuspenseQuery(operationQuery(useLedgerline(), getNativeBalance, { address }))
 */
export function operationQuery<Input, Output, Answer>(
  client: Caller,
  operation: Operation<Input, Output, unknown, Answer>,
  input: NoInfer<Input>,
): OperationQuery<QueryData<Output, Answer>>
/** Creates a query of one call, which `skipToken` skips. */
export function operationQuery<Input, Output, Answer>(
  client: Caller,
  operation: Operation<Input, Output, unknown, Answer>,
  input: NoInfer<Input> | SkipToken,
): SkippableOperationQuery<QueryData<Output, Answer>>
export function operationQuery(client: Caller, operation: Operation | PagedOperation, input: unknown): UntypedQuery {
  const queryFn: QueryFunction = async ({ signal }) =>
    isPaged(operation)
      ? pageData(await client.call(operation, input, { signal }))
      : client.call(operation, input, { signal })
  return {
    queryKey: keyOf(client, operation, input, 'answer'),
    queryFn: input === skipToken ? skipToken : queryFn,
    retry: false,
    ...sharing,
    ...refetchRule(operation),
  }
}

interface UntypedQuery extends RefetchRule, Sharing {
  readonly queryKey: QueryKey
  readonly queryFn: QueryFunction | SkipToken
  readonly retry: false
}
