// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import { asIsoDate } from '../../src/operation/encode/dates.js'
import { asBlockId, asHash32 } from '../../src/operation/encode/hex.js'
import { asJson } from '../../src/operation/encode/json.js'
import { asJoined, asList } from '../../src/operation/encode/lists.js'
import { asCount, asNumber, asUint } from '../../src/operation/encode/numbers.js'
import {
  asEvmAddress,
  asEvmChain,
  asEvmOrSolanaAddress,
  asEvmOrSolanaChain,
} from '../../src/operation/encode/parsed.js'
import { jsonBody } from '../../src/operation/encode/requestBody.js'
import { asBoolean, asOneOf, asText } from '../../src/operation/encode/text.js'
import type { Operation, PagedOperation } from '../../src/operation/operation.js'
import { byCursor, byOffset, placeCursor } from '../../src/operation/paging/nextCursor.js'
import { pagedCall } from '../../src/operation/paging/pages.js'
import type { EvmAddress } from '../../src/values/evmAddress.js'
import {
  decodeBlock,
  decodeBlockDate,
  decodeBlockTokenStat,
  decodeBlockTransaction,
  decodeBlockTransactionVerbose,
  decodeEndpointWeightsOutput,
  decodeEns,
  decodeEntitiesOfCategory,
  decodeEntity,
  decodeEntityCategories,
  decodeEntitySearchResult,
  decodeErc20Allowance,
  decodeErc20Price,
  decodeErc20TokenBalanceWithPriceResult,
  decodeErc20TokenOwnerCollection,
  decodeErc20TokenStat,
  decodeErc20TransactionCollection,
  decodeGetContractEventsResponse,
  decodeGetDefiPositionsByProtocol,
  decodeGetDefiPositionsSummaryOutput,
  decodeGetHottestNFTCollectionsByTradingVolumeOutput,
  decodeGetInternalTransactionsOutput,
  decodeGetLatestBlockNumberOutput,
  decodeGetMultipleNFTsOutput,
  decodeGetMultipleTokenPricesOutput,
  decodeGetNFTBulkContractMetadataOutput,
  decodeGetNativeBalancesForAddressesOutput,
  decodeGetPairPrice,
  decodeGetPairReservesResponse,
  decodeGetTokenCategoriesOutput,
  decodeGetTokenMetadataBySymbolOutput,
  decodeGetTokenMetadataOutput,
  decodeGetTopCryptoCurrenciesByMarketCapOutput,
  decodeGetTopCryptoCurrenciesByTradingVolumeOutput,
  decodeGetTopERC20TokensByMarketCapOutput,
  decodeGetTopNFTCollectionsByMarketCapOutput,
  decodeGetTrendingTokensOutput,
  decodeGetWalletProfitabilitySummary,
  decodeGetWalletTokenBalancesOutput,
  decodeHistoricalTokenScore,
  decodeLogCollection,
  decodeMarketDataERC20TokensByPriceMovers,
  decodeMetadataResync,
  decodeNativeBalance,
  decodeNetWorthResult,
  decodeNft,
  decodeNftCollection,
  decodeNftCollectionStat,
  decodeNftContractFloorPrice,
  decodeNftContractMetadata,
  decodeNftFloorPriceHistory,
  decodeNftOwnerCollection,
  decodeNftTokenFloorPrice,
  decodeNftTokenStat,
  decodeNftTraitPage,
  decodeNftTraits,
  decodeNftTransferCollection,
  decodeNftWalletCollections,
  decodePairCandlesticks,
  decodePairStats,
  decodePairSwaps,
  decodeReservesCollection,
  decodeResolve,
  decodeReviewContracts,
  decodeRunContractFunctionOutput,
  decodeSoldPrice,
  decodeSwaps,
  decodeSyncNFTContractResponse,
  decodeTokenAnalytics,
  decodeTokenAnalyticsList,
  decodeTokenAnalyticsSeriesList,
  decodeTokenHolders,
  decodeTokenPairs,
  decodeTokenScore,
  decodeTokenSearchResult,
  decodeTrade,
  decodeTradeCollection,
  decodeTransactionCollection,
  decodeTransactionCollectionVerbose,
  decodeUniqueOwners,
  decodeUnstoppableDomain,
  decodeUploadFolderOutput,
  decodeWalletActiveChains,
  decodeWalletApprovals,
  decodeWalletDefiSummary,
  decodeWalletHistory,
  decodeWalletInsight,
  decodeWalletProfitabilityResponse,
  decodeWalletStat,
  decodeWalletTopProfitableWalletPerTokenResponse,
  decodeWeb3version,
} from './decoders.gen.js'
import {
  encodeContractsReviewItem,
  encodeIpfsFileRequest,
  encodeTokenAndChainItem,
  encodeTokenItem,
  encodeTokenPriceItem,
} from './encoders.gen.js'
import { servers } from './servers.gen.js'
import type * as T from './types.gen.js'
import type * as W from './wireAnswers.js'

/** Native balance of a wallet. See `client.evm.getNativeBalance`. Costs 10 compute units. */
export const getNativeBalance: Operation<T.GetNativeBalanceInput, T.GetNativeBalanceOutput, W.GetNativeBalanceWire> = {
  id: 'getNativeBalance',
  path: '/{address}/balance',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'toBlock', wire: 'to_block', in: 'query', encode: asUint },
  ],
  decode: decodeNativeBalance,
  cost: 10,
  lifecycle: { status: 'live' },
}

/**
 * Native balances of several wallets. See `client.evm.getNativeBalancesForAddresses`. Costs 10 compute units per
 * wallet.
 */
export const getNativeBalancesForAddresses: Operation<
  T.GetNativeBalancesForAddressesInput,
  T.GetNativeBalancesForAddressesOutput,
  W.GetNativeBalancesForAddressesWire
> = {
  id: 'getNativeBalancesForAddresses',
  path: '/wallets/balances',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    {
      name: 'walletAddresses',
      wire: 'wallet_addresses[]',
      in: 'query',
      encode: (value, at) => asList(value, at, asEvmAddress),
      required: true,
      bounds: { minItems: 1 },
    },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'toBlock', wire: 'to_block', in: 'query', encode: asUint },
  ],
  decode: decodeGetNativeBalancesForAddressesOutput,
  cost: 10,
  costPer: { unit: 'wallet', input: 'walletAddresses' },
  lifecycle: { status: 'live' },
}

/** Block with its transactions. See `client.evm.getBlock`. Costs 100 compute units. `null` if there is none. */
export const getBlock: Operation<T.GetBlockInput, T.GetBlockOutput, W.GetBlockWire> = {
  id: 'getBlock',
  path: '/block/{block_number_or_hash}',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'blockNumberOrHash', wire: 'block_number_or_hash', in: 'path', encode: asBlockId, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'include', in: 'query', encode: (value, at) => asOneOf(value, at, ['internal_transactions']) },
  ],
  decode: decodeBlock,
  nullable: true,
  cost: 100,
  lifecycle: { status: 'live' },
}

/** Block of a date. See `client.evm.getDateToBlock`. Costs 1 compute unit. */
export const getDateToBlock: Operation<T.GetDateToBlockInput, T.GetDateToBlockOutput, W.GetDateToBlockWire> = {
  id: 'getDateToBlock',
  path: '/dateToBlock',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'date', in: 'query', encode: asIsoDate, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
  ],
  decode: decodeBlockDate,
  cost: 1,
  lifecycle: { status: 'live' },
}

/** Number of the latest block. See `client.evm.getLatestBlockNumber`. Costs 10 compute units. */
export const getLatestBlockNumber: Operation<
  T.GetLatestBlockNumberInput,
  T.GetLatestBlockNumberOutput,
  W.GetLatestBlockNumberWire
> = {
  id: 'getLatestBlockNumber',
  path: '/latestBlockNumber/{chain}',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [{ name: 'chain', in: 'path', encode: asEvmChain, fallback: 'defaultChain' }],
  decode: decodeGetLatestBlockNumberOutput,
  cost: 10,
  lifecycle: { status: 'live' },
}

/**
 * Transaction and transfer counts of a block. See `client.evm.getBlockStats`. Costs 50 compute units.
 *
 * @deprecated The provider removed it on 2024-12-06. Use `streams.createEvmStream` instead.
 */
export const getBlockStats: Operation<T.GetBlockStatsInput, T.GetBlockStatsOutput, W.GetBlockStatsWire> = {
  id: 'getBlockStats',
  path: '/block/{block_number_or_hash}/stats',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'blockNumberOrHash', wire: 'block_number_or_hash', in: 'path', encode: asBlockId, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
  ],
  decode: decodeBlockTokenStat,
  cost: 50,
  bearer: true,
  product: true,
  lifecycle: { status: 'removed', on: '2024-12-06', replacement: 'streams.createEvmStream' },
}

/** Transaction with its logs. See `client.evm.getTransaction`. Costs 10 compute units. `null` if there is none. */
export const getTransaction: Operation<T.GetTransactionInput, T.GetTransactionOutput, W.GetTransactionWire> = {
  id: 'getTransaction',
  path: '/transaction/{transaction_hash}',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'transactionHash', wire: 'transaction_hash', in: 'path', encode: asHash32, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'include', in: 'query', encode: (value, at) => asOneOf(value, at, ['internal_transactions']) },
  ],
  decode: decodeBlockTransaction,
  nullable: true,
  cost: 10,
  lifecycle: { status: 'live' },
}

/** Transaction, decoded. See `client.evm.getTransactionVerbose`. Costs 20 compute units. `null` if there is none. */
export const getTransactionVerbose: Operation<
  T.GetTransactionVerboseInput,
  T.GetTransactionVerboseOutput,
  W.GetTransactionVerboseWire
> = {
  id: 'getTransactionVerbose',
  path: '/transaction/{transaction_hash}/verbose',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'transactionHash', wire: 'transaction_hash', in: 'path', encode: asHash32, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'include', in: 'query', encode: (value, at) => asOneOf(value, at, ['internal_transactions']) },
  ],
  decode: decodeBlockTransactionVerbose,
  nullable: true,
  cost: 20,
  lifecycle: { status: 'live' },
}

/**
 * Internal transactions of a transaction. See `client.evm.getInternalTransactions`. Costs 20 compute units.
 *
 * @deprecated The provider removed it on 2024-12-06. Use `getTransaction` instead.
 */
export const getInternalTransactions: Operation<
  T.GetInternalTransactionsInput,
  T.GetInternalTransactionsOutput,
  W.GetInternalTransactionsWire
> = {
  id: 'getInternalTransactions',
  path: '/transaction/{transaction_hash}/internal-transactions',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'transactionHash', wire: 'transaction_hash', in: 'path', encode: asHash32, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'include', in: 'query', encode: asText },
  ],
  decode: decodeGetInternalTransactionsOutput,
  cost: 20,
  lifecycle: { status: 'removed', on: '2024-12-06', replacement: 'getTransaction' },
}

/** Transactions of a wallet. See `client.evm.getWalletTransactions`. Costs 30 compute units. */
export const getWalletTransactions: PagedOperation<
  T.GetWalletTransactionsInput,
  T.Transaction,
  W.GetWalletTransactionsWire
> = {
  id: 'getWalletTransactions',
  path: '/{address}',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'fromBlock', wire: 'from_block', in: 'query', encode: asUint },
    { name: 'toBlock', wire: 'to_block', in: 'query', encode: asUint },
    { name: 'fromDate', wire: 'from_date', in: 'query', encode: asIsoDate },
    { name: 'toDate', wire: 'to_date', in: 'query', encode: asIsoDate },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'order', in: 'query', encode: (value, at) => asOneOf(value, at, ['ASC', 'DESC']) },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 } },
    { name: 'include', in: 'query', encode: (value, at) => asOneOf(value, at, ['internal_transactions']) },
  ],
  decode: decodeTransactionCollection,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byCursor,
    call: pagedCall,
  },
  cost: 30,
  lifecycle: { status: 'live' },
}

