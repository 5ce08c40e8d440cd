// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { Call, CallOptions, PagedCall } from '../../src/operation/call.js'
import type { Operation } from '../../src/operation/operation.js'
import type { AptosAddress } from '../../src/values/aptosAddress.js'
import {
  getAccount,
  getAccountResources,
  getCoinBalancesByWallets,
  getCoinInfoByCoinTypeHashes,
  getCoinTransfersByBlockHeights,
  getCoinTransfersByCoinType,
  getCoinTransfersByOwnerAddresses,
  getCoinTransfersByWalletAddresses,
  getCoinsByCreators,
  getCoinsByNameRange,
  getCoinsBySymbolRange,
  getHistoricalCoinBalancesByWallets,
  getLatestCoins,
  getNFTByOwners,
  getNFTCollections,
  getNFTCollectionsByCreator,
  getNFTCollectionsByIds,
  getNFTOwnersByCollection,
  getNFTOwnersByTokens,
  getNFTOwnersOfCollection,
  getNFTTransfersByCollection,
  getNFTTransfersByCreators,
  getNFTTransfersByIds,
  getNFTTransfersByWallets,
  getNFTsByCollection,
  getNFTsByCreators,
  getNFTsByIds,
  getTopHoldersByCoin,
  getWalletsNFTTransfers,
} from './operations.gen.js'
import type * as T from './types.gen.js'
import type * as W from './wireAnswers.js'

/** Aptos data: 29 operations, each a method. */
export interface AptosClient {
  /**
   * NFTs by token hash.
   *
   * Reads what is known of the named NFTs: names, metadata URI, supply, royalty and what their creator can still
   * change. NFTs that do not exist are left out.
   *
   * @example
   * await client.aptos.getNFTsByIds({ tokenIds: ['1eb27f897040b5ae8cf236591354658a2044703bf46307687f916651ca317bda'] })
   *
   * @deprecated The provider removed it on 2024-11-22.
   */
  getNFTsByIds(input: T.GetNFTsByIdsInput, options?: CallOptions): Call<T.GetNFTsByIdsOutput, W.GetNFTsByIdsWire>

  /**
   * NFTs of a collection.
   *
   * Lists the NFTs of a collection, page by page, each with its metadata URI, supply and royalty.
   *
   * Costs 50 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.aptos.getNFTsByCollection({
   *   collectionDataIdHash: '7ac8cecb76edbbd5da40d719bbb9795fc5744e4098ee0ce1be4bb86c90f42301',
   * })) console.log(item)
   *
   * @deprecated The provider removed it on 2024-11-22.
   */
  getNFTsByCollection(
    input: T.GetNFTsByCollectionInput,
    options?: CallOptions,
  ): PagedCall<T.NFTTokenResponse, W.GetNFTsByCollectionWire>

  /**
   * NFTs of creators.
   *
   * Lists the NFTs that the given accounts created, across all their collections, page by page. The cost given here is
   * that of one creator; more creators cost more.
   *
   * Costs 50 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.aptos.getNFTsByCreators({
   *   creatorAddresses: ['0xf932dcb9835e681b21d2f411ef99f4f5e577e6ac299eebee2272a39fb348f702'],
   * })) console.log(item)
   *
   * @deprecated The provider removed it on 2024-11-22.
   */
  getNFTsByCreators(
    input: T.GetNFTsByCreatorsInput,
    options?: CallOptions,
  ): PagedCall<T.NFTTokenResponse, W.GetNFTsByCreatorsWire>

  /**
   * Owners of NFTs.
   *
   * Lists who holds the named NFTs and how many copies each wallet has. An NFT with a single copy has one row.
   *
   * Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.aptos.getNFTOwnersByTokens({
   *   tokenIds: ['1eb27f897040b5ae8cf236591354658a2044703bf46307687f916651ca317bda'],
   * })) console.log(item)
   *
   * @deprecated The provider removed it on 2024-11-22.
   */
  getNFTOwnersByTokens(
    input: T.GetNFTOwnersByTokensInput,
    options?: CallOptions,
  ): PagedCall<T.NFTOwnerResponse, W.GetNFTOwnersByTokensWire>

  /**
   * Owners of a collection, NFT by NFT.
   *
   * Lists the holdings of a collection's NFTs, a row per NFT and wallet. Wallets can be left out, or only some of them
   * kept. For the bare addresses there is `getNFTOwnersOfCollection`.
   *
   * Costs 50 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.aptos.getNFTOwnersByCollection({
   *   collectionDataIdHash: '7ac8cecb76edbbd5da40d719bbb9795fc5744e4098ee0ce1be4bb86c90f42301',
   * })) console.log(item)
   *
   * @deprecated The provider removed it on 2024-11-22.
   */
  getNFTOwnersByCollection(
    input: T.GetNFTOwnersByCollectionInput,
    options?: CallOptions,
  ): PagedCall<T.NFTOwnerResponse, W.GetNFTOwnersByCollectionWire>

