// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { operations } from './wire.js'

/** Wire answer of `getNFTsByIds`, undecoded. */
export type GetNFTsByIdsWire = operations['getNFTsByIds']['responses'][200]['content']['application/json']

/** Wire answer of `getNFTsByCollection`, undecoded. */
export type GetNFTsByCollectionWire = operations['getNFTsByCollection']['responses'][200]['content']['application/json']

/** Wire answer of `getNFTsByCreators`, undecoded. */
export type GetNFTsByCreatorsWire = operations['getNFTsByCreators']['responses'][200]['content']['application/json']

/** Wire answer of `getNFTOwnersByTokens`, undecoded. */
export type GetNFTOwnersByTokensWire = operations['getNFTOwnersByTokens']['responses'][200]['content']['application/json']

/** Wire answer of `getNFTOwnersByCollection`, undecoded. */
export type GetNFTOwnersByCollectionWire = operations['getNFTOwnersByCollection']['responses'][200]['content']['application/json']

/** Wire answer of `getNFTOwnersOfCollection`, undecoded. */
export type GetNFTOwnersOfCollectionWire = operations['getNFTOwnersOfCollection']['responses'][200]['content']['application/json']

/** Wire answer of `getNFTTransfersByIds`, undecoded. */
export type GetNFTTransfersByIdsWire = operations['getNFTTransfersByIds']['responses'][200]['content']['application/json']

/** Wire answer of `getNFTTransfersByCollection`, undecoded. */
export type GetNFTTransfersByCollectionWire = operations['getNFTTransfersByCollection']['responses'][200]['content']['application/json']

/** Wire answer of `getNFTTransfersByCreators`, undecoded. */
export type GetNFTTransfersByCreatorsWire = operations['getNFTTransfersByCreators']['responses'][200]['content']['application/json']

/** Wire answer of `getNFTTransfersByWallets`, undecoded. */
export type GetNFTTransfersByWalletsWire = operations['getNFTTransfersByWallets']['responses'][200]['content']['application/json']

/** Wire answer of `getNFTCollections`, undecoded. */
export type GetNFTCollectionsWire = operations['getNFTCollections']['responses'][200]['content']['application/json']

/** Wire answer of `getNFTCollectionsByIds`, undecoded. */
export type GetNFTCollectionsByIdsWire = operations['getNFTCollectionsByIds']['responses'][200]['content']['application/json']

/** Wire answer of `getNFTCollectionsByCreator`, undecoded. */
export type GetNFTCollectionsByCreatorWire = operations['getNFTCollectionsByCreator']['responses'][200]['content']['application/json']

/** Wire answer of `getCoinInfoByCoinTypeHashes`, undecoded. */
export type GetCoinInfoByCoinTypeHashesWire = operations['getCoinInfoByCoinTypeHashes']['responses'][200]['content']['application/json']

/** Wire answer of `getLatestCoins`, undecoded. */
export type GetLatestCoinsWire = operations['getLatestCoins']['responses'][200]['content']['application/json']

/** Wire answer of `getCoinsByNameRange`, undecoded. */
export type GetCoinsByNameRangeWire = operations['getCoinsByNameRange']['responses'][200]['content']['application/json']

/** Wire answer of `getCoinsBySymbolRange`, undecoded. */
export type GetCoinsBySymbolRangeWire = operations['getCoinsBySymbolRange']['responses'][200]['content']['application/json']

/** Wire answer of `getCoinsByCreators`, undecoded. */
export type GetCoinsByCreatorsWire = operations['getCoinsByCreators']['responses'][200]['content']['application/json']

/** Wire answer of `getTopHoldersByCoin`, undecoded. */
export type GetTopHoldersByCoinWire = operations['getTopHoldersByCoin']['responses'][200]['content']['application/json']

/** Wire answer of `getCoinTransfersByOwnerAddresses`, undecoded. */
export type GetCoinTransfersByOwnerAddressesWire = operations['getCoinTransfersByOwnerAddresses']['responses'][200]['content']['application/json']

/** Wire answer of `getCoinTransfersByBlockHeights`, undecoded. */
export type GetCoinTransfersByBlockHeightsWire = operations['getCoinTransfersByBlockHeights']['responses'][200]['content']['application/json']

/** Wire answer of `getCoinTransfersByCoinType`, undecoded. */
export type GetCoinTransfersByCoinTypeWire = operations['getCoinTransfersByCoinType']['responses'][200]['content']['application/json']

/** Wire answer of `getCoinBalancesByWallets`, undecoded. */
export type GetCoinBalancesByWalletsWire = operations['getCoinBalancesByWallets']['responses'][200]['content']['application/json']

/** Wire answer of `getHistoricalCoinBalancesByWallets`, undecoded. */
export type GetHistoricalCoinBalancesByWalletsWire = operations['getHistoricalCoinBalancesByWallets']['responses'][200]['content']['application/json']

/** Wire answer of `getCoinTransfersByWalletAddresses`, undecoded. */
export type GetCoinTransfersByWalletAddressesWire = operations['getCoinTransfersByWalletAddresses']['responses'][200]['content']['application/json']

/** Wire answer of `getNFTByOwners`, undecoded. */
export type GetNFTByOwnersWire = operations['getNFTByOwners']['responses'][200]['content']['application/json']

/** Wire answer of `getWalletsNFTTransfers`, undecoded. */
export type GetWalletsNFTTransfersWire = operations['getWalletsNFTTransfers']['responses'][200]['content']['application/json']

/** Wire answer of `getAccount`, undecoded. */
export type GetAccountWire = operations['getAccount']['responses'][200]['content']['application/json']

/** Wire answer of `getAccountResources`, undecoded. */
export type GetAccountResourcesWire = operations['getAccountResources']['responses'][200]['content']['application/json']