/** Transactions of a wallet, decoded. See `client.evm.getWalletTransactionsVerbose`. Costs 50 compute units. */
export const getWalletTransactionsVerbose: PagedOperation<
  T.GetWalletTransactionsVerboseInput,
  T.BlockTransactionVerbose,
  W.GetWalletTransactionsVerboseWire
> = {
  id: 'getWalletTransactionsVerbose',
  path: '/{address}/verbose',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'fromBlock', wire: 'from_block', in: 'query', encode: asUint },
    { name: 'toBlock', wire: 'to_block', in: 'query', encode: asUint },
    { name: 'fromDate', wire: 'from_date', in: 'query', encode: asIsoDate },
    { name: 'toDate', wire: 'to_date', in: 'query', encode: asIsoDate },
    { name: 'include', in: 'query', encode: (value, at) => asOneOf(value, at, ['internal_transactions']) },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'order', in: 'query', encode: (value, at) => asOneOf(value, at, ['ASC', 'DESC']) },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 } },
  ],
  decode: decodeTransactionCollectionVerbose,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byCursor,
    call: pagedCall,
  },
  cost: 50,
  lifecycle: { status: 'live' },
}

/**
 * Events of a contract. See `client.evm.getContractEvents`. Costs 20 compute units.
 *
 * @deprecated The provider removed it on 2024-12-06.
 */
export const getContractEvents: PagedOperation<T.GetContractEventsInput, T.LogEvent, W.GetContractEventsWire> = {
  id: 'getContractEvents',
  path: '/{address}/events',
  api: 'evm',
  servers,
  method: 'POST',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'topic', in: 'query', encode: asHash32, required: true },
    { name: 'abi', wire: '', in: 'body', encode: asJson, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'fromBlock', wire: 'from_block', in: 'query', encode: asUint },
    { name: 'toBlock', wire: 'to_block', in: 'query', encode: asUint },
    { name: 'fromDate', wire: 'from_date', in: 'query', encode: asIsoDate },
    { name: 'toDate', wire: 'to_date', in: 'query', encode: asIsoDate },
    { name: 'offset', in: 'query', encode: asCount },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 } },
    { name: 'order', in: 'query', encode: (value, at) => asOneOf(value, at, ['ASC', 'DESC']) },
    { name: 'cursor', in: 'query', encode: asText },
  ],
  body: jsonBody,
  decode: decodeGetContractEventsResponse,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    offset: 'offset',
    first: 0,
    next: byOffset,
    place: placeCursor,
    call: pagedCall,
  },
  idempotent: true,
  cost: 20,
  lifecycle: { status: 'removed', on: '2024-12-06' },
}

/**
 * Logs of a contract. See `client.evm.getContractLogs`.
 *
 * @deprecated The provider removed it on 2024-12-06.
 */
export const getContractLogs: PagedOperation<T.GetContractLogsInput, T.LogEventByAddress, W.GetContractLogsWire> = {
  id: 'getContractLogs',
  path: '/{address}/logs',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'topic0', in: 'query', encode: asHash32, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'blockNumber', wire: 'block_number', in: 'query', encode: asUint },
    { name: 'fromBlock', wire: 'from_block', in: 'query', encode: asUint },
    { name: 'toBlock', wire: 'to_block', in: 'query', encode: asUint },
    { name: 'fromDate', wire: 'from_date', in: 'query', encode: asIsoDate },
    { name: 'toDate', wire: 'to_date', in: 'query', encode: asIsoDate },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 } },
    { name: 'order', in: 'query', encode: (value, at) => asOneOf(value, at, ['ASC', 'DESC']) },
    { name: 'cursor', in: 'query', encode: asText },
  ],
  decode: decodeLogCollection,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byCursor,
    call: pagedCall,
  },
  lifecycle: { status: 'removed', on: '2024-12-06' },
}

/** Result of a contract's read function. See `client.evm.runContractFunction`. */
export const runContractFunction: Operation<
  T.RunContractFunctionInput,
  T.RunContractFunctionOutput,
  W.RunContractFunctionWire
> = {
  id: 'runContractFunction',
  path: '/{address}/function',
  api: 'evm',
  servers,
  method: 'POST',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'functionName', wire: 'function_name', in: 'query', encode: asText, required: true },
    { name: 'abi', in: 'body', encode: (value, at) => asList(value, at, asJson), required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'params', in: 'body', encode: asJson },
  ],
  body: jsonBody,
  decode: decodeRunContractFunctionOutput,
  idempotent: true,
  lifecycle: { status: 'live' },
}

/** Report contracts as spam or not. See `client.evm.reviewContracts`. `null` if it succeeds with an empty response. */
export const reviewContracts: Operation<T.ReviewContractsInput, T.ReviewContractsOutput, W.ReviewContractsWire> = {
  id: 'reviewContracts',
  path: '/contracts-review',
  api: 'evm',
  servers,
  method: 'POST',
  inputs: [
    {
      name: 'contracts',
      in: 'body',
      encode: (value, at) => asList(value, at, encodeContractsReviewItem),
      required: true,
      bounds: { minItems: 1 },
    },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
  ],
  body: jsonBody,
  decode: decodeReviewContracts,
  emptyIsNull: true,
  bearer: true,
  product: true,
  lifecycle: { status: 'live' },
}

/** NFTs of a wallet. See `client.evm.getWalletNFTs`. Costs 50 compute units. */
export const getWalletNFTs: PagedOperation<T.GetWalletNFTsInput, T.NftOwner, W.GetWalletNFTsWire> = {
  id: 'getWalletNFTs',
  path: '/{address}/nft',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'format', in: 'query', encode: (value, at) => asOneOf(value, at, ['decimal', 'hex']) },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 } },
    { name: 'excludeSpam', wire: 'exclude_spam', in: 'query', encode: asBoolean },
    {
      name: 'tokenAddresses',
      wire: 'token_addresses[]',
      in: 'query',
      encode: (value, at) => asList(value, at, asEvmAddress),
    },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'normalizeMetadata', in: 'query', encode: asBoolean },
    { name: 'mediaItems', wire: 'media_items', in: 'query', encode: asBoolean },
    { name: 'includePrices', wire: 'include_prices', in: 'query', encode: asBoolean },
  ],
  decode: decodeNftOwnerCollection,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 1,
    next: byCursor,
    call: pagedCall,
  },
  cost: 50,
  lifecycle: { status: 'live' },
}

/** NFTs of a collection. See `client.evm.getContractNFTs`. Costs 50 compute units. */
export const getContractNFTs: PagedOperation<T.GetContractNFTsInput, T.Nft, W.GetContractNFTsWire> = {
  id: 'getContractNFTs',
  path: '/nft/{address}',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'format', in: 'query', encode: (value, at) => asOneOf(value, at, ['decimal', 'hex']) },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 } },
    { name: 'totalRanges', in: 'query', encode: asCount, bounds: { minimum: 1 } },
    { name: 'range', in: 'query', encode: asCount },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'normalizeMetadata', in: 'query', encode: asBoolean },
    { name: 'mediaItems', wire: 'media_items', in: 'query', encode: asBoolean },
    { name: 'includePrices', wire: 'include_prices', in: 'query', encode: asBoolean },
  ],
  decode: decodeNftCollection,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byCursor,
    call: pagedCall,
  },
  cost: 50,
  lifecycle: { status: 'live' },
}

/** Metadata of several NFTs. See `client.evm.getMultipleNFTs`. Costs 150 compute units. */
export const getMultipleNFTs: Operation<T.GetMultipleNFTsInput, T.GetMultipleNFTsOutput, W.GetMultipleNFTsWire> = {
  id: 'getMultipleNFTs',
  path: '/nft/getMultipleNFTs',
  api: 'evm',
  servers,
  method: 'POST',
  inputs: [
    {
      name: 'tokens',
      in: 'body',
      encode: (value, at) => asList(value, at, encodeTokenItem),
      required: true,
      bounds: { minItems: 1, maxItems: 25 },
    },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'normalizeMetadata', in: 'body', encode: asBoolean },
    { name: 'mediaItems', wire: 'media_items', in: 'body', encode: asBoolean },
  ],
  body: jsonBody,
  decode: decodeGetMultipleNFTsOutput,
  idempotent: true,
  cost: 150,
  lifecycle: { status: 'live' },
}

/** Metadata of one NFT. See `client.evm.getNFTMetadata`. Costs 20 compute units. `null` if there is none. */
export const getNFTMetadata: Operation<T.GetNFTMetadataInput, T.GetNFTMetadataOutput, W.GetNFTMetadataWire> = {
  id: 'getNFTMetadata',
  path: '/nft/{address}/{token_id}',
  api: 'evm',
  servers,
  sharedId: true,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'tokenId', wire: 'token_id', in: 'path', encode: asUint, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'format', in: 'query', encode: (value, at) => asOneOf(value, at, ['decimal', 'hex']) },
    { name: 'normalizeMetadata', in: 'query', encode: asBoolean },
    { name: 'mediaItems', wire: 'media_items', in: 'query', encode: asBoolean },
    { name: 'includePrices', wire: 'include_prices', in: 'query', encode: asBoolean },
  ],
  decode: decodeNft,
  nullable: true,
  cost: 20,
  lifecycle: { status: 'live' },
}

/**
 * Metadata of an NFT collection. See `client.evm.getNFTContractMetadata`. Costs 50 compute units. `null` if there is
 * none.
 */
export const getNFTContractMetadata: Operation<
  T.GetNFTContractMetadataInput,
  T.GetNFTContractMetadataOutput,
  W.GetNFTContractMetadataWire
> = {
  id: 'getNFTContractMetadata',
  path: '/nft/{address}/metadata',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'includePrices', wire: 'include_prices', in: 'query', encode: asBoolean },
  ],
  decode: decodeNftContractMetadata,
  nullable: true,
  cost: 50,
  lifecycle: { status: 'live' },
}

/** Metadata of several NFT collections. See `client.evm.getNFTBulkContractMetadata`. Costs 5 compute units. */
export const getNFTBulkContractMetadata: Operation<
  T.GetNFTBulkContractMetadataInput,
  T.GetNFTBulkContractMetadataOutput,
  W.GetNFTBulkContractMetadataWire
> = {
  id: 'getNFTBulkContractMetadata',
  path: '/nft/metadata',
  api: 'evm',
  servers,
  method: 'POST',
  inputs: [
    {
      name: 'addresses',
      in: 'body',
      encode: (value, at) => asList(value, at, asEvmAddress),
      required: true,
      bounds: { minItems: 1, maxItems: 25 },
    },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'includePrices', wire: 'include_prices', in: 'query', encode: asBoolean },
  ],
  body: jsonBody,
  decode: decodeGetNFTBulkContractMetadataOutput,
  idempotent: true,
  cost: 5,
  lifecycle: { status: 'live' },
}

/** NFT collections of a wallet. See `client.evm.getWalletNFTCollections`. Costs 50 compute units. */
export const getWalletNFTCollections: PagedOperation<
  T.GetWalletNFTCollectionsInput,
  T.NftCollections,
  W.GetWalletNFTCollectionsWire
