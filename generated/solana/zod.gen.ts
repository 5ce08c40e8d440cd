// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import * as z from 'zod/v4'

/**
 * How many, within several periods up to now.
 */
export const zAnalyticsCounts = z.object({
  '5m': z.int().nullish(),
  '1h': z.int().nullish(),
  '6h': z.int().nullish(),
  '24h': z.int().nullish(),
})

/**
 * How far something moved, within several periods up to now.
 */
export const zAnalyticsPercents = z.object({
  '5m': z.number().nullish(),
  '1h': z.number().nullish(),
  '6h': z.number().nullish(),
  '24h': z.number().nullish(),
})

/**
 * How much in US dollars, within several periods up to now.
 */
export const zAnalyticsUsd = z.object({
  '5m': z.number().nullish(),
  '1h': z.number().nullish(),
  '6h': z.number().nullish(),
  '24h': z.number().nullish(),
})

/**
 * What the service says when a request fails.
 */
export const zApiErrorBody = z.object({
  message: z.union([z.string(), z.array(z.string())]),
  name: z.string().optional(),
  statusCode: z.int().optional(),
  details: z.unknown().optional(),
})

/**
 * The prices of a pair within one interval. They are in the `currency` of the page.
 */
export const zCandlestick = z.object({
  timestamp: z.iso.datetime({ offset: true, local: true }).nullable(),
  open: z.number().nullish(),
  close: z.number().nullish(),
  high: z.number().nullish(),
  low: z.number().nullish(),
  volume: z.number().nullish(),
  trades: z.int().nullish(),
  swaps: z.number().nullish(),
})

/**
 * A page of candlesticks of a pair.
 */
export const zCandlesticks = z.object({
  cursor: z.string().nullish(),
  page: z.int().nullish(),
  pairAddress: z.string().nullish(),
  tokenAddress: z.string().nullish(),
  timeframe: z.string().nullish(),
  currency: z.string().nullish(),
  result: z.array(zCandlestick),
})

/**
 * How many, within several periods up to now.
 */
export const zCountsByPeriod = z.object({
  '5min': z.int().nullish(),
  '1h': z.int().nullish(),
  '4h': z.int().nullish(),
  '24h': z.int().nullish(),
})

/**
 * What the Token Metadata program of Metaplex holds about an NFT.
 */
export const zMetaplexNft = z.object({
  metadataUri: z.string().nullish(),
  masterEdition: z.boolean().nullish(),
  isMutable: z.boolean().nullish(),
  primarySaleHappened: z.int().nullish(),
  sellerFeeBasisPoints: z.int().nullish(),
  updateAuthority: z.string().nullish(),
  owners: z.array(z.unknown()).nullish(),
})

/**
 * What the Token Metadata program of Metaplex holds about a token.
 */
export const zMetaplexToken = z.object({
  metadataUri: z.string().nullish(),
  masterEdition: z.boolean().nullish(),
  isMutable: z.boolean().nullish(),
  primarySaleHappened: z.int().nullish(),
  sellerFeeBasisPoints: z.int().nullish(),
  updateAuthority: z.string().nullish(),
})

/**
 * The SOL of a wallet.
 */
export const zNativeBalance = z.object({
  lamports: z.string(),
  solana: z.string().nullish(),
})

/**
 * A swap in a pair, or liquidity that was added or removed.
 */
export const zPairSwap = z.object({
  transactionHash: z.string().nullable(),
  transactionType: z.string().nullish(),
  transactionIndex: z.int().nullish(),
  subCategory: z.string().nullish(),
  blockTimestamp: z.iso.datetime({ offset: true, local: true }).nullish(),
  blockNumber: z.int().nullish(),
  walletAddress: z.string().nullish(),
  baseTokenAmount: z.string().nullish(),
  quoteTokenAmount: z.string().nullish(),
  baseTokenPriceUsd: z.number().nullish(),
  quoteTokenPriceUsd: z.number().nullish(),
  baseQuotePrice: z.string().nullish(),
  totalValueUsd: z.number().nullish(),
})

/**
 * One token of a pair.
 */
