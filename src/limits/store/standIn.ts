import { timeNow } from '../../runtime/timer.js'
import { startOfPeriod } from '../period.js'
import { spread } from '../window.js'
import { memoryStore } from './memoryStore.js'
import type { Awaitable, LimiterStore, Limits, Settlement, Status } from './store.js'

/** Limits one process in memory while its store is down. */
export interface StandIn {
  readonly store: LimiterStore
  /** The share of this process. */
  readonly limits: Limits
  /** When to try the store again, by `performance.now()`. */
  nextLook: number
  status(): Status
  /**
   * Reports to the store, once it is back, what was charged since the last report and the rest of a pause. It also
   * fills the store's window, in case the store forgot, and because the other processes use their shares until they
   * find it again too. If the store fails, the report is repeated.
   *
   * @param taken - turns that the store remembers
   */
  report(taken: number, settle: (debts: Settlement) => Awaitable<unknown>): Promise<void>
}

/** Milliseconds between two tries to reach a store that is down. */
export const betweenLooks = 1000

/**
 * Creates the stand-in of a store, with the share of one process. It starts as if the share had been used evenly, so
 * that all processes together continue at the rate.
 *
 * @param holders - the number of limiters that used the store lately
 * @param heard - the store's charges to the budget in its last response
 */
export function standIn(limits: Limits, holders: number, heard: Pick<Status, 'period' | 'used'>): StandIn {
  const { requests, span, budget } = limits
  const charged = budget && startOfPeriod(timeNow(), budget.per) > heard.period ? 0 : heard.used
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
