import { type ApiClients, bindApis } from '../generated/clients.gen.js'
import { serversOfApis } from '../generated/servers.gen.js'
import { bindOperations } from './client/bind.js'
import { type Caller, createGuardedCaller, withoutGuard } from './client/caller.js'
import type { ClientOptions } from './client/options.js'
import { type CustomRequest, customRequest } from './client/request.js'
import type { Call, CallOptions } from './operation/call.js'

export type { ApiClients } from '../generated/clients.gen.js'
export type { ApiHosts } from '../generated/hosts.gen.js'
export type { CallEndEvent, CallStartEvent } from './client/callEvents.js'
export { type Caller, createCaller, type RequestPreview } from './client/caller.js'
export type { ClientHooks, UnknownFields } from './client/hooks.js'
export type {
  Many,
  ManyAnswer,
  ManyOptions,
  ManyOutcome,
  ManyPagedSource,
  ManyProgress,
  ManyResult,
  ManySource,
  Sum,
} from './client/many/manyAnswer.js'
export type { ClientOptions, ResponseSchema } from './client/options.js'
export { paginate } from './client/paginate.js'
export type { CustomRequest, QueryValue } from './client/request.js'
export { AddressesRefusedError } from './errors/addressesRefused.js'
export {
  ApiError,
  type ApiErrorCode,
  AuthenticationError,
  NotFoundError,
  PermissionDeniedError,
  RateLimitError,
  ServerError,
} from './errors/api.js'
export {
  isLedgerlineError,
  LedgerlineError,
  type LedgerlineErrorCode,
  type LedgerlineErrorJson,
} from './errors/base.js'
export { BudgetError } from './errors/budget.js'
export { ConfigurationError } from './errors/configuration.js'
export { ConnectionError, TimeoutError } from './errors/connection.js'
export { DecodeError } from './errors/decode.js'
export { errorFromJSON } from './errors/errorFromJSON.js'
export { IncompleteError } from './errors/incomplete.js'
export { InputError } from './errors/input.js'
export type { MissingChain } from './errors/missingChain.js'
export type { MissingInput } from './errors/missingInput.js'
export { PaginationError } from './errors/page.js'
export { PlatformError } from './errors/platform.js'
export { RemovalRefusedError } from './errors/removalRefused.js'
export { UnsupportedNetworkError } from './errors/unsupportedNetwork.js'
export { WebhookError } from './errors/webhook.js'
export type {
  Call,
  CallOptions,
  CallResult,
  ChainsPage,
  HeadersInput,
  Page,
  PagedCall,
  PageJson,
  ResponseInfo,
} from './operation/call.js'
export { costOf } from './operation/cost.js'
export type { Issue } from './operation/decode/decoding.js'
export type { UnknownVariant } from './operation/decode/unions.js'
export type {
  AptosNetworkInput,
  ChainInput,
  DateInput,
  DecimalInput,
  UintInput,
} from './operation/encode/inputTypes.js'
export type { Lifecycle } from './operation/lifecycle.js'
export type { Operation, PagedOperation } from './operation/operation.js'
export type { AttemptErrorEvent, AttemptEvent, RequestEvent, ResponseEvent, RetryEvent } from './transport/events.js'
export type { Lease, LimitedAttempt, Limiter } from './transport/limiter.js'
export type { RetryOptions, RetryPolicy } from './transport/retry.js'

/** A client for all APIs: a caller with one method per operation, such as `client.evm.getNativeBalance(…)`. */
export interface Client extends Caller, ApiClients {
  /**
   * Calls an endpoint that has no operation here, with the client's key, headers and retries.
   *
   * @returns the wire JSON, with numbers beyond 2^53 as text
   * @throws {InputError} for an unknown API, or a path that leaves it.
   * @example
   * const insight = await client.request({ api: 'evm', method: 'GET', path: `/wallets/${address}/insight` })
   */
  request(request: CustomRequest, options?: CallOptions): Call<unknown>
}

/**
 * Creates a client for all APIs.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION for an unknown option or an invalid value. A wrong host, chain or
 *   network only fails the calls that need it.
 * @example
 * const client = createClient({ apiKey: process.env.LEDGERLINE_API_KEY })
 * const { balance } = await client.evm.getNativeBalance({ address: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045' })
 */
export function createClient(options: ClientOptions = {}): Client {
  const guarded = createGuardedCaller(options)
  const caller = withoutGuard(guarded)
  return {
    ...caller,
    ...bindApis((operations) => bindOperations(caller, operations)),
    request: (request, options) => customRequest(guarded, serversOfApis, request, options),
  }
}
