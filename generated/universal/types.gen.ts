// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { MissingChain } from '../../src/errors/missingChain.js'
import type { UnknownVariant } from '../../src/operation/decode/unions.js'
import type { SyncedAt } from '../../src/operation/decode/universal.js'
import type { ChainInput, DateInput, UintInput } from '../../src/operation/encode/inputTypes.js'
import type { BitcoinAddress } from '../../src/values/bitcoinAddress.js'
import type { EvmAddress } from '../../src/values/evmAddress.js'
import type { Hex } from '../../src/values/hex.js'
import type { UniversalAddress } from '../../src/values/universalAddress.js'
import type { UniversalChainId } from '../../src/values/universalChain.js'

/** A block of Bitcoin. */
export interface BitcoinBlock {
  /** Family of the chain. */
  readonly chainFamily: 'Bitcoin'
  /** Hash of the block. */
  readonly hash: string
  /** Hash of the block before it. */
  readonly previousBlockHash?: string
  /** Number of the block. */
  readonly height?: bigint
  /** Size of the block, in bytes. */
  readonly size?: number
  /** When it was made, UTC. */
  readonly time?: Date
  /** How many transactions it has. */
  readonly txCount?: number
  /** Always 1: the block comes whole. */
  readonly page?: number
  /** Always 1: the block comes whole. */
  readonly totalPages?: number
  /** How many transactions are listed. */
  readonly itemsOnPage?: number
  /** The transactions in the block. */
  readonly txs: readonly BitcoinTransaction[]
  /** What only blocks of Bitcoin have. */
  readonly bitcoinSpecific?: BitcoinBlockSpecific
  /** How far the chain has been read. */
  readonly meta?: ChainMeta
}

/** What only blocks of Bitcoin have. */
export interface BitcoinBlockSpecific {
  /** The difficulty, in its compact form; null where it is not known. */
  readonly bits?: string | null
  /** Work of all blocks up to it, in hex without 0x; null where it is not known. */
  readonly chainwork?: string | null
  /** How much harder it was than the easiest block; null where it is not known. */
  readonly difficulty?: string | null
  /** Root of the transactions; null where it is not known. */
  readonly merkleRoot?: string | null
  /** Who produced it; null where it is not known. */
  readonly miner?: string | null
  /** Nonce of the proof of work; null where it is not known. */
  readonly nonce?: string | null
  /** Weight of the block, in weight units; null where it is not known. */
  readonly weight?: bigint | null
  /** Commitment to the witnesses, in hex without 0x; null where it is not known. */
  readonly witnessCommitment?: string | null
}

/** Where value of a transaction comes from. */
export interface BitcoinInput {
  /** Position among the inputs. */
  readonly n: number
  /** The transaction whose output is spent; null where new coins are made. */
  readonly txid?: string | null
  /** Position of that output; null where new coins are made. */
  readonly vout?: number | null
  /** Sequence number; null where new coins are made. */
  readonly sequence?: number | null
  /** Whose value it is. */
  readonly addresses: readonly string[]
  /** Whether `addresses` has addresses. */
  readonly isAddress?: boolean
  /** How much, in satoshi; null where it is not known. */
  readonly value?: bigint | null
  /** The script that unlocks it, in hex without 0x; null if there is none. */
  readonly hex?: string | null
}

/** Where value of a transaction goes. */
export interface BitcoinOutput {
  /** Position among the outputs. */
  readonly n: number
  /** How much, in satoshi. */
  readonly value?: bigint
  /** Who gets it. */
  readonly addresses: readonly string[]
  /** Whether `addresses` has addresses. */
  readonly isAddress?: boolean
  /** Whether it has been spent; null where it is not known. */
  readonly spent?: boolean | null
  /** The script that locks it, in hex without 0x; null if there is none. */
  readonly hex?: string | null
}

/** A transaction of Bitcoin. */
export interface BitcoinTransaction {
  /** Family of the chain. */
  readonly chainFamily: 'Bitcoin'
  /** Hash of the transaction. */
  readonly txid: string
  /** Where the value comes from. */
  readonly vin: readonly BitcoinInput[]
  /** Where the value goes. */
  readonly vout: readonly BitcoinOutput[]
  /** Hash of the block; null until it is in one. */
  readonly blockHash?: string | null
  /** Number of the block. */
  readonly blockHeight?: bigint
  /** Time of the block, UTC. */
  readonly blockTime?: Date
  /** What it moves, in satoshi. */
  readonly value?: bigint
  /** What it cost, in satoshi. */
  readonly fees?: bigint
  /** Transfers of tokens; null where there are none. */
  readonly tokenTransfers?: readonly SimpleTokenTransfer[] | null
  /** What only transactions of Bitcoin have. */
  readonly bitcoinSpecific?: BitcoinTransactionSpecific
  /** How far the chain has been read. */
  readonly meta?: ChainMeta
}

/** What only transactions of Bitcoin have. */
export interface BitcoinTransactionSpecific {
  /** Version of its format; null where it is not known. */
  readonly version?: number | null
  /** Block or time before which it is not valid; null where it is not known. */
  readonly locktime?: number | null
  /** Weight of the transaction, in weight units; null where it is not known. */
  readonly weight?: number | null
  /** Size of the transaction, in virtual bytes; null where it is not known. */
  readonly vsize?: number | null
  /** What its inputs are worth, in satoshi; null where it is not known. */
  readonly valueIn?: bigint | null
  /** The transaction itself, in hex without 0x; null where it is not known. */
  readonly hex?: string | null
  /** What else the service has of it, a JSON text; null where it is not known. */
  readonly miscJson?: unknown
}

/** How a price moved within a period. Prices are in the currency that was asked for. */
export interface CandleStick {
  /** Start of the period, UTC. */
  readonly timestamp: Date
  /** Price at the start. */
  readonly open?: number
  /** Highest price. */
  readonly high?: number
  /** Lowest price. */
  readonly low?: number
  /** Price at the end. */
  readonly close?: number
  /** What was traded, in that currency. */
  readonly volume?: number
  /** How many trades there were. */
  readonly trades?: number
}

/** A page of candlesticks. */
export interface CandleSticks {
  /** How far the chain has been read. */
  readonly meta?: ChainMeta
  /** Opens the next page when given as `cursor`; null on the last one. */
  readonly cursor?: string | null
  /** Number of this page, the first being 1. */
  readonly page?: number
  /** Contract of the pair. */
  readonly pairAddress?: UniversalAddress
  /** Contract of the token that is priced; null where it is not known. */
  readonly tokenAddress?: UniversalAddress | null
  /** Period of one candlestick. */
  readonly timeframe?: string
  /** What the prices are in. */
  readonly currency?: 'native' | 'usd' | (string & {})
  /** The candlesticks of this page. */
  readonly result: readonly CandleStick[]
}

/** What a wallet has done on one chain, in figures. */
export interface ChainInsight {
  /** The chain. */
  readonly chain: UniversalChainId
  /** Days since its first transaction, 0 for a new wallet. */
  readonly walletAgeDays?: number
  /** The first transaction that concerns it; null if there is none. */
  readonly firstActivityAt?: WalletActivity | null
  /** The last transaction that concerns it; null if there is none. */
  readonly lastActivityAt?: WalletActivity | null
  /** The first transaction that it sent; null if there is none. */
  readonly firstInitiatedAt?: WalletActivity | null
  /** The last transaction that it sent; null if there is none. */
  readonly lastInitiatedAt?: WalletActivity | null
  /** Days on which it was active. */
  readonly activeDays?: number
  /** Transactions that it sent. */
  readonly transactionsInitiated?: number
  /** Transactions that it took part in. */
  readonly transactionsInvolved?: number
  /** Transfers of the coins of the chains. */
  readonly nativeTransfers?: TransferCounts
  /** Transfers of tokens. */
  readonly erc20Transfers?: TransferCounts
  /** Transfers of NFTs. */
  readonly nftTransfers?: TransferCounts
  /** How many others it dealt with. */
  readonly uniqueCounterparties?: UniqueCounterparties
  /** What it swapped, in US dollars, a number. */
  readonly swapVolumeUsd?: number
  /** What it spent on gas, in US dollars, as text. */
  readonly totalGasSpentUsd?: string
  /** What it spent on gas per transaction, in US dollars, as text. */
  readonly avgGasPerTransactionUsd?: string
  /** Coins that it sent, in US dollars, as text. */
  readonly nativeVolumeSentUsd?: string
  /** Coins that it received, in US dollars, as text. */
  readonly nativeVolumeReceivedUsd?: string
  /** Received less sent, in US dollars, as text. */
  readonly nativeNetFlowUsd?: string
  /** Tokens that it dealt with. */
  readonly uniqueTokensInteracted?: number
  /** Contracts that it made. */
  readonly contractsCreated?: number
  /** The largest sum of coins that it received, in US dollars, as text. */
  readonly largestNativeTransferInUsd?: string
  /** The largest sum of coins that it sent, in US dollars, as text. */
  readonly largestNativeTransferOutUsd?: string
  /** What it spent on gas, in whole coins. */
  readonly totalGasSpentNative?: string
  /** What it spent on gas per transaction, in whole coins. */
  readonly avgGasPerTransactionNative?: string
  /** What it sent, in whole coins. */
  readonly nativeVolumeSent?: string
  /** What it received, in whole coins. */
  readonly nativeVolumeReceived?: string
  /** Received less sent, in whole coins. */
  readonly nativeNetFlow?: string
  /** The largest sum that it received, in whole coins. */
  readonly largestNativeTransferIn?: string
  /** The largest sum that it sent, in whole coins. */
  readonly largestNativeTransferOut?: string
}

/** How far the chain has been read. */
export interface ChainMeta {
  /**
   * By the id of each chain, the last block that was read, `latest` at the head of the chain, or null where the service
   * does not know.
   */
  readonly syncedAt?: SyncedAt
}

/** How far each chain has been read, and which chains the answer lacks. `missing` has the latter in one list. */
export interface ChainsMeta {
  /**
   * By the id of each chain, the last block that was read, `latest` at the head of the chain, or null where the service
   * does not know.
   */
  readonly syncedAt?: SyncedAt
  /** Chains that were asked for and that this operation does not serve; null when there are none. */
  readonly unsupportedChains?: readonly string[] | null
  /**
   * Chains that could not be read, each an object with `chainId`, `code` and `error`, or the id alone; null when there
   * are none.
   */
  readonly failedChains?: readonly unknown[] | null
}

/** A position, with the protocol and the chain it is in. */
export interface DefiPosition {
  /** Chain of the position. */
  readonly chainId: UniversalChainId
  /** Id of the protocol. A protocol has the same id on every chain. */
  readonly protocolId: string
  /** Name of the protocol. */
  readonly protocolName?: string
  /** URL of the protocol's app; null where it is not known. */
  readonly protocolUrl?: string | null
  /** URL of the protocol's logo; null if there is none. */
  readonly protocolLogo?: string | null
  /** What a wallet has in one place of a protocol. */
  readonly position: DefiPositionBody
}

/** What a wallet has in one place of a protocol. */
export interface DefiPositionBody {
  /** Kind of position. */
  readonly label?:
    | 'lending'
    | 'liquidity'
    | 'staking'
    | 'farming'
    | 'perps'
    | 'vault'
    | 'yield'
    | 'vesting'
    | 'other'
    | (string & {})
  /** Contract of the position; null if there is none. */
  readonly address?: UniversalAddress | null
  /** The tokens in it. */
  readonly tokens: readonly DefiToken[]
  /** What the position is worth, in US dollars; null where it is not known. */
  readonly balanceUsd?: number | null
  /** Rewards that wait to be claimed, in US dollars; null where it is not known. */
  readonly unclaimedUsd?: number | null
  /** What only this kind of position has; null where there is nothing. */
  readonly details?: DefiPositionDetails | null
}

