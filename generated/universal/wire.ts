// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { components } from './wireSchemas.js'

export type { components }

export interface paths {
  '/v1/chains/{chainAlias}/blocks/{blockIdentifier}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A block with its transactions
     * @description Gives a block of Polygon or Bitcoin by its number or hash, with all its transactions.
     *     What only one family of chains has is in `evmSpecific`, `bitcoinSpecific` or
     *     `solanaSpecific`; tell them apart by `chainFamily`.
     */
    get: operations['getBlockByNumberOrHash']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/chains/{chainAlias}/pairs/{pairAddress}/ohlcv': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Candlesticks of a pair
     * @description Lists the prices of a pair over time as candlesticks: open, high, low, close and
     *     volume; on seven EVM mainnets.
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
  '/v1/chains/{chainAlias}/pairs/{pairAddress}/swaps': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Swaps and liquidity of a pair
     * @description Lists what was bought and sold in a pair, and what liquidity was added and removed;
     *     on seven EVM mainnets.
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
  '/v1/chains/{chainAlias}/tokens/{tokenAddress}/swaps': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Swaps of a token
     * @description Lists the purchases and sales of a token, with both sides of each; on seven EVM
     *     mainnets.
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
  '/v1/chains/{chainAlias}/tokens/{tokenAddress}/top-traders': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Wallets that earned most with a token
     * @description Lists the wallets that traded a token, with what each has earned; on seven EVM
     *     mainnets.
     */
    get: operations['getTopTradersByToken']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/chains/{chainAlias}/tokens/{tokenAliasOrTokenAddress}/price': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Price of a token or a coin
     * @description Gives the price of one whole token in US dollars and in the coin of its chain, and
     *     how it moved within 24 hours; on seven EVM mainnets, Solana and Bitcoin.
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
  '/v1/chains/{chainAlias}/tokens/{tokenAliasOrTokenAddress}/price/sparkline': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Prices of a token for a small chart
     * @description Lists the prices of a token over one of five ranges, as many as a small chart needs.
     *     The list comes whole.
     */
    get: operations['getTokenPriceSparkline']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/chains/{chainAlias}/tokens/{tokenAliasOrTokenAddress}/price/timeseries': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Prices of a token over time
     * @description Lists the prices of a token at regular intervals. Without dates it gives the last 24
     *     hours.
     */
    get: operations['getTokenPriceTimeSeries']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/chains/{chainAlias}/transactions/{txHash}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A transaction
     * @description Gives a transaction of Polygon or Bitcoin. What only one family of chains has is in
     *     `evmSpecific`, `bitcoinSpecific` or `solanaSpecific`; tell them apart by
     *     `chainFamily`.
     */
    get: operations['getTransactionByHash']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/chains/{chainAlias}/wallets/{publicKey}/addresses': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Addresses of an extended public key
     * @description Lists the addresses that were derived from an extended public key of Bitcoin and
     *     used. The list comes whole.
     */
    get: operations['getAddressesByXpub']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/defi/protocols': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * DeFi protocols that are known
     * @description Lists the DeFi protocols whose positions the service reads, with the chains they are
     *     on.
     */
    get: operations['getDefiProtocols']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/wallets/{walletAddress}/defi/{protocol}/positions': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * DeFi positions of a wallet in one protocol
     * @description Gives the positions that a wallet has in one DeFi protocol; `result` is null where it
     *     has none. It is one object, so `limit` and `cursor` concern the positions in it.
     */
    get: operations['getDefiProtocolPositions']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/wallets/{walletAddress}/defi/positions': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * DeFi positions of a wallet
     * @description Lists the positions that a wallet has in DeFi protocols of EVM chains and Solana,
     *     with the tokens in them. What a wallet owes has `details.isDebt`.
     */
    get: operations['getDefiPositions']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/wallets/{walletAddress}/defi/summary': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * DeFi holdings of a wallet in figures
     * @description Sums up the positions that a wallet has in DeFi protocols of EVM chains and Solana,
     *     protocol by protocol. A protocol has a row for each chain it is on.
     */
    get: operations['getDefiSummary']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/wallets/{walletAddress}/insight': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Activity of a wallet on many chains
     * @description Sums up what a wallet has done on EVM chains: since when it is active, how often it
     *     sent and received, what it spent on gas, and what its largest transfers were. The
     *     provider states no price for it; 100 units per chain is what users report.
     */
    get: operations['getWalletInsight']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/wallets/{walletAddress}/pnl': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Profit and loss of a wallet by token
     * @description Lists what a wallet has earned with each token that it traded, on seven EVM mainnets:
     *     one row per chain and token.
     */
    get: operations['getWalletProfitability']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/wallets/{walletAddress}/pnl/summary': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Profit and loss of a wallet as a whole
     * @description Sums up what a wallet has earned by trading tokens, on seven EVM mainnets. A wallet
     *     that traded none has zeros.
     */
    get: operations['getWalletProfitabilitySummary']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/wallets/{walletAddressOrPublicKey}/history': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * History of a wallet on many chains
     * @description Lists the transactions that a wallet took part in, on EVM chains, Solana or Bitcoin,
     *     with their transfers. Chains are read as far as `meta.syncedAt` says. `verbose` adds
     *     inputs, logs and internal transactions, or inputs and outputs on Bitcoin, a hundred
     *     of each at most.
     */
    get: operations['getWalletHistory']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/wallets/{walletAddressOrPublicKey}/tokens': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Tokens of a wallet on many chains
     * @description Lists the tokens that a wallet holds on EVM chains, or the coins it holds on Bitcoin,
     *     with prices. Every row names its chain. An extended public key has a row for each of
     *     its addresses. For Bitcoin the filters are ignored. Tokens of Solana are in
     *     `solana.getPortfolio`.
     */
    get: operations['getTokenBalances']
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
  getBlockByNumberOrHash: {
    parameters: {
      query?: {
        /**
         * @description Adds the decoded input of transactions.
         * @example true
         */
        decodeInput?: boolean
        /**
         * @description Adds the decoded logs of transactions.
         * @example true
         */
        decodeLogs?: boolean
        /**
         * @description Adds names of methods, decoded inputs and decoded logs. The switches of their own win
         *     over it.
         * @example true
         */
        enrich?: boolean
        /**
         * @description Names of fields to leave out, with commas between them.
         * @example txs
         */
        excludeFields?: string
        /**
         * @description Only logs of these events.
         * @example [
         *       "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef"
         *     ]
         */
        includedTopicZeros?: string[]
        /**
         * @description Adds the name of the method that a transaction calls.
         * @example true
         */
        includeMethodLabel?: boolean
      }
      header?: never
      path: {
        /**
         * @description Number of the block, or its hash, which has no 0x on Bitcoin.
         * @example 800000
         */
        blockIdentifier: string
        /**
         * @description The chain, by id or name.
         * @example 0x1
         */
        chainAlias: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The block. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UniversalBlock']
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
         * @description Opens each candlestick at the price at which the one before it closed.
         * @example true
         */
        connectedCandles?: boolean
        /**
         * @description What the prices are in, US dollars or the coin of the chain.
         * @example usd
         */
        currency?: 'native' | 'usd'
        /**
         * @description The `cursor` of the previous page. Without it, the list starts from the beginning.
         *     The list stays as it was when its first page was read.
         */
        cursor?: string
        /**
         * @description Start of the period. A day such as `2025-01-01` means midnight UTC at its beginning.
         *     It isn't documented whether the moment itself is included.
         * @example 2025-01-01T00:00:00.000Z
         */
        fromDate: string
        /**
         * @description Rows per page, 1 to 100. It applies to all later pages, so only the first page can
         *     set it.
         * @example 100
         */
        limit?: number
        /**
         * @description Period of one candlestick.
         * @example 1h
         */
        timeframe?:
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
        /**
         * @description End of the period. A day such as `2025-01-02` means midnight UTC at its beginning. It
         *     isn't documented whether the moment itself is included.
         * @example 2026-01-01T00:00:00.000Z
         */
        toDate: string
      }
      header?: never
      path: {
        /**
         * @description The chain, by id or name.
         * @example 0x1
         */
        chainAlias: string
        /**
         * @description The pair of tokens on one exchange.
         * @example 0xa43fe16908251ee70ef74718545e4fe6c5ccec9f
         */
        pairAddress: string
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
          'application/json': components['schemas']['CandleSticks']
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
  getSwapsByPairAddress: {
    parameters: {
      query?: {
        /**
         * @description The `cursor` of the previous page. Without it, the list starts from the beginning.
         *     The list stays as it was when its first page was read.
         */
        cursor?: string
        /**
         * @description First block to read. It wins over `fromDate`.
         * @example 21000000
         */
        fromBlock?: number
        /**
         * @description Start of the period. A day such as `2025-01-01` means midnight UTC at its beginning.
         *     `fromBlock`, where given, wins over it. It isn't documented whether the moment itself
         *     is included.
         * @example 2025-01-01T00:00:00.000Z
         */
        fromDate?: string
        /**
         * @description Rows per page, 1 to 100. It applies to all later pages, so only the first page can
         *     set it.
         * @example 100
         */
        limit?: number
        /**
         * @description Oldest first (`ASC`) or newest first (`DESC`).
         * @example DESC
         */
        order?: 'ASC' | 'DESC'
        /**
         * @description Last block to read. It wins over `toDate`.
         * @example 24000000
         */
        toBlock?: number
        /**
         * @description End of the period. A day such as `2025-01-02` means midnight UTC at its beginning.
         *     `toBlock`, where given, wins over it. It isn't documented whether the moment itself
         *     is included.
         * @example 2026-01-01T00:00:00.000Z
         */
        toDate?: string
        /**
         * @description Only these kinds: buy, sell, addLiquidity, removeLiquidity; all of them when not
         *     given.
         * @example [
         *       "buy",
         *       "sell"
         *     ]
         */
        transactionTypes?: ('buy' | 'sell' | 'addLiquidity' | 'removeLiquidity')[]
      }
      header?: never
      path: {
        /**
         * @description The chain, by id or name.
         * @example 0x1
         */
        chainAlias: string
        /**
         * @description The pair of tokens on one exchange.
         * @example 0xa43fe16908251ee70ef74718545e4fe6c5ccec9f
         */
        pairAddress: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of swaps. */
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
  getSwapsByTokenAddress: {
    parameters: {
      query?: {
        /**
         * @description The `cursor` of the previous page. Without it, the list starts from the beginning.
         *     The list stays as it was when its first page was read.
         */
        cursor?: string
        /**
         * @description First block to read. It wins over `fromDate`.
         * @example 21000000
         */
        fromBlock?: number
        /**
         * @description Start of the period. A day such as `2025-01-01` means midnight UTC at its beginning.
         *     `fromBlock`, where given, wins over it. It isn't documented whether the moment itself
         *     is included.
         * @example 2025-01-01T00:00:00.000Z
         */
        fromDate?: string
        /**
         * @description Rows per page, 1 to 100. It applies to all later pages, so only the first page can
         *     set it.
         * @example 100
         */
        limit?: number
        /**
         * @description Oldest first (`ASC`) or newest first (`DESC`).
         * @example DESC
         */
        order?: 'ASC' | 'DESC'
        /**
         * @description Last block to read. It wins over `toDate`.
         * @example 24000000
         */
        toBlock?: number
        /**
         * @description End of the period. A day such as `2025-01-02` means midnight UTC at its beginning.
         *     `toBlock`, where given, wins over it. It isn't documented whether the moment itself
         *     is included.
         * @example 2026-01-01T00:00:00.000Z
         */
        toDate?: string
        /**
         * @description Only these kinds: buy, sell; all of them when not given.
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
         * @description The chain, by id or name.
         * @example 0x1
         */
        chainAlias: string
        /**
         * @description Contract of the token.
         * @example 0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48
         */
        tokenAddress: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of swaps. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TokenSwaps']
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
  getTopTradersByToken: {
    parameters: {
      query?: {
        /**
         * @description The `cursor` of the previous page. Without it, the list starts from the beginning. A
         *     cursor expires after five minutes.
         */
        cursor?: string
        /**
         * @description Leaves out tokens that are hardly traded.
         * @example true
         */
        excludeLowLiquidity?: boolean
        /**
         * @description Start of the period, sent in milliseconds. A day such as `2025-01-01` means midnight
         *     UTC.
         * @example 1735689600000
         */
        fromTimestamp?: string
        /**
         * @description Rows per page, from 1. It applies to all later pages, so only the first page can set
         *     it.
         * @example 100
         */
        limit?: number
        /**
         * @description Leaves out rows with fewer trades.
         * @example 2
         */
        minTradeCount?: number
        /**
         * @description Leaves out rows below this volume, in US dollars.
         * @example 100
         */
        minVolumeUsd?: number
        /**
         * @description How far to look back, such as `7d`, `30d` or `all`. It is ignored where
         *     `fromTimestamp` or `toTimestamp` is given.
         * @example 7d
         */
        period?: string
        /**
         * @description What the rows are sorted by, the largest first: profit, volume in US dollars, or
         *     number of trades.
         * @example totalPnl
         */
        sortBy?: 'realizedPnl' | 'unrealizedPnl' | 'totalPnl' | 'volume' | 'tradeCount'
        /**
         * @description End of the period, sent in milliseconds. A day such as `2025-01-02` means midnight
         *     UTC.
         * @example 1767225600000
         */
        toTimestamp?: string
      }
      header?: never
      path: {
        /**
         * @description The chain, by id or name.
         * @example 0x1
         */
        chainAlias: string
        /**
         * @description Contract of the token.
         * @example 0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48
         */
        tokenAddress: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of wallets. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TopTraders']
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
  getTokenPrice: {
    parameters: {
      query?: {
        /**
         * @description Gives no price of a token with less liquidity, in US dollars.
         * @example 1000
         */
        liquidityThreshold?: number
        /**
         * @description Gives no price of a token that was not traded for more than so many days.
         * @example 30
         */
        maxTokenInactivity?: number
        /**
         * @description The price as of this block. Without it, the price now.
         * @example 23869000
         */
        toBlock?: number
      }
      header?: never
      path: {
        /**
         * @description The chain, by id or name.
         * @example 0x1
         */
        chainAlias: string
        /**
         * @description The token's address, or `native` for the coin of the chain. Bitcoin has `native`
         *     alone.
         * @example 0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48
         */
        tokenAliasOrTokenAddress: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The price. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TokenPrice']
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
  getTokenPriceSparkline: {
    parameters: {
      query: {
        /**
         * @description How far to look back.
         * @example 7d
         */
        range: '24h' | '7d' | '30d' | '90d' | '1y'
      }
      header?: never
      path: {
        /**
         * @description The chain, by id or name.
         * @example 0x1
         */
        chainAlias: string
        /**
         * @description The token's address, or `native` for the coin of the chain. Bitcoin has `native`
         *     alone.
         * @example 0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48
         */
        tokenAliasOrTokenAddress: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The prices. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PriceSparkline']
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
  getTokenPriceTimeSeries: {
    parameters: {
      query?: {
        /**
         * @description The `cursor` of the previous page. Without it, the list starts from the beginning.
         *     The list stays as it was when its first page was read.
         */
        cursor?: string
        /**
         * @description Repeats the last price where there was no trade.
         * @example true
         */
        forwardFill?: boolean
        /**
         * @description Start of the period. A day such as `2025-01-01` means midnight UTC at its beginning.
         *     It isn't documented whether the moment itself is included.
         * @example 2025-01-01T00:00:00.000Z
         */
        fromDate?: string
        /**
         * @description Time between two prices.
         * @example hourly
         */
        interval?: '5m' | 'hourly' | 'daily' | 'weekly' | 'monthly'
        /**
         * @description Rows per page, 1 to 100. It applies to all later pages, so only the first page can
         *     set it.
         * @example 100
         */
        limit?: number
        /**
         * @description End of the period. A day such as `2025-01-07` means midnight UTC at its beginning. It
         *     isn't documented whether the moment itself is included.
         * @example 2025-01-07T00:00:00.000Z
         */
        toDate?: string
      }
      header?: never
      path: {
        /**
         * @description The chain, by id or name.
         * @example 0x1
         */
        chainAlias: string
        /**
         * @description The token's address, or `native` for the coin of the chain. Bitcoin has `native`
         *     alone.
         * @example 0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48
         */
        tokenAliasOrTokenAddress: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of prices. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PriceTimeSeries']
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
  getTransactionByHash: {
    parameters: {
      query?: {
        /**
         * @description Adds the decoded input of transactions.
         * @example true
         */
        decodeInput?: boolean
        /**
         * @description Adds the decoded logs of transactions.
         * @example true
         */
        decodeLogs?: boolean
        /**
         * @description Adds names of methods, decoded inputs and decoded logs. The switches of their own win
         *     over it.
         * @example true
         */
        enrich?: boolean
        /**
         * @description Only logs of these events.
         * @example [
         *       "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef"
         *     ]
         */
        includedTopicZeros?: string[]
        /**
         * @description Adds the name of the method that a transaction calls.
         * @example true
         */
        includeMethodLabel?: boolean
      }
      header?: never
      path: {
        /**
         * @description The chain, by id or name.
         * @example 0x1
         */
        chainAlias: string
        /**
         * @description Hash of the transaction, which has no 0x on Bitcoin.
         * @example 4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b
         */
        txHash: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The transaction. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UniversalTransaction']
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
  getAddressesByXpub: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description The chain, which is Bitcoin.
         * @example bitcoin-mainnet
         */
        chainAlias: string
        /**
         * @description The extended public key, `xpub…`. It shows all addresses of its wallet, so it is kept
         *     out of messages and logs.
         * @example xpub6CUGRUonZSQ4TWtTMmzXdrXDtypWKiKrhko4egpiMZbpiaQL2jkwSB1icqYh2cfDfVxdx4df189oLKnC5fSwqPfgyP3hooxujYzAu3fDVmz
         */
        publicKey: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The addresses. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['XpubAddresses']
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
  getDefiProtocols: {
    parameters: {
      query?: {
        /**
         * @description Only protocols on these chains, by id or name, or a group of chains.
         * @example [
         *       "0x1"
         *     ]
         */
        chains?: string[]
        /**
         * @description The `cursor` of the previous page. Without it, the list starts from the beginning.
         *     The list stays as it was when its first page was read.
         */
        cursor?: string
        /**
         * @description Rows per page, 1 to 100. It applies to all later pages, so only the first page can
         *     set it.
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
      /** @description A page of protocols. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DefiProtocols']
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
  getDefiProtocolPositions: {
    parameters: {
      query?: {
        /**
         * @description The chains to read, by id or name, or a group: `all`, `mainnets`, `testnets`. A chain
         *     that you name and this operation does not serve is listed in `missing`.
         * @example [
         *       "0x1",
         *       "0x2105"
         *     ]
         */
        chains?: string[]
        /**
         * @description The `cursor` of the previous page. Without it, the list starts from the beginning.
         *     The list stays as it was when its first page was read.
         */
        cursor?: string
        /**
         * @description Rows per page, 1 to 100. It applies to all later pages, so only the first page can
         *     set it.
         * @example 25
         */
        limit?: number
      }
      header?: never
      path: {
        /**
         * @description Id of the protocol, as `getDefiProtocols` gives it.
         * @example aave-v3
         */
        protocol: string
        /**
         * @description The wallet, an address of an EVM chain or Solana.
         * @example 0xcb1c1fde09f811b294172696404e88e658659905
         */
        walletAddress: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The protocol, with the positions. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DefiProtocolPositions']
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
  getDefiPositions: {
    parameters: {
      query?: {
        /**
         * @description The chains to read, by id or name, or a group: `all`, `mainnets`, `testnets`. A chain
         *     that you name and this operation does not serve is listed in `missing`.
         * @example [
         *       "0x1",
         *       "0x2105"
         *     ]
         */
        chains?: string[]
        /**
         * @description The `cursor` of the previous page. Without it, the list starts from the beginning.
         *     The list stays as it was when its first page was read.
         */
        cursor?: string
        /**
         * @description Rows per page, 1 to 100. It applies to all later pages, so only the first page can
         *     set it.
         * @example 25
         */
        limit?: number
      }
      header?: never
      path: {
        /**
         * @description The wallet, an address of an EVM chain or Solana.
         * @example 0xcb1c1fde09f811b294172696404e88e658659905
         */
        walletAddress: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of positions. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DefiPositions']
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
  getDefiSummary: {
    parameters: {
      query?: {
        /**
         * @description The chains to read, by id or name, or a group: `all`, `mainnets`, `testnets`. A chain
         *     that you name and this operation does not serve is listed in `missing`.
         * @example [
         *       "0x1",
         *       "0x2105"
         *     ]
         */
        chains?: string[]
      }
      header?: never
      path: {
        /**
         * @description The wallet, an address of an EVM chain or Solana.
         * @example 0xcb1c1fde09f811b294172696404e88e658659905
         */
        walletAddress: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The figures. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DefiSummary']
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
  getWalletInsight: {
    parameters: {
      query?: {
        /**
         * @description The chains to read, by id or name, or a group: `all`, `mainnets`, `testnets`. A chain
         *     that you name and this operation does not serve is listed in `missing`.
         * @example [
         *       "0x1",
         *       "0x2105"
         *     ]
         */
        chains?: string[]
        /**
         * @description Fills `chainBreakdown` with the same figures chain by chain.
         * @example true
         */
        includeChainBreakdown?: boolean
      }
      header?: never
      path: {
        /**
         * @description The wallet, an address of an EVM chain.
         * @example 0xcb1c1fde09f811b294172696404e88e658659905
         */
        walletAddress: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The figures. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['WalletInsight']
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
  getWalletProfitability: {
    parameters: {
      query?: {
        /**
         * @description The chains to read, by id or name, or a group: `all`, `mainnets`. A chain that you
         *     name and this operation does not serve is listed in `missing`.
         * @example [
         *       "0x1",
         *       "0x2105"
         *     ]
         */
        chains?: string[]
        /**
         * @description The `cursor` of the previous page. Without it, the list starts from the beginning. A
         *     cursor expires after five minutes.
         */
        cursor?: string
        /**
         * @description Leaves out tokens that are hardly traded.
         * @example true
         */
        excludeLowLiquidity?: boolean
        /**
         * @description Start of the period, sent in milliseconds. A day such as `2025-01-01` means midnight
         *     UTC.
         * @example 1735689600000
         */
        fromTimestamp?: string
        /**
         * @description Rows per page, from 1. It applies to all later pages, so only the first page can set
         *     it.
         * @example 100
         */
        limit?: number
        /**
         * @description Leaves out rows with fewer trades.
         * @example 2
         */
        minTradeCount?: number
        /**
         * @description Leaves out rows below this volume, in US dollars.
         * @example 100
         */
        minVolumeUsd?: number
        /**
         * @description How far to look back, such as `7d`, `30d` or `all`. It is ignored where
         *     `fromTimestamp` or `toTimestamp` is given.
         * @example 7d
         */
        period?: string
        /**
         * @description What the rows are sorted by, the largest first: profit, volume in US dollars, or
         *     number of trades.
         * @example totalPnl
         */
        sortBy?: 'realizedPnl' | 'unrealizedPnl' | 'totalPnl' | 'volume' | 'tradeCount'
        /**
         * @description Only these tokens.
         * @example [
         *       "0xdac17f958d2ee523a2206206994597c13d831ec7"
         *     ]
         */
        tokenAddresses?: string[]
        /**
         * @description End of the period, sent in milliseconds. A day such as `2025-01-02` means midnight
         *     UTC.
         * @example 1767225600000
         */
        toTimestamp?: string
      }
      header?: never
      path: {
        /**
         * @description The wallet, an address of an EVM chain.
         * @example 0xcb1c1fde09f811b294172696404e88e658659905
         */
        walletAddress: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of tokens. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['WalletProfitability']
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
  getWalletProfitabilitySummary: {
    parameters: {
      query?: {
        /**
         * @description The chains to read, by id or name, or a group: `all`, `mainnets`. A chain that you
         *     name and this operation does not serve is listed in `missing`.
         * @example [
         *       "0x1",
         *       "0x2105"
         *     ]
         */
        chains?: string[]
        /**
         * @description Leaves out tokens that are hardly traded.
         * @example true
         */
        excludeLowLiquidity?: boolean
        /**
         * @description Start of the period, sent in milliseconds. A day such as `2025-01-01` means midnight
         *     UTC.
         * @example 1735689600000
         */
        fromTimestamp?: string
        /**
         * @description Leaves out rows with fewer trades.
         * @example 2
         */
        minTradeCount?: number
        /**
         * @description Leaves out rows below this volume, in US dollars.
         * @example 100
         */
        minVolumeUsd?: number
        /**
         * @description How far to look back, such as `7d`, `30d` or `all`. It is ignored where
         *     `fromTimestamp` or `toTimestamp` is given.
         * @example 7d
         */
        period?: string
        /**
         * @description End of the period, sent in milliseconds. A day such as `2025-01-02` means midnight
         *     UTC.
         * @example 1767225600000
         */
        toTimestamp?: string
      }
      header?: never
      path: {
        /**
         * @description The wallet, an address of an EVM chain.
         * @example 0xcb1c1fde09f811b294172696404e88e658659905
         */
        walletAddress: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The totals. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['WalletProfitabilitySummary']
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
  getWalletHistory: {
    parameters: {
      query?: {
        /**
         * @description The chains to read, by id or name, or a group: `all`, `mainnets`, `testnets`. Not
         *     given, all mainnets of the address's family are read. A chain of another family is a
         *     400.
         * @example [
         *       "0x1",
         *       "0x2105"
         *     ]
         */
        chains?: string[]
        /**
         * @description The `cursor` of the previous page. Without it, the list starts from the beginning.
         *     The list stays as it was when its first page was read.
         */
        cursor?: string
        /**
         * @description First block to read. It wins over `fromDate`.
         * @example 21000000
         */
        fromBlock?: number
        /**
         * @description Start of the period. A day such as `2025-01-01` means midnight UTC at its beginning.
         *     `fromBlock`, where given, wins over it. It isn't documented whether the moment itself
         *     is included.
         * @example 2025-01-01T00:00:00.000Z
         */
        fromDate?: string
        /**
         * @description Rows per page, 1 to 100. It applies to all later pages, so only the first page can
         *     set it.
         * @example 100
         */
        limit?: number
        /**
         * @description Oldest first (`ASC`) or newest first (`DESC`).
         * @example DESC
         */
        order?: 'ASC' | 'DESC'
        /**
         * @description Last block to read. It wins over `toDate`.
         * @example 24000000
         */
        toBlock?: number
        /**
         * @description End of the period. A day such as `2025-01-02` means midnight UTC at its beginning.
         *     `toBlock`, where given, wins over it. It isn't documented whether the moment itself
         *     is included.
         * @example 2026-01-01T00:00:00.000Z
         */
        toDate?: string
        /**
         * @description Fills the lists within `raw`.
         * @example true
         */
        verbose?: boolean
      }
      header?: never
      path: {
        /**
         * @description The wallet: an address of an EVM chain, Solana or Bitcoin, or an extended public key
         *     of Bitcoin (`xpub…`). A key shows all addresses of its wallet, so it is kept out of
         *     messages and logs.
         * @example 0xcb1c1fde09f811b294172696404e88e658659905
         */
        walletAddressOrPublicKey: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of transactions. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['WalletHistory']
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
  getTokenBalances: {
    parameters: {
      query?: {
        /**
         * @description The chains to read, by id or name, or a group: `all`, `mainnets`, `testnets`. A chain
         *     that you name and this operation does not serve is listed in `missing`.
         * @example [
         *       "0x1",
         *       "0x2105"
         *     ]
         */
        chains?: string[]
        /**
         * @description The `cursor` of the previous page. Without it, the list starts from the beginning.
         *     The list stays as it was when its first page was read.
         */
        cursor?: string
        /**
         * @description Leaves out the coins of the chains.
         * @example true
         */
        excludeNative?: boolean
        /**
         * @description Leaves out tokens that the service considers to be spam.
         * @example true
         */
        excludeSpam?: boolean
        /**
         * @description Leaves out tokens whose contracts are not verified.
         * @example true
         */
        excludeUnverifiedContracts?: boolean
        /**
         * @description Fills `pnl` with what the wallet has earned with each token.
         * @example true
         */
        includePnl?: boolean
        /**
         * @description Fills `sparkline` with each token's price, hour by hour, of the last seven days.
         * @example true
         */
        includeSparklines?: boolean
        /**
         * @description Rows per page, 1 to 1,000. It applies to all later pages, so only the first page can
         *     set it.
         * @example 100
         */
        limit?: number
        /**
         * @description Leaves out tokens with less liquidity, in US dollars.
         * @example 1000
         */
        liquidityThreshold?: number
        /**
         * @description Leaves out tokens that were not traded for more than so many days.
         * @example 30
         */
        maxTokenInactivity?: number
        /**
         * @description Only these tokens.
         * @example [
         *       "0xdac17f958d2ee523a2206206994597c13d831ec7"
         *     ]
         */
        tokenAddresses?: string[]
      }
      header?: never
      path: {
        /**
         * @description The wallet: an address of an EVM chain, Solana or Bitcoin, or an extended public key
         *     of Bitcoin (`xpub…`). A key shows all addresses of its wallet, so it is kept out of
         *     messages and logs.
         * @example 0xcb1c1fde09f811b294172696404e88e658659905
         */
        walletAddressOrPublicKey: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of holdings. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TokenBalances']
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