> = {
  id: 'getWalletNFTCollections',
  path: '/{address}/nft/collections',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 } },
    { name: 'excludeSpam', wire: 'exclude_spam', in: 'query', encode: asBoolean },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'tokenCounts', wire: 'token_counts', in: 'query', encode: asBoolean },
    { name: 'includePrices', wire: 'include_prices', in: 'query', encode: asBoolean },
  ],
  decode: decodeNftWalletCollections,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 1,
    next: byCursor,
    call: pagedCall,
  },
  cost: 50,
  lifecycle: { status: 'live' },
}

/** Owners of an NFT collection. See `client.evm.getNFTOwners`. Costs 50 compute units. */
export const getNFTOwners: PagedOperation<T.GetNFTOwnersInput, T.NftOwner, W.GetNFTOwnersWire> = {
  id: 'getNFTOwners',
  path: '/nft/{address}/owners',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'format', in: 'query', encode: (value, at) => asOneOf(value, at, ['decimal', 'hex']) },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 } },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'normalizeMetadata', in: 'query', encode: asBoolean },
    { name: 'mediaItems', wire: 'media_items', in: 'query', encode: asBoolean },
  ],
  decode: decodeNftOwnerCollection,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 1,
    next: byCursor,
    call: pagedCall,
  },
  cost: 50,
  lifecycle: { status: 'live' },
}

/** Distinct owners of an NFT collection. See `client.evm.getUniqueOwnersByCollection`. Costs 50 compute units. */
export const getUniqueOwnersByCollection: PagedOperation<
  T.GetUniqueOwnersByCollectionInput,
  EvmAddress,
  W.GetUniqueOwnersByCollectionWire
> = {
  id: 'getUniqueOwnersByCollection',
  path: '/nft/{address}/unique-owners',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 } },
    { name: 'cursor', in: 'query', encode: asText },
  ],
  decode: decodeUniqueOwners,
  page: {
    items: 'walletAddresses',
    wireItems: 'walletAddresses',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byCursor,
    call: pagedCall,
  },
  cost: 50,
  lifecycle: { status: 'live' },
}

/** Owners of one NFT. See `client.evm.getNFTTokenIdOwners`. Costs 50 compute units. */
export const getNFTTokenIdOwners: PagedOperation<T.GetNFTTokenIdOwnersInput, T.NftOwner, W.GetNFTTokenIdOwnersWire> = {
  id: 'getNFTTokenIdOwners',
  path: '/nft/{address}/{token_id}/owners',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'tokenId', wire: 'token_id', in: 'path', encode: asUint, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'format', in: 'query', encode: (value, at) => asOneOf(value, at, ['decimal', 'hex']) },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 } },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'normalizeMetadata', in: 'query', encode: asBoolean },
    { name: 'mediaItems', wire: 'media_items', in: 'query', encode: asBoolean },
  ],
  decode: decodeNftOwnerCollection,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 1,
    next: byCursor,
    call: pagedCall,
  },
  cost: 50,
  lifecycle: { status: 'live' },
}

/** NFT transfers of a wallet. See `client.evm.getWalletNFTTransfers`. Costs 50 compute units. */
export const getWalletNFTTransfers: PagedOperation<
  T.GetWalletNFTTransfersInput,
  T.NftTransfer,
  W.GetWalletNFTTransfersWire
> = {
  id: 'getWalletNFTTransfers',
  path: '/{address}/nft/transfers',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    {
      name: 'contractAddresses',
      wire: 'contract_addresses[]',
      in: 'query',
      encode: (value, at) => asList(value, at, asEvmAddress),
    },
    { name: 'format', in: 'query', encode: (value, at) => asOneOf(value, at, ['decimal', 'hex']) },
    { name: 'fromBlock', wire: 'from_block', in: 'query', encode: asUint },
    { name: 'toBlock', wire: 'to_block', in: 'query', encode: asUint },
    { name: 'fromDate', wire: 'from_date', in: 'query', encode: asIsoDate },
    { name: 'toDate', wire: 'to_date', in: 'query', encode: asIsoDate },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 } },
    { name: 'order', in: 'query', encode: (value, at) => asOneOf(value, at, ['ASC', 'DESC']) },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'includePrices', wire: 'include_prices', in: 'query', encode: asBoolean },
  ],
  decode: decodeNftTransferCollection,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byCursor,
    call: pagedCall,
  },
  cost: 50,
  lifecycle: { status: 'live' },
}

/** NFT transfers of a collection. See `client.evm.getNFTContractTransfers`. Costs 50 compute units. */
export const getNFTContractTransfers: PagedOperation<
  T.GetNFTContractTransfersInput,
  T.NftTransfer,
  W.GetNFTContractTransfersWire
> = {
  id: 'getNFTContractTransfers',
  path: '/nft/{address}/transfers',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'fromBlock', wire: 'from_block', in: 'query', encode: asUint },
    { name: 'toBlock', wire: 'to_block', in: 'query', encode: asUint },
    { name: 'fromDate', wire: 'from_date', in: 'query', encode: asIsoDate },
    { name: 'toDate', wire: 'to_date', in: 'query', encode: asIsoDate },
    { name: 'format', in: 'query', encode: (value, at) => asOneOf(value, at, ['decimal', 'hex']) },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 } },
    { name: 'order', in: 'query', encode: (value, at) => asOneOf(value, at, ['ASC', 'DESC']) },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'includePrices', wire: 'include_prices', in: 'query', encode: asBoolean },
  ],
  decode: decodeNftTransferCollection,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byCursor,
    call: pagedCall,
  },
  cost: 50,
  lifecycle: { status: 'live' },
}

/** Transfers of one NFT. See `client.evm.getNFTTransfers`. Costs 20 compute units. */
export const getNFTTransfers: PagedOperation<T.GetNFTTransfersInput, T.NftTransfer, W.GetNFTTransfersWire> = {
  id: 'getNFTTransfers',
  path: '/nft/{address}/{token_id}/transfers',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'tokenId', wire: 'token_id', in: 'path', encode: asUint, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'format', in: 'query', encode: (value, at) => asOneOf(value, at, ['decimal', 'hex']) },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 } },
    { name: 'order', in: 'query', encode: (value, at) => asOneOf(value, at, ['ASC', 'DESC']) },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'includePrices', wire: 'include_prices', in: 'query', encode: asBoolean },
  ],
  decode: decodeNftTransferCollection,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byCursor,
    call: pagedCall,
  },
  cost: 20,
  lifecycle: { status: 'live' },
}

/**
 * NFT transfers of a block. See `client.evm.getNFTTransfersByBlock`.
 *
 * @deprecated The provider removed it on 2024-10-26. Use `getNFTContractTransfers` instead.
 */
export const getNFTTransfersByBlock: PagedOperation<
  T.GetNFTTransfersByBlockInput,
  T.NftTransfer,
  W.GetNFTTransfersByBlockWire
> = {
  id: 'getNFTTransfersByBlock',
  path: '/block/{block_number_or_hash}/nft/transfers',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'blockNumberOrHash', wire: 'block_number_or_hash', in: 'path', encode: asBlockId, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 } },
    { name: 'order', in: 'query', encode: (value, at) => asOneOf(value, at, ['ASC', 'DESC']) },
    { name: 'cursor', in: 'query', encode: asText },
  ],
  decode: decodeNftTransferCollection,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byCursor,
    call: pagedCall,
  },
  lifecycle: { status: 'removed', on: '2024-10-26', replacement: 'getNFTContractTransfers' },
}

/**
 * NFT transfers of a period. See `client.evm.getNFTTransfersFromToBlock`.
 *
 * @deprecated The provider removed it on 2024-10-26. Use `getNFTContractTransfers` instead.
 */
export const getNFTTransfersFromToBlock: PagedOperation<
  T.GetNFTTransfersFromToBlockInput,
  T.NftTransfer,
  W.GetNFTTransfersFromToBlockWire
> = {
  id: 'getNFTTransfersFromToBlock',
  path: '/nft/transfers',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'fromBlock', wire: 'from_block', in: 'query', encode: asUint },
    { name: 'toBlock', wire: 'to_block', in: 'query', encode: asUint },
    { name: 'fromDate', wire: 'from_date', in: 'query', encode: asIsoDate },
    { name: 'toDate', wire: 'to_date', in: 'query', encode: asIsoDate },
    { name: 'format', in: 'query', encode: (value, at) => asOneOf(value, at, ['decimal', 'hex']) },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 } },
    { name: 'order', in: 'query', encode: (value, at) => asOneOf(value, at, ['ASC', 'DESC']) },
    { name: 'cursor', in: 'query', encode: asText },
  ],
  decode: decodeNftTransferCollection,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byCursor,
    call: pagedCall,
  },
  lifecycle: { status: 'removed', on: '2024-10-26', replacement: 'getNFTContractTransfers' },
}

/** Trades of a collection. See `client.evm.getNFTTrades`. Costs 40 compute units. */
export const getNFTTrades: PagedOperation<T.GetNFTTradesInput, T.Trade, W.GetNFTTradesWire> = {
  id: 'getNFTTrades',
  path: '/nft/{address}/trades',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'fromBlock', wire: 'from_block', in: 'query', encode: asUint },
    { name: 'toBlock', wire: 'to_block', in: 'query', encode: asUint },
    { name: 'fromDate', wire: 'from_date', in: 'query', encode: asIsoDate },
    { name: 'toDate', wire: 'to_date', in: 'query', encode: asIsoDate },
    { name: 'marketplace', in: 'query', encode: asText },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 } },
    { name: 'nftMetadata', wire: 'nft_metadata', in: 'query', encode: asBoolean },
  ],
  decode: decodeTradeCollection,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byCursor,
    call: pagedCall,
  },
  cost: 40,
  bearer: true,
  product: true,
  lifecycle: { status: 'live' },
}

/** Trades of one NFT. See `client.evm.getNFTTradesByToken`. Costs 40 compute units. */
export const getNFTTradesByToken: PagedOperation<T.GetNFTTradesByTokenInput, T.Trade, W.GetNFTTradesByTokenWire> = {
  id: 'getNFTTradesByToken',
  path: '/nft/{address}/{token_id}/trades',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'tokenId', wire: 'token_id', in: 'path', encode: asUint, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'fromBlock', wire: 'from_block', in: 'query', encode: asUint },
    { name: 'toBlock', wire: 'to_block', in: 'query', encode: asUint },
    { name: 'fromDate', wire: 'from_date', in: 'query', encode: asIsoDate },
    { name: 'toDate', wire: 'to_date', in: 'query', encode: asIsoDate },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 } },
    { name: 'nftMetadata', wire: 'nft_metadata', in: 'query', encode: asBoolean },
  ],
  decode: decodeTradeCollection,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byCursor,
    call: pagedCall,
  },
  cost: 40,
  bearer: true,
  product: true,
  lifecycle: { status: 'live' },
}

/** NFT trades of a wallet. See `client.evm.getNFTTradesByWallet`. Costs 40 compute units. */
export const getNFTTradesByWallet: PagedOperation<T.GetNFTTradesByWalletInput, T.Trade, W.GetNFTTradesByWalletWire> = {
  id: 'getNFTTradesByWallet',
  path: '/wallets/{address}/nfts/trades',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'fromBlock', wire: 'from_block', in: 'query', encode: asUint },
    { name: 'toBlock', wire: 'to_block', in: 'query', encode: asUint },
    { name: 'fromDate', wire: 'from_date', in: 'query', encode: asIsoDate },
    { name: 'toDate', wire: 'to_date', in: 'query', encode: asIsoDate },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 } },
    { name: 'nftMetadata', wire: 'nft_metadata', in: 'query', encode: asBoolean },
  ],
  decode: decodeTradeCollection,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byCursor,
    call: pagedCall,
  },
  cost: 40,
  lifecycle: { status: 'live' },
}

