import { isLedgerlineError, RateLimitError } from 'ledgerline'
import type { ReactElement } from 'react'
import { Countdown } from './Countdown.js'
import { useConnection } from './connection/connection.js'
import { Explanation } from './Explanation.js'
import { FailureBody } from './FailureBody.js'
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

/** What to do in this page where there is no key: the error's own hints are for code. */
function KeyHint(): ReactElement {
  const { setPanel } = useConnection()
  return (
    <ul className="failure-hints">
      <li>
        <button type="button" className="quiet" onClick={() => setPanel('key')}>
          Enter your key
        </button>{' '}
        in the connection settings, or the base URL of a proxy that adds it. Then try again.
      </li>
    </ul>
  )
}

/** Why a browser fails to reach the live service: it does not tell, so the causes are named, with what helps. */
function ConnectionHint(): ReactElement {
  const { setPanel } = useConnection()
  return (
    <ul className="failure-hints">
      {!navigator.onLine && <li>This browser is offline.</li>}
      <li>
        It may be CORS: a browser reports the same error when a host doesn’t let web pages call it, as the provider’s
        hosts may not. Your own server can still call them.
      </li>
      <li>
        A proxy on your own origin helps: start the page with <code>LEDGERLINE_API_KEY=… npm start</code>, or{' '}
        <button type="button" className="quiet" onClick={() => setPanel('key')}>
          enter the base URL of a proxy
        </button>
        .
      </li>
    </ul>
  )
}
