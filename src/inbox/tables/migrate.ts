import { ConfigurationError } from '../../errors/configuration.js'
import type { Database, Queries } from '../database/database.js'
import { sqlStateOf } from '../database/sqlState.js'
import { advanceText, isBehind } from './identities.js'
import { migrations } from './migrations.js'
import { assertSuitable } from './suitable.js'
import type { Tables } from './tables.js'

/**
 * Creates the tables, or updates them, in one transaction, and sets sequences that are behind their tables. If all is
 * up to date, it only reads, so that a role that may not create anything can call it.
 *
 * If several processes start at once, one of them does it. The others wait for its schema, table or row, which roles
 * without rights to them can't hold, then find that they came second, and look again.
 *
 * @throws {ConfigurationError} if a newer version of the package has made the tables, or the database can't hold them.
 * @throws anything that the database throws, such as for a role that may not create tables; nothing has changed then.
 */
export async function migrate(database: Database, tables: Tables, tries = 5): Promise<void> {
  await assertSuitable(database, tables)
  if (await isMigrated(database, tables)) return
  try {
    await database.transaction(plainBackslashes, (transaction) => bringUpToDate(transaction, tables))
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
    `create table if not exists ${meta} (id boolean primary key default true check (id), version integer not null default 0)`,
  )
  await query(`insert into ${meta} (id) select true where not exists (select from ${meta}) on conflict (id) do nothing`)
  const [found] = (await query(`${versionText(tables)} for update`)).rows
  const version = Number(Object(found).version)
  if (version > 0) await query(advanceText(tables))
  for (const step of migrations.slice(version)) for (const statement of step(tables)) await query(statement)
  if (version < migrations.length) await query(`update ${meta} set tables_version = $1`, [migrations.length])
}

/** The statement that reads the version, whose column 0.1 named otherwise. */
const versionText = ({ meta }: Tables): string =>
  `select coalesce(to_json(meta) ->> 'tables_version', to_json(meta) ->> 'version') as version from ${meta} meta`

/** Whether another process has created the same thing meanwhile: a row of the catalogue, a schema, a table. */
const isSecond = (error: unknown): boolean => ['23505', '42P06', '42P07', '42710'].includes(sqlStateOf(error) ?? '')

async function isMigrated(database: Database, tables: Tables): Promise<boolean> {
  const { meta } = tables
  const [found] = await database.query({ text: 'select to_regclass($1)::text as meta', values: [meta] })
  if (!found?.meta) return false
  const [row] = await database.query({ text: versionText(tables) })
  const version = Number(row?.version ?? 0)
  if (version > migrations.length) {
    throw new ConfigurationError(
      `The tables of the inbox have version ${version}, and this package knows ${migrations.length}`,
      {
        hints: ['A newer version of the package has migrated them: use that one in every process'],
      },
    )
  }
  return version === migrations.length && !(await isBehind(database, tables))
}

/** Migrations write their patterns so. */
const plainBackslashes = 'set local standard_conforming_strings = on'
