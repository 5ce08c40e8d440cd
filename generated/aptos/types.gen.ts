// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { AptosNetworkInput, DateInput, UintInput } from '../../src/operation/encode/inputTypes.js'
import type { AptosAddress } from '../../src/values/aptosAddress.js'
import type { Hex } from '../../src/values/hex.js'

/** A coin of the `0x1::coin` standard. */
export interface CoinInfoDto {
  /** The Move type that stands for the coin, such as `0x1::aptos_coin::AptosCoin`. */
  readonly coinType: string
  /** SHA-256 hash of the coin type, 64 hex digits without `0x`. */
  readonly coinTypeHash: string
  /** The account that published the coin. */
  readonly creatorAddress: AptosAddress
  /** How many decimal places one whole coin has: 8 for APT, 6 for most dollar coins. */
  readonly decimals?: number
  /** Name that the coin gives itself; not unique. */
  readonly name?: string
  /**
   * Handle of the Move table in which the supply is counted, 32 bytes of hex; null for coins that count it in their own
   * resource or not at all.
   */
  readonly supplyAggregatorTableHandle?: AptosAddress | null
  /** Key of the supply in that table, 32 bytes of hex; null where there is no table. */
  readonly supplyAggregatorTableKey?: AptosAddress | null
  /** Short name, such as `APT`; not unique. */
  readonly symbol?: string
  /** Time of the transaction that created the coin, UTC; the start of 1970 for coins of genesis, such as APT. */
  readonly transactionCreatedTimestamp: Date
  /** Ledger version of the transaction that created the coin. */
  readonly transactionVersionCreated: bigint
}

/**
 * A change of a wallet's coin balance: a withdrawal, a deposit, or the gas paid for a transaction. A transfer between
 * two wallets is a withdrawal and a deposit, as two rows.
 */
export interface CoinTransferDto {
  /**
   * Kind of change, as the Move type of the event: `0x1::coin::WithdrawEvent`, `0x1::coin::DepositEvent`, or
   * `0x1::aptos_coin::GasFeeEvent` for gas.
   */
  readonly activityType?: string
  /** How much was moved, in the smallest unit of the coin: octas for APT. Never negative. */
  readonly amount?: bigint
  /** Height of the block with the transaction. */
  readonly blockHeight?: bigint
  /** The coin that was moved, by its Move type. */
  readonly coinType?: string
  /**
   * The function that the transaction called, as `address::module::function`, possibly cut off when long; absent for
   * scripts.
   */
  readonly entryFunctionIdStr?: string
  /** Account whose event stream holds the event; the sender for gas. */
  readonly eventAccountAddress: AptosAddress
  /**
   * Which of that account's event streams holds it. `-1` for gas, which is no event on the chain; so this is text and
   * not a whole number from 0.
   */
  readonly eventCreationNumber: string
  /** Position of the event in its stream, from 0; for gas, the sequence number of the transaction. */
  readonly eventSequenceNumber: bigint
  /** Whether the row is the gas of the transaction. */
  readonly isGasFee?: boolean
  /** Whether the transaction succeeded. One that failed moves nothing but its gas. */
  readonly isTransactionSuccess?: boolean
  /** The wallet whose balance changed. */
  readonly ownerAddress?: AptosAddress
  /** Time of the transaction, UTC. */
  readonly transactionTimestamp?: Date
  /** Ledger version of the transaction. */
  readonly transactionVersion: bigint
}

/** What a wallet holds of a coin now. */
export interface CurrentCoinBalanceDto {
  /** The holding, in the smallest unit of the coin: octas for APT. */
  readonly amount: bigint
  /** The coin held, by its Move type. */
  readonly coinType: string
  /** SHA-256 hash of the coin's type, 64 hex digits without `0x`. */
  readonly coinTypeHash: string
  /** Time of the last transaction that changed the balance, UTC. */
  readonly lastTransactionTimestamp: Date
  /** Ledger version of the last transaction that changed the balance. */
  readonly lastTransactionVersion: bigint
  /** The wallet that holds the coin. */
  readonly ownerAddress: AptosAddress
}

/** A Move resource stored under an account. */
export interface GetAccountResourceResponse {
  /** The full Move type, such as `0x1::coin::CoinStore<0x1::aptos_coin::AptosCoin>`. */
  readonly type: string
  /**
   * Fields of the resource under the names its Move module gives them; numbers of 64 bits and more are decimal text.
   */
  readonly data: Readonly<Record<string, unknown>>
}

/** What the chain itself keeps about an account. */
export interface GetAccountResponse {
  /** How many transactions the account has sent, which is the number its next one must carry. */
  readonly sequenceNumber: bigint
  /**
   * Hash that the account's public key must have, 32 bytes. It equals the address until the key is rotated for the
   * first time.
   */
  readonly authenticationKey: Hex
}

/** A page of the coin balances of some wallets. */
export interface GetCoinBalancesByWalletsResponse {
  /** Start of the next page; absent or null on the last one. */
  readonly cursor?: string | null
  /** Whether more balances follow. */
  readonly hasNextPage?: boolean
  /** Balances, a row per wallet and coin. */
  readonly result: readonly CurrentCoinBalanceDto[]
}

/** A page of the coin activities in some blocks. */
export interface GetCoinTransfersByBlockHeightsResponse {
  /** Start of the next page; absent or null on the last one. */
  readonly cursor?: string | null
  /** Whether more movements in these blocks follow. */
  readonly hasNextPage?: boolean
  /** Movements in the blocks, gas included. */
  readonly result: readonly CoinTransferDto[]
}

/** A page of the movements of one coin. */
export interface GetCoinTransfersByCoinTypeResponse {
  /** Start of the next page; absent or null on the last one. */
  readonly cursor?: string | null
  /** Whether more movements of the coin follow. */
  readonly hasNextPage?: boolean
  /** Movements of the coin; for APT also the gas that was paid. */
  readonly result: readonly CoinTransferDto[]
}