/** Sale prices of a collection. See `client.evm.getNFTContractSalePrices`. Costs 1 compute unit. */
export const getNFTContractSalePrices: Operation<
  T.GetNFTContractSalePricesInput,
  T.GetNFTContractSalePricesOutput,
  W.GetNFTContractSalePricesWire
> = {
  id: 'getNFTContractSalePrices',
  path: '/nft/{address}/price',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'days', in: 'query', encode: asCount, bounds: { minimum: 1 } },
  ],
  decode: decodeSoldPrice,
  cost: 1,
  bearer: true,
  product: true,
  lifecycle: { status: 'live' },
}

/** Sale prices of one NFT. See `client.evm.getNFTSalePrices`. Costs 30 compute units. */
export const getNFTSalePrices: Operation<T.GetNFTSalePricesInput, T.GetNFTSalePricesOutput, W.GetNFTSalePricesWire> = {
  id: 'getNFTSalePrices',
  path: '/nft/{address}/{token_id}/price',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'tokenId', wire: 'token_id', in: 'path', encode: asUint, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'days', in: 'query', encode: asCount, bounds: { minimum: 1 } },
  ],
  decode: decodeSoldPrice,
  cost: 30,
  bearer: true,
  product: true,
  lifecycle: { status: 'live' },
}

/**
 * Cheapest trade of a collection. See `client.evm.getNFTLowestPrice`. Costs 40 compute units. `null` if there is none.
 *
 * @deprecated The provider removed it on 2024-10-26. Use `getNFTContractSalePrices` instead.
 */
export const getNFTLowestPrice: Operation<
  T.GetNFTLowestPriceInput,
  T.GetNFTLowestPriceOutput,
  W.GetNFTLowestPriceWire
> = {
  id: 'getNFTLowestPrice',
  path: '/nft/{address}/lowestprice',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'days', in: 'query', encode: asCount, bounds: { minimum: 1 } },
    { name: 'marketplace', in: 'query', encode: asText },
  ],
  decode: decodeTrade,
  nullable: true,
  cost: 40,
  lifecycle: { status: 'removed', on: '2024-10-26', replacement: 'getNFTContractSalePrices' },
}

/** Floor price of a collection. See `client.evm.getNFTFloorPriceByContract`. Costs 30 compute units. */
export const getNFTFloorPriceByContract: Operation<
  T.GetNFTFloorPriceByContractInput,
  T.GetNFTFloorPriceByContractOutput,
  W.GetNFTFloorPriceByContractWire
> = {
  id: 'getNFTFloorPriceByContract',
  path: '/nft/{address}/floor-price',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
  ],
  decode: decodeNftContractFloorPrice,
  cost: 30,
  lifecycle: { status: 'live' },
}

/** Floor price for one NFT. See `client.evm.getNFTFloorPriceByToken`. Costs 30 compute units. */
export const getNFTFloorPriceByToken: Operation<
  T.GetNFTFloorPriceByTokenInput,
  T.GetNFTFloorPriceByTokenOutput,
  W.GetNFTFloorPriceByTokenWire
> = {
  id: 'getNFTFloorPriceByToken',
  path: '/nft/{address}/{token_id}/floor-price',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'tokenId', wire: 'token_id', in: 'path', encode: asUint, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
  ],
  decode: decodeNftTokenFloorPrice,
  cost: 30,
  lifecycle: { status: 'live' },
}

/**
 * Floor price of a collection over time. See `client.evm.getNFTHistoricalFloorPriceByContract`. Costs 50 compute units.
 */
export const getNFTHistoricalFloorPriceByContract: PagedOperation<
  T.GetNFTHistoricalFloorPriceByContractInput,
  T.NftFloorPricePoint,
  W.GetNFTHistoricalFloorPriceByContractWire
> = {
  id: 'getNFTHistoricalFloorPriceByContract',
  path: '/nft/{address}/floor-price/historical',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    {
      name: 'interval',
      in: 'query',
      encode: (value, at) => asOneOf(value, at, ['1d', '7d', '30d', '60d', '90d', '1y', 'all']),
      preset: '1d',
    },
    { name: 'cursor', in: 'query', encode: asText },
  ],
  decode: decodeNftFloorPriceHistory,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byCursor,
    call: pagedCall,
  },
  cost: 50,
  lifecycle: { status: 'live' },
}

/** Traits of a collection. See `client.evm.getNFTTraitsByCollection`. Costs 50 compute units. */
export const getNFTTraitsByCollection: Operation<
  T.GetNFTTraitsByCollectionInput,
  T.GetNFTTraitsByCollectionOutput,
  W.GetNFTTraitsByCollectionWire
> = {
  id: 'getNFTTraitsByCollection',
  path: '/nft/{address}/traits',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
  ],
  decode: decodeNftTraits,
  cost: 50,
  lifecycle: { status: 'live' },
}

/** Traits of a collection in pages. See `client.evm.getNFTTraitsByCollectionPaginate`. Costs 10 compute units. */
export const getNFTTraitsByCollectionPaginate: PagedOperation<
  T.GetNFTTraitsByCollectionPaginateInput,
  T.NftTrait,
  W.GetNFTTraitsByCollectionPaginateWire
> = {
  id: 'getNFTTraitsByCollectionPaginate',
  path: '/nft/{address}/traits/paginate',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 } },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'order', in: 'query', encode: (value, at) => asOneOf(value, at, ['ASC', 'DESC']) },
  ],
  decode: decodeNftTraitPage,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byCursor,
    call: pagedCall,
  },
  cost: 10,
  lifecycle: { status: 'live' },
}

/** NFTs of a collection by their traits. See `client.evm.getNFTByContractTraits`. Costs 50 compute units. */
export const getNFTByContractTraits: PagedOperation<
  T.GetNFTByContractTraitsInput,
  T.Nft,
  W.GetNFTByContractTraitsWire
> = {
  id: 'getNFTByContractTraits',
  path: '/nft/{address}/nfts-by-traits',
  api: 'evm',
  servers,
  method: 'POST',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'traits', in: 'body', encode: asJson, required: true, bounds: { minProperties: 1, maxProperties: 25 } },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'format', in: 'query', encode: (value, at) => asOneOf(value, at, ['decimal', 'hex']) },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 } },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'normalizeMetadata', in: 'query', encode: asBoolean },
    { name: 'mediaItems', wire: 'media_items', in: 'query', encode: asBoolean },
  ],
  body: jsonBody,
  decode: decodeNftCollection,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byCursor,
    call: pagedCall,
  },
  idempotent: true,
  cost: 50,
  lifecycle: { status: 'live' },
}

/** Token, owner and transfer counts of a collection. See `client.evm.getNFTCollectionStats`. Costs 50 compute units. */
export const getNFTCollectionStats: Operation<
  T.GetNFTCollectionStatsInput,
  T.GetNFTCollectionStatsOutput,
  W.GetNFTCollectionStatsWire
> = {
  id: 'getNFTCollectionStats',
  path: '/nft/{address}/stats',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
  ],
  decode: decodeNftCollectionStat,
  cost: 50,
  bearer: true,
  product: true,
  lifecycle: { status: 'live' },
}

/**
 * Owner and transfer counts of one NFT. See `client.evm.getNFTTokenStats`. Costs 50 compute units.
 *
 * @deprecated The provider removed it on 2024-12-06. Use `streams.createEvmStream` instead.
 */
export const getNFTTokenStats: Operation<T.GetNFTTokenStatsInput, T.GetNFTTokenStatsOutput, W.GetNFTTokenStatsWire> = {
  id: 'getNFTTokenStats',
  path: '/nft/{address}/{token_id}/stats',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'tokenId', wire: 'token_id', in: 'path', encode: asUint, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
  ],
  decode: decodeNftTokenStat,
  cost: 50,
  bearer: true,
  product: true,
  lifecycle: { status: 'removed', on: '2024-12-06', replacement: 'streams.createEvmStream' },
}

/** Resync the metadata of an NFT. See `client.evm.reSyncMetadata`. Costs 50 compute units. */
export const reSyncMetadata: Operation<T.ReSyncMetadataInput, T.ReSyncMetadataOutput, W.ReSyncMetadataWire> = {
  id: 'reSyncMetadata',
  path: '/nft/{address}/{token_id}/metadata/resync',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'tokenId', wire: 'token_id', in: 'path', encode: asUint, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'flag', in: 'query', encode: (value, at) => asOneOf(value, at, ['uri', 'metadata']) },
    { name: 'mode', in: 'query', encode: (value, at) => asOneOf(value, at, ['async', 'sync']) },
  ],
  decode: decodeMetadataResync,
  result: { status: 404, fields: { status: 'text' } },
  cost: 50,
  lifecycle: { status: 'live' },
}

/** Resync the traits and rarity of an NFT collection. See `client.evm.resyncNFTRarity`. Costs 10 compute units. */
export const resyncNFTRarity: Operation<T.ResyncNFTRarityInput, T.ResyncNFTRarityOutput, W.ResyncNFTRarityWire> = {
  id: 'resyncNFTRarity',
  path: '/nft/{address}/traits/resync',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
  ],
  decode: decodeMetadataResync,
  cost: 10,
  lifecycle: { status: 'live' },
}

/**
 * Sync an NFT collection. See `client.evm.syncNFTContract`. Costs 50 compute units. `null` if it succeeds with an empty
 * response.
 */
export const syncNFTContract: Operation<T.SyncNFTContractInput, T.SyncNFTContractOutput, W.SyncNFTContractWire> = {
  id: 'syncNFTContract',
  path: '/nft/{address}/sync',
  api: 'evm',
  servers,
  method: 'PUT',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
  ],
  decode: decodeSyncNFTContractResponse,
  emptyIsNull: true,
  cost: 50,
  lifecycle: { status: 'live' },
}

/** Token balances of a wallet. See `client.evm.getWalletTokenBalances`. Costs 100 compute units. */
export const getWalletTokenBalances: Operation<
  T.GetWalletTokenBalancesInput,
  T.GetWalletTokenBalancesOutput,
  W.GetWalletTokenBalancesWire
> = {
  id: 'getWalletTokenBalances',
  path: '/{address}/erc20',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'toBlock', wire: 'to_block', in: 'query', encode: asUint },
    {
      name: 'tokenAddresses',
      wire: 'token_addresses[]',
      in: 'query',
      encode: (value, at) => asList(value, at, asEvmAddress),
    },
    { name: 'excludeSpam', wire: 'exclude_spam', in: 'query', encode: asBoolean },
  ],
  decode: decodeGetWalletTokenBalancesOutput,
  cost: 100,
  lifecycle: { status: 'live' },
}

/** Token transfers of a wallet. See `client.evm.getWalletTokenTransfers`. Costs 50 compute units. */
export const getWalletTokenTransfers: PagedOperation<
  T.GetWalletTokenTransfersInput,
  T.Erc20Transaction,
  W.GetWalletTokenTransfersWire
> = {
  id: 'getWalletTokenTransfers',
  path: '/{address}/erc20/transfers',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'fromBlock', wire: 'from_block', in: 'query', encode: asUint },
    { name: 'toBlock', wire: 'to_block', in: 'query', encode: asUint },
    { name: 'fromDate', wire: 'from_date', in: 'query', encode: asIsoDate },
    { name: 'toDate', wire: 'to_date', in: 'query', encode: asIsoDate },
    {
      name: 'contractAddresses',
      wire: 'contract_addresses[]',
      in: 'query',
      encode: (value, at) => asList(value, at, asEvmAddress),
    },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 } },
    { name: 'order', in: 'query', encode: (value, at) => asOneOf(value, at, ['ASC', 'DESC']) },
    { name: 'cursor', in: 'query', encode: asText },
  ],
  decode: decodeErc20TransactionCollection,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byCursor,
    call: pagedCall,
  },
  cost: 50,
  lifecycle: { status: 'live' },
}

