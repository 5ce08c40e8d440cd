// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import { asEvmAddress, asEvmChain } from '../../src/operation/inputs/parsed.js'
import { asCount, asNumber, asUint } from '../../src/operation/inputs/numbers.js'
import { asBoolean, asOneOf, asText } from '../../src/operation/inputs/text.js'
import { asBlockId, asHash32 } from '../../src/operation/inputs/hex.js'
import { asIsoDate } from '../../src/operation/inputs/dates.js'
import { asJson } from '../../src/operation/inputs/json.js'
import { asList } from '../../src/operation/inputs/lists.js'
import { jsonBody } from '../../src/operation/requestBody.js'
import type { Operation, PagedOperation } from '../../src/operation/operation.js'
import { byCursor, byOffset, placeCursor } from '../../src/operation/nextCursor.js'
import { pagedCall } from '../../src/operation/pages.js'
import { decodeBlock, decodeBlockDate, decodeBlockTokenStat, decodeBlockTransaction, decodeBlockTransactionVerbose, decodeEndpointWeightsOutput, decodeEns, decodeErc20Allowance, decodeErc20Price, decodeErc20TokenBalanceWithPriceResult, decodeErc20TokenOwnerCollection, decodeErc20TokenStat, decodeErc20TransactionCollection, decodeGetContractEventsResponse, decodeGetDefiPositionsByProtocol, decodeGetDefiPositionsSummaryOutput, decodeGetHottestNFTCollectionsByTradingVolumeOutput, decodeGetInternalTransactionsOutput, decodeGetMultipleNFTsOutput, decodeGetMultipleTokenPricesOutput, decodeGetNativeBalancesForAddressesOutput, decodeGetPairPrice, decodeGetPairReservesResponse, decodeGetTokenMetadataBySymbolOutput, decodeGetTokenMetadataOutput, decodeGetTopCryptoCurrenciesByMarketCapOutput, decodeGetTopCryptoCurrenciesByTradingVolumeOutput, decodeGetTopERC20TokensByMarketCapOutput, decodeGetTopNFTCollectionsByMarketCapOutput, decodeGetWalletProfitabilitySummary, decodeGetWalletTokenBalancesOutput, decodeLogCollection, decodeMarketDataERC20TokensByPriceMovers, decodeMetadataResync, decodeNativeBalance, decodeNetWorthResult, decodeNft, decodeNftCollection, decodeNftCollectionStat, decodeNftContractMetadata, decodeNftOwnerCollection, decodeNftTokenStat, decodeNftTransferCollection, decodeNftWalletCollections, decodeReservesCollection, decodeResolve, decodeReviewContracts, decodeRunContractFunctionOutput, decodeSoldPrice, decodeSyncNFTContractResponse, decodeTrade, decodeTradeCollection, decodeTransactionCollection, decodeTransactionCollectionVerbose, decodeUnstoppableDomain, decodeUploadFolderOutput, decodeWalletActiveChains, decodeWalletDefiSummary, decodeWalletHistory, decodeWalletProfitabilityResponse, decodeWalletStat, decodeWalletTopProfitableWalletPerTokenResponse, decodeWeb3version } from './decoders.gen.js'
import { encodeContractsReviewItem, encodeIpfsFileRequest, encodeTokenItem, encodeTokenPriceItem } from './encoders.gen.js'
import { servers } from './servers.gen.js'
import type * as T from './types.gen.js'
import type * as W from './wireAnswers.js'

/**
 * Native balance of a wallet.
 *
 * Reads how much of the chain's native currency a wallet holds, in wei, now or at the end of a block.
 *
 * Costs 10 compute units.
 */
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
}

/**
 * Native balances of several wallets.
 *
 * Reads how much of the chain's native currency several wallets hold, each by itself and all together, in wei, now or at the end of a block. The cost given here is that of one wallet; more wallets cost more.
 *
 * Costs 10 compute units.
 */
export const getNativeBalancesForAddresses: Operation<T.GetNativeBalancesForAddressesInput, T.GetNativeBalancesForAddressesOutput, W.GetNativeBalancesForAddressesWire> = {
  id: 'getNativeBalancesForAddresses',
  path: '/wallets/balances',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'walletAddresses', wire: 'wallet_addresses[]', in: 'query', encode: (value, at) => asList(value, at, asEvmAddress), required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'toBlock', wire: 'to_block', in: 'query', encode: asUint },
  ],
  decode: decodeGetNativeBalancesForAddressesOutput,
  cost: 10,
}

/**
 * Block with its transactions.
 *
 * Reads a block by number or hash, with its header, all its transactions and their logs. Internal transactions
 * come only when `include` asks for them. A full block is a large answer, often more than a megabyte. The result
 * is `null` when the chain has no such block yet.
 *
 * Costs 100 compute units and counts 20 against the rate limit. `null` when there is none.
 */
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
  rateLimitCost: 20,
}

/**
 * Block of a date.
 *
 * Finds the block nearest to a point in time, so that calls which take only block numbers can be given a period.
 *
 * Costs 1 compute unit and counts 20 against the rate limit.
 */
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
  rateLimitCost: 20,
}

/**
 * Transaction and transfer counts of a block.
 *
 * Counts a block's transactions, NFT transfers and token transfers. `getBlock` holds the transactions and logs from which the same counts can be made.
 *
 * Costs 50 compute units.
 *
 * @deprecated The provider announced its withdrawal for 2024-12-06. Use `getBlock` instead.
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
  deprecated: {"withdrawn":"2024-12-06","replacement":"getBlock"},
}

/**
 * Transaction with its logs.
 *
 * Reads a mined transaction by hash, with its receipt and its logs as they stand on the chain, not decoded; for that
 * there is `getTransactionVerbose`. Internal transactions come only when `include` asks for them. The result is
 * `null` when the chain has no such transaction, or has not mined it yet.
 *
 * Costs 10 compute units. `null` when there is none.
 */
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
}

/**
 * Transaction, decoded.
 *
 * Reads a mined transaction by hash and decodes its call and its logs where the service knows their ABI; elsewhere
 * `decodedCall` and `decodedEvent` are absent and the raw data stands alone. Internal transactions come only when
 * `include` asks for them. The result is `null` when the chain has no such transaction, or has not mined it yet.
 *
 * Costs 20 compute units and counts 10 against the rate limit. `null` when there is none.
 */
export const getTransactionVerbose: Operation<T.GetTransactionVerboseInput, T.GetTransactionVerboseOutput, W.GetTransactionVerboseWire> = {
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
  rateLimitCost: 10,
}

/**
 * Internal transactions of a transaction.
 *
 * Lists the calls that contracts made while a transaction ran, in the order they were made; a plain transfer has none. `getTransaction` with `include` set to `internal_transactions` gives the same list.
 *
 * Costs 20 compute units and counts 10 against the rate limit.
 *
 * @deprecated The provider announced its withdrawal for 2024-12-06. Use `getTransaction` instead.
 */
export const getInternalTransactions: Operation<T.GetInternalTransactionsInput, T.GetInternalTransactionsOutput, W.GetInternalTransactionsWire> = {
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
  rateLimitCost: 10,
  deprecated: {"withdrawn":"2024-12-06","replacement":"getTransaction"},
}