/** A page of the coin activities of some wallets. */
export interface GetCoinTransfersByOwnerAddressesResponse {
  /** Start of the next page; absent or null on the last one. */
  readonly cursor?: string | null
  /** Whether more movements of these wallets follow. */
  readonly hasNextPage?: boolean
  /** Movements of the wallets' coins, gas included. */
  readonly result: readonly CoinTransferDto[]
}

/** A page of the coins that some accounts published. */
export interface GetCoinsByCreatorsResponse {
  /** Start of the next page; absent or null on the last one. */
  readonly cursor?: string | null
  /** Whether more coins of these accounts follow. */
  readonly hasNextPage?: boolean
  /** Coins of the accounts. */
  readonly result: readonly CoinInfoDto[]
}

/** A page of coins in a range of names. */
export interface GetCoinsByNameRangeResponse {
  /** Start of the next page; absent or null on the last one. */
  readonly cursor?: string | null
  /** Whether more coins of the range follow. */
  readonly hasNextPage?: boolean
  /** Coins whose names are in the range. */
  readonly result: readonly CoinInfoDto[]
}

/** A page of coins in a range of symbols. */
export interface GetCoinsBySymbolRangeResponse {
  /** Start of the next page; absent or null on the last one. */
  readonly cursor?: string | null
  /** Whether more coins of the range follow. */
  readonly hasNextPage?: boolean
  /** Coins whose symbols are in the range. */
  readonly result: readonly CoinInfoDto[]
}

/** A page of the past coin balances of some wallets. */
export interface GetHistoricalCoinBalancesByWalletsResponse {
  /** Start of the next page; absent or null on the last one. */
  readonly cursor?: string | null
  /** Whether more past balances follow. */
  readonly hasNextPage?: boolean
  /** Past balances, a row per wallet, coin and transaction that changed it. */
  readonly result: readonly HistoricalCoinBalanceDto[]
}

/** A page of the newest coins. */
export interface GetLatestCoinsResponse {
  /** Start of the next page; absent or null on the last one. */
  readonly cursor?: string | null
  /** Whether older coins follow. */
  readonly hasNextPage?: boolean
  /** Coins, the newest first. */
  readonly result: readonly CoinInfoDto[]
}

/** A page of the movements within a collection. */
export interface GetNFTTransfersByCollectionResponse {
  /** Start of the next page; absent or null on the last one. */
  readonly cursor?: string | null
  /** Whether more movements within the collection follow. */
  readonly hasNextPage?: boolean
  /** Movements of the collection's NFTs. */
  readonly result: readonly NFTTransferResponse[]
}

/** A page of the movements of NFTs that some accounts created. */
export interface GetNFTTransfersByCreatorsResponse {
  /** Start of the next page; absent or null on the last one. */
  readonly cursor?: string | null
  /** Whether more movements of these creators' NFTs follow. */
  readonly hasNextPage?: boolean
  /** Movements of the creators' NFTs. */
  readonly result: readonly NFTTransferResponse[]
}

/** A page of the largest holders of a coin. */
export interface GetTopHoldersByCoinResponse {
  /** Start of the next page; absent or null on the last one. */
  readonly cursor?: string | null
  /** Whether smaller holders follow. */
  readonly hasNextPage?: boolean
  /** Holders with their balances, the largest first. */
  readonly result: readonly CurrentCoinBalanceDto[]
}

/** What a wallet held of a coin after one of its transactions. */
export interface HistoricalCoinBalanceDto {
  /** The holding after the transaction, in the smallest unit of the coin: octas for APT. */
  readonly amount?: bigint
  /** The coin held, by its Move type. */
  readonly coinType?: string
  /** SHA-256 hash of the coin's type, 64 hex digits without `0x`. */
  readonly coinTypeHash: string
  /** Time of the transaction, UTC. */
  readonly transactionTimestamp?: Date
  /** Ledger version at which the wallet held this. */
  readonly transactionVersion: bigint
  /** The wallet that held the coin. */
  readonly ownerAddress: AptosAddress
}

/** A collection of NFTs, with the state of its last change. */
export interface NFTCollectionItemResponse {
  /** The collection, by the SHA-256 hash of its creator and name, 64 hex digits without `0x`. */
  readonly collectionDataIdHash: string
  /** Name of the collection, unique among those of its creator. */
  readonly collectionName?: string
  /** The account that created the collection. */
  readonly creatorAddress: AptosAddress
  /** What the creator says about the collection; may be empty. */
  readonly description?: string
  /** Whether the creator can still change the description. */
  readonly descriptionMutable?: boolean
  /** Time of the last transaction that changed the collection, UTC. */
  readonly lastTransactionTimestamp: Date
  /** Ledger version of the last transaction that changed the collection. */
  readonly lastTransactionVersion: bigint
  /** How many different NFTs the collection may ever have; 0 means any number. */
  readonly maximum: bigint
  /** Whether the creator can still change that maximum. */
  readonly maximumMutable?: boolean
  /** URI of the picture or of the metadata of the collection. */
  readonly metadataUri?: string
  /** How many different NFTs the collection has. */
  readonly supply: bigint
  /** Handle of the creator's Move table that keeps the collection's data, 32 bytes of hex. */
  readonly tableHandle?: AptosAddress
  /** Whether the creator can still change the metadata URI. */
  readonly uriMutable?: boolean
}

/** A page of the collections of one creator. */
export interface NFTCollectionsByCreatorResponse {
  /** Start of the next page; absent or null on the last one. */
  readonly cursor?: string | null
  /** Whether more collections of the creator follow. */
  readonly hasNextPage?: boolean
  /** Collections of the creator. */
  readonly result: readonly NFTCollectionItemResponse[]
}

/** A page of collections in a range of names. */
export interface NFTCollectionsByNameRangeResponse {
  /** Start of the next page; absent or null on the last one. */
  readonly cursor?: string | null
  /** Whether more collections of the range follow. */
  readonly hasNextPage?: boolean
  /** Collections of the range. */
  readonly result: readonly NFTCollectionItemResponse[]
}

