import { timeFor } from '../schedule.js'
import { memoryStore } from './memoryStore.js'
import type { LimiterStore, Limits, Settlement, Status } from './store.js'

/** The memory that limits one process while its store is away. */
export interface StandIn {
  readonly store: LimiterStore
  /** The share of this process. */
  readonly limits: Limits
  /** When to look for the store again, by `performance.now()`. */
  nextLook: number
  status(): Status
  /**
   * What the store has to hear when it is back: what was charged meanwhile, the rest of a pause, and that its bucket is
   * empty, which it may have forgotten, and lacks what the others take by their shares until they find it too.
   */
  debts(): Settlement
}

/** Milliseconds between two looks for a store that is away. */
export const betweenLooks = 1000

/**
 * Creates the stand-in of a store: a bucket that begins empty and has the share of one process. So all of them together
 * keep to the rate, and each adds no more than its share of the burst, or a call that is dearer than that.
 *
 * @param holders - limiters that used the store lately
 * @param charged - units that the store had charged to the budget
 */
export function standIn(limits: Limits, holders: number, charged: number): StandIn {
  const { unitsPerSecond, burst, budget } = limits
  const share: Limits = {
    unitsPerSecond: unitsPerSecond / holders,
    burst: burst / holders,
    budget: budget && { ...budget, units: budget.units / holders },
  }
  const chargedShare = charged / holders
  const store = memoryStore({ lacking: timeFor(share.burst, share), used: chargedShare })
  const firstPeriod = store.status(share).period
  const own = (): Status => {
    const { period, used, pause } = store.status(share)
    return { pause, period, used: period === firstPeriod ? used - chargedShare : used }
  }
  return {
    store,
    limits: share,
    nextLook: performance.now() + betweenLooks,
    status() {
      const { period, used, pause } = own()
      return { pause, period, used: period === firstPeriod ? charged + used : used }
    },
    debts() {
      const { period, used, pause } = own()
      return {
        refund: { period, units: -used },
        pause,
        drained: timeFor(burst, limits) + betweenLooks * (1 - 1 / holders),
      }
    },
  }
}
