// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import { asChecksumAddress } from '../../src/operation/encode/checksum.js'
import { asUnixSeconds } from '../../src/operation/encode/dates.js'
import { asHash32 } from '../../src/operation/encode/hex.js'
import { asList, asOneOrMany } from '../../src/operation/encode/lists.js'
import { asCount, asUint } from '../../src/operation/encode/numbers.js'
import {
  asAptosAddress,
  asAptosNetwork,
  asEvmAddress,
  asEvmChain,
  asSolanaAddress,
} from '../../src/operation/encode/parsed.js'
import { jsonBody } from '../../src/operation/encode/requestBody.js'
import { asSecret } from '../../src/operation/encode/secret.js'
import { asBoolean, asOneOf, asText } from '../../src/operation/encode/text.js'
import { asBitcoinAddress, asXpub } from '../../src/operation/encode/universal.js'
import type { Operation, PagedOperation } from '../../src/operation/operation.js'
import { byCursor } from '../../src/operation/paging/nextCursor.js'
import { pagedCall } from '../../src/operation/paging/pages.js'
import {
  decodeAddressResponse,
  decodeAddressesResponse,
  decodeAptosStream,
  decodeAptosStreamStatus,
  decodeAptosStreamsAddAddressesResponse,
  decodeAptosStreamsDeleteAddressesResponse,
  decodeAptosStreamsGetAddressesResponse,
  decodeAptosStreamsGetAllResponse,
  decodeBitcoinStream,
  decodeBitcoinStreamAddressesChanged,
  decodeBitcoinStreamAddressesResponse,
  decodeBitcoinStreamStatus,
  decodeBitcoinStreamsResponse,
  decodeBitcoinWebhook,
  decodeBitcoinXpub,
  decodeBitcoinXpubsResponse,
  decodeDeleteAptosStreamOutput,
  decodeDeleteBitcoinStreamOutput,
  decodeDeleteBitcoinStreamXpubOutput,
  decodeDeleteSolanaStreamOutput,
  decodeHistoryModel,
  decodeHistoryResponse,
  decodeSendBitcoinStreamBlockOutput,
  decodeSendEvmStreamBlockOutput,
  decodeSendSolanaStreamBlockOutput,
  decodeSettingsModel,
  decodeSolanaStream,
  decodeSolanaStreamAddressesChanged,
  decodeSolanaStreamAddressesResponse,
  decodeSolanaStreamStatus,
  decodeSolanaStreamsResponse,
  decodeSolanaWebhook,
  decodeStreamsModel,
  decodeStreamsResponse,
  decodeUsageStatsModel,
  decodeWebhook,
  decodeWebhookDeliveryLogsResponse,
} from './decoders.gen.js'
import {
  encodeAbiItemInput,
  encodeAdvancedOptionsInput,
  encodeGetNativeBalancesInput,
  encodeStreamsTriggerInput,
} from './encoders.gen.js'
import { servers } from './servers.gen.js'
import type * as T from './types.gen.js'
import type * as W from './wireAnswers.js'

/** Streams over EVM chains. See `client.streams.getEvmStreams`. */
export const getEvmStreams: PagedOperation<T.GetEvmStreamsInput, T.StreamsModel, W.GetEvmStreamsWire> = {
  id: 'getEvmStreams',
  path: '/streams/evm',
  api: 'streams',
  servers,
  method: 'GET',
  inputs: [
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1, maximum: 100 }, preset: 100 },
    { name: 'cursor', in: 'query', encode: asText },
    {
      name: 'status',
      in: 'query',
      encode: (value, at) => asOneOf(value, at, ['active', 'paused', 'error', 'terminated']),
    },
  ],
  decode: decodeStreamsResponse,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byCursor,
    call: pagedCall,
  },
  lifecycle: { status: 'live' },
}

/** Create a stream over EVM chains. See `client.streams.createEvmStream`. */
export const createEvmStream: Operation<T.CreateEvmStreamInput, T.CreateEvmStreamOutput, W.CreateEvmStreamWire> = {
  id: 'createEvmStream',
  path: '/streams/evm',
  api: 'streams',
  servers,
  method: 'PUT',
  inputs: [
    { name: 'webhookUrl', in: 'body', encode: asText, required: true },
    { name: 'description', in: 'body', encode: asText, required: true },
    { name: 'chainIds', in: 'body', encode: (value, at) => asList(value, at, asEvmChain), required: true },
    { name: 'tag', in: 'body', encode: asText },
    { name: 'topic0', in: 'body', encode: (value, at) => asList(value, at, asText) },
    { name: 'allAddresses', in: 'body', encode: asBoolean },
    { name: 'includeNativeTxs', in: 'body', encode: asBoolean, preset: false },
    { name: 'includeContractLogs', in: 'body', encode: asBoolean, preset: false },
    { name: 'includeInternalTxs', in: 'body', encode: asBoolean, preset: false },
    { name: 'includeAllTxLogs', in: 'body', encode: asBoolean, preset: false },
    { name: 'getNativeBalances', in: 'body', encode: (value, at) => asList(value, at, encodeGetNativeBalancesInput) },
    { name: 'abi', in: 'body', encode: (value, at) => asList(value, at, encodeAbiItemInput) },
    { name: 'advancedOptions', in: 'body', encode: (value, at) => asList(value, at, encodeAdvancedOptionsInput) },
    { name: 'triggers', in: 'body', encode: (value, at) => asList(value, at, encodeStreamsTriggerInput) },
    { name: 'demo', in: 'body', encode: asBoolean },
    { name: 'filterPossibleSpamAddresses', in: 'body', encode: asBoolean },
  ],
  body: jsonBody,
  decode: decodeStreamsModel,
  idempotent: false,
  lifecycle: { status: 'live' },
}

/** A stream over EVM chains. See `client.streams.getEvmStream`. */
export const getEvmStream: Operation<T.GetEvmStreamInput, T.GetEvmStreamOutput, W.GetEvmStreamWire> = {
  id: 'getEvmStream',
  path: '/streams/evm/{id}',
  api: 'streams',
  servers,
  method: 'GET',
  inputs: [{ name: 'id', in: 'path', encode: asText, required: true }],
  decode: decodeStreamsModel,
  lifecycle: { status: 'live' },
}

/**
 * Change a stream over EVM chains. See `client.streams.updateEvmStream`. `null` if it succeeds with an empty response.
 */
