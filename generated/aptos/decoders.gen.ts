// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { Decoding } from '../../src/operation/decoding.js'
import { aptosAddress, boolean, count, decimal, hash32, isBlank, isObject, object, rows, text, uint } from '../../src/operation/formats.js'
import { date } from '../../src/operation/times.js'
import type * as T from './types.gen.js'

type Open<X> = { -readonly [K in keyof X]: X[K] }

export function decodeCoinInfoDto(value: unknown, decoding: Decoding): T.CoinInfoDto | undefined {
  if (!isObject(value)) return undefined
  const $coinType = text(value.coin_type) ?? decoding.bad(value, 'coin_type', 'move-struct-tag')
  const $coinTypeHash = text(value.coin_type_hash) ?? decoding.bad(value, 'coin_type_hash', 'string')
  const $creatorAddress = aptosAddress(value.creator_address) ?? decoding.bad(value, 'creator_address', 'aptos-address')
  const $decimals = count(value.decimals) ?? decoding.bad(value, 'decimals', 'decimals')
  const $name = text(value.name) ?? decoding.bad(value, 'name', 'string')
  const $supplyAggregatorTableHandle = value.supply_aggregator_table_handle === null ? null : (aptosAddress(value.supply_aggregator_table_handle) ?? decoding.bad(value, 'supply_aggregator_table_handle', 'aptos-address') ?? null)
  const $supplyAggregatorTableKey = value.supply_aggregator_table_key === null ? null : (aptosAddress(value.supply_aggregator_table_key) ?? decoding.bad(value, 'supply_aggregator_table_key', 'aptos-address') ?? null)
  const $symbol = text(value.symbol) ?? decoding.bad(value, 'symbol', 'string')
  const $transactionCreatedTimestamp = date(value.transaction_created_timestamp) ?? decoding.bad(value, 'transaction_created_timestamp', 'date-time')
  const $transactionVersionCreated = uint(value.transaction_version_created, decoding) ?? decoding.bad(value, 'transaction_version_created', 'ledger-version')
  if ($coinType === undefined || $coinTypeHash === undefined || $creatorAddress === undefined || $decimals === undefined || $name === undefined || $symbol === undefined || $transactionCreatedTimestamp === undefined || $transactionVersionCreated === undefined) return undefined
  const result: Open<T.CoinInfoDto> = {
    coinType: $coinType,
    coinTypeHash: $coinTypeHash,
    creatorAddress: $creatorAddress,
    decimals: $decimals,
    name: $name,
    supplyAggregatorTableHandle: $supplyAggregatorTableHandle,
    supplyAggregatorTableKey: $supplyAggregatorTableKey,
    symbol: $symbol,
    transactionCreatedTimestamp: $transactionCreatedTimestamp,
    transactionVersionCreated: $transactionVersionCreated,
  }
  return result
}

export function decodeCoinTransferDto(value: unknown, decoding: Decoding): T.CoinTransferDto | undefined {
  if (!isObject(value)) return undefined
  const $eventAccountAddress = aptosAddress(value.event_account_address) ?? decoding.bad(value, 'event_account_address', 'aptos-address')
  const $eventCreationNumber = decimal(value.event_creation_number) ?? decoding.bad(value, 'event_creation_number', 'decimal')
  const $eventSequenceNumber = uint(value.event_sequence_number, decoding) ?? decoding.bad(value, 'event_sequence_number', 'uint64')
  const $transactionVersion = uint(value.transaction_version, decoding) ?? decoding.bad(value, 'transaction_version', 'ledger-version')
  if ($eventAccountAddress === undefined || $eventCreationNumber === undefined || $eventSequenceNumber === undefined || $transactionVersion === undefined) return undefined
  const result: Open<T.CoinTransferDto> = {
    eventAccountAddress: $eventAccountAddress,
    eventCreationNumber: $eventCreationNumber,
    eventSequenceNumber: $eventSequenceNumber,
    transactionVersion: $transactionVersion,
  }
  const $activityType = value.activity_type
  if ($activityType !== undefined && $activityType !== null) {
    const read = text($activityType)
    if (read === undefined) decoding.bad(value, 'activity_type', 'move-struct-tag')
    else result.activityType = read
  }
  const $amount = value.amount
  if (!isBlank($amount)) {
    const read = uint($amount, decoding)
    if (read === undefined) decoding.bad(value, 'amount', 'uint128')
    else result.amount = read
  }
  const $blockHeight = value.block_height
  if (!isBlank($blockHeight)) {
    const read = uint($blockHeight, decoding)
    if (read === undefined) decoding.bad(value, 'block_height', 'block-number')
    else result.blockHeight = read
  }
  const $coinType = value.coin_type
  if ($coinType !== undefined && $coinType !== null) {
    const read = text($coinType)
    if (read === undefined) decoding.bad(value, 'coin_type', 'move-struct-tag')
    else result.coinType = read
  }
  const $entryFunctionIdStr = value.entry_function_id_str
  if ($entryFunctionIdStr !== undefined && $entryFunctionIdStr !== null) {
    const read = text($entryFunctionIdStr)
    if (read === undefined) decoding.bad(value, 'entry_function_id_str', 'string')
    else result.entryFunctionIdStr = read
  }
  const $isGasFee = value.is_gas_fee
  if ($isGasFee !== undefined && $isGasFee !== null) {
    const read = boolean($isGasFee)
    if (read === undefined) decoding.bad(value, 'is_gas_fee', 'boolean')
    else result.isGasFee = read
  }
  const $isTransactionSuccess = value.is_transaction_success
  if ($isTransactionSuccess !== undefined && $isTransactionSuccess !== null) {
    const read = boolean($isTransactionSuccess)
    if (read === undefined) decoding.bad(value, 'is_transaction_success', 'boolean')
    else result.isTransactionSuccess = read
  }
  const $ownerAddress = value.owner_address
  if ($ownerAddress !== undefined && $ownerAddress !== null) {
    const read = aptosAddress($ownerAddress)
    if (read === undefined) decoding.bad(value, 'owner_address', 'aptos-address')
    else result.ownerAddress = read
  }
  const $transactionTimestamp = value.transaction_timestamp
  if (!isBlank($transactionTimestamp)) {
    const read = date($transactionTimestamp)
    if (read === undefined) decoding.bad(value, 'transaction_timestamp', 'date-time')
    else result.transactionTimestamp = read
  }
  return result
}

