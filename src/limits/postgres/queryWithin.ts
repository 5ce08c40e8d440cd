import { isFunction } from '../../arguments/rules.js'
import { memberOfThrown } from '../../errors/thrownText.js'
import type { PgOutcome, PgPool, PgQuery } from './pg.js'
import { connectTo, type PgConnection, within } from './pgConnection.js'
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
    const outcome = await inReadCommitted(client, connection, { text, values })
    return { rows: [outcome].flat().flatMap(({ rows }) => rows) }
  } finally {
    connection.release()
  }
}

/** Whether a client is a Pool of `pg`, rather than a PGlite. */
export const isPool = (client: object): client is PgPool => isFunction(Object(client).connect)

/** Pools whose database is stricter than `read committed` by default. */
const strict = /* @__PURE__ */ new WeakSet<PgPool>()

/** How often a statement is tried that the database could not serialize. */
const tries = 5

/**
 * Runs a statement in `read committed`, in which it waits for others that write the row. At stricter levels it fails then.
 * What the level is, the first failure tells: to ask for it takes two round trips more.
 */
async function inReadCommitted(pool: PgPool, { ask, destroy }: PgConnection, statement: PgQuery): Promise<PgOutcome> {
  for (let left = tries; ; left--) {
    const isAsked = strict.has(pool)
    try {
      if (!isAsked) return await ask(statement)
      await ask('begin isolation level read committed')
      const outcome = await ask(statement)
      await ask('commit')
      return outcome
    } catch (error) {
      if (isAsked) await ask('rollback').catch((cause: Error) => destroy(cause))
      const state = memberOfThrown(error, 'code')
      if (left <= 1 || (state !== '40001' && state !== '40P01')) throw error
      strict.add(pool)
    }
  }
}
