// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { Call, CallOptions, PagedCall } from '../../src/operation/call.js'
import type { Operation } from '../../src/operation/operation.js'
import type { EvmAddress } from '../../src/values/evmAddress.js'
import {
  endpointWeights,
  getBlock,
  getBlockStats,
  getContractEvents,
  getContractLogs,
  getContractNFTs,
  getDateToBlock,
  getDefiPositionsByProtocol,
  getDefiPositionsSummary,
  getDefiSummary,
  getEntitiesByCategory,
  getEntity,
  getEntityCategories,
  getHistoricalTokenScore,
  getHottestNFTCollectionsByTradingVolume,
  getInternalTransactions,
  getLatestBlockNumber,
  getMultipleNFTs,
  getMultipleTokenAnalytics,
  getMultipleTokenPrices,
  getNFTBulkContractMetadata,
  getNFTByContractTraits,
  getNFTCollectionStats,
  getNFTContractMetadata,
  getNFTContractSalePrices,
  getNFTContractTransfers,
  getNFTFloorPriceByContract,
  getNFTFloorPriceByToken,
  getNFTHistoricalFloorPriceByContract,
  getNFTLowestPrice,
  getNFTMetadata,
  getNFTOwners,
  getNFTSalePrices,
  getNFTTokenIdOwners,
  getNFTTokenStats,
  getNFTTrades,
  getNFTTradesByToken,
  getNFTTradesByWallet,
  getNFTTraitsByCollection,
  getNFTTraitsByCollectionPaginate,
  getNFTTransfers,
  getNFTTransfersByBlock,
  getNFTTransfersFromToBlock,
  getNativeBalance,
  getNativeBalancesForAddresses,
  getPairAddress,
  getPairCandlesticks,
  getPairPrice,
  getPairReserves,
  getPairStats,
  getSwapsByPairAddress,
  getSwapsByTokenAddress,
  getSwapsByWalletAddress,
  getTimeSeriesTokenAnalytics,
  getTokenAllowance,
  getTokenAnalytics,
  getTokenCategories,
  getTokenHolders,
  getTokenMetadata,
  getTokenMetadataBySymbol,
  getTokenOwners,
  getTokenPairs,
  getTokenPrice,
  getTokenScore,
  getTokenStats,
  getTokenTransfers,
  getTopCryptoCurrenciesByMarketCap,
  getTopCryptoCurrenciesByTradingVolume,
  getTopERC20TokensByMarketCap,
  getTopERC20TokensByPriceMovers,
  getTopNFTCollectionsByMarketCap,
  getTopProfitableWalletPerToken,
  getTransaction,
  getTransactionVerbose,
  getTrendingTokens,
  getUniqueOwnersByCollection,
  getWalletActiveChains,
  getWalletApprovals,
  getWalletHistory,
  getWalletInsight,
  getWalletNFTCollections,
  getWalletNFTTransfers,
  getWalletNFTs,
  getWalletNetWorth,
  getWalletProfitability,
  getWalletProfitabilitySummary,
  getWalletStats,
  getWalletTokenBalances,
  getWalletTokenBalancesPrice,
  getWalletTokenTransfers,
  getWalletTransactions,
  getWalletTransactionsVerbose,
  reSyncMetadata,
  resolveAddress,
  resolveAddressToDomain,
  resolveDomain,
  resolveENSDomain,
  resyncNFTRarity,
  reviewContracts,
  runContractFunction,
  searchEntities,
  searchTokens,
  syncNFTContract,
  uploadFolder,
  web3ApiVersion,
} from './operations.gen.js'
import type * as T from './types.gen.js'
import type * as W from './wireAnswers.js'

/** EVM data: 105 operations, each a method. */
export interface EvmClient {
  /**
   * Native balance of a wallet.
   *
   * Reads how much of the chain's native currency a wallet holds, in wei, now or at the end of a block.
   *
   * Costs 10 compute units.
   *
   * @example
   * await client.evm.getNativeBalance({ address: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045', chain: '0x1' })
   */
  getNativeBalance(
    input: T.GetNativeBalanceInput,
    options?: CallOptions,
  ): Call<T.GetNativeBalanceOutput, W.GetNativeBalanceWire>

  /**
   * Native balances of several wallets.
   *
   * Reads how much of the chain's native currency several wallets hold, each by itself and all together, in wei, now or
   * at the end of a block.
   *
   * Costs 10 compute units per wallet.
   *
   * @example
   * await client.evm.getNativeBalancesForAddresses({
   *   walletAddresses: ['0xd8da6bf26964af9d7eed9e03e53415d37aa96045'],
   *   chain: '0x1',
   * })
   */
  getNativeBalancesForAddresses(
    input: T.GetNativeBalancesForAddressesInput,
    options?: CallOptions,
  ): Call<T.GetNativeBalancesForAddressesOutput, W.GetNativeBalancesForAddressesWire>

  /**
   * Block with its transactions.
   *
   * Reads a block by number or hash, with its header, all its transactions and their logs. Internal transactions come
   * only when `include` asks for them. A full block is a large answer, often more than a megabyte. The result is `null`
   * when the chain has no such block yet.
   *
   * Costs 100 compute units. `null` if there is none.
   *
   * @example
   * await client.evm.getBlock({ blockNumberOrHash: '18908000', chain: '0x1' })
   */
  getBlock(input: T.GetBlockInput, options?: CallOptions): Call<T.GetBlockOutput, W.GetBlockWire>

  /**
   * Block of a date.
   *
   * Finds the block nearest to a point in time, so that calls which take only block numbers can be given a period.
   *
   * Costs 1 compute unit.
   *
   * @example
   * await client.evm.getDateToBlock({ date: '2022-01-01T00:00:00.000Z', chain: '0x1' })
   */
  getDateToBlock(
    input: T.GetDateToBlockInput,
    options?: CallOptions,
  ): Call<T.GetDateToBlockOutput, W.GetDateToBlockWire>

  /**
   * Number of the latest block.
   *
   * Reads the number of the newest block that the service has of a chain. `getBlock` and the lists follow the chain at
   * their own pace, and may not have it yet.
   *
   * Costs 10 compute units.
   *
   * @example
   * await client.evm.getLatestBlockNumber({ chain: '0x1' })
   */
  getLatestBlockNumber(
    input?: T.GetLatestBlockNumberInput,
    options?: CallOptions,
  ): Call<T.GetLatestBlockNumberOutput, W.GetLatestBlockNumberWire>

  /**
   * Transaction and transfer counts of a block.
   *
   * Counts a block's transactions, NFT transfers and token transfers. `getBlock` holds the transactions and logs from
   * which the same counts can be made.
   *
   * Costs 50 compute units.
   *
   * @example
   * await client.evm.getBlockStats({ blockNumberOrHash: '18908000', chain: '0x1' })
   *
   * @deprecated The provider removed it on 2024-12-06. Use `streams.createEvmStream` instead.
   */
  getBlockStats(input: T.GetBlockStatsInput, options?: CallOptions): Call<T.GetBlockStatsOutput, W.GetBlockStatsWire>

  /**
   * Transaction with its logs.
   *
   * Reads a mined transaction by hash, with its receipt and its logs as they stand on the chain, not decoded; for that
   * there is `getTransactionVerbose`. Internal transactions come only when `include` asks for them. The result is
   * `null` when the chain has no such transaction, or has not mined it yet.
   *
   * Costs 10 compute units. `null` if there is none.
   *
   * @example
   * await client.evm.getTransaction({
   *   transactionHash: '0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060',
   *   chain: '0x1',
   * })
   */
  getTransaction(
    input: T.GetTransactionInput,
    options?: CallOptions,
  ): Call<T.GetTransactionOutput, W.GetTransactionWire>

  /**
   * Transaction, decoded.
   *
   * Reads a mined transaction by hash and decodes its call and its logs where the service knows their ABI; elsewhere
   * `decodedCall` and `decodedEvent` are absent and the raw data stands alone. Internal transactions come only when
   * `include` asks for them. The result is `null` when the chain has no such transaction, or has not mined it yet.
   *
   * Costs 20 compute units. `null` if there is none.
   *
   * @example
   * await client.evm.getTransactionVerbose({
   *   transactionHash: '0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060',
   *   chain: '0x1',
   * })
   */
  getTransactionVerbose(
    input: T.GetTransactionVerboseInput,
    options?: CallOptions,
  ): Call<T.GetTransactionVerboseOutput, W.GetTransactionVerboseWire>

  /**
   * Internal transactions of a transaction.
   *
   * Lists the calls that contracts made while a transaction ran, in the order they were made; a plain transfer has
   * none. `getTransaction` with `include` set to `internal_transactions` gives the same list.
   *
   * Costs 20 compute units.
   *
   * @example
   * await client.evm.getInternalTransactions({
   *   transactionHash: '0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060',
   *   chain: '0x1',
   * })
   *
   * @deprecated The provider removed it on 2024-12-06. Use `getTransaction` instead.
   */
  getInternalTransactions(
    input: T.GetInternalTransactionsInput,
    options?: CallOptions,
  ): Call<T.GetInternalTransactionsOutput, W.GetInternalTransactionsWire>

