import type { PgPool } from '../../limits/postgres/pg.js'
import { connectTo, keepBusy, type PgConnection } from '../../limits/postgres/pgConnection.js'

/**
 * Takes a connection of the pool of an inbox. Where it does not answer in its time, those that lie idle in the pool are
 * destroyed with it, because they went the same way: whoever got one would wait as long again.
 *
 * @param ms - that the pool may take, and then each thing that is asked
 * @throws {TimeoutError} when the pool takes longer; the connection that comes late goes back.
 */
export const connect = (pool: PgPool, ms: number): Promise<PgConnection> =>
  connectTo(pool, ms, () => void endIdle(pool))

async function endIdle(pool: PgPool): Promise<void> {
  for (let left = pool.idleCount ?? 0; left > 0 && (pool.idleCount ?? 0) > 0; left--) {
    const client = await pool.connect().catch(() => undefined)
    if (!client) return
    keepBusy(client)
    client.release(true)
  }
}
