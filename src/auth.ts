import { type AuthClient, operations } from '../generated/auth/client.gen.js'
import { bindOperations } from './client/bind.js'
import { createCheckedCaller } from './client/checkedCaller.js'
import type { ClientOptions } from './client/options.js'

export type { AuthClient } from '../generated/auth/client.gen.js'
export * from '../generated/auth/operations.gen.js'
export type * from '../generated/auth/types.gen.js'
export type * from '../generated/auth/wireAnswers.js'
export type { SignInChain } from './auth/chain.js'
export type { AptosChainId, SignInChainId, SolanaChainId } from './auth/chainId.js'
export type { EthCall, EthCallRequest } from './auth/ethCall.js'
export type { MessageOptions } from './auth/fields.js'
export { type MemoryNoncesOptions, memoryNonces, type Nonces } from './auth/nonces.js'
export type { SignedIn, SignInReason, SignInRefusal, SignInResult } from './auth/result.js'
export type { SignInOptions } from './auth/settings.js'
export { createSignIn, type SignIn, type SignInRequest } from './auth/signIn.js'
export type { SignInFields } from './auth/writeMessage.js'

/**
 * Creates a client of the provider's authentication API alone.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION for an unknown option, or a value that none takes. A wrong host fails the
 *   calls that need it.
 */
export function createAuthClient(options: ClientOptions = {}): AuthClient {
  return bindOperations<AuthClient>(createCheckedCaller(options), operations)
}
