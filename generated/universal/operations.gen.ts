// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { ChainsPage } from '../../src/operation/call.js'
import { asIsoDate, asUnixMillis } from '../../src/operation/encode/dates.js'
import { asHash32 } from '../../src/operation/encode/hex.js'
import { asJoined, asList } from '../../src/operation/encode/lists.js'
import { asCount, asNumber, asUint } from '../../src/operation/encode/numbers.js'
import { asEvmAddress } from '../../src/operation/encode/parsed.js'
import { asSecret } from '../../src/operation/encode/secret.js'
import { asBoolean, asOneOf, asText } from '../../src/operation/encode/text.js'
import {
  asUniversalAddress,
  asUniversalBlock,
  asUniversalChain,
  asUniversalChains,
  asUniversalHash,
  asUniversalToken,
  asUniversalWallet,
  asXpub,
} from '../../src/operation/encode/universal.js'
import type { Operation, PagedOperation } from '../../src/operation/operation.js'
import { byCursor } from '../../src/operation/paging/nextCursor.js'
import { pagedCall } from '../../src/operation/paging/pages.js'
import {
  decodeCandleSticks,
  decodeDefiPositions,
  decodeDefiProtocolPositions,
  decodeDefiProtocols,
  decodeDefiSummary,
  decodePairSwaps,
  decodePriceSparkline,
  decodePriceTimeSeries,
  decodeTokenBalances,
  decodeTokenPrice,
  decodeTokenSwaps,
  decodeTopTraders,
  decodeUniversalBlock,
  decodeUniversalTransaction,
  decodeWalletHistory,
  decodeWalletInsight,
  decodeWalletProfitability,
  decodeWalletProfitabilitySummary,
  decodeXpubAddresses,
} from './decoders.gen.js'
import { servers } from './servers.gen.js'
import type * as T from './types.gen.js'
import type * as W from './wireAnswers.js'

/** Tokens of a wallet on many chains. See `client.universal.getTokenBalances`. Costs 100 compute units. */
export const getTokenBalances: PagedOperation<
  T.GetTokenBalancesInput,
  T.TokenBalance,
  W.GetTokenBalancesWire,
  ChainsPage<T.TokenBalance>
> = {
  id: 'getTokenBalances',
  path: '/v1/wallets/{walletAddressOrPublicKey}/tokens',
  api: 'universal',
  servers,
  method: 'GET',
  inputs: [
    { name: 'walletAddressOrPublicKey', in: 'path', encode: asUniversalWallet, required: true },
    {
      name: 'chains',
      in: 'query',
      encode: (value, at) => asList(value, at, asUniversalChains),
      bounds: { minItems: 1 },
    },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1, maximum: 1000 } },
    {
      name: 'tokenAddresses',
      in: 'query',
      encode: (value, at) => asList(value, at, asUniversalAddress),
      bounds: { minItems: 1 },
    },
    { name: 'excludeSpam', in: 'query', encode: asBoolean },
    { name: 'excludeUnverifiedContracts', in: 'query', encode: asBoolean },
    { name: 'excludeNative', in: 'query', encode: asBoolean },
    { name: 'maxTokenInactivity', in: 'query', encode: asCount, bounds: { minimum: 1 } },
    { name: 'liquidityThreshold', in: 'query', encode: asNumber, bounds: { minimum: 0 } },
    { name: 'includeSparklines', in: 'query', encode: asBoolean },
    { name: 'includePnl', in: 'query', encode: asBoolean },
  ],
  decode: decodeTokenBalances,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 1,
    next: byCursor,
    call: pagedCall,
  },
  cost: 100,
  lifecycle: { status: 'live' },
}

/** History of a wallet on many chains. See `client.universal.getWalletHistory`. Costs 150 compute units per chain. */
export const getWalletHistory: PagedOperation<
  T.GetWalletHistoryInput,
  T.HistoryEntry,
  W.GetWalletHistoryWire,
  ChainsPage<T.HistoryEntry>
