import type { Database, Queries } from '../database/database.js'
import { sqlStateOf } from '../database/sqlState.js'
import { migrations } from './migrations.js'
import type { Tables } from './tables.js'

/**
 * Creates the tables, or updates them, in one transaction. If they are up to date, it only reads, so that a role that
 * may not create anything can call it. Tables of a newer version stay as they are.
 *
 * If several processes start at once, one of them does it. The others wait for its schema, table or row, which roles
 * without rights to them can't hold, then find that they came second, and look again.
 *
 * @throws anything that the database throws, such as for a role that may not create tables; nothing has changed then.
 */
export async function migrate(database: Database, tables: Tables, tries = 5): Promise<void> {
  if (await isMigrated(database, tables)) return
  try {
    await database.transaction('', (transaction) => bringUpToDate(transaction, tables))
  } catch (error) {
    if (tries <= 1 || !isSecond(error)) throw error
    await migrate(database, tables, tries - 1)
  }
}

async function bringUpToDate({ query }: Queries, tables: Tables): Promise<void> {
  const { schema, quotedSchema, meta } = tables
  // `if not exists` would require the right to create a schema, even if it exists.
  const { rows } = await query('select nspname from pg_namespace where nspname = $1', [schema])
  if (rows.length === 0) await query(`create schema ${quotedSchema}`)
  await query(
    `create table if not exists ${meta} (id boolean primary key default true check (id), version integer not null)`,
  )
  await query(`insert into ${meta} (version) values (0) on conflict do nothing`)
  const [found] = (await query(`select version::text from ${meta} for update`)).rows
  const version = Number(Object(found).version)
  for (const step of migrations.slice(version)) for (const statement of step(tables)) await query(statement)
  if (version < migrations.length) await query(`update ${meta} set version = $1`, [migrations.length])
}

/** Whether another process has created the same thing meanwhile: a row of the catalogue, a schema, a table. */
const isSecond = (error: unknown): boolean => ['23505', '42P06', '42P07', '42710'].includes(sqlStateOf(error) ?? '')

async function isMigrated(database: Database, { meta }: Tables): Promise<boolean> {
  const [found] = await database.query({ text: 'select to_regclass($1)::text as meta', values: [meta] })
  if (!found?.meta) return false
  const [row] = await database.query({ text: `select version::text from ${meta}` })
  return Number(row?.version ?? 0) >= migrations.length
}
