import { type NodeClient, operations } from '../generated/node/client.gen.js'
import { bindOperations } from './client/bind.js'
import { createCheckedCaller } from './client/checkedCaller.js'
import type { ClientOptions } from './client/options.js'

export type { NodeClient } from '../generated/node/client.gen.js'
export * from '../generated/node/operations.gen.js'
export type * from '../generated/node/types.gen.js'
export type * from '../generated/node/wireAnswers.js'

/**
 * Creates a client of the Aptos node API alone.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION for an unknown option, or a value that none takes. A wrong host,
 *   chain or network fails the calls that need it.
 */
export function createNodeClient(options: ClientOptions = {}): NodeClient {
  return bindOperations<NodeClient>(createCheckedCaller(options), operations)
}
