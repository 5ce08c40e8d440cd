import type { Queries, Row } from '../database/database.js'
import type { Spend } from '../families/family.js'
import type { Tables } from '../tables/tables.js'
import { orphaningText } from './settle.js'

/** Notes what transactions spend, so that it doesn't matter which of two rivals arrives first. */
export async function noteSpends(
  { query }: Queries,
  { spends }: Tables,
  chainId: string,
  noted: readonly Spend[],
): Promise<void> {
  if (noted.length === 0) return
  await query(
    `insert into ${spends} (chain_id, transaction_hash, output)
      select $1, hash, output from unnest($2::text[], $3::text[]) as spend (hash, output)
      on conflict (chain_id, output, transaction_hash) do nothing`,
    [chainId, noted.map(({ hash }) => hash), noted.map(({ output }) => output)],
  )
}

/**
 * Orphans events whose transaction can't be in the chain, because another one that spends the same output is, or
 * because it spends an output of such a transaction.
 *
 * - If the rival is final, provisional and pending events are orphaned, for good.
 * - If the rival is in a block that may vanish, pending ones are orphaned, and contested: a sweep goes on asking about
 *   them until the rival is final. A rival whose block has gone orphans nothing.
 *
 * @param hashes - the transactions about which there is news
 * @returns the ids of those that were orphaned
 */
export async function orphanReplaced(
  { query }: Queries,
  tables: Tables,
  chainId: string,
  hashes: readonly string[],
): Promise<readonly string[]> {
  const doomed = (await query(doomedText(tables), [chainId, hashes])).rows as readonly Row[]
  if (doomed.length === 0) return []
  const idsOf = (wanted: (row: Row) => boolean): readonly string[] => doomed.filter(wanted).map(({ id }) => id ?? '')
  const open = idsOf(({ stage }) => stage !== 'orphaned')
  const chosen = `select id from ${tables.events} where id = any($1::bigint[]) order by id for update`
  await query(orphaningText(tables, chosen), [open])
  await query(`update ${tables.events} set is_contested = not is_contested where id = any($1::bigint[])`, [
    idsOf(({ is_contested, is_sealed }) => is_contested === is_sealed),
  ])
  return open
}

/**
 * Events to orphan, and contested ones that needn't be asked about any more. It follows what transactions spend: up, to
 * those that aren't final, since one that was replaced takes its heirs along; across, to rivals; and down, to heirs.
 */
const doomedText = ({ events, spends }: Tables): string => {
  const isDoomed = (hash: string, isFinal: string): string => `not exists (
    select from ${events} event where event.chain_id = $1 and event.transaction_hash = ${hash}
      and (event.stage = 'final' or (event.stage = 'provisional' and not ${isFinal})))`
  return `
    with recursive kin (hash) as (
      select unnest($2::text[])
      union
      select split_part(spend.output, ':', 1) from kin
        join ${spends} spend on spend.chain_id = $1 and spend.transaction_hash = kin.hash
      where ${isDoomed(`split_part(spend.output, ':', 1)`, 'true')}
    ), rival as (
      select distinct lost.transaction_hash as hash, event.stage = 'final' as is_final
      from kin join ${spends} mine on mine.chain_id = $1 and mine.transaction_hash = kin.hash
        join ${spends} kept on kept.chain_id = $1 and kept.output = mine.output
        join ${spends} lost on lost.chain_id = $1 and lost.output = mine.output and lost.transaction_hash <> kept.transaction_hash
        join ${events} event on event.chain_id = $1 and event.transaction_hash = kept.transaction_hash
      where event.stage in ('provisional', 'final')
    ), doomed as (
      select hash, is_final from rival where ${isDoomed('rival.hash', 'is_final')}
      union
      select spend.transaction_hash, doomed.is_final from doomed
        join ${spends} spend on spend.chain_id = $1 and split_part(spend.output, ':', 1) = doomed.hash
      where ${isDoomed('spend.transaction_hash', 'doomed.is_final')}
    )
    select event.id::text, event.stage, event.is_contested::text, fate.is_sealed::text
    from (select hash, bool_or(is_final) as is_sealed from doomed group by hash) fate
      join ${events} event on event.chain_id = $1 and event.transaction_hash = fate.hash
    where event.stage = 'pending' or (fate.is_sealed and (event.stage = 'provisional' or event.is_contested))
    order by event.id for update of event`
}
