import { startOfPeriod } from '../period.js'
import { slotOf } from '../schedule.js'
import type { LimiterStore, Limits, Reservation, Settlement, Status } from './store.js'

/** A store that answers at once. */
export interface MemoryStore extends LimiterStore {
  reserve(...asked: Parameters<LimiterStore['reserve']>): Reservation
  settle(limits: Limits, settlement: Settlement): number
  status(limits: Limits): Status
}

/** Returns whether a store is the memory of this process. */
export const isMemory = (store: LimiterStore): store is MemoryStore => store.isLocal

/** How a store in memory begins. */
export interface MemoryStart {
  /** Milliseconds until its bucket is full; default 0. */
  readonly lacking?: number
  /** Units that are charged already. */
  readonly used?: number
}

/** Creates the store of one limiter. The schedule's clock is monotonic, the calendar's is the system's. */
export function memoryStore({ lacking = 0, used: usedBefore = 0 }: MemoryStart = {}): MemoryStore {
  let full = performance.now() + lacking
  let paused = 0
  let period: number | undefined
  let used = usedBefore

  /** Begins a period at its time; one that has begun does not end before another begins. */
  const turnOver = (start: number): number => {
    if (period !== undefined && start > period) used = 0
    period = Math.max(start, period ?? start)
    return period
  }
  const store: MemoryStore = {
    name: 'memory',
    isLocal: true,
    scoped: () => memoryStore(),
    reserve(limits, { cost, billed }) {
      const now = performance.now()
      const slot = slotOf({ full, paused }, now, cost, limits)
      const wait = slot.start - now
      const { budget } = limits
      const calendar = budget ? Date.now() : 0
      const charged = budget ? turnOver(startOfPeriod(calendar, budget.per)) : 0
      const given = { full: slot.full, period: charged, now: calendar, holders: 1, streak: 0, store, limits }
      if (budget && used + billed > budget.units) return { ...given, wait: undefined, used }
      full = slot.full
      used += billed
      return { ...given, wait, used }
    },
    settle(_limits, { unused, refund, pause, spent = 0, drained = 0 }) {
      const now = performance.now()
      if (pause !== undefined) paused = Math.max(paused, now + pause)
      if (refund && refund.period === period) used -= refund.units
      used += spent
      const gap = unused ? Math.max(0, Math.min(unused.time, unused.full - now)) : 0
      full = Math.max(full - gap, drained && now + drained)
      return gap
    },
    status({ budget }) {
      const start = budget ? turnOver(startOfPeriod(Date.now(), budget.per)) : 0
      return { pause: Math.max(0, paused - performance.now()), period: start, used }
    },
  }
  return store
}
