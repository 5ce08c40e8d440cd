// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import { asIsoDate } from '../../src/operation/encode/dates.js'
import { asList } from '../../src/operation/encode/lists.js'
import { asCount, asUint } from '../../src/operation/encode/numbers.js'
import { asAptosAddress, asAptosNetwork } from '../../src/operation/encode/parsed.js'
import { asText } from '../../src/operation/encode/text.js'
import type { Operation, PagedOperation } from '../../src/operation/operation.js'
import { byHasNext, byHeader } from '../../src/operation/paging/nextCursor.js'
import { pagedCall } from '../../src/operation/paging/pages.js'
import type { AptosAddress } from '../../src/values/aptosAddress.js'
import {
  decodeGetAccountResourcesOutput,
  decodeGetAccountResponse,
  decodeGetCoinBalancesByWalletsResponse,
  decodeGetCoinInfoByCoinTypeHashesOutput,
  decodeGetCoinTransfersByBlockHeightsResponse,
  decodeGetCoinTransfersByCoinTypeResponse,
  decodeGetCoinTransfersByOwnerAddressesResponse,
  decodeGetCoinsByCreatorsResponse,
  decodeGetCoinsByNameRangeResponse,
  decodeGetCoinsBySymbolRangeResponse,
  decodeGetHistoricalCoinBalancesByWalletsResponse,
  decodeGetLatestCoinsResponse,
  decodeGetNFTCollectionsByIdsOutput,
  decodeGetNFTTransfersByCollectionResponse,
  decodeGetNFTTransfersByCreatorsResponse,
  decodeGetNFTsByIdsOutput,
  decodeGetTopHoldersByCoinResponse,
  decodeNFTCollectionsByCreatorResponse,
  decodeNFTCollectionsByNameRangeResponse,
  decodeNFTOwnersByCollectionResponse,
  decodeNFTOwnersByTokensResponse,
  decodeNFTOwnersOfCollectionResponse,
  decodeNFTTokensByCollectionResponse,
  decodeNFTTokensByCreatorsResponse,
  decodeNFTTransfersByTokensResponse,
  decodeNFTTransfersByWalletsResponse,
  decodeNFTsByOwnersResponse,
} from './decoders.gen.js'
import { servers } from './servers.gen.js'
import type * as T from './types.gen.js'
import type * as W from './wireAnswers.js'

/**
 * NFTs by token hash. See `client.aptos.getNFTsByIds`.
 *
 * @deprecated The provider removed it on 2024-11-22.
 */
export const getNFTsByIds: Operation<T.GetNFTsByIdsInput, T.GetNFTsByIdsOutput, W.GetNFTsByIdsWire> = {
  id: 'getNFTsByIds',
  path: '/nfts',
  api: 'aptos',
  servers,
  method: 'GET',
  inputs: [
    {
      name: 'tokenIds',
      wire: 'token_ids[]',
      in: 'query',
      encode: (value, at) => asList(value, at, asText),
      required: true,
      bounds: { minItems: 1 },
    },
    { name: 'network', in: 'query', encode: asAptosNetwork, fallback: 'defaultNetwork', picksServer: true },
  ],
  decode: decodeGetNFTsByIdsOutput,
  bearer: true,
  product: true,
  lifecycle: { status: 'removed', on: '2024-11-22' },
}

/**
 * NFTs of a collection. See `client.aptos.getNFTsByCollection`. Costs 50 compute units.
 *
 * @deprecated The provider removed it on 2024-11-22.
 */
export const getNFTsByCollection: PagedOperation<
  T.GetNFTsByCollectionInput,
  T.NFTTokenResponse,
  W.GetNFTsByCollectionWire
> = {
  id: 'getNFTsByCollection',
  path: '/nfts/collections/{collection_data_id_hash}/tokens',
  api: 'aptos',
  servers,
  method: 'GET',
  inputs: [
    { name: 'collectionDataIdHash', wire: 'collection_data_id_hash', in: 'path', encode: asText, required: true },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 }, preset: 100 },
    { name: 'offset', in: 'query', encode: asCount },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'network', in: 'query', encode: asAptosNetwork, fallback: 'defaultNetwork', picksServer: true },
  ],
  decode: decodeNFTTokensByCollectionResponse,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byHasNext,
    call: pagedCall,
  },
  cost: 50,
  bearer: true,
  product: true,
  lifecycle: { status: 'removed', on: '2024-11-22' },
}

/**
 * NFTs of creators. See `client.aptos.getNFTsByCreators`. Costs 50 compute units.
 *
 * @deprecated The provider removed it on 2024-11-22.
 */
