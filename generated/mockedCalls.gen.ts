// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type * as aptosNode from '../src/aptos-node.js'
import type * as aptos from '../src/aptos.js'
import type * as auth from '../src/auth.js'
import type * as evm from '../src/evm.js'
import type * as solana from '../src/solana.js'
import type * as streams from '../src/streams.js'
import type * as universal from '../src/universal.js'

/** Inputs and raw response of an operation. */
export interface MockedCall<Input, Wire> {
  readonly input: Input
  readonly wire: Wire
}

/** Every operation, by `api.id`. */
export interface MockedCalls {
  readonly 'aptos.getNFTsByIds': MockedCall<aptos.GetNFTsByIdsInput, aptos.GetNFTsByIdsWire>
  readonly 'aptos.getNFTsByCollection': MockedCall<aptos.GetNFTsByCollectionInput, aptos.GetNFTsByCollectionWire>
  readonly 'aptos.getNFTsByCreators': MockedCall<aptos.GetNFTsByCreatorsInput, aptos.GetNFTsByCreatorsWire>
  readonly 'aptos.getNFTOwnersByTokens': MockedCall<aptos.GetNFTOwnersByTokensInput, aptos.GetNFTOwnersByTokensWire>
  readonly 'aptos.getNFTOwnersByCollection': MockedCall<
    aptos.GetNFTOwnersByCollectionInput,
    aptos.GetNFTOwnersByCollectionWire
  >
  readonly 'aptos.getNFTOwnersOfCollection': MockedCall<
    aptos.GetNFTOwnersOfCollectionInput,
    aptos.GetNFTOwnersOfCollectionWire
  >
  readonly 'aptos.getNFTTransfersByIds': MockedCall<aptos.GetNFTTransfersByIdsInput, aptos.GetNFTTransfersByIdsWire>
  readonly 'aptos.getNFTTransfersByCollection': MockedCall<
    aptos.GetNFTTransfersByCollectionInput,
    aptos.GetNFTTransfersByCollectionWire
  >
  readonly 'aptos.getNFTTransfersByCreators': MockedCall<
    aptos.GetNFTTransfersByCreatorsInput,
    aptos.GetNFTTransfersByCreatorsWire
  >
  readonly 'aptos.getNFTTransfersByWallets': MockedCall<
    aptos.GetNFTTransfersByWalletsInput,
    aptos.GetNFTTransfersByWalletsWire
  >
  readonly 'aptos.getNFTCollections': MockedCall<aptos.GetNFTCollectionsInput, aptos.GetNFTCollectionsWire>
  readonly 'aptos.getNFTCollectionsByIds': MockedCall<
    aptos.GetNFTCollectionsByIdsInput,
    aptos.GetNFTCollectionsByIdsWire
  >
  readonly 'aptos.getNFTCollectionsByCreator': MockedCall<
    aptos.GetNFTCollectionsByCreatorInput,
    aptos.GetNFTCollectionsByCreatorWire
  >
  readonly 'aptos.getCoinInfoByCoinTypeHashes': MockedCall<
    aptos.GetCoinInfoByCoinTypeHashesInput,
    aptos.GetCoinInfoByCoinTypeHashesWire
  >
  readonly 'aptos.getLatestCoins': MockedCall<aptos.GetLatestCoinsInput, aptos.GetLatestCoinsWire>
  readonly 'aptos.getCoinsByNameRange': MockedCall<aptos.GetCoinsByNameRangeInput, aptos.GetCoinsByNameRangeWire>
  readonly 'aptos.getCoinsBySymbolRange': MockedCall<aptos.GetCoinsBySymbolRangeInput, aptos.GetCoinsBySymbolRangeWire>
  readonly 'aptos.getCoinsByCreators': MockedCall<aptos.GetCoinsByCreatorsInput, aptos.GetCoinsByCreatorsWire>
  readonly 'aptos.getTopHoldersByCoin': MockedCall<aptos.GetTopHoldersByCoinInput, aptos.GetTopHoldersByCoinWire>
  readonly 'aptos.getCoinTransfersByOwnerAddresses': MockedCall<
    aptos.GetCoinTransfersByOwnerAddressesInput,
    aptos.GetCoinTransfersByOwnerAddressesWire
  >
  readonly 'aptos.getCoinTransfersByBlockHeights': MockedCall<
    aptos.GetCoinTransfersByBlockHeightsInput,
    aptos.GetCoinTransfersByBlockHeightsWire
  >
  readonly 'aptos.getCoinTransfersByCoinType': MockedCall<
    aptos.GetCoinTransfersByCoinTypeInput,
    aptos.GetCoinTransfersByCoinTypeWire
  >
  readonly 'aptos.getCoinBalancesByWallets': MockedCall<
    aptos.GetCoinBalancesByWalletsInput,
    aptos.GetCoinBalancesByWalletsWire
  >
  readonly 'aptos.getHistoricalCoinBalancesByWallets': MockedCall<
    aptos.GetHistoricalCoinBalancesByWalletsInput,
    aptos.GetHistoricalCoinBalancesByWalletsWire
  >
  readonly 'aptos.getCoinTransfersByWalletAddresses': MockedCall<
    aptos.GetCoinTransfersByWalletAddressesInput,
    aptos.GetCoinTransfersByWalletAddressesWire
  >
  readonly 'aptos.getNFTByOwners': MockedCall<aptos.GetNFTByOwnersInput, aptos.GetNFTByOwnersWire>
  readonly 'aptos.getWalletsNFTTransfers': MockedCall<
    aptos.GetWalletsNFTTransfersInput,
    aptos.GetWalletsNFTTransfersWire
  >
  readonly 'aptos.getAccount': MockedCall<aptos.GetAccountInput, aptos.GetAccountWire>
  readonly 'aptos.getAccountResources': MockedCall<aptos.GetAccountResourcesInput, aptos.GetAccountResourcesWire>
  readonly 'aptosNode.getAccountModules': MockedCall<aptosNode.GetAccountModulesInput, aptosNode.GetAccountModulesWire>
  readonly 'aptosNode.getAccountResource': MockedCall<
    aptosNode.GetAccountResourceInput,
    aptosNode.GetAccountResourceWire
  >
  readonly 'aptosNode.getAccountModule': MockedCall<aptosNode.GetAccountModuleInput, aptosNode.GetAccountModuleWire>
  readonly 'aptosNode.getEventsByCreationNumber': MockedCall<
    aptosNode.GetEventsByCreationNumberInput,
    aptosNode.GetEventsByCreationNumberWire
  >
  readonly 'aptosNode.getEventsByEventHandle': MockedCall<
    aptosNode.GetEventsByEventHandleInput,
    aptosNode.GetEventsByEventHandleWire
  >
  readonly 'aptosNode.getAccountTransactions': MockedCall<
    aptosNode.GetAccountTransactionsInput,
    aptosNode.GetAccountTransactionsWire
  >
  readonly 'aptosNode.getTransactions': MockedCall<aptosNode.GetTransactionsInput, aptosNode.GetTransactionsWire>
  readonly 'aptosNode.submitTransaction': MockedCall<aptosNode.SubmitTransactionInput, aptosNode.SubmitTransactionWire>
  readonly 'aptosNode.getTransactionByHash': MockedCall<
    aptosNode.GetTransactionByHashInput,
    aptosNode.GetTransactionByHashWire
  >
  readonly 'aptosNode.getTransactionByVersion': MockedCall<
    aptosNode.GetTransactionByVersionInput,
    aptosNode.GetTransactionByVersionWire
  >
  readonly 'aptosNode.submitBatchTransactions': MockedCall<
    aptosNode.SubmitBatchTransactionsInput,
    aptosNode.SubmitBatchTransactionsWire
  >
  readonly 'aptosNode.simulateTransaction': MockedCall<
    aptosNode.SimulateTransactionInput,
    aptosNode.SimulateTransactionWire
  >
  readonly 'aptosNode.encodeSubmission': MockedCall<aptosNode.EncodeSubmissionInput, aptosNode.EncodeSubmissionWire>
  readonly 'aptosNode.estimateGasPrice': MockedCall<aptosNode.EstimateGasPriceInput, aptosNode.EstimateGasPriceWire>
  readonly 'aptosNode.getBlockByHeight': MockedCall<aptosNode.GetBlockByHeightInput, aptosNode.GetBlockByHeightWire>
  readonly 'aptosNode.getBlockByVersion': MockedCall<aptosNode.GetBlockByVersionInput, aptosNode.GetBlockByVersionWire>
  readonly 'aptosNode.getLedgerInfo': MockedCall<aptosNode.GetLedgerInfoInput, aptosNode.GetLedgerInfoWire>
  readonly 'auth.requestChallengeEvm': MockedCall<auth.RequestChallengeEvmInput, auth.RequestChallengeEvmWire>
  readonly 'auth.verifyChallengeEvm': MockedCall<auth.VerifyChallengeEvmInput, auth.VerifyChallengeEvmWire>
  readonly 'auth.requestChallengeSolana': MockedCall<auth.RequestChallengeSolanaInput, auth.RequestChallengeSolanaWire>
  readonly 'auth.verifyChallengeSolana': MockedCall<auth.VerifyChallengeSolanaInput, auth.VerifyChallengeSolanaWire>
  readonly 'auth.requestChallengeAptos': MockedCall<auth.RequestChallengeAptosInput, auth.RequestChallengeAptosWire>
  readonly 'auth.verifyChallengeAptos': MockedCall<auth.VerifyChallengeAptosInput, auth.VerifyChallengeAptosWire>
  readonly 'auth.requestBind': MockedCall<auth.RequestBindInput, auth.RequestBindWire>
  readonly 'auth.verifyRequestBind': MockedCall<auth.VerifyRequestBindInput, auth.VerifyRequestBindWire>
  readonly 'auth.removeBind': MockedCall<auth.RemoveBindInput, auth.RemoveBindWire>
  readonly 'auth.verifyRemoveBind': MockedCall<auth.VerifyRemoveBindInput, auth.VerifyRemoveBindWire>
  readonly 'auth.getAddresses': MockedCall<auth.GetAddressesInput, auth.GetAddressesWire>
  readonly 'evm.getNativeBalance': MockedCall<evm.GetNativeBalanceInput, evm.GetNativeBalanceWire>
  readonly 'evm.getNativeBalancesForAddresses': MockedCall<
    evm.GetNativeBalancesForAddressesInput,
    evm.GetNativeBalancesForAddressesWire
  >
  readonly 'evm.getBlock': MockedCall<evm.GetBlockInput, evm.GetBlockWire>
  readonly 'evm.getDateToBlock': MockedCall<evm.GetDateToBlockInput, evm.GetDateToBlockWire>
  readonly 'evm.getLatestBlockNumber': MockedCall<evm.GetLatestBlockNumberInput, evm.GetLatestBlockNumberWire>
  readonly 'evm.getBlockStats': MockedCall<evm.GetBlockStatsInput, evm.GetBlockStatsWire>
  readonly 'evm.getTransaction': MockedCall<evm.GetTransactionInput, evm.GetTransactionWire>
  readonly 'evm.getTransactionVerbose': MockedCall<evm.GetTransactionVerboseInput, evm.GetTransactionVerboseWire>
  readonly 'evm.getInternalTransactions': MockedCall<evm.GetInternalTransactionsInput, evm.GetInternalTransactionsWire>
  readonly 'evm.getWalletTransactions': MockedCall<evm.GetWalletTransactionsInput, evm.GetWalletTransactionsWire>
  readonly 'evm.getWalletTransactionsVerbose': MockedCall<
    evm.GetWalletTransactionsVerboseInput,
    evm.GetWalletTransactionsVerboseWire
  >
  readonly 'evm.getContractEvents': MockedCall<evm.GetContractEventsInput, evm.GetContractEventsWire>
  readonly 'evm.getContractLogs': MockedCall<evm.GetContractLogsInput, evm.GetContractLogsWire>
  readonly 'evm.runContractFunction': MockedCall<evm.RunContractFunctionInput, evm.RunContractFunctionWire>
  readonly 'evm.reviewContracts': MockedCall<evm.ReviewContractsInput, evm.ReviewContractsWire>
  readonly 'evm.getWalletNFTs': MockedCall<evm.GetWalletNFTsInput, evm.GetWalletNFTsWire>
  readonly 'evm.getContractNFTs': MockedCall<evm.GetContractNFTsInput, evm.GetContractNFTsWire>
  readonly 'evm.getMultipleNFTs': MockedCall<evm.GetMultipleNFTsInput, evm.GetMultipleNFTsWire>
  readonly 'evm.getNFTMetadata': MockedCall<evm.GetNFTMetadataInput, evm.GetNFTMetadataWire>
  readonly 'evm.getNFTContractMetadata': MockedCall<evm.GetNFTContractMetadataInput, evm.GetNFTContractMetadataWire>
  readonly 'evm.getNFTBulkContractMetadata': MockedCall<
    evm.GetNFTBulkContractMetadataInput,
    evm.GetNFTBulkContractMetadataWire
  >
  readonly 'evm.getWalletNFTCollections': MockedCall<evm.GetWalletNFTCollectionsInput, evm.GetWalletNFTCollectionsWire>
  readonly 'evm.getNFTOwners': MockedCall<evm.GetNFTOwnersInput, evm.GetNFTOwnersWire>
  readonly 'evm.getUniqueOwnersByCollection': MockedCall<
    evm.GetUniqueOwnersByCollectionInput,
    evm.GetUniqueOwnersByCollectionWire
  >
  readonly 'evm.getNFTTokenIdOwners': MockedCall<evm.GetNFTTokenIdOwnersInput, evm.GetNFTTokenIdOwnersWire>
  readonly 'evm.getWalletNFTTransfers': MockedCall<evm.GetWalletNFTTransfersInput, evm.GetWalletNFTTransfersWire>
  readonly 'evm.getNFTContractTransfers': MockedCall<evm.GetNFTContractTransfersInput, evm.GetNFTContractTransfersWire>
  readonly 'evm.getNFTTransfers': MockedCall<evm.GetNFTTransfersInput, evm.GetNFTTransfersWire>
  readonly 'evm.getNFTTransfersByBlock': MockedCall<evm.GetNFTTransfersByBlockInput, evm.GetNFTTransfersByBlockWire>
  readonly 'evm.getNFTTransfersFromToBlock': MockedCall<
    evm.GetNFTTransfersFromToBlockInput,
    evm.GetNFTTransfersFromToBlockWire
  >
  readonly 'evm.getNFTTrades': MockedCall<evm.GetNFTTradesInput, evm.GetNFTTradesWire>
  readonly 'evm.getNFTTradesByToken': MockedCall<evm.GetNFTTradesByTokenInput, evm.GetNFTTradesByTokenWire>
  readonly 'evm.getNFTTradesByWallet': MockedCall<evm.GetNFTTradesByWalletInput, evm.GetNFTTradesByWalletWire>
  readonly 'evm.getNFTContractSalePrices': MockedCall<
    evm.GetNFTContractSalePricesInput,
    evm.GetNFTContractSalePricesWire
  >
  readonly 'evm.getNFTSalePrices': MockedCall<evm.GetNFTSalePricesInput, evm.GetNFTSalePricesWire>
  readonly 'evm.getNFTLowestPrice': MockedCall<evm.GetNFTLowestPriceInput, evm.GetNFTLowestPriceWire>
  readonly 'evm.getNFTFloorPriceByContract': MockedCall<
    evm.GetNFTFloorPriceByContractInput,
    evm.GetNFTFloorPriceByContractWire
  >
  readonly 'evm.getNFTFloorPriceByToken': MockedCall<evm.GetNFTFloorPriceByTokenInput, evm.GetNFTFloorPriceByTokenWire>
  readonly 'evm.getNFTHistoricalFloorPriceByContract': MockedCall<
    evm.GetNFTHistoricalFloorPriceByContractInput,
    evm.GetNFTHistoricalFloorPriceByContractWire
  >
  readonly 'evm.getNFTTraitsByCollection': MockedCall<
    evm.GetNFTTraitsByCollectionInput,
    evm.GetNFTTraitsByCollectionWire
  >
  readonly 'evm.getNFTTraitsByCollectionPaginate': MockedCall<
    evm.GetNFTTraitsByCollectionPaginateInput,
    evm.GetNFTTraitsByCollectionPaginateWire
  >
  readonly 'evm.getNFTByContractTraits': MockedCall<evm.GetNFTByContractTraitsInput, evm.GetNFTByContractTraitsWire>
  readonly 'evm.getNFTCollectionStats': MockedCall<evm.GetNFTCollectionStatsInput, evm.GetNFTCollectionStatsWire>
  readonly 'evm.getNFTTokenStats': MockedCall<evm.GetNFTTokenStatsInput, evm.GetNFTTokenStatsWire>
  readonly 'evm.reSyncMetadata': MockedCall<evm.ReSyncMetadataInput, evm.ReSyncMetadataWire>
  readonly 'evm.resyncNFTRarity': MockedCall<evm.ResyncNFTRarityInput, evm.ResyncNFTRarityWire>
  readonly 'evm.syncNFTContract': MockedCall<evm.SyncNFTContractInput, evm.SyncNFTContractWire>
  readonly 'evm.getWalletTokenBalances': MockedCall<evm.GetWalletTokenBalancesInput, evm.GetWalletTokenBalancesWire>
  readonly 'evm.getWalletTokenTransfers': MockedCall<evm.GetWalletTokenTransfersInput, evm.GetWalletTokenTransfersWire>
  readonly 'evm.getTokenTransfers': MockedCall<evm.GetTokenTransfersInput, evm.GetTokenTransfersWire>
  readonly 'evm.getTokenMetadata': MockedCall<evm.GetTokenMetadataInput, evm.GetTokenMetadataWire>
  readonly 'evm.getTokenMetadataBySymbol': MockedCall<
    evm.GetTokenMetadataBySymbolInput,
    evm.GetTokenMetadataBySymbolWire
  >
  readonly 'evm.getTokenOwners': MockedCall<evm.GetTokenOwnersInput, evm.GetTokenOwnersWire>
  readonly 'evm.getTokenAllowance': MockedCall<evm.GetTokenAllowanceInput, evm.GetTokenAllowanceWire>
  readonly 'evm.getTokenStats': MockedCall<evm.GetTokenStatsInput, evm.GetTokenStatsWire>
  readonly 'evm.getTokenPrice': MockedCall<evm.GetTokenPriceInput, evm.GetTokenPriceWire>
  readonly 'evm.getMultipleTokenPrices': MockedCall<evm.GetMultipleTokenPricesInput, evm.GetMultipleTokenPricesWire>
  readonly 'evm.getPairAddress': MockedCall<evm.GetPairAddressInput, evm.GetPairAddressWire>
  readonly 'evm.getPairReserves': MockedCall<evm.GetPairReservesInput, evm.GetPairReservesWire>
  readonly 'evm.getPairPrice': MockedCall<evm.GetPairPriceInput, evm.GetPairPriceWire>
  readonly 'evm.getTokenPairs': MockedCall<evm.GetTokenPairsInput, evm.GetTokenPairsWire>
  readonly 'evm.getPairStats': MockedCall<evm.GetPairStatsInput, evm.GetPairStatsWire>
  readonly 'evm.getPairCandlesticks': MockedCall<evm.GetPairCandlesticksInput, evm.GetPairCandlesticksWire>
  readonly 'evm.getSwapsByPairAddress': MockedCall<evm.GetSwapsByPairAddressInput, evm.GetSwapsByPairAddressWire>
  readonly 'evm.getSwapsByTokenAddress': MockedCall<evm.GetSwapsByTokenAddressInput, evm.GetSwapsByTokenAddressWire>
  readonly 'evm.getSwapsByWalletAddress': MockedCall<evm.GetSwapsByWalletAddressInput, evm.GetSwapsByWalletAddressWire>
  readonly 'evm.getTokenScore': MockedCall<evm.GetTokenScoreInput, evm.GetTokenScoreWire>
  readonly 'evm.getHistoricalTokenScore': MockedCall<evm.GetHistoricalTokenScoreInput, evm.GetHistoricalTokenScoreWire>
  readonly 'evm.getTokenAnalytics': MockedCall<evm.GetTokenAnalyticsInput, evm.GetTokenAnalyticsWire>
  readonly 'evm.getMultipleTokenAnalytics': MockedCall<
    evm.GetMultipleTokenAnalyticsInput,
    evm.GetMultipleTokenAnalyticsWire
  >
  readonly 'evm.getTimeSeriesTokenAnalytics': MockedCall<
    evm.GetTimeSeriesTokenAnalyticsInput,
    evm.GetTimeSeriesTokenAnalyticsWire
  >
  readonly 'evm.getTokenHolders': MockedCall<evm.GetTokenHoldersInput, evm.GetTokenHoldersWire>
  readonly 'evm.getTokenCategories': MockedCall<evm.GetTokenCategoriesInput, evm.GetTokenCategoriesWire>
  readonly 'evm.getTrendingTokens': MockedCall<evm.GetTrendingTokensInput, evm.GetTrendingTokensWire>
  readonly 'evm.searchTokens': MockedCall<evm.SearchTokensInput, evm.SearchTokensWire>
  readonly 'evm.getWalletHistory': MockedCall<evm.GetWalletHistoryInput, evm.GetWalletHistoryWire>
  readonly 'evm.getWalletTokenBalancesPrice': MockedCall<
    evm.GetWalletTokenBalancesPriceInput,
    evm.GetWalletTokenBalancesPriceWire
  >
  readonly 'evm.getWalletNetWorth': MockedCall<evm.GetWalletNetWorthInput, evm.GetWalletNetWorthWire>
  readonly 'evm.getWalletActiveChains': MockedCall<evm.GetWalletActiveChainsInput, evm.GetWalletActiveChainsWire>
  readonly 'evm.getWalletStats': MockedCall<evm.GetWalletStatsInput, evm.GetWalletStatsWire>
  readonly 'evm.getWalletApprovals': MockedCall<evm.GetWalletApprovalsInput, evm.GetWalletApprovalsWire>
  readonly 'evm.getWalletInsight': MockedCall<evm.GetWalletInsightInput, evm.GetWalletInsightWire>
  readonly 'evm.getDefiSummary': MockedCall<evm.GetDefiSummaryInput, evm.GetDefiSummaryWire>
  readonly 'evm.getDefiPositionsByProtocol': MockedCall<
    evm.GetDefiPositionsByProtocolInput,
    evm.GetDefiPositionsByProtocolWire
  >
  readonly 'evm.getDefiPositionsSummary': MockedCall<evm.GetDefiPositionsSummaryInput, evm.GetDefiPositionsSummaryWire>
  readonly 'evm.getWalletProfitabilitySummary': MockedCall<
    evm.GetWalletProfitabilitySummaryInput,
    evm.GetWalletProfitabilitySummaryWire
  >
  readonly 'evm.getWalletProfitability': MockedCall<evm.GetWalletProfitabilityInput, evm.GetWalletProfitabilityWire>
  readonly 'evm.getTopProfitableWalletPerToken': MockedCall<
    evm.GetTopProfitableWalletPerTokenInput,
    evm.GetTopProfitableWalletPerTokenWire
  >
  readonly 'evm.getTopERC20TokensByMarketCap': MockedCall<
    evm.GetTopERC20TokensByMarketCapInput,
    evm.GetTopERC20TokensByMarketCapWire
  >
  readonly 'evm.getTopERC20TokensByPriceMovers': MockedCall<
    evm.GetTopERC20TokensByPriceMoversInput,
    evm.GetTopERC20TokensByPriceMoversWire
  >
  readonly 'evm.getTopNFTCollectionsByMarketCap': MockedCall<
    evm.GetTopNFTCollectionsByMarketCapInput,
    evm.GetTopNFTCollectionsByMarketCapWire
  >
  readonly 'evm.getHottestNFTCollectionsByTradingVolume': MockedCall<
    evm.GetHottestNFTCollectionsByTradingVolumeInput,
    evm.GetHottestNFTCollectionsByTradingVolumeWire
  >
  readonly 'evm.getTopCryptoCurrenciesByMarketCap': MockedCall<
    evm.GetTopCryptoCurrenciesByMarketCapInput,
    evm.GetTopCryptoCurrenciesByMarketCapWire
  >
  readonly 'evm.getTopCryptoCurrenciesByTradingVolume': MockedCall<
    evm.GetTopCryptoCurrenciesByTradingVolumeInput,
    evm.GetTopCryptoCurrenciesByTradingVolumeWire
  >
  readonly 'evm.searchEntities': MockedCall<evm.SearchEntitiesInput, evm.SearchEntitiesWire>
  readonly 'evm.getEntityCategories': MockedCall<evm.GetEntityCategoriesInput, evm.GetEntityCategoriesWire>
  readonly 'evm.getEntitiesByCategory': MockedCall<evm.GetEntitiesByCategoryInput, evm.GetEntitiesByCategoryWire>
  readonly 'evm.getEntity': MockedCall<evm.GetEntityInput, evm.GetEntityWire>
  readonly 'evm.resolveAddress': MockedCall<evm.ResolveAddressInput, evm.ResolveAddressWire>
  readonly 'evm.resolveDomain': MockedCall<evm.ResolveDomainInput, evm.ResolveDomainWire>
  readonly 'evm.resolveENSDomain': MockedCall<evm.ResolveENSDomainInput, evm.ResolveENSDomainWire>
  readonly 'evm.resolveAddressToDomain': MockedCall<evm.ResolveAddressToDomainInput, evm.ResolveAddressToDomainWire>
  readonly 'evm.uploadFolder': MockedCall<evm.UploadFolderInput, evm.UploadFolderWire>
  readonly 'evm.endpointWeights': MockedCall<evm.EndpointWeightsInput, evm.EndpointWeightsWire>
  readonly 'evm.web3ApiVersion': MockedCall<evm.Web3ApiVersionInput, evm.Web3ApiVersionWire>
  readonly 'solana.balance': MockedCall<solana.BalanceInput, solana.BalanceWire>
  readonly 'solana.getSPL': MockedCall<solana.GetSPLInput, solana.GetSPLWire>
  readonly 'solana.getPortfolio': MockedCall<solana.GetPortfolioInput, solana.GetPortfolioWire>
  readonly 'solana.getNFTs': MockedCall<solana.GetNFTsInput, solana.GetNFTsWire>
  readonly 'solana.getSwapsByWalletAddress': MockedCall<
    solana.GetSwapsByWalletAddressInput,
    solana.GetSwapsByWalletAddressWire
  >
  readonly 'solana.getNFTMetadata': MockedCall<solana.GetNFTMetadataInput, solana.GetNFTMetadataWire>
  readonly 'solana.getTokenMetadata': MockedCall<solana.GetTokenMetadataInput, solana.GetTokenMetadataWire>
  readonly 'solana.getMultipleTokenMetadata': MockedCall<
    solana.GetMultipleTokenMetadataInput,
    solana.GetMultipleTokenMetadataWire
  >
  readonly 'solana.getTokenPrice': MockedCall<solana.GetTokenPriceInput, solana.GetTokenPriceWire>
  readonly 'solana.getMultipleTokenPrices': MockedCall<
    solana.GetMultipleTokenPricesInput,
    solana.GetMultipleTokenPricesWire
  >
  readonly 'solana.getTokenPairs': MockedCall<solana.GetTokenPairsInput, solana.GetTokenPairsWire>
  readonly 'solana.getAggregatedTokenPairStats': MockedCall<
    solana.GetAggregatedTokenPairStatsInput,
    solana.GetAggregatedTokenPairStatsWire
  >
  readonly 'solana.getPairStats': MockedCall<solana.GetPairStatsInput, solana.GetPairStatsWire>
  readonly 'solana.getCandleSticks': MockedCall<solana.GetCandleSticksInput, solana.GetCandleSticksWire>
  readonly 'solana.getSwapsByTokenAddress': MockedCall<
    solana.GetSwapsByTokenAddressInput,
    solana.GetSwapsByTokenAddressWire
  >
  readonly 'solana.getSwapsByPairAddress': MockedCall<
    solana.GetSwapsByPairAddressInput,
    solana.GetSwapsByPairAddressWire
  >
  readonly 'solana.getTokenAnalytics': MockedCall<solana.GetTokenAnalyticsInput, solana.GetTokenAnalyticsWire>
  readonly 'solana.getTrendingTokens': MockedCall<solana.GetTrendingTokensInput, solana.GetTrendingTokensWire>
  readonly 'streams.getEvmStreams': MockedCall<streams.GetEvmStreamsInput, streams.GetEvmStreamsWire>
  readonly 'streams.createEvmStream': MockedCall<streams.CreateEvmStreamInput, streams.CreateEvmStreamWire>
  readonly 'streams.getEvmStream': MockedCall<streams.GetEvmStreamInput, streams.GetEvmStreamWire>
  readonly 'streams.updateEvmStream': MockedCall<streams.UpdateEvmStreamInput, streams.UpdateEvmStreamWire>
  readonly 'streams.deleteEvmStream': MockedCall<streams.DeleteEvmStreamInput, streams.DeleteEvmStreamWire>
  readonly 'streams.updateEvmStreamStatus': MockedCall<
    streams.UpdateEvmStreamStatusInput,
    streams.UpdateEvmStreamStatusWire
  >
  readonly 'streams.getEvmStreamAddresses': MockedCall<
    streams.GetEvmStreamAddressesInput,
    streams.GetEvmStreamAddressesWire
  >
  readonly 'streams.addEvmStreamAddress': MockedCall<streams.AddEvmStreamAddressInput, streams.AddEvmStreamAddressWire>
  readonly 'streams.replaceEvmStreamAddress': MockedCall<
    streams.ReplaceEvmStreamAddressInput,
    streams.ReplaceEvmStreamAddressWire
  >
  readonly 'streams.deleteEvmStreamAddress': MockedCall<
    streams.DeleteEvmStreamAddressInput,
    streams.DeleteEvmStreamAddressWire
  >
  readonly 'streams.duplicateEvmStream': MockedCall<streams.DuplicateEvmStreamInput, streams.DuplicateEvmStreamWire>
  readonly 'streams.getEvmStreamBlock': MockedCall<streams.GetEvmStreamBlockInput, streams.GetEvmStreamBlockWire>
  readonly 'streams.sendEvmStreamBlock': MockedCall<streams.SendEvmStreamBlockInput, streams.SendEvmStreamBlockWire>
  readonly 'streams.getSolanaStreams': MockedCall<streams.GetSolanaStreamsInput, streams.GetSolanaStreamsWire>
  readonly 'streams.createSolanaStream': MockedCall<streams.CreateSolanaStreamInput, streams.CreateSolanaStreamWire>
  readonly 'streams.getSolanaStream': MockedCall<streams.GetSolanaStreamInput, streams.GetSolanaStreamWire>
  readonly 'streams.updateSolanaStream': MockedCall<streams.UpdateSolanaStreamInput, streams.UpdateSolanaStreamWire>
  readonly 'streams.deleteSolanaStream': MockedCall<streams.DeleteSolanaStreamInput, streams.DeleteSolanaStreamWire>
  readonly 'streams.updateSolanaStreamStatus': MockedCall<
    streams.UpdateSolanaStreamStatusInput,
    streams.UpdateSolanaStreamStatusWire
  >
  readonly 'streams.getSolanaStreamAddresses': MockedCall<
    streams.GetSolanaStreamAddressesInput,
    streams.GetSolanaStreamAddressesWire
  >
  readonly 'streams.addSolanaStreamAddress': MockedCall<
    streams.AddSolanaStreamAddressInput,
    streams.AddSolanaStreamAddressWire
  >
  readonly 'streams.deleteSolanaStreamAddress': MockedCall<
    streams.DeleteSolanaStreamAddressInput,
    streams.DeleteSolanaStreamAddressWire
  >
  readonly 'streams.getBitcoinStreams': MockedCall<streams.GetBitcoinStreamsInput, streams.GetBitcoinStreamsWire>
  readonly 'streams.createBitcoinStream': MockedCall<streams.CreateBitcoinStreamInput, streams.CreateBitcoinStreamWire>
  readonly 'streams.getBitcoinStream': MockedCall<streams.GetBitcoinStreamInput, streams.GetBitcoinStreamWire>
  readonly 'streams.updateBitcoinStream': MockedCall<streams.UpdateBitcoinStreamInput, streams.UpdateBitcoinStreamWire>
  readonly 'streams.deleteBitcoinStream': MockedCall<streams.DeleteBitcoinStreamInput, streams.DeleteBitcoinStreamWire>
  readonly 'streams.updateBitcoinStreamStatus': MockedCall<
    streams.UpdateBitcoinStreamStatusInput,
    streams.UpdateBitcoinStreamStatusWire
  >
  readonly 'streams.getBitcoinStreamAddresses': MockedCall<
    streams.GetBitcoinStreamAddressesInput,
    streams.GetBitcoinStreamAddressesWire
  >
  readonly 'streams.addBitcoinStreamAddress': MockedCall<
    streams.AddBitcoinStreamAddressInput,
    streams.AddBitcoinStreamAddressWire
  >
  readonly 'streams.deleteBitcoinStreamAddress': MockedCall<
    streams.DeleteBitcoinStreamAddressInput,
    streams.DeleteBitcoinStreamAddressWire
  >
  readonly 'streams.getBitcoinStreamXpubs': MockedCall<
    streams.GetBitcoinStreamXpubsInput,
    streams.GetBitcoinStreamXpubsWire
  >
  readonly 'streams.addBitcoinStreamXpub': MockedCall<
    streams.AddBitcoinStreamXpubInput,
    streams.AddBitcoinStreamXpubWire
  >
  readonly 'streams.deleteBitcoinStreamXpub': MockedCall<
    streams.DeleteBitcoinStreamXpubInput,
    streams.DeleteBitcoinStreamXpubWire
  >
  readonly 'streams.getSolanaStreamBlock': MockedCall<
    streams.GetSolanaStreamBlockInput,
    streams.GetSolanaStreamBlockWire
  >
  readonly 'streams.sendSolanaStreamBlock': MockedCall<
    streams.SendSolanaStreamBlockInput,
    streams.SendSolanaStreamBlockWire
  >
  readonly 'streams.getBitcoinStreamBlock': MockedCall<
    streams.GetBitcoinStreamBlockInput,
    streams.GetBitcoinStreamBlockWire
  >
  readonly 'streams.sendBitcoinStreamBlock': MockedCall<
    streams.SendBitcoinStreamBlockInput,
    streams.SendBitcoinStreamBlockWire
  >
  readonly 'streams.getAptosStreams': MockedCall<streams.GetAptosStreamsInput, streams.GetAptosStreamsWire>
  readonly 'streams.createAptosStream': MockedCall<streams.CreateAptosStreamInput, streams.CreateAptosStreamWire>
  readonly 'streams.getAptosStream': MockedCall<streams.GetAptosStreamInput, streams.GetAptosStreamWire>
  readonly 'streams.updateAptosStream': MockedCall<streams.UpdateAptosStreamInput, streams.UpdateAptosStreamWire>
  readonly 'streams.deleteAptosStream': MockedCall<streams.DeleteAptosStreamInput, streams.DeleteAptosStreamWire>
  readonly 'streams.updateAptosStreamStatus': MockedCall<
    streams.UpdateAptosStreamStatusInput,
    streams.UpdateAptosStreamStatusWire
  >
  readonly 'streams.getAptosStreamAddresses': MockedCall<
    streams.GetAptosStreamAddressesInput,
    streams.GetAptosStreamAddressesWire
  >
  readonly 'streams.addAptosStreamAddress': MockedCall<
    streams.AddAptosStreamAddressInput,
    streams.AddAptosStreamAddressWire
  >
  readonly 'streams.deleteAptosStreamAddress': MockedCall<
    streams.DeleteAptosStreamAddressInput,
    streams.DeleteAptosStreamAddressWire
  >
  readonly 'streams.getHistory': MockedCall<streams.GetHistoryInput, streams.GetHistoryWire>
  readonly 'streams.replayHistory': MockedCall<streams.ReplayHistoryInput, streams.ReplayHistoryWire>
  readonly 'streams.getLogs': MockedCall<streams.GetLogsInput, streams.GetLogsWire>
  readonly 'streams.getSettings': MockedCall<streams.GetSettingsInput, streams.GetSettingsWire>
  readonly 'streams.setSettings': MockedCall<streams.SetSettingsInput, streams.SetSettingsWire>
  readonly 'streams.getStats': MockedCall<streams.GetStatsInput, streams.GetStatsWire>
  readonly 'streams.getStatsById': MockedCall<streams.GetStatsByIdInput, streams.GetStatsByIdWire>
  readonly 'universal.getTokenBalances': MockedCall<universal.GetTokenBalancesInput, universal.GetTokenBalancesWire>
  readonly 'universal.getWalletHistory': MockedCall<universal.GetWalletHistoryInput, universal.GetWalletHistoryWire>
  readonly 'universal.getWalletInsight': MockedCall<universal.GetWalletInsightInput, universal.GetWalletInsightWire>
  readonly 'universal.getWalletProfitability': MockedCall<
    universal.GetWalletProfitabilityInput,
    universal.GetWalletProfitabilityWire
  >
  readonly 'universal.getWalletProfitabilitySummary': MockedCall<
    universal.GetWalletProfitabilitySummaryInput,
    universal.GetWalletProfitabilitySummaryWire
  >
  readonly 'universal.getDefiSummary': MockedCall<universal.GetDefiSummaryInput, universal.GetDefiSummaryWire>
  readonly 'universal.getDefiPositions': MockedCall<universal.GetDefiPositionsInput, universal.GetDefiPositionsWire>
  readonly 'universal.getDefiProtocolPositions': MockedCall<
    universal.GetDefiProtocolPositionsInput,
    universal.GetDefiProtocolPositionsWire
  >
  readonly 'universal.getDefiProtocols': MockedCall<universal.GetDefiProtocolsInput, universal.GetDefiProtocolsWire>
  readonly 'universal.getTokenPrice': MockedCall<universal.GetTokenPriceInput, universal.GetTokenPriceWire>
  readonly 'universal.getTokenPriceTimeSeries': MockedCall<
    universal.GetTokenPriceTimeSeriesInput,
    universal.GetTokenPriceTimeSeriesWire
  >
  readonly 'universal.getTokenPriceSparkline': MockedCall<
    universal.GetTokenPriceSparklineInput,
    universal.GetTokenPriceSparklineWire
  >
  readonly 'universal.getTopTradersByToken': MockedCall<
    universal.GetTopTradersByTokenInput,
    universal.GetTopTradersByTokenWire
  >
  readonly 'universal.getSwapsByTokenAddress': MockedCall<
    universal.GetSwapsByTokenAddressInput,
    universal.GetSwapsByTokenAddressWire
  >
  readonly 'universal.getCandleSticks': MockedCall<universal.GetCandleSticksInput, universal.GetCandleSticksWire>
  readonly 'universal.getSwapsByPairAddress': MockedCall<
    universal.GetSwapsByPairAddressInput,
    universal.GetSwapsByPairAddressWire
  >
  readonly 'universal.getBlockByNumberOrHash': MockedCall<
    universal.GetBlockByNumberOrHashInput,
    universal.GetBlockByNumberOrHashWire
  >
  readonly 'universal.getTransactionByHash': MockedCall<
    universal.GetTransactionByHashInput,
    universal.GetTransactionByHashWire
  >
  readonly 'universal.getAddressesByXpub': MockedCall<
    universal.GetAddressesByXpubInput,
    universal.GetAddressesByXpubWire
  >
}

