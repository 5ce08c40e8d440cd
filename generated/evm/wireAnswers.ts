// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { components } from './wireSchemas.js'

type Answer<Name extends keyof components['schemas']> = components['schemas'][Name]

/** Wire answer of `getNativeBalance`, undecoded. */
export interface GetNativeBalanceWire extends Answer<'GetNativeBalanceWire'> {}

/** Wire answer of `getNativeBalancesForAddresses`, undecoded. */
export type GetNativeBalancesForAddressesWire = components['schemas']['GetNativeBalancesForAddressesWire'][number][]

/** Wire answer of `getBlock`, undecoded. */
export interface GetBlockWire extends Answer<'GetBlockWire'> {}

/** Wire answer of `getDateToBlock`, undecoded. */
export interface GetDateToBlockWire extends Answer<'GetDateToBlockWire'> {}

/** Wire answer of `getLatestBlockNumber`, undecoded. */
export type GetLatestBlockNumberWire = Extract<components['schemas']['GetLatestBlockNumberWire'], unknown>

/** Wire answer of `getBlockStats`, undecoded. */
export interface GetBlockStatsWire extends Answer<'GetBlockStatsWire'> {}

/** Wire answer of `getTransaction`, undecoded. */
export interface GetTransactionWire extends Answer<'GetTransactionWire'> {}

/** Wire answer of `getTransactionVerbose`, undecoded. */
export interface GetTransactionVerboseWire extends Answer<'GetTransactionVerboseWire'> {}

/** Wire answer of `getInternalTransactions`, undecoded. */
export type GetInternalTransactionsWire = components['schemas']['GetInternalTransactionsWire'][number][]

/** Wire answer of `getWalletTransactions`, undecoded. */
export interface GetWalletTransactionsWire extends Answer<'GetWalletTransactionsWire'> {}

/** Wire answer of `getWalletTransactionsVerbose`, undecoded. */
export interface GetWalletTransactionsVerboseWire extends Answer<'GetWalletTransactionsVerboseWire'> {}

/** Wire answer of `getContractEvents`, undecoded. */
export interface GetContractEventsWire extends Answer<'GetContractEventsWire'> {}

/** Wire answer of `getContractLogs`, undecoded. */
export interface GetContractLogsWire extends Answer<'GetContractLogsWire'> {}

/** Wire answer of `runContractFunction`, undecoded. */
export type RunContractFunctionWire = Extract<components['schemas']['RunContractFunctionWire'], unknown>

/** Wire answer of `reviewContracts`, undecoded. */
export interface ReviewContractsWire extends Answer<'ReviewContractsWire'> {}

/** Wire answer of `getWalletNFTs`, undecoded. */
export interface GetWalletNFTsWire extends Answer<'GetWalletNFTsWire'> {}

/** Wire answer of `getContractNFTs`, undecoded. */
export interface GetContractNFTsWire extends Answer<'GetContractNFTsWire'> {}

/** Wire answer of `getMultipleNFTs`, undecoded. */
export type GetMultipleNFTsWire = components['schemas']['GetMultipleNFTsWire'][number][]

/** Wire answer of `getNFTMetadata`, undecoded. */
export interface GetNFTMetadataWire extends Answer<'GetNFTMetadataWire'> {}

/** Wire answer of `getNFTContractMetadata`, undecoded. */
export interface GetNFTContractMetadataWire extends Answer<'GetNFTContractMetadataWire'> {}

/** Wire answer of `getNFTBulkContractMetadata`, undecoded. */
export type GetNFTBulkContractMetadataWire = components['schemas']['GetNFTBulkContractMetadataWire'][number][]

/** Wire answer of `getWalletNFTCollections`, undecoded. */
export interface GetWalletNFTCollectionsWire extends Answer<'GetWalletNFTCollectionsWire'> {}

/** Wire answer of `getNFTOwners`, undecoded. */
export interface GetNFTOwnersWire extends Answer<'GetNFTOwnersWire'> {}

/** Wire answer of `getUniqueOwnersByCollection`, undecoded. */
export interface GetUniqueOwnersByCollectionWire extends Answer<'GetUniqueOwnersByCollectionWire'> {}

/** Wire answer of `getNFTTokenIdOwners`, undecoded. */
export interface GetNFTTokenIdOwnersWire extends Answer<'GetNFTTokenIdOwnersWire'> {}

/** Wire answer of `getWalletNFTTransfers`, undecoded. */
export interface GetWalletNFTTransfersWire extends Answer<'GetWalletNFTTransfersWire'> {}

