import type { PgPool } from '../../limits/postgres/pg.js'
import { connectTo, endIdle, type PgConnection } from '../../limits/postgres/pgConnection.js'

/**
 * Takes a connection from the pool of an inbox. If it doesn't respond in time, the pool's idle connections are
 * destroyed along with it: they have most likely vanished too, and each would cost another timeout.
 *
 * @param ms - the time that the pool may take, and then each query
 * @throws {TimeoutError} if the pool takes longer; a connection that comes late goes back to it.
 */
export const connect = (pool: PgPool, ms: number): Promise<PgConnection> =>
  connectTo(pool, ms, () => void endIdle(pool))
