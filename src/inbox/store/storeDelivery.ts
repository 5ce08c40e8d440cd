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
  const { delivery, made } = read
  const block = { ...made.block, chainId: cleanText(made.block.chainId), hash: cleanText(made.block.hash) }
  const place = { ...block, streamId: cleanText(delivery.streamId) }
  const hashes = [...new Set(made.events.map(({ hash }) => cleanText(hash)))].filter((hash) => hash !== '')
  const values = valuesOf(read, place, hashes)
  const { rows } = await withRetries(() =>
    database.transaction(blockLockText(tables, block.chainId, block.hash), ({ query }) =>
      query(insertionText(tables), values),
    ),
  )
  // A statement of its own sees what was committed meanwhile: if two blocks are stored at once, one finds the other.
  const orphaned = await orphanOvertaken(database, tables, { place, hashes, lostHashes: made.lostHashes })
  return rows.length > 0 || orphaned > 0
}

function valuesOf(
  { key, body, delivery, made }: ReadDelivery,
  place: DeliveryEvents['block'] & { readonly streamId: string },
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
    String(place.isFinal),
    events.length,
    reason === undefined ? null : cleanText(reason),
    reason === undefined ? null : bytesToHex(body).slice(2),
    place.timestamp.getTime(),
    hashes,
    events.map((event) => event.kind),
    events.map((event) => cleanText(event.hash)),
    events.map((event) => event.content),
    events.map((event) => event.place),
    events.map((event) => String(event.index)),
    events.map((event) => event.amount),
    jsonList(events.map((event) => event.data)),
    jsonList(events.map((event) => event.bigints)),
  ]
}

/** Joins texts that are JSON already, which need no escaping in a JSON list. */
const jsonList = (items: readonly (string | null)[]): string => `[${items.map((item) => item ?? 'null').join(',')}]`