export const zPairSwapToken = z.object({
  address: z.string().nullish(),
  name: z.string().nullish(),
  symbol: z.string().nullish(),
  logo: z.string().nullish(),
  decimals: z.union([z.string(), z.int()]).nullish(),
})

/**
 * A page of what happened in one pair.
 */
export const zPairSwaps = z.object({
  page: z.int().nullish(),
  pageSize: z.int().nullish(),
  cursor: z.string().nullish(),
  exchangeName: z.string().nullish(),
  exchangeLogo: z.string().nullish(),
  exchangeAddress: z.string().nullish(),
  pairLabel: z.string().nullish(),
  pairAddress: z.string().nullish(),
  baseToken: zPairSwapToken.nullish(),
  quoteToken: zPairSwapToken.nullish(),
  result: z.array(zPairSwap),
})

/**
 * One side of a pair.
 */
export const zPairToken = z.object({
  tokenAddress: z.string().nullish(),
  tokenName: z.string().nullish(),
  tokenSymbol: z.string().nullish(),
  tokenLogo: z.string().nullish(),
  tokenDecimals: z.union([z.string(), z.int()]).nullish(),
  pairTokenType: z.string().nullish(),
  liquidityUsd: z.number().nullish(),
})

/**
 * Two tokens that are traded for each other on one exchange.
 */
export const zPair = z.object({
  exchangeAddress: z.string().nullish(),
  exchangeName: z.string().nullish(),
  exchangeLogo: z.string().nullish(),
  pairAddress: z.string(),
  pairLabel: z.string().nullish(),
  usdPrice: z.number().nullish(),
  usdPrice24hrPercentChange: z.number().nullish(),
  usdPrice24hrUsdChange: z.number().nullish(),
  volume24hrNative: z.number().nullish(),
  volume24hrUsd: z.number().nullish(),
  liquidityUsd: z.number().nullish(),
  inactivePair: z.boolean().nullish(),
  liquiditySkew: z.number().gte(0).lte(1).nullish(),
  baseToken: z.string().nullish(),
  quoteToken: z.string().nullish(),
  pair: z.array(zPairToken).nullish(),
})

/**
 * How far something moved, within several periods up to now.
 */
export const zPercentsByPeriod = z.object({
  '5min': z.number().nullish(),
  '1h': z.number().nullish(),
  '4h': z.number().nullish(),
  '24h': z.number().nullish(),
})

/**
 * The price of one whole token in the native currency.
 */
export const zSplNativePrice = z.object({
  value: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' })
    .nullish(),
  decimals: z.union([z.int(), z.string()]).nullish(),
  name: z.string().nullish(),
  symbol: z.string().nullish(),
})

/**
 * One trait of an NFT.
 */
export const zSplNftAttribute = z.object({
  traitType: z.string().nullish(),
  value: z.unknown().optional(),
})

/**
 * The collection of an NFT.
 */
export const zSplNftCollection = z.object({
  collectionAddress: z.string().nullish(),
  name: z.string().nullish(),
  description: z.string().nullish(),
  imageOriginalUrl: z.string().nullish(),
  externalUrl: z.string().nullish(),
  metaplexMint: z.string().nullish(),
  sellerFeeBasisPoints: z.int().nullish(),
})

/**
 * The standard and the names under which an NFT was made.
 */
export const zSplNftContract = z.object({
  type: z.string().nullish(),
  name: z.string().nullish(),
  symbol: z.string().nullish(),
})

/**
 * Someone who made an NFT.
 */
export const zSplNftCreator = z.object({
  address: z.string().nullish(),
  share: z.int().nullish(),
  verified: z.boolean().nullish(),
})

/**
 * When an NFT was minted.
 */
export const zSplNftFirstCreated = z.object({
  mintTimestamp: z.int().nullish(),
  mintBlockNumber: z.int().nullish(),
  mintTransaction: z.string().nullish(),
})

/**
 * A preview in one size.
 */
export const zSplNftMediaItem = z.object({
  width: z.int().nullish(),
  height: z.int().nullish(),
  url: z.string().nullish(),
})

/**
 * Previews of one picture in three sizes.
 */
