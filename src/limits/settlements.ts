import { isMemory } from './store/memoryStore.js'
import type { LimiterStore, Limits, Settlement } from './store/store.js'

/** What a store has to hear. */
export interface Due extends Settlement {
  readonly store: LimiterStore
  readonly limits: Limits
  /** Whether turns come back, or nothing may go: whoever asks for a turn waits until the store knows. */
  readonly isUrgent: boolean
}

/** What stores have to hear, which no attempt waits for. */
export interface Settlements {
  /** Whether a store has to hear something before it is asked for a turn. */
  readonly areUrgent: boolean
  /** Tells a store, together with what else it has to hear while it is busy with the last. */
  add(due: Due): void
  /** Resolves when all is told that there is to tell now; what comes later, it does not wait for. */
  settled(): Promise<void>
}

/** Creates what tells stores, one thing after the other. A store that fails says so to whoever asks it next. */
export function createSettlements(): Settlements {
  const line: Due[] = []
  let current: Due | undefined
  let step: Promise<void> | undefined
  let added = 0
  let told = 0 // the first of those

  const tell = async (): Promise<void> => {
    for (current = nextOf(line); current; current = nextOf(line)) {
      const taken = added - line.length
      step = settle(current)
      await step
      told = taken
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
      if (!step) tell()
    },
    async settled() {
      for (const all = added; told < all; ) await step
    },
  }
}

async function settle(due: Due): Promise<void> {
  try {
    await due.store.settle(due.limits, due)
  } catch {
    // said to whoever asks next
  }
}

/** Takes the first out of a line, with all behind it that can be told in one. */
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
