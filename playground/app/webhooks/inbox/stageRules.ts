import type { DeliveryEvents } from '../../../../src/inbox/events/eventsOf.js'
import type { Stage } from '../../../../src/inbox/events/eventTypes.js'
import { isOpen } from '../../../../src/inbox/events/isOpen.js'

/** An event as an inbox keeps it: of one transaction, in one block. */
export interface KeptEvent extends Identity, Placed {
  readonly kind: string
  readonly transactionHash: string
  readonly stage: Stage
  /** The last stage that a worker was given; absent before the first. */
  readonly handed?: Stage
}

/** What tells an event apart. */
interface Identity {
  readonly streamId: string
  readonly key: string
  readonly blockHash: string
}

/** Where its block is on the chain. */
interface Placed {
  readonly blockNumber: bigint
  /** Milliseconds since 1970. */
  readonly blockTime: number
}

/** Block of each transaction that the chain has. */
export type Chain = ReadonlyMap<string, string>

type Kept = readonly KeptEvent[]

// The rules of `src/inbox/store`, which are SQL, drawn in the page: a test plays every scenario to both.

/**
 * What is kept after a delivery. New events are provisional, or final where the service has confirmed them; a confirmed copy
 * makes an event final; and what the same transactions left in other blocks is orphaned.
 */
export function afterDelivery(kept: Kept, streamId: string, { block, events }: DeliveryEvents): Kept {
  const place = { streamId, blockHash: block.hash, blockNumber: block.number, blockTime: block.timestamp.getTime() }
  const stage = block.isFinal ? 'final' : 'provisional'
  const arrived = events.map(({ key, kind, hash }) => ({ ...place, key, kind, transactionHash: hash, stage }) as const)
  const isAmong = (list: Kept, event: KeptEvent): boolean => list.some((one) => isSame(one, event))
  const known = kept.map((one) => (block.isFinal && isAmong(arrived, one) ? withStage(one, 'final') : one))
  return withoutOvertaken([...known, ...arrived.filter((event) => !isAmong(kept, event))])
}

/** What is kept after a sweep, which asks the chain about the provisional ones. */
export function afterSweep(kept: Kept, chain: Chain): Kept {
  const answerOn = ({ transactionHash, blockHash }: KeptEvent): Stage =>
    chain.get(transactionHash) === blockHash ? 'final' : 'orphaned'
  return kept.map((event) => (event.stage === 'provisional' ? withStage(event, answerOn(event)) : event))
}

/** What is kept once a worker was given all that is due. */
export const afterWork = (kept: Kept): Kept =>
  kept.map((event) => (isOpen(event) ? { ...event, handed: event.stage } : event))

/** Whether two are one event. */
export const isSame = (one: Identity, other: Identity): boolean =>
  one.streamId === other.streamId && one.key === other.key && one.blockHash === other.blockHash

/** Whether two are of one transaction, in two blocks. */
const isRival = (one: Identity, other: Identity): boolean =>
  one.streamId === other.streamId && one.key === other.key && one.blockHash !== other.blockHash

/** Orphans the provisional ones that a rival outlives; of two that are equal, the one that came first. */
function withoutOvertaken(kept: Kept): Kept {
  const isOvertaken = (event: KeptEvent, place: number): boolean =>
    kept.some(
      (other, otherPlace) =>
        isRival(other, event) &&
        (outlives(other, event) || (other.stage === 'provisional' && lead(other, event) === 0 && otherPlace > place)),
    )
  return kept.map((event, place) =>
    event.stage === 'provisional' && isOvertaken(event, place) ? withStage(event, 'orphaned') : event,
  )
}

/** Whether a provisional event loses against a rival: one that is final, or provisional and of a later block. */
const outlives = (other: KeptEvent, event: Placed): boolean =>
  other.stage === 'final' || (other.stage === 'provisional' && lead(other, event) > 0)

/** How much later one block is than another, by number, then by time. */
const lead = (one: Placed, other: Placed): number =>
  Number(one.blockNumber - other.blockNumber) || one.blockTime - other.blockTime

const withStage = (event: KeptEvent, stage: Stage): KeptEvent => ({ ...event, stage })
