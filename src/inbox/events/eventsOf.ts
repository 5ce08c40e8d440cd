import type { AbiSource, Delivery } from '../../webhooks/delivery/delivery.js'
import { aptosKinds, evmKinds, type Kinds } from './kinds.js'
import { isLost, lostRowsOf } from './lostRows.js'
import { createPlaces } from './places.js'
import { type StoredData, storeData } from './storedData.js'

/** An event of a delivery, as it is stored. */
export interface EventRow extends StoredData {
  readonly key: string
  readonly kind: string
  readonly hash: string
  readonly index: number
  /** Place among the events that share its log, from 0. */
  readonly place: number
  readonly amount: string | null
}

/** The block of a delivery, with everything that an event needs of it. */
export interface EventBlock {
  readonly chainId: string
  readonly number: bigint
  readonly hash: string
  readonly timestamp: Date
  /** Whether the service says that it stays. */
  readonly isFinal: boolean
}

/** What a delivery becomes. */
export interface DeliveryEvents {
  readonly block: EventBlock
  /** In an order that all copies share, whatever order their rows have: two copies at once then wait for one another. */
  readonly events: readonly EventRow[]
  /** Why some of its rows are no events. */
  readonly reason: string | undefined
}

/** The largest amount of a contract, 2^256 - 1. Written out: bundlers keep what has to be computed. */
const largest = 0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffn

/** The largest number of a block that the database takes. */
const largestBlock = 0x7fffffffffffffffn

/** Why a delivery becomes no events. */
export const notPlaced = 'The block has no number, no hash or no time'

/**
 * Turns a delivery into events.
 *
 * @returns `undefined` when its block has no number or no time, without which nothing of it can be told apart
 */
export function eventsOf(delivery: Delivery<AbiSource>): DeliveryEvents | undefined {
  const isEvm = 'chainId' in delivery
  const { number, hash, timestamp } = delivery.block
  if (number === undefined || number > largestBlock || timestamp === undefined || hash === '') return undefined
  const chainId = isEvm ? delivery.chainId : `aptos:${delivery.network}`
  const block = { chainId, number, hash, timestamp, isFinal: !isEvm || delivery.confirmed }
  const problems = delivery.issues.filter(isLost).map(({ path, message }) => `${path}: ${message}`)
  const rows = isEvm ? rowsOf(delivery, evmKinds, chainId) : rowsOf(delivery, aptosKinds, chainId)
  const events = new Map<string, EventRow>()
  for (const { event, problem } of rows) {
    if (problem !== undefined) problems.push(problem)
    else if (event && !events.has(event.key)) events.set(event.key, event)
  }
  return { block, events: [...events.values()].sort(byPlace), reason: reasonOf(problems) }
}

interface ReadRow {
  readonly event?: EventRow
  readonly problem?: string
}

function* rowsOf<D extends Delivery<AbiSource>>(delivery: D, kinds: Kinds<D>, chainId: string): Generator<ReadRow> {
  for (const [kind, rule] of Object.entries(kinds)) {
    const rows = rule.rowsOf(delivery)
    if (rows.length === 0) continue
    const { list } = rule
    const data = rule.dataOf?.(delivery)
    const count = counter(lostRowsOf(delivery.issues, list))
    const placeOf = createPlaces()
    for (const row of rows) {
      const hash = rule.hashOf(row) ?? ''
      const counted = count(hash)
      const index = rule.indexOf?.(row) ?? counted
      const stored = storeData(data ? data.of(row) : row)
      const place = placeOf(`${hash}:${index}`, stored.data)
      const amount = rule.amountOf?.(row) ?? null
      if (amount !== null && amount > largest) {
        yield { problem: `${list}: an amount of ${String(amount).length} digits is beyond 2^256 - 1` }
        continue
      }
      const key = `${chainId}:${hash}:${kind}:${index}${place === 0 ? '' : `.${place}`}`
      yield { event: { key, kind, hash, index, place, amount: amount === null ? null : String(amount), ...stored } }
    }
  }
}

/** Counts the rows of each transaction in a list, those included that could not be read. */
function counter(lost: readonly { readonly position: number; readonly hash: string | undefined }[]) {
  const counts = new Map<string, number>()
  const add = (hash: string): number => {
    const count = counts.get(hash) ?? 0
    counts.set(hash, count + 1)
    return count
  }
  let position = 0
  let next = 0
  return (hash: string): number => {
    for (; lost[next]?.position === position; next++, position++) add(lost[next]?.hash ?? '')
    position++
    return add(hash)
  }
}

const byPlace = (a: EventRow, b: EventRow): number => a.index - b.index || a.place - b.place || (a.key < b.key ? -1 : 1)

function reasonOf(problems: readonly string[]): string | undefined {
  const [first, ...others] = problems
  if (first === undefined) return undefined
  return others.length === 0 ? first : `${first}; and ${others.length} more`
}