/**
 * Transactions of a wallet.
 *
 * Lists the transactions a wallet sent or received, newest first unless `order` says otherwise. Transfers of tokens
 * by others are not among them, because the wallet is neither sender nor receiver there; `getWalletHistory` has
 * those too. Narrow the period by blocks or by dates; where both are given, the service looks at the blocks.
 *
 * Costs 30 compute units and counts 20 against the rate limit. Paged: iterate over the call for the items of every page.
 */
export const getWalletTransactions: PagedOperation<T.GetWalletTransactionsInput, T.Transaction, W.GetWalletTransactionsWire> = {
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
    { name: 'limit', in: 'query', encode: asCount },
    { name: 'include', in: 'query', encode: (value, at) => asOneOf(value, at, ['internal_transactions']) },
  ],
  decode: decodeTransactionCollection,
  page: { items: 'result', wireItems: 'result', cursor: 'cursor', input: 'cursor', first: 0, next: byCursor, call: pagedCall },
  cost: 30,
  rateLimitCost: 20,
}

/**
 * Transactions of a wallet, decoded.
 *
 * Lists the transactions a wallet sent or received like `getWalletTransactions`, with their logs, and decodes call
 * and logs where the service knows their ABI. Narrow the period by blocks or by dates; where both are given, the
 * service looks at the blocks.
 *
 * Costs 50 compute units and counts 20 against the rate limit. Paged: iterate over the call for the items of every page.
 */
export const getWalletTransactionsVerbose: PagedOperation<T.GetWalletTransactionsVerboseInput, T.BlockTransactionVerbose, W.GetWalletTransactionsVerboseWire> = {
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
    { name: 'limit', in: 'query', encode: asCount },
  ],
  decode: decodeTransactionCollectionVerbose,
  page: { items: 'result', wireItems: 'result', cursor: 'cursor', input: 'cursor', first: 0, next: byCursor, call: pagedCall },
  cost: 50,
  rateLimitCost: 20,
}

/**
 * Events of a contract.
 *
 * Lists the events of one kind that a contract emitted, decoded by the ABI item given as `abi`, newest first unless
 * `order` says otherwise. `topic` and `abi` must describe the same event, or the arguments come out wrong. Narrow
 * the period by blocks or by dates; where both are given, the service looks at the blocks. No other call searches
 * events.
 *
 * Costs 20 compute units. Paged: iterate over the call for the items of every page.
 *
 * @deprecated The provider announced its withdrawal for 2024-12-06.
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
    { name: 'limit', in: 'query', encode: asCount },
    { name: 'order', in: 'query', encode: (value, at) => asOneOf(value, at, ['ASC', 'DESC']) },
    { name: 'cursor', in: 'query', encode: asText },
  ],
  body: jsonBody,
  decode: decodeGetContractEventsResponse,
  page: { items: 'result', wireItems: 'result', cursor: 'cursor', input: 'cursor', offset: 'offset', first: 0, next: byOffset, place: placeCursor, call: pagedCall },
  idempotent: true,
  cost: 20,
  deprecated: {"withdrawn":"2024-12-06"},
}

/**
 * Logs of a contract.
 *
 * Lists the logs with a given first topic that a contract wrote, not decoded, newest first unless `order` says
 * otherwise. Narrow the period to one block, or by blocks or dates; dates count only where no blocks are given.
 * No other call searches logs; those of a known transaction are part of `getTransaction`.
 *
 * Paged: iterate over the call for the items of every page.
 *
 * @deprecated The provider announced its withdrawal for 2024-12-06.
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
    { name: 'limit', in: 'query', encode: asCount },
    { name: 'order', in: 'query', encode: (value, at) => asOneOf(value, at, ['ASC', 'DESC']) },
    { name: 'cursor', in: 'query', encode: asText },
  ],
  decode: decodeLogCollection,
  page: { items: 'result', wireItems: 'result', cursor: 'cursor', input: 'cursor', first: 0, next: byCursor, call: pagedCall },
  deprecated: {"withdrawn":"2024-12-06"},
}

/**
 * Result of a contract's read function.
 *
 * Calls a read-only function of a contract (`view` or `pure`) at the latest block and gives what it returns.
 * Nothing is sent to the chain. The result has the shape of the function's output: numbers are decimal text in the
 * contract's own unit, bytes are hex, and a function with several outputs gives a list or an object.
 */
export const runContractFunction: Operation<T.RunContractFunctionInput, T.RunContractFunctionOutput, W.RunContractFunctionWire> = {
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
}

/**
 * Report contracts as spam or not.
 *
 * Hands contracts to the provider for review, as spam or as wrongly marked as spam. The answer only confirms that the report has arrived; what becomes of it shows later, in `possibleSpam` of other answers. Because it is a report, the client does not send it again when the connection fails.
 *
 * `null` when it succeeds with an empty answer.
 */
export const reviewContracts: Operation<T.ReviewContractsInput, T.ReviewContractsOutput, W.ReviewContractsWire> = {
  id: 'reviewContracts',
  path: '/contracts-review',
  api: 'evm',
  servers,
  method: 'POST',
  inputs: [
    { name: 'contracts', in: 'body', encode: (value, at) => asList(value, at, encodeContractsReviewItem), required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
  ],
  body: jsonBody,
  decode: decodeReviewContracts,
  emptyIsNull: true,
  bearer: true,
  product: true,
}

/**
 * NFTs of a wallet.
 *
 * Lists the NFTs a wallet holds now, a row per token id. The amount of an ERC-1155 token is how many of it the
 * wallet holds. Metadata is what the service fetched last; where that failed or never happened it is null, and
 * `reSyncMetadata` asks for another attempt. Spam is included unless `excludeSpam` is set.
 *
 * Costs 50 compute units and counts 20 against the rate limit. Paged: iterate over the call for the items of every page.
 */
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
    { name: 'limit', in: 'query', encode: asCount },
    { name: 'excludeSpam', wire: 'exclude_spam', in: 'query', encode: asBoolean },
    { name: 'tokenAddresses', wire: 'token_addresses[]', in: 'query', encode: (value, at) => asList(value, at, asEvmAddress) },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'normalizeMetadata', in: 'query', encode: asBoolean },
    { name: 'mediaItems', wire: 'media_items', in: 'query', encode: asBoolean },
    { name: 'includePrices', wire: 'include_prices', in: 'query', encode: asBoolean },
  ],
  decode: decodeNftOwnerCollection,
  page: { items: 'result', wireItems: 'result', cursor: 'cursor', input: 'cursor', first: 1, next: byCursor, call: pagedCall },
  cost: 50,
  rateLimitCost: 20,
}

/**
 * NFTs of a collection.
 *
 * Lists the NFTs of a collection by its contract. To read a large collection in parallel, divide it with
 * `totalRanges` and give each reader its own `range`, every one with its own cursor.
 *
 * Costs 50 compute units and counts 20 against the rate limit. Paged: iterate over the call for the items of every page.
 */
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
    { name: 'limit', in: 'query', encode: asCount },
    { name: 'totalRanges', in: 'query', encode: asCount },
    { name: 'range', in: 'query', encode: asCount },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'normalizeMetadata', in: 'query', encode: asBoolean },
    { name: 'mediaItems', wire: 'media_items', in: 'query', encode: asBoolean },
    { name: 'includePrices', wire: 'include_prices', in: 'query', encode: asBoolean },
  ],
  decode: decodeNftCollection,
  page: { items: 'result', wireItems: 'result', cursor: 'cursor', input: 'cursor', first: 0, next: byCursor, call: pagedCall },
  cost: 50,
  rateLimitCost: 20,
}

