// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { Decoding } from '../../src/operation/decode/decoding.js'
import { json, record } from '../../src/operation/decode/freeJson.js'
import { aptosAddress, hash32 } from '../../src/operation/decode/hex.js'
import { rows } from '../../src/operation/decode/lists.js'
import { decimal, decimals } from '../../src/operation/decode/numbers.js'
import { boolean, isBlank, isObject, text } from '../../src/operation/decode/plain.js'
import { date } from '../../src/operation/decode/times.js'
import { uint } from '../../src/operation/decode/uint.js'
import { acceptNull, required, violation } from '../../src/operation/decode/violations.js'
import type * as T from './types.gen.js'

type Open<X> = { -readonly [K in keyof X]: X[K] }

export function decodeCoinInfoDto(value: unknown, decoding: Decoding): T.CoinInfoDto | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.CoinInfoDto> = {
    coinType: text(value.coin_type) ?? required(decoding, value, 'coin_type', 'move-struct-tag'),
    coinTypeHash: text(value.coin_type_hash) ?? required(decoding, value, 'coin_type_hash', 'string'),
    creatorAddress:
      aptosAddress(value.creator_address) ?? required(decoding, value, 'creator_address', 'aptos-address'),
    transactionCreatedTimestamp:
      date(value.transaction_created_timestamp, decoding) ??
      required(decoding, value, 'transaction_created_timestamp', 'date-time'),
    transactionVersionCreated:
      uint(value.transaction_version_created, decoding) ??
      required(decoding, value, 'transaction_version_created', 'ledger-version'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.decimals
  if (!isBlank(raw)) {
    const read = decimals(raw) ?? violation(decoding, value, 'decimals', 'decimals')
    if (read !== undefined) result.decimals = read
  }
  raw = value.name
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'name', 'string')
    if (read !== undefined) result.name = read
  }
  raw = value.supply_aggregator_table_handle
  if (raw !== undefined && raw !== '')
    result.supplyAggregatorTableHandle =
      aptosAddress(raw) ?? acceptNull(raw, decoding, value, 'supply_aggregator_table_handle', 'aptos-address')
  raw = value.supply_aggregator_table_key
  if (raw !== undefined && raw !== '')
    result.supplyAggregatorTableKey =
      aptosAddress(raw) ?? acceptNull(raw, decoding, value, 'supply_aggregator_table_key', 'aptos-address')
  raw = value.symbol
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'symbol', 'string')
    if (read !== undefined) result.symbol = read
  }
  return result
}

export function decodeCoinTransferDto(value: unknown, decoding: Decoding): T.CoinTransferDto | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.CoinTransferDto> = {
    eventAccountAddress:
      aptosAddress(value.event_account_address) ?? required(decoding, value, 'event_account_address', 'aptos-address'),
    eventCreationNumber:
      decimal(value.event_creation_number, decoding) ?? required(decoding, value, 'event_creation_number', 'decimal'),
    eventSequenceNumber:
      uint(value.event_sequence_number, decoding) ?? required(decoding, value, 'event_sequence_number', 'uint64'),
    transactionVersion:
      uint(value.transaction_version, decoding) ?? required(decoding, value, 'transaction_version', 'ledger-version'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.activity_type
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'activity_type', 'move-struct-tag')
    if (read !== undefined) result.activityType = read
  }
  raw = value.amount
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'amount', 'uint128')
    if (read !== undefined) result.amount = read
  }
  raw = value.block_height
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'block_height', 'block-number')
    if (read !== undefined) result.blockHeight = read
  }
  raw = value.coin_type
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'coin_type', 'move-struct-tag')
    if (read !== undefined) result.coinType = read
  }
  raw = value.entry_function_id_str
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'entry_function_id_str', 'string')
    if (read !== undefined) result.entryFunctionIdStr = read
  }
  raw = value.is_gas_fee
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'is_gas_fee', 'boolean')
    if (read !== undefined) result.isGasFee = read
  }
  raw = value.is_transaction_success
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'is_transaction_success', 'boolean')
    if (read !== undefined) result.isTransactionSuccess = read
  }
  raw = value.owner_address
  if (!isBlank(raw)) {
    const read = aptosAddress(raw) ?? violation(decoding, value, 'owner_address', 'aptos-address')
    if (read !== undefined) result.ownerAddress = read
  }
  raw = value.transaction_timestamp
  if (!isBlank(raw)) {
    const read = date(raw, decoding) ?? violation(decoding, value, 'transaction_timestamp', 'date-time')
    if (read !== undefined) result.transactionTimestamp = read
  }
  return result
}