/** How many copies of an NFT one wallet holds. An NFT with several property versions has a row for each. */
export interface NFTOwnerResponse {
  /** Copies held, as a plain count. */
  readonly amount: bigint
  /** Collection of the NFT, by the SHA-256 hash of its creator and name, 64 hex digits without `0x`. */
  readonly collectionDataIdHash: string
  /** Name of the NFT's collection. */
  readonly collectionName?: string
  /** The account that created the NFT. */
  readonly creatorAddress: AptosAddress
  /** Time of the last transaction that changed this holding, UTC. */
  readonly lastTransactionTimestamp: Date
  /** Ledger version of the last transaction that changed this holding. */
  readonly lastTransactionVersion: bigint
  /** Name of the NFT, unique in its collection. */
  readonly name?: string
  /** The wallet that holds the copies. */
  readonly ownerAddress: AptosAddress
  /** Which set of properties these copies have; 0 is the NFT's default set. */
  readonly propertyVersion: bigint
  /** The Move struct under the wallet that keeps the copies, as a rule `0x3::token::TokenStore`. */
  readonly tableType?: string
  /** The NFT, by the SHA-256 hash of its creator, collection and name, 64 hex digits without `0x`. */
  readonly tokenDataIdHash: string
  /** Properties of these copies, under the creator's own keys; empty or null where they have only the default ones. */
  readonly tokenProperties?: Readonly<Record<string, unknown>> | null
}

/** A page of the holdings of a collection's NFTs. */
export interface NFTOwnersByCollectionResponse {
  /** Start of the next page; absent or null on the last one. */
  readonly cursor?: string | null
  /** Whether more holdings of the collection follow. */
  readonly hasNextPage?: boolean
  /** Holdings of the collection's NFTs, one by one. */
  readonly result: readonly NFTOwnerResponse[]
}

/** A page of the holdings of some NFTs. */
export interface NFTOwnersByTokensResponse {
  /** Start of the next page; absent or null on the last one. */
  readonly cursor?: string | null
  /** Whether more holdings of these NFTs follow. */
  readonly hasNextPage?: boolean
  /** Holdings of the NFTs. */
  readonly result: readonly NFTOwnerResponse[]
}

/** A page of the wallets that own something of a collection. */
export interface NFTOwnersOfCollectionResponse {
  /** Start of the next page; absent or null on the last one. */
  readonly cursor?: string | null
  /** Whether more owners follow. */
  readonly hasNextPage?: boolean
  /** Owners of the collection's NFTs, by address only. */
  readonly result: readonly AptosAddress[]
}

/** An NFT as its creator set it up, with the state of its last change. */
export interface NFTTokenResponse {
  /** The collection, by the SHA-256 hash of its creator and name, 64 hex digits without `0x`. */
  readonly collectionDataIdHash: string
  /** Name of the collection, unique among those of its creator. */
  readonly collectionName?: string
  /** The account that created the NFT. */
  readonly creatorAddress: AptosAddress
  /**
   * Properties that every copy starts with, under the creator's own keys; null if the service returns none. Values are
   * often the bytes of a Move value in hex.
   */
  readonly defaultProperties?: Readonly<Record<string, unknown>> | null
  /** What the creator says about the NFT; may be empty. */
  readonly description?: string
  /** Whether the creator can still change the description. */
  readonly descriptionMutable?: boolean
  /** Highest property version handed out so far. 0 means that no copy has got properties of its own. */
  readonly largestPropertyVersion?: bigint
  /** Time of the last transaction that changed the NFT, UTC. */
  readonly lastTransactionTimestamp: Date
  /** Ledger version of the last transaction that changed the NFT. */
  readonly lastTransactionVersion: bigint
  /** How many copies there may ever be; 0 means any number. */
  readonly maximum: bigint
  /** Whether the creator can still change that maximum. */
  readonly maximumMutable?: boolean
  /** URI of the metadata or of the picture, often on IPFS. */
  readonly metadataUri?: string
  /** Name of the NFT, unique in its collection. */
  readonly name?: string
  /** The account that royalties are due to. */
  readonly payeeAddress?: AptosAddress
  /** Whether the properties can still be changed. */
  readonly propertiesMutable?: boolean
  /** Whether the creator can still change the royalty. */
  readonly royaltyMutable?: boolean
  /** Denominator of the royalty; the numerator over it is the share of a sale. */
  readonly royaltyPointsDenominator?: bigint
  /** Numerator of the royalty: 5 over a denominator of 100 is five percent. */
  readonly royaltyPointsNumerator?: bigint
  /** How many copies exist. */
  readonly supply: bigint
  /** The NFT, by the SHA-256 hash of its creator, collection and name, 64 hex digits without `0x`. */
  readonly tokenDataIdHash: string
  /** Whether the creator can still change the metadata URI. */
  readonly uriMutable?: boolean
}

/** A page of a collection's NFTs. */
export interface NFTTokensByCollectionResponse {
  /** Start of the next page; absent or null on the last one. */
  readonly cursor?: string | null
  /** Whether more NFTs of the collection follow. */
  readonly hasNextPage?: boolean
  /** NFTs of the collection. */
  readonly result: readonly NFTTokenResponse[]
}

/** A page of the NFTs that some accounts created. */
export interface NFTTokensByCreatorsResponse {
  /** Start of the next page; absent or null on the last one. */
  readonly cursor?: string | null
  /** Whether more NFTs of these creators follow. */
  readonly hasNextPage?: boolean
  /** NFTs of the creators. */
  readonly result: readonly NFTTokenResponse[]
}

/**
 * An event of the `0x3` token modules about an NFT: a withdrawal, a deposit, a mint, a burn, an offer, a claim or a
 * sale. A transfer between two wallets is usually a withdrawal and a deposit, as two rows.
 */
