import { literal, type Tables } from '../tables/tables.js'
import { jobColumns } from './job.js'

/**
 * The statement that claims a job: the one that waits longest, or among `streams`, the first of each on its chain.
 *
 * The row of the queue stays locked until the transaction ends, so nobody else gets it; the event itself is not locked, so
 * no delivery waits for an effect. A stage waits while an older one of the same event is in the queue: `provisional` comes
 * before `orphaned`, and that before `final`, as they stand in the alphabet backwards. A shared advisory lock tells
 * `stats` that it is running.
 *
 * Tables that grow fast have no statistics, and a plan that sorts what waits costs as much as there is. So every condition
 * is one of which Postgres believes, without any, that many rows meet it; then it reads the queue in its order. A scalar
 * look for the older stage is never joined.
 */
export function claimText({ events, queue, meta }: Tables): string {
  return `
    select ${jobColumns.join(', ')}, pg_advisory_xact_lock_shared(${runningLock('job.event_id', queue)})::text as held
    from (
      select queued.event_id, queued.stage, queued.attempts from ${queue} queued
      where queued.due_at <= now() and not (select paused from ${meta}) and not coalesce((
        select true from ${queue} older
        where older.event_id = queued.event_id and older.stage > queued.stage and older.dead_at is null limit 1
      ), false)
      order by queued.due_at limit 1 for update of queued skip locked
    ) job join ${events} event on event.id = job.event_id`
}

/** The two numbers of the advisory lock of a job that is running. */
export const runningLock = (id: string, queue: string): string =>
  `(${literal(queue)}::regclass::oid::bigint % 2147483648)::integer, (${id} % 2147483648)::integer`

/** When the next job is due, in milliseconds from now: 0 or less when one is. */
export function nextDueText({ queue, meta }: Tables): string {
  return `
    select (extract(epoch from min(due_at) - now()) * 1000)::text as due from ${queue}
    where due_at < 'infinity' and not (select paused from ${meta})`
}
