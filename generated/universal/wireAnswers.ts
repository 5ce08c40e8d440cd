// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { components } from './wireSchemas.js'

type Answer<Name extends keyof components['schemas']> = components['schemas'][Name]

/** Wire answer of `getTokenBalances`, undecoded. */
export interface GetTokenBalancesWire extends Answer<'GetTokenBalancesWire'> {}

/** Wire answer of `getWalletHistory`, undecoded. */
export interface GetWalletHistoryWire extends Answer<'GetWalletHistoryWire'> {}

/** Wire answer of `getWalletInsight`, undecoded. */
export interface GetWalletInsightWire extends Answer<'GetWalletInsightWire'> {}

/** Wire answer of `getWalletProfitability`, undecoded. */
export interface GetWalletProfitabilityWire extends Answer<'GetWalletProfitabilityWire'> {}

/** Wire answer of `getWalletProfitabilitySummary`, undecoded. */
export interface GetWalletProfitabilitySummaryWire extends Answer<'GetWalletProfitabilitySummaryWire'> {}

/** Wire answer of `getDefiSummary`, undecoded. */
export interface GetDefiSummaryWire extends Answer<'GetDefiSummaryWire'> {}

/** Wire answer of `getDefiPositions`, undecoded. */
export interface GetDefiPositionsWire extends Answer<'GetDefiPositionsWire'> {}

/** Wire answer of `getDefiProtocolPositions`, undecoded. */
export interface GetDefiProtocolPositionsWire extends Answer<'GetDefiProtocolPositionsWire'> {}

/** Wire answer of `getDefiProtocols`, undecoded. */
export interface GetDefiProtocolsWire extends Answer<'GetDefiProtocolsWire'> {}

/** Wire answer of `getTokenPrice`, undecoded. */
export interface GetTokenPriceWire extends Answer<'GetTokenPriceWire'> {}

/** Wire answer of `getTokenPriceTimeSeries`, undecoded. */
export interface GetTokenPriceTimeSeriesWire extends Answer<'GetTokenPriceTimeSeriesWire'> {}

/** Wire answer of `getTokenPriceSparkline`, undecoded. */
export interface GetTokenPriceSparklineWire extends Answer<'GetTokenPriceSparklineWire'> {}

/** Wire answer of `getTopTradersByToken`, undecoded. */
export interface GetTopTradersByTokenWire extends Answer<'GetTopTradersByTokenWire'> {}

/** Wire answer of `getSwapsByTokenAddress`, undecoded. */
export interface GetSwapsByTokenAddressWire extends Answer<'GetSwapsByTokenAddressWire'> {}

/** Wire answer of `getCandleSticks`, undecoded. */
export interface GetCandleSticksWire extends Answer<'GetCandleSticksWire'> {}

/** Wire answer of `getSwapsByPairAddress`, undecoded. */
export interface GetSwapsByPairAddressWire extends Answer<'GetSwapsByPairAddressWire'> {}

/** Wire answer of `getBlockByNumberOrHash`, undecoded. */
export type GetBlockByNumberOrHashWire = Extract<components['schemas']['GetBlockByNumberOrHashWire'], unknown>

/** Wire answer of `getTransactionByHash`, undecoded. */
export type GetTransactionByHashWire = Extract<components['schemas']['GetTransactionByHashWire'], unknown>

/** Wire answer of `getAddressesByXpub`, undecoded. */
export interface GetAddressesByXpubWire extends Answer<'GetAddressesByXpubWire'> {}
