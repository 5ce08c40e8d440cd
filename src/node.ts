import type { NodeClient } from '../generated/node/client.gen.js'
import * as operations from '../generated/node/operations.gen.js'
import { bindOperations } from './client/bind.js'
import { createCaller } from './client/caller.js'
import type { ClientOptions } from './client/options.js'

export type { NodeClient } from '../generated/node/client.gen.js'
export * from '../generated/node/operations.gen.js'
export type * from '../generated/node/types.gen.js'

/** Creates a client of the Aptos node API alone. */
export function createNodeClient(options: ClientOptions = {}): NodeClient {
  return bindOperations<NodeClient>(createCaller(options), operations)
}
