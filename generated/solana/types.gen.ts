// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { DateInput } from '../../src/operation/encode/inputTypes.js'
import type { EvmOrSolanaAddress, EvmOrSolanaChain } from '../../src/values/evmOrSolana.js'
import type { SolanaNetwork } from '../../src/values/networks.js'
import type { SolanaAddress } from '../../src/values/solanaAddress.js'

/** Liquidity and trade of all pairs of a token together. */
export interface AggregatedPairStats {
  /** What all pairs are worth together, in US dollars. */
  readonly totalLiquidityUsd?: number
  /** Pairs in which the token is traded. */
  readonly totalActivePairs?: number
  /** Exchanges on which the token is traded. */
  readonly totalActiveDexes?: number
  /** How often the token was traded. */
  readonly totalSwaps?: CountsByPeriod
  /** What was traded, in US dollars. */
  readonly totalVolume?: UsdByPeriod
  /** What was bought, in US dollars. */
  readonly totalBuyVolume?: UsdByPeriod
  /** What was sold, in US dollars. */
  readonly totalSellVolume?: UsdByPeriod
  /** How many wallets bought. */
  readonly totalBuyers?: CountsByPeriod
  /** How many wallets sold. */
  readonly totalSellers?: CountsByPeriod
}

/** How many, within several periods up to now. */
export interface AnalyticsCounts {
  /** Number within the last five minutes. */
  readonly '5m'?: number
  /** Number within the last hour. */
  readonly '1h'?: number
  /** Number within the last six hours. */
  readonly '6h'?: number
  /** Number within the last 24 hours. */
  readonly '24h'?: number
}

/** How far something moved, within several periods up to now. */
export interface AnalyticsPercents {
  /** Change within the last five minutes, in percent. */
  readonly '5m'?: number
  /** Change within the last hour, in percent. */
  readonly '1h'?: number
  /** Change within the last six hours, in percent. */
  readonly '6h'?: number
  /** Change within the last 24 hours, in percent. */
  readonly '24h'?: number
}

/** How much in US dollars, within several periods up to now. */
export interface AnalyticsUsd {
  /** Sum of the last five minutes, in US dollars. */
  readonly '5m'?: number
  /** Sum of the last hour, in US dollars. */
  readonly '1h'?: number
  /** Sum of the last six hours, in US dollars. */
  readonly '6h'?: number
  /** Sum of the last 24 hours, in US dollars. */
  readonly '24h'?: number
}

/** The prices of a pair within one interval. They are in the `currency` of the page. */
export interface Candlestick {
  /** Start of the interval, UTC; null where the service does not have it. */
  readonly timestamp: Date | null
  /** First price of the interval, in `currency`; null where nothing is known of the interval. */
  readonly open?: number | null
  /** Last price of the interval, in `currency`; null where nothing is known of the interval. */
  readonly close?: number | null
  /** Highest price of the interval, in `currency`; null where nothing is known of the interval. */
  readonly high?: number | null
  /** Lowest price of the interval, in `currency`; null where nothing is known of the interval. */
  readonly low?: number | null
  /** What was traded in the interval, in `currency`; null where nothing is known of the interval. */
  readonly volume?: number | null
  /** How often was traded in the interval. */
  readonly trades?: number
  /** How often was traded in the interval; only older responses have it. */
  readonly swaps?: number
}

/** A page of candlesticks of a pair. */
export interface Candlesticks {
  /** Opens the next page when given as `cursor`; null, empty or absent on the last one. */
  readonly cursor?: string | null
  /** Number of this page, the first being 1. */
  readonly page?: number
  /** Account of the pair. */
  readonly pairAddress?: SolanaAddress
  /** Mint of the token that is priced; null where it is not known. */
  readonly tokenAddress?: SolanaAddress | null
  /** Length of an interval, as it was asked for. */
  readonly timeframe?:
    | '1s'
    | '10s'
    | '30s'
    | '1min'
    | '5min'
    | '10min'
    | '30min'
    | '1h'
    | '4h'
    | '12h'
    | '1d'
    | '1w'
    | '1M'
    | (string & {})
  /** Currency of the prices, as it was asked for. */
  readonly currency?: 'usd' | 'native' | (string & {})
  /** The candlesticks of this page. */
  readonly result: readonly Candlestick[]
}

/** How many, within several periods up to now. */
export interface CountsByPeriod {
  /** Number within the last five minutes; null where it is not known. */
  readonly '5min'?: number | null
  /** Number within the last hour; null where it is not known. */
  readonly '1h'?: number | null
  /** Number within the last four hours; null where it is not known. */
  readonly '4h'?: number | null
  /** Number within the last 24 hours; null where it is not known. */
  readonly '24h'?: number | null
}

/** What the Token Metadata program of Metaplex holds about an NFT. */
export interface MetaplexNft {
  /** Where the metadata is; null when it is nowhere. */
  readonly metadataUri?: string | null
  /** Whether it is an original, of which numbered prints may be made. */
  readonly masterEdition?: boolean
  /** Whether the metadata may still be changed. */
  readonly isMutable?: boolean
  /** Whether it was sold for the first time: 1 if so, else 0. */
  readonly primarySaleHappened?: number
  /** Royalty on a sale, in hundredths of a percent: 420 is 4.2 %. */
  readonly sellerFeeBasisPoints?: number
  /** Who may change the metadata; null when nobody may. */
  readonly updateAuthority?: SolanaAddress | null
  /** Owners of the NFT. Only older responses have the list. */
  readonly owners?: readonly unknown[]
}

/** What the Token Metadata program of Metaplex holds about a token. */
export interface MetaplexToken {
  /** Where the metadata is; null when it is nowhere. */
  readonly metadataUri?: string | null
  /** Whether it is an original, of which numbered prints may be made. */
  readonly masterEdition?: boolean
  /** Whether the metadata may still be changed. */
  readonly isMutable?: boolean
  /** Whether it was sold for the first time: 1 if so, else 0. */
  readonly primarySaleHappened?: number
  /** Royalty on a sale, in hundredths of a percent; 0 for tokens as a rule. */
  readonly sellerFeeBasisPoints?: number
  /** Who may change the metadata; null when nobody may. */
  readonly updateAuthority?: SolanaAddress | null
}

