import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { formatCount, formatSize } from '../ui/format.js'
import { pressOnce } from '../ui/pressing.js'
import { SteadyButton } from '../ui/SteadyButton.js'
import type { Run } from './run.js'
import { useRecord } from './runLog.js'

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
  const isIdle = !hasNextPage || isFetchingNextPage || pages >= most
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
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps its buttons from being pressed again and again
    <div className="paging" onKeyDown={pressOnce}>
      <SteadyButton idle={!hasNextPage || isFetchingNextPage} onClick={() => void fetchNextPage()}>
        Next page
      </SteadyButton>
      <form
        className="paging-all"
        aria-label="Many pages"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setTyped(String(most))
          if (!isIdle) void readAll()
        }}
      >
        {reading ? (
          <SteadyButton
            idle={false}
            onClick={({ detail }) => {
              if (detail !== 2) stopped.current = true // the second half of a double click belongs to the button before
            }}
          >
            Stop
          </SteadyButton>
        ) : (
          <SteadyButton type="submit" idle={isIdle} aria-label={`Load up to ${formatCount(most, 'page')}`}>
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
      </form>
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
