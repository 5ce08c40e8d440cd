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
 * What only blocks of Bitcoin have.
 */
export const zBitcoinBlockSpecific = z.object({
  bits: z.string().nullish(),
  chainwork: z.string().nullish(),
  difficulty: z.string().nullish(),
  merkleRoot: z.string().nullish(),
  miner: z.string().nullish(),
  nonce: z.string().nullish(),
  weight: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' })
    .nullish(),
  witnessCommitment: z.string().nullish(),
})

/**
 * Where value of a transaction comes from.
 */
export const zBitcoinInput = z.object({
  n: z.int(),
  txid: z.string().nullish(),
  vout: z.int().nullish(),
  sequence: z.int().nullish(),
  addresses: z.array(z.string()).nullish().default([]),
  isAddress: z.boolean().nullish(),
  value: z.string().nullish(),
  hex: z.string().nullish(),
})

/**
 * Where value of a transaction goes.
 */
export const zBitcoinOutput = z.object({
  n: z.int(),
  value: z.string().nullish(),
  addresses: z.array(z.string()).nullish().default([]),
  isAddress: z.boolean().nullish(),
  spent: z.boolean().nullish(),
  hex: z.string().nullish(),
})

/**
 * What only transactions of Bitcoin have.
 */
export const zBitcoinTransactionSpecific = z.object({
  version: z.int().nullish(),
  locktime: z.int().nullish(),
  weight: z.int().nullish(),
  vsize: z.int().nullish(),
  valueIn: z.string().nullish(),
  hex: z.string().nullish(),
  miscJson: z.string().nullish(),
})

/**
 * How a price moved within a period. Prices are in the currency that was asked for.
 */
export const zCandleStick = z.object({
  timestamp: z.iso.datetime({ offset: true, local: true }),
  open: z.number().nullish(),
  high: z.number().nullish(),
  low: z.number().nullish(),
  close: z.number().nullish(),
  volume: z.number().nullish(),
  trades: z.int().nullish(),
})

/**
 * A DeFi protocol.
 */
export const zDefiProtocol = z.object({
  protocolId: z.string(),
  protocolName: z.string().nullish(),
  protocolUrl: z.string().nullish(),
  protocolLogo: z.string().nullish(),
  chains: z.array(z.string()).nullish().default([]),
})

/**
 * DeFi holdings in one protocol on one chain, in figures.
 */
export const zDefiProtocolTotals = z.object({
  chainId: z.string(),
  protocolId: z.string(),
  protocolName: z.string().nullish(),
  protocolUrl: z.string().nullish(),
  protocolLogo: z.string().nullish(),
  totalUsd: z.union([z.number(), z.string()]).nullish(),
  totalUnclaimedUsd: z.union([z.number(), z.string()]).nullish(),
  positionCount: z.int().nullish(),
})

/**
 * A page of protocols.
 */
export const zDefiProtocols = z.object({
  cursor: z.string().nullish(),
  result: z.array(zDefiProtocol),
})

/**
 * A token of a position.
 */
export const zDefiToken = z.object({
  tokenType: z.string().nullish(),
  name: z.string().nullish(),
  symbol: z.string().nullish(),
  address: z.string(),
  decimals: z.union([z.int(), z.string()]).nullish(),
  logo: z.string().nullish(),
  balance: z.union([z.string(), z.int()]).nullish(),
  balanceFormatted: z.union([z.string(), z.number()]).nullish(),
  usdPrice: z.union([z.number(), z.string()]).nullish(),
  usdValue: z.union([z.number(), z.string()]).nullish(),
})

/**
 * DeFi holdings on all chains that were read.
 */
export const zDefiTotals = z.object({
  activeProtocols: z.int().nullish(),
  totalPositions: z.int().nullish(),
  totalUsd: z.union([z.number(), z.string()]).nullish(),
  totalUnclaimedUsd: z.union([z.number(), z.string()]).nullish(),
  protocols: z.array(zDefiProtocolTotals).nullish().default([]),
})

/**
 * The pair that a price comes from.
 */
export const zDexInformation = z.object({
  exchangeName: z.string().nullish(),
  exchangeAddress: z.string().nullish(),
  pairAddress: z.string().nullish(),
  pairLiquidityUsd: z.number().nullish(),
})

/**
 * What only blocks of EVM chains have.
 */
export const zEvmBlockSpecific = z.object({
  baseFeePerGas: z.string().nullish(),
  difficulty: z.string().nullish(),
  totalDifficulty: z.string().nullish(),
  extraData: z.string().nullish(),
  gasLimit: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' })
    .nullish(),
  gasUsed: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' })
    .nullish(),
  logsBloom: z.string().nullish(),
  miner: z.string().nullish(),
  nonce: z.string().nullish(),
  mixHash: z.string().nullish(),
  receiptsRoot: z.string().nullish(),
  sha3Uncles: z.string().nullish(),
  stateRoot: z.string().nullish(),
  transactionsRoot: z.string().nullish(),
  uncles: z.string().nullish(),
  withdrawalsRoot: z.string().nullish(),
})

/**
 * Where value of a transaction comes from.
 */
export const zEvmInput = z.object({
  n: z.int(),
  txid: z.string().nullish(),
  vout: z.int().nullish(),
  sequence: z.int().nullish(),
  addresses: z.array(z.string()).nullish().default([]),
  isAddress: z.boolean().nullish(),
  value: z.string().nullish(),
  hex: z.string().nullish(),
})

/**
 * Where value of a transaction goes.
 */
export const zEvmOutput = z.object({
  n: z.int(),
  value: z.string().nullish(),
  addresses: z.array(z.string()).nullish().default([]),
  isAddress: z.boolean().nullish(),
  spent: z.boolean().nullish(),
  hex: z.string().nullish(),
})

/**
 * What only transactions of EVM chains have.
 */
export const zEvmTransactionSpecific = z.object({
  status: z.union([z.int(), z.string()]).nullish(),
  nonce: z
    .union([
      z.coerce
        .bigint()
        .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
        .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' }),
      z.coerce
        .bigint()
        .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
        .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' }),
    ])
    .nullish(),
  gasLimit: z
    .union([
      z.coerce
        .bigint()
        .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
        .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' }),
      z.coerce
        .bigint()
        .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
        .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' }),
    ])
    .nullish(),
  gasUsed: z
    .union([
      z.coerce
        .bigint()
        .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
        .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' }),
      z.coerce
        .bigint()
        .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
        .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' }),
    ])
    .nullish(),
  gasPrice: z.string().nullish(),
  data: z.string().nullish(),
  effectiveGasPrice: z.string().nullish(),
  maxFeePerGas: z.string().nullish(),
  maxPriorityFeePerGas: z.string().nullish(),
  cumulativeGasUsed: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' })
    .nullish(),
  transactionType: z.string().nullish(),
  contractAddress: z.string().nullish(),
})

