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
 * The block that belongs to a date.
 */
export const zBlockDate = z.object({
  date: z.iso.datetime({ offset: true, local: true }),
  block: z.int(),
  timestamp: z.int(),
  block_timestamp: z.iso.datetime({ offset: true, local: true }).nullish(),
  hash: z.string().nullish(),
  parent_hash: z.string().nullish(),
})

/**
 * Count of a block's NFT transfers.
 */
export const zBlockTokenStatNftTransfers = z.object({
  total: z.string(),
})

/**
 * Count of a block's token transfers.
 */
export const zBlockTokenStatTokenTransfers = z.object({
  total: z.string(),
})

/**
 * Count of a block's transactions.
 */
export const zBlockTokenStatTransactions = z.object({
  total: z.string(),
})

/**
 * Counts about a block.
 */
export const zBlockTokenStat = z.object({
  transactions: zBlockTokenStatTransactions.nullish(),
  nft_transfers: zBlockTokenStatNftTransfers.nullish(),
  token_transfers: zBlockTokenStatTokenTransfers.nullish(),
})

/**
 * The prices of one period, and what was traded in it.
 */
export const zCandlestick = z.object({
  timestamp: z.iso.datetime({ offset: true, local: true }),
  open: z.number().nullish(),
  high: z.number().nullish(),
  low: z.number().nullish(),
  close: z.number().nullish(),
  volume: z.number().nullish(),
  trades: z.int().nullish(),
  swaps: z.int().nullish(),
})

/**
 * What a wallet is worth on one chain.
 */
export const zChainNetWorth = z.object({
  chain: z.string().nullable(),
  native_balance: z.string().nullish(),
  native_balance_formatted: z.string().nullish(),
  native_balance_usd: z.string().nullish(),
  token_balance_usd: z.string().nullish(),
  networth_usd: z.string().nullish(),
})

/**
 * Who may use the token; approvals of whole collections may give it as `operator`.
 */
export const zContractSpenderDetails = z.object({
  address: z.string(),
  address_label: z.string().nullish(),
  name: z.string().nullish(),
  symbol: z.string().nullish(),
  logo: z.string().nullish(),
  entity: z.string().nullish(),
  entity_logo: z.string().nullish(),
})

/**
 * The token or collection a permission is about.
 */
export const zContractTokenDetails = z.object({
  address: z.string(),
  address_label: z.string().nullish(),
  token_name: z.string().nullish(),
  token_logo: z.string().nullish(),
  token_symbol: z.string().nullish(),
})

/**
 * Permission to use an amount of a token, given or taken back.
 */
export const zCommonContractData = z.object({
  value: z.string().nullish(),
  value_formatted: z.string().nullish(),
  token: zContractTokenDetails,
  spender: zContractSpenderDetails.nullish(),
})

/**
 * What is reported about one contract.
 */
export const zContractsReviewItem = z.object({
  contract_address: z.string(),
  reason: z.string(),
  report_type: z.enum(['spam', 'not_spam']),
  contract_type: z.enum(['ERC20', 'NFT']),
})

/**
 * A report about contracts.
 */
export const zContractsReviewDto = z.object({
  contracts: z.array(zContractsReviewItem).min(1),
})

/**
 * With how many other accounts a wallet has had to do.
 */
export const zCounterpartyCounts = z.object({
  sentTo: z.int().nullish(),
  receivedFrom: z.int().nullish(),
  total: z.int().nullish(),
})

/**
 * One argument of a decoded function call.
 */
export const zDecodedCallParamsItem = z.object({
  name: z.string().nullish(),
  value: z.unknown().optional(),
  type: z.string().nullish(),
})

/**
 * The function a transaction called, by name, with its arguments.
 */
export const zDecodedCall = z.object({
  signature: z.string().nullish(),
  label: z.string().nullish(),
  type: z.string().nullish(),
  params: z.array(zDecodedCallParamsItem).nullish(),
})

/**
 * One argument of a decoded event.
 */
export const zDecodedLogParam = z.object({
  name: z.string().nullish(),
  value: z.unknown().optional(),
  type: z.string().nullish(),
})

/**
 * The event behind a log, by name, with its arguments.
 */
export const zDecodedLog = z.object({
  signature: z.string().nullish(),
  label: z.string().nullish(),
  type: z.string().nullish(),
  params: z.array(zDecodedLogParam).nullish(),
})

/**
 * What a protocol says about a position; which fields there are depends on the kind of
 * protocol.
 */
export const zDefiPositionDetails = z.object({
  fee_tier: z.number().nullish(),
  range_start: z.number().nullish(),
  range_tnd: z.number().nullish(),
  reserves: z.array(z.string()).nullish(),
  current_price: z.number().nullish(),
  is_in_range: z.boolean().nullish(),
  price_upper: z.number().nullish(),
  price_lower: z.number().nullish(),
  price_label: z.string().nullish(),
  liquidity: z.union([z.number(), z.string()]).nullish(),
  pool_address: z.string().nullish(),
  position_key: z.string().nullish(),
  nft_metadata: z.record(z.string(), z.unknown()).nullish(),
  asset_standard: z.string().nullish(),
  apy: z.number().nullish(),
  is_debt: z.boolean().nullish(),
  is_variable_debt: z.boolean().nullish(),
  is_stable_debt: z.boolean().nullish(),
  shares: z.string().nullish(),
  reserve0: z.string().nullish(),
  reserve1: z.string().nullish(),
  factory: z.string().nullish(),
  pair: z.string().nullish(),
  share_of_pool: z.number().nullish(),
  no_price_available: z.boolean().nullish(),
  shares_in_strategy: z.string().nullish(),
  strategy_address: z.string().nullish(),
  base_type: z.string().nullish(),
  health_factor: z.number().nullish(),
  is_enabled_collateral: z.boolean().nullish(),
})

/**
 * A wallet's holdings in one protocol, in figures.
 */
export const zDefiProtocolBalance = z.object({
  protocol_name: z.string().nullish(),
  protocol_id: z.string().nullish(),
  protocol_url: z.string().nullish(),
  protocol_logo: z.string().nullish(),
  total_usd_value: z.number().nullish(),
  total_unclaimed_usd_value: z.number().nullish(),
  positions: z.int().nullish(),
})

/**
 * A token that is part of a position.
 */
export const zDefiTokenBalance = z.object({
  token_type: z.string().nullish(),
  name: z.string().nullish(),
  symbol: z.string().nullish(),
  contract_address: z.string().nullish(),
  decimals: z.union([z.int(), z.string()]).nullish(),
  logo: z.string().nullish(),
  thumbnail: z.string().nullish(),
  balance: z.string().nullish(),
  balance_formatted: z.string().nullish(),
  usd_price: z.number().nullish(),
  usd_value: z.number().nullish(),
})

/**
 * A position in a DeFi protocol.
 */
export const zDefiProtocolPosition = z.object({
  label: z.string().nullish(),
  tokens: z.array(zDefiTokenBalance).nullish(),
  address: z.string().nullish(),
  balance_usd: z.number().nullish(),
  total_unclaimed_usd_value: z.number().nullish(),
  position_details: zDefiPositionDetails.nullish(),
})

/**
 * One position, or in older responses one protocol with its positions.
 */
export const zDefiPositionSummaryResponse = z.object({
  protocol_name: z.string().nullish(),
  protocol_id: z.string().nullish(),
  protocol_url: z.string().nullish(),
  protocol_logo: z.string().nullish(),
  position: zDefiProtocolPosition.nullish(),
  total_unclaimed_usd_value: z.number().nullish(),
  positions: z.array(zDefiProtocolPosition).nullish(),
})

/**
 * What one call of the service costs.
 */
export const zEndpointWeights = z.object({
  endpoint: z.string(),
  path: z.string(),
  rateLimitCost: z.union([z.int(), z.string()]),
  price: z.union([z.int(), z.string()]),
})

/**
 * The ENS name of an address.
 */
export const zEns = z.object({
  name: z.string(),
})

/**
 * An address of an entity.
 */
export const zEntityAddress = z.object({
  address: z.string(),
  chain: z.string().nullish(),
  is_multi_chain: z.boolean().nullish(),
  primary_label: z.string().nullish(),
  additional_labels: z.array(z.string()).nullish(),
})

/**
 * A person, project or organisation, with the addresses the service knows to be its
 * own.
 */
export const zEntity = z.object({
  id: z.string(),
  name: z.string().nullish(),
  logo: z.string().nullish(),
  bio: z.string().nullish(),
  description: z.string().nullish(),
  website: z.string().nullish(),
  twitter: z.string().nullish(),
  type: z.string().nullish(),
  addresses: z.array(zEntityAddress).nullish(),
})

/**
 * A category of entities.
 */
export const zEntityCategory = z.object({
  id: z.string(),
  name: z.string().nullish(),
  total_entities: z.int().nullish(),
})

/**
 * The categories of entities.
 */
export const zEntityCategories = z.object({
  page: z.int().nullish(),
  page_size: z.int().nullish(),
  result: z.array(zEntityCategory),
})

/**
 * An id and its name.
 */
export const zEntityName = z.object({
  id: z.string(),
  name: z.string().nullish(),
})

/**
 * A person, project or organisation behind addresses, without them.
 */
export const zEntitySummary = z.object({
  id: z.string(),
  name: z.string().nullish(),
  logo: z.string().nullish(),
  bio: z.string().nullish(),
  description: z.string().nullish(),
  website: z.string().nullish(),
  twitter: z.string().nullish(),
  type: z.string().nullish(),
})

/**
 * A person, project or organisation behind addresses, with their number.
 */
export const zEntityWithAddressCount = z.object({
  id: z.string(),
  name: z.string().nullish(),
  logo: z.string().nullish(),
  bio: z.string().nullish(),
  description: z.string().nullish(),
  website: z.string().nullish(),
  twitter: z.string().nullish(),
  type: z.string().nullish(),
  total_addresses: z.int().nullish(),
})

/**
 * The entities of a category.
 */
export const zEntitiesOfCategory = z.object({
  page: z.int().nullish(),
  page_size: z.int().nullish(),
  result: z.array(zEntityWithAddressCount),
})

/**
 * What a spender may still move.
 */
export const zErc20Allowance = z.object({
  allowance: z.string(),
})

/**
 * The contract of a token on one of its chains.
 */
export const zErc20MetadataImplementationsItem = z.object({
  chainId: z.string().nullish(),
  chain: z.string().nullish(),
  chainName: z.string().nullish(),
  address: z.string().nullish(),
})

/**
 * What is known about an ERC-20 token.
 */
export const zErc20Metadata = z.object({
  address: z.string(),
  address_label: z.string().nullish(),
  name: z.string().nullish(),
  symbol: z.string().nullish(),
  decimals: z.string().nullish(),
  logo: z.string().nullish(),
  logo_hash: z.string().nullish(),
  thumbnail: z.string().nullish(),
  block_number: z.string().nullish(),
  validated: z.union([z.int(), z.string(), z.boolean()]).nullish(),
  created_at: z.iso.datetime({ offset: true, local: true }).nullish(),
  possible_spam: z.boolean().nullish(),
  verified_contract: z.boolean().nullish(),
  verified_collection: z.boolean().nullish(),
  security_score: z.number().nullish(),
  total_supply: z.string().nullish(),
  total_supply_formatted: z.string().nullish(),
  circulating_supply: z.string().nullish(),
  fully_diluted_valuation: z.string().nullish(),
  market_cap: z.string().nullish(),
  categories: z.array(z.string()).nullish(),
  links: z.record(z.string(), z.string().nullable()).nullish(),
  implementations: z.array(zErc20MetadataImplementationsItem).nullish(),
})

/**
 * A transfer seen from one wallet, as the former lists of mints and burns gave it: a
 * mint names `toWallet`, a burn `fromWallet`. No call of today answers with it.
 */
export const zErc20MintBurnLegacy = z.object({
  token_name: z.string().nullish(),
  token_symbol: z.string().nullish(),
  token_logo: z.string().nullish(),
  token_decimals: z.int().nullish(),
  contract_address: z.string().nullish(),
  transaction_hash: z.string().nullish(),
  transaction_index: z.int().nullish(),
  log_index: z.int().nullish(),
  block_timestamp: z.iso.datetime({ offset: true, local: true }).nullish(),
  block_number: z.int().nullish(),
  block_hash: z.string().nullish(),
  from_wallet: z.string().nullish(),
  to_wallet: z.string().nullish(),
  value: z.string().nullish(),
  value_decimal: z.string().nullish(),
  possible_spam: z.boolean().nullish(),
})

/**
 * A wallet's holding of one ERC-20 token.
 */
export const zErc20TokenBalance = z.object({
  token_address: z.string().nullish(),
  name: z.string().nullish(),
  symbol: z.string().nullish(),
  logo: z.string().nullish(),
  thumbnail: z.string().nullish(),
  decimals: z.int().nullish(),
  balance: z.string(),
  possible_spam: z.boolean().nullish(),
  verified_contract: z.boolean().nullish(),
  verified_collection: z.boolean().nullish(),
  security_score: z.number().nullish(),
  total_supply: z.string().nullish(),
  total_supply_formatted: z.string().nullish(),
  percentage_relative_to_total_supply: z.number().nullish(),
})

/**
 * A wallet's holding of one token or of the native currency, with price and value.
 */
export const zErc20TokenBalanceWithPrice = z.object({
  token_address: z.string().nullish(),
  name: z.string().nullish(),
  symbol: z.string().nullish(),
  logo: z.string().nullish(),
  thumbnail: z.string().nullish(),
  decimals: z.int().nullish(),
  balance: z.string(),
  balance_formatted: z.string().nullish(),
  possible_spam: z.boolean().nullish(),
  verified_contract: z.boolean().nullish(),
  security_score: z.number().nullish(),
  native_token: z.boolean().nullish(),
  usd_price: z.union([z.string(), z.number()]).nullish(),
  usd_price_24hr_percent_change: z.union([z.string(), z.number()]).nullish(),
  usd_price_24hr_usd_change: z.union([z.string(), z.number()]).nullish(),
  usd_value: z.number().nullish(),
  usd_value_24hr_usd_change: z.union([z.string(), z.number()]).nullish(),
  portfolio_percentage: z.number().nullish(),
  total_supply: z.string().nullish(),
  total_supply_formatted: z.string().nullish(),
  percentage_relative_to_total_supply: z.number().nullish(),
})

/**
 * A page of a wallet's holdings with prices.
 */
export const zErc20TokenBalanceWithPriceResult = z.object({
  page: z.int().nullish(),
  page_size: z.int().nullish(),
  cursor: z.string().nullish(),
  block_number: z.string().nullish(),
  result: z.array(zErc20TokenBalanceWithPrice),
})

/**
 * One holder of an ERC-20 token.
 */
export const zErc20TokenOwner = z.object({
  owner_address: z.string(),
  owner_address_label: z.string().nullish(),
  entity: z.string().nullish(),
  entity_logo: z.string().nullish(),
  balance: z.string().nullish(),
  balance_formatted: z.string().nullish(),
  usd_value: z.string().nullish(),
  is_contract: z.boolean().nullish(),
  percentage_relative_to_total_supply: z.number().nullish(),
})

/**
 * A page of a token's owners.
 */
export const zErc20TokenOwnerCollection = z.object({
  page: z.int().nullish(),
  page_size: z.int().nullish(),
  cursor: z.string().nullish(),
  total: z.int().nullish(),
  total_supply: z.string().nullish(),
  result: z.array(zErc20TokenOwner),
})

/**
 * How often the token has moved.
 */
export const zErc20TokenStatTransfers = z.object({
  total: z.string(),
})

/**
 * Counts about an ERC-20 token.
 */
export const zErc20TokenStat = z.object({
  transfers: zErc20TokenStatTransfers,
})

/**
 * One transfer of an ERC-20 token, that is one Transfer log.
 */
export const zErc20Transaction = z.object({
  token_name: z.string().nullish(),
  token_symbol: z.string().nullish(),
  token_logo: z.string().nullish(),
  token_decimals: z.string().nullish(),
  transaction_hash: z.string(),
  address: z.string(),
  block_timestamp: z.iso.datetime({ offset: true, local: true }),
  block_number: z.string(),
  block_hash: z.string(),
  to_address: z.string(),
  to_address_label: z.string().nullish(),
  to_address_entity: z.string().nullish(),
  to_address_entity_logo: z.string().nullish(),
  from_address: z.string(),
  from_address_label: z.string().nullish(),
  from_address_entity: z.string().nullish(),
  from_address_entity_logo: z.string().nullish(),
  value: z.string(),
  value_decimal: z.string().nullish(),
  transaction_index: z.int().nullish(),
  log_index: z.int().nullish(),
  possible_spam: z.boolean().nullish(),
  verified_contract: z.boolean().nullish(),
  verified_collection: z.boolean().nullish(),
  security_score: z.number().nullish(),
})

/**
 * A page of ERC-20 transfers.
 */
export const zErc20TransactionCollection = z.object({
  page: z.int().nullish(),
  page_size: z.int().nullish(),
  cursor: z.string().nullish(),
  total: z.int().nullish(),
  result: z.array(zErc20Transaction),
})

/**
 * An address that a search found.
 */
export const zFoundAddress = z.object({
  address: z.string(),
  chain: z.string().nullish(),
  is_multi_chain: z.boolean().nullish(),
  primary_label: z.string().nullish(),
  entity: zEntityName.nullish(),
})

/**
 * The hits of a search, by what they are.
 */
export const zEntitySearchHits = z.object({
  entities: z.array(zEntitySummary).nullish(),
  addresses: z.array(zFoundAddress).nullish(),
  categories: z.array(zEntityName).nullish(),
})