/**
 * Metadata of several NFTs.
 *
 * Reads up to 25 NFTs in one call, of one or several collections. The answer has an entry for each NFT in the
 * order asked, null where the service knows no such NFT. It only reads, so it may be repeated.
 *
 * Costs 150 compute units and counts 20 against the rate limit.
 */
export const getMultipleNFTs: Operation<T.GetMultipleNFTsInput, T.GetMultipleNFTsOutput, W.GetMultipleNFTsWire> = {
  id: 'getMultipleNFTs',
  path: '/nft/getMultipleNFTs',
  api: 'evm',
  servers,
  method: 'POST',
  inputs: [
    { name: 'tokens', in: 'body', encode: (value, at) => asList(value, at, encodeTokenItem), required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'normalizeMetadata', in: 'body', encode: asBoolean },
    { name: 'mediaItems', wire: 'media_items', in: 'body', encode: asBoolean },
  ],
  body: jsonBody,
  decode: decodeGetMultipleNFTsOutput,
  idempotent: true,
  cost: 150,
  rateLimitCost: 20,
}

/**
 * Metadata of one NFT.
 *
 * Reads an NFT by contract and token id: its metadata, owner and the blocks of its mint and last transfer.
 * Metadata is what the service fetched last; `reSyncMetadata` refreshes it. The result is `null` when the service
 * does not know the NFT. For several NFTs there is `getMultipleNFTs`.
 *
 * Costs 20 compute units. `null` when there is none.
 */
export const getNFTMetadata: Operation<T.GetNFTMetadataInput, T.GetNFTMetadataOutput, W.GetNFTMetadataWire> = {
  id: 'getNFTMetadata',
  path: '/nft/{address}/{token_id}',
  api: 'evm',
  servers,
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
}

/**
 * Metadata of an NFT collection.
 *
 * Reads what is known about a collection: name, symbol and standard from its contract, logo and links from the
 * service. The result is `null` when the service does not know the contract.
 *
 * Costs 50 compute units and counts 20 against the rate limit. `null` when there is none.
 */
export const getNFTContractMetadata: Operation<T.GetNFTContractMetadataInput, T.GetNFTContractMetadataOutput, W.GetNFTContractMetadataWire> = {
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
  rateLimitCost: 20,
}

/**
 * NFT collections of a wallet.
 *
 * Lists the collections a wallet holds at least one NFT of, a row per contract; `getWalletNFTs` lists the NFTs
 * themselves. Spam is included unless `excludeSpam` is set.
 *
 * Costs 50 compute units and counts 20 against the rate limit. Paged: iterate over the call for the items of every page.
 */
export const getWalletNFTCollections: PagedOperation<T.GetWalletNFTCollectionsInput, T.NftCollections, W.GetWalletNFTCollectionsWire> = {
  id: 'getWalletNFTCollections',
  path: '/{address}/nft/collections',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'limit', in: 'query', encode: asCount },
    { name: 'excludeSpam', wire: 'exclude_spam', in: 'query', encode: asBoolean },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'tokenCounts', wire: 'token_counts', in: 'query', encode: asBoolean },
    { name: 'includePrices', wire: 'include_prices', in: 'query', encode: asBoolean },
  ],
  decode: decodeNftWalletCollections,
  page: { items: 'result', wireItems: 'result', cursor: 'cursor', input: 'cursor', first: 1, next: byCursor, call: pagedCall },
  cost: 50,
  rateLimitCost: 20,
}

/**
 * Owners of an NFT collection.
 *
 * Lists who holds the NFTs of a collection now, a row per NFT and owner: an owner of several NFTs has several
 * rows, an ERC-1155 token with several owners as well. For the owners of one token id there is
 * `getNFTTokenIdOwners`.
 *
 * Costs 50 compute units and counts 20 against the rate limit. Paged: iterate over the call for the items of every page.
 */
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
    { name: 'limit', in: 'query', encode: asCount },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'normalizeMetadata', in: 'query', encode: asBoolean },
    { name: 'mediaItems', wire: 'media_items', in: 'query', encode: asBoolean },
  ],
  decode: decodeNftOwnerCollection,
  page: { items: 'result', wireItems: 'result', cursor: 'cursor', input: 'cursor', first: 1, next: byCursor, call: pagedCall },
  cost: 50,
  rateLimitCost: 20,
}

/**
 * Owners of one NFT.
 *
 * Lists who holds a token id now. An ERC-721 token has one owner; an ERC-1155 token may have many, each with an
 * amount.
 *
 * Costs 50 compute units and counts 20 against the rate limit. Paged: iterate over the call for the items of every page.
 */
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
    { name: 'limit', in: 'query', encode: asCount },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'normalizeMetadata', in: 'query', encode: asBoolean },
    { name: 'mediaItems', wire: 'media_items', in: 'query', encode: asBoolean },
  ],
  decode: decodeNftOwnerCollection,
  page: { items: 'result', wireItems: 'result', cursor: 'cursor', input: 'cursor', first: 1, next: byCursor, call: pagedCall },
  cost: 50,
  rateLimitCost: 20,
}

/**
 * NFT transfers of a wallet.
 *
 * Lists the transfers by which NFTs came to a wallet or left it, mints and burns included, newest first unless
 * `order` says otherwise. Narrow the period by blocks or by dates; where both are given, the service looks at the
 * blocks.
 *
 * Costs 50 compute units and counts 20 against the rate limit. Paged: iterate over the call for the items of every page.
 */
export const getWalletNFTTransfers: PagedOperation<T.GetWalletNFTTransfersInput, T.NftTransfer, W.GetWalletNFTTransfersWire> = {
  id: 'getWalletNFTTransfers',
  path: '/{address}/nft/transfers',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'contractAddresses', wire: 'contract_addresses[]', in: 'query', encode: (value, at) => asList(value, at, asEvmAddress) },
    { name: 'format', in: 'query', encode: (value, at) => asOneOf(value, at, ['decimal', 'hex']) },
    { name: 'fromBlock', wire: 'from_block', in: 'query', encode: asUint },
    { name: 'toBlock', wire: 'to_block', in: 'query', encode: asUint },
    { name: 'fromDate', wire: 'from_date', in: 'query', encode: asIsoDate },
    { name: 'toDate', wire: 'to_date', in: 'query', encode: asIsoDate },
    { name: 'limit', in: 'query', encode: asCount },
    { name: 'order', in: 'query', encode: (value, at) => asOneOf(value, at, ['ASC', 'DESC']) },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'includePrices', wire: 'include_prices', in: 'query', encode: asBoolean },
  ],
  decode: decodeNftTransferCollection,
  page: { items: 'result', wireItems: 'result', cursor: 'cursor', input: 'cursor', first: 0, next: byCursor, call: pagedCall },
  cost: 50,
  rateLimitCost: 20,
}

/**
 * NFT transfers of a collection.
 *
 * Lists the transfers of a collection's NFTs, mints and burns included, newest first unless `order` says
 * otherwise. Narrow the period by blocks or by dates; where both are given, the service looks at the blocks.
 *
 * Costs 50 compute units and counts 20 against the rate limit. Paged: iterate over the call for the items of every page.
 */
