import { type EvmClient, operations } from '../generated/evm/client.gen.js'
import { bindOperations } from './client/bind.js'
import { createCheckedCaller } from './client/checkedCaller.js'
import type { ClientOptions } from './client/options.js'

export type { EvmClient } from '../generated/evm/client.gen.js'
export * from '../generated/evm/operations.gen.js'
export type * from '../generated/evm/types.gen.js'
export type * from '../generated/evm/wireAnswers.js'

/**
 * Creates a client of the EVM data API alone.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION for an unknown option, or a value that none takes. A wrong host,
 *   chain or network fails the calls that need it.
 */
export function createEvmClient(options: ClientOptions = {}): EvmClient {
  return bindOperations<EvmClient>(createCheckedCaller(options), operations)
}