/**
 * What a search for entities found.
 */
export const zEntitySearchResult = z.object({
  page: z.int().nullish(),
  page_size: z.int().nullish(),
  result: zEntitySearchHits,
})

/**
 * Experienced wallets that bought a token less those that sold it, over periods that
 * end now; negative where more sold. The service decides which wallets are experienced.
 */
export const zFoundTokenNetBuyers = z.object({
  oneHour: z.int().nullish(),
  oneDay: z.int().nullish(),
  oneWeek: z.int().nullish(),
})

/**
 * How far the price of a token in US dollars moved within periods that end now, in
 * percent; negative for a fall.
 */
export const zFoundTokenPercentPeriods = z.object({
  oneHour: z.number().nullish(),
  oneDay: z.number().nullish(),
})

/**
 * A value over periods that end now, in US dollars.
 */
export const zFoundTokenUsdPeriods = z.object({
  oneHour: z.number().nullish(),
  oneDay: z.number().nullish(),
})

/**
 * A token that a search found.
 */
export const zFoundToken = z.object({
  tokenAddress: z.string(),
  chainId: z.string(),
  name: z.string().nullish(),
  symbol: z.string().nullish(),
  blockNumber: z.int().nullish(),
  blockTimestamp: z.int().nullish(),
  usdPrice: z.number().nullish(),
  marketCap: z.number().nullish(),
  experiencedNetBuyers: zFoundTokenNetBuyers.nullish(),
  netVolumeUsd: zFoundTokenUsdPeriods.nullish(),
  liquidityChangeUSD: zFoundTokenUsdPeriods.nullish(),
  usdPricePercentChange: zFoundTokenPercentPeriods.nullish(),
  volumeUsd: zFoundTokenUsdPeriods.nullish(),
  securityScore: z.number().nullish(),
  logo: z.string().nullish(),
  isVerifiedContract: z.boolean().nullish(),
  fullyDilutedValuation: z.number().nullish(),
  totalHolders: z.int().nullish(),
  totalLiquidityUsd: z.number().nullish(),
  implementations: z.array(zErc20MetadataImplementationsItem).nullish(),
})

/**
 * A protocol and a wallet's positions in it.
 */
export const zGetDefiPositionsByProtocol = z.object({
  protocol_name: z.string().nullish(),
  protocol_id: z.string().nullish(),
  protocol_url: z.string().nullish(),
  protocol_logo: z.string().nullish(),
  total_usd_value: z.number().nullish(),
  total_unclaimed_usd_value: z.number().nullish(),
  positions: z.array(zDefiProtocolPosition).nullish(),
})

/**
 * Which collections to read.
 */
export const zGetNftBulkContractMetadataDto = z.object({
  addresses: z
    .array(z.string().regex(/^0x[0-9a-fA-F]{40}$/))
    .min(1)
    .max(25),
})

/**
 * Which traits an NFT must have.
 */
export const zGetNftByContractTraitsDto = z.object({
  traits: z.record(z.string(), z.string()),
})

/**
 * The price of a trading pair.
 */
export const zGetPairPrice = z.object({
  pair_address: z.string().nullish(),
  pair_label: z.string().nullish(),
  exchange: z.string().nullish(),
  quote_price: z.string().nullish(),
  price_usd: z.string().nullish(),
  base_token: zErc20Metadata.nullish(),
  quote_token: zErc20Metadata.nullish(),
})

/**
 * What a liquidity pool holds.
 */
export const zGetPairReservesResponse = z.object({
  reserve0: z.string().nullish(),
  reserve1: z.string().nullish(),
})

/**
 * Totals of a wallet's token trades over a period.
 */
export const zGetWalletProfitabilitySummary = z.object({
  total_count_of_trades: z.int().nullish(),
  total_trade_volume: z.string().nullish(),
  total_realized_profit_usd: z.string().nullish(),
  total_realized_profit_percentage: z.number().nullish(),
  total_buys: z.int().nullish(),
  total_sells: z.int().nullish(),
  total_sold_volume_usd: z.string().nullish(),
  total_bought_volume_usd: z.string().nullish(),
})

/**
 * One call that a contract made while a transaction ran, to another contract or to a
 * wallet.
 */
export const zInternalTransaction = z.object({
  transaction_hash: z.string().nullish(),
  block_number: z.union([z.int(), z.string()]).nullish(),
  block_hash: z.string().nullish(),
  type: z.string().nullish(),
  from: z.string(),
  to: z.string().nullable(),
  value: z.string().nullable(),
  gas: z.string().nullish(),
  gas_used: z.string().nullish(),
  input: z.string().nullish(),
  output: z.string().nullish(),
  error: z.string().nullish(),
})

/**
 * A file that is stored on IPFS.
 */
export const zIpfsFile = z.object({
  path: z.string(),
})

/**
 * A file to store on IPFS.
 */
export const zIpfsFileRequest = z.object({
  path: z.string(),
  content: z.string(),
})

/**
 * An entry that a contract wrote while a transaction ran, as it stands on the chain.
 */
export const zLog = z.object({
  log_index: z.string(),
  transaction_hash: z.string(),
  transaction_index: z.string(),
  address: z.string(),
  data: z.string().nullable().default('0x'),
  topic0: z.string().nullish(),
  topic1: z.string().nullish(),
  topic2: z.string().nullish(),
  topic3: z.string().nullish(),
  block_timestamp: z.iso.datetime({ offset: true, local: true }),
  block_number: z.string(),
  block_hash: z.string(),
  transaction_value: z.string().nullish(),
  transfer_index: z.array(z.int()).nullish(),
})

/**
 * A transaction with its receipt and its raw logs.
 */
export const zBlockTransaction = z.object({
  hash: z.string(),
  nonce: z.string(),
  transaction_index: z.string(),
  from_address: z.string(),
  from_address_label: z.string().nullish(),
  from_address_entity: z.string().nullish(),
  from_address_entity_logo: z.string().nullish(),
  to_address: z.string().nullable(),
  to_address_label: z.string().nullish(),
  to_address_entity: z.string().nullish(),
  to_address_entity_logo: z.string().nullish(),
  value: z.string(),
  gas: z.string().nullish(),
  gas_price: z.string().nullish(),
  input: z.string().nullish(),
  receipt_cumulative_gas_used: z.string().nullish(),
  receipt_gas_used: z.string().nullable(),
  receipt_contract_address: z.string().nullish(),
  receipt_root: z.string().nullish(),
  receipt_status: z.string().nullish(),
  transaction_fee: z.string().nullish(),
  block_timestamp: z.iso.datetime({ offset: true, local: true }),
  block_number: z.string(),
  block_hash: z.string(),
  logs: z.array(zLog).nullish(),
  internal_transactions: z.array(zInternalTransaction).nullish(),
  r: z.string().nullish(),
  s: z.string().nullish(),
  v: z.string().nullish(),
  transfer_index: z.array(z.int()).nullish(),
})

/**
 * A block with its header and its transactions.
 */
export const zBlock = z.object({
  timestamp: z.iso.datetime({ offset: true, local: true }),
  number: z.string(),
  hash: z.string(),
  parent_hash: z.string(),
  nonce: z.string().nullish(),
  sha3_uncles: z.string().nullish(),
  logs_bloom: z.string().nullish(),
  transactions_root: z.string().nullish(),
  state_root: z.string().nullish(),
  receipts_root: z.string().nullish(),
  miner: z.string(),
  difficulty: z.string().nullish(),
  total_difficulty: z.string().nullish(),
  size: z.string().nullish(),
  extra_data: z.string().nullish(),
  gas_limit: z.string().nullish(),
  gas_used: z.string(),
  base_fee_per_gas: z.string().nullish(),
  transaction_count: z.string().nullish(),
  transactions: z.array(zBlockTransaction),
})

/**
 * A log of one contract, as the contract's list of logs has it.
 */
export const zLogEventByAddress = z.object({
  log_index: z.int().nullish(),
  transaction_hash: z.string(),
  transaction_index: z.int().nullish(),
  address: z.string(),
  data: z.string().nullable().default('0x'),
  topic0: z.string().nullish(),
  topic1: z.string().nullish(),
  topic2: z.string().nullish(),
  topic3: z.string().nullish(),
  block_timestamp: z.iso.datetime({ offset: true, local: true }),
  block_number: z.string(),
  block_hash: z.string(),
  transfer_index: z.array(z.int()).nullish(),
})

/**
 * A page of a contract's logs.
 */
export const zLogCollection = z.object({
  page: z.int().nullish(),
  page_size: z.int().nullish(),
  total: z.int().nullish(),
  cursor: z.string().nullish(),
  result: z.array(zLogEventByAddress),
})

/**
 * Arguments of an event under the names its ABI item gives them, as the service writes
 * them. The three named here are those of a token transfer, where they are text; an
 * event may use the same names for a boolean, a list or a tuple. Whatever else it has
 * stands beside them.
 */
export const zLogEventData = z.object({
  from: z.string().nullish(),
  to: z.string().nullish(),
  value: z.string().nullish(),
})

/**
 * One event of a contract, decoded by the ABI item that the call gave.
 */
export const zLogEvent = z.object({
  transaction_hash: z.string(),
  address: z.string(),
  block_timestamp: z.iso.datetime({ offset: true, local: true }),
  block_number: z.string(),
  block_hash: z.string(),
  data: zLogEventData.nullish().default({}),
})

/**
 * A page of a contract's events.
 */
export const zGetContractEventsResponse = z.object({
  page: z.int().nullish(),
  page_size: z.int().nullish(),
  total: z.int().nullish(),
  cursor: z.string().nullish(),
  result: z.array(zLogEvent),
})

/**
 * A page of raw logs.
 */
export const zLogResponse = z.object({
  cursor: z.string().nullish(),
  result: z.array(zLog),
})

/**
 * An entry that a contract wrote while a transaction ran, decoded where its event is
 * known.
 */
export const zLogVerbose = z.object({
  log_index: z.string(),
  transaction_hash: z.string(),
  transaction_index: z.string(),
  address: z.string(),
  data: z.string().nullable().default('0x'),
  topic0: z.string().nullish(),
  topic1: z.string().nullish(),
  topic2: z.string().nullish(),
  topic3: z.string().nullish(),
  block_timestamp: z.iso.datetime({ offset: true, local: true }),
  block_number: z.string(),
  block_hash: z.string(),
  transaction_value: z.string().nullish(),
  transfer_index: z.array(z.int()).nullish(),
  decoded_event: zDecodedLog.nullish(),
})

/**
 * A transaction with decoded call and logs, without `transferIndex`.
 */
export const zBlockTransactionDecoded = z.object({
  hash: z.string(),
  nonce: z.string().nullish(),
  transaction_index: z.string().nullish(),
  from_address: z.string().nullish(),
  from_address_label: z.string().nullish(),
  to_address: z.string().nullish(),
  to_address_label: z.string().nullish(),
  value: z.string().nullish(),
  gas: z.string().nullish(),
  gas_price: z.string().nullish(),
  input: z.string().nullish(),
  receipt_cumulative_gas_used: z.string().nullish(),
  receipt_gas_used: z.string().nullish(),
  receipt_contract_address: z.string().nullish(),
  receipt_root: z.string().nullish(),
  receipt_status: z.string().nullish(),
  transaction_fee: z.string().nullish(),
  block_timestamp: z.iso.datetime({ offset: true, local: true }).nullish(),
  block_number: z.string().nullish(),
  block_hash: z.string().nullish(),
  logs: z.array(zLogVerbose).nullish(),
  internal_transactions: z.array(zInternalTransaction).nullish(),
  r: z.string().nullish(),
  s: z.string().nullish(),
  v: z.string().nullish(),
  decoded_call: zDecodedCall.nullish(),
})

/**
 * A transaction with its receipt, whose call and logs are decoded where their ABI is
 * known.
 */
export const zBlockTransactionVerbose = z.object({
  hash: z.string(),
  nonce: z.string(),
  transaction_index: z.string(),
  from_address: z.string(),
  from_address_label: z.string().nullish(),
  from_address_entity: z.string().nullish(),
  from_address_entity_logo: z.string().nullish(),
  to_address: z.string().nullable(),
  to_address_label: z.string().nullish(),
  to_address_entity: z.string().nullish(),
  to_address_entity_logo: z.string().nullish(),
  value: z.string(),
  gas: z.string().nullish(),
  gas_price: z.string().nullish(),
  input: z.string().nullish(),
  receipt_cumulative_gas_used: z.string().nullish(),
  receipt_gas_used: z.string().nullable(),
  receipt_contract_address: z.string().nullish(),
  receipt_root: z.string().nullish(),
  receipt_status: z.string().nullish(),
  transaction_fee: z.string().nullish(),
  block_timestamp: z.iso.datetime({ offset: true, local: true }),
  block_number: z.string(),
  block_hash: z.string(),
  logs: z.array(zLogVerbose),
  internal_transactions: z.array(zInternalTransaction).nullish(),
  r: z.string().nullish(),
  s: z.string().nullish(),
  v: z.string().nullish(),
  transfer_index: z.array(z.int()).nullish(),
  decoded_call: zDecodedCall.nullish(),
})

/**
 * An ERC-20 token in a ranking.
 */
export const zMarketDataErc20TokenItem = z.object({
  rank: z.union([z.int(), z.string()]),
  token_name: z.string().nullish(),
  token_symbol: z.string().nullish(),
  token_logo: z.string().nullish(),
  token_decimals: z.string().nullish(),
  contract_address: z.string(),
  price_usd: z.string().nullish(),
  price_24h_percent_change: z.string().nullish(),
  price_7d_percent_change: z.string().nullish(),
  market_cap_usd: z.string().nullable(),
})

/**
 * The tokens whose price moved most within 24 hours.
 */
export const zMarketDataErc20TokensByPriceMovers = z.object({
  gainers: z.array(zMarketDataErc20TokenItem),
  losers: z.array(zMarketDataErc20TokenItem),
})

/**
 * An NFT collection in the ranking by volume.
 */
export const zMarketDataHottestNftCollectionByTradingVolumeItem = z.object({
  rank: z.int(),
  collection_title: z.string().nullish(),
  collection_image: z.string().nullish(),
  collection_address: z.string().nullable(),
  floor_price: z.string().nullish(),
  floor_price_24hr_percent_change: z.string().nullish(),
  floor_price_7d_percent_change: z.string().nullish(),
  floor_price_30d_percent_change: z.string().nullish(),
  floor_price_usd: z.string().nullish(),
  floor_price_usd_24hr_percent_change: z.string().nullish(),
  floor_price_usd_7d_percent_change: z.string().nullish(),
  floor_price_usd_30d_percent_change: z.string().nullish(),
  average_price: z.string().nullish(),
  average_price_usd: z.string().nullish(),
  volume_usd: z.string().nullish(),
  volume_24hr_percent_change: z.string().nullish(),
})

/**
 * A coin in a ranking, whatever chain it lives on.
 */
export const zMarketDataTopCryptoCurrenciesByMarketCapItem = z.object({
  symbol: z.string(),
  name: z.string(),
  logo: z.string().nullish(),
  circulating_supply: z.string().nullish(),
  total_supply: z.string().nullish(),
  max_supply: z.string().nullish(),
  market_cap_usd: z.string().nullish(),
  market_cap_rank: z.string().nullish(),
  market_cap_24hr_change: z.string().nullish(),
  market_cap_24hr_percent_change: z.string().nullish(),
  total_volume: z.string().nullish(),
  usd_price: z.string().nullish(),
  usd_price_24hr_high: z.string().nullish(),
  usd_price_24hr_low: z.string().nullish(),
  usd_price_24hr_change: z.string().nullish(),
  usd_price_1hr_percent_change: z.string().nullish(),
  usd_price_24hr_percent_change: z.string().nullish(),
  usd_price_7d_percent_change: z.string().nullish(),
  usd_price_30d_percent_change: z.string().nullish(),
  usd_price_ath: z.string().nullish(),
  ath_percent_change: z.string().nullish(),
  ath_date: z.iso.datetime({ offset: true, local: true }).nullish(),
})

/**
 * An NFT collection in the ranking by market capitalisation.
 */
export const zMarketDataTopNftCollectionByMarketCapItem = z.object({
  rank: z.int(),
  collection_title: z.string().nullish(),
  collection_image: z.string().nullish(),
  collection_address: z.string().nullable(),
  floor_price: z.string().nullish(),
  floor_price_24hr_percent_change: z.string().nullish(),
  floor_price_usd: z.string().nullish(),
  floor_price_usd_24hr_percent_change: z.string().nullish(),
  market_cap_usd: z.string().nullish(),
  market_cap_24hr_percent_change: z.string().nullish(),
  volume_usd: z.string().nullish(),
  volume_24hr_percent_change: z.string().nullish(),
})

/**
 * A preview in one size.
 */
export const zMediaItem = z.object({
  width: z.int().nullish(),
  height: z.int().nullish(),
  url: z.string(),
})

/**
 * Previews of one picture in three sizes.
 */
export const zMediaCollection = z.object({
  low: zMediaItem.nullish(),
  medium: zMediaItem.nullish(),
  high: zMediaItem.nullish(),
})

/**
 * The picture, sound or video of an NFT and the previews the service made of it.
 */
export const zMedia = z.object({
  status: z.string().nullish(),
  category: z.string().nullish(),
  mimetype: z.string().nullish(),
  original_media_url: z.string().nullish(),
  updatedAt: z.iso.datetime({ offset: true, local: true }).nullish(),
  parent_hash: z.string().nullish(),
  media_collection: zMediaCollection.nullish(),
})