export function decodeCurrentCoinBalanceDto(value: unknown, decoding: Decoding): T.CurrentCoinBalanceDto | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.CurrentCoinBalanceDto> = {
    amount: uint(value.amount, decoding) ?? required(decoding, value, 'amount', 'uint128'),
    coinType: text(value.coin_type) ?? required(decoding, value, 'coin_type', 'move-struct-tag'),
    coinTypeHash: text(value.coin_type_hash) ?? required(decoding, value, 'coin_type_hash', 'string'),
    lastTransactionTimestamp:
      date(value.last_transaction_timestamp, decoding) ??
      required(decoding, value, 'last_transaction_timestamp', 'date-time'),
    lastTransactionVersion:
      uint(value.last_transaction_version, decoding) ??
      required(decoding, value, 'last_transaction_version', 'ledger-version'),
    ownerAddress: aptosAddress(value.owner_address) ?? required(decoding, value, 'owner_address', 'aptos-address'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeGetAccountResourceResponse(
  value: unknown,
  decoding: Decoding,
): T.GetAccountResourceResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.GetAccountResourceResponse> = {
    type: text(value.type) ?? required(decoding, value, 'type', 'move-struct-tag'),
    data: record(value.data, decoding) ?? required(decoding, value, 'data', 'object'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeGetAccountResponse(value: unknown, decoding: Decoding): T.GetAccountResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.GetAccountResponse> = {
    sequenceNumber: uint(value.sequence_number, decoding) ?? required(decoding, value, 'sequence_number', 'uint64'),
    authenticationKey: hash32(value.authentication_key) ?? required(decoding, value, 'authentication_key', 'hash32'),
  }
  if (decoding.broken?.has(value)) return undefined
  return result
}

export function decodeGetCoinBalancesByWalletsResponse(
  value: unknown,
  decoding: Decoding,
): T.GetCoinBalancesByWalletsResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.GetCoinBalancesByWalletsResponse> = {
    result:
      rows(value.result, decoding, decodeCurrentCoinBalanceDto, 'object') ??
      required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.hasNextPage
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'hasNextPage', 'boolean')
    if (read !== undefined) result.hasNextPage = read
  }
  return result
}

export function decodeGetCoinTransfersByBlockHeightsResponse(
  value: unknown,
  decoding: Decoding,
): T.GetCoinTransfersByBlockHeightsResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.GetCoinTransfersByBlockHeightsResponse> = {
    result:
      rows(value.result, decoding, decodeCoinTransferDto, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.hasNextPage
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'hasNextPage', 'boolean')
    if (read !== undefined) result.hasNextPage = read
  }
  return result
}

export function decodeGetCoinTransfersByCoinTypeResponse(
  value: unknown,
  decoding: Decoding,
): T.GetCoinTransfersByCoinTypeResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.GetCoinTransfersByCoinTypeResponse> = {
    result:
      rows(value.result, decoding, decodeCoinTransferDto, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.hasNextPage
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'hasNextPage', 'boolean')
    if (read !== undefined) result.hasNextPage = read
  }
  return result
}

export function decodeGetCoinTransfersByOwnerAddressesResponse(
  value: unknown,
  decoding: Decoding,
): T.GetCoinTransfersByOwnerAddressesResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.GetCoinTransfersByOwnerAddressesResponse> = {
    result:
      rows(value.result, decoding, decodeCoinTransferDto, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.hasNextPage
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'hasNextPage', 'boolean')
    if (read !== undefined) result.hasNextPage = read
  }
  return result
}

