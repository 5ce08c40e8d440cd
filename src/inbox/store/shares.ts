import type { Queries, Row } from '../database/database.js'
import { cleanText } from '../events/cleanText.js'
import { contradictionText } from '../events/contradiction.js'
import type { EventRow } from '../events/eventRows.js'
import { readData, storeData } from '../events/storedData.js'
import type { Tables } from '../tables/tables.js'
import type { Place } from './pending.js'

/** The events of a delivery, where each owner has a share of a whole. */
export interface SharedOut {
  readonly events: readonly EventRow[]
  /** What contradicts earlier deliveries. */
  readonly problems: readonly string[]
}

/**
 * Completes the shares of each whole by what is known of it in this block. Where one delivery names the owners and the
 * other doesn't, their shares count. Of two deliveries that contradict each other, the first counts.
 *
 * An event that is stored already, in whatever block or stream, keeps its key: an older version made other ones.
 */
export async function shareOut(
  queries: Queries,
  tables: Tables,
  place: Place,
  given: readonly EventRow[],
): Promise<SharedOut> {
  const shared = given.filter(({ share }) => share !== undefined)
  if (shared.length === 0) return { events: given, problems: [] }
  const wholes = groupedBy(shared, ({ hash, kind, content }) => `${hash} ${kind} ${content}`)
  const known = groupedBy(await knownOf(queries, tables, place, shared), idOf)
  const problems: string[] = []
  const shares = [...wholes.values()].flatMap((shares) => {
    const [first] = shares
    const all = (first && known.get(idOf(first)))?.filter((one) => isOf(one, shares)) ?? []
    const { events, problem } = settled(shares, all)
    if (problem !== undefined) problems.push(problem)
    return events.map((event) => ({ ...event, key: keyIn(all, event) }))
  })
  return { events: [...given.filter(({ share }) => share === undefined), ...shares], problems }
}

/** A share as it is stored. */
interface Known extends Pick<EventRow, 'hash' | 'kind' | 'place' | 'bigints'> {
  readonly key: string
  readonly number: number
  readonly amount: bigint
  /** `null` once pruned. */
  readonly data: string | null
  readonly stage: string
  readonly streamId: string
  readonly isOurs: boolean
  readonly isHere: boolean
}

const idOf = ({ hash, kind }: Pick<EventRow, 'hash' | 'kind'>): string => `${cleanText(hash)} ${kind}`

/** The place of an event that 0.1 stored and pruned before the tables were brought up to date: index and content. */
const oldPlace = /^(\d+)\.[\da-f]{32}$/

/** Whether a stored share is one of this whole. */
function isOf({ place, amount }: Known, shares: readonly EventRow[]): boolean {
  const [, oldIndex] = oldPlace.exec(place) ?? []
  const [first] = shares
  if (oldIndex === undefined) return place.slice(0, place.lastIndexOf('.')) === first?.content
  return Number(oldIndex) === first?.index && amount === sumOf(shares)
}

interface Settlement {
  readonly events: readonly EventRow[]
  readonly problem?: string
}

/** Chooses between the shares that a delivery brings, and those that are known. */
function settled(given: readonly EventRow[], all: readonly Known[]): Settlement {
  const told = toldHere(all)
  const [first, second] = given
  const [kept] = told
  if (!first || !kept) return { events: given }
  if (contradict(given, told)) {
    const ours = told.filter(({ isOurs }) => isOurs)
    return { events: ours.map((one) => asEvent(one, first)), problem: contradictionText(first) }
  }
  const isComplete = told.every(({ data }) => data !== null)
  if (told.length > given.length && isComplete) return { events: told.map((one) => asEvent(one, first)) }
  if (second && told.length === 1 && kept.isOurs && kept.stage === 'final' && mayHaveHad(kept, second)) {
    return { events: [filled(first, kept)], problem: contradictionText(second) } // the owner would get it twice
  }
  return { events: given.map((event, index) => filled(event, given.length === told.length ? told[index] : undefined)) }
}

