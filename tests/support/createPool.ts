import pg from 'pg'
import type { PostgresServer } from './postgresServer.js'

/** A pool that bears the end of its server: `end()` resolves before its connections are gone. */
export function createPool({ connectionString }: PostgresServer): pg.Pool {
  const pool = new pg.Pool({ connectionString })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
