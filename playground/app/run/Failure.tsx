import { isLedgerlineError, RateLimitError } from 'ledgerline'
import type { ReactElement } from 'react'
import { Countdown } from './Countdown.js'
import { Explanation } from './Explanation.js'
import { FailureBody } from './FailureBody.js'
import { ConnectionHint, KeyHint } from './FailureHints.js'
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
      {code === 'API_KEY_NOT_SET' ? (
        <KeyHint />
      ) : (
        rest.length > 0 && (
          <ul className="failure-hints">
            {rest.map((hint) => (
              <li key={hint}>{hint.replace(/^\s*→\s*/, '')}</li>
            ))}
          </ul>
        )
      )}
      {error instanceof RateLimitError && error.retryAfterMs !== undefined && (
        <Countdown key={at} since={at} wait={error.retryAfterMs} />
      )}
      {code === 'CONNECTION_FAILED' && run.mode === 'live' && <ConnectionHint />}
      <FailureBody error={error} />
      <Explanation run={run} error={error} />
    </div>
  )
}