export const getNFTContractTransfers: PagedOperation<T.GetNFTContractTransfersInput, T.NftTransfer, W.GetNFTContractTransfersWire> = {
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
    { name: 'limit', in: 'query', encode: asCount },
    { name: 'order', in: 'query', encode: (value, at) => asOneOf(value, at, ['ASC', 'DESC']) },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'includePrices', wire: 'include_prices', in: 'query', encode: asBoolean },
  ],
  decode: decodeNftTransferCollection,
  page: { items: 'result', wireItems: 'result', cursor: 'cursor', input: 'cursor', first: 0, next: byCursor, call: pagedCall },
  cost: 50,
  rateLimitCost: 20,
}

/**
 * Transfers of one NFT.
 *
 * Lists how a token id changed hands, back to its mint, newest first unless `order` says otherwise. One
 * transaction may move it more than once; the log index tells such transfers apart.
 *
 * Costs 20 compute units. Paged: iterate over the call for the items of every page.
 */
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
    { name: 'limit', in: 'query', encode: asCount },
    { name: 'order', in: 'query', encode: (value, at) => asOneOf(value, at, ['ASC', 'DESC']) },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'includePrices', wire: 'include_prices', in: 'query', encode: asBoolean },
  ],
  decode: decodeNftTransferCollection,
  page: { items: 'result', wireItems: 'result', cursor: 'cursor', input: 'cursor', first: 0, next: byCursor, call: pagedCall },
  cost: 20,
}

/**
 * NFT transfers of a block.
 *
 * Lists the NFT transfers of all collections in one block, by its number or hash, newest first unless `order`
 * says otherwise. The logs that `getBlock` gives hold the same transfers, not decoded.
 *
 * Paged: iterate over the call for the items of every page.
 *
 * @deprecated The provider announced its withdrawal for 2024-10-26. Use `getBlock` instead.
 */
export const getNFTTransfersByBlock: PagedOperation<T.GetNFTTransfersByBlockInput, T.NftTransfer, W.GetNFTTransfersByBlockWire> = {
  id: 'getNFTTransfersByBlock',
  path: '/block/{block_number_or_hash}/nft/transfers',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'blockNumberOrHash', wire: 'block_number_or_hash', in: 'path', encode: asBlockId, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'limit', in: 'query', encode: asCount },
    { name: 'order', in: 'query', encode: (value, at) => asOneOf(value, at, ['ASC', 'DESC']) },
    { name: 'cursor', in: 'query', encode: asText },
  ],
  decode: decodeNftTransferCollection,
  page: { items: 'result', wireItems: 'result', cursor: 'cursor', input: 'cursor', first: 0, next: byCursor, call: pagedCall },
  deprecated: {"withdrawn":"2024-10-26","replacement":"getBlock"},
}

/**
 * NFT transfers of a period.
 *
 * Lists the NFT transfers of all collections in a range of blocks or dates, newest first unless `order` says
 * otherwise; where both are given, the service looks at the blocks. `getNFTContractTransfers` reads a period
 * collection by collection.
 *
 * Paged: iterate over the call for the items of every page.
 *
 * @deprecated The provider announced its withdrawal for 2024-10-26. Use `getNFTContractTransfers` instead.
 */
export const getNFTTransfersFromToBlock: PagedOperation<T.GetNFTTransfersFromToBlockInput, T.NftTransfer, W.GetNFTTransfersFromToBlockWire> = {
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
    { name: 'limit', in: 'query', encode: asCount },
    { name: 'order', in: 'query', encode: (value, at) => asOneOf(value, at, ['ASC', 'DESC']) },
    { name: 'cursor', in: 'query', encode: asText },
  ],
  decode: decodeNftTransferCollection,
  page: { items: 'result', wireItems: 'result', cursor: 'cursor', input: 'cursor', first: 0, next: byCursor, call: pagedCall },
  deprecated: {"withdrawn":"2024-10-26","replacement":"getNFTContractTransfers"},
}

/**
 * Trades of a collection.
 *
 * Lists the trades of a collection's NFTs on one marketplace, OpenSea unless `marketplace` names another. A bundle
 * is one trade with several token ids and one price for all. Narrow the period by blocks or by dates; where both
 * are given, the service looks at the blocks.
 *
 * Costs 40 compute units and counts 20 against the rate limit. Paged: iterate over the call for the items of every page.
 */
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
    { name: 'limit', in: 'query', encode: asCount },
    { name: 'nftMetadata', wire: 'nft_metadata', in: 'query', encode: asBoolean },
  ],
  decode: decodeTradeCollection,
  page: { items: 'result', wireItems: 'result', cursor: 'cursor', input: 'cursor', first: 0, next: byCursor, call: pagedCall },
  cost: 40,
  rateLimitCost: 20,
  bearer: true,
  product: true,
}

/**
 * Trades of one NFT.
 *
 * Lists the trades a token id was part of; the marketplace cannot be chosen. Narrow the period by blocks or by
 * dates; where both are given, the service looks at the blocks.
 *
 * Costs 40 compute units and counts 20 against the rate limit. Paged: iterate over the call for the items of every page.
 */
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
    { name: 'limit', in: 'query', encode: asCount },
    { name: 'nftMetadata', wire: 'nft_metadata', in: 'query', encode: asBoolean },
  ],
  decode: decodeTradeCollection,
  page: { items: 'result', wireItems: 'result', cursor: 'cursor', input: 'cursor', first: 0, next: byCursor, call: pagedCall },
  cost: 40,
  rateLimitCost: 20,
  bearer: true,
  product: true,
}

/**
 * Sale prices of a collection.
 *
 * Sums up how a collection's NFTs sold over the last `days`: the latest, cheapest and most expensive sale, the
 * average and their number. Without a sale in that time there are no prices, and `message` says so.
 *
 * Costs 1 compute unit and counts 30 against the rate limit.
 */
export const getNFTContractSalePrices: Operation<T.GetNFTContractSalePricesInput, T.GetNFTContractSalePricesOutput, W.GetNFTContractSalePricesWire> = {
  id: 'getNFTContractSalePrices',
  path: '/nft/{address}/price',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'days', in: 'query', encode: asCount },
  ],
  decode: decodeSoldPrice,
  cost: 1,
  rateLimitCost: 30,
  bearer: true,
  product: true,
}

/**
 * Sale prices of one NFT.
 *
 * Sums up how a token id sold over the last `days`: the latest, cheapest and most expensive sale, the average
 * and their number. Without a sale in that time there are no prices, and `message` says so.
 *
 * Costs 30 compute units.
 */
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
    { name: 'days', in: 'query', encode: asCount },
  ],
  decode: decodeSoldPrice,
  cost: 30,
  bearer: true,
  product: true,
}

/**
 * Cheapest trade of a collection.
 *
 * Finds the trade with the lowest price on a marketplace over the last `days`. The result is `null` when there was
 * none. `getNFTContractSalePrices` has the cheapest sale too.
 *
 * Costs 40 compute units and counts 20 against the rate limit. `null` when there is none.
 *
 * @deprecated The provider announced its withdrawal for 2024-10-26. Use `getNFTContractSalePrices` instead.
 */
export const getNFTLowestPrice: Operation<T.GetNFTLowestPriceInput, T.GetNFTLowestPriceOutput, W.GetNFTLowestPriceWire> = {
  id: 'getNFTLowestPrice',
  path: '/nft/{address}/lowestprice',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'days', in: 'query', encode: asCount },
    { name: 'marketplace', in: 'query', encode: asText },
  ],
  decode: decodeTrade,
  nullable: true,
  cost: 40,
  rateLimitCost: 20,
  deprecated: {"withdrawn":"2024-10-26","replacement":"getNFTContractSalePrices"},
}