export function decodeGetCoinsByCreatorsResponse(
  value: unknown,
  decoding: Decoding,
): T.GetCoinsByCreatorsResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.GetCoinsByCreatorsResponse> = {
    result: rows(value.result, decoding, decodeCoinInfoDto, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.hasNextPage
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'hasNextPage', 'boolean')
    if (read !== undefined) result.hasNextPage = read
  }
  return result
}

export function decodeGetCoinsByNameRangeResponse(
  value: unknown,
  decoding: Decoding,
): T.GetCoinsByNameRangeResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.GetCoinsByNameRangeResponse> = {
    result: rows(value.result, decoding, decodeCoinInfoDto, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.hasNextPage
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'hasNextPage', 'boolean')
    if (read !== undefined) result.hasNextPage = read
  }
  return result
}

export function decodeGetCoinsBySymbolRangeResponse(
  value: unknown,
  decoding: Decoding,
): T.GetCoinsBySymbolRangeResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.GetCoinsBySymbolRangeResponse> = {
    result: rows(value.result, decoding, decodeCoinInfoDto, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.hasNextPage
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'hasNextPage', 'boolean')
    if (read !== undefined) result.hasNextPage = read
  }
  return result
}

export function decodeGetHistoricalCoinBalancesByWalletsResponse(
  value: unknown,
  decoding: Decoding,
): T.GetHistoricalCoinBalancesByWalletsResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.GetHistoricalCoinBalancesByWalletsResponse> = {
    result:
      rows(value.result, decoding, decodeHistoricalCoinBalanceDto, 'object') ??
      required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.hasNextPage
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'hasNextPage', 'boolean')
    if (read !== undefined) result.hasNextPage = read
  }
  return result
}

export function decodeGetLatestCoinsResponse(value: unknown, decoding: Decoding): T.GetLatestCoinsResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.GetLatestCoinsResponse> = {
    result: rows(value.result, decoding, decodeCoinInfoDto, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.hasNextPage
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'hasNextPage', 'boolean')
    if (read !== undefined) result.hasNextPage = read
  }
  return result
}

export function decodeGetNFTTransfersByCollectionResponse(
  value: unknown,
  decoding: Decoding,
): T.GetNFTTransfersByCollectionResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.GetNFTTransfersByCollectionResponse> = {
    result:
      rows(value.result, decoding, decodeNFTTransferResponse, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.hasNextPage
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'hasNextPage', 'boolean')
    if (read !== undefined) result.hasNextPage = read
  }
  return result
}

export function decodeGetNFTTransfersByCreatorsResponse(
  value: unknown,
  decoding: Decoding,
): T.GetNFTTransfersByCreatorsResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.GetNFTTransfersByCreatorsResponse> = {
    result:
      rows(value.result, decoding, decodeNFTTransferResponse, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.hasNextPage
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'hasNextPage', 'boolean')
    if (read !== undefined) result.hasNextPage = read
  }
  return result
}

export function decodeGetTopHoldersByCoinResponse(
  value: unknown,
  decoding: Decoding,
): T.GetTopHoldersByCoinResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.GetTopHoldersByCoinResponse> = {
    result:
      rows(value.result, decoding, decodeCurrentCoinBalanceDto, 'object') ??
      required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.hasNextPage
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'hasNextPage', 'boolean')
    if (read !== undefined) result.hasNextPage = read
  }
  return result
}

