import { type ReactElement, useState } from 'react'
import { pressOnce } from '../ui/pressing.js'
import { SteadyButton } from '../ui/SteadyButton.js'
import type { Paging } from './usePaging.js'

/** Reads the next page; while many are read, stops. */
export function NextPage({ paging }: { readonly paging: Paging }): ReactElement {
  const { hasNext, isFetching, isReading, next, stop } = paging
  return (
    <SteadyButton
      idle={!isReading && (!hasNext || isFetching)}
      onKeyDown={pressOnce}
      onClick={({ detail }) => {
        if (!isReading) next()
        else if (detail !== 2) stop() // the second half of a double click belongs to the button before
      }}
    >
      {isReading ? 'Stop' : 'Next page'}
    </SteadyButton>
  )
}

/** Reads many pages, up to a number. */
export function ManyPages({ paging }: { readonly paging: Paging }): ReactElement {
  const { pages, hasNext, isFetching, isReading, readUpTo } = paging
  const [typed, setTyped] = useState('10')
  const most = Math.max(1, Math.min(1000, Math.floor(Number(typed)) || 1))
  const isIdle = !hasNext || isFetching || isReading || pages >= most
  return (
    <form
      className="row tight small many-pages"
      aria-label="Many pages"
      noValidate
      onKeyDown={pressOnce}
      onSubmit={(event) => {
        event.preventDefault()
        setTyped(String(most))
        if (!isIdle) readUpTo(most)
      }}
    >
      <span>Up to</span>
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
      <SteadyButton type="submit" idle={isIdle}>
        Load
      </SteadyButton>
    </form>
  )
}
