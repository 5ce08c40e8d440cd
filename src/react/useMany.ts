'use client'

import { type SkipToken, skipToken, type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ManyAnswer } from '../client/many/manyAnswer.js'
import type { Operation } from '../operation/operation.js'
import type { OperationOptions } from './hooks.js'
import { type ManyState, missingOf, nextState, type QueryState } from './manyState.js'
import { operationQuery, type QueryData } from './operationQuery.js'
import { useLedgerline } from './provider.js'

/** What `useMany` returns. */
export interface UseManyResult<Input, Data> {
  /** The answer to all inputs, which says what is missing; `undefined` until every query has ended once. */
  readonly answer: ManyAnswer<Input, Data> | undefined
  /** The last complete answer to these inputs: show it beside a partial one. */
  readonly lastComplete: ManyAnswer<Input, Data> | undefined
  /** When the oldest data of `lastComplete` arrived. */
  readonly lastCompleteAt: Date | undefined
  /** Whether any input is being read. */
  readonly isFetching: boolean
}

/** Options of `useMany`: those of each query, except those that the operation decides. */
export interface UseManyOptions<Data>
  extends Omit<OperationOptions<Data>, 'select' | 'placeholderData' | 'initialData' | 'initialDataUpdatedAt'> {}

/**
 * Makes the same call for many inputs, and returns one answer, which says what is missing.
 *
 * Each input is a query of its own, shared with `useOperation`. If one fails, `answer.retry()` or TanStack reads it
 * again alone. A partial answer never replaces `lastComplete`. Data that failed, or lacks a chain that the service could
 * not read, is stale at once, whatever `staleTime` says. Of a list, each result is the first page.
 *
 * @param inputs - one per call, or TanStack's `skipToken` while you don't know them
 * @param queryOptions - `enabled`, `staleTime`, `refetchInterval` and the other options of `useQuery`
 * @example
 * const inputs = ['eth', 'base', 'optimism'].map((chain) => ({ address, chain }))
 * const { answer, lastComplete, lastCompleteAt } = useMany(getNativeBalance, inputs, { refetchInterval: 30_000 })
 * const sum = answer?.sum(({ balance }) => balance)
 */
export function useMany<Input, Output, Response>(
  operation: Operation<Input, Output, unknown, Response>,
  inputs: readonly NoInfer<Input>[] | SkipToken,
  queryOptions: UseManyOptions<QueryData<Output, Response>> = {},
): UseManyResult<Input, QueryData<Output, Response>> {
  const client = useLedgerline()
  const queryClient = useQueryClient()
  const asked = inputs === skipToken ? [] : inputs
  const { staleTime = queryClient.getDefaultOptions().queries?.staleTime ?? 0, ...options } = queryOptions
  const queries = asked.map((input) => ({
    ...operationQuery(client, operation, input),
    ...options,
    retry: false,
    staleTime: (query: { readonly state: QueryState }) => {
      if (missingOf(query.state).some(({ reason }) => reason === 'failed')) return 0
      return typeof staleTime === 'function' ? staleTime(query as never) : staleTime // of this query
    },
  }))
  const keys = queries.map(({ queryKey }) => JSON.stringify(queryKey))
  const unique = new Map(queries.map((query, at) => [keys[at], query])) // TanStack takes each query once
  const found = useQueries({ queries: [...unique.values()] as never[] }) as UseQueryResult<unknown>[] // of one type
  const perInput = <Result>(each: readonly Result[]): Result[] => {
    const byKey = new Map([...unique.keys()].map((key, at) => [key, each[at] as Result]))
    return keys.map((key) => byKey.get(key) as Result)
  }
  const results = perInput(found)
  const [before, keep] = useState<ManyState>({ seen: [] })
  const state = nextState(before, {
    operation: operation as Operation,
    inputs: asked,
    identity: keys.join(),
    states: results,
    isSkipped: inputs === skipToken,
    async refetch(indexes, signal) {
      if (signal?.aborted) return results
      const cancel = (): void => {
        for (const at of indexes) queryClient.cancelQueries({ queryKey: queries[at]?.queryKey ?? [], exact: true })
      }
      signal?.addEventListener('abort', cancel)
      const lost = new Set(indexes.map((at) => results[at]))
      const renewed = await Promise.all(found.map((result) => (lost.has(result) ? result.refetch() : result)))
      signal?.removeEventListener('abort', cancel)
      return perInput(renewed)
    },
  })
  if (state !== before) keep(state) // React renders again at once, with this state
  const { answer, lastComplete, lastCompleteAt } = state
  const isFetching = results.some((result) => result.isFetching)
  return { answer, lastComplete, lastCompleteAt, isFetching } as UseManyResult<Input, QueryData<Output, Response>>
}