/** What only one kind of position has. */
export interface DefiPositionDetails {
  /** Kind of position. */
  readonly type?:
    | 'lending'
    | 'liquidity'
    | 'staking'
    | 'farming'
    | 'perps'
    | 'vault'
    | 'yield'
    | 'vesting'
    | 'other'
    | (string & {})
  /** Whether the wallet owes it. */
  readonly isDebt?: boolean
  /** What a loan has; null for other kinds. */
  readonly lending?: LendingDetails | null
  /** What liquidity has; null for other kinds. */
  readonly liquidity?: LiquidityDetails | null
}

/** A page of positions. */
export interface DefiPositions {
  /** How far each chain has been read, and which chains the answer lacks. `missing` has the latter in one list. */
  readonly meta?: ChainsMeta
  /** Opens the next page when given as `cursor`; null on the last one. */
  readonly cursor?: string | null
  /** The positions of this page. */
  readonly result: readonly DefiPosition[]
  /** The chains that the response lacks, wholly or in part; empty if it is complete. */
  readonly missing: readonly MissingChain[]
  /** Whether no chain is missing. Sums of a response that isn't complete are lower bounds. */
  readonly complete: boolean
}

/** A DeFi protocol. */
export interface DefiProtocol {
  /** Id of the protocol. A protocol has the same id on every chain. */
  readonly protocolId: string
  /** Name of the protocol. */
  readonly protocolName?: string
  /** URL of the protocol's app; null where it is not known. */
  readonly protocolUrl?: string | null
  /** URL of the protocol's logo; null if there is none. */
  readonly protocolLogo?: string | null
  /** The chains it is on. */
  readonly chains: readonly UniversalChainId[]
}

/** A protocol, and the positions in it. */
export interface DefiProtocolHoldings {
  /** Chain of the positions. */
  readonly chainId?: UniversalChainId
  /** Id of the protocol. A protocol has the same id on every chain. */
  readonly protocolId: string
  /** Name of the protocol. */
  readonly protocolName?: string
  /** URL of the protocol's app; null where it is not known. */
  readonly protocolUrl?: string | null
  /** URL of the protocol's logo; null if there is none. */
  readonly protocolLogo?: string | null
  /** What the positions are worth, debts subtracted, in US dollars; null where it is not known. */
  readonly totalUsd?: number | null
  /** Rewards that wait to be claimed, in US dollars; null where it is not known. */
  readonly totalUnclaimedUsd?: number | null
  /** The positions. */
  readonly positions: readonly DefiPositionBody[]
}

/** The positions of a wallet in one protocol. */
export interface DefiProtocolPositions {
  /** How far each chain has been read, and which chains the answer lacks. `missing` has the latter in one list. */
  readonly meta?: ChainsMeta
  /** Opens what follows when given as `cursor`; null where nothing does. */
  readonly cursor?: string | null
  /** The protocol; null where the wallet has nothing there. */
  readonly result?: DefiProtocolHoldings | null
  /** The chains that the response lacks, wholly or in part; empty if it is complete. */
  readonly missing: readonly MissingChain[]
  /** Whether no chain is missing. Sums of a response that isn't complete are lower bounds. */
  readonly complete: boolean
}

/** DeFi holdings in one protocol on one chain, in figures. */
export interface DefiProtocolTotals {
  /** Chain of the positions. */
  readonly chainId: UniversalChainId
  /** Id of the protocol. A protocol has the same id on every chain. */
  readonly protocolId: string
  /** Name of the protocol. */
  readonly protocolName?: string
  /** URL of the protocol's app; null where it is not known. */
  readonly protocolUrl?: string | null
  /** URL of the protocol's logo; null if there is none. */
  readonly protocolLogo?: string | null
  /** What the positions are worth, debts subtracted, in US dollars; null where it is not known. */
  readonly totalUsd?: number | null
  /** Rewards that wait to be claimed, in US dollars; null where it is not known. */
  readonly totalUnclaimedUsd?: number | null
  /** How many positions there are. */
  readonly positionCount?: number
}

/** A page of protocols. */
export interface DefiProtocols {
  /** Opens the next page when given as `cursor`; null on the last one. */
  readonly cursor?: string | null
  /** The protocols of this page. */
  readonly result: readonly DefiProtocol[]
}

/** DeFi holdings of a wallet in figures. They leave out the chains in `missing`. */
export interface DefiSummary {
  /** How far each chain has been read, and which chains the answer lacks. `missing` has the latter in one list. */
  readonly meta?: ChainsMeta
  /** DeFi holdings on all chains that were read. */
  readonly result?: DefiTotals
  /** The chains that the response lacks, wholly or in part; empty if it is complete. */
  readonly missing: readonly MissingChain[]
  /** Whether no chain is missing. Sums of a response that isn't complete are lower bounds. */
  readonly complete: boolean
}

/** A token of a position. */
export interface DefiToken {
  /** What the token is to the position. */
  readonly tokenType?: 'supplied' | 'borrowed' | 'reward' | 'lp' | (string & {})
  /** Name of the token; null where it has none. */
  readonly name?: string | null
  /** Ticker of the token; null where it has none. */
  readonly symbol?: string | null
  /** Contract of the token, or `native`. */
  readonly address: UniversalAddress
  /** Decimal places of the token; null where they are not known. */
  readonly decimals?: number | null
  /** URL of the token's logo; null if there is none. */
  readonly logo?: string | null
  /** How much, in the token's smallest unit; null where it is not known. */
  readonly balance?: bigint | null
  /** How much, in whole tokens; null where it is not known. */
  readonly balanceFormatted?: string | null
  /** Price of a whole token, in US dollars; null where it is not known. */
  readonly usdPrice?: number | null
  /** What it is worth, in US dollars; null where it is not known. */
  readonly usdValue?: number | null
}

/** DeFi holdings on all chains that were read. */
export interface DefiTotals {
  /** Protocols in which the wallet has a position. */
  readonly activeProtocols?: number
  /** Positions in all protocols together. */
  readonly totalPositions?: number
  /** What all positions are worth, debts subtracted, in US dollars; null where it is not known. */
  readonly totalUsd?: number | null
  /** Rewards that wait to be claimed, in US dollars; null where it is not known. */
  readonly totalUnclaimedUsd?: number | null
  /** The figures protocol by protocol, a row for each chain it is on. */
  readonly protocols: readonly DefiProtocolTotals[]
}

/** The pair that a price comes from. */
export interface DexInformation {
  /** Name of the exchange. */
  readonly exchangeName?: string
  /** Contract of the exchange. */
  readonly exchangeAddress?: UniversalAddress
  /** Contract of the pair. */
  readonly pairAddress?: UniversalAddress
  /** What lies in the pair, in US dollars. */
  readonly pairLiquidityUsd?: number
}

/** A block of an EVM chain. */
export interface EvmBlock {
  /** Family of the chain. */
  readonly chainFamily: 'EVM'
  /** Hash of the block. */
  readonly hash: Hex
  /** Hash of the block before it. */
  readonly previousBlockHash?: Hex
  /** Number of the block. */
  readonly height?: bigint
  /** Size of the block, in bytes. */
  readonly size?: number
  /** When it was made, UTC. */
  readonly time?: Date
  /** How many transactions it has. */
  readonly txCount?: number
  /** Always 1: the block comes whole. */
  readonly page?: number
  /** Always 1: the block comes whole. */
  readonly totalPages?: number
  /** How many transactions are listed. */
  readonly itemsOnPage?: number
  /** The transactions in the block. */
  readonly txs: readonly EvmTransaction[]
  /** What only blocks of EVM chains have. */
  readonly evmSpecific?: EvmBlockSpecific
  /** How far the chain has been read. */
  readonly meta?: ChainMeta
}

/** What only blocks of EVM chains have. */
export interface EvmBlockSpecific {
  /** What a unit of gas costs at least, in wei; null where it is not known. */
  readonly baseFeePerGas?: bigint | null
  /** Difficulty of the proof of work, 0 without one; null where it is not known. */
  readonly difficulty?: bigint | null
  /** Difficulty of all blocks up to it; null where it is not known. */
  readonly totalDifficulty?: bigint | null
  /** What its producer wrote into it; null where it is not known. */
  readonly extraData?: Hex | null
  /** Most gas its transactions may use, in units of gas; null where it is not known. */
  readonly gasLimit?: bigint | null
  /** Gas its transactions used, in units of gas; null where it is not known. */
  readonly gasUsed?: bigint | null
  /** Bloom filter of its logs; null where it is not known. */
  readonly logsBloom?: Hex | null
  /** Who produced it; null where it is not known. */
  readonly miner?: EvmAddress | null
  /** Nonce of the proof of work, as the chain writes it; null where it is not known. */
  readonly nonce?: string | null
  /** Mix hash of the proof of work; null where it is not known. */
  readonly mixHash?: Hex | null
  /** Root of the receipts; null where it is not known. */
  readonly receiptsRoot?: Hex | null
  /** Hash of its uncles; null where it is not known. */
  readonly sha3Uncles?: Hex | null
  /** Root of the state; null where it is not known. */
  readonly stateRoot?: Hex | null
  /** Root of the transactions; null where it is not known. */
  readonly transactionsRoot?: Hex | null
  /** Uncles of the block, a list of hashes; null where it is not known. */
  readonly uncles?: unknown
  /** Root of the withdrawals; null where it is not known. */
  readonly withdrawalsRoot?: Hex | null
}

/** Where value of a transaction comes from. */
export interface EvmInput {
  /** Position among the inputs. */
  readonly n: number
  /** The transaction whose output is spent; null on this chain. */
  readonly txid?: string | null
  /** Position of that output; null on this chain. */
  readonly vout?: number | null
  /** Sequence number; null on this chain. */
  readonly sequence?: number | null
  /** Whose value it is. */
  readonly addresses: readonly EvmAddress[]
  /** Whether `addresses` has addresses. */
  readonly isAddress?: boolean
  /** How much, in wei; null where it is not known. */
  readonly value?: bigint | null
  /** The script that unlocks it, in hex without 0x; null if there is none. */
  readonly hex?: string | null
}

/** Where value of a transaction goes. */
export interface EvmOutput {
  /** Position among the outputs. */
  readonly n: number
  /** How much, in wei. */
  readonly value?: bigint
  /** Who gets it. */
  readonly addresses: readonly EvmAddress[]
  /** Whether `addresses` has addresses. */
  readonly isAddress?: boolean
  /** Whether it has been spent; null where it is not known. */
  readonly spent?: boolean | null
  /** The script that locks it, in hex without 0x; null if there is none. */
  readonly hex?: string | null
}

/** A transaction of an EVM chain. */
export interface EvmTransaction {
  /** Family of the chain. */
  readonly chainFamily: 'EVM'
  /** Hash of the transaction. */
  readonly txid: Hex
  /** Where the value comes from. */
  readonly vin: readonly EvmInput[]
  /** Where the value goes. */
  readonly vout: readonly EvmOutput[]
  /** Hash of the block; null until it is in one. */
  readonly blockHash?: Hex | null
  /** Number of the block. */
  readonly blockHeight?: bigint
  /** Time of the block, UTC. */
  readonly blockTime?: Date
  /** What it moves, in wei. */
  readonly value?: bigint
  /** What it cost, in wei. */
  readonly fees?: bigint
  /** Transfers of tokens; null where there are none. */
  readonly tokenTransfers?: readonly SimpleTokenTransfer[] | null
  /** What only transactions of EVM chains have. */
  readonly evmSpecific?: EvmTransactionSpecific
  /** How far the chain has been read. */
  readonly meta?: ChainMeta
}