export interface NFTTransferResponse {
  /** Price of a sale, in the smallest unit of the coin (octas for APT); absent where the event names none. */
  readonly coinAmount?: bigint
  /** Move type of the coin that was paid. */
  readonly coinType?: string
  /** Collection of the NFT, by the SHA-256 hash of its creator and name, 64 hex digits without `0x`. */
  readonly collectionDataIdHash?: string
  /** Name of the NFT's collection. */
  readonly collectionName?: string
  /** The account that created the NFT. */
  readonly creatorAddress?: AptosAddress
  /** Account whose event stream holds the event. */
  readonly eventAccountAddress: AptosAddress
  /** Which of that account's event streams holds it. */
  readonly eventCreationNumber: bigint
  /** Position of the event in its stream, from 0. */
  readonly eventSequenceNumber: bigint
  /** The wallet that the NFT leaves, or the creator who mints it; absent for deposits. */
  readonly fromAddress?: AptosAddress
  /** Name of the NFT, unique in its collection. */
  readonly name?: string
  /** Which set of properties the moved copies have; 0 is the NFT's default set. */
  readonly propertyVersion?: bigint
  /** The wallet that the NFT reaches or is offered to; absent for withdrawals, mints and burns. */
  readonly toAddress?: AptosAddress
  /** Copies moved, as a plain count. */
  readonly tokenAmount?: bigint
  /** The NFT, by the SHA-256 hash of its creator, collection and name, 64 hex digits without `0x`. */
  readonly tokenDataIdHash?: string
  /** Time of the transaction, UTC. */
  readonly transactionTimestamp?: Date
  /** Ledger version of the transaction that emitted the event. */
  readonly transactionVersion: bigint
  /** Kind of movement, as the Move type of the event, such as `0x3::token::DepositEvent`. */
  readonly transferType?: string
}

/** A page of the movements of some NFTs. */
export interface NFTTransfersByTokensResponse {
  /** Start of the next page; absent or null on the last one. */
  readonly cursor?: string | null
  /** Whether more movements of these NFTs follow. */
  readonly hasNextPage?: boolean
  /** Movements of the NFTs. */
  readonly result: readonly NFTTransferResponse[]
}

/** A page of the NFT movements of some wallets. */
export interface NFTTransfersByWalletsResponse {
  /** Start of the next page; absent or null on the last one. */
  readonly cursor?: string | null
  /** Whether more movements of these wallets follow. */
  readonly hasNextPage?: boolean
  /** Movements from or to the wallets. */
  readonly result: readonly NFTTransferResponse[]
}

/** A page of what some wallets hold in NFTs. */
export interface NFTsByOwnersResponse {
  /** Start of the next page; absent or null on the last one. */
  readonly cursor?: string | null
  /** Whether more NFTs of these wallets follow. */
  readonly hasNextPage?: boolean
  /** NFTs of the wallets, each row naming its owner. */
  readonly result: readonly NFTOwnerResponse[]
}

/** Inputs of `getNFTsByIds`. */
export interface GetNFTsByIdsInput {
  /** The NFTs that are asked about, each by its `tokenDataIdHash`, at least one. */
  readonly tokenIds: readonly string[]
  /**
   * The Aptos network to read. It also picks the host; devnet has none unless one is configured. Default: the client's
   * `defaultNetwork`, mainnet unless set.
   */
  readonly network?: AptosNetworkInput | undefined
}

/** What `getNFTsByIds` gives. */
export type GetNFTsByIdsOutput = readonly NFTTokenResponse[]

/** Inputs of `getNFTsByCollection`. */
export interface GetNFTsByCollectionInput {
  /** The collection, by the SHA-256 hash of its creator and name, 64 hex digits without `0x`. */
  readonly collectionDataIdHash: string
  /**
   * Rows per page. The service requires it, so the client always sends one. Keep it the same while paging. Default:
   * `100`.
   */
  readonly limit?: number | undefined
  /** Rows to skip before the first one. Paging by cursor does not need it. */
  readonly offset?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /**
   * The Aptos network to read. It also picks the host; devnet has none unless one is configured. Default: the client's
   * `defaultNetwork`, mainnet unless set.
   */
  readonly network?: AptosNetworkInput | undefined
}

/** The answer behind one page of `getNFTsByCollection`. The call gives it as a `Page<NFTTokenResponse>`. */
export type GetNFTsByCollectionOutput = NFTTokensByCollectionResponse

/** Inputs of `getNFTsByCreators`. */
export interface GetNFTsByCreatorsInput {
  /** The creators of the NFTs, at least one. */
  readonly creatorAddresses: readonly string[]
  /**
   * Rows per page. The service requires it, so the client always sends one. Keep it the same while paging. Default:
   * `100`.
   */
  readonly limit?: number | undefined
  /** Rows to skip before the first one. Paging by cursor does not need it. */
  readonly offset?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /**
   * The Aptos network to read. It also picks the host; devnet has none unless one is configured. Default: the client's
   * `defaultNetwork`, mainnet unless set.
   */
  readonly network?: AptosNetworkInput | undefined
}

/** The answer behind one page of `getNFTsByCreators`. The call gives it as a `Page<NFTTokenResponse>`. */
export type GetNFTsByCreatorsOutput = NFTTokensByCreatorsResponse

/** Inputs of `getNFTOwnersByTokens`. */
export interface GetNFTOwnersByTokensInput {
  /** The NFTs that are asked about, each by its `tokenDataIdHash`, at least one. */
  readonly tokenIds: readonly string[]
  /**
   * Rows per page. The service requires it, so the client always sends one. Keep it the same while paging. Default:
   * `100`.
   */
  readonly limit?: number | undefined
  /** Rows to skip before the first one. Paging by cursor does not need it. */
  readonly offset?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /**
   * The Aptos network to read. It also picks the host; devnet has none unless one is configured. Default: the client's
   * `defaultNetwork`, mainnet unless set.
   */
  readonly network?: AptosNetworkInput | undefined
}

/** The answer behind one page of `getNFTOwnersByTokens`. The call gives it as a `Page<NFTOwnerResponse>`. */
export type GetNFTOwnersByTokensOutput = NFTOwnersByTokensResponse

/** Inputs of `getNFTOwnersByCollection`. */
export interface GetNFTOwnersByCollectionInput {
  /** The collection, by the SHA-256 hash of its creator and name, 64 hex digits without `0x`. */
  readonly collectionDataIdHash: string
  /** Wallets whose rows are left out, such as those of exchanges and marketplaces. */
  readonly walletBlacklist?: readonly string[] | undefined
  /** Only rows of these wallets. */
  readonly walletWhitelist?: readonly string[] | undefined
  /**
   * Rows per page. The service requires it, so the client always sends one. Keep it the same while paging. Default:
   * `100`.
   */
  readonly limit?: number | undefined
  /** Rows to skip before the first one. Paging by cursor does not need it. */
  readonly offset?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /**
   * The Aptos network to read. It also picks the host; devnet has none unless one is configured. Default: the client's
   * `defaultNetwork`, mainnet unless set.
   */
  readonly network?: AptosNetworkInput | undefined
}

