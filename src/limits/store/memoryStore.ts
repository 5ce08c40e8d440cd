import { timeNow } from '../../runtime/timer.js'
import { startOfPeriod } from '../period.js'
import { forget, type Grants, nextTurns, note, together } from '../window.js'
import type { Asked, LimiterStore, Limits, Reservation, Settlement, Status } from './store.js'

/** A store that responds synchronously. */
export interface MemoryStore extends LimiterStore {
  reserve(limits: Limits, asked: Asked): Reservation
  settle(limits: Limits, settlement: Settlement): void
  status(limits: Limits): Status
}

/** Returns whether a store is the memory of this process. */
export const isMemory = (store: LimiterStore): store is MemoryStore => store.isLocal

/**
 * Creates the store of one limiter. Turns use a monotonic clock. Periods use the same, set right by the system's clock
 * after each request that has a budget: before one, Next.js doesn't prerender what reads `Date.now()`.
 */
export function memoryStore(usedBefore = 0): MemoryStore {
  const grants: Grants = { cells: [], counts: [], total: 0 }
  let paused = 0
  let period = Number.NEGATIVE_INFINITY
  let used = usedBefore
  let origin = timeNow() - performance.now()
  const setClock = ({ budget }: Limits): number => {
    const now = performance.now()
    if (budget) origin = Date.now() - now
    return now
  }

  /**
   * Starts a new period when it is time, and returns when the current one began. If the clock is set back, what was
   * charged stays charged, and also once the clock is right again.
   */
  const turnOver = (budget: Limits['budget'], calendar: number): number => {
    if (!budget) return 0
    const start = startOfPeriod(calendar, budget.per)
    if (start > period && period >= 0) used = 0
    period = Math.max(period, start)
    return period
  }
  const store: MemoryStore = {
    name: 'memory',
    isLocal: true,
    scoped: () => memoryStore(),
    reserve(limits, { costs }) {
      const now = performance.now()
      const { budget } = limits
      const calendar = budget ? origin + now : 0
      const charged = turnOver(budget, calendar)
      forget(grants, now, limits)
      const free = nextTurns(grants, costs.length, Math.max(now, paused), limits)
      const last = (free[0] ?? now) + together
      const turns: number[] = []
      for (const turn of free) {
        const cost = costs[turns.length] ?? 0
        if (turn > last || (budget && used + cost > budget.units)) break
        used += cost
        note(grants, turn, 1, limits)
        turns.push(turn)
      }
      return { turns, now, calendar, period: charged, used, holders: 1, store, limits }
    },
    settle(limits, { returned = [], taken = [], billed, spent = 0, pause }) {
      const now = setClock(limits)
      for (const turn of returned) note(grants, turn, -1, limits)
      for (const [age, count] of taken) note(grants, now - age, count, limits)
      turnOver(limits.budget, origin + now)
      const late = billed && billed.period === Math.max(0, period) ? billed.units : 0
      used = Math.max(0, used + late + spent)
      if (pause !== undefined) paused = Math.max(paused, now + pause)
    },
    status(limits) {
      const now = setClock(limits)
      const start = turnOver(limits.budget, origin + now)
      forget(grants, now, limits)
      return { pause: Math.max(0, paused - now), period: start, used, taken: grants.total }
    },
  }
  return store
}
