import type { AbiItem } from '../../../generated/streams/types.gen.js'
import { aFunction, paramsOf } from '../../arguments/params.js'
import { type Check, isPositive, type Rule, text } from '../../arguments/rules.js'
import { InputError } from '../../errors/input.js'
import type { AbiSource } from '../../webhooks/delivery/delivery.js'
import { assertAbi } from '../../webhooks/delivery/readingOptions.js'
import type { OnUnknownFields } from '../../webhooks/delivery/unknownDeliveryFields.js'
import { assertNetwork, type StreamNetwork } from '../../webhooks/verify/network.js'
import { assertSecret, type Secret } from '../../webhooks/verify/secrets.js'
import type { InboxDatabase } from '../database/openDatabase.js'
import type { InboxEvent } from '../events/eventTypes.js'

/** Options of `createInbox`. */
export interface InboxOptions<TAbi extends AbiSource = readonly AbiItem[]> {
  /** A `pg` Pool; a PGlite for development. Of a pool, an error of an idle connection no longer ends the process. */
  readonly database: InboxDatabase
  /** The secret of your streams, or several while you replace it. A variable that is not set is an error. */
  readonly secret: Secret | undefined
  /** Decodes logs, in place of the ABI their stream was created with; given `as const`, it types them. */
  readonly abi?: TAbi | undefined
  /** Schema of the tables, created where it is absent. Default `public`. */
  readonly schema?: string | undefined
  /**
   * Accepts only deliveries of this family of chains: the other of the two is kept as poison, and one that no type knows as
   * ever, for `unknown`. Default: all.
   */
  readonly network?: StreamNetwork | undefined
  /** Maximum size of a body in bytes. Default 10 MB. */
  readonly maxBody?: number | undefined
  /**
   * Bytes of all bodies that are not verified yet, as `createWebhookHandler` counts them, and as many of those that are and
   * wait for the database; beyond that the answer is 503. Default 64 MB, or `maxBody` where that is more.
   */
  readonly maxUnverified?: number | undefined
  /**
   * Milliseconds that a body may take to arrive, after which the answer is 408; then those that the database may take,
   * after which it is 503. Default 30 000.
   */
  readonly timeout?: number | undefined
  /**
   * Called with the reason when a request is not answered with 200, and with the request; when an event is dead, and with
   * the event; when a worker has no database; and once in a sweep that could not ask the chain. Default: `console.error`,
   * with a line that names the event.
   */
  readonly onError?: ((error: unknown, about?: Request | InboxEvent) => unknown) | undefined
  /** Called when deliveries have fields that no type here knows, once for each. Each delivery is then decoded twice. */
  readonly onUnknownFields?: OnUnknownFields | undefined
}

/** Options that are as they should be. */
export interface CheckedInboxOptions extends InboxOptions<AbiSource> {
  readonly secret: Secret
}

/**
 * Checks the options of an inbox.
 *
 * @returns a copy of them
 * @throws {InputError} for a missing, unknown or invalid option.
 * @throws {UnsupportedNetworkError} INCORRECT_NETWORK for a `network` other than `evm` and `aptos`.
 */
export function checkedInboxOptions(options: InboxOptions<AbiSource>): CheckedInboxOptions {
  const given = paramsOf(options, 'options', optionRules, '{ database, secret }')
  return given as CheckedInboxOptions // the rule of the secret wants one
}

const bytes: Rule = { demand: 'must be a number of bytes above 0', accepts: isPositive }

const optionRules: Readonly<Record<keyof InboxOptions, Rule | Check>> = {
  database: assertDatabase,
  secret: assertSecret,
  abi: assertAbi,
  schema: text,
  network: assertNetwork,
  maxBody: bytes,
  maxUnverified: bytes,
  timeout: { demand: 'must be a number of milliseconds above 0', accepts: isPositive },
  onError: aFunction,
  onUnknownFields: aFunction,
}

function assertDatabase(database: unknown): void {
  if (database === undefined || database === null)
    throw new InputError('Param database is required', { hints: ['A Pool of pg, or a PGlite'] })
}
