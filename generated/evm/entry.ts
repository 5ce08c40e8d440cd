// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import { bindOperations } from '../../src/client/bind.js'
import { createCaller } from '../../src/client/caller.js'
import type { ClientOptions } from '../../src/client/options.js'
import { operations, type EvmClient } from './client.gen.js'

export type { EvmClient } from './client.gen.js'
export * from './operations.gen.js'
export type * from './types.gen.js'
export type * from './wireAnswers.js'

/**
 * Creates a client for only the EVM data API.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION for an unknown option or an invalid value. A wrong host, chain or
 * network only fails the calls that need it.
 */
export function createEvmClient(options: ClientOptions = {}): EvmClient {
  return bindOperations<EvmClient>(createCaller(options), operations)
}