/** The SOL of a wallet. */
export interface NativeBalance {
  /** The balance, in lamports. */
  readonly lamports: bigint
  /** The balance, in SOL. */
  readonly solana?: string
}

/** What the chain and the metadata say about an NFT. */
export interface NftMetadata {
  /** Mint of the NFT. */
  readonly mint: SolanaAddress
  /** Mint of the NFT, as `mint`. */
  readonly address?: SolanaAddress
  /** Standard of the metadata, such as `metaplex`. */
  readonly standard?: string
  /** Name of the NFT. */
  readonly name?: string
  /** Short name of the collection. */
  readonly symbol?: string
  /**
   * Number of the NFT's kind by the Token Metadata program of Metaplex, 0 being one that exists once; null where it is
   * not known.
   */
  readonly tokenStandard?: number | null
  /** Text about the NFT or its collection; null if there is none. */
  readonly description?: string | null
  /** URL of the picture, as the metadata gives it; null if there is none. */
  readonly imageOriginalUrl?: string | null
  /** Page about the NFT on its project's site; null if there is none. */
  readonly externalUrl?: string | null
  /** URL of the metadata; null if there is none. */
  readonly metadataOriginalUrl?: string | null
  /** How much of it exists, 1 of what exists once. */
  readonly totalSupply?: bigint
  /** What the Token Metadata program of Metaplex holds about an NFT. */
  readonly metaplex?: MetaplexNft
  /** Traits of the NFT. */
  readonly attributes?: readonly SplNftAttribute[]
  /** The standard and the names under which an NFT was made. */
  readonly contract?: SplNftContract
  /** The collection of an NFT. */
  readonly collection?: SplNftCollection
  /** When an NFT was minted. */
  readonly firstCreated?: SplNftFirstCreated
  /** Who made it and shares in the royalties; null if there is none. */
  readonly creators?: readonly SplNftCreator[] | null
  /** What the metadata says beyond its usual fields; keys are its author's own; null if there is none. */
  readonly properties?: Readonly<Record<string, unknown>> | null
  /** Previews of its image, audio or video; with `mediaItems`; null if there is none. */
  readonly media?: SplNftMedia | null
  /** Whether the service considers the NFT to be spam. */
  readonly possibleSpam?: boolean
}

/** Two tokens that are traded for each other on one exchange. */
export interface Pair {
  /** Program of the exchange. */
  readonly exchangeAddress?: SolanaAddress
  /** Name of the exchange, such as Raydium AMM v4; null where it is not known. */
  readonly exchangeName?: string | null
  /** URL of the exchange's logo; null if there is none. */
  readonly exchangeLogo?: string | null
  /** Account of the pair. */
  readonly pairAddress: SolanaAddress
  /** Both tickers, such as SRM/USDT; null where it is not known. */
  readonly pairLabel?: string | null
  /** Price of one whole base token, in US dollars; null where it is not known. */
  readonly usdPrice?: number | null
  /** How far the price moved within 24 hours, in percent; null where it is not known. */
  readonly usdPrice24hrPercentChange?: number | null
  /** How far the price moved within 24 hours, in US dollars; null where it is not known. */
  readonly usdPrice24hrUsdChange?: number | null
  /** What was traded within 24 hours, in SOL; null where it is not known. */
  readonly volume24hrNative?: number | null
  /** What was traded within 24 hours, in US dollars; null where it is not known. */
  readonly volume24hrUsd?: number | null
  /** What both sides of the pair are worth together, in US dollars; null where it is not known. */
  readonly liquidityUsd?: number | null
  /** Whether the pair is no longer traded; null where it is not known. */
  readonly inactivePair?: boolean | null
  /**
   * How evenly the liquidity lies on both sides: 1 where they are worth the same, 0 where all is on one side or there
   * is next to none.
   */
  readonly liquiditySkew?: number
  /** The token that is priced, its mint or its ticker. */
  readonly baseToken?: string
  /** The token that the price is paid in, its mint or its ticker. */
  readonly quoteToken?: string
  /** Both tokens. */
  readonly pair?: readonly PairToken[]
}

/** A pair, its price now, and its trade within the last day. */
export interface PairStats {
  /** Mint of the token that is priced. */
  readonly tokenAddress?: SolanaAddress
  /** Name of the token that is priced; null where it is not known. */
  readonly tokenName?: string | null
  /** Ticker of the token that is priced; null where it is not known. */
  readonly tokenSymbol?: string | null
  /** URL of the priced token's logo; null if there is none. */
  readonly tokenLogo?: string | null
  /** When the pair was made, UTC; null where it is not known. */
  readonly pairCreated?: Date | null
  /** Both tickers, such as SOL/USDC; null where it is not known. */
  readonly pairLabel?: string | null
  /** Account of the pair. */
  readonly pairAddress: SolanaAddress
  /** Name of the exchange, such as Orca Whirlpool; null where it is not known. */
  readonly exchange?: string | null
  /** Program of the exchange. */
  readonly exchangeAddress?: SolanaAddress
  /** URL of the exchange's logo; null if there is none. */
  readonly exchangeLogo?: string | null
  /** Site of the exchange; null if there is none. */
  readonly exchangeUrl?: string | null
  /** Price of one whole token now, in US dollars; null where it is not known. */
  readonly currentUsdPrice?: string | null
  /** Price of one whole token now, in SOL; null where it is not known. */
  readonly currentNativePrice?: string | null
  /** What both sides of the pair are worth together, in US dollars; null where it is not known. */
  readonly totalLiquidityUsd?: string | null
  /** How far the price moved, in percent. */
  readonly pricePercentChange?: PercentsByPeriod
  /** How far the liquidity moved, in percent. */
  readonly liquidityPercentChange?: PercentsByPeriod
  /** How often the token was bought. */
  readonly buys?: CountsByPeriod
  /** How often the token was sold. */
  readonly sells?: CountsByPeriod
  /** What was traded, in US dollars. */
  readonly totalVolume?: UsdByPeriod
  /** What was bought, in US dollars. */
  readonly buyVolume?: UsdByPeriod
  /** What was sold, in US dollars. */
  readonly sellVolume?: UsdByPeriod
  /** How many wallets bought. */
  readonly buyers?: CountsByPeriod
  /** How many wallets sold. */
  readonly sellers?: CountsByPeriod
}

