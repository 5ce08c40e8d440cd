import type { ClientOptions } from 'ledgerline'
import type { Connection } from './connection.js'
import { mockTarget } from './mock.js'
import { mockKey } from './mockServer.js'

/** Where calls go by now, and with which key. */
export type CallTarget = Pick<ClientOptions, 'apiKey' | 'baseUrl'> & { readonly fetch: typeof fetch }

/** Returns the options of a client whose calls go where the connection says. */
export function callTarget(connection: Connection): CallTarget {
  const { mode, liveUrl, keyless, readKey } = connection
  if (mode === 'mock') return { apiKey: mockKey, ...mockTarget(connection) }
  return { apiKey: keyless ? null : readKey, baseUrl: liveUrl || undefined, fetch }
}