/**
 * What became of a request to read metadata or traits again.
 */
export const zMetadataResync = z.object({
  status: z.string(),
})

/**
 * A wallet's holding of the chain's native currency.
 */
export const zNativeBalance = z.object({
  balance: z.string(),
})

/**
 * What one of several wallets holds of a chain's native currency.
 */
export const zNativeBalancesItemWalletBalancesItem = z.object({
  address: z.string().nullish(),
  balance: z.string(),
  balance_formatted: z.string().nullish(),
})

/**
 * What several wallets hold of one chain's native currency, at the end of one block.
 */
export const zNativeBalancesItem = z.object({
  chain: z.string(),
  chain_id: z.string(),
  total_balance: z.string(),
  block_number: z.string(),
  block_timestamp: z.string(),
  total_balance_formatted: z.string().nullish(),
  wallet_balances: z.array(zNativeBalancesItemWalletBalancesItem),
})

/**
 * The price of one whole token in the chain's native currency.
 */
export const zNativeErc20Price = z.object({
  value: z.string().nullable(),
  decimals: z.int(),
  name: z.string().nullish(),
  symbol: z.string().nullish(),
  address: z.string().nullish(),
})

/**
 * The price of one whole ERC-20 token and the pool it comes from.
 */
export const zErc20Price = z.object({
  tokenName: z.string().nullish(),
  tokenSymbol: z.string().nullish(),
  tokenLogo: z.string().nullish(),
  tokenDecimals: z.string().nullish(),
  nativePrice: zNativeErc20Price.nullish(),
  usdPrice: z.number().nullable(),
  usdPriceFormatted: z.string().nullish(),
  '24hrPercentChange': z.string().nullish(),
  usdPrice24h: z.number().nullish(),
  usdPrice24hrUsdChange: z.number().nullish(),
  usdPrice24hrPercentChange: z.number().nullish(),
  exchangeAddress: z.string().nullish(),
  exchangeName: z.string().nullish(),
  tokenAddress: z.string().nullish(),
  toBlock: z.string().nullish(),
  possibleSpam: z.boolean().nullish(),
  verifiedContract: z.boolean().nullish(),
  pairAddress: z.string().nullish(),
  pairTotalLiquidityUsd: z.string().nullish(),
  securityScore: z.number().nullish(),
})

/**
 * An amount of native currency that changed hands in a transaction.
 */
export const zNativeTransfer = z.object({
  from_address: z.string(),
  from_address_entity: z.string().nullish(),
  from_address_entity_logo: z.string().nullish(),
  from_address_label: z.string().nullish(),
  to_address: z.string().nullish(),
  to_address_entity: z.string().nullish(),
  to_address_entity_logo: z.string().nullish(),
  to_address_label: z.string().nullish(),
  value: z.string(),
  value_formatted: z.string().nullish(),
  direction: z.string().nullish(),
  internal_transaction: z.boolean().nullish(),
  token_symbol: z.string().nullish(),
  token_logo: z.string().nullish(),
})

/**
 * Who holds the collection.
 */
export const zNftCollectionStatOwners = z.object({
  current: z.string(),
})

/**
 * How often the collection's NFTs moved.
 */
export const zNftCollectionStatTransfers = z.object({
  total: z.string(),
})

/**
 * Counts about an NFT collection.
 */
export const zNftCollectionStat = z.object({
  total_tokens: z.string(),
  owners: zNftCollectionStatOwners,
  transfers: zNftCollectionStatTransfers,
})

/**
 * The floor price of a collection at a point in time.
 */
export const zNftFloorPricePoint = z.object({
  timestamp: z.iso.datetime({ offset: true, local: true }),
  floor_price: z.string().nullish(),
  floor_price_usd: z.string().nullish(),
  currency: z.string().nullish(),
  marketplace: z.string().nullish(),
})

/**
 * A page of the floor prices that a collection has had; while there are none yet,
 * `message` says so.
 */
export const zNftFloorPriceHistory = z.object({
  page: z.int().nullish(),
  page_size: z.int().nullish(),
  cursor: z.string().nullish(),
  result: z.array(zNftFloorPricePoint).nullish().default([]),
  message: z.string().nullish(),
})

/**
 * The offer at which an NFT can be bought.
 */
export const zNftListPrice = z.object({
  listed: z.boolean().nullish(),
  price: z.string().nullish(),
  price_currency: z.string().nullish(),
  price_usd: z.string().nullish(),
  marketplace: z.string().nullish(),
})

/**
 * The marketplace that has the offer.
 */
export const zNftMarketplace = z.object({
  name: z.string().nullish(),
  logo: z.string().nullish(),
})

/**
 * The floor price of an NFT collection, the lowest at which one of its NFTs is offered;
 * while there is none yet, `message` says so.
 */
export const zNftContractFloorPrice = z.object({
  address: z.string().nullish(),
  floor_price: z.string().nullish(),
  floor_price_usd: z.string().nullish(),
  currency: z.string().nullish(),
  marketplace: zNftMarketplace.nullish(),
  last_updated: z.iso.datetime({ offset: true, local: true }).nullish(),
  message: z.string().nullish(),
})

/**
 * The floor price that goes with one NFT; while there is none yet, `message` says so.
 */
export const zNftTokenFloorPrice = z.object({
  address: z.string().nullish(),
  token_id: z.string().nullish(),
  floor_price: z.string().nullish(),
  floor_price_usd: z.string().nullish(),
  currency: z.string().nullish(),
  marketplace: zNftMarketplace.nullish(),
  last_updated: z.iso.datetime({ offset: true, local: true }).nullish(),
  message: z.string().nullish(),
})

/**
 * Who holds the NFT.
 */
export const zNftTokenStatOwners = z.object({
  current: z.string(),
})

/**
 * How often the NFT moved.
 */
export const zNftTokenStatTransfers = z.object({
  total: z.string(),
})

/**
 * Counts about one NFT.
 */
export const zNftTokenStat = z.object({
  owners: zNftTokenStatOwners,
  transfers: zNftTokenStatTransfers,
})

/**
 * A value of one of a collection's traits, and how rare it is.
 */
export const zNftTrait = z.object({
  trait_type: z.string(),
  trait_value: z.string(),
  count: z.int().nullish(),
  percentage: z.number().nullish(),
  rarity_label: z.string().nullish(),
})

/**
 * A page of a collection's traits.
 */
export const zNftTraitPage = z.object({
  page: z.int().nullish(),
  page_size: z.int().nullish(),
  cursor: z.string().nullish(),
  result: z.array(zNftTrait),
})

/**
 * A value of a trait, and how rare it is.
 */
export const zNftTraitValue = z.object({
  trait_value: z.string().nullish(),
  count: z.int().nullish(),
  percentage: z.number().nullish(),
  rarity_label: z.string().nullish(),
})

/**
 * A trait and the values it has in a collection.
 */
export const zNftTraitGroup = z.object({
  trait_type: z.string(),
  values: z.array(zNftTraitValue),
})

/**
 * All traits of an NFT collection.
 */
export const zNftTraits = z.object({
  traits: z.array(zNftTraitGroup).nullish(),
})

/**
 * One trait of an NFT.
 */
export const zNormalizedMetadataAttribute = z.object({
  trait_type: z.string().nullish(),
  value: z.unknown().optional(),
  display_type: z.string().nullish(),
  max_value: z.union([z.number(), z.string()]).nullish(),
  trait_count: z.int().nullish(),
  order: z.int().nullish(),
})

/**
 * What an NFT says about itself, brought into one shape for all collections; null
 * stands where it says nothing.
 */
export const zNormalizedMetadata = z.object({
  name: z.string().nullish(),
  description: z.string().nullish(),
  image: z.string().nullish(),
  external_link: z.string().nullish(),
  external_url: z.string().nullish(),
  animation_url: z.string().nullish(),
  attributes: z.array(zNormalizedMetadataAttribute).nullish(),
})

/**
 * A page of a pair's candlesticks.
 */
export const zPairCandlesticks = z.object({
  page: z.int().nullish(),
  cursor: z.string().nullish(),
  pairAddress: z.string().nullish(),
  tokenAddress: z.string().nullish(),
  timeframe: z.string().nullish(),
  currency: z.string().nullish(),
  result: z.array(zCandlestick),
})

/**
 * A count over periods that end now.
 */
export const zPairCountPeriods = z.object({
  '5min': z.int().nullish(),
  '1h': z.int().nullish(),
  '4h': z.int().nullish(),
  '24h': z.int().nullish(),
})

/**
 * A change within periods that end now, in percent; negative for a fall.
 */
export const zPairPercentPeriods = z.object({
  '5min': z.number().nullish(),
  '1h': z.number().nullish(),
  '4h': z.number().nullish(),
  '24h': z.number().nullish(),
})

/**
 * One swap on a pair, or liquidity that was added to it or removed from it. What it
 * says of buying and selling is meant of the base token.
 */
export const zPairSwap = z.object({
  transactionHash: z.string(),
  transactionIndex: z.int().nullish(),
  transactionType: z.string().nullish(),
  blockTimestamp: z.iso.datetime({ offset: true, local: true }).nullish(),
  blockNumber: z.int().nullish(),
  subCategory: z.string().nullish(),
  walletAddress: z.string().nullish(),
  baseTokenAmount: z.string().nullish(),
  quoteTokenAmount: z.string().nullish(),
  baseTokenPriceUsd: z.union([z.number(), z.string()]).nullish(),
  quoteTokenPriceUsd: z.union([z.number(), z.string()]).nullish(),
  baseQuotePrice: z.string().nullish(),
  totalValueUsd: z.number().nullish(),
})

/**
 * A value over periods that end now, in US dollars.
 */
export const zPairUsdPeriods = z.object({
  '5min': z.number().nullish(),
  '1h': z.number().nullish(),
  '4h': z.number().nullish(),
  '24h': z.number().nullish(),
})

/**
 * A trading pair, its price and liquidity, and what was traded on it of late.
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
  pricePercentChange: zPairPercentPeriods.nullish(),
  liquidityPercentChange: zPairPercentPeriods.nullish(),
  buys: zPairCountPeriods.nullish(),
  sells: zPairCountPeriods.nullish(),
  totalVolume: zPairUsdPeriods.nullish(),
  buyVolume: zPairUsdPeriods.nullish(),
  sellVolume: zPairUsdPeriods.nullish(),
  buyers: zPairCountPeriods.nullish(),
  sellers: zPairCountPeriods.nullish(),
})

/**
 * The pool's first token, the one `reserve0` counts.
 */
export const zReservesCollectionToken0 = z.object({
  address: z.string().nullish(),
  name: z.string().nullish(),
  symbol: z.string().nullish(),
  decimals: z.string().nullish(),
  logo: z.string().nullish(),
  logo_hash: z.string().nullish(),
  thumbnail: z.string().nullish(),
  block_number: z.string().nullish(),
  validated: z.union([z.int(), z.boolean()]).nullish(),
  created_at: z.iso.datetime({ offset: true, local: true }).nullish(),
})

/**
 * The pool's second token, the one `reserve1` counts.
 */
export const zReservesCollectionToken1 = z.object({
  address: z.string().nullish(),
  name: z.string().nullish(),
  symbol: z.string().nullish(),
  decimals: z.string().nullish(),
  logo: z.string().nullish(),
  logo_hash: z.string().nullish(),
  thumbnail: z.string().nullish(),
  block_number: z.string().nullish(),
  validated: z.union([z.int(), z.boolean()]).nullish(),
  created_at: z.iso.datetime({ offset: true, local: true }).nullish(),
})

/**
 * A liquidity pool and the tokens on its two sides.
 */
export const zReservesCollection = z.object({
  token0: zReservesCollectionToken0.nullish(),
  token1: zReservesCollectionToken1.nullish(),
  pairAddress: z.string().nullish(),
})

/**
 * The address a name stands for.
 */
export const zResolve = z.object({
  address: z.string(),
})

/**
 * What became of a report.
 */
export const zReviewContracts = z.object({
  message: z.string().nullish(),
})

/**
 * Which function to call, and with what.
 */
export const zRunContractDto = z.object({
  abi: z.array(z.record(z.string(), z.unknown())),
  params: z.record(z.string(), z.unknown()).optional(),
})

/**
 * The currency in which a sale was paid.
 */
export const zSalePaymentToken = z.object({
  token_name: z.string().nullish(),
  token_symbol: z.string().nullish(),
  token_logo: z.string().nullish(),
  token_decimals: z.string().nullish(),
  token_address: z.string().nullish(),
})

/**
 * The latest sale of an NFT or of any NFT of a collection.
 */
export const zNftLastSale = z.object({
  transaction_hash: z.string().nullish(),
  block_timestamp: z.iso.datetime({ offset: true, local: true }).nullish(),
  buyer_address: z.string().nullish(),
  seller_address: z.string().nullish(),
  token_address: z.string().nullish(),
  token_id: z.string().nullish(),
  price: z.string().nullish(),
  price_formatted: z.string().nullish(),
  usd_price_at_sale: z.string().nullish(),
  current_usd_value: z.string().nullish(),
  payment_token: zSalePaymentToken.nullish(),
})

/**
 * An NFT with what its contract and its metadata say.
 */
export const zNft = z.object({
  token_address: z.string(),
  token_id: z.string(),
  contract_type: z.string().nullish(),
  name: z.string().nullish(),
  symbol: z.string().nullish(),
  owner_of: z.string().nullish(),
  token_hash: z.string().nullish(),
  block_number: z.string().nullish(),
  block_number_minted: z.string().nullish(),
  minter_address: z.string().nullish(),
  amount: z.string().nullish(),
  token_uri: z.string().nullish(),
  metadata: z.string().nullish(),
  normalized_metadata: zNormalizedMetadata.nullish(),
  media: zMedia.nullish(),
  last_token_uri_sync: z.iso.datetime({ offset: true, local: true }).nullish(),
  last_metadata_sync: z.iso.datetime({ offset: true, local: true }).nullish(),
  transfer_index: z.array(z.int()).nullish(),
  updated_at: z.string().nullish(),
  possible_spam: z.boolean().nullish(),
  verified_collection: z.boolean().nullish(),
  rarity_rank: z.int().nullish(),
  rarity_percentage: z.number().nullish(),
  rarity_label: z.string().nullish(),
  floor_price: z.string().nullish(),
  floor_price_usd: z.string().nullish(),
  floor_price_currency: z.string().nullish(),
  last_sale: zNftLastSale.nullish(),
  list_price: zNftListPrice.nullish(),
})

/**
 * A page of a collection's NFTs.
 */
export const zNftCollection = z.object({
  status: z.string().nullish(),
  page: z.int().nullish(),
  page_size: z.int().nullish(),
  cursor: z.string().nullish(),
  total: z.int().nullish(),
  result: z.array(zNft),
})

/**
 * A collection of which a wallet holds at least one NFT.
 */
export const zNftCollections = z.object({
  token_address: z.string(),
  contract_type: z.string().nullish(),
  name: z.string().nullish(),
  symbol: z.string().nullish(),
  possible_spam: z.boolean().nullish(),
  verified_collection: z.boolean().nullish(),
  count: z.int().nullish(),
  collection_logo: z.string().nullish(),
  collection_banner_image: z.string().nullish(),
  floor_price: z.string().nullish(),
  floor_price_usd: z.string().nullish(),
  floor_price_currency: z.string().nullish(),
  last_sale: zNftLastSale.nullish(),
})

/**
 * An NFT collection, as its contract and the service describe it.
 */
export const zNftContractMetadata = z.object({
  token_address: z.string().nullish(),
  name: z.string().nullish(),
  symbol: z.string().nullish(),
  contract_type: z.string().nullish(),
  synced_at: z.iso.datetime({ offset: true, local: true }).nullish(),
  possible_spam: z.boolean().nullish(),
  verified_collection: z.boolean().nullish(),
  collection_logo: z.string().nullish(),
  collection_banner_image: z.string().nullish(),
  collection_category: z.string().nullish(),
  project_url: z.string().nullish(),
  wiki_url: z.string().nullish(),
  discord_url: z.string().nullish(),
  telegram_url: z.string().nullish(),
  twitter_username: z.string().nullish(),
  instagram_username: z.string().nullish(),
  description: z.string().nullish(),
  created_date: z.iso.datetime({ offset: true, local: true }).nullish(),
  floor_price: z.string().nullish(),
  floor_price_usd: z.string().nullish(),
  floor_price_currency: z.string().nullish(),
  last_sale: zNftLastSale.nullish(),
})

/**
 * An NFT in the hands of one owner.
 */
export const zNftOwner = z.object({
  token_address: z.string(),
  token_id: z.string(),
  contract_type: z.string().nullish(),
  owner_of: z.string(),
  amount: z.string().nullish(),
  block_number: z.string().nullish(),
  block_number_minted: z.string().nullish(),
  name: z.string().nullish(),
  symbol: z.string().nullish(),
  token_hash: z.string().nullish(),
  token_uri: z.string().nullish(),
  metadata: z.string().nullish(),
  normalized_metadata: zNormalizedMetadata.nullish(),
  media: zMedia.nullish(),
  minter_address: z.string().nullish(),
  last_token_uri_sync: z.iso.datetime({ offset: true, local: true }).nullish(),
  last_metadata_sync: z.iso.datetime({ offset: true, local: true }).nullish(),
  transfer_index: z.array(z.int()).nullish(),
  updated_at: z.string().nullish(),
  possible_spam: z.boolean().nullish(),
  verified_collection: z.boolean().nullish(),
  rarity_rank: z.int().nullish(),
  rarity_percentage: z.number().nullish(),
  rarity_label: z.string().nullish(),
  floor_price: z.string().nullish(),
  floor_price_usd: z.string().nullish(),
  floor_price_currency: z.string().nullish(),
  last_sale: zNftLastSale.nullish(),
  list_price: zNftListPrice.nullish(),
})