/** Transfers of a token. See `client.evm.getTokenTransfers`. Costs 50 compute units. */
export const getTokenTransfers: PagedOperation<T.GetTokenTransfersInput, T.Erc20Transaction, W.GetTokenTransfersWire> =
  {
    id: 'getTokenTransfers',
    path: '/erc20/{address}/transfers',
    api: 'evm',
    servers,
    method: 'GET',
    inputs: [
      { name: 'address', in: 'path', encode: asEvmAddress, required: true },
      { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
      { name: 'fromBlock', wire: 'from_block', in: 'query', encode: asUint },
      { name: 'toBlock', wire: 'to_block', in: 'query', encode: asUint },
      { name: 'fromDate', wire: 'from_date', in: 'query', encode: asIsoDate },
      { name: 'toDate', wire: 'to_date', in: 'query', encode: asIsoDate },
      { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 } },
      { name: 'order', in: 'query', encode: (value, at) => asOneOf(value, at, ['ASC', 'DESC']) },
      { name: 'cursor', in: 'query', encode: asText },
    ],
    decode: decodeErc20TransactionCollection,
    page: {
      items: 'result',
      wireItems: 'result',
      cursor: 'cursor',
      input: 'cursor',
      first: 0,
      next: byCursor,
      call: pagedCall,
    },
    cost: 50,
    lifecycle: { status: 'live' },
  }

/** Metadata of tokens by contract. See `client.evm.getTokenMetadata`. Costs 10 compute units. */
export const getTokenMetadata: Operation<T.GetTokenMetadataInput, T.GetTokenMetadataOutput, W.GetTokenMetadataWire> = {
  id: 'getTokenMetadata',
  path: '/erc20/metadata',
  api: 'evm',
  servers,
  sharedId: true,
  method: 'GET',
  inputs: [
    {
      name: 'addresses',
      wire: 'addresses[]',
      in: 'query',
      encode: (value, at) => asList(value, at, asEvmAddress),
      required: true,
      bounds: { minItems: 1 },
    },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
  ],
  decode: decodeGetTokenMetadataOutput,
  cost: 10,
  lifecycle: { status: 'live' },
}

/**
 * Metadata of tokens by symbol. See `client.evm.getTokenMetadataBySymbol`. Costs 10 compute units.
 *
 * @deprecated The provider removed it on 2026-06-04. Use `searchTokens` instead.
 */
export const getTokenMetadataBySymbol: Operation<
  T.GetTokenMetadataBySymbolInput,
  T.GetTokenMetadataBySymbolOutput,
  W.GetTokenMetadataBySymbolWire
> = {
  id: 'getTokenMetadataBySymbol',
  path: '/erc20/metadata/symbols',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    {
      name: 'symbols',
      wire: 'symbols[]',
      in: 'query',
      encode: (value, at) => asList(value, at, asText),
      required: true,
      bounds: { minItems: 1 },
    },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
  ],
  decode: decodeGetTokenMetadataBySymbolOutput,
  cost: 10,
  lifecycle: { status: 'removed', on: '2026-06-04', replacement: 'searchTokens' },
}

/** Owners of a token. See `client.evm.getTokenOwners`. Costs 50 compute units. */
export const getTokenOwners: PagedOperation<T.GetTokenOwnersInput, T.Erc20TokenOwner, W.GetTokenOwnersWire> = {
  id: 'getTokenOwners',
  path: '/erc20/{token_address}/owners',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'tokenAddress', wire: 'token_address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 } },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'order', in: 'query', encode: (value, at) => asOneOf(value, at, ['ASC', 'DESC']) },
  ],
  decode: decodeErc20TokenOwnerCollection,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byCursor,
    call: pagedCall,
  },
  cost: 50,
  bearer: true,
  product: true,
  lifecycle: { status: 'live' },
}

/**
 * Allowance of a spender. See `client.evm.getTokenAllowance`. Costs 10 compute units.
 *
 * @deprecated The provider removed it on 2024-10-26. Use `getWalletApprovals` instead.
 */
export const getTokenAllowance: Operation<
  T.GetTokenAllowanceInput,
  T.GetTokenAllowanceOutput,
  W.GetTokenAllowanceWire
> = {
  id: 'getTokenAllowance',
  path: '/erc20/{address}/allowance',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'ownerAddress', wire: 'owner_address', in: 'query', encode: asEvmAddress, required: true },
    { name: 'spenderAddress', wire: 'spender_address', in: 'query', encode: asEvmAddress, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
  ],
  decode: decodeErc20Allowance,
  cost: 10,
  lifecycle: { status: 'removed', on: '2024-10-26', replacement: 'getWalletApprovals' },
}

/**
 * Transfer count of a token. See `client.evm.getTokenStats`. Costs 50 compute units.
 *
 * @deprecated The provider removed it on 2026-06-04. Use `getTokenAnalytics` instead.
 */
export const getTokenStats: Operation<T.GetTokenStatsInput, T.GetTokenStatsOutput, W.GetTokenStatsWire> = {
  id: 'getTokenStats',
  path: '/erc20/{address}/stats',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
  ],
  decode: decodeErc20TokenStat,
  cost: 50,
  bearer: true,
  product: true,
  lifecycle: { status: 'removed', on: '2026-06-04', replacement: 'getTokenAnalytics' },
}

/** Price of a token. See `client.evm.getTokenPrice`. Costs 50 compute units. */
export const getTokenPrice: Operation<T.GetTokenPriceInput, T.GetTokenPriceOutput, W.GetTokenPriceWire> = {
  id: 'getTokenPrice',
  path: '/erc20/{address}/price',
  api: 'evm',
  servers,
  sharedId: true,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'exchange', in: 'query', encode: asText },
    { name: 'toBlock', wire: 'to_block', in: 'query', encode: asUint },
    { name: 'include', in: 'query', encode: (value, at) => asOneOf(value, at, ['percent_change']) },
    { name: 'maxTokenInactivity', wire: 'max_token_inactivity', in: 'query', encode: asCount },
    {
      name: 'minPairSideLiquidityUsd',
      wire: 'min_pair_side_liquidity_usd',
      in: 'query',
      encode: asNumber,
      bounds: { minimum: 0 },
    },
  ],
  decode: decodeErc20Price,
  cost: 50,
  lifecycle: { status: 'live' },
}

/** Prices of several tokens. See `client.evm.getMultipleTokenPrices`. Costs 100 compute units. */
export const getMultipleTokenPrices: Operation<
  T.GetMultipleTokenPricesInput,
  T.GetMultipleTokenPricesOutput,
  W.GetMultipleTokenPricesWire
> = {
  id: 'getMultipleTokenPrices',
  path: '/erc20/prices',
  api: 'evm',
  servers,
  sharedId: true,
  method: 'POST',
  inputs: [
    {
      name: 'tokens',
      in: 'body',
      encode: (value, at) => asList(value, at, encodeTokenPriceItem),
      required: true,
      bounds: { minItems: 1, maxItems: 100 },
    },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'include', in: 'query', encode: (value, at) => asOneOf(value, at, ['percent_change']) },
    { name: 'maxTokenInactivity', wire: 'max_token_inactivity', in: 'query', encode: asCount },
    {
      name: 'minPairSideLiquidityUsd',
      wire: 'min_pair_side_liquidity_usd',
      in: 'query',
      encode: asNumber,
      bounds: { minimum: 0 },
    },
  ],
  body: jsonBody,
  decode: decodeGetMultipleTokenPricesOutput,
  idempotent: true,
  cost: 100,
  bearer: true,
  product: true,
  lifecycle: { status: 'live' },
}

/**
 * Trading pair of two tokens. See `client.evm.getPairAddress`. Costs 1 compute unit.
 *
 * @deprecated The provider had removed it by 2026-06-04. Use `getTokenPairs` instead.
 */
export const getPairAddress: Operation<T.GetPairAddressInput, T.GetPairAddressOutput, W.GetPairAddressWire> = {
  id: 'getPairAddress',
  path: '/{token0_address}/{token1_address}/pairAddress',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'token0Address', wire: 'token0_address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'token1Address', wire: 'token1_address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'exchange', in: 'query', encode: asText, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'toBlock', wire: 'to_block', in: 'query', encode: asUint },
    { name: 'toDate', wire: 'to_date', in: 'query', encode: asIsoDate },
  ],
  decode: decodeReservesCollection,
  cost: 1,
  lifecycle: { status: 'removed', goneBy: '2026-06-04', replacement: 'getTokenPairs' },
}

/**
 * Reserves of a trading pair. See `client.evm.getPairReserves`. Costs 10 compute units.
 *
 * @deprecated The provider had removed it by 2026-06-04. Use `getPairStats` instead.
 */
export const getPairReserves: Operation<T.GetPairReservesInput, T.GetPairReservesOutput, W.GetPairReservesWire> = {
  id: 'getPairReserves',
  path: '/{pair_address}/reserves',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'pairAddress', wire: 'pair_address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'toBlock', wire: 'to_block', in: 'query', encode: asUint },
    { name: 'toDate', wire: 'to_date', in: 'query', encode: asIsoDate },
  ],
  decode: decodeGetPairReservesResponse,
  cost: 10,
  lifecycle: { status: 'removed', goneBy: '2026-06-04', replacement: 'getPairStats' },
}

/**
 * Price of one token in another. See `client.evm.getPairPrice`.
 *
 * @deprecated The provider had removed it by 2026-06-04. Use `getPairStats` instead.
 */
export const getPairPrice: Operation<T.GetPairPriceInput, T.GetPairPriceOutput, W.GetPairPriceWire> = {
  id: 'getPairPrice',
  path: '/{token0_address}/{token1_address}/price',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'token0Address', wire: 'token0_address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'token1Address', wire: 'token1_address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'toBlock', wire: 'to_block', in: 'query', encode: asUint },
    { name: 'toDate', wire: 'to_date', in: 'query', encode: asIsoDate },
    { name: 'exchange', in: 'query', encode: asText },
  ],
  decode: decodeGetPairPrice,
  bearer: true,
  product: true,
  lifecycle: { status: 'removed', goneBy: '2026-06-04', replacement: 'getPairStats' },
}

/** Trading pairs of a token. See `client.evm.getTokenPairs`. Costs 50 compute units. */
export const getTokenPairs: PagedOperation<T.GetTokenPairsInput, T.TokenPair, W.GetTokenPairsWire> = {
  id: 'getTokenPairs',
  path: '/erc20/{token_address}/pairs',
  api: 'evm',
  servers,
  sharedId: true,
  method: 'GET',
  inputs: [
    { name: 'tokenAddress', wire: 'token_address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 } },
    { name: 'cursor', in: 'query', encode: asText },
  ],
  decode: decodeTokenPairs,
  page: {
    items: 'pairs',
    wireItems: 'pairs',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byCursor,
    call: pagedCall,
  },
  cost: 50,
  lifecycle: { status: 'live' },
}

/** Figures of a trading pair. See `client.evm.getPairStats`. Costs 100 compute units. */
export const getPairStats: Operation<T.GetPairStatsInput, T.GetPairStatsOutput, W.GetPairStatsWire> = {
  id: 'getPairStats',
  path: '/pairs/{address}/stats',
  api: 'evm',
  servers,
  sharedId: true,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
  ],
  decode: decodePairStats,
  cost: 100,
  lifecycle: { status: 'live' },
}

