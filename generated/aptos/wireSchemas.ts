// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.

export interface components {
  schemas: {
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
    /** @description A coin of the `0x1::coin` standard. */
    CoinInfoDto: {
      /**
       * Format: move-struct-tag
       * @description The Move type that stands for the coin, such as `0x1::aptos_coin::AptosCoin`.
       */
      coin_type: string
      /** @description SHA-256 hash of the coin type, 64 hex digits without `0x`. */
      coin_type_hash: string
      /**
       * Format: aptos-address
       * @description The account that published the coin.
       */
      creator_address: string
      /**
       * Format: decimals
       * @description How many decimal places one whole coin has: 8 for APT, 6 for most dollar coins.
       */
      decimals?: number
      /** @description Name that the coin gives itself; not unique. */
      name?: string
      /**
       * Format: aptos-address
       * @description Handle of the Move table in which the supply is counted, 32 bytes of hex; null for
       *     coins that count it in their own resource or not at all.
       */
      supply_aggregator_table_handle?: string | null
      /**
       * Format: aptos-address
       * @description Key of the supply in that table, 32 bytes of hex; null where there is no table.
       */
      supply_aggregator_table_key?: string | null
      /** @description Short name, such as `APT`; not unique. */
      symbol?: string
      /**
       * Format: date-time
       * @description Time of the transaction that created the coin, UTC; the start of 1970 for coins of
       *     genesis, such as APT.
       */
      transaction_created_timestamp: string
      /**
       * Format: ledger-version
       * @description Ledger version of the transaction that created the coin.
       */
      transaction_version_created: string
    }
    /**
     * @description A change of a wallet's coin balance: a withdrawal, a deposit, or the gas paid for a
     *     transaction. A transfer between two wallets is a withdrawal and a deposit, as two
     *     rows.
     */
    CoinTransferDto: {
      /**
       * Format: move-struct-tag
       * @description Kind of change, as the Move type of the event: `0x1::coin::WithdrawEvent`,
       *     `0x1::coin::DepositEvent`, or `0x1::aptos_coin::GasFeeEvent` for gas.
       */
      activity_type?: string
      /**
       * Format: uint128
       * @description How much was moved, in the smallest unit of the coin: octas for APT. Never negative.
       */
      amount?: string
      /**
       * Format: block-number
       * @description Height of the block with the transaction.
       */
      block_height?: string
      /**
       * Format: move-struct-tag
       * @description The coin that was moved, by its Move type.
       */
      coin_type?: string
      /**
       * @description The function that the transaction called, as `address::module::function`, possibly
       *     cut off when long; absent for scripts.
       */
      entry_function_id_str?: string
      /**
       * Format: aptos-address
       * @description Account whose event stream holds the event; the sender for gas.
       */
      event_account_address: string
      /**
       * Format: decimal
       * @description Which of that account's event streams holds it. `-1` for gas, which is no event on
       *     the chain; so this is text and not a whole number from 0.
       */
      event_creation_number: string
      /**
       * Format: uint64
       * @description Position of the event in its stream, from 0; for gas, the sequence number of the
       *     transaction.
       */
      event_sequence_number: string
      /** @description Whether the row is the gas of the transaction. */
      is_gas_fee?: boolean
      /** @description Whether the transaction succeeded. One that failed moves nothing but its gas. */
      is_transaction_success?: boolean
      /**
       * Format: aptos-address
       * @description The wallet whose balance changed.
       */
      owner_address?: string
      /**
       * Format: date-time
       * @description Time of the transaction, UTC.
       */
      transaction_timestamp?: string
      /**
       * Format: ledger-version
       * @description Ledger version of the transaction.
       */
      transaction_version: string
    }
    /** @description What a wallet holds of a coin now. */
    CurrentCoinBalanceDto: {
      /**
       * Format: uint128
       * @description The holding, in the smallest unit of the coin: octas for APT.
       */
      amount: string
      /**
       * Format: move-struct-tag
       * @description The coin held, by its Move type.
       */
      coin_type: string
      /** @description SHA-256 hash of the coin's type, 64 hex digits without `0x`. */
      coin_type_hash: string
      /**
       * Format: date-time
       * @description Time of the last transaction that changed the balance, UTC.
       */
      last_transaction_timestamp: string
      /**
       * Format: ledger-version
       * @description Ledger version of the last transaction that changed the balance.
       */
      last_transaction_version: string
      /**
       * Format: aptos-address
       * @description The wallet that holds the coin.
       */
      owner_address: string
    }
    /** @description A Move resource stored under an account. */
    GetAccountResourceResponse: {
      /**
       * @description Fields of the resource under the names its Move module gives them; numbers of 64 bits
       *     and more are decimal text.
       */
      data: {
        [key: string]: unknown
      }
      /**
       * Format: move-struct-tag
       * @description The full Move type, such as `0x1::coin::CoinStore<0x1::aptos_coin::AptosCoin>`.
       */
      type: string
    }
    /** @description Resources in the order of their storage keys. */
    GetAccountResourcesWire: components['schemas']['GetAccountResourceResponse'][]
    /** @description What the chain itself keeps about an account. */
    GetAccountResponse: {
      /**
       * Format: hash32
       * @description Hash that the account's public key must have, 32 bytes. It equals the address until
       *     the key is rotated for the first time.
       */
      authentication_key: string
      /**
       * Format: uint64
       * @description How many transactions the account has sent, which is the number its next one must
       *     carry.
       */
      sequence_number: string
    }
    GetAccountWire: components['schemas']['GetAccountResponse']
    /** @description A page of the coin balances of some wallets. */
    GetCoinBalancesByWalletsResponse: {
      /** @description Start of the next page; absent or null on the last one. */
      cursor?: string | null
      /** @description Whether more balances follow. */
      hasNextPage?: boolean
      /** @description Balances, a row per wallet and coin. */
      result: components['schemas']['CurrentCoinBalanceDto'][]
    }
    GetCoinBalancesByWalletsWire: components['schemas']['GetCoinBalancesByWalletsResponse']
    /** @description Coins, each naming itself by its type and hash. */
    GetCoinInfoByCoinTypeHashesWire: components['schemas']['CoinInfoDto'][]
    /** @description A page of the coins that some accounts published. */
    GetCoinsByCreatorsResponse: {
      /** @description Start of the next page; absent or null on the last one. */
      cursor?: string | null
      /** @description Whether more coins of these accounts follow. */
      hasNextPage?: boolean
      /** @description Coins of the accounts. */
      result: components['schemas']['CoinInfoDto'][]
    }
    GetCoinsByCreatorsWire: components['schemas']['GetCoinsByCreatorsResponse']
    /** @description A page of coins in a range of names. */
    GetCoinsByNameRangeResponse: {
      /** @description Start of the next page; absent or null on the last one. */
      cursor?: string | null
      /** @description Whether more coins of the range follow. */
      hasNextPage?: boolean
      /** @description Coins whose names are in the range. */
      result: components['schemas']['CoinInfoDto'][]
    }
    GetCoinsByNameRangeWire: components['schemas']['GetCoinsByNameRangeResponse']
    /** @description A page of coins in a range of symbols. */
    GetCoinsBySymbolRangeResponse: {
      /** @description Start of the next page; absent or null on the last one. */
      cursor?: string | null
      /** @description Whether more coins of the range follow. */
      hasNextPage?: boolean
      /** @description Coins whose symbols are in the range. */
      result: components['schemas']['CoinInfoDto'][]
    }
    GetCoinsBySymbolRangeWire: components['schemas']['GetCoinsBySymbolRangeResponse']
    /** @description A page of the coin activities in some blocks. */
    GetCoinTransfersByBlockHeightsResponse: {
      /** @description Start of the next page; absent or null on the last one. */
      cursor?: string | null
      /** @description Whether more movements in these blocks follow. */
      hasNextPage?: boolean
      /** @description Movements in the blocks, gas included. */
      result: components['schemas']['CoinTransferDto'][]
    }
    GetCoinTransfersByBlockHeightsWire: components['schemas']['GetCoinTransfersByBlockHeightsResponse']
    /** @description A page of the movements of one coin. */
    GetCoinTransfersByCoinTypeResponse: {
      /** @description Start of the next page; absent or null on the last one. */
      cursor?: string | null
      /** @description Whether more movements of the coin follow. */
      hasNextPage?: boolean
      /** @description Movements of the coin; for APT also the gas that was paid. */
      result: components['schemas']['CoinTransferDto'][]
    }
    GetCoinTransfersByCoinTypeWire: components['schemas']['GetCoinTransfersByCoinTypeResponse']
    /** @description A page of the coin activities of some wallets. */
    GetCoinTransfersByOwnerAddressesResponse: {
      /** @description Start of the next page; absent or null on the last one. */
      cursor?: string | null
      /** @description Whether more movements of these wallets follow. */
      hasNextPage?: boolean
      /** @description Movements of the wallets' coins, gas included. */
      result: components['schemas']['CoinTransferDto'][]
    }
    GetCoinTransfersByOwnerAddressesWire: components['schemas']['GetCoinTransfersByOwnerAddressesResponse']
    GetCoinTransfersByWalletAddressesWire: components['schemas']['GetCoinTransfersByOwnerAddressesResponse']
    /** @description A page of the past coin balances of some wallets. */
    GetHistoricalCoinBalancesByWalletsResponse: {
      /** @description Start of the next page; absent or null on the last one. */
      cursor?: string | null
      /** @description Whether more past balances follow. */
      hasNextPage?: boolean
      /** @description Past balances, a row per wallet, coin and transaction that changed it. */
      result: components['schemas']['HistoricalCoinBalanceDto'][]
    }
    GetHistoricalCoinBalancesByWalletsWire: components['schemas']['GetHistoricalCoinBalancesByWalletsResponse']
    /** @description A page of the newest coins. */
    GetLatestCoinsResponse: {
      /** @description Start of the next page; absent or null on the last one. */
      cursor?: string | null
      /** @description Whether older coins follow. */
      hasNextPage?: boolean
      /** @description Coins, the newest first. */
      result: components['schemas']['CoinInfoDto'][]
    }
    GetLatestCoinsWire: components['schemas']['GetLatestCoinsResponse']
    GetNFTByOwnersWire: components['schemas']['NFTsByOwnersResponse']
    GetNFTCollectionsByCreatorWire: components['schemas']['NFTCollectionsByCreatorResponse']
    /** @description Collections, each naming itself by its hash. */
    GetNFTCollectionsByIdsWire: components['schemas']['NFTCollectionItemResponse'][]
    GetNFTCollectionsWire: components['schemas']['NFTCollectionsByNameRangeResponse']
    GetNFTOwnersByCollectionWire: components['schemas']['NFTOwnersByCollectionResponse']
    GetNFTOwnersByTokensWire: components['schemas']['NFTOwnersByTokensResponse']
    GetNFTOwnersOfCollectionWire: components['schemas']['NFTOwnersOfCollectionResponse']
    GetNFTsByCollectionWire: components['schemas']['NFTTokensByCollectionResponse']
    GetNFTsByCreatorsWire: components['schemas']['NFTTokensByCreatorsResponse']
    /** @description NFTs, each naming itself by its token hash. */
    GetNFTsByIdsWire: components['schemas']['NFTTokenResponse'][]
    /** @description A page of the movements within a collection. */
    GetNFTTransfersByCollectionResponse: {
      /** @description Start of the next page; absent or null on the last one. */
      cursor?: string | null
      /** @description Whether more movements within the collection follow. */
      hasNextPage?: boolean
      /** @description Movements of the collection's NFTs. */
      result: components['schemas']['NFTTransferResponse'][]
    }
    GetNFTTransfersByCollectionWire: components['schemas']['GetNFTTransfersByCollectionResponse']
    /** @description A page of the movements of NFTs that some accounts created. */
    GetNFTTransfersByCreatorsResponse: {
      /** @description Start of the next page; absent or null on the last one. */
      cursor?: string | null
      /** @description Whether more movements of these creators' NFTs follow. */
      hasNextPage?: boolean
      /** @description Movements of the creators' NFTs. */
      result: components['schemas']['NFTTransferResponse'][]
    }
    GetNFTTransfersByCreatorsWire: components['schemas']['GetNFTTransfersByCreatorsResponse']
    GetNFTTransfersByIdsWire: components['schemas']['NFTTransfersByTokensResponse']
    GetNFTTransfersByWalletsWire: components['schemas']['NFTTransfersByWalletsResponse']
    /** @description A page of the largest holders of a coin. */
    GetTopHoldersByCoinResponse: {
      /** @description Start of the next page; absent or null on the last one. */
      cursor?: string | null
      /** @description Whether smaller holders follow. */
      hasNextPage?: boolean
      /** @description Holders with their balances, the largest first. */
      result: components['schemas']['CurrentCoinBalanceDto'][]
    }
    GetTopHoldersByCoinWire: components['schemas']['GetTopHoldersByCoinResponse']
    GetWalletsNFTTransfersWire: components['schemas']['NFTTransfersByWalletsResponse']
    /** @description What a wallet held of a coin after one of its transactions. */
    HistoricalCoinBalanceDto: {
      /**
       * Format: uint128
       * @description The holding after the transaction, in the smallest unit of the coin: octas for APT.
       */
      amount?: string
      /**
       * Format: move-struct-tag
       * @description The coin held, by its Move type.
       */
      coin_type?: string
      /** @description SHA-256 hash of the coin's type, 64 hex digits without `0x`. */
      coin_type_hash: string
      /**
       * Format: aptos-address
       * @description The wallet that held the coin.
       */
      owner_address: string
      /**
       * Format: date-time
       * @description Time of the transaction, UTC.
       */
      transaction_timestamp?: string
      /**
       * Format: ledger-version
       * @description Ledger version at which the wallet held this.
       */
      transaction_version: string
    }
    /** @description A collection of NFTs, with the state of its last change. */
    NFTCollectionItemResponse: {
      /**
       * @description The collection, by the SHA-256 hash of its creator and name, 64 hex digits without
       *     `0x`.
       */
      collection_data_id_hash: string
      /** @description Name of the collection, unique among those of its creator. */
      collection_name?: string
      /**
       * Format: aptos-address
       * @description The account that created the collection.
       */
      creator_address: string
      /** @description What the creator says about the collection; may be empty. */
      description?: string
      /** @description Whether the creator can still change the description. */
      description_mutable?: boolean
      /**
       * Format: date-time
       * @description Time of the last transaction that changed the collection, UTC.
       */
      last_transaction_timestamp: string
      /**
       * Format: ledger-version
       * @description Ledger version of the last transaction that changed the collection.
       */
      last_transaction_version: string
      /**
       * Format: uint128
       * @description How many different NFTs the collection may ever have; 0 means any number.
       */
      maximum: string
      /** @description Whether the creator can still change that maximum. */
      maximum_mutable?: boolean
      /** @description URI of the picture or of the metadata of the collection. */
      metadata_uri?: string
      /**
       * Format: uint128
       * @description How many different NFTs the collection has.
       */
      supply: string
      /**
       * Format: aptos-address
       * @description Handle of the creator's Move table that keeps the collection's data, 32 bytes of hex.
       */
      table_handle?: string
      /** @description Whether the creator can still change the metadata URI. */
      uri_mutable?: boolean
    }
    /** @description A page of the collections of one creator. */
    NFTCollectionsByCreatorResponse: {
      /** @description Start of the next page; absent or null on the last one. */
      cursor?: string | null
      /** @description Whether more collections of the creator follow. */
      hasNextPage?: boolean
      /** @description Collections of the creator. */
      result: components['schemas']['NFTCollectionItemResponse'][]
    }
    /** @description A page of collections in a range of names. */
    NFTCollectionsByNameRangeResponse: {
      /** @description Start of the next page; absent or null on the last one. */
      cursor?: string | null
      /** @description Whether more collections of the range follow. */
      hasNextPage?: boolean
      /** @description Collections of the range. */
      result: components['schemas']['NFTCollectionItemResponse'][]
    }
    /**
     * @description How many copies of an NFT one wallet holds. An NFT with several property versions has
     *     a row for each.
     */
    NFTOwnerResponse: {
      /**
       * Format: uint128
       * @description Copies held, as a plain count.
       */
      amount: string
      /**
       * @description Collection of the NFT, by the SHA-256 hash of its creator and name, 64 hex digits
       *     without `0x`.
       */
      collection_data_id_hash: string
      /** @description Name of the NFT's collection. */
      collection_name?: string
      /**
       * Format: aptos-address
       * @description The account that created the NFT.
       */
      creator_address: string
      /**
       * Format: date-time
       * @description Time of the last transaction that changed this holding, UTC.
       */
      last_transaction_timestamp: string
      /**
       * Format: ledger-version
       * @description Ledger version of the last transaction that changed this holding.
       */
      last_transaction_version: string
      /** @description Name of the NFT, unique in its collection. */
      name?: string
      /**
       * Format: aptos-address
       * @description The wallet that holds the copies.
       */
      owner_address: string
      /**
       * Format: uint64
       * @description Which set of properties these copies have; 0 is the NFT's default set.
       */
      property_version: string
      /**
       * Format: move-struct-tag
       * @description The Move struct under the wallet that keeps the copies, as a rule
       *     `0x3::token::TokenStore`.
       */
      table_type?: string
      /**
       * @description The NFT, by the SHA-256 hash of its creator, collection and name, 64 hex digits
       *     without `0x`.
       */
      token_data_id_hash: string
      /**
       * @description Properties of these copies, under the creator's own keys; empty or null where they
       *     have only the default ones.
       */
      token_properties?: {
        [key: string]: unknown
      } | null
    }
    /** @description A page of the holdings of a collection's NFTs. */
    NFTOwnersByCollectionResponse: {
      /** @description Start of the next page; absent or null on the last one. */
      cursor?: string | null
      /** @description Whether more holdings of the collection follow. */
      hasNextPage?: boolean
      /** @description Holdings of the collection's NFTs, one by one. */
      result: components['schemas']['NFTOwnerResponse'][]
    }
    /** @description A page of the holdings of some NFTs. */
    NFTOwnersByTokensResponse: {
      /** @description Start of the next page; absent or null on the last one. */
      cursor?: string | null
      /** @description Whether more holdings of these NFTs follow. */
      hasNextPage?: boolean
      /** @description Holdings of the NFTs. */
      result: components['schemas']['NFTOwnerResponse'][]
    }
    /** @description A page of the wallets that own something of a collection. */
    NFTOwnersOfCollectionResponse: {
      /** @description Start of the next page; absent or null on the last one. */
      cursor?: string | null
      /** @description Whether more owners follow. */
      hasNextPage?: boolean
      /** @description Owners of the collection's NFTs, by address only. */
      result: string[]
    }
    /** @description A page of what some wallets hold in NFTs. */
    NFTsByOwnersResponse: {
      /** @description Start of the next page; absent or null on the last one. */
      cursor?: string | null
      /** @description Whether more NFTs of these wallets follow. */
      hasNextPage?: boolean
      /** @description NFTs of the wallets, each row naming its owner. */
      result: components['schemas']['NFTOwnerResponse'][]
    }
    /** @description An NFT as its creator set it up, with the state of its last change. */
    NFTTokenResponse: {
      /**
       * @description The collection, by the SHA-256 hash of its creator and name, 64 hex digits without
       *     `0x`.
       */
      collection_data_id_hash: string
      /** @description Name of the collection, unique among those of its creator. */
      collection_name?: string
      /**
       * Format: aptos-address
       * @description The account that created the NFT.
       */
      creator_address: string
      /**
       * @description Properties that every copy starts with, under the creator's own keys; null if the
       *     service returns none. Values are often the bytes of a Move value in hex.
       */
      default_properties?: {
        [key: string]: unknown
      } | null
      /** @description What the creator says about the NFT; may be empty. */
      description?: string
      /** @description Whether the creator can still change the description. */
      description_mutable?: boolean
      /**
       * Format: uint64
       * @description Highest property version handed out so far. 0 means that no copy has got properties
       *     of its own.
       */
      largest_property_version?: string
      /**
       * Format: date-time
       * @description Time of the last transaction that changed the NFT, UTC.
       */
      last_transaction_timestamp: string
      /**
       * Format: ledger-version
       * @description Ledger version of the last transaction that changed the NFT.
       */
      last_transaction_version: string
      /**
       * Format: uint128
       * @description How many copies there may ever be; 0 means any number.
       */
      maximum: string
      /** @description Whether the creator can still change that maximum. */
      maximum_mutable?: boolean
      /** @description URI of the metadata or of the picture, often on IPFS. */
      metadata_uri?: string
      /** @description Name of the NFT, unique in its collection. */
      name?: string
      /**
       * Format: aptos-address
       * @description The account that royalties are due to.
       */
      payee_address?: string
      /** @description Whether the properties can still be changed. */
      properties_mutable?: boolean
      /** @description Whether the creator can still change the royalty. */
      royalty_mutable?: boolean
      /**
       * Format: uint64
       * @description Denominator of the royalty; the numerator over it is the share of a sale.
       */
      royalty_points_denominator?: string
      /**
       * Format: uint64
       * @description Numerator of the royalty: 5 over a denominator of 100 is five percent.
       */
      royalty_points_numerator?: string
      /**
       * Format: uint128
       * @description How many copies exist.
       */
      supply: string
      /**
       * @description The NFT, by the SHA-256 hash of its creator, collection and name, 64 hex digits
       *     without `0x`.
       */
      token_data_id_hash: string
      /** @description Whether the creator can still change the metadata URI. */
      uri_mutable?: boolean
    }
    /** @description A page of a collection's NFTs. */
    NFTTokensByCollectionResponse: {
      /** @description Start of the next page; absent or null on the last one. */
      cursor?: string | null
      /** @description Whether more NFTs of the collection follow. */
      hasNextPage?: boolean
      /** @description NFTs of the collection. */
      result: components['schemas']['NFTTokenResponse'][]
    }
    /** @description A page of the NFTs that some accounts created. */
    NFTTokensByCreatorsResponse: {
      /** @description Start of the next page; absent or null on the last one. */
      cursor?: string | null
      /** @description Whether more NFTs of these creators follow. */
      hasNextPage?: boolean
      /** @description NFTs of the creators. */
      result: components['schemas']['NFTTokenResponse'][]
    }
    /**
     * @description An event of the `0x3` token modules about an NFT: a withdrawal, a deposit, a mint, a
     *     burn, an offer, a claim or a sale. A transfer between two wallets is usually a
     *     withdrawal and a deposit, as two rows.
     */
    NFTTransferResponse: {
      /**
       * Format: uint128
       * @description Price of a sale, in the smallest unit of the coin (octas for APT); absent where the
       *     event names none.
       */
      coin_amount?: string
      /**
       * Format: move-struct-tag
       * @description Move type of the coin that was paid.
       */
      coin_type?: string
      /**
       * @description Collection of the NFT, by the SHA-256 hash of its creator and name, 64 hex digits
       *     without `0x`.
       */
      collection_data_id_hash?: string
      /** @description Name of the NFT's collection. */
      collection_name?: string
      /**
       * Format: aptos-address
       * @description The account that created the NFT.
       */
      creator_address?: string
      /**
       * Format: aptos-address
       * @description Account whose event stream holds the event.
       */
      event_account_address: string
      /**
       * Format: uint64
       * @description Which of that account's event streams holds it.
       */
      event_creation_number: string
      /**
       * Format: uint64
       * @description Position of the event in its stream, from 0.
       */
      event_sequence_number: string
      /**
       * Format: aptos-address
       * @description The wallet that the NFT leaves, or the creator who mints it; absent for deposits.
       */
      from_address?: string
      /** @description Name of the NFT, unique in its collection. */
      name?: string
      /**
       * Format: uint64
       * @description Which set of properties the moved copies have; 0 is the NFT's default set.
       */
      property_version?: string
      /**
       * Format: aptos-address
       * @description The wallet that the NFT reaches or is offered to; absent for withdrawals, mints and
       *     burns.
       */
      to_address?: string
      /**
       * Format: uint128
       * @description Copies moved, as a plain count.
       */
      token_amount?: string
      /**
       * @description The NFT, by the SHA-256 hash of its creator, collection and name, 64 hex digits
       *     without `0x`.
       */
      token_data_id_hash?: string
      /**
       * Format: date-time
       * @description Time of the transaction, UTC.
       */
      transaction_timestamp?: string
      /**
       * Format: ledger-version
       * @description Ledger version of the transaction that emitted the event.
       */
      transaction_version: string
      /**
       * Format: move-struct-tag
       * @description Kind of movement, as the Move type of the event, such as `0x3::token::DepositEvent`.
       */
      transfer_type?: string
    }
    /** @description A page of the movements of some NFTs. */
    NFTTransfersByTokensResponse: {
      /** @description Start of the next page; absent or null on the last one. */
      cursor?: string | null
      /** @description Whether more movements of these NFTs follow. */
      hasNextPage?: boolean
      /** @description Movements of the NFTs. */
      result: components['schemas']['NFTTransferResponse'][]
    }
    /** @description A page of the NFT movements of some wallets. */
    NFTTransfersByWalletsResponse: {
      /** @description Start of the next page; absent or null on the last one. */
      cursor?: string | null
      /** @description Whether more movements of these wallets follow. */
      hasNextPage?: boolean
      /** @description Movements from or to the wallets. */
      result: components['schemas']['NFTTransferResponse'][]
    }
  }
  responses: never
  parameters: never
  requestBodies: never
  headers: never
  pathItems: never
}
