// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { Call, CallOptions, ChainsPage, PagedCall } from '../../src/operation/call.js'
import type { Operation } from '../../src/operation/operation.js'
import {
  getAddressesByXpub,
  getBlockByNumberOrHash,
  getCandleSticks,
  getDefiPositions,
  getDefiProtocolPositions,
  getDefiProtocols,
  getDefiSummary,
  getSwapsByPairAddress,
  getSwapsByTokenAddress,
  getTokenBalances,
  getTokenPrice,
  getTokenPriceSparkline,
  getTokenPriceTimeSeries,
  getTopTradersByToken,
  getTransactionByHash,
  getWalletHistory,
  getWalletInsight,
  getWalletProfitability,
  getWalletProfitabilitySummary,
} from './operations.gen.js'
import type * as T from './types.gen.js'
import type * as W from './wireAnswers.js'

/** Universal: 19 operations, each a method. */
export interface UniversalClient {
  /**
   * Tokens of a wallet on many chains.
   *
   * Lists the tokens that a wallet holds on EVM chains, or the coins it holds on Bitcoin, with prices. Every row names
   * its chain. An extended public key has a row for each of its addresses. For Bitcoin the filters are ignored. Tokens
   * of Solana are in `solana.getPortfolio`.
   *
   * Costs 100 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.universal.getTokenBalances({
   *   walletAddressOrPublicKey: '0xcb1c1fde09f811b294172696404e88e658659905',
   * })) console.log(item)
   */
  getTokenBalances(
    input: T.GetTokenBalancesInput,
    options?: CallOptions,
  ): PagedCall<T.TokenBalance, W.GetTokenBalancesWire, ChainsPage<T.TokenBalance>>

  /**
   * History of a wallet on many chains.
   *
   * Lists the transactions that a wallet took part in, on EVM chains, Solana or Bitcoin, with their transfers. Chains
   * are read as far as `meta.syncedAt` says. `verbose` adds inputs, logs and internal transactions, or inputs and
   * outputs on Bitcoin, a hundred of each at most.
   *
   * Costs 150 compute units per chain. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.universal.getWalletHistory({
   *   walletAddressOrPublicKey: '0xcb1c1fde09f811b294172696404e88e658659905',
   * })) console.log(item)
   */
  getWalletHistory(
    input: T.GetWalletHistoryInput,
    options?: CallOptions,
  ): PagedCall<T.HistoryEntry, W.GetWalletHistoryWire, ChainsPage<T.HistoryEntry>>

  /**
   * Activity of a wallet on many chains.
   *
   * Sums up what a wallet has done on EVM chains: since when it is active, how often it sent and received, what it
   * spent on gas, and what its largest transfers were. The provider states no price for it; 100 units per chain is what
   * users report.
   *
   * Costs 100 compute units per chain.
   *
   * @example
   * await client.universal.getWalletInsight({ walletAddress: '0xcb1c1fde09f811b294172696404e88e658659905' })
   */
  getWalletInsight(
    input: T.GetWalletInsightInput,
    options?: CallOptions,
  ): Call<T.GetWalletInsightOutput, W.GetWalletInsightWire>

  /**
   * Profit and loss of a wallet by token.
   *
   * Lists what a wallet has earned with each token that it traded, on seven EVM mainnets: one row per chain and token.
   *
   * Costs 50 compute units per chain. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.universal.getWalletProfitability({
   *   walletAddress: '0xcb1c1fde09f811b294172696404e88e658659905',
   * })) console.log(item)
   */
  getWalletProfitability(
    input: T.GetWalletProfitabilityInput,
    options?: CallOptions,
  ): PagedCall<T.TokenProfitability, W.GetWalletProfitabilityWire, ChainsPage<T.TokenProfitability>>

  /**
   * Profit and loss of a wallet as a whole.
   *
   * Sums up what a wallet has earned by trading tokens, on seven EVM mainnets. A wallet that traded none has zeros.
   *
   * Costs 30 compute units per chain.
   *
   * @example
   * await client.universal.getWalletProfitabilitySummary({
   *   walletAddress: '0xcb1c1fde09f811b294172696404e88e658659905',
   * })
   */
  getWalletProfitabilitySummary(
    input: T.GetWalletProfitabilitySummaryInput,
    options?: CallOptions,
  ): Call<T.GetWalletProfitabilitySummaryOutput, W.GetWalletProfitabilitySummaryWire>

