// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import * as z from 'zod/v4'

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
 * A coin of the `0x1::coin` standard.
 */
export const zCoinInfoDto = z.object({
  coin_type: z.string(),
  coin_type_hash: z.string(),
  creator_address: z.string(),
  decimals: z.int().nullish(),
  name: z.string().nullish(),
  supply_aggregator_table_handle: z.string().nullish(),
  supply_aggregator_table_key: z.string().nullish(),
  symbol: z.string().nullish(),
  transaction_created_timestamp: z.iso.datetime({ offset: true, local: true }),
  transaction_version_created: z.string(),
})

/**
 * A change of a wallet's coin balance: a withdrawal, a deposit, or the gas paid for a
 * transaction. A transfer between two wallets is a withdrawal and a deposit, as two
 * rows.
 */
export const zCoinTransferDto = z.object({
  activity_type: z.string().nullish(),
  amount: z.string().nullish(),
  block_height: z.string().nullish(),
  coin_type: z.string().nullish(),
  entry_function_id_str: z.string().nullish(),
  event_account_address: z.string(),
  event_creation_number: z.string(),
  event_sequence_number: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' }),
  is_gas_fee: z.boolean().nullish(),
  is_transaction_success: z.boolean().nullish(),
  owner_address: z.string().nullish(),
  transaction_timestamp: z.iso.datetime({ offset: true, local: true }).nullish(),
  transaction_version: z.string(),
})

/**
 * What a wallet holds of a coin now.
 */
export const zCurrentCoinBalanceDto = z.object({
  amount: z.string(),
  coin_type: z.string(),
  coin_type_hash: z.string(),
  last_transaction_timestamp: z.iso.datetime({ offset: true, local: true }),
  last_transaction_version: z.string(),
  owner_address: z.string(),
})

/**
 * A Move resource stored under an account.
 */
export const zGetAccountResourceResponse = z.object({
  type: z.string(),
  data: z.record(z.string(), z.unknown()),
})

/**
 * What the chain itself keeps about an account.
 */
export const zGetAccountResponse = z.object({
  sequence_number: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' }),
  authentication_key: z.string(),
})

/**
 * A page of the coin balances of some wallets.
 */
export const zGetCoinBalancesByWalletsResponse = z.object({
  cursor: z.string().nullish(),
  hasNextPage: z.boolean().nullish(),
  result: z.array(zCurrentCoinBalanceDto),
})

/**
 * A page of the coin activities in some blocks.
 */
export const zGetCoinTransfersByBlockHeightsResponse = z.object({
  cursor: z.string().nullish(),
  hasNextPage: z.boolean().nullish(),
  result: z.array(zCoinTransferDto),
})

/**
 * A page of the movements of one coin.
 */
export const zGetCoinTransfersByCoinTypeResponse = z.object({
  cursor: z.string().nullish(),
  hasNextPage: z.boolean().nullish(),
  result: z.array(zCoinTransferDto),
})

/**
 * A page of the coin activities of some wallets.
 */
export const zGetCoinTransfersByOwnerAddressesResponse = z.object({
  cursor: z.string().nullish(),
  hasNextPage: z.boolean().nullish(),
  result: z.array(zCoinTransferDto),
})

/**
 * A page of the coins that some accounts published.
 */
export const zGetCoinsByCreatorsResponse = z.object({
  cursor: z.string().nullish(),
  hasNextPage: z.boolean().nullish(),
  result: z.array(zCoinInfoDto),
})

/**
 * A page of coins in a range of names.
 */
export const zGetCoinsByNameRangeResponse = z.object({
  cursor: z.string().nullish(),
  hasNextPage: z.boolean().nullish(),
  result: z.array(zCoinInfoDto),
})

/**
 * A page of coins in a range of symbols.
 */
export const zGetCoinsBySymbolRangeResponse = z.object({
  cursor: z.string().nullish(),
  hasNextPage: z.boolean().nullish(),
  result: z.array(zCoinInfoDto),
})

/**
 * A page of the newest coins.
 */
export const zGetLatestCoinsResponse = z.object({
  cursor: z.string().nullish(),
  hasNextPage: z.boolean().nullish(),
  result: z.array(zCoinInfoDto),
})

/**
 * A page of the largest holders of a coin.
 */
