// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.

/** Ids of the operations of the API. */
export const operationIds: readonly string[] = [
  'getTokenBalances',
  'getWalletHistory',
  'getWalletInsight',
  'getWalletProfitability',
  'getWalletProfitabilitySummary',
  'getDefiSummary',
  'getDefiPositions',
  'getDefiProtocolPositions',
  'getDefiProtocols',
  'getTokenPrice',
  'getTokenPriceTimeSeries',
  'getTokenPriceSparkline',
  'getTopTradersByToken',
  'getSwapsByTokenAddress',
  'getCandleSticks',
  'getSwapsByPairAddress',
  'getBlockByNumberOrHash',
  'getTransactionByHash',
  'getAddressesByXpub',
]