  /**
   * Addresses of a collection's owners.
   *
   * Lists the wallets that own at least one NFT of a collection, as addresses and nothing else. For what each of them
   * holds there is `getNFTOwnersByCollection`.
   *
   * Costs 50 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.aptos.getNFTOwnersOfCollection({
   *   collectionDataIdHash: '7ac8cecb76edbbd5da40d719bbb9795fc5744e4098ee0ce1be4bb86c90f42301',
   * })) console.log(item)
   *
   * @deprecated The provider removed it on 2024-11-22.
   */
  getNFTOwnersOfCollection(
    input: T.GetNFTOwnersOfCollectionInput,
    options?: CallOptions,
  ): PagedCall<AptosAddress, W.GetNFTOwnersOfCollectionWire>

  /**
   * Transfers of NFTs by token hash.
   *
   * Lists the movements of the named NFTs: mints, burns, deposits, withdrawals, offers and sales. Wallets can be left
   * out, or only some of them kept. The cost given here is that of one NFT; more NFTs cost more.
   *
   * Costs 30 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.aptos.getNFTTransfersByIds({
   *   tokenIds: ['1eb27f897040b5ae8cf236591354658a2044703bf46307687f916651ca317bda'],
   * })) console.log(item)
   *
   * @deprecated The provider removed it on 2024-11-22.
   */
  getNFTTransfersByIds(
    input: T.GetNFTTransfersByIdsInput,
    options?: CallOptions,
  ): PagedCall<T.NFTTransferResponse, W.GetNFTTransfersByIdsWire>

  /**
   * Transfers within a collection.
   *
   * Lists the movements of all NFTs of a collection. Wallets can be left out, or only some of them kept.
   *
   * Costs 50 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.aptos.getNFTTransfersByCollection({
   *   collectionDataIdHash: '7ac8cecb76edbbd5da40d719bbb9795fc5744e4098ee0ce1be4bb86c90f42301',
   * })) console.log(item)
   *
   * @deprecated The provider removed it on 2024-11-22.
   */
  getNFTTransfersByCollection(
    input: T.GetNFTTransfersByCollectionInput,
    options?: CallOptions,
  ): PagedCall<T.NFTTransferResponse, W.GetNFTTransfersByCollectionWire>

  /**
   * Transfers of the NFTs of creators.
   *
   * Lists the movements of the NFTs that the given accounts created. Collections can be left out, or only some of them
   * kept. The cost given here is that of one creator; more creators cost more.
   *
   * Costs 50 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.aptos.getNFTTransfersByCreators({
   *   creatorAddresses: ['0xf932dcb9835e681b21d2f411ef99f4f5e577e6ac299eebee2272a39fb348f702'],
   * })) console.log(item)
   *
   * @deprecated The provider removed it on 2024-11-22.
   */
  getNFTTransfersByCreators(
    input: T.GetNFTTransfersByCreatorsInput,
    options?: CallOptions,
  ): PagedCall<T.NFTTransferResponse, W.GetNFTTransfersByCreatorsWire>

  /**
   * NFT transfers of wallets.
   *
   * Lists the NFT movements from or to the given wallets. Collections can be left out, or only some of them kept. The
   * cost given here is that of one wallet; more wallets cost more. `getWalletsNFTTransfers` returns the same.
   *
   * Costs 50 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.aptos.getNFTTransfersByWallets({
   *   walletAddresses: ['0x274c398a921b8e2ba345feac3039e1c8b196a7eb1395cdd3584af3a85eb9ec50'],
   * })) console.log(item)
   *
   * @deprecated The provider removed it on 2024-11-22.
   */
  getNFTTransfersByWallets(
    input: T.GetNFTTransfersByWalletsInput,
    options?: CallOptions,
  ): PagedCall<T.NFTTransferResponse, W.GetNFTTransfersByWalletsWire>

  /**
   * Collections in a range of names.
   *
   * Lists the collections whose names lie in a range, in the order of their names; without a range, all of them. Names
   * are not unique: the same one may come from several creators.
   *
   * Costs 30 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.aptos.getNFTCollections()) console.log(item)
   *
   * @deprecated The provider removed it on 2024-11-22.
   */
  getNFTCollections(
    input?: T.GetNFTCollectionsInput,
    options?: CallOptions,
  ): PagedCall<T.NFTCollectionItemResponse, W.GetNFTCollectionsWire>