/**
 * A page of NFTs with their owners.
 */
export const zNftOwnerCollection = z.object({
  status: z.string().nullish(),
  page: z.int().nullish(),
  page_size: z.int().nullish(),
  cursor: z.string().nullish(),
  total: z.int().nullish(),
  result: z.array(zNftOwner),
})

/**
 * A movement of an NFT from one account to another, mints and burns included.
 */
export const zNftTransfer = z.object({
  token_address: z.string(),
  token_id: z.string(),
  token_name: z.string().nullish(),
  token_symbol: z.string().nullish(),
  contract_type: z.string().nullish(),
  from_address: z.string().nullish(),
  from_address_entity: z.string().nullish(),
  from_address_entity_logo: z.string().nullish(),
  from_address_label: z.string().nullish(),
  to_address: z.string(),
  to_address_entity: z.string().nullish(),
  to_address_entity_logo: z.string().nullish(),
  to_address_label: z.string().nullish(),
  amount: z.string().nullish(),
  value: z.string().nullish(),
  operator: z.string().nullish(),
  block_number: z.string(),
  block_timestamp: z.iso.datetime({ offset: true, local: true }),
  block_hash: z.string().nullish(),
  transaction_hash: z.string().nullish(),
  transaction_index: z.int().nullish(),
  transaction_type: z.string().nullish(),
  log_index: z.int(),
  verified: z.int().nullish(),
  possible_spam: z.boolean().nullish(),
  verified_collection: z.boolean().nullish(),
  last_sale: zNftLastSale.nullish(),
})

/**
 * A page of NFT transfers.
 */
export const zNftTransferCollection = z.object({
  page: z.int().nullish(),
  page_size: z.int().nullish(),
  cursor: z.string().nullish(),
  total: z.int().nullish(),
  block_exists: z.boolean().nullish(),
  index_complete: z.boolean().nullish(),
  result: z.array(zNftTransfer),
})

/**
 * A page of the collections a wallet holds NFTs of.
 */
export const zNftWalletCollections = z.object({
  status: z.string().nullish(),
  page: z.int().nullish(),
  page_size: z.int().nullish(),
  cursor: z.string().nullish(),
  total: z.int().nullish(),
  result: z.array(zNftCollections),
})

/**
 * Permission to use every NFT of a collection, given or taken back.
 */
export const zSetApprovalAllData = z.object({
  value: z.string().nullish(),
  value_formatted: z.string().nullish(),
  token: zContractTokenDetails,
  spender: zContractSpenderDetails.nullish(),
  operator: zContractSpenderDetails.nullish(),
})

/**
 * Permissions the transaction gave or took back; absent lists mean there were none of
 * that kind.
 */
export const zResolveContractInteractionResponse = z.object({
  approvals: z.array(zCommonContractData).nullish(),
  revokes: z.array(zCommonContractData).nullish(),
  set_approvals_all: z.array(zSetApprovalAllData).nullish(),
  set_revokes_all: z.array(zSetApprovalAllData).nullish(),
})

/**
 * The average over the sales of the days asked for.
 */
export const zSoldPriceAverageSale = z.object({
  price: z.string().nullish(),
  price_formatted: z.string().nullish(),
  current_usd_value: z.string().nullish(),
})

/**
 * The most expensive sale of the days asked for.
 */
export const zSoldPriceHighestSale = z.object({
  transaction_hash: z.string().nullish(),
  block_timestamp: z.iso.datetime({ offset: true, local: true }).nullish(),
  buyer_address: z.string().nullish(),
  seller_address: z.string().nullish(),
  token_id: z.string().nullish(),
  price: z.string().nullish(),
  price_formatted: z.string().nullish(),
  usd_price_at_sale: z.string().nullish(),
  current_usd_value: z.string().nullish(),
  payment_token: zSalePaymentToken.nullish(),
})

/**
 * The latest sale of the days asked for.
 */
export const zSoldPriceLastSale = z.object({
  transaction_hash: z.string().nullish(),
  block_timestamp: z.iso.datetime({ offset: true, local: true }).nullish(),
  buyer_address: z.string().nullish(),
  seller_address: z.string().nullish(),
  token_id: z.string().nullish(),
  price: z.string().nullish(),
  price_formatted: z.string().nullish(),
  usd_price_at_sale: z.string().nullish(),
  current_usd_value: z.string().nullish(),
  payment_token: zSalePaymentToken.nullish(),
})

/**
 * The cheapest sale of the days asked for.
 */
export const zSoldPriceLowestSale = z.object({
  transaction_hash: z.string().nullish(),
  block_timestamp: z.iso.datetime({ offset: true, local: true }).nullish(),
  buyer_address: z.string().nullish(),
  seller_address: z.string().nullish(),
  token_id: z.string().nullish(),
  price: z.string().nullish(),
  price_formatted: z.string().nullish(),
  usd_price_at_sale: z.string().nullish(),
  current_usd_value: z.string().nullish(),
  payment_token: zSalePaymentToken.nullish(),
})

/**
 * How a collection or an NFT sold during a number of days; without a sale, `message`
 * says so.
 */
export const zSoldPrice = z.object({
  last_sale: zSoldPriceLastSale.nullish(),
  lowest_sale: zSoldPriceLowestSale.nullish(),
  highest_sale: zSoldPriceHighestSale.nullish(),
  average_sale: zSoldPriceAverageSale.nullish(),
  total_trades: z.int().nullish(),
  message: z.string().nullish(),
})

/**
 * One of the two tokens of a swap.
 */
export const zSwapToken = z.object({
  address: z.string().nullish(),
  name: z.string().nullish(),
  symbol: z.string().nullish(),
  logo: z.string().nullish(),
  decimals: z.string().nullish(),
  tokenType: z.string().nullish(),
  amount: z.string().nullish(),
  usdPrice: z.number().nullish(),
  usdAmount: z.number().nullish(),
})

/**
 * A page of the swaps on a pair.
 */
export const zPairSwaps = z.object({
  page: z.int().nullish(),
  pageSize: z.int().nullish(),
  cursor: z.string().nullish(),
  exchangeAddress: z.string().nullish(),
  exchangeName: z.string().nullish(),
  exchangeLogo: z.string().nullish(),
  pairLabel: z.string().nullish(),
  pairAddress: z.string().nullish(),
  tokenAddress: z.string().nullish(),
  baseToken: zSwapToken.nullish(),
  quoteToken: zSwapToken.nullish(),
  result: z.array(zPairSwap),
})

/**
 * One swap on an exchange, what was bought by it and what was sold.
 */
export const zSwap = z.object({
  transactionHash: z.string(),
  transactionIndex: z.int().nullish(),
  transactionType: z.string().nullish(),
  blockTimestamp: z.iso.datetime({ offset: true, local: true }).nullish(),
  blockNumber: z.int().nullish(),
  subCategory: z.string().nullish(),
  walletAddress: z.string().nullish(),
  walletAddressLabel: z.string().nullish(),
  entity: z.string().nullish(),
  entityLogo: z.string().nullish(),
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
  page_size: z.int().nullish(),
  cursor: z.string().nullish(),
  result: z.array(zSwap),
})

/**
 * The service's word that it took the request to read a collection.
 */
export const zSyncNftContractResponse = z.object({
  message: z.string().nullish(),
  success: z.boolean().nullish(),
})

/**
 * What was traded of a token in one step of time.
 */
export const zTokenAnalyticsPoint = z.object({
  timestamp: z.iso.datetime({ offset: true, local: true }),
  buyVolume: z.number().nullish(),
  sellVolume: z.number().nullish(),
  liquidityUsd: z.number().nullish(),
  fullyDilutedValuation: z.number().nullish(),
})

/**
 * What was traded of one token, over time.
 */
export const zTokenAnalyticsSeries = z.object({
  tokenAddress: z.string(),
  chainId: z.string().nullish(),
  timeseries: z.array(zTokenAnalyticsPoint),
})

/**
 * What was traded of several tokens, over time.
 */
export const zTokenAnalyticsSeriesList = z.object({
  result: z.array(zTokenAnalyticsSeries),
})

/**
 * A token and the chain it is on.
 */
export const zTokenAndChainItem = z.object({
  chain: z.string(),
  tokenAddress: z.string().regex(/^(0x[0-9a-fA-F]{40}|[1-9A-HJ-NP-Za-km-z]{32,44})$/),
})

/**
 * Which tokens to look at.
 */
export const zGetMultipleTokenAnalyticsDto = z.object({
  tokens: z.array(zTokenAndChainItem).min(1).max(200),
})

/**
 * Which tokens to look at.
 */
export const zGetTimeSeriesTokenAnalyticsDto = z.object({
  tokens: z.array(zTokenAndChainItem).min(1).max(30),
})

/**
 * The account that may move the token.
 */
export const zTokenApprovalSpender = z.object({
  address: z.string(),
  address_label: z.string().nullish(),
  entity: z.string().nullish(),
  entity_logo: z.string().nullish(),
})

/**
 * The token that may be moved, and how much of it the wallet has to lose.
 */
export const zTokenApprovalToken = z.object({
  address: z.string(),
  address_label: z.string().nullish(),
  name: z.string().nullish(),
  symbol: z.string().nullish(),
  logo: z.string().nullish(),
  possible_spam: z.boolean().nullish(),
  verified_contract: z.boolean().nullish(),
  current_balance: z.string().nullish(),
  current_balance_formatted: z.string().nullish(),
  usd_price: z.string().nullish(),
  usd_at_risk: z.string().nullish(),
})

/**
 * Leave for one spender to move one ERC-20 token of the wallet.
 */
export const zTokenApproval = z.object({
  block_number: z.string().nullish(),
  block_timestamp: z.iso.datetime({ offset: true, local: true }).nullish(),
  transaction_hash: z.string().nullish(),
  value: z.string().nullish(),
  value_formatted: z.string().nullish(),
  token: zTokenApprovalToken,
  spender: zTokenApprovalSpender,
})

/**
 * A category of tokens.
 */
export const zTokenCategory = z.object({
  id: z.string(),
  name: z.string().nullish(),
})

/**
 * The categories that tokens are sorted into.
 */
export const zTokenCategories = z.object({
  categories: z.array(zTokenCategory),
})

/**
 * A count over periods that end now.
 */
export const zTokenCountPeriods = z.object({
  '5m': z.int().nullish(),
  '1h': z.int().nullish(),
  '6h': z.int().nullish(),
  '24h': z.int().nullish(),
})

/**
 * How far the number of holders moved.
 */
export const zTokenHolderChange = z.object({
  change: z.int().nullish(),
  changePercent: z.number().nullish(),
})

/**
 * How the number of a token's holders moved within periods that end now.
 */
export const zTokenHolderChanges = z.object({
  '5min': zTokenHolderChange.nullish(),
  '1h': zTokenHolderChange.nullish(),
  '6h': zTokenHolderChange.nullish(),
  '24h': zTokenHolderChange.nullish(),
  '3d': zTokenHolderChange.nullish(),
  '7d': zTokenHolderChange.nullish(),
  '30d': zTokenHolderChange.nullish(),
})

/**
 * The holders of a token by the size of what they hold, from the largest to the
 * smallest. Where the service draws the lines between the classes is not documented.
 */
export const zTokenHolderDistribution = z.object({
  whales: z.int().nullish(),
  sharks: z.int().nullish(),
  dolphins: z.int().nullish(),
  fish: z.int().nullish(),
  octopus: z.int().nullish(),
  crabs: z.int().nullish(),
  shrimps: z.int().nullish(),
})

/**
 * What some holders have of a token together.
 */
export const zTokenHolderSupplyShare = z.object({
  supply: z.union([z.string(), z.number()]).nullish(),
  supplyPercent: z.number().nullish(),
})

/**
 * How much of a token its largest holders have.
 */
export const zTokenHolderSupply = z.object({
  top10: zTokenHolderSupplyShare.nullish(),
  top25: zTokenHolderSupplyShare.nullish(),
  top50: zTokenHolderSupplyShare.nullish(),
  top100: zTokenHolderSupplyShare.nullish(),
  top250: zTokenHolderSupplyShare.nullish(),
  top500: zTokenHolderSupplyShare.nullish(),
})

/**
 * How the holders of a token came by it, in holders.
 */
export const zTokenHoldersByAcquisition = z.object({
  swap: z.int().nullish(),
  transfer: z.int().nullish(),
  airdrop: z.int().nullish(),
})

/**
 * Who holds a token, in figures.
 */
export const zTokenHolders = z.object({
  totalHolders: z.int(),
  holderSupply: zTokenHolderSupply.nullish(),
  holderChange: zTokenHolderChanges.nullish(),
  holdersByAcquisition: zTokenHoldersByAcquisition.nullish(),
  holderDistribution: zTokenHolderDistribution.nullish(),
})

/**
 * Names one NFT.
 */
export const zTokenItem = z.object({
  token_address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
  token_id: z.string().regex(/^(0x[0-9a-fA-F]+|[0-9]+)$/),
})

/**
 * Which NFTs to read, and what to add to them.
 */
export const zGetMultipleNftsDto = z.object({
  tokens: z.array(zTokenItem).min(1).max(25),
  normalizeMetadata: z.boolean().optional().default(false),
  media_items: z.boolean().optional().default(false),
})

/**
 * The token on one side of a pair.
 */
export const zTokenPairToken = z.object({
  token_address: z.string().nullish(),
  token_name: z.string().nullish(),
  token_symbol: z.string().nullish(),
  token_logo: z.string().nullish(),
  token_decimals: z.string().nullish(),
  pair_token_type: z.string().nullish(),
  liquidity_usd: z.union([z.number(), z.string()]).nullish(),
})

/**
 * A trading pair with the token on one of its sides.
 */
export const zTokenPair = z.object({
  pair_address: z.string(),
  pair_label: z.string().nullish(),
  exchange_name: z.string().nullish(),
  exchange_address: z.string().nullish(),
  exchange_logo: z.string().nullish(),
  usd_price: z.number().nullish(),
  usd_price_24hr: z.number().nullish(),
  usd_price_24hr_percent_change: z.number().nullish(),
  usd_price_24hr_usd_change: z.number().nullish(),
  liquidity_usd: z.number().nullish(),
  liquidity_skew: z.number().nullish(),
  inactive_pair: z.boolean().nullish(),
  base_token: z.string().nullish(),
  quote_token: z.string().nullish(),
  volume_24h_native: z.number().nullish(),
  volume_24h_usd: z.number().nullish(),
  pair: z.array(zTokenPairToken).nullish(),
  from_address_entity_logo: z.string().nullish(),
})

/**
 * A page of the pairs that trade a token.
 */
export const zTokenPairs = z.object({
  page: z.int().nullish(),
  page_size: z.int().nullish(),
  cursor: z.string().nullish(),
  pairs: z.array(zTokenPair),
})

/**
 * A change within periods that end now, in percent; negative for a fall.
 */
export const zTokenPercentPeriods = z.object({
  '5m': z.number().nullish(),
  '1h': z.number().nullish(),
  '6h': z.number().nullish(),
  '24h': z.number().nullish(),
})

/**
 * One token to price, and how.
 */
export const zTokenPriceItem = z.object({
  token_address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
  exchange: z.string().optional(),
  to_block: z.string().optional(),
})

/**
 * Which tokens to price.
 */
export const zGetMultipleTokenPricesDto = z.object({
  tokens: z.array(zTokenPriceItem).min(1).max(100),
})

/**
 * The rating of a token at one time.
 */
export const zTokenScorePoint = z.object({
  timestamp: z.iso.datetime({ offset: true, local: true }),
  score: z.number().nullish(),
})

/**
 * How the rating of a token went over time.
 */
export const zHistoricalTokenScore = z.object({
  tokenAddress: z.string(),
  chainId: z.string().nullish(),
  timeseries: z.array(zTokenScorePoint),
})

/**
 * How much there is of a token, and how much of it a few hold.
 */
export const zTokenScoreSupply = z.object({
  total: z.number().nullish(),
  top10Percent: z.number().nullish(),
})

/**
 * Transactions with a token over periods that end now.
 */
export const zTokenScoreTransactions = z.object({
  '10m': z.int().nullish(),
  '30m': z.int().nullish(),
  '1h': z.int().nullish(),
  '4h': z.int().nullish(),
  '12h': z.int().nullish(),
  '1d': z.int().nullish(),
  '7d': z.int().nullish(),
  '30d': z.int().nullish(),
})

/**
 * What was traded of a token over periods that end now, in US dollars.
 */
export const zTokenScoreVolume = z.object({
  '10m': z.number().nullish(),
  '30m': z.number().nullish(),
  '1h': z.number().nullish(),
  '4h': z.number().nullish(),
  '12h': z.number().nullish(),
  '1d': z.number().nullish(),
  '7d': z.number().nullish(),
  '30d': z.number().nullish(),
})

/**
 * The figures behind the rating of a token.
 */
export const zTokenScoreMetrics = z.object({
  usdPrice: z.number().nullish(),
  liquidityUsd: z.number().nullish(),
  volumeUsd: zTokenScoreVolume.nullish(),
  transactions: zTokenScoreTransactions.nullish(),
  supply: zTokenScoreSupply.nullish(),
})

/**
 * The service's rating of a token, and the figures it rests on.
 */
export const zTokenScore = z.object({
  tokenAddress: z.string(),
  chainId: z.string(),
  score: z.number().nullish(),
  updatedAt: z.iso.datetime({ offset: true, local: true }).nullish(),
  metrics: zTokenScoreMetrics.nullish(),
})