export const zGetTopHoldersByCoinResponse = z.object({
  cursor: z.string().nullish(),
  hasNextPage: z.boolean().nullish(),
  result: z.array(zCurrentCoinBalanceDto),
})

/**
 * What a wallet held of a coin after one of its transactions.
 */
export const zHistoricalCoinBalanceDto = z.object({
  amount: z.string().nullish(),
  coin_type: z.string().nullish(),
  coin_type_hash: z.string(),
  transaction_timestamp: z.iso.datetime({ offset: true, local: true }).nullish(),
  transaction_version: z.string(),
  owner_address: z.string(),
})

/**
 * A page of the past coin balances of some wallets.
 */
export const zGetHistoricalCoinBalancesByWalletsResponse = z.object({
  cursor: z.string().nullish(),
  hasNextPage: z.boolean().nullish(),
  result: z.array(zHistoricalCoinBalanceDto),
})

/**
 * A collection of NFTs, with the state of its last change.
 */
export const zNftCollectionItemResponse = z.object({
  collection_data_id_hash: z.string(),
  collection_name: z.string().nullish(),
  creator_address: z.string(),
  description: z.string().nullish(),
  description_mutable: z.boolean().nullish(),
  last_transaction_timestamp: z.iso.datetime({ offset: true, local: true }),
  last_transaction_version: z.string(),
  maximum: z.string(),
  maximum_mutable: z.boolean().nullish(),
  metadata_uri: z.string().nullish(),
  supply: z.string(),
  table_handle: z.string().nullish(),
  uri_mutable: z.boolean().nullish(),
})

/**
 * A page of the collections of one creator.
 */
export const zNftCollectionsByCreatorResponse = z.object({
  cursor: z.string().nullish(),
  hasNextPage: z.boolean().nullish(),
  result: z.array(zNftCollectionItemResponse),
})

/**
 * A page of collections in a range of names.
 */
export const zNftCollectionsByNameRangeResponse = z.object({
  cursor: z.string().nullish(),
  hasNextPage: z.boolean().nullish(),
  result: z.array(zNftCollectionItemResponse),
})

/**
 * How many copies of an NFT one wallet holds. An NFT with several property versions has
 * a row for each.
 */
export const zNftOwnerResponse = z.object({
  amount: z.string(),
  collection_data_id_hash: z.string(),
  collection_name: z.string().nullish(),
  creator_address: z.string(),
  last_transaction_timestamp: z.iso.datetime({ offset: true, local: true }),
  last_transaction_version: z.string(),
  name: z.string().nullish(),
  owner_address: z.string(),
  property_version: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' }),
  table_type: z.string().nullish(),
  token_data_id_hash: z.string(),
  token_properties: z.record(z.string(), z.unknown()).nullish(),
})

/**
 * A page of the holdings of a collection's NFTs.
 */
export const zNftOwnersByCollectionResponse = z.object({
  cursor: z.string().nullish(),
  hasNextPage: z.boolean().nullish(),
  result: z.array(zNftOwnerResponse),
})

/**
 * A page of the holdings of some NFTs.
 */
export const zNftOwnersByTokensResponse = z.object({
  cursor: z.string().nullish(),
  hasNextPage: z.boolean().nullish(),
  result: z.array(zNftOwnerResponse),
})

/**
 * A page of the wallets that own something of a collection.
 */
export const zNftOwnersOfCollectionResponse = z.object({
  cursor: z.string().nullish(),
  hasNextPage: z.boolean().nullish(),
  result: z.array(z.string()),
})

/**
 * An NFT as its creator set it up, with the state of its last change.
 */
export const zNftTokenResponse = z.object({
  collection_data_id_hash: z.string(),
  collection_name: z.string().nullish(),
  creator_address: z.string(),
  default_properties: z.record(z.string(), z.unknown()).nullish(),
  description: z.string().nullish(),
  description_mutable: z.boolean().nullish(),
  largest_property_version: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' })
    .nullish(),
  last_transaction_timestamp: z.iso.datetime({ offset: true, local: true }),
  last_transaction_version: z.string(),
  maximum: z.string(),
  maximum_mutable: z.boolean().nullish(),
  metadata_uri: z.string().nullish(),
  name: z.string().nullish(),
  payee_address: z.string().nullish(),
  properties_mutable: z.boolean().nullish(),
  royalty_mutable: z.boolean().nullish(),
  royalty_points_denominator: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' })
    .nullish(),
  royalty_points_numerator: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' })
    .nullish(),
  supply: z.string(),
  token_data_id_hash: z.string(),
  uri_mutable: z.boolean().nullish(),
})