  /**
   * Collections by hash.
   *
   * Reads what is known of the named collections: description, size and what their creator can still change.
   * Collections that do not exist are left out.
   *
   * @example
   * await client.aptos.getNFTCollectionsByIds({
   *   ids: ['7ac8cecb76edbbd5da40d719bbb9795fc5744e4098ee0ce1be4bb86c90f42301'],
   * })
   *
   * @deprecated The provider removed it on 2024-11-22.
   */
  getNFTCollectionsByIds(
    input: T.GetNFTCollectionsByIdsInput,
    options?: CallOptions,
  ): Call<T.GetNFTCollectionsByIdsOutput, W.GetNFTCollectionsByIdsWire>

  /**
   * Collections of a creator.
   *
   * Lists the collections that one account created. The cost given here is the least; a creator with many collections
   * may cost more.
   *
   * Costs 50 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.aptos.getNFTCollectionsByCreator({
   *   creatorAddress: '0x57410cf1141dd18aef4acf956d3c35a9634111642c5ed0ab0d017d634869959b',
   * })) console.log(item)
   *
   * @deprecated The provider removed it on 2024-11-22.
   */
  getNFTCollectionsByCreator(
    input: T.GetNFTCollectionsByCreatorInput,
    options?: CallOptions,
  ): PagedCall<T.NFTCollectionItemResponse, W.GetNFTCollectionsByCreatorWire>

  /**
   * Coins by hash.
   *
   * Reads what is known of the named coins: name, symbol, decimals, who published them and when. Coins that do not
   * exist are left out. The cost given here is that of one coin; more coins cost more.
   *
   * Costs 30 compute units.
   *
   * @example
   * await client.aptos.getCoinInfoByCoinTypeHashes({
   *   coinTypeHashes: ['91ceb1308a98389691e05158b07ed5f079ab78461a6bb8d5a4054b1bb5cb8bb6'],
   * })
   *
   * @deprecated The provider removed it on 2024-11-22.
   */
  getCoinInfoByCoinTypeHashes(
    input: T.GetCoinInfoByCoinTypeHashesInput,
    options?: CallOptions,
  ): Call<T.GetCoinInfoByCoinTypeHashesOutput, W.GetCoinInfoByCoinTypeHashesWire>

  /**
   * Newest coins.
   *
   * Lists coins in the order of their creation, the newest first.
   *
   * Costs 30 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.aptos.getLatestCoins()) console.log(item)
   *
   * @deprecated The provider removed it on 2024-11-22.
   */
  getLatestCoins(input?: T.GetLatestCoinsInput, options?: CallOptions): PagedCall<T.CoinInfoDto, W.GetLatestCoinsWire>

  /**
   * Coins in a range of names.
   *
   * Lists the coins whose names lie in a range, in the order of their names; without a range, all of them. Names are
   * not unique.
   *
   * Costs 50 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.aptos.getCoinsByNameRange()) console.log(item)
   *
   * @deprecated The provider removed it on 2024-11-22.
   */
  getCoinsByNameRange(
    input?: T.GetCoinsByNameRangeInput,
    options?: CallOptions,
  ): PagedCall<T.CoinInfoDto, W.GetCoinsByNameRangeWire>

  /**
   * Coins in a range of symbols.
   *
   * Lists the coins whose symbols lie in a range, in the order of their symbols; without a range, all of them. Symbols
   * are not unique.
   *
   * Costs 50 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.aptos.getCoinsBySymbolRange()) console.log(item)
   *
   * @deprecated The provider removed it on 2024-11-22.
   */
  getCoinsBySymbolRange(
    input?: T.GetCoinsBySymbolRangeInput,
    options?: CallOptions,
  ): PagedCall<T.CoinInfoDto, W.GetCoinsBySymbolRangeWire>

  /**
   * Coins of creators.
   *
   * Lists the coins that the given accounts published. The cost given here is that of one account; more accounts cost
   * more.
   *
   * Costs 50 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.aptos.getCoinsByCreators({
   *   creatorAddresses: ['0xf22bede237a07e121b56d91a491eb7bcdfd1f5907926a9e58338f964a01b17fa'],
   * })) console.log(item)
   *
   * @deprecated The provider removed it on 2024-11-22.
   */
  getCoinsByCreators(
    input: T.GetCoinsByCreatorsInput,
    options?: CallOptions,
  ): PagedCall<T.CoinInfoDto, W.GetCoinsByCreatorsWire>

