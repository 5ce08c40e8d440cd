import { lazy, type ReactElement, Suspense, useEffect } from 'react'
import { findEntry } from '../catalogue/catalogue.js'
import type { CatalogueEntry } from '../catalogue/entry.js'
import type { Route } from '../catalogue/route.js'
import { useRoute } from '../catalogue/useRoute.js'
import { ConnectionProvider, useConnection } from '../run/connection/connection.js'
import { mockServer } from '../run/connection/mockServer.js'
import { HistoryProvider } from '../run/history.js'
import { Announcer } from '../ui/announce.js'
import { ErrorBoundary } from '../ui/ErrorBoundary.js'
import { Landing } from './landing/Landing.js'
import { OperationPage } from './OperationPage.js'
import { OperationSkeleton } from './OperationSkeleton.js'
import { Sidebar } from './Sidebar.js'
import { TopBar } from './TopBar.js'
import { useMenu } from './useMenu.js'
import { useSearch } from './useSearch.js'

const WebhookLab = lazy(() => import('../webhooks/WebhookLab.js'))

/** The playground. */
export function App(): ReactElement {
  return (
    <Announcer>
      <ConnectionProvider>
        <HistoryProvider>
          <Desk />
        </HistoryProvider>
      </ConnectionProvider>
    </Announcer>
  )
}

function Desk(): ReactElement {
  const { route, visit } = useRoute()
  const search = useSearch()
  const menu = useMenu(visit)
  const entry = entryOf(route)
  const current = route.page === 'webhooks' ? 'webhooks' : entry ? `${entry.api}/${entry.id}` : ''
  useEffect(() => {
    const name = route.page === 'home' ? '' : `${current.split('/').at(-1) || 'Not found'} · `
    document.title = `${name}ledgerline playground`
  }, [current, route.page])
  return (
    <div className="desk">
      {/* biome-ignore lint/a11y/useValidAnchor: the hash is the route, so the focus is moved by hand */}
      <a className="skip" href="#main" onClick={skipToMain}>
        Skip to content
      </a>
      <TopBar onSearch={search.open} onMenu={menu.toggle} menuOpen={menu.isOpen} />
      <main id="main" tabIndex={-1}>
        <MockNotice />
        <ErrorBoundary key={visit}>
          <Suspense fallback={<OperationSkeleton entry={entry} />}>
            {route.page === 'home' ? (
              <Landing route={route} />
            ) : route.page === 'webhooks' ? (
              <WebhookLab route={route} />
            ) : entry ? (
              <OperationPage key={visit} entry={entry} route={route} />
            ) : (
              <NoSuchOperation route={route} />
            )}
          </Suspense>
        </ErrorBoundary>
      </main>
      {/* after the page: who goes by keyboard gets to Run, not through 200 links; the grid puts it beside it */}
      <Sidebar current={current} open={menu.isOpen} onClose={menu.close} />
      {search.Palette && <search.Palette takeTyped={search.takeTyped} onClose={search.close} />}
    </div>
  )
}

function entryOf(route: Route): CatalogueEntry | undefined {
  return route.page === 'operation' ? findEntry(route.api, route.id) : undefined
}

function skipToMain(event: { preventDefault(): void }): void {
  event.preventDefault()
  document.getElementById('main')?.focus()
}

function MockNotice(): ReactElement | null {
  const { lostServer } = useConnection()
  if (!lostServer) return null
  return (
    <p className="notice pad warning" role="status">
      The mock server at <code>{mockServer}</code> can’t be reached, so this page plays the service itself. What you
      changed on the server isn’t here. To start it again, run <code>npm run mock</code>.
    </p>
  )
}

function NoSuchOperation({ route }: { readonly route: Route }): ReactElement {
  return (
    <div className="stack blank">
      <h1>Operation not found</h1>
      <p>
        {route.page === 'operation' ? <code>{`${route.api}.${route.id}`}</code> : 'This operation'} isn’t in any of the
        APIs. The sidebar lists every operation.
      </p>
      <p>
        <a href="#/">Go to the start page</a>
      </p>
    </div>
  )
}
