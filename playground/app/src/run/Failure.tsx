import { isLedgerlineError, RateLimitError } from 'ledgerline'
import { type ReactElement, useEffect, useState } from 'react'
import { Explanation } from './Explanation.js'
import type { Run } from './run.js'

/** An error, as the client threw it, and what the client did before. */
export function Failure({ error, run }: { readonly error: Error; readonly run: Run }): ReactElement {
  const [first = '', ...rest] = error.message.split('\n')
  const code = isLedgerlineError(error) ? error.code : undefined
  return (
    <div className="failure" role="alert">
      <p className="failure-name">
        {error.name}
        {code && <code>{code}</code>}
      </p>
      <h2>{first}</h2>
      {rest.length > 0 && (
        <ul className="failure-hints">
          {rest.map((hint) => (
            <li key={hint}>{hint.replace(/^\s*→\s*/, '')}</li>
          ))}
        </ul>
      )}
      {error instanceof RateLimitError && error.retryAfter !== undefined && <Countdown until={error.retryAfter} />}
      <Explanation run={run} error={error} />
    </div>
  )
}

/** Seconds until the service wants to be asked again. */
export function Countdown({
  until,
  label = 'You can retry in',
}: {
  readonly until: number
  readonly label?: string
}): ReactElement {
  const [end] = useState(() => performance.now() + until)
  const [left, setLeft] = useState(until)
  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.max(0, end - performance.now())), 100)
    return () => clearInterval(timer)
  }, [end])
  return (
    <p className="countdown" role="timer">
      {left > 0 ? (
        <>
          {label} <b>{(left / 1000).toFixed(1)} s</b>
        </>
      ) : (
        'You can retry now.'
      )}
      <progress max={until} value={until - left} aria-label="Time to wait" />
    </p>
  )
}