  /**
   * Transactions of a wallet.
   *
   * Lists the transactions a wallet sent or received, newest first unless `order` says otherwise. Transfers of tokens
   * by others are not among them, because the wallet is neither sender nor receiver there; `getWalletHistory` has those
   * too. Narrow the period by blocks or by dates; where both are given, the service looks at the blocks.
   *
   * Costs 30 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.evm.getWalletTransactions({
   *   address: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045',
   *   chain: '0x1',
   * })) console.log(item)
   */
  getWalletTransactions(
    input: T.GetWalletTransactionsInput,
    options?: CallOptions,
  ): PagedCall<T.Transaction, W.GetWalletTransactionsWire>

  /**
   * Transactions of a wallet, decoded.
   *
   * Lists the transactions a wallet sent or received like `getWalletTransactions`, with their logs, and decodes call
   * and logs where the service knows their ABI. Narrow the period by blocks or by dates; where both are given, the
   * service looks at the blocks.
   *
   * Costs 50 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.evm.getWalletTransactionsVerbose({
   *   address: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045',
   *   chain: '0x1',
   * })) console.log(item)
   */
  getWalletTransactionsVerbose(
    input: T.GetWalletTransactionsVerboseInput,
    options?: CallOptions,
  ): PagedCall<T.BlockTransactionVerbose, W.GetWalletTransactionsVerboseWire>

  /**
   * Events of a contract.
   *
   * Lists the events of one kind that a contract emitted, decoded by the ABI item given as `abi`, newest first unless
   * `order` says otherwise. `topic` and `abi` must describe the same event, or the arguments come out wrong. Narrow the
   * period by blocks or by dates; where both are given, the service looks at the blocks. No other call searches events.
   *
   * Costs 20 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.evm.getContractEvents({
   *   address: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
   *   topic: '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
   *   abi: {
   *     name: 'Transfer',
   *     type: 'event',
   *     anonymous: false,
   *     inputs: [{ name: 'from', type: 'address', indexed: true }],
   *   },
   *   chain: '0x1',
   * })) console.log(item)
   *
   * @deprecated The provider removed it on 2024-12-06.
   */
  getContractEvents(
    input: T.GetContractEventsInput,
    options?: CallOptions,
  ): PagedCall<T.LogEvent, W.GetContractEventsWire>

  /**
   * Logs of a contract.
   *
   * Lists the logs with a given first topic that a contract wrote, not decoded, newest first unless `order` says
   * otherwise. Narrow the period to one block, or by blocks or dates; dates count only where no blocks are given. No
   * other call searches logs; those of a known transaction are part of `getTransaction`.
   *
   * Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.evm.getContractLogs({
   *   address: '0xb47e3cd837ddf8e4c57f05d70ab865de6e193bbb',
   *   topic0: '0x58e5d5a525e3b40bc15abaa38b5882678db1ee68befd2f60bafe3a7fd06db9e3',
   *   chain: '0x1',
   * })) console.log(item)
   *
   * @deprecated The provider removed it on 2024-12-06.
   */
  getContractLogs(
    input: T.GetContractLogsInput,
    options?: CallOptions,
  ): PagedCall<T.LogEventByAddress, W.GetContractLogsWire>

  /**
   * Result of a contract's read function.
   *
   * Calls a read-only function of a contract (`view` or `pure`) at the latest block and gives what it returns. Nothing
   * is sent to the chain. The result has the shape of the function's output: numbers are decimal text in the contract's
   * own unit, bytes are hex, and a function with several outputs gives a list or an object.
   *
   * @example
   * await client.evm.runContractFunction({
   *   address: '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
   *   functionName: 'name',
   *   abi: [
   *     {
   *       name: 'name',
   *       type: 'function',
   *       stateMutability: 'view',
   *       inputs: [],
   *       outputs: [{ name: '', type: 'string' }],
   *     },
   *   ],
   *   chain: '0x1',
   * })
   */
  runContractFunction(
    input: T.RunContractFunctionInput,
    options?: CallOptions,
  ): Call<T.RunContractFunctionOutput, W.RunContractFunctionWire>

  /**
   * Report contracts as spam or not.
   *
   * Hands contracts to the provider for review, as spam or as wrongly marked as spam. The answer only confirms that the
   * report has arrived; what becomes of it shows later, in `possibleSpam` of other answers. Because it is a report, the
   * client does not send it again when the connection fails.
   *
   * `null` if it succeeds with an empty response.
   *
   * @example
   * await client.evm.reviewContracts({
   *   contracts: [
   *     {
   *       contractAddress: '0xc8c0613f6e8a8a25728c57a19409937d72b626f3',
   *       reason: 'Airdropped…',
   *       reportType: 'spam',
   *       contractType: 'ERC20',
   *     },
   *   ],
   *   chain: '0x1',
   * })
   */
  reviewContracts(
    input: T.ReviewContractsInput,
    options?: CallOptions,
  ): Call<T.ReviewContractsOutput, W.ReviewContractsWire>

  /**
   * NFTs of a wallet.
   *
   * Lists the NFTs a wallet holds now, a row per token id. The amount of an ERC-1155 token is how many of it the wallet
   * holds. Metadata is what the service fetched last; where that failed or never happened it is null, and
   * `reSyncMetadata` asks for another attempt. Spam is included unless `excludeSpam` is set.
   *
   * Costs 50 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.evm.getWalletNFTs({
   *   address: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045',
   *   chain: '0x1',
   * })) console.log(item)
   */
  getWalletNFTs(input: T.GetWalletNFTsInput, options?: CallOptions): PagedCall<T.NftOwner, W.GetWalletNFTsWire>

  /**
   * NFTs of a collection.
   *
   * Lists the NFTs of a collection by its contract. To read a large collection in parallel, divide it with
   * `totalRanges` and give each reader its own `range`, every one with its own cursor.
   *
   * Costs 50 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.evm.getContractNFTs({
   *   address: '0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d',
   *   chain: '0x1',
   * })) console.log(item)
   */
  getContractNFTs(input: T.GetContractNFTsInput, options?: CallOptions): PagedCall<T.Nft, W.GetContractNFTsWire>

  /**
   * Metadata of several NFTs.
   *
   * Reads up to 25 NFTs in one call, of one or several collections. The answer has an entry for each NFT in the order
   * asked, null where the service knows no such NFT. It only reads, so it may be repeated.
   *
   * Costs 150 compute units.
   *
   * @example
   * await client.evm.getMultipleNFTs({
   *   tokens: [{ tokenAddress: '0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d', tokenId: '7804' }],
   *   chain: '0x1',
   *   normalizeMetadata: true,
   *   mediaItems: true,
   * })
   */
  getMultipleNFTs(
    input: T.GetMultipleNFTsInput,
    options?: CallOptions,
  ): Call<T.GetMultipleNFTsOutput, W.GetMultipleNFTsWire>

  /**
   * Metadata of one NFT.
   *
   * Reads an NFT by contract and token id: its metadata, owner and the blocks of its mint and last transfer. Metadata
   * is what the service fetched last; `reSyncMetadata` refreshes it. The result is `null` when the service does not
   * know the NFT. For several NFTs there is `getMultipleNFTs`.
   *
   * Costs 20 compute units. `null` if there is none.
   *
   * @example
   * await client.evm.getNFTMetadata({
   *   address: '0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d',
   *   tokenId: '7804',
   *   chain: '0x1',
   * })
   */
  getNFTMetadata(
    input: T.GetNFTMetadataInput,
    options?: CallOptions,
  ): Call<T.GetNFTMetadataOutput, W.GetNFTMetadataWire>

  /**
   * Metadata of an NFT collection.
   *
   * Reads what is known about a collection: name, symbol and standard from its contract, logo and links from the
   * service. The result is `null` when the service does not know the contract.
   *
   * Costs 50 compute units. `null` if there is none.
   *
   * @example
   * await client.evm.getNFTContractMetadata({ address: '0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d', chain: '0x1' })
   */
  getNFTContractMetadata(
    input: T.GetNFTContractMetadataInput,
    options?: CallOptions,
  ): Call<T.GetNFTContractMetadataOutput, W.GetNFTContractMetadataWire>

  /**
   * Metadata of several NFT collections.
   *
   * Reads up to 25 collections in one call, as `getNFTContractMetadata` reads one. Tell the rows apart by
   * `tokenAddress`: the service does not document their order, nor what it sends for a contract it does not know. It
   * only reads, so it may be repeated.
   *
   * Costs 5 compute units.
   *
   * @example
   * await client.evm.getNFTBulkContractMetadata({
   *   addresses: ['0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d'],
   *   chain: '0x1',
   * })
   */
  getNFTBulkContractMetadata(
    input: T.GetNFTBulkContractMetadataInput,
    options?: CallOptions,
  ): Call<T.GetNFTBulkContractMetadataOutput, W.GetNFTBulkContractMetadataWire>

  /**
   * NFT collections of a wallet.
   *
   * Lists the collections a wallet holds at least one NFT of, a row per contract; `getWalletNFTs` lists the NFTs
   * themselves. Spam is included unless `excludeSpam` is set.
   *
   * Costs 50 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.evm.getWalletNFTCollections({
   *   address: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045',
   *   chain: '0x1',
   * })) console.log(item)
   */
  getWalletNFTCollections(
    input: T.GetWalletNFTCollectionsInput,
    options?: CallOptions,
  ): PagedCall<T.NftCollections, W.GetWalletNFTCollectionsWire>