/** What only transactions of EVM chains have. */
export interface EvmTransactionSpecific {
  /** 1 for success, 0 for failure. */
  readonly status?: number
  /** How many transactions the sender had sent before. */
  readonly nonce?: bigint
  /** Most gas it could use, in units of gas. */
  readonly gasLimit?: bigint
  /** Gas it used, in units of gas. */
  readonly gasUsed?: bigint
  /** Price of a unit of gas, in wei. */
  readonly gasPrice?: bigint
  /** The input. */
  readonly data?: Hex
  /** Price that was paid, in wei; null where it is not known. */
  readonly effectiveGasPrice?: bigint | null
  /** Most that it would pay, in wei; null where it is not known. */
  readonly maxFeePerGas?: bigint | null
  /** Most that it would pay as a tip, in wei; null where it is not known. */
  readonly maxPriorityFeePerGas?: bigint | null
  /** Gas used up to it in its block, in units of gas; null where it is not known. */
  readonly cumulativeGasUsed?: bigint | null
  /** Number of the kind of transaction, such as 2; null where it is not known. */
  readonly transactionType?: string | null
  /** The contract that was made; null where none was. */
  readonly contractAddress?: EvmAddress | null
}

/** A transaction of Bitcoin in its own terms. Amounts are in satoshi. */
export interface HistoryBitcoin {
  /** Version of its format; null where it is not known. */
  readonly version?: number | null
  /** Size, in bytes; null where it is not known. */
  readonly size?: number | null
  /** Virtual size, in virtual bytes; null where it is not known. */
  readonly vsize?: number | null
  /** Whether it made new coins for a miner. */
  readonly coinbase?: boolean
  /** Whether a transaction with a higher fee may replace it, by BIP-125. */
  readonly rbf?: boolean
  /** How many inputs it has. */
  readonly inputCount?: number
  /** How many outputs it has. */
  readonly outputCount?: number
  /** The inputs of the transaction; null unless `verbose`. */
  readonly vin?: readonly HistoryBitcoinInput[] | null
  /** The outputs of the transaction; null unless `verbose`. */
  readonly vout?: readonly HistoryBitcoinOutput[] | null
}

/** An output of an earlier transaction that a transaction of Bitcoin spends. */
export interface HistoryBitcoinInput {
  /** The earlier transaction; null where new coins are made. */
  readonly txid?: string | null
  /** Position of the output in it; null where new coins are made. */
  readonly vout?: number | null
  /** The sequence number; null where it is not known. */
  readonly sequence?: number | null
  /** Whose it is; null where no address is known. */
  readonly addresses?: readonly string[] | null
  /** How much it spends, in satoshi; null where new coins are made. */
  readonly value?: bigint | null
  /** Whether it is of the wallet that was asked for; null where that is not known. */
  readonly isOwn?: boolean | null
}

/** What a transaction of Bitcoin pays, and to whom. */
export interface HistoryBitcoinOutput {
  /** Position among the outputs. */
  readonly n?: number
  /** Whose it is; null where no address is known. */
  readonly addresses?: readonly string[] | null
  /** How much it pays, in satoshi. */
  readonly value?: bigint
  /** The script that says who may spend it, in hex without 0x; null where it is not known. */
  readonly hex?: string | null
  /** Whether it has been spent; null where it is not known. */
  readonly spent?: boolean | null
  /** Whether it is of the wallet that was asked for; null where that is not known. */
  readonly isOwn?: boolean | null
}

/** The block of a transaction. */
export interface HistoryBlock {
  /** Number of the block. */
  readonly number?: bigint
  /** Time of the block, UTC. */
  readonly timestamp?: Date
  /** Hash of the block. */
  readonly hash?: string
}

/** A transaction that a wallet took part in, on one chain. */
export interface HistoryEntry {
  /** Chain of the transaction. */
  readonly chainId: UniversalChainId
  /** The block of a transaction. */
  readonly block?: HistoryBlock
  /** A transaction, seen from a wallet. */
  readonly transaction: HistoryTransaction
  /** What only one family of chains has. */
  readonly raw?: HistoryRaw
  /** What else the service says of the row; its form is not documented. */
  readonly meta?: Readonly<Record<string, unknown>>
}

/** A transaction of an EVM chain in its own terms. */
export interface HistoryEvm {
  /** How many transactions the sender had sent before. */
  readonly nonce?: bigint
  /** Number of the kind of transaction, such as 2; null where it is not known. */
  readonly transactionType?: string | null
  /** Gas of a transaction. Prices are in wei per unit of gas. */
  readonly gas?: HistoryGas
  /** First four bytes of the input; null where it is shorter. */
  readonly methodId?: Hex | null
  /** The contract that was made; null where none was. */
  readonly contractAddress?: EvmAddress | null
  /** 1 for success, 0 for failure; null where it is not known. */
  readonly receiptStatus?: string | null
  /** The input; null unless `verbose`. */
  readonly input?: Hex | null
  /** The input, decoded, in a form that is not documented; null unless `verbose`. */
  readonly decodedInput?: unknown
  /** The logs; null unless `verbose`. */
  readonly logs?: HistoryLogs | null
  /** Transfers that contracts made; null unless `verbose`. */
  readonly internalTransactions?: HistoryInternalTransactions | null
}

/** What a transaction cost. */
export interface HistoryFee {
  /** The fee, in the smallest unit of the coin (wei, satoshi, lamports). */
  readonly amountRaw?: bigint
  /** The fee, in whole coins. */
  readonly amount?: string
}

/** Gas of a transaction. Prices are in wei per unit of gas. */
export interface HistoryGas {
  /** Most gas it could use, in units of gas. */
  readonly gasLimit?: bigint
  /** Gas it used, in units of gas. */
  readonly gasUsed?: bigint
  /** Price of a unit of gas, in wei. */
  readonly gasPrice?: bigint
  /** Price that was paid, in wei; null where it is not known. */
  readonly effectiveGasPrice?: bigint | null
  /** Most that it would pay, in wei; null before EIP-1559. */
  readonly maxFeePerGas?: bigint | null
  /** Most that it would pay as a tip, in wei; null before EIP-1559. */
  readonly maxPriorityFeePerGas?: bigint | null
  /** Gas used up to it in its block, in units of gas; null where it is not known. */
  readonly cumulativeGasUsed?: bigint | null
}

/** Transfers that contracts made within a transaction. */
export interface HistoryInternalTransactions {
  /** The transfers, a hundred at most, in a form that is not documented. */
  readonly items: readonly unknown[]
  /** Whether there are more than these. */
  readonly hasMore?: boolean
}

/** A log of a contract. */
export interface HistoryLog {
  /** The contract. */
  readonly address?: EvmAddress
  /** Hash of the block. */
  readonly blockHash?: Hex
  /** What is not indexed. */
  readonly data?: Hex
  /** Position in the block. */
  readonly logIndex?: number
  /** The first topic, mostly the hash of the event's signature; null if there is none. */
  readonly topic0?: Hex | null
  /** The second topic; null if there is none. */
  readonly topic1?: Hex | null
  /** The third topic; null if there is none. */
  readonly topic2?: Hex | null
  /** The fourth topic; null if there is none. */
  readonly topic3?: Hex | null
  /** Hash of the transaction. */
  readonly transactionHash?: Hex
  /** Those of `topic0`, `topic1`, `topic2`, `topic3` that are present, in order. */
  readonly topics: readonly Hex[]
}

/** Logs of a transaction. */
export interface HistoryLogs {
  /** The logs, a hundred at most. */
  readonly items: readonly HistoryLog[]
  /** Whether there are more than these. */
  readonly hasMore?: boolean
}

/**
 * How far each chain has been read, and what the answer lacks: chains, and transactions. `missing` has it in one list.
 */
export interface HistoryMeta {
  /**
   * By the id of each chain, the last block that was read, `latest` at the head of the chain, or null where the service
   * does not know.
   */
  readonly syncedAt?: SyncedAt
  /** Chains that were asked for and that this operation does not serve; null when there are none. */
  readonly unsupportedChains?: readonly string[] | null
  /**
   * Chains that could not be read, each an object with `chainId`, `code` and `error`, or the id alone; null when there
   * are none.
   */
  readonly failedChains?: readonly unknown[] | null
  /** How many transactions the answer lacks, by the id of their chain; null when it lacks none. */
  readonly missingTransactions?: Readonly<Record<string, unknown>> | null
}

/** A transfer of the coin of the chain. */
export interface HistoryNativeTransfer {
  /** Who gave. */
  readonly fromAddress?: UniversalAddress
  /** Who got it. */
  readonly toAddress?: UniversalAddress
  /** How much, in whole coins. */
  readonly amount: string
  /** Which way it went, seen from the wallet; null where it is not known. */
  readonly direction?: 'incoming' | 'outgoing' | 'self' | (string & {}) | null
  /** Whether a contract made the transfer. */
  readonly isInternal?: boolean
}

/** Transfers of the coin of the chain. */
export interface HistoryNativeTransfers {
  /** The first of them. */
  readonly items: readonly HistoryNativeTransfer[]
  /** Whether there are more than these. */
  readonly hasMore?: boolean
}

/** A transfer of an NFT. */
export interface HistoryNftTransfer {
  /** Who gave. */
  readonly fromAddress?: UniversalAddress
  /** Who got it. */
  readonly toAddress?: UniversalAddress
  /** Contract of the NFT. */
  readonly tokenAddress: UniversalAddress
  /** Number of the NFT in its contract. */
  readonly tokenId: bigint
  /** How many, one of an ERC-721. */
  readonly amount?: bigint
  /** Which way it went, seen from the wallet; null where it is not known. */
  readonly direction?: 'incoming' | 'outgoing' | 'self' | (string & {}) | null
  /** Standard of the contract. */
  readonly tokenType?: 'ERC721' | 'ERC1155' | (string & {})
}

/** Transfers of NFTs. */
export interface HistoryNftTransfers {
  /** The first of them. */
  readonly items: readonly HistoryNftTransfer[]
  /** Whether there are more than these. */
  readonly hasMore?: boolean
}

/** What only one family of chains has. */
export type HistoryRaw = HistoryRawEvm | HistoryRawBitcoin | HistoryRawSolana | UnknownVariant

/** What only Bitcoin has. */
export interface HistoryRawBitcoin {
  /** A transaction of Bitcoin in its own terms. Amounts are in satoshi. */
  readonly bitcoin: HistoryBitcoin
}

/** What only EVM chains have. */
export interface HistoryRawEvm {
  /** A transaction of an EVM chain in its own terms. */
  readonly evm: HistoryEvm
}

/** What only Solana has. */
export interface HistoryRawSolana {
  /** Null: the service gives nothing more yet. */
  readonly solana: unknown
}