export function decodeHistoricalCoinBalanceDto(
  value: unknown,
  decoding: Decoding,
): T.HistoricalCoinBalanceDto | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.HistoricalCoinBalanceDto> = {
    coinTypeHash: text(value.coin_type_hash) ?? required(decoding, value, 'coin_type_hash', 'string'),
    transactionVersion:
      uint(value.transaction_version, decoding) ?? required(decoding, value, 'transaction_version', 'ledger-version'),
    ownerAddress: aptosAddress(value.owner_address) ?? required(decoding, value, 'owner_address', 'aptos-address'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.amount
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'amount', 'uint128')
    if (read !== undefined) result.amount = read
  }
  raw = value.coin_type
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'coin_type', 'move-struct-tag')
    if (read !== undefined) result.coinType = read
  }
  raw = value.transaction_timestamp
  if (!isBlank(raw)) {
    const read = date(raw, decoding) ?? violation(decoding, value, 'transaction_timestamp', 'date-time')
    if (read !== undefined) result.transactionTimestamp = read
  }
  return result
}

export function decodeNFTCollectionItemResponse(
  value: unknown,
  decoding: Decoding,
): T.NFTCollectionItemResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NFTCollectionItemResponse> = {
    collectionDataIdHash:
      text(value.collection_data_id_hash) ?? required(decoding, value, 'collection_data_id_hash', 'string'),
    creatorAddress:
      aptosAddress(value.creator_address) ?? required(decoding, value, 'creator_address', 'aptos-address'),
    lastTransactionTimestamp:
      date(value.last_transaction_timestamp, decoding) ??
      required(decoding, value, 'last_transaction_timestamp', 'date-time'),
    lastTransactionVersion:
      uint(value.last_transaction_version, decoding) ??
      required(decoding, value, 'last_transaction_version', 'ledger-version'),
    maximum: uint(value.maximum, decoding) ?? required(decoding, value, 'maximum', 'uint128'),
    supply: uint(value.supply, decoding) ?? required(decoding, value, 'supply', 'uint128'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.collection_name
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'collection_name', 'string')
    if (read !== undefined) result.collectionName = read
  }
  raw = value.description
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'description', 'string')
    if (read !== undefined) result.description = read
  }
  raw = value.description_mutable
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'description_mutable', 'boolean')
    if (read !== undefined) result.descriptionMutable = read
  }
  raw = value.maximum_mutable
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'maximum_mutable', 'boolean')
    if (read !== undefined) result.maximumMutable = read
  }
  raw = value.metadata_uri
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'metadata_uri', 'string')
    if (read !== undefined) result.metadataUri = read
  }
  raw = value.table_handle
  if (!isBlank(raw)) {
    const read = aptosAddress(raw) ?? violation(decoding, value, 'table_handle', 'aptos-address')
    if (read !== undefined) result.tableHandle = read
  }
  raw = value.uri_mutable
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'uri_mutable', 'boolean')
    if (read !== undefined) result.uriMutable = read
  }
  return result
}

export function decodeNFTCollectionsByCreatorResponse(
  value: unknown,
  decoding: Decoding,
): T.NFTCollectionsByCreatorResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NFTCollectionsByCreatorResponse> = {
    result:
      rows(value.result, decoding, decodeNFTCollectionItemResponse, 'object') ??
      required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.hasNextPage
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'hasNextPage', 'boolean')
    if (read !== undefined) result.hasNextPage = read
  }
  return result
}

export function decodeNFTCollectionsByNameRangeResponse(
  value: unknown,
  decoding: Decoding,
): T.NFTCollectionsByNameRangeResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NFTCollectionsByNameRangeResponse> = {
    result:
      rows(value.result, decoding, decodeNFTCollectionItemResponse, 'object') ??
      required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.hasNextPage
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'hasNextPage', 'boolean')
    if (read !== undefined) result.hasNextPage = read
  }
  return result
}