export const getNFTsByCreators: PagedOperation<T.GetNFTsByCreatorsInput, T.NFTTokenResponse, W.GetNFTsByCreatorsWire> =
  {
    id: 'getNFTsByCreators',
    path: '/nfts/creators',
    api: 'aptos',
    servers,
    method: 'GET',
    inputs: [
      {
        name: 'creatorAddresses',
        wire: 'creator_addresses[]',
        in: 'query',
        encode: (value, at) => asList(value, at, asAptosAddress),
        required: true,
        bounds: { minItems: 1 },
      },
      { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 }, preset: 100 },
      { name: 'offset', in: 'query', encode: asCount },
      { name: 'cursor', in: 'query', encode: asText },
      { name: 'network', in: 'query', encode: asAptosNetwork, fallback: 'defaultNetwork', picksServer: true },
    ],
    decode: decodeNFTTokensByCreatorsResponse,
    page: {
      items: 'result',
      wireItems: 'result',
      cursor: 'cursor',
      input: 'cursor',
      first: 0,
      next: byHasNext,
      call: pagedCall,
    },
    cost: 50,
    bearer: true,
    product: true,
    lifecycle: { status: 'removed', on: '2024-11-22' },
  }

/**
 * Owners of NFTs. See `client.aptos.getNFTOwnersByTokens`.
 *
 * @deprecated The provider removed it on 2024-11-22.
 */
export const getNFTOwnersByTokens: PagedOperation<
  T.GetNFTOwnersByTokensInput,
  T.NFTOwnerResponse,
  W.GetNFTOwnersByTokensWire
> = {
  id: 'getNFTOwnersByTokens',
  path: '/nfts/owners',
  api: 'aptos',
  servers,
  method: 'GET',
  inputs: [
    {
      name: 'tokenIds',
      wire: 'token_ids[]',
      in: 'query',
      encode: (value, at) => asList(value, at, asText),
      required: true,
      bounds: { minItems: 1 },
    },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 }, preset: 100 },
    { name: 'offset', in: 'query', encode: asCount },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'network', in: 'query', encode: asAptosNetwork, fallback: 'defaultNetwork', picksServer: true },
  ],
  decode: decodeNFTOwnersByTokensResponse,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byHasNext,
    call: pagedCall,
  },
  bearer: true,
  product: true,
  lifecycle: { status: 'removed', on: '2024-11-22' },
}

/**
 * Owners of a collection, NFT by NFT. See `client.aptos.getNFTOwnersByCollection`. Costs 50 compute units.
 *
 * @deprecated The provider removed it on 2024-11-22.
 */
export const getNFTOwnersByCollection: PagedOperation<
  T.GetNFTOwnersByCollectionInput,
  T.NFTOwnerResponse,
  W.GetNFTOwnersByCollectionWire
> = {
  id: 'getNFTOwnersByCollection',
  path: '/nfts/collections/{collection_data_id_hash}/owners',
  api: 'aptos',
  servers,
  method: 'GET',
  inputs: [
    { name: 'collectionDataIdHash', wire: 'collection_data_id_hash', in: 'path', encode: asText, required: true },
    {
      name: 'walletBlacklist',
      wire: 'wallet_blacklist[]',
      in: 'query',
      encode: (value, at) => asList(value, at, asAptosAddress),
    },
    {
      name: 'walletWhitelist',
      wire: 'wallet_whitelist[]',
      in: 'query',
      encode: (value, at) => asList(value, at, asAptosAddress),
    },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 }, preset: 100 },
    { name: 'offset', in: 'query', encode: asCount },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'network', in: 'query', encode: asAptosNetwork, fallback: 'defaultNetwork', picksServer: true },
  ],
  decode: decodeNFTOwnersByCollectionResponse,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byHasNext,
    call: pagedCall,
  },
  cost: 50,
  bearer: true,
  product: true,
  lifecycle: { status: 'removed', on: '2024-11-22' },
}

/**
 * Addresses of a collection's owners. See `client.aptos.getNFTOwnersOfCollection`. Costs 50 compute units.
 *
 * @deprecated The provider removed it on 2024-11-22.
 */
export const getNFTOwnersOfCollection: PagedOperation<
  T.GetNFTOwnersOfCollectionInput,
  AptosAddress,
  W.GetNFTOwnersOfCollectionWire
> = {
  id: 'getNFTOwnersOfCollection',
  path: '/nfts/collections/{collection_data_id_hash}/owners/list',
  api: 'aptos',
  servers,
  method: 'GET',
  inputs: [
    { name: 'collectionDataIdHash', wire: 'collection_data_id_hash', in: 'path', encode: asText, required: true },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 }, preset: 100 },
    { name: 'offset', in: 'query', encode: asCount },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'network', in: 'query', encode: asAptosNetwork, fallback: 'defaultNetwork', picksServer: true },
  ],
  decode: decodeNFTOwnersOfCollectionResponse,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byHasNext,
    call: pagedCall,
  },
  cost: 50,
  bearer: true,
  product: true,
  lifecycle: { status: 'removed', on: '2024-11-22' },
}

/**
 * Transfers of NFTs by token hash. See `client.aptos.getNFTTransfersByIds`. Costs 30 compute units.
 *
 * @deprecated The provider removed it on 2024-11-22.
 */
export const getNFTTransfersByIds: PagedOperation<
  T.GetNFTTransfersByIdsInput,
  T.NFTTransferResponse,
  W.GetNFTTransfersByIdsWire
