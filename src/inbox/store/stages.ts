import type { Database } from '../database/database.js'
import type { Tables } from '../tables/tables.js'

/**
 * Orphans what the same transactions left in older blocks: of the events of a key in a stream, only the newest may stay
 * provisional. One that is final stays final. Only an event that was handed out, or is just being, is handed out as
 * orphaned.
 *
 * @returns how many were
 */
export async function orphanOlder(
  database: Database,
  tables: Tables,
  streamId: string,
  keys: readonly string[],
): Promise<number> {
  const { events } = tables
  const older = `
    select old.id from unnest($1::text[]) as given (key) join ${events} old
      on old.key = given.key and old.stream_id = $2 and old.stage = 'provisional'
    where exists (
      select from ${events} newer where newer.key = old.key and newer.stream_id = $2 and newer.id > old.id
    )
    order by old.id for update of old`
  const gone = await database.query({
    text: orphaning(tables, older),
    values: [keys, streamId],
    name: 'ledgerline_orphan_older',
  })
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