  /**
   * DeFi holdings of a wallet in figures.
   *
   * Sums up the positions that a wallet has in DeFi protocols of EVM chains and Solana, protocol by protocol. A
   * protocol has a row for each chain it is on.
   *
   * Costs 5000 compute units. Requires the provider's plan `starter` or a higher one.
   *
   * @example
   * await client.universal.getDefiSummary({ walletAddress: '0xcb1c1fde09f811b294172696404e88e658659905' })
   */
  getDefiSummary(
    input: T.GetDefiSummaryInput,
    options?: CallOptions,
  ): Call<T.GetDefiSummaryOutput, W.GetDefiSummaryWire>

  /**
   * DeFi positions of a wallet.
   *
   * Lists the positions that a wallet has in DeFi protocols of EVM chains and Solana, with the tokens in them. What a
   * wallet owes has `details.isDebt`.
   *
   * Costs 5000 compute units. Requires the provider's plan `starter` or a higher one. Paged: loop over the call to get
   * the items of all pages.
   *
   * @example
   * for await (const item of client.universal.getDefiPositions({
   *   walletAddress: '0xcb1c1fde09f811b294172696404e88e658659905',
   * })) console.log(item)
   */
  getDefiPositions(
    input: T.GetDefiPositionsInput,
    options?: CallOptions,
  ): PagedCall<T.DefiPosition, W.GetDefiPositionsWire, ChainsPage<T.DefiPosition>>

  /**
   * DeFi positions of a wallet in one protocol.
   *
   * Gives the positions that a wallet has in one DeFi protocol; `result` is null where it has none. It is one object,
   * so `limit` and `cursor` concern the positions in it.
   *
   * Costs 5000 compute units. Requires the provider's plan `starter` or a higher one.
   *
   * @example
   * await client.universal.getDefiProtocolPositions({
   *   walletAddress: '0xcb1c1fde09f811b294172696404e88e658659905',
   *   protocol: 'aave-v3',
   * })
   */
  getDefiProtocolPositions(
    input: T.GetDefiProtocolPositionsInput,
    options?: CallOptions,
  ): Call<T.GetDefiProtocolPositionsOutput, W.GetDefiProtocolPositionsWire>

  /**
   * DeFi protocols that are known.
   *
   * Lists the DeFi protocols whose positions the service reads, with the chains they are on.
   *
   * Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.universal.getDefiProtocols()) console.log(item)
   */
  getDefiProtocols(
    input?: T.GetDefiProtocolsInput,
    options?: CallOptions,
  ): PagedCall<T.DefiProtocol, W.GetDefiProtocolsWire>

  /**
   * Price of a token or a coin.
   *
   * Gives the price of one whole token in US dollars and in the coin of its chain, and how it moved within 24 hours; on
   * seven EVM mainnets, Solana and Bitcoin.
   *
   * Costs 50 compute units.
   *
   * @example
   * await client.universal.getTokenPrice({
   *   chainAlias: '0x1',
   *   tokenAliasOrTokenAddress: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
   * })
   */
  getTokenPrice(input: T.GetTokenPriceInput, options?: CallOptions): Call<T.GetTokenPriceOutput, W.GetTokenPriceWire>

  /**
   * Prices of a token over time.
   *
   * Lists the prices of a token at regular intervals. Without dates it gives the last 24 hours.
   *
   * Costs 50 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.universal.getTokenPriceTimeSeries({
   *   chainAlias: '0x1',
   *   tokenAliasOrTokenAddress: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
   * })) console.log(item)
   */
  getTokenPriceTimeSeries(
    input: T.GetTokenPriceTimeSeriesInput,
    options?: CallOptions,
  ): PagedCall<T.PricePoint, W.GetTokenPriceTimeSeriesWire>

  /**
   * Prices of a token for a small chart.
   *
   * Lists the prices of a token over one of five ranges, as many as a small chart needs. The list comes whole.
   *
   * Costs 50 compute units.
   *
   * @example
   * await client.universal.getTokenPriceSparkline({
   *   chainAlias: '0x1',
   *   tokenAliasOrTokenAddress: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
   *   range: '7d',
   * })
   */
  getTokenPriceSparkline(
    input: T.GetTokenPriceSparklineInput,
    options?: CallOptions,
  ): Call<T.GetTokenPriceSparklineOutput, W.GetTokenPriceSparklineWire>

  /**
   * Wallets that earned most with a token.
   *
   * Lists the wallets that traded a token, with what each has earned; on seven EVM mainnets.
   *
   * Costs 50 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.universal.getTopTradersByToken({
   *   chainAlias: '0x1',
   *   tokenAddress: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
   * })) console.log(item)
   */
  getTopTradersByToken(
    input: T.GetTopTradersByTokenInput,
    options?: CallOptions,
  ): PagedCall<T.TopTrader, W.GetTopTradersByTokenWire>