> = {
  id: 'getNFTTransfersByIds',
  path: '/nfts/transfers',
  api: 'aptos',
  servers,
  method: 'GET',
  inputs: [
    {
      name: 'tokenIds',
      wire: 'token_ids[]',
      in: 'query',
      encode: (value, at) => asList(value, at, asText),
      required: true,
      bounds: { minItems: 1 },
    },
    {
      name: 'walletBlacklist',
      wire: 'wallet_blacklist[]',
      in: 'query',
      encode: (value, at) => asList(value, at, asAptosAddress),
    },
    {
      name: 'walletWhitelist',
      wire: 'wallet_whitelist[]',
      in: 'query',
      encode: (value, at) => asList(value, at, asAptosAddress),
    },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 }, preset: 100 },
    { name: 'offset', in: 'query', encode: asCount },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'network', in: 'query', encode: asAptosNetwork, fallback: 'defaultNetwork', picksServer: true },
  ],
  decode: decodeNFTTransfersByTokensResponse,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byHasNext,
    call: pagedCall,
  },
  cost: 30,
  bearer: true,
  product: true,
  lifecycle: { status: 'removed', on: '2024-11-22' },
}

/**
 * Transfers within a collection. See `client.aptos.getNFTTransfersByCollection`. Costs 50 compute units.
 *
 * @deprecated The provider removed it on 2024-11-22.
 */
export const getNFTTransfersByCollection: PagedOperation<
  T.GetNFTTransfersByCollectionInput,
  T.NFTTransferResponse,
  W.GetNFTTransfersByCollectionWire
> = {
  id: 'getNFTTransfersByCollection',
  path: '/nfts/transfers/collections/{collection_data_id_hash}',
  api: 'aptos',
  servers,
  method: 'GET',
  inputs: [
    { name: 'collectionDataIdHash', wire: 'collection_data_id_hash', in: 'path', encode: asText, required: true },
    {
      name: 'walletBlacklist',
      wire: 'wallet_blacklist[]',
      in: 'query',
      encode: (value, at) => asList(value, at, asAptosAddress),
    },
    {
      name: 'walletWhitelist',
      wire: 'wallet_whitelist[]',
      in: 'query',
      encode: (value, at) => asList(value, at, asAptosAddress),
    },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 }, preset: 100 },
    { name: 'offset', in: 'query', encode: asCount },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'network', in: 'query', encode: asAptosNetwork, fallback: 'defaultNetwork', picksServer: true },
  ],
  decode: decodeGetNFTTransfersByCollectionResponse,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byHasNext,
    call: pagedCall,
  },
  cost: 50,
  bearer: true,
  product: true,
  lifecycle: { status: 'removed', on: '2024-11-22' },
}

/**
 * Transfers of the NFTs of creators. See `client.aptos.getNFTTransfersByCreators`. Costs 50 compute units.
 *
 * @deprecated The provider removed it on 2024-11-22.
 */
export const getNFTTransfersByCreators: PagedOperation<
  T.GetNFTTransfersByCreatorsInput,
  T.NFTTransferResponse,
  W.GetNFTTransfersByCreatorsWire
> = {
  id: 'getNFTTransfersByCreators',
  path: '/nfts/transfers/creators',
  api: 'aptos',
  servers,
  method: 'GET',
  inputs: [
    {
      name: 'creatorAddresses',
      wire: 'creator_addresses[]',
      in: 'query',
      encode: (value, at) => asList(value, at, asAptosAddress),
      required: true,
      bounds: { minItems: 1 },
    },
    {
      name: 'collectionBlacklist',
      wire: 'collection_blacklist[]',
      in: 'query',
      encode: (value, at) => asList(value, at, asText),
    },
    {
      name: 'collectionWhitelist',
      wire: 'collection_whitelist[]',
      in: 'query',
      encode: (value, at) => asList(value, at, asText),
    },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 }, preset: 100 },
    { name: 'offset', in: 'query', encode: asCount },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'network', in: 'query', encode: asAptosNetwork, fallback: 'defaultNetwork', picksServer: true },
  ],
  decode: decodeGetNFTTransfersByCreatorsResponse,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byHasNext,
    call: pagedCall,
  },
  cost: 50,
  bearer: true,
  product: true,
  lifecycle: { status: 'removed', on: '2024-11-22' },
}

/**
 * NFT transfers of wallets. See `client.aptos.getNFTTransfersByWallets`. Costs 50 compute units.
 *
 * @deprecated The provider removed it on 2024-11-22.
 */
export const getNFTTransfersByWallets: PagedOperation<
  T.GetNFTTransfersByWalletsInput,
  T.NFTTransferResponse,
  W.GetNFTTransfersByWalletsWire
> = {
  id: 'getNFTTransfersByWallets',
  path: '/nfts/transfers/wallets',
  api: 'aptos',
  servers,
  method: 'GET',
  inputs: [
    {
      name: 'walletAddresses',
      wire: 'wallet_addresses[]',
      in: 'query',
      encode: (value, at) => asList(value, at, asAptosAddress),
      required: true,
      bounds: { minItems: 1 },
    },
    {
      name: 'collectionBlacklist',
      wire: 'collection_blacklist[]',
      in: 'query',
      encode: (value, at) => asList(value, at, asText),
    },
    {
      name: 'collectionWhitelist',
      wire: 'collection_whitelist[]',
      in: 'query',
      encode: (value, at) => asList(value, at, asText),
    },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 }, preset: 100 },
    { name: 'offset', in: 'query', encode: asCount },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'network', in: 'query', encode: asAptosNetwork, fallback: 'defaultNetwork', picksServer: true },
  ],
  decode: decodeNFTTransfersByWalletsResponse,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byHasNext,
    call: pagedCall,
  },
  cost: 50,
  bearer: true,
  product: true,
  lifecycle: { status: 'removed', on: '2024-11-22' },
}

