import type { Queries, Row } from '../database/database.js'
import { contradictionText, contradicts } from '../events/contradiction.js'
import type { EventRow } from '../events/eventRows.js'
import { readData, storeData } from '../events/storedData.js'
import type { Tables } from '../tables/tables.js'
import type { Home } from './home.js'
import type { Place } from './pending.js'

/** What a delivery says, together with what the inbox knows of its transactions. */
export interface Completed {
  readonly events: readonly EventRow[]
  /** Rows that contradict what is known. */
  readonly problems: readonly string[]
  /** Whether some of the events are pending so far. */
  readonly isAwaited: boolean
  /** Final blocks of transactions that have events elsewhere. */
  readonly homes: readonly Home[]
}

/**
 * Completes the events of a delivery by what is known of their transactions. A txid determines its outputs: what this
 * delivery leaves out, another has told, and of two that contradict each other the first counts. What a block leaves
 * out and nobody has told is no event.
 *
 * A transaction that is final in a block of the stream isn't final in another one, whatever is confirmed: it is there
 * that it was credited.
 */
export async function completeEvents(
  queries: Queries,
  tables: Tables,
  place: Place,
  given: readonly EventRow[],
): Promise<Completed> {
  const known = await knownOf(queries, tables, place, [...new Set(given.map(({ hash }) => hash))])
  const problems: string[] = []
  const events = given.flatMap((event) => {
    const same = known.get(event.hash)?.filter(({ kind, place }) => kind === event.kind && place === event.place) ?? []
    const isElsewhere = same.some((one) => one.isOurs && one.stage === 'final' && one.blockHash !== place.hash)
    if (place.stage === 'final' && isElsewhere) return []
    if (!event.isDetermined) return [event]
    if (same.some((one) => contradicts({ ...event, ...one }, event))) problems.push(contradictionText(event))
    const whole = mergedWith(event, same)
    return whole.amount === null && place.stage !== 'pending' ? [] : [whole]
  })
  const isAwaited = [...known.values()].flat().some((one) => one.isOurs && one.stage === 'pending')
  const homes = [...known].flatMap(([hash, rows]) => {
    const ours = rows.filter((one) => one.isOurs)
    return homeOf(
      hash,
      ours,
      events.filter((event) => event.hash === hash),
      place,
    )
  })
  return { events, problems, isAwaited, homes }
}

/** The final block of a transaction, if the stream has events of it that aren't final there. */
function homeOf(hash: string, ours: readonly Known[], arrived: readonly EventRow[], place: Place): readonly Home[] {
  const finals = ours.filter(({ stage }) => stage === 'final')
  const [first] = finals
  const block = first ? { hash: first.blockHash, number: BigInt(first.number), timestamp: first.timestamp } : place
  if (!first && place.stage !== 'final') return []
  const settled = new Set([...finals, ...(place.stage === 'final' ? arrived : [])].map(idOf))
  const isAstray =
    arrived.some((event) => !settled.has(idOf(event))) ||
    ours.some((one) => !settled.has(idOf(one)) || (one.stage === 'provisional' && one.blockHash !== block.hash))
  return isAstray ? [{ hash, streamId: place.streamId, block }] : []
}

/** An event as it is stored. */
interface Known extends Pick<EventRow, 'hash' | 'kind' | 'place' | 'amount' | 'bigints'> {
  readonly data: string | null
  readonly stage: string
  readonly isOurs: boolean
  readonly blockHash: string
  readonly number: string
  readonly timestamp: Date
}

const idOf = ({ hash, kind, place }: Pick<EventRow, 'hash' | 'kind' | 'place'>): string => `${hash} ${kind} ${place}`

/** Events of transactions in every stream and block, by transaction, the oldest first. */
async function knownOf(
  { query }: Queries,
  { events }: Tables,
  { chainId, streamId }: Place,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, readonly Known[]>> {
  const text = `
    select transaction_hash, kind, place, stage, (stream_id = $3)::text as is_ours, block_hash, block_number::text,
      (extract(epoch from block_timestamp) * 1000)::text as ms, amount::text, data::text, bigints::text
    from ${events} where chain_id = $1 and transaction_hash = any($2::text[]) order by id`
  const { rows } = await query(text, [chainId, hashes, streamId])
  const known = new Map<string, Known[]>()
  for (const row of rows as readonly Row[]) {
    const hash = row.transaction_hash ?? ''
    const one = {
      hash,
      kind: row.kind ?? '',
      place: row.place ?? '',
      stage: row.stage ?? '',
      isOurs: row.is_ours === 'true',
      blockHash: row.block_hash ?? '',
      number: row.block_number ?? '',
      timestamp: new Date(Number(row.ms)),
      amount: row.amount ?? null,
      data: row.data ?? null,
      bigints: row.bigints ?? null,
    }
    const others = known.get(hash)
    if (others) others.push(one)
    else known.set(hash, [one])
  }
  return known
}

/** Fills the gaps of the first of what is known by the others, and those by the event. */
function mergedWith(event: EventRow, known: readonly Known[]): EventRow {
  const told = known.flatMap(({ data, bigints, amount }) => (data === null ? [] : [{ data, bigints, amount }]))
  if (told.length === 0) return event
  const all = [...told, event]
  const merged: Record<string, unknown> = {}
  for (const one of all)
    for (const [name, value] of Object.entries(Object(readData(one)))) merged[name] = merged[name] ?? value
  return { ...event, ...storeData(merged), amount: all.find(({ amount }) => amount !== null)?.amount ?? null }
}