/** Candlesticks of a trading pair. See `client.evm.getPairCandlesticks`. Costs 150 compute units. */
export const getPairCandlesticks: PagedOperation<T.GetPairCandlesticksInput, T.Candlestick, W.GetPairCandlesticksWire> =
  {
    id: 'getPairCandlesticks',
    path: '/pairs/{address}/ohlcv',
    api: 'evm',
    servers,
    method: 'GET',
    inputs: [
      { name: 'address', in: 'path', encode: asEvmAddress, required: true },
      { name: 'fromDate', in: 'query', encode: asIsoDate, required: true },
      { name: 'toDate', in: 'query', encode: asIsoDate, required: true },
      { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
      {
        name: 'timeframe',
        in: 'query',
        encode: (value, at) =>
          asOneOf(value, at, [
            '1s',
            '10s',
            '30s',
            '1min',
            '5min',
            '10min',
            '30min',
            '1h',
            '4h',
            '12h',
            '1d',
            '1w',
            '1M',
          ]),
        preset: '1h',
      },
      { name: 'currency', in: 'query', encode: (value, at) => asOneOf(value, at, ['usd', 'native']), preset: 'usd' },
      { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 } },
      { name: 'cursor', in: 'query', encode: asText },
    ],
    decode: decodePairCandlesticks,
    page: {
      items: 'result',
      wireItems: 'result',
      cursor: 'cursor',
      input: 'cursor',
      first: 0,
      next: byCursor,
      call: pagedCall,
    },
    cost: 150,
    lifecycle: { status: 'live' },
  }

/** Swaps on a trading pair. See `client.evm.getSwapsByPairAddress`. Costs 50 compute units. */
export const getSwapsByPairAddress: PagedOperation<
  T.GetSwapsByPairAddressInput,
  T.PairSwap,
  W.GetSwapsByPairAddressWire
> = {
  id: 'getSwapsByPairAddress',
  path: '/pairs/{address}/swaps',
  api: 'evm',
  servers,
  sharedId: true,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 } },
    { name: 'fromBlock', in: 'query', encode: asUint },
    { name: 'toBlock', in: 'query', encode: asUint },
    { name: 'fromDate', in: 'query', encode: asIsoDate },
    { name: 'toDate', in: 'query', encode: asIsoDate },
    { name: 'order', in: 'query', encode: (value, at) => asOneOf(value, at, ['ASC', 'DESC']) },
    {
      name: 'transactionTypes',
      in: 'query',
      encode: (value, at) =>
        asJoined(value, at, (value, at) =>
          asList(value, at, (value, at) => asOneOf(value, at, ['buy', 'sell', 'addLiquidity', 'removeLiquidity'])),
        ),
    },
  ],
  decode: decodePairSwaps,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byCursor,
    call: pagedCall,
  },
  cost: 50,
  lifecycle: { status: 'live' },
}

/** Swaps of a token. See `client.evm.getSwapsByTokenAddress`. Costs 50 compute units. */
export const getSwapsByTokenAddress: PagedOperation<
  T.GetSwapsByTokenAddressInput,
  T.Swap,
  W.GetSwapsByTokenAddressWire
> = {
  id: 'getSwapsByTokenAddress',
  path: '/erc20/{address}/swaps',
  api: 'evm',
  servers,
  sharedId: true,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 } },
    { name: 'order', in: 'query', encode: (value, at) => asOneOf(value, at, ['ASC', 'DESC']) },
    { name: 'fromBlock', in: 'query', encode: asUint },
    { name: 'toBlock', in: 'query', encode: asUint },
    { name: 'fromDate', in: 'query', encode: asIsoDate },
    { name: 'toDate', in: 'query', encode: asIsoDate },
    {
      name: 'transactionTypes',
      in: 'query',
      encode: (value, at) =>
        asJoined(value, at, (value, at) => asList(value, at, (value, at) => asOneOf(value, at, ['buy', 'sell']))),
    },
  ],
  decode: decodeSwaps,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byCursor,
    call: pagedCall,
  },
  cost: 50,
  lifecycle: { status: 'live' },
}

/** Swaps of a wallet. See `client.evm.getSwapsByWalletAddress`. Costs 50 compute units. */
export const getSwapsByWalletAddress: PagedOperation<
  T.GetSwapsByWalletAddressInput,
  T.Swap,
  W.GetSwapsByWalletAddressWire
> = {
  id: 'getSwapsByWalletAddress',
  path: '/wallets/{address}/swaps',
  api: 'evm',
  servers,
  sharedId: true,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'tokenAddress', in: 'query', encode: asEvmAddress },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 } },
    { name: 'fromBlock', in: 'query', encode: asUint },
    { name: 'toBlock', in: 'query', encode: asUint },
    { name: 'fromDate', in: 'query', encode: asIsoDate },
    { name: 'toDate', in: 'query', encode: asIsoDate },
    { name: 'order', in: 'query', encode: (value, at) => asOneOf(value, at, ['ASC', 'DESC']) },
    {
      name: 'transactionTypes',
      in: 'query',
      encode: (value, at) =>
        asJoined(value, at, (value, at) => asList(value, at, (value, at) => asOneOf(value, at, ['buy', 'sell']))),
    },
  ],
  decode: decodeSwaps,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byCursor,
    call: pagedCall,
  },
  cost: 50,
  lifecycle: { status: 'live' },
}

/**
 * Rating of a token. See `client.evm.getTokenScore`. Costs 100 compute units. Requires the provider's plan `pro` or a
 * higher one.
 */
export const getTokenScore: Operation<T.GetTokenScoreInput, T.GetTokenScoreOutput, W.GetTokenScoreWire> = {
  id: 'getTokenScore',
  path: '/tokens/{tokenAddress}/score',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'tokenAddress', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
  ],
  decode: decodeTokenScore,
  cost: 100,
  lifecycle: { status: 'live', plan: 'pro' },
}

/**
 * Rating of a token over time. See `client.evm.getHistoricalTokenScore`. Costs 150 compute units. Requires the
 * provider's plan `pro` or a higher one.
 */
export const getHistoricalTokenScore: Operation<
  T.GetHistoricalTokenScoreInput,
  T.GetHistoricalTokenScoreOutput,
  W.GetHistoricalTokenScoreWire
> = {
  id: 'getHistoricalTokenScore',
  path: '/tokens/{tokenAddress}/score/historical',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'tokenAddress', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'timeframe', in: 'query', encode: (value, at) => asOneOf(value, at, ['1d', '7d', '30d']), preset: '1d' },
  ],
  decode: decodeHistoricalTokenScore,
  cost: 150,
  lifecycle: { status: 'live', plan: 'pro' },
}

/** What was traded of a token. See `client.evm.getTokenAnalytics`. Costs 80 compute units. */
export const getTokenAnalytics: Operation<
  T.GetTokenAnalyticsInput,
  T.GetTokenAnalyticsOutput,
  W.GetTokenAnalyticsWire
> = {
  id: 'getTokenAnalytics',
  path: '/tokens/{tokenAddress}/analytics',
  api: 'evm',
  servers,
  sharedId: true,
  method: 'GET',
  inputs: [
    { name: 'tokenAddress', in: 'path', encode: asEvmOrSolanaAddress, required: true },
    { name: 'chain', in: 'query', encode: asEvmOrSolanaChain, fallback: 'defaultChain' },
  ],
  decode: decodeTokenAnalytics,
  cost: 80,
  lifecycle: { status: 'live' },
}

/**
 * What was traded of several tokens. See `client.evm.getMultipleTokenAnalytics`. Costs 150 compute units. Requires the
 * provider's plan `pro` or a higher one.
 */
export const getMultipleTokenAnalytics: Operation<
  T.GetMultipleTokenAnalyticsInput,
  T.GetMultipleTokenAnalyticsOutput,
  W.GetMultipleTokenAnalyticsWire
> = {
  id: 'getMultipleTokenAnalytics',
  path: '/tokens/analytics',
  api: 'evm',
  servers,
  method: 'POST',
  inputs: [
    {
      name: 'tokens',
      in: 'body',
      encode: (value, at) => asList(value, at, encodeTokenAndChainItem),
      required: true,
      bounds: { minItems: 1, maxItems: 200 },
    },
  ],
  body: jsonBody,
  decode: decodeTokenAnalyticsList,
  idempotent: true,
  cost: 150,
  lifecycle: { status: 'live', plan: 'pro' },
}

/**
 * What was traded of several tokens over time. See `client.evm.getTimeSeriesTokenAnalytics`. Costs 200 compute units.
 * Requires the provider's plan `pro` or a higher one.
 */
export const getTimeSeriesTokenAnalytics: Operation<
  T.GetTimeSeriesTokenAnalyticsInput,
  T.GetTimeSeriesTokenAnalyticsOutput,
  W.GetTimeSeriesTokenAnalyticsWire
> = {
  id: 'getTimeSeriesTokenAnalytics',
  path: '/tokens/analytics/timeseries',
  api: 'evm',
  servers,
  method: 'POST',
  inputs: [
    {
      name: 'tokens',
      in: 'body',
      encode: (value, at) => asList(value, at, encodeTokenAndChainItem),
      required: true,
      bounds: { minItems: 1, maxItems: 30 },
    },
    { name: 'timeframe', in: 'query', encode: (value, at) => asOneOf(value, at, ['1d', '7d', '30d']), preset: '1d' },
  ],
  body: jsonBody,
  decode: decodeTokenAnalyticsSeriesList,
  idempotent: true,
  cost: 200,
  lifecycle: { status: 'live', plan: 'pro' },
}

/** Holders of a token, in figures. See `client.evm.getTokenHolders`. Costs 50 compute units. */
export const getTokenHolders: Operation<T.GetTokenHoldersInput, T.GetTokenHoldersOutput, W.GetTokenHoldersWire> = {
  id: 'getTokenHolders',
  path: '/erc20/{tokenAddress}/holders',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'tokenAddress', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
  ],
  decode: decodeTokenHolders,
  cost: 50,
  lifecycle: { status: 'live' },
}

/**
 * Categories of tokens. See `client.evm.getTokenCategories`. Costs 10 compute units. Requires the provider's plan `pro`
 * or a higher one.
 */
export const getTokenCategories: Operation<
  T.GetTokenCategoriesInput,
  T.GetTokenCategoriesOutput,
  W.GetTokenCategoriesWire
> = {
  id: 'getTokenCategories',
  path: '/tokens/categories',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [],
  decode: decodeGetTokenCategoriesOutput,
  cost: 10,
  lifecycle: { status: 'live', plan: 'pro' },
}

/**
 * Tokens that are traded a lot now. See `client.evm.getTrendingTokens`. Costs 150 compute units. Requires the
 * provider's plan `pro` or a higher one.
 */
export const getTrendingTokens: Operation<
  T.GetTrendingTokensInput,
  T.GetTrendingTokensOutput,
  W.GetTrendingTokensWire
> = {
  id: 'getTrendingTokens',
  path: '/tokens/trending',
  api: 'evm',
  servers,
  sharedId: true,
  method: 'GET',
  inputs: [
    { name: 'chain', in: 'query', encode: asEvmOrSolanaChain },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 } },
  ],
  decode: decodeGetTrendingTokensOutput,
  cost: 150,
  lifecycle: { status: 'live', plan: 'pro' },
}

/**
 * Tokens by name, symbol or address. See `client.evm.searchTokens`. Costs 150 compute units. Requires the provider's
 * plan `pro` or a higher one.
 */
