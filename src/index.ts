import { operations as aptos } from '../generated/aptos/client.gen.js'
import { servers as aptosServers } from '../generated/aptos/servers.gen.js'
import { operations as auth } from '../generated/auth/client.gen.js'
import { servers as authServers } from '../generated/auth/servers.gen.js'
import { operations as evm } from '../generated/evm/client.gen.js'
import { servers as evmServers } from '../generated/evm/servers.gen.js'
import { operations as node } from '../generated/node/client.gen.js'
import { servers as nodeServers } from '../generated/node/servers.gen.js'
import { operations as solana } from '../generated/solana/client.gen.js'
import { servers as solanaServers } from '../generated/solana/servers.gen.js'
import { operations as streams } from '../generated/streams/client.gen.js'
import { servers as streamsServers } from '../generated/streams/servers.gen.js'
import type { AptosClient } from './aptos.js' // the APIs' types by their entries, where a user's declarations find them
import type { AuthClient } from './auth.js'
import { bindOperations } from './client/bind.js'
import type { Caller } from './client/caller.js'
import { createCheckedCaller } from './client/checkedCaller.js'
import type { ClientOptions } from './client/options.js'
import { type CustomRequest, customRequest } from './client/request.js'
import type { EvmClient } from './evm.js'
import type { NodeClient } from './node.js'
import type { Call, CallOptions } from './operation/call.js'
import type { SolanaClient } from './solana.js'
import type { StreamsClient } from './streams.js'

export { type Caller, createCaller, type PreparedCall } from './client/caller.js'
export type { ClientHooks, UnknownFields } from './client/hooks.js'
export type { AnswerSchema, ApiHosts, ClientOptions, NetworkHosts } from './client/options.js'
export { paginate } from './client/paginate.js'
export type { CustomRequest, QueryValue } from './client/request.js'
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
export { ConfigurationError } from './errors/configuration.js'
export { ConnectionError, TimeoutError } from './errors/connection.js'
export { DecodeError } from './errors/decode.js'
export { InputError } from './errors/input.js'
export { NetworkError } from './errors/network.js'
export { PaginationError } from './errors/page.js'
export { PlatformError } from './errors/platform.js'
export { restoreError } from './errors/restore.js'
export { WebhookError } from './errors/webhook.js'
export type { Call, CallOptions, CallResult, HeadersInput, Page, PagedCall, ResponseInfo } from './operation/call.js'
export { type CallCost, costOf } from './operation/cost.js'
export type { Issue } from './operation/decode/decoding.js'
export type { UnknownArm } from './operation/decode/unions.js'
export type {
  AptosNetworkInput,
  ChainInput,
  DateInput,
  DecimalInput,
  UintInput,
} from './operation/encode/inputTypes.js'
export type { Lifecycle } from './operation/lifecycle.js'
export type {
  CostPer,
  EncodeInput,
  InputField,
  Operation,
  PagedOperation,
  PageShape,
} from './operation/operation.js'
export type { RequestEvent, ResponseEvent, RetryEvent } from './transport/events.js'
export type { RetryOptions, RetryPolicy } from './transport/retry.js'
export type { AttemptCost, Limiter } from './transport/transport.js'

/** A client of all APIs. It is a caller with the operations bound: `client.evm.getNativeBalance(…)`. */
export interface Client extends Caller {
  /** EVM data: wallets, tokens, NFTs, transactions, blocks, prices. */
  readonly evm: EvmClient
  /** Aptos data: coins, NFTs, collections, accounts. */
  readonly aptos: AptosClient
  /**
   * The Aptos node: blocks, transactions, modules, resources, events.
   *
   * The provider announced the end of its gateway for 2024-11-22. The same calls work against any Aptos node: create the
   * client with `{ node: 'fullnode', baseUrl: { node: 'https://…/v1' } }`.
   */
  readonly node: NodeClient
  /** Solana data: wallets, tokens, NFTs, prices, pairs, swaps. */
  readonly solana: SolanaClient
  /** Wallets that sign in, and profiles of several addresses, through the provider. */
  readonly auth: AuthClient
  /** Streams that deliver webhooks. */
  readonly streams: StreamsClient
  /**
   * Calls an endpoint for which there is no operation here, with the client's key, headers and retries.
   *
   * @returns the wire JSON, with numbers beyond 2^53 as text
   * @throws {InputError} for an unknown API, or a path that leaves it.
   * @example
   * const insight = await client.request({ api: 'evm', method: 'GET', path: `/wallets/${address}/insight` })
   */
  request(request: CustomRequest, options?: CallOptions): Call<unknown>
}

/**
 * Creates a client of all APIs.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION for an unknown option, or a value that none takes. A wrong host, chain or
 *   network fails the calls that need it.
 * @example
 * const client = createClient({ apiKey: process.env.LEDGERLINE_API_KEY })
 * const { balance } = await client.evm.getNativeBalance({ address: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045' })
 */
export function createClient(options: ClientOptions = {}): Client {
  const servers = {
    evm: evmServers,
    aptos: aptosServers,
    node: nodeServers,
    solana: solanaServers,
    auth: authServers,
    streams: streamsServers,
  }
  const checked = createCheckedCaller(options)
  const { withoutKey, ...caller } = checked
  return {
    ...caller,
    evm: bindOperations<EvmClient>(caller, evm),
    aptos: bindOperations<AptosClient>(caller, aptos),
    node: bindOperations<NodeClient>(caller, node),
    solana: bindOperations<SolanaClient>(caller, solana),
    auth: bindOperations<AuthClient>(caller, auth),
    streams: bindOperations<StreamsClient>(caller, streams),
    request: (request, options) => customRequest(checked, servers, request, options),
  }
}
