import { plans } from '../../generated/plans.gen.js'
import { optionsOf } from '../arguments/options.js'
import type { RulesOf } from '../arguments/rules.js'
import { ConfigurationError } from '../errors/configuration.js'
import { costOf } from '../operation/cost.js'
import { assertOperation, type Operation } from '../operation/operation.js'
import { membersOf } from '../runtime/members.js'
import { type Plan, planRule } from './options.js'

/** Planned calls of one operation. */
export interface EstimatedCall {
  /** The operation, such as `getNativeBalance` of `ledgerline/evm`. */
  readonly operation: Operation
  /** The inputs of the call: some operations are billed for each chain or wallet in them. */
  readonly input: object
  /** The number of calls. Count each page of a list as one. Default 1. */
  readonly times?: number | undefined
}

/** Options of `estimate`. */
export interface EstimateOptions {
  /** The plan whose rate and prices apply. */
  readonly plan: Plan
}

/** What the calls are expected to cost. */
export interface Estimate {
  /** Requests, without retries. */
  readonly calls: number
  /** Compute units. */
  readonly units: number
  /** The least time that the calls take at the plan's rate, in seconds. */
  readonly seconds: number
  /** US dollars: `included` while the plan's monthly units last, `overage` once they are used up. */
  readonly usd: { readonly included: 0; readonly overage: number }
}

/**
 * Estimates what calls will cost, from the documented costs and the prices of a plan. Sends nothing.
 *
 * @param calls - operations with their inputs, and how many times you call each
 * @throws {ConfigurationError} INVALID_CONFIGURATION if something isn't an operation, the plan is unknown, or `times`
 * isn't a whole number from 0.
 * @example
 * estimate([{ operation: getNativeBalance, input: { address }, times: 1000 }], { plan: 'starter' })
 * // { calls: 1000, units: 10_000, seconds: 25, usd: { included: 0, overage: 0.1125 } }
 */
export function estimate(calls: readonly EstimatedCall[], options: EstimateOptions): Estimate {
  const { plan } = optionsOf(options, rules())
  const { requestsPerSecond, usdPerMillionOver } = plans[plan]
  let count = 0
  let units = 0
  for (const call of calls) {
    const { operation, input, times = 1 } = membersOf(call, members)
    assertOperation(operation)
    if (!Number.isSafeInteger(times) || times < 0)
      throw new ConfigurationError(`Invalid times of ${operation.id}`, { hints: ['Pass a whole number, 0 or more'] })
    count += times
    units += times * costOf(operation, { ...input })
  }
  const overage = (units * usdPerMillionOver) / 1e6
  return { calls: count, units, seconds: count / requestsPerSecond, usd: { included: 0, overage } }
}

const rules = (): RulesOf<EstimateOptions> => ({ plan: { ...planRule, required: true } })

const members: Readonly<Record<keyof EstimatedCall, 1>> = { operation: 1, input: 1, times: 1 }
