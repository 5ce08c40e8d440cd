// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import { asAptosAddress, asAptosNetwork, asEvmAddress, asEvmChain } from '../../src/operation/inputs/parsed.js'
import { asCount, asUint } from '../../src/operation/inputs/numbers.js'
import { asBoolean, asOneOf, asText } from '../../src/operation/inputs/text.js'
import { asHash32 } from '../../src/operation/inputs/hex.js'
import { asUnixSeconds } from '../../src/operation/inputs/dates.js'
import { asList, asOneOrMany } from '../../src/operation/inputs/lists.js'
import { asChecksumAddress } from '../../src/operation/inputs/checksum.js'
import { jsonBody } from '../../src/operation/requestBody.js'
import type { Operation, PagedOperation } from '../../src/operation/operation.js'
import { byCursor } from '../../src/operation/nextCursor.js'
import { pagedCall } from '../../src/operation/pages.js'
import { decodeAddressResponse, decodeAddressesResponse, decodeAptosStream, decodeAptosStreamStatus, decodeAptosStreamsAddAddressesResponse, decodeAptosStreamsDeleteAddressesResponse, decodeAptosStreamsGetAddressesResponse, decodeAptosStreamsGetAllResponse, decodeDeleteAptosStreamOutput, decodeHistoryModel, decodeHistoryResponse, decodeSettingsModel, decodeStreamsModel, decodeStreamsResponse, decodeUsageStatsModel, decodeWebhookDeliveryLogsResponse } from './decoders.gen.js'
import { encodeAbiItemInput, encodeAdvancedOptionsInput, encodeGetNativeBalancesInput, encodeStreamsTriggerInput } from './encoders.gen.js'
import { servers } from './servers.gen.js'
import type * as T from './types.gen.js'
import type * as W from './wireAnswers.js'

/**
 * Streams over EVM chains.
 *
 * Lists the account's streams over EVM chains with everything they are set to.
 *
 * Paged: iterate over the call for the items of every page.
 */
export const getEvmStreams: PagedOperation<T.GetEvmStreamsInput, T.StreamsModel, W.GetEvmStreamsWire> = {
  id: 'getEvmStreams',
  path: '/streams/evm',
  api: 'streams',
  servers,
  method: 'GET',
  inputs: [
    { name: 'limit', in: 'query', encode: asCount, preset: 100 },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'status', in: 'query', encode: (value, at) => asOneOf(value, at, ['active', 'paused', 'error', 'terminated']) },
  ],
  decode: decodeStreamsResponse,
  page: { items: 'result', wireItems: 'result', cursor: 'cursor', input: 'cursor', first: 0, next: byCursor, call: pagedCall },
}

/**
 * Create a stream over EVM chains.
 *
 * Creates a stream and starts it. Before it answers, the service posts a test delivery to the webhook, which has to
 * take it with a 2xx status; otherwise nothing is created. At least one of `includeNativeTxs`, `includeContractLogs`
 * and `includeInternalTxs` has to be true. A new stream watches no address until `addEvmStreamAddress` adds some,
 * unless `allAddresses` is true. Calling it twice makes two streams, so the client does not repeat it by itself.
 */