/**
 * An output of an earlier transaction that a transaction of Bitcoin spends.
 */
export const zHistoryBitcoinInput = z.object({
  txid: z.string().nullish(),
  vout: z.int().nullish(),
  sequence: z.int().nullish(),
  addresses: z.array(z.string()).nullish(),
  value: z.string().nullish(),
  isOwn: z.boolean().nullish(),
})

/**
 * What a transaction of Bitcoin pays, and to whom.
 */
export const zHistoryBitcoinOutput = z.object({
  n: z.int().nullish(),
  addresses: z.array(z.string()).nullish(),
  value: z.string().nullish(),
  hex: z.string().nullish(),
  spent: z.boolean().nullish(),
  isOwn: z.boolean().nullish(),
})

/**
 * A transaction of Bitcoin in its own terms. Amounts are in satoshi.
 */
export const zHistoryBitcoin = z.object({
  version: z.int().nullish(),
  size: z.int().nullish(),
  vsize: z.int().nullish(),
  coinbase: z.boolean().nullish(),
  rbf: z.boolean().nullish(),
  inputCount: z.int().nullish(),
  outputCount: z.int().nullish(),
  vin: z.array(zHistoryBitcoinInput).nullish(),
  vout: z.array(zHistoryBitcoinOutput).nullish(),
})

/**
 * The block of a transaction.
 */
export const zHistoryBlock = z.object({
  number: z.union([z.int(), z.string()]).nullish(),
  timestamp: z.iso.datetime({ offset: true, local: true }).nullish(),
  hash: z.string().nullish(),
})

/**
 * What a transaction cost.
 */
export const zHistoryFee = z.object({
  amountRaw: z.string().nullish(),
  amount: z.string().nullish(),
})

/**
 * Gas of a transaction. Prices are in wei per unit of gas.
 */
export const zHistoryGas = z.object({
  gasLimit: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' })
    .nullish(),
  gasUsed: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' })
    .nullish(),
  gasPrice: z.string().nullish(),
  effectiveGasPrice: z.string().nullish(),
  maxFeePerGas: z.string().nullish(),
  maxPriorityFeePerGas: z.string().nullish(),
  cumulativeGasUsed: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' })
    .nullish(),
})

/**
 * Transfers that contracts made within a transaction.
 */
export const zHistoryInternalTransactions = z.object({
  items: z.array(z.unknown()).nullish().default([]),
  hasMore: z.boolean().nullish(),
})

/**
 * A log of a contract.
 */
export const zHistoryLog = z.object({
  address: z.string().nullish(),
  blockHash: z.string().nullish(),
  data: z.string().nullish(),
  logIndex: z.int().nullish(),
  topic0: z.string().nullish(),
  topic1: z.string().nullish(),
  topic2: z.string().nullish(),
  topic3: z.string().nullish(),
  transactionHash: z.string().nullish(),
})

/**
 * Logs of a transaction.
 */
export const zHistoryLogs = z.object({
  items: z.array(zHistoryLog).nullish().default([]),
  hasMore: z.boolean().nullish(),
})

/**
 * A transaction of an EVM chain in its own terms.
 */
export const zHistoryEvm = z.object({
  nonce: z
    .union([
      z.coerce
        .bigint()
        .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
        .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' }),
      z.coerce
        .bigint()
        .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
        .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' }),
    ])
    .nullish(),
  transactionType: z.string().nullish(),
  gas: zHistoryGas.nullish(),
  methodId: z.string().nullish(),
  contractAddress: z.string().nullish(),
  receiptStatus: z.string().nullish(),
  input: z.string().nullish(),
  decodedInput: z.unknown().optional(),
  logs: zHistoryLogs.nullish(),
  internalTransactions: zHistoryInternalTransactions.nullish(),
})

/**
 * A transfer of the coin of the chain.
 */
export const zHistoryNativeTransfer = z.object({
  fromAddress: z.string().nullish(),
  toAddress: z.string().nullish(),
  amount: z.string(),
  direction: z.string().nullish(),
  isInternal: z.boolean().nullish(),
})

/**
 * Transfers of the coin of the chain.
 */
export const zHistoryNativeTransfers = z.object({
  items: z.array(zHistoryNativeTransfer).nullish().default([]),
  hasMore: z.boolean().nullish(),
})

/**
 * A transfer of an NFT.
 */
export const zHistoryNftTransfer = z.object({
  fromAddress: z.string().nullish(),
  toAddress: z.string().nullish(),
  tokenAddress: z.string(),
  tokenId: z.string(),
  amount: z.string().nullish(),
  direction: z.string().nullish(),
  tokenType: z.string().nullish(),
})

/**
 * Transfers of NFTs.
 */
export const zHistoryNftTransfers = z.object({
  items: z.array(zHistoryNftTransfer).nullish().default([]),
  hasMore: z.boolean().nullish(),
})

/**
 * What only Bitcoin has.
 */
export const zHistoryRawBitcoin = z.object({
  bitcoin: zHistoryBitcoin,
})

/**
 * What only EVM chains have.
 */
export const zHistoryRawEvm = z.object({
  evm: zHistoryEvm,
})

/**
 * What only Solana has.
 */
export const zHistoryRawSolana = z.object({
  solana: z.unknown(),
})

/**
 * What only one family of chains has.
 */
export const zHistoryRaw = z.union([zHistoryRawEvm, zHistoryRawBitcoin, zHistoryRawSolana])

/**
 * A transfer of a token.
 */
export const zHistoryTokenTransfer = z.object({
  fromAddress: z.string().nullish(),
  toAddress: z.string().nullish(),
  value: z.string(),
  direction: z.string().nullish(),
  tokenAddress: z.string(),
  tokenSymbol: z.string().nullish(),
  tokenName: z.string().nullish(),
  tokenDecimals: z.union([z.int(), z.string()]).nullish(),
  tokenLogo: z.string().nullish(),
})

/**
 * Transfers of tokens.
 */
export const zHistoryTokenTransfers = z.object({
  items: z.array(zHistoryTokenTransfer).nullish().default([]),
  hasMore: z.boolean().nullish(),
})

/**
 * What a loan has.
 */
