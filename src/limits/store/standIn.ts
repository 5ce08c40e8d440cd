import { startOfPeriod } from '../period.js'
import { spread } from '../window.js'
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
   * Reports to the store, when it is back, what was charged since the last report and the rest of a pause; and fills its
   * window, of which it may have forgotten all, also for what the others take by their shares until they find it too.
   * What the store fails to take in stays due.
   *
   * @param taken - turns that the store remembers
   */
  report(taken: number, settle: (debts: Settlement) => Awaitable<unknown>): Promise<void>
}

/** Milliseconds between two looks for a store that is away. */
export const betweenLooks = 1000

/**
 * Creates the stand-in of a store, with the share of one process. It begins as if the share had been used evenly, so
 * that all of them together go on at the rate.
 *
 * @param holders - limiters that used the store lately
 * @param heard - what the store had charged to the budget when it was last heard
 */
export function standIn(limits: Limits, holders: number, heard: Pick<Status, 'period' | 'used'>): StandIn {
  const { requests, span, budget } = limits
  const charged = budget && startOfPeriod(Date.now(), budget.per) > heard.period ? 0 : heard.used
  const share: Limits = {
    ...limits,
    requests: Math.max(1, Math.floor(requests / holders)),
    span: span * Math.max(1, holders / requests),
    budget: budget && { ...budget, units: budget.units / holders },
  }
  const chargedShare = charged / holders
  const store = memoryStore(chargedShare)
  store.settle(share, { taken: spread(share.requests, 0, share) })
  const firstPeriod = store.status(share).period
  let reported = { period: firstPeriod, used: 0 }
  const own = (): Status => {
    const status = store.status(share)
    return status.period === firstPeriod ? { ...status, used: status.used - chargedShare } : status
  }
  return {
    store,
    limits: share,
    nextLook: performance.now() + betweenLooks,
    status() {
      const status = own()
      return status.period === firstPeriod ? { ...status, used: charged + status.used } : status
    },
    async report(taken, settle) {
      const { period, used, pause } = own()
      const spent = used - (period === reported.period ? reported.used : 0)
      const others = betweenLooks * (1 - 1 / holders)
      await settle({ spent, pause, taken: spread(Math.max(0, requests - taken), others, limits) })
      reported = { period, used }
    },
  }
}
