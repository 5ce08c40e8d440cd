import { isFunction } from '../../arguments/rules.js'
import { withTimeout } from '../../runtime/withTimeout.js'
import type { PostgresClient } from './postgresClient.js'

type Rows = Promise<{ readonly rows: unknown[] }>

/** A connection that a Pool of `pg` lends. */
interface Lent extends PostgresClient {
  /** Takes it back; with an error it is closed, and another is made when one is needed. */
  release(error?: unknown): void
  on(event: 'error', listener: () => void): unknown
  off(event: 'error', listener: () => void): unknown
}

interface Pool extends PostgresClient {
  connect(): Promise<Lent>
}

/**
 * Runs a statement. A connection that does not answer within some milliseconds is closed: one that vanished without a
 * word would be kept for ever, and in the end all of the pool. One that the pool lends too late goes back unused.
 */
export async function queryWithin(ms: number, client: PostgresClient, text: string, values: unknown[]): Rows {
  if (!isPool(client)) return withTimeout({ timeout: ms, expire }, () => client.query(text, values))
  const lent = await lendWithin(ms, client)
  lent.on('error', ignore) // it ends the statement too, which tells
  try {
    const answer = await withTimeout({ timeout: ms, expire }, () => lent.query(text, values))
    lent.off('error', ignore)
    lent.release()
    return answer
  } catch (error) {
    lent.release(error)
    throw error
  }
}

async function lendWithin(ms: number, pool: Pool): Promise<Lent> {
  const lending = pool.connect()
  try {
    return await withTimeout({ timeout: ms, expire }, () => lending)
  } catch (error) {
    lending.then((lent) => lent.release(), ignore)
    throw error
  }
}

/** PGlite, which runs in this process, has no connections. */
function isPool(client: PostgresClient): client is Pool {
  return isFunction(Object(client).connect)
}

const expire = (ms: number): Error => new Error(`it did not answer within ${ms} ms`)

const ignore = (): void => {}