/** The shares that are known in this block: those of the stream, or else of the one that knows most. */
function toldHere(all: readonly Known[]): readonly Known[] {
  const here = all.filter(({ isHere }) => isHere)
  const ours = here.filter(({ isOurs }) => isOurs)
  const streams = ours.length > 0 ? [ours] : [...groupedBy(here, ({ streamId }) => streamId).values()]
  const [best = []] = streams.sort((one, other) => other.length - one.length)
  return [...best].sort((one, other) => one.number - other.number)
}

/** Whether they add up to different sums, or give the shares to other owners. */
const contradict = (given: readonly EventRow[], told: readonly Known[]): boolean =>
  sumOf(given) !== sumOf(told) ||
  (given.length === told.length &&
    given.some((event, index) => {
      const [one, other] = [ownerIn(event), ownerIn(told[index])]
      return BigInt(event.amount ?? 0) !== told[index]?.amount || (one !== null && other !== null && one !== other)
    }))

const sumOf = (shares: readonly Pick<Known | EventRow, 'amount'>[]): bigint =>
  shares.reduce((sum, { amount }) => sum + BigInt(amount ?? 0), 0n)

/** The owner of a share; `null` if it is not known. */
function ownerIn(one: { readonly data: string | null } | undefined): string | null {
  const { owner } = Object(JSON.parse(one?.data ?? 'null'))
  return typeof owner === 'string' ? owner : null
}

/** Whether the owner of a share has had it already, in the change of the whole. */
const mayHaveHad = (whole: Known, share: EventRow): boolean => whole.data === null || ownerIn(whole) === ownerIn(share)

/** A share that is known, as if the delivery had brought it. */
const asEvent = ({ isOurs, place, number, amount, data, bigints }: Known, given: EventRow): EventRow => ({
  ...given,
  share: number,
  place: isOurs ? place : `${given.content}.${number}`,
  amount: String(amount),
  data: data ?? given.data,
  bigints: data === null ? given.bigints : bigints,
})

/** Fills the gaps of what is known by what the delivery says. Without anything known, that is all there is. */
function filled(event: EventRow, known: Known | undefined): EventRow {
  if (!known) return event
  const placed = known.isOurs ? { ...event, place: known.place } : event
  if (known.data === null) return placed
  const told = Object.entries(Object(readData({ ...known, data: known.data }))).filter(([, value]) => value !== null)
  return { ...placed, ...storeData({ ...Object(readData(event)), ...Object.fromEntries(told) }) }
}

/** The key of a share, if it is stored in any block: here in the first place, or where it is final. */
function keyIn(all: readonly Known[], { share }: EventRow): string | undefined {
  const same = all.filter(({ number }) => number === share)
  const rank = (one: Known): number => (one.isHere ? (one.isOurs ? 3 : 2) : one.stage === 'final' ? 1 : 0)
  return same.sort((one, other) => rank(other) - rank(one))[0]?.key
}

/** Shares of these kinds and transactions in every stream and block, the oldest first. */
async function knownOf(
  { query }: Queries,
  { events }: Tables,
  { chainId, streamId, hash }: Place,
  shares: readonly EventRow[],
): Promise<readonly Known[]> {
  const text = `
    select transaction_hash, kind, place, key, stage, stream_id, (block_hash = $4)::text as is_here,
      coalesce(amount, 0)::text as amount, data::text, bigints::text
    from ${events} where chain_id = $1 and transaction_hash = any($2::text[]) and kind = any($3::text[]) order by id`
  const hashes = [...new Set(shares.map((share) => cleanText(share.hash)))]
  const { rows } = await query(text, [chainId, hashes, [...new Set(shares.map(({ kind }) => kind))], hash])
  return (rows as readonly Row[]).map((row) => ({
    hash: row.transaction_hash ?? '',
    kind: row.kind ?? '',
    place: row.place ?? '',
    key: row.key ?? '',
    number: oldPlace.test(row.place ?? '') ? 0 : Number(row.place?.split('.').at(-1)),
    amount: BigInt(row.amount ?? 0),
    data: row.data ?? null,
    bigints: row.bigints ?? null,
    stage: row.stage ?? '',
    streamId: row.stream_id ?? '',
    isOurs: row.stream_id === streamId,
    isHere: row.is_here === 'true',
  }))
}

function groupedBy<T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}
