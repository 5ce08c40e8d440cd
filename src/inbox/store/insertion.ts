import { migrations } from '../tables/migrations.js'
import type { Tables } from '../tables/tables.js'

/**
 * The statement that stores a delivery with its events. It does nothing for a copy of a delivery.
 *
 * Rows with the same content are numbered within their transaction and block, across streams. A known row keeps its
 * number, new ones get the next numbers in order; a share has its own. The caller must make sure that nothing else numbers the same block
 * meanwhile.
 *
 * A provisional event is stored as an orphan if its transaction has lost this block already: all its events here are
 * orphans, or another block beats this one. A pending event isn't stored if the stream knows it already in a block. The
 * caller passes the queue of pending events as the queue of a mempool.
 *
 * Of two rows that contradict each other in one place of a block, the first stays, whichever stream brought it, and the
 * statement returns the second.
 *
 * It isn't a prepared statement: that would belong to one schema, and poolers in transaction mode don't support them.
 *
 * @returns a statement that returns a row for each stage in the queue, and one with `hash` for each contradiction
 */
export function insertionText({ deliveries, events, queue }: Tables): string {
  return `
    with delivery as (
      insert into ${deliveries} (key, stream_id, tag, chain_id, block_number, block_hash, confirmed, events, reason, body, version)
      values ($1, $2, $3, $4, $5::bigint, $6, $7::text::boolean, $8::integer, $9, decode($10, 'hex'), ${migrations.length})
      on conflict (key) do nothing returning id
    ), block as (
      select $5::bigint as block_number, coalesce(to_timestamp($11::double precision / 1000), now()) as block_timestamp
    ), given as (
      select kind, hash, place, row_index, amount, is_alone, number::integer, data, bigints, position,
        coalesce(base, concat_ws(':', $4, coalesce(nullif(hash, ''), $6), kind, content)) as base
      from rows from (unnest(${texts(6, 13)}, $22::text[], ${texts(2, 24)}), json_array_elements($19::json), json_array_elements($20::json))
        with ordinality as given (kind, hash, content, place, row_index, amount, is_alone, base, number, data, bigints, position)
    ), known as materialized (
      select transaction_hash as hash, kind, place, number, stream_id = $2 as is_ours, block_hash = $6 as is_here, stage,
        left(key, -1 - length(number::text)) as base,
        (event.block_number, event.block_timestamp) > (block.block_number, block.block_timestamp) as is_later
      from ${events} event, block where chain_id = $4 and transaction_hash = any($12::text[])
    ), fate as (
      select hash, bool_or(is_here) as is_known, bool_or(is_here and stage <> 'orphaned') as stands,
        bool_or(not is_here and (stage = 'final' or (stage = 'provisional' and is_later))) as is_beaten
      from known where is_ours group by hash
    ), numbered as (
      select base, kind, hash, place, min(number) as number from known where is_here group by base, kind, hash, place
    ), highest as (
      select base, max(number) as number from known where is_here group by base
    ), contradicted as (
      select given.position, bool_or(known.is_ours and known.place = given.place) as is_kept
      from given join known using (kind, hash) where known.is_here and known.base <> given.base and given.number is null
        and (known.place = given.place or given.is_alone::boolean) group by given.position
    ), row as (
      select given.base, given.kind, given.hash, given.place, given.row_index, given.amount, given.bigints, given.position,
        case when contradicted.position is null then given.data end as data,
        coalesce(given.number, numbered.number, coalesce(highest.number + 1, 0) - 1 + row_number() over (
          partition by given.base, numbered.number is null order by given.position)) as number,
        case when $21 <> 'provisional' then $21 when fate.stands then 'provisional'
          when fate.is_known or fate.is_beaten then 'orphaned' else 'provisional' end as stage
      from given left join numbered using (base, kind, hash, place) left join highest using (base) left join fate using (hash)
        left join contradicted using (position)
      where coalesce(contradicted.is_kept, true) and ($21 <> 'pending' or not exists (
        select from known where is_ours and not is_here and (known.hash, known.kind, known.place) = (given.hash, given.kind, given.place)
      ))
    ), stored as (
      insert into ${events} as event (key, number, stream_id, block_hash, kind, place, stage, tag, chain_id, block_number,
        block_timestamp, transaction_hash, row_index, amount, data, bigints, delivery_id)
      select row.base || ':' || row.number, row.number, $2, $6, row.kind, row.place,
        row.stage, $3, $4, block.block_number, block.block_timestamp, row.hash, row.row_index::bigint,
        row.amount::numeric, row.data, case when json_typeof(row.bigints) <> 'null' then row.bigints end, delivery.id
      from delivery, block, row order by row.position
      on conflict (transaction_hash, kind, place, stream_id, chain_id, block_hash) do update set
          stage = case when excluded.stage = 'final' then 'final' else event.stage end,
          staged_at = case when excluded.stage = 'final' then now() else event.staged_at end,
          data = case when ${isCompleted} then excluded.data else event.data end,
          bigints = case when ${isCompleted} then excluded.bigints else event.bigints end,
          amount = case when ${isCompleted} then coalesce(excluded.amount, event.amount) else coalesce(event.amount, excluded.amount) end
        where event.stage <> 'final' and coalesce(event.data, excluded.data) is not null
          and (excluded.stage = 'final' or (event.kind = any($23::text[]) and event.data::text <> excluded.data::text))
      returning id, stage, handed, block_number, row_index
    ), overtaken as (
      delete from ${queue} where (event_id, stage) in (
        select queued.event_id, queued.stage from ${queue} queued join stored on stored.id = queued.event_id
        where stored.stage = 'final' and queued.stage <> 'final' for update of queued skip locked
      )
    ), queued as (
      insert into ${queue} (event_id, stage, stream_id, block_number, row_index)
      select id, stage, $2, block_number, row_index from stored where stage <> 'orphaned' and stage is distinct from handed
      on conflict (event_id, stage) do nothing returning 1
    )
    select null as hash, null as kind, null as row_index from queued union all
    select hash, kind, row_index from contradicted join given using (position), delivery`
}

/** Whether the data of a delivery replace those that are stored: they are those, without their gaps, or those were pruned. */
const isCompleted = '(event.data is null or (event.kind = any($23::text[]) and excluded.data is not null))'

const texts = (count: number, from: number): string =>
  Array.from({ length: count }, (_, index) => `$${from + index}::text[]`).join(', ')
