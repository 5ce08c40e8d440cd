import type { Database } from '../database/database.js'
import type { Tables } from '../tables/tables.js'

/**
 * Condition under which a provisional event loses against `other`, which has its key in another block: that is final, or it
 * is provisional and of a later block.
 */
export const outlives = (other: string, event: string): string => `(${other}.stage = 'final' or (
  ${other}.stage = 'provisional'
  and (${other}.block_number, ${other}.block_timestamp) > (${event}.block_number, ${event}.block_timestamp)))`

/**
 * Orphans what the same transactions left in other blocks: of the events of a key in a stream, none stays provisional
 * beside a final one, and else only that of the latest block; of two that are equal, the one that came last. One that is
 * final stays final. Only an event that was handed out, or is just being, is handed out as orphaned.
 *
 * @returns how many were
 */
export async function orphanOvertaken(
  database: Database,
  tables: Tables,
  streamId: string,
  keys: readonly string[],
): Promise<number> {
  const { events } = tables
  const overtaken = `
    select event.id from unnest($1::text[]) as given (key) join ${events} event
      on event.key = given.key and event.stream_id = $2 and event.stage = 'provisional'
    where exists (
      select from ${events} other where other.key = event.key and other.stream_id = event.stream_id
        and other.id <> event.id and (${outlives('other', 'event')} or (
          other.stage = 'provisional' and other.id > event.id
          and (other.block_number, other.block_timestamp) = (event.block_number, event.block_timestamp)))
    )
    order by event.id for update of event`
  const gone = await database.query({ text: orphaning(tables, overtaken), values: [keys, streamId] })
  return gone.length
}

/** Orphans provisional events by their ids. */
export async function orphan(database: Database, tables: Tables, ids: readonly string[]): Promise<number> {
  const given = `select id from ${tables.events} where id = any($1::bigint[]) and stage = 'provisional' order by id for update`
  const gone = await database.query({ text: orphaning(tables, given), values: [ids] })
  return gone.length
}

/** Makes provisional events final by their ids. */
export async function finalise(database: Database, tables: Tables, ids: readonly string[]): Promise<number> {
  const { events, queue } = tables
  const made = await database.query({
    text: `
      with given as (
        select id from ${events} where id = any($1::bigint[]) and stage = 'provisional' order by id for update
      ), made as (
        update ${events} set stage = 'final', staged_at = now() where id in (select id from given)
        returning id, stream_id, block_number, row_index
      ), overtaken as (
        delete from ${queue} where (event_id, stage) in (
          select queued.event_id, queued.stage from ${queue} queued join made on made.id = queued.event_id
          where queued.stage <> 'final' for update of queued skip locked
        )
      ), queued as (
        insert into ${queue} (event_id, stage, stream_id, block_number, row_index)
        select id, 'final', stream_id, block_number, row_index from made on conflict do nothing
      )
      select id::text from made`,
    values: [ids],
  })
  return made.length
}

function orphaning({ events, queue }: Tables, chosen: string): string {
  return `
    with chosen as (${chosen}), gone as (
      update ${events} set stage = 'orphaned', staged_at = now() where id in (select id from chosen)
      returning id, handed, stream_id, block_number, row_index
    ), undone as (
      delete from ${queue} where (event_id, stage) in (
        select queued.event_id, queued.stage from ${queue} queued join gone on gone.id = queued.event_id
        where queued.stage = 'provisional' for update of queued skip locked
      ) returning event_id
    ), queued as (
      insert into ${queue} (event_id, stage, stream_id, block_number, row_index)
      select id, 'orphaned', stream_id, block_number, row_index from gone
      where handed = 'provisional' or (
        exists (select from ${queue} held where held.event_id = gone.id and held.stage = 'provisional')
        and not exists (select from undone where undone.event_id = gone.id)
      )
      on conflict do nothing
    )
    select id::text from gone`
}
