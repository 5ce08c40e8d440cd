// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import { asUnixSeconds } from '../../src/operation/encode/dates.js'
import { asHash32 } from '../../src/operation/encode/hex.js'
import { asList } from '../../src/operation/encode/lists.js'
import { asIdentifier, asStructTag } from '../../src/operation/encode/move.js'
import { asCount, asUint } from '../../src/operation/encode/numbers.js'
import { asAptosAddress, asAptosNetwork } from '../../src/operation/encode/parsed.js'
import { jsonBody } from '../../src/operation/encode/requestBody.js'
import { asBoolean, asText } from '../../src/operation/encode/text.js'
import type { Operation, PagedOperation } from '../../src/operation/operation.js'
import { byHeader, byLastRow } from '../../src/operation/paging/nextCursor.js'
import { pagedCall } from '../../src/operation/paging/pages.js'
import {
  decodeAptosBlock,
  decodeAptosTransaction,
  decodeEncodeSubmissionOutput,
  decodeGasEstimation,
  decodeGetAccountModulesOutput,
  decodeGetAccountTransactionsOutput,
  decodeGetEventsByCreationNumberOutput,
  decodeGetEventsByEventHandleOutput,
  decodeGetTransactionsOutput,
  decodeLedgerInfo,
  decodeMoveModuleBytecode,
  decodeMoveResource,
  decodePendingTransaction,
  decodeSimulateTransactionOutput,
  decodeTransactionsBatchSubmissionResult,
} from './decoders.gen.js'
import {
  encodeSubmitTransactionRequest,
  encodeTransactionPayloadInput,
  encodeTransactionSignatureInput,
} from './encoders.gen.js'
import { servers } from './servers.gen.js'
import type * as T from './types.gen.js'
import type * as W from './wireAnswers.js'

/**
 * Modules of an account. See `client.aptosNode.getAccountModules`. Costs 20 compute units. The provider removed it on
 * 2024-11-22 at its gateway; a plain node still serves it.
 */
export const getAccountModules: PagedOperation<
  T.GetAccountModulesInput,
  T.MoveModuleBytecode,
  W.GetAccountModulesWire
> = {
  id: 'getAccountModules',
  path: '/accounts/{address}/modules',
  api: 'aptosNode',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asAptosAddress, required: true },
    { name: 'ledgerVersion', wire: 'ledger_version', in: 'query', encode: asUint },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 } },
    { name: 'start', in: 'query', encode: asText },
    { name: 'network', in: 'query', encode: asAptosNetwork, fallback: 'defaultNetwork', picksServer: true },
  ],
  decode: decodeGetAccountModulesOutput,
  page: {
    items: '.',
    wireItems: '.',
    cursor: 'X-Aptos-Cursor',
    input: 'start',
    first: 0,
    next: byHeader,
    call: pagedCall,
  },
  cost: 20,
  bearer: true,
  product: true,
  lifecycle: { status: 'removed', on: '2024-11-22', host: 'gateway' },
}

/**
 * A resource of an account. See `client.aptosNode.getAccountResource`. Costs 20 compute units. The provider removed it
 * on 2024-11-22 at its gateway; a plain node still serves it.
 */
export const getAccountResource: Operation<
  T.GetAccountResourceInput,
  T.GetAccountResourceOutput,
  W.GetAccountResourceWire
> = {
  id: 'getAccountResource',
  path: '/accounts/{address}/resource/{resource_type}',
  api: 'aptosNode',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asAptosAddress, required: true },
    { name: 'resourceType', wire: 'resource_type', in: 'path', encode: asStructTag, required: true },
    { name: 'ledgerVersion', wire: 'ledger_version', in: 'query', encode: asUint },
    { name: 'network', in: 'query', encode: asAptosNetwork, fallback: 'defaultNetwork', picksServer: true },
  ],
  decode: decodeMoveResource,
  cost: 20,
  bearer: true,
  product: true,
  lifecycle: { status: 'removed', on: '2024-11-22', host: 'gateway' },
}

/**
 * A module of an account. See `client.aptosNode.getAccountModule`. Costs 20 compute units. The provider removed it on
 * 2024-11-22 at its gateway; a plain node still serves it. On a plain node: `GET
 * /accounts/{address}/module/{module_name}`.
 */