export const zSplNftMediaCollection = z.object({
  low: zSplNftMediaItem.nullish(),
  medium: zSplNftMediaItem.nullish(),
  high: zSplNftMediaItem.nullish(),
})

/**
 * The picture, sound or video of an NFT and the previews the service made of it.
 */
export const zSplNftMedia = z.object({
  mimetype: z.string().nullish(),
  category: z.string().nullish(),
  originalMediaUrl: z.string().nullish(),
  status: z.string().nullish(),
  updatedAt: z.iso.datetime({ offset: true, local: true }).nullish(),
  mediaCollection: zSplNftMediaCollection.nullish(),
})

/**
 * What the chain and the metadata say about an NFT.
 */
export const zNftMetadata = z.object({
  mint: z.string(),
  address: z.string().nullish(),
  standard: z.string().nullish(),
  name: z.string().nullish(),
  symbol: z.string().nullish(),
  tokenStandard: z.int().nullish(),
  description: z.string().nullish(),
  imageOriginalUrl: z.string().nullish(),
  externalUrl: z.string().nullish(),
  metadataOriginalUrl: z.string().nullish(),
  totalSupply: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' })
    .nullish(),
  metaplex: zMetaplexNft.nullish(),
  attributes: z.array(zSplNftAttribute).nullish(),
  contract: zSplNftContract.nullish(),
  collection: zSplNftCollection.nullish(),
  firstCreated: zSplNftFirstCreated.nullish(),
  creators: z.array(zSplNftCreator).nullish(),
  properties: z.record(z.string(), z.unknown()).nullish(),
  media: zSplNftMedia.nullish(),
  possibleSpam: z.boolean().nullish(),
})

/**
 * An NFT in a wallet.
 */
export const zSplNft = z.object({
  associatedTokenAddress: z.string().nullish(),
  mint: z.string(),
  name: z.string().nullish(),
  symbol: z.string().nullish(),
  tokenStandard: z.int().nullish(),
  amount: z.string().nullish(),
  amountRaw: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' })
    .nullish(),
  decimals: z.union([z.int(), z.string()]).nullish(),
  possibleSpam: z.boolean().nullish(),
  totalSupply: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' })
    .nullish(),
  attributes: z.array(zSplNftAttribute).nullish(),
  contract: zSplNftContract.nullish(),
  collection: zSplNftCollection.nullish(),
  firstCreated: zSplNftFirstCreated.nullish(),
  creators: z.array(zSplNftCreator).nullish(),
  properties: z.record(z.string(), z.unknown()).nullish(),
  media: zSplNftMedia.nullish(),
})

/**
 * What a wallet holds of one token.
 */
export const zSplTokenBalance = z.object({
  associatedTokenAddress: z.string().nullish(),
  mint: z.string(),
  name: z.string().nullish(),
  symbol: z.string().nullish(),
  tokenStandard: z.int().nullish(),
  score: z.int().nullish(),
  amount: z.string().nullish(),
  amountRaw: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' }),
  decimals: z.union([z.int(), z.string()]).nullish(),
  logo: z.string().nullish(),
  isVerifiedContract: z.boolean().nullish(),
  possibleSpam: z.boolean().nullish(),
})

/**
 * All that a wallet holds: SOL, tokens and NFTs.
 */
export const zPortfolio = z.object({
  nativeBalance: zNativeBalance,
  tokens: z.array(zSplTokenBalance).nullish().default([]),
  nfts: z.array(zSplNft).nullish().default([]),
})

/**
 * The price of one whole token and the pair it comes from. A token without a price has
 * none of it.
 */
export const zSplTokenPrice = z.object({
  tokenAddress: z.string().nullish(),
  pairAddress: z.string().nullish(),
  exchangeName: z.string().nullish(),
  exchangeAddress: z.string().nullish(),
  nativePrice: zSplNativePrice.nullish(),
  usdPrice: z.number().nullish(),
  usdPrice24h: z.number().nullish(),
  usdPrice24hrUsdChange: z.number().nullish(),
  usdPrice24hrPercentChange: z.number().nullish(),
  logo: z.string().nullish(),
  name: z.string().nullish(),
  symbol: z.string().nullish(),
  score: z.int().nullish(),
  isVerifiedContract: z.boolean().nullish(),
})

