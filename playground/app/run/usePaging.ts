import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { formatCount } from '../ui/format.js'
import type { Run } from './run.js'

/** Pages that were read, and the ways to more. */
export interface Paging {
  readonly pages: number
  /** As `2 pages · all loaded`. */
  readonly text: string
  readonly hasNext: boolean
  /** Whether a page is on its way. */
  readonly isFetching: boolean
  /** Whether many are being read, one after another. */
  readonly isReading: boolean
  next(): void
  /** Reads on until there are so many pages. */
  readUpTo(most: number): void
  stop(): void
}

/** Reads on in a paged answer: the next page, or many, until the last one or Stop. */
export function usePaging(
  query: Pick<
    UseInfiniteQueryResult<{ readonly pages: readonly unknown[] }>,
    'data' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
  >,
  run: Run,
): Paging {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const [isReading, setReading] = useState(false)
  const stopped = useRef(false)
  useEffect(
    () => () => {
      stopped.current = true // who has gone elsewhere sees no Stop
    },
    [],
  )
  const pages = data?.pages.length ?? 0
  const readAll = async (most: number): Promise<void> => {
    stopped.current = false
    setReading(true)
    try {
      for (let read = pages; read < most && !stopped.current; read++) {
        const { hasNextPage, isError } = await fetchNextPage()
        if (!hasNextPage || isError || run.log.read().cancelled) break
      }
    } finally {
      setReading(false)
    }
  }
  return {
    pages,
    text: `${formatCount(pages, 'page')}${hasNextPage ? '' : ' · all loaded'}`,
    hasNext: hasNextPage,
    isFetching: isFetchingNextPage,
    isReading,
    next: () => void fetchNextPage(),
    readUpTo: (most) => void readAll(most),
    stop() {
      stopped.current = true
    },
  }
}