/** A swap in a pair, or liquidity that was added or removed. */
export interface PairSwap {
  /** Signature of the transaction; null where the service does not have it. */
  readonly transactionHash: string | null
  /** What happened; null where it is not known. */
  readonly transactionType?: 'buy' | 'sell' | 'addLiquidity' | 'removeLiquidity' | (string & {}) | null
  /** Position of the transaction in its block; null where it is not known. */
  readonly transactionIndex?: number | null
  /**
   * What it did to the wallet's position; the service writes it in small or in capital letters; null where it is not
   * known.
   */
  readonly subCategory?: 'accumulation' | 'newPosition' | 'sellAll' | (string & {}) | null
  /** Time of the block, UTC; null where the service does not have it. */
  readonly blockTimestamp?: Date | null
  /** Block of the transaction. */
  readonly blockNumber?: bigint
  /** Who did it; null where it is not known. */
  readonly walletAddress?: SolanaAddress | null
  /** How much of the base token moved, in whole tokens; null where it is not known. */
  readonly baseTokenAmount?: string | null
  /** How much of the quote token moved, in whole tokens; null where it is not known. */
  readonly quoteTokenAmount?: string | null
  /** Price of one base token, in US dollars. */
  readonly baseTokenPriceUsd?: number
  /** Price of one quote token, in US dollars. */
  readonly quoteTokenPriceUsd?: number
  /** Price of one base token, in quote tokens; null where it is not known. */
  readonly baseQuotePrice?: string | null
  /** What it was worth, in US dollars. */
  readonly totalValueUsd?: number
}

/** One token of a pair. */
export interface PairSwapToken {
  /** Mint of the token; null where it is not known. */
  readonly address?: SolanaAddress | null
  /** Name of the token; null where it is not known. */
  readonly name?: string | null
  /** Ticker of the token; null where it is not known. */
  readonly symbol?: string | null
  /** URL of the token's logo; null if there is none. */
  readonly logo?: string | null
  /** Decimal places of the token; null where they are not known. */
  readonly decimals?: number | null
}

/** A page of what happened in one pair. */
export interface PairSwaps {
  /** Number of this page, the first being 1. */
  readonly page?: number
  /** Rows a full page has. */
  readonly pageSize?: number
  /** Opens the next page when given as `cursor`; null, empty or absent on the last one. */
  readonly cursor?: string | null
  /** Name of the exchange, such as Raydium AMM v4; null where it is not known. */
  readonly exchangeName?: string | null
  /** URL of the exchange's logo; null if there is none. */
  readonly exchangeLogo?: string | null
  /** Program of the exchange; null where it is not known. */
  readonly exchangeAddress?: SolanaAddress | null
  /** Both tickers, such as BREAD/SOL; null where it is not known. */
  readonly pairLabel?: string | null
  /** Account of the pair; null where it is not known. */
  readonly pairAddress?: SolanaAddress | null
  /** The token that is priced. */
  readonly baseToken?: PairSwapToken
  /** The token that the price is paid in. */
  readonly quoteToken?: PairSwapToken
  /** What happened, a row each. */
  readonly result: readonly PairSwap[]
}

/** One side of a pair. */
export interface PairToken {
  /** Mint of the token. */
  readonly tokenAddress?: SolanaAddress
  /** Name of the token; null where it is not known. */
  readonly tokenName?: string | null
  /** Ticker of the token; null where it is not known. */
  readonly tokenSymbol?: string | null
  /** URL of the token's logo; null if there is none. */
  readonly tokenLogo?: string | null
  /** Decimal places of the token; null where it is not known. */
  readonly tokenDecimals?: number | null
  /** Which side of the pair it is. */
  readonly pairTokenType?: 'token0' | 'token1' | (string & {})
  /** What lies on this side, in US dollars; null where it is not known. */
  readonly liquidityUsd?: number | null
}

/** How far something moved, within several periods up to now. */
export interface PercentsByPeriod {
  /** Change within the last five minutes, in percent; null where it is not known. */
  readonly '5min'?: number | null
  /** Change within the last hour, in percent; null where it is not known. */
  readonly '1h'?: number | null
  /** Change within the last four hours, in percent; null where it is not known. */
  readonly '4h'?: number | null
  /** Change within the last 24 hours, in percent; null where it is not known. */
  readonly '24h'?: number | null
}

/** All that a wallet holds: SOL, tokens and NFTs. */
export interface Portfolio {
  /** The SOL of a wallet. */
  readonly nativeBalance: NativeBalance
  /** The tokens, a row per token account of the wallet. */
  readonly tokens: readonly SplTokenBalance[]
  /** The NFTs, a row each. */
  readonly nfts: readonly SplNft[]
}

/** The price of one whole token in the native currency. */
export interface SplNativePrice {
  /** The price, in the smallest unit of the currency, which are lamports. */
  readonly value?: bigint
  /** Decimal places of the currency, which are 9. */
  readonly decimals?: number
  /** Name of the currency, Wrapped Solana. */
  readonly name?: string
  /** Ticker of the currency, such as WSOL. */
  readonly symbol?: string
}

