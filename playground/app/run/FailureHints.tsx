import type { ReactElement } from 'react'
import { useConnection } from './connection/connection.js'

/** What to do in this page where there is no key: the error's own hints are for code. */
export function KeyHint(): ReactElement {
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
export function ConnectionHint(): ReactElement {
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