/**
 * The tokens that a search found.
 */
export const zTokenSearchResult = z.object({
  total: z.int().nullish(),
  result: z.array(zFoundToken),
})

/**
 * A value over periods that end now, in US dollars.
 */
export const zTokenUsdPeriods = z.object({
  '5m': z.number().nullish(),
  '1h': z.number().nullish(),
  '6h': z.number().nullish(),
  '24h': z.number().nullish(),
})

/**
 * What was traded of a token of late, on all exchanges of its chain together.
 */
export const zTokenAnalytics = z.object({
  tokenAddress: z.string().nullish(),
  chainId: z.string().nullish(),
  categoryId: z.string().nullish(),
  totalBuyVolume: zTokenUsdPeriods.nullish(),
  totalSellVolume: zTokenUsdPeriods.nullish(),
  totalBuyers: zTokenCountPeriods.nullish(),
  totalSellers: zTokenCountPeriods.nullish(),
  totalBuys: zTokenCountPeriods.nullish(),
  totalSells: zTokenCountPeriods.nullish(),
  uniqueWallets: zTokenCountPeriods.nullish(),
  pricePercentChange: zTokenPercentPeriods.nullish(),
  usdPrice: z.string().nullish(),
  totalLiquidity: z.string().nullish(),
  totalLiquidityUsd: z.string().nullish(),
  totalFullyDilutedValuation: z.string().nullish(),
})

/**
 * What was traded of several tokens of late.
 */
export const zTokenAnalyticsList = z.object({
  categories: z.array(zTokenAnalytics),
})

/**
 * One wallet's trades of the token.
 */
export const zTopProfitableWalletPerTokenResponse = z.object({
  address: z.string(),
  avg_buy_price_usd: z.string().nullish(),
  avg_sell_price_usd: z.string().nullish(),
  total_usd_invested: z.string().nullish(),
  total_sold_usd: z.string().nullish(),
  total_tokens_bought: z.string().nullish(),
  total_tokens_sold: z.string().nullish(),
  avg_cost_of_quantity_sold: z.string().nullish(),
  count_of_trades: z.int().nullish(),
  realized_profit_usd: z.string().nullish(),
  realized_profit_percentage: z.number().nullish(),
})

/**
 * A sale of one or more NFTs on a marketplace.
 */
export const zTrade = z.object({
  transaction_hash: z.string().nullish(),
  transaction_index: z.string().nullish(),
  token_ids: z.array(z.string()),
  seller_address: z.string(),
  buyer_address: z.string(),
  token_address: z.string(),
  marketplace_address: z.string().nullish(),
  price_token_address: z.string().nullish(),
  price: z.string().nullable(),
  block_timestamp: z.iso.datetime({ offset: true, local: true }),
  block_number: z.string(),
  block_hash: z.string().nullish(),
  verified_collection: z.boolean().nullish(),
})

/**
 * A page of trades.
 */
export const zTradeCollection = z.object({
  page: z.int().nullish(),
  page_size: z.int().nullish(),
  cursor: z.string().nullish(),
  result: z.array(zTrade),
})

/**
 * A transaction as a wallet's list of transactions has it.
 */
export const zTransaction = z.object({
  hash: z.string().nullish(),
  nonce: z.string(),
  transaction_index: z.string(),
  from_address: z.string(),
  from_address_label: z.string().nullish(),
  from_address_entity: z.string().nullish(),
  from_address_entity_logo: z.string().nullish(),
  to_address: z.string().nullable(),
  to_address_label: z.string().nullish(),
  to_address_entity: z.string().nullish(),
  to_address_entity_logo: z.string().nullish(),
  value: z.string(),
  gas: z.string().nullish(),
  gas_price: z.string().nullish(),
  input: z.string().nullish(),
  receipt_cumulative_gas_used: z.string().nullish(),
  receipt_gas_used: z.string().nullable(),
  receipt_contract_address: z.string().nullish(),
  receipt_root: z.string().nullish(),
  receipt_status: z.string().nullish(),
  transaction_fee: z.string().nullish(),
  block_timestamp: z.iso.datetime({ offset: true, local: true }),
  block_number: z.string(),
  block_hash: z.string(),
  logs: z.array(zLog).nullish(),
  internal_transactions: z.array(zInternalTransaction).nullish(),
  r: z.string().nullish(),
  s: z.string().nullish(),
  v: z.string().nullish(),
  transfer_index: z.array(z.int()).nullish(),
})

/**
 * A page of a wallet's transactions.
 */
export const zTransactionCollection = z.object({
  page: z.int().nullish(),
  page_size: z.int().nullish(),
  total: z.int().nullish(),
  cursor: z.string().nullish(),
  result: z.array(zTransaction),
})

/**
 * A page of a wallet's transactions with decoded calls and logs.
 */
export const zTransactionCollectionVerbose = z.object({
  page: z.int().nullish(),
  page_size: z.int().nullish(),
  total: z.int().nullish(),
  cursor: z.string().nullish(),
  result: z.array(zBlockTransactionVerbose),
})

/**
 * A transaction and its time.
 */
export const zTransactionTimestamp = z.object({
  block_number: z.string(),
  block_timestamp: z.iso.datetime({ offset: true, local: true }),
  transaction_hash: z.string().nullish(),
})

/**
 * How often something moved to or from a wallet.
 */
export const zTransferCounts = z.object({
  sent: z.int().nullish(),
  received: z.int().nullish(),
  total: z.int().nullish(),
})

/**
 * A count over periods that end now.
 */
export const zTrendingTokenCounts = z.object({
  '1h': z.int().nullish(),
  '4h': z.int().nullish(),
  '12h': z.int().nullish(),
  '24h': z.int().nullish(),
})

/**
 * How far the price of a token in US dollars moved within periods that end now, in
 * percent; negative for a fall.
 */
export const zTrendingTokenPriceChange = z.object({
  '1h': z.number().nullish(),
  '4h': z.number().nullish(),
  '12h': z.number().nullish(),
  '24h': z.number().nullish(),
})

/**
 * What was traded of a token over periods that end now, in US dollars.
 */
export const zTrendingTokenVolume = z.object({
  '1h': z.number().nullish(),
  '4h': z.number().nullish(),
  '12h': z.number().nullish(),
  '24h': z.number().nullish(),
})

/**
 * A token that is traded a lot now.
 */
export const zTrendingToken = z.object({
  chainId: z.string(),
  tokenAddress: z.string(),
  name: z.string().nullish(),
  symbol: z.string().nullish(),
  uniqueName: z.string().nullish(),
  decimals: z.int().nullish(),
  logo: z.string().nullish(),
  usdPrice: z.number().nullish(),
  createdAt: z.int().nullish(),
  marketCap: z.number().nullish(),
  liquidityUsd: z.number().nullish(),
  holders: z.int().nullish(),
  pricePercentChange: zTrendingTokenPriceChange.nullish(),
  totalVolume: zTrendingTokenVolume.nullish(),
  transactions: zTrendingTokenCounts.nullish(),
  buyTransactions: zTrendingTokenCounts.nullish(),
  sellTransactions: zTrendingTokenCounts.nullish(),
  buyers: zTrendingTokenCounts.nullish(),
  sellers: zTrendingTokenCounts.nullish(),
})

/**
 * A chain that could not be read.
 */
export const zUnavailableChainNetWorth = z.object({
  chain_id: z.string(),
})

/**
 * What a wallet is worth on the chains that were read.
 */
export const zNetWorthResult = z.object({
  total_networth_usd: z.string(),
  chains: z.array(zChainNetWorth),
  unsupported_chain_ids: z.array(z.string()).nullish(),
  unavailable_chains: z.array(zUnavailableChainNetWorth).nullish(),
})

/**
 * A page of the owners of a collection.
 */
export const zUniqueOwners = z.object({
  page: z.int().nullish(),
  pageSize: z.int().nullish(),
  cursor: z.string().nullish(),
  walletAddresses: z.array(z.string()),
})

/**
 * The Unstoppable domain of an address.
 */
export const zUnstoppableDomain = z.object({
  name: z.string(),
})

/**
 * When a wallet was first and last active on a chain.
 */
export const zWalletActiveChain = z.object({
  chain: z.string().nullable(),
  chain_id: z.string(),
  first_transaction: zTransactionTimestamp.nullish(),
  last_transaction: zTransactionTimestamp.nullish(),
})

/**
 * The chains a wallet has used.
 */
export const zWalletActiveChains = z.object({
  address: z.string(),
  active_chains: z.array(zWalletActiveChain),
})

/**
 * A transaction or a transfer in the life of a wallet.
 */
export const zWalletActivity = z.object({
  chain: z.string().nullish(),
  blockNumber: z.string().nullish(),
  blockTimestamp: z.iso.datetime({ offset: true, local: true }).nullish(),
  transactionHash: z.string().nullish(),
  type: z.string().nullish(),
  direction: z.string().nullish(),
})

/**
 * A page of the approvals that a wallet has given.
 */
export const zWalletApprovals = z.object({
  page: z.int().nullish(),
  page_size: z.int().nullish(),
  limit: z.int().nullish(),
  cursor: z.string().nullish(),
  result: z.array(zTokenApproval),
})

/**
 * A wallet's DeFi holdings in figures.
 */
export const zWalletDefiSummary = z.object({
  active_protocols: z.int().nullish(),
  total_positions: z.int().nullish(),
  total_usd_value: z.number().nullish(),
  total_unclaimed_usd_value: z.number().nullish(),
  protocols: z.array(zDefiProtocolBalance),
})

/**
 * An amount of an ERC-20 token that changed hands in a transaction. Unlike the other
 * transfers it does not say its direction: it came to the wallet if `toAddress` is the
 * wallet's, and left it if `fromAddress` is.
 */
export const zWalletHistoryErc20Transfer = z.object({
  token_name: z.string().nullish(),
  token_symbol: z.string().nullish(),
  token_logo: z.string().nullish(),
  token_decimals: z.string().nullish(),
  address: z.string(),
  transaction_hash: z.string().nullish(),
  transaction_index: z.int().nullish(),
  block_timestamp: z.iso.datetime({ offset: true, local: true }).nullish(),
  block_number: z.string().nullish(),
  block_hash: z.string().nullish(),
  from_address: z.string().nullish(),
  from_address_entity: z.string().nullish(),
  from_address_entity_logo: z.string().nullish(),
  from_address_label: z.string().nullish(),
  to_address: z.string().nullish(),
  to_address_entity: z.string().nullish(),
  to_address_entity_logo: z.string().nullish(),
  to_address_label: z.string().nullish(),
  value: z.string().nullish(),
  value_formatted: z.string().nullish(),
  log_index: z.int().nullish(),
  possible_spam: z.boolean().nullish(),
  verified_contract: z.boolean().nullish(),
  security_score: z.number().nullish(),
})

/**
 * An NFT that changed hands in a transaction.
 */
export const zWalletHistoryNftTransfer = z.object({
  token_address: z.string(),
  token_id: z.string(),
  token_name: z.string().nullish(),
  token_symbol: z.string().nullish(),
  from_address: z.string().nullish(),
  from_address_entity: z.string().nullish(),
  from_address_entity_logo: z.string().nullish(),
  from_address_label: z.string().nullish(),
  to_address: z.string().nullish(),
  to_address_entity: z.string().nullish(),
  to_address_entity_logo: z.string().nullish(),
  to_address_label: z.string().nullish(),
  value: z.string().nullish(),
  amount: z.string().nullish(),
  contract_type: z.string().nullish(),
  transaction_type: z.string().nullish(),
  block_number: z.string().nullish(),
  block_timestamp: z.iso.datetime({ offset: true, local: true }).nullish(),
  block_hash: z.string().nullish(),
  transaction_hash: z.string().nullish(),
  transaction_index: z.int().nullish(),
  log_index: z.int().nullish(),
  operator: z.string().nullish(),
  possible_spam: z.boolean().nullish(),
  verified_collection: z.boolean().nullish(),
  direction: z.string().nullish(),
  collection_logo: z.string().nullish(),
  collection_banner_image: z.string().nullish(),
  normalized_metadata: zNormalizedMetadata.nullish(),
})

/**
 * A transaction that involves the wallet, with everything it moved.
 */
export const zWalletHistoryTransaction = z.object({
  hash: z.string(),
  nonce: z.string().nullish(),
  transaction_index: z.string().nullish(),
  from_address: z.string().nullish(),
  from_address_entity: z.string().nullish(),
  from_address_entity_logo: z.string().nullish(),
  from_address_label: z.string().nullish(),
  to_address: z.string().nullish(),
  to_address_entity: z.string().nullish(),
  to_address_entity_logo: z.string().nullish(),
  to_address_label: z.string().nullish(),
  value: z.string().nullish(),
  gas: z.string().nullish(),
  gas_price: z.string().nullish(),
  input: z.string().nullish(),
  receipt_cumulative_gas_used: z.string().nullish(),
  receipt_gas_used: z.string().nullish(),
  receipt_contract_address: z.string().nullish(),
  receipt_root: z.string().nullish(),
  receipt_status: z.string().nullish(),
  transaction_fee: z.string().nullish(),
  block_timestamp: z.iso.datetime({ offset: true, local: true }).nullish(),
  block_number: z.string().nullish(),
  block_hash: z.string().nullish(),
  internal_transactions: z.array(zInternalTransaction).nullish(),
  category: z.string().nullish(),
  contract_interactions: zResolveContractInteractionResponse.nullish(),
  possible_spam: z.boolean().nullish(),
  method_label: z.string().nullish(),
  summary: z.string().nullish(),
  nft_transfers: z.array(zWalletHistoryNftTransfer).nullish(),
  erc20_transfers: z.array(zWalletHistoryErc20Transfer).nullish(),
  erc20_transfer: z.array(zWalletHistoryErc20Transfer).nullish(),
  native_transfers: z.array(zNativeTransfer).nullish(),
  logs: z.array(zLogVerbose).nullish(),
})

/**
 * A page of a wallet's transactions.
 */
export const zWalletHistory = z.object({
  page: z.int().nullish(),
  page_size: z.int().nullish(),
  cursor: z.string().nullish(),
  synced_at: z.unknown().optional(),
  result: z.array(zWalletHistoryTransaction),
})

/**
 * What a wallet has done on one chain.
 */
export const zWalletInsightChain = z.object({
  chain: z.string(),
  walletAgeDays: z.int().nullish(),
  firstActivityAt: zWalletActivity.nullish(),
  lastActivityAt: zWalletActivity.nullish(),
  firstInitiatedAt: zWalletActivity.nullish(),
  lastInitiatedAt: zWalletActivity.nullish(),
  activeDays: z.int().nullish(),
  transactionsInitiated: z.int().nullish(),
  transactionsInvolved: z.int().nullish(),
  nativeTransfers: zTransferCounts.nullish(),
  erc20Transfers: zTransferCounts.nullish(),
  nftTransfers: zTransferCounts.nullish(),
  uniqueCounterparties: zCounterpartyCounts.nullish(),
  swapVolumeUsd: z.number().nullish(),
  totalGasSpentNative: z.string().nullish(),
  totalGasSpentUsd: z.string().nullish(),
  avgGasPerTransactionNative: z.string().nullish(),
  avgGasPerTransactionUsd: z.string().nullish(),
  nativeVolumeSent: z.string().nullish(),
  nativeVolumeSentUsd: z.string().nullish(),
  nativeVolumeReceived: z.string().nullish(),
  nativeVolumeReceivedUsd: z.string().nullish(),
  nativeNetFlow: z.string().nullish(),
  nativeNetFlowUsd: z.string().nullish(),
  uniqueTokensInteracted: z.int().nullish(),
  contractsCreated: z.int().nullish(),
  largestNativeTransferIn: z.string().nullish(),
  largestNativeTransferInUsd: z.string().nullish(),
  largestNativeTransferOut: z.string().nullish(),
  largestNativeTransferOutUsd: z.string().nullish(),
})

/**
 * What a wallet has done on the chains that were read, taken together.
 */
export const zWalletInsight = z.object({
  address: z.string(),
  addressType: z.string().nullish(),
  walletAgeDays: z.int().nullish(),
  firstActivityAt: zWalletActivity.nullish(),
  lastActivityAt: zWalletActivity.nullish(),
  firstInitiatedAt: zWalletActivity.nullish(),
  lastInitiatedAt: zWalletActivity.nullish(),
  activeDays: z.int().nullish(),
  activeChains: z.int().nullish(),
  mostActiveChain: z.string().nullish(),
  transactionsInitiated: z.int().nullish(),
  transactionsInvolved: z.int().nullish(),
  nativeTransfers: zTransferCounts.nullish(),
  erc20Transfers: zTransferCounts.nullish(),
  nftTransfers: zTransferCounts.nullish(),
  uniqueCounterparties: zCounterpartyCounts.nullish(),
  swapVolumeUsd: z.number().nullish(),
  totalGasSpentUsd: z.string().nullish(),
  avgGasPerTransactionUsd: z.string().nullish(),
  nativeVolumeSentUsd: z.string().nullish(),
  nativeVolumeReceivedUsd: z.string().nullish(),
  nativeNetFlowUsd: z.string().nullish(),
  uniqueTokensInteracted: z.int().nullish(),
  contractsCreated: z.int().nullish(),
  largestNativeTransferInUsd: z.string().nullish(),
  largestNativeTransferOutUsd: z.string().nullish(),
  chainBreakdown: z.array(zWalletInsightChain).nullish(),
})

/**
 * A wallet's trades of one token.
 */