  /**
   * Owners of an NFT collection.
   *
   * Lists who holds the NFTs of a collection now, a row per NFT and owner: an owner of several NFTs has several rows,
   * an ERC-1155 token with several owners as well. For the owners of one token id there is `getNFTTokenIdOwners`.
   *
   * Costs 50 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.evm.getNFTOwners({
   *   address: '0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d',
   *   chain: '0x1',
   * })) console.log(item)
   */
  getNFTOwners(input: T.GetNFTOwnersInput, options?: CallOptions): PagedCall<T.NftOwner, W.GetNFTOwnersWire>

  /**
   * Distinct owners of an NFT collection.
   *
   * Lists who holds NFTs of a collection now, each owner once however many it holds. `getNFTOwners` tells which NFTs
   * they are.
   *
   * Costs 50 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.evm.getUniqueOwnersByCollection({
   *   address: '0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d',
   *   chain: '0x1',
   * })) console.log(item)
   */
  getUniqueOwnersByCollection(
    input: T.GetUniqueOwnersByCollectionInput,
    options?: CallOptions,
  ): PagedCall<EvmAddress, W.GetUniqueOwnersByCollectionWire>

  /**
   * Owners of one NFT.
   *
   * Lists who holds a token id now. An ERC-721 token has one owner; an ERC-1155 token may have many, each with an
   * amount.
   *
   * Costs 50 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.evm.getNFTTokenIdOwners({
   *   address: '0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d',
   *   tokenId: '7804',
   *   chain: '0x1',
   * })) console.log(item)
   */
  getNFTTokenIdOwners(
    input: T.GetNFTTokenIdOwnersInput,
    options?: CallOptions,
  ): PagedCall<T.NftOwner, W.GetNFTTokenIdOwnersWire>

  /**
   * NFT transfers of a wallet.
   *
   * Lists the transfers by which NFTs came to a wallet or left it, mints and burns included, newest first unless
   * `order` says otherwise. Narrow the period by blocks or by dates; where both are given, the service looks at the
   * blocks.
   *
   * Costs 50 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.evm.getWalletNFTTransfers({
   *   address: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045',
   *   chain: '0x1',
   * })) console.log(item)
   */
  getWalletNFTTransfers(
    input: T.GetWalletNFTTransfersInput,
    options?: CallOptions,
  ): PagedCall<T.NftTransfer, W.GetWalletNFTTransfersWire>

  /**
   * NFT transfers of a collection.
   *
   * Lists the transfers of a collection's NFTs, mints and burns included, newest first unless `order` says otherwise.
   * Narrow the period by blocks or by dates; where both are given, the service looks at the blocks.
   *
   * Costs 50 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.evm.getNFTContractTransfers({
   *   address: '0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d',
   *   chain: '0x1',
   * })) console.log(item)
   */
  getNFTContractTransfers(
    input: T.GetNFTContractTransfersInput,
    options?: CallOptions,
  ): PagedCall<T.NftTransfer, W.GetNFTContractTransfersWire>

  /**
   * Transfers of one NFT.
   *
   * Lists how a token id changed hands, back to its mint, newest first unless `order` says otherwise. One transaction
   * may move it more than once; the log index tells such transfers apart.
   *
   * Costs 20 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.evm.getNFTTransfers({
   *   address: '0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d',
   *   tokenId: '7804',
   *   chain: '0x1',
   * })) console.log(item)
   */
  getNFTTransfers(input: T.GetNFTTransfersInput, options?: CallOptions): PagedCall<T.NftTransfer, W.GetNFTTransfersWire>

  /**
   * NFT transfers of a block.
   *
   * Lists the NFT transfers of all collections in one block, by its number or hash, newest first unless `order` says
   * otherwise. The logs that `getBlock` gives hold the same transfers, not decoded.
   *
   * Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.evm.getNFTTransfersByBlock({
   *   blockNumberOrHash: '18908000',
   *   chain: '0x1',
   * })) console.log(item)
   *
   * @deprecated The provider removed it on 2024-10-26. Use `getNFTContractTransfers` instead.
   */
  getNFTTransfersByBlock(
    input: T.GetNFTTransfersByBlockInput,
    options?: CallOptions,
  ): PagedCall<T.NftTransfer, W.GetNFTTransfersByBlockWire>

  /**
   * NFT transfers of a period.
   *
   * Lists the NFT transfers of all collections in a range of blocks or dates, newest first unless `order` says
   * otherwise; where both are given, the service looks at the blocks. `getNFTContractTransfers` reads a period
   * collection by collection.
   *
   * Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.evm.getNFTTransfersFromToBlock({ chain: '0x1' })) console.log(item)
   *
   * @deprecated The provider removed it on 2024-10-26. Use `getNFTContractTransfers` instead.
   */
  getNFTTransfersFromToBlock(
    input?: T.GetNFTTransfersFromToBlockInput,
    options?: CallOptions,
  ): PagedCall<T.NftTransfer, W.GetNFTTransfersFromToBlockWire>

  /**
   * Trades of a collection.
   *
   * Lists the trades of a collection's NFTs on one marketplace, OpenSea unless `marketplace` names another. A bundle is
   * one trade with several token ids and one price for all. Narrow the period by blocks or by dates; where both are
   * given, the service looks at the blocks.
   *
   * Costs 40 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.evm.getNFTTrades({
   *   address: '0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d',
   *   chain: '0x1',
   * })) console.log(item)
   */
  getNFTTrades(input: T.GetNFTTradesInput, options?: CallOptions): PagedCall<T.Trade, W.GetNFTTradesWire>

  /**
   * Trades of one NFT.
   *
   * Lists the trades a token id was part of; the marketplace cannot be chosen. Narrow the period by blocks or by dates;
   * where both are given, the service looks at the blocks.
   *
   * Costs 40 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.evm.getNFTTradesByToken({
   *   address: '0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d',
   *   tokenId: '7804',
   *   chain: '0x1',
   * })) console.log(item)
   */
  getNFTTradesByToken(
    input: T.GetNFTTradesByTokenInput,
    options?: CallOptions,
  ): PagedCall<T.Trade, W.GetNFTTradesByTokenWire>

  /**
   * NFT trades of a wallet.
   *
   * Lists the trades in which a wallet bought or sold NFTs, of all collections. Whether it bought or sold,
   * `buyerAddress` and `sellerAddress` tell. Narrow the period by blocks or by dates; where both are given, the service
   * looks at the blocks.
   *
   * Costs 40 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.evm.getNFTTradesByWallet({
   *   address: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045',
   *   chain: '0x1',
   * })) console.log(item)
   */
  getNFTTradesByWallet(
    input: T.GetNFTTradesByWalletInput,
    options?: CallOptions,
  ): PagedCall<T.Trade, W.GetNFTTradesByWalletWire>

  /**
   * Sale prices of a collection.
   *
   * Sums up how a collection's NFTs sold over the last `days`: the latest, cheapest and most expensive sale, the
   * average and their number. Without a sale in that time there are no prices, and `message` says so.
   *
   * Costs 1 compute unit.
   *
   * @example
   * await client.evm.getNFTContractSalePrices({ address: '0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d', chain: '0x1' })
   */
  getNFTContractSalePrices(
    input: T.GetNFTContractSalePricesInput,
    options?: CallOptions,
  ): Call<T.GetNFTContractSalePricesOutput, W.GetNFTContractSalePricesWire>

  /**
   * Sale prices of one NFT.
   *
   * Sums up how a token id sold over the last `days`: the latest, cheapest and most expensive sale, the average and
   * their number. Without a sale in that time there are no prices, and `message` says so.
   *
   * Costs 30 compute units.
   *
   * @example
   * await client.evm.getNFTSalePrices({
   *   address: '0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d',
   *   tokenId: '7804',
   *   chain: '0x1',
   * })
   */
  getNFTSalePrices(
    input: T.GetNFTSalePricesInput,
    options?: CallOptions,
  ): Call<T.GetNFTSalePricesOutput, W.GetNFTSalePricesWire>

  /**
   * Cheapest trade of a collection.
   *
   * Finds the trade with the lowest price on a marketplace over the last `days`. The result is `null` when there was
   * none. `getNFTContractSalePrices` has the cheapest sale too.
   *
   * Costs 40 compute units. `null` if there is none.
   *
   * @example
   * await client.evm.getNFTLowestPrice({ address: '0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d', chain: '0x1' })
   *
   * @deprecated The provider removed it on 2024-10-26. Use `getNFTContractSalePrices` instead.
   */
  getNFTLowestPrice(
    input: T.GetNFTLowestPriceInput,
    options?: CallOptions,
  ): Call<T.GetNFTLowestPriceOutput, W.GetNFTLowestPriceWire>

  /**
   * Floor price of a collection.
   *
   * Reads the floor price of a collection, the lowest at which one of its NFTs is offered, and where. The service looks
   * at the offers of a collection once an hour, from the first time that anybody asks for it: that call is answered
   * with nothing but a `message`, so ask again a little later. A collection that is not traded for a week keeps its
   * last price. What was really paid, `getNFTContractSalePrices` says.
   *
   * Costs 30 compute units.
   *
   * @example
   * await client.evm.getNFTFloorPriceByContract({
   *   address: '0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d',
   *   chain: '0x1',
   * })
   */
  getNFTFloorPriceByContract(
    input: T.GetNFTFloorPriceByContractInput,
    options?: CallOptions,
  ): Call<T.GetNFTFloorPriceByContractOutput, W.GetNFTFloorPriceByContractWire>

