// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import { asIsoDate } from '../../src/operation/encode/dates.js'
import { asJoined, asList } from '../../src/operation/encode/lists.js'
import { asCount } from '../../src/operation/encode/numbers.js'
import { asSolanaAddress, asSolanaNetwork } from '../../src/operation/encode/parsed.js'
import { jsonBody } from '../../src/operation/encode/requestBody.js'
import { asBoolean, asOneOf, asText } from '../../src/operation/encode/text.js'
import type { Operation, PagedOperation } from '../../src/operation/operation.js'
import { byCursor } from '../../src/operation/paging/nextCursor.js'
import { pagedCall } from '../../src/operation/paging/pages.js'
import {
  decodeAggregatedPairStats,
  decodeCandlesticks,
  decodeGetMultipleTokenMetadataOutput,
  decodeGetMultipleTokenPricesOutput,
  decodeGetNFTsOutput,
  decodeGetSPLOutput,
  decodeGetTrendingTokensOutput,
  decodeNativeBalance,
  decodeNftMetadata,
  decodePairStats,
  decodePairSwaps,
  decodePortfolio,
  decodeSplTokenPrice,
  decodeSwaps,
  decodeTokenAnalytics,
  decodeTokenMetadata,
  decodeTokenPairs,
} from './decoders.gen.js'
import { servers } from './servers.gen.js'
import type * as T from './types.gen.js'
import type * as W from './wireAnswers.js'

/** Native balance of a wallet. See `client.solana.balance`. Costs 10 compute units. */
export const balance: Operation<T.BalanceInput, T.BalanceOutput, W.BalanceWire> = {
  id: 'balance',
  path: '/account/{network}/{address}/balance',
  api: 'solana',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asSolanaAddress, required: true },
    { name: 'network', in: 'path', encode: asSolanaNetwork, preset: 'mainnet' },
  ],
  decode: decodeNativeBalance,
  cost: 10,
  lifecycle: { status: 'live' },
}

/** Tokens of a wallet. See `client.solana.getSPL`. Costs 10 compute units. */
export const getSPL: Operation<T.GetSPLInput, T.GetSPLOutput, W.GetSPLWire> = {
  id: 'getSPL',
  path: '/account/{network}/{address}/tokens',
  api: 'solana',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asSolanaAddress, required: true },
    { name: 'network', in: 'path', encode: asSolanaNetwork, preset: 'mainnet' },
    { name: 'excludeSpam', in: 'query', encode: asBoolean },
  ],
  decode: decodeGetSPLOutput,
  cost: 10,
  lifecycle: { status: 'live' },
}

/** Everything a wallet holds. See `client.solana.getPortfolio`. Costs 10 compute units. */
export const getPortfolio: Operation<T.GetPortfolioInput, T.GetPortfolioOutput, W.GetPortfolioWire> = {
  id: 'getPortfolio',
  path: '/account/{network}/{address}/portfolio',
  api: 'solana',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asSolanaAddress, required: true },
    { name: 'network', in: 'path', encode: asSolanaNetwork, preset: 'mainnet' },
    { name: 'nftMetadata', in: 'query', encode: asBoolean },
    { name: 'mediaItems', in: 'query', encode: asBoolean },
    { name: 'excludeSpam', in: 'query', encode: asBoolean },
  ],
  decode: decodePortfolio,
  cost: 10,
  lifecycle: { status: 'live' },
}

/** NFTs of a wallet. See `client.solana.getNFTs`. Costs 10 compute units. */
export const getNFTs: Operation<T.GetNFTsInput, T.GetNFTsOutput, W.GetNFTsWire> = {
  id: 'getNFTs',
  path: '/account/{network}/{address}/nft',
  api: 'solana',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asSolanaAddress, required: true },
    { name: 'network', in: 'path', encode: asSolanaNetwork, preset: 'mainnet' },
    { name: 'nftMetadata', in: 'query', encode: asBoolean },
    { name: 'mediaItems', in: 'query', encode: asBoolean },
    { name: 'excludeSpam', in: 'query', encode: asBoolean },
    { name: 'includeFungibleAssets', in: 'query', encode: asBoolean },
  ],
  decode: decodeGetNFTsOutput,
  cost: 10,
  lifecycle: { status: 'live' },
}

/** Swaps of a wallet. See `client.solana.getSwapsByWalletAddress`. Costs 50 compute units. */
export const getSwapsByWalletAddress: PagedOperation<
  T.GetSwapsByWalletAddressInput,
  T.Swap,
  W.GetSwapsByWalletAddressWire