  /**
   * Largest holders of a coin.
   *
   * Lists the wallets that hold most of a coin, the largest first. Small or long unchanged balances can be left out,
   * and so can wallets, such as those of exchanges.
   *
   * Costs 50 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.aptos.getTopHoldersByCoin({
   *   coinTypeHash: '91ceb1308a98389691e05158b07ed5f079ab78461a6bb8d5a4054b1bb5cb8bb6',
   * })) console.log(item)
   *
   * @deprecated The provider removed it on 2024-11-22.
   */
  getTopHoldersByCoin(
    input: T.GetTopHoldersByCoinInput,
    options?: CallOptions,
  ): PagedCall<T.CurrentCoinBalanceDto, W.GetTopHoldersByCoinWire>

  /**
   * Coin transfers of owners.
   *
   * Lists the coin activities of the given wallets: what came in, what went out and what gas took, optionally within a
   * period. Coins can be left out, or only some of them kept. The cost given here is that of one wallet; more wallets
   * cost more. `getCoinTransfersByWalletAddresses` returns the same.
   *
   * Costs 50 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.aptos.getCoinTransfersByOwnerAddresses({
   *   ownerAddresses: ['0x274c398a921b8e2ba345feac3039e1c8b196a7eb1395cdd3584af3a85eb9ec50'],
   * })) console.log(item)
   *
   * @deprecated The provider removed it on 2024-11-22.
   */
  getCoinTransfersByOwnerAddresses(
    input: T.GetCoinTransfersByOwnerAddressesInput,
    options?: CallOptions,
  ): PagedCall<T.CoinTransferDto, W.GetCoinTransfersByOwnerAddressesWire>

  /**
   * Coin transfers in blocks.
   *
   * Lists the coin activities of all transactions in the given blocks: transfers, and what gas took.
   *
   * Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.aptos.getCoinTransfersByBlockHeights({
   *   blockHeights: ['49661526'],
   * })) console.log(item)
   *
   * @deprecated The provider removed it on 2024-11-22.
   */
  getCoinTransfersByBlockHeights(
    input: T.GetCoinTransfersByBlockHeightsInput,
    options?: CallOptions,
  ): PagedCall<T.CoinTransferDto, W.GetCoinTransfersByBlockHeightsWire>

  /**
   * Transfers of a coin.
   *
   * Lists the movements of one coin, optionally within a period. Nearly every transaction moves APT, so give a period
   * for it.
   *
   * Costs 50 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.aptos.getCoinTransfersByCoinType({
   *   coinType: '0x1::aptos_coin::AptosCoin',
   * })) console.log(item)
   *
   * @deprecated The provider removed it on 2024-11-22.
   */
  getCoinTransfersByCoinType(
    input: T.GetCoinTransfersByCoinTypeInput,
    options?: CallOptions,
  ): PagedCall<T.CoinTransferDto, W.GetCoinTransfersByCoinTypeWire>

  /**
   * Coin balances of wallets.
   *
   * Lists what the given wallets hold in coins now, a row per wallet and coin. Coins can be left out, or only some of
   * them kept. The cost given here is that of one wallet; more wallets cost more.
   *
   * Costs 30 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.aptos.getCoinBalancesByWallets({
   *   ownerAddresses: ['0x274c398a921b8e2ba345feac3039e1c8b196a7eb1395cdd3584af3a85eb9ec50'],
   * })) console.log(item)
   *
   * @deprecated The provider removed it on 2024-11-22.
   */
  getCoinBalancesByWallets(
    input: T.GetCoinBalancesByWalletsInput,
    options?: CallOptions,
  ): PagedCall<T.CurrentCoinBalanceDto, W.GetCoinBalancesByWalletsWire>

  /**
   * Past coin balances of wallets.
   *
   * Lists what the given wallets held in coins after each transaction that changed a balance. Coins can be left out, or
   * only some of them kept. The cost given here is that of one wallet; more wallets cost more.
   *
   * Costs 100 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.aptos.getHistoricalCoinBalancesByWallets({
   *   ownerAddresses: ['0x274c398a921b8e2ba345feac3039e1c8b196a7eb1395cdd3584af3a85eb9ec50'],
   * })) console.log(item)
   *
   * @deprecated The provider removed it on 2024-11-22.
   */
  getHistoricalCoinBalancesByWallets(
    input: T.GetHistoricalCoinBalancesByWalletsInput,
    options?: CallOptions,
  ): PagedCall<T.HistoricalCoinBalanceDto, W.GetHistoricalCoinBalancesByWalletsWire>