/** Wire answer of `getNFTContractTransfers`, undecoded. */
export interface GetNFTContractTransfersWire extends Answer<'GetNFTContractTransfersWire'> {}

/** Wire answer of `getNFTTransfers`, undecoded. */
export interface GetNFTTransfersWire extends Answer<'GetNFTTransfersWire'> {}

/** Wire answer of `getNFTTransfersByBlock`, undecoded. */
export interface GetNFTTransfersByBlockWire extends Answer<'GetNFTTransfersByBlockWire'> {}

/** Wire answer of `getNFTTransfersFromToBlock`, undecoded. */
export interface GetNFTTransfersFromToBlockWire extends Answer<'GetNFTTransfersFromToBlockWire'> {}

/** Wire answer of `getNFTTrades`, undecoded. */
export interface GetNFTTradesWire extends Answer<'GetNFTTradesWire'> {}

/** Wire answer of `getNFTTradesByToken`, undecoded. */
export interface GetNFTTradesByTokenWire extends Answer<'GetNFTTradesByTokenWire'> {}

/** Wire answer of `getNFTTradesByWallet`, undecoded. */
export interface GetNFTTradesByWalletWire extends Answer<'GetNFTTradesByWalletWire'> {}

/** Wire answer of `getNFTContractSalePrices`, undecoded. */
export interface GetNFTContractSalePricesWire extends Answer<'GetNFTContractSalePricesWire'> {}

/** Wire answer of `getNFTSalePrices`, undecoded. */
export interface GetNFTSalePricesWire extends Answer<'GetNFTSalePricesWire'> {}

/** Wire answer of `getNFTLowestPrice`, undecoded. */
export interface GetNFTLowestPriceWire extends Answer<'GetNFTLowestPriceWire'> {}

/** Wire answer of `getNFTFloorPriceByContract`, undecoded. */
export interface GetNFTFloorPriceByContractWire extends Answer<'GetNFTFloorPriceByContractWire'> {}

/** Wire answer of `getNFTFloorPriceByToken`, undecoded. */
export interface GetNFTFloorPriceByTokenWire extends Answer<'GetNFTFloorPriceByTokenWire'> {}

/** Wire answer of `getNFTHistoricalFloorPriceByContract`, undecoded. */
export interface GetNFTHistoricalFloorPriceByContractWire extends Answer<'GetNFTHistoricalFloorPriceByContractWire'> {}

/** Wire answer of `getNFTTraitsByCollection`, undecoded. */
export interface GetNFTTraitsByCollectionWire extends Answer<'GetNFTTraitsByCollectionWire'> {}

/** Wire answer of `getNFTTraitsByCollectionPaginate`, undecoded. */
export interface GetNFTTraitsByCollectionPaginateWire extends Answer<'GetNFTTraitsByCollectionPaginateWire'> {}

/** Wire answer of `getNFTByContractTraits`, undecoded. */
export interface GetNFTByContractTraitsWire extends Answer<'GetNFTByContractTraitsWire'> {}

/** Wire answer of `getNFTCollectionStats`, undecoded. */
export interface GetNFTCollectionStatsWire extends Answer<'GetNFTCollectionStatsWire'> {}

/** Wire answer of `getNFTTokenStats`, undecoded. */
export interface GetNFTTokenStatsWire extends Answer<'GetNFTTokenStatsWire'> {}

/** Wire answer of `reSyncMetadata`, undecoded. */
export interface ReSyncMetadataWire extends Answer<'ReSyncMetadataWire'> {}

/** Wire answer of `resyncNFTRarity`, undecoded. */
export interface ResyncNFTRarityWire extends Answer<'ResyncNFTRarityWire'> {}

/** Wire answer of `syncNFTContract`, undecoded. */
export interface SyncNFTContractWire extends Answer<'SyncNFTContractWire'> {}

/** Wire answer of `getWalletTokenBalances`, undecoded. */
export type GetWalletTokenBalancesWire = components['schemas']['GetWalletTokenBalancesWire'][number][]

/** Wire answer of `getWalletTokenTransfers`, undecoded. */
export interface GetWalletTokenTransfersWire extends Answer<'GetWalletTokenTransfersWire'> {}

/** Wire answer of `getTokenTransfers`, undecoded. */
export interface GetTokenTransfersWire extends Answer<'GetTokenTransfersWire'> {}

/** Wire answer of `getTokenMetadata`, undecoded. */
export type GetTokenMetadataWire = components['schemas']['GetTokenMetadataWire'][number][]

/** Wire answer of `getTokenMetadataBySymbol`, undecoded. */
export type GetTokenMetadataBySymbolWire = components['schemas']['GetTokenMetadataBySymbolWire'][number][]

