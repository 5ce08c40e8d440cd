import { bytesToHex } from '../../values/hex.js'
import type { AbiSource, KnownDelivery } from '../../webhooks/delivery/delivery.js'
import type { Database } from '../database/database.js'
import { withRetries } from '../database/sqlState.js'
import { cleanText } from '../events/cleanText.js'
import type { DeliveryEvents } from '../events/eventsOf.js'
import type { Tables } from '../tables/tables.js'
import { blockLockText } from './blockLock.js'
import { insertionText } from './insertion.js'
import { orphanOvertaken } from './overtaken.js'
import { confirmArrived, jsonList, type Place } from './pending.js'
import { orphanReplaced } from './replaced.js'

/** A delivery that was read. */
export interface ReadDelivery {
  /** The same for every copy and retry. */
  readonly key: string
  readonly body: Uint8Array
  readonly delivery: KnownDelivery<AbiSource>
  readonly made: DeliveryEvents
}

/**
 * Stores a delivery and its events in one transaction. A copy changes nothing. A confirmed copy of an event makes it
 * final, whatever it was before, and restores its data if they were pruned. If the block has lost the transaction to
 * another one, the event is stored as an orphan.
 *
 * @returns whether there is work for a worker
 */
export async function storeDelivery(database: Database, tables: Tables, read: ReadDelivery): Promise<boolean> {
  const { block, events, lostHashes } = read.made
  const place = {
    ...block,
    chainId: cleanText(block.chainId),
    hash: cleanText(block.hash),
    streamId: cleanText(read.delivery.streamId),
  }
  const hashes = [...new Set(events.map(({ hash }) => cleanText(hash)))].filter((hash) => hash !== '')
  const hasWork = await withRetries(() => insert(database, tables, read, place, hashes))
  // A statement of its own sees what was committed meanwhile: if two blocks are stored at once, one finds the other.
  const orphaned = await orphanOvertaken(database, tables, { place, hashes, lostHashes })
  return hasWork || orphaned > 0
}

/**
 * Where there is a mempool, all deliveries of the chain are stored one after the other: a transaction that arrives from
 * the mempool and in a block at once must find itself.
 */
async function insert(
  database: Database,
  tables: Tables,
  read: ReadDelivery,
  place: Place,
  hashes: readonly string[],
): Promise<boolean> {
  const { spends } = read.made
  const values = valuesOf(read, place, hashes)
  if (!spends) {
    const lock = blockLockText(tables, place.chainId, place.hash)
    const { rows } = await database.transaction(lock, ({ query }) => query(insertionText(tables), values))
    return rows.length > 0
  }
  return database.transaction(blockLockText(tables, place.chainId, ''), async (transaction) => {
    if (place.stage !== 'pending') await confirmArrived(transaction, tables, place, read.made.events)
    const queue = place.stage === 'pending' ? tables.pending : tables.queue
    await transaction.query(insertionText({ ...tables, queue }), values)
    await orphanReplaced(transaction, tables, { place, hashes, spends })
    return true
  })
}

function valuesOf(
  { key, body, delivery, made }: ReadDelivery,
  place: Place,
  hashes: readonly string[],
): readonly unknown[] {
  const { events, reason } = made
  return [
    key,
    place.streamId,
    cleanText(delivery.tag),
    place.chainId,
    String(place.number),
    place.hash,
    String(place.stage === 'final'),
    events.length,
    reason === undefined ? null : cleanText(reason),
    reason === undefined ? null : bytesToHex(body).slice(2),
    place.timestamp?.getTime() ?? null,
    hashes,
    events.map((event) => event.kind),
    events.map((event) => cleanText(event.hash)),
    events.map((event) => event.content),
    events.map((event) => event.place),
    events.map((event) => String(event.index)),
    events.map((event) => event.amount),
    jsonList(events.map((event) => event.data)),
    jsonList(events.map((event) => event.bigints)),
    place.stage,
  ]
}
