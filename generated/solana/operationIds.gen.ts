// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.

/** Ids of the operations of the API. */
export const operationIds: readonly string[] = [
  'balance',
  'getSPL',
  'getPortfolio',
  'getNFTs',
  'getSwapsByWalletAddress',
  'getNFTMetadata',
  'getTokenMetadata',
  'getMultipleTokenMetadata',
  'getTokenPrice',
  'getMultipleTokenPrices',
  'getTokenPairs',
  'getAggregatedTokenPairStats',
  'getPairStats',
  'getCandleSticks',
  'getSwapsByTokenAddress',
  'getSwapsByPairAddress',
  'getTokenAnalytics',
  'getTrendingTokens',
]