/**
 * A page of a collection's NFTs.
 */
export const zNftTokensByCollectionResponse = z.object({
  cursor: z.string().nullish(),
  hasNextPage: z.boolean().nullish(),
  result: z.array(zNftTokenResponse),
})

/**
 * A page of the NFTs that some accounts created.
 */
export const zNftTokensByCreatorsResponse = z.object({
  cursor: z.string().nullish(),
  hasNextPage: z.boolean().nullish(),
  result: z.array(zNftTokenResponse),
})

/**
 * An event of the `0x3` token modules about an NFT: a withdrawal, a deposit, a mint, a
 * burn, an offer, a claim or a sale. A transfer between two wallets is usually a
 * withdrawal and a deposit, as two rows.
 */
export const zNftTransferResponse = z.object({
  coin_amount: z.string().nullish(),
  coin_type: z.string().nullish(),
  collection_data_id_hash: z.string().nullish(),
  collection_name: z.string().nullish(),
  creator_address: z.string().nullish(),
  event_account_address: z.string(),
  event_creation_number: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' }),
  event_sequence_number: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' }),
  from_address: z.string().nullish(),
  name: z.string().nullish(),
  property_version: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' })
    .nullish(),
  to_address: z.string().nullish(),
  token_amount: z.string().nullish(),
  token_data_id_hash: z.string().nullish(),
  transaction_timestamp: z.iso.datetime({ offset: true, local: true }).nullish(),
  transaction_version: z.string(),
  transfer_type: z.string().nullish(),
})

/**
 * A page of the movements within a collection.
 */
export const zGetNftTransfersByCollectionResponse = z.object({
  cursor: z.string().nullish(),
  hasNextPage: z.boolean().nullish(),
  result: z.array(zNftTransferResponse),
})

/**
 * A page of the movements of NFTs that some accounts created.
 */
export const zGetNftTransfersByCreatorsResponse = z.object({
  cursor: z.string().nullish(),
  hasNextPage: z.boolean().nullish(),
  result: z.array(zNftTransferResponse),
})

/**
 * A page of the movements of some NFTs.
 */
export const zNftTransfersByTokensResponse = z.object({
  cursor: z.string().nullish(),
  hasNextPage: z.boolean().nullish(),
  result: z.array(zNftTransferResponse),
})

/**
 * A page of the NFT movements of some wallets.
 */
export const zNftTransfersByWalletsResponse = z.object({
  cursor: z.string().nullish(),
  hasNextPage: z.boolean().nullish(),
  result: z.array(zNftTransferResponse),
})

/**
 * A page of what some wallets hold in NFTs.
 */
export const zNftsByOwnersResponse = z.object({
  cursor: z.string().nullish(),
  hasNextPage: z.boolean().nullish(),
  result: z.array(zNftOwnerResponse),
})

export const zGetNftsByIdsQuery = z.object({
  token_ids: z.array(z.string()).min(1),
  network: z.enum(['mainnet', 'testnet', 'devnet']).optional(),
})

/**
 * NFTs, each naming itself by its token hash.
 */
export const zGetNftsByIdsResponse = z.array(zNftTokenResponse)

export const zGetNftsByCollectionPath = z.object({
  collection_data_id_hash: z.string(),
})

export const zGetNftsByCollectionQuery = z.object({
  limit: z.int().gte(1).optional().default(100),
  offset: z.int().gte(0).optional(),
  cursor: z.string().optional(),
  network: z.enum(['mainnet', 'testnet', 'devnet']).optional(),
})

/**
 * A page of the collection's NFTs.
 */
export const zGetNftsByCollectionResponse = zNftTokensByCollectionResponse

export const zGetNftsByCreatorsQuery = z.object({
  creator_addresses: z.array(z.string()).min(1),
  limit: z.int().gte(1).optional().default(100),
  offset: z.int().gte(0).optional(),
  cursor: z.string().optional(),
  network: z.enum(['mainnet', 'testnet', 'devnet']).optional(),
})

/**
 * A page of the creators' NFTs.
 */
export const zGetNftsByCreatorsResponse = zNftTokensByCreatorsResponse