export function decodeCurrentCoinBalanceDto(value: unknown, decoding: Decoding): T.CurrentCoinBalanceDto | undefined {
  if (!isObject(value)) return undefined
  const $amount = uint(value.amount, decoding) ?? decoding.bad(value, 'amount', 'uint128')
  const $coinType = text(value.coin_type) ?? decoding.bad(value, 'coin_type', 'move-struct-tag')
  const $coinTypeHash = text(value.coin_type_hash) ?? decoding.bad(value, 'coin_type_hash', 'string')
  const $lastTransactionTimestamp = date(value.last_transaction_timestamp) ?? decoding.bad(value, 'last_transaction_timestamp', 'date-time')
  const $lastTransactionVersion = uint(value.last_transaction_version, decoding) ?? decoding.bad(value, 'last_transaction_version', 'ledger-version')
  const $ownerAddress = aptosAddress(value.owner_address) ?? decoding.bad(value, 'owner_address', 'aptos-address')
  if ($amount === undefined || $coinType === undefined || $coinTypeHash === undefined || $lastTransactionTimestamp === undefined || $lastTransactionVersion === undefined || $ownerAddress === undefined) return undefined
  const result: Open<T.CurrentCoinBalanceDto> = {
    amount: $amount,
    coinType: $coinType,
    coinTypeHash: $coinTypeHash,
    lastTransactionTimestamp: $lastTransactionTimestamp,
    lastTransactionVersion: $lastTransactionVersion,
    ownerAddress: $ownerAddress,
  }
  return result
}

export function decodeGetAccountResourceResponse(value: unknown, decoding: Decoding): T.GetAccountResourceResponse | undefined {
  if (!isObject(value)) return undefined
  const $type = text(value.type) ?? decoding.bad(value, 'type', 'move-struct-tag')
  const $data = object(value.data) ?? decoding.bad(value, 'data', 'object')
  if ($type === undefined || $data === undefined) return undefined
  const result: Open<T.GetAccountResourceResponse> = {
    type: $type,
    data: $data,
  }
  return result
}

export function decodeGetAccountResponse(value: unknown, decoding: Decoding): T.GetAccountResponse | undefined {
  if (!isObject(value)) return undefined
  const $sequenceNumber = uint(value.sequence_number, decoding) ?? decoding.bad(value, 'sequence_number', 'uint64')
  const $authenticationKey = hash32(value.authentication_key) ?? decoding.bad(value, 'authentication_key', 'hash32')
  if ($sequenceNumber === undefined || $authenticationKey === undefined) return undefined
  const result: Open<T.GetAccountResponse> = {
    sequenceNumber: $sequenceNumber,
    authenticationKey: $authenticationKey,
  }
  return result
}

export function decodeGetCoinBalancesByWalletsResponse(value: unknown, decoding: Decoding): T.GetCoinBalancesByWalletsResponse | undefined {
  if (!isObject(value)) return undefined
  const $hasNextPage = boolean(value.hasNextPage) ?? decoding.bad(value, 'hasNextPage', 'boolean')
  const $result = rows(value.result, decoding, decodeCurrentCoinBalanceDto, 'object') ?? decoding.bad(value, 'result', 'list')
  if ($hasNextPage === undefined || $result === undefined) return undefined
  const result: Open<T.GetCoinBalancesByWalletsResponse> = {
    hasNextPage: $hasNextPage,
    result: $result,
  }
  const $cursor = value.cursor
  if ($cursor === null) result.cursor = null
  else if ($cursor !== undefined && $cursor !== null) {
    const read = text($cursor)
    if (read === undefined) decoding.bad(value, 'cursor', 'string')
    result.cursor = read ?? null
  }
  return result
}

export function decodeGetCoinTransfersByBlockHeightsResponse(value: unknown, decoding: Decoding): T.GetCoinTransfersByBlockHeightsResponse | undefined {
  if (!isObject(value)) return undefined
  const $result = rows(value.result, decoding, decodeCoinTransferDto, 'object') ?? decoding.bad(value, 'result', 'list')
  if ($result === undefined) return undefined
  const result: Open<T.GetCoinTransfersByBlockHeightsResponse> = {
    result: $result,
  }
  const $cursor = value.cursor
  if ($cursor === null) result.cursor = null
  else if ($cursor !== undefined && $cursor !== null) {
    const read = text($cursor)
    if (read === undefined) decoding.bad(value, 'cursor', 'string')
    result.cursor = read ?? null
  }
  const $hasNextPage = value.hasNextPage
  if ($hasNextPage !== undefined && $hasNextPage !== null) {
    const read = boolean($hasNextPage)
    if (read === undefined) decoding.bad(value, 'hasNextPage', 'boolean')
    else result.hasNextPage = read
  }
  return result
}

export function decodeGetCoinTransfersByCoinTypeResponse(value: unknown, decoding: Decoding): T.GetCoinTransfersByCoinTypeResponse | undefined {
  if (!isObject(value)) return undefined
  const $result = rows(value.result, decoding, decodeCoinTransferDto, 'object') ?? decoding.bad(value, 'result', 'list')
  if ($result === undefined) return undefined
  const result: Open<T.GetCoinTransfersByCoinTypeResponse> = {
    result: $result,
  }
  const $cursor = value.cursor
  if ($cursor === null) result.cursor = null
  else if ($cursor !== undefined && $cursor !== null) {
    const read = text($cursor)
    if (read === undefined) decoding.bad(value, 'cursor', 'string')
    result.cursor = read ?? null
  }
  const $hasNextPage = value.hasNextPage
  if ($hasNextPage !== undefined && $hasNextPage !== null) {
    const read = boolean($hasNextPage)
    if (read === undefined) decoding.bad(value, 'hasNextPage', 'boolean')
    else result.hasNextPage = read
  }
  return result
}

