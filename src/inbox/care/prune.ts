import { optionsOf } from '../../arguments/options.js'
import type { Database } from '../database/database.js'
import { inReadCommitted } from '../database/readCommitted.js'
import { ageRule } from '../tables/ageRule.js'
import type { Tables } from '../tables/tables.js'

/** What was pruned. */
export interface Pruned {
  /** How many deliveries were deleted. */
  readonly deliveries: number
  /** How many events lost their data. Their rows stay, so that a late copy is still recognised. */
  readonly events: number
}

/** Rows per statement, so that none locks many rows for long. */
const batch = 5000

/**
 * Deletes deliveries whose events are all done, and the data of these events. Keeps deliveries that have a body,
 * because they are poison or of an unknown family.
 */
export async function prune(
  database: Database,
  tables: Tables,
  options: { readonly olderThan: number },
): Promise<Pruned> {
  const { olderThan } = optionsOf(options, { olderThan: ageRule })
  const all = async (text: string): Promise<number> => {
    let total = 0
    for (let gone = batch; gone === batch; total += gone)
      gone = (await inReadCommitted(database, { text, values: [olderThan] })).length
    return total
  }
  const { deliveries, events, queue, pending, spends } = tables
  const isOld = `received_at < now() - $1::float8 * interval '1 millisecond'`
  // Checks the stage as well as the queue: `for update` notices a row that has changed, but not a new row in the queue.
  const isDone = `(stage = handed or (stage = 'orphaned' and handed is null)) and stage not in ('provisional', 'pending') and not is_contested
    and not exists (select from ${queue} queued where queued.event_id = event.id)
    and not exists (select from ${pending} queued where queued.event_id = event.id)`
  // If an orphan's transaction is still provisional in another block, a sweep may make the orphan final.
  const mayReturn = `(event.stage = 'orphaned' and exists (
      select from ${events} other where other.transaction_hash = event.transaction_hash
        and other.chain_id = event.chain_id and other.stage = 'provisional'))`
  const removed = await all(`
    delete from ${deliveries} where id in (
      select delivery.id from ${deliveries} delivery where reason is null and body is null and ${isOld} and not exists (
        select from ${events} event where event.delivery_id = delivery.id and not (${isDone})
      ) order by delivery.id limit ${batch}
    ) returning id::text`)
  const emptied = await all(`
    update ${events} set data = null, bigints = null where id in (
      select event.id from ${events} event where data is not null and ${isOld} and ${isDone} and not ${mayReturn}
      order by event.id limit ${batch} for update skip locked
    ) returning id::text`)
  await all(`
    delete from ${spends} where (chain_id, output, transaction_hash) in (
      select chain_id, output, transaction_hash from ${spends} spend
      where noted_at < now() - $1::float8 * interval '1 millisecond' and not exists (
        select from ${events} event where event.transaction_hash = spend.transaction_hash
          and event.chain_id = spend.chain_id and (event.stage in ('pending', 'provisional') or event.is_contested)
      ) limit ${batch}
    ) returning output`)
  return { deliveries: removed, events: emptied }
}
