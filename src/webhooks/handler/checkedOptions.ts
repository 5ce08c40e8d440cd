import { aFunction, assertMembers, assertObject, paramsOf } from '../../arguments/params.js'
import { type Check, isFunction, isPositive, type Rule, type Rules } from '../../arguments/rules.js'
import { InputError } from '../../errors/input.js'
import type { AbiSource } from '../delivery/delivery.js'
import { assertAbi, decodeMode } from '../delivery/readingOptions.js'
import { assertNetwork } from '../verify/network.js'
import { assertSecret } from '../verify/secrets.js'
import type { WebhookHandlerOptions } from './handlerOptions.js'

/**
 * Checks the options of a handler, before the first delivery depends on them. An ignored `dedup` would let a delivery be
 * credited twice.
 *
 * @returns a copy of them
 * @throws {InputError} for a missing, unknown or invalid option, such as `Param secret is required`.
 * @throws {UnsupportedNetworkError} INCORRECT_NETWORK for a `network` other than `evm` and `aptos`.
 */
export function checkedOptions(
  options: WebhookHandlerOptions<never, AbiSource>,
): WebhookHandlerOptions<never, AbiSource> {
  return paramsOf(options, 'options', optionRules, '{ secret, onDelivery }')
}

const bytes: Rule = { demand: 'must be a number of bytes above 0', accepts: isPositive }

const optionRules: Readonly<Record<keyof WebhookHandlerOptions, Rule | Check>> = {
  secret: assertSecret,
  onDelivery: assertOnDelivery,
  dedupe: assertDedupe,
  maxBody: bytes,
  maxUnverified: bytes,
  timeout: { demand: 'must be a number of milliseconds above 0', accepts: isPositive },
  onError: aFunction,
  abi: assertAbi,
  network: assertNetwork,
  decode: decodeMode,
  onIssue: aFunction,
  onUnknownFields: aFunction,
}

function assertOnDelivery(onDelivery: unknown): void {
  if (typeof onDelivery !== 'function') throw new InputError('Param onDelivery is required')
}

function assertDedupe(dedupe: unknown): void {
  if (dedupe === undefined) return
  assertObject(dedupe, 'dedupe')
  assertMembers(dedupe, dedupeRules, 'dedupe.')
}

const dedupeRules: Rules = {
  claim: { demand: 'takes a function', accepts: isFunction, required: true },
  release: { demand: 'takes a function', accepts: isFunction, required: true },
  confirm: aFunction,
}
