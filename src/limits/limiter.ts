import { assertOption } from '../arguments/options.js'
import { isNumber } from '../arguments/rules.js'
import { withAbort } from '../runtime/withAbort.js'
import type { Lease, LimitedAttempt, Limiter } from '../transport/limiter.js'
import { type LimiterOptions, limiterSettings } from './options.js'
import { watchedStore } from './store/watchedStore.js'
import { createTally, type OperationUsage } from './tally.js'
import { createTurns, type Turn, type Waiting } from './turns.js'

/** A limiter of attempts, each of which is one request, whatever it costs. */
export interface RateLimiter extends Limiter {
  /**
   * Waits for the turn of an attempt: first come, first served.
   *
   * @param cost compute units that it is expected to cost, which the budget is charged; `costOf` gives them
   * @param signal aborts the wait, which gives the turn back
   * @param attempt whose attempt it is, for `usage` and errors
   * @returns the turn, whose `release` you call when the attempt has ended; clients do so
   * @throws the reason of the signal, untouched
   * @throws {BudgetError} when the budget does not cover it; nothing was sent.
   * @throws {ConnectionError} when the store fails, unless `onStoreError` is `'local'`.
   */
  acquire(cost: number, signal?: AbortSignal | null, attempt?: Partial<LimitedAttempt>): Promise<Lease>
  /** What this process has used, and what is left of the budget. */
  usage(): Promise<LimiterUsage>
}

/** What a limiter has let through. */
export interface LimiterUsage {
  /** Units that attempts of this process were billed, as far as the service said so, else what they were expected to cost. */
  readonly units: number
  /** Attempts of this process that were sent, retries included. */
  readonly attempts: number
  /** Calls of this process that wait for their turn. */
  readonly waiting: number
  /** Units that all processes of the store together have left in this period, where there is a budget. */
  readonly budgetLeft?: number
  /** The same by operation, such as `evm.getNativeBalance`, the most expensive first; beside it what was expected. */
  readonly operations: Readonly<Record<string, OperationUsage>>
}

/**
 * Creates a limiter, for the option `limiter` of clients: it counts requests as your plan does, and stops calls when the
 * budget is spent. In no span of `window` + `margin` milliseconds does it give more turns than `requestsPerSecond` ×
 * `window` / 1000, and no attempt starts before its turn.
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
        const billed = isBill(units) ? units : isRefused ? 0 : cost
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
            else if (signal?.aborted) lease.release({ sent: false }) // it left in the moment that its turn came
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

/** Whether units are a bill: in plain JavaScript, and in a header, anything may be. */
const isBill = (units: number | undefined): units is number =>
  Number.isInteger(units) && (units ?? -1) >= 0 && (units ?? 0) <= 1_000_000
