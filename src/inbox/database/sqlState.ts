import { ConfigurationError } from '../../errors/configuration.js'
import { memberOfThrown } from '../../errors/thrownText.js'
import type { Database } from './database.js'

/** Returns the code of a Postgres error, such as `40P01`, or `undefined` for other errors, such as `EPIPE`. */
export function sqlStateOf(error: unknown): string | undefined {
  const code = memberOfThrown(error, 'code')
  return typeof code === 'string' && /^(?=.*\d)[\dA-Z]{5}$/.test(code) ? code : undefined
}

/** Whether the same transaction may succeed when it runs again: a deadlock or a serialization failure. */
export const isTransient = (error: unknown): boolean => ['40P01', '40001'].includes(sqlStateOf(error) ?? '')

/** Whether Postgres can't store the values, so that trying again is no use. */
export const isUnstorable = (error: unknown): boolean => /^(21|22|54)/.test(sqlStateOf(error) ?? '')

/**
 * Replaces the error for missing tables, or for an id that is taken, by one that says what to do. Returns other errors
 * unchanged.
 */
export function explained(error: unknown): unknown {
  const state = sqlStateOf(error)
  const constraint = memberOfThrown(error, 'constraint')
  if (state === '23505' && /^ledgerline_(deliveries|events|streams)_pkey$/.test(String(constraint))) {
    return new ConfigurationError(`The ids of the inbox's tables begin again: ${constraint} has them already`, {
      hints: ['Call await inbox.migrate(): a move by logical replication copies no sequences'],
    })
  }
  if (state !== '42P01' && state !== '3F000') return error
  return new ConfigurationError('The tables of the inbox do not exist', {
    hints: ['Call await inbox.migrate() when your program starts'], // no cause: it would have the statement and its values
  })
}

/** Wraps a database, so that its errors are `explained`. */
export function withExplainedErrors(database: Database): Database {
  const explain = (error: unknown): never => {
    throw explained(error)
  }
  return {
    ...database,
    query: (statement) => database.query(statement).catch(explain),
    transaction: (opening, work) => database.transaction(opening, work).catch(explain),
  }
}

/** Runs work, and repeats it after transient errors. */
export async function withRetries<T>(work: () => Promise<T>, tries = 5): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (tries <= 1 || !isTransient(error)) throw error
    return withRetries(work, tries - 1)
  }
}