export const getAccountModule: Operation<T.GetAccountModuleInput, T.GetAccountModuleOutput, W.GetAccountModuleWire> = {
  id: 'getAccountModule',
  path: '/accounts/{address}/resource/{module_name}',
  fullnodePath: '/accounts/{address}/module/{module_name}',
  api: 'aptosNode',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asAptosAddress, required: true },
    { name: 'moduleName', wire: 'module_name', in: 'path', encode: asIdentifier, required: true },
    { name: 'ledgerVersion', wire: 'ledger_version', in: 'query', encode: asUint },
    { name: 'network', in: 'query', encode: asAptosNetwork, fallback: 'defaultNetwork', picksServer: true },
  ],
  decode: decodeMoveModuleBytecode,
  cost: 20,
  bearer: true,
  product: true,
  lifecycle: { status: 'removed', on: '2024-11-22', host: 'gateway' },
}

/**
 * Events of a stream, by its number. See `client.aptosNode.getEventsByCreationNumber`. Costs 20 compute units. The
 * provider removed it on 2024-11-22 at its gateway; a plain node still serves it.
 */
export const getEventsByCreationNumber: PagedOperation<
  T.GetEventsByCreationNumberInput,
  T.VersionedEvent,
  W.GetEventsByCreationNumberWire
> = {
  id: 'getEventsByCreationNumber',
  path: '/accounts/{address}/events/{creation_number}',
  api: 'aptosNode',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asAptosAddress, required: true },
    { name: 'creationNumber', wire: 'creation_number', in: 'path', encode: asUint, required: true },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 } },
    { name: 'start', in: 'query', encode: asUint },
    { name: 'network', in: 'query', encode: asAptosNetwork, fallback: 'defaultNetwork', picksServer: true },
  ],
  decode: decodeGetEventsByCreationNumberOutput,
  page: {
    items: '.',
    wireItems: '.',
    cursor: 'sequence_number',
    input: 'start',
    first: 0,
    next: byLastRow,
    call: pagedCall,
  },
  cost: 20,
  bearer: true,
  product: true,
  lifecycle: { status: 'removed', on: '2024-11-22', host: 'gateway' },
}

/**
 * Events of a stream, by its handle. See `client.aptosNode.getEventsByEventHandle`. Costs 20 compute units. The
 * provider removed it on 2024-11-22 at its gateway; a plain node still serves it.
 */
export const getEventsByEventHandle: PagedOperation<
  T.GetEventsByEventHandleInput,
  T.VersionedEvent,
  W.GetEventsByEventHandleWire
> = {
  id: 'getEventsByEventHandle',
  path: '/accounts/{address}/events/{event_handle}/{field_name}',
  api: 'aptosNode',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asAptosAddress, required: true },
    { name: 'eventHandle', wire: 'event_handle', in: 'path', encode: asStructTag, required: true },
    { name: 'fieldName', wire: 'field_name', in: 'path', encode: asIdentifier, required: true },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 } },
    { name: 'start', in: 'query', encode: asUint },
    { name: 'network', in: 'query', encode: asAptosNetwork, fallback: 'defaultNetwork', picksServer: true },
  ],
  decode: decodeGetEventsByEventHandleOutput,
  page: {
    items: '.',
    wireItems: '.',
    cursor: 'sequence_number',
    input: 'start',
    first: 0,
    next: byLastRow,
    call: pagedCall,
  },
  cost: 20,
  bearer: true,
  product: true,
  lifecycle: { status: 'removed', on: '2024-11-22', host: 'gateway' },
}

/**
 * Transactions sent by an account. See `client.aptosNode.getAccountTransactions`. Costs 30 compute units. The provider
 * removed it on 2024-11-22 at its gateway; a plain node still serves it.
 */
export const getAccountTransactions: PagedOperation<
  T.GetAccountTransactionsInput,
  T.AptosTransaction,
  W.GetAccountTransactionsWire
> = {
  id: 'getAccountTransactions',
  path: '/accounts/{address}/transactions',
  api: 'aptosNode',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asAptosAddress, required: true },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 } },
    { name: 'start', in: 'query', encode: asUint },
    { name: 'network', in: 'query', encode: asAptosNetwork, fallback: 'defaultNetwork', picksServer: true },
  ],
  decode: decodeGetAccountTransactionsOutput,
  page: {
    items: '.',
    wireItems: '.',
    cursor: 'sequence_number',
    input: 'start',
    first: 0,
    next: byLastRow,
    call: pagedCall,
  },
  cost: 30,
  bearer: true,
  product: true,
  lifecycle: { status: 'removed', on: '2024-11-22', host: 'gateway' },
}

