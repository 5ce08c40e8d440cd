import { isLedgerlineError, RateLimitError } from 'ledgerline'
import type { ReactElement } from 'react'
import { Countdown } from './Countdown.js'
import { Explanation } from './Explanation.js'
import type { Run } from './run.js'

/** An error, as the client threw it, and what the client did before. */
export function Failure({
  error,
  at,
  run,
}: {
  readonly error: Error
  /** When it was thrown, by `Date.now`. */
  readonly at: number
  readonly run: Run
}): ReactElement {
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
      {error instanceof RateLimitError && error.retryAfter !== undefined && (
        <Countdown key={at} since={at} wait={error.retryAfter} />
      )}
      <Explanation run={run} error={error} />
    </div>
  )
}
