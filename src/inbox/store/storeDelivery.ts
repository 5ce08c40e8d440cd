import { bytesToHex } from '../../values/hex.js'
import type { AbiSource, KnownDelivery } from '../../webhooks/delivery/delivery.js'
import type { Database, Queries, Row } from '../database/database.js'
import { onDisk } from '../database/readCommitted.js'
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
import { shareOut } from './shares.js'

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
  const { hasWork, hash } = await withRetries(() => insert(database, tables, read, place, hashes))
  // A statement of its own sees what was committed meanwhile: if two blocks are stored at once, one finds the other.
  const orphaned = await orphanOvertaken(database, tables, { place: { ...place, hash }, hashes, lostHashes })
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
): Promise<Inserted> {
  const { spends } = read.made
  if (!spends) {
    const lock = blockLockText(tables, place.chainId, place.alias ?? place.hash)
    return database.transaction(`${onDisk}; ${lock}`, async (transaction) => {
      const hash = await nameOf(transaction, tables, place, hashes)
      const named = { ...place, hash }
      const { events, problems } = await shareOut(transaction, tables, named, read.made.events)
      const shared = { ...read, made: { ...read.made, events } }
      return { hasWork: await insertEvents(transaction, tables, shared, named, hashes, problems), hash }
    })
  }
  const lock = blockLockText(tables, place.chainId, '')
  return database.transaction(`${onDisk}; ${lock}`, async (transaction) => {
    const { events, problems, isAwaited, homes } = await completeEvents(transaction, tables, place, read.made.events)
    if (place.stage !== 'pending' && isAwaited) await confirmArrived(transaction, tables, place, events)
    const queue = place.stage === 'pending' ? tables.pending : tables.queue
    const completed = { ...read, made: { ...read.made, events } }
    await insertEvents(transaction, { ...tables, queue }, completed, place, hashes, problems)
    for (const home of homes) await settleAtHome(transaction, tables, place.chainId, home, determinedIn(place.chainId))
    await noteSpends(transaction, tables, place.chainId, spends)
    await orphanReplaced(transaction, tables, place.chainId, hashes)
    return { hasWork: true, hash: place.hash }
  })
}

/** What came of storing events: whether there is work, and the name of their block. */
interface Inserted {
  readonly hasWork: boolean
  readonly hash: string
}

/**
 * Returns the name under which the block of these transactions is stored, by a delivery with or without its hash: by
 * another name, it would look like another block.
 */
async function nameOf(
  { query }: Queries,
  { events }: Tables,
  { alias, hash, chainId, number, streamId }: Place,
  hashes: readonly string[],
): Promise<string> {
  if (alias === undefined) return hash
  const text = `
    select block_hash from ${events} where chain_id = $1 and transaction_hash = any($2::text[]) and block_number = $3::bigint
      and (block_hash in ($4, $5) or $4 = $5)
    order by block_hash = $4 and $4 <> $5 desc, stream_id = $6 desc, stage <> 'orphaned' desc, id desc limit 1`
  const { rows } = await query(text, [chainId, hashes, String(number), hash, alias, streamId])
  return Object(rows[0]).block_hash ?? hash
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
    events.map((event) => String(event.isAlone)),
    [
      ...new Set(
        events.flatMap(({ kind, isDetermined, share }) => (isDetermined || share !== undefined ? [kind] : [])),
      ),
    ],
    events.map(({ key }) => key?.slice(0, key.lastIndexOf(':')) ?? null),
    events.map(
      ({ key, share = null }) => key?.slice(key.lastIndexOf(':') + 1) ?? (share === null ? null : String(share)),
    ),
  ]
}
