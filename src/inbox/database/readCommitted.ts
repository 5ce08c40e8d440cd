import type { Database, Row, Statement } from './database.js'
import { withRetries } from './sqlState.js'

/**
 * Runs one statement in a `read committed` transaction, whatever the database's default. At stricter isolation levels,
 * concurrent writes fail.
 */
export async function inReadCommitted(database: Database, { text, values }: Statement): Promise<readonly Row[]> {
  const { rows } = await withRetries(() => database.transaction('', ({ query }) => query(text, values)))
  return rows as readonly Row[] // every column is text
}