> = {
  id: 'getSwapsByWalletAddress',
  path: '/account/{network}/{address}/swaps',
  api: 'solana',
  servers,
  sharedId: true,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asSolanaAddress, required: true },
    { name: 'network', in: 'path', encode: asSolanaNetwork, preset: 'mainnet' },
    { name: 'fromDate', in: 'query', encode: asIsoDate },
    { name: 'toDate', in: 'query', encode: asIsoDate },
    {
      name: 'transactionTypes',
      in: 'query',
      encode: (value, at) =>
        asJoined(value, at, (value, at) => asList(value, at, (value, at) => asOneOf(value, at, ['buy', 'sell']))),
    },
    { name: 'tokenAddress', in: 'query', encode: asSolanaAddress },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'order', in: 'query', encode: (value, at) => asOneOf(value, at, ['ASC', 'DESC']) },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 } },
  ],
  decode: decodeSwaps,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 1,
    next: byCursor,
    call: pagedCall,
  },
  cost: 50,
  lifecycle: { status: 'live' },
}

/** What an NFT is. See `client.solana.getNFTMetadata`. Costs 10 compute units. */
export const getNFTMetadata: Operation<T.GetNFTMetadataInput, T.GetNFTMetadataOutput, W.GetNFTMetadataWire> = {
  id: 'getNFTMetadata',
  path: '/nft/{network}/{address}/metadata',
  api: 'solana',
  servers,
  sharedId: true,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asSolanaAddress, required: true },
    { name: 'network', in: 'path', encode: asSolanaNetwork, preset: 'mainnet' },
    { name: 'mediaItems', in: 'query', encode: asBoolean },
  ],
  decode: decodeNftMetadata,
  cost: 10,
  lifecycle: { status: 'live' },
}

/** What a token is. See `client.solana.getTokenMetadata`. Costs 10 compute units. */
export const getTokenMetadata: Operation<T.GetTokenMetadataInput, T.GetTokenMetadataOutput, W.GetTokenMetadataWire> = {
  id: 'getTokenMetadata',
  path: '/token/{network}/{address}/metadata',
  api: 'solana',
  servers,
  sharedId: true,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asSolanaAddress, required: true },
    { name: 'network', in: 'path', encode: asSolanaNetwork, preset: 'mainnet' },
  ],
  decode: decodeTokenMetadata,
  cost: 10,
  bearer: true,
  product: true,
  lifecycle: { status: 'live' },
}

/** What several tokens are. See `client.solana.getMultipleTokenMetadata`. Costs 100 compute units. */
export const getMultipleTokenMetadata: Operation<
  T.GetMultipleTokenMetadataInput,
  T.GetMultipleTokenMetadataOutput,
  W.GetMultipleTokenMetadataWire
> = {
  id: 'getMultipleTokenMetadata',
  path: '/token/{network}/metadata',
  api: 'solana',
  servers,
  method: 'POST',
  inputs: [
    {
      name: 'addresses',
      in: 'body',
      encode: (value, at) => asList(value, at, asSolanaAddress),
      required: true,
      bounds: { minItems: 1 },
    },
    { name: 'network', in: 'path', encode: asSolanaNetwork, preset: 'mainnet' },
  ],
  body: jsonBody,
  decode: decodeGetMultipleTokenMetadataOutput,
  idempotent: true,
  cost: 100,
  lifecycle: { status: 'live' },
}

/** Price of a token. See `client.solana.getTokenPrice`. Costs 10 compute units. */
export const getTokenPrice: Operation<T.GetTokenPriceInput, T.GetTokenPriceOutput, W.GetTokenPriceWire> = {
  id: 'getTokenPrice',
  path: '/token/{network}/{address}/price',
  api: 'solana',
  servers,
  sharedId: true,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asSolanaAddress, required: true },
    { name: 'network', in: 'path', encode: asSolanaNetwork, preset: 'mainnet' },
  ],
  decode: decodeSplTokenPrice,
  cost: 10,
  bearer: true,
  product: true,
  lifecycle: { status: 'live' },
}

/** Prices of several tokens. See `client.solana.getMultipleTokenPrices`. Costs 100 compute units. */
export const getMultipleTokenPrices: Operation<
  T.GetMultipleTokenPricesInput,
  T.GetMultipleTokenPricesOutput,
  W.GetMultipleTokenPricesWire