export function decodeGetCoinTransfersByOwnerAddressesResponse(value: unknown, decoding: Decoding): T.GetCoinTransfersByOwnerAddressesResponse | undefined {
  if (!isObject(value)) return undefined
  const $result = rows(value.result, decoding, decodeCoinTransferDto, 'object') ?? decoding.bad(value, 'result', 'list')
  if ($result === undefined) return undefined
  const result: Open<T.GetCoinTransfersByOwnerAddressesResponse> = {
    result: $result,
  }
  const $cursor = value.cursor
  if ($cursor === null) result.cursor = null
  else if ($cursor !== undefined && $cursor !== null) {
    const read = text($cursor)
    if (read === undefined) decoding.bad(value, 'cursor', 'string')
    result.cursor = read ?? null
  }
  const $hasNextPage = value.hasNextPage
  if ($hasNextPage !== undefined && $hasNextPage !== null) {
    const read = boolean($hasNextPage)
    if (read === undefined) decoding.bad(value, 'hasNextPage', 'boolean')
    else result.hasNextPage = read
  }
  return result
}

export function decodeGetCoinsByCreatorsResponse(value: unknown, decoding: Decoding): T.GetCoinsByCreatorsResponse | undefined {
  if (!isObject(value)) return undefined
  const $result = rows(value.result, decoding, decodeCoinInfoDto, 'object') ?? decoding.bad(value, 'result', 'list')
  if ($result === undefined) return undefined
  const result: Open<T.GetCoinsByCreatorsResponse> = {
    result: $result,
  }
  const $cursor = value.cursor
  if ($cursor === null) result.cursor = null
  else if ($cursor !== undefined && $cursor !== null) {
    const read = text($cursor)
    if (read === undefined) decoding.bad(value, 'cursor', 'string')
    result.cursor = read ?? null
  }
  const $hasNextPage = value.hasNextPage
  if ($hasNextPage !== undefined && $hasNextPage !== null) {
    const read = boolean($hasNextPage)
    if (read === undefined) decoding.bad(value, 'hasNextPage', 'boolean')
    else result.hasNextPage = read
  }
  return result
}

export function decodeGetCoinsByNameRangeResponse(value: unknown, decoding: Decoding): T.GetCoinsByNameRangeResponse | undefined {
  if (!isObject(value)) return undefined
  const $result = rows(value.result, decoding, decodeCoinInfoDto, 'object') ?? decoding.bad(value, 'result', 'list')
  if ($result === undefined) return undefined
  const result: Open<T.GetCoinsByNameRangeResponse> = {
    result: $result,
  }
  const $cursor = value.cursor
  if ($cursor === null) result.cursor = null
  else if ($cursor !== undefined && $cursor !== null) {
    const read = text($cursor)
    if (read === undefined) decoding.bad(value, 'cursor', 'string')
    result.cursor = read ?? null
  }
  const $hasNextPage = value.hasNextPage
  if ($hasNextPage !== undefined && $hasNextPage !== null) {
    const read = boolean($hasNextPage)
    if (read === undefined) decoding.bad(value, 'hasNextPage', 'boolean')
    else result.hasNextPage = read
  }
  return result
}

export function decodeGetCoinsBySymbolRangeResponse(value: unknown, decoding: Decoding): T.GetCoinsBySymbolRangeResponse | undefined {
  if (!isObject(value)) return undefined
  const $result = rows(value.result, decoding, decodeCoinInfoDto, 'object') ?? decoding.bad(value, 'result', 'list')
  if ($result === undefined) return undefined
  const result: Open<T.GetCoinsBySymbolRangeResponse> = {
    result: $result,
  }
  const $cursor = value.cursor
  if ($cursor === null) result.cursor = null
  else if ($cursor !== undefined && $cursor !== null) {
    const read = text($cursor)
    if (read === undefined) decoding.bad(value, 'cursor', 'string')
    result.cursor = read ?? null
  }
  const $hasNextPage = value.hasNextPage
  if ($hasNextPage !== undefined && $hasNextPage !== null) {
    const read = boolean($hasNextPage)
    if (read === undefined) decoding.bad(value, 'hasNextPage', 'boolean')
    else result.hasNextPage = read
  }
  return result
}

export function decodeGetHistoricalCoinBalancesByWalletsResponse(value: unknown, decoding: Decoding): T.GetHistoricalCoinBalancesByWalletsResponse | undefined {
  if (!isObject(value)) return undefined
  const $result = rows(value.result, decoding, decodeHistoricalCoinBalanceDto, 'object') ?? decoding.bad(value, 'result', 'list')
  if ($result === undefined) return undefined
  const result: Open<T.GetHistoricalCoinBalancesByWalletsResponse> = {
    result: $result,
  }
  const $cursor = value.cursor
  if ($cursor === null) result.cursor = null
  else if ($cursor !== undefined && $cursor !== null) {
    const read = text($cursor)
    if (read === undefined) decoding.bad(value, 'cursor', 'string')
    result.cursor = read ?? null
  }
  const $hasNextPage = value.hasNextPage
  if ($hasNextPage !== undefined && $hasNextPage !== null) {
    const read = boolean($hasNextPage)
    if (read === undefined) decoding.bad(value, 'hasNextPage', 'boolean')
    else result.hasNextPage = read
  }
  return result
}

export function decodeGetLatestCoinsResponse(value: unknown, decoding: Decoding): T.GetLatestCoinsResponse | undefined {
  if (!isObject(value)) return undefined
  const $hasNextPage = boolean(value.hasNextPage) ?? decoding.bad(value, 'hasNextPage', 'boolean')
  const $result = rows(value.result, decoding, decodeCoinInfoDto, 'object') ?? decoding.bad(value, 'result', 'list')
  if ($hasNextPage === undefined || $result === undefined) return undefined
  const result: Open<T.GetLatestCoinsResponse> = {
    hasNextPage: $hasNextPage,
    result: $result,
  }
  const $cursor = value.cursor
  if ($cursor === null) result.cursor = null
  else if ($cursor !== undefined && $cursor !== null) {
    const read = text($cursor)
    if (read === undefined) decoding.bad(value, 'cursor', 'string')
    result.cursor = read ?? null
  }
  return result
}

