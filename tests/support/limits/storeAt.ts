import { Redis } from 'ioredis'
import pg from 'pg'
import { type LimiterStore, postgresStore, redisStore } from '../../../src/limits.js'

/** A store by its URL, of Redis or Postgres, and how to leave it; nothing for the memory of a process. */
export function storeAt(
  url: string,
  key: string,
): { readonly store: LimiterStore | undefined; end(): Promise<unknown> } {
  if (url.startsWith('redis:')) {
    const client = new Redis(url, { maxRetriesPerRequest: 1 })
    client.on('error', () => {}) // what fails, the limiter says
    return { store: redisStore(client, { key }), end: async () => client.disconnect() }
  }
  if (url.startsWith('postgres:')) {
    const pool = new pg.Pool({ connectionString: url })
    pool.on('error', () => {})
    return { store: postgresStore(pool, { key }), end: () => pool.end() }
  }
  return { store: undefined, end: async () => {} }
}