  /**
   * Floor price for one NFT.
   *
   * Reads the floor price that the service gives for an NFT. It follows the offers of collections, so this is no price
   * of the very NFT: `getNFTSalePrices` says what was paid for it. The first time that anybody asks, the answer is
   * nothing but a `message`, as with `getNFTFloorPriceByContract`.
   *
   * Costs 30 compute units.
   *
   * @example
   * await client.evm.getNFTFloorPriceByToken({
   *   address: '0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d',
   *   tokenId: '7804',
   *   chain: '0x1',
   * })
   */
  getNFTFloorPriceByToken(
    input: T.GetNFTFloorPriceByTokenInput,
    options?: CallOptions,
  ): Call<T.GetNFTFloorPriceByTokenOutput, W.GetNFTFloorPriceByTokenWire>

  /**
   * Floor price of a collection over time.
   *
   * Lists the floor prices that a collection has had over an interval that ends now: a row per hour for up to 30 days,
   * a row per day beyond. The service keeps them from the first time that anybody asks for a floor price of the
   * collection, so there are none from before. That call is answered with nothing but a `message`.
   *
   * Costs 50 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.evm.getNFTHistoricalFloorPriceByContract({
   *   address: '0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d',
   *   chain: '0x1',
   * })) console.log(item)
   */
  getNFTHistoricalFloorPriceByContract(
    input: T.GetNFTHistoricalFloorPriceByContractInput,
    options?: CallOptions,
  ): PagedCall<T.NftFloorPricePoint, W.GetNFTHistoricalFloorPriceByContractWire>

  /**
   * Traits of a collection.
   *
   * Reads the traits of a collection in one answer, up to 5,000 values, with how many of its NFTs have each.
   * `getNFTTraitsByCollectionPaginate` has all of them in pages, `getNFTByContractTraits` finds the NFTs.
   *
   * Costs 50 compute units.
   *
   * @example
   * await client.evm.getNFTTraitsByCollection({ address: '0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d', chain: '0x1' })
   */
  getNFTTraitsByCollection(
    input: T.GetNFTTraitsByCollectionInput,
    options?: CallOptions,
  ): Call<T.GetNFTTraitsByCollectionOutput, W.GetNFTTraitsByCollectionWire>

  /**
   * Traits of a collection in pages.
   *
   * Lists the traits of a collection, a row per value with how many of its NFTs have it. For the few hundred values
   * that most collections have, `getNFTTraitsByCollection` needs one call.
   *
   * Costs 10 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.evm.getNFTTraitsByCollectionPaginate({
   *   address: '0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d',
   *   chain: '0x1',
   * })) console.log(item)
   */
  getNFTTraitsByCollectionPaginate(
    input: T.GetNFTTraitsByCollectionPaginateInput,
    options?: CallOptions,
  ): PagedCall<T.NftTrait, W.GetNFTTraitsByCollectionPaginateWire>

  /**
   * NFTs of a collection by their traits.
   *
   * Lists the NFTs of a collection that have the given traits; `getNFTTraitsByCollection` lists what there is to choose
   * from. It only reads, so it may be repeated.
   *
   * Costs 50 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.evm.getNFTByContractTraits({
   *   address: '0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d',
   *   traits: { Fur: 'Robot', Background: 'Orange' },
   *   chain: '0x1',
   * })) console.log(item)
   */
  getNFTByContractTraits(
    input: T.GetNFTByContractTraitsInput,
    options?: CallOptions,
  ): PagedCall<T.Nft, W.GetNFTByContractTraitsWire>

  /**
   * Token, owner and transfer counts of a collection.
   *
   * Counts the token ids, current owners and transfers of a collection.
   *
   * Costs 50 compute units.
   *
   * @example
   * await client.evm.getNFTCollectionStats({ address: '0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d', chain: '0x1' })
   */
  getNFTCollectionStats(
    input: T.GetNFTCollectionStatsInput,
    options?: CallOptions,
  ): Call<T.GetNFTCollectionStatsOutput, W.GetNFTCollectionStatsWire>

  /**
   * Owner and transfer counts of one NFT.
   *
   * Counts the current owners and the transfers of a token id. No other call gives the counts, but
   * `getNFTTokenIdOwners` and `getNFTTransfers` list what was counted.
   *
   * Costs 50 compute units.
   *
   * @example
   * await client.evm.getNFTTokenStats({
   *   address: '0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d',
   *   tokenId: '7804',
   *   chain: '0x1',
   * })
   *
   * @deprecated The provider removed it on 2024-12-06. Use `streams.createEvmStream` instead.
   */
  getNFTTokenStats(
    input: T.GetNFTTokenStatsInput,
    options?: CallOptions,
  ): Call<T.GetNFTTokenStatsOutput, W.GetNFTTokenStatsWire>

  /**
   * Resync the metadata of an NFT.
   *
   * Asks the service to fetch an NFT's metadata anew. In `async` mode the answer comes at once and the work is done
   * later; in `sync` mode the answer waits for it and is 404 when nothing could be fetched. Read the NFT afterwards for
   * the outcome.
   *
   * Costs 50 compute units.
   *
   * @example
   * await client.evm.reSyncMetadata({
   *   address: '0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d',
   *   tokenId: '7804',
   *   chain: '0x1',
   * })
   */
  reSyncMetadata(
    input: T.ReSyncMetadataInput,
    options?: CallOptions,
  ): Call<T.ReSyncMetadataOutput, W.ReSyncMetadataWire>

  /**
   * Resync the traits and rarity of an NFT collection.
   *
   * Asks the service to count the traits of a collection anew, and to rank its NFTs by them. The answer comes at once;
   * read the traits or the NFTs later for the outcome.
   *
   * Costs 10 compute units.
   *
   * @example
   * await client.evm.resyncNFTRarity({ address: '0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d', chain: '0x1' })
   */
  resyncNFTRarity(
    input: T.ResyncNFTRarityInput,
    options?: CallOptions,
  ): Call<T.ResyncNFTRarityOutput, W.ResyncNFTRarityWire>

  /**
   * Sync an NFT collection.
   *
   * Asks the service to read the NFTs of a contract, for collections it does not know yet or knows only in part. The
   * answer comes at once; the work takes minutes and more for large collections.
   *
   * Costs 50 compute units. `null` if it succeeds with an empty response.
   *
   * @example
   * await client.evm.syncNFTContract({ address: '0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d', chain: '0x1' })
   */
  syncNFTContract(
    input: T.SyncNFTContractInput,
    options?: CallOptions,
  ): Call<T.SyncNFTContractOutput, W.SyncNFTContractWire>

  /**
   * Token balances of a wallet.
   *
   * Lists the ERC-20 tokens a wallet holds, each with its balance in the token's smallest unit, now or at the end of a
   * block. The whole list comes at once. Native currency and prices are not part of it; `getWalletTokenBalancesPrice`
   * has both.
   *
   * Costs 100 compute units.
   *
   * @example
   * await client.evm.getWalletTokenBalances({ address: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045', chain: '0x1' })
   */
  getWalletTokenBalances(
    input: T.GetWalletTokenBalancesInput,
    options?: CallOptions,
  ): Call<T.GetWalletTokenBalancesOutput, W.GetWalletTokenBalancesWire>

  /**
   * Token transfers of a wallet.
   *
   * Lists the ERC-20 transfers that a wallet sent or received, newest first unless `order` says otherwise. Values are
   * in the token's smallest unit. Narrow the period by blocks or by dates; where both are given, the service looks at
   * the blocks.
   *
   * Costs 50 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.evm.getWalletTokenTransfers({
   *   address: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045',
   *   chain: '0x1',
   * })) console.log(item)
   */
  getWalletTokenTransfers(
    input: T.GetWalletTokenTransfersInput,
    options?: CallOptions,
  ): PagedCall<T.Erc20Transaction, W.GetWalletTokenTransfersWire>

  /**
   * Transfers of a token.
   *
   * Lists the transfers of one ERC-20 token, mints and burns included (they come from or go to the zero address),
   * newest first unless `order` says otherwise. Values are in the token's smallest unit. Busy tokens have millions of
   * rows, so narrow the period by blocks or by dates; where both are given, the service looks at the blocks.
   *
   * Costs 50 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.evm.getTokenTransfers({
   *   address: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
   *   chain: '0x1',
   * })) console.log(item)
   */
  getTokenTransfers(
    input: T.GetTokenTransfersInput,
    options?: CallOptions,
  ): PagedCall<T.Erc20Transaction, W.GetTokenTransfersWire>

  /**
   * Metadata of tokens by contract.
   *
   * Describes ERC-20 tokens by their contract addresses: name, symbol, decimals, logo, supply, valuation and links.
   * Match rows to what was asked by `address`; there is `null` for a row that cannot be read.
   *
   * Costs 10 compute units.
   *
   * @example
   * await client.evm.getTokenMetadata({ addresses: ['0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'], chain: '0x1' })
   */
  getTokenMetadata(
    input: T.GetTokenMetadataInput,
    options?: CallOptions,
  ): Call<T.GetTokenMetadataOutput, W.GetTokenMetadataWire>

  /**
   * Metadata of tokens by symbol.
   *
   * Finds ERC-20 tokens by symbol and describes them. Symbols are not unique: one of them may bring several tokens,
   * imitations among them, so decide by `address` before trusting a row.
   *
   * Costs 10 compute units.
   *
   * @example
   * await client.evm.getTokenMetadataBySymbol({ symbols: ['LINK'], chain: '0x1' })
   *
   * @deprecated The provider removed it on 2026-06-04. Use `searchTokens` instead.
   */
  getTokenMetadataBySymbol(
    input: T.GetTokenMetadataBySymbolInput,
    options?: CallOptions,
  ): Call<T.GetTokenMetadataBySymbolOutput, W.GetTokenMetadataBySymbolWire>