export function decodeNFTOwnerResponse(value: unknown, decoding: Decoding): T.NFTOwnerResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NFTOwnerResponse> = {
    amount: uint(value.amount, decoding) ?? required(decoding, value, 'amount', 'uint128'),
    collectionDataIdHash:
      text(value.collection_data_id_hash) ?? required(decoding, value, 'collection_data_id_hash', 'string'),
    creatorAddress:
      aptosAddress(value.creator_address) ?? required(decoding, value, 'creator_address', 'aptos-address'),
    lastTransactionTimestamp:
      date(value.last_transaction_timestamp, decoding) ??
      required(decoding, value, 'last_transaction_timestamp', 'date-time'),
    lastTransactionVersion:
      uint(value.last_transaction_version, decoding) ??
      required(decoding, value, 'last_transaction_version', 'ledger-version'),
    ownerAddress: aptosAddress(value.owner_address) ?? required(decoding, value, 'owner_address', 'aptos-address'),
    propertyVersion: uint(value.property_version, decoding) ?? required(decoding, value, 'property_version', 'uint64'),
    tokenDataIdHash: text(value.token_data_id_hash) ?? required(decoding, value, 'token_data_id_hash', 'string'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.collection_name
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'collection_name', 'string')
    if (read !== undefined) result.collectionName = read
  }
  raw = value.name
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'name', 'string')
    if (read !== undefined) result.name = read
  }
  raw = value.table_type
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'table_type', 'move-struct-tag')
    if (read !== undefined) result.tableType = read
  }
  raw = value.token_properties
  if (raw !== undefined)
    result.tokenProperties =
      record(json(raw, decoding), decoding) ?? acceptNull(raw, decoding, value, 'token_properties', 'object')
  return result
}

export function decodeNFTOwnersByCollectionResponse(
  value: unknown,
  decoding: Decoding,
): T.NFTOwnersByCollectionResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NFTOwnersByCollectionResponse> = {
    result:
      rows(value.result, decoding, decodeNFTOwnerResponse, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.hasNextPage
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'hasNextPage', 'boolean')
    if (read !== undefined) result.hasNextPage = read
  }
  return result
}

export function decodeNFTOwnersByTokensResponse(
  value: unknown,
  decoding: Decoding,
): T.NFTOwnersByTokensResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NFTOwnersByTokensResponse> = {
    result:
      rows(value.result, decoding, decodeNFTOwnerResponse, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.hasNextPage
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'hasNextPage', 'boolean')
    if (read !== undefined) result.hasNextPage = read
  }
  return result
}

export function decodeNFTOwnersOfCollectionResponse(
  value: unknown,
  decoding: Decoding,
): T.NFTOwnersOfCollectionResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NFTOwnersOfCollectionResponse> = {
    result: rows(value.result, decoding, aptosAddress, 'aptos-address') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.hasNextPage
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'hasNextPage', 'boolean')
    if (read !== undefined) result.hasNextPage = read
  }
  return result
}

