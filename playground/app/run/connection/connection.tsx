import { createContext, type ReactElement, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react'
import { isReachable, mockUrl } from './mock.js'

/** Where calls go. */
export type Mode = 'mock' | 'live'

/** The connection of this page. The key lives here, in memory, and nowhere else. */
export interface Connection {
  readonly mode: Mode
  /** Base URL of live calls; empty for the provider's own hosts. */
  readonly liveUrl: string
  readonly hasKey: boolean
  /** Whether calls go to a proxy that adds the key: to a URL of one's own, without one. */
  readonly keyless: boolean
  /** Whether the mock server answers; `undefined` while that is being found out. */
  readonly mockReachable: boolean | undefined
  /** Whether the panel with the settings is open, and of what it was opened for. */
  readonly panel: 'closed' | 'open' | 'key'
  setPanel(panel: Connection['panel']): void
  setMode(mode: Mode): void
  setLiveUrl(url: string): void
  setKey(key: string): void
  /** Gives the key to the client at the moment of a call. */
  readKey(): string
  /** Asks whether the mock server is there by now, or still. */
  checkMock(): Promise<void>
  /** Notes that the mock server answered a call. */
  sawMock(): void
}

const ConnectionContext = createContext<Connection | undefined>(undefined)

/** Holds the connection for the components below. */
export function ConnectionProvider({ children }: { readonly children: ReactNode }): ReactElement {
  const key = useRef('')
  const [mode, setMode] = useState<Mode>('mock')
  const [liveUrl, setLiveUrl] = useState('')
  const [hasKey, setHasKey] = useState(false)
  const [mockReachable, setMockReachable] = useState<boolean>()
  const [panel, setPanel] = useState<Connection['panel']>('closed')
  const connection = useMemo<Connection>(
    () => ({
      mode,
      liveUrl,
      hasKey,
      keyless: mode === 'live' && liveUrl !== '' && !hasKey,
      mockReachable,
      panel,
      setPanel,
      setMode,
      setLiveUrl,
      setKey(value) {
        key.current = value.trim()
        setHasKey(key.current !== '')
      },
      readKey: () => key.current,
      checkMock: async () => setMockReachable(await isReachable(mockUrl)),
      sawMock: () => setMockReachable(true),
    }),
    [mode, liveUrl, hasKey, mockReachable, panel],
  )
  useEffect(() => {
    let current = true
    isReachable(mockUrl).then((reachable) => {
      if (!current) return
      setMockReachable(reachable)
      if (!reachable) setMode('live')
    })
    return () => {
      current = false
    }
  }, [])
  return <ConnectionContext value={connection}>{children}</ConnectionContext>
}

/** The connection of this page. */
export function useConnection(): Connection {
  const connection = use(ConnectionContext)
  if (!connection) throw new Error('There is no ConnectionProvider above this component')
  return connection
}