  /**
   * Owners of a token.
   *
   * Lists the owners of one ERC-20 token, the largest balance first unless `order` says otherwise, with their share of
   * the total supply and what their holding is worth in US dollars. Pools and other contracts are owners too; see
   * `isContract`.
   *
   * Costs 50 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.evm.getTokenOwners({
   *   tokenAddress: '0x6982508145454ce325ddbe47a25d4ec3d2311933',
   *   chain: '0x1',
   * })) console.log(item)
   */
  getTokenOwners(
    input: T.GetTokenOwnersInput,
    options?: CallOptions,
  ): PagedCall<T.Erc20TokenOwner, W.GetTokenOwnersWire>

  /**
   * Allowance of a spender.
   *
   * Reads how much of an owner's ERC-20 tokens a spender may still move, in the token's smallest unit. An unlimited
   * approval is usually the largest 256-bit number. Calling `allowance` of the contract with `runContractFunction`
   * returns the same.
   *
   * Costs 10 compute units.
   *
   * @example
   * await client.evm.getTokenAllowance({
   *   address: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
   *   ownerAddress: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045',
   *   spenderAddress: '0x000000000022d473030f116ddee9f6b43ac78ba3',
   *   chain: '0x1',
   * })
   *
   * @deprecated The provider removed it on 2024-10-26. Use `getWalletApprovals` instead.
   */
  getTokenAllowance(
    input: T.GetTokenAllowanceInput,
    options?: CallOptions,
  ): Call<T.GetTokenAllowanceOutput, W.GetTokenAllowanceWire>

  /**
   * Transfer count of a token.
   *
   * Counts the transfers of one ERC-20 token since its contract was created.
   *
   * Costs 50 compute units.
   *
   * @example
   * await client.evm.getTokenStats({ address: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48', chain: '0x1' })
   *
   * @deprecated The provider removed it on 2026-06-04. Use `getTokenAnalytics` instead.
   */
  getTokenStats(input: T.GetTokenStatsInput, options?: CallOptions): Call<T.GetTokenStatsOutput, W.GetTokenStatsWire>

  /**
   * Price of a token.
   *
   * Gives the price of one whole ERC-20 token in US dollars and in the chain's native currency, that of the last trade
   * in a liquidity pool, now or at the end of a block. Without an exchange the service chooses the pool, by liquidity
   * and activity. A token without a pool that qualifies is an error of status 404; testnets have no prices.
   *
   * Costs 50 compute units.
   *
   * @example
   * await client.evm.getTokenPrice({ address: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48', chain: '0x1' })
   */
  getTokenPrice(input: T.GetTokenPriceInput, options?: CallOptions): Call<T.GetTokenPriceOutput, W.GetTokenPriceWire>

  /**
   * Prices of several tokens.
   *
   * Gives the prices of up to 100 ERC-20 tokens in one call, each on its own exchange and at its own block where asked.
   * Only reads, so it may be repeated. Match rows to what was asked by `tokenAddress`: a token without a price may be
   * missing, and there is `null` for a row that cannot be read.
   *
   * Costs 100 compute units.
   *
   * @example
   * await client.evm.getMultipleTokenPrices({
   *   tokens: [{ tokenAddress: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48' }],
   *   chain: '0x1',
   * })
   */
  getMultipleTokenPrices(
    input: T.GetMultipleTokenPricesInput,
    options?: CallOptions,
  ): Call<T.GetMultipleTokenPricesOutput, W.GetMultipleTokenPricesWire>

  /**
   * Trading pair of two tokens.
   *
   * Finds the liquidity pool of two tokens on one exchange and describes both. Exchanges sort the two by address, so
   * read from the answer which is first: `getPairReserves` names its amounts in the same order.
   *
   * Costs 1 compute unit.
   *
   * @example
   * await client.evm.getPairAddress({
   *   token0Address: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
   *   token1Address: '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
   *   exchange: 'uniswapv2',
   *   chain: '0x1',
   * })
   *
   * @deprecated The provider had removed it by 2026-06-04. Use `getTokenPairs` instead.
   */
  getPairAddress(
    input: T.GetPairAddressInput,
    options?: CallOptions,
  ): Call<T.GetPairAddressOutput, W.GetPairAddressWire>

  /**
   * Reserves of a trading pair.
   *
   * Reads how much of each token a pool holds, in each token's smallest unit, now, at the end of a block or at a date.
   * Works for pools built like those of Uniswap v2; `getPairAddress` finds them.
   *
   * Costs 10 compute units.
   *
   * @example
   * await client.evm.getPairReserves({ pairAddress: '0xb4e16d0168e52d35cacd2c6185b44281ec28c9dc', chain: '0x1' })
   *
   * @deprecated The provider had removed it by 2026-06-04. Use `getPairStats` instead.
   */
  getPairReserves(
    input: T.GetPairReservesInput,
    options?: CallOptions,
  ): Call<T.GetPairReservesOutput, W.GetPairReservesWire>

  /**
   * Price of one token in another.
   *
   * Gives what one whole base token costs in the quote token of a pair and in US dollars, now, at the end of a block or
   * at a date. `token0Address` is the base, `token1Address` the quote.
   *
   * @example
   * await client.evm.getPairPrice({
   *   token0Address: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
   *   token1Address: '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
   *   chain: '0x1',
   * })
   *
   * @deprecated The provider had removed it by 2026-06-04. Use `getPairStats` instead.
   */
  getPairPrice(input: T.GetPairPriceInput, options?: CallOptions): Call<T.GetPairPriceOutput, W.GetPairPriceWire>

  /**
   * Trading pairs of a token.
   *
   * Lists the pairs that trade one ERC-20 token, on whichever exchange of the chain, each with its price, its liquidity
   * and what was traded on it within 24 hours. `getPairStats` tells more of one of them.
   *
   * Costs 50 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.evm.getTokenPairs({
   *   tokenAddress: '0x6982508145454ce325ddbe47a25d4ec3d2311933',
   *   chain: '0x1',
   * })) console.log(item)
   */
  getTokenPairs(input: T.GetTokenPairsInput, options?: CallOptions): PagedCall<T.TokenPair, W.GetTokenPairsWire>

  /**
   * Figures of a trading pair.
   *
   * Describes one pair: its price and liquidity now, and how often and for how much its base token was bought and sold
   * within five minutes, an hour, four hours and 24 hours.
   *
   * Costs 100 compute units.
   *
   * @example
   * await client.evm.getPairStats({ address: '0xa43fe16908251ee70ef74718545e4fe6c5ccec9f', chain: '0x1' })
   */
  getPairStats(input: T.GetPairStatsInput, options?: CallOptions): Call<T.GetPairStatsOutput, W.GetPairStatsWire>

  /**
   * Candlesticks of a trading pair.
   *
   * Gives the prices at which one pair was traded, period by period: the first, the highest, the lowest and the last of
   * each, and the value of what was traded. `timeframe` is the length of a period, from a second to a month. Prices are
   * US dollars, or the native currency where `currency` says so.
   *
   * Costs 150 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.evm.getPairCandlesticks({
   *   address: '0xa43fe16908251ee70ef74718545e4fe6c5ccec9f',
   *   fromDate: '2023-12-31T14:00:00.000Z',
   *   toDate: '2023-12-31T21:00:00.000Z',
   *   chain: '0x1',
   * })) console.log(item)
   */
  getPairCandlesticks(
    input: T.GetPairCandlesticksInput,
    options?: CallOptions,
  ): PagedCall<T.Candlestick, W.GetPairCandlesticksWire>

  /**
   * Swaps on a trading pair.
   *
   * Lists what was swapped on one pair, newest first unless `order` says otherwise, and when liquidity was added or
   * removed. Amounts are whole tokens; `baseToken` and `quoteToken` of the page say of which. Narrow the period by
   * blocks or by dates.
   *
   * Costs 50 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.evm.getSwapsByPairAddress({
   *   address: '0xa43fe16908251ee70ef74718545e4fe6c5ccec9f',
   *   chain: '0x1',
   * })) console.log(item)
   */
  getSwapsByPairAddress(
    input: T.GetSwapsByPairAddressInput,
    options?: CallOptions,
  ): PagedCall<T.PairSwap, W.GetSwapsByPairAddressWire>

  /**
   * Swaps of a token.
   *
   * Lists the swaps that bought or sold one ERC-20 token, on whichever exchange, newest first unless `order` says
   * otherwise. Amounts are whole tokens. Narrow the period by blocks or by dates.
   *
   * Costs 50 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.evm.getSwapsByTokenAddress({
   *   address: '0x6982508145454ce325ddbe47a25d4ec3d2311933',
   *   chain: '0x1',
   * })) console.log(item)
   */
  getSwapsByTokenAddress(
    input: T.GetSwapsByTokenAddressInput,
    options?: CallOptions,
  ): PagedCall<T.Swap, W.GetSwapsByTokenAddressWire>

