import type { Connection } from './connection.js'
import { mockServer } from './mockServer.js'
import { pageFetch, pageUrl, resetPage } from './pageMock.js'

/** How calls of the mock are made. */
export interface MockTarget {
  readonly baseUrl: string
  readonly fetch: typeof fetch
}

/** Where calls of the mock go. */
export function mockTarget({ answerer }: Pick<Connection, 'answerer'>): MockTarget {
  return answerer === 'server' && mockServer !== undefined
    ? { baseUrl: mockServer, fetch }
    : { baseUrl: pageUrl, fetch: pageFetch }
}

/** Makes the mock forget what was changed: streams, addresses, settings, and which faults were met. */
export async function resetMock({ answerer }: Pick<Connection, 'answerer'>): Promise<void> {
  if (answerer === 'server' && mockServer !== undefined) await fetch(`${mockServer}/__mock/reset`, { method: 'POST' })
  else await resetPage()
}