export const createEvmStream: Operation<T.CreateEvmStreamInput, T.CreateEvmStreamOutput, W.CreateEvmStreamWire> = {
  id: 'createEvmStream',
  path: '/streams/evm',
  api: 'streams',
  servers,
  method: 'PUT',
  inputs: [
    { name: 'webhookUrl', in: 'body', encode: asText, required: true },
    { name: 'description', in: 'body', encode: asText, required: true },
    { name: 'tag', in: 'body', encode: asText, required: true },
    { name: 'chainIds', in: 'body', encode: (value, at) => asList(value, at, asEvmChain), required: true },
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
}

/**
 * A stream over EVM chains.
 *
 * Reads one stream by its id. The addresses it watches are a list of their own.
 */
export const getEvmStream: Operation<T.GetEvmStreamInput, T.GetEvmStreamOutput, W.GetEvmStreamWire> = {
  id: 'getEvmStream',
  path: '/streams/evm/{id}',
  api: 'streams',
  servers,
  method: 'GET',
  inputs: [
    { name: 'id', in: 'path', encode: asText, required: true },
  ],
  decode: decodeStreamsModel,
}

/**
 * Change a stream over EVM chains.
 *
 * Changes what a stream watches or where it delivers. Give lists in full, because they take the place of the old
 * ones. The webhook gets a test delivery and has to take it with a 2xx status; otherwise the call fails.
 *
 * `null` when it succeeds with an empty answer.
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
}

/**
 * Delete a stream over EVM chains.
 *
 * Deletes a stream for good and gives back what it was.
 *
 * `null` when it succeeds with an empty answer.
 */
export const deleteEvmStream: Operation<T.DeleteEvmStreamInput, T.DeleteEvmStreamOutput, W.DeleteEvmStreamWire> = {
  id: 'deleteEvmStream',
  path: '/streams/evm/{id}',
  api: 'streams',
  servers,
  method: 'DELETE',
  inputs: [
    { name: 'id', in: 'path', encode: asText, required: true },
  ],
  decode: decodeStreamsModel,
  emptyIsNull: true,
}

/**
 * Pause or resume a stream over EVM chains.
 *
 * Sets the status of a stream. `paused` stops its deliveries and `active` starts them again, also for a stream the
 * service had put into `error`: what it found meanwhile was kept, and its delivery is tried again.
 *
 * `null` when it succeeds with an empty answer.
 */
export const updateEvmStreamStatus: Operation<T.UpdateEvmStreamStatusInput, T.UpdateEvmStreamStatusOutput, W.UpdateEvmStreamStatusWire> = {
  id: 'updateEvmStreamStatus',
  path: '/streams/evm/{id}/status',
  api: 'streams',
  servers,
  method: 'POST',
  inputs: [
    { name: 'id', in: 'path', encode: asText, required: true },
    { name: 'status', in: 'body', encode: (value, at) => asOneOf(value, at, ['active', 'paused', 'error', 'terminated']), required: true },
  ],
  body: jsonBody,
  decode: decodeStreamsModel,
  emptyIsNull: true,
}

/**
 * Addresses an EVM stream watches.
 *
 * Lists the addresses that were added to a stream. Empty for one that watches all addresses.
 *
 * Paged: iterate over the call for the items of every page.
 */
export const getEvmStreamAddresses: PagedOperation<T.GetEvmStreamAddressesInput, T.Addresses, W.GetEvmStreamAddressesWire> = {
  id: 'getEvmStreamAddresses',
  path: '/streams/evm/{id}/address',
  api: 'streams',
  servers,
  method: 'GET',
  inputs: [
    { name: 'id', in: 'path', encode: asText, required: true },
    { name: 'limit', in: 'query', encode: asCount, preset: 100 },
    { name: 'cursor', in: 'query', encode: asText },
  ],
  decode: decodeAddressesResponse,
  page: { items: 'result', wireItems: 'result', cursor: 'cursor', input: 'cursor', first: 0, next: byCursor, call: pagedCall },
}

/**
 * Add addresses to an EVM stream.
 *
 * Adds one address or a list of them to a stream. The service takes five of these calls in five minutes, so send
 * many addresses in one list. It needs some seconds until it watches them; what happens meanwhile may be missed. How
 * many a stream may watch depends on the plan.
 *
 * `null` when it succeeds with an empty answer.
 */
export const addEvmStreamAddress: Operation<T.AddEvmStreamAddressInput, T.AddEvmStreamAddressOutput, W.AddEvmStreamAddressWire> = {
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
}

/**
 * Remove addresses from an EVM stream.
 *
 * Removes one address or a list of them from a stream. They are sent in the body of the request.
 *
 * `null` when it succeeds with an empty answer.
 */
export const deleteEvmStreamAddress: Operation<T.DeleteEvmStreamAddressInput, T.DeleteEvmStreamAddressOutput, W.DeleteEvmStreamAddressWire> = {
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
}

/**
 * Streams over Aptos networks.
 *
 * Lists the account's streams over Aptos networks with everything they are set to.
 *
 * Paged: iterate over the call for the items of every page.
 */
export const getAptosStreams: PagedOperation<T.GetAptosStreamsInput, T.AptosStream, W.GetAptosStreamsWire> = {
  id: 'getAptosStreams',
  path: '/streams/aptos',
  api: 'streams',
  servers,
  method: 'GET',
  inputs: [
    { name: 'limit', in: 'query', encode: asCount, preset: 100 },
    { name: 'cursor', in: 'query', encode: asText },
  ],
  decode: decodeAptosStreamsGetAllResponse,
  page: { items: 'result', wireItems: 'result', cursor: 'cursor', input: 'cursor', first: 0, next: byCursor, call: pagedCall },
}

/**
 * Create a stream over Aptos networks.
 *
 * Creates a stream and starts it. Before it answers, the service posts a test delivery to the webhook, which has to
 * take it with a 2xx status; otherwise nothing is created. At least one of the three `include` flags has to be true,
 * and `allAddresses` needs events or functions to select by. Calling it twice makes two streams, so the client does
 * not repeat it by itself.
 */
export const createAptosStream: Operation<T.CreateAptosStreamInput, T.CreateAptosStreamOutput, W.CreateAptosStreamWire> = {
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
}

/**
 * A stream over Aptos networks.
 *
 * Reads one stream by its id. The accounts it watches are a list of their own.
 */
export const getAptosStream: Operation<T.GetAptosStreamInput, T.GetAptosStreamOutput, W.GetAptosStreamWire> = {
  id: 'getAptosStream',
  path: '/streams/aptos/{id}',
  api: 'streams',
  servers,
  method: 'GET',
  inputs: [
    { name: 'id', in: 'path', encode: asText, required: true },
  ],
  decode: decodeAptosStream,
}

/**
 * Change a stream over Aptos networks.
 *
 * Changes what a stream watches or where it delivers. Give lists in full, because they take the place of the old
 * ones. The webhook gets a test delivery and has to take it with a 2xx status; otherwise the call fails.
 *
 * `null` when it succeeds with an empty answer.
 */
export const updateAptosStream: Operation<T.UpdateAptosStreamInput, T.UpdateAptosStreamOutput, W.UpdateAptosStreamWire> = {
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
}

/**
 * Delete a stream over Aptos networks.
 *
 * Deletes a stream for good. Gives `true`, not the stream.
 *
 * `null` when it succeeds with an empty answer.
 */
export const deleteAptosStream: Operation<T.DeleteAptosStreamInput, T.DeleteAptosStreamOutput, W.DeleteAptosStreamWire> = {
  id: 'deleteAptosStream',
  path: '/streams/aptos/{id}',
  api: 'streams',
  servers,
  method: 'DELETE',
  inputs: [
    { name: 'id', in: 'path', encode: asText, required: true },
  ],
  decode: decodeDeleteAptosStreamOutput,
  emptyIsNull: true,
}

/**
 * Pause or resume a stream over Aptos networks.
 *
 * Sets the status of a stream. `paused` stops its deliveries and `active` starts them again. Gives only the
 * status, not the stream.
 *
 * `null` when it succeeds with an empty answer.
 */
export const updateAptosStreamStatus: Operation<T.UpdateAptosStreamStatusInput, T.UpdateAptosStreamStatusOutput, W.UpdateAptosStreamStatusWire> = {
  id: 'updateAptosStreamStatus',
  path: '/streams/aptos/{id}/status',
  api: 'streams',
  servers,
  method: 'POST',
  inputs: [
    { name: 'id', in: 'path', encode: asText, required: true },
    { name: 'status', in: 'body', encode: (value, at) => asOneOf(value, at, ['active', 'paused', 'error', 'terminated']), required: true },
  ],
  body: jsonBody,
  decode: decodeAptosStreamStatus,
  emptyIsNull: true,
}

/**
 * Accounts an Aptos stream watches.
 *
 * Lists the accounts that were added to a stream. Empty for one that watches all accounts.
 *
 * Paged: iterate over the call for the items of every page.
 */
export const getAptosStreamAddresses: PagedOperation<T.GetAptosStreamAddressesInput, T.AptosStreamsGetAddressesResponseResultItem, W.GetAptosStreamAddressesWire> = {
  id: 'getAptosStreamAddresses',
  path: '/streams/aptos/{id}/address',
  api: 'streams',
  servers,
  method: 'GET',
  inputs: [
    { name: 'id', in: 'path', encode: asText, required: true },
    { name: 'limit', in: 'query', encode: asCount, preset: 100 },
    { name: 'cursor', in: 'query', encode: asText },
  ],
  decode: decodeAptosStreamsGetAddressesResponse,
  page: { items: 'result', wireItems: 'result', cursor: 'cursor', input: 'cursor', first: 0, next: byCursor, call: pagedCall },
}

/**
 * Add accounts to an Aptos stream.
 *
 * Adds one account or a list of them to a stream. The service takes five of these calls in five minutes, so send
 * many accounts in one list. It needs some seconds until it watches them; what happens meanwhile may be missed.
 *
 * `null` when it succeeds with an empty answer.
 */
export const addAptosStreamAddress: Operation<T.AddAptosStreamAddressInput, T.AddAptosStreamAddressOutput, W.AddAptosStreamAddressWire> = {
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
}

/**
 * Remove accounts from an Aptos stream.
 *
 * Removes one account or a list of them from a stream. They are sent in the body of the request.
 *
 * `null` when it succeeds with an empty answer.
 */
export const deleteAptosStreamAddress: Operation<T.DeleteAptosStreamAddressInput, T.DeleteAptosStreamAddressOutput, W.DeleteAptosStreamAddressWire> = {
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
}

/**
 * Deliveries that failed.
 *
 * Lists deliveries that a webhook did not take, of all streams. How long they are kept depends on the plan, from
 * some hours to a week. `replayHistory` sends one again. Payloads can be large; `excludePayload` leaves them out.
 *
 * Paged: iterate over the call for the items of every page.
 */
export const getHistory: PagedOperation<T.GetHistoryInput, T.HistoryModel, W.GetHistoryWire> = {
  id: 'getHistory',
  path: '/history',
  api: 'streams',
  servers,
  method: 'GET',
  inputs: [
    { name: 'limit', in: 'query', encode: asCount, preset: 100 },
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
  page: { items: 'result', wireItems: 'result', cursor: 'cursor', input: 'cursor', first: 0, next: byCursor, call: pagedCall },
}

/**
 * Send a failed delivery again.
 *
 * Posts a failed delivery to the stream's webhook once more, with the body it had then. Your code may have handled
 * it in the meantime, so the webhook has to tolerate repetition.
 *
 * `null` when it succeeds with an empty answer.
 */
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
}

/**
 * Log of deliveries.
 *
 * Lists delivery attempts, failed and successful, without their payloads. For the failed ones that can be sent again there is `getHistory`.
 *
 * Paged: iterate over the call for the items of every page.
 */
export const getLogs: PagedOperation<T.GetLogsInput, T.WebhookDeliveryLog, W.GetLogsWire> = {
  id: 'getLogs',
  path: '/history/logs',
  api: 'streams',
  servers,
  method: 'GET',
  inputs: [
    { name: 'limit', in: 'query', encode: asCount, preset: 100 },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'streamId', in: 'query', encode: asText },
    { name: 'transactionHash', in: 'query', encode: asHash32 },
    { name: 'deliveryStatus', wire: 'deliveryStatus[]', in: 'query', encode: (value, at) => asList(value, at, (value, at) => asOneOf(value, at, ['failed', 'success'])) },
    { name: 'chainId', wire: 'chainId[]', in: 'query', encode: (value, at) => asList(value, at, asEvmChain) },
    { name: 'blockNumber', wire: 'blockNumber[]', in: 'query', encode: (value, at) => asList(value, at, asUint) },
    { name: 'fromTimestamp', in: 'query', encode: asUnixSeconds },
    { name: 'toTimestamp', in: 'query', encode: asUnixSeconds },
  ],
  decode: decodeWebhookDeliveryLogsResponse,
  page: { items: 'result', wireItems: 'result', cursor: 'cursor', input: 'cursor', first: 0, next: byCursor, call: pagedCall },
}

