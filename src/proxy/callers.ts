import { BudgetError } from '../errors/budget.js'
import { ConnectionError, TimeoutError } from '../errors/connection.js'
import { createLimiter, type RateLimiter } from '../limits/limiter.js'
import type { LimiterOptions } from '../limits/options.js'
import type { CallCost } from '../operation/cost.js'
import { withTimeout } from '../runtime/withTimeout.js'
import type { Lease } from '../transport/limiter.js'
import { Refused } from './answer.js'
import { recentMap } from './recent.js'

/** A call of a caller that wants to be sent. */
export interface CallerTurn {
  readonly caller: string
  readonly operation: string
  readonly cost: CallCost
  readonly signal: AbortSignal
}

/** Waits for the turn of a caller's call; the lease is released when it has ended. */
export type TakeTurn = (turn: CallerTurn) => Promise<Lease | undefined>

/**
 * Creates what holds each caller to a rate and a budget.
 *
 * @throws {Refused} from its result: 429 with `retry-after` when the turn does not come within a second, or the budget is
 * spent; 503 when the store fails.
 */
export function createCallers(limit: LimiterOptions | undefined): TakeTurn {
  if (!limit) return async () => undefined
  const { store } = limit
  const limiters = recentMap<RateLimiter>({ size: 10_000 })
  return async ({ caller, operation, cost: { counted, billed }, signal }) => {
    const limiter = limiters.get(caller) ?? createLimiter({ ...limit, ...(store && { store: store.scoped(caller) }) })
    limiters.set(caller, limiter)
    try {
      return await withTimeout({ timeout: patience, expire, signal }, (own) =>
        limiter.acquire(counted, own.signal, { operation, billed }),
      )
    } catch (error) {
      if (error instanceof TimeoutError) throw new Refused(429, 'Too many calls: slow down', patience)
      if (error instanceof BudgetError) throw new Refused(429, 'The budget is spent', error.retryAfter)
      if (error instanceof ConnectionError) throw new Refused(503, 'The store of limits does not answer')
      throw error
    }
  }
}

/** Milliseconds that a call waits for its turn. */
const patience = 1000

const expire = (timeout: number): TimeoutError => new TimeoutError('No turn came', { timeout })