/** A transfer of a token. */
export interface HistoryTokenTransfer {
  /** Who gave. */
  readonly fromAddress?: UniversalAddress
  /** Who got it. */
  readonly toAddress?: UniversalAddress
  /** How much, as the service writes it. */
  readonly value: string
  /** Which way it went, seen from the wallet; null where it is not known. */
  readonly direction?: 'incoming' | 'outgoing' | 'self' | (string & {}) | null
  /** Contract of the token. */
  readonly tokenAddress: UniversalAddress
  /** Ticker of the token; null where it has none. */
  readonly tokenSymbol?: string | null
  /** Name of the token; null where it has none. */
  readonly tokenName?: string | null
  /** Decimal places of the token; null where they are not known. */
  readonly tokenDecimals?: number | null
  /** URL of the token's logo; null if there is none. */
  readonly tokenLogo?: string | null
}

/** Transfers of tokens. */
export interface HistoryTokenTransfers {
  /** The first of them. */
  readonly items: readonly HistoryTokenTransfer[]
  /** Whether there are more than these. */
  readonly hasMore?: boolean
}

/** A transaction, seen from a wallet. */
export interface HistoryTransaction {
  /** Hash of the transaction, or its signature on Solana. */
  readonly hash: string
  /** Position in the block; null where it is not known. */
  readonly index?: number | null
  /** Whether it succeeded; null where it is not known. */
  readonly status?: string | null
  /** Which way it went, seen from the wallet; null where it is not known. */
  readonly direction?: 'incoming' | 'outgoing' | 'self' | (string & {}) | null
  /** Kind of transaction, in a word; null where it is not known. */
  readonly category?: string | null
  /** What happened, in a sentence; null if there is none. */
  readonly summary?: string | null
  /** Name of the method it calls; null where it calls none that is known. */
  readonly methodLabel?: string | null
  /** Whether the service considers it to be spam; null where it does not say. */
  readonly possibleSpam?: boolean | null
  /** Who sent the transaction; null where nobody is known to have. */
  readonly initiatedBy?: Participant | null
  /** Who sent the value. */
  readonly from?: Participant
  /** Who received it; null where a contract was made. */
  readonly to?: Participant | null
  /** What the transaction cost; null where it is not known. */
  readonly fee?: HistoryFee | null
  /** Blocks on top of its own; null where they are not counted. */
  readonly confirmations?: number | null
  /** Transfers of the coin of the chain. */
  readonly nativeTransfers?: HistoryNativeTransfers
  /** Transfers of tokens. */
  readonly tokenTransfers?: HistoryTokenTransfers
  /** Transfers of NFTs. */
  readonly nftTransfers?: HistoryNftTransfers
}

/** What a loan has. */
export interface LendingDetails {
  /** How safe the loan is: below 1 it may be liquidated; null where it is not known. */
  readonly healthFactor?: string | null
}

/** What liquidity has. */
export interface LiquidityDetails {
  /** The pool; null where it is not known. */
  readonly poolAddress?: UniversalAddress | null
}

/** The price of one whole token in the coin of its chain. */
export interface NativePrice {
  /** The price, in the smallest unit of the coin (wei, lamports). */
  readonly valueRaw?: bigint
  /** The price in whole coins, for people: it may have separators. */
  readonly value?: string
  /** Decimal places of the coin. */
  readonly decimals?: number
  /** Name of the coin. */
  readonly name?: string
  /** Ticker of the coin. */
  readonly symbol?: string
}

/** Tokens of a pair that were swapped, or liquidity that was added or removed. */
export interface PairSwap {
  /** Hash of the transaction; null where it is not known. */
  readonly transactionHash?: string | null
  /** Position of the transaction in its block; null where it is not known. */
  readonly transactionIndex?: number | null
  /** Whether the base token was bought or sold, or liquidity was added or removed; null where it is not known. */
  readonly transactionType?: 'buy' | 'sell' | 'addLiquidity' | 'removeLiquidity' | (string & {}) | null
  /**
   * What the swap did to the wallet's position; the service writes it in small or in capital letters, null where it
   * does not know.
   */
  readonly subCategory?: 'accumulation' | 'newPosition' | 'partialSell' | 'sellAll' | (string & {}) | null
  /** Block of the transaction. */
  readonly blockNumber?: bigint
  /** Time of the block, UTC; null where it is not known. */
  readonly blockTimestamp?: Date | null
  /** Who swapped; null where it is not known. */
  readonly walletAddress?: UniversalAddress | null
  /** What the wallet is called; null where it has no name. */
  readonly walletAddressLabel?: string | null
  /** Base tokens, in whole ones; null where it is not known. */
  readonly baseTokenAmount?: string | null
  /** Quote tokens, in whole ones; null where it is not known. */
  readonly quoteTokenAmount?: string | null
  /** Price of one base token, in US dollars; null where it is not known. */
  readonly baseTokenPriceUsd?: number | null
  /** Price of one quote token, in US dollars; null where it is not known. */
  readonly quoteTokenPriceUsd?: number | null
  /** Price of one base token, in quote tokens; null where it is not known. */
  readonly baseQuotePrice?: string | null
  /** What the swap was worth, in US dollars; null where it is not known. */
  readonly totalValueUsd?: number | null
  /** Who is behind the wallet; null where it is not known. */
  readonly entityName?: string | null
  /** URL of their logo; null if there is none. */
  readonly entityLogo?: string | null
}

/** A page of swaps in a pair. */
export interface PairSwaps {
  /** How far the chain has been read. */
  readonly meta?: ChainMeta
  /** Opens the next page when given as `cursor`; null on the last one. */
  readonly cursor?: string | null
  /** Number of this page, the first being 1. */
  readonly page?: number
  /** Rows a full page has. */
  readonly pageSize?: number
  /** Name of the exchange; null where it is not known. */
  readonly exchangeName?: string | null
  /** URL of the exchange's logo; null if there is none. */
  readonly exchangeLogo?: string | null
  /** Contract of the exchange; null where it is not known. */
  readonly exchangeAddress?: UniversalAddress | null
  /** Both tickers, such as BRETT/WETH; null where they are not known. */
  readonly pairLabel?: string | null
  /** Contract of the pair; null where it is not known. */
  readonly pairAddress?: UniversalAddress | null
  /** The token that is priced. */
  readonly baseToken?: PairedToken
  /** The token that the price is paid in. */
  readonly quoteToken?: PairedToken
  /** The swaps of this page. */
  readonly result: readonly PairSwap[]
}

/** One side of a pair. */
export interface PairedToken {
  /** Contract of the token; null where it is not known. */
  readonly address?: UniversalAddress | null
  /** Name of the token; null where it has none. */
  readonly name?: string | null
  /** Ticker of the token; null where it has none. */
  readonly symbol?: string | null
  /** URL of the token's logo; null if there is none. */
  readonly logo?: string | null
  /** Decimal places of the token; null where they are not known. */
  readonly decimals?: number | null
}

/** One side of a transaction. */
export interface Participant {
  /** Address of this side. */
  readonly address: UniversalAddress
  /** What the address is called; null where it has no name. */
  readonly addressLabel?: string | null
  /** Who is behind the address; null where it is not known. */
  readonly entity?: ParticipantEntity | null
}

/** Who is behind an address, such as an exchange. */
export interface ParticipantEntity {
  /** The service's id. */
  readonly id?: string
  /** The name. */
  readonly name?: string
  /** URL of the logo. */
  readonly logo?: string
}

/** A price at a moment. */
export interface PricePoint {
  /** The moment, UTC. */
  readonly timestamp: Date
  /** Price of one whole token, in US dollars. */
  readonly price: string
}

/** Prices over time, for a small chart. */
export interface PriceSparkline {
  /** How far the chain has been read. */
  readonly meta?: ChainMeta
  /** Chain of the token. */
  readonly chain?: UniversalChainId
  /** How far it looks back. */
  readonly range?: '24h' | '7d' | '30d' | '90d' | '1y' | (string & {})
  /** Start of the period, UTC. */
  readonly fromDate?: Date
  /** End of the period, UTC. */
  readonly toDate?: Date
  /** Always 1: the list comes whole. */
  readonly page?: number
  /** Always null: the list comes whole. */
  readonly cursor?: string | null
  /** The prices. */
  readonly result: readonly PricePoint[]
}

/** A page of prices over time. */
export interface PriceTimeSeries {
  /** How far the chain has been read. */
  readonly meta?: ChainMeta
  /** Chain of the token. */
  readonly chain?: UniversalChainId
  /** Start of the period, UTC. */
  readonly fromDate?: Date
  /** End of the period, UTC. */
  readonly toDate?: Date
  /** Time between two prices. */
  readonly interval?: '5m' | 'hourly' | 'daily' | 'weekly' | 'monthly' | (string & {})
  /** Number of this page, the first being 1. */
  readonly page?: number
  /** Opens the next page when given as `cursor`; null on the last one. */
  readonly cursor?: string | null
  /** The prices of this page. */
  readonly result: readonly PricePoint[]
}

/** As of when a price is. */
export interface PriceUpdate {
  /** The moment, UTC. */
  readonly timestamp?: Date
  /** The block. */
  readonly blockNumber?: bigint
}

/** A transfer of a token. */
export interface SimpleTokenTransfer {
  /** Standard of the token, such as ERC20. */
  readonly type?: string
  /** Who gave. */
  readonly from?: UniversalAddress
  /** Who got it. */
  readonly to?: UniversalAddress
  /** Contract of the token. */
  readonly token: UniversalAddress
  /** Name of the token. */
  readonly name?: string
  /** Ticker of the token. */
  readonly symbol?: string
  /** Decimal places of the token. */
  readonly decimals?: number
  /** How much, in the token's smallest unit. */
  readonly value: bigint
}

/** A block of Solana. */
export interface SolanaBlock {
  /** Family of the chain. */
  readonly chainFamily: 'Solana'
  /** Hash of the block. */
  readonly hash: string
  /** Hash of the block before it. */
  readonly previousBlockHash?: string
  /** Number of the block. */
  readonly height?: bigint
  /** Size of the block, in bytes. */
  readonly size?: number
  /** When it was made, UTC. */
  readonly time?: Date
  /** How many transactions it has. */
  readonly txCount?: number
  /** Always 1: the block comes whole. */
  readonly page?: number
  /** Always 1: the block comes whole. */
  readonly totalPages?: number
  /** How many transactions are listed. */
  readonly itemsOnPage?: number
  /** The transactions in the block. */
  readonly txs: readonly SolanaTransaction[]
  /** What only blocks of Solana have. It is provisional. */
  readonly solanaSpecific?: SolanaBlockSpecific
  /** How far the chain has been read. */
  readonly meta?: ChainMeta
}

/** What only blocks of Solana have. It is provisional. */
export interface SolanaBlockSpecific {
  /** What the service has of it, a JSON text; null where it is not known. */
  readonly miscJson?: unknown
}

/** Where value of a transaction comes from. */
export interface SolanaInput {
  /** Position among the inputs. */
  readonly n: number
  /** The transaction whose output is spent; null on this chain. */
  readonly txid?: string | null
  /** Position of that output; null on this chain. */
  readonly vout?: number | null
  /** Sequence number; null on this chain. */
  readonly sequence?: number | null
  /** Whose value it is. */
  readonly addresses: readonly string[]
  /** Whether `addresses` has addresses. */
  readonly isAddress?: boolean
  /** How much, in lamports; null where it is not known. */
  readonly value?: bigint | null
  /** The script that unlocks it, in hex without 0x; null if there is none. */
  readonly hex?: string | null
}