/**
 * Token, owner and transfer counts of a collection.
 *
 * Counts the token ids, current owners and transfers of a collection.
 *
 * Costs 50 compute units.
 */
export const getNFTCollectionStats: Operation<T.GetNFTCollectionStatsInput, T.GetNFTCollectionStatsOutput, W.GetNFTCollectionStatsWire> = {
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
}

/**
 * Owner and transfer counts of one NFT.
 *
 * Counts the current owners and the transfers of a token id. No other call gives the counts, but
 * `getNFTTokenIdOwners` and `getNFTTransfers` list what was counted.
 *
 * Costs 50 compute units.
 *
 * @deprecated The provider announced its withdrawal for 2024-12-06.
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
  deprecated: {"withdrawn":"2024-12-06"},
}

/**
 * Resync the metadata of an NFT.
 *
 * Asks the service to fetch an NFT's metadata anew. In `async` mode the answer comes at once and the work is
 * done later; in `sync` mode the answer waits for it and is 404 when nothing could be fetched. Read the NFT
 * afterwards for the outcome.
 *
 * Costs 50 compute units.
 */
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
  result: /^404(?=\s*\{.*"status"\s*:\s*")/s,
  cost: 50,
}

/**
 * Sync an NFT collection.
 *
 * Asks the service to read the NFTs of a contract, for collections it does not know yet or knows only in part.
 * The answer comes at once; the work takes minutes and more for large collections.
 *
 * Costs 50 compute units. `null` when it succeeds with an empty answer.
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
}

/**
 * Token balances of a wallet.
 *
 * Lists the ERC-20 tokens a wallet holds, each with its balance in the token's smallest unit, now or at the end of a block. The whole list comes at once. Native currency and prices are not part of it; `getWalletTokenBalancesPrice` has both.
 *
 * Costs 100 compute units and counts 20 against the rate limit.
 */
export const getWalletTokenBalances: Operation<T.GetWalletTokenBalancesInput, T.GetWalletTokenBalancesOutput, W.GetWalletTokenBalancesWire> = {
  id: 'getWalletTokenBalances',
  path: '/{address}/erc20',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'toBlock', wire: 'to_block', in: 'query', encode: asUint },
    { name: 'tokenAddresses', wire: 'token_addresses[]', in: 'query', encode: (value, at) => asList(value, at, asEvmAddress) },
    { name: 'excludeSpam', wire: 'exclude_spam', in: 'query', encode: asBoolean },
  ],
  decode: decodeGetWalletTokenBalancesOutput,
  cost: 100,
  rateLimitCost: 20,
}

/**
 * Token transfers of a wallet.
 *
 * Lists the ERC-20 transfers that a wallet sent or received, newest first unless `order` says otherwise. Values are in the token's smallest unit. Narrow the period by blocks or by dates; where both are given, the service looks at the blocks.
 *
 * Costs 50 compute units and counts 20 against the rate limit. Paged: iterate over the call for the items of every page.
 */
export const getWalletTokenTransfers: PagedOperation<T.GetWalletTokenTransfersInput, T.Erc20Transaction, W.GetWalletTokenTransfersWire> = {
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
    { name: 'contractAddresses', wire: 'contract_addresses[]', in: 'query', encode: (value, at) => asList(value, at, asEvmAddress) },
    { name: 'limit', in: 'query', encode: asCount },
    { name: 'order', in: 'query', encode: (value, at) => asOneOf(value, at, ['ASC', 'DESC']) },
    { name: 'cursor', in: 'query', encode: asText },
  ],
  decode: decodeErc20TransactionCollection,
  page: { items: 'result', wireItems: 'result', cursor: 'cursor', input: 'cursor', first: 0, next: byCursor, call: pagedCall },
  cost: 50,
  rateLimitCost: 20,
}

/**
 * Transfers of a token.
 *
 * Lists the transfers of one ERC-20 token, mints and burns included (they come from or go to the zero address), newest first unless `order` says otherwise. Values are in the token's smallest unit. Busy tokens have millions of rows, so narrow the period by blocks or by dates; where both are given, the service looks at the blocks.
 *
 * Costs 50 compute units and counts 20 against the rate limit. Paged: iterate over the call for the items of every page.
 */
export const getTokenTransfers: PagedOperation<T.GetTokenTransfersInput, T.Erc20Transaction, W.GetTokenTransfersWire> = {
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
    { name: 'limit', in: 'query', encode: asCount },
    { name: 'order', in: 'query', encode: (value, at) => asOneOf(value, at, ['ASC', 'DESC']) },
    { name: 'cursor', in: 'query', encode: asText },
  ],
  decode: decodeErc20TransactionCollection,
  page: { items: 'result', wireItems: 'result', cursor: 'cursor', input: 'cursor', first: 0, next: byCursor, call: pagedCall },
  cost: 50,
  rateLimitCost: 20,
}

/**
 * Metadata of tokens by contract.
 *
 * Describes ERC-20 tokens by their contract addresses: name, symbol, decimals, logo, supply, valuation and links. Match rows to what was asked by `address`; there is `null` for a row that cannot be read.
 *
 * Costs 10 compute units and counts 20 against the rate limit.
 */
export const getTokenMetadata: Operation<T.GetTokenMetadataInput, T.GetTokenMetadataOutput, W.GetTokenMetadataWire> = {
  id: 'getTokenMetadata',
  path: '/erc20/metadata',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'addresses', wire: 'addresses[]', in: 'query', encode: (value, at) => asList(value, at, asEvmAddress), required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
  ],
  decode: decodeGetTokenMetadataOutput,
  cost: 10,
  rateLimitCost: 20,
}

/**
 * Metadata of tokens by symbol.
 *
 * Finds ERC-20 tokens by symbol and describes them. Symbols are not unique: one of them may bring several tokens, imitations among them, so decide by `address` before trusting a row.
 *
 * Costs 10 compute units.
 */
export const getTokenMetadataBySymbol: Operation<T.GetTokenMetadataBySymbolInput, T.GetTokenMetadataBySymbolOutput, W.GetTokenMetadataBySymbolWire> = {
  id: 'getTokenMetadataBySymbol',
  path: '/erc20/metadata/symbols',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'symbols', wire: 'symbols[]', in: 'query', encode: (value, at) => asList(value, at, asText), required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
  ],
  decode: decodeGetTokenMetadataBySymbolOutput,
  cost: 10,
}

/**
 * Owners of a token.
 *
 * Lists the owners of one ERC-20 token, the largest balance first unless `order` says otherwise, with their share of the total supply and what their holding is worth in US dollars. Pools and other contracts are owners too; see `isContract`.
 *
 * Costs 50 compute units and counts 20 against the rate limit. Paged: iterate over the call for the items of every page.
 */
export const getTokenOwners: PagedOperation<T.GetTokenOwnersInput, T.Erc20TokenOwner, W.GetTokenOwnersWire> = {
  id: 'getTokenOwners',
  path: '/erc20/{token_address}/owners',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'tokenAddress', wire: 'token_address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'limit', in: 'query', encode: asCount },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'order', in: 'query', encode: (value, at) => asOneOf(value, at, ['ASC', 'DESC']) },
  ],
  decode: decodeErc20TokenOwnerCollection,
  page: { items: 'result', wireItems: 'result', cursor: 'cursor', input: 'cursor', first: 0, next: byCursor, call: pagedCall },
  cost: 50,
  rateLimitCost: 20,
  bearer: true,
  product: true,
}