/**
 * Collections in a range of names. See `client.aptos.getNFTCollections`. Costs 30 compute units.
 *
 * @deprecated The provider removed it on 2024-11-22.
 */
export const getNFTCollections: PagedOperation<
  T.GetNFTCollectionsInput,
  T.NFTCollectionItemResponse,
  W.GetNFTCollectionsWire
> = {
  id: 'getNFTCollections',
  path: '/collections',
  api: 'aptos',
  servers,
  method: 'GET',
  inputs: [
    { name: 'fromName', in: 'query', encode: asText },
    { name: 'toName', in: 'query', encode: asText },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 }, preset: 100 },
    { name: 'offset', in: 'query', encode: asCount },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'network', in: 'query', encode: asAptosNetwork, fallback: 'defaultNetwork', picksServer: true },
  ],
  decode: decodeNFTCollectionsByNameRangeResponse,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byHasNext,
    call: pagedCall,
  },
  cost: 30,
  bearer: true,
  product: true,
  lifecycle: { status: 'removed', on: '2024-11-22' },
}

/**
 * Collections by hash. See `client.aptos.getNFTCollectionsByIds`.
 *
 * @deprecated The provider removed it on 2024-11-22.
 */
export const getNFTCollectionsByIds: Operation<
  T.GetNFTCollectionsByIdsInput,
  T.GetNFTCollectionsByIdsOutput,
  W.GetNFTCollectionsByIdsWire
> = {
  id: 'getNFTCollectionsByIds',
  path: '/collections/ids',
  api: 'aptos',
  servers,
  method: 'GET',
  inputs: [
    {
      name: 'ids',
      wire: 'ids[]',
      in: 'query',
      encode: (value, at) => asList(value, at, asText),
      required: true,
      bounds: { minItems: 1 },
    },
    { name: 'network', in: 'query', encode: asAptosNetwork, fallback: 'defaultNetwork', picksServer: true },
  ],
  decode: decodeGetNFTCollectionsByIdsOutput,
  bearer: true,
  product: true,
  lifecycle: { status: 'removed', on: '2024-11-22' },
}

/**
 * Collections of a creator. See `client.aptos.getNFTCollectionsByCreator`. Costs 50 compute units.
 *
 * @deprecated The provider removed it on 2024-11-22.
 */
export const getNFTCollectionsByCreator: PagedOperation<
  T.GetNFTCollectionsByCreatorInput,
  T.NFTCollectionItemResponse,
  W.GetNFTCollectionsByCreatorWire
> = {
  id: 'getNFTCollectionsByCreator',
  path: '/collections/creators',
  api: 'aptos',
  servers,
  method: 'GET',
  inputs: [
    { name: 'creatorAddress', wire: 'creator_address', in: 'query', encode: asAptosAddress, required: true },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 }, preset: 100 },
    { name: 'offset', in: 'query', encode: asCount },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'network', in: 'query', encode: asAptosNetwork, fallback: 'defaultNetwork', picksServer: true },
  ],
  decode: decodeNFTCollectionsByCreatorResponse,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byHasNext,
    call: pagedCall,
  },
  cost: 50,
  bearer: true,
  product: true,
  lifecycle: { status: 'removed', on: '2024-11-22' },
}

/**
 * Coins by hash. See `client.aptos.getCoinInfoByCoinTypeHashes`. Costs 30 compute units.
 *
 * @deprecated The provider removed it on 2024-11-22.
 */
export const getCoinInfoByCoinTypeHashes: Operation<
  T.GetCoinInfoByCoinTypeHashesInput,
  T.GetCoinInfoByCoinTypeHashesOutput,
  W.GetCoinInfoByCoinTypeHashesWire
> = {
  id: 'getCoinInfoByCoinTypeHashes',
  path: '/coins',
  api: 'aptos',
  servers,
  method: 'GET',
  inputs: [
    {
      name: 'coinTypeHashes',
      wire: 'coin_type_hashes[]',
      in: 'query',
      encode: (value, at) => asList(value, at, asText),
      required: true,
      bounds: { minItems: 1 },
    },
    { name: 'network', in: 'query', encode: asAptosNetwork, fallback: 'defaultNetwork', picksServer: true },
  ],
  decode: decodeGetCoinInfoByCoinTypeHashesOutput,
  cost: 30,
  bearer: true,
  product: true,
  lifecycle: { status: 'removed', on: '2024-11-22' },
}

/**
 * Newest coins. See `client.aptos.getLatestCoins`. Costs 30 compute units.
 *
 * @deprecated The provider removed it on 2024-11-22.
 */