export function decodeNFTTokenResponse(value: unknown, decoding: Decoding): T.NFTTokenResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NFTTokenResponse> = {
    collectionDataIdHash:
      text(value.collection_data_id_hash) ?? required(decoding, value, 'collection_data_id_hash', 'string'),
    creatorAddress:
      aptosAddress(value.creator_address) ?? required(decoding, value, 'creator_address', 'aptos-address'),
    lastTransactionTimestamp:
      date(value.last_transaction_timestamp, decoding) ??
      required(decoding, value, 'last_transaction_timestamp', 'date-time'),
    lastTransactionVersion:
      uint(value.last_transaction_version, decoding) ??
      required(decoding, value, 'last_transaction_version', 'ledger-version'),
    maximum: uint(value.maximum, decoding) ?? required(decoding, value, 'maximum', 'uint128'),
    supply: uint(value.supply, decoding) ?? required(decoding, value, 'supply', 'uint128'),
    tokenDataIdHash: text(value.token_data_id_hash) ?? required(decoding, value, 'token_data_id_hash', 'string'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.collection_name
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'collection_name', 'string')
    if (read !== undefined) result.collectionName = read
  }
  raw = value.default_properties
  if (raw !== undefined)
    result.defaultProperties =
      record(json(raw, decoding), decoding) ?? acceptNull(raw, decoding, value, 'default_properties', 'object')
  raw = value.description
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'description', 'string')
    if (read !== undefined) result.description = read
  }
  raw = value.description_mutable
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'description_mutable', 'boolean')
    if (read !== undefined) result.descriptionMutable = read
  }
  raw = value.largest_property_version
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'largest_property_version', 'uint64')
    if (read !== undefined) result.largestPropertyVersion = read
  }
  raw = value.maximum_mutable
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'maximum_mutable', 'boolean')
    if (read !== undefined) result.maximumMutable = read
  }
  raw = value.metadata_uri
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'metadata_uri', 'string')
    if (read !== undefined) result.metadataUri = read
  }
  raw = value.name
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'name', 'string')
    if (read !== undefined) result.name = read
  }
  raw = value.payee_address
  if (!isBlank(raw)) {
    const read = aptosAddress(raw) ?? violation(decoding, value, 'payee_address', 'aptos-address')
    if (read !== undefined) result.payeeAddress = read
  }
  raw = value.properties_mutable
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'properties_mutable', 'boolean')
    if (read !== undefined) result.propertiesMutable = read
  }
  raw = value.royalty_mutable
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'royalty_mutable', 'boolean')
    if (read !== undefined) result.royaltyMutable = read
  }
  raw = value.royalty_points_denominator
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'royalty_points_denominator', 'uint64')
    if (read !== undefined) result.royaltyPointsDenominator = read
  }
  raw = value.royalty_points_numerator
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'royalty_points_numerator', 'uint64')
    if (read !== undefined) result.royaltyPointsNumerator = read
  }
  raw = value.uri_mutable
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'uri_mutable', 'boolean')
    if (read !== undefined) result.uriMutable = read
  }
  return result
}

export function decodeNFTTokensByCollectionResponse(
  value: unknown,
  decoding: Decoding,
): T.NFTTokensByCollectionResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NFTTokensByCollectionResponse> = {
    result:
      rows(value.result, decoding, decodeNFTTokenResponse, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.hasNextPage
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'hasNextPage', 'boolean')
    if (read !== undefined) result.hasNextPage = read
  }
  return result
}

export function decodeNFTTokensByCreatorsResponse(
  value: unknown,
  decoding: Decoding,
): T.NFTTokensByCreatorsResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NFTTokensByCreatorsResponse> = {
    result:
      rows(value.result, decoding, decodeNFTTokenResponse, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.hasNextPage
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'hasNextPage', 'boolean')
    if (read !== undefined) result.hasNextPage = read
  }
  return result
}

export function decodeNFTTransferResponse(value: unknown, decoding: Decoding): T.NFTTransferResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NFTTransferResponse> = {
    eventAccountAddress:
      aptosAddress(value.event_account_address) ?? required(decoding, value, 'event_account_address', 'aptos-address'),
    eventCreationNumber:
      uint(value.event_creation_number, decoding) ?? required(decoding, value, 'event_creation_number', 'uint64'),
    eventSequenceNumber:
      uint(value.event_sequence_number, decoding) ?? required(decoding, value, 'event_sequence_number', 'uint64'),
    transactionVersion:
      uint(value.transaction_version, decoding) ?? required(decoding, value, 'transaction_version', 'ledger-version'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.coin_amount
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'coin_amount', 'uint128')
    if (read !== undefined) result.coinAmount = read
  }
  raw = value.coin_type
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'coin_type', 'move-struct-tag')
    if (read !== undefined) result.coinType = read
  }
  raw = value.collection_data_id_hash
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'collection_data_id_hash', 'string')
    if (read !== undefined) result.collectionDataIdHash = read
  }
  raw = value.collection_name
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'collection_name', 'string')
    if (read !== undefined) result.collectionName = read
  }
  raw = value.creator_address
  if (!isBlank(raw)) {
    const read = aptosAddress(raw) ?? violation(decoding, value, 'creator_address', 'aptos-address')
    if (read !== undefined) result.creatorAddress = read
  }
  raw = value.from_address
  if (!isBlank(raw)) {
    const read = aptosAddress(raw) ?? violation(decoding, value, 'from_address', 'aptos-address')
    if (read !== undefined) result.fromAddress = read
  }
  raw = value.name
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'name', 'string')
    if (read !== undefined) result.name = read
  }
  raw = value.property_version
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'property_version', 'uint64')
    if (read !== undefined) result.propertyVersion = read
  }
  raw = value.to_address
  if (!isBlank(raw)) {
    const read = aptosAddress(raw) ?? violation(decoding, value, 'to_address', 'aptos-address')
    if (read !== undefined) result.toAddress = read
  }
  raw = value.token_amount
  if (!isBlank(raw)) {
    const read = uint(raw, decoding) ?? violation(decoding, value, 'token_amount', 'uint128')
    if (read !== undefined) result.tokenAmount = read
  }
  raw = value.token_data_id_hash
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'token_data_id_hash', 'string')
    if (read !== undefined) result.tokenDataIdHash = read
  }
  raw = value.transaction_timestamp
  if (!isBlank(raw)) {
    const read = date(raw, decoding) ?? violation(decoding, value, 'transaction_timestamp', 'date-time')
    if (read !== undefined) result.transactionTimestamp = read
  }
  raw = value.transfer_type
  if (raw !== undefined && raw !== null) {
    const read = text(raw) ?? violation(decoding, value, 'transfer_type', 'move-struct-tag')
    if (read !== undefined) result.transferType = read
  }
  return result
}

