import { BudgetError } from '../errors/budget.js'
import { ConnectionError, TimeoutError } from '../errors/connection.js'
import { createLimiter, type RateLimiter } from '../limits/limiter.js'
import type { LimiterOptions } from '../limits/options.js'
import { withTimeout } from '../runtime/withTimeout.js'
import type { Lease, LimitedAttempt, Limiter } from '../transport/limiter.js'
import { CallerRefused } from './answer.js'
import { recentMap } from './recent.js'

/** A call that waits for its caller's turn. */
export interface CallerCall {
  readonly caller: string
  readonly operation: string
  readonly api: string
  /** The compute units that it is expected to cost. */
  readonly cost: number
  readonly signal: AbortSignal
}

/** The turns of a call's attempts. The first one has come; a retry waits for its own when it needs it. */
export interface CallerTurns extends Limiter {
  /** Gives back the turn if no attempt has used it. */
  end(): void
}

/** Waits for the first turn of a call. Resolves to `undefined` if callers aren't limited. */
export type TakeTurns = (call: CallerCall) => Promise<CallerTurns | undefined>

/**
 * Limits the rate and the budget of each caller.
 *
 * The result, and the turns of retries, reject with a `CallerRefused`: 429 with `retry-after` if the turn doesn't
 * come within a second or the budget is spent, 503 if the store fails.
 */
export function createCallers(limit: LimiterOptions | undefined): TakeTurns {
  if (!limit) return async () => undefined
  const { store, storeTimeout = mostOfStore } = limit
  const bounded = { ...limit, storeTimeout: Math.min(storeTimeout, mostOfStore) }
  const limiters = recentMap<RateLimiter>({ size: 10_000 })
  return async ({ caller, operation, api, cost, signal }) => {
    const limiter = limiters.get(caller) ?? createLimiter({ ...bounded, ...(store && { store: store.scoped(caller) }) })
    limiters.set(caller, limiter)
    const take = (own: AbortSignal | undefined): Promise<Lease> => leaseOf(limiter, cost, { operation, api }, own)
    let first: Lease | undefined = await take(signal)
    let latest = first
    return {
      async acquire(_, own) {
        latest = first ?? (await take(own))
        first = undefined
        return latest
      },
      end: () => latest.release({ sent: false }), // does nothing if an attempt has ended it
    }
  }
}

/** Waits for a turn. If it comes just as the caller leaves, it is given back. */
async function leaseOf(
  limiter: RateLimiter,
  cost: number,
  attempt: LimitedAttempt,
  signal: AbortSignal | undefined,
): Promise<Lease> {
  let turn: Promise<Lease> | undefined
  try {
    const lease = await withTimeout({ timeout: patience, expire, signal }, (own) => {
      turn = limiter.acquire(cost, own.signal, attempt)
      return turn
    })
    // a 429 costs nothing unless it says so, but its pause isn't for this caller: the proxy as a whole sent too much
    return { release: (outcome) => lease.release(outcome), rateLimited: () => lease.rateLimited(0) }
  } catch (error) {
    turn?.then((lease) => lease.release({ sent: false })).catch(() => {}) // it has failed, or was aborted
    if (error instanceof TimeoutError) throw new CallerRefused(429, 'Too many calls: slow down', patience)
    if (error instanceof BudgetError) throw new CallerRefused(429, 'The budget is spent', error.retryAfterMs)
    if (error instanceof ConnectionError) throw new CallerRefused(503, 'The rate limit store does not respond')
    throw error
  }
}

/** Milliseconds that a call waits for its turn. */
const patience = 1000

/**
 * Milliseconds that the store may take. A call may wait for two responses of it, and must still get its 503 in time.
 */
const mostOfStore = 400

const expire = (timeout: number): TimeoutError => new TimeoutError('No turn came', { timeout })
