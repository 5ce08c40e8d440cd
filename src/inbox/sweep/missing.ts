import type { Database } from '../database/database.js'
import { inReadCommitted } from '../database/readCommitted.js'
import type { Tables } from '../tables/tables.js'

/** Notes since when the transaction of these events is missing, or that it isn't any more. */
export async function markMissing(
  database: Database,
  { events }: Tables,
  ids: readonly string[],
  isMissing: boolean,
): Promise<void> {
  if (ids.length === 0) return
  await inReadCommitted(database, {
    text: `update ${events} set missing_at = ${isMissing ? 'now()' : 'null'}
      where id = any($1::bigint[]) and missing_at is ${isMissing ? 'null' : 'not null'}`,
    values: [ids],
  })
}

/** Asks no more about orphaned events of transactions that were missing for long. */
export async function forgetContested(database: Database, { events }: Tables, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await inReadCommitted(database, {
    text: `update ${events} set is_contested = false where id = any($1::bigint[]) and is_contested`,
    values: [ids],
  })
}
