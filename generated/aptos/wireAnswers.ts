// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { components } from './wireSchemas.js'

type Answer<Name extends keyof components['schemas']> = components['schemas'][Name]

/** Wire answer of `getNFTsByIds`, undecoded. */
export type GetNFTsByIdsWire = components['schemas']['GetNFTsByIdsWire'][number][]

/** Wire answer of `getNFTsByCollection`, undecoded. */
export interface GetNFTsByCollectionWire extends Answer<'GetNFTsByCollectionWire'> {}

/** Wire answer of `getNFTsByCreators`, undecoded. */
export interface GetNFTsByCreatorsWire extends Answer<'GetNFTsByCreatorsWire'> {}

/** Wire answer of `getNFTOwnersByTokens`, undecoded. */
export interface GetNFTOwnersByTokensWire extends Answer<'GetNFTOwnersByTokensWire'> {}

/** Wire answer of `getNFTOwnersByCollection`, undecoded. */
export interface GetNFTOwnersByCollectionWire extends Answer<'GetNFTOwnersByCollectionWire'> {}

/** Wire answer of `getNFTOwnersOfCollection`, undecoded. */
export interface GetNFTOwnersOfCollectionWire extends Answer<'GetNFTOwnersOfCollectionWire'> {}

/** Wire answer of `getNFTTransfersByIds`, undecoded. */
export interface GetNFTTransfersByIdsWire extends Answer<'GetNFTTransfersByIdsWire'> {}

/** Wire answer of `getNFTTransfersByCollection`, undecoded. */
export interface GetNFTTransfersByCollectionWire extends Answer<'GetNFTTransfersByCollectionWire'> {}

/** Wire answer of `getNFTTransfersByCreators`, undecoded. */
export interface GetNFTTransfersByCreatorsWire extends Answer<'GetNFTTransfersByCreatorsWire'> {}

/** Wire answer of `getNFTTransfersByWallets`, undecoded. */
export interface GetNFTTransfersByWalletsWire extends Answer<'GetNFTTransfersByWalletsWire'> {}

/** Wire answer of `getNFTCollections`, undecoded. */
export interface GetNFTCollectionsWire extends Answer<'GetNFTCollectionsWire'> {}

/** Wire answer of `getNFTCollectionsByIds`, undecoded. */
export type GetNFTCollectionsByIdsWire = components['schemas']['GetNFTCollectionsByIdsWire'][number][]

/** Wire answer of `getNFTCollectionsByCreator`, undecoded. */
export interface GetNFTCollectionsByCreatorWire extends Answer<'GetNFTCollectionsByCreatorWire'> {}

/** Wire answer of `getCoinInfoByCoinTypeHashes`, undecoded. */
export type GetCoinInfoByCoinTypeHashesWire = components['schemas']['GetCoinInfoByCoinTypeHashesWire'][number][]

/** Wire answer of `getLatestCoins`, undecoded. */
export interface GetLatestCoinsWire extends Answer<'GetLatestCoinsWire'> {}

/** Wire answer of `getCoinsByNameRange`, undecoded. */
export interface GetCoinsByNameRangeWire extends Answer<'GetCoinsByNameRangeWire'> {}

/** Wire answer of `getCoinsBySymbolRange`, undecoded. */
export interface GetCoinsBySymbolRangeWire extends Answer<'GetCoinsBySymbolRangeWire'> {}

/** Wire answer of `getCoinsByCreators`, undecoded. */
export interface GetCoinsByCreatorsWire extends Answer<'GetCoinsByCreatorsWire'> {}

/** Wire answer of `getTopHoldersByCoin`, undecoded. */
export interface GetTopHoldersByCoinWire extends Answer<'GetTopHoldersByCoinWire'> {}

/** Wire answer of `getCoinTransfersByOwnerAddresses`, undecoded. */
export interface GetCoinTransfersByOwnerAddressesWire extends Answer<'GetCoinTransfersByOwnerAddressesWire'> {}

/** Wire answer of `getCoinTransfersByBlockHeights`, undecoded. */
export interface GetCoinTransfersByBlockHeightsWire extends Answer<'GetCoinTransfersByBlockHeightsWire'> {}

/** Wire answer of `getCoinTransfersByCoinType`, undecoded. */
export interface GetCoinTransfersByCoinTypeWire extends Answer<'GetCoinTransfersByCoinTypeWire'> {}

/** Wire answer of `getCoinBalancesByWallets`, undecoded. */
export interface GetCoinBalancesByWalletsWire extends Answer<'GetCoinBalancesByWalletsWire'> {}

/** Wire answer of `getHistoricalCoinBalancesByWallets`, undecoded. */
export interface GetHistoricalCoinBalancesByWalletsWire extends Answer<'GetHistoricalCoinBalancesByWalletsWire'> {}

/** Wire answer of `getCoinTransfersByWalletAddresses`, undecoded. */
export interface GetCoinTransfersByWalletAddressesWire extends Answer<'GetCoinTransfersByWalletAddressesWire'> {}

/** Wire answer of `getNFTByOwners`, undecoded. */
export interface GetNFTByOwnersWire extends Answer<'GetNFTByOwnersWire'> {}

/** Wire answer of `getWalletsNFTTransfers`, undecoded. */
export interface GetWalletsNFTTransfersWire extends Answer<'GetWalletsNFTTransfersWire'> {}

/** Wire answer of `getAccount`, undecoded. */
export interface GetAccountWire extends Answer<'GetAccountWire'> {}

/** Wire answer of `getAccountResources`, undecoded. */
export type GetAccountResourcesWire = components['schemas']['GetAccountResourcesWire'][number][]