/**
 * Transactions of the ledger. See `client.aptosNode.getTransactions`. Costs 30 compute units. The provider removed it
 * on 2024-11-22 at its gateway; a plain node still serves it.
 */
export const getTransactions: PagedOperation<T.GetTransactionsInput, T.AptosTransaction, W.GetTransactionsWire> = {
  id: 'getTransactions',
  path: '/transactions',
  api: 'aptosNode',
  servers,
  method: 'GET',
  inputs: [
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 } },
    { name: 'start', in: 'query', encode: asUint },
    { name: 'network', in: 'query', encode: asAptosNetwork, fallback: 'defaultNetwork', picksServer: true },
  ],
  decode: decodeGetTransactionsOutput,
  page: {
    items: '.',
    wireItems: '.',
    cursor: 'version',
    newest: 'X-Aptos-Ledger-Version',
    input: 'start',
    first: 0,
    next: byLastRow,
    call: pagedCall,
  },
  cost: 30,
  bearer: true,
  product: true,
  lifecycle: { status: 'removed', on: '2024-11-22', host: 'gateway' },
}

/**
 * Submit a transaction. See `client.aptosNode.submitTransaction`. Costs 20 compute units. The provider removed it on
 * 2024-11-22 at its gateway; a plain node still serves it.
 */
export const submitTransaction: Operation<
  T.SubmitTransactionInput,
  T.SubmitTransactionOutput,
  W.SubmitTransactionWire
> = {
  id: 'submitTransaction',
  path: '/transactions',
  api: 'aptosNode',
  servers,
  method: 'POST',
  inputs: [
    { name: 'sender', in: 'body', encode: asAptosAddress, required: true },
    { name: 'sequenceNumber', wire: 'sequence_number', in: 'body', encode: asUint, required: true },
    { name: 'maxGasAmount', wire: 'max_gas_amount', in: 'body', encode: asUint, required: true },
    { name: 'gasUnitPrice', wire: 'gas_unit_price', in: 'body', encode: asUint, required: true },
    {
      name: 'expirationTimestampSecs',
      wire: 'expiration_timestamp_secs',
      in: 'body',
      encode: asUnixSeconds,
      required: true,
    },
    { name: 'payload', in: 'body', encode: encodeTransactionPayloadInput, required: true },
    { name: 'signature', in: 'body', encode: encodeTransactionSignatureInput, required: true },
    { name: 'network', in: 'query', encode: asAptosNetwork, fallback: 'defaultNetwork', picksServer: true },
    { name: 'replayProtectionNonce', wire: 'replay_protection_nonce', in: 'body', encode: asUint },
  ],
  body: jsonBody,
  decode: decodePendingTransaction,
  cost: 20,
  bearer: true,
  product: true,
  lifecycle: { status: 'removed', on: '2024-11-22', host: 'gateway' },
}

/**
 * A transaction by hash. See `client.aptosNode.getTransactionByHash`. The provider removed it on 2024-11-22 at its
 * gateway; a plain node still serves it.
 */
export const getTransactionByHash: Operation<
  T.GetTransactionByHashInput,
  T.GetTransactionByHashOutput,
  W.GetTransactionByHashWire
> = {
  id: 'getTransactionByHash',
  path: '/transactions/by_hash/{txn_hash}',
  api: 'aptosNode',
  servers,
  sharedId: true,
  method: 'GET',
  inputs: [
    { name: 'txnHash', wire: 'txn_hash', in: 'path', encode: asHash32, required: true },
    { name: 'network', in: 'query', encode: asAptosNetwork, fallback: 'defaultNetwork', picksServer: true },
  ],
  decode: decodeAptosTransaction,
  bearer: true,
  product: true,
  lifecycle: { status: 'removed', on: '2024-11-22', host: 'gateway' },
}

/**
 * A transaction by ledger version. See `client.aptosNode.getTransactionByVersion`. The provider removed it on
 * 2024-11-22 at its gateway; a plain node still serves it.
 */
export const getTransactionByVersion: Operation<
  T.GetTransactionByVersionInput,
  T.GetTransactionByVersionOutput,
  W.GetTransactionByVersionWire
