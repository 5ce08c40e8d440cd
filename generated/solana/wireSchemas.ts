// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.

export interface components {
  schemas: {
    /** @description Liquidity and trade of all pairs of a token together. */
    AggregatedPairStats: {
      /**
       * Format: count
       * @description Exchanges on which the token is traded.
       */
      totalActiveDexes?: number
      /**
       * Format: count
       * @description Pairs in which the token is traded.
       */
      totalActivePairs?: number
      /** @description How many wallets bought. */
      totalBuyers?: components['schemas']['CountsByPeriod']
      /** @description What was bought, in US dollars. */
      totalBuyVolume?: components['schemas']['UsdByPeriod']
      /**
       * Format: usd
       * @description What all pairs are worth together, in US dollars.
       */
      totalLiquidityUsd?: number
      /** @description How many wallets sold. */
      totalSellers?: components['schemas']['CountsByPeriod']
      /** @description What was sold, in US dollars. */
      totalSellVolume?: components['schemas']['UsdByPeriod']
      /** @description How often the token was traded. */
      totalSwaps?: components['schemas']['CountsByPeriod']
      /** @description What was traded, in US dollars. */
      totalVolume?: components['schemas']['UsdByPeriod']
    }
    /** @description How many, within several periods up to now. */
    AnalyticsCounts: {
      /**
       * Format: count
       * @description Number within the last hour.
       */
      '1h'?: number
      /**
       * Format: count
       * @description Number within the last five minutes.
       */
      '5m'?: number
      /**
       * Format: count
       * @description Number within the last six hours.
       */
      '6h'?: number
      /**
       * Format: count
       * @description Number within the last 24 hours.
       */
      '24h'?: number
    }
    /** @description How far something moved, within several periods up to now. */
    AnalyticsPercents: {
      /**
       * Format: percent
       * @description Change within the last hour, in percent.
       */
      '1h'?: number
      /**
       * Format: percent
       * @description Change within the last five minutes, in percent.
       */
      '5m'?: number
      /**
       * Format: percent
       * @description Change within the last six hours, in percent.
       */
      '6h'?: number
      /**
       * Format: percent
       * @description Change within the last 24 hours, in percent.
       */
      '24h'?: number
    }
    /** @description How much in US dollars, within several periods up to now. */
    AnalyticsUsd: {
      /**
       * Format: usd
       * @description Sum of the last hour, in US dollars.
       */
      '1h'?: number
      /**
       * Format: usd
       * @description Sum of the last five minutes, in US dollars.
       */
      '5m'?: number
      /**
       * Format: usd
       * @description Sum of the last six hours, in US dollars.
       */
      '6h'?: number
      /**
       * Format: usd
       * @description Sum of the last 24 hours, in US dollars.
       */
      '24h'?: number
    }
    /** @description What the service says when a request fails. */
    ApiErrorBody: {
      /** @description Further data about the error, where the service has any. */
      details?: unknown
      /** @description What went wrong, in English; some validation errors are a list of sentences. */
      message: string | string[]
      /** @description The service's name for the kind of error. */
      name?: string
      /** @description The HTTP status, repeated. */
      statusCode?: number
    }
    BalanceWire: components['schemas']['NativeBalance']
    /** @description The prices of a pair within one interval. They are in the `currency` of the page. */
    Candlestick: {
      /**
       * @description Last price of the interval, in `currency`; null where nothing is known of the
       *     interval.
       */
      close?: number | null
      /**
       * @description Highest price of the interval, in `currency`; null where nothing is known of the
       *     interval.
       */
      high?: number | null
      /**
       * @description Lowest price of the interval, in `currency`; null where nothing is known of the
       *     interval.
       */
      low?: number | null
      /**
       * @description First price of the interval, in `currency`; null where nothing is known of the
       *     interval.
       */
      open?: number | null
      /** @description How often was traded in the interval; only older responses have it. */
      swaps?: number
      /**
       * Format: date-time
       * @description Start of the interval, UTC; null where the service does not have it.
       */
      timestamp: string | null
      /**
       * Format: count
       * @description How often was traded in the interval.
       */
      trades?: number
      /**
       * @description What was traded in the interval, in `currency`; null where nothing is known of the
       *     interval.
       */
      volume?: number | null
    }
    /** @description A page of candlesticks of a pair. */
    Candlesticks: {
      /** @description Currency of the prices, as it was asked for. */
      currency?: string
      /** @description Opens the next page when given as `cursor`; null, empty or absent on the last one. */
      cursor?: string | null
      /**
       * Format: index
       * @description Number of this page, the first being 1.
       */
      page?: number
      /**
       * Format: solana-address
       * @description Account of the pair.
       */
      pairAddress?: string
      /** @description The candlesticks of this page. */
      result: components['schemas']['Candlestick'][]
      /** @description Length of an interval, as it was asked for. */
      timeframe?: string
      /**
       * Format: solana-address
       * @description Mint of the token that is priced; null where it is not known.
       */
      tokenAddress?: string | null
    }
    /** @description How many, within several periods up to now. */
    CountsByPeriod: {
      /**
       * Format: count
       * @description Number within the last hour; null where it is not known.
       */
      '1h'?: number | null
      /**
       * Format: count
       * @description Number within the last four hours; null where it is not known.
       */
      '4h'?: number | null
      /**
       * Format: count
       * @description Number within the last five minutes; null where it is not known.
       */
      '5min'?: number | null
      /**
       * Format: count
       * @description Number within the last 24 hours; null where it is not known.
       */
      '24h'?: number | null
    }
    GetAggregatedTokenPairStatsWire: components['schemas']['AggregatedPairStats']
    GetCandleSticksWire: components['schemas']['Candlesticks']
    /** @description A row per token. */
    GetMultipleTokenMetadataWire: components['schemas']['TokenMetadata'][]
    /** @description A row per token with a price. */
    GetMultipleTokenPricesWire: components['schemas']['SplTokenPrice'][]
    GetNFTMetadataWire: components['schemas']['NftMetadata']
    /** @description A row per NFT. */
    GetNFTsWire: components['schemas']['SplNft'][]
    GetPairStatsWire: components['schemas']['PairStats']
    GetPortfolioWire: components['schemas']['Portfolio']
    /** @description A row per token account of the wallet. */
    GetSPLWire: components['schemas']['SplTokenBalance'][]
    GetSwapsByPairAddressWire: components['schemas']['PairSwaps']
    GetSwapsByTokenAddressWire: components['schemas']['Swaps']
    GetSwapsByWalletAddressWire: components['schemas']['Swaps']
    GetTokenAnalyticsWire: components['schemas']['TokenAnalytics']
    GetTokenMetadataWire: components['schemas']['TokenMetadata']
    GetTokenPairsWire: components['schemas']['TokenPairs']
    GetTokenPriceWire: components['schemas']['SplTokenPrice']
    /** @description A row per token. */
    GetTrendingTokensWire: components['schemas']['TrendingToken'][]
    /** @description What the Token Metadata program of Metaplex holds about an NFT. */
    MetaplexNft: {
      /** @description Whether the metadata may still be changed. */
      isMutable?: boolean
      /** @description Whether it is an original, of which numbered prints may be made. */
      masterEdition?: boolean
      /** @description Where the metadata is; null when it is nowhere. */
      metadataUri?: string | null
      /** @description Owners of the NFT. Only older responses have the list. */
      owners?: unknown[]
      /**
       * Format: index
       * @description Whether it was sold for the first time: 1 if so, else 0.
       */
      primarySaleHappened?: number
      /**
       * Format: count
       * @description Royalty on a sale, in hundredths of a percent: 420 is 4.2 %.
       */
      sellerFeeBasisPoints?: number
      /**
       * Format: solana-address
       * @description Who may change the metadata; null when nobody may.
       */
      updateAuthority?: string | null
    }
    /** @description What the Token Metadata program of Metaplex holds about a token. */
    MetaplexToken: {
      /** @description Whether the metadata may still be changed. */
      isMutable?: boolean
      /** @description Whether it is an original, of which numbered prints may be made. */
      masterEdition?: boolean
      /** @description Where the metadata is; null when it is nowhere. */
      metadataUri?: string | null
      /**
       * Format: index
       * @description Whether it was sold for the first time: 1 if so, else 0.
       */
      primarySaleHappened?: number
      /**
       * Format: count
       * @description Royalty on a sale, in hundredths of a percent; 0 for tokens as a rule.
       */
      sellerFeeBasisPoints?: number
      /**
       * Format: solana-address
       * @description Who may change the metadata; null when nobody may.
       */
      updateAuthority?: string | null
    }
    /** @description The SOL of a wallet. */
    NativeBalance: {
      /**
       * Format: lamports
       * @description The balance, in lamports.
       */
      lamports: string
      /**
       * Format: decimal
       * @description The balance, in SOL.
       */
      solana?: string
    }
    /** @description What the chain and the metadata say about an NFT. */
    NftMetadata: {
      /**
       * Format: solana-address
       * @description Mint of the NFT, as `mint`.
       */
      address?: string
      /** @description Traits of the NFT. */
      attributes?: components['schemas']['SplNftAttribute'][]
      collection?: components['schemas']['SplNftCollection']
      contract?: components['schemas']['SplNftContract']
      /** @description Who made it and shares in the royalties; null if there is none. */
      creators?: components['schemas']['SplNftCreator'][] | null
      /** @description Text about the NFT or its collection; null if there is none. */
      description?: string | null
      /** @description Page about the NFT on its project's site; null if there is none. */
      externalUrl?: string | null
      firstCreated?: components['schemas']['SplNftFirstCreated']
      /** @description URL of the picture, as the metadata gives it; null if there is none. */
      imageOriginalUrl?: string | null
      /** @description Previews of its image, audio or video; with `mediaItems`; null if there is none. */
      media?: components['schemas']['SplNftMedia'] | null
      /** @description URL of the metadata; null if there is none. */
      metadataOriginalUrl?: string | null
      metaplex?: components['schemas']['MetaplexNft']
      /**
       * Format: solana-address
       * @description Mint of the NFT.
       */
      mint: string
      /** @description Name of the NFT. */
      name?: string
      /** @description Whether the service considers the NFT to be spam. */
      possibleSpam?: boolean
      /**
       * @description What the metadata says beyond its usual fields; keys are its author's own; null if
       *     there is none.
       */
      properties?: {
        [key: string]: unknown
      } | null
      /** @description Standard of the metadata, such as `metaplex`. */
      standard?: string
      /** @description Short name of the collection. */
      symbol?: string
      /**
       * Format: index
       * @description Number of the NFT's kind by the Token Metadata program of Metaplex, 0 being one that
       *     exists once; null where it is not known.
       */
      tokenStandard?: number | null
      /**
       * Format: uint64
       * @description How much of it exists, 1 of what exists once.
       */
      totalSupply?: string
    }
    /** @description Two tokens that are traded for each other on one exchange. */
    Pair: {
      /** @description The token that is priced, its mint or its ticker. */
      baseToken?: string
      /**
       * Format: solana-address
       * @description Program of the exchange.
       */
      exchangeAddress?: string
      /** @description URL of the exchange's logo; null if there is none. */
      exchangeLogo?: string | null
      /** @description Name of the exchange, such as Raydium AMM v4; null where it is not known. */
      exchangeName?: string | null
      /** @description Whether the pair is no longer traded; null where it is not known. */
      inactivePair?: boolean | null
      /**
       * @description How evenly the liquidity lies on both sides: 1 where they are worth the same, 0 where
       *     all is on one side or there is next to none.
       */
      liquiditySkew?: number
      /**
       * Format: usd
       * @description What both sides of the pair are worth together, in US dollars; null where it is not
       *     known.
       */
      liquidityUsd?: number | null
      /** @description Both tokens. */
      pair?: components['schemas']['PairToken'][]
      /**
       * Format: solana-address
       * @description Account of the pair.
       */
      pairAddress: string
      /** @description Both tickers, such as SRM/USDT; null where it is not known. */
      pairLabel?: string | null
      /** @description The token that the price is paid in, its mint or its ticker. */
      quoteToken?: string
      /**
       * Format: usd
       * @description Price of one whole base token, in US dollars; null where it is not known.
       */
      usdPrice?: number | null
      /**
       * Format: percent
       * @description How far the price moved within 24 hours, in percent; null where it is not known.
       */
      usdPrice24hrPercentChange?: number | null
      /**
       * Format: usd
       * @description How far the price moved within 24 hours, in US dollars; null where it is not known.
       */
      usdPrice24hrUsdChange?: number | null
      /** @description What was traded within 24 hours, in SOL; null where it is not known. */
      volume24hrNative?: number | null
      /**
       * Format: usd
       * @description What was traded within 24 hours, in US dollars; null where it is not known.
       */
      volume24hrUsd?: number | null
    }
    /** @description A pair, its price now, and its trade within the last day. */
    PairStats: {
      /** @description How many wallets bought. */
      buyers?: components['schemas']['CountsByPeriod']
      /** @description How often the token was bought. */
      buys?: components['schemas']['CountsByPeriod']
      /** @description What was bought, in US dollars. */
      buyVolume?: components['schemas']['UsdByPeriod']
      /**
       * Format: decimal
       * @description Price of one whole token now, in SOL; null where it is not known.
       */
      currentNativePrice?: string | null
      /**
       * Format: decimal
       * @description Price of one whole token now, in US dollars; null where it is not known.
       */
      currentUsdPrice?: string | null
      /** @description Name of the exchange, such as Orca Whirlpool; null where it is not known. */
      exchange?: string | null
      /**
       * Format: solana-address
       * @description Program of the exchange.
       */
      exchangeAddress?: string
      /** @description URL of the exchange's logo; null if there is none. */
      exchangeLogo?: string | null
      /** @description Site of the exchange; null if there is none. */
      exchangeUrl?: string | null
      /** @description How far the liquidity moved, in percent. */
      liquidityPercentChange?: components['schemas']['PercentsByPeriod']
      /**
       * Format: solana-address
       * @description Account of the pair.
       */
      pairAddress: string
      /**
       * Format: date-time
       * @description When the pair was made, UTC; null where it is not known.
       */
      pairCreated?: string | null
      /** @description Both tickers, such as SOL/USDC; null where it is not known. */
      pairLabel?: string | null
      /** @description How far the price moved, in percent. */
      pricePercentChange?: components['schemas']['PercentsByPeriod']
      /** @description How many wallets sold. */
      sellers?: components['schemas']['CountsByPeriod']
      /** @description How often the token was sold. */
      sells?: components['schemas']['CountsByPeriod']
      /** @description What was sold, in US dollars. */
      sellVolume?: components['schemas']['UsdByPeriod']
      /**
       * Format: solana-address
       * @description Mint of the token that is priced.
       */
      tokenAddress?: string
      /** @description URL of the priced token's logo; null if there is none. */
      tokenLogo?: string | null
      /** @description Name of the token that is priced; null where it is not known. */
      tokenName?: string | null
      /** @description Ticker of the token that is priced; null where it is not known. */
      tokenSymbol?: string | null
      /**
       * Format: decimal
       * @description What both sides of the pair are worth together, in US dollars; null where it is not
       *     known.
       */
      totalLiquidityUsd?: string | null
      /** @description What was traded, in US dollars. */
      totalVolume?: components['schemas']['UsdByPeriod']
    }
    /** @description A swap in a pair, or liquidity that was added or removed. */
    PairSwap: {
      /**
       * Format: decimal
       * @description Price of one base token, in quote tokens; null where it is not known.
       */
      baseQuotePrice?: string | null
      /**
       * Format: decimal
       * @description How much of the base token moved, in whole tokens; null where it is not known.
       */
      baseTokenAmount?: string | null
      /**
       * Format: usd
       * @description Price of one base token, in US dollars.
       */
      baseTokenPriceUsd?: number
      /**
       * Format: block-number
       * @description Block of the transaction.
       */
      blockNumber?: number
      /**
       * Format: date-time
       * @description Time of the block, UTC; null where the service does not have it.
       */
      blockTimestamp?: string | null
      /**
       * Format: decimal
       * @description How much of the quote token moved, in whole tokens; null where it is not known.
       */
      quoteTokenAmount?: string | null
      /**
       * Format: usd
       * @description Price of one quote token, in US dollars.
       */
      quoteTokenPriceUsd?: number
      /**
       * @description What it did to the wallet's position; the service writes it in small or in capital
       *     letters; null where it is not known.
       */
      subCategory?: string | null
      /**
       * Format: usd
       * @description What it was worth, in US dollars.
       */
      totalValueUsd?: number
      /**
       * Format: solana-signature
       * @description Signature of the transaction; null where the service does not have it.
       */
      transactionHash: string | null
      /**
       * Format: index
       * @description Position of the transaction in its block; null where it is not known.
       */
      transactionIndex?: number | null
      /** @description What happened; null where it is not known. */
      transactionType?: string | null
      /**
       * Format: solana-address
       * @description Who did it; null where it is not known.
       */
      walletAddress?: string | null
    }
    /** @description A page of what happened in one pair. */
    PairSwaps: {
      /** @description The token that is priced. */
      baseToken?: components['schemas']['PairSwapToken']
      /** @description Opens the next page when given as `cursor`; null, empty or absent on the last one. */
      cursor?: string | null
      /**
       * Format: solana-address
       * @description Program of the exchange; null where it is not known.
       */
      exchangeAddress?: string | null
      /** @description URL of the exchange's logo; null if there is none. */
      exchangeLogo?: string | null
      /** @description Name of the exchange, such as Raydium AMM v4; null where it is not known. */
      exchangeName?: string | null
      /**
       * Format: index
       * @description Number of this page, the first being 1.
       */
      page?: number
      /**
       * Format: count
       * @description Rows a full page has.
       */
      pageSize?: number
      /**
       * Format: solana-address
       * @description Account of the pair; null where it is not known.
       */
      pairAddress?: string | null
      /** @description Both tickers, such as BREAD/SOL; null where it is not known. */
      pairLabel?: string | null
      /** @description The token that the price is paid in. */
      quoteToken?: components['schemas']['PairSwapToken']
      /** @description What happened, a row each. */
      result: components['schemas']['PairSwap'][]
    }
    /** @description One token of a pair. */
    PairSwapToken: {
      /**
       * Format: solana-address
       * @description Mint of the token; null where it is not known.
       */
      address?: string | null
      /**
       * Format: decimals
       * @description Decimal places of the token; null where they are not known.
       */
      decimals?: string | number | null
      /** @description URL of the token's logo; null if there is none. */
      logo?: string | null
      /** @description Name of the token; null where it is not known. */
      name?: string | null
      /** @description Ticker of the token; null where it is not known. */
      symbol?: string | null
    }
    /** @description One side of a pair. */
    PairToken: {
      /**
       * Format: usd
       * @description What lies on this side, in US dollars; null where it is not known.
       */
      liquidityUsd?: number | null
      /** @description Which side of the pair it is. */
      pairTokenType?: string
      /**
       * Format: solana-address
       * @description Mint of the token.
       */
      tokenAddress?: string
      /**
       * Format: decimals
       * @description Decimal places of the token; null where it is not known.
       */
      tokenDecimals?: string | number | null
      /** @description URL of the token's logo; null if there is none. */
      tokenLogo?: string | null
      /** @description Name of the token; null where it is not known. */
      tokenName?: string | null
      /** @description Ticker of the token; null where it is not known. */
      tokenSymbol?: string | null
    }
    /** @description How far something moved, within several periods up to now. */
    PercentsByPeriod: {
      /**
       * Format: percent
       * @description Change within the last hour, in percent; null where it is not known.
       */
      '1h'?: number | null
      /**
       * Format: percent
       * @description Change within the last four hours, in percent; null where it is not known.
       */
      '4h'?: number | null
      /**
       * Format: percent
       * @description Change within the last five minutes, in percent; null where it is not known.
       */
      '5min'?: number | null
      /**
       * Format: percent
       * @description Change within the last 24 hours, in percent; null where it is not known.
       */
      '24h'?: number | null
    }
    /** @description All that a wallet holds: SOL, tokens and NFTs. */
    Portfolio: {
      nativeBalance: components['schemas']['NativeBalance']
      /**
       * @description The NFTs, a row each.
       * @default []
       */
      nfts: components['schemas']['SplNft'][]
      /**
       * @description The tokens, a row per token account of the wallet.
       * @default []
       */
      tokens: components['schemas']['SplTokenBalance'][]
    }
    /** @description The price of one whole token in the native currency. */
    SplNativePrice: {
      /**
       * Format: decimals
       * @description Decimal places of the currency, which are 9.
       */
      decimals?: number | string
      /** @description Name of the currency, Wrapped Solana. */
      name?: string
      /** @description Ticker of the currency, such as WSOL. */
      symbol?: string
      /**
       * Format: uint64
       * @description The price, in the smallest unit of the currency, which are lamports.
       */
      value?: string
    }
    /** @description An NFT in a wallet. */
    SplNft: {
      /**
       * Format: decimal
       * @description How much of it the wallet holds, in whole units; 1 of what exists once.
       */
      amount?: string
      /**
       * Format: uint64
       * @description How much of it the wallet holds, in its smallest unit; 1 of what exists once.
       */
      amountRaw?: string
      /**
       * Format: solana-address
       * @description The wallet's account for this NFT.
       */
      associatedTokenAddress?: string
      /** @description Traits of the NFT; with `nftMetadata`. */
      attributes?: components['schemas']['SplNftAttribute'][]
      /** @description The collection it belongs to; with `nftMetadata`. */
      collection?: components['schemas']['SplNftCollection']
      /** @description Standard and name under which the NFT was made; with `nftMetadata`. */
      contract?: components['schemas']['SplNftContract']
      /** @description Who made it and shares in the royalties; with `nftMetadata`; null if there is none. */
      creators?: components['schemas']['SplNftCreator'][] | null
      /**
       * Format: decimals
       * @description Decimal places of `amountRaw`, 0 of what exists once.
       */
      decimals?: number | string
      /** @description When and by which transaction it was minted; with `nftMetadata`. */
      firstCreated?: components['schemas']['SplNftFirstCreated']
      /** @description Previews of its image, audio or video; with `mediaItems`; null if there is none. */
      media?: components['schemas']['SplNftMedia'] | null
      /**
       * Format: solana-address
       * @description Mint of the NFT.
       */
      mint: string
      /** @description Name of the NFT. */
      name?: string
      /** @description Whether the service considers the NFT to be spam. */
      possibleSpam?: boolean
      /**
       * @description What the metadata says beyond its usual fields; keys are its author's own. With
       *     `nftMetadata`; null if there is none.
       */
      properties?: {
        [key: string]: unknown
      } | null
      /** @description Short name of the collection. */
      symbol?: string
      /**
       * Format: index
       * @description Number of the NFT's kind by the Token Metadata program of Metaplex, 0 being one that
       *     exists once; null where it is not known.
       */
      tokenStandard?: number | null
      /**
       * Format: uint64
       * @description How much of it exists, in its smallest unit; with `nftMetadata`.
       */
      totalSupply?: string
    }
    /** @description One trait of an NFT. */
    SplNftAttribute: {
      /**
       * @description What the trait is about, such as `Fur` or `Background`; null where the metadata does
       *     not say.
       */
      traitType?: string | null
      /** @description What the NFT has there: text, a number or true or false. */
      value?: unknown
    }
    /** @description The collection of an NFT. */
    SplNftCollection: {
      /**
       * Format: solana-address
       * @description Mint of the collection; null if there is none.
       */
      collectionAddress?: string | null
      /** @description Text about the collection; null if it has none. */
      description?: string | null
      /** @description Page of the collection's project; null if there is none. */
      externalUrl?: string | null
      /** @description URL of the collection's picture; null if there is none. */
      imageOriginalUrl?: string | null
      /**
       * Format: solana-address
       * @description Mint of the collection's own NFT by Metaplex; null if there is none.
       */
      metaplexMint?: string | null
      /** @description Name of the collection; null if it has none. */
      name?: string | null
      /**
       * Format: count
       * @description Royalty on a sale, in hundredths of a percent: 420 is 4.2 %; null where it is not
       *     known.
       */
      sellerFeeBasisPoints?: number | null
    }
    /** @description The standard and the names under which an NFT was made. */
    SplNftContract: {
      /** @description Name of the collection; null if there is none. */
      name?: string | null
      /** @description Short name of the collection; null if there is none. */
      symbol?: string | null
      /** @description Standard, such as `metaplex`; null where it is not known. */
      type?: string | null
    }
    /** @description Someone who made an NFT. */
    SplNftCreator: {
      /**
       * Format: solana-address
       * @description The creator; null where it is not known.
       */
      address?: string | null
      /**
       * Format: count
       * @description Share of the royalties, in percent; null where it is not known.
       */
      share?: number | null
      /** @description Whether the creator has signed for it; null where it is not known. */
      verified?: boolean | null
    }
    /** @description When an NFT was minted. */
    SplNftFirstCreated: {
      /**
       * Format: block-number
       * @description Block in which it was minted; null where that is not known.
       */
      mintBlockNumber?: number | null
      /**
       * Format: unix-seconds
       * @description When it was minted, UTC; null where that is not known.
       */
      mintTimestamp?: number | null
      /**
       * Format: solana-signature
       * @description Signature of the transaction that minted it; null where that is not known.
       */
      mintTransaction?: string | null
    }
    /** @description The picture, sound or video of an NFT and the previews the service made of it. */
    SplNftMedia: {
      /** @description Kind of the original. */
      category?: string
      mediaCollection?: components['schemas']['SplNftMediaCollection']
      /** @description Media type of the original, such as `image/png`. */
      mimetype?: string
      /** @description URL of the original. */
      originalMediaUrl?: string
      /**
       * @description How far the previews are: ready with `success`, still being made with `processing`,
       *     otherwise why there are none.
       */
      status?: string
      /**
       * Format: date-time
       * @description When the service last looked at the original, UTC.
       */
      updatedAt?: string
    }
    /** @description Previews of one picture in three sizes. */
    SplNftMediaCollection: {
      /** @description The largest preview. */
      high?: components['schemas']['SplNftMediaItem']
      /** @description The smallest preview. */
      low?: components['schemas']['SplNftMediaItem']
      /** @description The preview of middling size. */
      medium?: components['schemas']['SplNftMediaItem']
    }
    /** @description A preview in one size. */
    SplNftMediaItem: {
      /**
       * Format: count
       * @description Height of the preview, in pixels.
       */
      height?: number
      /** @description URL of the preview. */
      url?: string
      /**
       * Format: count
       * @description Width of the preview, in pixels.
       */
      width?: number
    }
    /** @description What a wallet holds of one token. */
    SplTokenBalance: {
      /**
       * Format: decimal
       * @description The holding, in whole tokens.
       */
      amount?: string
      /**
       * Format: uint64
       * @description The holding, in the token's smallest unit.
       */
      amountRaw: string
      /**
       * Format: solana-address
       * @description The wallet's account for this token.
       */
      associatedTokenAddress?: string
      /**
       * Format: decimals
       * @description Decimal places of the token.
       */
      decimals?: number | string
      /** @description Whether the service has verified the token. */
      isVerifiedContract?: boolean
      /** @description URL of the token's logo; null if there is none. */
      logo?: string | null
      /**
       * Format: solana-address
       * @description Mint of the token.
       */
      mint: string
      /** @description Name of the token. */
      name?: string
      /** @description Whether the service considers the token to be spam. */
      possibleSpam?: boolean
      /**
       * Format: count
       * @description The service's rating of the token, from 0 to 100; null where it has none.
       */
      score?: number | null
      /** @description Ticker of the token. */
      symbol?: string
      /**
       * Format: index
       * @description Number of the token's kind by the Token Metadata program of Metaplex, 2 being a
       *     fungible token; null where it is not known.
       */
      tokenStandard?: number | null
    }
    /**
     * @description The price of one whole token and the pair it comes from. A token without a price has
     *     none of it.
     */
    SplTokenPrice: {
      /**
       * Format: solana-address
       * @description Program of the exchange that the price comes from.
       */
      exchangeAddress?: string
      /** @description Name of the exchange that the price comes from, such as Raydium. */
      exchangeName?: string
      /** @description Whether the service has verified the token; null where it is not known. */
      isVerifiedContract?: boolean | null
      /** @description URL of the token's logo; null if there is none. */
      logo?: string | null
      /** @description Name of the priced token; null where it is not known. */
      name?: string | null
      nativePrice?: components['schemas']['SplNativePrice']
      /**
       * Format: solana-address
       * @description The pair that the price comes from.
       */
      pairAddress?: string
      /**
       * Format: count
       * @description The service's rating of the token, from 0 to 100; null where it has none.
       */
      score?: number | null
      /** @description Ticker of the priced token; null where it is not known. */
      symbol?: string | null
      /**
       * Format: solana-address
       * @description Mint of the priced token.
       */
      tokenAddress?: string
      /**
       * Format: usd
       * @description Price of one whole token, in US dollars.
       */
      usdPrice?: number
      /**
       * Format: usd
       * @description Price of one whole token 24 hours ago, in US dollars; null where it is not known.
       */
      usdPrice24h?: number | null
      /**
       * Format: percent
       * @description How far the price moved within 24 hours, in percent; negative for a fall; null where
       *     it is not known.
       */
      usdPrice24hrPercentChange?: number | null
      /**
       * Format: usd
       * @description How far the price moved within 24 hours, in US dollars; negative for a fall; null
       *     where it is not known.
       */
      usdPrice24hrUsdChange?: number | null
    }
    /** @description One token that was given for another on an exchange. */
    Swap: {
      /**
       * Format: decimal
       * @description Price of one base token, in quote tokens; null where it is not known.
       */
      baseQuotePrice?: string | null
      /** @description The token that is priced, its mint or its ticker; null where it is not known. */
      baseToken?: string | null
      /**
       * Format: block-number
       * @description Block of the transaction.
       */
      blockNumber?: number
      /**
       * Format: date-time
       * @description Time of the block, UTC; null where the service does not have it.
       */
      blockTimestamp?: string | null
      /** @description What the wallet got; null where it is not known. */
      bought?: components['schemas']['SwapToken'] | null
      /**
       * Format: solana-address
       * @description Program of the exchange; null where it is not known.
       */
      exchangeAddress?: string | null
      /** @description URL of the exchange's logo; null if there is none. */
      exchangeLogo?: string | null
      /** @description Name of the exchange, such as Raydium AMM v4; null where it is not known. */
      exchangeName?: string | null
      /**
       * Format: solana-address
       * @description The pair in which it happened; null where it is not known.
       */
      pairAddress?: string | null
      /** @description Both tickers, such as $WIF/SOL; null where it is not known. */
      pairLabel?: string | null
      /**
       * @description The token that the price is paid in, its mint or its ticker; null where it is not
       *     known.
       */
      quoteToken?: string | null
      /** @description What the wallet gave; null where it is not known. */
      sold?: components['schemas']['SwapToken'] | null
      /**
       * @description What the swap did to the wallet's position; the service writes it in small or in
       *     capital letters; null where it is not known.
       */
      subCategory?: string | null
      /**
       * Format: usd
       * @description What the swap was worth, in US dollars; null where it is not known.
       */
      totalValueUsd?: number | null
      /**
       * Format: solana-signature
       * @description Signature of the transaction; null where the service does not have it.
       */
      transactionHash: string | null
      /**
       * Format: index
       * @description Position of the transaction in its block.
       */
      transactionIndex?: number
      /** @description Whether the base token was bought or sold. */
      transactionType?: string
      /**
       * Format: solana-address
       * @description Who swapped; null where the service does not have it.
       */
      walletAddress?: string | null
    }
    /** @description A page of swaps. */
    Swaps: {
      /** @description Opens the next page when given as `cursor`; null, empty or absent on the last one. */
      cursor?: string | null
      /**
       * Format: index
       * @description Number of this page, the first being 1.
       */
      page?: number
      /**
       * Format: count
       * @description Rows a full page has.
       */
      pageSize?: number
      /** @description The swaps of this page. */
      result: components['schemas']['Swap'][]
    }
    /** @description One side of a swap. */
    SwapToken: {
      /**
       * Format: solana-address
       * @description Mint of the token; null where it is not known.
       */
      address?: string | null
      /**
       * Format: decimal
       * @description How much it was, in whole tokens; null where it is not known.
       */
      amount?: string | null
      /** @description URL of the token's logo; null if there is none. */
      logo?: string | null
      /** @description Name of the token; null where it is not known. */
      name?: string | null
      /** @description Ticker of the token; null where it is not known. */
      symbol?: string | null
      /** @description Which side of the pair it is; null where it is not known. */
      tokenType?: string | null
      /**
       * Format: usd
       * @description What it was worth, in US dollars; null where it is not known.
       */
      usdAmount?: number | null
      /**
       * Format: usd
       * @description Price of one whole token, in US dollars; null where it is not known.
       */
      usdPrice?: number | null
    }
    /** @description Which tokens to read. */
    TokenAddresses: {
      /** @description Mints of the tokens. */
      addresses: string[]
    }
    /** @description Who bought and sold a token within the last day, over all of its pairs. */
    TokenAnalytics: {
      /** @description The service's own id of what the figures are of. */
      categoryId?: string
      /**
       * Format: evm-or-solana-chain
       * @description The chain, which is `solana`.
       */
      chainId?: string
      /** @description How far the price moved, in percent. */
      pricePercentChange?: components['schemas']['AnalyticsPercents']
      /**
       * Format: evm-or-solana-address
       * @description Mint of the token; only older responses have it.
       */
      tokenAddress?: string
      /** @description How many wallets bought. */
      totalBuyers?: components['schemas']['AnalyticsCounts']
      /** @description How often the token was bought. */
      totalBuys?: components['schemas']['AnalyticsCounts']
      /** @description What was bought, in US dollars. */
      totalBuyVolume?: components['schemas']['AnalyticsUsd']
      /**
       * Format: decimal
       * @description Price of one token times all tokens in existence, in US dollars.
       */
      totalFullyDilutedValuation?: string
      /**
       * Format: decimal
       * @description What all pairs of the token are worth together, in US dollars.
       */
      totalLiquidity?: string
      /**
       * Format: decimal
       * @description The name that older responses have for `totalLiquidity`, in US dollars.
       */
      totalLiquidityUsd?: string
      /** @description How many wallets sold. */
      totalSellers?: components['schemas']['AnalyticsCounts']
      /** @description How often the token was sold. */
      totalSells?: components['schemas']['AnalyticsCounts']
      /** @description What was sold, in US dollars. */
      totalSellVolume?: components['schemas']['AnalyticsUsd']
      /** @description How many wallets bought or sold. */
      uniqueWallets?: components['schemas']['AnalyticsCounts']
      /**
       * Format: decimal
       * @description Price of one whole token, in US dollars.
       */
      usdPrice?: string
    }
    /** @description What a token is, how much of it exists and what that is worth. */
    TokenMetadata: {
      /** @description What kind of token it is in the service's words, such as `stablecoin`. */
      categories?: string[]
      /**
       * Format: decimal
       * @description Tokens in circulation, in whole tokens; null where it is not known.
       */
      circulatingSupply?: string | null
      /**
       * Format: decimals
       * @description Decimal places of the token; null where it is not known.
       */
      decimals?: string | number | null
      /** @description Text about the token; null if there is none. */
      description?: string | null
      /**
       * Format: decimal
       * @description Price of one token times all tokens in existence, in US dollars; null where it is not
       *     known.
       */
      fullyDilutedValue?: string | null
      /** @description Whether the service has verified the token; null where it is not known. */
      isVerifiedContract?: boolean | null
      /**
       * @description Pages about the token, by what they are: `website`, `twitter` and whatever else its
       *     makers give; null if there is none.
       */
      links?: {
        [key: string]: unknown
      } | null
      /** @description URL of the token's logo; null if there is none. */
      logo?: string | null
      /**
       * Format: decimal
       * @description Price of one token times the tokens in circulation, in US dollars; null where it is
       *     not known.
       */
      marketCap?: string | null
      metaplex?: components['schemas']['MetaplexToken']
      /**
       * Format: solana-address
       * @description Mint of the token.
       */
      mint: string
      /** @description Name of the token; null where it is not known. */
      name?: string | null
      /** @description Whether the service considers the token to be spam. */
      possibleSpam?: boolean
      /**
       * Format: count
       * @description The service's rating of the token, from 0 to 100; null where it has none.
       */
      score?: number | null
      /** @description Standard of the metadata, such as `metaplex`. */
      standard?: string
      /** @description Ticker of the token; null where it is not known. */
      symbol?: string | null
      /**
       * Format: index
       * @description Number of the token's kind by the Token Metadata program of Metaplex, 2 being a
       *     fungible token; null where it is not known.
       */
      tokenStandard?: number | null
      /**
       * Format: uint128
       * @description Tokens in existence, in the smallest unit; null where it is not known.
       */
      totalSupply?: string | null
      /**
       * Format: decimal
       * @description Tokens in existence, in whole tokens; null where it is not known.
       */
      totalSupplyFormatted?: string | null
    }
    /** @description A page of pairs in which a token is traded. */
    TokenPairs: {
      /** @description Opens the next page when given as `cursor`; null, empty or absent on the last one. */
      cursor?: string | null
      /**
       * Format: index
       * @description Number of this page, the first being 1.
       */
      page?: number
      /**
       * Format: count
       * @description Rows a full page has.
       */
      pageSize?: number
      /** @description The pairs of this page. */
      pairs: components['schemas']['Pair'][]
    }
    /** @description How many, within several periods up to now. */
    TrendingCounts: {
      /**
       * Format: count
       * @description Number within the last hour.
       */
      '1h'?: number
      /**
       * Format: count
       * @description Number within the last four hours.
       */
      '4h'?: number
      /**
       * Format: count
       * @description Number within the last twelve hours.
       */
      '12h'?: number
      /**
       * Format: count
       * @description Number within the last 24 hours.
       */
      '24h'?: number
    }
    /** @description How far something moved, within several periods up to now. */
    TrendingPercents: {
      /**
       * Format: percent
       * @description Change within the last hour, in percent.
       */
      '1h'?: number
      /**
       * Format: percent
       * @description Change within the last four hours, in percent.
       */
      '4h'?: number
      /**
       * Format: percent
       * @description Change within the last twelve hours, in percent.
       */
      '12h'?: number
      /**
       * Format: percent
       * @description Change within the last 24 hours, in percent.
       */
      '24h'?: number
    }
    /** @description A token that is sought after, with its trade within the last day. */
    TrendingToken: {
      /** @description How many wallets bought. */
      buyers?: components['schemas']['TrendingCounts']
      /** @description How often the token was bought. */
      buyTransactions?: components['schemas']['TrendingCounts']
      /**
       * Format: evm-or-solana-chain
       * @description The chain, which is `solana`.
       */
      chainId: string
      /**
       * Format: unix-seconds
       * @description When the token was made, UTC.
       */
      createdAt?: number
      /**
       * Format: decimals
       * @description Decimal places of the token.
       */
      decimals?: number | string
      /**
       * Format: count
       * @description Wallets that hold the token.
       */
      holders?: number
      /**
       * Format: usd
       * @description What all pairs of the token are worth together, in US dollars.
       */
      liquidityUsd?: number
      /** @description URL of the token's logo. */
      logo?: string
      /**
       * Format: usd
       * @description Price of one token times the tokens in circulation, in US dollars.
       */
      marketCap?: number
      /** @description Name of the token. */
      name?: string
      /** @description How far the price moved, in percent. */
      pricePercentChange?: components['schemas']['TrendingPercents']
      /** @description How many wallets sold. */
      sellers?: components['schemas']['TrendingCounts']
      /** @description How often the token was sold. */
      sellTransactions?: components['schemas']['TrendingCounts']
      /** @description Ticker of the token. */
      symbol?: string
      /**
       * Format: evm-or-solana-address
       * @description Mint of the token.
       */
      tokenAddress: string
      /** @description What was traded, in US dollars. */
      totalVolume?: components['schemas']['TrendingUsd']
      /** @description How often the token was traded. */
      transactions?: components['schemas']['TrendingCounts']
      /** @description The service's own name of the token, which no other has. */
      uniqueName?: string
      /**
       * Format: usd
       * @description Price of one whole token, in US dollars.
       */
      usdPrice?: number
    }
    /** @description How much in US dollars, within several periods up to now. */
    TrendingUsd: {
      /**
       * Format: usd
       * @description Sum of the last hour, in US dollars.
       */
      '1h'?: number
      /**
       * Format: usd
       * @description Sum of the last four hours, in US dollars.
       */
      '4h'?: number
      /**
       * Format: usd
       * @description Sum of the last twelve hours, in US dollars.
       */
      '12h'?: number
      /**
       * Format: usd
       * @description Sum of the last 24 hours, in US dollars.
       */
      '24h'?: number
    }
    /** @description How much in US dollars, within several periods up to now. */
    UsdByPeriod: {
      /**
       * Format: usd
       * @description Sum of the last hour, in US dollars; null where it is not known.
       */
      '1h'?: number | null
      /**
       * Format: usd
       * @description Sum of the last four hours, in US dollars; null where it is not known.
       */
      '4h'?: number | null
      /**
       * Format: usd
       * @description Sum of the last five minutes, in US dollars; null where it is not known.
       */
      '5min'?: number | null
      /**
       * Format: usd
       * @description Sum of the last 24 hours, in US dollars; null where it is not known.
       */
      '24h'?: number | null
    }
  }
  responses: never
  parameters: never
  requestBodies: never
  headers: never
  pathItems: never
}