export const zLendingDetails = z.object({
  healthFactor: z.union([z.string(), z.number()]).nullish(),
})

/**
 * What liquidity has.
 */
export const zLiquidityDetails = z.object({
  poolAddress: z.string().nullish(),
})

/**
 * What only one kind of position has.
 */
export const zDefiPositionDetails = z.object({
  type: z.string().nullish(),
  isDebt: z.boolean().nullish(),
  lending: zLendingDetails.nullish(),
  liquidity: zLiquidityDetails.nullish(),
})

/**
 * What a wallet has in one place of a protocol.
 */
export const zDefiPositionBody = z.object({
  label: z.string().nullish(),
  address: z.string().nullish(),
  tokens: z.array(zDefiToken).nullish().default([]),
  balanceUsd: z.union([z.number(), z.string()]).nullish(),
  unclaimedUsd: z.union([z.number(), z.string()]).nullish(),
  details: zDefiPositionDetails.nullish(),
})

/**
 * A position, with the protocol and the chain it is in.
 */
export const zDefiPosition = z.object({
  chainId: z.string(),
  protocolId: z.string(),
  protocolName: z.string().nullish(),
  protocolUrl: z.string().nullish(),
  protocolLogo: z.string().nullish(),
  position: zDefiPositionBody,
})

/**
 * A protocol, and the positions in it.
 */
export const zDefiProtocolHoldings = z.object({
  chainId: z.string().nullish(),
  protocolId: z.string(),
  protocolName: z.string().nullish(),
  protocolUrl: z.string().nullish(),
  protocolLogo: z.string().nullish(),
  totalUsd: z.union([z.number(), z.string()]).nullish(),
  totalUnclaimedUsd: z.union([z.number(), z.string()]).nullish(),
  positions: z.array(zDefiPositionBody).nullish().default([]),
})

/**
 * The price of one whole token in the coin of its chain.
 */
export const zNativePrice = z.object({
  valueRaw: z.string().nullish(),
  value: z.string().nullish(),
  decimals: z.union([z.int(), z.string()]).nullish(),
  name: z.string().nullish(),
  symbol: z.string().nullish(),
})

/**
 * Tokens of a pair that were swapped, or liquidity that was added or removed.
 */
export const zPairSwap = z.object({
  transactionHash: z.string().nullish(),
  transactionIndex: z.int().nullish(),
  transactionType: z.string().nullish(),
  subCategory: z.string().nullish(),
  blockNumber: z.union([z.int(), z.string()]).nullish(),
  blockTimestamp: z.iso.datetime({ offset: true, local: true }).nullish(),
  walletAddress: z.string().nullish(),
  walletAddressLabel: z.string().nullish(),
  baseTokenAmount: z.union([z.string(), z.number()]).nullish(),
  quoteTokenAmount: z.union([z.string(), z.number()]).nullish(),
  baseTokenPriceUsd: z.number().nullish(),
  quoteTokenPriceUsd: z.number().nullish(),
  baseQuotePrice: z.union([z.string(), z.number()]).nullish(),
  totalValueUsd: z.number().nullish(),
  entityName: z.string().nullish(),
  entityLogo: z.string().nullish(),
})

/**
 * One side of a pair.
 */
export const zPairedToken = z.object({
  address: z.string().nullish(),
  name: z.string().nullish(),
  symbol: z.string().nullish(),
  logo: z.string().nullish(),
  decimals: z.union([z.string(), z.int()]).nullish(),
})

/**
 * Who is behind an address, such as an exchange.
 */
export const zParticipantEntity = z.object({
  id: z.string().nullish(),
  name: z.string().nullish(),
  logo: z.string().nullish(),
})

/**
 * One side of a transaction.
 */
export const zParticipant = z.object({
  address: z.string(),
  addressLabel: z.string().nullish(),
  entity: zParticipantEntity.nullish(),
})

/**
 * A transaction, seen from a wallet.
 */
export const zHistoryTransaction = z.object({
  hash: z.string(),
  index: z.int().nullish(),
  status: z.string().nullish(),
  direction: z.string().nullish(),
  category: z.string().nullish(),
  summary: z.string().nullish(),
  methodLabel: z.string().nullish(),
  possibleSpam: z.boolean().nullish(),
  initiatedBy: zParticipant.nullish(),
  from: zParticipant.nullish(),
  to: zParticipant.nullish(),
  fee: zHistoryFee.nullish(),
  confirmations: z.int().nullish(),
  nativeTransfers: zHistoryNativeTransfers.nullish(),
  tokenTransfers: zHistoryTokenTransfers.nullish(),
  nftTransfers: zHistoryNftTransfers.nullish(),
})

/**
 * A transaction that a wallet took part in, on one chain.
 */
export const zHistoryEntry = z.object({
  chainId: z.string(),
  block: zHistoryBlock.nullish(),
  transaction: zHistoryTransaction,
  raw: zHistoryRaw.nullish(),
  meta: z.record(z.string(), z.unknown()).nullish(),
})

/**
 * A price at a moment.
 */
export const zPricePoint = z.object({
  timestamp: z.iso.datetime({ offset: true, local: true }),
  price: z.union([z.string(), z.number()]),
})

/**
 * As of when a price is.
 */
export const zPriceUpdate = z.object({
  timestamp: z.iso.datetime({ offset: true, local: true }).nullish(),
  blockNumber: z.union([z.int(), z.string()]).nullish(),
})

/**
 * A transfer of a token.
 */
export const zSimpleTokenTransfer = z.object({
  type: z.string().nullish(),
  from: z.string().nullish(),
  to: z.string().nullish(),
  token: z.string(),
  name: z.string().nullish(),
  symbol: z.string().nullish(),
  decimals: z.union([z.int(), z.string()]).nullish(),
  value: z.string(),
})

/**
 * What only blocks of Solana have. It is provisional.
 */
export const zSolanaBlockSpecific = z.object({
  miscJson: z.string().nullish(),
})

/**
 * Where value of a transaction comes from.
 */
export const zSolanaInput = z.object({
  n: z.int(),
  txid: z.string().nullish(),
  vout: z.int().nullish(),
  sequence: z.int().nullish(),
  addresses: z.array(z.string()).nullish().default([]),
  isAddress: z.boolean().nullish(),
  value: z.string().nullish(),
  hex: z.string().nullish(),
})

/**
 * Where value of a transaction goes.
 */
