// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { components } from './wireSchemas.js'

export type { components }

export interface paths {
  '/account/{network}/{address}/balance': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Native balance of a wallet
     * @description Gives the SOL that a wallet holds, in lamports.
     */
    get: operations['balance']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/account/{network}/{address}/nft': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * NFTs of a wallet
     * @description Lists the NFTs that a wallet holds. The list comes whole.
     */
    get: operations['getNFTs']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/account/{network}/{address}/portfolio': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Everything a wallet holds
     * @description Gives the SOL, the tokens and the NFTs of a wallet in one answer, without prices.
     */
    get: operations['getPortfolio']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/account/{network}/{address}/swaps': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Swaps of a wallet
     * @description Lists what a wallet bought and sold on exchanges, with amounts and prices.
     */
    get: operations['getSwapsByWalletAddress']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/account/{network}/{address}/tokens': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Tokens of a wallet
     * @description Lists the tokens that a wallet holds, without NFTs and without its SOL. The list
     *     comes whole.
     */
    get: operations['getSPL']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/nft/{network}/{address}/metadata': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * What an NFT is
     * @description Gives what the chain and its metadata say about one NFT.
     */
    get: operations['getNFTMetadata']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/token/{network}/{address}/metadata': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * What a token is
     * @description Gives the name, the decimals, the supply and the links of one token, and what it is
     *     worth as a whole.
     */
    get: operations['getTokenMetadata']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/token/{network}/{address}/pairs': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Pairs of a token
     * @description Lists the pairs in which a token is traded, on every exchange that the service knows.
     */
    get: operations['getTokenPairs']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/token/{network}/{address}/pairs/stats': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Trade in all pairs of a token
     * @description Adds up liquidity and trade of all pairs of a token, for the last five minutes, hour,
     *     four hours and day.
     */
    get: operations['getAggregatedTokenPairStats']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/token/{network}/{address}/price': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Price of a token
     * @description Gives the price of one whole token in US dollars and in lamports, and the pair it
     *     comes from. A token without a price is an error of status 404, or an answer without
     *     prices. Mainnet alone has prices.
     */
    get: operations['getTokenPrice']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/token/{network}/{address}/swaps': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Swaps of a token
     * @description Lists the swaps in which a token was bought or sold, in all of its pairs.
     */
    get: operations['getSwapsByTokenAddress']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/token/{network}/metadata': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * What several tokens are
     * @description Gives what `getTokenMetadata` gives, of several tokens in one call. Only reads, so it
     *     may be repeated. Match rows to what was asked by `mint`, because a token that is not
     *     known may be missing.
     */
    post: operations['getMultipleTokenMetadata']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/token/{network}/pairs/{address}/ohlcv': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Candlesticks of a pair
     * @description Lists the opening, highest, lowest and closing price of a pair in each interval of a
     *     period, and what was traded, for charts.
     */
    get: operations['getCandleSticks']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/token/{network}/pairs/{pairAddress}/stats': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Trade in a pair
     * @description Gives the price of a pair now, and how price, liquidity and trade developed within
     *     the last five minutes, hour, four hours and day.
     */
    get: operations['getPairStats']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/token/{network}/pairs/{pairAddress}/swaps': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Swaps in a pair
     * @description Lists what happened in one pair: swaps, and liquidity that was added or removed. The
     *     pair's tokens stand once in the envelope of a page.
     */
    get: operations['getSwapsByPairAddress']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/token/{network}/prices': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Prices of several tokens
     * @description Gives what `getTokenPrice` gives, of several tokens in one call. Only reads, so it
     *     may be repeated. Match rows to what was asked by `tokenAddress`, because a token
     *     without a price may be missing.
     */
    post: operations['getMultipleTokenPrices']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/tokens/{tokenAddress}/analytics': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Trade in a token
     * @description Gives who bought and sold a token, how often and for how much, within the last five
     *     minutes, hour, six hours and day, over all of its pairs.
     */
    get: operations['getTokenAnalytics']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/tokens/trending': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Tokens that are sought after
     * @description Lists the tokens of Solana that are traded most eagerly just now, with their trade
     *     within the last hour, four hours, twelve hours and day. The list comes whole.
     */
    get: operations['getTrendingTokens']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
export type webhooks = Record<string, never>
export type $defs = Record<string, never>
export interface operations {
  balance: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description The wallet, 32 bytes in base58.
         * @example kXB7FfzdrfZpAZEW3TZcp8a8CwQbsowa6BdfAHZ4gVs
         */
        address: string
        /**
         * @description The Solana network to read. The provider ended devnet by 26 August 2026.
         * @example mainnet
         */
        network: 'mainnet' | 'devnet'
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The balance. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NativeBalance']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getNFTs: {
    parameters: {
      query?: {
        /**
         * @description Leaves out what is marked as spam.
         * @example true
         */
        excludeSpam?: boolean
        /**
         * @description Adds assets of which there may be several alike, such as tickets and items of games.
         * @example false
         */
        includeFungibleAssets?: boolean
        /**
         * @description Adds `media`, with previews of the NFT's image, audio or video in three sizes.
         * @example true
         */
        mediaItems?: boolean
        /**
         * @description Adds what is known of each NFT beyond its name: supply, traits, collection, creators.
         * @example true
         */
        nftMetadata?: boolean
      }
      header?: never
      path: {
        /**
         * @description The wallet, 32 bytes in base58.
         * @example kXB7FfzdrfZpAZEW3TZcp8a8CwQbsowa6BdfAHZ4gVs
         */
        address: string
        /**
         * @description The Solana network to read. The provider ended devnet by 26 August 2026.
         * @example mainnet
         */
        network: 'mainnet' | 'devnet'
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The NFTs. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SplNft'][]
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getPortfolio: {
    parameters: {
      query?: {
        /**
         * @description Leaves out what is marked as spam.
         * @example true
         */
        excludeSpam?: boolean
        /**
         * @description Adds `media`, with previews of the NFT's image, audio or video in three sizes.
         * @example true
         */
        mediaItems?: boolean
        /**
         * @description Adds what is known of each NFT beyond its name: supply, traits, collection, creators.
         * @example true
         */
        nftMetadata?: boolean
      }
      header?: never
      path: {
        /**
         * @description The wallet, 32 bytes in base58.
         * @example kXB7FfzdrfZpAZEW3TZcp8a8CwQbsowa6BdfAHZ4gVs
         */
        address: string
        /**
         * @description The Solana network to read. The provider ended devnet by 26 August 2026.
         * @example mainnet
         */
        network: 'mainnet' | 'devnet'
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The holdings. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Portfolio']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getSwapsByWalletAddress: {
    parameters: {
      query?: {
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description Start of the period. A day such as `2023-12-31` means midnight UTC at its beginning.
         *     It isn't documented whether a row at exactly this moment is included.
         * @example 2025-01-01T00:00:00.000Z
         */
        fromDate?: string
        /**
         * @description Rows per page. Keep it the same while paging.
         * @example 100
         */
        limit?: number
        /**
         * @description Oldest first (`ASC`) or newest first (`DESC`).
         * @example DESC
         */
        order?: 'ASC' | 'DESC'
        /**
         * @description End of the period. A day such as `2023-12-31` means midnight UTC at its beginning, so
         *     pass the next day to include it. It isn't documented whether a row at exactly this
         *     moment is included.
         * @example 2025-01-02T00:00:00.000Z
         */
        toDate?: string
        /**
         * @description Only swaps of this token.
         * @example EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v
         */
        tokenAddress?: string
        /**
         * @description Only purchases (`buy`) or sales (`sell`). Without it, both.
         * @example [
         *       "buy",
         *       "sell"
         *     ]
         */
        transactionTypes?: ('buy' | 'sell')[]
      }
      header?: never
      path: {
        /**
         * @description The wallet, 32 bytes in base58.
         * @example kXB7FfzdrfZpAZEW3TZcp8a8CwQbsowa6BdfAHZ4gVs
         */
        address: string
        /**
         * @description The Solana network to read. The provider ended devnet by 26 August 2026.
         * @example mainnet
         */
        network: 'mainnet' | 'devnet'
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of the wallet's swaps. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Swaps']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getSPL: {
    parameters: {
      query?: {
        /**
         * @description Leaves out what is marked as spam.
         * @example true
         */
        excludeSpam?: boolean
      }
      header?: never
      path: {
        /**
         * @description The wallet, 32 bytes in base58.
         * @example kXB7FfzdrfZpAZEW3TZcp8a8CwQbsowa6BdfAHZ4gVs
         */
        address: string
        /**
         * @description The Solana network to read. The provider ended devnet by 26 August 2026.
         * @example mainnet
         */
        network: 'mainnet' | 'devnet'
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The tokens. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SplTokenBalance'][]
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getNFTMetadata: {
    parameters: {
      query?: {
        /**
         * @description Adds `media`, with previews of the NFT's image, audio or video in three sizes.
         * @example true
         */
        mediaItems?: boolean
      }
      header?: never
      path: {
        /**
         * @description Mint of the NFT, 32 bytes in base58.
         * @example 9MwGzSyuQRqmBHqmYwE6wbP3vzRBj4WWiYxWns3rkR7A
         */
        address: string
        /**
         * @description The Solana network to read. The provider ended devnet by 26 August 2026.
         * @example mainnet
         */
        network: 'mainnet' | 'devnet'
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The NFT. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NftMetadata']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description There is no such resource. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getTokenMetadata: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Mint of the token, 32 bytes in base58.
         * @example So11111111111111111111111111111111111111112
         */
        address: string
        /**
         * @description The Solana network to read. The provider ended devnet by 26 August 2026.
         * @example mainnet
         */
        network: 'mainnet' | 'devnet'
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The token. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TokenMetadata']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description There is no such resource. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getTokenPairs: {
    parameters: {
      query?: {
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description Rows per page. Keep it the same while paging.
         * @example 100
         */
        limit?: number
      }
      header?: never
      path: {
        /**
         * @description Mint of the token, 32 bytes in base58.
         * @example So11111111111111111111111111111111111111112
         */
        address: string
        /**
         * @description The Solana network to read. The provider ended devnet by 26 August 2026.
         * @example mainnet
         */
        network: 'mainnet' | 'devnet'
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of pairs. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TokenPairs']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getAggregatedTokenPairStats: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Mint of the token, 32 bytes in base58.
         * @example So11111111111111111111111111111111111111112
         */
        address: string
        /**
         * @description The Solana network to read. The provider ended devnet by 26 August 2026.
         * @example mainnet
         */
        network: 'mainnet' | 'devnet'
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The sums. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AggregatedPairStats']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description There is no such resource. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getTokenPrice: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Mint of the token, 32 bytes in base58.
         * @example So11111111111111111111111111111111111111112
         */
        address: string
        /**
         * @description The Solana network to read. The provider ended devnet by 26 August 2026.
         * @example mainnet
         */
        network: 'mainnet' | 'devnet'
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The price and where it was found. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SplTokenPrice']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description There is no such resource. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getSwapsByTokenAddress: {
    parameters: {
      query?: {
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description Start of the period. A day such as `2023-12-31` means midnight UTC at its beginning.
         *     It isn't documented whether a row at exactly this moment is included.
         * @example 2025-01-01T00:00:00.000Z
         */
        fromDate?: string
        /**
         * @description Rows per page. Keep it the same while paging.
         * @example 100
         */
        limit?: number
        /**
         * @description Oldest first (`ASC`) or newest first (`DESC`).
         * @example DESC
         */
        order?: 'ASC' | 'DESC'
        /**
         * @description End of the period. A day such as `2023-12-31` means midnight UTC at its beginning, so
         *     pass the next day to include it. It isn't documented whether a row at exactly this
         *     moment is included.
         * @example 2025-01-02T00:00:00.000Z
         */
        toDate?: string
        /**
         * @description Only purchases (`buy`) or sales (`sell`). Without it, both.
         * @example [
         *       "buy",
         *       "sell"
         *     ]
         */
        transactionTypes?: ('buy' | 'sell')[]
      }
      header?: never
      path: {
        /**
         * @description Mint of the token, 32 bytes in base58.
         * @example So11111111111111111111111111111111111111112
         */
        address: string
        /**
         * @description The Solana network to read. The provider ended devnet by 26 August 2026.
         * @example mainnet
         */
        network: 'mainnet' | 'devnet'
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of the token's swaps. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Swaps']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getMultipleTokenMetadata: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description The Solana network to read. The provider ended devnet by 26 August 2026.
         * @example mainnet
         */
        network: 'mainnet' | 'devnet'
      }
      cookie?: never
    }
    /** @description The tokens to look up. */
    requestBody: {
      content: {
        'application/json': components['schemas']['TokenAddresses']
      }
    }
    responses: {
      /** @description The tokens that were found. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TokenMetadata'][]
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getCandleSticks: {
    parameters: {
      query: {
        /**
         * @description Currency of the prices, US dollars (`usd`) or SOL (`native`).
         * @example usd
         */
        currency: 'usd' | 'native'
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description Start of the period. A day such as `2023-12-31` means midnight UTC at its beginning.
         *     It isn't documented whether a row at exactly this moment is included.
         * @example 2025-01-01T00:00:00.000Z
         */
        fromDate: string
        /**
         * @description Rows per page. Keep it the same while paging.
         * @example 100
         */
        limit?: number
        /**
         * @description Length of an interval, from a second (`1s`) over minutes (`1min`) and hours (`1h`) to
         *     a month (`1M`).
         * @example 1h
         */
        timeframe: '1s' | '10s' | '30s' | '1min' | '5min' | '10min' | '30min' | '1h' | '4h' | '12h' | '1d' | '1w' | '1M'
        /**
         * @description End of the period. A day such as `2023-12-31` means midnight UTC at its beginning, so
         *     pass the next day to include it. It isn't documented whether a row at exactly this
         *     moment is included.
         * @example 2025-01-02T00:00:00.000Z
         */
        toDate: string
      }
      header?: never
      path: {
        /**
         * @description The pair of tokens on one exchange, 32 bytes in base58.
         * @example Czfq3xZZDmsdGdUyrNLtRhGc47cXcZtLG4crryfu44zE
         */
        address: string
        /**
         * @description The Solana network to read. The provider ended devnet by 26 August 2026.
         * @example mainnet
         */
        network: 'mainnet' | 'devnet'
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of candlesticks. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Candlesticks']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getPairStats: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description The Solana network to read. The provider ended devnet by 26 August 2026.
         * @example mainnet
         */
        network: 'mainnet' | 'devnet'
        /**
         * @description The pair of tokens on one exchange, 32 bytes in base58.
         * @example Czfq3xZZDmsdGdUyrNLtRhGc47cXcZtLG4crryfu44zE
         */
        pairAddress: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The pair and its trade. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PairStats']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description There is no such resource. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getSwapsByPairAddress: {
    parameters: {
      query?: {
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description Start of the period. A day such as `2023-12-31` means midnight UTC at its beginning.
         *     It isn't documented whether a row at exactly this moment is included.
         * @example 2025-01-01T00:00:00.000Z
         */
        fromDate?: string
        /**
         * @description Rows per page. Keep it the same while paging.
         * @example 100
         */
        limit?: number
        /**
         * @description Oldest first (`ASC`) or newest first (`DESC`).
         * @example DESC
         */
        order?: 'ASC' | 'DESC'
        /**
         * @description End of the period. A day such as `2023-12-31` means midnight UTC at its beginning, so
         *     pass the next day to include it. It isn't documented whether a row at exactly this
         *     moment is included.
         * @example 2025-01-02T00:00:00.000Z
         */
        toDate?: string
        /**
         * @description Only purchases of the base token (`buy`), its sales (`sell`), or liquidity that was
         *     added (`addLiquidity`) or removed (`removeLiquidity`); all of them when not given.
         * @example [
         *       "buy",
         *       "sell",
         *       "addLiquidity"
         *     ]
         */
        transactionTypes?: ('buy' | 'sell' | 'addLiquidity' | 'removeLiquidity')[]
      }
      header?: never
      path: {
        /**
         * @description The Solana network to read. The provider ended devnet by 26 August 2026.
         * @example mainnet
         */
        network: 'mainnet' | 'devnet'
        /**
         * @description The pair of tokens on one exchange, 32 bytes in base58.
         * @example Czfq3xZZDmsdGdUyrNLtRhGc47cXcZtLG4crryfu44zE
         */
        pairAddress: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of what happened in the pair. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PairSwaps']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getMultipleTokenPrices: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description The Solana network to read. The provider ended devnet by 26 August 2026.
         * @example mainnet
         */
        network: 'mainnet' | 'devnet'
      }
      cookie?: never
    }
    /** @description The tokens to price. */
    requestBody: {
      content: {
        'application/json': components['schemas']['TokenAddresses']
      }
    }
    responses: {
      /** @description The prices that were found. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SplTokenPrice'][]
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getTokenAnalytics: {
    parameters: {
      query?: {
        /**
         * @description The chain, which is Solana for every call of this API.
         * @example solana
         */
        chain?: 'solana'
      }
      header?: never
      path: {
        /**
         * @description Mint of the token, 32 bytes in base58.
         * @example So11111111111111111111111111111111111111112
         */
        tokenAddress: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The trade in the token. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TokenAnalytics']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description There is no such resource. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getTrendingTokens: {
    parameters: {
      query?: {
        /**
         * @description The chain, which is Solana for every call of this API.
         * @example solana
         */
        chain?: 'solana'
        /**
         * @description How many tokens the list may have.
         * @example 100
         */
        limit?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The tokens. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TrendingToken'][]
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
}