/** Where value of a transaction goes. */
export interface SolanaOutput {
  /** Position among the outputs. */
  readonly n: number
  /** How much, in lamports. */
  readonly value?: bigint
  /** Who gets it. */
  readonly addresses: readonly string[]
  /** Whether `addresses` has addresses. */
  readonly isAddress?: boolean
  /** Whether it has been spent; null where it is not known. */
  readonly spent?: boolean | null
  /** The script that locks it, in hex without 0x; null if there is none. */
  readonly hex?: string | null
}

/** A transaction of Solana. */
export interface SolanaTransaction {
  /** Family of the chain. */
  readonly chainFamily: 'Solana'
  /** Hash of the transaction or its signature. */
  readonly txid: string
  /** Where the value comes from. */
  readonly vin: readonly SolanaInput[]
  /** Where the value goes. */
  readonly vout: readonly SolanaOutput[]
  /** Hash of the block; null until it is in one. */
  readonly blockHash?: string | null
  /** Number of the block. */
  readonly blockHeight?: bigint
  /** Time of the block, UTC. */
  readonly blockTime?: Date
  /** What it moves, in lamports. */
  readonly value?: bigint
  /** What it cost, in lamports. */
  readonly fees?: bigint
  /** Transfers of tokens; null where there are none. */
  readonly tokenTransfers?: readonly SimpleTokenTransfer[] | null
  /** What only transactions of Solana have. It is provisional. */
  readonly solanaSpecific?: SolanaTransactionSpecific
  /** How far the chain has been read. */
  readonly meta?: ChainMeta
}

/** What only transactions of Solana have. It is provisional. */
export interface SolanaTransactionSpecific {
  /** What the service has of it, a JSON text; null where it is not known. */
  readonly miscJson?: unknown
}

/** One side of a swap. */
export interface SwappedToken {
  /** Contract of the token. */
  readonly address?: UniversalAddress
  /** Name of the token; null where it has none. */
  readonly name?: string | null
  /** Ticker of the token; null where it has none. */
  readonly symbol?: string | null
  /** URL of the token's logo; null if there is none. */
  readonly logo?: string | null
  /** How much, in whole tokens; null where it is not known. */
  readonly amount?: string | null
  /** Price of one whole token, in US dollars; null where it is not known. */
  readonly usdPrice?: number | null
  /** What this side was worth, in US dollars; negative where the wallet gave it, null where it is not known. */
  readonly usdAmount?: number | null
  /** Which side of the pair it is; null where it is not known. */
  readonly tokenType?: 'token0' | 'token1' | (string & {}) | null
}

/**
 * By the id of each chain, the last block that was read, `latest` at the head of the chain, or null where the service
 * does not know.
 */
export type SyncedHeights = SyncedAt

/** What a wallet holds of one token on one chain. */
export interface TokenBalance {
  /** Chain of the token. */
  readonly chainId: UniversalChainId
  /** Contract of the token; `native` for a coin that has none. */
  readonly tokenAddress: UniversalAddress
  /** The holding, in the token's smallest unit (wei, satoshi). */
  readonly balanceRaw: bigint
  /** The holding, in whole tokens; null where the decimals are not known. */
  readonly balance?: string | null
  /** Name of the token; null where it has none. */
  readonly name?: string | null
  /** Ticker of the token; null where it has none. */
  readonly symbol?: string | null
  /** Decimal places of the token; null where they are not known. */
  readonly decimals?: number | null
  /** URL of the token's logo; null if there is none. */
  readonly logo?: string | null
  /** Whether the service considers the token to be spam. */
  readonly possibleSpam?: boolean
  /** Whether the token's contract is verified. */
  readonly verifiedContract?: boolean
  /** Whether it is the coin of its chain. */
  readonly nativeToken?: boolean
  /** The service's rating of the token, 0 to 100; null if there is none. */
  readonly securityScore?: number | null
  /** Share of all that the wallet holds, in percent; null without a price. */
  readonly portfolioPercentage?: number | null
  /** Price of one whole token, in US dollars; null where it is not known. */
  readonly usdPrice?: number | null
  /** How far the price moved within 24 hours, in US dollars; null where it is not known. */
  readonly usdPrice24hrUsdChange?: number | null
  /** How far the price moved within 24 hours, in percent; null where it is not known. */
  readonly usdPrice24hrPercentChange?: number | null
  /** What the holding is worth, in US dollars; null without a price. */
  readonly usdValue?: number | null
  /** How far that moved within 24 hours, in US dollars; null without a price. */
  readonly usdValue24hrUsdChange?: number | null
  /** The address that holds it, of those of an extended public key; null for any other wallet. */
  readonly derivedAddress?: BitcoinAddress | null
  /** Path of that address under its key, such as m/44'/0'/0'/0/0; null for any other wallet. */
  readonly derivedPath?: string | null
  /** Prices of the last seven days, hour by hour, in a form that is not documented; null unless `includeSparklines`. */
  readonly sparkline?: unknown
  /** What the wallet has earned with the token, in a form that is not documented; null unless `includePnl`. */
  readonly pnl?: unknown
}

/** A page of what a wallet holds. */
export interface TokenBalances {
  /** How far each chain has been read, and which chains the answer lacks. `missing` has the latter in one list. */
  readonly meta?: ChainsMeta
  /** The wallet, as it was asked for. */
  readonly address?: string
  /** Family of chains that the address is of. */
  readonly addressType?: 'evm' | 'solana' | 'bitcoin' | (string & {})
  /** Opens the next page when given as `cursor`; null on the last one. */
  readonly cursor?: string | null
  /** The holdings of this page. */
  readonly result: readonly TokenBalance[]
  /** The chains that the response lacks, wholly or in part; empty if it is complete. */
  readonly missing: readonly MissingChain[]
  /** Whether no chain is missing. Sums of a response that isn't complete are lower bounds. */
  readonly complete: boolean
}

/** The price of a token or a coin, and how it moved within 24 hours. */
export interface TokenPrice {
  /** How far the chain has been read. */
  readonly meta?: ChainMeta
  /** Chain of the token. The service names it by id or by an older name; it is an id here. */
  readonly chain?: UniversalChainId
  /** Contract of the token; null for a coin. */
  readonly tokenAddress?: UniversalAddress | null
  /** Name of the token. */
  readonly tokenName?: string
  /** Ticker of the token. */
  readonly tokenSymbol?: string
  /** URL of the token's logo; null if there is none. */
  readonly tokenLogo?: string | null
  /** Decimal places of the token. */
  readonly tokenDecimals?: number
  /** Price of one whole token, in US dollars. */
  readonly usdPrice: number
  /** How far the price moved within 24 hours, in US dollars. */
  readonly '24hrChangeUsd'?: number
  /** How far the price moved within 24 hours, in percent. */
  readonly '24hrChangePercent'?: number
  /** The price of one whole token in the coin of its chain. */
  readonly nativePrice?: NativePrice
  /** Whether the token's contract is verified. */
  readonly verifiedContract?: boolean
  /** The service's rating of the token, 0 to 100; null if there is none. */
  readonly securityScore?: number | null
  /** Whether the service considers the token to be spam. */
  readonly possibleSpam?: boolean
  /** As of when a price is. */
  readonly updatedAt?: PriceUpdate
  /** The pair that the price comes from; null for Bitcoin. */
  readonly dexInformation?: DexInformation | null
}

/** What a wallet earned with one token on one chain. */
export interface TokenProfitability {
  /** Chain of the token. */
  readonly chain: UniversalChainId
  /** The wallet. */
  readonly walletAddress?: EvmAddress
  /** Contract of the token. */
  readonly tokenAddress: EvmAddress
  /** Name of the token; null where it has none. */
  readonly name?: string | null
  /** Ticker of the token; null where it has none. */
  readonly symbol?: string | null
  /** Decimal places of the token; null where they are not known. */
  readonly decimals?: number | null
  /** URL of the token's logo; null if there is none. */
  readonly logo?: string | null
  /** Whether the service considers the token to be spam; null where it does not say. */
  readonly possibleSpam?: boolean | null
  /** Whether the token's contract is verified; null where it is not known. */
  readonly verifiedContract?: boolean | null
  /** The service's rating of the token, 0 to 100; null if there is none. */
  readonly securityScore?: number | null
  /** Bought, in whole tokens. */
  readonly totalTokensBought?: number
  /** Sold, in whole tokens. */
  readonly totalTokensSold?: number
  /** Spent on purchases, in US dollars. */
  readonly totalBoughtVolumeUsd?: number
  /** Proceeds of sales, in US dollars. */
  readonly totalSoldVolumeUsd?: number
  /** Purchases and sales together. */
  readonly totalTrades?: number
  /** Purchases. */
  readonly totalBuys?: number
  /** Sales. */
  readonly totalSells?: number
  /** Mean price of a whole token bought, in US dollars. */
  readonly avgBuyPriceUsd?: number
  /** Mean price of a whole token sold, in US dollars. */
  readonly avgSellPriceUsd?: number
  /** What the tokens that were sold had cost, in US dollars. */
  readonly avgCostOfQuantitySold?: number
  /** Left, in whole tokens. */
  readonly remainingBalance?: number
  /** Price of a whole token now, in US dollars; null where it is not known. */
  readonly currentPriceUsd?: number | null
  /** Proceeds of sales less what was sold had cost, in US dollars. */
  readonly realizedProfitUsd?: number
  /** That profit as a share of the cost, in percent. */
  readonly realizedProfitPercentage?: number
  /** What would be earned by selling the rest now, in US dollars. */
  readonly unrealizedProfitUsd?: number
  /** That profit as a share of the cost, in percent. */
  readonly unrealizedProfitPercentage?: number
  /** Both profits together, in US dollars. */
  readonly totalPnlUsd?: number
  /** Both profits as a share of the cost, in percent. */
  readonly totalPnlPercentage?: number
  /** Profit divided by the cost, such as 0.2. */
  readonly roi?: number
}

/** One token that was given for another on an exchange. */
export interface TokenSwap {
  /** Hash of the transaction. */
  readonly transactionHash: string
  /** Position of the transaction in its block; null where it is not known. */
  readonly transactionIndex?: number | null
  /** Whether the token was bought or sold; null where it is not known. */
  readonly transactionType?: 'buy' | 'sell' | (string & {}) | null
  /** Block of the transaction. */
  readonly blockNumber?: bigint
  /** Time of the block, UTC; null where it is not known. */
  readonly blockTimestamp?: Date | null
  /**
   * What the swap did to the wallet's position; the service writes it in small or in capital letters, null where it
   * does not know.
   */
  readonly subCategory?: 'accumulation' | 'newPosition' | 'partialSell' | 'sellAll' | (string & {}) | null
  /** Who swapped; null where it is not known. */
  readonly walletAddress?: UniversalAddress | null
  /** What the wallet is called; null where it has no name. */
  readonly walletAddressLabel?: string | null
  /** The pair in which it happened; null where it is not known. */
  readonly pairAddress?: UniversalAddress | null
  /** Both tickers, such as USDC/WETH; null where they are not known. */
  readonly pairLabel?: string | null
  /** Contract of the exchange; null where it is not known. */
  readonly exchangeAddress?: UniversalAddress | null
  /** Name of the exchange; null where it is not known. */
  readonly exchangeName?: string | null
  /** URL of the exchange's logo; null if there is none. */
  readonly exchangeLogo?: string | null
  /** Ticker of the token that is priced; null where it is not known. */
  readonly baseToken?: string | null
  /** Ticker of the token that the price is paid in; null where it is not known. */
  readonly quoteToken?: string | null
  /** What the wallet got; null where it is not known. */
  readonly bought?: SwappedToken | null
  /** What the wallet gave; null where it is not known. */
  readonly sold?: SwappedToken | null
  /** Price of one base token, in quote tokens; null where it is not known. */
  readonly baseQuotePrice?: string | null
  /** What the swap was worth, in US dollars; null where it is not known. */
  readonly totalValueUsd?: number | null
  /** Who is behind the wallet; null where it is not known. */
  readonly entityName?: string | null
  /** URL of their logo; null if there is none. */
  readonly entityLogo?: string | null
}

