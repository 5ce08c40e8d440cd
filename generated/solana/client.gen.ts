// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { Call, CallOptions, PagedCall } from '../../src/operation/call.js'
import type { Operation } from '../../src/operation/operation.js'
import {
  balance,
  getAggregatedTokenPairStats,
  getCandleSticks,
  getMultipleTokenMetadata,
  getMultipleTokenPrices,
  getNFTMetadata,
  getNFTs,
  getPairStats,
  getPortfolio,
  getSPL,
  getSwapsByPairAddress,
  getSwapsByTokenAddress,
  getSwapsByWalletAddress,
  getTokenAnalytics,
  getTokenMetadata,
  getTokenPairs,
  getTokenPrice,
  getTrendingTokens,
} from './operations.gen.js'
import type * as T from './types.gen.js'
import type * as W from './wireAnswers.js'

/** Solana data: 18 operations, each a method. */
export interface SolanaClient {
  /**
   * Native balance of a wallet.
   *
   * Gives the SOL that a wallet holds, in lamports.
   *
   * Costs 10 compute units.
   *
   * @example
   * await client.solana.balance({ address: 'kXB7FfzdrfZpAZEW3TZcp8a8CwQbsowa6BdfAHZ4gVs' })
   */
  balance(input: T.BalanceInput, options?: CallOptions): Call<T.BalanceOutput, W.BalanceWire>

  /**
   * Tokens of a wallet.
   *
   * Lists the tokens that a wallet holds, without NFTs and without its SOL. The list comes whole.
   *
   * Costs 10 compute units.
   *
   * @example
   * await client.solana.getSPL({ address: 'kXB7FfzdrfZpAZEW3TZcp8a8CwQbsowa6BdfAHZ4gVs' })
   */
  getSPL(input: T.GetSPLInput, options?: CallOptions): Call<T.GetSPLOutput, W.GetSPLWire>

  /**
   * Everything a wallet holds.
   *
   * Gives the SOL, the tokens and the NFTs of a wallet in one answer, without prices.
   *
   * Costs 10 compute units.
   *
   * @example
   * await client.solana.getPortfolio({ address: 'kXB7FfzdrfZpAZEW3TZcp8a8CwQbsowa6BdfAHZ4gVs' })
   */
  getPortfolio(input: T.GetPortfolioInput, options?: CallOptions): Call<T.GetPortfolioOutput, W.GetPortfolioWire>

  /**
   * NFTs of a wallet.
   *
   * Lists the NFTs that a wallet holds. The list comes whole.
   *
   * Costs 10 compute units.
   *
   * @example
   * await client.solana.getNFTs({ address: 'kXB7FfzdrfZpAZEW3TZcp8a8CwQbsowa6BdfAHZ4gVs' })
   */
  getNFTs(input: T.GetNFTsInput, options?: CallOptions): Call<T.GetNFTsOutput, W.GetNFTsWire>

  /**
   * Swaps of a wallet.
   *
   * Lists what a wallet bought and sold on exchanges, with amounts and prices.
   *
   * Costs 50 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.solana.getSwapsByWalletAddress({
   *   address: 'kXB7FfzdrfZpAZEW3TZcp8a8CwQbsowa6BdfAHZ4gVs',
   * })) console.log(item)
   */
  getSwapsByWalletAddress(
    input: T.GetSwapsByWalletAddressInput,
    options?: CallOptions,
  ): PagedCall<T.Swap, W.GetSwapsByWalletAddressWire>

  /**
   * What an NFT is.
   *
   * Gives what the chain and its metadata say about one NFT.
   *
   * Costs 10 compute units.
   *
   * @example
   * await client.solana.getNFTMetadata({ address: '9MwGzSyuQRqmBHqmYwE6wbP3vzRBj4WWiYxWns3rkR7A' })
   */
  getNFTMetadata(
    input: T.GetNFTMetadataInput,
    options?: CallOptions,
  ): Call<T.GetNFTMetadataOutput, W.GetNFTMetadataWire>

  /**
   * What a token is.
   *
   * Gives the name, the decimals, the supply and the links of one token, and what it is worth as a whole.
   *
   * Costs 10 compute units.
   *
   * @example
   * await client.solana.getTokenMetadata({ address: 'So11111111111111111111111111111111111111112' })
   */
  getTokenMetadata(
    input: T.GetTokenMetadataInput,
    options?: CallOptions,
  ): Call<T.GetTokenMetadataOutput, W.GetTokenMetadataWire>

  /**
   * What several tokens are.
   *
   * Gives what `getTokenMetadata` gives, of several tokens in one call. Only reads, so it may be repeated. Match rows
   * to what was asked by `mint`, because a token that is not known may be missing.
   *
   * Costs 100 compute units.
   *
   * @example
   * await client.solana.getMultipleTokenMetadata({ addresses: ['So11111111111111111111111111111111111111112'] })
   */
  getMultipleTokenMetadata(
    input: T.GetMultipleTokenMetadataInput,
    options?: CallOptions,
  ): Call<T.GetMultipleTokenMetadataOutput, W.GetMultipleTokenMetadataWire>

  /**
   * Price of a token.
   *
   * Gives the price of one whole token in US dollars and in lamports, and the pair it comes from. A token without a
   * price is an error of status 404, or an answer without prices. Mainnet alone has prices.
   *
   * Costs 10 compute units.
   *
   * @example
   * await client.solana.getTokenPrice({ address: 'So11111111111111111111111111111111111111112' })
   */
  getTokenPrice(input: T.GetTokenPriceInput, options?: CallOptions): Call<T.GetTokenPriceOutput, W.GetTokenPriceWire>

