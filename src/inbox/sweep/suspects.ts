import type { Database } from '../database/database.js'
import { inReadCommitted } from '../database/readCommitted.js'
import type { Sighting, Suspect } from '../families/verdict.js'
import type { Tables } from '../tables/tables.js'

/** How long a pending transaction must be missing before it counts as dropped from the mempool. */
const longMissing = '10 minutes'

/**
 * Lists transactions with events that are provisional, pending or contested, and older than so many milliseconds, the oldest first.
 */
export async function suspectsIn(
  database: Database,
  { events }: Tables,
  olderThan: number,
): Promise<readonly Suspect[]> {
  const rows = await inReadCommitted(database, {
    text: `
      with open as (
        select id, chain_id, transaction_hash from ${events}
        where stage = 'provisional' and received_at <= now() - $1::float8 * interval '1 millisecond'
        union all
        select id, chain_id, transaction_hash from ${events}
        where stage = 'pending' and received_at <= now() - $1::float8 * interval '1 millisecond'
        union all
        select id, chain_id, transaction_hash from ${events}
        where is_contested and received_at <= now() - $1::float8 * interval '1 millisecond'
      )
      select event.chain_id, event.transaction_hash, json_agg(json_build_array(
          event.id::text, case when is_contested then 'contested' else event.stage end, event.block_hash, event.block_number::text) order by event.id)::text as seen,
        (min(missing_at) filter (where stage = 'pending' or is_contested) <= now() - interval '${longMissing}')::text as is_long_missing
      from (select distinct chain_id, transaction_hash from open) suspect join ${events} event
        on event.transaction_hash = suspect.transaction_hash and event.chain_id = suspect.chain_id
      where event.stage = 'orphaned' or event.id in (select id from open)
      group by event.chain_id, event.transaction_hash order by min(event.id)`,
    values: [olderThan],
  })
  return rows.map(({ chain_id, transaction_hash, seen, is_long_missing }) => {
    const list: readonly (readonly [string, string, string, string])[] = JSON.parse(seen ?? '[]')
    const ofStage = (wanted: string): readonly Sighting[] =>
      list.flatMap(([id, stage, blockHash, number]) =>
        stage === wanted ? [{ id, blockHash, blockNumber: BigInt(number) }] : [],
      )
    return {
      chain: chain_id ?? '',
      hash: transaction_hash ?? '',
      open: ofStage('provisional'),
      pending: ofStage('pending'),
      contested: ofStage('contested'),
      orphaned: ofStage('orphaned'),
      isLongMissing: is_long_missing === 'true',
    }
  })
}
