import { isFunction } from '../../arguments/rules.js'
import { ConfigurationError } from '../../errors/configuration.js'
import type { Database } from './database.js'
import { databaseOfPglite, type Pglite } from './pglite.js'
import { databaseOfPool, type PgPool } from './pgPool.js'

/** A `pg` Pool, or a PGlite. */
export type InboxDatabase = PgPool | Pglite

/**
 * Recognises a database by what it can do, so that nothing here imports `pg` or PGlite.
 *
 * @throws {ConfigurationError} for anything else, such as a single `pg` Client, and for a pool of fewer than three
 * connections.
 */
export function openDatabase(given: InboxDatabase): Database {
  if (hasAll(given, ['query', 'exec', 'transaction', 'listen'])) return databaseOfPglite(given as Pglite) // as it was recognised
  const isPool = hasAll(given, ['connect', 'query', 'on']) && typeof Object(given).options === 'object'
  if (!isPool) {
    const isClient = hasAll(given, ['connect', 'query', 'on'])
    throw new ConfigurationError('Invalid option: database', {
      hints: [isClient ? 'Pass a Pool of pg: one client is one connection' : 'Pass a Pool of pg, or a PGlite'],
    })
  }
  const database = databaseOfPool(given as PgPool) // as it was recognised
  assertConnections(database, 1)
  return database
}

/**
 * Makes sure that a pool has a connection for each effect, one that listens, and one for deliveries.
 *
 * @throws {ConfigurationError} when it has fewer.
 */
export function assertConnections({ max }: Database, concurrency: number): void {
  if (max === undefined || max >= concurrency + 2) return
  throw new ConfigurationError(
    `The pool has max ${max}, but a worker of concurrency ${concurrency} takes ${concurrency + 2}`,
    {
      hints: [
        `new Pool({ max: ${concurrency + 2} }), or a lower concurrency`,
        'One for each effect, one that listens, one for deliveries',
      ],
    },
  )
}

const hasAll = (value: unknown, methods: readonly string[]): boolean =>
  methods.every((method) => isFunction(Object(value)[method]))