export function decodeGetNFTTransfersByCollectionResponse(value: unknown, decoding: Decoding): T.GetNFTTransfersByCollectionResponse | undefined {
  if (!isObject(value)) return undefined
  const $result = rows(value.result, decoding, decodeNFTTransferResponse, 'object') ?? decoding.bad(value, 'result', 'list')
  if ($result === undefined) return undefined
  const result: Open<T.GetNFTTransfersByCollectionResponse> = {
    result: $result,
  }
  const $cursor = value.cursor
  if ($cursor === null) result.cursor = null
  else if ($cursor !== undefined && $cursor !== null) {
    const read = text($cursor)
    if (read === undefined) decoding.bad(value, 'cursor', 'string')
    result.cursor = read ?? null
  }
  const $hasNextPage = value.hasNextPage
  if ($hasNextPage !== undefined && $hasNextPage !== null) {
    const read = boolean($hasNextPage)
    if (read === undefined) decoding.bad(value, 'hasNextPage', 'boolean')
    else result.hasNextPage = read
  }
  return result
}

export function decodeGetNFTTransfersByCreatorsResponse(value: unknown, decoding: Decoding): T.GetNFTTransfersByCreatorsResponse | undefined {
  if (!isObject(value)) return undefined
  const $result = rows(value.result, decoding, decodeNFTTransferResponse, 'object') ?? decoding.bad(value, 'result', 'list')
  if ($result === undefined) return undefined
  const result: Open<T.GetNFTTransfersByCreatorsResponse> = {
    result: $result,
  }
  const $cursor = value.cursor
  if ($cursor === null) result.cursor = null
  else if ($cursor !== undefined && $cursor !== null) {
    const read = text($cursor)
    if (read === undefined) decoding.bad(value, 'cursor', 'string')
    result.cursor = read ?? null
  }
  const $hasNextPage = value.hasNextPage
  if ($hasNextPage !== undefined && $hasNextPage !== null) {
    const read = boolean($hasNextPage)
    if (read === undefined) decoding.bad(value, 'hasNextPage', 'boolean')
    else result.hasNextPage = read
  }
  return result
}

export function decodeGetTopHoldersByCoinResponse(value: unknown, decoding: Decoding): T.GetTopHoldersByCoinResponse | undefined {
  if (!isObject(value)) return undefined
  const $hasNextPage = boolean(value.hasNextPage) ?? decoding.bad(value, 'hasNextPage', 'boolean')
  const $result = rows(value.result, decoding, decodeCurrentCoinBalanceDto, 'object') ?? decoding.bad(value, 'result', 'list')
  if ($hasNextPage === undefined || $result === undefined) return undefined
  const result: Open<T.GetTopHoldersByCoinResponse> = {
    hasNextPage: $hasNextPage,
    result: $result,
  }
  const $cursor = value.cursor
  if ($cursor === null) result.cursor = null
  else if ($cursor !== undefined && $cursor !== null) {
    const read = text($cursor)
    if (read === undefined) decoding.bad(value, 'cursor', 'string')
    result.cursor = read ?? null
  }
  return result
}

export function decodeHistoricalCoinBalanceDto(value: unknown, decoding: Decoding): T.HistoricalCoinBalanceDto | undefined {
  if (!isObject(value)) return undefined
  const $coinTypeHash = text(value.coin_type_hash) ?? decoding.bad(value, 'coin_type_hash', 'string')
  const $transactionVersion = uint(value.transaction_version, decoding) ?? decoding.bad(value, 'transaction_version', 'ledger-version')
  const $ownerAddress = aptosAddress(value.owner_address) ?? decoding.bad(value, 'owner_address', 'aptos-address')
  if ($coinTypeHash === undefined || $transactionVersion === undefined || $ownerAddress === undefined) return undefined
  const result: Open<T.HistoricalCoinBalanceDto> = {
    coinTypeHash: $coinTypeHash,
    transactionVersion: $transactionVersion,
    ownerAddress: $ownerAddress,
  }
  const $amount = value.amount
  if (!isBlank($amount)) {
    const read = uint($amount, decoding)
    if (read === undefined) decoding.bad(value, 'amount', 'uint128')
    else result.amount = read
  }
  const $coinType = value.coin_type
  if ($coinType !== undefined && $coinType !== null) {
    const read = text($coinType)
    if (read === undefined) decoding.bad(value, 'coin_type', 'move-struct-tag')
    else result.coinType = read
  }
  const $transactionTimestamp = value.transaction_timestamp
  if (!isBlank($transactionTimestamp)) {
    const read = date($transactionTimestamp)
    if (read === undefined) decoding.bad(value, 'transaction_timestamp', 'date-time')
    else result.transactionTimestamp = read
  }
  return result
}