/** An NFT in a wallet. */
export interface SplNft {
  /** The wallet's account for this NFT. */
  readonly associatedTokenAddress?: SolanaAddress
  /** Mint of the NFT. */
  readonly mint: SolanaAddress
  /** Name of the NFT. */
  readonly name?: string
  /** Short name of the collection. */
  readonly symbol?: string
  /**
   * Number of the NFT's kind by the Token Metadata program of Metaplex, 0 being one that exists once; null where it is
   * not known.
   */
  readonly tokenStandard?: number | null
  /** How much of it the wallet holds, in whole units; 1 of what exists once. */
  readonly amount?: string
  /** How much of it the wallet holds, in its smallest unit; 1 of what exists once. */
  readonly amountRaw?: bigint
  /** Decimal places of `amountRaw`, 0 of what exists once. */
  readonly decimals?: number
  /** Whether the service considers the NFT to be spam. */
  readonly possibleSpam?: boolean
  /** How much of it exists, in its smallest unit; with `nftMetadata`. */
  readonly totalSupply?: bigint
  /** Traits of the NFT; with `nftMetadata`. */
  readonly attributes?: readonly SplNftAttribute[]
  /** Standard and name under which the NFT was made; with `nftMetadata`. */
  readonly contract?: SplNftContract
  /** The collection it belongs to; with `nftMetadata`. */
  readonly collection?: SplNftCollection
  /** When and by which transaction it was minted; with `nftMetadata`. */
  readonly firstCreated?: SplNftFirstCreated
  /** Who made it and shares in the royalties; with `nftMetadata`; null if there is none. */
  readonly creators?: readonly SplNftCreator[] | null
  /**
   * What the metadata says beyond its usual fields; keys are its author's own. With `nftMetadata`; null if there is
   * none.
   */
  readonly properties?: Readonly<Record<string, unknown>> | null
  /** Previews of its image, audio or video; with `mediaItems`; null if there is none. */
  readonly media?: SplNftMedia | null
}

/** One trait of an NFT. */
export interface SplNftAttribute {
  /** What the trait is about, such as `Fur` or `Background`; null where the metadata does not say. */
  readonly traitType?: string | null
  /** What the NFT has there: text, a number or true or false. */
  readonly value?: unknown
}

/** The collection of an NFT. */
export interface SplNftCollection {
  /** Mint of the collection; null if there is none. */
  readonly collectionAddress?: SolanaAddress | null
  /** Name of the collection; null if it has none. */
  readonly name?: string | null
  /** Text about the collection; null if it has none. */
  readonly description?: string | null
  /** URL of the collection's picture; null if there is none. */
  readonly imageOriginalUrl?: string | null
  /** Page of the collection's project; null if there is none. */
  readonly externalUrl?: string | null
  /** Mint of the collection's own NFT by Metaplex; null if there is none. */
  readonly metaplexMint?: SolanaAddress | null
  /** Royalty on a sale, in hundredths of a percent: 420 is 4.2 %; null where it is not known. */
  readonly sellerFeeBasisPoints?: number | null
}

/** The standard and the names under which an NFT was made. */
export interface SplNftContract {
  /** Standard, such as `metaplex`; null where it is not known. */
  readonly type?: string | null
  /** Name of the collection; null if there is none. */
  readonly name?: string | null
  /** Short name of the collection; null if there is none. */
  readonly symbol?: string | null
}

/** Someone who made an NFT. */
export interface SplNftCreator {
  /** The creator; null where it is not known. */
  readonly address?: SolanaAddress | null
  /** Share of the royalties, in percent; null where it is not known. */
  readonly share?: number | null
  /** Whether the creator has signed for it; null where it is not known. */
  readonly verified?: boolean | null
}

/** When an NFT was minted. */
export interface SplNftFirstCreated {
  /** When it was minted, UTC; null where that is not known. */
  readonly mintTimestamp?: Date | null
  /** Block in which it was minted; null where that is not known. */
  readonly mintBlockNumber?: bigint | null
  /** Signature of the transaction that minted it; null where that is not known. */
  readonly mintTransaction?: string | null
}

/** The picture, sound or video of an NFT and the previews the service made of it. */
export interface SplNftMedia {
  /** Media type of the original, such as `image/png`. */
  readonly mimetype?: string
  /** Kind of the original. */
  readonly category?: 'image' | 'audio' | 'video' | (string & {})
  /** URL of the original. */
  readonly originalMediaUrl?: string
  /**
   * How far the previews are: ready with `success`, still being made with `processing`, otherwise why there are none.
   */
  readonly status?:
    | 'success'
    | 'processing'
    | 'unsupported_media'
    | 'invalid_url'
    | 'host_unavailable'
    | 'temporarily_unavailable'
    | (string & {})
  /** When the service last looked at the original, UTC. */
  readonly updatedAt?: Date
  /** Previews of one picture in three sizes. */
  readonly mediaCollection?: SplNftMediaCollection
}

/** Previews of one picture in three sizes. */
export interface SplNftMediaCollection {
  /** The smallest preview. */
  readonly low?: SplNftMediaItem
  /** The preview of middling size. */
  readonly medium?: SplNftMediaItem
  /** The largest preview. */
  readonly high?: SplNftMediaItem
}

/** A preview in one size. */
export interface SplNftMediaItem {
  /** Width of the preview, in pixels. */
  readonly width?: number
  /** Height of the preview, in pixels. */
  readonly height?: number
  /** URL of the preview. */
  readonly url?: string
}

/** What a wallet holds of one token. */
export interface SplTokenBalance {
  /** The wallet's account for this token. */
  readonly associatedTokenAddress?: SolanaAddress
  /** Mint of the token. */
  readonly mint: SolanaAddress
  /** Name of the token. */
  readonly name?: string
  /** Ticker of the token. */
  readonly symbol?: string
  /**
   * Number of the token's kind by the Token Metadata program of Metaplex, 2 being a fungible token; null where it is
   * not known.
   */
  readonly tokenStandard?: number | null
  /** The service's rating of the token, from 0 to 100; null where it has none. */
  readonly score?: number | null
  /** The holding, in whole tokens. */
  readonly amount?: string
  /** The holding, in the token's smallest unit. */
  readonly amountRaw: bigint
  /** Decimal places of the token. */
  readonly decimals?: number
  /** URL of the token's logo; null if there is none. */
  readonly logo?: string | null
  /** Whether the service has verified the token. */
  readonly isVerifiedContract?: boolean
  /** Whether the service considers the token to be spam. */
  readonly possibleSpam?: boolean
}