export const zWalletProfitabilityTokenData = z.object({
  token_address: z.string(),
  name: z.string().nullish(),
  symbol: z.string().nullish(),
  decimals: z.string().nullish(),
  logo: z.string().nullish(),
  logo_hash: z.string().nullish(),
  thumbnail: z.string().nullish(),
  possible_spam: z.boolean().nullish(),
  avg_buy_price_usd: z.string().nullish(),
  avg_sell_price_usd: z.string().nullish(),
  total_usd_invested: z.string().nullish(),
  total_sold_usd: z.string().nullish(),
  total_tokens_bought: z.string().nullish(),
  total_tokens_sold: z.string().nullish(),
  avg_cost_of_quantity_sold: z.string().nullish(),
  count_of_trades: z.int().nullish(),
  total_buys: z.int().nullish(),
  total_sells: z.int().nullish(),
  realized_profit_usd: z.string().nullish(),
  realized_profit_percentage: z.number().nullish(),
})

/**
 * A wallet's token trades over a period, by token.
 */
export const zWalletProfitabilityResponse = z.object({
  result: z.array(zWalletProfitabilityTokenData).nullish().default([]),
})

/**
 * How often NFTs moved to or from the wallet.
 */
export const zWalletStatNftTransfers = z.object({
  total: z.string().nullish(),
})

/**
 * How often ERC-20 tokens moved to or from the wallet.
 */
export const zWalletStatTokenTransfers = z.object({
  total: z.string().nullish(),
})

/**
 * How many transactions the wallet sent or received.
 */
export const zWalletStatTransactions = z.object({
  total: z.string(),
})

/**
 * Counts about a wallet on one chain.
 */
export const zWalletStat = z.object({
  nfts: z.string().nullish(),
  collections: z.string().nullish(),
  transactions: zWalletStatTransactions.nullish(),
  nft_transfers: zWalletStatNftTransfers.nullish(),
  token_transfers: zWalletStatTokenTransfers.nullish(),
})

/**
 * A token and the wallets that profited most from it.
 */
export const zWalletTopProfitableWalletPerTokenResponse = z.object({
  name: z.string().nullish(),
  symbol: z.string().nullish(),
  decimals: z.int().nullish(),
  logo: z.string().nullish(),
  possible_spam: z.boolean().nullish(),
  result: z.array(zTopProfitableWalletPerTokenResponse),
})

/**
 * The version of the service.
 */
export const zWeb3Version = z.object({
  version: z.string(),
})

export const zGetNativeBalancePath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetNativeBalanceQuery = z.object({
  chain: z.string().optional().default('0x1'),
  to_block: z.int().gte(0).optional(),
})

/**
 * The balance.
 */
export const zGetNativeBalanceResponse = zNativeBalance

export const zGetNativeBalancesForAddressesQuery = z.object({
  chain: z.string().optional().default('0x1'),
  to_block: z.int().gte(0).optional(),
  wallet_addresses: z.array(z.string().regex(/^0x[0-9a-fA-F]{40}$/)).min(1),
})

/**
 * One row for the chain that was asked for.
 */
export const zGetNativeBalancesForAddressesResponse = z.array(zNativeBalancesItem)

export const zGetBlockPath = z.object({
  block_number_or_hash: z.string(),
})

export const zGetBlockQuery = z.object({
  chain: z.string().optional().default('0x1'),
  include: z.enum(['internal_transactions']).optional(),
})

/**
 * The block.
 */
export const zGetBlockResponse = zBlock

export const zGetDateToBlockQuery = z.object({
  chain: z.string().optional().default('0x1'),
  date: z.iso.datetime({ offset: true, local: true }),
})

/**
 * The block and its time.
 */
export const zGetDateToBlockResponse = zBlockDate

export const zGetLatestBlockNumberPath = z.object({
  chain: z.string().default('0x1'),
})

/**
 * Number of the newest block.
 */
export const zGetLatestBlockNumberResponse = z.string()

export const zGetBlockStatsPath = z.object({
  block_number_or_hash: z.string(),
})

export const zGetBlockStatsQuery = z.object({
  chain: z.string().optional().default('0x1'),
})

/**
 * The counts.
 */
export const zGetBlockStatsResponse = zBlockTokenStat

export const zGetTransactionPath = z.object({
  transaction_hash: z.string().regex(/^0x[0-9a-fA-F]{64}$/),
})

export const zGetTransactionQuery = z.object({
  chain: z.string().optional().default('0x1'),
  include: z.enum(['internal_transactions']).optional(),
})

/**
 * The transaction.
 */
export const zGetTransactionResponse = zBlockTransaction

export const zGetTransactionVerbosePath = z.object({
  transaction_hash: z.string().regex(/^0x[0-9a-fA-F]{64}$/),
})

export const zGetTransactionVerboseQuery = z.object({
  chain: z.string().optional().default('0x1'),
  include: z.enum(['internal_transactions']).optional(),
})

/**
 * The transaction, decoded where possible.
 */
export const zGetTransactionVerboseResponse = zBlockTransactionVerbose

export const zGetInternalTransactionsPath = z.object({
  transaction_hash: z.string().regex(/^0x[0-9a-fA-F]{64}$/),
})

export const zGetInternalTransactionsQuery = z.object({
  chain: z.string().optional().default('0x1'),
  include: z.string().optional(),
})

/**
 * The internal transactions, in the order they were made.
 */
export const zGetInternalTransactionsResponse = z.array(zInternalTransaction)

export const zGetWalletTransactionsPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetWalletTransactionsQuery = z.object({
  chain: z.string().optional().default('0x1'),
  from_block: z.int().gte(0).optional(),
  to_block: z.int().gte(0).optional(),
  from_date: z.iso.datetime({ offset: true, local: true }).optional(),
  to_date: z.iso.datetime({ offset: true, local: true }).optional(),
  cursor: z.string().optional(),
  order: z.enum(['ASC', 'DESC']).optional(),
  limit: z.int().gte(1).optional(),
  include: z.enum(['internal_transactions']).optional(),
})

/**
 * A page of the wallet's transactions.
 */
export const zGetWalletTransactionsResponse = zTransactionCollection

export const zGetWalletTransactionsVerbosePath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetWalletTransactionsVerboseQuery = z.object({
  chain: z.string().optional().default('0x1'),
  from_block: z.int().gte(0).optional(),
  to_block: z.int().gte(0).optional(),
  from_date: z.iso.datetime({ offset: true, local: true }).optional(),
  to_date: z.iso.datetime({ offset: true, local: true }).optional(),
  include: z.enum(['internal_transactions']).optional(),
  cursor: z.string().optional(),
  order: z.enum(['ASC', 'DESC']).optional(),
  limit: z.int().gte(1).optional(),
})

/**
 * A page of the wallet's transactions, decoded where possible.
 */
export const zGetWalletTransactionsVerboseResponse = zTransactionCollectionVerbose

/**
 * One ABI item of type `event`, with the name, type and indexing of each argument.
 */
export const zGetContractEventsBody = z.record(z.string(), z.unknown())

export const zGetContractEventsPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetContractEventsQuery = z.object({
  chain: z.string().optional().default('0x1'),
  from_block: z.int().gte(0).optional(),
  to_block: z.int().gte(0).optional(),
  from_date: z.iso.datetime({ offset: true, local: true }).optional(),
  to_date: z.iso.datetime({ offset: true, local: true }).optional(),
  topic: z.string(),
  offset: z.int().gte(0).optional(),
  limit: z.int().gte(1).optional(),
  order: z.enum(['ASC', 'DESC']).optional(),
  cursor: z.string().optional(),
})

/**
 * A page of the contract's events.
 */
export const zGetContractEventsResponse2 = zGetContractEventsResponse

export const zGetContractLogsPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetContractLogsQuery = z.object({
  chain: z.string().optional().default('0x1'),
  block_number: z.string().optional(),
  from_block: z.int().gte(0).optional(),
  to_block: z.int().gte(0).optional(),
  from_date: z.iso.datetime({ offset: true, local: true }).optional(),
  to_date: z.iso.datetime({ offset: true, local: true }).optional(),
  topic0: z.string(),
  limit: z.int().gte(1).optional(),
  order: z.enum(['ASC', 'DESC']).optional(),
  cursor: z.string().optional(),
})

/**
 * A page of the contract's logs.
 */
export const zGetContractLogsResponse = zLogCollection

/**
 * The contract's ABI, at least the item of the function, and the arguments.
 */
export const zRunContractFunctionBody = zRunContractDto

export const zRunContractFunctionPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zRunContractFunctionQuery = z.object({
  chain: z.string().optional().default('0x1'),
  function_name: z.string(),
})

/**
 * The contracts to review.
 */
export const zReviewContractsBody = zContractsReviewDto

export const zReviewContractsQuery = z.object({
  chain: z.string().optional().default('0x1'),
})

/**
 * The report has arrived.
 */
export const zReviewContractsResponse = zReviewContracts

export const zGetWalletNftsPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetWalletNftsQuery = z.object({
  chain: z.string().optional().default('0x1'),
  format: z.enum(['decimal', 'hex']).optional(),
  limit: z.int().gte(1).optional(),
  exclude_spam: z.boolean().optional().default(false),
  token_addresses: z.array(z.string().regex(/^0x[0-9a-fA-F]{40}$/)).optional(),
  cursor: z.string().optional(),
  normalizeMetadata: z.boolean().optional().default(true),
  media_items: z.boolean().optional().default(false),
  include_prices: z.boolean().optional().default(false),
})

/**
 * A page of the wallet's NFTs.
 */
export const zGetWalletNftsResponse = zNftOwnerCollection

export const zGetContractNftsPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetContractNftsQuery = z.object({
  chain: z.string().optional().default('0x1'),
  format: z.enum(['decimal', 'hex']).optional(),
  limit: z.int().gte(1).optional(),
  totalRanges: z.int().gte(1).optional(),
  range: z.int().gte(0).optional(),
  cursor: z.string().optional(),
  normalizeMetadata: z.boolean().optional().default(true),
  media_items: z.boolean().optional().default(false),
  include_prices: z.boolean().optional().default(false),
})

/**
 * A page of the collection's NFTs.
 */
export const zGetContractNftsResponse = zNftCollection

/**
 * Which NFTs to read, and what to add to them.
 */
export const zGetMultipleNftsBody = zGetMultipleNftsDto

export const zGetMultipleNftsQuery = z.object({
  chain: z.string().optional().default('0x1'),
})

/**
 * The NFT, null when the service does not know it.
 */
export const zGetMultipleNftsResponse = z.array(z.union([zNftOwner, z.null()]))

export const zGetNftMetadataPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
  token_id: z.string().regex(/^(0x[0-9a-fA-F]+|[0-9]+)$/),
})

export const zGetNftMetadataQuery = z.object({
  chain: z.string().optional().default('0x1'),
  format: z.enum(['decimal', 'hex']).optional(),
  normalizeMetadata: z.boolean().optional().default(true),
  media_items: z.boolean().optional().default(false),
  include_prices: z.boolean().optional().default(false),
})

/**
 * The NFT.
 */
export const zGetNftMetadataResponse = zNft

export const zGetNftContractMetadataPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetNftContractMetadataQuery = z.object({
  chain: z.string().optional().default('0x1'),
  include_prices: z.boolean().optional().default(false),
})

/**
 * The collection.
 */
export const zGetNftContractMetadataResponse = zNftContractMetadata

/**
 * Which collections to read.
 */
export const zGetNftBulkContractMetadataBody = zGetNftBulkContractMetadataDto

export const zGetNftBulkContractMetadataQuery = z.object({
  chain: z.string().optional().default('0x1'),
  include_prices: z.boolean().optional().default(false),
})

/**
 * The collections that the service knows, a row each.
 */
export const zGetNftBulkContractMetadataResponse = z.array(zNftContractMetadata)

export const zGetWalletNftCollectionsPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetWalletNftCollectionsQuery = z.object({
  chain: z.string().optional().default('0x1'),
  limit: z.int().gte(1).optional(),
  exclude_spam: z.boolean().optional().default(false),
  cursor: z.string().optional(),
  token_counts: z.boolean().optional().default(false),
  include_prices: z.boolean().optional().default(false),
})

/**
 * A page of collections.
 */
export const zGetWalletNftCollectionsResponse = zNftWalletCollections

export const zGetNftOwnersPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetNftOwnersQuery = z.object({
  chain: z.string().optional().default('0x1'),
  format: z.enum(['decimal', 'hex']).optional(),
  limit: z.int().gte(1).optional(),
  cursor: z.string().optional(),
  normalizeMetadata: z.boolean().optional().default(false),
  media_items: z.boolean().optional().default(false),
})

/**
 * A page of NFTs with their owners.
 */
export const zGetNftOwnersResponse = zNftOwnerCollection

export const zGetUniqueOwnersByCollectionPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetUniqueOwnersByCollectionQuery = z.object({
  chain: z.string().optional().default('0x1'),
  limit: z.int().gte(1).optional(),
  cursor: z.string().optional(),
})

/**
 * A page of owners.
 */
export const zGetUniqueOwnersByCollectionResponse = zUniqueOwners

export const zGetNftTokenIdOwnersPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
  token_id: z.string().regex(/^(0x[0-9a-fA-F]+|[0-9]+)$/),
})

export const zGetNftTokenIdOwnersQuery = z.object({
  chain: z.string().optional().default('0x1'),
  format: z.enum(['decimal', 'hex']).optional(),
  limit: z.int().gte(1).optional(),
  cursor: z.string().optional(),
  normalizeMetadata: z.boolean().optional().default(false),
  media_items: z.boolean().optional().default(false),
})

/**
 * A page of the NFT's owners.
 */
export const zGetNftTokenIdOwnersResponse = zNftOwnerCollection

export const zGetWalletNftTransfersPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetWalletNftTransfersQuery = z.object({
  chain: z.string().optional().default('0x1'),
  contract_addresses: z.array(z.string().regex(/^0x[0-9a-fA-F]{40}$/)).optional(),
  format: z.enum(['decimal', 'hex']).optional(),
  from_block: z.int().gte(0).optional(),
  to_block: z.int().gte(0).optional(),
  from_date: z.iso.datetime({ offset: true, local: true }).optional(),
  to_date: z.iso.datetime({ offset: true, local: true }).optional(),
  limit: z.int().gte(1).optional(),
  order: z.enum(['ASC', 'DESC']).optional(),
  cursor: z.string().optional(),
  include_prices: z.boolean().optional().default(false),
})

/**
 * A page of the wallet's NFT transfers.
 */
export const zGetWalletNftTransfersResponse = zNftTransferCollection

export const zGetNftContractTransfersPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetNftContractTransfersQuery = z.object({
  chain: z.string().optional().default('0x1'),
  from_block: z.int().gte(0).optional(),
  to_block: z.int().gte(0).optional(),
  from_date: z.iso.datetime({ offset: true, local: true }).optional(),
  to_date: z.iso.datetime({ offset: true, local: true }).optional(),
  format: z.enum(['decimal', 'hex']).optional(),
  limit: z.int().gte(1).optional(),
  order: z.enum(['ASC', 'DESC']).optional(),
  cursor: z.string().optional(),
  include_prices: z.boolean().optional().default(false),
})

/**
 * A page of the collection's transfers.
 */
export const zGetNftContractTransfersResponse = zNftTransferCollection

export const zGetNftTransfersPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
  token_id: z.string().regex(/^(0x[0-9a-fA-F]+|[0-9]+)$/),
})

export const zGetNftTransfersQuery = z.object({
  chain: z.string().optional().default('0x1'),
  format: z.enum(['decimal', 'hex']).optional(),
  limit: z.int().gte(1).optional(),
  order: z.enum(['ASC', 'DESC']).optional(),
  cursor: z.string().optional(),
  include_prices: z.boolean().optional().default(false),
})

/**
 * A page of the NFT's transfers.
 */
export const zGetNftTransfersResponse = zNftTransferCollection

export const zGetNftTransfersByBlockPath = z.object({
  block_number_or_hash: z.string(),
})

export const zGetNftTransfersByBlockQuery = z.object({
  chain: z.string().optional().default('0x1'),
  limit: z.int().gte(1).optional(),
  order: z.enum(['ASC', 'DESC']).optional(),
  cursor: z.string().optional(),
})

/**
 * A page of the block's NFT transfers.
 */
export const zGetNftTransfersByBlockResponse = zNftTransferCollection

export const zGetNftTransfersFromToBlockQuery = z.object({
  chain: z.string().optional().default('0x1'),
  from_block: z.int().gte(0).optional(),
  to_block: z.int().gte(0).optional(),
  from_date: z.iso.datetime({ offset: true, local: true }).optional(),
  to_date: z.iso.datetime({ offset: true, local: true }).optional(),
  format: z.enum(['decimal', 'hex']).optional(),
  limit: z.int().gte(1).optional(),
  order: z.enum(['ASC', 'DESC']).optional(),
  cursor: z.string().optional(),
})

/**
 * A page of the period's NFT transfers.
 */
export const zGetNftTransfersFromToBlockResponse = zNftTransferCollection

export const zGetNftTradesPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetNftTradesQuery = z.object({
  chain: z.string().optional().default('0x1'),
  from_block: z.int().gte(0).optional(),
  to_block: z.int().gte(0).optional(),
  from_date: z.iso.datetime({ offset: true, local: true }).optional(),
  to_date: z.iso.datetime({ offset: true, local: true }).optional(),
  marketplace: z.string().optional().default('opensea'),
  cursor: z.string().optional(),
  limit: z.int().gte(1).optional(),
  nft_metadata: z.boolean().optional().default(true),
})

