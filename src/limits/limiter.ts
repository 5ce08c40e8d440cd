import { assertOption } from '../arguments/options.js'
import { isNumber } from '../arguments/rules.js'
import { withAbort } from '../runtime/withAbort.js'
import { costOfAttempt } from '../transport/bill.js'
import type { Lease, LimitedAttempt, Limiter } from '../transport/limiter.js'
import { type LimiterOptions, limiterSettings } from './options.js'
import { watchedStore } from './store/watchedStore.js'
import { createTally, type OperationUsage } from './tally.js'
import { createTurns, type Turn, type Waiting } from './turns.js'

/** Limits attempts. Each attempt counts as one request, whatever it costs. */
export interface RateLimiter extends Limiter {
  /**
   * Waits for the turn of an attempt: first come, first served.
   *
   * @param cost the compute units that the attempt is expected to cost, from `costOf`; they are charged to the budget
   * @param signal aborts the wait; the turn and its units are given back
   * @param attempt the operation and API, for `usage` and errors
   * @returns the lease, whose `release` you call when the attempt has ended; clients do that for you
   * @throws the reason of the signal, unchanged, if it aborts
   * @throws {BudgetError} if the budget doesn't cover the attempt; nothing was sent.
   * @throws {ConnectionError} if the store fails, unless `onStoreError` is `'local'`.
   */
  acquire(cost: number, signal?: AbortSignal | null, attempt?: Partial<LimitedAttempt>): Promise<Lease>
  /** Returns what this process has used, and what is left of the budget. */
  usage(): Promise<LimiterUsage>
}

/** What a limiter's attempts have used. */
export interface LimiterUsage {
  /**
   * Units that this process's attempts were billed. If the service doesn't say: the expected cost, or 0 for a 401 or 429.
   */
  readonly units: number
  /** Attempts that this process has sent, retries included. */
  readonly attempts: number
  /** Calls of this process that are waiting for their turn. */
  readonly waiting: number
  /** Units left in this period, for all processes of the store together. Only if there is a budget. */
  readonly budgetLeft?: number
  /** Usage by operation, such as `evm.getNativeBalance`, the most expensive first. */
  readonly operations: Readonly<Record<string, OperationUsage>>
}

/**
 * Creates a rate limiter, to pass to clients as the option `limiter`. It counts requests the way your plan does, and
 * rejects calls that exceed the budget. In any span of `window` + `margin` milliseconds it gives at most
 * `requestsPerSecond` × `window` / 1000 turns, and no attempt starts before its turn.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION for an option that is unknown or invalid.
 * @example
 * const limiter = createLimiter({ plan: 'starter', budget: { units: 60_000, per: 'day' } })
 * const client = createClient({ apiKey, limiter })
 */
export function createLimiter(options: LimiterOptions): RateLimiter {
  const settings = limiterSettings(options)
  const { budget, maxPause } = settings
  const store = settings.store.isLocal ? settings.store : watchedStore(settings.store, settings)
  const turns = createTurns(store, settings)
  const tally = createTally()

  const leaseOf = (turn: Turn, cost: number, name: string): Lease => {
    const entry = tally.begin(name, cost)
    let isOver = false
    let isRefused = false
    return {
      rateLimited(ms) {
        if (isOver) return
        isRefused = true
        turn.pause(Math.min(ms >= 0 ? ms : 1000, maxPause))
      },
      release({ sent, units }) {
        if (isOver) return
        isOver = true
        if (!sent) {
          entry.cancel()
          return turn.giveBack(cost)
        }
        const end = { sent, status: isRefused ? 429 : undefined, bill: isBill(units) ? units : undefined }
        const { units: billed } = costOfAttempt(end, cost)
        entry.bill(billed)
        if (billed !== cost) turn.bill(billed - cost)
        turn.end()
      },
    }
  }

  return {
    async acquire(cost, signal, attempt) {
      const operation = attempt?.operation
      const name = `${attempt?.api === undefined ? '' : `${attempt.api}.`}${operation ?? 'other'}`
      assertOption(cost, 'cost', isUnits(cost), ['Pass compute units, 0 or more'])
      const atOnce = signal?.aborted ? undefined : turns.take(cost)
      if (atOnce) return leaseOf(atOnce, cost, name)
      let lease: Lease | undefined
      return withAbort(signal, (_, { onEnd }) => {
        return new Promise<Lease>((resolve, fail) => {
          const call: Waiting = {
            cost,
            operation,
            fail,
            go(turn) {
              lease = leaseOf(turn, cost, name)
              resolve(lease)
            },
          }
          onEnd(() => {
            if (!lease) turns.leave(call)
            else if (signal?.aborted) lease.release({ sent: false }) // aborted at the moment its turn came
          })
          turns.join(call)
        })
      })
    },
    async usage() {
      await turns.settled()
      const used = { ...tally.usage(), waiting: turns.waiting }
      if (!budget) return used
      const { used: charged } = await store.status(settings)
      return { ...used, budgetLeft: Math.max(0, budget.units - charged) }
    },
  }
}

const isUnits = (units: number): boolean => isNumber(units) && units >= 0 && units < Number.POSITIVE_INFINITY

/** Whether units are plausible as a bill: plain JavaScript and response headers can hold anything. */
const isBill = (units: number | undefined): units is number =>
  Number.isInteger(units) && (units ?? -1) >= 0 && (units ?? 0) <= 1_000_000
