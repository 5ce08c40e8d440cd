import { isConnectionLost } from '../database/connectionLost.js'
import type { Database, Transaction } from '../database/database.js'
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
  /** Called when an attempt has failed. */
  onFailed(failure: Failure): void
}

/**
 * Claims a candidate, runs its effect, and marks it as done, in one transaction. If the effect fails, it is rolled
 * back, and the attempt is counted under the same lock. If the connection is lost within the timeout, the attempt isn't
 * counted.
 *
 * @throws what the database throws while no effect runs, for example if it is down
 */
export async function attempt(context: AttemptContext, candidate: Candidate): Promise<void> {
  const { database, options } = context
  const { tables, search } = candidate.source
  let failure: Failure | undefined
  const started = performance.now()
  const opening = `${limits(options.timeout)}; ${search.openingText(tables, candidate)}`
  try {
    await database.transaction(opening, async (transaction) => {
      const row = await search.claim(transaction, tables, candidate)
      if (!row) return
      const job = jobOf(row)
      if (!job.event) return transaction.commitWith(removal(tables, job))
      const error = await errorOf({ ...context, tables }, job, job.event, transaction)
      if (!error) return
      failure = failureOf(job, error.thrown, options)
      await transaction.query(`rollback to savepoint ${savepoint}`)
      await recordFailure(transaction, tables, failure)
    })
  } catch (error) {
    if (!failure) throw error
    // A lost connection isn't the effect's failure, unless the effect had timed out: then we destroyed the connection.
    if (isConnectionLost(error) && performance.now() - started < options.timeout) throw error
    // The claim ended with the transaction, so the failure is counted in another one.
    const counted = failure
    await database.transaction('', (transaction) => recordFailure(transaction, tables, counted))
  }
  if (failure) context.onFailed(failure)
}

/**
 * Makes the database itself end the transaction of a worker that has frozen, or whose host has vanished, five seconds
 * after the effect's timeout.
 */
function limits(timeout: number): string {
  const ms = Math.min(2 ** 31 - 1, Math.ceil(timeout) + 5000)
  return `set local idle_in_transaction_session_timeout = ${ms}; set local statement_timeout = ${ms}`
}

/** Runs the effect and marks it as done. Returns what was thrown, if anything was. */
async function errorOf(
  { tables, effect, options }: AttemptContext & { readonly tables: Tables },
  job: Job,
  event: InboxEvent,
  transaction: Transaction,
): Promise<{ readonly thrown: unknown } | undefined> {
  let swallowed: unknown
  try {
    swallowed = await runEffect(effect, event, transaction, options.timeout)
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
    return { thrown: swallowed ?? thrown }
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
