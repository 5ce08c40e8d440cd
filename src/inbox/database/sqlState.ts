import { ConfigurationError } from '../../errors/configuration.js'
import { memberOfThrown } from '../../errors/thrownText.js'
import type { Database } from './database.js'

/** The code that Postgres gives an error, such as `40P01`; `undefined` for other errors, such as `EPIPE`. */
export function sqlStateOf(error: unknown): string | undefined {
  const code = memberOfThrown(error, 'code')
  return typeof code === 'string' && /^(?=.*\d)[\dA-Z]{5}$/.test(code) ? code : undefined
}

/** Whether the same transaction may succeed when it runs again: a deadlock, or one that could not be serialised. */
export const isTransient = (error: unknown): boolean => ['40P01', '40001'].includes(sqlStateOf(error) ?? '')

/** Whether Postgres cannot hold a value, or two as one row, which it will not the next time either. */
export const isUnstorable = (error: unknown): boolean => /^(21|22|54)/.test(sqlStateOf(error) ?? '')

/** Says what to do about an error, where that is known: the tables may be missing. */
export function explained(error: unknown): unknown {
  const state = sqlStateOf(error)
  if (state !== '42P01' && state !== '3F000') return error
  return new ConfigurationError('The tables of the inbox are not there', {
    hints: ['Call await inbox.migrate() when your program starts'], // the cause has the whole statement, and its values
  })
}

/** The same database, whose statements fail with an error that says what to do, where that is known. */
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

/** Runs work again when it may succeed the next time. */
export async function withRetries<T>(work: () => Promise<T>, tries = 5): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (tries <= 1 || !isTransient(error)) throw error
    return withRetries(work, tries - 1)
  }
}
