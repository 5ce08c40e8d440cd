import type { AbiSource, AptosDelivery, EvmDelivery } from '../../webhooks/delivery/delivery.js'
import { loadKeccak } from '../../webhooks/verify/loadKeccak.js'
import { type EventRow, eventRows } from './eventRows.js'
import { aptosKinds, evmKinds } from './kinds.js'
import { isLost, lostHashesOf } from './lostRows.js'

/** The block of a delivery. */
export interface EventBlock {
  readonly chainId: string
  readonly number: bigint
  readonly hash: string
  readonly timestamp: Date
  /** Whether the service has confirmed the block. */
  readonly isFinal: boolean
}

/** The events of a delivery. */
export interface DeliveryEvents {
  readonly block: EventBlock
  /** In the order of their logs, in which equal ones are numbered. */
  readonly events: readonly EventRow[]
  /** Transactions that have rows in the delivery, but no events. */
  readonly lostHashes: readonly string[]
  /** Why some of its rows aren't events. */
  readonly reason: string | undefined
}

/** The largest block number that the database can store. */
const largestBlock = 0x7fffffffffffffffn

/** The reason if a delivery can't become events at all. */
export const notPlaced = 'The block has no number, no hash or no time'

/**
 * Turns a delivery into events.
 *
 * @returns `undefined` if its block has no number, hash or time, which every event needs
 */
export async function eventsOf(delivery: EvmDelivery<AbiSource> | AptosDelivery): Promise<DeliveryEvents | undefined> {
  const isEvm = 'chainId' in delivery
  const { number, hash, timestamp } = delivery.block
  if (number === undefined || number > largestBlock || timestamp === undefined || hash === '') return undefined
  const chainId = isEvm ? delivery.chainId : `aptos:${delivery.network}`
  const block = { chainId, number, hash: hash.toLowerCase(), timestamp, isFinal: !isEvm || delivery.confirmed }
  const problems = delivery.issues.filter(isLost).map(({ path, message }) => `${path}: ${message}`)
  const keccak = await loadKeccak()
  const rows = isEvm ? eventRows(delivery, evmKinds, keccak) : eventRows(delivery, aptosKinds, keccak)
  const events = new Map<string, EventRow>()
  const lost = new Set(lostHashesOf(delivery.issues))
  for (const { problem, ...event } of rows) {
    const { hash, kind, place } = event
    const id = `${hash} ${kind} ${place}`
    if (problem !== undefined) {
      problems.push(problem)
      if (hash !== '') lost.add(hash)
    } else if (!events.has(id)) {
      events.set(id, event)
    }
  }
  for (const event of events.values()) lost.delete(event.hash)
  const inOrder = [...events.values()].sort((one, other) => one.index - other.index)
  return { block, events: inOrder, lostHashes: [...lost], reason: reasonOf(problems) }
}
function reasonOf(problems: readonly string[]): string | undefined {
  const [first, ...others] = problems
  if (first === undefined) return undefined
  return others.length === 0 ? first : `${first}; and ${others.length} more`
}