/**
 * One side of a swap.
 */
export const zSwapToken = z.object({
  address: z.string().nullish(),
  name: z.string().nullish(),
  symbol: z.string().nullish(),
  logo: z.string().nullish(),
  amount: z.string().nullish(),
  usdPrice: z.number().nullish(),
  usdAmount: z.number().nullish(),
  tokenType: z.string().nullish(),
})

/**
 * One token that was given for another on an exchange.
 */
export const zSwap = z.object({
  transactionHash: z.string().nullable(),
  transactionIndex: z.int().nullish(),
  transactionType: z.string().nullish(),
  blockNumber: z.int().nullish(),
  blockTimestamp: z.iso.datetime({ offset: true, local: true }).nullish(),
  subCategory: z.string().nullish(),
  walletAddress: z.string().nullish(),
  pairAddress: z.string().nullish(),
  pairLabel: z.string().nullish(),
  exchangeAddress: z.string().nullish(),
  exchangeName: z.string().nullish(),
  exchangeLogo: z.string().nullish(),
  baseToken: z.string().nullish(),
  quoteToken: z.string().nullish(),
  bought: zSwapToken.nullish(),
  sold: zSwapToken.nullish(),
  baseQuotePrice: z.string().nullish(),
  totalValueUsd: z.number().nullish(),
})

/**
 * A page of swaps.
 */
export const zSwaps = z.object({
  page: z.int().nullish(),
  pageSize: z.int().nullish(),
  cursor: z.string().nullish(),
  result: z.array(zSwap),
})

/**
 * Which tokens to read.
 */
export const zTokenAddresses = z.object({
  addresses: z.array(z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)).min(1),
})

/**
 * Who bought and sold a token within the last day, over all of its pairs.
 */
export const zTokenAnalytics = z.object({
  chainId: z.string().nullish(),
  categoryId: z.string().nullish(),
  tokenAddress: z.string().nullish(),
  totalBuyVolume: zAnalyticsUsd.nullish(),
  totalSellVolume: zAnalyticsUsd.nullish(),
  totalBuyers: zAnalyticsCounts.nullish(),
  totalSellers: zAnalyticsCounts.nullish(),
  totalBuys: zAnalyticsCounts.nullish(),
  totalSells: zAnalyticsCounts.nullish(),
  uniqueWallets: zAnalyticsCounts.nullish(),
  pricePercentChange: zAnalyticsPercents.nullish(),
  usdPrice: z.string().nullish(),
  totalLiquidity: z.string().nullish(),
  totalLiquidityUsd: z.string().nullish(),
  totalFullyDilutedValuation: z.string().nullish(),
})

/**
 * What a token is, how much of it exists and what that is worth.
 */
export const zTokenMetadata = z.object({
  mint: z.string(),
  standard: z.string().nullish(),
  name: z.string().nullish(),
  symbol: z.string().nullish(),
  logo: z.string().nullish(),
  decimals: z.union([z.string(), z.int()]).nullish(),
  tokenStandard: z.int().nullish(),
  score: z.int().nullish(),
  totalSupply: z.string().nullish(),
  totalSupplyFormatted: z.string().nullish(),
  circulatingSupply: z.string().nullish(),
  fullyDilutedValue: z.string().nullish(),
  marketCap: z.string().nullish(),
  metaplex: zMetaplexToken.nullish(),
  links: z.record(z.string(), z.unknown()).nullish(),
  description: z.string().nullish(),
  isVerifiedContract: z.boolean().nullish(),
  categories: z.array(z.string()).nullish(),
  possibleSpam: z.boolean().nullish(),
})

/**
 * A page of pairs in which a token is traded.
 */
export const zTokenPairs = z.object({
  cursor: z.string().nullish(),
  pageSize: z.int().nullish(),
  page: z.int().nullish(),
  pairs: z.array(zPair),
})

/**
 * How many, within several periods up to now.
 */
export const zTrendingCounts = z.object({
  '1h': z.int().nullish(),
  '4h': z.int().nullish(),
  '12h': z.int().nullish(),
  '24h': z.int().nullish(),
})

