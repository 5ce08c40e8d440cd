import { ConnectionError } from '../../errors/connection.js'
import { connectionLost } from './connectionLost.js'
import { within } from './deadline.js'
import type { PgClient, PgOutcome, PgPool, PgQuery } from './pg.js'

/** A connection of a pool, for one piece of work. */
export interface PgConnection {
  readonly client: PgClient
  /** What broke it; nothing more can be asked of it then. */
  readonly broken: Error | undefined
  /**
   * Asks for something in its time. Beyond that the connection is destroyed, and with it those that lie idle in the pool,
   * which went the same way: whoever got one would wait as long again.
   */
  ask(query: PgQuery | string): Promise<PgOutcome>
  /** Breaks it off: what was asked of it fails, and the pool has its place back. */
  destroy(error: Error): void
  /** Gives it back to the pool; once is enough. */
  release(): void
}

/** Requests of a pool that were given up, and that it still holds. More than these it is not asked. */
const mostGivenUp = 1000
const givenUp = /* @__PURE__ */ new WeakMap<PgPool, number>()

/**
 * Takes a connection of a pool.
 *
 * @param ms - that the pool may take, and then each thing that is asked
 * @throws {TimeoutError} when the pool takes longer; the connection that comes late goes back.
 */
export async function connectTo(pool: PgPool, ms: number): Promise<PgConnection> {
  const count = (by: number): number => {
    const now = (givenUp.get(pool) ?? 0) + by
    givenUp.set(pool, now)
    return now
  }
  if (count(0) >= mostGivenUp) throw new ConnectionError('The pool has given no connection for long')
  const connecting = pool.connect()
  const client = await within(ms, connecting, () => {
    count(1)
    connecting
      .then((late) => late.release())
      .catch(() => undefined)
      .finally(() => count(-1))
  })
  return connectionOf(pool, client, ms)
}

function connectionOf(pool: PgPool, client: PgClient, ms: number): PgConnection {
  let broken: Error | undefined
  let isReleased = false
  const onError = (error: unknown): void => {
    broken ??= error as Error // `pg` gives nothing else
  }
  client.on('error', onError)
  const release = (): void => {
    if (isReleased) return
    isReleased = true
    client.off('error', onError)
    client.release(broken)
  }
  const destroy = (error: Error): void => {
    broken ??= error
    if (isReleased) return
    keepBusy(client)
    release()
  }
  return {
    client,
    get broken() {
      return broken
    },
    async ask(query) {
      if (broken) throw connectionLost(broken)
      const expired = (error: Error): void => {
        destroy(error)
        void endIdle(pool)
      }
      return within(ms, client.query(query), expired)
    },
    destroy,
    release,
  }
}

async function endIdle(pool: PgPool): Promise<void> {
  for (let left = pool.idleCount ?? 0; left > 0 && (pool.idleCount ?? 0) > 0; left--) {
    const client = await pool.connect().catch(() => undefined)
    if (!client) return
    keepBusy(client)
    client.release(true)
  }
}

/** `pg` ends the socket of a client that is busy at once; of one that is idle it waits for the other side's farewell. */
const keepBusy = (client: PgClient): void => void client.query('select 1').catch(() => undefined)
