import { isPgClient } from '../../arguments/isPgClient.js'
import { isFunction } from '../../arguments/rules.js'
import { ConfigurationError } from '../../errors/configuration.js'
import type { PgPool } from '../../limits/postgres/pg.js'
import type { Database } from './database.js'
import { databaseOfPglite, type Pglite } from './pglite.js'
import { databaseOfPool } from './pgPool.js'

/** A `pg` Pool, or a PGlite. */
export type InboxDatabase = PgPool | Pglite

/**
 * Recognises a database by its methods, so that nothing here imports `pg` or PGlite.
 *
 * @param timeout - milliseconds that establishing a connection may take, between one and ten seconds; the first inbox
 * of a pool decides
 * @throws {ConfigurationError} for anything else, such as a single `pg` Client, and for a pool with fewer than three
 * connections.
 */
export function openDatabase(given: InboxDatabase, timeout: number): Database {
  if (hasAll(given, ['query', 'exec', 'transaction', 'listen'])) return databaseOfPglite(given as Pglite) // checked above
  const isClient = isPgClient(given)
  if (isClient || !hasAll(given, ['connect', 'query', 'on'])) {
    throw new ConfigurationError('Invalid option: database', {
      hints: [isClient ? 'Pass a Pool of pg: a client is a single connection' : 'Pass a Pool of pg, or a PGlite'],
    })
  }
  const pool = given as PgPool // checked above
  const database = databases.get(pool) ?? databaseOfPool(pool, timeout)
  databases.set(pool, database)
  assertConnections(database, 3, 'an inbox takes 3')
  return database
}

/** One database per pool, because inboxes on the same pool share its connections. */
const databases = /* @__PURE__ */ new WeakMap<PgPool, Database>()

/** How many connections running workers hold. */
const taken = /* @__PURE__ */ new WeakMap<Database, number>()

/**
 * Reserves the connections of a worker: one for each effect, and one that listens. One more must be left for
 * deliveries.
 *
 * @returns a function that gives them back; call it once
 * @throws {ConfigurationError} if the pool has too few, or other workers hold them.
 */
export function takeConnections(database: Database, concurrency: number): () => void {
  const others = taken.get(database) ?? 0
  const besides = others > 0 ? ` beside ${others} of other workers` : ''
  const wanted = concurrency + 2
  assertConnections(database, others + wanted, `a worker of concurrency ${concurrency} takes ${wanted}${besides}`)
  taken.set(database, others + concurrency + 1)
  return () => taken.set(database, (taken.get(database) ?? 0) - concurrency - 1)
}

function assertConnections({ max }: Database, needed: number, why: string): void {
  if (max === undefined || max >= needed) return
  throw new ConfigurationError(`The pool has max ${max}, but ${why}`, {
    hints: [
      `Pass new Pool({ max: ${needed} }), or lower concurrency`,
      'Each effect takes one, each worker one more to listen, and deliveries take one',
    ],
  })
}

const hasAll = (value: unknown, methods: readonly string[]): boolean =>
  methods.every((method) => isFunction(Object(value)[method]))