export const zSolanaOutput = z.object({
  n: z.int(),
  value: z.string().nullish(),
  addresses: z.array(z.string()).nullish().default([]),
  isAddress: z.boolean().nullish(),
  spent: z.boolean().nullish(),
  hex: z.string().nullish(),
})

/**
 * What only transactions of Solana have. It is provisional.
 */
export const zSolanaTransactionSpecific = z.object({
  miscJson: z.string().nullish(),
})

/**
 * One side of a swap.
 */
export const zSwappedToken = z.object({
  address: z.string().nullish(),
  name: z.string().nullish(),
  symbol: z.string().nullish(),
  logo: z.string().nullish(),
  amount: z.union([z.string(), z.number()]).nullish(),
  usdPrice: z.number().nullish(),
  usdAmount: z.number().nullish(),
  tokenType: z.string().nullish(),
})

/**
 * By the id of each chain, the last block that was read, `latest` at the head of the
 * chain, or null where the service does not know.
 */
export const zSyncedHeights = z.record(z.string(), z.unknown())

/**
 * How far the chain has been read.
 */
export const zChainMeta = z.object({
  syncedAt: zSyncedHeights.nullish(),
})

/**
 * A transaction of Bitcoin.
 */
export const zBitcoinTransaction = z.object({
  chainFamily: z.literal('Bitcoin'),
  txid: z.string(),
  vin: z.array(zBitcoinInput).nullish().default([]),
  vout: z.array(zBitcoinOutput).nullish().default([]),
  blockHash: z.string().nullish(),
  blockHeight: z.union([z.int(), z.string()]).nullish(),
  blockTime: z.int().nullish(),
  value: z.string().nullish(),
  fees: z.string().nullish(),
  tokenTransfers: z.array(zSimpleTokenTransfer).nullish(),
  bitcoinSpecific: zBitcoinTransactionSpecific.nullish(),
  meta: zChainMeta.nullish(),
})

/**
 * A block of Bitcoin.
 */
export const zBitcoinBlock = z.object({
  chainFamily: z.literal('Bitcoin'),
  hash: z.string(),
  previousBlockHash: z.string().nullish(),
  height: z.union([z.int(), z.string()]).nullish(),
  size: z.int().nullish(),
  time: z.int().nullish(),
  txCount: z.int().nullish(),
  page: z.int().nullish(),
  totalPages: z.int().nullish(),
  itemsOnPage: z.int().nullish(),
  txs: z.array(zBitcoinTransaction).nullish().default([]),
  bitcoinSpecific: zBitcoinBlockSpecific.nullish(),
  meta: zChainMeta.nullish(),
})

/**
 * A page of candlesticks.
 */
export const zCandleSticks = z.object({
  meta: zChainMeta.nullish(),
  cursor: z.string().nullish(),
  page: z.int().nullish(),
  pairAddress: z.string().nullish(),
  tokenAddress: z.string().nullish(),
  timeframe: z.string().nullish(),
  currency: z.string().nullish(),
  result: z.array(zCandleStick),
})

/**
 * How far each chain has been read, and which chains the answer lacks. `missing` has
 * the latter in one list.
 */
export const zChainsMeta = z.object({
  syncedAt: zSyncedHeights.nullish(),
  unsupportedChains: z.array(z.string()).nullish(),
  failedChains: z.array(z.unknown()).nullish(),
})

/**
 * A page of positions.
 */
export const zDefiPositions = z.object({
  meta: zChainsMeta.nullish(),
  cursor: z.string().nullish(),
  result: z.array(zDefiPosition),
})

/**
 * The positions of a wallet in one protocol.
 */
export const zDefiProtocolPositions = z.object({
  meta: zChainsMeta.nullish(),
  cursor: z.string().nullish(),
  result: zDefiProtocolHoldings.nullish(),
})

/**
 * DeFi holdings of a wallet in figures. They leave out the chains in `missing`.
 */
export const zDefiSummary = z.object({
  meta: zChainsMeta.nullish(),
  result: zDefiTotals.nullish(),
})

/**
 * A transaction of an EVM chain.
 */
export const zEvmTransaction = z.object({
  chainFamily: z.literal('EVM'),
  txid: z.string(),
  vin: z.array(zEvmInput).nullish().default([]),
  vout: z.array(zEvmOutput).nullish().default([]),
  blockHash: z.string().nullish(),
  blockHeight: z.union([z.int(), z.string()]).nullish(),
  blockTime: z.int().nullish(),
  value: z.string().nullish(),
  fees: z.string().nullish(),
  tokenTransfers: z.array(zSimpleTokenTransfer).nullish(),
  evmSpecific: zEvmTransactionSpecific.nullish(),
  meta: zChainMeta.nullish(),
})

/**
 * A block of an EVM chain.
 */
export const zEvmBlock = z.object({
  chainFamily: z.literal('EVM'),
  hash: z.string(),
  previousBlockHash: z.string().nullish(),
  height: z.union([z.int(), z.string()]).nullish(),
  size: z.int().nullish(),
  time: z.int().nullish(),
  txCount: z.int().nullish(),
  page: z.int().nullish(),
  totalPages: z.int().nullish(),
  itemsOnPage: z.int().nullish(),
  txs: z.array(zEvmTransaction).nullish().default([]),
  evmSpecific: zEvmBlockSpecific.nullish(),
  meta: zChainMeta.nullish(),
})

/**
 * How far each chain has been read, and what the answer lacks: chains, and
 * transactions. `missing` has it in one list.
 */
export const zHistoryMeta = z.object({
  syncedAt: zSyncedHeights.nullish(),
  unsupportedChains: z.array(z.string()).nullish(),
  failedChains: z.array(z.unknown()).nullish(),
  missingTransactions: z.record(z.string(), z.unknown()).nullish(),
})

/**
 * A page of swaps in a pair.
 */
export const zPairSwaps = z.object({
  meta: zChainMeta.nullish(),
  cursor: z.string().nullish(),
  page: z.int().nullish(),
  pageSize: z.int().nullish(),
  exchangeName: z.string().nullish(),
  exchangeLogo: z.string().nullish(),
  exchangeAddress: z.string().nullish(),
  pairLabel: z.string().nullish(),
  pairAddress: z.string().nullish(),
  baseToken: zPairedToken.nullish(),
  quoteToken: zPairedToken.nullish(),
  result: z.array(zPairSwap),
})

/**
 * Prices over time, for a small chart.
 */
