import type { Database } from '../database/database.js'
import { inReadCommitted } from '../database/readCommitted.js'
import type { Tables } from '../tables/tables.js'

/** An event of a transaction in one block. */
export interface Sighting {
  readonly id: string
  readonly blockHash: string
  readonly blockNumber: bigint
}

/** A transaction with events that stayed provisional. */
export interface Suspect {
  readonly chain: string
  readonly hash: string
  /** Events that stayed provisional. */
  readonly open: readonly Sighting[]
  /** Events that were orphaned. Their block may have stayed after all. */
  readonly orphaned: readonly Sighting[]
}

/** Lists transactions with events that are provisional and older than so many milliseconds, the oldest first. */
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
      )
      select event.chain_id, event.transaction_hash, json_agg(json_build_array(
        event.id::text, event.stage, event.block_hash, event.block_number::text) order by event.id)::text as seen
      from (select distinct chain_id, transaction_hash from open) suspect join ${events} event
        on event.transaction_hash = suspect.transaction_hash and event.chain_id = suspect.chain_id
      where event.stage = 'orphaned' or event.id in (select id from open)
      group by event.chain_id, event.transaction_hash order by min(event.id)`,
    values: [olderThan],
  })
  return rows.map(({ chain_id, transaction_hash, seen }) => {
    const list: readonly (readonly [string, string, string, string])[] = JSON.parse(seen ?? '[]')
    const ofStage = (wanted: string): readonly Sighting[] =>
      list.flatMap(([id, stage, blockHash, number]) =>
        stage === wanted ? [{ id, blockHash: blockHash.toLowerCase(), blockNumber: BigInt(number) }] : [],
      )
    return {
      chain: chain_id ?? '',
      hash: transaction_hash ?? '',
      open: ofStage('provisional'),
      orphaned: ofStage('orphaned'),
    }
  })
}
