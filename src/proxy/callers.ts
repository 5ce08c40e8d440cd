import { BudgetError } from '../errors/budget.js'
import { ConnectionError, TimeoutError } from '../errors/connection.js'
import { createLimiter, type RateLimiter } from '../limits/limiter.js'
import type { LimiterOptions } from '../limits/options.js'
import { withTimeout } from '../runtime/withTimeout.js'
import type { Lease, LimitedAttempt, Limiter } from '../transport/limiter.js'
import { CallerRefused } from './answer.js'
import { recentMap } from './recent.js'

/** A call of a caller that wants to be sent. */
export interface CallerCall {
  readonly caller: string
  readonly operation: string
  readonly api: string
  /** Compute units that it is expected to cost. */
  readonly cost: number
  readonly signal: AbortSignal
}

/** The turns of a call's attempts: the first has come, those of retries are waited for as they are asked for. */
export interface CallerTurns extends Limiter {
  /** Gives back the turn that no attempt has used. */
  end(): void
}

/** Waits for the first turn of a call; gives none where nobody is limited. */
export type TakeTurns = (call: CallerCall) => Promise<CallerTurns | undefined>

/**
 * Creates what holds each caller to a rate and a budget.
 *
 * @throws {CallerRefused} from its result, and from the turns of retries: 429 with `retry-after` when the turn does not
 * come within a second, or the budget is spent; 503 when the store fails.
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
      end: () => latest.release({ sent: false }), // a no-op where an attempt has ended it
    }
  }
}

/** Waits for a turn; one that comes as the caller leaves is given back. */
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
    // a 429 costs nothing, unless it says so; the pause that it asks for is not this caller's: who asked too much is the proxy
    return { release: (outcome) => lease.release(outcome), rateLimited: () => lease.rateLimited(0) }
  } catch (error) {
    turn?.then((lease) => lease.release({ sent: false })).catch(() => {}) // it has failed, or ended with the signal
    if (error instanceof TimeoutError) throw new CallerRefused(429, 'Too many calls: slow down', patience)
    if (error instanceof BudgetError) throw new CallerRefused(429, 'The budget is spent', error.retryAfterMs)
    if (error instanceof ConnectionError) throw new CallerRefused(503, 'The store of limits does not answer')
    throw error
  }
}

/** Milliseconds that a call waits for its turn. */
const patience = 1000

/** Milliseconds that the store may take: a call may wait for two of its answers, and must still hear that it is away. */
const mostOfStore = 400

const expire = (timeout: number): TimeoutError => new TimeoutError('No turn came', { timeout })
