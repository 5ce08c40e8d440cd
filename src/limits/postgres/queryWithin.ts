import { isFunction } from '../../arguments/rules.js'
import type { PgPool } from './pg.js'
import { connectTo, within } from './pgConnection.js'
import type { PostgresClient } from './postgresClient.js'

/**
 * Runs a statement with a time limit in milliseconds. PGlite runs in this process, so it has no connection to destroy.
 *
 * @throws {TimeoutError} if it takes longer.
 */
export async function queryWithin(
  ms: number,
  client: PostgresClient,
  text: string,
  values: unknown[],
): Promise<{ readonly rows: unknown[] }> {
  if (!isPool(client)) return within(ms, client.query(text, values), () => undefined)
  const connection = await connectTo(client, ms)
  try {
    const outcome = await connection.ask({ text, values })
    return { rows: [outcome].flat().flatMap(({ rows }) => rows) }
  } finally {
    connection.release()
  }
}

/** Whether a client is a Pool of `pg`, rather than a PGlite. */
export const isPool = (client: object): client is PgPool => isFunction(Object(client).connect)