/** The answer behind one page of `getNFTOwnersByCollection`. The call gives it as a `Page<NFTOwnerResponse>`. */
export type GetNFTOwnersByCollectionOutput = NFTOwnersByCollectionResponse

/** Inputs of `getNFTOwnersOfCollection`. */
export interface GetNFTOwnersOfCollectionInput {
  /** The collection, by the SHA-256 hash of its creator and name, 64 hex digits without `0x`. */
  readonly collectionDataIdHash: string
  /**
   * Rows per page. The service requires it, so the client always sends one. Keep it the same while paging. Default:
   * `100`.
   */
  readonly limit?: number | undefined
  /** Rows to skip before the first one. Paging by cursor does not need it. */
  readonly offset?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /**
   * The Aptos network to read. It also picks the host; devnet has none unless one is configured. Default: the client's
   * `defaultNetwork`, mainnet unless set.
   */
  readonly network?: AptosNetworkInput | undefined
}

/** The answer behind one page of `getNFTOwnersOfCollection`. The call gives it as a `Page<AptosAddress>`. */
export type GetNFTOwnersOfCollectionOutput = NFTOwnersOfCollectionResponse

/** Inputs of `getNFTTransfersByIds`. */
export interface GetNFTTransfersByIdsInput {
  /** The NFTs that are asked about, each by its `tokenDataIdHash`, at least one. */
  readonly tokenIds: readonly string[]
  /** Wallets whose rows are left out, such as those of exchanges and marketplaces. */
  readonly walletBlacklist?: readonly string[] | undefined
  /** Only rows of these wallets. */
  readonly walletWhitelist?: readonly string[] | undefined
  /**
   * Rows per page. The service requires it, so the client always sends one. Keep it the same while paging. Default:
   * `100`.
   */
  readonly limit?: number | undefined
  /** Rows to skip before the first one. Paging by cursor does not need it. */
  readonly offset?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /**
   * The Aptos network to read. It also picks the host; devnet has none unless one is configured. Default: the client's
   * `defaultNetwork`, mainnet unless set.
   */
  readonly network?: AptosNetworkInput | undefined
}

/** The answer behind one page of `getNFTTransfersByIds`. The call gives it as a `Page<NFTTransferResponse>`. */
export type GetNFTTransfersByIdsOutput = NFTTransfersByTokensResponse

/** Inputs of `getNFTTransfersByCollection`. */
export interface GetNFTTransfersByCollectionInput {
  /** The collection, by the SHA-256 hash of its creator and name, 64 hex digits without `0x`. */
  readonly collectionDataIdHash: string
  /** Wallets whose rows are left out, such as those of exchanges and marketplaces. */
  readonly walletBlacklist?: readonly string[] | undefined
  /** Only rows of these wallets. */
  readonly walletWhitelist?: readonly string[] | undefined
  /**
   * Rows per page. The service requires it, so the client always sends one. Keep it the same while paging. Default:
   * `100`.
   */
  readonly limit?: number | undefined
  /** Rows to skip before the first one. Paging by cursor does not need it. */
  readonly offset?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /**
   * The Aptos network to read. It also picks the host; devnet has none unless one is configured. Default: the client's
   * `defaultNetwork`, mainnet unless set.
   */
  readonly network?: AptosNetworkInput | undefined
}

/** The answer behind one page of `getNFTTransfersByCollection`. The call gives it as a `Page<NFTTransferResponse>`. */
export type GetNFTTransfersByCollectionOutput = GetNFTTransfersByCollectionResponse

/** Inputs of `getNFTTransfersByCreators`. */
export interface GetNFTTransfersByCreatorsInput {
  /** The creators of the NFTs, at least one. */
  readonly creatorAddresses: readonly string[]
  /** Collections that are left out. */
  readonly collectionBlacklist?: readonly string[] | undefined
  /** Only these collections. */
  readonly collectionWhitelist?: readonly string[] | undefined
  /**
   * Rows per page. The service requires it, so the client always sends one. Keep it the same while paging. Default:
   * `100`.
   */
  readonly limit?: number | undefined
  /** Rows to skip before the first one. Paging by cursor does not need it. */
  readonly offset?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /**
   * The Aptos network to read. It also picks the host; devnet has none unless one is configured. Default: the client's
   * `defaultNetwork`, mainnet unless set.
   */
  readonly network?: AptosNetworkInput | undefined
}

/** The answer behind one page of `getNFTTransfersByCreators`. The call gives it as a `Page<NFTTransferResponse>`. */
export type GetNFTTransfersByCreatorsOutput = GetNFTTransfersByCreatorsResponse

/** Inputs of `getNFTTransfersByWallets`. */
export interface GetNFTTransfersByWalletsInput {
  /** The wallets whose NFT movements are read, at least one. */
  readonly walletAddresses: readonly string[]
  /** Collections that are left out. */
  readonly collectionBlacklist?: readonly string[] | undefined
  /** Only these collections. */
  readonly collectionWhitelist?: readonly string[] | undefined
  /**
   * Rows per page. The service requires it, so the client always sends one. Keep it the same while paging. Default:
   * `100`.
   */
  readonly limit?: number | undefined
  /** Rows to skip before the first one. Paging by cursor does not need it. */
  readonly offset?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /**
   * The Aptos network to read. It also picks the host; devnet has none unless one is configured. Default: the client's
   * `defaultNetwork`, mainnet unless set.
   */
  readonly network?: AptosNetworkInput | undefined
}

/** The answer behind one page of `getNFTTransfersByWallets`. The call gives it as a `Page<NFTTransferResponse>`. */
export type GetNFTTransfersByWalletsOutput = NFTTransfersByWalletsResponse

