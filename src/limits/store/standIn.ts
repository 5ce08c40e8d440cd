import { startOfPeriod } from '../period.js'
import { timeFor } from '../schedule.js'
import { memoryStore } from './memoryStore.js'
import type { Awaitable, LimiterStore, Limits, Settlement, Status } from './store.js'

/** The memory that limits one process while its store is away. */
export interface StandIn {
  readonly store: LimiterStore
  /** The share of this process. */
  readonly limits: Limits
  /** When to look for the store again, by `performance.now()`. */
  nextLook: number
  status(): Status
  /**
   * Reports to the store, when it is back, what was charged since the last report, the rest of a pause, and that its bucket
   * is empty, which it may have forgotten, and lacks what the others take by their shares until they find it too. What
   * the store fails to take in stays due.
   */
  report(settle: (debts: Settlement) => Awaitable<unknown>): Promise<void>
}

/** Milliseconds between two looks for a store that is away. */
export const betweenLooks = 1000

/**
 * Creates the stand-in of a store: a bucket that begins empty and has the share of one process. So all of them together
 * keep to the rate, and each adds no more than its share of the burst, or a call that is dearer than that.
 *
 * @param holders - limiters that used the store lately
 * @param heard - what the store had charged to the budget when it was last heard
 */
export function standIn(limits: Limits, holders: number, heard: Pick<Status, 'period' | 'used'>): StandIn {
  const { unitsPerSecond, burst, budget } = limits
  const charged = budget && startOfPeriod(Date.now(), budget.per) > heard.period ? 0 : heard.used
  const share: Limits = {
    unitsPerSecond: unitsPerSecond / holders,
    burst: burst / holders,
    budget: budget && { ...budget, units: budget.units / holders },
  }
  const chargedShare = charged / holders
  const store = memoryStore({ lacking: timeFor(share.burst, share), used: chargedShare })
  const firstPeriod = store.status(share).period
  let reported = { period: firstPeriod, used: 0 }
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
    async report(settle) {
      const { period, used, pause } = own()
      const spent = used - (period === reported.period ? reported.used : 0)
      await settle({ spent, pause, drained: timeFor(burst, limits) + betweenLooks * (1 - 1 / holders) })
      reported = { period, used }
    },
  }
}