/** The price of one whole token and the pair it comes from. A token without a price has none of it. */
export interface SplTokenPrice {
  /** Mint of the priced token. */
  readonly tokenAddress?: SolanaAddress
  /** The pair that the price comes from. */
  readonly pairAddress?: SolanaAddress
  /** Name of the exchange that the price comes from, such as Raydium. */
  readonly exchangeName?: string
  /** Program of the exchange that the price comes from. */
  readonly exchangeAddress?: SolanaAddress
  /** The price of one whole token in the native currency. */
  readonly nativePrice?: SplNativePrice
  /** Price of one whole token, in US dollars. */
  readonly usdPrice?: number
  /** Price of one whole token 24 hours ago, in US dollars; null where it is not known. */
  readonly usdPrice24h?: number | null
  /** How far the price moved within 24 hours, in US dollars; negative for a fall; null where it is not known. */
  readonly usdPrice24hrUsdChange?: number | null
  /** How far the price moved within 24 hours, in percent; negative for a fall; null where it is not known. */
  readonly usdPrice24hrPercentChange?: number | null
  /** URL of the token's logo; null if there is none. */
  readonly logo?: string | null
  /** Name of the priced token; null where it is not known. */
  readonly name?: string | null
  /** Ticker of the priced token; null where it is not known. */
  readonly symbol?: string | null
  /** The service's rating of the token, from 0 to 100; null where it has none. */
  readonly score?: number | null
  /** Whether the service has verified the token; null where it is not known. */
  readonly isVerifiedContract?: boolean | null
}

/** One token that was given for another on an exchange. */
export interface Swap {
  /** Signature of the transaction; null where the service does not have it. */
  readonly transactionHash: string | null
  /** Position of the transaction in its block. */
  readonly transactionIndex?: number
  /** Whether the base token was bought or sold. */
  readonly transactionType?: 'buy' | 'sell' | (string & {})
  /** Block of the transaction. */
  readonly blockNumber?: bigint
  /** Time of the block, UTC; null where the service does not have it. */
  readonly blockTimestamp?: Date | null
  /**
   * What the swap did to the wallet's position; the service writes it in small or in capital letters; null where it is
   * not known.
   */
  readonly subCategory?: 'accumulation' | 'newPosition' | 'sellAll' | (string & {}) | null
  /** Who swapped; null where the service does not have it. */
  readonly walletAddress?: SolanaAddress | null
  /** The pair in which it happened; null where it is not known. */
  readonly pairAddress?: SolanaAddress | null
  /** Both tickers, such as $WIF/SOL; null where it is not known. */
  readonly pairLabel?: string | null
  /** Program of the exchange; null where it is not known. */
  readonly exchangeAddress?: SolanaAddress | null
  /** Name of the exchange, such as Raydium AMM v4; null where it is not known. */
  readonly exchangeName?: string | null
  /** URL of the exchange's logo; null if there is none. */
  readonly exchangeLogo?: string | null
  /** The token that is priced, its mint or its ticker; null where it is not known. */
  readonly baseToken?: string | null
  /** The token that the price is paid in, its mint or its ticker; null where it is not known. */
  readonly quoteToken?: string | null
  /** What the wallet got; null where it is not known. */
  readonly bought?: SwapToken | null
  /** What the wallet gave; null where it is not known. */
  readonly sold?: SwapToken | null
  /** Price of one base token, in quote tokens; null where it is not known. */
  readonly baseQuotePrice?: string | null
  /** What the swap was worth, in US dollars; null where it is not known. */
  readonly totalValueUsd?: number | null
}

/** One side of a swap. */
export interface SwapToken {
  /** Mint of the token; null where it is not known. */
  readonly address?: SolanaAddress | null
  /** Name of the token; null where it is not known. */
  readonly name?: string | null
  /** Ticker of the token; null where it is not known. */
  readonly symbol?: string | null
  /** URL of the token's logo; null if there is none. */
  readonly logo?: string | null
  /** How much it was, in whole tokens; null where it is not known. */
  readonly amount?: string | null
  /** Price of one whole token, in US dollars; null where it is not known. */
  readonly usdPrice?: number | null
  /** What it was worth, in US dollars; null where it is not known. */
  readonly usdAmount?: number | null
  /** Which side of the pair it is; null where it is not known. */
  readonly tokenType?: 'token0' | 'token1' | (string & {}) | null
}

/** A page of swaps. */
export interface Swaps {
  /** Number of this page, the first being 1. */
  readonly page?: number
  /** Rows a full page has. */
  readonly pageSize?: number
  /** Opens the next page when given as `cursor`; null, empty or absent on the last one. */
  readonly cursor?: string | null
  /** The swaps of this page. */
  readonly result: readonly Swap[]
}

/** Who bought and sold a token within the last day, over all of its pairs. */
export interface TokenAnalytics {
  /** The chain, which is `solana`. */
  readonly chainId?: EvmOrSolanaChain
  /** The service's own id of what the figures are of. */
  readonly categoryId?: string
  /** Mint of the token; only older responses have it. */
  readonly tokenAddress?: EvmOrSolanaAddress
  /** What was bought, in US dollars. */
  readonly totalBuyVolume?: AnalyticsUsd
  /** What was sold, in US dollars. */
  readonly totalSellVolume?: AnalyticsUsd
  /** How many wallets bought. */
  readonly totalBuyers?: AnalyticsCounts
  /** How many wallets sold. */
  readonly totalSellers?: AnalyticsCounts
  /** How often the token was bought. */
  readonly totalBuys?: AnalyticsCounts
  /** How often the token was sold. */
  readonly totalSells?: AnalyticsCounts
  /** How many wallets bought or sold. */
  readonly uniqueWallets?: AnalyticsCounts
  /** How far the price moved, in percent. */
  readonly pricePercentChange?: AnalyticsPercents
  /** Price of one whole token, in US dollars. */
  readonly usdPrice?: string
  /** What all pairs of the token are worth together, in US dollars. */
  readonly totalLiquidity?: string
  /** The name that older responses have for `totalLiquidity`, in US dollars. */
  readonly totalLiquidityUsd?: string
  /** Price of one token times all tokens in existence, in US dollars. */
  readonly totalFullyDilutedValuation?: string
}