> = {
  id: 'getTransactionByVersion',
  path: '/transactions/by_version/{txn_version}',
  api: 'aptosNode',
  servers,
  method: 'GET',
  inputs: [
    { name: 'txnVersion', wire: 'txn_version', in: 'path', encode: asUint, required: true },
    { name: 'network', in: 'query', encode: asAptosNetwork, fallback: 'defaultNetwork', picksServer: true },
  ],
  decode: decodeAptosTransaction,
  bearer: true,
  product: true,
  lifecycle: { status: 'removed', on: '2024-11-22', host: 'gateway' },
}

/**
 * Submit several transactions. See `client.aptosNode.submitBatchTransactions`. Costs 50 compute units. The provider
 * removed it on 2024-11-22 at its gateway; a plain node still serves it.
 */
export const submitBatchTransactions: Operation<
  T.SubmitBatchTransactionsInput,
  T.SubmitBatchTransactionsOutput,
  W.SubmitBatchTransactionsWire
> = {
  id: 'submitBatchTransactions',
  path: '/transactions/batch',
  api: 'aptosNode',
  servers,
  method: 'POST',
  inputs: [
    {
      name: 'transactions',
      wire: '',
      in: 'body',
      encode: (value, at) => asList(value, at, encodeSubmitTransactionRequest),
      required: true,
    },
    { name: 'network', in: 'query', encode: asAptosNetwork, fallback: 'defaultNetwork', picksServer: true },
  ],
  body: jsonBody,
  decode: decodeTransactionsBatchSubmissionResult,
  cost: 50,
  bearer: true,
  product: true,
  lifecycle: { status: 'removed', on: '2024-11-22', host: 'gateway' },
}

/**
 * Simulate a transaction. See `client.aptosNode.simulateTransaction`. Costs 30 compute units. The provider removed it
 * on 2024-11-22 at its gateway; a plain node still serves it.
 */
export const simulateTransaction: Operation<
  T.SimulateTransactionInput,
  T.SimulateTransactionOutput,
  W.SimulateTransactionWire
> = {
  id: 'simulateTransaction',
  path: '/transactions/simulate',
  api: 'aptosNode',
  servers,
  method: 'POST',
  inputs: [
    { name: 'sender', in: 'body', encode: asAptosAddress, required: true },
    { name: 'sequenceNumber', wire: 'sequence_number', in: 'body', encode: asUint, required: true },
    { name: 'maxGasAmount', wire: 'max_gas_amount', in: 'body', encode: asUint, required: true },
    { name: 'gasUnitPrice', wire: 'gas_unit_price', in: 'body', encode: asUint, required: true },
    {
      name: 'expirationTimestampSecs',
      wire: 'expiration_timestamp_secs',
      in: 'body',
      encode: asUnixSeconds,
      required: true,
    },
    { name: 'payload', in: 'body', encode: encodeTransactionPayloadInput, required: true },
    { name: 'signature', in: 'body', encode: encodeTransactionSignatureInput, required: true },
    { name: 'network', in: 'query', encode: asAptosNetwork, fallback: 'defaultNetwork', picksServer: true },
    { name: 'replayProtectionNonce', wire: 'replay_protection_nonce', in: 'body', encode: asUint },
  ],
  body: jsonBody,
  decode: decodeSimulateTransactionOutput,
  idempotent: true,
  cost: 30,
  bearer: true,
  product: true,
  lifecycle: { status: 'removed', on: '2024-11-22', host: 'gateway' },
}

/**
 * Encode a transaction for signing. See `client.aptosNode.encodeSubmission`. Costs 20 compute units. The provider
 * removed it on 2024-11-22 at its gateway; a plain node still serves it.
 */
export const encodeSubmission: Operation<T.EncodeSubmissionInput, T.EncodeSubmissionOutput, W.EncodeSubmissionWire> = {
  id: 'encodeSubmission',
  path: '/transactions/encode_submission',
  api: 'aptosNode',
  servers,
  method: 'POST',
  inputs: [
    { name: 'sender', in: 'body', encode: asAptosAddress, required: true },
    { name: 'sequenceNumber', wire: 'sequence_number', in: 'body', encode: asUint, required: true },
    { name: 'maxGasAmount', wire: 'max_gas_amount', in: 'body', encode: asUint, required: true },
    { name: 'gasUnitPrice', wire: 'gas_unit_price', in: 'body', encode: asUint, required: true },
    {
      name: 'expirationTimestampSecs',
      wire: 'expiration_timestamp_secs',
      in: 'body',
      encode: asUnixSeconds,
      required: true,
    },
    { name: 'payload', in: 'body', encode: encodeTransactionPayloadInput, required: true },
    { name: 'network', in: 'query', encode: asAptosNetwork, fallback: 'defaultNetwork', picksServer: true },
    { name: 'replayProtectionNonce', wire: 'replay_protection_nonce', in: 'body', encode: asUint },
    {
      name: 'secondarySigners',
      wire: 'secondary_signers',
      in: 'body',
      encode: (value, at) => asList(value, at, asAptosAddress),
    },
  ],
  body: jsonBody,
  decode: decodeEncodeSubmissionOutput,
  idempotent: true,
  cost: 20,
  bearer: true,
  product: true,
  lifecycle: { status: 'removed', on: '2024-11-22', host: 'gateway' },
}

