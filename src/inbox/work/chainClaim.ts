import type { Row } from '../database/database.js'
import type { Tables } from '../tables/tables.js'
import type { Search } from './claim.js'
import { savepoint } from './effect.js'
import { eventColumns, jobColumns } from './job.js'

/**
 * Hands out the first job of a stream, in the order of its chain, if no other worker processes that stream. A candidate
 * is a stream.
 *
 * A worker locks the stream's own row, not the first one of its queue, because a late delivery may put another row
 * before that. The search inserts the rows of new streams. If nothing of a stream is due any more, its lock is released
 * at once.
 */
export const chainOrder: Search = {
  lookText: (tables) => {
    const { queue, streams, meta } = tables
    return `
      with recursive ${waitingStreams(tables)}, made as (
        insert into ${streams} (stream_id) select stream_id from stream
        where stream_id is not null and not exists (select from ${streams} known where known.stream_id = stream.stream_id)
        on conflict (stream_id) do nothing returning id, stream_id
      ), free as (
        select id, stream_id from ${streams} known where stream_id in (select stream_id from stream)
        for update skip locked
      )
      select mine.id::text as id from (select * from free union all select * from made) mine cross join lateral (
        select due_at from ${queue} where (event_id, stage) = (
          select event_id, stage from ${queue} where due_at < 'infinity' and stream_id = mine.stream_id ${onChain} limit 1
        ) and due_at <= now() for update skip locked
      ) first
      where not (select is_paused from ${meta}) order by first.due_at`
  },
  // Only the first job of each stream counts: those behind it have to wait.
  nextDueText: (tables) => `
    with recursive ${waitingStreams(tables)}
    select (extract(epoch from min(first.due_at) - now()) * 1000)::text as due from stream cross join lateral (
      select due_at from ${tables.queue} where due_at < 'infinity' and stream_id = stream.stream_id ${onChain} limit 1
    ) first where not (select is_paused from ${tables.meta})`,
  openingText: ({ streams }, { id }) => `
    select stream_id as held from ${streams} where id = ${id} for update skip locked`,
  async claim({ opened, query }, tables) {
    const streamId = opened.find((row) => 'held' in row)?.held
    if (streamId === undefined) return undefined
    // A statement of its own sees what the previous holder of the stream has committed.
    const { rows } = await query(firstText(tables), [streamId])
    const [first] = rows as Row[] // every column is text
    if (first) await query(`savepoint ${savepoint}`)
    return first
  },
}

/** The streams that have waiting jobs. The recursion steps from one stream to the next, which an index makes cheap. */
const waitingStreams = ({ queue }: Tables): string => `
  stream as (
    (select stream_id from ${queue} where due_at < 'infinity' order by stream_id limit 1)
    union all
    select (
      select stream_id from ${queue} where due_at < 'infinity' and stream_id > stream.stream_id order by stream_id limit 1
    ) from stream where stream_id is not null
  )`

/** Takes the first job of a stream or none: if another worker holds it, no later job may overtake it. */
const firstText = ({ events, queue, meta }: Tables): string => `
  select ${[...jobColumns, ...eventColumns].join(', ')} from (
    select event_id, stage, attempts from ${queue} where (event_id, stage) = (
      select event_id, stage from ${queue} where due_at < 'infinity' and stream_id = $1 ${onChain} limit 1
    ) and due_at <= now() and not (select is_paused from ${meta}) for update skip locked
  ) job join ${events} event on event.id = job.event_id`

const onChain = 'order by block_number, row_index, event_id, stage desc'
