import { bytesToHex } from '../../values/hex.js'
import type { AbiSource, Delivery } from '../../webhooks/delivery/delivery.js'
import type { Database } from '../database/database.js'
import { withRetries } from '../database/sqlState.js'
import { cleanText } from '../events/cleanText.js'
import type { DeliveryEvents } from '../events/eventsOf.js'
import type { Tables } from '../tables/tables.js'
import { orphanOvertaken, outlives } from './stages.js'

/** A delivery that can be read. */
export interface ReadDelivery {
  /** The same for every copy and retry. */
  readonly key: string
  readonly body: Uint8Array
  readonly delivery: Delivery<AbiSource>
  readonly made: DeliveryEvents
}

/**
 * Stores a delivery and its events, in one statement and so in one transaction. A copy changes nothing. A confirmed
 * copy of an event makes it final, whatever it was, and brings its data again where they were pruned. An event that comes
 * after one that outlives it is an orphan from the start.
 *
 * @returns whether there is work to do
 */
export async function storeDelivery(database: Database, tables: Tables, read: ReadDelivery): Promise<boolean> {
  const { delivery, made } = read
  const streamId = cleanText(delivery.streamId)
  const keys = made.events.map(({ key }) => cleanText(key))
  const queued = await withRetries(() => database.query({ text: insertion(tables), values: valuesOf(read, streamId) }))
  if (keys.length === 0) return false
  // In a statement of its own: it sees what was committed meanwhile, so that of two blocks at once one is found.
  const orphaned = await withRetries(() => orphanOvertaken(database, tables, streamId, keys))
  return queued.length > 0 || orphaned > 0
}

const texts = (count: number, from: number): string =>
  Array.from({ length: count }, (_, index) => `$${from + index}::text[]`).join(', ')

// Without a name: a prepared statement would be that of one schema, and poolers in transaction mode have none.
function insertion({ deliveries, events, queue }: Tables): string {
  return `
    with delivery as (
      insert into ${deliveries} (key, stream_id, tag, chain_id, block_number, block_hash, confirmed, events, reason, body)
      values ($1, $2, $3, $4, $5::bigint, $6, $7::boolean, $8::integer, $9, decode($10, 'hex'))
      on conflict (key) do nothing returning id
    ), stored as (
      insert into ${events} as event (key, stream_id, block_hash, kind, stage, tag, chain_id, block_number, block_timestamp,
        transaction_hash, row_index, amount, data, bigints, delivery_id)
      select given.key, $2, $6, given.kind, case when $7::boolean then 'final' when exists (
          select from ${events} other where other.key = given.key and other.stream_id = $2 and other.block_hash <> $6
            and ${outlives('other', 'block')}
        ) then 'orphaned' else 'provisional' end, $3, $4, block.block_number, block.block_timestamp, given.hash,
        given.row_index::bigint, given.amount::numeric, given.data::json, given.bigints::json, delivery.id
      from delivery,
        (select $5::bigint as block_number, to_timestamp($11::double precision / 1000) as block_timestamp) block,
        unnest(${texts(7, 12)}) as given (key, kind, hash, row_index, amount, data, bigints)
      on conflict (key, stream_id, block_hash) do update set stage = 'final', staged_at = now(),
          data = coalesce(event.data, excluded.data),
          bigints = case when event.data is null then excluded.bigints else event.bigints end
        where excluded.stage = 'final' and event.stage <> 'final'
      returning id, stage, block_number, row_index
    ), overtaken as (
      delete from ${queue} where (event_id, stage) in (
        select queued.event_id, queued.stage from ${queue} queued join stored on stored.id = queued.event_id
        where stored.stage = 'final' and queued.stage <> 'final' for update of queued skip locked
      )
    )
    insert into ${queue} (event_id, stage, stream_id, block_number, row_index)
    select id, stage, $2, block_number, row_index from stored where stage <> 'orphaned'
    on conflict do nothing returning event_id::text`
}

function valuesOf({ key, body, delivery, made }: ReadDelivery, streamId: string): readonly unknown[] {
  const { block, events, reason } = made
  return [
    key,
    streamId,
    cleanText(delivery.tag),
    cleanText(block.chainId),
    String(block.number),
    cleanText(block.hash),
    String(block.isFinal),
    events.length,
    reason === undefined ? null : cleanText(reason),
    reason === undefined ? null : bytesToHex(body).slice(2),
    block.timestamp.getTime(),
    events.map((event) => cleanText(event.key)),
    events.map((event) => event.kind),
    events.map((event) => cleanText(event.hash)),
    events.map((event) => String(event.index)),
    events.map((event) => event.amount),
    events.map((event) => event.data),
    events.map((event) => event.bigints),
  ]
}