/** Inputs of `getNFTCollections`. */
export interface GetNFTCollectionsInput {
  /** First name of the range. */
  readonly fromName?: string | undefined
  /** Last name of the range. */
  readonly toName?: string | undefined
  /**
   * Rows per page. The service requires it, so the client always sends one. Keep it the same while paging. Default:
   * `100`.
   */
  readonly limit?: number | undefined
  /** Rows to skip before the first one. Paging by cursor does not need it. */
  readonly offset?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /**
   * The Aptos network to read. It also picks the host; devnet has none unless one is configured. Default: the client's
   * `defaultNetwork`, mainnet unless set.
   */
  readonly network?: AptosNetworkInput | undefined
}

/** The answer behind one page of `getNFTCollections`. The call gives it as a `Page<NFTCollectionItemResponse>`. */
export type GetNFTCollectionsOutput = NFTCollectionsByNameRangeResponse

/** Inputs of `getNFTCollectionsByIds`. */
export interface GetNFTCollectionsByIdsInput {
  /** The collections to read, each by its `collectionDataIdHash`, at least one. */
  readonly ids: readonly string[]
  /**
   * The Aptos network to read. It also picks the host; devnet has none unless one is configured. Default: the client's
   * `defaultNetwork`, mainnet unless set.
   */
  readonly network?: AptosNetworkInput | undefined
}

/** What `getNFTCollectionsByIds` gives. */
export type GetNFTCollectionsByIdsOutput = readonly NFTCollectionItemResponse[]

/** Inputs of `getNFTCollectionsByCreator`. */
export interface GetNFTCollectionsByCreatorInput {
  /** The account that created the collections. */
  readonly creatorAddress: string
  /**
   * Rows per page. The service requires it, so the client always sends one. Keep it the same while paging. Default:
   * `100`.
   */
  readonly limit?: number | undefined
  /** Rows to skip before the first one. Paging by cursor does not need it. */
  readonly offset?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /**
   * The Aptos network to read. It also picks the host; devnet has none unless one is configured. Default: the client's
   * `defaultNetwork`, mainnet unless set.
   */
  readonly network?: AptosNetworkInput | undefined
}

/**
 * The answer behind one page of `getNFTCollectionsByCreator`. The call gives it as a `Page<NFTCollectionItemResponse>`.
 */
export type GetNFTCollectionsByCreatorOutput = NFTCollectionsByCreatorResponse

/** Inputs of `getCoinInfoByCoinTypeHashes`. */
export interface GetCoinInfoByCoinTypeHashesInput {
  /** The coins to read, each by its `coinTypeHash`, at least one. */
  readonly coinTypeHashes: readonly string[]
  /**
   * The Aptos network to read. It also picks the host; devnet has none unless one is configured. Default: the client's
   * `defaultNetwork`, mainnet unless set.
   */
  readonly network?: AptosNetworkInput | undefined
}

/** What `getCoinInfoByCoinTypeHashes` gives. */
export type GetCoinInfoByCoinTypeHashesOutput = readonly CoinInfoDto[]

/** Inputs of `getLatestCoins`. */
export interface GetLatestCoinsInput {
  /**
   * Rows per page. The service requires it, so the client always sends one. Keep it the same while paging. Default:
   * `100`.
   */
  readonly limit?: number | undefined
  /** Rows to skip before the first one. Paging by cursor does not need it. */
  readonly offset?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /**
   * The Aptos network to read. It also picks the host; devnet has none unless one is configured. Default: the client's
   * `defaultNetwork`, mainnet unless set.
   */
  readonly network?: AptosNetworkInput | undefined
}

/** The answer behind one page of `getLatestCoins`. The call gives it as a `Page<CoinInfoDto>`. */
export type GetLatestCoinsOutput = GetLatestCoinsResponse

/** Inputs of `getCoinsByNameRange`. */
export interface GetCoinsByNameRangeInput {
  /** First name of the range. */
  readonly fromName?: string | undefined
  /** Last name of the range. */
  readonly toName?: string | undefined
  /**
   * Rows per page. The service requires it, so the client always sends one. Keep it the same while paging. Default:
   * `100`.
   */
  readonly limit?: number | undefined
  /** Rows to skip before the first one. Paging by cursor does not need it. */
  readonly offset?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /**
   * The Aptos network to read. It also picks the host; devnet has none unless one is configured. Default: the client's
   * `defaultNetwork`, mainnet unless set.
   */
  readonly network?: AptosNetworkInput | undefined
}

/** The answer behind one page of `getCoinsByNameRange`. The call gives it as a `Page<CoinInfoDto>`. */
export type GetCoinsByNameRangeOutput = GetCoinsByNameRangeResponse

/** Inputs of `getCoinsBySymbolRange`. */
export interface GetCoinsBySymbolRangeInput {
  /** First symbol of the range. */
  readonly fromSymbol?: string | undefined
  /** Last symbol of the range. */
  readonly toSymbol?: string | undefined
  /**
   * Rows per page. The service requires it, so the client always sends one. Keep it the same while paging. Default:
   * `100`.
   */
  readonly limit?: number | undefined
  /** Rows to skip before the first one. Paging by cursor does not need it. */
  readonly offset?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /**
   * The Aptos network to read. It also picks the host; devnet has none unless one is configured. Default: the client's
   * `defaultNetwork`, mainnet unless set.
   */
  readonly network?: AptosNetworkInput | undefined
}

/** The answer behind one page of `getCoinsBySymbolRange`. The call gives it as a `Page<CoinInfoDto>`. */
export type GetCoinsBySymbolRangeOutput = GetCoinsBySymbolRangeResponse

/** Inputs of `getCoinsByCreators`. */
export interface GetCoinsByCreatorsInput {
  /** The accounts that published the coins, at least one. */
  readonly creatorAddresses: readonly string[]
  /**
   * Rows per page. The service requires it, so the client always sends one. Keep it the same while paging. Default:
   * `100`.
   */
  readonly limit?: number | undefined
  /** Rows to skip before the first one. Paging by cursor does not need it. */
  readonly offset?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /**
   * The Aptos network to read. It also picks the host; devnet has none unless one is configured. Default: the client's
   * `defaultNetwork`, mainnet unless set.
   */
  readonly network?: AptosNetworkInput | undefined
}

