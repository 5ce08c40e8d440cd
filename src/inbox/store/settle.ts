import type { Database, Row } from '../database/database.js'
import { inReadCommitted } from '../database/readCommitted.js'
import type { Tables } from '../tables/tables.js'

/**
 * Orphans provisional and pending events. It queues the stage `orphaned` only for events that were handed out, or are
 * being handed out now as `provisional`; for those that only workers for pending events have seen, only for these.
 *
 * @param chosen - a statement that selects their ids as `id`, and locks them
 * @returns the ids of the events that were orphaned
 */
export const orphan = async (
  database: Database,
  tables: Tables,
  chosen: string,
  values: readonly unknown[],
): Promise<readonly string[]> => idsOf(await inReadCommitted(database, { text: orphaningText(tables, chosen), values }))

/** The statement by which `orphan` orphans the chosen events. */
export const orphaningText = ({ events, queue, pending }: Tables, chosen: string): string => `
  with chosen as (${chosen}), gone as (
    update ${events} set stage = 'orphaned', staged_at = now() where id in (select id from chosen)
    returning id, handed, stream_id, block_number, row_index
  ), unseen as (
    delete from ${pending} where (event_id, stage) in (
      select queued.event_id, queued.stage from ${pending} queued join gone on gone.id = queued.event_id
      for update of queued skip locked
    )
  ), undone as (
    delete from ${queue} where (event_id, stage) in (
      select queued.event_id, queued.stage from ${queue} queued join gone on gone.id = queued.event_id
      where queued.stage = 'provisional' for update of queued skip locked
    ) returning event_id
  ), seen as (
    select *, coalesce(handed = 'provisional', false) or (
      exists (select from ${queue} held where held.event_id = gone.id and held.stage = 'provisional')
      and not exists (select from undone where undone.event_id = gone.id)
    ) as is_provisional from gone
  ), queued as (
    insert into ${queue} (event_id, stage, stream_id, block_number, row_index)
    select id, 'orphaned', stream_id, block_number, row_index from seen where is_provisional
    on conflict (event_id, stage) do nothing
  ), queued_pending as (
    insert into ${pending} (event_id, stage, stream_id, block_number, row_index)
    select id, 'orphaned', stream_id, block_number, row_index from seen where handed = 'pending' and not is_provisional
    on conflict (event_id, stage) do nothing
  )
  select id::text from gone`

/**
 * Orphans events by id that are still in a stage: since the chain was asked, a delivery may have moved them. Resolves to
 * the ids of those that were.
 */
export async function orphanIds(
  database: Database,
  tables: Tables,
  ids: readonly string[],
  stage: 'pending' | 'provisional',
): Promise<readonly string[]> {
  if (ids.length === 0) return []
  const chosen = `select id from ${tables.events} where id = any($1::bigint[]) and stage = $2 order by id for update`
  return orphan(database, tables, chosen, [ids, stage])
}

/**
 * Makes events final by id, including orphans. Orphans without data, which were pruned, stay as they are. Resolves to
 * the ids of those that became final.
 */
export async function finalise(
  database: Database,
  { events, queue }: Tables,
  ids: readonly string[],
): Promise<readonly string[]> {
  const rows = await inReadCommitted(database, {
    text: `
      with given as (
        select id from ${events} where id = any($1::bigint[]) and stage <> 'final' and data is not null
        order by id for update
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
        select id, 'final', stream_id, block_number, row_index from made
        on conflict (event_id, stage) do nothing
      )
      select id::text from made`,
    values: [ids],
  })
  return idsOf(rows)
}

const idsOf = (rows: readonly Row[]): readonly string[] => rows.map(({ id }) => id ?? '')
