import { Pool } from 'pg'
import type { InboxDatabase } from '../../../src/inbox.js'
import { emptyPglite } from '../emptyPglite.js'
import { runPostgres } from '../runPostgres.js'

/** A database for one test, empty. */
export interface TestDatabase {
  readonly database: InboxDatabase & Queried
  /** Rows of a statement. */
  sql(text: string, values?: unknown[]): Promise<readonly Record<string, unknown>[]>
  close(): Promise<void>
}

interface Queried {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
}

/** A kind of database, and how to open one. */
export type Opener = readonly [name: string, open: () => Promise<TestDatabase>]

let count = 0

/**
 * The databases that an inbox may have: a PGlite, and a database of its own on a real Postgres, where there is one.
 *
 * @param max - connections of a pool
 */
export async function databasesToTest(max = 12): Promise<readonly Opener[]> {
  const running = await runPostgres()
  const openPglite = async (): Promise<TestDatabase> => testDatabase(await emptyPglite(), async () => undefined)
  if (!running) return [['PGlite', openPglite]]
  const openPostgres = async (): Promise<TestDatabase> => {
    const { connectionString } = running.server
    const name = `test_${count++}`
    const admin = new Pool({ connectionString, max: 1 })
    await admin.query(`create database ${name}`)
    await admin.end()
    const database = new Pool({ connectionString: connectionString.replace(/\w+$/, name), max })
    return testDatabase(database, () => database.end())
  }
  return [
    ['PGlite', openPglite],
    ['Postgres', openPostgres],
  ]
}

function testDatabase(database: InboxDatabase & Queried, close: () => Promise<void>): TestDatabase {
  return {
    database,
    sql: async (text, values) => (await database.query(text, values)).rows as Record<string, unknown>[],
    close,
  }
}
