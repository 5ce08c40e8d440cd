import type { Database, Row, Statement } from './database.js'
import { withRetries } from './sqlState.js'

/**
 * Makes the commit of a transaction wait for the disk, where a setting says otherwise: what is acknowledged isn't sent
 * again.
 */
export const onDisk = `select set_config('synchronous_commit', 'on', true)
  where current_setting('synchronous_commit') not in ('on', 'remote_apply')`

/**
 * Runs one statement in a `read committed` transaction, whatever the database's default, and waits until it is on the
 * disk. At stricter isolation levels, concurrent writes fail.
 */
export async function inReadCommitted(database: Database, { text, values }: Statement): Promise<readonly Row[]> {
  const { rows } = await withRetries(() => database.transaction(onDisk, ({ query }) => query(text, values)))
  return rows as readonly Row[] // every column is text
}