> = {
  id: 'getMultipleTokenPrices',
  path: '/token/{network}/prices',
  api: 'solana',
  servers,
  sharedId: true,
  method: 'POST',
  inputs: [
    {
      name: 'addresses',
      in: 'body',
      encode: (value, at) => asList(value, at, asSolanaAddress),
      required: true,
      bounds: { minItems: 1 },
    },
    { name: 'network', in: 'path', encode: asSolanaNetwork, preset: 'mainnet' },
  ],
  body: jsonBody,
  decode: decodeGetMultipleTokenPricesOutput,
  idempotent: true,
  cost: 100,
  lifecycle: { status: 'live' },
}

/** Pairs of a token. See `client.solana.getTokenPairs`. Costs 50 compute units. */
export const getTokenPairs: PagedOperation<T.GetTokenPairsInput, T.Pair, W.GetTokenPairsWire> = {
  id: 'getTokenPairs',
  path: '/token/{network}/{address}/pairs',
  api: 'solana',
  servers,
  sharedId: true,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asSolanaAddress, required: true },
    { name: 'network', in: 'path', encode: asSolanaNetwork, preset: 'mainnet' },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 } },
  ],
  decode: decodeTokenPairs,
  page: {
    items: 'pairs',
    wireItems: 'pairs',
    cursor: 'cursor',
    input: 'cursor',
    first: 1,
    next: byCursor,
    call: pagedCall,
  },
  cost: 50,
  lifecycle: { status: 'live' },
}

/** Trade in all pairs of a token. See `client.solana.getAggregatedTokenPairStats`. Costs 80 compute units. */
export const getAggregatedTokenPairStats: Operation<
  T.GetAggregatedTokenPairStatsInput,
  T.GetAggregatedTokenPairStatsOutput,
  W.GetAggregatedTokenPairStatsWire
> = {
  id: 'getAggregatedTokenPairStats',
  path: '/token/{network}/{address}/pairs/stats',
  api: 'solana',
  servers,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asSolanaAddress, required: true },
    { name: 'network', in: 'path', encode: asSolanaNetwork, preset: 'mainnet' },
  ],
  decode: decodeAggregatedPairStats,
  cost: 80,
  lifecycle: { status: 'live' },
}

/** Trade in a pair. See `client.solana.getPairStats`. Costs 100 compute units. */
export const getPairStats: Operation<T.GetPairStatsInput, T.GetPairStatsOutput, W.GetPairStatsWire> = {
  id: 'getPairStats',
  path: '/token/{network}/pairs/{pairAddress}/stats',
  api: 'solana',
  servers,
  sharedId: true,
  method: 'GET',
  inputs: [
    { name: 'pairAddress', in: 'path', encode: asSolanaAddress, required: true },
    { name: 'network', in: 'path', encode: asSolanaNetwork, preset: 'mainnet' },
  ],
  decode: decodePairStats,
  cost: 100,
  lifecycle: { status: 'live' },
}

/** Candlesticks of a pair. See `client.solana.getCandleSticks`. Costs 150 compute units. */
export const getCandleSticks: PagedOperation<T.GetCandleSticksInput, T.Candlestick, W.GetCandleSticksWire> = {
  id: 'getCandleSticks',
  path: '/token/{network}/pairs/{address}/ohlcv',
  api: 'solana',
  servers,
  sharedId: true,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asSolanaAddress, required: true },
    { name: 'fromDate', in: 'query', encode: asIsoDate, required: true },
    { name: 'toDate', in: 'query', encode: asIsoDate, required: true },
    {
      name: 'timeframe',
      in: 'query',
      encode: (value, at) =>
        asOneOf(value, at, ['1s', '10s', '30s', '1min', '5min', '10min', '30min', '1h', '4h', '12h', '1d', '1w', '1M']),
      required: true,
    },
    { name: 'currency', in: 'query', encode: (value, at) => asOneOf(value, at, ['usd', 'native']), required: true },
    { name: 'network', in: 'path', encode: asSolanaNetwork, preset: 'mainnet' },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 } },
  ],
  decode: decodeCandlesticks,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 1,
    next: byCursor,
    call: pagedCall,
  },
  cost: 150,
  lifecycle: { status: 'live' },
}

/** Swaps of a token. See `client.solana.getSwapsByTokenAddress`. Costs 50 compute units. */
export const getSwapsByTokenAddress: PagedOperation<
  T.GetSwapsByTokenAddressInput,
  T.Swap,
  W.GetSwapsByTokenAddressWire