> = {
  id: 'getWalletHistory',
  path: '/v1/wallets/{walletAddressOrPublicKey}/history',
  api: 'universal',
  servers,
  sharedId: true,
  method: 'GET',
  inputs: [
    { name: 'walletAddressOrPublicKey', in: 'path', encode: asUniversalWallet, required: true },
    {
      name: 'chains',
      in: 'query',
      encode: (value, at) => asList(value, at, asUniversalChains),
      bounds: { minItems: 1 },
    },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1, maximum: 100 } },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'order', in: 'query', encode: (value, at) => asOneOf(value, at, ['ASC', 'DESC']) },
    { name: 'fromDate', in: 'query', encode: asIsoDate },
    { name: 'toDate', in: 'query', encode: asIsoDate },
    { name: 'fromBlock', in: 'query', encode: asUint },
    { name: 'toBlock', in: 'query', encode: asUint },
    { name: 'verbose', in: 'query', encode: asBoolean },
  ],
  decode: decodeWalletHistory,
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
  costPer: { unit: 'chain', input: 'chains', groups: { all: 58, mainnets: 30, testnets: 28 } },
  lifecycle: { status: 'live' },
}

/** Activity of a wallet on many chains. See `client.universal.getWalletInsight`. Costs 100 compute units per chain. */
export const getWalletInsight: Operation<T.GetWalletInsightInput, T.GetWalletInsightOutput, W.GetWalletInsightWire> = {
  id: 'getWalletInsight',
  path: '/v1/wallets/{walletAddress}/insight',
  api: 'universal',
  servers,
  sharedId: true,
  method: 'GET',
  inputs: [
    { name: 'walletAddress', in: 'path', encode: asEvmAddress, required: true },
    {
      name: 'chains',
      in: 'query',
      encode: (value, at) => asList(value, at, asUniversalChains),
      bounds: { minItems: 1 },
    },
    { name: 'includeChainBreakdown', in: 'query', encode: asBoolean },
  ],
  decode: decodeWalletInsight,
  cost: 100,
  costPer: { unit: 'chain', input: 'chains', groups: { all: 58, mainnets: 30, testnets: 28 } },
  lifecycle: { status: 'live' },
}

/**
 * Profit and loss of a wallet by token. See `client.universal.getWalletProfitability`. Costs 50 compute units per
 * chain.
 */
export const getWalletProfitability: PagedOperation<
  T.GetWalletProfitabilityInput,
  T.TokenProfitability,
  W.GetWalletProfitabilityWire,
  ChainsPage<T.TokenProfitability>
> = {
  id: 'getWalletProfitability',
  path: '/v1/wallets/{walletAddress}/pnl',
  api: 'universal',
  servers,
  sharedId: true,
  method: 'GET',
  inputs: [
    { name: 'walletAddress', in: 'path', encode: asEvmAddress, required: true },
    {
      name: 'chains',
      in: 'query',
      encode: (value, at) => asList(value, at, asUniversalChains),
      bounds: { minItems: 1 },
    },
    {
      name: 'tokenAddresses',
      in: 'query',
      encode: (value, at) => asList(value, at, asEvmAddress),
      bounds: { minItems: 1 },
    },
    { name: 'period', in: 'query', encode: asText },
    { name: 'fromTimestamp', in: 'query', encode: asUnixMillis },
    { name: 'toTimestamp', in: 'query', encode: asUnixMillis },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 } },
    { name: 'cursor', in: 'query', encode: asText },
    {
      name: 'sortBy',
      in: 'query',
      encode: (value, at) => asOneOf(value, at, ['realizedPnl', 'unrealizedPnl', 'totalPnl', 'volume', 'tradeCount']),
    },
    { name: 'excludeLowLiquidity', in: 'query', encode: asBoolean },
    { name: 'minVolumeUsd', in: 'query', encode: asNumber, bounds: { minimum: 0 } },
    { name: 'minTradeCount', in: 'query', encode: asCount },
  ],
  decode: decodeWalletProfitability,
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
  costPer: { unit: 'chain', input: 'chains', groups: { all: 58, mainnets: 30, testnets: 28 } },
  lifecycle: { status: 'live' },
}

/**
 * Profit and loss of a wallet as a whole. See `client.universal.getWalletProfitabilitySummary`. Costs 30 compute units
 * per chain.
 */
export const getWalletProfitabilitySummary: Operation<
  T.GetWalletProfitabilitySummaryInput,
  T.GetWalletProfitabilitySummaryOutput,
  W.GetWalletProfitabilitySummaryWire