export const updateEvmStream: Operation<T.UpdateEvmStreamInput, T.UpdateEvmStreamOutput, W.UpdateEvmStreamWire> = {
  id: 'updateEvmStream',
  path: '/streams/evm/{id}',
  api: 'streams',
  servers,
  method: 'POST',
  inputs: [
    { name: 'id', in: 'path', encode: asText, required: true },
    { name: 'webhookUrl', in: 'body', encode: asText },
    { name: 'description', in: 'body', encode: asText },
    { name: 'tag', in: 'body', encode: asText },
    { name: 'chainIds', in: 'body', encode: (value, at) => asList(value, at, asEvmChain) },
    { name: 'topic0', in: 'body', encode: (value, at) => asList(value, at, asText) },
    { name: 'allAddresses', in: 'body', encode: asBoolean },
    { name: 'includeNativeTxs', in: 'body', encode: asBoolean },
    { name: 'includeContractLogs', in: 'body', encode: asBoolean },
    { name: 'includeInternalTxs', in: 'body', encode: asBoolean },
    { name: 'includeAllTxLogs', in: 'body', encode: asBoolean },
    { name: 'getNativeBalances', in: 'body', encode: (value, at) => asList(value, at, encodeGetNativeBalancesInput) },
    { name: 'abi', in: 'body', encode: (value, at) => asList(value, at, encodeAbiItemInput) },
    { name: 'advancedOptions', in: 'body', encode: (value, at) => asList(value, at, encodeAdvancedOptionsInput) },
    { name: 'triggers', in: 'body', encode: (value, at) => asList(value, at, encodeStreamsTriggerInput) },
    { name: 'demo', in: 'body', encode: asBoolean },
    { name: 'filterPossibleSpamAddresses', in: 'body', encode: asBoolean },
  ],
  body: jsonBody,
  decode: decodeStreamsModel,
  emptyIsNull: true,
  lifecycle: { status: 'live' },
}

/**
 * Delete a stream over EVM chains. See `client.streams.deleteEvmStream`. `null` if it succeeds with an empty response.
 */
export const deleteEvmStream: Operation<T.DeleteEvmStreamInput, T.DeleteEvmStreamOutput, W.DeleteEvmStreamWire> = {
  id: 'deleteEvmStream',
  path: '/streams/evm/{id}',
  api: 'streams',
  servers,
  method: 'DELETE',
  inputs: [{ name: 'id', in: 'path', encode: asText, required: true }],
  decode: decodeStreamsModel,
  emptyIsNull: true,
  lifecycle: { status: 'live' },
}

/**
 * Pause or resume a stream over EVM chains. See `client.streams.updateEvmStreamStatus`. `null` if it succeeds with an
 * empty response.
 */
export const updateEvmStreamStatus: Operation<
  T.UpdateEvmStreamStatusInput,
  T.UpdateEvmStreamStatusOutput,
  W.UpdateEvmStreamStatusWire
> = {
  id: 'updateEvmStreamStatus',
  path: '/streams/evm/{id}/status',
  api: 'streams',
  servers,
  method: 'POST',
  inputs: [
    { name: 'id', in: 'path', encode: asText, required: true },
    {
      name: 'status',
      in: 'body',
      encode: (value, at) => asOneOf(value, at, ['active', 'paused', 'error', 'terminated']),
      required: true,
    },
  ],
  body: jsonBody,
  decode: decodeStreamsModel,
  emptyIsNull: true,
  lifecycle: { status: 'live' },
}

/** Addresses an EVM stream watches. See `client.streams.getEvmStreamAddresses`. */
export const getEvmStreamAddresses: PagedOperation<
  T.GetEvmStreamAddressesInput,
  T.Addresses,
  W.GetEvmStreamAddressesWire
> = {
  id: 'getEvmStreamAddresses',
  path: '/streams/evm/{id}/address',
  api: 'streams',
  servers,
  method: 'GET',
  inputs: [
    { name: 'id', in: 'path', encode: asText, required: true },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1, maximum: 100 }, preset: 100 },
    { name: 'cursor', in: 'query', encode: asText },
  ],
  decode: decodeAddressesResponse,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byCursor,
    call: pagedCall,
  },
  lifecycle: { status: 'live' },
}

/**
 * Add addresses to an EVM stream. See `client.streams.addEvmStreamAddress`. `null` if it succeeds with an empty
 * response.
 */
export const addEvmStreamAddress: Operation<
  T.AddEvmStreamAddressInput,
  T.AddEvmStreamAddressOutput,
  W.AddEvmStreamAddressWire
> = {
  id: 'addEvmStreamAddress',
  path: '/streams/evm/{id}/address',
  api: 'streams',
  servers,
  method: 'POST',
  inputs: [
    { name: 'id', in: 'path', encode: asText, required: true },
    { name: 'address', in: 'body', encode: (value, at) => asOneOrMany(value, at, asChecksumAddress), required: true },
  ],
  body: jsonBody,
  decode: decodeAddressResponse,
  emptyIsNull: true,
  lifecycle: { status: 'live' },
}

/**
 * Replace addresses of an EVM stream. See `client.streams.replaceEvmStreamAddress`. `null` if it succeeds with an empty
 * response.
 */
export const replaceEvmStreamAddress: Operation<
  T.ReplaceEvmStreamAddressInput,
  T.ReplaceEvmStreamAddressOutput,
  W.ReplaceEvmStreamAddressWire
> = {
  id: 'replaceEvmStreamAddress',
  path: '/streams/evm/{id}/address',
  api: 'streams',
  servers,
  method: 'PATCH',
  inputs: [
    { name: 'id', in: 'path', encode: asText, required: true },
    { name: 'address', in: 'body', encode: (value, at) => asOneOrMany(value, at, asEvmAddress), required: true },
  ],
  body: jsonBody,
  decode: decodeAddressResponse,
  emptyIsNull: true,
  lifecycle: { status: 'live' },
}

/**
 * Remove addresses from an EVM stream. See `client.streams.deleteEvmStreamAddress`. `null` if it succeeds with an empty
 * response.
 */
export const deleteEvmStreamAddress: Operation<
  T.DeleteEvmStreamAddressInput,
  T.DeleteEvmStreamAddressOutput,
  W.DeleteEvmStreamAddressWire
> = {
  id: 'deleteEvmStreamAddress',
  path: '/streams/evm/{id}/address',
  api: 'streams',
  servers,
  method: 'DELETE',
  inputs: [
    { name: 'id', in: 'path', encode: asText, required: true },
    { name: 'address', in: 'body', encode: (value, at) => asOneOrMany(value, at, asEvmAddress), required: true },
  ],
  body: jsonBody,
  decode: decodeAddressResponse,
  emptyIsNull: true,
  lifecycle: { status: 'live' },
}

/** Copy a stream over EVM chains. See `client.streams.duplicateEvmStream`. */
export const duplicateEvmStream: Operation<
  T.DuplicateEvmStreamInput,
  T.DuplicateEvmStreamOutput,
  W.DuplicateEvmStreamWire
