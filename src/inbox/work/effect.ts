import { TimeoutError } from '../../errors/connection.js'
import { InputError } from '../../errors/input.js'
import { membersOf } from '../../runtime/members.js'
import { withTimeout } from '../../runtime/withTimeout.js'
import type { EffectStatement, Transaction } from '../database/database.js'
import type { InboxEvent } from '../events/eventTypes.js'
import { assertNoControl } from './transactionControl.js'

/** The transaction of an event, in which an effect writes. */
export interface EffectTransaction {
  /**
   * Runs a statement in the transaction that also marks the event as done. If a statement fails, the attempt fails,
   * even if you catch the error, unless you roll back to a savepoint of your own.
   *
   * @param statement - one statement, as text or as the object that clients of `pg` take; `begin`, `commit`, `rollback`
   * and the like are refused
   * @param values - the values of its parameters `$1`, `$2` …; they win over those of the object
   * @returns its rows, and how many it returned or changed
   * @throws {InputError} if the statement begins or ends a transaction, or the effect is over.
   */
  query<Row = Readonly<Record<string, unknown>>>(
    statement: string | EffectStatement,
    values?: readonly unknown[],
  ): Promise<EffectResult<Row>>
}

/** What a statement of an effect gave. */
export interface EffectResult<Row> {
  readonly rows: readonly Row[]
  /** How many rows it returned or changed; `null` if Postgres doesn't say. */
  readonly rowCount: number | null
}

/** What an effect receives besides the event. */
export interface EffectContext {
  readonly transaction: EffectTransaction
  /** Aborts when the effect exceeds `timeout`. Pass it to whatever may hang, such as `fetch`. */
  readonly signal: AbortSignal
}

/** Your code, which the worker calls with an event and awaits. Its return value is ignored. */
export type Effect<Event = InboxEvent> = (event: Event, context: EffectContext) => unknown

/** The savepoint that a failed effect is rolled back to, so that the failure can be counted under the same lock. */
export const savepoint = 'ledgerline_effect'

/**
 * Runs an effect with its time limit.
 *
 * @returns the first error of a statement, if the effect caught it; the commit shows whether it matters
 * @throws the error of the effect; {TimeoutError} if it takes longer than `timeout` milliseconds. Its running statement
 * is cancelled before that.
 */
export async function runEffect(
  effect: Effect,
  event: InboxEvent,
  transaction: Transaction,
  timeout: number,
): Promise<unknown> {
  let isOver = false
  const underway = new Set<Promise<unknown>>()
  let failure: unknown
  const run = async (given: string | EffectStatement, values?: readonly unknown[]) => {
    if (isOver) throw new InputError('The transaction of this event has ended', { hints: ['Await every query'] })
    const statement = statementOf(given, values)
    assertNoControl(statement.text)
    const running = transaction.run(statement)
    underway.add(running)
    try {
      return await running
    } catch (error) {
      failure ??= error
      throw error
    } finally {
      underway.delete(running)
    }
  }
  const query: typeof run = (statement, values) => {
    const running = run(statement, values)
    running.catch(() => undefined) // if nobody awaits it, its error fails the attempt, but doesn't end the process
    return running
  }
  let isExpired = false
  const expire = (): TimeoutError => {
    isExpired = true
    return effectExpired(timeout)
  }
  try {
    await withTimeout({ timeout, expire }, async ({ signal }) => {
      await effect(event, { transaction: { query } as EffectTransaction, signal }) // the effect names the type of rows
      await Promise.allSettled(underway)
    })
  } catch (error) {
    isOver = true
    if (isExpired && underway.size > 0)
      await transaction.cancel(Promise.allSettled(underway).then(() => undefined)).catch(() => undefined)
    throw error
  }
  isOver = true
  return failure
}

function statementOf(given: string | EffectStatement, values?: readonly unknown[]): EffectStatement {
  const statement = typeof given === 'string' ? { text: given } : given
  const {
    text,
    rowMode,
    types,
    values: own,
  } = membersOf<EffectStatement, keyof EffectStatement>(statement, statementNames)
  if (typeof text === 'string') return { text, values: values ?? own, rowMode, types }
  throw new InputError('Param statement takes text, or { text, values }', {
    hints: ['Of Kysely pass compiled.sql and compiled.parameters, of knex those of toSQL().toNative()'],
  })
}

const statementNames: Readonly<Record<keyof EffectStatement, true>> = {
  text: true,
  values: true,
  rowMode: true,
  types: true,
}

const effectExpired = (timeout: number): TimeoutError =>
  new TimeoutError(`The effect took more than ${timeout} ms`, {
    timeout,
    hints: ['Pass signal to whatever may hang, such as fetch, or raise timeout'],
  })