export const getLatestCoins: PagedOperation<T.GetLatestCoinsInput, T.CoinInfoDto, W.GetLatestCoinsWire> = {
  id: 'getLatestCoins',
  path: '/coins/latest',
  api: 'aptos',
  servers,
  method: 'GET',
  inputs: [
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 }, preset: 100 },
    { name: 'offset', in: 'query', encode: asCount },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'network', in: 'query', encode: asAptosNetwork, fallback: 'defaultNetwork', picksServer: true },
  ],
  decode: decodeGetLatestCoinsResponse,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byHasNext,
    call: pagedCall,
  },
  cost: 30,
  bearer: true,
  product: true,
  lifecycle: { status: 'removed', on: '2024-11-22' },
}

/**
 * Coins in a range of names. See `client.aptos.getCoinsByNameRange`. Costs 50 compute units.
 *
 * @deprecated The provider removed it on 2024-11-22.
 */
export const getCoinsByNameRange: PagedOperation<T.GetCoinsByNameRangeInput, T.CoinInfoDto, W.GetCoinsByNameRangeWire> =
  {
    id: 'getCoinsByNameRange',
    path: '/coins/names',
    api: 'aptos',
    servers,
    method: 'GET',
    inputs: [
      { name: 'fromName', wire: 'from_name', in: 'query', encode: asText },
      { name: 'toName', wire: 'to_name', in: 'query', encode: asText },
      { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 }, preset: 100 },
      { name: 'offset', in: 'query', encode: asCount },
      { name: 'cursor', in: 'query', encode: asText },
      { name: 'network', in: 'query', encode: asAptosNetwork, fallback: 'defaultNetwork', picksServer: true },
    ],
    decode: decodeGetCoinsByNameRangeResponse,
    page: {
      items: 'result',
      wireItems: 'result',
      cursor: 'cursor',
      input: 'cursor',
      first: 0,
      next: byHasNext,
      call: pagedCall,
    },
    cost: 50,
    bearer: true,
    product: true,
    lifecycle: { status: 'removed', on: '2024-11-22' },
  }

/**
 * Coins in a range of symbols. See `client.aptos.getCoinsBySymbolRange`. Costs 50 compute units.
 *
 * @deprecated The provider removed it on 2024-11-22.
 */
export const getCoinsBySymbolRange: PagedOperation<
  T.GetCoinsBySymbolRangeInput,
  T.CoinInfoDto,
  W.GetCoinsBySymbolRangeWire
> = {
  id: 'getCoinsBySymbolRange',
  path: '/coins/symbols',
  api: 'aptos',
  servers,
  method: 'GET',
  inputs: [
    { name: 'fromSymbol', wire: 'from_symbol', in: 'query', encode: asText },
    { name: 'toSymbol', wire: 'to_symbol', in: 'query', encode: asText },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 }, preset: 100 },
    { name: 'offset', in: 'query', encode: asCount },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'network', in: 'query', encode: asAptosNetwork, fallback: 'defaultNetwork', picksServer: true },
  ],
  decode: decodeGetCoinsBySymbolRangeResponse,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byHasNext,
    call: pagedCall,
  },
  cost: 50,
  bearer: true,
  product: true,
  lifecycle: { status: 'removed', on: '2024-11-22' },
}

/**
 * Coins of creators. See `client.aptos.getCoinsByCreators`. Costs 50 compute units.
 *
 * @deprecated The provider removed it on 2024-11-22.
 */
export const getCoinsByCreators: PagedOperation<T.GetCoinsByCreatorsInput, T.CoinInfoDto, W.GetCoinsByCreatorsWire> = {
  id: 'getCoinsByCreators',
  path: '/coins/creators',
  api: 'aptos',
  servers,
  method: 'GET',
  inputs: [
    {
      name: 'creatorAddresses',
      wire: 'creator_addresses[]',
      in: 'query',
      encode: (value, at) => asList(value, at, asAptosAddress),
      required: true,
      bounds: { minItems: 1 },
    },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 }, preset: 100 },
    { name: 'offset', in: 'query', encode: asCount },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'network', in: 'query', encode: asAptosNetwork, fallback: 'defaultNetwork', picksServer: true },
  ],
  decode: decodeGetCoinsByCreatorsResponse,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byHasNext,
    call: pagedCall,
  },
  cost: 50,
  bearer: true,
  product: true,
  lifecycle: { status: 'removed', on: '2024-11-22' },
}

/**
 * Largest holders of a coin. See `client.aptos.getTopHoldersByCoin`. Costs 50 compute units.
 *
 * @deprecated The provider removed it on 2024-11-22.
 */
export const getTopHoldersByCoin: PagedOperation<
  T.GetTopHoldersByCoinInput,
  T.CurrentCoinBalanceDto,
  W.GetTopHoldersByCoinWire
