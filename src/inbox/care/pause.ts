import type { Database } from '../database/database.js'
import type { Tables } from '../tables/tables.js'

/** Keeps in the database whether workers rest; those that hold an event finish it. */
export async function setPaused(database: Database, { meta }: Tables, isPaused: boolean): Promise<void> {
  await database.query({ text: `update ${meta} set paused = $1::boolean`, values: [String(isPaused)] })
}
