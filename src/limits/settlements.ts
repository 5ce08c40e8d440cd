import { isMemory } from './store/memoryStore.js'
import type { LimiterStore, Limits, Settlement } from './store/store.js'

/** A settlement that a store hasn't received yet. */
export interface Due extends Settlement {
  readonly store: LimiterStore
  readonly limits: Limits
  /** Whether it gives turns back or pauses: the store must know before it is asked for another turn. */
  readonly isUrgent: boolean
}

/** Settlements on their way to the store. No attempt waits for them. */
export interface Settlements {
  /** Whether the store must receive one of them before it is asked for a turn. */
  readonly areUrgent: boolean
  /** Sends a settlement. While the store is busy with the last one, further ones are merged. */
  add(due: Due): void
  /** Resolves when everything that was added so far is sent. */
  settled(): Promise<void>
}

/**
 * Creates a sender of settlements, which sends one at a time. If the store fails, the next request for a turn reports
 * it.
 */
export function createSettlements(): Settlements {
  const line: Due[] = []
  let current: Due | undefined
  let step: Promise<void> | undefined
  let added = 0
  let sent = 0 // of those added

  const send = async (): Promise<void> => {
    for (current = nextOf(line); current; current = nextOf(line)) {
      const taken = added - line.length
      step = settle(current)
      await step
      sent = taken
    }
    step = undefined
  }

  return {
    get areUrgent() {
      return [current, ...line].some((due) => due?.isUrgent)
    },
    add(due) {
      if (isMemory(due.store)) {
        due.store.settle(due.limits, due)
        return
      }
      line.push(due)
      added++
      if (!step) send()
    },
    async settled() {
      for (const all = added; sent < all; ) await step
    },
  }
}

async function settle(due: Due): Promise<void> {
  try {
    await due.store.settle(due.limits, due)
  } catch {
    // the next request for a turn reports it
  }
}

/** Takes the first out of the queue, merged with all behind it that can be sent along. */
function nextOf(line: Due[]): Due | undefined {
  let next = line.shift()
  while (next && line[0]) {
    const { store, billed, pause } = line[0]
    const isAnother = billed && next.billed && billed.period !== next.billed.period
    if (store !== next.store || isAnother || (pause !== undefined && next.pause !== undefined)) break
    next = together(next, line[0])
    line.shift()
  }
  return next
}

function together(one: Due, other: Due): Due {
  const period = (one.billed ?? other.billed)?.period
  return {
    store: one.store,
    limits: one.limits,
    isUrgent: one.isUrgent || other.isUrgent,
    returned: one.returned || other.returned ? [...(one.returned ?? []), ...(other.returned ?? [])] : undefined,
    taken: one.taken && other.taken ? [...one.taken, ...other.taken] : (one.taken ?? other.taken),
    billed: period === undefined ? undefined : { period, units: (one.billed?.units ?? 0) + (other.billed?.units ?? 0) },
    spent: (one.spent ?? 0) + (other.spent ?? 0),
    pause: one.pause ?? other.pause,
  }
}