> = {
  id: 'getSwapsByTokenAddress',
  path: '/token/{network}/{address}/swaps',
  api: 'solana',
  servers,
  sharedId: true,
  method: 'GET',
  inputs: [
    { name: 'address', in: 'path', encode: asSolanaAddress, required: true },
    { name: 'network', in: 'path', encode: asSolanaNetwork, preset: 'mainnet' },
    { name: 'fromDate', in: 'query', encode: asIsoDate },
    { name: 'toDate', in: 'query', encode: asIsoDate },
    {
      name: 'transactionTypes',
      in: 'query',
      encode: (value, at) =>
        asJoined(value, at, (value, at) => asList(value, at, (value, at) => asOneOf(value, at, ['buy', 'sell']))),
    },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'order', in: 'query', encode: (value, at) => asOneOf(value, at, ['ASC', 'DESC']) },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 } },
  ],
  decode: decodeSwaps,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 1,
    next: byCursor,
    call: pagedCall,
  },
  cost: 50,
  lifecycle: { status: 'live' },
}

/** Swaps in a pair. See `client.solana.getSwapsByPairAddress`. Costs 50 compute units. */
export const getSwapsByPairAddress: PagedOperation<
  T.GetSwapsByPairAddressInput,
  T.PairSwap,
  W.GetSwapsByPairAddressWire
> = {
  id: 'getSwapsByPairAddress',
  path: '/token/{network}/pairs/{pairAddress}/swaps',
  api: 'solana',
  servers,
  sharedId: true,
  method: 'GET',
  inputs: [
    { name: 'pairAddress', in: 'path', encode: asSolanaAddress, required: true },
    { name: 'network', in: 'path', encode: asSolanaNetwork, preset: 'mainnet' },
    { name: 'fromDate', in: 'query', encode: asIsoDate },
    { name: 'toDate', in: 'query', encode: asIsoDate },
    {
      name: 'transactionTypes',
      in: 'query',
      encode: (value, at) =>
        asJoined(value, at, (value, at) =>
          asList(value, at, (value, at) => asOneOf(value, at, ['buy', 'sell', 'addLiquidity', 'removeLiquidity'])),
        ),
    },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'order', in: 'query', encode: (value, at) => asOneOf(value, at, ['ASC', 'DESC']) },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 } },
  ],
  decode: decodePairSwaps,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 1,
    next: byCursor,
    call: pagedCall,
  },
  cost: 50,
  lifecycle: { status: 'live' },
}

/** Trade in a token. See `client.solana.getTokenAnalytics`. Costs 80 compute units. */
export const getTokenAnalytics: Operation<
  T.GetTokenAnalyticsInput,
  T.GetTokenAnalyticsOutput,
  W.GetTokenAnalyticsWire
> = {
  id: 'getTokenAnalytics',
  path: '/tokens/{tokenAddress}/analytics',
  api: 'solana',
  servers: { '': 'https://deep-index.moralis.io/api/v2.2' },
  host: 'evm',
  sharedId: true,
  method: 'GET',
  inputs: [
    { name: 'tokenAddress', in: 'path', encode: asSolanaAddress, required: true },
    { name: 'chain', in: 'query', encode: (value, at) => asOneOf(value, at, ['solana']), preset: 'solana' },
  ],
  decode: decodeTokenAnalytics,
  cost: 80,
  lifecycle: { status: 'live' },
}

/**
 * Tokens that are sought after. See `client.solana.getTrendingTokens`. Costs 150 compute units. Requires the provider's
 * plan `pro` or a higher one.
 */
export const getTrendingTokens: Operation<
  T.GetTrendingTokensInput,
  T.GetTrendingTokensOutput,
  W.GetTrendingTokensWire
> = {
  id: 'getTrendingTokens',
  path: '/tokens/trending',
  api: 'solana',
  servers: { '': 'https://deep-index.moralis.io/api/v2.2' },
  host: 'evm',
  sharedId: true,
  method: 'GET',
  inputs: [
    { name: 'chain', in: 'query', encode: (value, at) => asOneOf(value, at, ['solana']), preset: 'solana' },
    { name: 'limit', in: 'query', encode: asCount },
  ],
  decode: decodeGetTrendingTokensOutput,
  cost: 150,
  lifecycle: { status: 'live', plan: 'pro' },
}