export const zGetNftOwnersByTokensQuery = z.object({
  token_ids: z.array(z.string()).min(1),
  limit: z.int().gte(1).optional().default(100),
  offset: z.int().gte(0).optional(),
  cursor: z.string().optional(),
  network: z.enum(['mainnet', 'testnet', 'devnet']).optional(),
})

/**
 * A page of the NFTs' owners.
 */
export const zGetNftOwnersByTokensResponse = zNftOwnersByTokensResponse

export const zGetNftOwnersByCollectionPath = z.object({
  collection_data_id_hash: z.string(),
})

export const zGetNftOwnersByCollectionQuery = z.object({
  wallet_blacklist: z.array(z.string()).optional(),
  wallet_whitelist: z.array(z.string()).optional(),
  limit: z.int().gte(1).optional().default(100),
  offset: z.int().gte(0).optional(),
  cursor: z.string().optional(),
  network: z.enum(['mainnet', 'testnet', 'devnet']).optional(),
})

/**
 * A page of the collection's holdings.
 */
export const zGetNftOwnersByCollectionResponse = zNftOwnersByCollectionResponse

export const zGetNftOwnersOfCollectionPath = z.object({
  collection_data_id_hash: z.string(),
})

export const zGetNftOwnersOfCollectionQuery = z.object({
  limit: z.int().gte(1).optional().default(100),
  offset: z.int().gte(0).optional(),
  cursor: z.string().optional(),
  network: z.enum(['mainnet', 'testnet', 'devnet']).optional(),
})

/**
 * A page of owners.
 */
export const zGetNftOwnersOfCollectionResponse = zNftOwnersOfCollectionResponse

export const zGetNftTransfersByIdsQuery = z.object({
  token_ids: z.array(z.string()).min(1),
  wallet_blacklist: z.array(z.string()).optional(),
  wallet_whitelist: z.array(z.string()).optional(),
  limit: z.int().gte(1).optional().default(100),
  offset: z.int().gte(0).optional(),
  cursor: z.string().optional(),
  network: z.enum(['mainnet', 'testnet', 'devnet']).optional(),
})

/**
 * A page of the NFTs' movements.
 */
export const zGetNftTransfersByIdsResponse = zNftTransfersByTokensResponse

export const zGetNftTransfersByCollectionPath = z.object({
  collection_data_id_hash: z.string(),
})

export const zGetNftTransfersByCollectionQuery = z.object({
  wallet_blacklist: z.array(z.string()).optional(),
  wallet_whitelist: z.array(z.string()).optional(),
  limit: z.int().gte(1).optional().default(100),
  offset: z.int().gte(0).optional(),
  cursor: z.string().optional(),
  network: z.enum(['mainnet', 'testnet', 'devnet']).optional(),
})

/**
 * A page of movements within the collection.
 */
export const zGetNftTransfersByCollectionResponse2 = zGetNftTransfersByCollectionResponse

export const zGetNftTransfersByCreatorsQuery = z.object({
  creator_addresses: z.array(z.string()).min(1),
  collection_blacklist: z.array(z.string()).optional(),
  collection_whitelist: z.array(z.string()).optional(),
  limit: z.int().gte(1).optional().default(100),
  offset: z.int().gte(0).optional(),
  cursor: z.string().optional(),
  network: z.enum(['mainnet', 'testnet', 'devnet']).optional(),
})

/**
 * A page of movements of the creators' NFTs.
 */
export const zGetNftTransfersByCreatorsResponse2 = zGetNftTransfersByCreatorsResponse

export const zGetNftTransfersByWalletsQuery = z.object({
  wallet_addresses: z.array(z.string()).min(1),
  collection_blacklist: z.array(z.string()).optional(),
  collection_whitelist: z.array(z.string()).optional(),
  limit: z.int().gte(1).optional().default(100),
  offset: z.int().gte(0).optional(),
  cursor: z.string().optional(),
  network: z.enum(['mainnet', 'testnet', 'devnet']).optional(),
})

/**
 * A page of the wallets' NFT movements.
 */
export const zGetNftTransfersByWalletsResponse = zNftTransfersByWalletsResponse

