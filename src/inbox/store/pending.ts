import type { Queries } from '../database/database.js'
import { cleanText } from '../events/cleanText.js'
import type { EventRow } from '../events/eventRows.js'
import type { EventBlock } from '../families/eventBlock.js'
import type { Tables } from '../tables/tables.js'

/** Where the block of a delivery is, in the words that the database stores. */
export interface Place extends EventBlock {
  readonly streamId: string
}

/**
 * Moves the pending events of a stream into the block that has their transactions now. They keep their keys, and take
 * the data of this delivery and their order in it.
 */
export async function confirmArrived(
  { query }: Queries,
  tables: Tables,
  place: Place,
  events: readonly EventRow[],
): Promise<void> {
  const chosen = `
    select event.id, given.amount::numeric as amount, given.row_index::bigint as row_index, given.data,
      case when json_typeof(given.bigints) <> 'null' then given.bigints end as bigints
    from rows from (unnest($5::text[], $6::text[], $7::text[], $12::text[], $13::text[]), json_array_elements($8::json), json_array_elements($9::json))
      as given (hash, kind, place, amount, row_index, data, bigints)
    join ${tables.events} event on event.transaction_hash = given.hash and event.kind = given.kind and event.place = given.place
    where event.stage = 'pending' and event.chain_id = $10 and event.stream_id = $11 for update of event`
  await query(confirmingText(tables, chosen), [
    ...blockValues(place, place.stage),
    events.map((event) => cleanText(event.hash)),
    events.map((event) => event.kind),
    events.map((event) => event.place),
    jsonList(events.map((event) => event.data)),
    jsonList(events.map((event) => event.bigints)),
    place.chainId,
    place.streamId,
    events.map((event) => event.amount),
    events.map((event) => String(event.index)),
  ])
}

/**
 * The statement that moves the chosen pending events into a block. A job that runs stays in the queue of pending events: no delivery waits for an effect. That effect is rolled back,
 * because its event isn't pending any more when it ends.
 */
export const confirmingText = ({ events, queue, pending }: Tables, chosen: string): string => `
  with chosen as (${chosen}), moved as (
    update ${events} event set stage = $1, staged_at = now(), block_hash = $2, block_number = $3::bigint,
      block_timestamp = coalesce(to_timestamp($4::float8 / 1000), now()), data = chosen.data, bigints = chosen.bigints,
      amount = chosen.amount, row_index = chosen.row_index, missing_at = null
    from chosen where event.id = chosen.id returning event.id, stream_id, block_number, event.row_index
  ), undone as (
    delete from ${pending} where (event_id, stage) in (
      select queued.event_id, queued.stage from ${pending} queued join moved on moved.id = queued.event_id
      for update of queued skip locked
    )
  ), queued as (
    insert into ${queue} (event_id, stage, stream_id, block_number, row_index)
    select id, $1, stream_id, block_number, row_index from moved on conflict (event_id, stage) do nothing
  )
  select id::text from moved`

const blockValues = (
  { hash, number, timestamp }: Pick<EventBlock, 'hash' | 'number' | 'timestamp'>,
  stage: string,
): readonly unknown[] => [stage, hash, String(number), timestamp?.getTime() ?? null]

/** Joins texts that are JSON already, which need no escaping in a JSON list. */
export const jsonList = (items: readonly (string | null)[]): string =>
  `[${items.map((item) => item ?? 'null').join(',')}]`
