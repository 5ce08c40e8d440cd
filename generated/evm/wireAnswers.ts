// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { components } from './wireSchemas.js'

/** Wire answer of `getNativeBalance`, undecoded. */
export type GetNativeBalanceWire = components['schemas']['GetNativeBalanceWire']

/** Wire answer of `getNativeBalancesForAddresses`, undecoded. */
export type GetNativeBalancesForAddressesWire = components['schemas']['GetNativeBalancesForAddressesWire']

/** Wire answer of `getBlock`, undecoded. */
export type GetBlockWire = components['schemas']['GetBlockWire']

/** Wire answer of `getDateToBlock`, undecoded. */
export type GetDateToBlockWire = components['schemas']['GetDateToBlockWire']

/** Wire answer of `getBlockStats`, undecoded. */
export type GetBlockStatsWire = components['schemas']['GetBlockStatsWire']

/** Wire answer of `getTransaction`, undecoded. */
export type GetTransactionWire = components['schemas']['GetTransactionWire']

/** Wire answer of `getTransactionVerbose`, undecoded. */
export type GetTransactionVerboseWire = components['schemas']['GetTransactionVerboseWire']

/** Wire answer of `getInternalTransactions`, undecoded. */
export type GetInternalTransactionsWire = components['schemas']['GetInternalTransactionsWire']

/** Wire answer of `getWalletTransactions`, undecoded. */
export type GetWalletTransactionsWire = components['schemas']['GetWalletTransactionsWire']

/** Wire answer of `getWalletTransactionsVerbose`, undecoded. */
export type GetWalletTransactionsVerboseWire = components['schemas']['GetWalletTransactionsVerboseWire']

/** Wire answer of `getContractEvents`, undecoded. */
export type GetContractEventsWire = components['schemas']['GetContractEventsWire']

/** Wire answer of `getContractLogs`, undecoded. */
export type GetContractLogsWire = components['schemas']['GetContractLogsWire']

/** Wire answer of `runContractFunction`, undecoded. */
export type RunContractFunctionWire = components['schemas']['RunContractFunctionWire']

/** Wire answer of `reviewContracts`, undecoded. */
export type ReviewContractsWire = components['schemas']['ReviewContractsWire']

/** Wire answer of `getWalletNFTs`, undecoded. */
export type GetWalletNFTsWire = components['schemas']['GetWalletNFTsWire']

/** Wire answer of `getContractNFTs`, undecoded. */
export type GetContractNFTsWire = components['schemas']['GetContractNFTsWire']

/** Wire answer of `getMultipleNFTs`, undecoded. */
export type GetMultipleNFTsWire = components['schemas']['GetMultipleNFTsWire']

/** Wire answer of `getNFTMetadata`, undecoded. */
export type GetNFTMetadataWire = components['schemas']['GetNFTMetadataWire']

/** Wire answer of `getNFTContractMetadata`, undecoded. */
export type GetNFTContractMetadataWire = components['schemas']['GetNFTContractMetadataWire']

/** Wire answer of `getWalletNFTCollections`, undecoded. */
export type GetWalletNFTCollectionsWire = components['schemas']['GetWalletNFTCollectionsWire']

/** Wire answer of `getNFTOwners`, undecoded. */
export type GetNFTOwnersWire = components['schemas']['GetNFTOwnersWire']

/** Wire answer of `getNFTTokenIdOwners`, undecoded. */
export type GetNFTTokenIdOwnersWire = components['schemas']['GetNFTTokenIdOwnersWire']

/** Wire answer of `getWalletNFTTransfers`, undecoded. */
export type GetWalletNFTTransfersWire = components['schemas']['GetWalletNFTTransfersWire']

/** Wire answer of `getNFTContractTransfers`, undecoded. */
export type GetNFTContractTransfersWire = components['schemas']['GetNFTContractTransfersWire']

/** Wire answer of `getNFTTransfers`, undecoded. */
export type GetNFTTransfersWire = components['schemas']['GetNFTTransfersWire']