  /**
   * Swaps of a wallet.
   *
   * Lists what a wallet swapped on exchanges, newest first unless `order` says otherwise, each with what it bought,
   * what it sold and what both were worth then. Amounts are whole tokens. Narrow the list by token, and the period by
   * blocks or by dates.
   *
   * Costs 50 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.evm.getSwapsByWalletAddress({
   *   address: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045',
   *   chain: '0x1',
   * })) console.log(item)
   */
  getSwapsByWalletAddress(
    input: T.GetSwapsByWalletAddressInput,
    options?: CallOptions,
  ): PagedCall<T.Swap, W.GetSwapsByWalletAddressWire>

  /**
   * Rating of a token.
   *
   * Rates a token from 0 to 100 by how safe the service thinks it is to trade, with the figures behind the rating:
   * price, liquidity, what was traded of late, and how much of the supply a few hold. Testnets have no ratings.
   *
   * Costs 100 compute units. Requires the provider's plan `pro` or a higher one.
   *
   * @example
   * await client.evm.getTokenScore({ tokenAddress: '0x6982508145454ce325ddbe47a25d4ec3d2311933', chain: '0x1' })
   */
  getTokenScore(input: T.GetTokenScoreInput, options?: CallOptions): Call<T.GetTokenScoreOutput, W.GetTokenScoreWire>

  /**
   * Rating of a token over time.
   *
   * Gives the ratings that a token had over the last day, the last seven or the last 30 days, as `getTokenScore` gives
   * the one of now. Testnets have no ratings.
   *
   * Costs 150 compute units. Requires the provider's plan `pro` or a higher one.
   *
   * @example
   * await client.evm.getHistoricalTokenScore({
   *   tokenAddress: '0x6982508145454ce325ddbe47a25d4ec3d2311933',
   *   chain: '0x1',
   * })
   */
  getHistoricalTokenScore(
    input: T.GetHistoricalTokenScoreInput,
    options?: CallOptions,
  ): Call<T.GetHistoricalTokenScoreOutput, W.GetHistoricalTokenScoreWire>

  /**
   * What was traded of a token.
   *
   * Says how often and for how much a token was bought and sold within five minutes, an hour, six hours and 24 hours,
   * by how many wallets, and how its price moved meanwhile. Values are US dollars. Tokens of Solana are known here,
   * too.
   *
   * Costs 80 compute units.
   *
   * @example
   * await client.evm.getTokenAnalytics({ tokenAddress: '0x6982508145454ce325ddbe47a25d4ec3d2311933', chain: '0x1' })
   */
  getTokenAnalytics(
    input: T.GetTokenAnalyticsInput,
    options?: CallOptions,
  ): Call<T.GetTokenAnalyticsOutput, W.GetTokenAnalyticsWire>

  /**
   * What was traded of several tokens.
   *
   * Gives the figures of `getTokenAnalytics` for up to 30 tokens in one call, of different chains where need be, Solana
   * among them. Only reads, so it may be repeated. Testnets have no figures.
   *
   * Costs 150 compute units. Requires the provider's plan `pro` or a higher one.
   *
   * @example
   * await client.evm.getMultipleTokenAnalytics({
   *   tokens: [{ chain: '0x1', tokenAddress: '0x6982508145454ce325ddbe47a25d4ec3d2311933' }],
   * })
   */
  getMultipleTokenAnalytics(
    input: T.GetMultipleTokenAnalyticsInput,
    options?: CallOptions,
  ): Call<T.GetMultipleTokenAnalyticsOutput, W.GetMultipleTokenAnalyticsWire>

  /**
   * What was traded of several tokens over time.
   *
   * Says for up to 30 tokens how much was bought and sold over the last day, the last seven or the last 30 days, step
   * by step, with liquidity and valuation. Values are US dollars. The chains may differ, and Solana may be among them.
   * Only reads, so it may be repeated. Testnets have no figures.
   *
   * Costs 200 compute units. Requires the provider's plan `pro` or a higher one.
   *
   * @example
   * await client.evm.getTimeSeriesTokenAnalytics({
   *   tokens: [{ chain: '0x1', tokenAddress: '0x6982508145454ce325ddbe47a25d4ec3d2311933' }],
   * })
   */
  getTimeSeriesTokenAnalytics(
    input: T.GetTimeSeriesTokenAnalyticsInput,
    options?: CallOptions,
  ): Call<T.GetTimeSeriesTokenAnalyticsOutput, W.GetTimeSeriesTokenAnalyticsWire>

  /**
   * Holders of a token, in figures.
   *
   * Counts the holders of one ERC-20 token: how many there are, how many came and went of late, how they came by it,
   * and how much the largest of them have. `getTokenOwners` lists the holders themselves.
   *
   * Costs 50 compute units.
   *
   * @example
   * await client.evm.getTokenHolders({ tokenAddress: '0x6982508145454ce325ddbe47a25d4ec3d2311933', chain: '0x1' })
   */
  getTokenHolders(
    input: T.GetTokenHoldersInput,
    options?: CallOptions,
  ): Call<T.GetTokenHoldersOutput, W.GetTokenHoldersWire>

  /**
   * Categories of tokens.
   *
   * Lists the categories that the service sorts tokens into, by id and name. `getTokenMetadata` says which of them a
   * token belongs to. Takes no input.
   *
   * Costs 10 compute units. Requires the provider's plan `pro` or a higher one.
   *
   * @example
   * await client.evm.getTokenCategories()
   */
  getTokenCategories(
    input?: T.GetTokenCategoriesInput,
    options?: CallOptions,
  ): Call<T.GetTokenCategoriesOutput, W.GetTokenCategoriesWire>

  /**
   * Tokens that are traded a lot now.
   *
   * Lists the tokens that draw most attention now, with price, liquidity and what was traded of them within an hour,
   * four hours, twelve hours and 24 hours. Values are US dollars. The list comes whole; `limit` shortens it.
   *
   * Costs 150 compute units. Requires the provider's plan `pro` or a higher one.
   *
   * @example
   * await client.evm.getTrendingTokens()
   */
  getTrendingTokens(
    input?: T.GetTrendingTokensInput,
    options?: CallOptions,
  ): Call<T.GetTrendingTokensOutput, W.GetTrendingTokensWire>

  /**
   * Tokens by name, symbol or address.
   *
   * Finds tokens by a piece of their name or symbol, or by contract or pair address, on one chain or on many, with
   * price, liquidity and what was traded of late. Names and symbols are not unique, and imitations are among the rows,
   * so decide by `tokenAddress` before trusting one. The list has no further pages.
   *
   * Costs 150 compute units. Requires the provider's plan `pro` or a higher one.
   *
   * @example
   * await client.evm.searchTokens({ query: 'pepe' })
   */
  searchTokens(input: T.SearchTokensInput, options?: CallOptions): Call<T.SearchTokensOutput, W.SearchTokensWire>

  /**
   * History of a wallet.
   *
   * Lists the transactions that involve a wallet, newest first unless `order` says otherwise. Each comes with a
   * category, a sentence that sums it up, and the native, ERC-20 and NFT transfers it caused; native transfers include
   * those made by contracts. Amounts are in the smallest unit, with a formatted twin where there is one. Narrow the
   * period by blocks or by dates; where both are given, the service looks at the blocks.
   *
   * Costs 150 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.evm.getWalletHistory({
   *   address: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045',
   *   chain: '0x1',
   * })) console.log(item)
   */
  getWalletHistory(
    input: T.GetWalletHistoryInput,
    options?: CallOptions,
  ): PagedCall<T.WalletHistoryTransaction, W.GetWalletHistoryWire>

  /**
   * Token balances of a wallet, with prices.
   *
   * Lists what a wallet holds, the native currency and every ERC-20 token, each with its price, its value in US dollars
   * and its share of the portfolio. Balances are in the token's smallest unit. Tokens without a known price carry
   * `null` prices and values and count as nothing in the shares.
   *
   * Costs 100 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.evm.getWalletTokenBalancesPrice({
   *   address: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045',
   *   chain: '0x1',
   * })) console.log(item)
   */
  getWalletTokenBalancesPrice(
    input: T.GetWalletTokenBalancesPriceInput,
    options?: CallOptions,
  ): PagedCall<T.Erc20TokenBalanceWithPrice, W.GetWalletTokenBalancesPriceWire>

  /**
   * Net worth of a wallet.
   *
   * Adds up the value of a wallet's native and ERC-20 holdings in US dollars, in total and chain by chain; tokens
   * without a known price count as nothing. Spam tokens with an invented price inflate the sum, so leave out spam and
   * unverified contracts where the figure matters. Each chain that it reads is charged; without `chains` the service
   * chooses them.
   *
   * Costs 250 compute units per chain.
   *
   * @example
   * await client.evm.getWalletNetWorth({ address: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045' })
   */
  getWalletNetWorth(
    input: T.GetWalletNetWorthInput,
    options?: CallOptions,
  ): Call<T.GetWalletNetWorthOutput, W.GetWalletNetWorthWire>

  /**
   * Chains a wallet is active on.
   *
   * Says on which chains a wallet has been active, with its first and its latest transaction on each. Each chain that
   * it reads is charged; without `chains` the service chooses them.
   *
   * Costs 50 compute units per chain.
   *
   * @example
   * await client.evm.getWalletActiveChains({ address: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045' })
   */
  getWalletActiveChains(
    input: T.GetWalletActiveChainsInput,
    options?: CallOptions,
  ): Call<T.GetWalletActiveChainsOutput, W.GetWalletActiveChainsWire>