/**
 * A page of the collection's trades.
 */
export const zGetNftTradesResponse = zTradeCollection

export const zGetNftTradesByTokenPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
  token_id: z.string().regex(/^(0x[0-9a-fA-F]+|[0-9]+)$/),
})

export const zGetNftTradesByTokenQuery = z.object({
  chain: z.string().optional().default('0x1'),
  from_block: z.int().gte(0).optional(),
  to_block: z.int().gte(0).optional(),
  from_date: z.iso.datetime({ offset: true, local: true }).optional(),
  to_date: z.iso.datetime({ offset: true, local: true }).optional(),
  cursor: z.string().optional(),
  limit: z.int().gte(1).optional(),
  nft_metadata: z.boolean().optional().default(true),
})

/**
 * A page of the NFT's trades.
 */
export const zGetNftTradesByTokenResponse = zTradeCollection

export const zGetNftTradesByWalletPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetNftTradesByWalletQuery = z.object({
  chain: z.string().optional().default('0x1'),
  from_block: z.int().gte(0).optional(),
  to_block: z.int().gte(0).optional(),
  from_date: z.iso.datetime({ offset: true, local: true }).optional(),
  to_date: z.iso.datetime({ offset: true, local: true }).optional(),
  cursor: z.string().optional(),
  limit: z.int().gte(1).optional(),
  nft_metadata: z.boolean().optional().default(true),
})

/**
 * A page of the wallet's trades.
 */
export const zGetNftTradesByWalletResponse = zTradeCollection

export const zGetNftContractSalePricesPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetNftContractSalePricesQuery = z.object({
  chain: z.string().optional().default('0x1'),
  days: z.int().gte(1).optional().default(7),
})

/**
 * The summary of the sales.
 */
export const zGetNftContractSalePricesResponse = zSoldPrice

export const zGetNftSalePricesPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
  token_id: z.string().regex(/^(0x[0-9a-fA-F]+|[0-9]+)$/),
})

export const zGetNftSalePricesQuery = z.object({
  chain: z.string().optional().default('0x1'),
  days: z.int().gte(1).optional().default(7),
})

/**
 * The summary of the sales.
 */
export const zGetNftSalePricesResponse = zSoldPrice

export const zGetNftLowestPricePath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetNftLowestPriceQuery = z.object({
  chain: z.string().optional().default('0x1'),
  days: z.int().gte(1).optional(),
  marketplace: z.string().optional().default('opensea'),
})

/**
 * The cheapest trade.
 */
export const zGetNftLowestPriceResponse = zTrade

export const zGetNftFloorPriceByContractPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetNftFloorPriceByContractQuery = z.object({
  chain: z.string().optional().default('0x1'),
})

/**
 * The floor price.
 */
export const zGetNftFloorPriceByContractResponse = zNftContractFloorPrice

export const zGetNftFloorPriceByTokenPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
  token_id: z.string().regex(/^(0x[0-9a-fA-F]+|[0-9]+)$/),
})

export const zGetNftFloorPriceByTokenQuery = z.object({
  chain: z.string().optional().default('0x1'),
})

/**
 * The floor price.
 */
export const zGetNftFloorPriceByTokenResponse = zNftTokenFloorPrice

export const zGetNftHistoricalFloorPriceByContractPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetNftHistoricalFloorPriceByContractQuery = z.object({
  chain: z.string().optional().default('0x1'),
  interval: z.enum(['1d', '7d', '30d', '60d', '90d', '1y', 'all']).optional(),
  cursor: z.string().optional(),
})

/**
 * A page of floor prices.
 */
export const zGetNftHistoricalFloorPriceByContractResponse = zNftFloorPriceHistory

export const zGetNftTraitsByCollectionPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetNftTraitsByCollectionQuery = z.object({
  chain: z.string().optional().default('0x1'),
})

/**
 * The traits.
 */
export const zGetNftTraitsByCollectionResponse = zNftTraits

export const zGetNftTraitsByCollectionPaginatePath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetNftTraitsByCollectionPaginateQuery = z.object({
  chain: z.string().optional().default('0x1'),
  limit: z.int().gte(1).optional(),
  cursor: z.string().optional(),
  order: z.enum(['ASC', 'DESC']).optional(),
})

/**
 * A page of traits.
 */
export const zGetNftTraitsByCollectionPaginateResponse = zNftTraitPage

/**
 * Which traits an NFT must have.
 */
export const zGetNftByContractTraitsBody = zGetNftByContractTraitsDto

export const zGetNftByContractTraitsPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetNftByContractTraitsQuery = z.object({
  chain: z.string().optional().default('0x1'),
  format: z.enum(['decimal', 'hex']).optional(),
  limit: z.int().gte(1).optional(),
  cursor: z.string().optional(),
  normalizeMetadata: z.boolean().optional().default(false),
  media_items: z.boolean().optional().default(false),
})

/**
 * A page of the NFTs with these traits.
 */
export const zGetNftByContractTraitsResponse = zNftCollection

export const zGetNftCollectionStatsPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetNftCollectionStatsQuery = z.object({
  chain: z.string().optional().default('0x1'),
})

/**
 * The counts.
 */
export const zGetNftCollectionStatsResponse = zNftCollectionStat

export const zGetNftTokenStatsPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
  token_id: z.string().regex(/^(0x[0-9a-fA-F]+|[0-9]+)$/),
})

export const zGetNftTokenStatsQuery = z.object({
  chain: z.string().optional().default('0x1'),
})

/**
 * The counts.
 */
export const zGetNftTokenStatsResponse = zNftTokenStat

export const zReSyncMetadataPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
  token_id: z.string().regex(/^(0x[0-9a-fA-F]+|[0-9]+)$/),
})

export const zReSyncMetadataQuery = z.object({
  chain: z.string().optional().default('0x1'),
  flag: z.enum(['uri', 'metadata']).optional(),
  mode: z.enum(['async', 'sync']).optional(),
})

/**
 * The metadata has been read again.
 */
export const zReSyncMetadataResponse = zMetadataResync

export const zResyncNftRarityPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zResyncNftRarityQuery = z.object({
  chain: z.string().optional().default('0x1'),
})

/**
 * The request is accepted.
 */
export const zResyncNftRarityResponse = zMetadataResync

export const zSyncNftContractPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zSyncNftContractQuery = z.object({
  chain: z.string().optional().default('0x1'),
})

/**
 * The request is accepted.
 */
export const zSyncNftContractResponse2 = zSyncNftContractResponse

export const zGetWalletTokenBalancesPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetWalletTokenBalancesQuery = z.object({
  chain: z.string().optional().default('0x1'),
  to_block: z.int().gte(0).optional(),
  token_addresses: z.array(z.string().regex(/^0x[0-9a-fA-F]{40}$/)).optional(),
  exclude_spam: z.boolean().optional().default(true),
})

/**
 * One row per token, in no particular order.
 */
export const zGetWalletTokenBalancesResponse = z.array(zErc20TokenBalance)

export const zGetWalletTokenTransfersPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetWalletTokenTransfersQuery = z.object({
  chain: z.string().optional().default('0x1'),
  from_block: z.int().gte(0).optional(),
  to_block: z.int().gte(0).optional(),
  from_date: z.iso.datetime({ offset: true, local: true }).optional(),
  to_date: z.iso.datetime({ offset: true, local: true }).optional(),
  contract_addresses: z.array(z.string().regex(/^0x[0-9a-fA-F]{40}$/)).optional(),
  limit: z.int().gte(1).optional(),
  order: z.enum(['ASC', 'DESC']).optional(),
  cursor: z.string().optional(),
})

/**
 * A page of the wallet's transfers.
 */
export const zGetWalletTokenTransfersResponse = zErc20TransactionCollection

export const zGetTokenTransfersPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetTokenTransfersQuery = z.object({
  chain: z.string().optional().default('0x1'),
  from_block: z.int().gte(0).optional(),
  to_block: z.int().gte(0).optional(),
  from_date: z.iso.datetime({ offset: true, local: true }).optional(),
  to_date: z.iso.datetime({ offset: true, local: true }).optional(),
  limit: z.int().gte(1).optional(),
  order: z.enum(['ASC', 'DESC']).optional(),
  cursor: z.string().optional(),
})

/**
 * A page of the token's transfers.
 */
export const zGetTokenTransfersResponse = zErc20TransactionCollection

export const zGetTokenMetadataQuery = z.object({
  chain: z.string().optional().default('0x1'),
  addresses: z.array(z.string().regex(/^0x[0-9a-fA-F]{40}$/)).min(1),
})

/**
 * What is known about the token, null when its row cannot be read.
 */
export const zGetTokenMetadataResponse = z.array(z.union([zErc20Metadata, z.null()]))

export const zGetTokenMetadataBySymbolQuery = z.object({
  chain: z.string().optional().default('0x1'),
  symbols: z.array(z.string()).min(1),
})

/**
 * One row per token found.
 */
export const zGetTokenMetadataBySymbolResponse = z.array(zErc20Metadata)