export const zPriceSparkline = z.object({
  meta: zChainMeta.nullish(),
  chain: z.string().nullish(),
  range: z.string().nullish(),
  fromDate: z.iso.datetime({ offset: true, local: true }).nullish(),
  toDate: z.iso.datetime({ offset: true, local: true }).nullish(),
  page: z.int().nullish(),
  cursor: z.string().nullish(),
  result: z.array(zPricePoint),
})

/**
 * A page of prices over time.
 */
export const zPriceTimeSeries = z.object({
  meta: zChainMeta.nullish(),
  chain: z.string().nullish(),
  fromDate: z.iso.datetime({ offset: true, local: true }).nullish(),
  toDate: z.iso.datetime({ offset: true, local: true }).nullish(),
  interval: z.string().nullish(),
  page: z.int().nullish(),
  cursor: z.string().nullish(),
  result: z.array(zPricePoint),
})

/**
 * A transaction of Solana.
 */
export const zSolanaTransaction = z.object({
  chainFamily: z.literal('Solana'),
  txid: z.string(),
  vin: z.array(zSolanaInput).nullish().default([]),
  vout: z.array(zSolanaOutput).nullish().default([]),
  blockHash: z.string().nullish(),
  blockHeight: z.union([z.int(), z.string()]).nullish(),
  blockTime: z.int().nullish(),
  value: z.string().nullish(),
  fees: z.string().nullish(),
  tokenTransfers: z.array(zSimpleTokenTransfer).nullish(),
  solanaSpecific: zSolanaTransactionSpecific.nullish(),
  meta: zChainMeta.nullish(),
})

/**
 * A block of Solana.
 */
export const zSolanaBlock = z.object({
  chainFamily: z.literal('Solana'),
  hash: z.string(),
  previousBlockHash: z.string().nullish(),
  height: z.union([z.int(), z.string()]).nullish(),
  size: z.int().nullish(),
  time: z.int().nullish(),
  txCount: z.int().nullish(),
  page: z.int().nullish(),
  totalPages: z.int().nullish(),
  itemsOnPage: z.int().nullish(),
  txs: z.array(zSolanaTransaction).nullish().default([]),
  solanaSpecific: zSolanaBlockSpecific.nullish(),
  meta: zChainMeta.nullish(),
})

/**
 * What a wallet holds of one token on one chain.
 */
export const zTokenBalance = z.object({
  chainId: z.string(),
  tokenAddress: z.string(),
  balanceRaw: z.string(),
  balance: z.string().nullish(),
  name: z.string().nullish(),
  symbol: z.string().nullish(),
  decimals: z.union([z.int(), z.string()]).nullish(),
  logo: z.string().nullish(),
  possibleSpam: z.boolean().nullish(),
  verifiedContract: z.boolean().nullish(),
  nativeToken: z.boolean().nullish(),
  securityScore: z.number().nullish(),
  portfolioPercentage: z.number().nullish(),
  usdPrice: z.number().nullish(),
  usdPrice24hrUsdChange: z.number().nullish(),
  usdPrice24hrPercentChange: z.number().nullish(),
  usdValue: z.number().nullish(),
  usdValue24hrUsdChange: z.number().nullish(),
  derivedAddress: z.string().nullish(),
  derivedPath: z.string().nullish(),
  sparkline: z.unknown().optional(),
  pnl: z.unknown().optional(),
})

/**
 * A page of what a wallet holds.
 */
export const zTokenBalances = z.object({
  meta: zChainsMeta.nullish(),
  address: z.string().nullish(),
  addressType: z.string().nullish(),
  cursor: z.string().nullish(),
  result: z.array(zTokenBalance),
})

/**
 * The price of a token or a coin, and how it moved within 24 hours.
 */
export const zTokenPrice = z.object({
  meta: zChainMeta.nullish(),
  chain: z.string().nullish(),
  tokenAddress: z.string().nullish(),
  tokenName: z.string().nullish(),
  tokenSymbol: z.string().nullish(),
  tokenLogo: z.string().nullish(),
  tokenDecimals: z.union([z.int(), z.string()]).nullish(),
  usdPrice: z.number(),
  '24hrChangeUsd': z.number().nullish(),
  '24hrChangePercent': z.number().nullish(),
  nativePrice: zNativePrice.nullish(),
  verifiedContract: z.boolean().nullish(),
  securityScore: z.number().nullish(),
  possibleSpam: z.boolean().nullish(),
  updatedAt: zPriceUpdate.nullish(),
  dexInformation: zDexInformation.nullish(),
})

/**
 * What a wallet earned with one token on one chain.
 */
export const zTokenProfitability = z.object({
  chain: z.string(),
  walletAddress: z.string().nullish(),
  tokenAddress: z.string(),
  name: z.string().nullish(),
  symbol: z.string().nullish(),
  decimals: z.union([z.int(), z.string()]).nullish(),
  logo: z.string().nullish(),
  possibleSpam: z.boolean().nullish(),
  verifiedContract: z.boolean().nullish(),
  securityScore: z.number().nullish(),
  totalTokensBought: z.number().nullish(),
  totalTokensSold: z.number().nullish(),
  totalBoughtVolumeUsd: z.number().nullish(),
  totalSoldVolumeUsd: z.number().nullish(),
  totalTrades: z.int().nullish(),
  totalBuys: z.int().nullish(),
  totalSells: z.int().nullish(),
  avgBuyPriceUsd: z.number().nullish(),
  avgSellPriceUsd: z.number().nullish(),
  avgCostOfQuantitySold: z.number().nullish(),
  remainingBalance: z.number().nullish(),
  currentPriceUsd: z.number().nullish(),
  realizedProfitUsd: z.number().nullish(),
  realizedProfitPercentage: z.number().nullish(),
  unrealizedProfitUsd: z.number().nullish(),
  unrealizedProfitPercentage: z.number().nullish(),
  totalPnlUsd: z.number().nullish(),
  totalPnlPercentage: z.number().nullish(),
  roi: z.number().nullish(),
})

/**
 * One token that was given for another on an exchange.
 */
export const zTokenSwap = z.object({
  transactionHash: z.string(),
  transactionIndex: z.int().nullish(),
  transactionType: z.string().nullish(),
  blockNumber: z.union([z.int(), z.string()]).nullish(),
  blockTimestamp: z.iso.datetime({ offset: true, local: true }).nullish(),
  subCategory: z.string().nullish(),
  walletAddress: z.string().nullish(),
  walletAddressLabel: z.string().nullish(),
  pairAddress: z.string().nullish(),
  pairLabel: z.string().nullish(),
  exchangeAddress: z.string().nullish(),
  exchangeName: z.string().nullish(),
  exchangeLogo: z.string().nullish(),
  baseToken: z.string().nullish(),
  quoteToken: z.string().nullish(),
  bought: zSwappedToken.nullish(),
  sold: zSwappedToken.nullish(),
  baseQuotePrice: z.union([z.string(), z.number()]).nullish(),
  totalValueUsd: z.number().nullish(),
  entityName: z.string().nullish(),
  entityLogo: z.string().nullish(),
})