/** A page of swaps of a token. */
export interface TokenSwaps {
  /** How far the chain has been read. */
  readonly meta?: ChainMeta
  /** Opens the next page when given as `cursor`; null on the last one. */
  readonly cursor?: string | null
  /** Number of this page, the first being 1. */
  readonly page?: number
  /** Rows a full page has. */
  readonly pageSize?: number
  /** The swaps of this page. */
  readonly result: readonly TokenSwap[]
}

/** What one wallet earned with a token. */
export interface TopTrader {
  /** The wallet. */
  readonly walletAddress: UniversalAddress
  /** Bought, in whole tokens. */
  readonly totalTokensBought?: number
  /** Sold, in whole tokens. */
  readonly totalTokensSold?: number
  /** Spent on purchases, in US dollars. */
  readonly totalBoughtVolumeUsd?: number
  /** Proceeds of sales, in US dollars. */
  readonly totalSoldVolumeUsd?: number
  /** Purchases and sales together. */
  readonly totalTrades?: number
  /** Mean price of a whole token bought, in US dollars. */
  readonly avgBuyPriceUsd?: number
  /** Mean price of a whole token sold, in US dollars. */
  readonly avgSellPriceUsd?: number
  /** What the tokens that were sold had cost, in US dollars. */
  readonly avgCostOfQuantitySold?: number
  /** Proceeds of sales less what was sold had cost, in US dollars. */
  readonly realizedProfitUsd?: number
  /** That profit as a share of the cost, in percent. */
  readonly realizedProfitPercentage?: number
  /** What would be earned by selling the rest now, in US dollars. */
  readonly unrealizedProfitUsd?: number
  /** Both profits together, in US dollars. */
  readonly totalPnlUsd?: number
  /** Both profits as a share of the cost, in percent. */
  readonly totalPnlPercentage?: number
  /** Profit divided by the cost, such as 0.2. */
  readonly roi?: number
}

/** A page of the wallets that earned most with a token. */
export interface TopTraders {
  /** How far the chain has been read. */
  readonly meta?: ChainMeta
  /** The token that is traded. */
  readonly token?: TradedToken
  /** Opens the next page when given as `cursor`; null on the last one. */
  readonly cursor?: string | null
  /** Rows a full page has. */
  readonly limit?: number
  /** The wallets of this page. */
  readonly result: readonly TopTrader[]
}

/** The token that is traded. */
export interface TradedToken {
  /** Chain of the token. */
  readonly chain?: UniversalChainId
  /** Contract of the token. */
  readonly tokenAddress?: UniversalAddress
  /** Name of the token; null where it has none. */
  readonly name?: string | null
  /** Ticker of the token; null where it has none. */
  readonly symbol?: string | null
  /** Decimal places of the token; null where they are not known. */
  readonly decimals?: number | null
  /** URL of the token's logo; null if there is none. */
  readonly logo?: string | null
  /** Whether the service considers it to be spam; null where it does not say. */
  readonly possibleSpam?: boolean | null
  /** Whether the token's contract is verified; null where it is not known. */
  readonly verifiedContract?: boolean | null
  /** The service's rating, 0 to 100; null if there is none. */
  readonly securityScore?: number | null
  /** Price of a whole token now, in US dollars; null where it is not known. */
  readonly currentPriceUsd?: number | null
}

/** How many transfers of a kind there were. */
export interface TransferCounts {
  /** Transfers that the wallet sent. */
  readonly sent?: number
  /** Transfers that it received. */
  readonly received?: number
  /** Both together. */
  readonly total?: number
}

/** How many others a wallet dealt with. */
export interface UniqueCounterparties {
  /** Addresses that it sent to. */
  readonly sentTo?: number
  /** Addresses that it received from. */
  readonly receivedFrom?: number
}

/** A block with its transactions. `chainFamily` tells of which family it is. */
export type UniversalBlock = EvmBlock | BitcoinBlock | SolanaBlock | UnknownVariant

/** A transaction. `chainFamily` tells of which family of chains it is. */
export type UniversalTransaction = EvmTransaction | BitcoinTransaction | SolanaTransaction | UnknownVariant

/** A transaction that marks a beginning or an end. */
export interface WalletActivity {
  /** Chain of the transaction. */
  readonly chain?: UniversalChainId
  /** Block of the transaction. */
  readonly blockNumber?: bigint
  /** Time of the block, UTC. */
  readonly blockTimestamp?: Date
  /** Hash of the transaction. */
  readonly transactionHash: string
  /** Kind of activity, such as token-transfer. */
  readonly type?: string
  /** Which way it went, seen from the wallet. */
  readonly direction?: 'in' | 'out' | (string & {})
}

/** A page of what a wallet took part in. */
export interface WalletHistory {
  /**
   * How far each chain has been read, and what the answer lacks: chains, and transactions. `missing` has it in one
   * list.
   */
  readonly meta?: HistoryMeta
  /** The wallet, as it was asked for. */
  readonly address?: string
  /** Family of chains that the address is of. */
  readonly addressType?: 'evm' | 'solana' | 'bitcoin' | (string & {})
  /** Opens the next page when given as `cursor`; null on the last one. */
  readonly cursor?: string | null
  /** Number of this page, the first being 1. */
  readonly page?: number
  /** Rows a full page has. */
  readonly pageSize?: number
  /** The transactions of this page. */
  readonly result: readonly HistoryEntry[]
  /** The chains that the response lacks, wholly or in part; empty if it is complete. */
  readonly missing: readonly MissingChain[]
  /** Whether no chain is missing. Sums of a response that isn't complete are lower bounds. */
  readonly complete: boolean
}

/** What a wallet has done on EVM chains, in figures. They leave out the chains in `missing`. */
export interface WalletInsight {
  /** How far each chain has been read, and which chains the answer lacks. `missing` has the latter in one list. */
  readonly meta?: ChainsMeta
  /** The wallet. */
  readonly address?: EvmAddress
  /** Family of chains that the address is of. */
  readonly addressType?: 'evm' | (string & {})
  /** Chains on which the wallet was active. */
  readonly activeChains?: number
  /** Chain with the most of its transactions; null where it has none. */
  readonly mostActiveChain?: UniversalChainId | null
  /** Days since its first transaction, 0 for a new wallet. */
  readonly walletAgeDays?: number
  /** The first transaction that concerns it; null if there is none. */
  readonly firstActivityAt?: WalletActivity | null
  /** The last transaction that concerns it; null if there is none. */
  readonly lastActivityAt?: WalletActivity | null
  /** The first transaction that it sent; null if there is none. */
  readonly firstInitiatedAt?: WalletActivity | null
  /** The last transaction that it sent; null if there is none. */
  readonly lastInitiatedAt?: WalletActivity | null
  /** Days on which it was active. */
  readonly activeDays?: number
  /** Transactions that it sent. */
  readonly transactionsInitiated?: number
  /** Transactions that it took part in. */
  readonly transactionsInvolved?: number
  /** Transfers of the coins of the chains. */
  readonly nativeTransfers?: TransferCounts
  /** Transfers of tokens. */
  readonly erc20Transfers?: TransferCounts
  /** Transfers of NFTs. */
  readonly nftTransfers?: TransferCounts
  /** How many others it dealt with. */
  readonly uniqueCounterparties?: UniqueCounterparties
  /** What it swapped, in US dollars, a number. */
  readonly swapVolumeUsd?: number
  /** What it spent on gas, in US dollars, as text. */
  readonly totalGasSpentUsd?: string
  /** What it spent on gas per transaction, in US dollars, as text. */
  readonly avgGasPerTransactionUsd?: string
  /** Coins that it sent, in US dollars, as text. */
  readonly nativeVolumeSentUsd?: string
  /** Coins that it received, in US dollars, as text. */
  readonly nativeVolumeReceivedUsd?: string
  /** Received less sent, in US dollars, as text. */
  readonly nativeNetFlowUsd?: string
  /** Tokens that it dealt with. */
  readonly uniqueTokensInteracted?: number
  /** Contracts that it made. */
  readonly contractsCreated?: number
  /** The largest sum of coins that it received, in US dollars, as text. */
  readonly largestNativeTransferInUsd?: string
  /** The largest sum of coins that it sent, in US dollars, as text. */
  readonly largestNativeTransferOutUsd?: string
  /** These figures chain by chain; null unless `includeChainBreakdown`. */
  readonly chainBreakdown?: readonly ChainInsight[] | null
  /** The chains that the response lacks, wholly or in part; empty if it is complete. */
  readonly missing: readonly MissingChain[]
  /** Whether no chain is missing. Sums of a response that isn't complete are lower bounds. */
  readonly complete: boolean
}

/** A page of what a wallet earned, by token. */
export interface WalletProfitability {
  /** How far each chain has been read, and which chains the answer lacks. `missing` has the latter in one list. */
  readonly meta?: ChainsMeta
  /** Opens the next page when given as `cursor`; null on the last one. */
  readonly cursor?: string | null
  /** Rows a full page has. */
  readonly limit?: number
  /** The tokens of this page. */
  readonly result: readonly TokenProfitability[]
  /** The chains that the response lacks, wholly or in part; empty if it is complete. */
  readonly missing: readonly MissingChain[]
  /** Whether no chain is missing. Sums of a response that isn't complete are lower bounds. */
  readonly complete: boolean
}

/** What a wallet earned by trading tokens, as a whole. It leaves out the chains in `missing`. */
export interface WalletProfitabilitySummary {
  /** How far each chain has been read, and which chains the answer lacks. `missing` has the latter in one list. */
  readonly meta?: ChainsMeta
  /** Different tokens that were bought. */
  readonly totalTokensBought?: number
  /** Different tokens that were sold. */
  readonly totalTokensSold?: number
  /** Spent on purchases, in US dollars. */
  readonly totalBoughtVolumeUsd?: number
  /** Proceeds of sales, in US dollars. */
  readonly totalSoldVolumeUsd?: number
  /** Purchases and sales together. */
  readonly totalTrades?: number
  /** Purchases. */
  readonly totalBuys?: number
  /** Sales. */
  readonly totalSells?: number
  /** Proceeds of sales less what was sold had cost, in US dollars. */
  readonly realizedProfitUsd?: number
  /** That profit as a share of the cost, in percent. */
  readonly realizedProfitPercentage?: number
  /** What would be earned by selling the rest now, in US dollars. */
  readonly unrealizedProfitUsd?: number
  /** That profit as a share of the cost, in percent. */
  readonly unrealizedProfitPercentage?: number
  /** Both profits together, in US dollars. */
  readonly totalPnlUsd?: number
  /** Both profits as a share of the cost, in percent. */
  readonly totalPnlPercentage?: number
  /** Profit divided by the cost, such as 0.2. */
  readonly roi?: number
  /** Share of trades that earned something, 0 to 1. */
  readonly winRate?: number
  /** Different tokens that were traded. */
  readonly tokensTraded?: number
  /** The chains that the response lacks, wholly or in part; empty if it is complete. */
  readonly missing: readonly MissingChain[]
  /** Whether no chain is missing. Sums of a response that isn't complete are lower bounds. */
  readonly complete: boolean
}