export function decodeNFTCollectionItemResponse(value: unknown, decoding: Decoding): T.NFTCollectionItemResponse | undefined {
  if (!isObject(value)) return undefined
  const $collectionDataIdHash = text(value.collection_data_id_hash) ?? decoding.bad(value, 'collection_data_id_hash', 'string')
  const $collectionName = text(value.collection_name) ?? decoding.bad(value, 'collection_name', 'string')
  const $creatorAddress = aptosAddress(value.creator_address) ?? decoding.bad(value, 'creator_address', 'aptos-address')
  const $description = text(value.description) ?? decoding.bad(value, 'description', 'string')
  const $descriptionMutable = boolean(value.description_mutable) ?? decoding.bad(value, 'description_mutable', 'boolean')
  const $lastTransactionTimestamp = date(value.last_transaction_timestamp) ?? decoding.bad(value, 'last_transaction_timestamp', 'date-time')
  const $lastTransactionVersion = uint(value.last_transaction_version, decoding) ?? decoding.bad(value, 'last_transaction_version', 'ledger-version')
  const $maximum = uint(value.maximum, decoding) ?? decoding.bad(value, 'maximum', 'uint128')
  const $maximumMutable = boolean(value.maximum_mutable) ?? decoding.bad(value, 'maximum_mutable', 'boolean')
  const $metadataUri = text(value.metadata_uri) ?? decoding.bad(value, 'metadata_uri', 'string')
  const $supply = uint(value.supply, decoding) ?? decoding.bad(value, 'supply', 'uint128')
  const $tableHandle = aptosAddress(value.table_handle) ?? decoding.bad(value, 'table_handle', 'aptos-address')
  const $uriMutable = boolean(value.uri_mutable) ?? decoding.bad(value, 'uri_mutable', 'boolean')
  if ($collectionDataIdHash === undefined || $collectionName === undefined || $creatorAddress === undefined || $description === undefined || $descriptionMutable === undefined || $lastTransactionTimestamp === undefined || $lastTransactionVersion === undefined || $maximum === undefined || $maximumMutable === undefined || $metadataUri === undefined || $supply === undefined || $tableHandle === undefined || $uriMutable === undefined) return undefined
  const result: Open<T.NFTCollectionItemResponse> = {
    collectionDataIdHash: $collectionDataIdHash,
    collectionName: $collectionName,
    creatorAddress: $creatorAddress,
    description: $description,
    descriptionMutable: $descriptionMutable,
    lastTransactionTimestamp: $lastTransactionTimestamp,
    lastTransactionVersion: $lastTransactionVersion,
    maximum: $maximum,
    maximumMutable: $maximumMutable,
    metadataUri: $metadataUri,
    supply: $supply,
    tableHandle: $tableHandle,
    uriMutable: $uriMutable,
  }
  return result
}

export function decodeNFTCollectionsByCreatorResponse(value: unknown, decoding: Decoding): T.NFTCollectionsByCreatorResponse | undefined {
  if (!isObject(value)) return undefined
  const $result = rows(value.result, decoding, decodeNFTCollectionItemResponse, 'object') ?? decoding.bad(value, 'result', 'list')
  if ($result === undefined) return undefined
  const result: Open<T.NFTCollectionsByCreatorResponse> = {
    result: $result,
  }
  const $cursor = value.cursor
  if ($cursor === null) result.cursor = null
  else if ($cursor !== undefined && $cursor !== null) {
    const read = text($cursor)
    if (read === undefined) decoding.bad(value, 'cursor', 'string')
    result.cursor = read ?? null
  }
  const $hasNextPage = value.hasNextPage
  if ($hasNextPage !== undefined && $hasNextPage !== null) {
    const read = boolean($hasNextPage)
    if (read === undefined) decoding.bad(value, 'hasNextPage', 'boolean')
    else result.hasNextPage = read
  }
  return result
}

export function decodeNFTCollectionsByNameRangeResponse(value: unknown, decoding: Decoding): T.NFTCollectionsByNameRangeResponse | undefined {
  if (!isObject(value)) return undefined
  const $hasNextPage = boolean(value.hasNextPage) ?? decoding.bad(value, 'hasNextPage', 'boolean')
  const $result = rows(value.result, decoding, decodeNFTCollectionItemResponse, 'object') ?? decoding.bad(value, 'result', 'list')
  if ($hasNextPage === undefined || $result === undefined) return undefined
  const result: Open<T.NFTCollectionsByNameRangeResponse> = {
    hasNextPage: $hasNextPage,
    result: $result,
  }
  const $cursor = value.cursor
  if ($cursor === null) result.cursor = null
  else if ($cursor !== undefined && $cursor !== null) {
    const read = text($cursor)
    if (read === undefined) decoding.bad(value, 'cursor', 'string')
    result.cursor = read ?? null
  }
  return result
}

export function decodeNFTOwnerResponse(value: unknown, decoding: Decoding): T.NFTOwnerResponse | undefined {
  if (!isObject(value)) return undefined
  const $amount = uint(value.amount, decoding) ?? decoding.bad(value, 'amount', 'uint128')
  const $collectionDataIdHash = text(value.collection_data_id_hash) ?? decoding.bad(value, 'collection_data_id_hash', 'string')
  const $collectionName = text(value.collection_name) ?? decoding.bad(value, 'collection_name', 'string')
  const $creatorAddress = aptosAddress(value.creator_address) ?? decoding.bad(value, 'creator_address', 'aptos-address')
  const $lastTransactionTimestamp = date(value.last_transaction_timestamp) ?? decoding.bad(value, 'last_transaction_timestamp', 'date-time')
  const $lastTransactionVersion = uint(value.last_transaction_version, decoding) ?? decoding.bad(value, 'last_transaction_version', 'ledger-version')
  const $name = text(value.name) ?? decoding.bad(value, 'name', 'string')
  const $ownerAddress = aptosAddress(value.owner_address) ?? decoding.bad(value, 'owner_address', 'aptos-address')
  const $propertyVersion = uint(value.property_version, decoding) ?? decoding.bad(value, 'property_version', 'uint64')
  const $tableType = text(value.table_type) ?? decoding.bad(value, 'table_type', 'move-struct-tag')
  const $tokenDataIdHash = text(value.token_data_id_hash) ?? decoding.bad(value, 'token_data_id_hash', 'string')
  const $tokenProperties = object(value.token_properties) ?? decoding.bad(value, 'token_properties', 'object')
  if ($amount === undefined || $collectionDataIdHash === undefined || $collectionName === undefined || $creatorAddress === undefined || $lastTransactionTimestamp === undefined || $lastTransactionVersion === undefined || $name === undefined || $ownerAddress === undefined || $propertyVersion === undefined || $tableType === undefined || $tokenDataIdHash === undefined || $tokenProperties === undefined) return undefined
  const result: Open<T.NFTOwnerResponse> = {
    amount: $amount,
    collectionDataIdHash: $collectionDataIdHash,
    collectionName: $collectionName,
    creatorAddress: $creatorAddress,
    lastTransactionTimestamp: $lastTransactionTimestamp,
    lastTransactionVersion: $lastTransactionVersion,
    name: $name,
    ownerAddress: $ownerAddress,
    propertyVersion: $propertyVersion,
    tableType: $tableType,
    tokenDataIdHash: $tokenDataIdHash,
    tokenProperties: $tokenProperties,
  }
  return result
}