/**
 * Allowance of a spender.
 *
 * Reads how much of an owner's ERC-20 tokens a spender may still move, in the token's smallest unit. An unlimited approval is usually the largest 256-bit number. Calling `allowance` of the contract with `runContractFunction` answers the same.
 *
 * Costs 10 compute units and counts 20 against the rate limit.
 *
 * @deprecated The provider announced its withdrawal for 2024-10-26. Use `runContractFunction` instead.
 */
export const getTokenAllowance: Operation<T.GetTokenAllowanceInput, T.GetTokenAllowanceOutput, W.GetTokenAllowanceWire> = {
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
  rateLimitCost: 20,
  deprecated: {"withdrawn":"2024-10-26","replacement":"runContractFunction"},
}

/**
 * Transfer count of a token.
 *
 * Counts the transfers of one ERC-20 token since its contract was created.
 *
 * Costs 50 compute units.
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
}

/**
 * Price of a token.
 *
 * Gives the price of one whole ERC-20 token in US dollars and in the chain's native currency, that of the last trade in a liquidity pool, now or at the end of a block. Without an exchange the service chooses the pool, by liquidity and activity. A token without a pool that qualifies is an error of status 404; testnets have no prices.
 *
 * Costs 50 compute units and counts 20 against the rate limit.
 */
export const getTokenPrice: Operation<T.GetTokenPriceInput, T.GetTokenPriceOutput, W.GetTokenPriceWire> = {
  id: 'getTokenPrice',
  path: '/erc20/{address}/price',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'exchange', in: 'query', encode: asText },
    { name: 'toBlock', wire: 'to_block', in: 'query', encode: asUint },
    { name: 'include', in: 'query', encode: (value, at) => asOneOf(value, at, ['percent_change']) },
    { name: 'maxTokenInactivity', wire: 'max_token_inactivity', in: 'query', encode: asCount },
    { name: 'minPairSideLiquidityUsd', wire: 'min_pair_side_liquidity_usd', in: 'query', encode: asNumber },
  ],
  decode: decodeErc20Price,
  cost: 50,
  rateLimitCost: 20,
}

/**
 * Prices of several tokens.
 *
 * Gives the prices of up to 100 ERC-20 tokens in one call, each on its own exchange and at its own block where asked. Only reads, so it may be repeated. Match rows to what was asked by `tokenAddress`: a token without a price may be missing, and there is `null` for a row that cannot be read.
 *
 * Costs 100 compute units and counts 20 against the rate limit.
 */
export const getMultipleTokenPrices: Operation<T.GetMultipleTokenPricesInput, T.GetMultipleTokenPricesOutput, W.GetMultipleTokenPricesWire> = {
  id: 'getMultipleTokenPrices',
  path: '/erc20/prices',
  api: 'evm',
  servers,
  method: 'POST',
  inputs: [
    { name: 'tokens', in: 'body', encode: (value, at) => asList(value, at, encodeTokenPriceItem), required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'include', in: 'query', encode: (value, at) => asOneOf(value, at, ['percent_change']) },
    { name: 'maxTokenInactivity', wire: 'max_token_inactivity', in: 'query', encode: asCount },
    { name: 'minPairSideLiquidityUsd', wire: 'min_pair_side_liquidity_usd', in: 'query', encode: asNumber },
  ],
  body: jsonBody,
  decode: decodeGetMultipleTokenPricesOutput,
  idempotent: true,
  cost: 100,
  rateLimitCost: 20,
  bearer: true,
  product: true,
}

/**
 * Trading pair of two tokens.
 *
 * Finds the liquidity pool of two tokens on one exchange and describes both. Exchanges sort the two by address, so read from the answer which is first: `getPairReserves` names its amounts in the same order.
 *
 * Costs 1 compute unit and counts 20 against the rate limit.
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
  rateLimitCost: 20,
}

/**
 * Reserves of a trading pair.
 *
 * Reads how much of each token a pool holds, in each token's smallest unit, now, at the end of a block or at a date. Works for pools built like those of Uniswap v2; `getPairAddress` finds them.
 *
 * Costs 10 compute units.
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
}

/**
 * Price of one token in another.
 *
 * Gives what one whole base token costs in the quote token of a pair and in US dollars, now, at the end of a block or at a date. `token0Address` is the base, `token1Address` the quote.
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
}

/**
 * History of a wallet.
 *
 * Lists the transactions that involve a wallet, newest first unless `order` says otherwise. Each comes with a
 * category, a sentence that sums it up, and the native, ERC-20 and NFT transfers it caused; native transfers
 * include those made by contracts. Amounts are in the smallest unit, with a formatted twin where there is one.
 * Narrow the period by blocks or by dates; where both are given, the service looks at the blocks.
 *
 * Costs 150 compute units and counts 30 against the rate limit. Paged: iterate over the call for the items of every page.
 */
export const getWalletHistory: PagedOperation<T.GetWalletHistoryInput, T.WalletHistoryTransaction, W.GetWalletHistoryWire> = {
  id: 'getWalletHistory',
  path: '/wallets/{address}/history',
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
    { name: 'includeInternalTransactions', wire: 'include_internal_transactions', in: 'query', encode: asBoolean },
    { name: 'nftMetadata', wire: 'nft_metadata', in: 'query', encode: asBoolean },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'order', in: 'query', encode: (value, at) => asOneOf(value, at, ['ASC', 'DESC']) },
    { name: 'limit', in: 'query', encode: asCount },
  ],
  decode: decodeWalletHistory,
  page: { items: 'result', wireItems: 'result', cursor: 'cursor', input: 'cursor', first: 0, next: byCursor, call: pagedCall },
  cost: 150,
  rateLimitCost: 30,
  bearer: true,
  product: true,
}

/**
 * Token balances of a wallet, with prices.
 *
 * Lists what a wallet holds, the native currency and every ERC-20 token, each with its price, its value in US
 * dollars and its share of the portfolio. Balances are in the token's smallest unit. Tokens without a known price
 * carry `null` prices and values and count as nothing in the shares.
 *
 * Costs 100 compute units and counts 20 against the rate limit. Paged: iterate over the call for the items of every page.
 */
export const getWalletTokenBalancesPrice: PagedOperation<T.GetWalletTokenBalancesPriceInput, T.Erc20TokenBalanceWithPrice, W.GetWalletTokenBalancesPriceWire> = {
  id: 'getWalletTokenBalancesPrice',
  path: '/wallets/{address}/tokens',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'toBlock', wire: 'to_block', in: 'query', encode: asUint },
    { name: 'tokenAddresses', wire: 'token_addresses[]', in: 'query', encode: (value, at) => asList(value, at, asEvmAddress) },
    { name: 'excludeSpam', wire: 'exclude_spam', in: 'query', encode: asBoolean },
    { name: 'excludeUnverifiedContracts', wire: 'exclude_unverified_contracts', in: 'query', encode: asBoolean },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'limit', in: 'query', encode: asCount },
    { name: 'excludeNative', wire: 'exclude_native', in: 'query', encode: asBoolean },
    { name: 'maxTokenInactivity', wire: 'max_token_inactivity', in: 'query', encode: asCount },
    { name: 'minPairSideLiquidityUsd', wire: 'min_pair_side_liquidity_usd', in: 'query', encode: asNumber },
  ],
  decode: decodeErc20TokenBalanceWithPriceResult,
  page: { items: 'result', wireItems: 'result', cursor: 'cursor', input: 'cursor', first: 0, next: byCursor, call: pagedCall },
  cost: 100,
  rateLimitCost: 20,
  bearer: true,
  product: true,
}