export const zGetNftCollectionsQuery = z.object({
  fromName: z.string().optional(),
  toName: z.string().optional(),
  limit: z.int().gte(1).optional().default(100),
  offset: z.int().gte(0).optional(),
  cursor: z.string().optional(),
  network: z.enum(['mainnet', 'testnet', 'devnet']).optional(),
})

/**
 * A page of collections.
 */
export const zGetNftCollectionsResponse = zNftCollectionsByNameRangeResponse

export const zGetNftCollectionsByIdsQuery = z.object({
  ids: z.array(z.string()).min(1),
  network: z.enum(['mainnet', 'testnet', 'devnet']).optional(),
})

/**
 * Collections, each naming itself by its hash.
 */
export const zGetNftCollectionsByIdsResponse = z.array(zNftCollectionItemResponse)

export const zGetNftCollectionsByCreatorQuery = z.object({
  creator_address: z.string(),
  limit: z.int().gte(1).optional().default(100),
  offset: z.int().gte(0).optional(),
  cursor: z.string().optional(),
  network: z.enum(['mainnet', 'testnet', 'devnet']).optional(),
})

/**
 * A page of the creator's collections.
 */
export const zGetNftCollectionsByCreatorResponse = zNftCollectionsByCreatorResponse

export const zGetCoinInfoByCoinTypeHashesQuery = z.object({
  coin_type_hashes: z.array(z.string()).min(1),
  network: z.enum(['mainnet', 'testnet', 'devnet']).optional(),
})

/**
 * Coins, each naming itself by its type and hash.
 */
export const zGetCoinInfoByCoinTypeHashesResponse = z.array(zCoinInfoDto)

export const zGetLatestCoinsQuery = z.object({
  limit: z.int().gte(1).optional().default(100),
  offset: z.int().gte(0).optional(),
  cursor: z.string().optional(),
  network: z.enum(['mainnet', 'testnet', 'devnet']).optional(),
})

/**
 * A page of coins.
 */
export const zGetLatestCoinsResponse2 = zGetLatestCoinsResponse

export const zGetCoinsByNameRangeQuery = z.object({
  from_name: z.string().optional(),
  to_name: z.string().optional(),
  limit: z.int().gte(1).optional().default(100),
  offset: z.int().gte(0).optional(),
  cursor: z.string().optional(),
  network: z.enum(['mainnet', 'testnet', 'devnet']).optional(),
})

/**
 * A page of coins.
 */
export const zGetCoinsByNameRangeResponse2 = zGetCoinsByNameRangeResponse

export const zGetCoinsBySymbolRangeQuery = z.object({
  from_symbol: z.string().optional(),
  to_symbol: z.string().optional(),
  limit: z.int().gte(1).optional().default(100),
  offset: z.int().gte(0).optional(),
  cursor: z.string().optional(),
  network: z.enum(['mainnet', 'testnet', 'devnet']).optional(),
})

/**
 * A page of coins.
 */
export const zGetCoinsBySymbolRangeResponse2 = zGetCoinsBySymbolRangeResponse

export const zGetCoinsByCreatorsQuery = z.object({
  creator_addresses: z.array(z.string()).min(1),
  limit: z.int().gte(1).optional().default(100),
  offset: z.int().gte(0).optional(),
  cursor: z.string().optional(),
  network: z.enum(['mainnet', 'testnet', 'devnet']).optional(),
})

/**
 * A page of the accounts' coins.
 */
export const zGetCoinsByCreatorsResponse2 = zGetCoinsByCreatorsResponse

export const zGetTopHoldersByCoinPath = z.object({
  coin_type_hash: z.string(),
})

export const zGetTopHoldersByCoinQuery = z.object({
  min_amount: z.string().optional(),
  min_version: z.int().gte(0).optional(),
  wallet_blacklist: z.array(z.string()).optional(),
  wallet_whitelist: z.array(z.string()).optional(),
  limit: z.int().gte(1).optional().default(100),
  offset: z.int().gte(0).optional(),
  cursor: z.string().optional(),
  network: z.enum(['mainnet', 'testnet', 'devnet']).optional(),
})

/**
 * A page of holders.
 */
export const zGetTopHoldersByCoinResponse2 = zGetTopHoldersByCoinResponse

