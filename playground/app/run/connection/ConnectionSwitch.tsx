import { type ReactElement, useEffect, useRef } from 'react'
import { ConnectionPanel } from './ConnectionPanel.js'
import { type Mode, useConnection } from './connection.js'

/** Mock or live, in plain sight; live has a base URL and a key that stays in memory. */
export function ConnectionSwitch(): ReactElement {
  const { mode, setMode, lostServer, checkMock, hasKey, keyless, panel, setPanel } = useConnection()
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
    if (next === 'mock' && lostServer) void checkMock() // it may have been started meanwhile
    setPanel(next === 'live' ? 'open' : 'closed')
  }
  const state = mode === 'mock' ? 'mock' : hasKey || keyless ? 'live' : 'live, no key'
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