> = {
  id: 'getWalletProfitabilitySummary',
  path: '/v1/wallets/{walletAddress}/pnl/summary',
  api: 'universal',
  servers,
  sharedId: true,
  method: 'GET',
  inputs: [
    { name: 'walletAddress', in: 'path', encode: asEvmAddress, required: true },
    {
      name: 'chains',
      in: 'query',
      encode: (value, at) => asList(value, at, asUniversalChains),
      bounds: { minItems: 1 },
    },
    { name: 'period', in: 'query', encode: asText },
    { name: 'fromTimestamp', in: 'query', encode: asUnixMillis },
    { name: 'toTimestamp', in: 'query', encode: asUnixMillis },
    { name: 'excludeLowLiquidity', in: 'query', encode: asBoolean },
    { name: 'minVolumeUsd', in: 'query', encode: asNumber, bounds: { minimum: 0 } },
    { name: 'minTradeCount', in: 'query', encode: asCount },
  ],
  decode: decodeWalletProfitabilitySummary,
  cost: 30,
  costPer: { unit: 'chain', input: 'chains', groups: { all: 58, mainnets: 30, testnets: 28 } },
  lifecycle: { status: 'live' },
}

/**
 * DeFi holdings of a wallet in figures. See `client.universal.getDefiSummary`. Costs 5000 compute units. Requires the
 * provider's plan `starter` or a higher one.
 */
export const getDefiSummary: Operation<T.GetDefiSummaryInput, T.GetDefiSummaryOutput, W.GetDefiSummaryWire> = {
  id: 'getDefiSummary',
  path: '/v1/wallets/{walletAddress}/defi/summary',
  api: 'universal',
  servers,
  sharedId: true,
  method: 'GET',
  inputs: [
    { name: 'walletAddress', in: 'path', encode: asUniversalAddress, required: true },
    {
      name: 'chains',
      in: 'query',
      encode: (value, at) => asList(value, at, asUniversalChains),
      bounds: { minItems: 1 },
    },
  ],
  decode: decodeDefiSummary,
  cost: 5000,
  lifecycle: { status: 'live', plan: 'starter' },
}

/**
 * DeFi positions of a wallet. See `client.universal.getDefiPositions`. Costs 5000 compute units. Requires the
 * provider's plan `starter` or a higher one.
 */
export const getDefiPositions: PagedOperation<
  T.GetDefiPositionsInput,
  T.DefiPosition,
  W.GetDefiPositionsWire,
  ChainsPage<T.DefiPosition>
> = {
  id: 'getDefiPositions',
  path: '/v1/wallets/{walletAddress}/defi/positions',
  api: 'universal',
  servers,
  method: 'GET',
  inputs: [
    { name: 'walletAddress', in: 'path', encode: asUniversalAddress, required: true },
    {
      name: 'chains',
      in: 'query',
      encode: (value, at) => asList(value, at, asUniversalChains),
      bounds: { minItems: 1 },
    },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1, maximum: 100 } },
    { name: 'cursor', in: 'query', encode: asText },
  ],
  decode: decodeDefiPositions,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 1,
    next: byCursor,
    call: pagedCall,
  },
  cost: 5000,
  lifecycle: { status: 'live', plan: 'starter' },
}

/**
 * DeFi positions of a wallet in one protocol. See `client.universal.getDefiProtocolPositions`. Costs 5000 compute
 * units. Requires the provider's plan `starter` or a higher one.
 */
export const getDefiProtocolPositions: Operation<
  T.GetDefiProtocolPositionsInput,
  T.GetDefiProtocolPositionsOutput,
  W.GetDefiProtocolPositionsWire
> = {
  id: 'getDefiProtocolPositions',
  path: '/v1/wallets/{walletAddress}/defi/{protocol}/positions',
  api: 'universal',
  servers,
  method: 'GET',
  inputs: [
    { name: 'walletAddress', in: 'path', encode: asUniversalAddress, required: true },
    { name: 'protocol', in: 'path', encode: asText, required: true },
    {
      name: 'chains',
      in: 'query',
      encode: (value, at) => asList(value, at, asUniversalChains),
      bounds: { minItems: 1 },
    },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1, maximum: 100 } },
    { name: 'cursor', in: 'query', encode: asText },
  ],
  decode: decodeDefiProtocolPositions,
  cost: 5000,
  lifecycle: { status: 'live', plan: 'starter' },
}

/** DeFi protocols that are known. See `client.universal.getDefiProtocols`. */
export const getDefiProtocols: PagedOperation<T.GetDefiProtocolsInput, T.DefiProtocol, W.GetDefiProtocolsWire> = {
  id: 'getDefiProtocols',
  path: '/v1/defi/protocols',
  api: 'universal',
  servers,
  method: 'GET',
  inputs: [
    {
      name: 'chains',
      in: 'query',
      encode: (value, at) => asList(value, at, asUniversalChains),
      bounds: { minItems: 1 },
    },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1, maximum: 100 } },
  ],
  decode: decodeDefiProtocols,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 1,
    next: byCursor,
    call: pagedCall,
  },
  lifecycle: { status: 'live' },
}

