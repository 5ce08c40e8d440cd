// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { operations } from './wire.js'

/** Wire answer of `getNativeBalance`, undecoded. */
export type GetNativeBalanceWire = operations['getNativeBalance']['responses'][200]['content']['application/json']

/** Wire answer of `getNativeBalancesForAddresses`, undecoded. */
export type GetNativeBalancesForAddressesWire = operations['getNativeBalancesForAddresses']['responses'][200]['content']['application/json']

/** Wire answer of `getBlock`, undecoded. */
export type GetBlockWire = operations['getBlock']['responses'][200]['content']['application/json']

/** Wire answer of `getDateToBlock`, undecoded. */
export type GetDateToBlockWire = operations['getDateToBlock']['responses'][200]['content']['application/json']

/** Wire answer of `getBlockStats`, undecoded. */
export type GetBlockStatsWire = operations['getBlockStats']['responses'][200]['content']['application/json']

/** Wire answer of `getTransaction`, undecoded. */
export type GetTransactionWire = operations['getTransaction']['responses'][200]['content']['application/json']

/** Wire answer of `getTransactionVerbose`, undecoded. */
export type GetTransactionVerboseWire = operations['getTransactionVerbose']['responses'][200]['content']['application/json']

/** Wire answer of `getInternalTransactions`, undecoded. */
export type GetInternalTransactionsWire = operations['getInternalTransactions']['responses'][200]['content']['application/json']

/** Wire answer of `getWalletTransactions`, undecoded. */
export type GetWalletTransactionsWire = operations['getWalletTransactions']['responses'][200]['content']['application/json']

/** Wire answer of `getWalletTransactionsVerbose`, undecoded. */
export type GetWalletTransactionsVerboseWire = operations['getWalletTransactionsVerbose']['responses'][200]['content']['application/json']

/** Wire answer of `getContractEvents`, undecoded. */
export type GetContractEventsWire = operations['getContractEvents']['responses'][200]['content']['application/json']

/** Wire answer of `getContractLogs`, undecoded. */
export type GetContractLogsWire = operations['getContractLogs']['responses'][200]['content']['application/json']

/** Wire answer of `runContractFunction`, undecoded. */
export type RunContractFunctionWire = operations['runContractFunction']['responses'][200]['content']['application/json']

/** Wire answer of `reviewContracts`, undecoded. */
export type ReviewContractsWire = operations['reviewContracts']['responses'][200]['content']['application/json']

/** Wire answer of `getWalletNFTs`, undecoded. */
export type GetWalletNFTsWire = operations['getWalletNFTs']['responses'][200]['content']['application/json']

/** Wire answer of `getContractNFTs`, undecoded. */
export type GetContractNFTsWire = operations['getContractNFTs']['responses'][200]['content']['application/json']

/** Wire answer of `getMultipleNFTs`, undecoded. */
export type GetMultipleNFTsWire = operations['getMultipleNFTs']['responses'][200]['content']['application/json']

/** Wire answer of `getNFTMetadata`, undecoded. */
export type GetNFTMetadataWire = operations['getNFTMetadata']['responses'][200]['content']['application/json']

/** Wire answer of `getNFTContractMetadata`, undecoded. */
export type GetNFTContractMetadataWire = operations['getNFTContractMetadata']['responses'][200]['content']['application/json']

/** Wire answer of `getWalletNFTCollections`, undecoded. */
export type GetWalletNFTCollectionsWire = operations['getWalletNFTCollections']['responses'][200]['content']['application/json']

/** Wire answer of `getNFTOwners`, undecoded. */
export type GetNFTOwnersWire = operations['getNFTOwners']['responses'][200]['content']['application/json']

/** Wire answer of `getNFTTokenIdOwners`, undecoded. */
export type GetNFTTokenIdOwnersWire = operations['getNFTTokenIdOwners']['responses'][200]['content']['application/json']

/** Wire answer of `getWalletNFTTransfers`, undecoded. */
export type GetWalletNFTTransfersWire = operations['getWalletNFTTransfers']['responses'][200]['content']['application/json']

/** Wire answer of `getNFTContractTransfers`, undecoded. */
export type GetNFTContractTransfersWire = operations['getNFTContractTransfers']['responses'][200]['content']['application/json']

/** Wire answer of `getNFTTransfers`, undecoded. */
export type GetNFTTransfersWire = operations['getNFTTransfers']['responses'][200]['content']['application/json']

