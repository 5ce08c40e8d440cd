import { TimeoutError } from '../../errors/connection.js'
import { InputError } from '../../errors/input.js'
import { withTimeout } from '../../runtime/withTimeout.js'
import type { Transaction } from '../database/database.js'
import type { InboxEvent } from '../events/eventTypes.js'
import { assertNoControl } from './transactionControl.js'

/** Writes in the transaction of an event. */
export interface EffectTransaction {
  /**
   * Runs a statement in the transaction that also marks the event as done. One that fails makes the attempt fail, also
   * when its error is caught, unless a savepoint of your own is rolled back.
   *
   * @param text - one statement, and none of `begin`, `commit` and the like, which end what is not yours
   */
  query<Row = Readonly<Record<string, unknown>>>(
    text: string,
    values?: readonly unknown[],
  ): Promise<{ readonly rows: readonly Row[] }>
}

/** What an effect gets besides the event. */
export interface EffectContext {
  readonly transaction: EffectTransaction
  /** Aborts when the effect has taken longer than `timeout`. Pass it to whatever may hang, such as `fetch`. */
  readonly signal: AbortSignal
}

/** The effect of an event: your code. It is awaited; what it returns is not looked at. */
export type Effect<Event = InboxEvent> = (event: Event, context: EffectContext) => unknown

/** The savepoint to which an effect that fails is rolled back, so that its failure can be counted under the same lock. */
export const savepoint = 'ledgerline_effect'

/**
 * Runs an effect within its time.
 *
 * @returns the first error of a statement that the effect caught; whether that matters, the transaction knows
 * @throws the error of the effect; {TimeoutError} when it takes longer than `timeout` milliseconds, by when its statement
 * is broken off.
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
  const run = async (text: string, values?: readonly unknown[]) => {
    if (isOver) throw new InputError('The transaction of this event has ended', { hints: ['Await every query'] })
    assertNoControl(text)
    const running = transaction.run(text, values)
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
  const query = (text: string, values?: readonly unknown[]) => {
    const running = run(text, values)
    running.catch(() => undefined) // one that nobody awaits ends no process: it fails the attempt
    return running
  }
  let isExpired = false
  const expire = (): TimeoutError => {
    isExpired = true
    return effectExpired(timeout)
  }
  try {
    await withTimeout({ timeout, expire }, async ({ signal }) => {
      await effect(event, { transaction: { query } as EffectTransaction, signal }) // rows have the type that the effect names
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

const effectExpired = (timeout: number): TimeoutError =>
  new TimeoutError(`The effect took more than ${timeout} ms`, {
    timeout,
    hints: ['Pass signal to whatever may hang, such as fetch, or raise timeout'],
  })
