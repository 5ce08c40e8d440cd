import { type AptosClient, operations } from '../generated/aptos/client.gen.js'
import { bindOperations } from './client/bind.js'
import { createCheckedCaller } from './client/checkedCaller.js'
import type { ClientOptions } from './client/options.js'

export type { AptosClient } from '../generated/aptos/client.gen.js'
export * from '../generated/aptos/operations.gen.js'
export type * from '../generated/aptos/types.gen.js'
export type * from '../generated/aptos/wireAnswers.js'

/**
 * Creates a client of the Aptos data API alone.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION for an unknown option, or a value that none takes. A wrong host,
 *   chain or network fails the calls that need it.
 */
export function createAptosClient(options: ClientOptions = {}): AptosClient {
  return bindOperations<AptosClient>(createCheckedCaller(options), operations)
}