export function decodeNFTOwnersByCollectionResponse(value: unknown, decoding: Decoding): T.NFTOwnersByCollectionResponse | undefined {
  if (!isObject(value)) return undefined
  const $hasNextPage = boolean(value.hasNextPage) ?? decoding.bad(value, 'hasNextPage', 'boolean')
  const $result = rows(value.result, decoding, decodeNFTOwnerResponse, 'object') ?? decoding.bad(value, 'result', 'list')
  if ($hasNextPage === undefined || $result === undefined) return undefined
  const result: Open<T.NFTOwnersByCollectionResponse> = {
    hasNextPage: $hasNextPage,
    result: $result,
  }
  const $cursor = value.cursor
  if ($cursor === null) result.cursor = null
  else if ($cursor !== undefined && $cursor !== null) {
    const read = text($cursor)
    if (read === undefined) decoding.bad(value, 'cursor', 'string')
    result.cursor = read ?? null
  }
  return result
}

export function decodeNFTOwnersByTokensResponse(value: unknown, decoding: Decoding): T.NFTOwnersByTokensResponse | undefined {
  if (!isObject(value)) return undefined
  const $result = rows(value.result, decoding, decodeNFTOwnerResponse, 'object') ?? decoding.bad(value, 'result', 'list')
  if ($result === undefined) return undefined
  const result: Open<T.NFTOwnersByTokensResponse> = {
    result: $result,
  }
  const $cursor = value.cursor
  if ($cursor === null) result.cursor = null
  else if ($cursor !== undefined && $cursor !== null) {
    const read = text($cursor)
    if (read === undefined) decoding.bad(value, 'cursor', 'string')
    result.cursor = read ?? null
  }
  const $hasNextPage = value.hasNextPage
  if ($hasNextPage !== undefined && $hasNextPage !== null) {
    const read = boolean($hasNextPage)
    if (read === undefined) decoding.bad(value, 'hasNextPage', 'boolean')
    else result.hasNextPage = read
  }
  return result
}

export function decodeNFTOwnersOfCollectionResponse(value: unknown, decoding: Decoding): T.NFTOwnersOfCollectionResponse | undefined {
  if (!isObject(value)) return undefined
  const $result = rows(value.result, decoding, aptosAddress, 'aptos-address') ?? decoding.bad(value, 'result', 'list')
  if ($result === undefined) return undefined
  const result: Open<T.NFTOwnersOfCollectionResponse> = {
    result: $result,
  }
  const $cursor = value.cursor
  if ($cursor === null) result.cursor = null
  else if ($cursor !== undefined && $cursor !== null) {
    const read = text($cursor)
    if (read === undefined) decoding.bad(value, 'cursor', 'string')
    result.cursor = read ?? null
  }
  const $hasNextPage = value.hasNextPage
  if ($hasNextPage !== undefined && $hasNextPage !== null) {
    const read = boolean($hasNextPage)
    if (read === undefined) decoding.bad(value, 'hasNextPage', 'boolean')
    else result.hasNextPage = read
  }
  return result
}

export function decodeNFTTokenResponse(value: unknown, decoding: Decoding): T.NFTTokenResponse | undefined {
  if (!isObject(value)) return undefined
  const $collectionDataIdHash = text(value.collection_data_id_hash) ?? decoding.bad(value, 'collection_data_id_hash', 'string')
  const $collectionName = text(value.collection_name) ?? decoding.bad(value, 'collection_name', 'string')
  const $creatorAddress = aptosAddress(value.creator_address) ?? decoding.bad(value, 'creator_address', 'aptos-address')
  const $defaultProperties = value.default_properties === null ? null : (object(value.default_properties) ?? decoding.bad(value, 'default_properties', 'object') ?? null)
  const $description = text(value.description) ?? decoding.bad(value, 'description', 'string')
  const $descriptionMutable = boolean(value.description_mutable) ?? decoding.bad(value, 'description_mutable', 'boolean')
  const $largestPropertyVersion = uint(value.largest_property_version, decoding) ?? decoding.bad(value, 'largest_property_version', 'uint64')
  const $lastTransactionTimestamp = date(value.last_transaction_timestamp) ?? decoding.bad(value, 'last_transaction_timestamp', 'date-time')
  const $lastTransactionVersion = uint(value.last_transaction_version, decoding) ?? decoding.bad(value, 'last_transaction_version', 'ledger-version')
  const $maximum = uint(value.maximum, decoding) ?? decoding.bad(value, 'maximum', 'uint128')
  const $maximumMutable = boolean(value.maximum_mutable) ?? decoding.bad(value, 'maximum_mutable', 'boolean')
  const $metadataUri = text(value.metadata_uri) ?? decoding.bad(value, 'metadata_uri', 'string')
  const $name = text(value.name) ?? decoding.bad(value, 'name', 'string')
  const $payeeAddress = aptosAddress(value.payee_address) ?? decoding.bad(value, 'payee_address', 'aptos-address')
  const $propertiesMutable = boolean(value.properties_mutable) ?? decoding.bad(value, 'properties_mutable', 'boolean')
  const $royaltyMutable = boolean(value.royalty_mutable) ?? decoding.bad(value, 'royalty_mutable', 'boolean')
  const $royaltyPointsDenominator = uint(value.royalty_points_denominator, decoding) ?? decoding.bad(value, 'royalty_points_denominator', 'uint64')
  const $royaltyPointsNumerator = uint(value.royalty_points_numerator, decoding) ?? decoding.bad(value, 'royalty_points_numerator', 'uint64')
  const $supply = uint(value.supply, decoding) ?? decoding.bad(value, 'supply', 'uint128')
  const $tokenDataIdHash = text(value.token_data_id_hash) ?? decoding.bad(value, 'token_data_id_hash', 'string')
  const $uriMutable = boolean(value.uri_mutable) ?? decoding.bad(value, 'uri_mutable', 'boolean')
  if ($collectionDataIdHash === undefined || $collectionName === undefined || $creatorAddress === undefined || $description === undefined || $descriptionMutable === undefined || $largestPropertyVersion === undefined || $lastTransactionTimestamp === undefined || $lastTransactionVersion === undefined || $maximum === undefined || $maximumMutable === undefined || $metadataUri === undefined || $name === undefined || $payeeAddress === undefined || $propertiesMutable === undefined || $royaltyMutable === undefined || $royaltyPointsDenominator === undefined || $royaltyPointsNumerator === undefined || $supply === undefined || $tokenDataIdHash === undefined || $uriMutable === undefined) return undefined
  const result: Open<T.NFTTokenResponse> = {
    collectionDataIdHash: $collectionDataIdHash,
    collectionName: $collectionName,
    creatorAddress: $creatorAddress,
    defaultProperties: $defaultProperties,
    description: $description,
    descriptionMutable: $descriptionMutable,
    largestPropertyVersion: $largestPropertyVersion,
    lastTransactionTimestamp: $lastTransactionTimestamp,
    lastTransactionVersion: $lastTransactionVersion,
    maximum: $maximum,
    maximumMutable: $maximumMutable,
    metadataUri: $metadataUri,
    name: $name,
    payeeAddress: $payeeAddress,
    propertiesMutable: $propertiesMutable,
    royaltyMutable: $royaltyMutable,
    royaltyPointsDenominator: $royaltyPointsDenominator,
    royaltyPointsNumerator: $royaltyPointsNumerator,
    supply: $supply,
    tokenDataIdHash: $tokenDataIdHash,
    uriMutable: $uriMutable,
  }
  return result
}

