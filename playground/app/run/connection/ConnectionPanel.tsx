import { type ReactElement, useEffect, useRef } from 'react'
import { useConnection } from './connection.js'
import { MockPanel } from './MockPanel.js'

/** Where calls go in the chosen mode: who answers for the mock, or the key and the base URL of the live service. */
export function ConnectionPanel({ onDone }: { readonly onDone: () => void }): ReactElement {
  const { mode, liveUrl, setLiveUrl, setKey, hasKey, panel } = useConnection()
  const key = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (panel === 'key') key.current?.focus()
  }, [panel])
  return (
    <form
      className="stack panel"
      aria-label="Connection"
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        onDone()
      }}
    >
      {mode === 'mock' ? (
        <MockPanel />
      ) : (
        <>
          <label htmlFor="live-key">API key</label>
          <div className="line">
            {/* Uncontrolled, so that the key never becomes an attribute of the page. */}
            <input
              id="live-key"
              ref={key}
              type="password"
              autoComplete="off"
              spellCheck={false}
              placeholder={hasKey ? 'A key is set' : 'Paste your key'}
              onChange={(event) => setKey(event.target.value)}
            />
            <button
              type="button"
              className="quiet"
              onClick={() => {
                if (key.current) key.current.value = ''
                setKey('')
              }}
            >
              Forget
            </button>
          </div>
          <p className="note">
            Kept only in this page’s memory, never in the URL, storage, history or code. Reload the page to forget it.
          </p>
          <label htmlFor="live-url">Base URL</label>
          <input
            id="live-url"
            type="text"
            inputMode="url"
            value={liveUrl}
            onChange={(event) => setLiveUrl(event.target.value)}
            placeholder="Default: the provider’s hosts"
            spellCheck={false}
          />
          <p className="note">
            Optional: your own proxy, made with <code>ledgerline/proxy</code>, that serves /evm, /solana and so on. If
            the proxy adds the key, leave the key empty.
          </p>
          <button
            type="button"
            className="quiet"
            onClick={() => {
              if (key.current) key.current.value = ''
              setKey('')
              setLiveUrl('/chain')
            }}
          >
            Use this page’s proxy
          </button>
          <p className="note">
            It’s at <code>/chain</code> and needs no key here. <code>npm start</code> serves it, for reads only, when{' '}
            <code>LEDGERLINE_API_KEY</code> is set.
          </p>
          <button type="submit" className="done">
            Done
          </button>
        </>
      )}
    </form>
  )
}
