import { createContext, type ReactElement, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react'
import { isReachable, mockServer } from './mockServer.js'

/** Where calls go. */
export type Mode = 'mock' | 'live'

/** Who answers calls of the mock: the page by itself, or a server on this machine. */
export type Answerer = 'page' | 'server'

/** The connection of this page. The key lives here, in memory, and nowhere else. */
export interface Connection {
  readonly mode: Mode
  /** Who answers in the mode `mock`: the page where there is no server, or none that can be reached. */
  readonly answerer: Answerer
  /** Whether the page was told of a mock server that does not answer. */
  readonly lostServer: boolean
  /** Base URL of live calls; empty for the provider's own hosts. */
  readonly liveUrl: string
  readonly hasKey: boolean
  /** Whether calls go to a proxy that adds the key: to a URL of one's own, without one. */
  readonly keyless: boolean
  /** Tells this connection from any other: what was learnt through one may be untrue through the next. */
  readonly place: string
  /** Whether the panel with the settings is open, and of what it was opened for. */
  readonly panel: 'closed' | 'open' | 'key'
  setPanel(panel: Connection['panel']): void
  setMode(mode: Mode): void
  setLiveUrl(url: string): void
  setKey(key: string): void
  /**
   * Gives the key to the client at the moment of a call.
   *
   * @throws {Error} once the base URL is another: a key that is entered for one host goes to no other.
   */
  readKey(): string
  /** Asks whether the mock server is there by now, or still. */
  checkMock(): Promise<void>
}

const ConnectionContext = createContext<Connection | undefined>(undefined)

/** Holds the connection for the components below. */
export function ConnectionProvider({ children }: { readonly children: ReactNode }): ReactElement {
  const key = useRef('')
  const hostOfKey = useRef('') // the base URL that it is for
  const [mode, setMode] = useState<Mode>('mock')
  const [liveUrl, setLiveUrl] = useState('')
  const [hasKey, setHasKey] = useState(false)
  const [keyChanges, setKeyChanges] = useState(0) // the key itself must be in no state
  const [lostServer, setLostServer] = useState(false)
  const [panel, setPanel] = useState<Connection['panel']>('closed')
  const answerer: Answerer = mockServer === undefined || lostServer ? 'page' : 'server'
  const connection = useMemo<Connection>(
    () => ({
      mode,
      answerer,
      lostServer,
      liveUrl,
      hasKey,
      keyless: mode === 'live' && liveUrl !== '' && !hasKey,
      place: mode === 'mock' ? `mock ${answerer}` : `live ${liveUrl} ${keyChanges}`,
      panel,
      setPanel,
      setMode,
      setLiveUrl(url) {
        hostOfKey.current = url
        setLiveUrl(url)
      },
      setKey(value) {
        const next = value.trim()
        if (next === key.current) return
        key.current = next
        setHasKey(next !== '')
        setKeyChanges((before) => before + 1)
      },
      readKey() {
        if (hostOfKey.current !== liveUrl) throw new Error('The base URL has changed since this run. Press Run')
        return key.current
      },
      checkMock: async () => setLostServer(await isLost()),
    }),
    [mode, answerer, liveUrl, hasKey, keyChanges, lostServer, panel],
  )
  useEffect(() => {
    let current = true
    isLost().then((lost) => {
      if (current) setLostServer(lost)
    })
    return () => {
      current = false
    }
  }, [])
  return <ConnectionContext value={connection}>{children}</ConnectionContext>
}

/** Whether the page was told of a mock server that is not there. */
const isLost = async (): Promise<boolean> => mockServer !== undefined && !(await isReachable(mockServer))

/** The connection of this page. */
export function useConnection(): Connection {
  const connection = use(ConnectionContext)
  if (!connection) throw new Error('There is no ConnectionProvider above this component')
  return connection
}