/** The answer behind one page of `getCoinsByCreators`. The call gives it as a `Page<CoinInfoDto>`. */
export type GetCoinsByCreatorsOutput = GetCoinsByCreatorsResponse

/** Inputs of `getTopHoldersByCoin`. */
export interface GetTopHoldersByCoinInput {
  /** The coin, by the SHA-256 hash of its type, 64 hex digits without `0x`. */
  readonly coinTypeHash: string
  /** Leaves out wallets that hold less than this, in the smallest unit of the coin (octas for APT). */
  readonly minAmount?: UintInput | undefined
  /** Only balances last changed at this ledger version or later. */
  readonly minVersion?: UintInput | undefined
  /** Wallets whose rows are left out, such as those of exchanges and marketplaces. */
  readonly walletBlacklist?: readonly string[] | undefined
  /** Only rows of these wallets. */
  readonly walletWhitelist?: readonly string[] | undefined
  /**
   * Rows per page. The service requires it, so the client always sends one. Keep it the same while paging. Default:
   * `100`.
   */
  readonly limit?: number | undefined
  /** Rows to skip before the first one. Paging by cursor does not need it. */
  readonly offset?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /**
   * The Aptos network to read. It also picks the host; devnet has none unless one is configured. Default: the client's
   * `defaultNetwork`, mainnet unless set.
   */
  readonly network?: AptosNetworkInput | undefined
}

/** The answer behind one page of `getTopHoldersByCoin`. The call gives it as a `Page<CurrentCoinBalanceDto>`. */
export type GetTopHoldersByCoinOutput = GetTopHoldersByCoinResponse

/** Inputs of `getCoinTransfersByOwnerAddresses`. */
export interface GetCoinTransfersByOwnerAddressesInput {
  /** The wallets to read, at least one. */
  readonly ownerAddresses: readonly string[]
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
  /** Coins whose activities are left out, by types such as `0x1::aptos_coin::AptosCoin`. */
  readonly coinTypeBlacklist?: readonly string[] | undefined
  /** Only activities of these coins, by types such as `0x1::aptos_coin::AptosCoin`. */
  readonly coinTypeWhitelist?: readonly string[] | undefined
  /**
   * Rows per page. The service requires it, so the client always sends one. Keep it the same while paging. Default:
   * `100`.
   */
  readonly limit?: number | undefined
  /** Rows to skip before the first one. Paging by cursor does not need it. */
  readonly offset?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /**
   * The Aptos network to read. It also picks the host; devnet has none unless one is configured. Default: the client's
   * `defaultNetwork`, mainnet unless set.
   */
  readonly network?: AptosNetworkInput | undefined
}

/** The answer behind one page of `getCoinTransfersByOwnerAddresses`. The call gives it as a `Page<CoinTransferDto>`. */
export type GetCoinTransfersByOwnerAddressesOutput = GetCoinTransfersByOwnerAddressesResponse

/** Inputs of `getCoinTransfersByBlockHeights`. */
export interface GetCoinTransfersByBlockHeightsInput {
  /** Heights of the blocks to read, at least one. */
  readonly blockHeights: readonly UintInput[]
  /**
   * Rows per page. The service requires it, so the client always sends one. Keep it the same while paging. Default:
   * `100`.
   */
  readonly limit?: number | undefined
  /** Rows to skip before the first one. Paging by cursor does not need it. */
  readonly offset?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /**
   * The Aptos network to read. It also picks the host; devnet has none unless one is configured. Default: the client's
   * `defaultNetwork`, mainnet unless set.
   */
  readonly network?: AptosNetworkInput | undefined
}

/** The answer behind one page of `getCoinTransfersByBlockHeights`. The call gives it as a `Page<CoinTransferDto>`. */
export type GetCoinTransfersByBlockHeightsOutput = GetCoinTransfersByBlockHeightsResponse

/** Inputs of `getCoinTransfersByCoinType`. */
export interface GetCoinTransfersByCoinTypeInput {
  /** The coin, by its Move type, such as `0x1::aptos_coin::AptosCoin`. */
  readonly coinType: string
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
   * Rows per page. The service requires it, so the client always sends one. Keep it the same while paging. Default:
   * `100`.
   */
  readonly limit?: number | undefined
  /** Rows to skip before the first one. Paging by cursor does not need it. */
  readonly offset?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /**
   * The Aptos network to read. It also picks the host; devnet has none unless one is configured. Default: the client's
   * `defaultNetwork`, mainnet unless set.
   */
  readonly network?: AptosNetworkInput | undefined
}

/** The answer behind one page of `getCoinTransfersByCoinType`. The call gives it as a `Page<CoinTransferDto>`. */
export type GetCoinTransfersByCoinTypeOutput = GetCoinTransfersByCoinTypeResponse

/** Inputs of `getCoinBalancesByWallets`. */
export interface GetCoinBalancesByWalletsInput {
  /** The wallets to read, at least one. */
  readonly ownerAddresses: readonly string[]
  /** Coins whose balances are left out, each by its `coinTypeHash`. */
  readonly coinTypeHashBlacklist?: readonly string[] | undefined
  /** Only balances of these coins, each by its `coinTypeHash`. */
  readonly coinTypeHashWhitelist?: readonly string[] | undefined
  /**
   * Rows per page. The service requires it, so the client always sends one. Keep it the same while paging. Default:
   * `100`.
   */
  readonly limit?: number | undefined
  /** Rows to skip before the first one. Paging by cursor does not need it. */
  readonly offset?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /**
   * The Aptos network to read. It also picks the host; devnet has none unless one is configured. Default: the client's
   * `defaultNetwork`, mainnet unless set.
   */
  readonly network?: AptosNetworkInput | undefined
}

/** The answer behind one page of `getCoinBalancesByWallets`. The call gives it as a `Page<CurrentCoinBalanceDto>`. */
export type GetCoinBalancesByWalletsOutput = GetCoinBalancesByWalletsResponse

