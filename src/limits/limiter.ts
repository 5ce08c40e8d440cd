import { assertOption } from '../arguments/options.js'
import { isNumber } from '../arguments/rules.js'
import { membersOf } from '../runtime/members.js'
import { withAbort } from '../runtime/withAbort.js'
import type { AttemptCost, Lease, Limiter } from '../transport/limiter.js'
import { type LimiterOptions, limiterSettings } from './options.js'
import { watchedStore } from './store/watchedStore.js'
import { createTurns, type Turn, type Waiting } from './turns.js'

/** A limiter of attempts by their compute units. */
export interface RateLimiter extends Limiter {
  /**
   * Waits for the turn of an attempt: first come, first served.
   *
   * @param cost units that it counts against the rate
   * @param signal aborts the wait, which gives the units back
   * @param attempt whose attempt it is, and the units that it is billed; default: `cost`
   * @returns the turn, whose `release` you call when the attempt has ended; clients do so
   * @throws the reason of the signal, untouched
   * @throws {BudgetError} when the budget does not cover it; nothing was sent.
   * @throws {ConnectionError} when the store fails, unless `onStoreError` is `'local'`.
   */
  acquire(cost: number, signal?: AbortSignal | null, attempt?: Partial<AttemptCost>): Promise<Lease>
  /** What this process has used, and what is left of the budget. */
  usage(): Promise<LimiterUsage>
}

/** What a limiter has let through. */
export interface LimiterUsage {
  /** Units billed to attempts of this process that were sent. */
  readonly units: number
  /** Attempts of this process that were sent, retries included. */
  readonly attempts: number
  /** Calls of this process that wait for their turn. */
  readonly waiting: number
  /** Units that all processes of the store together have left in this period, where there is a budget. */
  readonly budgetLeft?: number
}

/**
 * Creates a limiter, for the option `limiter` of clients: it spaces out attempts by what they count against the rate of
 * your plan, and stops them when the budget is spent. In any `t` seconds it lets through at most
 * `unitsPerSecond` × t + `burst` + the dearest call.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION for an option that is unknown or invalid.
 * @example
 * const limiter = createLimiter({ unitsPerSecond: 1000, budget: { units: 2_000_000, per: 'day' } })
 * const client = createClient({ apiKey, limiter })
 */
export function createLimiter(options: LimiterOptions): RateLimiter {
  const settings = limiterSettings(options)
  const { budget, maxPause } = settings
  const store = settings.store.isLocal ? settings.store : watchedStore(settings.store, settings)
  const turns = createTurns(store, settings)
  let units = 0
  let attempts = 0

  const leaseOf = (turn: Turn, billed: number): Lease => {
    let due = billed
    let isOver = false
    const forgive = (): number => {
      const forgiven = due
      units -= forgiven
      due = 0
      return forgiven
    }
    units += billed
    attempts++
    return {
      rateLimited(ms) {
        const asked = ms >= 0 ? ms : 1000
        if (!isOver) turn.refuse(forgive(), Math.min(asked, maxPause))
      },
      release({ sent }) {
        if (isOver) return
        isOver = true
        if (sent) return turn.end()
        attempts--
        turn.giveBack(forgive())
      },
    }
  }

  return {
    async acquire(cost, signal, attempt) {
      const { operation, billed = cost } = membersOf(attempt ?? {}, { operation: 1, billed: 1 })
      assertUnits(cost, 'cost')
      assertUnits(billed, 'billed')
      const atOnce = signal?.aborted ? undefined : turns.take({ cost, billed })
      if (atOnce) return leaseOf(atOnce, billed)
      let lease: Lease | undefined
      return withAbort(signal, (_, { onEnd }) => {
        return new Promise<Lease>((resolve, fail) => {
          const call: Waiting = {
            cost,
            billed,
            operation,
            fail,
            go(turn) {
              lease = leaseOf(turn, billed)
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
      const { waiting } = turns
      if (!budget) return { units, attempts, waiting }
      const { used } = await store.status(settings)
      return { units, attempts, waiting, budgetLeft: Math.max(0, budget.units - used) }
    },
  }
}

function assertUnits(units: number, name: string): void {
  const isUnits = isNumber(units) && units >= 0 && units < Number.POSITIVE_INFINITY
  assertOption(units, name, isUnits, ['Pass compute units, 0 or more'])
}
