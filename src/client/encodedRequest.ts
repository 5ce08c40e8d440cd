import { ConfigurationError } from '../errors/configuration.js'
import { encodeCall } from '../operation/encode/encode.js'
import type { Inputs } from '../operation/encode/inputs.js'
import type { Operation } from '../operation/operation.js'
import { assertNoPrivateKey } from '../values/privateKey.js'
import { baseOf, pathOf } from './callUrl.js'
import type { Settings } from './settings.js'

/** The request of a call, without headers. */
export interface EncodedRequest {
  readonly method: Operation['method']
  /** Host, and the prefix of every path. */
  readonly base: string
  /** Path and query. */
  readonly path: string
  /** JSON text. */
  readonly body: string | undefined
  /** Encoded inputs by public name, defaults filled in. */
  readonly values: Readonly<Record<string, unknown>>
}

/**
 * Encodes the inputs of a call into its request.
 *
 * @param input - a copy made by `inputsOf`
 * @throws {InputError} for inputs that are missing, unknown or invalid, and for a private key among them.
 * @throws {ConfigurationError} INVALID_CONFIGURATION if no host is known for the call, or if a hand-made operation is
 * invalid.
 */
export function encodedRequest(settings: Settings, operation: Operation, input: Inputs): EncodedRequest {
  const { id, method, nullable = false } = operation
  if (typeof nullable !== 'boolean') {
    throw new ConfigurationError(`Operation ${id} has invalid value for isNullable property`)
  }
  const encoded = encodeCall(operation, input, settings, isDirect(settings, operation))
  const base = baseOf(settings, operation, encoded.server)
  const path = pathOf(encoded)
  assertNoPrivateKey(path, encoded.body)
  return { method, base, path, body: encoded.body, values: encoded.values }
}

/** Returns whether a call goes to a plain node: then no key, cost or lifecycle of the provider applies. */
export function isDirect({ direct }: Pick<Settings, 'direct'>, { api }: Pick<Operation, 'api'>): boolean {
  return direct === api
}