/** What a token is, how much of it exists and what that is worth. */
export interface TokenMetadata {
  /** Mint of the token. */
  readonly mint: SolanaAddress
  /** Standard of the metadata, such as `metaplex`. */
  readonly standard?: string
  /** Name of the token; null where it is not known. */
  readonly name?: string | null
  /** Ticker of the token; null where it is not known. */
  readonly symbol?: string | null
  /** URL of the token's logo; null if there is none. */
  readonly logo?: string | null
  /** Decimal places of the token; null where it is not known. */
  readonly decimals?: number | null
  /**
   * Number of the token's kind by the Token Metadata program of Metaplex, 2 being a fungible token; null where it is
   * not known.
   */
  readonly tokenStandard?: number | null
  /** The service's rating of the token, from 0 to 100; null where it has none. */
  readonly score?: number | null
  /** Tokens in existence, in the smallest unit; null where it is not known. */
  readonly totalSupply?: bigint | null
  /** Tokens in existence, in whole tokens; null where it is not known. */
  readonly totalSupplyFormatted?: string | null
  /** Tokens in circulation, in whole tokens; null where it is not known. */
  readonly circulatingSupply?: string | null
  /** Price of one token times all tokens in existence, in US dollars; null where it is not known. */
  readonly fullyDilutedValue?: string | null
  /** Price of one token times the tokens in circulation, in US dollars; null where it is not known. */
  readonly marketCap?: string | null
  /** What the Token Metadata program of Metaplex holds about a token. */
  readonly metaplex?: MetaplexToken
  /**
   * Pages about the token, by what they are: `website`, `twitter` and whatever else its makers give; null if there is
   * none.
   */
  readonly links?: Readonly<Record<string, unknown>> | null
  /** Text about the token; null if there is none. */
  readonly description?: string | null
  /** Whether the service has verified the token; null where it is not known. */
  readonly isVerifiedContract?: boolean | null
  /** What kind of token it is in the service's words, such as `stablecoin`. */
  readonly categories?: readonly string[]
  /** Whether the service considers the token to be spam. */
  readonly possibleSpam?: boolean
}

/** A page of pairs in which a token is traded. */
export interface TokenPairs {
  /** Opens the next page when given as `cursor`; null, empty or absent on the last one. */
  readonly cursor?: string | null
  /** Rows a full page has. */
  readonly pageSize?: number
  /** Number of this page, the first being 1. */
  readonly page?: number
  /** The pairs of this page. */
  readonly pairs: readonly Pair[]
}

/** How many, within several periods up to now. */
export interface TrendingCounts {
  /** Number within the last hour. */
  readonly '1h'?: number
  /** Number within the last four hours. */
  readonly '4h'?: number
  /** Number within the last twelve hours. */
  readonly '12h'?: number
  /** Number within the last 24 hours. */
  readonly '24h'?: number
}

/** How far something moved, within several periods up to now. */
export interface TrendingPercents {
  /** Change within the last hour, in percent. */
  readonly '1h'?: number
  /** Change within the last four hours, in percent. */
  readonly '4h'?: number
  /** Change within the last twelve hours, in percent. */
  readonly '12h'?: number
  /** Change within the last 24 hours, in percent. */
  readonly '24h'?: number
}

/** A token that is sought after, with its trade within the last day. */
export interface TrendingToken {
  /** The chain, which is `solana`. */
  readonly chainId: EvmOrSolanaChain
  /** Mint of the token. */
  readonly tokenAddress: EvmOrSolanaAddress
  /** Name of the token. */
  readonly name?: string
  /** The service's own name of the token, which no other has. */
  readonly uniqueName?: string
  /** Ticker of the token. */
  readonly symbol?: string
  /** Decimal places of the token. */
  readonly decimals?: number
  /** URL of the token's logo. */
  readonly logo?: string
  /** Price of one whole token, in US dollars. */
  readonly usdPrice?: number
  /** When the token was made, UTC. */
  readonly createdAt?: Date
  /** Price of one token times the tokens in circulation, in US dollars. */
  readonly marketCap?: number
  /** What all pairs of the token are worth together, in US dollars. */
  readonly liquidityUsd?: number
  /** Wallets that hold the token. */
  readonly holders?: number
  /** How far the price moved, in percent. */
  readonly pricePercentChange?: TrendingPercents
  /** What was traded, in US dollars. */
  readonly totalVolume?: TrendingUsd
  /** How often the token was traded. */
  readonly transactions?: TrendingCounts
  /** How often the token was bought. */
  readonly buyTransactions?: TrendingCounts
  /** How often the token was sold. */
  readonly sellTransactions?: TrendingCounts
  /** How many wallets bought. */
  readonly buyers?: TrendingCounts
  /** How many wallets sold. */
  readonly sellers?: TrendingCounts
}

/** How much in US dollars, within several periods up to now. */
export interface TrendingUsd {
  /** Sum of the last hour, in US dollars. */
  readonly '1h'?: number
  /** Sum of the last four hours, in US dollars. */
  readonly '4h'?: number
  /** Sum of the last twelve hours, in US dollars. */
  readonly '12h'?: number
  /** Sum of the last 24 hours, in US dollars. */
  readonly '24h'?: number
}

/** How much in US dollars, within several periods up to now. */
export interface UsdByPeriod {
  /** Sum of the last five minutes, in US dollars; null where it is not known. */
  readonly '5min'?: number | null
  /** Sum of the last hour, in US dollars; null where it is not known. */
  readonly '1h'?: number | null
  /** Sum of the last four hours, in US dollars; null where it is not known. */
  readonly '4h'?: number | null
  /** Sum of the last 24 hours, in US dollars; null where it is not known. */
  readonly '24h'?: number | null
}

/** Inputs of `balance`. */
export interface BalanceInput {
  /** The wallet, 32 bytes in base58. */
  readonly address: string
  /** The Solana network to read. The provider ended devnet by 26 August 2026. Default: `mainnet`. */
  readonly network?: SolanaNetwork | undefined
}

/** What `balance` gives. */
export type BalanceOutput = NativeBalance