/**
 * How far something moved, within several periods up to now.
 */
export const zTrendingPercents = z.object({
  '1h': z.number().nullish(),
  '4h': z.number().nullish(),
  '12h': z.number().nullish(),
  '24h': z.number().nullish(),
})

/**
 * How much in US dollars, within several periods up to now.
 */
export const zTrendingUsd = z.object({
  '1h': z.number().nullish(),
  '4h': z.number().nullish(),
  '12h': z.number().nullish(),
  '24h': z.number().nullish(),
})

/**
 * A token that is sought after, with its trade within the last day.
 */
export const zTrendingToken = z.object({
  chainId: z.string(),
  tokenAddress: z.string(),
  name: z.string().nullish(),
  uniqueName: z.string().nullish(),
  symbol: z.string().nullish(),
  decimals: z.union([z.int(), z.string()]).nullish(),
  logo: z.string().nullish(),
  usdPrice: z.number().nullish(),
  createdAt: z.int().nullish(),
  marketCap: z.number().nullish(),
  liquidityUsd: z.number().nullish(),
  holders: z.int().nullish(),
  pricePercentChange: zTrendingPercents.nullish(),
  totalVolume: zTrendingUsd.nullish(),
  transactions: zTrendingCounts.nullish(),
  buyTransactions: zTrendingCounts.nullish(),
  sellTransactions: zTrendingCounts.nullish(),
  buyers: zTrendingCounts.nullish(),
  sellers: zTrendingCounts.nullish(),
})

/**
 * How much in US dollars, within several periods up to now.
 */
export const zUsdByPeriod = z.object({
  '5min': z.number().nullish(),
  '1h': z.number().nullish(),
  '4h': z.number().nullish(),
  '24h': z.number().nullish(),
})

/**
 * Liquidity and trade of all pairs of a token together.
 */
export const zAggregatedPairStats = z.object({
  totalLiquidityUsd: z.number().nullish(),
  totalActivePairs: z.int().nullish(),
  totalActiveDexes: z.int().nullish(),
  totalSwaps: zCountsByPeriod.nullish(),
  totalVolume: zUsdByPeriod.nullish(),
  totalBuyVolume: zUsdByPeriod.nullish(),
  totalSellVolume: zUsdByPeriod.nullish(),
  totalBuyers: zCountsByPeriod.nullish(),
  totalSellers: zCountsByPeriod.nullish(),
})

/**
 * A pair, its price now, and its trade within the last day.
 */
export const zPairStats = z.object({
  tokenAddress: z.string().nullish(),
  tokenName: z.string().nullish(),
  tokenSymbol: z.string().nullish(),
  tokenLogo: z.string().nullish(),
  pairCreated: z.iso.datetime({ offset: true, local: true }).nullish(),
  pairLabel: z.string().nullish(),
  pairAddress: z.string(),
  exchange: z.string().nullish(),
  exchangeAddress: z.string().nullish(),
  exchangeLogo: z.string().nullish(),
  exchangeUrl: z.string().nullish(),
  currentUsdPrice: z.string().nullish(),
  currentNativePrice: z.string().nullish(),
  totalLiquidityUsd: z.string().nullish(),
  pricePercentChange: zPercentsByPeriod.nullish(),
  liquidityPercentChange: zPercentsByPeriod.nullish(),
  buys: zCountsByPeriod.nullish(),
  sells: zCountsByPeriod.nullish(),
  totalVolume: zUsdByPeriod.nullish(),
  buyVolume: zUsdByPeriod.nullish(),
  sellVolume: zUsdByPeriod.nullish(),
  buyers: zCountsByPeriod.nullish(),
  sellers: zCountsByPeriod.nullish(),
})

export const zBalancePath = z.object({
  address: z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/),
  network: z.enum(['mainnet', 'devnet']),
})

/**
 * The balance.
 */
export const zBalanceResponse = zNativeBalance

export const zGetSplPath = z.object({
  address: z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/),
  network: z.enum(['mainnet', 'devnet']),
})

export const zGetSplQuery = z.object({
  excludeSpam: z.boolean().optional(),
})

