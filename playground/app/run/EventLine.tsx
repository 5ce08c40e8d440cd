import { type ReactElement, useState } from 'react'
import { endOf } from '../../../src/operation/lifecycle.js'
import { CopyButton } from '../ui/CopyButton.js'
import { formatCount } from '../ui/format.js'
import type { RunEvent } from './runLog.js'

/** What the client did at one moment of a call, with the seconds since its start. */
export function EventLine({ event, isRepeat }: { readonly event: RunEvent; readonly isRepeat: boolean }): ReactElement {
  const at = <time>{(event.at / 1000).toFixed(2)}</time>
  switch (event.kind) {
    case 'request':
      return (
        <>
          {at}
          <span>
            <b>{event.method}</b> {event.page !== undefined && `page ${event.page}, `}attempt {event.attempt}
          </span>
          {isRepeat ? (
            <span className="url">Same request</span>
          ) : (
            <>
              <CopyButton label="Copy URL" text={event.url} />
              <code className="url">{event.url}</code>
            </>
          )}
          <HeaderList headers={event.headers} of="request header" />
        </>
      )
    case 'response':
      return (
        <>
          {at}
          <span>
            <b data-bad={event.status >= 400 || undefined}>{event.status}</b> in {Math.round(event.elapsed)} ms
          </span>
          <HeaderList headers={event.headers} of="response header" />
        </>
      )
    case 'retry':
      return (
        <>
          {at}
          <span>
            Waiting <b>{Math.round(event.delay)} ms</b>: {event.reason}
          </span>
        </>
      )
    case 'deprecated':
      return (
        <>
          {at}
          <span>
            The provider {endOf(event.lifecycle)}
            {event.lifecycle.replacement && `, use ${event.lifecycle.replacement}`}
          </span>
        </>
      )
    case 'cancelled':
      return (
        <>
          {at}
          <span>Cancelled by you</span>
        </>
      )
  }
}

function HeaderList({
  headers,
  of,
}: {
  readonly headers: Readonly<Record<string, string>>
  readonly of: string
}): ReactElement {
  const [open, setOpen] = useState(false)
  const entries = Object.entries(headers)
  return (
    <div className="headers">
      <button type="button" className="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
        {formatCount(entries.length, of)}
      </button>
      {open && (
        <dl>
          {entries.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