> = {
  id: 'duplicateEvmStream',
  path: '/streams/evm/{id}/duplicate',
  api: 'streams',
  servers,
  method: 'POST',
  inputs: [{ name: 'id', in: 'path', encode: asText, required: true }],
  decode: decodeStreamsModel,
  lifecycle: { status: 'live' },
}

/** Preview what an EVM stream would deliver. See `client.streams.getEvmStreamBlock`. `null` if there is none. */
export const getEvmStreamBlock: Operation<
  T.GetEvmStreamBlockInput,
  T.GetEvmStreamBlockOutput,
  W.GetEvmStreamBlockWire
> = {
  id: 'getEvmStreamBlock',
  path: '/streams/evm/{chainId}/block/{blockNumber}',
  api: 'streams',
  servers,
  method: 'POST',
  inputs: [
    { name: 'chainId', in: 'path', encode: asEvmChain, required: true, gives: 'chain' },
    { name: 'blockNumber', in: 'path', encode: asUint, required: true },
    { name: 'tag', in: 'body', encode: asText },
    { name: 'topic0', in: 'body', encode: (value, at) => asList(value, at, asText) },
    { name: 'allAddresses', in: 'body', encode: asBoolean },
    { name: 'includeNativeTxs', in: 'body', encode: asBoolean },
    { name: 'includeContractLogs', in: 'body', encode: asBoolean },
    { name: 'includeInternalTxs', in: 'body', encode: asBoolean },
    { name: 'includeAllTxLogs', in: 'body', encode: asBoolean },
    { name: 'filterPossibleSpamAddresses', in: 'body', encode: asBoolean },
    { name: 'abi', in: 'body', encode: (value, at) => asList(value, at, encodeAbiItemInput) },
    { name: 'advancedOptions', in: 'body', encode: (value, at) => asList(value, at, encodeAdvancedOptionsInput) },
    { name: 'addresses', in: 'body', encode: (value, at) => asList(value, at, asEvmAddress) },
  ],
  body: jsonBody,
  decode: decodeWebhook,
  nullable: true,
  idempotent: true,
  lifecycle: { status: 'live' },
}

/**
 * Deliver a block of an EVM stream again. See `client.streams.sendEvmStreamBlock`. `null` if it succeeds with an empty
 * response.
 */
export const sendEvmStreamBlock: Operation<
  T.SendEvmStreamBlockInput,
  T.SendEvmStreamBlockOutput,
  W.SendEvmStreamBlockWire
> = {
  id: 'sendEvmStreamBlock',
  path: '/streams/evm/{chainId}/block-to-webhook/{blockNumber}/{streamId}',
  api: 'streams',
  servers,
  method: 'POST',
  inputs: [
    { name: 'chainId', in: 'path', encode: asEvmChain, required: true, gives: 'chain' },
    { name: 'blockNumber', in: 'path', encode: asUint, required: true },
    { name: 'streamId', in: 'path', encode: asText, required: true },
  ],
  decode: decodeSendEvmStreamBlockOutput,
  emptyIsNull: true,
  lifecycle: { status: 'live' },
}

/** Streams over Solana. See `client.streams.getSolanaStreams`. */
export const getSolanaStreams: PagedOperation<T.GetSolanaStreamsInput, T.SolanaStream, W.GetSolanaStreamsWire> = {
  id: 'getSolanaStreams',
  path: '/streams/solana',
  api: 'streams',
  servers,
  method: 'GET',
  inputs: [
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1, maximum: 100 }, preset: 100 },
    { name: 'cursor', in: 'query', encode: asText },
  ],
  decode: decodeSolanaStreamsResponse,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byCursor,
    call: pagedCall,
  },
  lifecycle: { status: 'live' },
}

/** Create a stream over Solana. See `client.streams.createSolanaStream`. */
export const createSolanaStream: Operation<
  T.CreateSolanaStreamInput,
  T.CreateSolanaStreamOutput,
  W.CreateSolanaStreamWire
> = {
  id: 'createSolanaStream',
  path: '/streams/solana',
  api: 'streams',
  servers,
  method: 'PUT',
  inputs: [
    { name: 'webhookUrl', in: 'body', encode: asText, required: true },
    { name: 'description', in: 'body', encode: asText, required: true },
    { name: 'tag', in: 'body', encode: asText, required: true },
    {
      name: 'network',
      in: 'body',
      encode: (value, at) => asList(value, at, (value, at) => asOneOf(value, at, ['mainnet', 'devnet'])),
      required: true,
    },
    { name: 'programIds', in: 'body', encode: (value, at) => asList(value, at, asSolanaAddress) },
    { name: 'mintAddresses', in: 'body', encode: (value, at) => asList(value, at, asSolanaAddress) },
    { name: 'allAddresses', in: 'body', encode: asBoolean },
  ],
  body: jsonBody,
  decode: decodeSolanaStream,
  idempotent: false,
  lifecycle: { status: 'live' },
}

/** A stream over Solana. See `client.streams.getSolanaStream`. */
export const getSolanaStream: Operation<T.GetSolanaStreamInput, T.GetSolanaStreamOutput, W.GetSolanaStreamWire> = {
  id: 'getSolanaStream',
  path: '/streams/solana/{id}',
  api: 'streams',
  servers,
  method: 'GET',
  inputs: [{ name: 'id', in: 'path', encode: asText, required: true }],
  decode: decodeSolanaStream,
  lifecycle: { status: 'live' },
}

/**
 * Change a stream over Solana. See `client.streams.updateSolanaStream`. `null` if it succeeds with an empty response.
 */
export const updateSolanaStream: Operation<
  T.UpdateSolanaStreamInput,
  T.UpdateSolanaStreamOutput,
  W.UpdateSolanaStreamWire
> = {
  id: 'updateSolanaStream',
  path: '/streams/solana/{id}',
  api: 'streams',
  servers,
  method: 'POST',
  inputs: [
    { name: 'id', in: 'path', encode: asText, required: true },
    { name: 'webhookUrl', in: 'body', encode: asText },
    { name: 'description', in: 'body', encode: asText },
    { name: 'tag', in: 'body', encode: asText },
    {
      name: 'network',
      in: 'body',
      encode: (value, at) => asList(value, at, (value, at) => asOneOf(value, at, ['mainnet', 'devnet'])),
    },
    { name: 'programIds', in: 'body', encode: (value, at) => asList(value, at, asSolanaAddress) },
    { name: 'mintAddresses', in: 'body', encode: (value, at) => asList(value, at, asSolanaAddress) },
    { name: 'allAddresses', in: 'body', encode: asBoolean },
  ],
  body: jsonBody,
  decode: decodeSolanaStream,
  emptyIsNull: true,
  lifecycle: { status: 'live' },
}

