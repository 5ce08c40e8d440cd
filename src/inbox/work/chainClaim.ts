import type { Row, Transaction } from '../database/database.js'
import type { Tables } from '../tables/tables.js'
import { runningLock } from './claim.js'
import { savepoint } from './effect.js'
import { jobColumns } from './job.js'

/**
 * Claims the first job of a stream on its chain, of a stream in which nobody is at work.
 *
 * A stream is held by an advisory lock, not by its first row: a delivery that comes late may put another row before it.
 * One of which nothing is due any more is let go at once.
 *
 * @param transaction - one that was opened with `streamsText`
 */
export async function claimInOrder(transaction: Transaction, tables: Tables): Promise<Row | undefined> {
  const { schema } = tables
  const streams = transaction.opened
  if (streams.length > 0) await transaction.query(`savepoint ${beforeStream}`)
  for (const { stream_id: streamId } of streams) {
    const held = await transaction.query('select pg_try_advisory_xact_lock(hashtextextended($1, 0))::text as held', [
      `ledgerline_inbox ${schema} ${streamId}`,
    ])
    if (Object(held.rows[0]).held !== 'true') continue
    // In a statement of its own, which sees what whoever held the stream before has committed.
    const { rows } = await transaction.query(firstText(tables), [streamId])
    const [first] = rows as Row[] // every column is text
    if (first) {
      await transaction.query(`savepoint ${savepoint}`)
      return first
    }
    await transaction.query(`rollback to savepoint ${beforeStream}`)
  }
  return undefined
}

const beforeStream = 'ledgerline_stream'

/** Streams whose first job is due. */
export const streamsText = (tables: Tables): string => `
  ${firstOfStreams(tables, 'stream.stream_id')}
  where first.due_at <= now() and not (select paused from ${tables.meta}) order by first.due_at`

/** When the first job of a stream is due next, in milliseconds from now: what waits behind one is no work yet. */
export const nextDueInOrderText = (tables: Tables): string => `
  ${firstOfStreams(tables, '(extract(epoch from min(first.due_at) - now()) * 1000)::text as due')}
  where not (select paused from ${tables.meta})`

/** The first job of each stream, found by steps from one to the next. */
const firstOfStreams = ({ queue }: Tables, columns: string): string => `
  with recursive stream as (
    (select stream_id from ${queue} where due_at < 'infinity' order by stream_id limit 1)
    union all
    select (
      select stream_id from ${queue} where due_at < 'infinity' and stream_id > stream.stream_id order by stream_id limit 1
    ) from stream where stream_id is not null
  )
  select ${columns} from stream cross join lateral (
    select due_at from ${queue} where due_at < 'infinity' and stream_id = stream.stream_id ${onChain} limit 1
  ) first`

/** Takes the first job of a stream or none: where somebody else holds that, no later one goes before it. */
const firstText = ({ events, queue }: Tables): string => `
  select ${jobColumns.join(', ')}, pg_advisory_xact_lock_shared(${runningLock('job.event_id', queue)})::text as held
  from (
    select event_id, stage, attempts from ${queue} where (event_id, stage) = (
      select event_id, stage from ${queue} where due_at < 'infinity' and stream_id = $1 ${onChain} limit 1
    ) and due_at <= now() for update skip locked
  ) job join ${events} event on event.id = job.event_id`

const onChain = 'order by block_number, row_index, event_id, stage desc'