/** An address that was derived from an extended public key. */
export interface XpubAddress {
  /** The address. */
  readonly address: BitcoinAddress
  /** Path under the key, by BIP-44, such as m/44'/0'/0'/0/0. */
  readonly path?: string
  /** How many transfers it took part in. */
  readonly transfers?: number
}

/** Addresses of an extended public key. */
export interface XpubAddresses {
  /** The addresses. */
  readonly addresses: readonly XpubAddress[]
  /** How far the chain has been read. */
  readonly meta?: ChainMeta
}

/** Inputs of `getTokenBalances`. */
export interface GetTokenBalancesInput {
  /**
   * The wallet: an address of an EVM chain, Solana or Bitcoin, or an extended public key of Bitcoin (`xpub…`). A key
   * shows all addresses of its wallet, so it is kept out of messages and logs.
   */
  readonly walletAddressOrPublicKey: string
  /**
   * The chains to read, by id or name, or a group: `all`, `mainnets`, `testnets`. A chain that you name and this
   * operation does not serve is listed in `missing`.
   */
  readonly chains?: readonly ChainInput[] | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. The list stays as it was when
   * its first page was read. `null`, which is the cursor of the last page, means that the list has ended: nothing is
   * sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /** Rows per page, 1 to 1,000. It applies to all later pages, so only the first page can set it. Default: `100`. */
  readonly limit?: number | undefined
  /** Only these tokens. */
  readonly tokenAddresses?: readonly string[] | undefined
  /** Leaves out tokens that the service considers to be spam. Default: `false`. */
  readonly excludeSpam?: boolean | undefined
  /** Leaves out tokens whose contracts are not verified. Default: `false`. */
  readonly excludeUnverifiedContracts?: boolean | undefined
  /** Leaves out the coins of the chains. Default: `false`. */
  readonly excludeNative?: boolean | undefined
  /** Leaves out tokens that were not traded for more than so many days. */
  readonly maxTokenInactivity?: number | undefined
  /** Leaves out tokens with less liquidity, in US dollars. */
  readonly liquidityThreshold?: number | undefined
  /** Fills `sparkline` with each token's price, hour by hour, of the last seven days. Default: `false`. */
  readonly includeSparklines?: boolean | undefined
  /** Fills `pnl` with what the wallet has earned with each token. Default: `false`. */
  readonly includePnl?: boolean | undefined
}

/** The answer behind one page of `getTokenBalances`. The call gives it as a `Page<TokenBalance>`. */
export type GetTokenBalancesOutput = TokenBalances

/** Inputs of `getWalletHistory`. */
export interface GetWalletHistoryInput {
  /**
   * The wallet: an address of an EVM chain, Solana or Bitcoin, or an extended public key of Bitcoin (`xpub…`). A key
   * shows all addresses of its wallet, so it is kept out of messages and logs.
   */
  readonly walletAddressOrPublicKey: string
  /**
   * The chains to read, by id or name, or a group: `all`, `mainnets`, `testnets`. Not given, all mainnets of the
   * address's family are read. A chain of another family is a 400.
   */
  readonly chains?: readonly ChainInput[] | undefined
  /** Rows per page, 1 to 100. It applies to all later pages, so only the first page can set it. Default: `100`. */
  readonly limit?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. The list stays as it was when
   * its first page was read. `null`, which is the cursor of the last page, means that the list has ended: nothing is
   * sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /** Oldest first (`ASC`) or newest first (`DESC`). Default: `DESC`. */
  readonly order?: 'ASC' | 'DESC' | undefined
  /**
   * Start of the period. A day such as `2025-01-01` means midnight UTC at its beginning. `fromBlock`, where given, wins
   * over it. It isn't documented whether the moment itself is included.
   */
  readonly fromDate?: DateInput | undefined
  /**
   * End of the period. A day such as `2025-01-02` means midnight UTC at its beginning. `toBlock`, where given, wins
   * over it. It isn't documented whether the moment itself is included.
   */
  readonly toDate?: DateInput | undefined
  /** First block to read. It wins over `fromDate`. */
  readonly fromBlock?: UintInput | undefined
  /** Last block to read. It wins over `toDate`. */
  readonly toBlock?: UintInput | undefined
  /** Fills the lists within `raw`. Default: `false`. */
  readonly verbose?: boolean | undefined
}

/** The answer behind one page of `getWalletHistory`. The call gives it as a `Page<HistoryEntry>`. */
export type GetWalletHistoryOutput = WalletHistory

/** Inputs of `getWalletInsight`. */
export interface GetWalletInsightInput {
  /** The wallet, an address of an EVM chain. */
  readonly walletAddress: string
  /**
   * The chains to read, by id or name, or a group: `all`, `mainnets`, `testnets`. A chain that you name and this
   * operation does not serve is listed in `missing`.
   */
  readonly chains?: readonly ChainInput[] | undefined
  /** Fills `chainBreakdown` with the same figures chain by chain. Default: `false`. */
  readonly includeChainBreakdown?: boolean | undefined
}

/** What `getWalletInsight` gives. */
export type GetWalletInsightOutput = WalletInsight

/** Inputs of `getWalletProfitability`. */
export interface GetWalletProfitabilityInput {
  /** The wallet, an address of an EVM chain. */
  readonly walletAddress: string
  /**
   * The chains to read, by id or name, or a group: `all`, `mainnets`. A chain that you name and this operation does not
   * serve is listed in `missing`.
   */
  readonly chains?: readonly ChainInput[] | undefined
  /** Only these tokens. */
  readonly tokenAddresses?: readonly string[] | undefined
  /**
   * How far to look back, such as `7d`, `30d` or `all`. It is ignored where `fromTimestamp` or `toTimestamp` is given.
   */
  readonly period?: string | undefined
  /** Start of the period, sent in milliseconds. A day such as `2025-01-01` means midnight UTC. */
  readonly fromTimestamp?: DateInput | undefined
  /** End of the period, sent in milliseconds. A day such as `2025-01-02` means midnight UTC. */
  readonly toTimestamp?: DateInput | undefined
  /** Rows per page, from 1. It applies to all later pages, so only the first page can set it. Default: `100`. */
  readonly limit?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. A cursor expires after five
   * minutes. `null`, which is the cursor of the last page, means that the list has ended: nothing is sent, and a loop
   * yields nothing.
   */
  readonly cursor?: string | null | undefined
  /** What the rows are sorted by, the largest first: profit, volume in US dollars, or number of trades. */
  readonly sortBy?: 'realizedPnl' | 'unrealizedPnl' | 'totalPnl' | 'volume' | 'tradeCount' | undefined
  /** Leaves out tokens that are hardly traded. */
  readonly excludeLowLiquidity?: boolean | undefined
  /** Leaves out rows below this volume, in US dollars. */
  readonly minVolumeUsd?: number | undefined
  /** Leaves out rows with fewer trades. */
  readonly minTradeCount?: number | undefined
}

/** The answer behind one page of `getWalletProfitability`. The call gives it as a `Page<TokenProfitability>`. */
export type GetWalletProfitabilityOutput = WalletProfitability

/** Inputs of `getWalletProfitabilitySummary`. */
export interface GetWalletProfitabilitySummaryInput {
  /** The wallet, an address of an EVM chain. */
  readonly walletAddress: string
  /**
   * The chains to read, by id or name, or a group: `all`, `mainnets`. A chain that you name and this operation does not
   * serve is listed in `missing`.
   */
  readonly chains?: readonly ChainInput[] | undefined
  /**
   * How far to look back, such as `7d`, `30d` or `all`. It is ignored where `fromTimestamp` or `toTimestamp` is given.
   */
  readonly period?: string | undefined
  /** Start of the period, sent in milliseconds. A day such as `2025-01-01` means midnight UTC. */
  readonly fromTimestamp?: DateInput | undefined
  /** End of the period, sent in milliseconds. A day such as `2025-01-02` means midnight UTC. */
  readonly toTimestamp?: DateInput | undefined
  /** Leaves out tokens that are hardly traded. */
  readonly excludeLowLiquidity?: boolean | undefined
  /** Leaves out rows below this volume, in US dollars. */
  readonly minVolumeUsd?: number | undefined
  /** Leaves out rows with fewer trades. */
  readonly minTradeCount?: number | undefined
}

/** What `getWalletProfitabilitySummary` gives. */
export type GetWalletProfitabilitySummaryOutput = WalletProfitabilitySummary

/** Inputs of `getDefiSummary`. */
export interface GetDefiSummaryInput {
  /** The wallet, an address of an EVM chain or Solana. */
  readonly walletAddress: string
  /**
   * The chains to read, by id or name, or a group: `all`, `mainnets`, `testnets`. A chain that you name and this
   * operation does not serve is listed in `missing`.
   */
  readonly chains?: readonly ChainInput[] | undefined
}

/** What `getDefiSummary` gives. */
export type GetDefiSummaryOutput = DefiSummary

/** Inputs of `getDefiPositions`. */
export interface GetDefiPositionsInput {
  /** The wallet, an address of an EVM chain or Solana. */
  readonly walletAddress: string
  /**
   * The chains to read, by id or name, or a group: `all`, `mainnets`, `testnets`. A chain that you name and this
   * operation does not serve is listed in `missing`.
   */
  readonly chains?: readonly ChainInput[] | undefined
  /** Rows per page, 1 to 100. It applies to all later pages, so only the first page can set it. Default: `25`. */
  readonly limit?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. The list stays as it was when
   * its first page was read. `null`, which is the cursor of the last page, means that the list has ended: nothing is
   * sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
}

/** The answer behind one page of `getDefiPositions`. The call gives it as a `Page<DefiPosition>`. */
export type GetDefiPositionsOutput = DefiPositions

/** Inputs of `getDefiProtocolPositions`. */
export interface GetDefiProtocolPositionsInput {
  /** The wallet, an address of an EVM chain or Solana. */
  readonly walletAddress: string
  /** Id of the protocol, as `getDefiProtocols` gives it. */
  readonly protocol: string
  /**
   * The chains to read, by id or name, or a group: `all`, `mainnets`, `testnets`. A chain that you name and this
   * operation does not serve is listed in `missing`.
   */
  readonly chains?: readonly ChainInput[] | undefined
  /** Rows per page, 1 to 100. It applies to all later pages, so only the first page can set it. Default: `25`. */
  readonly limit?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. The list stays as it was when
   * its first page was read.
   */
  readonly cursor?: string | undefined
}

/** What `getDefiProtocolPositions` gives. */
export type GetDefiProtocolPositionsOutput = DefiProtocolPositions

/** Inputs of `getDefiProtocols`. */
export interface GetDefiProtocolsInput {
  /** Only protocols on these chains, by id or name, or a group of chains. */
  readonly chains?: readonly ChainInput[] | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. The list stays as it was when
   * its first page was read. `null`, which is the cursor of the last page, means that the list has ended: nothing is
   * sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /** Rows per page, 1 to 100. It applies to all later pages, so only the first page can set it. Default: `100`. */
  readonly limit?: number | undefined
}

/** The answer behind one page of `getDefiProtocols`. The call gives it as a `Page<DefiProtocol>`. */
export type GetDefiProtocolsOutput = DefiProtocols