  /**
   * Swaps of a token.
   *
   * Lists the purchases and sales of a token, with both sides of each; on seven EVM mainnets.
   *
   * Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.universal.getSwapsByTokenAddress({
   *   chainAlias: '0x1',
   *   tokenAddress: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
   * })) console.log(item)
   */
  getSwapsByTokenAddress(
    input: T.GetSwapsByTokenAddressInput,
    options?: CallOptions,
  ): PagedCall<T.TokenSwap, W.GetSwapsByTokenAddressWire>

  /**
   * Candlesticks of a pair.
   *
   * Lists the prices of a pair over time as candlesticks: open, high, low, close and volume; on seven EVM mainnets.
   *
   * Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.universal.getCandleSticks({
   *   chainAlias: '0x1',
   *   pairAddress: '0xa43fe16908251ee70ef74718545e4fe6c5ccec9f',
   *   fromDate: '2025-01-01T00:00:00.000Z',
   *   toDate: '2026-01-01T00:00:00.000Z',
   * })) console.log(item)
   */
  getCandleSticks(input: T.GetCandleSticksInput, options?: CallOptions): PagedCall<T.CandleStick, W.GetCandleSticksWire>

  /**
   * Swaps and liquidity of a pair.
   *
   * Lists what was bought and sold in a pair, and what liquidity was added and removed; on seven EVM mainnets.
   *
   * Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.universal.getSwapsByPairAddress({
   *   chainAlias: '0x1',
   *   pairAddress: '0xa43fe16908251ee70ef74718545e4fe6c5ccec9f',
   * })) console.log(item)
   */
  getSwapsByPairAddress(
    input: T.GetSwapsByPairAddressInput,
    options?: CallOptions,
  ): PagedCall<T.PairSwap, W.GetSwapsByPairAddressWire>

  /**
   * A block with its transactions.
   *
   * Gives a block of Polygon or Bitcoin by its number or hash, with all its transactions. What only one family of
   * chains has is in `evmSpecific`, `bitcoinSpecific` or `solanaSpecific`; tell them apart by `chainFamily`.
   *
   * Costs 100 compute units.
   *
   * @example
   * await client.universal.getBlockByNumberOrHash({ chainAlias: '0x1', blockIdentifier: '800000' })
   */
  getBlockByNumberOrHash(
    input: T.GetBlockByNumberOrHashInput,
    options?: CallOptions,
  ): Call<T.GetBlockByNumberOrHashOutput, W.GetBlockByNumberOrHashWire>

  /**
   * A transaction.
   *
   * Gives a transaction of Polygon or Bitcoin. What only one family of chains has is in `evmSpecific`,
   * `bitcoinSpecific` or `solanaSpecific`; tell them apart by `chainFamily`.
   *
   * Costs 10 compute units.
   *
   * @example
   * await client.universal.getTransactionByHash({
   *   chainAlias: '0x1',
   *   txHash: '4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b',
   * })
   */
  getTransactionByHash(
    input: T.GetTransactionByHashInput,
    options?: CallOptions,
  ): Call<T.GetTransactionByHashOutput, W.GetTransactionByHashWire>

  /**
   * Addresses of an extended public key.
   *
   * Lists the addresses that were derived from an extended public key of Bitcoin and used. The list comes whole.
   *
   * Costs 50 compute units.
   *
   * @example
   * await client.universal.getAddressesByXpub({ publicKey: 'xpub6CUGRU…' })
   */
  getAddressesByXpub(
    input: T.GetAddressesByXpubInput,
    options?: CallOptions,
  ): Call<T.GetAddressesByXpubOutput, W.GetAddressesByXpubWire>
}

/** The operations that the client's methods call. */
export const operations: readonly Operation[] = [
  getTokenBalances,
  getWalletHistory,
  getWalletInsight,
  getWalletProfitability,
  getWalletProfitabilitySummary,
  getDefiSummary,
  getDefiPositions,
  getDefiProtocolPositions,
  getDefiProtocols,
  getTokenPrice,
  getTokenPriceTimeSeries,
  getTokenPriceSparkline,
  getTopTradersByToken,
  getSwapsByTokenAddress,
  getCandleSticks,
  getSwapsByPairAddress,
  getBlockByNumberOrHash,
  getTransactionByHash,
  getAddressesByXpub,
]
