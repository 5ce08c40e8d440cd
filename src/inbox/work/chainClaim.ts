import type { Row, Transaction } from '../database/database.js'
import type { Tables } from '../tables/tables.js'
import { runningLock } from './claim.js'
import { savepoint } from './effect.js'
import { jobColumns } from './job.js'

/**
 * Claims the first job of a stream on its chain, of a stream in which nobody is at work.
 *
 * A stream is held by an advisory lock, not by its first row: a delivery that comes late may put another row before it.
 */
export async function claimInOrder(transaction: Transaction, tables: Tables): Promise<Row | undefined> {
  const { schema } = tables
  const { rows: streams } = await transaction.query(streamsText(tables))
  for (const stream of streams) {
    const streamId: unknown = Object(stream).stream_id
    const held = await transaction.query('select pg_try_advisory_xact_lock(hashtextextended($1, 0))::text as held', [
      `ledgerline_inbox ${schema} ${streamId}`,
    ])
    if (Object(held.rows[0]).held !== 'true') continue
    // In a statement of its own, which sees what whoever held the stream before has committed.
    const { rows } = await transaction.query(firstText(tables), [streamId])
    const [first] = rows as Row[] // every column is text
    if (!first) continue
    await transaction.query(`savepoint ${savepoint}`)
    return first
  }
  return undefined
}

/** Streams whose first job is due, found by steps from one to the next. */
const streamsText = ({ queue, meta }: Tables): string => `
  with recursive stream as (
    (select stream_id from ${queue} where dead_at is null order by stream_id limit 1)
    union all
    select (
      select stream_id from ${queue} where dead_at is null and stream_id > stream.stream_id order by stream_id limit 1
    ) from stream where stream_id is not null
  )
  select stream.stream_id from stream cross join lateral (
    select due_at from ${queue} where dead_at is null and stream_id = stream.stream_id ${onChain} limit 1
  ) first
  where first.due_at <= now() and not (select paused from ${meta}) order by first.due_at`

const firstText = ({ events, queue }: Tables): string => `
  select ${jobColumns.join(', ')}, pg_advisory_xact_lock_shared(${runningLock('job.event_id', queue)})::text as held
  from (
    select event_id, stage, attempts from (
      select event_id, stage, attempts, due_at from ${queue} where dead_at is null and stream_id = $1 ${onChain} limit 1
      for update skip locked
    ) first where due_at <= now()
  ) job join ${events} event on event.id = job.event_id`

const onChain = 'order by block_number, row_index, event_id, stage desc'