/**
 * Net worth of a wallet.
 *
 * Adds up the value of a wallet's native and ERC-20 holdings in US dollars, in total and chain by chain; tokens
 * without a known price count as nothing. Spam tokens with an invented price inflate the sum, so leave out spam and
 * unverified contracts where the figure matters. What the call costs depends on the chains it reads; the cost given
 * here is the usual one.
 *
 * Costs 250 compute units and counts 50 against the rate limit.
 */
export const getWalletNetWorth: Operation<T.GetWalletNetWorthInput, T.GetWalletNetWorthOutput, W.GetWalletNetWorthWire> = {
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
    { name: 'minPairSideLiquidityUsd', wire: 'min_pair_side_liquidity_usd', in: 'query', encode: asNumber },
  ],
  decode: decodeNetWorthResult,
  cost: 250,
  rateLimitCost: 50,
  bearer: true,
  product: true,
}

/**
 * Chains a wallet is active on.
 *
 * Says on which chains a wallet has been active, with its first and its latest transaction on each. What the call
 * costs depends on the chains it reads; the cost given here is the usual one.
 *
 * Costs 50 compute units.
 */
export const getWalletActiveChains: Operation<T.GetWalletActiveChainsInput, T.GetWalletActiveChainsOutput, W.GetWalletActiveChainsWire> = {
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
  bearer: true,
  product: true,
}

/**
 * NFT, transaction and transfer counts of a wallet.
 *
 * Counts a wallet's NFTs, collections, transactions and transfers on one chain.
 *
 * Costs 50 compute units.
 */
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
}

/**
 * DeFi holdings of a wallet, in figures.
 *
 * Says in how many protocols a wallet has positions, how many there are and what they are worth in US dollars, in
 * total and protocol by protocol. `getDefiPositionsSummary` lists the positions themselves,
 * `getDefiPositionsByProtocol` those in one protocol.
 *
 * Costs 50 compute units and counts 20 against the rate limit.
 */
export const getDefiSummary: Operation<T.GetDefiSummaryInput, T.GetDefiSummaryOutput, W.GetDefiSummaryWire> = {
  id: 'getDefiSummary',
  path: '/wallets/{address}/defi/summary',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
  ],
  decode: decodeWalletDefiSummary,
  cost: 50,
  rateLimitCost: 20,
  bearer: true,
  product: true,
}

/**
 * DeFi positions of a wallet in one protocol.
 *
 * Lists a wallet's positions in one DeFi protocol: the tokens behind each, its value in US dollars, and what the
 * protocol says about it. Which details a position has depends on the kind of protocol: ranges for concentrated
 * liquidity, reserves and a share for pools, rates and debt flags for lending, shares for restaking.
 *
 * Costs 15 compute units and counts 10 against the rate limit.
 */
export const getDefiPositionsByProtocol: Operation<T.GetDefiPositionsByProtocolInput, T.GetDefiPositionsByProtocolOutput, W.GetDefiPositionsByProtocolWire> = {
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
  rateLimitCost: 10,
  bearer: true,
  product: true,
}

/**
 * DeFi positions of a wallet in all protocols.
 *
 * Lists a wallet's positions across all DeFi protocols of a chain, one entry per position. Older answers of the
 * service have one entry per protocol, with its positions in a list; read `positions` where `position` is absent.
 *
 * Costs 50 compute units and counts 20 against the rate limit.
 */
export const getDefiPositionsSummary: Operation<T.GetDefiPositionsSummaryInput, T.GetDefiPositionsSummaryOutput, W.GetDefiPositionsSummaryWire> = {
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
  rateLimitCost: 20,
  bearer: true,
  product: true,
}

/**
 * Profit and loss of a wallet.
 *
 * Sums up a wallet's token trades over a period: how many, how much was bought and sold, and what profit or loss the sales made. All amounts are US dollars; a loss is negative. Tokens that were bought and not yet sold make no profit.
 *
 * Costs 30 compute units and counts 20 against the rate limit.
 */
export const getWalletProfitabilitySummary: Operation<T.GetWalletProfitabilitySummaryInput, T.GetWalletProfitabilitySummaryOutput, W.GetWalletProfitabilitySummaryWire> = {
  id: 'getWalletProfitabilitySummary',
  path: '/wallets/{address}/profitability/summary',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'days', in: 'query', encode: (value, at) => asOneOf(value, at, ['all', '7', '30', '60', '90']) },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
  ],
  decode: decodeGetWalletProfitabilitySummary,
  cost: 30,
  rateLimitCost: 20,
  bearer: true,
  product: true,
}

/**
 * Profit and loss of a wallet by token.
 *
 * Breaks a wallet's trades of a period down by token: what was bought and sold, at which average prices, and what profit or loss the sales made. Token amounts are whole tokens, the rest US dollars. The list comes whole.
 *
 * Costs 50 compute units and counts 20 against the rate limit.
 */
export const getWalletProfitability: Operation<T.GetWalletProfitabilityInput, T.GetWalletProfitabilityOutput, W.GetWalletProfitabilityWire> = {
  id: 'getWalletProfitability',
  path: '/wallets/{address}/profitability',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
    { name: 'days', in: 'query', encode: (value, at) => asOneOf(value, at, ['all', '7', '30', '60', '90']) },
    { name: 'chain', in: 'query', encode: asEvmChain, fallback: 'defaultChain' },
    { name: 'tokenAddresses', wire: 'token_addresses[]', in: 'query', encode: (value, at) => asList(value, at, asEvmAddress) },
  ],
  decode: decodeWalletProfitabilityResponse,
  cost: 50,
  rateLimitCost: 20,
  bearer: true,
  product: true,
}

/**
 * Wallets that profited most from a token.
 *
 * Lists the wallets that made the most from trading one ERC-20 token over a period, with what each bought and sold. Token amounts are whole tokens, the rest US dollars.
 *
 * Costs 50 compute units.
 */
export const getTopProfitableWalletPerToken: Operation<T.GetTopProfitableWalletPerTokenInput, T.GetTopProfitableWalletPerTokenOutput, W.GetTopProfitableWalletPerTokenWire> = {
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
}

/**
 * Largest tokens.
 *
 * Ranks ERC-20 tokens by market capitalisation, largest first, with price and price changes in US dollars. The list comes whole and takes no input; its tokens are those of Ethereum.
 *
 * Costs 200 compute units and counts 20 against the rate limit.
 */
export const getTopERC20TokensByMarketCap: Operation<T.GetTopERC20TokensByMarketCapInput, T.GetTopERC20TokensByMarketCapOutput, W.GetTopERC20TokensByMarketCapWire> = {
  id: 'getTopERC20TokensByMarketCap',
  path: '/market-data/erc20s/top-tokens',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [],
  decode: decodeGetTopERC20TokensByMarketCapOutput,
  cost: 200,
  rateLimitCost: 20,
  bearer: true,
  product: true,
}

/**
 * Tokens whose price moved most.
 *
 * Lists the ERC-20 tokens whose price in US dollars rose most and those whose price fell most within 24 hours. Takes no input.
 *
 * Costs 200 compute units and counts 20 against the rate limit.
 */