/** Inputs of `getHistoricalCoinBalancesByWallets`. */
export interface GetHistoricalCoinBalancesByWalletsInput {
  /** The wallets to read, at least one. */
  readonly ownerAddresses: readonly string[]
  /** Coins whose balances are left out, each by its `coinTypeHash`. */
  readonly coinTypeHashBlacklist?: readonly string[] | undefined
  /** Only balances of these coins, each by its `coinTypeHash`. */
  readonly coinTypeHashWhitelist?: readonly string[] | undefined
  /**
   * Rows per page. The service requires it, so the client always sends one. Keep it the same while paging. Default:
   * `100`.
   */
  readonly limit?: number | undefined
  /** Rows to skip before the first one. Paging by cursor does not need it. */
  readonly offset?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /**
   * The Aptos network to read. It also picks the host; devnet has none unless one is configured. Default: the client's
   * `defaultNetwork`, mainnet unless set.
   */
  readonly network?: AptosNetworkInput | undefined
}

/**
 * The answer behind one page of `getHistoricalCoinBalancesByWallets`. The call gives it as a
 * `Page<HistoricalCoinBalanceDto>`.
 */
export type GetHistoricalCoinBalancesByWalletsOutput = GetHistoricalCoinBalancesByWalletsResponse

/** Inputs of `getCoinTransfersByWalletAddresses`. */
export interface GetCoinTransfersByWalletAddressesInput {
  /** The wallets to read, at least one. */
  readonly ownerAddresses: readonly string[]
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
  /** Coins whose activities are left out, by types such as `0x1::aptos_coin::AptosCoin`. */
  readonly coinTypeBlacklist?: readonly string[] | undefined
  /** Only activities of these coins, by types such as `0x1::aptos_coin::AptosCoin`. */
  readonly coinTypeWhitelist?: readonly string[] | undefined
  /**
   * Rows per page. The service requires it, so the client always sends one. Keep it the same while paging. Default:
   * `100`.
   */
  readonly limit?: number | undefined
  /** Rows to skip before the first one. Paging by cursor does not need it. */
  readonly offset?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /**
   * The Aptos network to read. It also picks the host; devnet has none unless one is configured. Default: the client's
   * `defaultNetwork`, mainnet unless set.
   */
  readonly network?: AptosNetworkInput | undefined
}

/**
 * The answer behind one page of `getCoinTransfersByWalletAddresses`. The call gives it as a `Page<CoinTransferDto>`.
 */
export type GetCoinTransfersByWalletAddressesOutput = GetCoinTransfersByOwnerAddressesResponse

/** Inputs of `getNFTByOwners`. */
export interface GetNFTByOwnersInput {
  /** The wallets to read, at least one. */
  readonly ownerAddresses: readonly string[]
  /** Collections that are left out. */
  readonly collectionBlacklist?: readonly string[] | undefined
  /** Only these collections. */
  readonly collectionWhitelist?: readonly string[] | undefined
  /**
   * Rows per page. The service requires it, so the client always sends one. Keep it the same while paging. Default:
   * `100`.
   */
  readonly limit?: number | undefined
  /** Rows to skip before the first one. Paging by cursor does not need it. */
  readonly offset?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /**
   * The Aptos network to read. It also picks the host; devnet has none unless one is configured. Default: the client's
   * `defaultNetwork`, mainnet unless set.
   */
  readonly network?: AptosNetworkInput | undefined
}

/** The answer behind one page of `getNFTByOwners`. The call gives it as a `Page<NFTOwnerResponse>`. */
export type GetNFTByOwnersOutput = NFTsByOwnersResponse

/** Inputs of `getWalletsNFTTransfers`. */
export interface GetWalletsNFTTransfersInput {
  /** The wallets whose NFT movements are read, at least one. */
  readonly walletAddresses: readonly string[]
  /** Collections that are left out. */
  readonly collectionBlacklist?: readonly string[] | undefined
  /** Only these collections. */
  readonly collectionWhitelist?: readonly string[] | undefined
  /**
   * Rows per page. The service requires it, so the client always sends one. Keep it the same while paging. Default:
   * `100`.
   */
  readonly limit?: number | undefined
  /** Rows to skip before the first one. Paging by cursor does not need it. */
  readonly offset?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /**
   * The Aptos network to read. It also picks the host; devnet has none unless one is configured. Default: the client's
   * `defaultNetwork`, mainnet unless set.
   */
  readonly network?: AptosNetworkInput | undefined
}

/** The answer behind one page of `getWalletsNFTTransfers`. The call gives it as a `Page<NFTTransferResponse>`. */
export type GetWalletsNFTTransfersOutput = NFTTransfersByWalletsResponse

/** Inputs of `getAccount`. */
export interface GetAccountInput {
  /** The account, up to 32 bytes of hex; leading zeros may be left out. */
  readonly address: string
  /** Ledger version whose state is read. Without it, the newest. Old state isn't kept forever. */
  readonly ledgerVersion?: UintInput | undefined
  /**
   * The Aptos network to read. It also picks the host; devnet has none unless one is configured. Default: the client's
   * `defaultNetwork`, mainnet unless set.
   */
  readonly network?: AptosNetworkInput | undefined
}

/** What `getAccount` gives. */
export type GetAccountOutput = GetAccountResponse

/** Inputs of `getAccountResources`. */
export interface GetAccountResourcesInput {
  /** The account, up to 32 bytes of hex; leading zeros may be left out. */
  readonly address: string
  /** Ledger version whose state is read. Without it, the newest. Old state isn't kept forever. */
  readonly ledgerVersion?: UintInput | undefined
  /** Resources per page, up to the service's maximum. Without it, the service chooses. */
  readonly limit?: number | undefined
  /**
   * The `X-Aptos-Cursor` header of the previous response. You can't construct it yourself. `null`, which is the cursor
   * of the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly start?: string | null | undefined
  /**
   * The Aptos network to read. It also picks the host; devnet has none unless one is configured. Default: the client's
   * `defaultNetwork`, mainnet unless set.
   */
  readonly network?: AptosNetworkInput | undefined
}

/** The answer behind one page of `getAccountResources`. The call gives it as a `Page<GetAccountResourceResponse>`. */
export type GetAccountResourcesOutput = readonly GetAccountResourceResponse[]