/**
 * Delete a stream over Solana. See `client.streams.deleteSolanaStream`. `null` if it succeeds with an empty response.
 */
export const deleteSolanaStream: Operation<
  T.DeleteSolanaStreamInput,
  T.DeleteSolanaStreamOutput,
  W.DeleteSolanaStreamWire
> = {
  id: 'deleteSolanaStream',
  path: '/streams/solana/{id}',
  api: 'streams',
  servers,
  method: 'DELETE',
  inputs: [{ name: 'id', in: 'path', encode: asText, required: true }],
  decode: decodeDeleteSolanaStreamOutput,
  emptyIsNull: true,
  lifecycle: { status: 'live' },
}

/**
 * Pause or resume a stream over Solana. See `client.streams.updateSolanaStreamStatus`. `null` if it succeeds with an
 * empty response.
 */
export const updateSolanaStreamStatus: Operation<
  T.UpdateSolanaStreamStatusInput,
  T.UpdateSolanaStreamStatusOutput,
  W.UpdateSolanaStreamStatusWire
> = {
  id: 'updateSolanaStreamStatus',
  path: '/streams/solana/{id}/status',
  api: 'streams',
  servers,
  method: 'POST',
  inputs: [
    { name: 'id', in: 'path', encode: asText, required: true },
    {
      name: 'status',
      in: 'body',
      encode: (value, at) => asOneOf(value, at, ['active', 'paused', 'error', 'terminated']),
      required: true,
    },
  ],
  body: jsonBody,
  decode: decodeSolanaStreamStatus,
  emptyIsNull: true,
  lifecycle: { status: 'live' },
}

/** Accounts a Solana stream watches. See `client.streams.getSolanaStreamAddresses`. */
export const getSolanaStreamAddresses: PagedOperation<
  T.GetSolanaStreamAddressesInput,
  T.SolanaStreamAddress,
  W.GetSolanaStreamAddressesWire
> = {
  id: 'getSolanaStreamAddresses',
  path: '/streams/solana/{id}/address',
  api: 'streams',
  servers,
  method: 'GET',
  inputs: [
    { name: 'id', in: 'path', encode: asText, required: true },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1, maximum: 100 }, preset: 100 },
    { name: 'cursor', in: 'query', encode: asText },
  ],
  decode: decodeSolanaStreamAddressesResponse,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byCursor,
    call: pagedCall,
  },
  lifecycle: { status: 'live' },
}

/**
 * Add accounts to a Solana stream. See `client.streams.addSolanaStreamAddress`. `null` if it succeeds with an empty
 * response.
 */
export const addSolanaStreamAddress: Operation<
  T.AddSolanaStreamAddressInput,
  T.AddSolanaStreamAddressOutput,
  W.AddSolanaStreamAddressWire
> = {
  id: 'addSolanaStreamAddress',
  path: '/streams/solana/{id}/address',
  api: 'streams',
  servers,
  method: 'POST',
  inputs: [
    { name: 'id', in: 'path', encode: asText, required: true },
    { name: 'address', in: 'body', encode: (value, at) => asOneOrMany(value, at, asSolanaAddress), required: true },
  ],
  body: jsonBody,
  decode: decodeSolanaStreamAddressesChanged,
  emptyIsNull: true,
  lifecycle: { status: 'live' },
}

/**
 * Remove accounts from a Solana stream. See `client.streams.deleteSolanaStreamAddress`. `null` if it succeeds with an
 * empty response.
 */
export const deleteSolanaStreamAddress: Operation<
  T.DeleteSolanaStreamAddressInput,
  T.DeleteSolanaStreamAddressOutput,
  W.DeleteSolanaStreamAddressWire
> = {
  id: 'deleteSolanaStreamAddress',
  path: '/streams/solana/{id}/address',
  api: 'streams',
  servers,
  method: 'DELETE',
  inputs: [
    { name: 'id', in: 'path', encode: asText, required: true },
    { name: 'address', in: 'body', encode: (value, at) => asOneOrMany(value, at, asSolanaAddress), required: true },
  ],
  body: jsonBody,
  decode: decodeSolanaStreamAddressesChanged,
  emptyIsNull: true,
  lifecycle: { status: 'live' },
}

/** Streams over Bitcoin. See `client.streams.getBitcoinStreams`. */
export const getBitcoinStreams: PagedOperation<T.GetBitcoinStreamsInput, T.BitcoinStream, W.GetBitcoinStreamsWire> = {
  id: 'getBitcoinStreams',
  path: '/streams/bitcoin',
  api: 'streams',
  servers,
  method: 'GET',
  inputs: [
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1, maximum: 100 }, preset: 100 },
    { name: 'cursor', in: 'query', encode: asText },
  ],
  decode: decodeBitcoinStreamsResponse,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byCursor,
    call: pagedCall,
  },
  lifecycle: { status: 'live' },
}

/** Create a stream over Bitcoin. See `client.streams.createBitcoinStream`. */
export const createBitcoinStream: Operation<
  T.CreateBitcoinStreamInput,
  T.CreateBitcoinStreamOutput,
  W.CreateBitcoinStreamWire
> = {
  id: 'createBitcoinStream',
  path: '/streams/bitcoin',
  api: 'streams',
  servers,
  method: 'PUT',
  inputs: [
    { name: 'webhookUrl', in: 'body', encode: asText, required: true },
    { name: 'description', in: 'body', encode: asText, required: true },
    { name: 'tag', in: 'body', encode: asText, required: true },
    {
      name: 'network',
      in: 'body',
      encode: (value, at) => asList(value, at, (value, at) => asOneOf(value, at, ['mainnet', 'testnet'])),
      required: true,
    },
    { name: 'includeInputs', in: 'body', encode: asBoolean },
    { name: 'includeOutputs', in: 'body', encode: asBoolean },
    { name: 'demo', in: 'body', encode: asBoolean },
    { name: 'allAddresses', in: 'body', encode: asBoolean },
  ],
  body: jsonBody,
  decode: decodeBitcoinStream,
  idempotent: false,
  lifecycle: { status: 'live' },
}

/** A stream over Bitcoin. See `client.streams.getBitcoinStream`. */
export const getBitcoinStream: Operation<T.GetBitcoinStreamInput, T.GetBitcoinStreamOutput, W.GetBitcoinStreamWire> = {
  id: 'getBitcoinStream',
  path: '/streams/bitcoin/{id}',
  api: 'streams',
  servers,
  method: 'GET',
  inputs: [{ name: 'id', in: 'path', encode: asText, required: true }],
  decode: decodeBitcoinStream,
  lifecycle: { status: 'live' },
}

/**
 * Change a stream over Bitcoin. See `client.streams.updateBitcoinStream`. `null` if it succeeds with an empty response.
 */