/** Inputs of `getTokenPrice`. */
export interface GetTokenPriceInput {
  /** The chain, by id or name. */
  readonly chainAlias: ChainInput
  /** The token's address, or `native` for the coin of the chain. Bitcoin has `native` alone. */
  readonly tokenAliasOrTokenAddress: string
  /** The price as of this block. Without it, the price now. */
  readonly toBlock?: UintInput | undefined
  /** Gives no price of a token that was not traded for more than so many days. */
  readonly maxTokenInactivity?: number | undefined
  /** Gives no price of a token with less liquidity, in US dollars. */
  readonly liquidityThreshold?: number | undefined
}

/** What `getTokenPrice` gives. */
export type GetTokenPriceOutput = TokenPrice

/** Inputs of `getTokenPriceTimeSeries`. */
export interface GetTokenPriceTimeSeriesInput {
  /** The chain, by id or name. */
  readonly chainAlias: ChainInput
  /** The token's address, or `native` for the coin of the chain. Bitcoin has `native` alone. */
  readonly tokenAliasOrTokenAddress: string
  /** Rows per page, 1 to 100. It applies to all later pages, so only the first page can set it. Default: `100`. */
  readonly limit?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. The list stays as it was when
   * its first page was read. `null`, which is the cursor of the last page, means that the list has ended: nothing is
   * sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /** Time between two prices. Default: `5m`. */
  readonly interval?: '5m' | 'hourly' | 'daily' | 'weekly' | 'monthly' | undefined
  /**
   * Start of the period. A day such as `2025-01-01` means midnight UTC at its beginning. It isn't documented whether
   * the moment itself is included.
   */
  readonly fromDate?: DateInput | undefined
  /**
   * End of the period. A day such as `2025-01-07` means midnight UTC at its beginning. It isn't documented whether the
   * moment itself is included.
   */
  readonly toDate?: DateInput | undefined
  /** Repeats the last price where there was no trade. Default: `false`. */
  readonly forwardFill?: boolean | undefined
}

/** The answer behind one page of `getTokenPriceTimeSeries`. The call gives it as a `Page<PricePoint>`. */
export type GetTokenPriceTimeSeriesOutput = PriceTimeSeries

/** Inputs of `getTokenPriceSparkline`. */
export interface GetTokenPriceSparklineInput {
  /** The chain, by id or name. */
  readonly chainAlias: ChainInput
  /** The token's address, or `native` for the coin of the chain. Bitcoin has `native` alone. */
  readonly tokenAliasOrTokenAddress: string
  /** How far to look back. */
  readonly range: '24h' | '7d' | '30d' | '90d' | '1y'
}

/** What `getTokenPriceSparkline` gives. */
export type GetTokenPriceSparklineOutput = PriceSparkline

/** Inputs of `getTopTradersByToken`. */
export interface GetTopTradersByTokenInput {
  /** The chain, by id or name. */
  readonly chainAlias: ChainInput
  /** Contract of the token. */
  readonly tokenAddress: string
  /**
   * How far to look back, such as `7d`, `30d` or `all`. It is ignored where `fromTimestamp` or `toTimestamp` is given.
   */
  readonly period?: string | undefined
  /** Start of the period, sent in milliseconds. A day such as `2025-01-01` means midnight UTC. */
  readonly fromTimestamp?: DateInput | undefined
  /** End of the period, sent in milliseconds. A day such as `2025-01-02` means midnight UTC. */
  readonly toTimestamp?: DateInput | undefined
  /** Rows per page, from 1. It applies to all later pages, so only the first page can set it. Default: `100`. */
  readonly limit?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. A cursor expires after five
   * minutes. `null`, which is the cursor of the last page, means that the list has ended: nothing is sent, and a loop
   * yields nothing.
   */
  readonly cursor?: string | null | undefined
  /** What the rows are sorted by, the largest first: profit, volume in US dollars, or number of trades. */
  readonly sortBy?: 'realizedPnl' | 'unrealizedPnl' | 'totalPnl' | 'volume' | 'tradeCount' | undefined
  /** Leaves out tokens that are hardly traded. */
  readonly excludeLowLiquidity?: boolean | undefined
  /** Leaves out rows below this volume, in US dollars. */
  readonly minVolumeUsd?: number | undefined
  /** Leaves out rows with fewer trades. */
  readonly minTradeCount?: number | undefined
}

/** The answer behind one page of `getTopTradersByToken`. The call gives it as a `Page<TopTrader>`. */
export type GetTopTradersByTokenOutput = TopTraders

/** Inputs of `getSwapsByTokenAddress`. */
export interface GetSwapsByTokenAddressInput {
  /** The chain, by id or name. */
  readonly chainAlias: ChainInput
  /** Contract of the token. */
  readonly tokenAddress: string
  /** Rows per page, 1 to 100. It applies to all later pages, so only the first page can set it. Default: `100`. */
  readonly limit?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. The list stays as it was when
   * its first page was read. `null`, which is the cursor of the last page, means that the list has ended: nothing is
   * sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /**
   * Start of the period. A day such as `2025-01-01` means midnight UTC at its beginning. `fromBlock`, where given, wins
   * over it. It isn't documented whether the moment itself is included.
   */
  readonly fromDate?: DateInput | undefined
  /**
   * End of the period. A day such as `2025-01-02` means midnight UTC at its beginning. `toBlock`, where given, wins
   * over it. It isn't documented whether the moment itself is included.
   */
  readonly toDate?: DateInput | undefined
  /** First block to read. It wins over `fromDate`. */
  readonly fromBlock?: UintInput | undefined
  /** Last block to read. It wins over `toDate`. */
  readonly toBlock?: UintInput | undefined
  /** Oldest first (`ASC`) or newest first (`DESC`). Default: `DESC`. */
  readonly order?: 'ASC' | 'DESC' | undefined
  /** Only these kinds: buy, sell; all of them when not given. */
  readonly transactionTypes?: readonly ('buy' | 'sell')[] | undefined
}

/** The answer behind one page of `getSwapsByTokenAddress`. The call gives it as a `Page<TokenSwap>`. */
export type GetSwapsByTokenAddressOutput = TokenSwaps

/** Inputs of `getCandleSticks`. */
export interface GetCandleSticksInput {
  /** The chain, by id or name. */
  readonly chainAlias: ChainInput
  /** The pair of tokens on one exchange. */
  readonly pairAddress: string
  /**
   * Start of the period. A day such as `2025-01-01` means midnight UTC at its beginning. It isn't documented whether
   * the moment itself is included.
   */
  readonly fromDate: DateInput
  /**
   * End of the period. A day such as `2025-01-02` means midnight UTC at its beginning. It isn't documented whether the
   * moment itself is included.
   */
  readonly toDate: DateInput
  /** Rows per page, 1 to 100. It applies to all later pages, so only the first page can set it. Default: `100`. */
  readonly limit?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. The list stays as it was when
   * its first page was read. `null`, which is the cursor of the last page, means that the list has ended: nothing is
   * sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /** Period of one candlestick. Default: `1h`. */
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
    | undefined
  /** What the prices are in, US dollars or the coin of the chain. Default: `usd`. */
  readonly currency?: 'native' | 'usd' | undefined
  /** Opens each candlestick at the price at which the one before it closed. Default: `false`. */
  readonly connectedCandles?: boolean | undefined
}

/** The answer behind one page of `getCandleSticks`. The call gives it as a `Page<CandleStick>`. */
export type GetCandleSticksOutput = CandleSticks

/** Inputs of `getSwapsByPairAddress`. */
export interface GetSwapsByPairAddressInput {
  /** The chain, by id or name. */
  readonly chainAlias: ChainInput
  /** The pair of tokens on one exchange. */
  readonly pairAddress: string
  /** Rows per page, 1 to 100. It applies to all later pages, so only the first page can set it. Default: `100`. */
  readonly limit?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. The list stays as it was when
   * its first page was read. `null`, which is the cursor of the last page, means that the list has ended: nothing is
   * sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /** Oldest first (`ASC`) or newest first (`DESC`). Default: `DESC`. */
  readonly order?: 'ASC' | 'DESC' | undefined
  /**
   * Start of the period. A day such as `2025-01-01` means midnight UTC at its beginning. `fromBlock`, where given, wins
   * over it. It isn't documented whether the moment itself is included.
   */
  readonly fromDate?: DateInput | undefined
  /**
   * End of the period. A day such as `2025-01-02` means midnight UTC at its beginning. `toBlock`, where given, wins
   * over it. It isn't documented whether the moment itself is included.
   */
  readonly toDate?: DateInput | undefined
  /** First block to read. It wins over `fromDate`. */
  readonly fromBlock?: UintInput | undefined
  /** Last block to read. It wins over `toDate`. */
  readonly toBlock?: UintInput | undefined
  /** Only these kinds: buy, sell, addLiquidity, removeLiquidity; all of them when not given. */
  readonly transactionTypes?: readonly ('buy' | 'sell' | 'addLiquidity' | 'removeLiquidity')[] | undefined
}

/** The answer behind one page of `getSwapsByPairAddress`. The call gives it as a `Page<PairSwap>`. */
export type GetSwapsByPairAddressOutput = PairSwaps

/** Inputs of `getBlockByNumberOrHash`. */
export interface GetBlockByNumberOrHashInput {
  /** The chain, by id or name. */
  readonly chainAlias: ChainInput
  /** Number of the block, or its hash, which has no 0x on Bitcoin. */
  readonly blockIdentifier: UintInput
  /**
   * Adds names of methods, decoded inputs and decoded logs. The switches of their own win over it. Default: `false`.
   */
  readonly enrich?: boolean | undefined
  /** Adds the name of the method that a transaction calls. */
  readonly includeMethodLabel?: boolean | undefined
  /** Adds the decoded input of transactions. */
  readonly decodeInput?: boolean | undefined
  /** Adds the decoded logs of transactions. */
  readonly decodeLogs?: boolean | undefined
  /** Only logs of these events. */
  readonly includedTopicZeros?: readonly string[] | undefined
  /** Names of fields to leave out, with commas between them. */
  readonly excludeFields?: string | undefined
}

/** What `getBlockByNumberOrHash` gives. */
export type GetBlockByNumberOrHashOutput = UniversalBlock

/** Inputs of `getTransactionByHash`. */
export interface GetTransactionByHashInput {
  /** The chain, by id or name. */
  readonly chainAlias: ChainInput
  /** Hash of the transaction, which has no 0x on Bitcoin. */
  readonly txHash: string
  /**
   * Adds names of methods, decoded inputs and decoded logs. The switches of their own win over it. Default: `false`.
   */
  readonly enrich?: boolean | undefined
  /** Adds the name of the method that a transaction calls. */
  readonly includeMethodLabel?: boolean | undefined
  /** Adds the decoded input of transactions. */
  readonly decodeInput?: boolean | undefined
  /** Adds the decoded logs of transactions. */
  readonly decodeLogs?: boolean | undefined
  /** Only logs of these events. */
  readonly includedTopicZeros?: readonly string[] | undefined
}

/** What `getTransactionByHash` gives. */
export type GetTransactionByHashOutput = UniversalTransaction

/** Inputs of `getAddressesByXpub`. */
export interface GetAddressesByXpubInput {
  /** The extended public key, `xpub…`. It shows all addresses of its wallet, so it is kept out of messages and logs. */
  readonly publicKey: string
  /** The chain, which is Bitcoin. Default: `bitcoin-mainnet`. */
  readonly chainAlias?: ChainInput | undefined
}

/** What `getAddressesByXpub` gives. */
export type GetAddressesByXpubOutput = XpubAddresses