export const getTopERC20TokensByPriceMovers: Operation<T.GetTopERC20TokensByPriceMoversInput, T.GetTopERC20TokensByPriceMoversOutput, W.GetTopERC20TokensByPriceMoversWire> = {
  id: 'getTopERC20TokensByPriceMovers',
  path: '/market-data/erc20s/top-movers',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [],
  decode: decodeMarketDataERC20TokensByPriceMovers,
  cost: 200,
  rateLimitCost: 20,
  bearer: true,
  product: true,
}

/**
 * Largest NFT collections.
 *
 * Ranks NFT collections by market capitalisation, that is the floor price times the number of NFTs, largest first, with floor price and volume. Takes no input.
 *
 * Costs 200 compute units and counts 20 against the rate limit.
 */
export const getTopNFTCollectionsByMarketCap: Operation<T.GetTopNFTCollectionsByMarketCapInput, T.GetTopNFTCollectionsByMarketCapOutput, W.GetTopNFTCollectionsByMarketCapWire> = {
  id: 'getTopNFTCollectionsByMarketCap',
  path: '/market-data/nfts/top-collections',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [],
  decode: decodeGetTopNFTCollectionsByMarketCapOutput,
  cost: 200,
  rateLimitCost: 20,
  bearer: true,
  product: true,
}

/**
 * Most traded NFT collections.
 *
 * Ranks NFT collections by what was paid for them within 24 hours, most first, with average price and how the floor price moved over a day, a week and a month. Takes no input.
 *
 * Costs 200 compute units and counts 20 against the rate limit.
 */
export const getHottestNFTCollectionsByTradingVolume: Operation<T.GetHottestNFTCollectionsByTradingVolumeInput, T.GetHottestNFTCollectionsByTradingVolumeOutput, W.GetHottestNFTCollectionsByTradingVolumeWire> = {
  id: 'getHottestNFTCollectionsByTradingVolume',
  path: '/market-data/nfts/hottest-collections',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [],
  decode: decodeGetHottestNFTCollectionsByTradingVolumeOutput,
  cost: 200,
  rateLimitCost: 20,
  bearer: true,
  product: true,
}

/**
 * Largest coins.
 *
 * Ranks coins of all chains, native ones such as bitcoin among them, by market capitalisation, largest first. All amounts are US dollars or whole coins. Takes no input.
 */
export const getTopCryptoCurrenciesByMarketCap: Operation<T.GetTopCryptoCurrenciesByMarketCapInput, T.GetTopCryptoCurrenciesByMarketCapOutput, W.GetTopCryptoCurrenciesByMarketCapWire> = {
  id: 'getTopCryptoCurrenciesByMarketCap',
  path: '/market-data/global/market-cap',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [],
  decode: decodeGetTopCryptoCurrenciesByMarketCapOutput,
  bearer: true,
  product: true,
}

/**
 * Most traded coins.
 *
 * Ranks coins of all chains by what was traded within 24 hours, most first. `marketCapRank` still counts by market capitalisation, so it does not run from 1 here. Takes no input.
 */
export const getTopCryptoCurrenciesByTradingVolume: Operation<T.GetTopCryptoCurrenciesByTradingVolumeInput, T.GetTopCryptoCurrenciesByTradingVolumeOutput, W.GetTopCryptoCurrenciesByTradingVolumeWire> = {
  id: 'getTopCryptoCurrenciesByTradingVolume',
  path: '/market-data/global/volume',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [],
  decode: decodeGetTopCryptoCurrenciesByTradingVolumeOutput,
  bearer: true,
  product: true,
}

/**
 * ENS name of an address.
 *
 * Finds the ENS name that an address has set as its primary one. The result is `null` when it has set none, even where ENS names point to the address.
 *
 * Costs 10 compute units. `null` when there is none.
 */
export const resolveAddress: Operation<T.ResolveAddressInput, T.ResolveAddressOutput, W.ResolveAddressWire> = {
  id: 'resolveAddress',
  path: '/resolve/{address}/reverse',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asEvmAddress, required: true },
  ],
  decode: decodeEns,
  nullable: true,
  cost: 10,
}

/**
 * Address of an Unstoppable domain.
 *
 * Finds the address an Unstoppable domain stands for, such as one of `.crypto` or `.nft`. The result is `null` when the domain is not registered or points to no address. For `.eth` names there is `resolveENSDomain`.
 *
 * Costs 10 compute units. `null` when there is none.
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
}

/**
 * Address of an ENS name.
 *
 * Finds the address an ENS name stands for. The result is `null` when the name is not registered or points to no address.
 *
 * Costs 10 compute units. `null` when there is none.
 */
export const resolveENSDomain: Operation<T.ResolveENSDomainInput, T.ResolveENSDomainOutput, W.ResolveENSDomainWire> = {
  id: 'resolveENSDomain',
  path: '/resolve/ens/{domain}',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [
    { name: 'domain', in: 'path', encode: asText, required: true },
  ],
  decode: decodeResolve,
  nullable: true,
  cost: 10,
}

/**
 * Unstoppable domain of an address.
 *
 * Finds the Unstoppable domain that an address has set for itself. The result is `null` when it has set none. For ENS names there is `resolveAddress`.
 *
 * Costs 10 compute units. `null` when there is none.
 */
export const resolveAddressToDomain: Operation<T.ResolveAddressToDomainInput, T.ResolveAddressToDomainOutput, W.ResolveAddressToDomainWire> = {
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
}

/**
 * Upload files to IPFS.
 *
 * Stores files in one folder on IPFS and gives the URL of each. Whoever knows the hash can read them, and there is no call to delete them. No other call here stores files.
 *
 * @deprecated The provider announced its withdrawal for 2024-10-26.
 */
export const uploadFolder: Operation<T.UploadFolderInput, T.UploadFolderOutput, W.UploadFolderWire> = {
  id: 'uploadFolder',
  path: '/ipfs/uploadFolder',
  api: 'evm',
  servers,
  method: 'POST',
  inputs: [
    { name: 'files', wire: '', in: 'body', encode: (value, at) => asList(value, at, encodeIpfsFileRequest), required: true },
  ],
  body: jsonBody,
  decode: decodeUploadFolderOutput,
  deprecated: {"withdrawn":"2024-10-26"},
}

/**
 * Costs of the calls.
 *
 * Lists the service's calls with what each costs and what it counts against the rate limit, in compute units.
 *
 * Costs 1 compute unit and counts 10 against the rate limit.
 */
export const endpointWeights: Operation<T.EndpointWeightsInput, T.EndpointWeightsOutput, W.EndpointWeightsWire> = {
  id: 'endpointWeights',
  path: '/info/endpointWeights',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [],
  decode: decodeEndpointWeightsOutput,
  cost: 1,
  rateLimitCost: 10,
  bearer: true,
  product: true,
}

/**
 * Version of the service.
 *
 * Reads which version the service runs; a way to check that it answers and that the key is valid.
 *
 * Costs 10 compute units and counts 1 against the rate limit.
 */
export const web3ApiVersion: Operation<T.Web3ApiVersionInput, T.Web3ApiVersionOutput, W.Web3ApiVersionWire> = {
  id: 'web3ApiVersion',
  path: '/web3/version',
  api: 'evm',
  servers,
  method: 'GET',
  inputs: [],
  decode: decodeWeb3version,
  cost: 10,
  rateLimitCost: 1,
  bearer: true,
  product: true,
}