/** Inputs of `getSPL`. */
export interface GetSPLInput {
  /** The wallet, 32 bytes in base58. */
  readonly address: string
  /** The Solana network to read. The provider ended devnet by 26 August 2026. Default: `mainnet`. */
  readonly network?: SolanaNetwork | undefined
  /** Leaves out what is marked as spam. */
  readonly excludeSpam?: boolean | undefined
}

/** What `getSPL` gives. */
export type GetSPLOutput = readonly SplTokenBalance[]

/** Inputs of `getPortfolio`. */
export interface GetPortfolioInput {
  /** The wallet, 32 bytes in base58. */
  readonly address: string
  /** The Solana network to read. The provider ended devnet by 26 August 2026. Default: `mainnet`. */
  readonly network?: SolanaNetwork | undefined
  /** Adds what is known of each NFT beyond its name: supply, traits, collection, creators. */
  readonly nftMetadata?: boolean | undefined
  /** Adds `media`, with previews of the NFT's image, audio or video in three sizes. */
  readonly mediaItems?: boolean | undefined
  /** Leaves out what is marked as spam. */
  readonly excludeSpam?: boolean | undefined
}

/** What `getPortfolio` gives. */
export type GetPortfolioOutput = Portfolio

/** Inputs of `getNFTs`. */
export interface GetNFTsInput {
  /** The wallet, 32 bytes in base58. */
  readonly address: string
  /** The Solana network to read. The provider ended devnet by 26 August 2026. Default: `mainnet`. */
  readonly network?: SolanaNetwork | undefined
  /** Adds what is known of each NFT beyond its name: supply, traits, collection, creators. */
  readonly nftMetadata?: boolean | undefined
  /** Adds `media`, with previews of the NFT's image, audio or video in three sizes. */
  readonly mediaItems?: boolean | undefined
  /** Leaves out what is marked as spam. */
  readonly excludeSpam?: boolean | undefined
  /** Adds assets of which there may be several alike, such as tickets and items of games. */
  readonly includeFungibleAssets?: boolean | undefined
}

/** What `getNFTs` gives. */
export type GetNFTsOutput = readonly SplNft[]

/** Inputs of `getSwapsByWalletAddress`. */
export interface GetSwapsByWalletAddressInput {
  /** The wallet, 32 bytes in base58. */
  readonly address: string
  /** The Solana network to read. The provider ended devnet by 26 August 2026. Default: `mainnet`. */
  readonly network?: SolanaNetwork | undefined
  /**
   * Start of the period. A day such as `2023-12-31` means midnight UTC at its beginning. It isn't documented whether a
   * row at exactly this moment is included.
   */
  readonly fromDate?: DateInput | undefined
  /**
   * End of the period. A day such as `2023-12-31` means midnight UTC at its beginning, so pass the next day to include
   * it. It isn't documented whether a row at exactly this moment is included.
   */
  readonly toDate?: DateInput | undefined
  /** Only purchases (`buy`) or sales (`sell`). Without it, both. */
  readonly transactionTypes?: readonly ('buy' | 'sell')[] | undefined
  /** Only swaps of this token. */
  readonly tokenAddress?: string | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /** Oldest first (`ASC`) or newest first (`DESC`). */
  readonly order?: 'ASC' | 'DESC' | undefined
  /** Rows per page. Keep it the same while paging. */
  readonly limit?: number | undefined
}

/** The answer behind one page of `getSwapsByWalletAddress`. The call gives it as a `Page<Swap>`. */
export type GetSwapsByWalletAddressOutput = Swaps

/** Inputs of `getNFTMetadata`. */
export interface GetNFTMetadataInput {
  /** Mint of the NFT, 32 bytes in base58. */
  readonly address: string
  /** The Solana network to read. The provider ended devnet by 26 August 2026. Default: `mainnet`. */
  readonly network?: SolanaNetwork | undefined
  /** Adds `media`, with previews of the NFT's image, audio or video in three sizes. */
  readonly mediaItems?: boolean | undefined
}

/** What `getNFTMetadata` gives. */
export type GetNFTMetadataOutput = NftMetadata

/** Inputs of `getTokenMetadata`. */
export interface GetTokenMetadataInput {
  /** Mint of the token, 32 bytes in base58. */
  readonly address: string
  /** The Solana network to read. The provider ended devnet by 26 August 2026. Default: `mainnet`. */
  readonly network?: SolanaNetwork | undefined
}

/** What `getTokenMetadata` gives. */
export type GetTokenMetadataOutput = TokenMetadata

/** Inputs of `getMultipleTokenMetadata`. */
export interface GetMultipleTokenMetadataInput {
  /** Mints of the tokens. */
  readonly addresses: readonly string[]
  /** The Solana network to read. The provider ended devnet by 26 August 2026. Default: `mainnet`. */
  readonly network?: SolanaNetwork | undefined
}

/** What `getMultipleTokenMetadata` gives. */
export type GetMultipleTokenMetadataOutput = readonly TokenMetadata[]

/** Inputs of `getTokenPrice`. */
export interface GetTokenPriceInput {
  /** Mint of the token, 32 bytes in base58. */
  readonly address: string
  /** The Solana network to read. The provider ended devnet by 26 August 2026. Default: `mainnet`. */
  readonly network?: SolanaNetwork | undefined
}

/** What `getTokenPrice` gives. */
export type GetTokenPriceOutput = SplTokenPrice

/** Inputs of `getMultipleTokenPrices`. */
export interface GetMultipleTokenPricesInput {
  /** Mints of the tokens. */
  readonly addresses: readonly string[]
  /** The Solana network to read. The provider ended devnet by 26 August 2026. Default: `mainnet`. */
  readonly network?: SolanaNetwork | undefined
}

/** What `getMultipleTokenPrices` gives. */
export type GetMultipleTokenPricesOutput = readonly SplTokenPrice[]

/** Inputs of `getTokenPairs`. */
export interface GetTokenPairsInput {
  /** Mint of the token, 32 bytes in base58. */
  readonly address: string
  /** The Solana network to read. The provider ended devnet by 26 August 2026. Default: `mainnet`. */
  readonly network?: SolanaNetwork | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /** Rows per page. Keep it the same while paging. */
  readonly limit?: number | undefined
}