/** Price of a token or a coin. See `client.universal.getTokenPrice`. Costs 50 compute units. */
export const getTokenPrice: Operation<T.GetTokenPriceInput, T.GetTokenPriceOutput, W.GetTokenPriceWire> = {
  id: 'getTokenPrice',
  path: '/v1/chains/{chainAlias}/tokens/{tokenAliasOrTokenAddress}/price',
  api: 'universal',
  servers,
  sharedId: true,
  method: 'GET',
  inputs: [
    { name: 'chainAlias', in: 'path', encode: asUniversalChain, required: true },
    { name: 'tokenAliasOrTokenAddress', in: 'path', encode: asUniversalToken, required: true },
    { name: 'toBlock', in: 'query', encode: asUint },
    { name: 'maxTokenInactivity', in: 'query', encode: asCount, bounds: { minimum: 1 } },
    { name: 'liquidityThreshold', in: 'query', encode: asNumber, bounds: { minimum: 0 } },
  ],
  decode: decodeTokenPrice,
  cost: 50,
  lifecycle: { status: 'live' },
}

/** Prices of a token over time. See `client.universal.getTokenPriceTimeSeries`. Costs 50 compute units. */
export const getTokenPriceTimeSeries: PagedOperation<
  T.GetTokenPriceTimeSeriesInput,
  T.PricePoint,
  W.GetTokenPriceTimeSeriesWire
> = {
  id: 'getTokenPriceTimeSeries',
  path: '/v1/chains/{chainAlias}/tokens/{tokenAliasOrTokenAddress}/price/timeseries',
  api: 'universal',
  servers,
  method: 'GET',
  inputs: [
    { name: 'chainAlias', in: 'path', encode: asUniversalChain, required: true },
    { name: 'tokenAliasOrTokenAddress', in: 'path', encode: asUniversalToken, required: true },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1, maximum: 100 } },
    { name: 'cursor', in: 'query', encode: asText },
    {
      name: 'interval',
      in: 'query',
      encode: (value, at) => asOneOf(value, at, ['5m', 'hourly', 'daily', 'weekly', 'monthly']),
    },
    { name: 'fromDate', in: 'query', encode: asIsoDate },
    { name: 'toDate', in: 'query', encode: asIsoDate },
    { name: 'forwardFill', in: 'query', encode: asBoolean },
  ],
  decode: decodePriceTimeSeries,
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

/** Prices of a token for a small chart. See `client.universal.getTokenPriceSparkline`. Costs 50 compute units. */
export const getTokenPriceSparkline: Operation<
  T.GetTokenPriceSparklineInput,
  T.GetTokenPriceSparklineOutput,
  W.GetTokenPriceSparklineWire
> = {
  id: 'getTokenPriceSparkline',
  path: '/v1/chains/{chainAlias}/tokens/{tokenAliasOrTokenAddress}/price/sparkline',
  api: 'universal',
  servers,
  method: 'GET',
  inputs: [
    { name: 'chainAlias', in: 'path', encode: asUniversalChain, required: true },
    { name: 'tokenAliasOrTokenAddress', in: 'path', encode: asUniversalToken, required: true },
    {
      name: 'range',
      in: 'query',
      encode: (value, at) => asOneOf(value, at, ['24h', '7d', '30d', '90d', '1y']),
      required: true,
    },
  ],
  decode: decodePriceSparkline,
  cost: 50,
  lifecycle: { status: 'live' },
}

/** Wallets that earned most with a token. See `client.universal.getTopTradersByToken`. Costs 50 compute units. */
export const getTopTradersByToken: PagedOperation<
  T.GetTopTradersByTokenInput,
  T.TopTrader,
  W.GetTopTradersByTokenWire
