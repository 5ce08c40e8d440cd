import { optionsOf } from '../../arguments/options.js'
import { byteCount, type Check, duration, isFunction, method, needed, type Rule } from '../../arguments/rules.js'
import { memberOf } from '../../runtime/members.js'
import type { AbiSource } from '../delivery/delivery.js'
import { abiRule, decodeMode } from '../delivery/readingOptions.js'
import { assertNetwork } from '../verify/network.js'
import { secretRule } from '../verify/secrets.js'
import type { WebhookHandlerOptions } from './handlerOptions.js'

/**
 * Checks the options of a handler before the first delivery depends on them: a misspelled `dedup`, if it were ignored,
 * could let a delivery be credited twice.
 *
 * @returns a copy of the options
 * @throws {ConfigurationError} INVALID_CONFIGURATION for a missing, unknown or invalid option.
 * @throws {UnsupportedNetworkError} INCORRECT_NETWORK for an unknown `network`.
 */
export function checkedOptions(
  options: WebhookHandlerOptions<never, AbiSource>,
): WebhookHandlerOptions<never, AbiSource> {
  return optionsOf(options, optionRules)
}

const optionRules: Readonly<Record<keyof WebhookHandlerOptions, Rule | Check>> = {
  secret: secretRule,
  onDelivery: /* @__PURE__ */ needed(method),
  dedupe: { demand: 'takes object { claim, release, confirm? } of functions', accepts: isStore },
  maxBody: byteCount,
  maxUnverified: byteCount,
  timeout: duration,
  onError: method,
  abi: abiRule,
  network: assertNetwork,
  decode: decodeMode,
  onIssue: method,
  onUnknownFields: method,
}

function isStore(dedupe: unknown): boolean {
  const { claim, release } = Object(dedupe)
  return [claim, release, memberOf(Object(dedupe), 'confirm') ?? release].every(isFunction)
}