/** Wire answer of `getNFTTransfersByBlock`, undecoded. */
export type GetNFTTransfersByBlockWire = components['schemas']['GetNFTTransfersByBlockWire']

/** Wire answer of `getNFTTransfersFromToBlock`, undecoded. */
export type GetNFTTransfersFromToBlockWire = components['schemas']['GetNFTTransfersFromToBlockWire']

/** Wire answer of `getNFTTrades`, undecoded. */
export type GetNFTTradesWire = components['schemas']['GetNFTTradesWire']

/** Wire answer of `getNFTTradesByToken`, undecoded. */
export type GetNFTTradesByTokenWire = components['schemas']['GetNFTTradesByTokenWire']

/** Wire answer of `getNFTContractSalePrices`, undecoded. */
export type GetNFTContractSalePricesWire = components['schemas']['GetNFTContractSalePricesWire']

/** Wire answer of `getNFTSalePrices`, undecoded. */
export type GetNFTSalePricesWire = components['schemas']['GetNFTSalePricesWire']

/** Wire answer of `getNFTLowestPrice`, undecoded. */
export type GetNFTLowestPriceWire = components['schemas']['GetNFTLowestPriceWire']

/** Wire answer of `getNFTCollectionStats`, undecoded. */
export type GetNFTCollectionStatsWire = components['schemas']['GetNFTCollectionStatsWire']

/** Wire answer of `getNFTTokenStats`, undecoded. */
export type GetNFTTokenStatsWire = components['schemas']['GetNFTTokenStatsWire']

/** Wire answer of `reSyncMetadata`, undecoded. */
export type ReSyncMetadataWire = components['schemas']['ReSyncMetadataWire']

/** Wire answer of `syncNFTContract`, undecoded. */
export type SyncNFTContractWire = components['schemas']['SyncNFTContractWire']

/** Wire answer of `getWalletTokenBalances`, undecoded. */
export type GetWalletTokenBalancesWire = components['schemas']['GetWalletTokenBalancesWire']

/** Wire answer of `getWalletTokenTransfers`, undecoded. */
export type GetWalletTokenTransfersWire = components['schemas']['GetWalletTokenTransfersWire']

/** Wire answer of `getTokenTransfers`, undecoded. */
export type GetTokenTransfersWire = components['schemas']['GetTokenTransfersWire']

/** Wire answer of `getTokenMetadata`, undecoded. */
export type GetTokenMetadataWire = components['schemas']['GetTokenMetadataWire']

/** Wire answer of `getTokenMetadataBySymbol`, undecoded. */
export type GetTokenMetadataBySymbolWire = components['schemas']['GetTokenMetadataBySymbolWire']

/** Wire answer of `getTokenOwners`, undecoded. */
export type GetTokenOwnersWire = components['schemas']['GetTokenOwnersWire']

/** Wire answer of `getTokenAllowance`, undecoded. */
export type GetTokenAllowanceWire = components['schemas']['GetTokenAllowanceWire']

/** Wire answer of `getTokenStats`, undecoded. */
export type GetTokenStatsWire = components['schemas']['GetTokenStatsWire']

/** Wire answer of `getTokenPrice`, undecoded. */
export type GetTokenPriceWire = components['schemas']['GetTokenPriceWire']

/** Wire answer of `getMultipleTokenPrices`, undecoded. */
export type GetMultipleTokenPricesWire = components['schemas']['GetMultipleTokenPricesWire']

/** Wire answer of `getPairAddress`, undecoded. */
export type GetPairAddressWire = components['schemas']['GetPairAddressWire']

/** Wire answer of `getPairReserves`, undecoded. */
export type GetPairReservesWire = components['schemas']['GetPairReservesWire']

/** Wire answer of `getPairPrice`, undecoded. */
export type GetPairPriceWire = components['schemas']['GetPairPriceWire']

/** Wire answer of `getWalletHistory`, undecoded. */
export type GetWalletHistoryWire = components['schemas']['GetWalletHistoryWire']

