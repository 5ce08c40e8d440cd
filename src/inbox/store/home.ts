import type { Queries, Row } from '../database/database.js'
import type { EventBlock } from '../families/eventBlock.js'
import type { Tables } from '../tables/tables.js'
import { confirmingText } from './pending.js'
import { orphaningText } from './settle.js'

/** The block in which a transaction is final. */
export interface Home {
  readonly hash: string
  /** The stream whose events go there; `undefined` for every stream. */
  readonly streamId: string | undefined
  readonly block: Pick<EventBlock, 'hash' | 'number' | 'timestamp'>
}

/** The ids of events that became something. */
export interface Settled {
  readonly final: readonly string[]
  readonly orphaned: readonly string[]
}

/**
 * Makes every event of a transaction final in the block that has it, and orphans it in others, in the transaction of
 * the caller, who must make sure that nothing else stores events of the chain meanwhile. It holds where the transaction
 * determines its events, as on Bitcoin: an event is stored in the block although no delivery of it came.
 *
 * @param determined - the kinds without an amount that stay as they are
 */
export async function settleAtHome(
  { query }: Queries,
  tables: Tables,
  chainId: string,
  { hash, streamId, block }: Home,
  determined: readonly string[],
): Promise<Settled> {
  const mine = [chainId, hash, streamId ?? null]
  const there = [block.hash, String(block.number), block.timestamp?.getTime() ?? null]
  const idsOf = async (text: string, values: readonly unknown[]): Promise<readonly string[]> =>
    ((await query(text, values)).rows as readonly Row[]).map(({ id }) => id ?? '')
  const moved = await idsOf(confirmingText(tables, waitingText(tables)), ['final', ...there, ...mine, determined])
  const stored = await idsOf(homecomingText(tables), [...mine, determined, ...there])
  const orphaned = await idsOf(orphaningText(tables, leftText(tables)), mine)
  await query(`update ${tables.events} event set is_contested = false where is_contested and ${isLeft(tables)}`, mine)
  return { final: [...moved, ...stored], orphaned }
}

/** Condition: the event is of the transaction; the first of three parameters is that of the chain. */
const isMine = (first: number): string =>
  `event.chain_id = $${first} and event.transaction_hash = $${first + 1} and ($${first + 2}::text is null or event.stream_id = $${first + 2})`

/** Condition: another row is the same event. */
const isSame = `(other.transaction_hash, other.kind, other.place, other.stream_id, other.chain_id)
  = (event.transaction_hash, event.kind, event.place, event.stream_id, event.chain_id)`

/** Pending events that can move into the block. */
const waitingText = ({ events }: Tables): string => `
  select id, data, bigints, amount, row_index from ${events} event
  where stage = 'pending' and ${isMine(5)} and not (kind = any($8::text[]) and amount is null)
    and not exists (select from ${events} other where ${isSame} and (other.stage = 'final' or other.block_hash = $2))
  order by id for update`

/**
 * Makes events final that are in the block, and stores those that aren't there, each once. They are due an instant after
 * the start of the transaction, and so after the orphans of other blocks.
 */
const homecomingText = ({ events, queue }: Tables): string => `
  with source as (
    select distinct on (stream_id, kind, place) * from ${events} event
    where ${isMine(1)} and data is not null and not (kind = any($4::text[]) and amount is null)
      and not exists (select from ${events} other where ${isSame} and other.stage = 'final')
    order by stream_id, kind, place, (block_hash = $5) desc, id
  ), settled as (
    insert into ${events} as event (key, number, stream_id, block_hash, kind, place, stage, tag, chain_id, block_number,
      block_timestamp, transaction_hash, row_index, amount, data, bigints, delivery_id)
    select key, number, stream_id, $5, kind, place, 'final', tag, chain_id, $6::bigint,
      coalesce(to_timestamp($7::float8 / 1000), now()), transaction_hash, row_index, amount, data, bigints, delivery_id
    from source order by id
    on conflict (transaction_hash, kind, place, stream_id, chain_id, block_hash) do update
      set stage = 'final', staged_at = now(), is_contested = false
    returning id, stream_id, block_number, row_index
  ), overtaken as (
    delete from ${queue} where (event_id, stage) in (
      select queued.event_id, queued.stage from ${queue} queued join settled on settled.id = queued.event_id
      where queued.stage <> 'final' for update of queued skip locked
    )
  ), queued as (
    insert into ${queue} (event_id, stage, stream_id, block_number, row_index, due_at)
    select id, 'final', stream_id, block_number, row_index, clock_timestamp() from settled
    on conflict (event_id, stage) do nothing
  )
  select id::text from settled`

/** Condition: the event is final in another block. */
const isLeft = ({ events }: Tables): string =>
  `${isMine(1)} and exists (select from ${events} other where ${isSame} and other.stage = 'final')`

const leftText = (tables: Tables): string =>
  `select id from ${tables.events} event where stage in ('pending', 'provisional') and ${isLeft(tables)} order by id for update`