/** Wire answer of `getTokenOwners`, undecoded. */
export interface GetTokenOwnersWire extends Answer<'GetTokenOwnersWire'> {}

/** Wire answer of `getTokenAllowance`, undecoded. */
export interface GetTokenAllowanceWire extends Answer<'GetTokenAllowanceWire'> {}

/** Wire answer of `getTokenStats`, undecoded. */
export interface GetTokenStatsWire extends Answer<'GetTokenStatsWire'> {}

/** Wire answer of `getTokenPrice`, undecoded. */
export interface GetTokenPriceWire extends Answer<'GetTokenPriceWire'> {}

/** Wire answer of `getMultipleTokenPrices`, undecoded. */
export type GetMultipleTokenPricesWire = components['schemas']['GetMultipleTokenPricesWire'][number][]

/** Wire answer of `getPairAddress`, undecoded. */
export interface GetPairAddressWire extends Answer<'GetPairAddressWire'> {}

/** Wire answer of `getPairReserves`, undecoded. */
export interface GetPairReservesWire extends Answer<'GetPairReservesWire'> {}

/** Wire answer of `getPairPrice`, undecoded. */
export interface GetPairPriceWire extends Answer<'GetPairPriceWire'> {}

/** Wire answer of `getTokenPairs`, undecoded. */
export interface GetTokenPairsWire extends Answer<'GetTokenPairsWire'> {}

/** Wire answer of `getPairStats`, undecoded. */
export interface GetPairStatsWire extends Answer<'GetPairStatsWire'> {}

/** Wire answer of `getPairCandlesticks`, undecoded. */
export interface GetPairCandlesticksWire extends Answer<'GetPairCandlesticksWire'> {}

/** Wire answer of `getSwapsByPairAddress`, undecoded. */
export interface GetSwapsByPairAddressWire extends Answer<'GetSwapsByPairAddressWire'> {}

/** Wire answer of `getSwapsByTokenAddress`, undecoded. */
export interface GetSwapsByTokenAddressWire extends Answer<'GetSwapsByTokenAddressWire'> {}

/** Wire answer of `getSwapsByWalletAddress`, undecoded. */
export interface GetSwapsByWalletAddressWire extends Answer<'GetSwapsByWalletAddressWire'> {}

/** Wire answer of `getTokenScore`, undecoded. */
export interface GetTokenScoreWire extends Answer<'GetTokenScoreWire'> {}

/** Wire answer of `getHistoricalTokenScore`, undecoded. */
export interface GetHistoricalTokenScoreWire extends Answer<'GetHistoricalTokenScoreWire'> {}

/** Wire answer of `getTokenAnalytics`, undecoded. */
export interface GetTokenAnalyticsWire extends Answer<'GetTokenAnalyticsWire'> {}

/** Wire answer of `getMultipleTokenAnalytics`, undecoded. */
export interface GetMultipleTokenAnalyticsWire extends Answer<'GetMultipleTokenAnalyticsWire'> {}

/** Wire answer of `getTimeSeriesTokenAnalytics`, undecoded. */
export interface GetTimeSeriesTokenAnalyticsWire extends Answer<'GetTimeSeriesTokenAnalyticsWire'> {}

/** Wire answer of `getTokenHolders`, undecoded. */
export interface GetTokenHoldersWire extends Answer<'GetTokenHoldersWire'> {}

/** Wire answer of `getTokenCategories`, undecoded. */
export interface GetTokenCategoriesWire extends Answer<'GetTokenCategoriesWire'> {}

/** Wire answer of `getTrendingTokens`, undecoded. */
export type GetTrendingTokensWire = components['schemas']['GetTrendingTokensWire'][number][]

/** Wire answer of `searchTokens`, undecoded. */
export interface SearchTokensWire extends Answer<'SearchTokensWire'> {}

/** Wire answer of `getWalletHistory`, undecoded. */
export interface GetWalletHistoryWire extends Answer<'GetWalletHistoryWire'> {}

/** Wire answer of `getWalletTokenBalancesPrice`, undecoded. */
export interface GetWalletTokenBalancesPriceWire extends Answer<'GetWalletTokenBalancesPriceWire'> {}

/** Wire answer of `getWalletNetWorth`, undecoded. */
export interface GetWalletNetWorthWire extends Answer<'GetWalletNetWorthWire'> {}

/** Wire answer of `getWalletActiveChains`, undecoded. */
export interface GetWalletActiveChainsWire extends Answer<'GetWalletActiveChainsWire'> {}

/** Wire answer of `getWalletStats`, undecoded. */
export interface GetWalletStatsWire extends Answer<'GetWalletStatsWire'> {}