/**
 * A page of swaps of a token.
 */
export const zTokenSwaps = z.object({
  meta: zChainMeta.nullish(),
  cursor: z.string().nullish(),
  page: z.int().nullish(),
  pageSize: z.int().nullish(),
  result: z.array(zTokenSwap),
})

/**
 * What one wallet earned with a token.
 */
export const zTopTrader = z.object({
  walletAddress: z.string(),
  totalTokensBought: z.number().nullish(),
  totalTokensSold: z.number().nullish(),
  totalBoughtVolumeUsd: z.number().nullish(),
  totalSoldVolumeUsd: z.number().nullish(),
  totalTrades: z.int().nullish(),
  avgBuyPriceUsd: z.number().nullish(),
  avgSellPriceUsd: z.number().nullish(),
  avgCostOfQuantitySold: z.number().nullish(),
  realizedProfitUsd: z.number().nullish(),
  realizedProfitPercentage: z.number().nullish(),
  unrealizedProfitUsd: z.number().nullish(),
  totalPnlUsd: z.number().nullish(),
  totalPnlPercentage: z.number().nullish(),
  roi: z.number().nullish(),
})

/**
 * The token that is traded.
 */
export const zTradedToken = z.object({
  chain: z.string().nullish(),
  tokenAddress: z.string().nullish(),
  name: z.string().nullish(),
  symbol: z.string().nullish(),
  decimals: z.union([z.int(), z.string()]).nullish(),
  logo: z.string().nullish(),
  possibleSpam: z.boolean().nullish(),
  verifiedContract: z.boolean().nullish(),
  securityScore: z.number().nullish(),
  currentPriceUsd: z.number().nullish(),
})

/**
 * A page of the wallets that earned most with a token.
 */
export const zTopTraders = z.object({
  meta: zChainMeta.nullish(),
  token: zTradedToken.nullish(),
  cursor: z.string().nullish(),
  limit: z.int().nullish(),
  result: z.array(zTopTrader),
})

/**
 * How many transfers of a kind there were.
 */
export const zTransferCounts = z.object({
  sent: z.int().nullish(),
  received: z.int().nullish(),
  total: z.int().nullish(),
})

/**
 * How many others a wallet dealt with.
 */
export const zUniqueCounterparties = z.object({
  sentTo: z.int().nullish(),
  receivedFrom: z.int().nullish(),
})

/**
 * A block with its transactions. `chainFamily` tells of which family it is.
 */
export const zUniversalBlock = z.union([zEvmBlock, zBitcoinBlock, zSolanaBlock])

/**
 * A transaction. `chainFamily` tells of which family of chains it is.
 */
export const zUniversalTransaction = z.union([zEvmTransaction, zBitcoinTransaction, zSolanaTransaction])

/**
 * A transaction that marks a beginning or an end.
 */
export const zWalletActivity = z.object({
  chain: z.string().nullish(),
  blockNumber: z.union([z.string(), z.int()]).nullish(),
  blockTimestamp: z.iso.datetime({ offset: true, local: true }).nullish(),
  transactionHash: z.string(),
  type: z.string().nullish(),
  direction: z.string().nullish(),
})

/**
 * What a wallet has done on one chain, in figures.
 */
export const zChainInsight = z.object({
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
  uniqueCounterparties: zUniqueCounterparties.nullish(),
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
  totalGasSpentNative: z.string().nullish(),
  avgGasPerTransactionNative: z.string().nullish(),
  nativeVolumeSent: z.string().nullish(),
  nativeVolumeReceived: z.string().nullish(),
  nativeNetFlow: z.string().nullish(),
  largestNativeTransferIn: z.string().nullish(),
  largestNativeTransferOut: z.string().nullish(),
})

/**
 * A page of what a wallet took part in.
 */
export const zWalletHistory = z.object({
  meta: zHistoryMeta.nullish(),
  address: z.string().nullish(),
  addressType: z.string().nullish(),
  cursor: z.string().nullish(),
  page: z.int().nullish(),
  pageSize: z.int().nullish(),
  result: z.array(zHistoryEntry),
})

/**
 * What a wallet has done on EVM chains, in figures. They leave out the chains in
 * `missing`.
 */
export const zWalletInsight = z.object({
  meta: zChainsMeta.nullish(),
  address: z.string().nullish(),
  addressType: z.string().nullish(),
  activeChains: z.int().nullish(),
  mostActiveChain: z.string().nullish(),
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
  uniqueCounterparties: zUniqueCounterparties.nullish(),
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
  chainBreakdown: z.array(zChainInsight).nullish(),
})

/**
 * A page of what a wallet earned, by token.
 */
export const zWalletProfitability = z.object({
  meta: zChainsMeta.nullish(),
  cursor: z.string().nullish(),
  limit: z.int().nullish(),
  result: z.array(zTokenProfitability),
})

/**
 * What a wallet earned by trading tokens, as a whole. It leaves out the chains in
 * `missing`.
 */
export const zWalletProfitabilitySummary = z.object({
  meta: zChainsMeta.nullish(),
  totalTokensBought: z.number().nullish(),
  totalTokensSold: z.number().nullish(),
  totalBoughtVolumeUsd: z.number().nullish(),
  totalSoldVolumeUsd: z.number().nullish(),
  totalTrades: z.int().nullish(),
  totalBuys: z.int().nullish(),
  totalSells: z.int().nullish(),
  realizedProfitUsd: z.number().nullish(),
  realizedProfitPercentage: z.number().nullish(),
  unrealizedProfitUsd: z.number().nullish(),
  unrealizedProfitPercentage: z.number().nullish(),
  totalPnlUsd: z.number().nullish(),
  totalPnlPercentage: z.number().nullish(),
  roi: z.number().nullish(),
  winRate: z.number().gte(0).lte(1).nullish(),
  tokensTraded: z.int().nullish(),
})

/**
 * An address that was derived from an extended public key.
 */
export const zXpubAddress = z.object({
  address: z.string(),
  path: z.string().nullish(),
  transfers: z.int().nullish(),
})

/**
 * Addresses of an extended public key.
 */