/**
 * Gas price. See `client.aptosNode.estimateGasPrice`. Costs 20 compute units. The provider removed it on 2024-11-22 at
 * its gateway; a plain node still serves it. On a plain node: `GET /estimate_gas_price`.
 */
export const estimateGasPrice: Operation<T.EstimateGasPriceInput, T.EstimateGasPriceOutput, W.EstimateGasPriceWire> = {
  id: 'estimateGasPrice',
  path: '/transactions/estimate_gas_price',
  fullnodePath: '/estimate_gas_price',
  api: 'aptosNode',
  servers,
  method: 'GET',
  inputs: [{ name: 'network', in: 'query', encode: asAptosNetwork, fallback: 'defaultNetwork', picksServer: true }],
  decode: decodeGasEstimation,
  cost: 20,
  bearer: true,
  product: true,
  lifecycle: { status: 'removed', on: '2024-11-22', host: 'gateway' },
}

/**
 * A block by height. See `client.aptosNode.getBlockByHeight`. Costs 20 compute units. The provider removed it on
 * 2024-11-22 at its gateway; a plain node still serves it. On a plain node: `GET /blocks/by_height/{block_height}`.
 */
export const getBlockByHeight: Operation<T.GetBlockByHeightInput, T.GetBlockByHeightOutput, W.GetBlockByHeightWire> = {
  id: 'getBlockByHeight',
  path: '/blocks/{block_height}',
  fullnodePath: '/blocks/by_height/{block_height}',
  api: 'aptosNode',
  servers,
  method: 'GET',
  inputs: [
    { name: 'blockHeight', wire: 'block_height', in: 'path', encode: asUint, required: true },
    { name: 'withTransactions', wire: 'with_transactions', in: 'query', encode: asBoolean },
    { name: 'network', in: 'query', encode: asAptosNetwork, fallback: 'defaultNetwork', picksServer: true },
  ],
  decode: decodeAptosBlock,
  cost: 20,
  bearer: true,
  product: true,
  lifecycle: { status: 'removed', on: '2024-11-22', host: 'gateway' },
}

/**
 * The block of a ledger version. See `client.aptosNode.getBlockByVersion`. Costs 20 compute units. The provider removed
 * it on 2024-11-22 at its gateway; a plain node still serves it.
 */
export const getBlockByVersion: Operation<
  T.GetBlockByVersionInput,
  T.GetBlockByVersionOutput,
  W.GetBlockByVersionWire
> = {
  id: 'getBlockByVersion',
  path: '/blocks/by_version/{version}',
  api: 'aptosNode',
  servers,
  method: 'GET',
  inputs: [
    { name: 'version', in: 'path', encode: asUint, required: true },
    { name: 'withTransactions', wire: 'with_transactions', in: 'query', encode: asBoolean },
    { name: 'network', in: 'query', encode: asAptosNetwork, fallback: 'defaultNetwork', picksServer: true },
  ],
  decode: decodeAptosBlock,
  cost: 20,
  bearer: true,
  product: true,
  lifecycle: { status: 'removed', on: '2024-11-22', host: 'gateway' },
}

/**
 * The head of the ledger. See `client.aptosNode.getLedgerInfo`. Served only by a plain node: `aptosNode: 'fullnode'`.
 */
export const getLedgerInfo: Operation<T.GetLedgerInfoInput, T.GetLedgerInfoOutput, W.GetLedgerInfoWire> = {
  id: 'getLedgerInfo',
  path: '/',
  api: 'aptosNode',
  servers,
  method: 'GET',
  inputs: [{ name: 'network', in: 'query', encode: asAptosNetwork, fallback: 'defaultNetwork', picksServer: true }],
  decode: decodeLedgerInfo,
  fullnodeOnly: true,
  lifecycle: { status: 'live' },
}