/**
 * A row per token account of the wallet.
 */
export const zGetSplResponse = z.array(zSplTokenBalance)

export const zGetPortfolioPath = z.object({
  address: z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/),
  network: z.enum(['mainnet', 'devnet']),
})

export const zGetPortfolioQuery = z.object({
  nftMetadata: z.boolean().optional(),
  mediaItems: z.boolean().optional(),
  excludeSpam: z.boolean().optional(),
})

/**
 * The holdings.
 */
export const zGetPortfolioResponse = zPortfolio

export const zGetNftsPath = z.object({
  address: z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/),
  network: z.enum(['mainnet', 'devnet']),
})

export const zGetNftsQuery = z.object({
  nftMetadata: z.boolean().optional(),
  mediaItems: z.boolean().optional(),
  excludeSpam: z.boolean().optional(),
  includeFungibleAssets: z.boolean().optional(),
})

/**
 * A row per NFT.
 */
export const zGetNftsResponse = z.array(zSplNft)

export const zGetSwapsByWalletAddressPath = z.object({
  address: z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/),
  network: z.enum(['mainnet', 'devnet']),
})

export const zGetSwapsByWalletAddressQuery = z.object({
  fromDate: z.iso.datetime({ offset: true, local: true }).optional(),
  toDate: z.iso.datetime({ offset: true, local: true }).optional(),
  transactionTypes: z.array(z.enum(['buy', 'sell'])).optional(),
  tokenAddress: z
    .string()
    .regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)
    .optional(),
  cursor: z.string().optional(),
  order: z.enum(['ASC', 'DESC']).optional(),
  limit: z.int().gte(1).optional(),
})

/**
 * A page of the wallet's swaps.
 */
export const zGetSwapsByWalletAddressResponse = zSwaps

export const zGetNftMetadataPath = z.object({
  address: z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/),
  network: z.enum(['mainnet', 'devnet']),
})

export const zGetNftMetadataQuery = z.object({
  mediaItems: z.boolean().optional(),
})

/**
 * The NFT.
 */
export const zGetNftMetadataResponse = zNftMetadata

export const zGetTokenMetadataPath = z.object({
  address: z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/),
  network: z.enum(['mainnet', 'devnet']),
})

/**
 * The token.
 */
export const zGetTokenMetadataResponse = zTokenMetadata

/**
 * The tokens to look up.
 */
export const zGetMultipleTokenMetadataBody = zTokenAddresses

export const zGetMultipleTokenMetadataPath = z.object({
  network: z.enum(['mainnet', 'devnet']),
})

/**
 * A row per token.
 */
export const zGetMultipleTokenMetadataResponse = z.array(zTokenMetadata)

export const zGetTokenPricePath = z.object({
  address: z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/),
  network: z.enum(['mainnet', 'devnet']),
})

/**
 * The price and where it was found.
 */
export const zGetTokenPriceResponse = zSplTokenPrice

/**
 * The tokens to price.
 */
export const zGetMultipleTokenPricesBody = zTokenAddresses

export const zGetMultipleTokenPricesPath = z.object({
  network: z.enum(['mainnet', 'devnet']),
})

/**
 * A row per token with a price.
 */
export const zGetMultipleTokenPricesResponse = z.array(zSplTokenPrice)

export const zGetTokenPairsPath = z.object({
  address: z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/),
  network: z.enum(['mainnet', 'devnet']),
})

export const zGetTokenPairsQuery = z.object({
  cursor: z.string().optional(),
  limit: z.int().gte(1).optional(),
})

/**
 * A page of pairs.
 */
export const zGetTokenPairsResponse = zTokenPairs

export const zGetAggregatedTokenPairStatsPath = z.object({
  address: z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/),
  network: z.enum(['mainnet', 'devnet']),
})

/**
 * The sums.
 */
export const zGetAggregatedTokenPairStatsResponse = zAggregatedPairStats

export const zGetPairStatsPath = z.object({
  pairAddress: z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/),
  network: z.enum(['mainnet', 'devnet']),
})

/**
 * The pair and its trade.
 */
export const zGetPairStatsResponse = zPairStats