  /**
   * NFT, transaction and transfer counts of a wallet.
   *
   * Counts a wallet's NFTs, collections, transactions and transfers on one chain.
   *
   * Costs 50 compute units.
   *
   * @example
   * await client.evm.getWalletStats({ address: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045', chain: '0x1' })
   */
  getWalletStats(
    input: T.GetWalletStatsInput,
    options?: CallOptions,
  ): Call<T.GetWalletStatsOutput, W.GetWalletStatsWire>

  /**
   * Token approvals of a wallet.
   *
   * Lists who may move which of a wallet's ERC-20 tokens, and how many of them. `usdAtRisk` says what a spender could
   * take at once. Approvals are given and taken back by calling `approve` of the token's contract; what is listed here
   * still holds.
   *
   * Costs 100 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.evm.getWalletApprovals({
   *   address: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045',
   *   chain: '0x1',
   * })) console.log(item)
   */
  getWalletApprovals(
    input: T.GetWalletApprovalsInput,
    options?: CallOptions,
  ): PagedCall<T.TokenApproval, W.GetWalletApprovalsWire>

  /**
   * What a wallet has done, in figures.
   *
   * Sums up the life of a wallet: since when and on how many days it was active, how often it sent and received what,
   * with how many others it had to do, and what it spent on gas. Amounts are US dollars. Each chain that it reads is
   * charged; without `chains` it reads every chain that the service has, so name those you need.
   *
   * Costs 100 compute units per chain. Requires the provider's plan `pro` or a higher one.
   *
   * @example
   * await client.evm.getWalletInsight({ address: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045' })
   */
  getWalletInsight(
    input: T.GetWalletInsightInput,
    options?: CallOptions,
  ): Call<T.GetWalletInsightOutput, W.GetWalletInsightWire>

  /**
   * DeFi holdings of a wallet, in figures.
   *
   * Says in how many protocols a wallet has positions, how many there are and what they are worth in US dollars, in
   * total and protocol by protocol. `getDefiPositionsSummary` lists the positions themselves,
   * `getDefiPositionsByProtocol` those in one protocol.
   *
   * Costs 50 compute units.
   *
   * @example
   * await client.evm.getDefiSummary({ address: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045', chain: '0x1' })
   */
  getDefiSummary(
    input: T.GetDefiSummaryInput,
    options?: CallOptions,
  ): Call<T.GetDefiSummaryOutput, W.GetDefiSummaryWire>

  /**
   * DeFi positions of a wallet in one protocol.
   *
   * Lists a wallet's positions in one DeFi protocol: the tokens behind each, its value in US dollars, and what the
   * protocol says about it. Which details a position has depends on the kind of protocol: ranges for concentrated
   * liquidity, reserves and a share for pools, rates and debt flags for lending, shares for restaking.
   *
   * Costs 15 compute units.
   *
   * @example
   * await client.evm.getDefiPositionsByProtocol({
   *   address: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045',
   *   protocol: 'uniswap-v3',
   *   chain: '0x1',
   * })
   */
  getDefiPositionsByProtocol(
    input: T.GetDefiPositionsByProtocolInput,
    options?: CallOptions,
  ): Call<T.GetDefiPositionsByProtocolOutput, W.GetDefiPositionsByProtocolWire>

  /**
   * DeFi positions of a wallet in all protocols.
   *
   * Lists a wallet's positions across all DeFi protocols of a chain, one entry per position. Older responses of the
   * service have one entry per protocol, with its positions in a list; read `positions` where `position` is absent.
   *
   * Costs 50 compute units.
   *
   * @example
   * await client.evm.getDefiPositionsSummary({ address: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045', chain: '0x1' })
   */
  getDefiPositionsSummary(
    input: T.GetDefiPositionsSummaryInput,
    options?: CallOptions,
  ): Call<T.GetDefiPositionsSummaryOutput, W.GetDefiPositionsSummaryWire>

  /**
   * Profit and loss of a wallet.
   *
   * Sums up a wallet's token trades over a period: how many, how much was bought and sold, and what profit or loss the
   * sales made. All amounts are US dollars; a loss is negative. Tokens that were bought and not yet sold make no
   * profit.
   *
   * Costs 30 compute units.
   *
   * @example
   * await client.evm.getWalletProfitabilitySummary({
   *   address: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045',
   *   chain: '0x1',
   * })
   */
  getWalletProfitabilitySummary(
    input: T.GetWalletProfitabilitySummaryInput,
    options?: CallOptions,
  ): Call<T.GetWalletProfitabilitySummaryOutput, W.GetWalletProfitabilitySummaryWire>

  /**
   * Profit and loss of a wallet by token.
   *
   * Breaks a wallet's trades of a period down by token: what was bought and sold, at which average prices, and what
   * profit or loss the sales made. Token amounts are whole tokens, the rest US dollars. The list comes whole.
   *
   * Costs 50 compute units.
   *
   * @example
   * await client.evm.getWalletProfitability({ address: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045', chain: '0x1' })
   */
  getWalletProfitability(
    input: T.GetWalletProfitabilityInput,
    options?: CallOptions,
  ): Call<T.GetWalletProfitabilityOutput, W.GetWalletProfitabilityWire>

  /**
   * Wallets that profited most from a token.
   *
   * Lists the wallets that made the most from trading one ERC-20 token over a period, with what each bought and sold.
   * Token amounts are whole tokens, the rest US dollars.
   *
   * Costs 50 compute units.
   *
   * @example
   * await client.evm.getTopProfitableWalletPerToken({
   *   address: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
   *   chain: '0x1',
   * })
   */
  getTopProfitableWalletPerToken(
    input: T.GetTopProfitableWalletPerTokenInput,
    options?: CallOptions,
  ): Call<T.GetTopProfitableWalletPerTokenOutput, W.GetTopProfitableWalletPerTokenWire>

  /**
   * Largest tokens.
   *
   * Ranks ERC-20 tokens by market capitalisation, largest first, with price and price changes in US dollars. The list
   * comes whole and takes no input; its tokens are those of Ethereum.
   *
   * Costs 200 compute units.
   *
   * @example
   * await client.evm.getTopERC20TokensByMarketCap()
   *
   * @deprecated The provider removed it on 2026-06-04. Use `getTrendingTokens` instead.
   */
  getTopERC20TokensByMarketCap(
    input?: T.GetTopERC20TokensByMarketCapInput,
    options?: CallOptions,
  ): Call<T.GetTopERC20TokensByMarketCapOutput, W.GetTopERC20TokensByMarketCapWire>

  /**
   * Tokens whose price moved most.
   *
   * Lists the ERC-20 tokens whose price in US dollars rose most and those whose price fell most within 24 hours. Takes
   * no input.
   *
   * Costs 200 compute units.
   *
   * @example
   * await client.evm.getTopERC20TokensByPriceMovers()
   *
   * @deprecated The provider removed it on 2026-06-04. Use `getTrendingTokens` instead.
   */
  getTopERC20TokensByPriceMovers(
    input?: T.GetTopERC20TokensByPriceMoversInput,
    options?: CallOptions,
  ): Call<T.GetTopERC20TokensByPriceMoversOutput, W.GetTopERC20TokensByPriceMoversWire>

  /**
   * Largest NFT collections.
   *
   * Ranks NFT collections by market capitalisation, that is the floor price times the number of NFTs, largest first,
   * with floor price and volume. Takes no input.
   *
   * Costs 200 compute units.
   *
   * @example
   * await client.evm.getTopNFTCollectionsByMarketCap()
   *
   * @deprecated The provider removed it on 2026-06-04.
   */
  getTopNFTCollectionsByMarketCap(
    input?: T.GetTopNFTCollectionsByMarketCapInput,
    options?: CallOptions,
  ): Call<T.GetTopNFTCollectionsByMarketCapOutput, W.GetTopNFTCollectionsByMarketCapWire>

  /**
   * Most traded NFT collections.
   *
   * Ranks NFT collections by what was paid for them within 24 hours, most first, with average price and how the floor
   * price moved over a day, a week and a month. Takes no input.
   *
   * Costs 200 compute units.
   *
   * @example
   * await client.evm.getHottestNFTCollectionsByTradingVolume()
   *
   * @deprecated The provider removed it on 2026-06-04.
   */
  getHottestNFTCollectionsByTradingVolume(
    input?: T.GetHottestNFTCollectionsByTradingVolumeInput,
    options?: CallOptions,
  ): Call<T.GetHottestNFTCollectionsByTradingVolumeOutput, W.GetHottestNFTCollectionsByTradingVolumeWire>

  /**
   * Largest coins.
   *
   * Ranks coins of all chains, native ones such as bitcoin among them, by market capitalisation, largest first. All
   * amounts are US dollars or whole coins. Takes no input.
   *
   * @example
   * await client.evm.getTopCryptoCurrenciesByMarketCap()
   *
   * @deprecated The provider removed it on 2026-06-04.
   */
  getTopCryptoCurrenciesByMarketCap(
    input?: T.GetTopCryptoCurrenciesByMarketCapInput,
    options?: CallOptions,
  ): Call<T.GetTopCryptoCurrenciesByMarketCapOutput, W.GetTopCryptoCurrenciesByMarketCapWire>