export const searchTokens: Operation<T.SearchTokensInput, T.SearchTokensOutput, W.SearchTokensWire> = {
  id: 'searchTokens',
  path: '/tokens/search',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'query', in: 'query', encode: asText, required: true, bounds: { minLength: 1 } },
    {
      name: 'chains',
      in: 'query',
      encode: (value, at) => asJoined(value, at, (value, at) => asList(value, at, asEvmOrSolanaChain)),
    },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 } },
    { name: 'isVerifiedContract', in: 'query', encode: asBoolean },
    {
      name: 'sortBy',
      in: 'query',
      encode: (value, at) => asOneOf(value, at, ['volume1hDesc', 'volume24hDesc', 'liquidityDesc', 'marketCapDesc']),
    },
    { name: 'boostVerifiedContracts', in: 'query', encode: asBoolean },
  ],
  decode: decodeTokenSearchResult,
  cost: 150,
  lifecycle: { status: 'live', plan: 'pro' },
}

/** History of a wallet. See `client.evm.getWalletHistory`. Costs 150 compute units. */
export const getWalletHistory: PagedOperation<
  T.GetWalletHistoryInput,
  T.WalletHistoryTransaction,
  W.GetWalletHistoryWire
> = {
  id: 'getWalletHistory',
  path: '/wallets/{address}/history',
  api: 'evm',
  servers,
  sharedId: true,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'fromBlock', wire: 'from_block', in: 'query', encode: asUint },
    { name: 'toBlock', wire: 'to_block', in: 'query', encode: asUint },
    { name: 'fromDate', wire: 'from_date', in: 'query', encode: asIsoDate },
    { name: 'toDate', wire: 'to_date', in: 'query', encode: asIsoDate },
    { name: 'includeInternalTransactions', wire: 'include_internal_transactions', in: 'query', encode: asBoolean },
    { name: 'nftMetadata', wire: 'nft_metadata', in: 'query', encode: asBoolean },
    { name: 'includeInputData', wire: 'include_input_data', in: 'query', encode: asBoolean },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'order', in: 'query', encode: (value, at) => asOneOf(value, at, ['ASC', 'DESC']) },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 } },
  ],
  decode: decodeWalletHistory,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byCursor,
    call: pagedCall,
  },
  cost: 150,
  bearer: true,
  product: true,
  lifecycle: { status: 'live' },
}

/** Token balances of a wallet, with prices. See `client.evm.getWalletTokenBalancesPrice`. Costs 100 compute units. */
export const getWalletTokenBalancesPrice: PagedOperation<
  T.GetWalletTokenBalancesPriceInput,
  T.Erc20TokenBalanceWithPrice,
  W.GetWalletTokenBalancesPriceWire
> = {
  id: 'getWalletTokenBalancesPrice',
  path: '/wallets/{address}/tokens',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'toBlock', wire: 'to_block', in: 'query', encode: asUint },
    {
      name: 'tokenAddresses',
      wire: 'token_addresses[]',
      in: 'query',
      encode: (value, at) => asList(value, at, asEvmAddress),
    },
    { name: 'excludeSpam', wire: 'exclude_spam', in: 'query', encode: asBoolean },
    { name: 'excludeUnverifiedContracts', wire: 'exclude_unverified_contracts', in: 'query', encode: asBoolean },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 } },
    { name: 'excludeNative', wire: 'exclude_native', in: 'query', encode: asBoolean },
    { name: 'maxTokenInactivity', wire: 'max_token_inactivity', in: 'query', encode: asCount },
    {
      name: 'minPairSideLiquidityUsd',
      wire: 'min_pair_side_liquidity_usd',
      in: 'query',
      encode: asNumber,
      bounds: { minimum: 0 },
    },
  ],
  decode: decodeErc20TokenBalanceWithPriceResult,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byCursor,
    call: pagedCall,
  },
  cost: 100,
  bearer: true,
  product: true,
  lifecycle: { status: 'live' },
}

/** Net worth of a wallet. See `client.evm.getWalletNetWorth`. Costs 250 compute units per chain. */
export const getWalletNetWorth: Operation<
  T.GetWalletNetWorthInput,
  T.GetWalletNetWorthOutput,
  W.GetWalletNetWorthWire
> = {
  id: 'getWalletNetWorth',
  path: '/wallets/{address}/net-worth',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chains', wire: 'chains[]', in: 'query', encode: (value, at) => asList(value, at, asEvmChain) },
    { name: 'excludeSpam', wire: 'exclude_spam', in: 'query', encode: asBoolean },
    { name: 'excludeUnverifiedContracts', wire: 'exclude_unverified_contracts', in: 'query', encode: asBoolean },
    { name: 'maxTokenInactivity', wire: 'max_token_inactivity', in: 'query', encode: asCount },
    {
      name: 'minPairSideLiquidityUsd',
      wire: 'min_pair_side_liquidity_usd',
      in: 'query',
      encode: asNumber,
      bounds: { minimum: 0 },
    },
  ],
  decode: decodeNetWorthResult,
  cost: 250,
  costPer: { unit: 'chain', input: 'chains' },
  bearer: true,
  product: true,
  lifecycle: { status: 'live' },
}

/** Chains a wallet is active on. See `client.evm.getWalletActiveChains`. Costs 50 compute units per chain. */
export const getWalletActiveChains: Operation<
  T.GetWalletActiveChainsInput,
  T.GetWalletActiveChainsOutput,
  W.GetWalletActiveChainsWire
> = {
  id: 'getWalletActiveChains',
  path: '/wallets/{address}/chains',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chains', wire: 'chains[]', in: 'query', encode: (value, at) => asList(value, at, asEvmChain) },
  ],
  decode: decodeWalletActiveChains,
  cost: 50,
  costPer: { unit: 'chain', input: 'chains' },
  bearer: true,
  product: true,
  lifecycle: { status: 'live' },
}

/** NFT, transaction and transfer counts of a wallet. See `client.evm.getWalletStats`. Costs 50 compute units. */
export const getWalletStats: Operation<T.GetWalletStatsInput, T.GetWalletStatsOutput, W.GetWalletStatsWire> = {
  id: 'getWalletStats',
  path: '/wallets/{address}/stats',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
  ],
  decode: decodeWalletStat,
  cost: 50,
  bearer: true,
  product: true,
  lifecycle: { status: 'live' },
}

/** Token approvals of a wallet. See `client.evm.getWalletApprovals`. Costs 100 compute units. */
export const getWalletApprovals: PagedOperation<T.GetWalletApprovalsInput, T.TokenApproval, W.GetWalletApprovalsWire> =
  {
    id: 'getWalletApprovals',
    path: '/wallets/{address}/approvals',
    api: 'evm',
    servers,
    method: 'GET',
    inputs: [
      { name: 'address', in: 'path', encode: asEvmAddress, required: true },
      { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
      { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 } },
      { name: 'cursor', in: 'query', encode: asText },
    ],
    decode: decodeWalletApprovals,
    page: {
      items: 'result',
      wireItems: 'result',
      cursor: 'cursor',
      input: 'cursor',
      first: 0,
      next: byCursor,
      call: pagedCall,
    },
    cost: 100,
    lifecycle: { status: 'live' },
  }

/**
 * What a wallet has done, in figures. See `client.evm.getWalletInsight`. Costs 100 compute units per chain. Requires
 * the provider's plan `pro` or a higher one.
 */
export const getWalletInsight: Operation<T.GetWalletInsightInput, T.GetWalletInsightOutput, W.GetWalletInsightWire> = {
  id: 'getWalletInsight',
  path: '/wallets/{address}/insight',
  api: 'evm',
  servers,
  sharedId: true,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chains', wire: 'chains[]', in: 'query', encode: (value, at) => asList(value, at, asEvmChain) },
    { name: 'includeChainBreakdown', in: 'query', encode: asBoolean },
  ],
  decode: decodeWalletInsight,
  cost: 100,
  costPer: { unit: 'chain', input: 'chains' },
  lifecycle: { status: 'live', plan: 'pro' },
}

/** DeFi holdings of a wallet, in figures. See `client.evm.getDefiSummary`. Costs 50 compute units. */
export const getDefiSummary: Operation<T.GetDefiSummaryInput, T.GetDefiSummaryOutput, W.GetDefiSummaryWire> = {
  id: 'getDefiSummary',
  path: '/wallets/{address}/defi/summary',
  api: 'evm',
  servers,
  sharedId: true,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
  ],
  decode: decodeWalletDefiSummary,
  cost: 50,
  bearer: true,
  product: true,
  lifecycle: { status: 'live' },
}

/** DeFi positions of a wallet in one protocol. See `client.evm.getDefiPositionsByProtocol`. Costs 15 compute units. */
export const getDefiPositionsByProtocol: Operation<
  T.GetDefiPositionsByProtocolInput,
  T.GetDefiPositionsByProtocolOutput,
  W.GetDefiPositionsByProtocolWire
> = {
  id: 'getDefiPositionsByProtocol',
  path: '/wallets/{address}/defi/{protocol}/positions',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'protocol', in: 'path', encode: asText, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
  ],
  decode: decodeGetDefiPositionsByProtocol,
  cost: 15,
  bearer: true,
  product: true,
  lifecycle: { status: 'live' },
}

/** DeFi positions of a wallet in all protocols. See `client.evm.getDefiPositionsSummary`. Costs 50 compute units. */
export const getDefiPositionsSummary: Operation<
  T.GetDefiPositionsSummaryInput,
  T.GetDefiPositionsSummaryOutput,
  W.GetDefiPositionsSummaryWire
> = {
  id: 'getDefiPositionsSummary',
  path: '/wallets/{address}/defi/positions',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
  ],
  decode: decodeGetDefiPositionsSummaryOutput,
  cost: 50,
  bearer: true,
  product: true,
  lifecycle: { status: 'live' },
}

/** Profit and loss of a wallet. See `client.evm.getWalletProfitabilitySummary`. Costs 30 compute units. */
export const getWalletProfitabilitySummary: Operation<
  T.GetWalletProfitabilitySummaryInput,
  T.GetWalletProfitabilitySummaryOutput,
  W.GetWalletProfitabilitySummaryWire
> = {
  id: 'getWalletProfitabilitySummary',
  path: '/wallets/{address}/profitability/summary',
  api: 'evm',
  servers,
  sharedId: true,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'days', in: 'query', encode: (value, at) => asOneOf(value, at, ['all', '7', '30', '60', '90']) },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
  ],
  decode: decodeGetWalletProfitabilitySummary,
  cost: 30,
  bearer: true,
  product: true,
  lifecycle: { status: 'live' },
}

/** Profit and loss of a wallet by token. See `client.evm.getWalletProfitability`. Costs 50 compute units. */
export const getWalletProfitability: Operation<
  T.GetWalletProfitabilityInput,
  T.GetWalletProfitabilityOutput,
  W.GetWalletProfitabilityWire
> = {
  id: 'getWalletProfitability',
  path: '/wallets/{address}/profitability',
  api: 'evm',
  servers,
  sharedId: true,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'days', in: 'query', encode: (value, at) => asOneOf(value, at, ['all', '7', '30', '60', '90']) },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    {
      name: 'tokenAddresses',
      wire: 'token_addresses[]',
      in: 'query',
      encode: (value, at) => asList(value, at, asEvmAddress),
    },
  ],
  decode: decodeWalletProfitabilityResponse,
  cost: 50,
  bearer: true,
  product: true,
  lifecycle: { status: 'live' },
}

/** Wallets that profited most from a token. See `client.evm.getTopProfitableWalletPerToken`. Costs 50 compute units. */
export const getTopProfitableWalletPerToken: Operation<
  T.GetTopProfitableWalletPerTokenInput,
  T.GetTopProfitableWalletPerTokenOutput,
  W.GetTopProfitableWalletPerTokenWire
