import type { PgPool } from '../../limits/postgres/pg.js'
import { handlePoolErrors } from '../../limits/postgres/pgConnection.js'
import { connect } from './connect.js'
import type { Database, Row } from './database.js'
import { listenOn } from './pgListen.js'
import { inTransaction } from './pgTransaction.js'

/** The default `max` of a `pg` Pool. */
const defaultMax = 10

/** The longest and the shortest time limit for establishing a connection, in milliseconds. */
const longestConnecting = 10_000
const shortestConnecting = 1000

/**
 * Talks to Postgres through a `pg` Pool.
 */
export function databaseOfPool(pool: PgPool, timeout: number): Database {
  handlePoolErrors(pool)
  boundConnecting(pool, Math.min(Math.max(timeout, shortestConnecting), longestConnecting))
  return withPatience(pool, timeout)
}

function withPatience(pool: PgPool, ms: number): Database {
  return {
    max: pool.options.max ?? defaultMax,
    async query({ text, values }) {
      const connection = await connect(pool, ms)
      try {
        const outcome = await connection.ask({ text, ...(values && { values: [...values] }) })
        return [outcome].flat().flatMap(({ rows }) => rows) as Row[] // every column is text
      } finally {
        connection.release()
      }
    },
    transaction: (opening, work) => inTransaction(pool, ms, opening, work),
    listen: (channel, onNotify, onLost) => listenOn(pool, ms, channel, onNotify, onLost),
    within: (patience) => withPatience(pool, patience),
  }
}

/**
 * Makes a pool give up connections that are never established, which would hold their place for ever. `pg` only does
 * that if the pool has a `connectionTimeoutMillis`. That would also limit the time in its queue, which is up to the
 * pool's owner, so only the clients get one.
 */
function boundConnecting(pool: PgPool, ms: number): void {
  const Client: unknown = Reflect.get(pool, 'Client')
  if (typeof Client !== 'function' || Reflect.get(pool.options, 'connectionTimeoutMillis')) return
  const bounded = new Proxy(Client, {
    construct: (target, [options], newTarget) => Reflect.construct(target, [patient(Object(options), ms)], newTarget),
  })
  Reflect.set(pool, 'Client', bounded)
}

/** Copies the options, including non-enumerable ones such as the password. */
const patient = (options: object, ms: number): object =>
  Object.defineProperty(
    Object.create(Object.getPrototypeOf(options), Object.getOwnPropertyDescriptors(options)),
    'connectionTimeoutMillis',
    { value: Math.ceil(ms), enumerable: true },
  )