export const zGetCandleSticksPath = z.object({
  address: z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/),
  network: z.enum(['mainnet', 'devnet']),
})

export const zGetCandleSticksQuery = z.object({
  fromDate: z.iso.datetime({ offset: true, local: true }),
  toDate: z.iso.datetime({ offset: true, local: true }),
  timeframe: z.enum(['1s', '10s', '30s', '1min', '5min', '10min', '30min', '1h', '4h', '12h', '1d', '1w', '1M']),
  currency: z.enum(['usd', 'native']),
  cursor: z.string().optional(),
  limit: z.int().gte(1).optional(),
})

/**
 * A page of candlesticks.
 */
export const zGetCandleSticksResponse = zCandlesticks

export const zGetSwapsByTokenAddressPath = z.object({
  address: z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/),
  network: z.enum(['mainnet', 'devnet']),
})

export const zGetSwapsByTokenAddressQuery = z.object({
  fromDate: z.iso.datetime({ offset: true, local: true }).optional(),
  toDate: z.iso.datetime({ offset: true, local: true }).optional(),
  transactionTypes: z.array(z.enum(['buy', 'sell'])).optional(),
  cursor: z.string().optional(),
  order: z.enum(['ASC', 'DESC']).optional(),
  limit: z.int().gte(1).optional(),
})

/**
 * A page of the token's swaps.
 */
export const zGetSwapsByTokenAddressResponse = zSwaps

export const zGetSwapsByPairAddressPath = z.object({
  pairAddress: z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/),
  network: z.enum(['mainnet', 'devnet']),
})

export const zGetSwapsByPairAddressQuery = z.object({
  fromDate: z.iso.datetime({ offset: true, local: true }).optional(),
  toDate: z.iso.datetime({ offset: true, local: true }).optional(),
  transactionTypes: z.array(z.enum(['buy', 'sell', 'addLiquidity', 'removeLiquidity'])).optional(),
  cursor: z.string().optional(),
  order: z.enum(['ASC', 'DESC']).optional(),
  limit: z.int().gte(1).optional(),
})

/**
 * A page of what happened in the pair.
 */
export const zGetSwapsByPairAddressResponse = zPairSwaps

export const zGetTokenAnalyticsPath = z.object({
  tokenAddress: z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/),
})

export const zGetTokenAnalyticsQuery = z.object({
  chain: z.enum(['solana']).optional(),
})

/**
 * The trade in the token.
 */
export const zGetTokenAnalyticsResponse = zTokenAnalytics

export const zGetTrendingTokensQuery = z.object({
  chain: z.enum(['solana']).optional(),
  limit: z.int().gte(0).optional(),
})

/**
 * A row per token.
 */
export const zGetTrendingTokensResponse = z.array(zTrendingToken)

/** Response schemas by API and operation id, for the client's `validate` option. */
export const answers = {
  'solana.balance': zBalanceResponse,
  'solana.getSPL': zGetSplResponse,
  'solana.getPortfolio': zGetPortfolioResponse,
  'solana.getNFTs': zGetNftsResponse,
  'solana.getSwapsByWalletAddress': zGetSwapsByWalletAddressResponse,
  'solana.getNFTMetadata': zGetNftMetadataResponse,
  'solana.getTokenMetadata': zGetTokenMetadataResponse,
  'solana.getMultipleTokenMetadata': zGetMultipleTokenMetadataResponse,
  'solana.getTokenPrice': zGetTokenPriceResponse,
  'solana.getMultipleTokenPrices': zGetMultipleTokenPricesResponse,
  'solana.getTokenPairs': zGetTokenPairsResponse,
  'solana.getAggregatedTokenPairStats': zGetAggregatedTokenPairStatsResponse,
  'solana.getPairStats': zGetPairStatsResponse,
  'solana.getCandleSticks': zGetCandleSticksResponse,
  'solana.getSwapsByTokenAddress': zGetSwapsByTokenAddressResponse,
  'solana.getSwapsByPairAddress': zGetSwapsByPairAddressResponse,
  'solana.getTokenAnalytics': zGetTokenAnalyticsResponse,
  'solana.getTrendingTokens': zGetTrendingTokensResponse,
}