> = {
  id: 'getTopHoldersByCoin',
  path: '/coins/owners/{coin_type_hash}/top-holders',
  api: 'aptos',
  servers,
  method: 'GET',
  inputs: [
    { name: 'coinTypeHash', wire: 'coin_type_hash', in: 'path', encode: asText, required: true },
    { name: 'minAmount', wire: 'min_amount', in: 'query', encode: asUint },
    { name: 'minVersion', wire: 'min_version', in: 'query', encode: asUint },
    {
      name: 'walletBlacklist',
      wire: 'wallet_blacklist[]',
      in: 'query',
      encode: (value, at) => asList(value, at, asAptosAddress),
    },
    {
      name: 'walletWhitelist',
      wire: 'wallet_whitelist[]',
      in: 'query',
      encode: (value, at) => asList(value, at, asAptosAddress),
    },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 }, preset: 100 },
    { name: 'offset', in: 'query', encode: asCount },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'network', in: 'query', encode: asAptosNetwork, fallback: 'defaultNetwork', picksServer: true },
  ],
  decode: decodeGetTopHoldersByCoinResponse,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byHasNext,
    call: pagedCall,
  },
  cost: 50,
  bearer: true,
  product: true,
  lifecycle: { status: 'removed', on: '2024-11-22' },
}

/**
 * Coin transfers of owners. See `client.aptos.getCoinTransfersByOwnerAddresses`. Costs 50 compute units.
 *
 * @deprecated The provider removed it on 2024-11-22.
 */
export const getCoinTransfersByOwnerAddresses: PagedOperation<
  T.GetCoinTransfersByOwnerAddressesInput,
  T.CoinTransferDto,
  W.GetCoinTransfersByOwnerAddressesWire
> = {
  id: 'getCoinTransfersByOwnerAddresses',
  path: '/coins/transfers/wallets',
  api: 'aptos',
  servers,
  method: 'GET',
  inputs: [
    {
      name: 'ownerAddresses',
      wire: 'owner_addresses[]',
      in: 'query',
      encode: (value, at) => asList(value, at, asAptosAddress),
      required: true,
      bounds: { minItems: 1 },
    },
    { name: 'fromDate', wire: 'from_date', in: 'query', encode: asIsoDate },
    { name: 'toDate', wire: 'to_date', in: 'query', encode: asIsoDate },
    {
      name: 'coinTypeBlacklist',
      wire: 'coin_type_blacklist[]',
      in: 'query',
      encode: (value, at) => asList(value, at, asText),
    },
    {
      name: 'coinTypeWhitelist',
      wire: 'coin_type_whitelist[]',
      in: 'query',
      encode: (value, at) => asList(value, at, asText),
    },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 }, preset: 100 },
    { name: 'offset', in: 'query', encode: asCount },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'network', in: 'query', encode: asAptosNetwork, fallback: 'defaultNetwork', picksServer: true },
  ],
  decode: decodeGetCoinTransfersByOwnerAddressesResponse,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byHasNext,
    call: pagedCall,
  },
  cost: 50,
  bearer: true,
  product: true,
  lifecycle: { status: 'removed', on: '2024-11-22' },
}

/**
 * Coin transfers in blocks. See `client.aptos.getCoinTransfersByBlockHeights`.
 *
 * @deprecated The provider removed it on 2024-11-22.
 */
export const getCoinTransfersByBlockHeights: PagedOperation<
  T.GetCoinTransfersByBlockHeightsInput,
  T.CoinTransferDto,
  W.GetCoinTransfersByBlockHeightsWire
> = {
  id: 'getCoinTransfersByBlockHeights',
  path: '/coins/transfers/blocks',
  api: 'aptos',
  servers,
  method: 'GET',
  inputs: [
    {
      name: 'blockHeights',
      wire: 'block_heights[]',
      in: 'query',
      encode: (value, at) => asList(value, at, asUint),
      required: true,
      bounds: { minItems: 1 },
    },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 }, preset: 100 },
    { name: 'offset', in: 'query', encode: asCount },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'network', in: 'query', encode: asAptosNetwork, fallback: 'defaultNetwork', picksServer: true },
  ],
  decode: decodeGetCoinTransfersByBlockHeightsResponse,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byHasNext,
    call: pagedCall,
  },
  bearer: true,
  product: true,
  lifecycle: { status: 'removed', on: '2024-11-22' },
}

/**
 * Transfers of a coin. See `client.aptos.getCoinTransfersByCoinType`. Costs 50 compute units.
 *
 * @deprecated The provider removed it on 2024-11-22.
 */
export const getCoinTransfersByCoinType: PagedOperation<
  T.GetCoinTransfersByCoinTypeInput,
  T.CoinTransferDto,
  W.GetCoinTransfersByCoinTypeWire
> = {
  id: 'getCoinTransfersByCoinType',
  path: '/coins/transfers/{coin_type}',
  api: 'aptos',
  servers,
  method: 'GET',
  inputs: [
    { name: 'coinType', wire: 'coin_type', in: 'path', encode: asText, required: true },
    { name: 'fromDate', wire: 'from_date', in: 'query', encode: asIsoDate },
    { name: 'toDate', wire: 'to_date', in: 'query', encode: asIsoDate },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 }, preset: 100 },
    { name: 'offset', in: 'query', encode: asCount },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'network', in: 'query', encode: asAptosNetwork, fallback: 'defaultNetwork', picksServer: true },
  ],
  decode: decodeGetCoinTransfersByCoinTypeResponse,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byHasNext,
    call: pagedCall,
  },
  cost: 50,
  bearer: true,
  product: true,
  lifecycle: { status: 'removed', on: '2024-11-22' },
}