> = {
  id: 'getTopProfitableWalletPerToken',
  path: '/erc20/{address}/top-gainers',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'days', in: 'query', encode: (value, at) => asOneOf(value, at, ['all', '7', '30']) },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
  ],
  decode: decodeWalletTopProfitableWalletPerTokenResponse,
  cost: 50,
  bearer: true,
  product: true,
  lifecycle: { status: 'live' },
}

/**
 * Largest tokens. See `client.evm.getTopERC20TokensByMarketCap`. Costs 200 compute units.
 *
 * @deprecated The provider removed it on 2026-06-04. Use `getTrendingTokens` instead.
 */
export const getTopERC20TokensByMarketCap: Operation<
  T.GetTopERC20TokensByMarketCapInput,
  T.GetTopERC20TokensByMarketCapOutput,
  W.GetTopERC20TokensByMarketCapWire
> = {
  id: 'getTopERC20TokensByMarketCap',
  path: '/market-data/erc20s/top-tokens',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [],
  decode: decodeGetTopERC20TokensByMarketCapOutput,
  cost: 200,
  bearer: true,
  product: true,
  lifecycle: { status: 'removed', on: '2026-06-04', replacement: 'getTrendingTokens' },
}

/**
 * Tokens whose price moved most. See `client.evm.getTopERC20TokensByPriceMovers`. Costs 200 compute units.
 *
 * @deprecated The provider removed it on 2026-06-04. Use `getTrendingTokens` instead.
 */
export const getTopERC20TokensByPriceMovers: Operation<
  T.GetTopERC20TokensByPriceMoversInput,
  T.GetTopERC20TokensByPriceMoversOutput,
  W.GetTopERC20TokensByPriceMoversWire
> = {
  id: 'getTopERC20TokensByPriceMovers',
  path: '/market-data/erc20s/top-movers',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [],
  decode: decodeMarketDataERC20TokensByPriceMovers,
  cost: 200,
  bearer: true,
  product: true,
  lifecycle: { status: 'removed', on: '2026-06-04', replacement: 'getTrendingTokens' },
}

/**
 * Largest NFT collections. See `client.evm.getTopNFTCollectionsByMarketCap`. Costs 200 compute units.
 *
 * @deprecated The provider removed it on 2026-06-04.
 */
export const getTopNFTCollectionsByMarketCap: Operation<
  T.GetTopNFTCollectionsByMarketCapInput,
  T.GetTopNFTCollectionsByMarketCapOutput,
  W.GetTopNFTCollectionsByMarketCapWire
> = {
  id: 'getTopNFTCollectionsByMarketCap',
  path: '/market-data/nfts/top-collections',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [],
  decode: decodeGetTopNFTCollectionsByMarketCapOutput,
  cost: 200,
  bearer: true,
  product: true,
  lifecycle: { status: 'removed', on: '2026-06-04' },
}

/**
 * Most traded NFT collections. See `client.evm.getHottestNFTCollectionsByTradingVolume`. Costs 200 compute units.
 *
 * @deprecated The provider removed it on 2026-06-04.
 */
export const getHottestNFTCollectionsByTradingVolume: Operation<
  T.GetHottestNFTCollectionsByTradingVolumeInput,
  T.GetHottestNFTCollectionsByTradingVolumeOutput,
  W.GetHottestNFTCollectionsByTradingVolumeWire
> = {
  id: 'getHottestNFTCollectionsByTradingVolume',
  path: '/market-data/nfts/hottest-collections',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [],
  decode: decodeGetHottestNFTCollectionsByTradingVolumeOutput,
  cost: 200,
  bearer: true,
  product: true,
  lifecycle: { status: 'removed', on: '2026-06-04' },
}

/**
 * Largest coins. See `client.evm.getTopCryptoCurrenciesByMarketCap`.
 *
 * @deprecated The provider removed it on 2026-06-04.
 */
export const getTopCryptoCurrenciesByMarketCap: Operation<
  T.GetTopCryptoCurrenciesByMarketCapInput,
  T.GetTopCryptoCurrenciesByMarketCapOutput,
  W.GetTopCryptoCurrenciesByMarketCapWire
> = {
  id: 'getTopCryptoCurrenciesByMarketCap',
  path: '/market-data/global/market-cap',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [],
  decode: decodeGetTopCryptoCurrenciesByMarketCapOutput,
  bearer: true,
  product: true,
  lifecycle: { status: 'removed', on: '2026-06-04' },
}

/**
 * Most traded coins. See `client.evm.getTopCryptoCurrenciesByTradingVolume`.
 *
 * @deprecated The provider removed it on 2026-06-04.
 */
export const getTopCryptoCurrenciesByTradingVolume: Operation<
  T.GetTopCryptoCurrenciesByTradingVolumeInput,
  T.GetTopCryptoCurrenciesByTradingVolumeOutput,
  W.GetTopCryptoCurrenciesByTradingVolumeWire
> = {
  id: 'getTopCryptoCurrenciesByTradingVolume',
  path: '/market-data/global/volume',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [],
  decode: decodeGetTopCryptoCurrenciesByTradingVolumeOutput,
  bearer: true,
  product: true,
  lifecycle: { status: 'removed', on: '2026-06-04' },
}

/**
 * Search for entities and their addresses. See `client.evm.searchEntities`. Costs 50 compute units. Requires the
 * provider's plan `pro` or a higher one.
 */
export const searchEntities: Operation<T.SearchEntitiesInput, T.SearchEntitiesOutput, W.SearchEntitiesWire> = {
  id: 'searchEntities',
  path: '/entities/search',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'query', in: 'query', encode: asText, required: true },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 } },
  ],
  decode: decodeEntitySearchResult,
  cost: 50,
  lifecycle: { status: 'live', plan: 'pro' },
}

/**
 * Categories of entities. See `client.evm.getEntityCategories`. Costs 10 compute units. Requires the provider's plan
 * `pro` or a higher one.
 */
export const getEntityCategories: Operation<
  T.GetEntityCategoriesInput,
  T.GetEntityCategoriesOutput,
  W.GetEntityCategoriesWire
> = {
  id: 'getEntityCategories',
  path: '/entities/categories',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [{ name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 } }],
  decode: decodeEntityCategories,
  cost: 10,
  lifecycle: { status: 'live', plan: 'pro' },
}

/**
 * Entities of a category. See `client.evm.getEntitiesByCategory`. Costs 50 compute units. Requires the provider's plan
 * `pro` or a higher one.
 */
export const getEntitiesByCategory: Operation<
  T.GetEntitiesByCategoryInput,
  T.GetEntitiesByCategoryOutput,
  W.GetEntitiesByCategoryWire
> = {
  id: 'getEntitiesByCategory',
  path: '/entities/categories/{categoryId}',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'categoryId', in: 'path', encode: asText, required: true },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 } },
  ],
  decode: decodeEntitiesOfCategory,
  cost: 50,
  lifecycle: { status: 'live', plan: 'pro' },
}

/**
 * Entity with its addresses. See `client.evm.getEntity`. Costs 50 compute units. Requires the provider's plan `pro` or
 * a higher one.
 */
export const getEntity: Operation<T.GetEntityInput, T.GetEntityOutput, W.GetEntityWire> = {
  id: 'getEntity',
  path: '/entities/{entityId}',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [{ name: 'entityId', in: 'path', encode: asText, required: true }],
  decode: decodeEntity,
  cost: 50,
  lifecycle: { status: 'live', plan: 'pro' },
}

/** ENS name of an address. See `client.evm.resolveAddress`. Costs 10 compute units. `null` if there is none. */
export const resolveAddress: Operation<T.ResolveAddressInput, T.ResolveAddressOutput, W.ResolveAddressWire> = {
  id: 'resolveAddress',
  path: '/resolve/{address}/reverse',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [{ name: 'address', in: 'path', encode: asEvmAddress, required: true }],
  decode: decodeEns,
  nullable: true,
  cost: 10,
  lifecycle: { status: 'live' },
}

/**
 * Address of an Unstoppable domain. See `client.evm.resolveDomain`. Costs 10 compute units. `null` if there is none.
 */
export const resolveDomain: Operation<T.ResolveDomainInput, T.ResolveDomainOutput, W.ResolveDomainWire> = {
  id: 'resolveDomain',
  path: '/resolve/{domain}',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'domain', in: 'path', encode: asText, required: true },
    { name: 'currency', in: 'query', encode: (value, at) => asOneOf(value, at, ['eth', '0x1']) },
  ],
  decode: decodeResolve,
  nullable: true,
  cost: 10,
  lifecycle: { status: 'live' },
}

/** Address of an ENS name. See `client.evm.resolveENSDomain`. Costs 10 compute units. `null` if there is none. */
export const resolveENSDomain: Operation<T.ResolveENSDomainInput, T.ResolveENSDomainOutput, W.ResolveENSDomainWire> = {
  id: 'resolveENSDomain',
  path: '/resolve/ens/{domain}',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [{ name: 'domain', in: 'path', encode: asText, required: true }],
  decode: decodeResolve,
  nullable: true,
  cost: 10,
  lifecycle: { status: 'live' },
}

/**
 * Unstoppable domain of an address. See `client.evm.resolveAddressToDomain`. Costs 10 compute units. `null` if there is
 * none.
 */
export const resolveAddressToDomain: Operation<
  T.ResolveAddressToDomainInput,
  T.ResolveAddressToDomainOutput,
  W.ResolveAddressToDomainWire
> = {
  id: 'resolveAddressToDomain',
  path: '/resolve/{address}/domain',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'currency', in: 'query', encode: (value, at) => asOneOf(value, at, ['eth', '0x1']) },
  ],
  decode: decodeUnstoppableDomain,
  nullable: true,
  cost: 10,
  bearer: true,
  product: true,
  lifecycle: { status: 'live' },
}

/**
 * Upload files to IPFS. See `client.evm.uploadFolder`.
 *
 * @deprecated The provider removed it on 2024-10-26.
 */
export const uploadFolder: Operation<T.UploadFolderInput, T.UploadFolderOutput, W.UploadFolderWire> = {
  id: 'uploadFolder',
  path: '/ipfs/uploadFolder',
  api: 'evm',
  servers,
  method: 'POST',
  inputs: [
    {
      name: 'files',
      wire: '',
      in: 'body',
      encode: (value, at) => asList(value, at, encodeIpfsFileRequest),
      required: true,
      bounds: { minItems: 1 },
    },
  ],
  body: jsonBody,
  decode: decodeUploadFolderOutput,
  lifecycle: { status: 'removed', on: '2024-10-26' },
}

/** Costs of the calls. See `client.evm.endpointWeights`. Costs 1 compute unit. */
export const endpointWeights: Operation<T.EndpointWeightsInput, T.EndpointWeightsOutput, W.EndpointWeightsWire> = {
  id: 'endpointWeights',
  path: '/info/endpointWeights',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [],
  decode: decodeEndpointWeightsOutput,
  cost: 1,
  bearer: true,
  product: true,
  lifecycle: { status: 'live' },
}

/** Version of the service. See `client.evm.web3ApiVersion`. Costs 10 compute units. */
export const web3ApiVersion: Operation<T.Web3ApiVersionInput, T.Web3ApiVersionOutput, W.Web3ApiVersionWire> = {
  id: 'web3ApiVersion',
  path: '/web3/version',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [],
  decode: decodeWeb3version,
  cost: 10,
  bearer: true,
  product: true,
  lifecycle: { status: 'live' },
}
