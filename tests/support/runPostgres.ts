import { afterAll, beforeAll } from 'vitest'
import { findPostgres, type PostgresServer, startPostgres } from './postgresServer.js'

/** The Postgres of a file; there is one while its tests run. */
export interface RunningPostgres {
  readonly server: PostgresServer
}

/**
 * Gives the tests of a file a Postgres of their own, where there is one: `undefined` on a clone without any, which says so.
 * CI fails instead.
 */
export async function runPostgres(settings?: Readonly<Record<string, string>>): Promise<RunningPostgres | undefined> {
  try {
    await findPostgres()
  } catch (error) {
    if (process.env.CI) throw error
    console.warn(`What needs a Postgres is not tested. ${error instanceof Error ? error.message : error}`)
    return undefined
  }
  let server: PostgresServer | undefined
  beforeAll(async () => {
    server = await startPostgres(settings)
  })
  afterAll(() => server?.close())
  return {
    get server() {
      if (!server) throw new Error('Postgres runs only while tests do')
      return server
    },
  }
}
