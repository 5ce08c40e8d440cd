import type { Database, Row, Statement } from './database.js'
import { withRetries } from './sqlState.js'

/**
 * Runs one statement in a transaction that reads what is committed, whatever the default of the database is: under a
 * stricter one, statements that write beside others fail.
 */
export async function inReadCommitted(database: Database, { text, values }: Statement): Promise<readonly Row[]> {
  const { rows } = await withRetries(() => database.transaction('', ({ query }) => query(text, values)))
  return rows as readonly Row[] // every column is text
}
