import { afterAll, beforeAll } from 'vitest'
import { createPool } from './createPool.js'
import { findPostgres, type PostgresServer, startPostgres } from './postgresServer.js'

/** The Postgres of a file; there is one while its tests run. */
export interface RunningPostgres {
  readonly server: PostgresServer
}

/** What the files of a process share: a cluster takes seconds to make. It ends with the process. */
let shared: Promise<PostgresServer> | undefined
let files = 0

/**
 * Gives the tests of a file a database of their own on a Postgres that other files use too, where there is one:
 * `undefined` on a clone without any, which says so. CI fails instead.
 *
 * @param own - gives them a Postgres that they may stop
 */
export async function runPostgres({ own = false } = {}): Promise<RunningPostgres | undefined> {
  try {
    await findPostgres()
  } catch (error) {
    if (process.env.CI) throw error
    console.warn(`What needs a Postgres is not tested. ${error instanceof Error ? error.message : error}`)
    return undefined
  }
  let server: PostgresServer | undefined
  beforeAll(async () => {
    server = await (own ? startPostgres() : newDatabase())
  })
  afterAll(() => own && server?.close())
  return {
    get server() {
      if (!server) throw new Error('Postgres runs only while tests do')
      return server
    },
  }
}

async function newDatabase(): Promise<PostgresServer> {
  shared ??= startPostgres()
  const server = await shared
  const name = `file_${files++}`
  const pool = createPool(server)
  await pool.query(`create database ${name}`)
  await pool.end()
  return { ...server, connectionString: server.connectionString.replace(/postgres$/, name) }
}
