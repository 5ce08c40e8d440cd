import type { Tables } from './tables.js'

/**
 * The statements that give events the places of this version, where 0.1 had others: it kept a transfer of an NFT apart
 * by its `tokenContractType`, and a token change of Solana by its owner, so one could be stored twice. Keys stay.
 *
 * Of two that get one place, that which was handed out stays, as `final` if one of them was. If both were, the other one
 * is undone, unless it is final, and poison names them. Rows without data, which were pruned, keep the old place, by
 * which `shareOut` recognises them.
 */
export function onePlaceEach({ deliveries, events, queue, moved }: Tables, version: number): readonly string[] {
  const lost = `select id from ${moved} where id <> kept_id`
  return [
    `create table ${moved} as
      select id, key, handed, stage, place, new_place, first_value(id) over (
          partition by transaction_hash, kind, new_place, stream_id, chain_id, block_hash
          order by coalesce(handed = 'final', false) desc, handed is not null desc, stage = 'final' desc, id
        ) as kept_id
      from (
        select *, case when kind = 'nftTransfer' then substring(place from '${indexAndContent}') || '.0'
          else concat(row_index, '.', data ->> 'mint', '.0') end as new_place
        from ${events} where (kind = 'nftTransfer' and place ~ '^${indexAndContent}(\\.0)?$')
          or (kind = 'solanaTokenChange' and place ~ '^${indexAndContent}$' and data::text !~* '${unreadable}')
      ) event`,
    `insert into ${deliveries} (key, stream_id, chain_id, block_number, block_hash, reason, version)
      select 'upgrade:' || one.id, stream_id, chain_id, block_number, block_hash,
        'Two events of one transfer were handed out by ledgerline 0.1: ' || kept.key || ' and ' || one.key, ${version}
      from ${moved} one join ${moved} kept on kept.id = one.kept_id join ${events} event on event.id = one.id
      where one.id <> kept.id and one.handed is not null`,
    `with best as (
        select distinct on (kept_id) kept_id, data, bigints, event.amount
        from ${moved} one join ${events} event using (id)
        where one.id <> kept_id and event.stage = 'final' order by kept_id, id
      ), settled as (
        update ${events} event set stage = 'final', staged_at = now(), data = best.data, bigints = best.bigints, amount = best.amount
        from best where event.id = best.kept_id and event.stage <> 'final'
        returning event.id, stream_id, block_number, row_index
      ), overtaken as (
        delete from ${queue} where event_id in (select id from settled) and stage <> 'final'
      )
      insert into ${queue} (event_id, stage, stream_id, block_number, row_index)
      select id, 'final', stream_id, block_number, row_index from settled`,
    `delete from ${queue} where event_id in (${lost} and coalesce(handed, '') <> 'final')`,
    `delete from ${events} where id in (${lost} and handed is null)`,
    `with undone as (
        update ${events} set stage = 'orphaned', staged_at = now()
        where id in (${lost} and handed <> 'final') returning id, handed, stream_id, block_number, row_index
      )
      insert into ${queue} (event_id, stage, stream_id, block_number, row_index)
      select id, 'orphaned', stream_id, block_number, row_index from undone where handed = 'provisional'`,
    `update ${events} event set place = concat(new_place, '.', event.id) from ${moved} one
      where one.id = event.id and one.id <> kept_id`,
    `update ${events} event set place = new_place from ${moved} one
      where one.id = event.id and one.id = kept_id and one.place <> new_place`,
    `drop table ${moved}`,
  ]
}

const indexAndContent = '\\d+\\.[0-9a-f]{32}'

/** JSON that Postgres can store, but not read: escaped NUL and surrogates. */
const unreadable = '\\\\u(0000|d[89a-f])'
