// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { components } from './wireSchemas.js'

export type { components }

export interface paths {
  '/accounts/{address}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * An account
     * @deprecated
     * @description Reads an account's sequence number and authentication key, now or as of a ledger
     *     version. An account that does not exist is an error of status 404.
     */
    get: operations['getAccount']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/accounts/{address}/resources': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Resources of an account
     * @deprecated
     * @description Lists the Move resources stored under an account, as of a ledger version: its coin
     *     and token stores, its settings, and what applications keep there. The pages follow
     *     the storage keys, not the names; the cursor of the next page is in the answer's
     *     `X-Aptos-Cursor` header. For one resource whose type is known there is
     *     `getAccountResource` of the node.
     */
    get: operations['getAccountResources']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/coins': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Coins by hash
     * @deprecated
     * @description Reads what is known of the named coins: name, symbol, decimals, who published them
     *     and when. Coins that do not exist are left out. The cost given here is that of one
     *     coin; more coins cost more.
     */
    get: operations['getCoinInfoByCoinTypeHashes']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/coins/creators': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Coins of creators
     * @deprecated
     * @description Lists the coins that the given accounts published. The cost given here is that of one
     *     account; more accounts cost more.
     */
    get: operations['getCoinsByCreators']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/coins/latest': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Newest coins
     * @deprecated
     * @description Lists coins in the order of their creation, the newest first.
     */
    get: operations['getLatestCoins']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/coins/names': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Coins in a range of names
     * @deprecated
     * @description Lists the coins whose names lie in a range, in the order of their names; without a
     *     range, all of them. Names are not unique.
     */
    get: operations['getCoinsByNameRange']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/coins/owners/{coin_type_hash}/top-holders': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Largest holders of a coin
     * @deprecated
     * @description Lists the wallets that hold most of a coin, the largest first. Small or long
     *     unchanged balances can be left out, and so can wallets, such as those of exchanges.
     */
    get: operations['getTopHoldersByCoin']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/coins/symbols': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Coins in a range of symbols
     * @deprecated
     * @description Lists the coins whose symbols lie in a range, in the order of their symbols; without
     *     a range, all of them. Symbols are not unique.
     */
    get: operations['getCoinsBySymbolRange']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/coins/transfers/{coin_type}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Transfers of a coin
     * @deprecated
     * @description Lists the movements of one coin, optionally within a period. Nearly every transaction
     *     moves APT, so give a period for it.
     */
    get: operations['getCoinTransfersByCoinType']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/coins/transfers/blocks': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Coin transfers in blocks
     * @deprecated
     * @description Lists the coin activities of all transactions in the given blocks: transfers, and
     *     what gas took.
     */
    get: operations['getCoinTransfersByBlockHeights']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/coins/transfers/wallets': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Coin transfers of owners
     * @deprecated
     * @description Lists the coin activities of the given wallets: what came in, what went out and what
     *     gas took, optionally within a period. Coins can be left out, or only some of them
     *     kept. The cost given here is that of one wallet; more wallets cost more.
     *     `getCoinTransfersByWalletAddresses` returns the same.
     */
    get: operations['getCoinTransfersByOwnerAddresses']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/collections': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Collections in a range of names
     * @deprecated
     * @description Lists the collections whose names lie in a range, in the order of their names;
     *     without a range, all of them. Names are not unique: the same one may come from
     *     several creators.
     */
    get: operations['getNFTCollections']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/collections/creators': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Collections of a creator
     * @deprecated
     * @description Lists the collections that one account created. The cost given here is the least; a
     *     creator with many collections may cost more.
     */
    get: operations['getNFTCollectionsByCreator']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/collections/ids': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Collections by hash
     * @deprecated
     * @description Reads what is known of the named collections: description, size and what their
     *     creator can still change. Collections that do not exist are left out.
     */
    get: operations['getNFTCollectionsByIds']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/nfts': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * NFTs by token hash
     * @deprecated
     * @description Reads what is known of the named NFTs: names, metadata URI, supply, royalty and what
     *     their creator can still change. NFTs that do not exist are left out.
     */
    get: operations['getNFTsByIds']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/nfts/collections/{collection_data_id_hash}/owners': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Owners of a collection, NFT by NFT
     * @deprecated
     * @description Lists the holdings of a collection's NFTs, a row per NFT and wallet. Wallets can be
     *     left out, or only some of them kept. For the bare addresses there is
     *     `getNFTOwnersOfCollection`.
     */
    get: operations['getNFTOwnersByCollection']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/nfts/collections/{collection_data_id_hash}/owners/list': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Addresses of a collection's owners
     * @deprecated
     * @description Lists the wallets that own at least one NFT of a collection, as addresses and nothing
     *     else. For what each of them holds there is `getNFTOwnersByCollection`.
     */
    get: operations['getNFTOwnersOfCollection']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/nfts/collections/{collection_data_id_hash}/tokens': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * NFTs of a collection
     * @deprecated
     * @description Lists the NFTs of a collection, page by page, each with its metadata URI, supply and
     *     royalty.
     */
    get: operations['getNFTsByCollection']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/nfts/creators': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * NFTs of creators
     * @deprecated
     * @description Lists the NFTs that the given accounts created, across all their collections, page by
     *     page. The cost given here is that of one creator; more creators cost more.
     */
    get: operations['getNFTsByCreators']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/nfts/owners': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Owners of NFTs
     * @deprecated
     * @description Lists who holds the named NFTs and how many copies each wallet has. An NFT with a
     *     single copy has one row.
     */
    get: operations['getNFTOwnersByTokens']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/nfts/transfers': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Transfers of NFTs by token hash
     * @deprecated
     * @description Lists the movements of the named NFTs: mints, burns, deposits, withdrawals, offers
     *     and sales. Wallets can be left out, or only some of them kept. The cost given here is
     *     that of one NFT; more NFTs cost more.
     */
    get: operations['getNFTTransfersByIds']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/nfts/transfers/collections/{collection_data_id_hash}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Transfers within a collection
     * @deprecated
     * @description Lists the movements of all NFTs of a collection. Wallets can be left out, or only
     *     some of them kept.
     */
    get: operations['getNFTTransfersByCollection']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/nfts/transfers/creators': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Transfers of the NFTs of creators
     * @deprecated
     * @description Lists the movements of the NFTs that the given accounts created. Collections can be
     *     left out, or only some of them kept. The cost given here is that of one creator; more
     *     creators cost more.
     */
    get: operations['getNFTTransfersByCreators']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/nfts/transfers/wallets': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * NFT transfers of wallets
     * @deprecated
     * @description Lists the NFT movements from or to the given wallets. Collections can be left out, or
     *     only some of them kept. The cost given here is that of one wallet; more wallets cost
     *     more. `getWalletsNFTTransfers` returns the same.
     */
    get: operations['getNFTTransfersByWallets']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wallets/coins': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Coin balances of wallets
     * @deprecated
     * @description Lists what the given wallets hold in coins now, a row per wallet and coin. Coins can
     *     be left out, or only some of them kept. The cost given here is that of one wallet;
     *     more wallets cost more.
     */
    get: operations['getCoinBalancesByWallets']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wallets/coins/history': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Past coin balances of wallets
     * @deprecated
     * @description Lists what the given wallets held in coins after each transaction that changed a
     *     balance. Coins can be left out, or only some of them kept. The cost given here is
     *     that of one wallet; more wallets cost more.
     */
    get: operations['getHistoricalCoinBalancesByWallets']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wallets/coins/transfers': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Coin transfers of wallets
     * @deprecated
     * @description Lists the coin activities of the given wallets: what came in, what went out and what
     *     gas took, optionally within a period. Coins can be left out, or only some of them
     *     kept. The cost given here is that of one wallet; more wallets cost more.
     *     `getCoinTransfersByOwnerAddresses` returns the same.
     */
    get: operations['getCoinTransfersByWalletAddresses']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wallets/nfts': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * NFTs of wallets
     * @deprecated
     * @description Lists the NFTs that the given wallets hold, with the number of copies. Collections
     *     can be left out, or only some of them kept.
     */
    get: operations['getNFTByOwners']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wallets/nfts/transfers': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * NFT transfers from or to wallets
     * @deprecated
     * @description Lists the NFT movements from or to the given wallets. Collections can be left out, or
     *     only some of them kept. `getNFTTransfersByWallets` returns the same.
     */
    get: operations['getWalletsNFTTransfers']
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
  getAccount: {
    parameters: {
      query?: {
        /**
         * @description Ledger version whose state is read. Without it, the newest. Old state isn't kept
         *     forever.
         * @example 1568530134
         */
        ledger_version?: string
        /**
         * @description The Aptos network to read. It also picks the host; devnet has none unless one is
         *     configured.
         * @example mainnet
         */
        network?: 'mainnet' | 'testnet' | 'devnet'
      }
      header?: never
      path: {
        /**
         * @description The account, up to 32 bytes of hex; leading zeros may be left out.
         * @example 0x8f6ce396d6c4b9c7c992f018e94df010ec5c50835d1c83186c023bfa22df638c
         */
        address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The account. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GetAccountResponse']
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
  getAccountResources: {
    parameters: {
      query?: {
        /**
         * @description Ledger version whose state is read. Without it, the newest. Old state isn't kept
         *     forever.
         * @example 1568530134
         */
        ledger_version?: string
        /**
         * @description Resources per page, up to the service's maximum. Without it, the service chooses.
         * @example 25
         */
        limit?: number
        /**
         * @description The Aptos network to read. It also picks the host; devnet has none unless one is
         *     configured.
         * @example mainnet
         */
        network?: 'mainnet' | 'testnet' | 'devnet'
        /**
         * @description The `X-Aptos-Cursor` header of the previous response. You can't construct it
         *     yourself.
         */
        start?: string
      }
      header?: never
      path: {
        /**
         * @description The account, up to 32 bytes of hex; leading zeros may be left out.
         * @example 0x8f6ce396d6c4b9c7c992f018e94df010ec5c50835d1c83186c023bfa22df638c
         */
        address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The resources of this page. */
      200: {
        headers: {
          /**
           * @description Where the next page starts; absent on the last one.
           * @example 008f6ce396d6c4b9c7c992f018e94df010ec5c50835d1c83186c023bfa22df638c400100000000000000000000000000000000000000000000000000000000000000030f746f6b656e5f7472616e73666572730d50656e64696e67436c61696d7300
           */
          'X-Aptos-Cursor'?: string
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GetAccountResourceResponse'][]
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
  getCoinInfoByCoinTypeHashes: {
    parameters: {
      query: {
        /**
         * @description The coins to read, each by its `coinTypeHash`, at least one.
         * @example [
         *       "91ceb1308a98389691e05158b07ed5f079ab78461a6bb8d5a4054b1bb5cb8bb6",
         *       "6bcbe340e5091769502fb9a6c83157e66850ed1e151ccfcd5577ea952e5035e9",
         *       "8838cafe7012942c9ca794b13ba3a557bbe6f5b2696846c50ec8b205d8df8635"
         *     ]
         */
        coin_type_hashes: string[]
        /**
         * @description The Aptos network to read. It also picks the host; devnet has none unless one is
         *     configured.
         * @example mainnet
         */
        network?: 'mainnet' | 'testnet' | 'devnet'
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The coins that exist among the named ones. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CoinInfoDto'][]
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
  getCoinsByCreators: {
    parameters: {
      query: {
        /**
         * @description The accounts that published the coins, at least one.
         * @example [
         *       "0xf22bede237a07e121b56d91a491eb7bcdfd1f5907926a9e58338f964a01b17fa",
         *       "0x111ae3e5bc816a5e63c2da97d0aa3886519e0cd5e4b046659fa35796bd11542a"
         *     ]
         */
        creator_addresses: string[]
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description Rows per page. The service requires it, so the client always sends one. Keep it the
         *     same while paging.
         * @example 100
         */
        limit?: number
        /**
         * @description The Aptos network to read. It also picks the host; devnet has none unless one is
         *     configured.
         * @example mainnet
         */
        network?: 'mainnet' | 'testnet' | 'devnet'
        /**
         * @description Rows to skip before the first one. Paging by cursor does not need it.
         * @example 0
         */
        offset?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of the accounts' coins. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GetCoinsByCreatorsResponse']
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
  getLatestCoins: {
    parameters: {
      query?: {
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description Rows per page. The service requires it, so the client always sends one. Keep it the
         *     same while paging.
         * @example 100
         */
        limit?: number
        /**
         * @description The Aptos network to read. It also picks the host; devnet has none unless one is
         *     configured.
         * @example mainnet
         */
        network?: 'mainnet' | 'testnet' | 'devnet'
        /**
         * @description Rows to skip before the first one. Paging by cursor does not need it.
         * @example 0
         */
        offset?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of coins. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GetLatestCoinsResponse']
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
  getCoinsByNameRange: {
    parameters: {
      query?: {
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description First name of the range.
         * @example Amnis
         */
        from_name?: string
        /**
         * @description Rows per page. The service requires it, so the client always sends one. Keep it the
         *     same while paging.
         * @example 100
         */
        limit?: number
        /**
         * @description The Aptos network to read. It also picks the host; devnet has none unless one is
         *     configured.
         * @example mainnet
         */
        network?: 'mainnet' | 'testnet' | 'devnet'
        /**
         * @description Rows to skip before the first one. Paging by cursor does not need it.
         * @example 0
         */
        offset?: number
        /**
         * @description Last name of the range.
         * @example Move Dollar
         */
        to_name?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of coins. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GetCoinsByNameRangeResponse']
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
  getTopHoldersByCoin: {
    parameters: {
      query?: {
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description Rows per page. The service requires it, so the client always sends one. Keep it the
         *     same while paging.
         * @example 100
         */
        limit?: number
        /**
         * @description Leaves out wallets that hold less than this, in the smallest unit of the coin (octas
         *     for APT).
         * @example 100000000000
         */
        min_amount?: string
        /**
         * @description Only balances last changed at this ledger version or later.
         * @example 421360376
         */
        min_version?: number
        /**
         * @description The Aptos network to read. It also picks the host; devnet has none unless one is
         *     configured.
         * @example mainnet
         */
        network?: 'mainnet' | 'testnet' | 'devnet'
        /**
         * @description Rows to skip before the first one. Paging by cursor does not need it.
         * @example 0
         */
        offset?: number
        /** @description Wallets whose rows are left out, such as those of exchanges and marketplaces. */
        wallet_blacklist?: string[]
        /** @description Only rows of these wallets. */
        wallet_whitelist?: string[]
      }
      header?: never
      path: {
        /**
         * @description The coin, by the SHA-256 hash of its type, 64 hex digits without `0x`.
         * @example 91ceb1308a98389691e05158b07ed5f079ab78461a6bb8d5a4054b1bb5cb8bb6
         */
        coin_type_hash: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of holders. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GetTopHoldersByCoinResponse']
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
  getCoinsBySymbolRange: {
    parameters: {
      query?: {
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description First symbol of the range.
         * @example THL
         */
        from_symbol?: string
        /**
         * @description Rows per page. The service requires it, so the client always sends one. Keep it the
         *     same while paging.
         * @example 100
         */
        limit?: number
        /**
         * @description The Aptos network to read. It also picks the host; devnet has none unless one is
         *     configured.
         * @example mainnet
         */
        network?: 'mainnet' | 'testnet' | 'devnet'
        /**
         * @description Rows to skip before the first one. Paging by cursor does not need it.
         * @example 0
         */
        offset?: number
        /**
         * @description Last symbol of the range.
         * @example zUSDT
         */
        to_symbol?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of coins. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GetCoinsBySymbolRangeResponse']
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
  getCoinTransfersByCoinType: {
    parameters: {
      query?: {
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description Start of the period. A day such as `2023-12-31` means midnight UTC at its beginning.
         *     It isn't documented whether a row at exactly this moment is included.
         * @example 2023-01-01T00:00:00.000Z
         */
        from_date?: string
        /**
         * @description Rows per page. The service requires it, so the client always sends one. Keep it the
         *     same while paging.
         * @example 100
         */
        limit?: number
        /**
         * @description The Aptos network to read. It also picks the host; devnet has none unless one is
         *     configured.
         * @example mainnet
         */
        network?: 'mainnet' | 'testnet' | 'devnet'
        /**
         * @description Rows to skip before the first one. Paging by cursor does not need it.
         * @example 0
         */
        offset?: number
        /**
         * @description End of the period. A day such as `2023-12-31` means midnight UTC at its beginning, so
         *     pass the next day to include it. It isn't documented whether a row at exactly this
         *     moment is included.
         * @example 2025-01-01T00:00:00.000Z
         */
        to_date?: string
      }
      header?: never
      path: {
        /**
         * @description The coin, by its Move type, such as `0x1::aptos_coin::AptosCoin`.
         * @example 0x1::aptos_coin::AptosCoin
         */
        coin_type: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of movements of the coin. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GetCoinTransfersByCoinTypeResponse']
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
  getCoinTransfersByBlockHeights: {
    parameters: {
      query: {
        /**
         * @description Heights of the blocks to read, at least one.
         * @example [
         *       "49661526",
         *       "49661527"
         *     ]
         */
        block_heights: string[]
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description Rows per page. The service requires it, so the client always sends one. Keep it the
         *     same while paging.
         * @example 100
         */
        limit?: number
        /**
         * @description The Aptos network to read. It also picks the host; devnet has none unless one is
         *     configured.
         * @example mainnet
         */
        network?: 'mainnet' | 'testnet' | 'devnet'
        /**
         * @description Rows to skip before the first one. Paging by cursor does not need it.
         * @example 0
         */
        offset?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of coin activities. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GetCoinTransfersByBlockHeightsResponse']
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
  getCoinTransfersByOwnerAddresses: {
    parameters: {
      query: {
        /** @description Coins whose activities are left out, by types such as `0x1::aptos_coin::AptosCoin`. */
        coin_type_blacklist?: string[]
        /** @description Only activities of these coins, by types such as `0x1::aptos_coin::AptosCoin`. */
        coin_type_whitelist?: string[]
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description Start of the period. A day such as `2023-12-31` means midnight UTC at its beginning.
         *     It isn't documented whether a row at exactly this moment is included.
         * @example 2023-01-01T00:00:00.000Z
         */
        from_date?: string
        /**
         * @description Rows per page. The service requires it, so the client always sends one. Keep it the
         *     same while paging.
         * @example 100
         */
        limit?: number
        /**
         * @description The Aptos network to read. It also picks the host; devnet has none unless one is
         *     configured.
         * @example mainnet
         */
        network?: 'mainnet' | 'testnet' | 'devnet'
        /**
         * @description Rows to skip before the first one. Paging by cursor does not need it.
         * @example 0
         */
        offset?: number
        /**
         * @description The wallets to read, at least one.
         * @example [
         *       "0x274c398a921b8e2ba345feac3039e1c8b196a7eb1395cdd3584af3a85eb9ec50",
         *       "0x722f3b116ef1d62a9acc5ba4a08d334e461c0c1245f19d2cbd2ef835ec42ecca"
         *     ]
         */
        owner_addresses: string[]
        /**
         * @description End of the period. A day such as `2023-12-31` means midnight UTC at its beginning, so
         *     pass the next day to include it. It isn't documented whether a row at exactly this
         *     moment is included.
         * @example 2025-01-01T00:00:00.000Z
         */
        to_date?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of the wallets' coin activities. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GetCoinTransfersByOwnerAddressesResponse']
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
  getNFTCollections: {
    parameters: {
      query?: {
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description First name of the range.
         * @example Aptos M
         */
        fromName?: string
        /**
         * @description Rows per page. The service requires it, so the client always sends one. Keep it the
         *     same while paging.
         * @example 100
         */
        limit?: number
        /**
         * @description The Aptos network to read. It also picks the host; devnet has none unless one is
         *     configured.
         * @example mainnet
         */
        network?: 'mainnet' | 'testnet' | 'devnet'
        /**
         * @description Rows to skip before the first one. Paging by cursor does not need it.
         * @example 0
         */
        offset?: number
        /**
         * @description Last name of the range.
         * @example Aptos Z
         */
        toName?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of collections. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NFTCollectionsByNameRangeResponse']
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
  getNFTCollectionsByCreator: {
    parameters: {
      query: {
        /**
         * @description The account that created the collections.
         * @example 0x57410cf1141dd18aef4acf956d3c35a9634111642c5ed0ab0d017d634869959b
         */
        creator_address: string
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description Rows per page. The service requires it, so the client always sends one. Keep it the
         *     same while paging.
         * @example 100
         */
        limit?: number
        /**
         * @description The Aptos network to read. It also picks the host; devnet has none unless one is
         *     configured.
         * @example mainnet
         */
        network?: 'mainnet' | 'testnet' | 'devnet'
        /**
         * @description Rows to skip before the first one. Paging by cursor does not need it.
         * @example 0
         */
        offset?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of the creator's collections. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NFTCollectionsByCreatorResponse']
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
  getNFTCollectionsByIds: {
    parameters: {
      query: {
        /**
         * @description The collections to read, each by its `collectionDataIdHash`, at least one.
         * @example [
         *       "7ac8cecb76edbbd5da40d719bbb9795fc5744e4098ee0ce1be4bb86c90f42301",
         *       "92c681b47797568f7513421a7cc1d47d349a71af66cd91794844543ff5430c67",
         *       "6ab63f37e659b52c4842b863b63f6182c4ae3cccc1ec8a4b60a87f0a4813eb5f"
         *     ]
         */
        ids: string[]
        /**
         * @description The Aptos network to read. It also picks the host; devnet has none unless one is
         *     configured.
         * @example mainnet
         */
        network?: 'mainnet' | 'testnet' | 'devnet'
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The collections that exist among the named ones. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NFTCollectionItemResponse'][]
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
  getNFTsByIds: {
    parameters: {
      query: {
        /**
         * @description The Aptos network to read. It also picks the host; devnet has none unless one is
         *     configured.
         * @example mainnet
         */
        network?: 'mainnet' | 'testnet' | 'devnet'
        /**
         * @description The NFTs that are asked about, each by its `tokenDataIdHash`, at least one.
         * @example [
         *       "1eb27f897040b5ae8cf236591354658a2044703bf46307687f916651ca317bda",
         *       "00763c8d8e50a5f77a6ad90200b8585489fc65726039314a0b6e751fdb9ce433",
         *       "e3a4dae02d7fcd28a8ed41d7e3a62acda2a69c3a430ca18b6ee7e451b401a9ba"
         *     ]
         */
        token_ids: string[]
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The NFTs that exist among the named ones. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NFTTokenResponse'][]
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
  getNFTOwnersByCollection: {
    parameters: {
      query?: {
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description Rows per page. The service requires it, so the client always sends one. Keep it the
         *     same while paging.
         * @example 100
         */
        limit?: number
        /**
         * @description The Aptos network to read. It also picks the host; devnet has none unless one is
         *     configured.
         * @example mainnet
         */
        network?: 'mainnet' | 'testnet' | 'devnet'
        /**
         * @description Rows to skip before the first one. Paging by cursor does not need it.
         * @example 0
         */
        offset?: number
        /** @description Wallets whose rows are left out, such as those of exchanges and marketplaces. */
        wallet_blacklist?: string[]
        /** @description Only rows of these wallets. */
        wallet_whitelist?: string[]
      }
      header?: never
      path: {
        /**
         * @description The collection, by the SHA-256 hash of its creator and name, 64 hex digits without
         *     `0x`.
         * @example 7ac8cecb76edbbd5da40d719bbb9795fc5744e4098ee0ce1be4bb86c90f42301
         */
        collection_data_id_hash: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of the collection's holdings. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NFTOwnersByCollectionResponse']
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
  getNFTOwnersOfCollection: {
    parameters: {
      query?: {
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description Rows per page. The service requires it, so the client always sends one. Keep it the
         *     same while paging.
         * @example 100
         */
        limit?: number
        /**
         * @description The Aptos network to read. It also picks the host; devnet has none unless one is
         *     configured.
         * @example mainnet
         */
        network?: 'mainnet' | 'testnet' | 'devnet'
        /**
         * @description Rows to skip before the first one. Paging by cursor does not need it.
         * @example 0
         */
        offset?: number
      }
      header?: never
      path: {
        /**
         * @description The collection, by the SHA-256 hash of its creator and name, 64 hex digits without
         *     `0x`.
         * @example 7ac8cecb76edbbd5da40d719bbb9795fc5744e4098ee0ce1be4bb86c90f42301
         */
        collection_data_id_hash: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of owners. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NFTOwnersOfCollectionResponse']
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
  getNFTsByCollection: {
    parameters: {
      query?: {
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description Rows per page. The service requires it, so the client always sends one. Keep it the
         *     same while paging.
         * @example 100
         */
        limit?: number
        /**
         * @description The Aptos network to read. It also picks the host; devnet has none unless one is
         *     configured.
         * @example mainnet
         */
        network?: 'mainnet' | 'testnet' | 'devnet'
        /**
         * @description Rows to skip before the first one. Paging by cursor does not need it.
         * @example 0
         */
        offset?: number
      }
      header?: never
      path: {
        /**
         * @description The collection, by the SHA-256 hash of its creator and name, 64 hex digits without
         *     `0x`.
         * @example 7ac8cecb76edbbd5da40d719bbb9795fc5744e4098ee0ce1be4bb86c90f42301
         */
        collection_data_id_hash: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of the collection's NFTs. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NFTTokensByCollectionResponse']
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
  getNFTsByCreators: {
    parameters: {
      query: {
        /**
         * @description The creators of the NFTs, at least one.
         * @example [
         *       "0xf932dcb9835e681b21d2f411ef99f4f5e577e6ac299eebee2272a39fb348f702",
         *       "0x6d4336aeac8441314cacdd42ea7aae57b3fad71ea26a00186a23eb8f1fa19ffb",
         *       "0x4d1f3c8fd0f9b7a27e5b60a4c3fd1c2e8b9a63f70517be4a1d3ccf920be857a6"
         *     ]
         */
        creator_addresses: string[]
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description Rows per page. The service requires it, so the client always sends one. Keep it the
         *     same while paging.
         * @example 100
         */
        limit?: number
        /**
         * @description The Aptos network to read. It also picks the host; devnet has none unless one is
         *     configured.
         * @example mainnet
         */
        network?: 'mainnet' | 'testnet' | 'devnet'
        /**
         * @description Rows to skip before the first one. Paging by cursor does not need it.
         * @example 0
         */
        offset?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of the creators' NFTs. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NFTTokensByCreatorsResponse']
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
  getNFTOwnersByTokens: {
    parameters: {
      query: {
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description Rows per page. The service requires it, so the client always sends one. Keep it the
         *     same while paging.
         * @example 100
         */
        limit?: number
        /**
         * @description The Aptos network to read. It also picks the host; devnet has none unless one is
         *     configured.
         * @example mainnet
         */
        network?: 'mainnet' | 'testnet' | 'devnet'
        /**
         * @description Rows to skip before the first one. Paging by cursor does not need it.
         * @example 0
         */
        offset?: number
        /**
         * @description The NFTs that are asked about, each by its `tokenDataIdHash`, at least one.
         * @example [
         *       "1eb27f897040b5ae8cf236591354658a2044703bf46307687f916651ca317bda",
         *       "00763c8d8e50a5f77a6ad90200b8585489fc65726039314a0b6e751fdb9ce433",
         *       "e3a4dae02d7fcd28a8ed41d7e3a62acda2a69c3a430ca18b6ee7e451b401a9ba"
         *     ]
         */
        token_ids: string[]
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of the NFTs' owners. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NFTOwnersByTokensResponse']
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
  getNFTTransfersByIds: {
    parameters: {
      query: {
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description Rows per page. The service requires it, so the client always sends one. Keep it the
         *     same while paging.
         * @example 100
         */
        limit?: number
        /**
         * @description The Aptos network to read. It also picks the host; devnet has none unless one is
         *     configured.
         * @example mainnet
         */
        network?: 'mainnet' | 'testnet' | 'devnet'
        /**
         * @description Rows to skip before the first one. Paging by cursor does not need it.
         * @example 0
         */
        offset?: number
        /**
         * @description The NFTs that are asked about, each by its `tokenDataIdHash`, at least one.
         * @example [
         *       "1eb27f897040b5ae8cf236591354658a2044703bf46307687f916651ca317bda",
         *       "00763c8d8e50a5f77a6ad90200b8585489fc65726039314a0b6e751fdb9ce433",
         *       "e3a4dae02d7fcd28a8ed41d7e3a62acda2a69c3a430ca18b6ee7e451b401a9ba"
         *     ]
         */
        token_ids: string[]
        /** @description Wallets whose rows are left out, such as those of exchanges and marketplaces. */
        wallet_blacklist?: string[]
        /** @description Only rows of these wallets. */
        wallet_whitelist?: string[]
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of the NFTs' movements. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NFTTransfersByTokensResponse']
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
  getNFTTransfersByCollection: {
    parameters: {
      query?: {
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description Rows per page. The service requires it, so the client always sends one. Keep it the
         *     same while paging.
         * @example 100
         */
        limit?: number
        /**
         * @description The Aptos network to read. It also picks the host; devnet has none unless one is
         *     configured.
         * @example mainnet
         */
        network?: 'mainnet' | 'testnet' | 'devnet'
        /**
         * @description Rows to skip before the first one. Paging by cursor does not need it.
         * @example 0
         */
        offset?: number
        /** @description Wallets whose rows are left out, such as those of exchanges and marketplaces. */
        wallet_blacklist?: string[]
        /** @description Only rows of these wallets. */
        wallet_whitelist?: string[]
      }
      header?: never
      path: {
        /**
         * @description The collection, by the SHA-256 hash of its creator and name, 64 hex digits without
         *     `0x`.
         * @example 7ac8cecb76edbbd5da40d719bbb9795fc5744e4098ee0ce1be4bb86c90f42301
         */
        collection_data_id_hash: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of movements within the collection. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GetNFTTransfersByCollectionResponse']
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
  getNFTTransfersByCreators: {
    parameters: {
      query: {
        /** @description Collections that are left out. */
        collection_blacklist?: string[]
        /** @description Only these collections. */
        collection_whitelist?: string[]
        /**
         * @description The creators of the NFTs, at least one.
         * @example [
         *       "0xf932dcb9835e681b21d2f411ef99f4f5e577e6ac299eebee2272a39fb348f702",
         *       "0x6d4336aeac8441314cacdd42ea7aae57b3fad71ea26a00186a23eb8f1fa19ffb",
         *       "0x4d1f3c8fd0f9b7a27e5b60a4c3fd1c2e8b9a63f70517be4a1d3ccf920be857a6"
         *     ]
         */
        creator_addresses: string[]
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description Rows per page. The service requires it, so the client always sends one. Keep it the
         *     same while paging.
         * @example 100
         */
        limit?: number
        /**
         * @description The Aptos network to read. It also picks the host; devnet has none unless one is
         *     configured.
         * @example mainnet
         */
        network?: 'mainnet' | 'testnet' | 'devnet'
        /**
         * @description Rows to skip before the first one. Paging by cursor does not need it.
         * @example 0
         */
        offset?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of movements of the creators' NFTs. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GetNFTTransfersByCreatorsResponse']
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
  getNFTTransfersByWallets: {
    parameters: {
      query: {
        /** @description Collections that are left out. */
        collection_blacklist?: string[]
        /** @description Only these collections. */
        collection_whitelist?: string[]
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description Rows per page. The service requires it, so the client always sends one. Keep it the
         *     same while paging.
         * @example 100
         */
        limit?: number
        /**
         * @description The Aptos network to read. It also picks the host; devnet has none unless one is
         *     configured.
         * @example mainnet
         */
        network?: 'mainnet' | 'testnet' | 'devnet'
        /**
         * @description Rows to skip before the first one. Paging by cursor does not need it.
         * @example 0
         */
        offset?: number
        /**
         * @description The wallets whose NFT movements are read, at least one.
         * @example [
         *       "0x274c398a921b8e2ba345feac3039e1c8b196a7eb1395cdd3584af3a85eb9ec50",
         *       "0x722f3b116ef1d62a9acc5ba4a08d334e461c0c1245f19d2cbd2ef835ec42ecca"
         *     ]
         */
        wallet_addresses: string[]
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of the wallets' NFT movements. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NFTTransfersByWalletsResponse']
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
  getCoinBalancesByWallets: {
    parameters: {
      query: {
        /** @description Coins whose balances are left out, each by its `coinTypeHash`. */
        coin_type_hash_blacklist?: string[]
        /** @description Only balances of these coins, each by its `coinTypeHash`. */
        coin_type_hash_whitelist?: string[]
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description Rows per page. The service requires it, so the client always sends one. Keep it the
         *     same while paging.
         * @example 100
         */
        limit?: number
        /**
         * @description The Aptos network to read. It also picks the host; devnet has none unless one is
         *     configured.
         * @example mainnet
         */
        network?: 'mainnet' | 'testnet' | 'devnet'
        /**
         * @description Rows to skip before the first one. Paging by cursor does not need it.
         * @example 0
         */
        offset?: number
        /**
         * @description The wallets to read, at least one.
         * @example [
         *       "0x274c398a921b8e2ba345feac3039e1c8b196a7eb1395cdd3584af3a85eb9ec50",
         *       "0x722f3b116ef1d62a9acc5ba4a08d334e461c0c1245f19d2cbd2ef835ec42ecca"
         *     ]
         */
        owner_addresses: string[]
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of balances. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GetCoinBalancesByWalletsResponse']
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
  getHistoricalCoinBalancesByWallets: {
    parameters: {
      query: {
        /** @description Coins whose balances are left out, each by its `coinTypeHash`. */
        coin_type_hash_blacklist?: string[]
        /** @description Only balances of these coins, each by its `coinTypeHash`. */
        coin_type_hash_whitelist?: string[]
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description Rows per page. The service requires it, so the client always sends one. Keep it the
         *     same while paging.
         * @example 100
         */
        limit?: number
        /**
         * @description The Aptos network to read. It also picks the host; devnet has none unless one is
         *     configured.
         * @example mainnet
         */
        network?: 'mainnet' | 'testnet' | 'devnet'
        /**
         * @description Rows to skip before the first one. Paging by cursor does not need it.
         * @example 0
         */
        offset?: number
        /**
         * @description The wallets to read, at least one.
         * @example [
         *       "0x274c398a921b8e2ba345feac3039e1c8b196a7eb1395cdd3584af3a85eb9ec50",
         *       "0x722f3b116ef1d62a9acc5ba4a08d334e461c0c1245f19d2cbd2ef835ec42ecca"
         *     ]
         */
        owner_addresses: string[]
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of past balances. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GetHistoricalCoinBalancesByWalletsResponse']
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
  getCoinTransfersByWalletAddresses: {
    parameters: {
      query: {
        /** @description Coins whose activities are left out, by types such as `0x1::aptos_coin::AptosCoin`. */
        coin_type_blacklist?: string[]
        /** @description Only activities of these coins, by types such as `0x1::aptos_coin::AptosCoin`. */
        coin_type_whitelist?: string[]
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description Start of the period. A day such as `2023-12-31` means midnight UTC at its beginning.
         *     It isn't documented whether a row at exactly this moment is included.
         * @example 2023-01-01T00:00:00.000Z
         */
        from_date?: string
        /**
         * @description Rows per page. The service requires it, so the client always sends one. Keep it the
         *     same while paging.
         * @example 100
         */
        limit?: number
        /**
         * @description The Aptos network to read. It also picks the host; devnet has none unless one is
         *     configured.
         * @example mainnet
         */
        network?: 'mainnet' | 'testnet' | 'devnet'
        /**
         * @description Rows to skip before the first one. Paging by cursor does not need it.
         * @example 0
         */
        offset?: number
        /**
         * @description The wallets to read, at least one.
         * @example [
         *       "0x274c398a921b8e2ba345feac3039e1c8b196a7eb1395cdd3584af3a85eb9ec50",
         *       "0x722f3b116ef1d62a9acc5ba4a08d334e461c0c1245f19d2cbd2ef835ec42ecca"
         *     ]
         */
        owner_addresses: string[]
        /**
         * @description End of the period. A day such as `2023-12-31` means midnight UTC at its beginning, so
         *     pass the next day to include it. It isn't documented whether a row at exactly this
         *     moment is included.
         * @example 2025-01-01T00:00:00.000Z
         */
        to_date?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of the wallets' coin activities. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GetCoinTransfersByOwnerAddressesResponse']
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
  getNFTByOwners: {
    parameters: {
      query: {
        /** @description Collections that are left out. */
        collection_blacklist?: string[]
        /** @description Only these collections. */
        collection_whitelist?: string[]
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description Rows per page. The service requires it, so the client always sends one. Keep it the
         *     same while paging.
         * @example 100
         */
        limit?: number
        /**
         * @description The Aptos network to read. It also picks the host; devnet has none unless one is
         *     configured.
         * @example mainnet
         */
        network?: 'mainnet' | 'testnet' | 'devnet'
        /**
         * @description Rows to skip before the first one. Paging by cursor does not need it.
         * @example 0
         */
        offset?: number
        /**
         * @description The wallets to read, at least one.
         * @example [
         *       "0x274c398a921b8e2ba345feac3039e1c8b196a7eb1395cdd3584af3a85eb9ec50",
         *       "0x722f3b116ef1d62a9acc5ba4a08d334e461c0c1245f19d2cbd2ef835ec42ecca"
         *     ]
         */
        owner_addresses: string[]
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of the wallets' NFTs. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NFTsByOwnersResponse']
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
  getWalletsNFTTransfers: {
    parameters: {
      query: {
        /** @description Collections that are left out. */
        collection_blacklist?: string[]
        /** @description Only these collections. */
        collection_whitelist?: string[]
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description Rows per page. The service requires it, so the client always sends one. Keep it the
         *     same while paging.
         * @example 100
         */
        limit?: number
        /**
         * @description The Aptos network to read. It also picks the host; devnet has none unless one is
         *     configured.
         * @example mainnet
         */
        network?: 'mainnet' | 'testnet' | 'devnet'
        /**
         * @description Rows to skip before the first one. Paging by cursor does not need it.
         * @example 0
         */
        offset?: number
        /**
         * @description The wallets whose NFT movements are read, at least one.
         * @example [
         *       "0x274c398a921b8e2ba345feac3039e1c8b196a7eb1395cdd3584af3a85eb9ec50",
         *       "0x722f3b116ef1d62a9acc5ba4a08d334e461c0c1245f19d2cbd2ef835ec42ecca"
         *     ]
         */
        wallet_addresses: string[]
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of the wallets' NFT movements. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NFTTransfersByWalletsResponse']
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
