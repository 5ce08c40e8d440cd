import type { PgPool } from '../../limits/postgres/pg.js'
import { connect } from './connect.js'
import type { Database, Row } from './database.js'
import { listenOn } from './pgListen.js'
import { inTransaction } from './pgTransaction.js'

/** Connections that `pg` opens at most, unless it is told otherwise. */
const defaultMax = 10

/** Milliseconds in which a connection is made, or given up, at most and at least. */
const longestConnecting = 10_000
const shortestConnecting = 1000

/**
 * Talks to Postgres through a `pg` Pool. A connection that breaks while nobody uses it would end the process: `pg` tells
 * only those who listen, so this listens.
 */
export function databaseOfPool(pool: PgPool, timeout: number): Database {
  pool.on('error', () => undefined)
  // One that breaks just as it is handed over: the pool listens no more, and whoever asked for it doesn't yet.
  pool.on('connect', (client) => client.on('error', () => undefined))
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
 * Lets a pool give up a connection that is never made, which would hold its place for ever. `pg` does that only where
 * `connectionTimeoutMillis` is set, and then a place in its queue has an end too, which is its owner's to decide.
 */
function boundConnecting(pool: PgPool, ms: number): void {
  const Client: unknown = Reflect.get(pool, 'Client')
  if (typeof Client !== 'function' || Reflect.get(pool.options, 'connectionTimeoutMillis')) return
  const bounded = new Proxy(Client, {
    construct: (target, [options], newTarget) => Reflect.construct(target, [patient(Object(options), ms)], newTarget),
  })
  Reflect.set(pool, 'Client', bounded)
}

/** The same options, those included that are hidden, such as the password. */
const patient = (options: object, ms: number): object =>
  Object.defineProperty(
    Object.create(Object.getPrototypeOf(options), Object.getOwnPropertyDescriptors(options)),
    'connectionTimeoutMillis',
    { value: Math.ceil(ms), enumerable: true },
  )
