import type { EventRow } from '../../../../src/inbox/events/eventRows.js'
import type { DeliveryEvents } from '../../../../src/inbox/events/eventsOf.js'
import type { Stage } from '../../../../src/inbox/events/eventTypes.js'
import { isOpen } from '../../../../src/inbox/events/isOpen.js'
import type { EventBlock } from '../../../../src/inbox/families/eventBlock.js'

/** An event as an inbox keeps it: of one transaction, in one block. */
export interface KeptEvent extends Seen {
  readonly kind: string
  /** What tells it apart from the others of its kind and transaction, within its block. */
  readonly place: string
  /** Its key without the running number, and that. */
  readonly base: string
  readonly number: number
  readonly key: string
  readonly stage: Stage
  /** The outputs that its transaction spends, on a chain with a mempool. */
  readonly spends: readonly string[]
  /** The last stage that a worker was given; absent before the first. */
  readonly handed?: Stage
}

/** A transaction that a stream has seen in a block. */
interface Seen {
  readonly streamId: string
  readonly transactionHash: string
  readonly blockHash: string
  readonly blockNumber: bigint
  /** Milliseconds since 1970. */
  readonly blockTime: number
}

/** What a chain says: the block of each transaction that it has, and the block at each height. */
export interface Chain {
  readonly blockOf: ReadonlyMap<string, string>
  readonly hashAt: ReadonlyMap<bigint, string>
}

type Kept = readonly KeptEvent[]

// The rules of `src/inbox/store`, which are SQL, drawn in the page: a test plays every scenario to both.

/**
 * What is kept after a delivery. New events are final where the service has confirmed them, orphaned where their block has
 * lost its transaction already, else provisional; a confirmed copy makes an event final; and what the same transactions left
 * in other blocks is orphaned. Events of the mempool are pending until a block has them, unless one has had them before.
 */
export function afterDelivery(before: Kept, streamId: string, delivery: DeliveryEvents): Kept {
  const { block, events, lostHashes } = delivery
  const isFinal = block.stage === 'final'
  const isPending = block.stage === 'pending'
  const kept = isPending ? before : moved(before, streamId, delivery)
  const arrived: KeptEvent[] = []
  for (const row of events) {
    const seen = seenIn(block, streamId, row.hash)
    if (!isPending && row.isDetermined && row.amount === null) continue // what nobody has told is no event
    if (isPending && kept.some((one) => isOfStream(one, seen) && !isSameBlock(one, seen))) continue
    const stage = block.stage === 'provisional' ? stageIn(kept, seen) : block.stage
    const spends = spendsIn(delivery, row.hash)
    arrived.push({ ...seen, ...numbered([...kept, ...arrived], seen, row, block.chainId), stage, spends })
  }
  const isAmong = (list: Kept, event: KeptEvent): boolean => list.some((one) => isSame(one, event))
  const known = kept.map((one) => (isFinal && isAmong(arrived, one) ? withStage(one, 'final') : one))
  const lost = lostHashes.map((hash) => seenIn(block, streamId, hash))
  const all = [...known, ...arrived.filter((event) => !isAmong(kept, event))]
  return withoutReplaced(isPending ? all : withoutOvertaken(all, lost, isFinal))
}

const spendsIn = ({ spends = [] }: DeliveryEvents, transaction: string): readonly string[] =>
  spends.flatMap(({ hash, output }) => (hash === transaction ? [output] : []))

/**
 * Orphans the events whose transaction spends what another one has spent: pending ones if that one stands in a block, and
 * provisional ones once it is final.
 */
function withoutReplaced(kept: Kept): Kept {
  const isRival = (one: KeptEvent, event: KeptEvent): boolean =>
    one.transactionHash !== event.transactionHash && one.spends.some((output) => event.spends.includes(output))
  const isReplaced = (event: KeptEvent): boolean =>
    (event.stage === 'pending' || event.stage === 'provisional') &&
    kept.some(
      (one) =>
        (one.stage === 'final' || (one.stage === 'provisional' && event.stage === 'pending')) && isRival(one, event),
    )
  return kept.map((event) => (isReplaced(event) ? withStage(event, 'orphaned') : event))
}

/** Moves the pending events of a stream into the block that has their transactions now. */
function moved(kept: Kept, streamId: string, { block, events }: DeliveryEvents): Kept {
  return kept.map((one) => {
    const row = events.find(({ hash, kind, place }) => {
      return hash === one.transactionHash && kind === one.kind && place === one.place
    })
    if (!row || one.stage !== 'pending' || one.streamId !== streamId) return one
    return { ...one, ...seenIn(block, streamId, row.hash), stage: block.stage }
  })
}

