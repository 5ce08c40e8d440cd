import type { PgOutcome, PgPool, PgQuery, PgResult } from '../../limits/postgres/pg.js'
import { connectionLost, type PgConnection, within } from '../../limits/postgres/pgConnection.js'
import { connect } from './connect.js'
import type { Row, Transaction } from './database.js'

/**
 * Runs work in a transaction, on a connection of its own. Each step may take `ms` milliseconds, except for an effect's.
 */
export async function inTransaction<T>(
  pool: PgPool,
  ms: number,
  opening: string,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const connection = await connect(pool, ms)
  let isOpen = true
  const commit = async (before: string): Promise<void> => {
    const outcome = await connection.ask(`${before}commit`)
    isOpen = false
    if ([outcome].flat().at(-1)?.command === 'ROLLBACK')
      throw new Error('The transaction was rolled back: a statement of it failed')
  }
  try {
    const outcome = await connection.ask(`begin isolation level read committed;${opening}`)
    const result = await work({
      get lost() {
        return connection.broken
      },
      opened: rowsOf(outcome),
      query: async (text, values) => firstOf(await connection.ask({ text, ...(values && { values: [...values] }) })),
      run: async ({ text, values = [], rowMode, types }) => {
        const statement: PgQuery = { text, values: [...values], rowMode, types, queryMode: 'extended' }
        const result = firstOf(await connection.run(statement))
        return { ...result, rowCount: result.rowCount ?? null }
      },
      commitWith: (text) => commit(`${text};`),
      cancel: (ended) => cancel(pool, ms, connection, ended),
    })
    if (isOpen) await commit('')
    return result
  } catch (error) {
    if (isOpen && !connection.broken)
      await connection.ask('rollback').catch((cause: Error) => connection.destroy(cause))
    throw connection.broken ? connectionLost(connection.broken) : error
  } finally {
    connection.release()
  }
}

/** Returns the rows of all `select` statements. */
const rowsOf = (outcome: PgOutcome): readonly Row[] =>
  [outcome].flat().flatMap(({ command, rows }) => (command === 'SELECT' ? rows : [])) as Row[] // every column is text

/** Returns the result of a single statement. */
const firstOf = (outcome: PgOutcome): PgResult => [outcome].flat()[0] ?? { rows: [] }

/**
 * Cancels a statement, over another connection. If that doesn't end it in time, because no connection is free or the
 * server is gone, it destroys the statement's connection.
 */
async function cancel(pool: PgPool, ms: number, connection: PgConnection, ended: Promise<void>): Promise<void> {
  const pid = Reflect.get(connection.client, 'processID')
  let hasEnded = false
  let sending: Promise<unknown> | undefined
  const send = async (): Promise<void> => {
    const other = await connect(pool, ms)
    if (!hasEnded) sending = other.ask({ text: 'select pg_cancel_backend($1)', values: [pid] }).catch(() => undefined)
    await sending
    other.release()
  }
  if (typeof pid === 'number') void send().catch(() => undefined)
  await within(ms, ended, (error) => connection.destroy(error)).catch(() => undefined)
  hasEnded = true
  await sending // a cancel request still on its way would cancel the next statement
}
