import { optionsOf } from '../../arguments/options.js'
import { isPositive, oneOf, type Rule, typed } from '../../arguments/rules.js'

/** Options of `inbox.work`. */
export interface WorkOptions {
  /** Effects that run at once. Default 8; always 1 on a PGlite. */
  readonly concurrency?: number | undefined
  /**
   * `'any'`: the event that has waited longest comes first. `'chain'`: the waiting events of each stream by block and
   * index, one at a time. An event that waits for its next attempt holds up its stream, a dead one doesn't. Default
   * `'any'`.
   */
  readonly order?: 'any' | 'chain' | undefined
  /**
   * Whether the worker also gets pending events: transactions in Bitcoin's mempool, which may still be replaced or
   * dropped. Don't credit them. They come in any order, whatever `order` says. Default `false`.
   */
  readonly pending?: boolean | undefined
  /** Attempts after which an event is dead. Default 10. */
  readonly maxAttempts?: number | undefined
  /**
   * Milliseconds before the second attempt. Each further wait is twice as long, plus up to a quarter at random. Default
   * 1000.
   */
  readonly minDelay?: number | undefined
  /** The longest wait between attempts, in milliseconds. Default 300,000. */
  readonly maxDelay?: number | undefined
  /** Milliseconds after which an effect is aborted and rolled back, which counts as an attempt. Default 60,000. */
  readonly timeout?: number | undefined
}

/** The options with their defaults. */
export type CompleteWorkOptions = { readonly [Name in keyof WorkOptions]-?: NonNullable<WorkOptions[Name]> }

/**
 * Checks the options of a worker, and fills in the defaults.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION for an unknown or invalid option.
 */
export function completeWorkOptions(options: WorkOptions): CompleteWorkOptions {
  const given = optionsOf(options, optionRules)
  const { concurrency = 8, order = 'any', pending = false, maxAttempts = 10 } = given
  const { minDelay = 1000, maxDelay = 300_000, timeout = 60_000 } = given
  return { concurrency, order, pending, maxAttempts, minDelay, maxDelay, timeout }
}

const count: Rule = {
  demand: 'takes a whole number above 0',
  accepts: (value) => Number.isInteger(value) && isPositive(value),
}

/** The longest time that timers and the database can measure, in milliseconds: 24 days. */
const longest = 2_147_483_647

const ms: Rule = {
  demand: 'takes a number of milliseconds above 0, up to 24 days',
  accepts: (value) => isPositive(value) && Number(value) <= longest,
}

const optionRules: Readonly<Record<keyof WorkOptions, Rule>> = {
  concurrency: count,
  order: /* @__PURE__ */ oneOf('any', 'chain'),
  pending: /* @__PURE__ */ typed('boolean'),
  maxAttempts: count,
  minDelay: {
    demand: 'takes a number of milliseconds, from 0 to 24 days',
    accepts: (value) => value === 0 || ms.accepts(value),
  },
  maxDelay: ms,
  timeout: ms,
}