  /**
   * Most traded coins.
   *
   * Ranks coins of all chains by what was traded within 24 hours, most first. `marketCapRank` still counts by market
   * capitalisation, so it does not run from 1 here. Takes no input.
   *
   * @example
   * await client.evm.getTopCryptoCurrenciesByTradingVolume()
   *
   * @deprecated The provider removed it on 2026-06-04.
   */
  getTopCryptoCurrenciesByTradingVolume(
    input?: T.GetTopCryptoCurrenciesByTradingVolumeInput,
    options?: CallOptions,
  ): Call<T.GetTopCryptoCurrenciesByTradingVolumeOutput, W.GetTopCryptoCurrenciesByTradingVolumeWire>

  /**
   * Search for entities and their addresses.
   *
   * Finds the entities, addresses and categories that fit a text, in one list each. `getEntity` then has the whole of
   * an entity, by its id.
   *
   * Costs 50 compute units. Requires the provider's plan `pro` or a higher one.
   *
   * @example
   * await client.evm.searchEntities({ query: 'uniswap' })
   */
  searchEntities(
    input: T.SearchEntitiesInput,
    options?: CallOptions,
  ): Call<T.SearchEntitiesOutput, W.SearchEntitiesWire>

  /**
   * Categories of entities.
   *
   * Lists the categories into which the service sorts entities, with the number of entities in each.
   * `getEntitiesByCategory` lists those of one.
   *
   * Costs 10 compute units. Requires the provider's plan `pro` or a higher one.
   *
   * @example
   * await client.evm.getEntityCategories()
   */
  getEntityCategories(
    input?: T.GetEntityCategoriesInput,
    options?: CallOptions,
  ): Call<T.GetEntityCategoriesOutput, W.GetEntityCategoriesWire>

  /**
   * Entities of a category.
   *
   * Lists the entities of a category, with the number of addresses each has. The addresses themselves come with
   * `getEntity`.
   *
   * Costs 50 compute units. Requires the provider's plan `pro` or a higher one.
   *
   * @example
   * await client.evm.getEntitiesByCategory({ categoryId: 'exchange' })
   */
  getEntitiesByCategory(
    input: T.GetEntitiesByCategoryInput,
    options?: CallOptions,
  ): Call<T.GetEntitiesByCategoryOutput, W.GetEntitiesByCategoryWire>

  /**
   * Entity with its addresses.
   *
   * Reads what the service knows of a person, project or organisation: name, logo and links, and the addresses it
   * attributes to it. `searchEntities` finds the id for a name.
   *
   * Costs 50 compute units. Requires the provider's plan `pro` or a higher one.
   *
   * @example
   * await client.evm.getEntity({ entityId: 'uniswap' })
   */
  getEntity(input: T.GetEntityInput, options?: CallOptions): Call<T.GetEntityOutput, W.GetEntityWire>

  /**
   * ENS name of an address.
   *
   * Finds the ENS name that an address has set as its primary one. The result is `null` when it has set none, even
   * where ENS names point to the address.
   *
   * Costs 10 compute units. `null` if there is none.
   *
   * @example
   * await client.evm.resolveAddress({ address: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045' })
   */
  resolveAddress(
    input: T.ResolveAddressInput,
    options?: CallOptions,
  ): Call<T.ResolveAddressOutput, W.ResolveAddressWire>

  /**
   * Address of an Unstoppable domain.
   *
   * Finds the address an Unstoppable domain stands for, such as one of `.crypto` or `.nft`. The result is `null` when
   * the domain is not registered or points to no address. For `.eth` names there is `resolveENSDomain`.
   *
   * Costs 10 compute units. `null` if there is none.
   *
   * @example
   * await client.evm.resolveDomain({ domain: 'brad.crypto' })
   */
  resolveDomain(input: T.ResolveDomainInput, options?: CallOptions): Call<T.ResolveDomainOutput, W.ResolveDomainWire>

  /**
   * Address of an ENS name.
   *
   * Finds the address an ENS name stands for. The result is `null` when the name is not registered or points to no
   * address.
   *
   * Costs 10 compute units. `null` if there is none.
   *
   * @example
   * await client.evm.resolveENSDomain({ domain: 'vitalik.eth' })
   */
  resolveENSDomain(
    input: T.ResolveENSDomainInput,
    options?: CallOptions,
  ): Call<T.ResolveENSDomainOutput, W.ResolveENSDomainWire>

  /**
   * Unstoppable domain of an address.
   *
   * Finds the Unstoppable domain that an address has set for itself. The result is `null` when it has set none. For ENS
   * names there is `resolveAddress`.
   *
   * Costs 10 compute units. `null` if there is none.
   *
   * @example
   * await client.evm.resolveAddressToDomain({ address: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045' })
   */
  resolveAddressToDomain(
    input: T.ResolveAddressToDomainInput,
    options?: CallOptions,
  ): Call<T.ResolveAddressToDomainOutput, W.ResolveAddressToDomainWire>

  /**
   * Upload files to IPFS.
   *
   * Stores files in one folder on IPFS and gives the URL of each. Whoever knows the hash can read them, and there is no
   * call to delete them. No other call here stores files.
   *
   * @example
   * await client.evm.uploadFolder({ files: [{ path: 'apes/1.png', content: 'iVBORw0KGg…' }] })
   *
   * @deprecated The provider removed it on 2024-10-26.
   */
  uploadFolder(input: T.UploadFolderInput, options?: CallOptions): Call<T.UploadFolderOutput, W.UploadFolderWire>

  /**
   * Costs of the calls.
   *
   * Lists the service's calls with what each costs and what it counts against the rate limit, in compute units.
   *
   * Costs 1 compute unit.
   *
   * @example
   * await client.evm.endpointWeights()
   */
  endpointWeights(
    input?: T.EndpointWeightsInput,
    options?: CallOptions,
  ): Call<T.EndpointWeightsOutput, W.EndpointWeightsWire>

  /**
   * Version of the service.
   *
   * Reads which version the service runs; a way to check that it answers and that the key is valid.
   *
   * Costs 10 compute units.
   *
   * @example
   * await client.evm.web3ApiVersion()
   */
  web3ApiVersion(
    input?: T.Web3ApiVersionInput,
    options?: CallOptions,
  ): Call<T.Web3ApiVersionOutput, W.Web3ApiVersionWire>
}

/** The operations that the client's methods call. */
export const operations: readonly Operation[] = [
  getNativeBalance,
  getNativeBalancesForAddresses,
  getBlock,
  getDateToBlock,
  getLatestBlockNumber,
  getBlockStats,
  getTransaction,
  getTransactionVerbose,
  getInternalTransactions,
  getWalletTransactions,
  getWalletTransactionsVerbose,
  getContractEvents,
  getContractLogs,
  runContractFunction,
  reviewContracts,
  getWalletNFTs,
  getContractNFTs,
  getMultipleNFTs,
  getNFTMetadata,
  getNFTContractMetadata,
  getNFTBulkContractMetadata,
  getWalletNFTCollections,
  getNFTOwners,
  getUniqueOwnersByCollection,
  getNFTTokenIdOwners,
  getWalletNFTTransfers,
  getNFTContractTransfers,
  getNFTTransfers,
  getNFTTransfersByBlock,
  getNFTTransfersFromToBlock,
  getNFTTrades,
  getNFTTradesByToken,
  getNFTTradesByWallet,
  getNFTContractSalePrices,
  getNFTSalePrices,
  getNFTLowestPrice,
  getNFTFloorPriceByContract,
  getNFTFloorPriceByToken,
  getNFTHistoricalFloorPriceByContract,
  getNFTTraitsByCollection,
  getNFTTraitsByCollectionPaginate,
  getNFTByContractTraits,
  getNFTCollectionStats,
  getNFTTokenStats,
  reSyncMetadata,
  resyncNFTRarity,
  syncNFTContract,
  getWalletTokenBalances,
  getWalletTokenTransfers,
  getTokenTransfers,
  getTokenMetadata,
  getTokenMetadataBySymbol,
  getTokenOwners,
  getTokenAllowance,
  getTokenStats,
  getTokenPrice,
  getMultipleTokenPrices,
  getPairAddress,
  getPairReserves,
  getPairPrice,
  getTokenPairs,
  getPairStats,
  getPairCandlesticks,
  getSwapsByPairAddress,
  getSwapsByTokenAddress,
  getSwapsByWalletAddress,
  getTokenScore,
  getHistoricalTokenScore,
  getTokenAnalytics,
  getMultipleTokenAnalytics,
  getTimeSeriesTokenAnalytics,
  getTokenHolders,
  getTokenCategories,
  getTrendingTokens,
  searchTokens,
  getWalletHistory,
  getWalletTokenBalancesPrice,
  getWalletNetWorth,
  getWalletActiveChains,
  getWalletStats,
  getWalletApprovals,
  getWalletInsight,
  getDefiSummary,
  getDefiPositionsByProtocol,
  getDefiPositionsSummary,
  getWalletProfitabilitySummary,
  getWalletProfitability,
  getTopProfitableWalletPerToken,
  getTopERC20TokensByMarketCap,
  getTopERC20TokensByPriceMovers,
  getTopNFTCollectionsByMarketCap,
  getHottestNFTCollectionsByTradingVolume,
  getTopCryptoCurrenciesByMarketCap,
  getTopCryptoCurrenciesByTradingVolume,
  searchEntities,
  getEntityCategories,
  getEntitiesByCategory,
  getEntity,
  resolveAddress,
  resolveDomain,
  resolveENSDomain,
  resolveAddressToDomain,
  uploadFolder,
  endpointWeights,
  web3ApiVersion,
]