export function decodeNFTTokensByCollectionResponse(value: unknown, decoding: Decoding): T.NFTTokensByCollectionResponse | undefined {
  if (!isObject(value)) return undefined
  const $result = rows(value.result, decoding, decodeNFTTokenResponse, 'object') ?? decoding.bad(value, 'result', 'list')
  if ($result === undefined) return undefined
  const result: Open<T.NFTTokensByCollectionResponse> = {
    result: $result,
  }
  const $cursor = value.cursor
  if ($cursor === null) result.cursor = null
  else if ($cursor !== undefined && $cursor !== null) {
    const read = text($cursor)
    if (read === undefined) decoding.bad(value, 'cursor', 'string')
    result.cursor = read ?? null
  }
  const $hasNextPage = value.hasNextPage
  if ($hasNextPage !== undefined && $hasNextPage !== null) {
    const read = boolean($hasNextPage)
    if (read === undefined) decoding.bad(value, 'hasNextPage', 'boolean')
    else result.hasNextPage = read
  }
  return result
}

export function decodeNFTTokensByCreatorsResponse(value: unknown, decoding: Decoding): T.NFTTokensByCreatorsResponse | undefined {
  if (!isObject(value)) return undefined
  const $hasNextPage = boolean(value.hasNextPage) ?? decoding.bad(value, 'hasNextPage', 'boolean')
  const $result = rows(value.result, decoding, decodeNFTTokenResponse, 'object') ?? decoding.bad(value, 'result', 'list')
  if ($hasNextPage === undefined || $result === undefined) return undefined
  const result: Open<T.NFTTokensByCreatorsResponse> = {
    hasNextPage: $hasNextPage,
    result: $result,
  }
  const $cursor = value.cursor
  if ($cursor === null) result.cursor = null
  else if ($cursor !== undefined && $cursor !== null) {
    const read = text($cursor)
    if (read === undefined) decoding.bad(value, 'cursor', 'string')
    result.cursor = read ?? null
  }
  return result
}

export function decodeNFTTransferResponse(value: unknown, decoding: Decoding): T.NFTTransferResponse | undefined {
  if (!isObject(value)) return undefined
  const $eventAccountAddress = aptosAddress(value.event_account_address) ?? decoding.bad(value, 'event_account_address', 'aptos-address')
  const $eventCreationNumber = uint(value.event_creation_number, decoding) ?? decoding.bad(value, 'event_creation_number', 'uint64')
  const $eventSequenceNumber = uint(value.event_sequence_number, decoding) ?? decoding.bad(value, 'event_sequence_number', 'uint64')
  const $transactionVersion = uint(value.transaction_version, decoding) ?? decoding.bad(value, 'transaction_version', 'ledger-version')
  if ($eventAccountAddress === undefined || $eventCreationNumber === undefined || $eventSequenceNumber === undefined || $transactionVersion === undefined) return undefined
  const result: Open<T.NFTTransferResponse> = {
    eventAccountAddress: $eventAccountAddress,
    eventCreationNumber: $eventCreationNumber,
    eventSequenceNumber: $eventSequenceNumber,
    transactionVersion: $transactionVersion,
  }
  const $coinAmount = value.coin_amount
  if (!isBlank($coinAmount)) {
    const read = uint($coinAmount, decoding)
    if (read === undefined) decoding.bad(value, 'coin_amount', 'uint128')
    else result.coinAmount = read
  }
  const $coinType = value.coin_type
  if ($coinType !== undefined && $coinType !== null) {
    const read = text($coinType)
    if (read === undefined) decoding.bad(value, 'coin_type', 'move-struct-tag')
    else result.coinType = read
  }
  const $collectionDataIdHash = value.collection_data_id_hash
  if ($collectionDataIdHash !== undefined && $collectionDataIdHash !== null) {
    const read = text($collectionDataIdHash)
    if (read === undefined) decoding.bad(value, 'collection_data_id_hash', 'string')
    else result.collectionDataIdHash = read
  }
  const $collectionName = value.collection_name
  if ($collectionName !== undefined && $collectionName !== null) {
    const read = text($collectionName)
    if (read === undefined) decoding.bad(value, 'collection_name', 'string')
    else result.collectionName = read
  }
  const $creatorAddress = value.creator_address
  if ($creatorAddress !== undefined && $creatorAddress !== null) {
    const read = aptosAddress($creatorAddress)
    if (read === undefined) decoding.bad(value, 'creator_address', 'aptos-address')
    else result.creatorAddress = read
  }
  const $fromAddress = value.from_address
  if ($fromAddress !== undefined && $fromAddress !== null) {
    const read = aptosAddress($fromAddress)
    if (read === undefined) decoding.bad(value, 'from_address', 'aptos-address')
    else result.fromAddress = read
  }
  const $name = value.name
  if ($name !== undefined && $name !== null) {
    const read = text($name)
    if (read === undefined) decoding.bad(value, 'name', 'string')
    else result.name = read
  }
  const $propertyVersion = value.property_version
  if (!isBlank($propertyVersion)) {
    const read = uint($propertyVersion, decoding)
    if (read === undefined) decoding.bad(value, 'property_version', 'uint64')
    else result.propertyVersion = read
  }
  const $toAddress = value.to_address
  if ($toAddress !== undefined && $toAddress !== null) {
    const read = aptosAddress($toAddress)
    if (read === undefined) decoding.bad(value, 'to_address', 'aptos-address')
    else result.toAddress = read
  }
  const $tokenAmount = value.token_amount
  if (!isBlank($tokenAmount)) {
    const read = uint($tokenAmount, decoding)
    if (read === undefined) decoding.bad(value, 'token_amount', 'uint128')
    else result.tokenAmount = read
  }
  const $tokenDataIdHash = value.token_data_id_hash
  if ($tokenDataIdHash !== undefined && $tokenDataIdHash !== null) {
    const read = text($tokenDataIdHash)
    if (read === undefined) decoding.bad(value, 'token_data_id_hash', 'string')
    else result.tokenDataIdHash = read
  }
  const $transactionTimestamp = value.transaction_timestamp
  if (!isBlank($transactionTimestamp)) {
    const read = date($transactionTimestamp)
    if (read === undefined) decoding.bad(value, 'transaction_timestamp', 'date-time')
    else result.transactionTimestamp = read
  }
  const $transferType = value.transfer_type
  if ($transferType !== undefined && $transferType !== null) {
    const read = text($transferType)
    if (read === undefined) decoding.bad(value, 'transfer_type', 'move-struct-tag')
    else result.transferType = read
  }
  return result
}