/** Operations whose id is unique among all APIs. */
export interface MockedIds {
  readonly getNFTsByIds: 'aptos.getNFTsByIds'
  readonly getNFTsByCollection: 'aptos.getNFTsByCollection'
  readonly getNFTsByCreators: 'aptos.getNFTsByCreators'
  readonly getNFTOwnersByTokens: 'aptos.getNFTOwnersByTokens'
  readonly getNFTOwnersByCollection: 'aptos.getNFTOwnersByCollection'
  readonly getNFTOwnersOfCollection: 'aptos.getNFTOwnersOfCollection'
  readonly getNFTTransfersByIds: 'aptos.getNFTTransfersByIds'
  readonly getNFTTransfersByCollection: 'aptos.getNFTTransfersByCollection'
  readonly getNFTTransfersByCreators: 'aptos.getNFTTransfersByCreators'
  readonly getNFTTransfersByWallets: 'aptos.getNFTTransfersByWallets'
  readonly getNFTCollections: 'aptos.getNFTCollections'
  readonly getNFTCollectionsByIds: 'aptos.getNFTCollectionsByIds'
  readonly getNFTCollectionsByCreator: 'aptos.getNFTCollectionsByCreator'
  readonly getCoinInfoByCoinTypeHashes: 'aptos.getCoinInfoByCoinTypeHashes'
  readonly getLatestCoins: 'aptos.getLatestCoins'
  readonly getCoinsByNameRange: 'aptos.getCoinsByNameRange'
  readonly getCoinsBySymbolRange: 'aptos.getCoinsBySymbolRange'
  readonly getCoinsByCreators: 'aptos.getCoinsByCreators'
  readonly getTopHoldersByCoin: 'aptos.getTopHoldersByCoin'
  readonly getCoinTransfersByOwnerAddresses: 'aptos.getCoinTransfersByOwnerAddresses'
  readonly getCoinTransfersByBlockHeights: 'aptos.getCoinTransfersByBlockHeights'
  readonly getCoinTransfersByCoinType: 'aptos.getCoinTransfersByCoinType'
  readonly getCoinBalancesByWallets: 'aptos.getCoinBalancesByWallets'
  readonly getHistoricalCoinBalancesByWallets: 'aptos.getHistoricalCoinBalancesByWallets'
  readonly getCoinTransfersByWalletAddresses: 'aptos.getCoinTransfersByWalletAddresses'
  readonly getNFTByOwners: 'aptos.getNFTByOwners'
  readonly getWalletsNFTTransfers: 'aptos.getWalletsNFTTransfers'
  readonly getAccount: 'aptos.getAccount'
  readonly getAccountResources: 'aptos.getAccountResources'
  readonly getAccountModules: 'aptosNode.getAccountModules'
  readonly getAccountResource: 'aptosNode.getAccountResource'
  readonly getAccountModule: 'aptosNode.getAccountModule'
  readonly getEventsByCreationNumber: 'aptosNode.getEventsByCreationNumber'
  readonly getEventsByEventHandle: 'aptosNode.getEventsByEventHandle'
  readonly getAccountTransactions: 'aptosNode.getAccountTransactions'
  readonly getTransactions: 'aptosNode.getTransactions'
  readonly submitTransaction: 'aptosNode.submitTransaction'
  readonly getTransactionByVersion: 'aptosNode.getTransactionByVersion'
  readonly submitBatchTransactions: 'aptosNode.submitBatchTransactions'
  readonly simulateTransaction: 'aptosNode.simulateTransaction'
  readonly encodeSubmission: 'aptosNode.encodeSubmission'
  readonly estimateGasPrice: 'aptosNode.estimateGasPrice'
  readonly getBlockByHeight: 'aptosNode.getBlockByHeight'
  readonly getBlockByVersion: 'aptosNode.getBlockByVersion'
  readonly getLedgerInfo: 'aptosNode.getLedgerInfo'
  readonly requestChallengeEvm: 'auth.requestChallengeEvm'
  readonly verifyChallengeEvm: 'auth.verifyChallengeEvm'
  readonly requestChallengeSolana: 'auth.requestChallengeSolana'
  readonly verifyChallengeSolana: 'auth.verifyChallengeSolana'
  readonly requestChallengeAptos: 'auth.requestChallengeAptos'
  readonly verifyChallengeAptos: 'auth.verifyChallengeAptos'
  readonly requestBind: 'auth.requestBind'
  readonly verifyRequestBind: 'auth.verifyRequestBind'
  readonly removeBind: 'auth.removeBind'
  readonly verifyRemoveBind: 'auth.verifyRemoveBind'
  readonly getAddresses: 'auth.getAddresses'
  readonly getNativeBalance: 'evm.getNativeBalance'
  readonly getNativeBalancesForAddresses: 'evm.getNativeBalancesForAddresses'
  readonly getBlock: 'evm.getBlock'
  readonly getDateToBlock: 'evm.getDateToBlock'
  readonly getLatestBlockNumber: 'evm.getLatestBlockNumber'
  readonly getBlockStats: 'evm.getBlockStats'
  readonly getTransaction: 'evm.getTransaction'
  readonly getTransactionVerbose: 'evm.getTransactionVerbose'
  readonly getInternalTransactions: 'evm.getInternalTransactions'
  readonly getWalletTransactions: 'evm.getWalletTransactions'
  readonly getWalletTransactionsVerbose: 'evm.getWalletTransactionsVerbose'
  readonly getContractEvents: 'evm.getContractEvents'
  readonly getContractLogs: 'evm.getContractLogs'
  readonly runContractFunction: 'evm.runContractFunction'
  readonly reviewContracts: 'evm.reviewContracts'
  readonly getWalletNFTs: 'evm.getWalletNFTs'
  readonly getContractNFTs: 'evm.getContractNFTs'
  readonly getMultipleNFTs: 'evm.getMultipleNFTs'
  readonly getNFTContractMetadata: 'evm.getNFTContractMetadata'
  readonly getNFTBulkContractMetadata: 'evm.getNFTBulkContractMetadata'
  readonly getWalletNFTCollections: 'evm.getWalletNFTCollections'
  readonly getNFTOwners: 'evm.getNFTOwners'
  readonly getUniqueOwnersByCollection: 'evm.getUniqueOwnersByCollection'
  readonly getNFTTokenIdOwners: 'evm.getNFTTokenIdOwners'
  readonly getWalletNFTTransfers: 'evm.getWalletNFTTransfers'
  readonly getNFTContractTransfers: 'evm.getNFTContractTransfers'
  readonly getNFTTransfers: 'evm.getNFTTransfers'
  readonly getNFTTransfersByBlock: 'evm.getNFTTransfersByBlock'
  readonly getNFTTransfersFromToBlock: 'evm.getNFTTransfersFromToBlock'
  readonly getNFTTrades: 'evm.getNFTTrades'
  readonly getNFTTradesByToken: 'evm.getNFTTradesByToken'
  readonly getNFTTradesByWallet: 'evm.getNFTTradesByWallet'
  readonly getNFTContractSalePrices: 'evm.getNFTContractSalePrices'
  readonly getNFTSalePrices: 'evm.getNFTSalePrices'
  readonly getNFTLowestPrice: 'evm.getNFTLowestPrice'
  readonly getNFTFloorPriceByContract: 'evm.getNFTFloorPriceByContract'
  readonly getNFTFloorPriceByToken: 'evm.getNFTFloorPriceByToken'
  readonly getNFTHistoricalFloorPriceByContract: 'evm.getNFTHistoricalFloorPriceByContract'
  readonly getNFTTraitsByCollection: 'evm.getNFTTraitsByCollection'
  readonly getNFTTraitsByCollectionPaginate: 'evm.getNFTTraitsByCollectionPaginate'
  readonly getNFTByContractTraits: 'evm.getNFTByContractTraits'
  readonly getNFTCollectionStats: 'evm.getNFTCollectionStats'
  readonly getNFTTokenStats: 'evm.getNFTTokenStats'
  readonly reSyncMetadata: 'evm.reSyncMetadata'
  readonly resyncNFTRarity: 'evm.resyncNFTRarity'
  readonly syncNFTContract: 'evm.syncNFTContract'
  readonly getWalletTokenBalances: 'evm.getWalletTokenBalances'
  readonly getWalletTokenTransfers: 'evm.getWalletTokenTransfers'
  readonly getTokenTransfers: 'evm.getTokenTransfers'
  readonly getTokenMetadataBySymbol: 'evm.getTokenMetadataBySymbol'
  readonly getTokenOwners: 'evm.getTokenOwners'
  readonly getTokenAllowance: 'evm.getTokenAllowance'
  readonly getTokenStats: 'evm.getTokenStats'
  readonly getPairAddress: 'evm.getPairAddress'
  readonly getPairReserves: 'evm.getPairReserves'
  readonly getPairPrice: 'evm.getPairPrice'
  readonly getPairCandlesticks: 'evm.getPairCandlesticks'
  readonly getTokenScore: 'evm.getTokenScore'
  readonly getHistoricalTokenScore: 'evm.getHistoricalTokenScore'
  readonly getMultipleTokenAnalytics: 'evm.getMultipleTokenAnalytics'
  readonly getTimeSeriesTokenAnalytics: 'evm.getTimeSeriesTokenAnalytics'
  readonly getTokenHolders: 'evm.getTokenHolders'
  readonly getTokenCategories: 'evm.getTokenCategories'
  readonly searchTokens: 'evm.searchTokens'
  readonly getWalletTokenBalancesPrice: 'evm.getWalletTokenBalancesPrice'
  readonly getWalletNetWorth: 'evm.getWalletNetWorth'
  readonly getWalletActiveChains: 'evm.getWalletActiveChains'
  readonly getWalletStats: 'evm.getWalletStats'
  readonly getWalletApprovals: 'evm.getWalletApprovals'
  readonly getDefiPositionsByProtocol: 'evm.getDefiPositionsByProtocol'
  readonly getDefiPositionsSummary: 'evm.getDefiPositionsSummary'
  readonly getTopProfitableWalletPerToken: 'evm.getTopProfitableWalletPerToken'
  readonly getTopERC20TokensByMarketCap: 'evm.getTopERC20TokensByMarketCap'
  readonly getTopERC20TokensByPriceMovers: 'evm.getTopERC20TokensByPriceMovers'
  readonly getTopNFTCollectionsByMarketCap: 'evm.getTopNFTCollectionsByMarketCap'
  readonly getHottestNFTCollectionsByTradingVolume: 'evm.getHottestNFTCollectionsByTradingVolume'
  readonly getTopCryptoCurrenciesByMarketCap: 'evm.getTopCryptoCurrenciesByMarketCap'
  readonly getTopCryptoCurrenciesByTradingVolume: 'evm.getTopCryptoCurrenciesByTradingVolume'
  readonly searchEntities: 'evm.searchEntities'
  readonly getEntityCategories: 'evm.getEntityCategories'
  readonly getEntitiesByCategory: 'evm.getEntitiesByCategory'
  readonly getEntity: 'evm.getEntity'
  readonly resolveAddress: 'evm.resolveAddress'
  readonly resolveDomain: 'evm.resolveDomain'
  readonly resolveENSDomain: 'evm.resolveENSDomain'
  readonly resolveAddressToDomain: 'evm.resolveAddressToDomain'
  readonly uploadFolder: 'evm.uploadFolder'
  readonly endpointWeights: 'evm.endpointWeights'
  readonly web3ApiVersion: 'evm.web3ApiVersion'
  readonly balance: 'solana.balance'
  readonly getSPL: 'solana.getSPL'
  readonly getPortfolio: 'solana.getPortfolio'
  readonly getNFTs: 'solana.getNFTs'
  readonly getMultipleTokenMetadata: 'solana.getMultipleTokenMetadata'
  readonly getAggregatedTokenPairStats: 'solana.getAggregatedTokenPairStats'
  readonly getEvmStreams: 'streams.getEvmStreams'
  readonly createEvmStream: 'streams.createEvmStream'
  readonly getEvmStream: 'streams.getEvmStream'
  readonly updateEvmStream: 'streams.updateEvmStream'
  readonly deleteEvmStream: 'streams.deleteEvmStream'
  readonly updateEvmStreamStatus: 'streams.updateEvmStreamStatus'
  readonly getEvmStreamAddresses: 'streams.getEvmStreamAddresses'
  readonly addEvmStreamAddress: 'streams.addEvmStreamAddress'
  readonly replaceEvmStreamAddress: 'streams.replaceEvmStreamAddress'
  readonly deleteEvmStreamAddress: 'streams.deleteEvmStreamAddress'
  readonly duplicateEvmStream: 'streams.duplicateEvmStream'
  readonly getEvmStreamBlock: 'streams.getEvmStreamBlock'
  readonly sendEvmStreamBlock: 'streams.sendEvmStreamBlock'
  readonly getSolanaStreams: 'streams.getSolanaStreams'
  readonly createSolanaStream: 'streams.createSolanaStream'
  readonly getSolanaStream: 'streams.getSolanaStream'
  readonly updateSolanaStream: 'streams.updateSolanaStream'
  readonly deleteSolanaStream: 'streams.deleteSolanaStream'
  readonly updateSolanaStreamStatus: 'streams.updateSolanaStreamStatus'
  readonly getSolanaStreamAddresses: 'streams.getSolanaStreamAddresses'
  readonly addSolanaStreamAddress: 'streams.addSolanaStreamAddress'
  readonly deleteSolanaStreamAddress: 'streams.deleteSolanaStreamAddress'
  readonly getBitcoinStreams: 'streams.getBitcoinStreams'
  readonly createBitcoinStream: 'streams.createBitcoinStream'
  readonly getBitcoinStream: 'streams.getBitcoinStream'
  readonly updateBitcoinStream: 'streams.updateBitcoinStream'
  readonly deleteBitcoinStream: 'streams.deleteBitcoinStream'
  readonly updateBitcoinStreamStatus: 'streams.updateBitcoinStreamStatus'
  readonly getBitcoinStreamAddresses: 'streams.getBitcoinStreamAddresses'
  readonly addBitcoinStreamAddress: 'streams.addBitcoinStreamAddress'
  readonly deleteBitcoinStreamAddress: 'streams.deleteBitcoinStreamAddress'
  readonly getBitcoinStreamXpubs: 'streams.getBitcoinStreamXpubs'
  readonly addBitcoinStreamXpub: 'streams.addBitcoinStreamXpub'
  readonly deleteBitcoinStreamXpub: 'streams.deleteBitcoinStreamXpub'
  readonly getSolanaStreamBlock: 'streams.getSolanaStreamBlock'
  readonly sendSolanaStreamBlock: 'streams.sendSolanaStreamBlock'
  readonly getBitcoinStreamBlock: 'streams.getBitcoinStreamBlock'
  readonly sendBitcoinStreamBlock: 'streams.sendBitcoinStreamBlock'
  readonly getAptosStreams: 'streams.getAptosStreams'
  readonly createAptosStream: 'streams.createAptosStream'
  readonly getAptosStream: 'streams.getAptosStream'
  readonly updateAptosStream: 'streams.updateAptosStream'
  readonly deleteAptosStream: 'streams.deleteAptosStream'
  readonly updateAptosStreamStatus: 'streams.updateAptosStreamStatus'
  readonly getAptosStreamAddresses: 'streams.getAptosStreamAddresses'
  readonly addAptosStreamAddress: 'streams.addAptosStreamAddress'
  readonly deleteAptosStreamAddress: 'streams.deleteAptosStreamAddress'
  readonly getHistory: 'streams.getHistory'
  readonly replayHistory: 'streams.replayHistory'
  readonly getLogs: 'streams.getLogs'
  readonly getSettings: 'streams.getSettings'
  readonly setSettings: 'streams.setSettings'
  readonly getStats: 'streams.getStats'
  readonly getStatsById: 'streams.getStatsById'
  readonly getTokenBalances: 'universal.getTokenBalances'
  readonly getDefiPositions: 'universal.getDefiPositions'
  readonly getDefiProtocolPositions: 'universal.getDefiProtocolPositions'
  readonly getDefiProtocols: 'universal.getDefiProtocols'
  readonly getTokenPriceTimeSeries: 'universal.getTokenPriceTimeSeries'
  readonly getTokenPriceSparkline: 'universal.getTokenPriceSparkline'
  readonly getTopTradersByToken: 'universal.getTopTradersByToken'
  readonly getBlockByNumberOrHash: 'universal.getBlockByNumberOrHash'
  readonly getAddressesByXpub: 'universal.getAddressesByXpub'
}