export const zXpubAddresses = z.object({
  addresses: z.array(zXpubAddress),
  meta: zChainMeta.nullish(),
})

export const zGetTokenBalancesPath = z.object({
  walletAddressOrPublicKey: z.string(),
})

export const zGetTokenBalancesQuery = z.object({
  chains: z.array(z.string()).min(1).optional(),
  cursor: z.string().optional(),
  limit: z.int().gte(1).lte(1000).optional().default(100),
  tokenAddresses: z.array(z.string()).min(1).optional(),
  excludeSpam: z.boolean().optional().default(false),
  excludeUnverifiedContracts: z.boolean().optional().default(false),
  excludeNative: z.boolean().optional().default(false),
  maxTokenInactivity: z.int().gte(1).optional(),
  liquidityThreshold: z.number().gte(0).optional(),
  includeSparklines: z.boolean().optional().default(false),
  includePnl: z.boolean().optional().default(false),
})

/**
 * A page of holdings.
 */
export const zGetTokenBalancesResponse = zTokenBalances

export const zGetWalletHistoryPath = z.object({
  walletAddressOrPublicKey: z.string(),
})

export const zGetWalletHistoryQuery = z.object({
  chains: z.array(z.string()).min(1).optional(),
  limit: z.int().gte(1).lte(100).optional().default(100),
  cursor: z.string().optional(),
  order: z.enum(['ASC', 'DESC']).optional(),
  fromDate: z.iso.datetime({ offset: true, local: true }).optional(),
  toDate: z.iso.datetime({ offset: true, local: true }).optional(),
  fromBlock: z.int().optional(),
  toBlock: z.int().optional(),
  verbose: z.boolean().optional().default(false),
})

/**
 * A page of transactions.
 */
export const zGetWalletHistoryResponse = zWalletHistory

export const zGetWalletInsightPath = z.object({
  walletAddress: z.string(),
})

export const zGetWalletInsightQuery = z.object({
  chains: z.array(z.string()).min(1).optional(),
  includeChainBreakdown: z.boolean().optional().default(false),
})

/**
 * The figures.
 */
export const zGetWalletInsightResponse = zWalletInsight

export const zGetWalletProfitabilityPath = z.object({
  walletAddress: z.string(),
})

export const zGetWalletProfitabilityQuery = z.object({
  chains: z.array(z.string()).min(1).optional(),
  tokenAddresses: z.array(z.string()).min(1).optional(),
  period: z.string().optional(),
  fromTimestamp: z.string().optional(),
  toTimestamp: z.string().optional(),
  limit: z.int().gte(1).optional().default(100),
  cursor: z.string().optional(),
  sortBy: z.enum(['realizedPnl', 'unrealizedPnl', 'totalPnl', 'volume', 'tradeCount']).optional(),
  excludeLowLiquidity: z.boolean().optional(),
  minVolumeUsd: z.number().gte(0).optional(),
  minTradeCount: z.int().gte(0).optional(),
})

/**
 * A page of tokens.
 */
export const zGetWalletProfitabilityResponse = zWalletProfitability

export const zGetWalletProfitabilitySummaryPath = z.object({
  walletAddress: z.string(),
})

export const zGetWalletProfitabilitySummaryQuery = z.object({
  chains: z.array(z.string()).min(1).optional(),
  period: z.string().optional(),
  fromTimestamp: z.string().optional(),
  toTimestamp: z.string().optional(),
  excludeLowLiquidity: z.boolean().optional(),
  minVolumeUsd: z.number().gte(0).optional(),
  minTradeCount: z.int().gte(0).optional(),
})

/**
 * The totals.
 */
export const zGetWalletProfitabilitySummaryResponse = zWalletProfitabilitySummary

export const zGetDefiSummaryPath = z.object({
  walletAddress: z.string(),
})

export const zGetDefiSummaryQuery = z.object({
  chains: z.array(z.string()).min(1).optional(),
})

/**
 * The figures.
 */
export const zGetDefiSummaryResponse = zDefiSummary

export const zGetDefiPositionsPath = z.object({
  walletAddress: z.string(),
})

export const zGetDefiPositionsQuery = z.object({
  chains: z.array(z.string()).min(1).optional(),
  limit: z.int().gte(1).lte(100).optional().default(25),
  cursor: z.string().optional(),
})

/**
 * A page of positions.
 */
export const zGetDefiPositionsResponse = zDefiPositions

export const zGetDefiProtocolPositionsPath = z.object({
  walletAddress: z.string(),
  protocol: z.string(),
})

export const zGetDefiProtocolPositionsQuery = z.object({
  chains: z.array(z.string()).min(1).optional(),
  limit: z.int().gte(1).lte(100).optional().default(25),
  cursor: z.string().optional(),
})

/**
 * The protocol, with the positions.
 */
export const zGetDefiProtocolPositionsResponse = zDefiProtocolPositions

export const zGetDefiProtocolsQuery = z.object({
  chains: z.array(z.string()).min(1).optional(),
  cursor: z.string().optional(),
  limit: z.int().gte(1).lte(100).optional().default(100),
})

/**
 * A page of protocols.
 */
export const zGetDefiProtocolsResponse = zDefiProtocols

export const zGetTokenPricePath = z.object({
  chainAlias: z.string(),
  tokenAliasOrTokenAddress: z.string(),
})

export const zGetTokenPriceQuery = z.object({
  toBlock: z.int().optional(),
  maxTokenInactivity: z.int().gte(1).optional(),
  liquidityThreshold: z.number().gte(0).optional(),
})

/**
 * The price.
 */
export const zGetTokenPriceResponse = zTokenPrice

export const zGetTokenPriceTimeSeriesPath = z.object({
  chainAlias: z.string(),
  tokenAliasOrTokenAddress: z.string(),
})

export const zGetTokenPriceTimeSeriesQuery = z.object({
  limit: z.int().gte(1).lte(100).optional().default(100),
  cursor: z.string().optional(),
  interval: z.enum(['5m', 'hourly', 'daily', 'weekly', 'monthly']).optional(),
  fromDate: z.iso.datetime({ offset: true, local: true }).optional(),
  toDate: z.iso.datetime({ offset: true, local: true }).optional(),
  forwardFill: z.boolean().optional().default(false),
})

/**
 * A page of prices.
 */
export const zGetTokenPriceTimeSeriesResponse = zPriceTimeSeries

export const zGetTokenPriceSparklinePath = z.object({
  chainAlias: z.string(),
  tokenAliasOrTokenAddress: z.string(),
})

