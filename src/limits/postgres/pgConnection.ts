import { ConnectionError, TimeoutError } from '../../errors/connection.js'
import { messageOf } from '../../errors/thrownText.js'
import { withTimeout } from '../../runtime/withTimeout.js'
import type { PgClient, PgOutcome, PgPool, PgQuery } from './pg.js'

/** A connection of a pool, for one piece of work. */
export interface PgConnection {
  readonly client: PgClient
  /** What broke it; nothing more can be asked of it then. */
  readonly broken: Error | undefined
  /** Asks for something in its time. Beyond that the connection is destroyed. */
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
 * @param onVanished - called when the connection was destroyed because it did not answer
 * @throws {TimeoutError} when the pool takes longer; the connection that comes late goes back.
 */
export async function connectTo(
  pool: PgPool,
  ms: number,
  onVanished: () => void = () => undefined,
): Promise<PgConnection> {
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
  return connectionOf(client, ms, onVanished)
}

function connectionOf(client: PgClient, ms: number, onVanished: () => void): PgConnection {
  let broken: Error | undefined
  let isReleased = false
  const onError = (error: unknown): void => {
    broken ??= error as Error // `pg` gives nothing else
  }
  client.on('error', onError)
  const release = (): void => {
    if (isReleased) return
    isReleased = true
    if (!broken) client.off('error', onError) // else it may tell more
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
        onVanished()
      }
      return within(ms, client.query(query), expired)
    },
    destroy,
    release,
  }
}

/**
 * Waits for a step at the database, but no longer than so many milliseconds: a connection that vanished says nothing, and
 * whoever waits for it waits for ever.
 *
 * @param onExpired - gets the error, before the wait ends with it
 * @throws {TimeoutError} when the step takes longer; it goes on unawaited.
 */
export function within<T>(ms: number, step: Promise<T>, onExpired: (error: TimeoutError) => void): Promise<T> {
  const expire = (timeout: number): TimeoutError => {
    const error = new TimeoutError(`The database did not answer within ${timeout} ms`, { timeout })
    onExpired(error)
    return error
  }
  return withTimeout({ timeout: ms, expire }, () => step)
}

/** The connection of a statement or a transaction has gone, and what it did with it. */
export const connectionLost = (cause: unknown): ConnectionError =>
  new ConnectionError(`The connection to the database was lost: ${messageOf(cause)}`, { cause })

/** `pg` ends the socket of a client that is busy at once; of one that is idle it waits for the other side's farewell. */
export const keepBusy = (client: PgClient): void => void client.query('select 1').catch(() => undefined)
