import { ConnectionError, TimeoutError } from '../../errors/connection.js'
import { memberOfThrown, messageOf } from '../../errors/thrownText.js'
import { withTimeout } from '../../runtime/withTimeout.js'
import type { PgClient, PgOutcome, PgPool, PgQuery } from './pg.js'

/** A connection of a pool, for one task. */
export interface PgConnection {
  readonly client: PgClient
  /** The error that broke it; it takes no more queries then. */
  readonly broken: Error | undefined
  /**
   * Runs a query. Its columns are read as text, whatever the pool makes of them. If it takes too long, the connection is
   * destroyed.
   */
  ask(query: PgQuery | string): Promise<PgOutcome>
  /** Runs a query of somebody else, as the pool would. */
  run(query: PgQuery): Promise<PgOutcome>
  /** Closes the connection: running queries fail, and the pool can open another one. */
  destroy(error: Error): void
  /**
   * Gives the connection back to the pool, which closes it if it broke or its server only reads: after a failover, another
   * one may reach the new server. Further calls do nothing.
   */
  release(): void
}

const handled = /* @__PURE__ */ new WeakSet<PgPool>()

/**
 * Listens for errors of a pool: otherwise, a connection that breaks while nobody uses it would end the process. It may
 * also break while it is handed over, when the pool no longer listens and the caller doesn't yet.
 */
export function handlePoolErrors(pool: PgPool): void {
  if (handled.has(pool)) return
  handled.add(pool)
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
}

/** The most requests to a pool that we gave up on while it still holds them. Beyond that we don't ask it again. */
const mostGivenUp = 1000
const givenUp = /* @__PURE__ */ new WeakMap<PgPool, number>()

/**
 * Takes a connection from a pool.
 *
 * @param ms - the time that the pool may take, and then each query
 * @param onVanished - called when the connection was destroyed because it didn't respond
 * @throws {TimeoutError} if the pool takes longer; a connection that comes late goes back to it.
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
  if (count(0) >= mostGivenUp) throw new ConnectionError('The pool has not given a connection for a long time')
  const connecting = pool.connect()
  const client = await within(ms, connecting, () => {
    count(1)
    connecting
      .then((late) => late.release())
      .catch(() => undefined)
      .finally(() => count(-1))
  })
  return connectionOf(pool, client, ms, onVanished)
}

function connectionOf(pool: PgPool, client: PgClient, ms: number, onVanished: () => void): PgConnection {
  let broken: Error | undefined
  let onlyReads = false
  let isReleased = false
  const onError = (error: unknown): void => {
    broken ??= error as Error // `pg` emits nothing else
  }
  client.on('error', onError)
  const release = (): void => {
    if (isReleased) return
    isReleased = true
    if (!broken) client.off('error', onError) // a broken client may emit more errors
    client.release(broken ?? onlyReads)
    if (onlyReads && !broken) void endIdle(pool)
  }
  /** Notes what an error says of the connection: of one that the server ends, `pg` reports it before the end. */
  const noting = async (running: Promise<PgOutcome>): Promise<PgOutcome> => {
    try {
      return await running
    } catch (error) {
      if (memberOfThrown(error, 'severity') === 'FATAL') onError(error)
      if (memberOfThrown(error, 'code') === readOnly) onlyReads = true
      throw error
    }
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
      const asked = typeof query === 'string' ? { text: query } : query
      return within(ms, noting(client.query({ ...asked, types: asText })), expired)
    },
    async run(query) {
      if (broken) throw connectionLost(broken)
      return noting(client.query(query))
    },
    destroy,
    release,
  }
}

/** Closes the idle connections of a pool, which have most likely the same fate as one that was useless. */
export async function endIdle(pool: PgPool): Promise<void> {
  for (let left = pool.idleCount ?? 0; left > 0 && (pool.idleCount ?? 0) > 0; left--) {
    const client = await pool.connect().catch(() => undefined)
    if (!client) return
    keepBusy(client)
    client.release(true)
  }
}

/** The code for a statement that writes where the server only reads. */
const readOnly = '25006'

/** Reads every column as text. With `binary: true`, texts arrive as bytes. */
const asText = {
  getTypeParser: () => (value: unknown) => (value instanceof Uint8Array ? new TextDecoder().decode(value) : value),
}

/**
 * Waits for a step of the database, with a time limit: on a connection that has silently vanished, a query never
 * settles.
 *
 * @param onExpired - called with the error before the promise rejects with it
 * @throws {TimeoutError} if the step takes longer; the step itself goes on.
 */
export function within<T>(ms: number, step: Promise<T>, onExpired: (error: TimeoutError) => void): Promise<T> {
  const expire = (timeout: number): TimeoutError => {
    const error = new TimeoutError(`The database did not answer within ${timeout} ms`, { timeout })
    onExpired(error)
    return error
  }
  return withTimeout({ timeout: ms, expire }, () => step)
}

/** Creates the error for a connection that was lost, along with what its statement or transaction did. */
export const connectionLost = (cause: unknown): ConnectionError =>
  new ConnectionError(`The connection to the database was lost: ${messageOf(cause)}`, { cause })

/**
 * `pg` closes the socket of a busy client at once, but for an idle one it waits until the other side has closed too.
 */
export const keepBusy = (client: PgClient): void => void client.query('select 1').catch(() => undefined)