/** The answer behind one page of `getTokenPairs`. The call gives it as a `Page<Pair>`. */
export type GetTokenPairsOutput = TokenPairs

/** Inputs of `getAggregatedTokenPairStats`. */
export interface GetAggregatedTokenPairStatsInput {
  /** Mint of the token, 32 bytes in base58. */
  readonly address: string
  /** The Solana network to read. The provider ended devnet by 26 August 2026. Default: `mainnet`. */
  readonly network?: SolanaNetwork | undefined
}

/** What `getAggregatedTokenPairStats` gives. */
export type GetAggregatedTokenPairStatsOutput = AggregatedPairStats

/** Inputs of `getPairStats`. */
export interface GetPairStatsInput {
  /** The pair of tokens on one exchange, 32 bytes in base58. */
  readonly pairAddress: string
  /** The Solana network to read. The provider ended devnet by 26 August 2026. Default: `mainnet`. */
  readonly network?: SolanaNetwork | undefined
}

/** What `getPairStats` gives. */
export type GetPairStatsOutput = PairStats

/** Inputs of `getCandleSticks`. */
export interface GetCandleSticksInput {
  /** The pair of tokens on one exchange, 32 bytes in base58. */
  readonly address: string
  /**
   * Start of the period. A day such as `2023-12-31` means midnight UTC at its beginning. It isn't documented whether a
   * row at exactly this moment is included.
   */
  readonly fromDate: DateInput
  /**
   * End of the period. A day such as `2023-12-31` means midnight UTC at its beginning, so pass the next day to include
   * it. It isn't documented whether a row at exactly this moment is included.
   */
  readonly toDate: DateInput
  /** Length of an interval, from a second (`1s`) over minutes (`1min`) and hours (`1h`) to a month (`1M`). */
  readonly timeframe:
    | '1s'
    | '10s'
    | '30s'
    | '1min'
    | '5min'
    | '10min'
    | '30min'
    | '1h'
    | '4h'
    | '12h'
    | '1d'
    | '1w'
    | '1M'
  /** Currency of the prices, US dollars (`usd`) or SOL (`native`). */
  readonly currency: 'usd' | 'native'
  /** The Solana network to read. The provider ended devnet by 26 August 2026. Default: `mainnet`. */
  readonly network?: SolanaNetwork | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /** Rows per page. Keep it the same while paging. */
  readonly limit?: number | undefined
}

/** The answer behind one page of `getCandleSticks`. The call gives it as a `Page<Candlestick>`. */
export type GetCandleSticksOutput = Candlesticks

/** Inputs of `getSwapsByTokenAddress`. */
export interface GetSwapsByTokenAddressInput {
  /** Mint of the token, 32 bytes in base58. */
  readonly address: string
  /** The Solana network to read. The provider ended devnet by 26 August 2026. Default: `mainnet`. */
  readonly network?: SolanaNetwork | undefined
  /**
   * Start of the period. A day such as `2023-12-31` means midnight UTC at its beginning. It isn't documented whether a
   * row at exactly this moment is included.
   */
  readonly fromDate?: DateInput | undefined
  /**
   * End of the period. A day such as `2023-12-31` means midnight UTC at its beginning, so pass the next day to include
   * it. It isn't documented whether a row at exactly this moment is included.
   */
  readonly toDate?: DateInput | undefined
  /** Only purchases (`buy`) or sales (`sell`). Without it, both. */
  readonly transactionTypes?: readonly ('buy' | 'sell')[] | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /** Oldest first (`ASC`) or newest first (`DESC`). */
  readonly order?: 'ASC' | 'DESC' | undefined
  /** Rows per page. Keep it the same while paging. */
  readonly limit?: number | undefined
}

/** The answer behind one page of `getSwapsByTokenAddress`. The call gives it as a `Page<Swap>`. */
export type GetSwapsByTokenAddressOutput = Swaps

/** Inputs of `getSwapsByPairAddress`. */
export interface GetSwapsByPairAddressInput {
  /** The pair of tokens on one exchange, 32 bytes in base58. */
  readonly pairAddress: string
  /** The Solana network to read. The provider ended devnet by 26 August 2026. Default: `mainnet`. */
  readonly network?: SolanaNetwork | undefined
  /**
   * Start of the period. A day such as `2023-12-31` means midnight UTC at its beginning. It isn't documented whether a
   * row at exactly this moment is included.
   */
  readonly fromDate?: DateInput | undefined
  /**
   * End of the period. A day such as `2023-12-31` means midnight UTC at its beginning, so pass the next day to include
   * it. It isn't documented whether a row at exactly this moment is included.
   */
  readonly toDate?: DateInput | undefined
  /**
   * Only purchases of the base token (`buy`), its sales (`sell`), or liquidity that was added (`addLiquidity`) or
   * removed (`removeLiquidity`); all of them when not given.
   */
  readonly transactionTypes?: readonly ('buy' | 'sell' | 'addLiquidity' | 'removeLiquidity')[] | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /** Oldest first (`ASC`) or newest first (`DESC`). */
  readonly order?: 'ASC' | 'DESC' | undefined
  /** Rows per page. Keep it the same while paging. */
  readonly limit?: number | undefined
}

/** The answer behind one page of `getSwapsByPairAddress`. The call gives it as a `Page<PairSwap>`. */
export type GetSwapsByPairAddressOutput = PairSwaps

/** Inputs of `getTokenAnalytics`. */
export interface GetTokenAnalyticsInput {
  /** Mint of the token, 32 bytes in base58. */
  readonly tokenAddress: string
  /** The chain, which is Solana for every call of this API. Default: `solana`. */
  readonly chain?: 'solana' | undefined
}

/** What `getTokenAnalytics` gives. */
export type GetTokenAnalyticsOutput = TokenAnalytics

/** Inputs of `getTrendingTokens`. */
export interface GetTrendingTokensInput {
  /** The chain, which is Solana for every call of this API. Default: `solana`. */
  readonly chain?: 'solana' | undefined
  /** How many tokens the list may have. */
  readonly limit?: number | undefined
}

/** What `getTrendingTokens` gives. */
export type GetTrendingTokensOutput = readonly TrendingToken[]