/** What is kept after a sweep. It orphans only what the chain has elsewhere, or whose block it has replaced. */
export function afterSweep(kept: Kept, { blockOf, hashAt }: Chain): Kept {
  const open = new Set(kept.filter(({ stage }) => stage === 'provisional').map((event) => event.transactionHash))
  return kept.map((event) => {
    if (!open.has(event.transactionHash) || event.stage === 'final' || event.stage === 'pending') return event
    const block = blockOf.get(event.transactionHash)
    if (block === event.blockHash) return withStage(event, 'final')
    const isGone = block !== undefined || (hashAt.get(event.blockNumber) ?? event.blockHash) !== event.blockHash
    return isGone ? withStage(event, 'orphaned') : event
  })
}

/** What is kept once a worker was given all that is due. */
export const afterWork = (kept: Kept): Kept =>
  kept.map((event) => (isOpen(event) ? { ...event, handed: event.stage } : event))

/** Whether two are one event. */
export const isSame = (one: KeptEvent, other: KeptEvent): boolean =>
  one.streamId === other.streamId && isSamePlace(one, other)

const isSamePlace = (one: KeptEvent, other: KeptEvent): boolean =>
  isSameBlock(one, other) && one.kind === other.kind && one.place === other.place

const isSameBlock = (one: Seen, other: Seen): boolean =>
  one.transactionHash === other.transactionHash && one.blockHash === other.blockHash

const isOfStream = (one: Seen, other: Seen): boolean =>
  one.streamId === other.streamId && one.transactionHash === other.transactionHash

function seenIn(block: EventBlock, streamId: string, transactionHash: string): Seen {
  const { hash, number, timestamp } = block
  return { streamId, transactionHash, blockHash: hash, blockNumber: number, blockTime: timestamp?.getTime() ?? 0 }
}

/** Gives a row its running number: that of its place in any stream, or the next one among the equal ones of its block. */
function numbered(kept: Kept, seen: Seen, { kind, place, content }: EventRow, chainId: string) {
  const base = [chainId, seen.transactionHash || seen.blockHash, kind, content].join(':')
  const equal = kept.filter((one) => isSameBlock(one, seen) && one.base === base)
  const known = equal.find((one) => one.place === place)
  const number = known?.number ?? Math.max(-1, ...equal.map((one) => one.number)) + 1
  return { kind, place, base, number, key: `${base}:${number}` }
}

/** Stage of a new event that the service has not confirmed. */
function stageIn(kept: Kept, seen: Seen): Stage {
  const own = kept.filter((one) => isOfStream(one, seen) && isSameBlock(one, seen))
  if (own.length > 0) return own.every(({ stage }) => stage === 'orphaned') ? 'orphaned' : 'provisional'
  const outlives = (one: KeptEvent): boolean =>
    one.stage === 'final' || (one.stage === 'provisional' && lead(one, seen) > 0)
  return kept.some((one) => isOfStream(one, seen) && outlives(one)) ? 'orphaned' : 'provisional'
}

/** Orphans the provisional events of each block that has lost their transaction to another. */
function withoutOvertaken(kept: Kept, lost: readonly Seen[], isFinal: boolean): Kept {
  const unseen = lost.filter((seen) => !kept.some((one) => isOfStream(one, seen) && isSameBlock(one, seen)))
  const standing = [
    ...kept
      .filter(({ stage }) => stage === 'final' || stage === 'provisional')
      .map((one) => ({ ...one, isFinal: one.stage === 'final' })),
    ...unseen.map((one) => ({ ...one, isFinal })),
  ]
  const first = (seen: Seen): number => kept.findIndex((one) => isOfStream(one, seen) && isSameBlock(one, seen))
  const since = (seen: Seen): number => (first(seen) < 0 ? kept.length : first(seen))
  const isOvertaken = (event: KeptEvent): boolean => {
    const all = standing.filter((one) => isOfStream(one, event))
    if (all.some((one) => isSameBlock(one, event) && one.isFinal)) return false
    const rivals = all.filter((one) => !isSameBlock(one, event))
    return rivals.some((one) => one.isFinal || (lead(one, event) || since(one) - since(event)) > 0)
  }
  return kept.map((event) =>
    event.stage === 'provisional' && isOvertaken(event) ? withStage(event, 'orphaned') : event,
  )
}

/** How much later one block is than another, by number, then by time. */
const lead = (one: Seen, other: Seen): number =>
  Number(one.blockNumber - other.blockNumber) || one.blockTime - other.blockTime

const withStage = (event: KeptEvent, stage: Stage): KeptEvent => ({ ...event, stage })