export const zGetCoinTransfersByOwnerAddressesQuery = z.object({
  owner_addresses: z.array(z.string()).min(1),
  from_date: z.iso.datetime({ offset: true, local: true }).optional(),
  to_date: z.iso.datetime({ offset: true, local: true }).optional(),
  coin_type_blacklist: z.array(z.string()).optional(),
  coin_type_whitelist: z.array(z.string()).optional(),
  limit: z.int().gte(1).optional().default(100),
  offset: z.int().gte(0).optional(),
  cursor: z.string().optional(),
  network: z.enum(['mainnet', 'testnet', 'devnet']).optional(),
})

/**
 * A page of the wallets' coin activities.
 */
export const zGetCoinTransfersByOwnerAddressesResponse2 = zGetCoinTransfersByOwnerAddressesResponse

export const zGetCoinTransfersByBlockHeightsQuery = z.object({
  block_heights: z.array(z.string()).min(1),
  limit: z.int().gte(1).optional().default(100),
  offset: z.int().gte(0).optional(),
  cursor: z.string().optional(),
  network: z.enum(['mainnet', 'testnet', 'devnet']).optional(),
})

/**
 * A page of coin activities.
 */
export const zGetCoinTransfersByBlockHeightsResponse2 = zGetCoinTransfersByBlockHeightsResponse

export const zGetCoinTransfersByCoinTypePath = z.object({
  coin_type: z.string(),
})

export const zGetCoinTransfersByCoinTypeQuery = z.object({
  from_date: z.iso.datetime({ offset: true, local: true }).optional(),
  to_date: z.iso.datetime({ offset: true, local: true }).optional(),
  limit: z.int().gte(1).optional().default(100),
  offset: z.int().gte(0).optional(),
  cursor: z.string().optional(),
  network: z.enum(['mainnet', 'testnet', 'devnet']).optional(),
})

/**
 * A page of movements of the coin.
 */
export const zGetCoinTransfersByCoinTypeResponse2 = zGetCoinTransfersByCoinTypeResponse

export const zGetCoinBalancesByWalletsQuery = z.object({
  owner_addresses: z.array(z.string()).min(1),
  coin_type_hash_blacklist: z.array(z.string()).optional(),
  coin_type_hash_whitelist: z.array(z.string()).optional(),
  limit: z.int().gte(1).optional().default(100),
  offset: z.int().gte(0).optional(),
  cursor: z.string().optional(),
  network: z.enum(['mainnet', 'testnet', 'devnet']).optional(),
})

/**
 * A page of balances.
 */
export const zGetCoinBalancesByWalletsResponse2 = zGetCoinBalancesByWalletsResponse

export const zGetHistoricalCoinBalancesByWalletsQuery = z.object({
  owner_addresses: z.array(z.string()).min(1),
  coin_type_hash_blacklist: z.array(z.string()).optional(),
  coin_type_hash_whitelist: z.array(z.string()).optional(),
  limit: z.int().gte(1).optional().default(100),
  offset: z.int().gte(0).optional(),
  cursor: z.string().optional(),
  network: z.enum(['mainnet', 'testnet', 'devnet']).optional(),
})

/**
 * A page of past balances.
 */
export const zGetHistoricalCoinBalancesByWalletsResponse2 = zGetHistoricalCoinBalancesByWalletsResponse

export const zGetCoinTransfersByWalletAddressesQuery = z.object({
  owner_addresses: z.array(z.string()).min(1),
  from_date: z.iso.datetime({ offset: true, local: true }).optional(),
  to_date: z.iso.datetime({ offset: true, local: true }).optional(),
  coin_type_blacklist: z.array(z.string()).optional(),
  coin_type_whitelist: z.array(z.string()).optional(),
  limit: z.int().gte(1).optional().default(100),
  offset: z.int().gte(0).optional(),
  cursor: z.string().optional(),
  network: z.enum(['mainnet', 'testnet', 'devnet']).optional(),
})

/**
 * A page of the wallets' coin activities.
 */
export const zGetCoinTransfersByWalletAddressesResponse = zGetCoinTransfersByOwnerAddressesResponse

export const zGetNftByOwnersQuery = z.object({
  owner_addresses: z.array(z.string()).min(1),
  collection_blacklist: z.array(z.string()).optional(),
  collection_whitelist: z.array(z.string()).optional(),
  limit: z.int().gte(1).optional().default(100),
  offset: z.int().gte(0).optional(),
  cursor: z.string().optional(),
  network: z.enum(['mainnet', 'testnet', 'devnet']).optional(),
})