export const zGetTokenPriceSparklineQuery = z.object({
  range: z.enum(['24h', '7d', '30d', '90d', '1y']),
})

/**
 * The prices.
 */
export const zGetTokenPriceSparklineResponse = zPriceSparkline

export const zGetTopTradersByTokenPath = z.object({
  chainAlias: z.string(),
  tokenAddress: z.string(),
})

export const zGetTopTradersByTokenQuery = z.object({
  period: z.string().optional(),
  fromTimestamp: z.string().optional(),
  toTimestamp: z.string().optional(),
  limit: z.int().gte(1).optional().default(100),
  cursor: z.string().optional(),
  sortBy: z.enum(['realizedPnl', 'unrealizedPnl', 'totalPnl', 'volume', 'tradeCount']).optional(),
  excludeLowLiquidity: z.boolean().optional(),
  minVolumeUsd: z.number().gte(0).optional(),
  minTradeCount: z.int().gte(0).optional(),
})

/**
 * A page of wallets.
 */
export const zGetTopTradersByTokenResponse = zTopTraders

export const zGetSwapsByTokenAddressPath = z.object({
  chainAlias: z.string(),
  tokenAddress: z.string(),
})

export const zGetSwapsByTokenAddressQuery = z.object({
  limit: z.int().gte(1).lte(100).optional().default(100),
  cursor: z.string().optional(),
  fromDate: z.iso.datetime({ offset: true, local: true }).optional(),
  toDate: z.iso.datetime({ offset: true, local: true }).optional(),
  fromBlock: z.int().optional(),
  toBlock: z.int().optional(),
  order: z.enum(['ASC', 'DESC']).optional(),
  transactionTypes: z
    .array(z.enum(['buy', 'sell']))
    .min(1)
    .optional(),
})

/**
 * A page of swaps.
 */
export const zGetSwapsByTokenAddressResponse = zTokenSwaps

export const zGetCandleSticksPath = z.object({
  chainAlias: z.string(),
  pairAddress: z.string(),
})

export const zGetCandleSticksQuery = z.object({
  limit: z.int().gte(1).lte(100).optional().default(100),
  cursor: z.string().optional(),
  timeframe: z
    .enum(['1s', '10s', '30s', '1min', '5min', '10min', '30min', '1h', '4h', '12h', '1d', '1w', '1M'])
    .optional(),
  fromDate: z.iso.datetime({ offset: true, local: true }),
  toDate: z.iso.datetime({ offset: true, local: true }),
  currency: z.enum(['native', 'usd']).optional(),
  connectedCandles: z.boolean().optional().default(false),
})

/**
 * A page of candlesticks.
 */
export const zGetCandleSticksResponse = zCandleSticks

export const zGetSwapsByPairAddressPath = z.object({
  chainAlias: z.string(),
  pairAddress: z.string(),
})

export const zGetSwapsByPairAddressQuery = z.object({
  limit: z.int().gte(1).lte(100).optional().default(100),
  cursor: z.string().optional(),
  order: z.enum(['ASC', 'DESC']).optional(),
  fromDate: z.iso.datetime({ offset: true, local: true }).optional(),
  toDate: z.iso.datetime({ offset: true, local: true }).optional(),
  fromBlock: z.int().optional(),
  toBlock: z.int().optional(),
  transactionTypes: z
    .array(z.enum(['buy', 'sell', 'addLiquidity', 'removeLiquidity']))
    .min(1)
    .optional(),
})

/**
 * A page of swaps.
 */
export const zGetSwapsByPairAddressResponse = zPairSwaps

export const zGetBlockByNumberOrHashPath = z.object({
  chainAlias: z.string(),
  blockIdentifier: z.string(),
})

export const zGetBlockByNumberOrHashQuery = z.object({
  enrich: z.boolean().optional().default(false),
  includeMethodLabel: z.boolean().optional(),
  decodeInput: z.boolean().optional(),
  decodeLogs: z.boolean().optional(),
  includedTopicZeros: z.array(z.string()).optional(),
  excludeFields: z.string().optional(),
})

/**
 * The block.
 */
export const zGetBlockByNumberOrHashResponse = zUniversalBlock

export const zGetTransactionByHashPath = z.object({
  chainAlias: z.string(),
  txHash: z.string(),
})

export const zGetTransactionByHashQuery = z.object({
  enrich: z.boolean().optional().default(false),
  includeMethodLabel: z.boolean().optional(),
  decodeInput: z.boolean().optional(),
  decodeLogs: z.boolean().optional(),
  includedTopicZeros: z.array(z.string()).optional(),
})

/**
 * The transaction.
 */
export const zGetTransactionByHashResponse = zUniversalTransaction

export const zGetAddressesByXpubPath = z.object({
  chainAlias: z.string().default('bitcoin-mainnet'),
  publicKey: z.string(),
})

/**
 * The addresses.
 */
export const zGetAddressesByXpubResponse = zXpubAddresses

/** Response schemas by API and operation id, for the client's `validate` option. */
export const answers = {
  'universal.getTokenBalances': zGetTokenBalancesResponse,
  'universal.getWalletHistory': zGetWalletHistoryResponse,
  'universal.getWalletInsight': zGetWalletInsightResponse,
  'universal.getWalletProfitability': zGetWalletProfitabilityResponse,
  'universal.getWalletProfitabilitySummary': zGetWalletProfitabilitySummaryResponse,
  'universal.getDefiSummary': zGetDefiSummaryResponse,
  'universal.getDefiPositions': zGetDefiPositionsResponse,
  'universal.getDefiProtocolPositions': zGetDefiProtocolPositionsResponse,
  'universal.getDefiProtocols': zGetDefiProtocolsResponse,
  'universal.getTokenPrice': zGetTokenPriceResponse,
  'universal.getTokenPriceTimeSeries': zGetTokenPriceTimeSeriesResponse,
  'universal.getTokenPriceSparkline': zGetTokenPriceSparklineResponse,
  'universal.getTopTradersByToken': zGetTopTradersByTokenResponse,
  'universal.getSwapsByTokenAddress': zGetSwapsByTokenAddressResponse,
  'universal.getCandleSticks': zGetCandleSticksResponse,
  'universal.getSwapsByPairAddress': zGetSwapsByPairAddressResponse,
  'universal.getBlockByNumberOrHash': zGetBlockByNumberOrHashResponse,
  'universal.getTransactionByHash': zGetTransactionByHashResponse,
  'universal.getAddressesByXpub': zGetAddressesByXpubResponse,
}
