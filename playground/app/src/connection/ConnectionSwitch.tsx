import { type ReactElement, useEffect, useRef } from 'react'
import { type Mode, useConnection } from './connection.js'
import { mockUrl } from './mock.js'

/** Mock or live, in plain sight; live has a base URL and a key that stays in memory. */
export function ConnectionSwitch(): ReactElement {
  const { mode, setMode, mockReachable, hasKey, keyless, panel, setPanel } = useConnection()
  const open = panel !== 'closed'
  const box = useRef<HTMLDivElement>(null)
  const more = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return
    const outside = (event: PointerEvent): void => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setPanel('closed')
    }
    addEventListener('pointerdown', outside)
    return () => removeEventListener('pointerdown', outside)
  }, [open, setPanel])
  const close = (): void => {
    // The focus of whoever was in the panel must not jump to the top of the page.
    if (document.activeElement?.closest('.panel')) more.current?.focus()
    setPanel('closed')
  }
  const choose = (next: Mode): void => {
    setMode(next)
    setPanel(next === 'live' ? 'open' : 'closed')
  }
  const state =
    mode === 'live' ? (hasKey || keyless ? 'live' : 'live, no key') : mockReachable === false ? 'unreachable' : 'mock'
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the panel wherever the focus is in it
    <div className="connection" ref={box} onKeyDown={(event) => event.key === 'Escape' && close()}>
      <div className="segments" role="radiogroup" aria-label="Where calls go" data-state={state}>
        {(['mock', 'live'] as const).map((each) => (
          <label key={each} data-live={each === 'live' || undefined}>
            <input
              type="radio"
              name="mode"
              checked={mode === each}
              onChange={() => choose(each)}
              onClick={() => choose(each)}
            />
            <span>{each === 'mock' ? 'Mock' : 'Live'}</span>
          </label>
        ))}
      </div>
      <button
        ref={more}
        type="button"
        className="quiet connection-more"
        aria-expanded={open}
        onClick={() => setPanel(open ? 'closed' : 'open')}
      >
        <span className="unseen">Connection settings</span>
        <span aria-hidden="true">{open ? '▴' : '▾'}</span>
      </button>
      {open && <ConnectionPanel onDone={close} />}
    </div>
  )
}

function ConnectionPanel({ onDone }: { readonly onDone: () => void }): ReactElement {
  const { mode, liveUrl, setLiveUrl, setKey, hasKey, mockReachable, checkMock, panel } = useConnection()
  const key = useRef<HTMLInputElement>(null)
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
            {mockReachable === undefined
              ? 'Checking…'
              : mockReachable
                ? 'It is running.'
                : 'It is not running. Start it with npm run mock.'}
            <button type="button" className="quiet" onClick={() => void checkMock()}>
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
