import type { AbiSource, KnownDelivery } from '../../webhooks/delivery/delivery.js'
import { loadKeccak } from '../../webhooks/verify/loadKeccak.js'
import type { EventBlock } from '../families/eventBlock.js'
import { familyOf } from '../families/families.js'
import type { Spend } from '../families/family.js'
import type { Kinds } from '../families/kindRule.js'
import { contradictionText, contradicts } from './contradiction.js'
import { type EventRow, eventRows } from './eventRows.js'

/** The events of a delivery. */
export interface DeliveryEvents {
  readonly block: EventBlock
  /** In the order of their indexes, in which equal ones are numbered. */
  readonly events: readonly EventRow[]
  /** Transactions that have rows in the delivery, but no events. */
  readonly lostHashes: readonly string[]
  /** What its transactions spend, as far as the delivery says so; `undefined` if the chain has no mempool. */
  readonly spends: readonly Spend[] | undefined
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
 * @returns `undefined` if it doesn't say where its block is, which every event needs
 */
export async function eventsOf(delivery: KnownDelivery<AbiSource>): Promise<DeliveryEvents | undefined> {
  const family = familyOf(delivery)
  const block = family.blockOf(delivery)
  if (!block || block.number > largestBlock) return undefined
  const isLost = isAmountIn(family.kinds)
  // Their row was left out, or has no amount.
  const lostRows = delivery.issues.filter((issue) => Object.hasOwn(issue, 'row') || isLost(issue.path))
  const problems = lostRows.map(({ path, message }) => `${path}: ${message}`)
  const lost = new Set(lostRows.flatMap(({ row }) => family.lostHashOf(Object(row)) ?? []))
  const events = new Map<string, EventRow>()
  for (const { problem, ...event } of eventRows(delivery, family, await loadKeccak())) {
    const { hash, kind, place, isAlone } = event
    const id = `${hash} ${kind} ${isAlone ? '' : place}`
    const first = events.get(id)
    if (problem !== undefined) {
      problems.push(problem)
      if (hash !== '') lost.add(hash)
    } else if (!first) events.set(id, event)
    else if (contradicts(first, event)) problems.push(contradictionText(event))
  }
  for (const event of events.values()) lost.delete(event.hash)
  const inOrder = [...events.values()].sort((one, other) => one.index - other.index)
  const spends = family.spendsOf?.(delivery)
  return { block, events: inOrder, lostHashes: [...lost], spends, reason: reasonOf(problems) }
}

/** Returns whether a path leads to the amount of a row. */
function isAmountIn(kinds: Kinds<never>): (path: string) => boolean {
  const lists = Object.values(kinds).flatMap((rule) => (rule.amountOf ? rule.lists : []))
  const amounts = new Set(lists.flatMap((list) => [`${list}/*/value`, `${list}/*/amount`]))
  return (path) => amounts.has(path.replace(/\/\d+(?=\/)/g, '/*'))
}

/** Sums up problems: the first, and how many more. */
export function reasonOf(problems: readonly string[]): string | undefined {
  const [first, ...others] = problems
  if (first === undefined) return undefined
  return others.length === 0 ? first : `${first}; and ${others.length} more`
}