  /**
   * Coin transfers of wallets.
   *
   * Lists the coin activities of the given wallets: what came in, what went out and what gas took, optionally within a
   * period. Coins can be left out, or only some of them kept. The cost given here is that of one wallet; more wallets
   * cost more. `getCoinTransfersByOwnerAddresses` returns the same.
   *
   * Costs 50 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.aptos.getCoinTransfersByWalletAddresses({
   *   ownerAddresses: ['0x274c398a921b8e2ba345feac3039e1c8b196a7eb1395cdd3584af3a85eb9ec50'],
   * })) console.log(item)
   *
   * @deprecated The provider removed it on 2024-11-22.
   */
  getCoinTransfersByWalletAddresses(
    input: T.GetCoinTransfersByWalletAddressesInput,
    options?: CallOptions,
  ): PagedCall<T.CoinTransferDto, W.GetCoinTransfersByWalletAddressesWire>

  /**
   * NFTs of wallets.
   *
   * Lists the NFTs that the given wallets hold, with the number of copies. Collections can be left out, or only some of
   * them kept.
   *
   * Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.aptos.getNFTByOwners({
   *   ownerAddresses: ['0x274c398a921b8e2ba345feac3039e1c8b196a7eb1395cdd3584af3a85eb9ec50'],
   * })) console.log(item)
   *
   * @deprecated The provider removed it on 2024-11-22.
   */
  getNFTByOwners(
    input: T.GetNFTByOwnersInput,
    options?: CallOptions,
  ): PagedCall<T.NFTOwnerResponse, W.GetNFTByOwnersWire>

  /**
   * NFT transfers from or to wallets.
   *
   * Lists the NFT movements from or to the given wallets. Collections can be left out, or only some of them kept.
   * `getNFTTransfersByWallets` returns the same.
   *
   * Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.aptos.getWalletsNFTTransfers({
   *   walletAddresses: ['0x274c398a921b8e2ba345feac3039e1c8b196a7eb1395cdd3584af3a85eb9ec50'],
   * })) console.log(item)
   *
   * @deprecated The provider removed it on 2024-11-22.
   */
  getWalletsNFTTransfers(
    input: T.GetWalletsNFTTransfersInput,
    options?: CallOptions,
  ): PagedCall<T.NFTTransferResponse, W.GetWalletsNFTTransfersWire>

  /**
   * An account.
   *
   * Reads an account's sequence number and authentication key, now or as of a ledger version. An account that does not
   * exist is an error of status 404.
   *
   * Costs 20 compute units.
   *
   * @example
   * await client.aptos.getAccount({ address: '0x8f6ce396d6c4b9c7c992f018e94df010ec5c50835d1c83186c023bfa22df638c' })
   *
   * @deprecated The provider removed it on 2024-11-22.
   */
  getAccount(input: T.GetAccountInput, options?: CallOptions): Call<T.GetAccountOutput, W.GetAccountWire>

  /**
   * Resources of an account.
   *
   * Lists the Move resources stored under an account, as of a ledger version: its coin and token stores, its settings,
   * and what applications keep there. The pages follow the storage keys, not the names; the cursor of the next page is
   * in the answer's `X-Aptos-Cursor` header. For one resource whose type is known there is `getAccountResource` of the
   * node.
   *
   * Costs 20 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.aptos.getAccountResources({
   *   address: '0x8f6ce396d6c4b9c7c992f018e94df010ec5c50835d1c83186c023bfa22df638c',
   * })) console.log(item)
   *
   * @deprecated The provider removed it on 2024-11-22.
   */
  getAccountResources(
    input: T.GetAccountResourcesInput,
    options?: CallOptions,
  ): PagedCall<T.GetAccountResourceResponse, W.GetAccountResourcesWire>
}

/** The operations that the client's methods call. */
export const operations: readonly Operation[] = [
  getNFTsByIds,
  getNFTsByCollection,
  getNFTsByCreators,
  getNFTOwnersByTokens,
  getNFTOwnersByCollection,
  getNFTOwnersOfCollection,
  getNFTTransfersByIds,
  getNFTTransfersByCollection,
  getNFTTransfersByCreators,
  getNFTTransfersByWallets,
  getNFTCollections,
  getNFTCollectionsByIds,
  getNFTCollectionsByCreator,
  getCoinInfoByCoinTypeHashes,
  getLatestCoins,
  getCoinsByNameRange,
  getCoinsBySymbolRange,
  getCoinsByCreators,
  getTopHoldersByCoin,
  getCoinTransfersByOwnerAddresses,
  getCoinTransfersByBlockHeights,
  getCoinTransfersByCoinType,
  getCoinBalancesByWallets,
  getHistoricalCoinBalancesByWallets,
  getCoinTransfersByWalletAddresses,
  getNFTByOwners,
  getWalletsNFTTransfers,
  getAccount,
  getAccountResources,
]
