import { bytesToHex } from '../../values/hex.js'
import type { AbiSource, KnownDelivery } from '../../webhooks/delivery/delivery.js'
import type { Database, Queries, Row } from '../database/database.js'
import { withRetries } from '../database/sqlState.js'
import { cleanText } from '../events/cleanText.js'
import { contradictionText } from '../events/contradiction.js'
import { type DeliveryEvents, reasonOf } from '../events/eventsOf.js'
import { determinedIn } from '../families/families.js'
import type { Tables } from '../tables/tables.js'
import { blockLockText } from './blockLock.js'
import { settleAtHome } from './home.js'
import { insertionText } from './insertion.js'
import { completeEvents } from './known.js'
import { orphanOvertaken } from './overtaken.js'
import { confirmArrived, jsonList, type Place } from './pending.js'
import { noteSpends, orphanReplaced } from './replaced.js'

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
  if (!spends) {
    const lock = blockLockText(tables, place.chainId, place.hash)
    return database.transaction(lock, (transaction) => insertEvents(transaction, tables, read, place, hashes))
  }
  return database.transaction(blockLockText(tables, place.chainId, ''), async (transaction) => {
    const { events, problems, isAwaited, homes } = await completeEvents(transaction, tables, place, read.made.events)
    if (place.stage !== 'pending' && isAwaited) await confirmArrived(transaction, tables, place, events)
    const queue = place.stage === 'pending' ? tables.pending : tables.queue
    const completed = { ...read, made: { ...read.made, events } }
    await insertEvents(transaction, { ...tables, queue }, completed, place, hashes, problems)
    for (const home of homes) await settleAtHome(transaction, tables, place.chainId, home, determinedIn(place.chainId))
    await noteSpends(transaction, tables, place.chainId, spends)
    await orphanReplaced(transaction, tables, place.chainId, hashes)
    return true
  })
}

/** Inserts the delivery and its events. What contradicts other rows makes it poison. Resolves to whether there is work. */
async function insertEvents(
  { query }: Queries,
  tables: Tables,
  read: ReadDelivery,
  place: Place,
  hashes: readonly string[],
  problems: readonly string[] = [],
): Promise<boolean> {
  const rows = (await query(insertionText(tables), valuesOf(read, place, hashes))).rows as readonly Row[]
  const contradicted = rows.flatMap(({ hash, kind, row_index }) =>
    hash && kind ? [contradictionText({ hash, kind, index: Number(row_index) })] : [],
  )
  const reason = reasonOf([...problems, ...contradicted])
  if (reason !== undefined && read.made.reason === undefined) {
    const text = `update ${tables.deliveries} set reason = $2, body = decode($3, 'hex') where key = $1`
    await query(text, [read.key, cleanText(reason), bytesToHex(read.body).slice(2)])
  }
  return rows.length > contradicted.length
}

function valuesOf(
  { key, body, delivery, made }: ReadDelivery,
  place: Place,
  hashes: readonly string[],
): readonly unknown[] {
  const { events, reason, spends } = made
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
    events.map((event) => String(event.isAlone)),
    spends ? determinedIn(place.chainId) : [],
  ]
}