/**
 * Coin balances of wallets. See `client.aptos.getCoinBalancesByWallets`. Costs 30 compute units.
 *
 * @deprecated The provider removed it on 2024-11-22.
 */
export const getCoinBalancesByWallets: PagedOperation<
  T.GetCoinBalancesByWalletsInput,
  T.CurrentCoinBalanceDto,
  W.GetCoinBalancesByWalletsWire
> = {
  id: 'getCoinBalancesByWallets',
  path: '/wallets/coins',
  api: 'aptos',
  servers,
  method: 'GET',
  inputs: [
    {
      name: 'ownerAddresses',
      wire: 'owner_addresses[]',
      in: 'query',
      encode: (value, at) => asList(value, at, asAptosAddress),
      required: true,
      bounds: { minItems: 1 },
    },
    {
      name: 'coinTypeHashBlacklist',
      wire: 'coin_type_hash_blacklist[]',
      in: 'query',
      encode: (value, at) => asList(value, at, asText),
    },
    {
      name: 'coinTypeHashWhitelist',
      wire: 'coin_type_hash_whitelist[]',
      in: 'query',
      encode: (value, at) => asList(value, at, asText),
    },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 }, preset: 100 },
    { name: 'offset', in: 'query', encode: asCount },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'network', in: 'query', encode: asAptosNetwork, fallback: 'defaultNetwork', picksServer: true },
  ],
  decode: decodeGetCoinBalancesByWalletsResponse,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byHasNext,
    call: pagedCall,
  },
  cost: 30,
  bearer: true,
  product: true,
  lifecycle: { status: 'removed', on: '2024-11-22' },
}

/**
 * Past coin balances of wallets. See `client.aptos.getHistoricalCoinBalancesByWallets`. Costs 100 compute units.
 *
 * @deprecated The provider removed it on 2024-11-22.
 */
export const getHistoricalCoinBalancesByWallets: PagedOperation<
  T.GetHistoricalCoinBalancesByWalletsInput,
  T.HistoricalCoinBalanceDto,
  W.GetHistoricalCoinBalancesByWalletsWire
> = {
  id: 'getHistoricalCoinBalancesByWallets',
  path: '/wallets/coins/history',
  api: 'aptos',
  servers,
  method: 'GET',
  inputs: [
    {
      name: 'ownerAddresses',
      wire: 'owner_addresses[]',
      in: 'query',
      encode: (value, at) => asList(value, at, asAptosAddress),
      required: true,
      bounds: { minItems: 1 },
    },
    {
      name: 'coinTypeHashBlacklist',
      wire: 'coin_type_hash_blacklist[]',
      in: 'query',
      encode: (value, at) => asList(value, at, asText),
    },
    {
      name: 'coinTypeHashWhitelist',
      wire: 'coin_type_hash_whitelist[]',
      in: 'query',
      encode: (value, at) => asList(value, at, asText),
    },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 }, preset: 100 },
    { name: 'offset', in: 'query', encode: asCount },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'network', in: 'query', encode: asAptosNetwork, fallback: 'defaultNetwork', picksServer: true },
  ],
  decode: decodeGetHistoricalCoinBalancesByWalletsResponse,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byHasNext,
    call: pagedCall,
  },
  cost: 100,
  bearer: true,
  product: true,
  lifecycle: { status: 'removed', on: '2024-11-22' },
}

/**
 * Coin transfers of wallets. See `client.aptos.getCoinTransfersByWalletAddresses`. Costs 50 compute units.
 *
 * @deprecated The provider removed it on 2024-11-22.
 */
export const getCoinTransfersByWalletAddresses: PagedOperation<
  T.GetCoinTransfersByWalletAddressesInput,
  T.CoinTransferDto,
  W.GetCoinTransfersByWalletAddressesWire
> = {
  id: 'getCoinTransfersByWalletAddresses',
  path: '/wallets/coins/transfers',
  api: 'aptos',
  servers,
  method: 'GET',
  inputs: [
    {
      name: 'ownerAddresses',
      wire: 'owner_addresses[]',
      in: 'query',
      encode: (value, at) => asList(value, at, asAptosAddress),
      required: true,
      bounds: { minItems: 1 },
    },
    { name: 'fromDate', wire: 'from_date', in: 'query', encode: asIsoDate },
    { name: 'toDate', wire: 'to_date', in: 'query', encode: asIsoDate },
    {
      name: 'coinTypeBlacklist',
      wire: 'coin_type_blacklist[]',
      in: 'query',
      encode: (value, at) => asList(value, at, asText),
    },
    {
      name: 'coinTypeWhitelist',
      wire: 'coin_type_whitelist[]',
      in: 'query',
      encode: (value, at) => asList(value, at, asText),
    },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 }, preset: 100 },
    { name: 'offset', in: 'query', encode: asCount },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'network', in: 'query', encode: asAptosNetwork, fallback: 'defaultNetwork', picksServer: true },
  ],
  decode: decodeGetCoinTransfersByOwnerAddressesResponse,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byHasNext,
    call: pagedCall,
  },
  cost: 50,
  bearer: true,
  product: true,
  lifecycle: { status: 'removed', on: '2024-11-22' },
}

