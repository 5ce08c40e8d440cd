import type { Database } from '../database/database.js'
import { withRetries } from '../database/sqlState.js'
import type { Tables } from '../tables/tables.js'
import type { Place } from './pending.js'
import { orphan } from './settle.js'

/** The transactions that a delivery of a stream has brought in a block. */
export interface Arrived {
  readonly place: Place
  /** Transactions with events. */
  readonly hashes: readonly string[]
  /** Transactions with rows, but no events. */
  readonly lostHashes: readonly string[]
}

/**
 * Orphans events of these transactions in other blocks, because a transaction is in one block. Of the blocks in which a
 * stream has seen it, a final one wins. Otherwise, among those that still have provisional events, the highest number
 * wins, then the latest time, then the one that arrived last. All provisional events of the transaction in the other
 * blocks are orphaned; final ones never are.
 *
 * @returns how many were orphaned
 */
export async function orphanOvertaken(database: Database, tables: Tables, arrived: Arrived): Promise<number> {
  const { place, hashes, lostHashes } = arrived
  if (hashes.length + lostHashes.length === 0) return 0
  const { chainId, streamId, hash, number, timestamp, stage } = place
  if (stage === 'pending') return 0
  const values = [
    chainId,
    streamId,
    [...hashes, ...lostHashes],
    lostHashes,
    hash,
    String(number),
    timestamp?.getTime() ?? null,
    String(stage === 'final'),
  ]
  const text = overtakenText(tables)
  const [found] = await withRetries(() => database.query({ text: `${text} limit 1`, values }))
  if (!found) return 0
  return (await orphan(database, tables, `${text} order by event.id for update of event`, values)).length
}

const overtakenText = ({ events }: Tables): string => `
  select event.id from (
    select hash, block_hash, is_live and not is_final and row_number() over (
      partition by hash order by is_final desc, is_live desc, block_number desc, block_timestamp desc, since desc
    ) > 1 as is_overtaken
    from (
      select transaction_hash as hash, block_hash, bool_or(stage = 'final') as is_final,
        bool_or(stage = 'provisional') as is_live, max(block_number) as block_number,
        max(block_timestamp) as block_timestamp, min(id) as since
      from ${events} where chain_id = $1 and stream_id = $2 and transaction_hash = any($3::text[])
      group by transaction_hash, block_hash
      union all
      select hash, $5, $8::text::boolean, true, $6::bigint, coalesce(to_timestamp($7::double precision / 1000), now()), 9223372036854775807
      from unnest($4::text[]) as lost (hash) where not exists (
        select from ${events} where chain_id = $1 and stream_id = $2 and transaction_hash = lost.hash and block_hash = $5
      )
    ) seen
  ) block join ${events} event on event.transaction_hash = block.hash and event.block_hash = block.block_hash
  where block.is_overtaken and event.chain_id = $1 and event.stream_id = $2 and event.stage = 'provisional'`
