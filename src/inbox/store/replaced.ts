import type { Queries } from '../database/database.js'
import type { Spend } from '../families/family.js'
import type { Tables } from '../tables/tables.js'
import type { Place } from './pending.js'
import { orphaningText } from './settle.js'

/** The transactions of a delivery, and what they spend. */
export interface Spending {
  readonly place: Place
  readonly hashes: readonly string[]
  readonly spends: readonly Spend[]
}

/**
 * Orphans pending events whose transaction can't get into a block any more, because another one that is in a block
 * spends the same output. It also notes what the transactions of this delivery spend, so it doesn't matter which of the
 * two arrives first.
 *
 * @returns how many were orphaned
 */
export async function orphanReplaced({ query }: Queries, tables: Tables, spending: Spending): Promise<number> {
  const { place, hashes, spends } = spending
  const { chainId } = place
  await query(
    `insert into ${tables.spends} (chain_id, transaction_hash, output)
      select $1, hash, output from unnest($2::text[], $3::text[]) as spend (hash, output) on conflict do nothing`,
    [chainId, spends.map(({ hash }) => hash), spends.map(({ output }) => output)],
  )
  if (place.stage !== 'pending') {
    // By the transaction, because a delivery of a block may leave out what was known in the mempool.
    await query(
      `update ${tables.spends} set is_mined = true where chain_id = $1 and transaction_hash = any($2::text[]) and not is_mined`,
      [chainId, hashes],
    )
  }
  const { rows } = await query(orphaningText(tables, replacedText(tables)), [chainId, hashes])
  return rows.length
}

const replacedText = ({ events, spends }: Tables): string => `
  select id from ${events} event where stage = 'pending' and chain_id = $1 and transaction_hash in (
    select lost.transaction_hash from ${spends} mine join ${spends} kept using (chain_id, output) join ${spends} lost using (chain_id, output)
    where mine.chain_id = $1 and mine.transaction_hash = any($2::text[])
      and kept.is_mined and not lost.is_mined and kept.transaction_hash <> lost.transaction_hash
  ) order by id for update`