/**
 * NFTs of wallets. See `client.aptos.getNFTByOwners`.
 *
 * @deprecated The provider removed it on 2024-11-22.
 */
export const getNFTByOwners: PagedOperation<T.GetNFTByOwnersInput, T.NFTOwnerResponse, W.GetNFTByOwnersWire> = {
  id: 'getNFTByOwners',
  path: '/wallets/nfts',
  api: 'aptos',
  servers,
  method: 'GET',
  inputs: [
    {
      name: 'ownerAddresses',
      wire: 'owner_addresses[]',
      in: 'query',
      encode: (value, at) => asList(value, at, asAptosAddress),
      required: true,
      bounds: { minItems: 1 },
    },
    {
      name: 'collectionBlacklist',
      wire: 'collection_blacklist[]',
      in: 'query',
      encode: (value, at) => asList(value, at, asText),
    },
    {
      name: 'collectionWhitelist',
      wire: 'collection_whitelist[]',
      in: 'query',
      encode: (value, at) => asList(value, at, asText),
    },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 }, preset: 100 },
    { name: 'offset', in: 'query', encode: asCount },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'network', in: 'query', encode: asAptosNetwork, fallback: 'defaultNetwork', picksServer: true },
  ],
  decode: decodeNFTsByOwnersResponse,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byHasNext,
    call: pagedCall,
  },
  bearer: true,
  product: true,
  lifecycle: { status: 'removed', on: '2024-11-22' },
}

/**
 * NFT transfers from or to wallets. See `client.aptos.getWalletsNFTTransfers`.
 *
 * @deprecated The provider removed it on 2024-11-22.
 */
export const getWalletsNFTTransfers: PagedOperation<
  T.GetWalletsNFTTransfersInput,
  T.NFTTransferResponse,
  W.GetWalletsNFTTransfersWire
> = {
  id: 'getWalletsNFTTransfers',
  path: '/wallets/nfts/transfers',
  api: 'aptos',
  servers,
  method: 'GET',
  inputs: [
    {
      name: 'walletAddresses',
      wire: 'wallet_addresses[]',
      in: 'query',
      encode: (value, at) => asList(value, at, asAptosAddress),
      required: true,
      bounds: { minItems: 1 },
    },
    {
      name: 'collectionBlacklist',
      wire: 'collection_blacklist[]',
      in: 'query',
      encode: (value, at) => asList(value, at, asText),
    },
    {
      name: 'collectionWhitelist',
      wire: 'collection_whitelist[]',
      in: 'query',
      encode: (value, at) => asList(value, at, asText),
    },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 }, preset: 100 },
    { name: 'offset', in: 'query', encode: asCount },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'network', in: 'query', encode: asAptosNetwork, fallback: 'defaultNetwork', picksServer: true },
  ],
  decode: decodeNFTTransfersByWalletsResponse,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 0,
    next: byHasNext,
    call: pagedCall,
  },
  bearer: true,
  product: true,
  lifecycle: { status: 'removed', on: '2024-11-22' },
}

/**
 * An account. See `client.aptos.getAccount`. Costs 20 compute units.
 *
 * @deprecated The provider removed it on 2024-11-22.
 */
export const getAccount: Operation<T.GetAccountInput, T.GetAccountOutput, W.GetAccountWire> = {
  id: 'getAccount',
  path: '/accounts/{address}',
  api: 'aptos',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asAptosAddress, required: true },
    { name: 'ledgerVersion', wire: 'ledger_version', in: 'query', encode: asUint },
    { name: 'network', in: 'query', encode: asAptosNetwork, fallback: 'defaultNetwork', picksServer: true },
  ],
  decode: decodeGetAccountResponse,
  cost: 20,
  bearer: true,
  product: true,
  lifecycle: { status: 'removed', on: '2024-11-22' },
}

/**
 * Resources of an account. See `client.aptos.getAccountResources`. Costs 20 compute units.
 *
 * @deprecated The provider removed it on 2024-11-22.
 */
export const getAccountResources: PagedOperation<
  T.GetAccountResourcesInput,
  T.GetAccountResourceResponse,
  W.GetAccountResourcesWire
> = {
  id: 'getAccountResources',
  path: '/accounts/{address}/resources',
  api: 'aptos',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asAptosAddress, required: true },
    { name: 'ledgerVersion', wire: 'ledger_version', in: 'query', encode: asUint },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 } },
    { name: 'start', in: 'query', encode: asText },
    { name: 'network', in: 'query', encode: asAptosNetwork, fallback: 'defaultNetwork', picksServer: true },
  ],
  decode: decodeGetAccountResourcesOutput,
  page: {
    items: '.',
    wireItems: '.',
    cursor: 'X-Aptos-Cursor',
    input: 'start',
    first: 0,
    next: byHeader,
    call: pagedCall,
  },
  cost: 20,
  bearer: true,
  product: true,
  lifecycle: { status: 'removed', on: '2024-11-22' },
}
