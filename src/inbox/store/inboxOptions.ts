import type { AbiItem } from '../../../generated/streams/types.gen.js'
import { optionsOf } from '../../arguments/options.js'
import { byteCount, type Check, duration, method, type Rule, text } from '../../arguments/rules.js'
import type { AbiSource } from '../../webhooks/delivery/delivery.js'
import { abiRule } from '../../webhooks/delivery/readingOptions.js'
import type { OnUnknownFields } from '../../webhooks/delivery/unknownDeliveryFields.js'
import { assertNetwork, type StreamNetwork } from '../../webhooks/verify/network.js'
import { type SecretSource, secretRule } from '../../webhooks/verify/secrets.js'
import type { InboxDatabase } from '../database/openDatabase.js'
import type { InboxEvent } from '../events/eventTypes.js'

/** Options of `createInbox`. */
export interface InboxOptions<TAbi extends AbiSource = readonly AbiItem[]> {
  /**
   * A `pg` Pool with at least 3 connections, or a PGlite for development. Errors of idle connections won't end the
   * process.
   */
  readonly database: InboxDatabase
  /**
   * The secret of your streams, a list of secrets while you replace it, or a function that returns them, as in
   * `createWebhookHandler`.
   */
  readonly secret: SecretSource
  /** Decodes logs, in place of the ABI that the stream was created with. Types them if it is `as const`. */
  readonly abi?: TAbi | undefined
  /** The schema of the tables. `migrate` creates it if it doesn't exist. Default `public`. */
  readonly schema?: string | undefined
  /**
   * Accepts only deliveries of this family of chains: those of others are kept as poison. Deliveries of unknown
   * families are kept for `unknown`, as always. Default: all.
   */
  readonly network?: StreamNetwork | undefined
  /** Maximum size of a body in bytes. Default 10 MB. */
  readonly maxBody?: number | undefined
  /**
   * Maximum bytes of all bodies that aren't verified yet, as in `createWebhookHandler`; and as many again of bodies
   * that are verified and wait for the database, beyond which the handler answers 503. Default 64 MB, or `maxBody` if
   * that is more.
   */
  readonly maxUnverified?: number | undefined
  /**
   * Milliseconds that a body may take to arrive; after that the handler answers 408. Then, milliseconds that the
   * database may take to store it; after that the handler answers 503. Default 30,000.
   */
  readonly timeout?: number | undefined
  /**
   * Called with the error when a request isn't answered with 200 (`about` is the request), when an event is dead
   * (`about` is the event), when a worker can't reach the database, once per outage, and when a sweep couldn't ask the
   * chain, once per sweep. Default: `console.error`, with a line that names a dead event.
   */
  readonly onError?: ((error: unknown, about?: Request | InboxEvent) => unknown) | undefined
  /**
   * Called with the paths of fields that deliveries have and the types don't, once for each path. If you pass it, every
   * delivery is decoded twice.
   */
  readonly onUnknownFields?: OnUnknownFields | undefined
}

/** Options that were checked. */
export type CheckedInboxOptions = InboxOptions<AbiSource>

/**
 * Checks the options of an inbox.
 *
 * @returns a copy of the options
 * @throws {ConfigurationError} INVALID_CONFIGURATION for a missing, unknown or invalid option.
 * @throws {UnsupportedNetworkError} INCORRECT_NETWORK for an unknown `network`.
 */
export function checkedInboxOptions(options: InboxOptions<AbiSource>): CheckedInboxOptions {
  return optionsOf(options, optionRules)
}

const optionRules: Readonly<Record<keyof InboxOptions, Rule | Check>> = {
  database: { demand: 'takes a Pool of pg, or a PGlite', accepts: () => true, required: true }, // `openDatabase` checks it
  secret: secretRule,
  abi: abiRule,
  schema: text,
  network: assertNetwork,
  maxBody: byteCount,
  maxUnverified: byteCount,
  timeout: duration,
  onError: method,
  onUnknownFields: method,
}
