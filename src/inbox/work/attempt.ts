import type { BoundedMap } from '../../runtime/boundedMap.js'
import { isConnectionLost, isCutOff } from '../database/connectionLost.js'
import type { Database, Transaction } from '../database/database.js'
import { sqlStateOf } from '../database/sqlState.js'
import type { InboxEvent } from '../events/eventTypes.js'
import type { Tables } from '../tables/tables.js'
import type { Candidate } from './claim.js'
import { type Effect, runEffect, savepoint } from './effect.js'
import { type Failure, failureOf, recordFailure } from './failure.js'
import { type Job, jobOf } from './job.js'
import type { CompleteWorkOptions } from './workOptions.js'

/** What an attempt needs. */
export interface AttemptContext {
  readonly database: Database
  readonly effect: Effect
  readonly options: CompleteWorkOptions
  /** Stages of events, during whose effect the connection was lost last time. */
  readonly lost: BoundedMap<boolean>
  /** Called when an attempt has failed. */
  onFailed(failure: Failure): void
}

/**
 * Claims a candidate, runs its effect, and marks it as done, in one transaction. If the effect fails, it is rolled
 * back, and the attempt is counted under the same lock.
 *
 * A connection that is lost meanwhile isn't the effect's failure, and the attempt isn't counted. But it is counted if a
 * time limit of the database has ended it, and if it is lost for the second time in a row: then the effect has to do with
 * it, and would be repeated without end.
 *
 * @throws what the database throws while no effect runs, for example if it is down
 */
export async function attempt(context: AttemptContext, candidate: Candidate): Promise<void> {
  const { database, options, lost } = context
  const { tables, search } = candidate.source
  let failure: Failure | undefined
  let name = ''
  let isLost = false
  const opening = `${limits(options.timeout)}; ${search.openingText(tables, candidate)}`
  try {
    await database.transaction(opening, async (transaction) => {
      const row = await search.claim(transaction, tables, candidate)
      if (!row) return
      const job = jobOf(row)
      if (!job.event) return transaction.commitWith(removal(tables, job))
      name = `${job.id} ${job.stage} ${tables.queue}`
      const thrown = await errorOf({ ...context, tables }, job, job.event, transaction)
      if (!thrown) return
      failure = failureOf(job, thrown.error, options)
      isLost = thrown.isLost
      if (isLost) throw thrown.error
      const rolledBack = transaction.query(`rollback to savepoint ${savepoint}`)
      if (thrown.isRunning) await transaction.cancel(rolledBack.then(ignore, ignore))
      await rolledBack
      await recordFailure(transaction, tables, failure)
    })
  } catch (error) {
    if (!failure) throw error
    const isFirst = isLost && !isCutOff(error) && !lost.get(name)
    lost.set(name, isLost)
    if (isFirst) throw error
    // The claim ended with the transaction, so the failure is counted in another one.
    const counted = failure
    await database.transaction(briefly, (transaction) => recordFailure(transaction, tables, counted))
  }
  if (failure) context.onFailed(failure)
  else lost.delete(name)
}

const ignore = (): void => undefined

/** The old connection may hold the job for a moment, and another worker longer: then that one's attempt counts. */
const briefly = 'set local lock_timeout = 1000'

/**
 * Makes the database itself end the transaction of a worker that has frozen, or whose host has vanished, five seconds
 * after the effect's timeout, and not earlier, whatever its settings are. `transaction_timeout`, which Postgres 17 has,
 * only starts anew after it was 0.
 */
function limits(timeout: number): string {
  const ms = Math.min(2 ** 31 - 1, Math.ceil(timeout) + 5000)
  return `set local idle_in_transaction_session_timeout = ${ms}; set local statement_timeout = ${ms};
    select set_config('transaction_timeout', '0', true), set_config('transaction_timeout', '${ms}', true)
    where current_setting('transaction_timeout', true) is not null`
}

/** What was thrown in an attempt that failed. */
interface Thrown {
  readonly error: unknown
  /** Whether it was the loss of the connection, rather than anything that the effect threw. */
  readonly isLost: boolean
  /** Whether a statement may still run: `pg` only stops waiting for one that exceeds its `query_timeout`. */
  readonly isRunning: boolean
}

/** Runs the effect and marks it as done. Returns what was thrown, if anything was. */
async function errorOf(
  { tables, effect, options }: AttemptContext & { readonly tables: Tables },
  job: Job,
  event: InboxEvent,
  transaction: Transaction,
): Promise<Thrown | undefined> {
  const ofStatements = new Set<unknown>()
  const run: Transaction['run'] = (statement) =>
    transaction.run(statement).catch((error: unknown) => {
      ofStatements.add(error)
      throw error
    })
  let swallowed: unknown
  let isOver = false
  try {
    swallowed = await runEffect(effect, event, { ...transaction, run }, options.timeout)
    isOver = true
    if (job.stage === 'pending' && (await hasMoved(transaction, tables, job))) {
      await transaction.query(`rollback to savepoint ${savepoint}`)
      await transaction.commitWith(removal(tables, job))
      return undefined
    }
    // Deferred constraints fail here, while the effect can still be rolled back. If the savepoint is gone, this fails too:
    // the effect has ended the transaction.
    const marks = [
      'set constraints all immediate',
      `release savepoint ${savepoint}`,
      done(tables, job),
      removal(tables, job),
    ]
    await transaction.commitWith(marks.join('; '))
    return undefined
  } catch (thrown) {
    const error = swallowed ?? thrown
    const isOwn = !isOver && !ofStatements.has(error)
    const isLost = !isOwn && (transaction.lost !== undefined || isConnectionLost(error))
    return { error, isLost, isRunning: !isOwn && !isLost && sqlStateOf(error) === undefined }
  }
}

/**
 * Whether a pending event has reached another stage meanwhile. Its effect must not be committed then, because the effect
 * of the next stage may have been. Locks the event until the transaction ends, which follows at once.
 */
async function hasMoved({ query }: Transaction, { events }: Tables, { id, stage }: Job): Promise<boolean> {
  const { rows } = await query(`select stage from ${events} where id = $1::bigint for update`, [id])
  return Object(rows[0]).stage !== stage
}

const done = ({ events }: Tables, { id, stage }: Job): string =>
  `update ${events} set handed = '${stage}', handed_at = now() where id = ${id}`

const removal = ({ queue }: Tables, { id, stage }: Job): string =>
  `delete from ${queue} where event_id = ${id} and stage = '${stage}'`
