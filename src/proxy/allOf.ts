import { notify } from '../runtime/notify.js'
import type { Lease, Limiter } from '../transport/limiter.js'

/**
 * Combines several limiters into one. An attempt waits for its turn at each, one after the other, and all of them are
 * told how it ended.
 *
 * @param onFailure - called with the error if one of them rejects; the turns at the others are given back
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
