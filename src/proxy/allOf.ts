import { notify } from '../runtime/notify.js'
import type { Lease, Limiter } from '../transport/limiter.js'

/**
 * Makes one limiter of several: an attempt waits for its turn at each, one after the other, and all hear how it ended.
 *
 * @param onFailure - called with what one of them rejects with; the turns at the others are then given back
 */
export function allOf(limiters: readonly Limiter[], onFailure: (error: unknown) => void): Limiter {
  return {
    async acquire(cost, signal, attempt) {
      const leases: Lease[] = []
      const forEach = (call: (lease: Lease) => unknown): void => {
        for (const lease of leases) notify(() => call(lease))
      }
      const lease: Lease = {
        release: (outcome) => forEach((each) => each.release?.(outcome)),
        rateLimited: (ms) => forEach((each) => each.rateLimited?.(ms)),
      }
      try {
        for (const limiter of limiters) {
          const turn = await limiter.acquire(cost, signal, attempt)
          if (turn) leases.push(turn)
        }
        return lease
      } catch (error) {
        lease.release({ sent: false })
        onFailure(error)
        throw error
      }
    },
  }
}