export function decodeNFTTransfersByTokensResponse(value: unknown, decoding: Decoding): T.NFTTransfersByTokensResponse | undefined {
  if (!isObject(value)) return undefined
  const $result = rows(value.result, decoding, decodeNFTTransferResponse, 'object') ?? decoding.bad(value, 'result', 'list')
  if ($result === undefined) return undefined
  const result: Open<T.NFTTransfersByTokensResponse> = {
    result: $result,
  }
  const $cursor = value.cursor
  if ($cursor === null) result.cursor = null
  else if ($cursor !== undefined && $cursor !== null) {
    const read = text($cursor)
    if (read === undefined) decoding.bad(value, 'cursor', 'string')
    result.cursor = read ?? null
  }
  const $hasNextPage = value.hasNextPage
  if ($hasNextPage !== undefined && $hasNextPage !== null) {
    const read = boolean($hasNextPage)
    if (read === undefined) decoding.bad(value, 'hasNextPage', 'boolean')
    else result.hasNextPage = read
  }
  return result
}

export function decodeNFTTransfersByWalletsResponse(value: unknown, decoding: Decoding): T.NFTTransfersByWalletsResponse | undefined {
  if (!isObject(value)) return undefined
  const $result = rows(value.result, decoding, decodeNFTTransferResponse, 'object') ?? decoding.bad(value, 'result', 'list')
  if ($result === undefined) return undefined
  const result: Open<T.NFTTransfersByWalletsResponse> = {
    result: $result,
  }
  const $cursor = value.cursor
  if ($cursor === null) result.cursor = null
  else if ($cursor !== undefined && $cursor !== null) {
    const read = text($cursor)
    if (read === undefined) decoding.bad(value, 'cursor', 'string')
    result.cursor = read ?? null
  }
  const $hasNextPage = value.hasNextPage
  if ($hasNextPage !== undefined && $hasNextPage !== null) {
    const read = boolean($hasNextPage)
    if (read === undefined) decoding.bad(value, 'hasNextPage', 'boolean')
    else result.hasNextPage = read
  }
  return result
}

export function decodeNFTsByOwnersResponse(value: unknown, decoding: Decoding): T.NFTsByOwnersResponse | undefined {
  if (!isObject(value)) return undefined
  const $result = rows(value.result, decoding, decodeNFTOwnerResponse, 'object') ?? decoding.bad(value, 'result', 'list')
  if ($result === undefined) return undefined
  const result: Open<T.NFTsByOwnersResponse> = {
    result: $result,
  }
  const $cursor = value.cursor
  if ($cursor === null) result.cursor = null
  else if ($cursor !== undefined && $cursor !== null) {
    const read = text($cursor)
    if (read === undefined) decoding.bad(value, 'cursor', 'string')
    result.cursor = read ?? null
  }
  const $hasNextPage = value.hasNextPage
  if ($hasNextPage !== undefined && $hasNextPage !== null) {
    const read = boolean($hasNextPage)
    if (read === undefined) decoding.bad(value, 'hasNextPage', 'boolean')
    else result.hasNextPage = read
  }
  return result
}

export function decodeGetNFTsByIdsOutput(value: unknown, decoding: Decoding): T.GetNFTsByIdsOutput | undefined {
  return rows(value, decoding, decodeNFTTokenResponse, 'object')
}

export function decodeGetNFTCollectionsByIdsOutput(value: unknown, decoding: Decoding): T.GetNFTCollectionsByIdsOutput | undefined {
  return rows(value, decoding, decodeNFTCollectionItemResponse, 'object')
}

export function decodeGetCoinInfoByCoinTypeHashesOutput(value: unknown, decoding: Decoding): T.GetCoinInfoByCoinTypeHashesOutput | undefined {
  return rows(value, decoding, decodeCoinInfoDto, 'object')
}

export function decodeGetAccountResourcesOutput(value: unknown, decoding: Decoding): T.GetAccountResourcesOutput | undefined {
  return rows(value, decoding, decodeGetAccountResourceResponse, 'object')
}
