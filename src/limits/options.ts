import { assertOption, assertOptions, assertPositive } from '../arguments/options.js'
import { hasFields, isFunction, isNumber, milliseconds, number, type Rule, type RulesOf } from '../arguments/rules.js'
import { memberOf, membersOf } from '../runtime/members.js'
import type { Period } from './period.js'
import { memoryStore } from './store/memoryStore.js'
import type { LimiterStore, Limits } from './store/store.js'

/** What may be spent. */
export interface Budget {
  /** Compute units, as they are billed. */
  readonly units: number
  /** The calendar period in UTC after which it begins anew; without one it never does. */
  readonly per?: Period | undefined
}

/** Options of `createLimiter`. */
export interface LimiterOptions {
  /** Compute units per second that your plan grants. */
  readonly unitsPerSecond: number
  /** Units that may go at once after a rest. Default: a tenth of `unitsPerSecond`. */
  readonly burst?: number | undefined
  /** Attempts that may be under way at once, in this process. Default: as many as there are. */
  readonly concurrency?: number | undefined
  /** Beyond it, calls fail with a `BudgetError` before anything is sent. */
  readonly budget?: Budget | undefined
  /** What all processes of one rate share: a `redisStore` or a `postgresStore`. Default: the memory of this limiter. */
  readonly store?: LimiterStore | undefined
  /**
   * What happens while the store fails: `'fail'`, calls reject with a `ConnectionError`; `'local'`, each process keeps to
   * its share of the rate, in memory, until the store is back. Default `'fail'`.
   */
  readonly onStoreError?: 'fail' | 'local' | undefined
  /** Milliseconds after which a store that does not answer has failed. Default 1000. */
  readonly storeTimeout?: number | undefined
  /** Milliseconds: the longest pause after a 429, whatever it asks for. Default 60 000. */
  readonly maxPause?: number | undefined
}

/** Options with their defaults. */
export interface LimiterSettings extends Limits {
  readonly concurrency: number
  readonly store: LimiterStore
  readonly onStoreError: 'fail' | 'local'
  readonly storeTimeout: number
  readonly maxPause: number
}

const requiredNumber: Rule = { demand: 'takes number', accepts: isNumber, required: true }
const periods: readonly string[] = ['minute', 'hour', 'day', 'month']
const budgetRules: RulesOf<Budget> = {
  units: requiredNumber,
  per: { demand: 'takes minute, hour, day or month', accepts: (value) => periods.includes(String(value)), shown: true },
}
const choice: Rule = { demand: 'takes fail or local', accepts: isChoice, shown: true }

/** What the options of a limiter accept. */
export const limiterOptionRules: RulesOf<LimiterOptions> = {
  unitsPerSecond: requiredNumber,
  burst: number,
  concurrency: number,
  budget: { demand: 'takes object', accepts: hasFields, fields: budgetRules },
  store: {
    demand: 'takes what redisStore or postgresStore returns',
    accepts: (value) => isFunction(memberOf(Object(value), 'reserve')),
  },
  onStoreError: choice,
  storeTimeout: milliseconds,
  maxPause: milliseconds,
}

/**
 * Fills in the defaults of a limiter's options.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION for an option that is unknown or invalid.
 */
export function limiterSettings(options: LimiterOptions): LimiterSettings {
  assertOptions(options, limiterOptionRules)
  const given = membersOf(options, limiterOptionRules)
  const { unitsPerSecond, burst = unitsPerSecond / 10, concurrency = Number.POSITIVE_INFINITY } = given
  const { store = memoryStore(), onStoreError = 'fail', storeTimeout = 1000, maxPause = 60_000 } = given
  const budget = given.budget && membersOf(given.budget, budgetRules)
  for (const [name, value] of Object.entries({ unitsPerSecond, burst, storeTimeout })) assertPositive(value, name)
  assertOption(unitsPerSecond, 'unitsPerSecond', unitsPerSecond < Number.POSITIVE_INFINITY)
  assertOption(burst, 'burst', burst < Number.POSITIVE_INFINITY)
  assertOption(concurrency, 'concurrency', concurrency >= 1, ['Pass a number of attempts, 1 or more'])
  assertOption(maxPause, 'maxPause', maxPause >= 0, ['Pass milliseconds, 0 or more'])
  if (budget) assertOption(budget.units, 'budget.units', budget.units >= 0, ['Pass compute units, 0 or more'])
  return { unitsPerSecond, burst, concurrency, budget, store, onStoreError, storeTimeout, maxPause }
}

function isChoice(value: unknown): boolean {
  return value === 'fail' || value === 'local'
}
