import { errorText } from '../../errors/thrownText.js'
import type { Queries } from '../database/database.js'
import { cleanText } from '../events/cleanText.js'
import type { Tables } from '../tables/tables.js'
import type { Job } from './job.js'
import type { CompleteWorkOptions } from './workOptions.js'

/** An attempt that failed. */
export interface Failure {
  readonly job: Job
  readonly error: unknown
  /** Milliseconds until the next attempt; `undefined` if there is none, because the event is dead. */
  readonly delay: number | undefined
}

/**
 * Decides what follows a failed attempt: a wait that doubles, plus up to a quarter at random, or no further attempt.
 */
export function failureOf(
  job: Job,
  error: unknown,
  { maxAttempts, minDelay, maxDelay }: Pick<CompleteWorkOptions, 'maxAttempts' | 'minDelay' | 'maxDelay'>,
  random: () => number = Math.random,
): Failure {
  if (job.attempts + 1 >= maxAttempts) return { job, error, delay: undefined }
  const doubled = minDelay * 2 ** Math.min(job.attempts, 31) * (1 + random() / 4)
  return { job, error, delay: Math.min(maxDelay, doubled) }
}

/** Counts a failed attempt. If the event has reached another stage meanwhile, this one leaves the queue. */
export async function recordFailure(
  { query }: Queries,
  { events, queue }: Tables,
  { job: { id, stage, attempts }, error, delay }: Failure,
): Promise<void> {
  const held = `event_id = $1::bigint and stage = $2 and attempts = $3::integer`
  const locked = await query(`select event_id::text from ${queue} where ${held} for update`, [id, stage, attempts])
  if (locked.rows.length === 0) return // another worker has had it meanwhile
  // Locked, so that a delivery that changes the stage comes either before or after this.
  const current = await query(`select stage from ${events} where id = $1::bigint for update`, [id])
  if (Object(current.rows[0]).stage !== stage) {
    await query(`delete from ${queue} where ${held}`, [id, stage, attempts])
    return
  }
  await query(
    `update ${queue} set attempts = attempts + 1, error = $4, dead_at = case when $5::float8 is null then now() end,
      due_at = coalesce(now() + $5::float8 * interval '1 millisecond', 'infinity') where ${held}`,
    [id, stage, attempts, kept(error), delay ?? null],
  )
}

/** The text of an error to store, at most 1,000 characters. */
const kept = (error: unknown): string => cleanText(errorText(error).slice(0, 1000))