export function decodeNFTTransfersByTokensResponse(
  value: unknown,
  decoding: Decoding,
): T.NFTTransfersByTokensResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NFTTransfersByTokensResponse> = {
    result:
      rows(value.result, decoding, decodeNFTTransferResponse, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.hasNextPage
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'hasNextPage', 'boolean')
    if (read !== undefined) result.hasNextPage = read
  }
  return result
}

export function decodeNFTTransfersByWalletsResponse(
  value: unknown,
  decoding: Decoding,
): T.NFTTransfersByWalletsResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NFTTransfersByWalletsResponse> = {
    result:
      rows(value.result, decoding, decodeNFTTransferResponse, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.hasNextPage
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'hasNextPage', 'boolean')
    if (read !== undefined) result.hasNextPage = read
  }
  return result
}

export function decodeNFTsByOwnersResponse(value: unknown, decoding: Decoding): T.NFTsByOwnersResponse | undefined {
  if (!isObject(value)) return undefined
  const result: Open<T.NFTsByOwnersResponse> = {
    result:
      rows(value.result, decoding, decodeNFTOwnerResponse, 'object') ?? required(decoding, value, 'result', 'list'),
  }
  if (decoding.broken?.has(value)) return undefined
  let raw: unknown
  raw = value.cursor
  if (raw !== undefined) result.cursor = text(raw) ?? acceptNull(raw, decoding, value, 'cursor', 'string')
  raw = value.hasNextPage
  if (raw !== undefined && raw !== null) {
    const read = boolean(raw) ?? violation(decoding, value, 'hasNextPage', 'boolean')
    if (read !== undefined) result.hasNextPage = read
  }
  return result
}

export function decodeGetNFTsByIdsOutput(value: unknown, decoding: Decoding): T.GetNFTsByIdsOutput | undefined {
  return rows(value, decoding, decodeNFTTokenResponse, 'object')
}

export function decodeGetNFTCollectionsByIdsOutput(
  value: unknown,
  decoding: Decoding,
): T.GetNFTCollectionsByIdsOutput | undefined {
  return rows(value, decoding, decodeNFTCollectionItemResponse, 'object')
}

export function decodeGetCoinInfoByCoinTypeHashesOutput(
  value: unknown,
  decoding: Decoding,
): T.GetCoinInfoByCoinTypeHashesOutput | undefined {
  return rows(value, decoding, decodeCoinInfoDto, 'object')
}

export function decodeGetAccountResourcesOutput(
  value: unknown,
  decoding: Decoding,
): T.GetAccountResourcesOutput | undefined {
  return rows(value, decoding, decodeGetAccountResourceResponse, 'object')
}