/** Ids that several APIs have. */
export interface SharedIds {
  readonly getTransactionByHash: 'aptosNode.getTransactionByHash' | 'universal.getTransactionByHash'
  readonly getNFTMetadata: 'evm.getNFTMetadata' | 'solana.getNFTMetadata'
  readonly getTokenMetadata: 'evm.getTokenMetadata' | 'solana.getTokenMetadata'
  readonly getTokenPrice: 'evm.getTokenPrice' | 'solana.getTokenPrice' | 'universal.getTokenPrice'
  readonly getMultipleTokenPrices: 'evm.getMultipleTokenPrices' | 'solana.getMultipleTokenPrices'
  readonly getTokenPairs: 'evm.getTokenPairs' | 'solana.getTokenPairs'
  readonly getPairStats: 'evm.getPairStats' | 'solana.getPairStats'
  readonly getSwapsByPairAddress:
    | 'evm.getSwapsByPairAddress'
    | 'solana.getSwapsByPairAddress'
    | 'universal.getSwapsByPairAddress'
  readonly getSwapsByTokenAddress:
    | 'evm.getSwapsByTokenAddress'
    | 'solana.getSwapsByTokenAddress'
    | 'universal.getSwapsByTokenAddress'
  readonly getSwapsByWalletAddress: 'evm.getSwapsByWalletAddress' | 'solana.getSwapsByWalletAddress'
  readonly getTokenAnalytics: 'evm.getTokenAnalytics' | 'solana.getTokenAnalytics'
  readonly getTrendingTokens: 'evm.getTrendingTokens' | 'solana.getTrendingTokens'
  readonly getWalletHistory: 'evm.getWalletHistory' | 'universal.getWalletHistory'
  readonly getWalletInsight: 'evm.getWalletInsight' | 'universal.getWalletInsight'
  readonly getDefiSummary: 'evm.getDefiSummary' | 'universal.getDefiSummary'
  readonly getWalletProfitabilitySummary:
    | 'evm.getWalletProfitabilitySummary'
    | 'universal.getWalletProfitabilitySummary'
  readonly getWalletProfitability: 'evm.getWalletProfitability' | 'universal.getWalletProfitability'
  readonly getCandleSticks: 'solana.getCandleSticks' | 'universal.getCandleSticks'
}