/** Wire answer of `getWalletTokenBalancesPrice`, undecoded. */
export type GetWalletTokenBalancesPriceWire = components['schemas']['GetWalletTokenBalancesPriceWire']

/** Wire answer of `getWalletNetWorth`, undecoded. */
export type GetWalletNetWorthWire = components['schemas']['GetWalletNetWorthWire']

/** Wire answer of `getWalletActiveChains`, undecoded. */
export type GetWalletActiveChainsWire = components['schemas']['GetWalletActiveChainsWire']

/** Wire answer of `getWalletStats`, undecoded. */
export type GetWalletStatsWire = components['schemas']['GetWalletStatsWire']

/** Wire answer of `getDefiSummary`, undecoded. */
export type GetDefiSummaryWire = components['schemas']['GetDefiSummaryWire']

/** Wire answer of `getDefiPositionsByProtocol`, undecoded. */
export type GetDefiPositionsByProtocolWire = components['schemas']['GetDefiPositionsByProtocolWire']

/** Wire answer of `getDefiPositionsSummary`, undecoded. */
export type GetDefiPositionsSummaryWire = components['schemas']['GetDefiPositionsSummaryWire']

/** Wire answer of `getWalletProfitabilitySummary`, undecoded. */
export type GetWalletProfitabilitySummaryWire = components['schemas']['GetWalletProfitabilitySummaryWire']

/** Wire answer of `getWalletProfitability`, undecoded. */
export type GetWalletProfitabilityWire = components['schemas']['GetWalletProfitabilityWire']

/** Wire answer of `getTopProfitableWalletPerToken`, undecoded. */
export type GetTopProfitableWalletPerTokenWire = components['schemas']['GetTopProfitableWalletPerTokenWire']

/** Wire answer of `getTopERC20TokensByMarketCap`, undecoded. */
export type GetTopERC20TokensByMarketCapWire = components['schemas']['GetTopERC20TokensByMarketCapWire']

/** Wire answer of `getTopERC20TokensByPriceMovers`, undecoded. */
export type GetTopERC20TokensByPriceMoversWire = components['schemas']['GetTopERC20TokensByPriceMoversWire']

/** Wire answer of `getTopNFTCollectionsByMarketCap`, undecoded. */
export type GetTopNFTCollectionsByMarketCapWire = components['schemas']['GetTopNFTCollectionsByMarketCapWire']

/** Wire answer of `getHottestNFTCollectionsByTradingVolume`, undecoded. */
export type GetHottestNFTCollectionsByTradingVolumeWire = components['schemas']['GetHottestNFTCollectionsByTradingVolumeWire']

/** Wire answer of `getTopCryptoCurrenciesByMarketCap`, undecoded. */
export type GetTopCryptoCurrenciesByMarketCapWire = components['schemas']['GetTopCryptoCurrenciesByMarketCapWire']

/** Wire answer of `getTopCryptoCurrenciesByTradingVolume`, undecoded. */
export type GetTopCryptoCurrenciesByTradingVolumeWire = components['schemas']['GetTopCryptoCurrenciesByTradingVolumeWire']

/** Wire answer of `resolveAddress`, undecoded. */
export type ResolveAddressWire = components['schemas']['ResolveAddressWire']

/** Wire answer of `resolveDomain`, undecoded. */
export type ResolveDomainWire = components['schemas']['ResolveDomainWire']

/** Wire answer of `resolveENSDomain`, undecoded. */
export type ResolveENSDomainWire = components['schemas']['ResolveENSDomainWire']

/** Wire answer of `resolveAddressToDomain`, undecoded. */
export type ResolveAddressToDomainWire = components['schemas']['ResolveAddressToDomainWire']

/** Wire answer of `uploadFolder`, undecoded. */
export type UploadFolderWire = components['schemas']['UploadFolderWire']

/** Wire answer of `endpointWeights`, undecoded. */
export type EndpointWeightsWire = components['schemas']['EndpointWeightsWire']

/** Wire answer of `web3ApiVersion`, undecoded. */
export type Web3ApiVersionWire = components['schemas']['Web3ApiVersionWire']