export const updateBitcoinStream: Operation<
  T.UpdateBitcoinStreamInput,
  T.UpdateBitcoinStreamOutput,
  W.UpdateBitcoinStreamWire
> = {
  id: 'updateBitcoinStream',
  path: '/streams/bitcoin/{id}',
  api: 'streams',
  servers,
  method: 'POST',
  inputs: [
    { name: 'id', in: 'path', encode: asText, required: true },
    { name: 'webhookUrl', in: 'body', encode: asText },
    { name: 'description', in: 'body', encode: asText },
    { name: 'tag', in: 'body', encode: asText },
    {
      name: 'network',
      in: 'body',
      encode: (value, at) => asList(value, at, (value, at) => asOneOf(value, at, ['mainnet', 'testnet'])),
    },
    { name: 'includeInputs', in: 'body', encode: asBoolean },
    { name: 'includeOutputs', in: 'body', encode: asBoolean },
    { name: 'demo', in: 'body', encode: asBoolean },
    { name: 'allAddresses', in: 'body', encode: asBoolean },
  ],
  body: jsonBody,
  decode: decodeBitcoinStream,
  emptyIsNull: true,
  lifecycle: { status: 'live' },
}

/**
 * Delete a stream over Bitcoin. See `client.streams.deleteBitcoinStream`. `null` if it succeeds with an empty response.
 */
export const deleteBitcoinStream: Operation<
  T.DeleteBitcoinStreamInput,
  T.DeleteBitcoinStreamOutput,
  W.DeleteBitcoinStreamWire
> = {
  id: 'deleteBitcoinStream',
  path: '/streams/bitcoin/{id}',
  api: 'streams',
  servers,
  method: 'DELETE',
  inputs: [{ name: 'id', in: 'path', encode: asText, required: true }],
  decode: decodeDeleteBitcoinStreamOutput,
  emptyIsNull: true,
  lifecycle: { status: 'live' },
}

/**
 * Pause or resume a stream over Bitcoin. See `client.streams.updateBitcoinStreamStatus`. `null` if it succeeds with an
 * empty response.
 */
export const updateBitcoinStreamStatus: Operation<
  T.UpdateBitcoinStreamStatusInput,
  T.UpdateBitcoinStreamStatusOutput,
  W.UpdateBitcoinStreamStatusWire
> = {
  id: 'updateBitcoinStreamStatus',
  path: '/streams/bitcoin/{id}/status',
  api: 'streams',
  servers,
  method: 'POST',
  inputs: [
    { name: 'id', in: 'path', encode: asText, required: true },
    {
      name: 'status',
      in: 'body',
      encode: (value, at) => asOneOf(value, at, ['active', 'paused', 'error', 'terminated']),
      required: true,
    },
  ],
  body: jsonBody,
  decode: decodeBitcoinStreamStatus,
  emptyIsNull: true,
  lifecycle: { status: 'live' },
}

/** Addresses a Bitcoin stream watches. See `client.streams.getBitcoinStreamAddresses`. */
export const getBitcoinStreamAddresses: PagedOperation<
  T.GetBitcoinStreamAddressesInput,
  T.BitcoinStreamAddress,
  W.GetBitcoinStreamAddressesWire
> = {
  id: 'getBitcoinStreamAddresses',
  path: '/streams/bitcoin/{id}/address',
  api: 'streams',
  servers,
  method: 'GET',
  inputs: [
    { name: 'id', in: 'path', encode: asText, required: true },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1, maximum: 100 }, preset: 100 },
    { name: 'cursor', in: 'query', encode: asText },
  ],
  decode: decodeBitcoinStreamAddressesResponse,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byCursor,
    call: pagedCall,
  },
  lifecycle: { status: 'live' },
}

/**
 * Add addresses to a Bitcoin stream. See `client.streams.addBitcoinStreamAddress`. `null` if it succeeds with an empty
 * response.
 */
export const addBitcoinStreamAddress: Operation<
  T.AddBitcoinStreamAddressInput,
  T.AddBitcoinStreamAddressOutput,
  W.AddBitcoinStreamAddressWire
> = {
  id: 'addBitcoinStreamAddress',
  path: '/streams/bitcoin/{id}/address',
  api: 'streams',
  servers,
  method: 'POST',
  inputs: [
    { name: 'id', in: 'path', encode: asText, required: true },
    { name: 'address', in: 'body', encode: (value, at) => asOneOrMany(value, at, asBitcoinAddress), required: true },
  ],
  body: jsonBody,
  decode: decodeBitcoinStreamAddressesChanged,
  emptyIsNull: true,
  lifecycle: { status: 'live' },
}

/**
 * Remove addresses from a Bitcoin stream. See `client.streams.deleteBitcoinStreamAddress`. `null` if it succeeds with
 * an empty response.
 */
export const deleteBitcoinStreamAddress: Operation<
  T.DeleteBitcoinStreamAddressInput,
  T.DeleteBitcoinStreamAddressOutput,
  W.DeleteBitcoinStreamAddressWire
> = {
  id: 'deleteBitcoinStreamAddress',
  path: '/streams/bitcoin/{id}/address',
  api: 'streams',
  servers,
  method: 'DELETE',
  inputs: [
    { name: 'id', in: 'path', encode: asText, required: true },
    { name: 'address', in: 'body', encode: (value, at) => asOneOrMany(value, at, asBitcoinAddress), required: true },
  ],
  body: jsonBody,
  decode: decodeBitcoinStreamAddressesChanged,
  emptyIsNull: true,
  lifecycle: { status: 'live' },
}

/** Extended public keys a Bitcoin stream watches. See `client.streams.getBitcoinStreamXpubs`. */
export const getBitcoinStreamXpubs: PagedOperation<
  T.GetBitcoinStreamXpubsInput,
  T.BitcoinXpub,
  W.GetBitcoinStreamXpubsWire
> = {
  id: 'getBitcoinStreamXpubs',
  path: '/streams/bitcoin/{id}/xpub',
  api: 'streams',
  servers,
  method: 'GET',
  inputs: [
    { name: 'id', in: 'path', encode: asText, required: true },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1, maximum: 100 }, preset: 100 },
    { name: 'cursor', in: 'query', encode: asText },
  ],
  decode: decodeBitcoinXpubsResponse,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byCursor,
    call: pagedCall,
  },
  secrets: ['xpub'],
  lifecycle: { status: 'live' },
}

/**
 * Add an extended public key to a Bitcoin stream. See `client.streams.addBitcoinStreamXpub`. `null` if it succeeds with
 * an empty response.
 */
export const addBitcoinStreamXpub: Operation<
  T.AddBitcoinStreamXpubInput,
  T.AddBitcoinStreamXpubOutput,
  W.AddBitcoinStreamXpubWire