  /**
   * Prices of several tokens.
   *
   * Gives what `getTokenPrice` gives, of several tokens in one call. Only reads, so it may be repeated. Match rows to
   * what was asked by `tokenAddress`, because a token without a price may be missing.
   *
   * Costs 100 compute units.
   *
   * @example
   * await client.solana.getMultipleTokenPrices({ addresses: ['So11111111111111111111111111111111111111112'] })
   */
  getMultipleTokenPrices(
    input: T.GetMultipleTokenPricesInput,
    options?: CallOptions,
  ): Call<T.GetMultipleTokenPricesOutput, W.GetMultipleTokenPricesWire>

  /**
   * Pairs of a token.
   *
   * Lists the pairs in which a token is traded, on every exchange that the service knows.
   *
   * Costs 50 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.solana.getTokenPairs({
   *   address: 'So11111111111111111111111111111111111111112',
   * })) console.log(item)
   */
  getTokenPairs(input: T.GetTokenPairsInput, options?: CallOptions): PagedCall<T.Pair, W.GetTokenPairsWire>

  /**
   * Trade in all pairs of a token.
   *
   * Adds up liquidity and trade of all pairs of a token, for the last five minutes, hour, four hours and day.
   *
   * Costs 80 compute units.
   *
   * @example
   * await client.solana.getAggregatedTokenPairStats({ address: 'So11111111111111111111111111111111111111112' })
   */
  getAggregatedTokenPairStats(
    input: T.GetAggregatedTokenPairStatsInput,
    options?: CallOptions,
  ): Call<T.GetAggregatedTokenPairStatsOutput, W.GetAggregatedTokenPairStatsWire>

  /**
   * Trade in a pair.
   *
   * Gives the price of a pair now, and how price, liquidity and trade developed within the last five minutes, hour,
   * four hours and day.
   *
   * Costs 100 compute units.
   *
   * @example
   * await client.solana.getPairStats({ pairAddress: 'Czfq3xZZDmsdGdUyrNLtRhGc47cXcZtLG4crryfu44zE' })
   */
  getPairStats(input: T.GetPairStatsInput, options?: CallOptions): Call<T.GetPairStatsOutput, W.GetPairStatsWire>

  /**
   * Candlesticks of a pair.
   *
   * Lists the opening, highest, lowest and closing price of a pair in each interval of a period, and what was traded,
   * for charts.
   *
   * Costs 150 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.solana.getCandleSticks({
   *   address: 'Czfq3xZZDmsdGdUyrNLtRhGc47cXcZtLG4crryfu44zE',
   *   fromDate: '2025-01-01T00:00:00.000Z',
   *   toDate: '2025-01-02T00:00:00.000Z',
   *   timeframe: '1h',
   *   currency: 'usd',
   * })) console.log(item)
   */
  getCandleSticks(input: T.GetCandleSticksInput, options?: CallOptions): PagedCall<T.Candlestick, W.GetCandleSticksWire>

  /**
   * Swaps of a token.
   *
   * Lists the swaps in which a token was bought or sold, in all of its pairs.
   *
   * Costs 50 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.solana.getSwapsByTokenAddress({
   *   address: 'So11111111111111111111111111111111111111112',
   * })) console.log(item)
   */
  getSwapsByTokenAddress(
    input: T.GetSwapsByTokenAddressInput,
    options?: CallOptions,
  ): PagedCall<T.Swap, W.GetSwapsByTokenAddressWire>

  /**
   * Swaps in a pair.
   *
   * Lists what happened in one pair: swaps, and liquidity that was added or removed. The pair's tokens stand once in
   * the envelope of a page.
   *
   * Costs 50 compute units. Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.solana.getSwapsByPairAddress({
   *   pairAddress: 'Czfq3xZZDmsdGdUyrNLtRhGc47cXcZtLG4crryfu44zE',
   * })) console.log(item)
   */
  getSwapsByPairAddress(
    input: T.GetSwapsByPairAddressInput,
    options?: CallOptions,
  ): PagedCall<T.PairSwap, W.GetSwapsByPairAddressWire>

  /**
   * Trade in a token.
   *
   * Gives who bought and sold a token, how often and for how much, within the last five minutes, hour, six hours and
   * day, over all of its pairs.
   *
   * Costs 80 compute units.
   *
   * @example
   * await client.solana.getTokenAnalytics({ tokenAddress: 'So11111111111111111111111111111111111111112' })
   */
  getTokenAnalytics(
    input: T.GetTokenAnalyticsInput,
    options?: CallOptions,
  ): Call<T.GetTokenAnalyticsOutput, W.GetTokenAnalyticsWire>

  /**
   * Tokens that are sought after.
   *
   * Lists the tokens of Solana that are traded most eagerly just now, with their trade within the last hour, four
   * hours, twelve hours and day. The list comes whole.
   *
   * Costs 150 compute units. Requires the provider's plan `pro` or a higher one.
   *
   * @example
   * await client.solana.getTrendingTokens()
   */
  getTrendingTokens(
    input?: T.GetTrendingTokensInput,
    options?: CallOptions,
  ): Call<T.GetTrendingTokensOutput, W.GetTrendingTokensWire>
}

/** The operations that the client's methods call. */
export const operations: readonly Operation[] = [
  balance,
  getSPL,
  getPortfolio,
  getNFTs,
  getSwapsByWalletAddress,
  getNFTMetadata,
  getTokenMetadata,
  getMultipleTokenMetadata,
  getTokenPrice,
  getMultipleTokenPrices,
  getTokenPairs,
  getAggregatedTokenPairStats,
  getPairStats,
  getCandleSticks,
  getSwapsByTokenAddress,
  getSwapsByPairAddress,
  getTokenAnalytics,
  getTrendingTokens,
]
