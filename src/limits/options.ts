import { plans } from '../../generated/plans.gen.js'
import { assertOption, optionsOf } from '../arguments/options.js'
import {
  duration,
  hasFields,
  isFunction,
  isNumber,
  isPositive,
  milliseconds,
  oneOf,
  type Rule,
  type RulesOf,
} from '../arguments/rules.js'
import { ConfigurationError } from '../errors/configuration.js'
import type { Period } from './period.js'
import { memoryStore } from './store/memoryStore.js'
import type { LimiterStore } from './store/store.js'
import type { Terms } from './store/terms.js'
import type { TurnLimits } from './turns.js'
import { rateOf } from './window.js'

/** A plan of the provider. */
export type Plan = keyof typeof plans

/** A limit on what you spend. */
export interface Budget {
  /** Compute units, as the provider bills them. */
  readonly units: number
  /** The calendar period, in UTC, after which the budget resets. Without one it never resets. */
  readonly per?: Period | undefined
}

/** Options of `createLimiter`. Pass either `plan` or `requestsPerSecond`. */
export interface LimiterOptions {
  /** Your plan, which sets the requests per second: `starter` 40, `pro` 80, `business` 200. */
  readonly plan?: Plan | undefined
  /** Requests per second, instead of a plan's. */
  readonly requestsPerSecond?: number | undefined
  /**
   * The span over which requests are counted, in milliseconds. All requests of a window may go at once. Default 4000,
   * as the service counts; at most a day.
   */
  readonly window?: number | undefined
  /**
   * How long the event loop and the network may delay an attempt, in milliseconds, without the service counting too
   * many in one window. Default 100; at most a day.
   */
  readonly margin?: number | undefined
  /** Attempts that may run at once, in this process. Default: no limit. */
  readonly concurrency?: number | undefined
  /** Calls that exceed it reject with a `BudgetError`, before anything is sent. Default: none. */
  readonly budget?: Budget | undefined
  /**
   * A `redisStore` or `postgresStore`, to share rate and budget between processes. Default: this limiter's own memory.
   */
  readonly store?: LimiterStore | undefined
  /**
   * What happens while the store fails. With `'fail'`, calls reject with a `ConnectionError`. With `'local'`, each
   * process continues in memory, with its share of the rate and budget, until the store is back. Default `'fail'`.
   */
  readonly onStoreError?: 'fail' | 'local' | undefined
  /** Milliseconds after which a store that doesn't respond has failed. Default 1000. */
  readonly storeTimeout?: number | undefined
  /** The longest pause after a 429, in milliseconds, even if the service asks for more. Default 60,000. */
  readonly maxPause?: number | undefined
}

/** Options with their defaults. */
export interface LimiterSettings extends TurnLimits {
  readonly store: LimiterStore
  readonly onStoreError: 'fail' | 'local'
  readonly maxPause: number
  /** What all limiters of a key should share. */
  readonly terms: Terms
}

const planNames = (): string => Object.keys(plans).join(', ')
const periods: readonly string[] = ['minute', 'hour', 'day', 'month']
const budgetRules: RulesOf<Budget> = {
  units: {
    demand: 'takes compute units from 0',
    accepts: (value) => isNumber(value) && Number(value) >= 0,
    required: true,
  },
  per: { demand: 'takes minute, hour, day or month', accepts: (value) => periods.includes(String(value)), shown: true },
}

/** The rule of the option `plan`. */
export const planRule: Rule = {
  demand: 'takes starter, pro or business',
  accepts: isPlan,
  shown: true,
}

const dayAtMost = (rule: Rule): Rule => ({
  demand: `${rule.demand}, a day at most`,
  accepts: (value) => rule.accepts(value) && Number(value) <= 86_400_000,
})

/** What the options of a limiter accept. */
export const limiterOptionRules: RulesOf<LimiterOptions> = {
  plan: planRule,
  requestsPerSecond: {
    demand: 'takes a number above 0',
    accepts: (value) => isPositive(value) && value !== Number.POSITIVE_INFINITY,
  },
  window: /* @__PURE__ */ dayAtMost(duration),
  margin: /* @__PURE__ */ dayAtMost(milliseconds),
  concurrency: {
    demand: 'takes a number of attempts, from 1',
    accepts: (value) => isNumber(value) && Number(value) >= 1,
  },
  budget: { demand: 'takes object', accepts: hasFields, fields: budgetRules },
  store: {
    demand: 'takes what redisStore or postgresStore returns',
    accepts: (value) => isFunction(Object(value).reserve),
  },
  onStoreError: /* @__PURE__ */ oneOf('fail', 'local'),
  storeTimeout: duration,
  maxPause: milliseconds,
}

/**
 * Fills in the defaults of a limiter's options.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION for an option that is unknown or invalid.
 */
export function limiterSettings(options: LimiterOptions): LimiterSettings {
  assertNoUnits(options)
  const given = optionsOf(options, limiterOptionRules)
  const { window = 4000, margin = 100, concurrency = Number.POSITIVE_INFINITY, budget } = given
  const { store = memoryStore(), onStoreError = 'fail', storeTimeout = 1000, maxPause = 60_000 } = given
  const requestsPerSecond = rateIn(given)
  const requests = Math.floor((requestsPerSecond * window) / 1000 + 1e-9)
  const hint = `A window of ${window} ms would hold less than one request: pass a longer one`
  assertOption(requestsPerSecond, 'requestsPerSecond', requests >= 1, [hint])
  const rate = rateOf(requests, window, margin)
  const terms = { plan: given.plan, requestsPerSecond, window, budget }
  return { ...rate, margin, concurrency, budget, store, onStoreError, storeTimeout, maxPause, terms }
}

/** Rejects the options of limiters that count units, and says what to pass instead. */
function assertNoUnits(options: LimiterOptions): void {
  for (const name of ['unitsPerSecond', 'burst'])
    if (Object.hasOwn(Object(options), name))
      throw new ConfigurationError(`Unknown option: ${name}`, {
        hints: ["The service counts requests: pass plan, such as 'starter', or requestsPerSecond"],
      })
}

function rateIn({ plan, requestsPerSecond }: LimiterOptions): number {
  if (plan !== undefined && requestsPerSecond !== undefined)
    throw new ConfigurationError('Invalid option: plan and requestsPerSecond', { hints: ['Pass one of them'] })
  if (plan !== undefined) return plans[plan].requestsPerSecond
  if (requestsPerSecond !== undefined) return requestsPerSecond
  throw new ConfigurationError('Missing option: plan or requestsPerSecond', {
    hints: [`plan is one of ${planNames()}`],
  })
}

function isPlan(value: unknown): value is Plan {
  return typeof value === 'string' && Object.hasOwn(plans, value)
}