export const zGetTokenOwnersPath = z.object({
  token_address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetTokenOwnersQuery = z.object({
  chain: z.string().optional().default('0x1'),
  limit: z.int().gte(1).optional(),
  cursor: z.string().optional(),
  order: z.enum(['ASC', 'DESC']).optional(),
})

/**
 * A page of the token's owners.
 */
export const zGetTokenOwnersResponse = zErc20TokenOwnerCollection

export const zGetTokenAllowancePath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetTokenAllowanceQuery = z.object({
  chain: z.string().optional().default('0x1'),
  owner_address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
  spender_address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

/**
 * The allowance that is left.
 */
export const zGetTokenAllowanceResponse = zErc20Allowance

export const zGetTokenStatsPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetTokenStatsQuery = z.object({
  chain: z.string().optional().default('0x1'),
})

/**
 * The count.
 */
export const zGetTokenStatsResponse = zErc20TokenStat

export const zGetTokenPricePath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetTokenPriceQuery = z.object({
  chain: z.string().optional().default('0x1'),
  exchange: z.string().optional(),
  to_block: z.int().gte(0).optional(),
  include: z.enum(['percent_change']).optional(),
  max_token_inactivity: z.int().gte(0).optional(),
  min_pair_side_liquidity_usd: z.number().gte(0).optional(),
})

/**
 * The price and where it was found.
 */
export const zGetTokenPriceResponse = zErc20Price

/**
 * The tokens to price.
 */
export const zGetMultipleTokenPricesBody = zGetMultipleTokenPricesDto

export const zGetMultipleTokenPricesQuery = z.object({
  chain: z.string().optional().default('0x1'),
  include: z.enum(['percent_change']).optional(),
  max_token_inactivity: z.int().gte(0).optional(),
  min_pair_side_liquidity_usd: z.number().gte(0).optional(),
})

/**
 * The price, null when its row cannot be read.
 */
export const zGetMultipleTokenPricesResponse = z.array(z.union([zErc20Price, z.null()]))

export const zGetPairAddressPath = z.object({
  token0_address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
  token1_address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetPairAddressQuery = z.object({
  chain: z.string().optional().default('0x1'),
  to_block: z.int().gte(0).optional(),
  to_date: z.iso.datetime({ offset: true, local: true }).optional(),
  exchange: z.string(),
})

/**
 * The pair and its two tokens.
 */
export const zGetPairAddressResponse = zReservesCollection

export const zGetPairReservesPath = z.object({
  pair_address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetPairReservesQuery = z.object({
  chain: z.string().optional().default('0x1'),
  to_block: z.int().gte(0).optional(),
  to_date: z.iso.datetime({ offset: true, local: true }).optional(),
})

/**
 * What the pool holds.
 */
export const zGetPairReservesResponse2 = zGetPairReservesResponse

export const zGetPairPricePath = z.object({
  token0_address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
  token1_address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetPairPriceQuery = z.object({
  chain: z.string().optional().default('0x1'),
  to_block: z.int().gte(0).optional(),
  to_date: z.iso.datetime({ offset: true, local: true }).optional(),
  exchange: z.string().optional(),
})

/**
 * The pair's price.
 */
export const zGetPairPriceResponse = zGetPairPrice

export const zGetTokenPairsPath = z.object({
  token_address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetTokenPairsQuery = z.object({
  chain: z.string().optional().default('0x1'),
  limit: z.int().gte(1).optional(),
  cursor: z.string().optional(),
})

/**
 * A page of the token's pairs.
 */
export const zGetTokenPairsResponse = zTokenPairs

export const zGetPairStatsPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetPairStatsQuery = z.object({
  chain: z.string().optional().default('0x1'),
})

/**
 * The pair and its figures.
 */
export const zGetPairStatsResponse = zPairStats

export const zGetPairCandlesticksPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetPairCandlesticksQuery = z.object({
  chain: z.string().optional().default('0x1'),
  timeframe: z
    .enum(['1s', '10s', '30s', '1min', '5min', '10min', '30min', '1h', '4h', '12h', '1d', '1w', '1M'])
    .optional(),
  currency: z.enum(['usd', 'native']).optional(),
  fromDate: z.iso.datetime({ offset: true, local: true }),
  toDate: z.iso.datetime({ offset: true, local: true }),
  limit: z.int().gte(1).optional(),
  cursor: z.string().optional(),
})

/**
 * A page of the pair's candlesticks.
 */
export const zGetPairCandlesticksResponse = zPairCandlesticks

export const zGetSwapsByPairAddressPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetSwapsByPairAddressQuery = z.object({
  chain: z.string().optional().default('0x1'),
  cursor: z.string().optional(),
  limit: z.int().gte(1).optional(),
  fromBlock: z.int().gte(0).optional(),
  toBlock: z.int().gte(0).optional(),
  fromDate: z.iso.datetime({ offset: true, local: true }).optional(),
  toDate: z.iso.datetime({ offset: true, local: true }).optional(),
  order: z.enum(['ASC', 'DESC']).optional(),
  transactionTypes: z.array(z.enum(['buy', 'sell', 'addLiquidity', 'removeLiquidity'])).optional(),
})

/**
 * A page of the pair's swaps.
 */
export const zGetSwapsByPairAddressResponse = zPairSwaps

export const zGetSwapsByTokenAddressPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetSwapsByTokenAddressQuery = z.object({
  chain: z.string().optional().default('0x1'),
  cursor: z.string().optional(),
  limit: z.int().gte(1).optional(),
  order: z.enum(['ASC', 'DESC']).optional(),
  fromBlock: z.int().gte(0).optional(),
  toBlock: z.int().gte(0).optional(),
  fromDate: z.iso.datetime({ offset: true, local: true }).optional(),
  toDate: z.iso.datetime({ offset: true, local: true }).optional(),
  transactionTypes: z.array(z.enum(['buy', 'sell'])).optional(),
})

/**
 * A page of the token's swaps.
 */
export const zGetSwapsByTokenAddressResponse = zSwaps

export const zGetSwapsByWalletAddressPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetSwapsByWalletAddressQuery = z.object({
  chain: z.string().optional().default('0x1'),
  tokenAddress: z
    .string()
    .regex(/^0x[0-9a-fA-F]{40}$/)
    .optional(),
  cursor: z.string().optional(),
  limit: z.int().gte(1).optional(),
  fromBlock: z.int().gte(0).optional(),
  toBlock: z.int().gte(0).optional(),
  fromDate: z.iso.datetime({ offset: true, local: true }).optional(),
  toDate: z.iso.datetime({ offset: true, local: true }).optional(),
  order: z.enum(['ASC', 'DESC']).optional(),
  transactionTypes: z.array(z.enum(['buy', 'sell'])).optional(),
})

/**
 * A page of the wallet's swaps.
 */
export const zGetSwapsByWalletAddressResponse = zSwaps

export const zGetTokenScorePath = z.object({
  tokenAddress: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetTokenScoreQuery = z.object({
  chain: z.string().optional().default('0x1'),
})

/**
 * The rating.
 */
export const zGetTokenScoreResponse = zTokenScore

export const zGetHistoricalTokenScorePath = z.object({
  tokenAddress: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetHistoricalTokenScoreQuery = z.object({
  chain: z.string().optional().default('0x1'),
  timeframe: z.enum(['1d', '7d', '30d']).optional(),
})

/**
 * The ratings.
 */
export const zGetHistoricalTokenScoreResponse = zHistoricalTokenScore

export const zGetTokenAnalyticsPath = z.object({
  tokenAddress: z.string().regex(/^(0x[0-9a-fA-F]{40}|[1-9A-HJ-NP-Za-km-z]{32,44})$/),
})

export const zGetTokenAnalyticsQuery = z.object({
  chain: z.string().optional().default('0x1'),
})

/**
 * The figures of the token.
 */
export const zGetTokenAnalyticsResponse = zTokenAnalytics

/**
 * The tokens to look at.
 */
export const zGetMultipleTokenAnalyticsBody = zGetMultipleTokenAnalyticsDto

/**
 * The figures of the tokens.
 */
export const zGetMultipleTokenAnalyticsResponse = zTokenAnalyticsList

/**
 * The tokens to look at.
 */
export const zGetTimeSeriesTokenAnalyticsBody = zGetTimeSeriesTokenAnalyticsDto

export const zGetTimeSeriesTokenAnalyticsQuery = z.object({
  timeframe: z.enum(['1d', '7d', '30d']).optional(),
})

/**
 * The figures of the tokens, over time.
 */
export const zGetTimeSeriesTokenAnalyticsResponse = zTokenAnalyticsSeriesList

export const zGetTokenHoldersPath = z.object({
  tokenAddress: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetTokenHoldersQuery = z.object({
  chain: z.string().optional().default('0x1'),
})

/**
 * The figures of the token's holders.
 */
export const zGetTokenHoldersResponse = zTokenHolders

/**
 * The categories.
 */
export const zGetTokenCategoriesResponse = zTokenCategories

export const zGetTrendingTokensQuery = z.object({
  chain: z.string().optional(),
  limit: z.int().gte(1).optional(),
})

/**
 * One row per token.
 */
export const zGetTrendingTokensResponse = z.array(zTrendingToken)

export const zSearchTokensQuery = z.object({
  query: z.string().min(1),
  chains: z.array(z.string()).optional(),
  limit: z.int().gte(1).optional(),
  isVerifiedContract: z.boolean().optional().default(false),
  sortBy: z.enum(['volume1hDesc', 'volume24hDesc', 'liquidityDesc', 'marketCapDesc']).optional(),
  boostVerifiedContracts: z.boolean().optional().default(true),
})

/**
 * The tokens that were found.
 */
export const zSearchTokensResponse = zTokenSearchResult

export const zGetWalletHistoryPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetWalletHistoryQuery = z.object({
  chain: z.string().optional().default('0x1'),
  from_block: z.int().gte(0).optional(),
  to_block: z.int().gte(0).optional(),
  from_date: z.iso.datetime({ offset: true, local: true }).optional(),
  to_date: z.iso.datetime({ offset: true, local: true }).optional(),
  include_internal_transactions: z.boolean().optional(),
  nft_metadata: z.boolean().optional(),
  include_input_data: z.boolean().optional(),
  cursor: z.string().optional(),
  order: z.enum(['ASC', 'DESC']).optional(),
  limit: z.int().gte(1).optional(),
})

/**
 * A page of the wallet's transactions.
 */
export const zGetWalletHistoryResponse = zWalletHistory

export const zGetWalletTokenBalancesPricePath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetWalletTokenBalancesPriceQuery = z.object({
  chain: z.string().optional().default('0x1'),
  to_block: z.int().gte(0).optional(),
  token_addresses: z.array(z.string().regex(/^0x[0-9a-fA-F]{40}$/)).optional(),
  exclude_spam: z.boolean().optional().default(false),
  exclude_unverified_contracts: z.boolean().optional().default(false),
  cursor: z.string().optional(),
  limit: z.int().gte(1).optional(),
  exclude_native: z.boolean().optional().default(false),
  max_token_inactivity: z.int().gte(0).optional(),
  min_pair_side_liquidity_usd: z.number().gte(0).optional(),
})

/**
 * A page of the wallet's holdings.
 */
export const zGetWalletTokenBalancesPriceResponse = zErc20TokenBalanceWithPriceResult

export const zGetWalletNetWorthPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetWalletNetWorthQuery = z.object({
  chains: z.array(z.string()).optional(),
  exclude_spam: z.boolean().optional().default(false),
  exclude_unverified_contracts: z.boolean().optional().default(false),
  max_token_inactivity: z.int().gte(0).optional(),
  min_pair_side_liquidity_usd: z.number().gte(0).optional(),
})

/**
 * The net worth, in US dollars.
 */
export const zGetWalletNetWorthResponse = zNetWorthResult

export const zGetWalletActiveChainsPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetWalletActiveChainsQuery = z.object({
  chains: z.array(z.string()).optional(),
})

/**
 * The wallet's chains.
 */
export const zGetWalletActiveChainsResponse = zWalletActiveChains

export const zGetWalletStatsPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetWalletStatsQuery = z.object({
  chain: z.string().optional().default('0x1'),
})

/**
 * The counts.
 */
export const zGetWalletStatsResponse = zWalletStat

export const zGetWalletApprovalsPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetWalletApprovalsQuery = z.object({
  chain: z.string().optional().default('0x1'),
  limit: z.int().gte(1).optional(),
  cursor: z.string().optional(),
})

/**
 * A page of the wallet's approvals.
 */
export const zGetWalletApprovalsResponse = zWalletApprovals

export const zGetWalletInsightPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetWalletInsightQuery = z.object({
  chains: z.array(z.string()).optional(),
  includeChainBreakdown: z.boolean().optional().default(false),
})

/**
 * The figures of the wallet.
 */
export const zGetWalletInsightResponse = zWalletInsight

export const zGetDefiSummaryPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetDefiSummaryQuery = z.object({
  chain: z.string().optional().default('0x1'),
})

/**
 * The summary.
 */
export const zGetDefiSummaryResponse = zWalletDefiSummary

export const zGetDefiPositionsByProtocolPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
  protocol: z.string(),
})

export const zGetDefiPositionsByProtocolQuery = z.object({
  chain: z.string().optional().default('0x1'),
})

/**
 * The protocol and the wallet's positions in it.
 */
export const zGetDefiPositionsByProtocolResponse = zGetDefiPositionsByProtocol

export const zGetDefiPositionsSummaryPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetDefiPositionsSummaryQuery = z.object({
  chain: z.string().optional().default('0x1'),
})

/**
 * The positions, protocol after protocol.
 */
export const zGetDefiPositionsSummaryResponse = z.array(zDefiPositionSummaryResponse)

export const zGetWalletProfitabilitySummaryPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetWalletProfitabilitySummaryQuery = z.object({
  days: z.enum(['all', '7', '30', '60', '90']).optional(),
  chain: z.string().optional().default('0x1'),
})

/**
 * Totals of the wallet's trades.
 */
export const zGetWalletProfitabilitySummaryResponse = zGetWalletProfitabilitySummary

export const zGetWalletProfitabilityPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetWalletProfitabilityQuery = z.object({
  days: z.enum(['all', '7', '30', '60', '90']).optional(),
  chain: z.string().optional().default('0x1'),
  token_addresses: z.array(z.string().regex(/^0x[0-9a-fA-F]{40}$/)).optional(),
})

/**
 * The wallet's trades by token.
 */
export const zGetWalletProfitabilityResponse = zWalletProfitabilityResponse

export const zGetTopProfitableWalletPerTokenPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zGetTopProfitableWalletPerTokenQuery = z.object({
  days: z.enum(['all', '7', '30']).optional(),
  chain: z.string().optional().default('0x1'),
})

/**
 * The token and its most successful traders.
 */
export const zGetTopProfitableWalletPerTokenResponse = zWalletTopProfitableWalletPerTokenResponse

/**
 * The tokens, by rank.
 */
export const zGetTopErc20TokensByMarketCapResponse = z.array(zMarketDataErc20TokenItem)

/**
 * Winners and losers of the day.
 */
export const zGetTopErc20TokensByPriceMoversResponse = zMarketDataErc20TokensByPriceMovers

/**
 * The collections, by rank.
 */
export const zGetTopNftCollectionsByMarketCapResponse = z.array(zMarketDataTopNftCollectionByMarketCapItem)

/**
 * The collections, by rank.
 */
export const zGetHottestNftCollectionsByTradingVolumeResponse = z.array(
  zMarketDataHottestNftCollectionByTradingVolumeItem,
)

/**
 * The coins, by market capitalisation.
 */
export const zGetTopCryptoCurrenciesByMarketCapResponse = z.array(zMarketDataTopCryptoCurrenciesByMarketCapItem)

/**
 * The coins, by volume.
 */
export const zGetTopCryptoCurrenciesByTradingVolumeResponse = z.array(zMarketDataTopCryptoCurrenciesByMarketCapItem)

export const zSearchEntitiesQuery = z.object({
  query: z.string(),
  limit: z.int().gte(1).optional(),
})

/**
 * What was found.
 */
export const zSearchEntitiesResponse = zEntitySearchResult

export const zGetEntityCategoriesQuery = z.object({
  limit: z.int().gte(1).optional(),
})

/**
 * The categories.
 */
export const zGetEntityCategoriesResponse = zEntityCategories

export const zGetEntitiesByCategoryPath = z.object({
  categoryId: z.string(),
})

export const zGetEntitiesByCategoryQuery = z.object({
  limit: z.int().gte(1).optional(),
})

/**
 * The entities.
 */
export const zGetEntitiesByCategoryResponse = zEntitiesOfCategory

export const zGetEntityPath = z.object({
  entityId: z.string(),
})

/**
 * The entity.
 */
export const zGetEntityResponse = zEntity

export const zResolveAddressPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

/**
 * The name.
 */
export const zResolveAddressResponse = zEns

export const zResolveDomainPath = z.object({
  domain: z.string(),
})

export const zResolveDomainQuery = z.object({
  currency: z.enum(['eth', '0x1']).optional(),
})

/**
 * The address.
 */
export const zResolveDomainResponse = zResolve

export const zResolveEnsDomainPath = z.object({
  domain: z.string(),
})

/**
 * The address.
 */
export const zResolveEnsDomainResponse = zResolve

export const zResolveAddressToDomainPath = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
})

export const zResolveAddressToDomainQuery = z.object({
  currency: z.enum(['eth', '0x1']).optional(),
})

/**
 * The domain.
 */
export const zResolveAddressToDomainResponse = zUnstoppableDomain

/**
 * The files of the folder.
 */
export const zUploadFolderBody = z.array(zIpfsFileRequest).min(1)

/**
 * One entry per file, in the order they were given.
 */
export const zUploadFolderResponse = z.array(zIpfsFile)

/**
 * One row per call, in no particular order.
 */
export const zEndpointWeightsResponse = z.array(zEndpointWeights)

/**
 * The version.
 */
export const zWeb3ApiVersionResponse = zWeb3Version

/** Response schemas by API and operation id, for the client's `validate` option. */
export const answers = {
  'evm.getNativeBalance': zGetNativeBalanceResponse,
  'evm.getNativeBalancesForAddresses': zGetNativeBalancesForAddressesResponse,
  'evm.getBlock': zGetBlockResponse,
  'evm.getDateToBlock': zGetDateToBlockResponse,
  'evm.getLatestBlockNumber': zGetLatestBlockNumberResponse,
  'evm.getBlockStats': zGetBlockStatsResponse,
  'evm.getTransaction': zGetTransactionResponse,
  'evm.getTransactionVerbose': zGetTransactionVerboseResponse,
  'evm.getInternalTransactions': zGetInternalTransactionsResponse,
  'evm.getWalletTransactions': zGetWalletTransactionsResponse,
  'evm.getWalletTransactionsVerbose': zGetWalletTransactionsVerboseResponse,
  'evm.getContractEvents': zGetContractEventsResponse,
  'evm.getContractLogs': zGetContractLogsResponse,
  'evm.reviewContracts': zReviewContractsResponse,
  'evm.getWalletNFTs': zGetWalletNftsResponse,
  'evm.getContractNFTs': zGetContractNftsResponse,
  'evm.getMultipleNFTs': zGetMultipleNftsResponse,
  'evm.getNFTMetadata': zGetNftMetadataResponse,
  'evm.getNFTContractMetadata': zGetNftContractMetadataResponse,
  'evm.getNFTBulkContractMetadata': zGetNftBulkContractMetadataResponse,
  'evm.getWalletNFTCollections': zGetWalletNftCollectionsResponse,
  'evm.getNFTOwners': zGetNftOwnersResponse,
  'evm.getUniqueOwnersByCollection': zGetUniqueOwnersByCollectionResponse,
  'evm.getNFTTokenIdOwners': zGetNftTokenIdOwnersResponse,
  'evm.getWalletNFTTransfers': zGetWalletNftTransfersResponse,
  'evm.getNFTContractTransfers': zGetNftContractTransfersResponse,
  'evm.getNFTTransfers': zGetNftTransfersResponse,
  'evm.getNFTTransfersByBlock': zGetNftTransfersByBlockResponse,
  'evm.getNFTTransfersFromToBlock': zGetNftTransfersFromToBlockResponse,
  'evm.getNFTTrades': zGetNftTradesResponse,
  'evm.getNFTTradesByToken': zGetNftTradesByTokenResponse,
  'evm.getNFTTradesByWallet': zGetNftTradesByWalletResponse,
  'evm.getNFTContractSalePrices': zGetNftContractSalePricesResponse,
  'evm.getNFTSalePrices': zGetNftSalePricesResponse,
  'evm.getNFTLowestPrice': zGetNftLowestPriceResponse,
  'evm.getNFTFloorPriceByContract': zGetNftFloorPriceByContractResponse,
  'evm.getNFTFloorPriceByToken': zGetNftFloorPriceByTokenResponse,
  'evm.getNFTHistoricalFloorPriceByContract': zGetNftHistoricalFloorPriceByContractResponse,
  'evm.getNFTTraitsByCollection': zGetNftTraitsByCollectionResponse,
  'evm.getNFTTraitsByCollectionPaginate': zGetNftTraitsByCollectionPaginateResponse,
  'evm.getNFTByContractTraits': zGetNftByContractTraitsResponse,
  'evm.getNFTCollectionStats': zGetNftCollectionStatsResponse,
  'evm.getNFTTokenStats': zGetNftTokenStatsResponse,
  'evm.reSyncMetadata': zReSyncMetadataResponse,
  'evm.resyncNFTRarity': zResyncNftRarityResponse,
  'evm.syncNFTContract': zSyncNftContractResponse,
  'evm.getWalletTokenBalances': zGetWalletTokenBalancesResponse,
  'evm.getWalletTokenTransfers': zGetWalletTokenTransfersResponse,
  'evm.getTokenTransfers': zGetTokenTransfersResponse,
  'evm.getTokenMetadata': zGetTokenMetadataResponse,
  'evm.getTokenMetadataBySymbol': zGetTokenMetadataBySymbolResponse,
  'evm.getTokenOwners': zGetTokenOwnersResponse,
  'evm.getTokenAllowance': zGetTokenAllowanceResponse,
  'evm.getTokenStats': zGetTokenStatsResponse,
  'evm.getTokenPrice': zGetTokenPriceResponse,
  'evm.getMultipleTokenPrices': zGetMultipleTokenPricesResponse,
  'evm.getPairAddress': zGetPairAddressResponse,
  'evm.getPairReserves': zGetPairReservesResponse,
  'evm.getPairPrice': zGetPairPriceResponse,
  'evm.getTokenPairs': zGetTokenPairsResponse,
  'evm.getPairStats': zGetPairStatsResponse,
  'evm.getPairCandlesticks': zGetPairCandlesticksResponse,
  'evm.getSwapsByPairAddress': zGetSwapsByPairAddressResponse,
  'evm.getSwapsByTokenAddress': zGetSwapsByTokenAddressResponse,
  'evm.getSwapsByWalletAddress': zGetSwapsByWalletAddressResponse,
  'evm.getTokenScore': zGetTokenScoreResponse,
  'evm.getHistoricalTokenScore': zGetHistoricalTokenScoreResponse,
  'evm.getTokenAnalytics': zGetTokenAnalyticsResponse,
  'evm.getMultipleTokenAnalytics': zGetMultipleTokenAnalyticsResponse,
  'evm.getTimeSeriesTokenAnalytics': zGetTimeSeriesTokenAnalyticsResponse,
  'evm.getTokenHolders': zGetTokenHoldersResponse,
  'evm.getTokenCategories': zGetTokenCategoriesResponse,
  'evm.getTrendingTokens': zGetTrendingTokensResponse,
  'evm.searchTokens': zSearchTokensResponse,
  'evm.getWalletHistory': zGetWalletHistoryResponse,
  'evm.getWalletTokenBalancesPrice': zGetWalletTokenBalancesPriceResponse,
  'evm.getWalletNetWorth': zGetWalletNetWorthResponse,
  'evm.getWalletActiveChains': zGetWalletActiveChainsResponse,
  'evm.getWalletStats': zGetWalletStatsResponse,
  'evm.getWalletApprovals': zGetWalletApprovalsResponse,
  'evm.getWalletInsight': zGetWalletInsightResponse,
  'evm.getDefiSummary': zGetDefiSummaryResponse,
  'evm.getDefiPositionsByProtocol': zGetDefiPositionsByProtocolResponse,
  'evm.getDefiPositionsSummary': zGetDefiPositionsSummaryResponse,
  'evm.getWalletProfitabilitySummary': zGetWalletProfitabilitySummaryResponse,
  'evm.getWalletProfitability': zGetWalletProfitabilityResponse,
  'evm.getTopProfitableWalletPerToken': zGetTopProfitableWalletPerTokenResponse,
  'evm.getTopERC20TokensByMarketCap': zGetTopErc20TokensByMarketCapResponse,
  'evm.getTopERC20TokensByPriceMovers': zGetTopErc20TokensByPriceMoversResponse,
  'evm.getTopNFTCollectionsByMarketCap': zGetTopNftCollectionsByMarketCapResponse,
  'evm.getHottestNFTCollectionsByTradingVolume': zGetHottestNftCollectionsByTradingVolumeResponse,
  'evm.getTopCryptoCurrenciesByMarketCap': zGetTopCryptoCurrenciesByMarketCapResponse,
  'evm.getTopCryptoCurrenciesByTradingVolume': zGetTopCryptoCurrenciesByTradingVolumeResponse,
  'evm.searchEntities': zSearchEntitiesResponse,
  'evm.getEntityCategories': zGetEntityCategoriesResponse,
  'evm.getEntitiesByCategory': zGetEntitiesByCategoryResponse,
  'evm.getEntity': zGetEntityResponse,
  'evm.resolveAddress': zResolveAddressResponse,
  'evm.resolveDomain': zResolveDomainResponse,
  'evm.resolveENSDomain': zResolveEnsDomainResponse,
  'evm.resolveAddressToDomain': zResolveAddressToDomainResponse,
  'evm.uploadFolder': zUploadFolderResponse,
  'evm.endpointWeights': zEndpointWeightsResponse,
  'evm.web3ApiVersion': zWeb3ApiVersionResponse,
}
