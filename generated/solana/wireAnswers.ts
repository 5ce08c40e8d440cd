// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { components } from './wireSchemas.js'

type Answer<Name extends keyof components['schemas']> = components['schemas'][Name]

/** Wire answer of `balance`, undecoded. */
export interface BalanceWire extends Answer<'BalanceWire'> {}

/** Wire answer of `getSPL`, undecoded. */
export type GetSPLWire = components['schemas']['GetSPLWire'][number][]

/** Wire answer of `getPortfolio`, undecoded. */
export interface GetPortfolioWire extends Answer<'GetPortfolioWire'> {}

/** Wire answer of `getNFTs`, undecoded. */
export type GetNFTsWire = components['schemas']['GetNFTsWire'][number][]

/** Wire answer of `getSwapsByWalletAddress`, undecoded. */
export interface GetSwapsByWalletAddressWire extends Answer<'GetSwapsByWalletAddressWire'> {}

/** Wire answer of `getNFTMetadata`, undecoded. */
export interface GetNFTMetadataWire extends Answer<'GetNFTMetadataWire'> {}

/** Wire answer of `getTokenMetadata`, undecoded. */
export interface GetTokenMetadataWire extends Answer<'GetTokenMetadataWire'> {}

/** Wire answer of `getMultipleTokenMetadata`, undecoded. */
export type GetMultipleTokenMetadataWire = components['schemas']['GetMultipleTokenMetadataWire'][number][]

/** Wire answer of `getTokenPrice`, undecoded. */
export interface GetTokenPriceWire extends Answer<'GetTokenPriceWire'> {}

/** Wire answer of `getMultipleTokenPrices`, undecoded. */
export type GetMultipleTokenPricesWire = components['schemas']['GetMultipleTokenPricesWire'][number][]

/** Wire answer of `getTokenPairs`, undecoded. */
export interface GetTokenPairsWire extends Answer<'GetTokenPairsWire'> {}

/** Wire answer of `getAggregatedTokenPairStats`, undecoded. */
export interface GetAggregatedTokenPairStatsWire extends Answer<'GetAggregatedTokenPairStatsWire'> {}

/** Wire answer of `getPairStats`, undecoded. */
export interface GetPairStatsWire extends Answer<'GetPairStatsWire'> {}

/** Wire answer of `getCandleSticks`, undecoded. */
export interface GetCandleSticksWire extends Answer<'GetCandleSticksWire'> {}

/** Wire answer of `getSwapsByTokenAddress`, undecoded. */
export interface GetSwapsByTokenAddressWire extends Answer<'GetSwapsByTokenAddressWire'> {}

/** Wire answer of `getSwapsByPairAddress`, undecoded. */
export interface GetSwapsByPairAddressWire extends Answer<'GetSwapsByPairAddressWire'> {}

/** Wire answer of `getTokenAnalytics`, undecoded. */
export interface GetTokenAnalyticsWire extends Answer<'GetTokenAnalyticsWire'> {}

/** Wire answer of `getTrendingTokens`, undecoded. */
export type GetTrendingTokensWire = components['schemas']['GetTrendingTokensWire'][number][]
