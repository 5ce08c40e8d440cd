// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { components } from './wireSchemas.js'

/** Wire answer of `getNFTsByIds`, undecoded. */
export type GetNFTsByIdsWire = components['schemas']['GetNFTsByIdsWire']

/** Wire answer of `getNFTsByCollection`, undecoded. */
export type GetNFTsByCollectionWire = components['schemas']['GetNFTsByCollectionWire']

/** Wire answer of `getNFTsByCreators`, undecoded. */
export type GetNFTsByCreatorsWire = components['schemas']['GetNFTsByCreatorsWire']

/** Wire answer of `getNFTOwnersByTokens`, undecoded. */
export type GetNFTOwnersByTokensWire = components['schemas']['GetNFTOwnersByTokensWire']

/** Wire answer of `getNFTOwnersByCollection`, undecoded. */
export type GetNFTOwnersByCollectionWire = components['schemas']['GetNFTOwnersByCollectionWire']

/** Wire answer of `getNFTOwnersOfCollection`, undecoded. */
export type GetNFTOwnersOfCollectionWire = components['schemas']['GetNFTOwnersOfCollectionWire']

/** Wire answer of `getNFTTransfersByIds`, undecoded. */
export type GetNFTTransfersByIdsWire = components['schemas']['GetNFTTransfersByIdsWire']

/** Wire answer of `getNFTTransfersByCollection`, undecoded. */
export type GetNFTTransfersByCollectionWire = components['schemas']['GetNFTTransfersByCollectionWire']

/** Wire answer of `getNFTTransfersByCreators`, undecoded. */
export type GetNFTTransfersByCreatorsWire = components['schemas']['GetNFTTransfersByCreatorsWire']

/** Wire answer of `getNFTTransfersByWallets`, undecoded. */
export type GetNFTTransfersByWalletsWire = components['schemas']['GetNFTTransfersByWalletsWire']

/** Wire answer of `getNFTCollections`, undecoded. */
export type GetNFTCollectionsWire = components['schemas']['GetNFTCollectionsWire']

/** Wire answer of `getNFTCollectionsByIds`, undecoded. */
export type GetNFTCollectionsByIdsWire = components['schemas']['GetNFTCollectionsByIdsWire']

/** Wire answer of `getNFTCollectionsByCreator`, undecoded. */
export type GetNFTCollectionsByCreatorWire = components['schemas']['GetNFTCollectionsByCreatorWire']

/** Wire answer of `getCoinInfoByCoinTypeHashes`, undecoded. */
export type GetCoinInfoByCoinTypeHashesWire = components['schemas']['GetCoinInfoByCoinTypeHashesWire']

/** Wire answer of `getLatestCoins`, undecoded. */
export type GetLatestCoinsWire = components['schemas']['GetLatestCoinsWire']

/** Wire answer of `getCoinsByNameRange`, undecoded. */
export type GetCoinsByNameRangeWire = components['schemas']['GetCoinsByNameRangeWire']

/** Wire answer of `getCoinsBySymbolRange`, undecoded. */
export type GetCoinsBySymbolRangeWire = components['schemas']['GetCoinsBySymbolRangeWire']

/** Wire answer of `getCoinsByCreators`, undecoded. */
export type GetCoinsByCreatorsWire = components['schemas']['GetCoinsByCreatorsWire']

/** Wire answer of `getTopHoldersByCoin`, undecoded. */
export type GetTopHoldersByCoinWire = components['schemas']['GetTopHoldersByCoinWire']

/** Wire answer of `getCoinTransfersByOwnerAddresses`, undecoded. */
export type GetCoinTransfersByOwnerAddressesWire = components['schemas']['GetCoinTransfersByOwnerAddressesWire']

/** Wire answer of `getCoinTransfersByBlockHeights`, undecoded. */
export type GetCoinTransfersByBlockHeightsWire = components['schemas']['GetCoinTransfersByBlockHeightsWire']

/** Wire answer of `getCoinTransfersByCoinType`, undecoded. */
export type GetCoinTransfersByCoinTypeWire = components['schemas']['GetCoinTransfersByCoinTypeWire']

/** Wire answer of `getCoinBalancesByWallets`, undecoded. */
export type GetCoinBalancesByWalletsWire = components['schemas']['GetCoinBalancesByWalletsWire']

/** Wire answer of `getHistoricalCoinBalancesByWallets`, undecoded. */
export type GetHistoricalCoinBalancesByWalletsWire = components['schemas']['GetHistoricalCoinBalancesByWalletsWire']

/** Wire answer of `getCoinTransfersByWalletAddresses`, undecoded. */
export type GetCoinTransfersByWalletAddressesWire = components['schemas']['GetCoinTransfersByWalletAddressesWire']

/** Wire answer of `getNFTByOwners`, undecoded. */
export type GetNFTByOwnersWire = components['schemas']['GetNFTByOwnersWire']

/** Wire answer of `getWalletsNFTTransfers`, undecoded. */
export type GetWalletsNFTTransfersWire = components['schemas']['GetWalletsNFTTransfersWire']

/** Wire answer of `getAccount`, undecoded. */
export type GetAccountWire = components['schemas']['GetAccountWire']

/** Wire answer of `getAccountResources`, undecoded. */
export type GetAccountResourcesWire = components['schemas']['GetAccountResourcesWire']