> = {
  id: 'getTopTradersByToken',
  path: '/v1/chains/{chainAlias}/tokens/{tokenAddress}/top-traders',
  api: 'universal',
  servers,
  method: 'GET',
  inputs: [
    { name: 'chainAlias', in: 'path', encode: asUniversalChain, required: true },
    { name: 'tokenAddress', in: 'path', encode: asUniversalAddress, required: true },
    { name: 'period', in: 'query', encode: asText },
    { name: 'fromTimestamp', in: 'query', encode: asUnixMillis },
    { name: 'toTimestamp', in: 'query', encode: asUnixMillis },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1 } },
    { name: 'cursor', in: 'query', encode: asText },
    {
      name: 'sortBy',
      in: 'query',
      encode: (value, at) => asOneOf(value, at, ['realizedPnl', 'unrealizedPnl', 'totalPnl', 'volume', 'tradeCount']),
    },
    { name: 'excludeLowLiquidity', in: 'query', encode: asBoolean },
    { name: 'minVolumeUsd', in: 'query', encode: asNumber, bounds: { minimum: 0 } },
    { name: 'minTradeCount', in: 'query', encode: asCount },
  ],
  decode: decodeTopTraders,
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

/** Swaps of a token. See `client.universal.getSwapsByTokenAddress`. */
export const getSwapsByTokenAddress: PagedOperation<
  T.GetSwapsByTokenAddressInput,
  T.TokenSwap,
  W.GetSwapsByTokenAddressWire
> = {
  id: 'getSwapsByTokenAddress',
  path: '/v1/chains/{chainAlias}/tokens/{tokenAddress}/swaps',
  api: 'universal',
  servers,
  sharedId: true,
  method: 'GET',
  inputs: [
    { name: 'chainAlias', in: 'path', encode: asUniversalChain, required: true },
    { name: 'tokenAddress', in: 'path', encode: asUniversalAddress, required: true },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1, maximum: 100 } },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'fromDate', in: 'query', encode: asIsoDate },
    { name: 'toDate', in: 'query', encode: asIsoDate },
    { name: 'fromBlock', in: 'query', encode: asUint },
    { name: 'toBlock', in: 'query', encode: asUint },
    { name: 'order', in: 'query', encode: (value, at) => asOneOf(value, at, ['ASC', 'DESC']) },
    {
      name: 'transactionTypes',
      in: 'query',
      encode: (value, at) =>
        asJoined(value, at, (value, at) => asList(value, at, (value, at) => asOneOf(value, at, ['buy', 'sell']))),
      bounds: { minItems: 1 },
    },
  ],
  decode: decodeTokenSwaps,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 1,
    next: byCursor,
    call: pagedCall,
  },
  lifecycle: { status: 'live' },
}

/** Candlesticks of a pair. See `client.universal.getCandleSticks`. */
export const getCandleSticks: PagedOperation<T.GetCandleSticksInput, T.CandleStick, W.GetCandleSticksWire> = {
  id: 'getCandleSticks',
  path: '/v1/chains/{chainAlias}/pairs/{pairAddress}/ohlcv',
  api: 'universal',
  servers,
  sharedId: true,
  method: 'GET',
  inputs: [
    { name: 'chainAlias', in: 'path', encode: asUniversalChain, required: true },
    { name: 'pairAddress', in: 'path', encode: asUniversalAddress, required: true },
    { name: 'fromDate', in: 'query', encode: asIsoDate, required: true },
    { name: 'toDate', in: 'query', encode: asIsoDate, required: true },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1, maximum: 100 } },
    { name: 'cursor', in: 'query', encode: asText },
    {
      name: 'timeframe',
      in: 'query',
      encode: (value, at) =>
        asOneOf(value, at, ['1s', '10s', '30s', '1min', '5min', '10min', '30min', '1h', '4h', '12h', '1d', '1w', '1M']),
      preset: '1h',
    },
    { name: 'currency', in: 'query', encode: (value, at) => asOneOf(value, at, ['native', 'usd']), preset: 'usd' },
    { name: 'connectedCandles', in: 'query', encode: asBoolean },
  ],
  decode: decodeCandleSticks,
  page: {
    items: 'result',
    wireItems: 'result',
    cursor: 'cursor',
    input: 'cursor',
    first: 1,
    next: byCursor,
    call: pagedCall,
  },
  lifecycle: { status: 'live' },
}

/** Swaps and liquidity of a pair. See `client.universal.getSwapsByPairAddress`. */
export const getSwapsByPairAddress: PagedOperation<
  T.GetSwapsByPairAddressInput,
  T.PairSwap,
  W.GetSwapsByPairAddressWire