/**
 * Settings of the account's streams.
 *
 * Reads where the streams run and, where the service shows it, the secret that signs their deliveries.
 */
export const getSettings: Operation<T.GetSettingsInput, T.GetSettingsOutput, W.GetSettingsWire> = {
  id: 'getSettings',
  path: '/settings',
  api: 'streams',
  servers,
  method: 'GET',
  inputs: [],
  decode: decodeSettingsModel,
}

/**
 * Change the settings of the account's streams.
 *
 * Sets where the streams run, or the secret that signs their deliveries. While the secret changes, deliveries signed
 * with the old one may still be on their way.
 *
 * `null` when it succeeds with an empty answer.
 */
export const setSettings: Operation<T.SetSettingsInput, T.SetSettingsOutput, W.SetSettingsWire> = {
  id: 'setSettings',
  path: '/settings',
  api: 'streams',
  servers,
  method: 'POST',
  inputs: [
    { name: 'region', in: 'body', encode: (value, at) => asOneOf(value, at, ['us-east-1', 'us-west-2', 'eu-central-1', 'ap-southeast-1']) },
    { name: 'secretKey', in: 'body', encode: asText },
  ],
  body: jsonBody,
  decode: decodeSettingsModel,
  emptyIsNull: true,
}

/**
 * Delivery counts of all streams.
 *
 * Counts deliveries and the records they carried, for the whole account.
 */
export const getStats: Operation<T.GetStatsInput, T.GetStatsOutput, W.GetStatsWire> = {
  id: 'getStats',
  path: '/stats',
  api: 'streams',
  servers,
  method: 'GET',
  inputs: [],
  decode: decodeUsageStatsModel,
}

/**
 * Delivery counts of one stream.
 *
 * Counts deliveries and the records they carried, for one stream of either kind.
 */
export const getStatsById: Operation<T.GetStatsByIdInput, T.GetStatsByIdOutput, W.GetStatsByIdWire> = {
  id: 'getStatsById',
  path: '/stats/{streamId}',
  api: 'streams',
  servers,
  method: 'GET',
  inputs: [
    { name: 'streamId', in: 'path', encode: asText, required: true },
  ],
  decode: decodeUsageStatsModel,
}