> = {
  id: 'addBitcoinStreamXpub',
  path: '/streams/bitcoin/{id}/xpub',
  api: 'streams',
  servers,
  method: 'POST',
  inputs: [
    { name: 'id', in: 'path', encode: asText, required: true },
    { name: 'xpub', in: 'body', encode: (value, at) => asSecret(value, at, asXpub), required: true },
  ],
  body: jsonBody,
  decode: decodeBitcoinXpub,
  emptyIsNull: true,
  secrets: ['xpub'],
  lifecycle: { status: 'live' },
}

/**
 * Remove an extended public key from a Bitcoin stream. See `client.streams.deleteBitcoinStreamXpub`. `null` if it
 * succeeds with an empty response.
 */
export const deleteBitcoinStreamXpub: Operation<
  T.DeleteBitcoinStreamXpubInput,
  T.DeleteBitcoinStreamXpubOutput,
  W.DeleteBitcoinStreamXpubWire
> = {
  id: 'deleteBitcoinStreamXpub',
  path: '/streams/bitcoin/{id}/xpub/{xpubId}',
  api: 'streams',
  servers,
  method: 'DELETE',
  inputs: [
    { name: 'id', in: 'path', encode: asText, required: true },
    { name: 'xpubId', in: 'path', encode: asText, required: true },
  ],
  decode: decodeDeleteBitcoinStreamXpubOutput,
  emptyIsNull: true,
  lifecycle: { status: 'live' },
}

/** Preview what a Solana stream would deliver. See `client.streams.getSolanaStreamBlock`. `null` if there is none. */
export const getSolanaStreamBlock: Operation<
  T.GetSolanaStreamBlockInput,
  T.GetSolanaStreamBlockOutput,
  W.GetSolanaStreamBlockWire
> = {
  id: 'getSolanaStreamBlock',
  path: '/streams/solana/{chainId}/block/{blockNumber}',
  api: 'streams',
  servers,
  method: 'POST',
  inputs: [
    { name: 'chainId', in: 'path', encode: asText, required: true },
    { name: 'blockNumber', in: 'path', encode: asUint, required: true },
    { name: 'tag', in: 'body', encode: asText },
    { name: 'allAddresses', in: 'body', encode: asBoolean },
    { name: 'addresses', in: 'body', encode: (value, at) => asList(value, at, asSolanaAddress) },
    { name: 'programIds', in: 'body', encode: (value, at) => asList(value, at, asSolanaAddress) },
    { name: 'mintAddresses', in: 'body', encode: (value, at) => asList(value, at, asSolanaAddress) },
  ],
  body: jsonBody,
  decode: decodeSolanaWebhook,
  nullable: true,
  idempotent: true,
  lifecycle: { status: 'live' },
}

/**
 * Deliver a block of a Solana stream again. See `client.streams.sendSolanaStreamBlock`. `null` if it succeeds with an
 * empty response.
 */
export const sendSolanaStreamBlock: Operation<
  T.SendSolanaStreamBlockInput,
  T.SendSolanaStreamBlockOutput,
  W.SendSolanaStreamBlockWire
> = {
  id: 'sendSolanaStreamBlock',
  path: '/streams/solana/{chainId}/block-to-webhook/{blockNumber}/{streamId}',
  api: 'streams',
  servers,
  method: 'POST',
  inputs: [
    { name: 'chainId', in: 'path', encode: asText, required: true },
    { name: 'blockNumber', in: 'path', encode: asUint, required: true },
    { name: 'streamId', in: 'path', encode: asText, required: true },
  ],
  decode: decodeSendSolanaStreamBlockOutput,
  emptyIsNull: true,
  lifecycle: { status: 'live' },
}

/** Preview what a Bitcoin stream would deliver. See `client.streams.getBitcoinStreamBlock`. `null` if there is none. */
export const getBitcoinStreamBlock: Operation<
  T.GetBitcoinStreamBlockInput,
  T.GetBitcoinStreamBlockOutput,
  W.GetBitcoinStreamBlockWire
> = {
  id: 'getBitcoinStreamBlock',
  path: '/streams/bitcoin/{chainId}/block/{blockNumber}',
  api: 'streams',
  servers,
  method: 'POST',
  inputs: [
    { name: 'chainId', in: 'path', encode: asText, required: true },
    { name: 'blockNumber', in: 'path', encode: asUint, required: true },
    { name: 'tag', in: 'body', encode: asText },
    { name: 'allAddresses', in: 'body', encode: asBoolean },
    { name: 'includeInputs', in: 'body', encode: asBoolean },
    { name: 'includeOutputs', in: 'body', encode: asBoolean },
    { name: 'addresses', in: 'body', encode: (value, at) => asList(value, at, asBitcoinAddress) },
  ],
  body: jsonBody,
  decode: decodeBitcoinWebhook,
  nullable: true,
  idempotent: true,
  lifecycle: { status: 'live' },
}

/**
 * Deliver a block of a Bitcoin stream again. See `client.streams.sendBitcoinStreamBlock`. `null` if it succeeds with an
 * empty response.
 */
export const sendBitcoinStreamBlock: Operation<
  T.SendBitcoinStreamBlockInput,
  T.SendBitcoinStreamBlockOutput,
  W.SendBitcoinStreamBlockWire
> = {
  id: 'sendBitcoinStreamBlock',
  path: '/streams/bitcoin/{chainId}/block-to-webhook/{blockNumber}/{streamId}',
  api: 'streams',
  servers,
  method: 'POST',
  inputs: [
    { name: 'chainId', in: 'path', encode: asText, required: true },
    { name: 'blockNumber', in: 'path', encode: asUint, required: true },
    { name: 'streamId', in: 'path', encode: asText, required: true },
  ],
  decode: decodeSendBitcoinStreamBlockOutput,
  emptyIsNull: true,
  lifecycle: { status: 'live' },
}

/**
 * Streams over Aptos networks. See `client.streams.getAptosStreams`.
 *
 * @deprecated The provider had removed it by 2026-03-04.
 */
export const getAptosStreams: PagedOperation<T.GetAptosStreamsInput, T.AptosStream, W.GetAptosStreamsWire> = {
  id: 'getAptosStreams',
  path: '/streams/aptos',
  api: 'streams',
  servers,
  method: 'GET',
  inputs: [
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1, maximum: 100 }, preset: 100 },
    { name: 'cursor', in: 'query', encode: asText },
  ],
  decode: decodeAptosStreamsGetAllResponse,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byCursor,
    call: pagedCall,
  },
  lifecycle: { status: 'removed', goneBy: '2026-03-04' },
}

/**
 * Create a stream over Aptos networks. See `client.streams.createAptosStream`.
 *
 * @deprecated The provider had removed it by 2026-03-04.
 */
