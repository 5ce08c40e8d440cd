import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useConnection } from './connection.js'
import { mockUrl } from './mock.js'

/** Where calls go in the chosen mode: the state of the mock, or the key and the base URL of the live service. */
export function ConnectionPanel({ onDone }: { readonly onDone: () => void }): ReactElement {
  const { mode, liveUrl, setLiveUrl, setKey, hasKey, mockReachable, checkMock, panel } = useConnection()
  const key = useRef<HTMLInputElement>(null)
  const [checkedAt, setCheckedAt] = useState<string>()
  const check = async (): Promise<void> => {
    await checkMock()
    setCheckedAt(new Date().toLocaleTimeString('en-GB'))
  }
  useEffect(() => {
    if (panel === 'key') key.current?.focus()
  }, [panel])
  return (
    <form
      className="panel"
      aria-label="Connection"
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        onDone()
      }}
    >
      {mode === 'mock' ? (
        <>
          <p>
            Calls go to the mock server at <code>{mockUrl}</code>. It answers with the documented examples and needs no
            key.
          </p>
          <p className="mock-state" data-ok={mockReachable}>
            <span role="status">
              {mockReachable === undefined
                ? 'Checking…'
                : mockReachable
                  ? 'It is running.'
                  : 'It is not running. Start it with npm run mock.'}
              {checkedAt && ` Checked at ${checkedAt}.`}
            </span>
            <button type="button" className="quiet" onClick={() => void check()}>
              Check again
            </button>
          </p>
        </>
      ) : (
        <>
          <label htmlFor="live-key">API key</label>
          <div className="key-row">
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
            Kept in this page’s memory only, never in the URL, storage, history or code. Reloading forgets it.
          </p>
          <label htmlFor="live-url">Base URL</label>
          <input
            id="live-url"
            type="url"
            value={liveUrl}
            onChange={(event) => setLiveUrl(event.target.value)}
            placeholder="Default: the provider’s hosts"
            spellCheck={false}
          />
          <p className="note">
            Optional: your own proxy that serves /evm, /aptos, /node and /streams. If it adds the key, leave the key
            empty.
          </p>
          <button type="submit" className="done">
            Done
          </button>
        </>
      )}
    </form>
  )
}
