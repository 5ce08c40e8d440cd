import { operations, type SolanaClient } from '../generated/solana/client.gen.js'
import { bindOperations } from './client/bind.js'
import { createCheckedCaller } from './client/checkedCaller.js'
import type { ClientOptions } from './client/options.js'

export type { SolanaClient } from '../generated/solana/client.gen.js'
export * from '../generated/solana/operations.gen.js'
export type * from '../generated/solana/types.gen.js'
export type * from '../generated/solana/wireAnswers.js'

/**
 * Creates a client of the Solana data API alone.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION for an unknown option, or a value that none takes. A wrong host, chain or
 *   network fails the calls that need it.
 */
export function createSolanaClient(options: ClientOptions = {}): SolanaClient {
  return bindOperations<SolanaClient>(createCheckedCaller(options), operations)
}