> = {
  id: 'getSwapsByPairAddress',
  path: '/v1/chains/{chainAlias}/pairs/{pairAddress}/swaps',
  api: 'universal',
  servers,
  sharedId: true,
  method: 'GET',
  inputs: [
    { name: 'chainAlias', in: 'path', encode: asUniversalChain, required: true },
    { name: 'pairAddress', in: 'path', encode: asUniversalAddress, required: true },
    { name: 'limit', in: 'query', encode: asCount, bounds: { minimum: 1, maximum: 100 } },
    { name: 'cursor', in: 'query', encode: asText },
    { name: 'order', in: 'query', encode: (value, at) => asOneOf(value, at, ['ASC', 'DESC']) },
    { name: 'fromDate', in: 'query', encode: asIsoDate },
    { name: 'toDate', in: 'query', encode: asIsoDate },
    { name: 'fromBlock', in: 'query', encode: asUint },
    { name: 'toBlock', in: 'query', encode: asUint },
    {
      name: 'transactionTypes',
      in: 'query',
      encode: (value, at) =>
        asJoined(value, at, (value, at) =>
          asList(value, at, (value, at) => asOneOf(value, at, ['buy', 'sell', 'addLiquidity', 'removeLiquidity'])),
        ),
      bounds: { minItems: 1 },
    },
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
  lifecycle: { status: 'live' },
}

/** A block with its transactions. See `client.universal.getBlockByNumberOrHash`. Costs 100 compute units. */
export const getBlockByNumberOrHash: Operation<
  T.GetBlockByNumberOrHashInput,
  T.GetBlockByNumberOrHashOutput,
  W.GetBlockByNumberOrHashWire
> = {
  id: 'getBlockByNumberOrHash',
  path: '/v1/chains/{chainAlias}/blocks/{blockIdentifier}',
  api: 'universal',
  servers,
  method: 'GET',
  inputs: [
    { name: 'chainAlias', in: 'path', encode: asUniversalChain, required: true },
    { name: 'blockIdentifier', in: 'path', encode: asUniversalBlock, required: true },
    { name: 'enrich', in: 'query', encode: asBoolean },
    { name: 'includeMethodLabel', in: 'query', encode: asBoolean },
    { name: 'decodeInput', in: 'query', encode: asBoolean },
    { name: 'decodeLogs', in: 'query', encode: asBoolean },
    {
      name: 'includedTopicZeros',
      in: 'query',
      encode: (value, at) => asJoined(value, at, (value, at) => asList(value, at, asHash32)),
    },
    { name: 'excludeFields', in: 'query', encode: asText },
  ],
  decode: decodeUniversalBlock,
  cost: 100,
  lifecycle: { status: 'live' },
}

/** A transaction. See `client.universal.getTransactionByHash`. Costs 10 compute units. */
export const getTransactionByHash: Operation<
  T.GetTransactionByHashInput,
  T.GetTransactionByHashOutput,
  W.GetTransactionByHashWire
> = {
  id: 'getTransactionByHash',
  path: '/v1/chains/{chainAlias}/transactions/{txHash}',
  api: 'universal',
  servers,
  sharedId: true,
  method: 'GET',
  inputs: [
    { name: 'chainAlias', in: 'path', encode: asUniversalChain, required: true },
    { name: 'txHash', in: 'path', encode: asUniversalHash, required: true },
    { name: 'enrich', in: 'query', encode: asBoolean },
    { name: 'includeMethodLabel', in: 'query', encode: asBoolean },
    { name: 'decodeInput', in: 'query', encode: asBoolean },
    { name: 'decodeLogs', in: 'query', encode: asBoolean },
    {
      name: 'includedTopicZeros',
      in: 'query',
      encode: (value, at) => asJoined(value, at, (value, at) => asList(value, at, asHash32)),
    },
  ],
  decode: decodeUniversalTransaction,
  cost: 10,
  lifecycle: { status: 'live' },
}

/** Addresses of an extended public key. See `client.universal.getAddressesByXpub`. Costs 50 compute units. */
export const getAddressesByXpub: Operation<
  T.GetAddressesByXpubInput,
  T.GetAddressesByXpubOutput,
  W.GetAddressesByXpubWire
> = {
  id: 'getAddressesByXpub',
  path: '/v1/chains/{chainAlias}/wallets/{publicKey}/addresses',
  api: 'universal',
  servers,
  method: 'GET',
  inputs: [
    { name: 'publicKey', in: 'path', encode: (value, at) => asSecret(value, at, asXpub), required: true },
    { name: 'chainAlias', in: 'path', encode: asUniversalChain, preset: 'bitcoin-mainnet' },
  ],
  decode: decodeXpubAddresses,
  cost: 50,
  secrets: ['publicKey'],
  lifecycle: { status: 'live' },
}
