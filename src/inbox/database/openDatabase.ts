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
 * Recognises a database by what it can do, so that nothing here imports `pg` or PGlite.
 *
 * @param timeout - milliseconds that a connection may take to be made, ten seconds at most; the first inbox of a pool decides
 * @throws {ConfigurationError} for anything else, such as a single `pg` Client, and for a pool of fewer than three
 * connections.
 */
export function openDatabase(given: InboxDatabase, timeout: number): Database {
  if (hasAll(given, ['query', 'exec', 'transaction', 'listen'])) return databaseOfPglite(given as Pglite) // as it was recognised
  const isClient = isPgClient(given)
  if (isClient || !hasAll(given, ['connect', 'query', 'on'])) {
    throw new ConfigurationError('Invalid option: database', {
      hints: [isClient ? 'Pass a Pool of pg: one client is one connection' : 'Pass a Pool of pg, or a PGlite'],
    })
  }
  const pool = given as PgPool // as it was recognised
  const database = databases.get(pool) ?? databaseOfPool(pool, timeout)
  databases.set(pool, database)
  assertConnections(database, 3, 'an inbox takes 3')
  return database
}

/** The same for every inbox on a pool, whose connections they share. */
const databases = /* @__PURE__ */ new WeakMap<PgPool, Database>()

/** Connections that running workers hold. */
const taken = /* @__PURE__ */ new WeakMap<Database, number>()

/**
 * Takes the connections of a worker: one for each effect, and one that listens. One is left for deliveries.
 *
 * @returns a function that gives them back, to be called once
 * @throws {ConfigurationError} when the pool has fewer, or other workers hold them.
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
      `new Pool({ max: ${needed} }), or a lower concurrency`,
      'One for each effect, one for each worker that listens, one for deliveries',
    ],
  })
}

const hasAll = (value: unknown, methods: readonly string[]): boolean =>
  methods.every((method) => isFunction(Object(value)[method]))