/** Wire answer of `getNFTTransfersByBlock`, undecoded. */
export type GetNFTTransfersByBlockWire = operations['getNFTTransfersByBlock']['responses'][200]['content']['application/json']

/** Wire answer of `getNFTTransfersFromToBlock`, undecoded. */
export type GetNFTTransfersFromToBlockWire = operations['getNFTTransfersFromToBlock']['responses'][200]['content']['application/json']

/** Wire answer of `getNFTTrades`, undecoded. */
export type GetNFTTradesWire = operations['getNFTTrades']['responses'][200]['content']['application/json']

/** Wire answer of `getNFTTradesByToken`, undecoded. */
export type GetNFTTradesByTokenWire = operations['getNFTTradesByToken']['responses'][200]['content']['application/json']

/** Wire answer of `getNFTContractSalePrices`, undecoded. */
export type GetNFTContractSalePricesWire = operations['getNFTContractSalePrices']['responses'][200]['content']['application/json']

/** Wire answer of `getNFTSalePrices`, undecoded. */
export type GetNFTSalePricesWire = operations['getNFTSalePrices']['responses'][200]['content']['application/json']

/** Wire answer of `getNFTLowestPrice`, undecoded. */
export type GetNFTLowestPriceWire = operations['getNFTLowestPrice']['responses'][200]['content']['application/json']

/** Wire answer of `getNFTCollectionStats`, undecoded. */
export type GetNFTCollectionStatsWire = operations['getNFTCollectionStats']['responses'][200]['content']['application/json']

/** Wire answer of `getNFTTokenStats`, undecoded. */
export type GetNFTTokenStatsWire = operations['getNFTTokenStats']['responses'][200]['content']['application/json']

/** Wire answer of `reSyncMetadata`, undecoded. */
export type ReSyncMetadataWire = operations['reSyncMetadata']['responses'][200]['content']['application/json']

/** Wire answer of `syncNFTContract`, undecoded. */
export type SyncNFTContractWire = operations['syncNFTContract']['responses'][200]['content']['application/json']

/** Wire answer of `getWalletTokenBalances`, undecoded. */
export type GetWalletTokenBalancesWire = operations['getWalletTokenBalances']['responses'][200]['content']['application/json']

/** Wire answer of `getWalletTokenTransfers`, undecoded. */
export type GetWalletTokenTransfersWire = operations['getWalletTokenTransfers']['responses'][200]['content']['application/json']

/** Wire answer of `getTokenTransfers`, undecoded. */
export type GetTokenTransfersWire = operations['getTokenTransfers']['responses'][200]['content']['application/json']

/** Wire answer of `getTokenMetadata`, undecoded. */
export type GetTokenMetadataWire = operations['getTokenMetadata']['responses'][200]['content']['application/json']

/** Wire answer of `getTokenMetadataBySymbol`, undecoded. */
export type GetTokenMetadataBySymbolWire = operations['getTokenMetadataBySymbol']['responses'][200]['content']['application/json']

/** Wire answer of `getTokenOwners`, undecoded. */
export type GetTokenOwnersWire = operations['getTokenOwners']['responses'][200]['content']['application/json']

/** Wire answer of `getTokenAllowance`, undecoded. */
export type GetTokenAllowanceWire = operations['getTokenAllowance']['responses'][200]['content']['application/json']

/** Wire answer of `getTokenStats`, undecoded. */
export type GetTokenStatsWire = operations['getTokenStats']['responses'][200]['content']['application/json']

/** Wire answer of `getTokenPrice`, undecoded. */
export type GetTokenPriceWire = operations['getTokenPrice']['responses'][200]['content']['application/json']

/** Wire answer of `getMultipleTokenPrices`, undecoded. */
export type GetMultipleTokenPricesWire = operations['getMultipleTokenPrices']['responses'][200]['content']['application/json']

/** Wire answer of `getPairAddress`, undecoded. */
export type GetPairAddressWire = operations['getPairAddress']['responses'][200]['content']['application/json']

/** Wire answer of `getPairReserves`, undecoded. */
export type GetPairReservesWire = operations['getPairReserves']['responses'][200]['content']['application/json']

/** Wire answer of `getPairPrice`, undecoded. */
export type GetPairPriceWire = operations['getPairPrice']['responses'][200]['content']['application/json']

/** Wire answer of `getWalletHistory`, undecoded. */
export type GetWalletHistoryWire = operations['getWalletHistory']['responses'][200]['content']['application/json']

