import type { EvmClient } from '../generated/evm/client.gen.js'
import * as operations from '../generated/evm/operations.gen.js'
import { bindOperations } from './client/bind.js'
import { createCaller } from './client/caller.js'
import type { ClientOptions } from './client/options.js'

export type { EvmClient } from '../generated/evm/client.gen.js'
export * from '../generated/evm/operations.gen.js'
export type * from '../generated/evm/types.gen.js'

/** Creates a client of the EVM data API alone. */
export function createEvmClient(options: ClientOptions = {}): EvmClient {
  return bindOperations<EvmClient>(createCaller(options), operations)
}
