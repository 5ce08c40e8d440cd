import { assertNames, assertObject } from '../../arguments/params.js'
import { excerpt } from '../../errors/excerpt.js'
import { InputError } from '../../errors/input.js'
import { memberOf, membersOf } from '../../runtime/members.js'
import type { AbiSource } from '../delivery/delivery.js'
import { assertReadingOptions } from '../delivery/readingOptions.js'
import { secretBytes } from '../verify/secrets.js'
import type { Dedupe } from './dedupe.js'
import type { WebhookHandlerOptions } from './handlerOptions.js'

/**
 * Checks the options of a handler, before the first delivery depends on them.
 *
 * @returns a copy of them
 * @throws {InputError} for a missing, unknown or invalid option, such as `Param secret is required`.
 * @throws {NetworkError} INCORRECT_NETWORK for a `network` other than `evm` and `aptos`.
 */
export function checkedOptions(
  options: WebhookHandlerOptions<never, AbiSource>,
): WebhookHandlerOptions<never, AbiSource> {
  assertObject(options, 'options', '{ secret, onDelivery }')
  assertNames(options, optionNames) // an ignored `dedup` would let a delivery be credited twice
  const given = membersOf(options, optionNames)
  const { secret, onDelivery, onError, dedupe, maxBody, maxUnverified, timeout } = given
  secretBytes(secret)
  assertReadingOptions(given)
  if (typeof onDelivery !== 'function') throw new InputError('Param onDelivery is required')
  assertFunction(onError, 'onError')
  assertAbove0(maxBody, 'maxBody', 'bytes')
  assertAbove0(maxUnverified, 'maxUnverified', 'bytes')
  assertAbove0(timeout, 'timeout', 'milliseconds')
  assertDedupe(dedupe)
  return given
}

function assertDedupe(dedupe: Dedupe | undefined): void {
  if (dedupe === undefined) return
  assertObject(dedupe, 'dedupe')
  for (const name of ['claim', 'release'] as const) {
    if (!memberOf(dedupe, name)) throw new InputError(`Param dedupe.${name} is required`)
    assertFunction(memberOf(dedupe, name), `dedupe.${name}`)
  }
  assertFunction(memberOf(dedupe, 'confirm'), 'dedupe.confirm')
}

const optionNames: Readonly<Record<keyof WebhookHandlerOptions, 1>> = {
  secret: 1,
  onDelivery: 1,
  dedupe: 1,
  maxBody: 1,
  maxUnverified: 1,
  timeout: 1,
  onError: 1,
  abi: 1,
  network: 1,
  decode: 1,
  onUnknownFields: 1,
}

function assertFunction(value: unknown, name: string): void {
  if (value === undefined || typeof value === 'function') return
  throw new InputError(`Param ${name} takes a function, got ${excerpt(value)}`)
}

function assertAbove0(value: unknown, name: string, unit: string): void {
  if (value === undefined || (typeof value === 'number' && value > 0)) return
  throw new InputError(`Param ${name} must be a number of ${unit} above 0, got ${excerpt(value)}`)
}