/**
 * A page of the wallets' NFTs.
 */
export const zGetNftByOwnersResponse = zNftsByOwnersResponse

export const zGetWalletsNftTransfersQuery = z.object({
  wallet_addresses: z.array(z.string()).min(1),
  collection_blacklist: z.array(z.string()).optional(),
  collection_whitelist: z.array(z.string()).optional(),
  limit: z.int().gte(1).optional().default(100),
  offset: z.int().gte(0).optional(),
  cursor: z.string().optional(),
  network: z.enum(['mainnet', 'testnet', 'devnet']).optional(),
})

/**
 * A page of the wallets' NFT movements.
 */
export const zGetWalletsNftTransfersResponse = zNftTransfersByWalletsResponse

export const zGetAccountPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{1,64}$/),
})

export const zGetAccountQuery = z.object({
  ledger_version: z.string().optional(),
  network: z.enum(['mainnet', 'testnet', 'devnet']).optional(),
})

/**
 * The account.
 */
export const zGetAccountResponse2 = zGetAccountResponse

export const zGetAccountResourcesPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{1,64}$/),
})

export const zGetAccountResourcesQuery = z.object({
  ledger_version: z.string().optional(),
  limit: z.int().gte(1).optional(),
  start: z.string().optional(),
  network: z.enum(['mainnet', 'testnet', 'devnet']).optional(),
})

/**
 * Resources in the order of their storage keys.
 */
export const zGetAccountResourcesResponse = z.array(zGetAccountResourceResponse)

/** Response schemas by API and operation id, for the client's `validate` option. */
export const answers = {
  'aptos.getNFTsByIds': zGetNftsByIdsResponse,
  'aptos.getNFTsByCollection': zGetNftsByCollectionResponse,
  'aptos.getNFTsByCreators': zGetNftsByCreatorsResponse,
  'aptos.getNFTOwnersByTokens': zGetNftOwnersByTokensResponse,
  'aptos.getNFTOwnersByCollection': zGetNftOwnersByCollectionResponse,
  'aptos.getNFTOwnersOfCollection': zGetNftOwnersOfCollectionResponse,
  'aptos.getNFTTransfersByIds': zGetNftTransfersByIdsResponse,
  'aptos.getNFTTransfersByCollection': zGetNftTransfersByCollectionResponse,
  'aptos.getNFTTransfersByCreators': zGetNftTransfersByCreatorsResponse,
  'aptos.getNFTTransfersByWallets': zGetNftTransfersByWalletsResponse,
  'aptos.getNFTCollections': zGetNftCollectionsResponse,
  'aptos.getNFTCollectionsByIds': zGetNftCollectionsByIdsResponse,
  'aptos.getNFTCollectionsByCreator': zGetNftCollectionsByCreatorResponse,
  'aptos.getCoinInfoByCoinTypeHashes': zGetCoinInfoByCoinTypeHashesResponse,
  'aptos.getLatestCoins': zGetLatestCoinsResponse,
  'aptos.getCoinsByNameRange': zGetCoinsByNameRangeResponse,
  'aptos.getCoinsBySymbolRange': zGetCoinsBySymbolRangeResponse,
  'aptos.getCoinsByCreators': zGetCoinsByCreatorsResponse,
  'aptos.getTopHoldersByCoin': zGetTopHoldersByCoinResponse,
  'aptos.getCoinTransfersByOwnerAddresses': zGetCoinTransfersByOwnerAddressesResponse,
  'aptos.getCoinTransfersByBlockHeights': zGetCoinTransfersByBlockHeightsResponse,
  'aptos.getCoinTransfersByCoinType': zGetCoinTransfersByCoinTypeResponse,
  'aptos.getCoinBalancesByWallets': zGetCoinBalancesByWalletsResponse,
  'aptos.getHistoricalCoinBalancesByWallets': zGetHistoricalCoinBalancesByWalletsResponse,
  'aptos.getCoinTransfersByWalletAddresses': zGetCoinTransfersByWalletAddressesResponse,
  'aptos.getNFTByOwners': zGetNftByOwnersResponse,
  'aptos.getWalletsNFTTransfers': zGetWalletsNftTransfersResponse,
  'aptos.getAccount': zGetAccountResponse,
  'aptos.getAccountResources': zGetAccountResourcesResponse,
}