export const createAptosStream: Operation<
  T.CreateAptosStreamInput,
  T.CreateAptosStreamOutput,
  W.CreateAptosStreamWire
> = {
  id: 'createAptosStream',
  path: '/streams/aptos',
  api: 'streams',
  servers,
  method: 'PUT',
  inputs: [
    { name: 'webhookUrl', in: 'body', encode: asText, required: true },
    { name: 'description', in: 'body', encode: asText, required: true },
    { name: 'tag', in: 'body', encode: asText, required: true },
    { name: 'network', in: 'body', encode: (value, at) => asList(value, at, asAptosNetwork), required: true },
    { name: 'allAddresses', in: 'body', encode: asBoolean },
    { name: 'includeChanges', in: 'body', encode: asBoolean },
    { name: 'includeEvents', in: 'body', encode: asBoolean },
    { name: 'includePayload', in: 'body', encode: asBoolean },
    { name: 'events', in: 'body', encode: (value, at) => asList(value, at, asText) },
    { name: 'functions', in: 'body', encode: (value, at) => asList(value, at, asText) },
    { name: 'demo', in: 'body', encode: asBoolean },
  ],
  body: jsonBody,
  decode: decodeAptosStream,
  idempotent: false,
  lifecycle: { status: 'removed', goneBy: '2026-03-04' },
}

/**
 * A stream over Aptos networks. See `client.streams.getAptosStream`.
 *
 * @deprecated The provider had removed it by 2026-03-04.
 */
export const getAptosStream: Operation<T.GetAptosStreamInput, T.GetAptosStreamOutput, W.GetAptosStreamWire> = {
  id: 'getAptosStream',
  path: '/streams/aptos/{id}',
  api: 'streams',
  servers,
  method: 'GET',
  inputs: [{ name: 'id', in: 'path', encode: asText, required: true }],
  decode: decodeAptosStream,
  lifecycle: { status: 'removed', goneBy: '2026-03-04' },
}

/**
 * Change a stream over Aptos networks. See `client.streams.updateAptosStream`. `null` if it succeeds with an empty
 * response.
 *
 * @deprecated The provider had removed it by 2026-03-04.
 */
export const updateAptosStream: Operation<
  T.UpdateAptosStreamInput,
  T.UpdateAptosStreamOutput,
  W.UpdateAptosStreamWire
> = {
  id: 'updateAptosStream',
  path: '/streams/aptos/{id}',
  api: 'streams',
  servers,
  method: 'POST',
  inputs: [
    { name: 'id', in: 'path', encode: asText, required: true },
    { name: 'webhookUrl', in: 'body', encode: asText },
    { name: 'description', in: 'body', encode: asText },
    { name: 'tag', in: 'body', encode: asText },
    { name: 'network', in: 'body', encode: (value, at) => asList(value, at, asAptosNetwork) },
    { name: 'allAddresses', in: 'body', encode: asBoolean },
    { name: 'includeChanges', in: 'body', encode: asBoolean },
    { name: 'includeEvents', in: 'body', encode: asBoolean },
    { name: 'includePayload', in: 'body', encode: asBoolean },
    { name: 'events', in: 'body', encode: (value, at) => asList(value, at, asText) },
    { name: 'functions', in: 'body', encode: (value, at) => asList(value, at, asText) },
    { name: 'demo', in: 'body', encode: asBoolean },
  ],
  body: jsonBody,
  decode: decodeAptosStream,
  emptyIsNull: true,
  lifecycle: { status: 'removed', goneBy: '2026-03-04' },
}

/**
 * Delete a stream over Aptos networks. See `client.streams.deleteAptosStream`. `null` if it succeeds with an empty
 * response.
 *
 * @deprecated The provider had removed it by 2026-03-04.
 */
export const deleteAptosStream: Operation<
  T.DeleteAptosStreamInput,
  T.DeleteAptosStreamOutput,
  W.DeleteAptosStreamWire
> = {
  id: 'deleteAptosStream',
  path: '/streams/aptos/{id}',
  api: 'streams',
  servers,
  method: 'DELETE',
  inputs: [{ name: 'id', in: 'path', encode: asText, required: true }],
  decode: decodeDeleteAptosStreamOutput,
  emptyIsNull: true,
  lifecycle: { status: 'removed', goneBy: '2026-03-04' },
}

/**
 * Pause or resume a stream over Aptos networks. See `client.streams.updateAptosStreamStatus`. `null` if it succeeds
 * with an empty response.
 *
 * @deprecated The provider had removed it by 2026-03-04.
 */
export const updateAptosStreamStatus: Operation<
  T.UpdateAptosStreamStatusInput,
  T.UpdateAptosStreamStatusOutput,
  W.UpdateAptosStreamStatusWire
> = {
  id: 'updateAptosStreamStatus',
  path: '/streams/aptos/{id}/status',
  api: 'streams',
  servers,
  method: 'POST',
  inputs: [
    { name: 'id', in: 'path', encode: asText, required: true },
    {
      name: 'status',
      in: 'body',
      encode: (value, at) => asOneOf(value, at, ['active', 'paused', 'error', 'terminated']),
      required: true,
    },
  ],
  body: jsonBody,
  decode: decodeAptosStreamStatus,
  emptyIsNull: true,
  lifecycle: { status: 'removed', goneBy: '2026-03-04' },
}

/**
 * Accounts an Aptos stream watches. See `client.streams.getAptosStreamAddresses`.
 *
 * @deprecated The provider had removed it by 2026-03-04.
 */
export const getAptosStreamAddresses: PagedOperation<
  T.GetAptosStreamAddressesInput,
  T.AptosStreamsGetAddressesResponseResultItem,
  W.GetAptosStreamAddressesWire
> = {
  id: 'getAptosStreamAddresses',
  path: '/streams/aptos/{id}/address',
  api: 'streams',
  servers,
  method: 'GET',
  inputs: [
    { name: 'id', in: 'path', encode: asText, required: true },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1, maximum: 100 }, preset: 100 },
    { name: 'cursor', in: 'query', encode: asText },
  ],
  decode: decodeAptosStreamsGetAddressesResponse,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byCursor,
    call: pagedCall,
  },
  lifecycle: { status: 'removed', goneBy: '2026-03-04' },
}

/**
 * Add accounts to an Aptos stream. See `client.streams.addAptosStreamAddress`. `null` if it succeeds with an empty
 * response.
 *
 * @deprecated The provider had removed it by 2026-03-04.
 */
export const addAptosStreamAddress: Operation<
  T.AddAptosStreamAddressInput,
  T.AddAptosStreamAddressOutput,
  W.AddAptosStreamAddressWire
