import type { Database } from '../database/database.js'
import { inReadCommitted } from '../database/readCommitted.js'
import type { Tables } from '../tables/tables.js'

/** Pauses or resumes all workers, through the database. Effects that are running are finished. */
export async function setPaused(database: Database, { meta }: Tables, isPaused: boolean): Promise<void> {
  const text = `update ${meta} set is_paused = $1::text::boolean`
  await inReadCommitted(database, { text, values: [String(isPaused)] })
}
