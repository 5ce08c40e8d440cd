import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { formatCount } from '../chrome/formatCount.js'
import { formatSize } from '../chrome/formatSize.js'
import { SteadyButton } from '../chrome/SteadyButton.js'
import type { Run } from './run.js'
import { useRecord } from './useRecord.js'

/** Next page, all pages up to a number, and stop. */
export function PageControls({
  query,
  run,
  rows,
}: {
  readonly query: Pick<
    UseInfiniteQueryResult<{ readonly pages: readonly unknown[] }>,
    'data' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
  >
  readonly run: Run
  readonly rows: number
}): ReactElement {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const { bytes } = useRecord(run)
  const [typed, setTyped] = useState('10')
  const most = Math.max(1, Math.min(1000, Math.floor(Number(typed)) || 1))
  const [reading, setReading] = useState(false)
  const stopped = useRef(false)
  useEffect(
    () => () => {
      stopped.current = true // who has gone elsewhere sees no Stop
    },
    [],
  )
  const pages = data?.pages.length ?? 0
  const readAll = async (): Promise<void> => {
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
  return (
    <div className="paging">
      <SteadyButton idle={!hasNextPage || isFetchingNextPage} onClick={() => void fetchNextPage()}>
        Next page
      </SteadyButton>
      <span className="paging-all">
        {reading ? (
          <SteadyButton
            idle={false}
            onClick={() => {
              stopped.current = true
            }}
          >
            Stop
          </SteadyButton>
        ) : (
          <SteadyButton
            idle={!hasNextPage || isFetchingNextPage || pages >= most}
            aria-label={`Load up to ${formatCount(most, 'page')}`}
            onClick={() => void readAll()}
          >
            Load up to
          </SteadyButton>
        )}
        <input
          type="number"
          aria-label="Most pages to load"
          min={1}
          max={1000}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => setTyped(String(most))}
        />
        <span>{most === 1 ? 'page' : 'pages'}</span>
      </span>
      <progress
        aria-label="Pages loaded"
        max={most}
        value={Math.min(pages, most)}
        data-idle={reading ? undefined : true}
      />
      <output className="tally">
        {formatCount(rows, 'row')} · {formatCount(pages, 'page')}
        {!hasNextPage && ' · all loaded'} · {formatSize(bytes)}
      </output>
    </div>
  )
}