/** Wire answer of `getWalletApprovals`, undecoded. */
export interface GetWalletApprovalsWire extends Answer<'GetWalletApprovalsWire'> {}

/** Wire answer of `getWalletInsight`, undecoded. */
export interface GetWalletInsightWire extends Answer<'GetWalletInsightWire'> {}

/** Wire answer of `getDefiSummary`, undecoded. */
export interface GetDefiSummaryWire extends Answer<'GetDefiSummaryWire'> {}

/** Wire answer of `getDefiPositionsByProtocol`, undecoded. */
export interface GetDefiPositionsByProtocolWire extends Answer<'GetDefiPositionsByProtocolWire'> {}

/** Wire answer of `getDefiPositionsSummary`, undecoded. */
export type GetDefiPositionsSummaryWire = components['schemas']['GetDefiPositionsSummaryWire'][number][]

/** Wire answer of `getWalletProfitabilitySummary`, undecoded. */
export interface GetWalletProfitabilitySummaryWire extends Answer<'GetWalletProfitabilitySummaryWire'> {}

/** Wire answer of `getWalletProfitability`, undecoded. */
export interface GetWalletProfitabilityWire extends Answer<'GetWalletProfitabilityWire'> {}

/** Wire answer of `getTopProfitableWalletPerToken`, undecoded. */
export interface GetTopProfitableWalletPerTokenWire extends Answer<'GetTopProfitableWalletPerTokenWire'> {}

/** Wire answer of `getTopERC20TokensByMarketCap`, undecoded. */
export type GetTopERC20TokensByMarketCapWire = components['schemas']['GetTopERC20TokensByMarketCapWire'][number][]

/** Wire answer of `getTopERC20TokensByPriceMovers`, undecoded. */
export interface GetTopERC20TokensByPriceMoversWire extends Answer<'GetTopERC20TokensByPriceMoversWire'> {}

/** Wire answer of `getTopNFTCollectionsByMarketCap`, undecoded. */
export type GetTopNFTCollectionsByMarketCapWire = components['schemas']['GetTopNFTCollectionsByMarketCapWire'][number][]

/** Wire answer of `getHottestNFTCollectionsByTradingVolume`, undecoded. */
export type GetHottestNFTCollectionsByTradingVolumeWire =
  components['schemas']['GetHottestNFTCollectionsByTradingVolumeWire'][number][]

/** Wire answer of `getTopCryptoCurrenciesByMarketCap`, undecoded. */
export type GetTopCryptoCurrenciesByMarketCapWire =
  components['schemas']['GetTopCryptoCurrenciesByMarketCapWire'][number][]

/** Wire answer of `getTopCryptoCurrenciesByTradingVolume`, undecoded. */
export type GetTopCryptoCurrenciesByTradingVolumeWire =
  components['schemas']['GetTopCryptoCurrenciesByTradingVolumeWire'][number][]

/** Wire answer of `searchEntities`, undecoded. */
export interface SearchEntitiesWire extends Answer<'SearchEntitiesWire'> {}

/** Wire answer of `getEntityCategories`, undecoded. */
export interface GetEntityCategoriesWire extends Answer<'GetEntityCategoriesWire'> {}

/** Wire answer of `getEntitiesByCategory`, undecoded. */
export interface GetEntitiesByCategoryWire extends Answer<'GetEntitiesByCategoryWire'> {}

/** Wire answer of `getEntity`, undecoded. */
export interface GetEntityWire extends Answer<'GetEntityWire'> {}

/** Wire answer of `resolveAddress`, undecoded. */
export interface ResolveAddressWire extends Answer<'ResolveAddressWire'> {}

/** Wire answer of `resolveDomain`, undecoded. */
export interface ResolveDomainWire extends Answer<'ResolveDomainWire'> {}

/** Wire answer of `resolveENSDomain`, undecoded. */
export interface ResolveENSDomainWire extends Answer<'ResolveENSDomainWire'> {}

/** Wire answer of `resolveAddressToDomain`, undecoded. */
export interface ResolveAddressToDomainWire extends Answer<'ResolveAddressToDomainWire'> {}

/** Wire answer of `uploadFolder`, undecoded. */
export type UploadFolderWire = components['schemas']['UploadFolderWire'][number][]

/** Wire answer of `endpointWeights`, undecoded. */
export type EndpointWeightsWire = components['schemas']['EndpointWeightsWire'][number][]

/** Wire answer of `web3ApiVersion`, undecoded. */
export interface Web3ApiVersionWire extends Answer<'Web3ApiVersionWire'> {}