/** Wire answer of `getWalletTokenBalancesPrice`, undecoded. */
export type GetWalletTokenBalancesPriceWire = operations['getWalletTokenBalancesPrice']['responses'][200]['content']['application/json']

/** Wire answer of `getWalletNetWorth`, undecoded. */
export type GetWalletNetWorthWire = operations['getWalletNetWorth']['responses'][200]['content']['application/json']

/** Wire answer of `getWalletActiveChains`, undecoded. */
export type GetWalletActiveChainsWire = operations['getWalletActiveChains']['responses'][200]['content']['application/json']

/** Wire answer of `getWalletStats`, undecoded. */
export type GetWalletStatsWire = operations['getWalletStats']['responses'][200]['content']['application/json']

/** Wire answer of `getDefiSummary`, undecoded. */
export type GetDefiSummaryWire = operations['getDefiSummary']['responses'][200]['content']['application/json']

/** Wire answer of `getDefiPositionsByProtocol`, undecoded. */
export type GetDefiPositionsByProtocolWire = operations['getDefiPositionsByProtocol']['responses'][200]['content']['application/json']

/** Wire answer of `getDefiPositionsSummary`, undecoded. */
export type GetDefiPositionsSummaryWire = operations['getDefiPositionsSummary']['responses'][200]['content']['application/json']

/** Wire answer of `getWalletProfitabilitySummary`, undecoded. */
export type GetWalletProfitabilitySummaryWire = operations['getWalletProfitabilitySummary']['responses'][200]['content']['application/json']

/** Wire answer of `getWalletProfitability`, undecoded. */
export type GetWalletProfitabilityWire = operations['getWalletProfitability']['responses'][200]['content']['application/json']

/** Wire answer of `getTopProfitableWalletPerToken`, undecoded. */
export type GetTopProfitableWalletPerTokenWire = operations['getTopProfitableWalletPerToken']['responses'][200]['content']['application/json']

/** Wire answer of `getTopERC20TokensByMarketCap`, undecoded. */
export type GetTopERC20TokensByMarketCapWire = operations['getTopERC20TokensByMarketCap']['responses'][200]['content']['application/json']

/** Wire answer of `getTopERC20TokensByPriceMovers`, undecoded. */
export type GetTopERC20TokensByPriceMoversWire = operations['getTopERC20TokensByPriceMovers']['responses'][200]['content']['application/json']

/** Wire answer of `getTopNFTCollectionsByMarketCap`, undecoded. */
export type GetTopNFTCollectionsByMarketCapWire = operations['getTopNFTCollectionsByMarketCap']['responses'][200]['content']['application/json']

/** Wire answer of `getHottestNFTCollectionsByTradingVolume`, undecoded. */
export type GetHottestNFTCollectionsByTradingVolumeWire = operations['getHottestNFTCollectionsByTradingVolume']['responses'][200]['content']['application/json']

/** Wire answer of `getTopCryptoCurrenciesByMarketCap`, undecoded. */
export type GetTopCryptoCurrenciesByMarketCapWire = operations['getTopCryptoCurrenciesByMarketCap']['responses'][200]['content']['application/json']

/** Wire answer of `getTopCryptoCurrenciesByTradingVolume`, undecoded. */
export type GetTopCryptoCurrenciesByTradingVolumeWire = operations['getTopCryptoCurrenciesByTradingVolume']['responses'][200]['content']['application/json']

/** Wire answer of `resolveAddress`, undecoded. */
export type ResolveAddressWire = operations['resolveAddress']['responses'][200]['content']['application/json']

/** Wire answer of `resolveDomain`, undecoded. */
export type ResolveDomainWire = operations['resolveDomain']['responses'][200]['content']['application/json']

/** Wire answer of `resolveENSDomain`, undecoded. */
export type ResolveENSDomainWire = operations['resolveENSDomain']['responses'][200]['content']['application/json']

/** Wire answer of `resolveAddressToDomain`, undecoded. */
export type ResolveAddressToDomainWire = operations['resolveAddressToDomain']['responses'][200]['content']['application/json']

/** Wire answer of `uploadFolder`, undecoded. */
export type UploadFolderWire = operations['uploadFolder']['responses'][200]['content']['application/json']

/** Wire answer of `endpointWeights`, undecoded. */
export type EndpointWeightsWire = operations['endpointWeights']['responses'][200]['content']['application/json']

/** Wire answer of `web3ApiVersion`, undecoded. */
export type Web3ApiVersionWire = operations['web3ApiVersion']['responses'][200]['content']['application/json']