> = {
  id: 'addAptosStreamAddress',
  path: '/streams/aptos/{id}/address',
  api: 'streams',
  servers,
  method: 'POST',
  inputs: [
    { name: 'id', in: 'path', encode: asText, required: true },
    { name: 'address', in: 'body', encode: (value, at) => asOneOrMany(value, at, asAptosAddress), required: true },
  ],
  body: jsonBody,
  decode: decodeAptosStreamsAddAddressesResponse,
  emptyIsNull: true,
  lifecycle: { status: 'removed', goneBy: '2026-03-04' },
}

/**
 * Remove accounts from an Aptos stream. See `client.streams.deleteAptosStreamAddress`. `null` if it succeeds with an
 * empty response.
 *
 * @deprecated The provider had removed it by 2026-03-04.
 */
export const deleteAptosStreamAddress: Operation<
  T.DeleteAptosStreamAddressInput,
  T.DeleteAptosStreamAddressOutput,
  W.DeleteAptosStreamAddressWire
> = {
  id: 'deleteAptosStreamAddress',
  path: '/streams/aptos/{id}/address',
  api: 'streams',
  servers,
  method: 'DELETE',
  inputs: [
    { name: 'id', in: 'path', encode: asText, required: true },
    { name: 'address', in: 'body', encode: (value, at) => asOneOrMany(value, at, asAptosAddress), required: true },
  ],
  body: jsonBody,
  decode: decodeAptosStreamsDeleteAddressesResponse,
  emptyIsNull: true,
  lifecycle: { status: 'removed', goneBy: '2026-03-04' },
}

/** Deliveries that failed. See `client.streams.getHistory`. */
export const getHistory: PagedOperation<T.GetHistoryInput, T.HistoryModel, W.GetHistoryWire> = {
  id: 'getHistory',
  path: '/history',
  api: 'streams',
  servers,
  method: 'GET',
  inputs: [
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1, maximum: 100 }, preset: 100 },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'excludePayload', in: 'query', encode: asBoolean },
    { name: 'streamId', in: 'query', encode: asText },
    { name: 'transactionHash', in: 'query', encode: asHash32 },
    { name: 'chainId', wire: 'chainId[]', in: 'query', encode: (value, at) => asList(value, at, asEvmChain) },
    { name: 'blockNumber', wire: 'blockNumber[]', in: 'query', encode: (value, at) => asList(value, at, asUint) },
    { name: 'fromTimestamp', in: 'query', encode: asUnixSeconds },
    { name: 'toTimestamp', in: 'query', encode: asUnixSeconds },
  ],
  decode: decodeHistoryResponse,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byCursor,
    call: pagedCall,
  },
  lifecycle: { status: 'live' },
}

/** Send a failed delivery again. See `client.streams.replayHistory`. `null` if it succeeds with an empty response. */
export const replayHistory: Operation<T.ReplayHistoryInput, T.ReplayHistoryOutput, W.ReplayHistoryWire> = {
  id: 'replayHistory',
  path: '/history/replay/{streamId}/{id}',
  api: 'streams',
  servers,
  method: 'POST',
  inputs: [
    { name: 'streamId', in: 'path', encode: asText, required: true },
    { name: 'id', in: 'path', encode: asText, required: true },
  ],
  decode: decodeHistoryModel,
  emptyIsNull: true,
  lifecycle: { status: 'live' },
}

/** Log of deliveries. See `client.streams.getLogs`. */
export const getLogs: PagedOperation<T.GetLogsInput, T.WebhookDeliveryLog, W.GetLogsWire> = {
  id: 'getLogs',
  path: '/history/logs',
  api: 'streams',
  servers,
  method: 'GET',
  inputs: [
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1, maximum: 100 }, preset: 100 },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'streamId', in: 'query', encode: asText },
    { name: 'transactionHash', in: 'query', encode: asHash32 },
    {
      name: 'deliveryStatus',
      wire: 'deliveryStatus[]',
      in: 'query',
      encode: (value, at) => asList(value, at, (value, at) => asOneOf(value, at, ['failed', 'success'])),
    },
    { name: 'chainId', wire: 'chainId[]', in: 'query', encode: (value, at) => asList(value, at, asEvmChain) },
    { name: 'blockNumber', wire: 'blockNumber[]', in: 'query', encode: (value, at) => asList(value, at, asUint) },
    { name: 'fromTimestamp', in: 'query', encode: asUnixSeconds },
    { name: 'toTimestamp', in: 'query', encode: asUnixSeconds },
  ],
  decode: decodeWebhookDeliveryLogsResponse,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byCursor,
    call: pagedCall,
  },
  lifecycle: { status: 'live' },
}

/** Settings of the account's streams. See `client.streams.getSettings`. */
export const getSettings: Operation<T.GetSettingsInput, T.GetSettingsOutput, W.GetSettingsWire> = {
  id: 'getSettings',
  path: '/settings',
  api: 'streams',
  servers,
  method: 'GET',
  inputs: [],
  decode: decodeSettingsModel,
  secrets: ['secretKey'],
  lifecycle: { status: 'live' },
}

/**
 * Change the settings of the account's streams. See `client.streams.setSettings`. `null` if it succeeds with an empty
 * response.
 */
export const setSettings: Operation<T.SetSettingsInput, T.SetSettingsOutput, W.SetSettingsWire> = {
  id: 'setSettings',
  path: '/settings',
  api: 'streams',
  servers,
  method: 'POST',
  inputs: [
    {
      name: 'region',
      in: 'body',
      encode: (value, at) => asOneOf(value, at, ['us-east-1', 'us-west-2', 'eu-central-1', 'ap-southeast-1']),
    },
    { name: 'secretKey', in: 'body', encode: (value, at) => asSecret(value, at, asText) },
  ],
  body: jsonBody,
  decode: decodeSettingsModel,
  emptyIsNull: true,
  secrets: ['secretKey'],
  lifecycle: { status: 'live' },
}

/** Delivery counts of all streams. See `client.streams.getStats`. */
export const getStats: Operation<T.GetStatsInput, T.GetStatsOutput, W.GetStatsWire> = {
  id: 'getStats',
  path: '/stats',
  api: 'streams',
  servers,
  method: 'GET',
  inputs: [],
  decode: decodeUsageStatsModel,
  lifecycle: { status: 'live' },
}

/** Delivery counts of one stream. See `client.streams.getStatsById`. */
export const getStatsById: Operation<T.GetStatsByIdInput, T.GetStatsByIdOutput, W.GetStatsByIdWire> = {
  id: 'getStatsById',
  path: '/stats/{streamId}',
  api: 'streams',
  servers,
  method: 'GET',
  inputs: [{ name: 'streamId', in: 'path', encode: asText, required: true }],
  decode: decodeUsageStatsModel,
  lifecycle: { status: 'live' },
}
