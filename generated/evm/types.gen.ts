// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { ChainInput, DateInput, UintInput } from '../../src/operation/encode/inputTypes.js'
import type { AbiValue } from '../../src/values/abiValue.js'
import type { EvmChainId } from '../../src/values/chains.js'
import type { EvmAddress } from '../../src/values/evmAddress.js'
import type { EvmOrSolanaAddress, EvmOrSolanaChain } from '../../src/values/evmOrSolana.js'
import type { Hex } from '../../src/values/hex.js'

/** A block with its header and its transactions. */
export interface Block {
  /** Time the block was made, UTC. */
  readonly timestamp: Date
  /** Number of the block, that of genesis being 0. */
  readonly number: bigint
  /** Hash of the block's header, by which it is looked up. */
  readonly hash: Hex
  /** Hash of the block before this one. */
  readonly parentHash: Hex
  /** Number the miner found to prove its work, 8 bytes; zero under proof of stake, null where the service has none. */
  readonly nonce?: Hex | null
  /** Hash of the list of uncle blocks; null where the service has none. */
  readonly sha3Uncles?: Hex | null
  /**
   * Bloom filter over the addresses and topics of all logs in the block, 256 bytes; null where the service has none.
   */
  readonly logsBloom?: Hex | null
  /** Root of the trie of the block's transactions; null where the service has none. */
  readonly transactionsRoot?: Hex | null
  /** Root of the trie of all accounts after the block; null where the service has none. */
  readonly stateRoot?: Hex | null
  /** Root of the trie of the block's receipts; null where the service has none. */
  readonly receiptsRoot?: Hex | null
  /** Who received the block's fees: its miner or the validator's fee recipient. */
  readonly miner: EvmAddress
  /** Expected number of hashes to mine the block; 0 under proof of stake, null where the service has none. */
  readonly difficulty?: bigint | null
  /** Sum of the difficulties of the chain up to this block; null where the chain's nodes no longer count it. */
  readonly totalDifficulty?: bigint | null
  /** Size of the encoded block, in bytes; null where the service has none. */
  readonly size?: bigint | null
  /**
   * Bytes the block's maker chose, often a name in ASCII; at most 32 on Ethereum, more on chains whose validators sign
   * here. Null where the service has none.
   */
  readonly extraData?: Hex | null
  /** Most gas the block's transactions may use together. */
  readonly gasLimit?: bigint
  /** Gas the block's transactions used together. */
  readonly gasUsed: bigint
  /** Base fee per unit of gas, in wei, which Ethereum burns; absent before EIP-1559 (London, August 2021). */
  readonly baseFeePerGas?: bigint
  /** Number of transactions in the block. */
  readonly transactionCount?: number
  /** The block's transactions, in their order in the block. */
  readonly transactions: readonly BlockTransaction[]
  /** The chain of the call or the delivery, normalized. */
  readonly chain: EvmChainId
}

/** The block that belongs to a date. */
export interface BlockDate {
  /** The date that was asked for, UTC. */
  readonly date: Date
  /** Number of the block nearest to the date that was asked for. */
  readonly block: bigint
  /** Time of the block, UTC. */
  readonly timestamp: Date
  /** Time of the block once more, where the service also writes it as ISO text; UTC. */
  readonly blockTimestamp?: Date
  /** Hash of the block. */
  readonly hash?: Hex
  /** Hash of the block before this one. */
  readonly parentHash?: Hex
}

/** Counts about a block. */
export interface BlockTokenStat {
  /** Count of a block's transactions. */
  readonly transactions?: BlockTokenStatTransactions
  /** Count of a block's NFT transfers. */
  readonly nftTransfers?: BlockTokenStatNftTransfers
  /** Count of a block's token transfers. */
  readonly tokenTransfers?: BlockTokenStatTokenTransfers
}

/** Count of a block's NFT transfers. */
export interface BlockTokenStatNftTransfers {
  /** ERC-721 and ERC-1155 transfers in the block. */
  readonly total: number
}

/** Count of a block's token transfers. */
export interface BlockTokenStatTokenTransfers {
  /** ERC-20 transfers in the block. */
  readonly total: number
}

/** Count of a block's transactions. */
export interface BlockTokenStatTransactions {
  /** Transactions in the block, failed ones included. */
  readonly total: number
}

/** A transaction with its receipt and its raw logs. */
export interface BlockTransaction {
  /** Hash of the transaction, by which it is looked up. */
  readonly hash: Hex
  /** How many transactions the sender had sent before this one. */
  readonly nonce: number
  /** Position of the transaction in its block, the first being 0. */
  readonly index: number
  /** The account that signed the transaction and paid for its gas. */
  readonly from: EvmAddress
  /** The service's name for the sender, such as "Binance 14"; null if it knows none. */
  readonly fromAddressLabel?: string | null
  /** Person or organisation behind the sender; null or absent if none is known. */
  readonly fromAddressEntity?: string | null
  /** URL of the logo of `fromAddressEntity`; null or absent if there is none. */
  readonly fromAddressEntityLogo?: string | null
  /** The account or contract the transaction was sent to; null when it created a contract. */
  readonly to: EvmAddress | null
  /** The service's name for the receiver; null if it knows none. */
  readonly toAddressLabel?: string | null
  /** Person or organisation behind the receiver; null or absent if none is known. */
  readonly toAddressEntity?: string | null
  /** URL of the logo of `toAddressEntity`; null or absent if there is none. */
  readonly toAddressEntityLogo?: string | null
  /** Native currency sent along, in wei. */
  readonly value: bigint
  /** Most gas the sender allowed the transaction to use. */
  readonly gas?: bigint
  /** What the sender paid for one unit of gas, in wei; null where the service has none. */
  readonly gasPrice?: bigint | null
  /** Call data: four bytes that select a function, then its arguments; `0x` for a plain transfer. */
  readonly data?: Hex
  /** Gas used in the block up to and including this transaction; null where the service has no receipt. */
  readonly cumulativeGasUsed?: bigint | null
  /** Gas this transaction used by itself; null where the service has no receipt. */
  readonly gasUsed: bigint | null
  /** The contract that the transaction created; null when it created none. */
  readonly contractAddress?: EvmAddress | null
  /**
   * State root after the transaction, 32 bytes; null or absent since the Byzantium fork of 2017, which put a status in
   * its place.
   */
  readonly receiptRoot?: Hex | null
  /** 1 when the transaction succeeded, 0 when it failed and was undone; null before the Byzantium fork of 2017. */
  readonly receiptStatus?: number | null
  /** Gas used times gas price, in whole units of the native currency. */
  readonly transactionFee?: string
  /** Time of the block that holds the transaction, UTC. */
  readonly blockTimestamp: Date
  /** Number of the block that holds the transaction. */
  readonly blockNumber: bigint
  /** Hash of the block that holds the transaction. */
  readonly blockHash: Hex
  /** The logs the transaction wrote, in the order it wrote them. */
  readonly logs?: readonly Log[]
  /** Calls that contracts made while the transaction ran; only with `include: internal_transactions`. */
  readonly internalTransactions?: readonly InternalTransaction[]
  /** First half of the sender's signature, a number of up to 32 bytes. */
  readonly r?: Hex
  /** Second half of the sender's signature, a number of up to 32 bytes. */
  readonly s?: Hex
  /**
   * Recovery value of the signature: which of the possible public keys is the sender's. Legacy transactions add the
   * chain id to it (EIP-155).
   */
  readonly v?: Hex
  /** Where the transaction stands on the chain, for sorting: block number, then position in the block. */
  readonly transferIndex?: readonly number[]
  /** The chain of the call or the delivery, normalized. */
  readonly chain: EvmChainId
  /** `r`, `s`, `v` together; absent if none is present. */
  readonly signature?: {
    /** First half of the sender's signature, a number of up to 32 bytes. */
    readonly r?: Hex
    /** Second half of the sender's signature, a number of up to 32 bytes. */
    readonly s?: Hex
    /**
     * Recovery value of the signature: which of the possible public keys is the sender's. Legacy transactions add the
     * chain id to it (EIP-155).
     */
    readonly v?: Hex
  }
}

/** A transaction with decoded call and logs, without `transferIndex`. */
export interface BlockTransactionDecoded {
  /** Hash of the transaction, by which it is looked up. */
  readonly hash: Hex
  /** How many transactions the sender had sent before this one. */
  readonly nonce?: number
  /** Position of the transaction in its block, the first being 0. */
  readonly index?: number
  /** The account that signed the transaction and paid for its gas. */
  readonly from?: EvmAddress
  /** The service's name for the sender, such as "Binance 14"; null if it knows none. */
  readonly fromAddressLabel?: string | null
  /** The account or contract the transaction was sent to; null when it created a contract. */
  readonly to?: EvmAddress | null
  /** The service's name for the receiver; null if it knows none. */
  readonly toAddressLabel?: string | null
  /** Native currency sent along, in wei. */
  readonly value?: bigint
  /** Most gas the sender allowed the transaction to use. */
  readonly gas?: bigint
  /** What the sender paid for one unit of gas, in wei. */
  readonly gasPrice?: bigint
  /** Call data: four bytes that select a function, then its arguments; `0x` for a plain transfer. */
  readonly data?: Hex
  /** Gas used in the block up to and including this transaction. */
  readonly cumulativeGasUsed?: bigint
  /** Gas this transaction used by itself. */
  readonly gasUsed?: bigint
  /** The contract that the transaction created; null when it created none. */
  readonly contractAddress?: EvmAddress | null
  /**
   * State root after the transaction, 32 bytes; null or absent since the Byzantium fork of 2017, which put a status in
   * its place.
   */
  readonly receiptRoot?: Hex | null
  /** 1 when the transaction succeeded, 0 when it failed and was undone; null before the Byzantium fork of 2017. */
  readonly receiptStatus?: number | null
  /** Gas used times gas price, in whole units of the native currency. */
  readonly transactionFee?: string
  /** Time of the block that holds the transaction, UTC. */
  readonly blockTimestamp?: Date
  /** Number of the block that holds the transaction. */
  readonly blockNumber?: bigint
  /** Hash of the block that holds the transaction. */
  readonly blockHash?: Hex
  /** The logs the transaction wrote, in order, decoded where their event is known. */
  readonly logs?: readonly LogVerbose[]
  /** Calls that contracts made while the transaction ran; only with `include: internal_transactions`. */
  readonly internalTransactions?: readonly InternalTransaction[]
  /** First half of the sender's signature, a number of up to 32 bytes. */
  readonly r?: Hex
  /** Second half of the sender's signature, a number of up to 32 bytes. */
  readonly s?: Hex
  /**
   * Recovery value of the signature: which of the possible public keys is the sender's. Legacy transactions add the
   * chain id to it (EIP-155).
   */
  readonly v?: Hex
  /** The function a transaction called, by name, with its arguments. */
  readonly decodedCall?: DecodedCall
  /** The chain of the call or the delivery, normalized. */
  readonly chain: EvmChainId
  /** `r`, `s`, `v` together; absent if none is present. */
  readonly signature?: {
    /** First half of the sender's signature, a number of up to 32 bytes. */
    readonly r?: Hex
    /** Second half of the sender's signature, a number of up to 32 bytes. */
    readonly s?: Hex
    /**
     * Recovery value of the signature: which of the possible public keys is the sender's. Legacy transactions add the
     * chain id to it (EIP-155).
     */
    readonly v?: Hex
  }
}

/** A transaction with its receipt, whose call and logs are decoded where their ABI is known. */
export interface BlockTransactionVerbose {
  /** Hash of the transaction, by which it is looked up. */
  readonly hash: Hex
  /** How many transactions the sender had sent before this one. */
  readonly nonce: number
  /** Position of the transaction in its block, the first being 0. */
  readonly index: number
  /** The account that signed the transaction and paid for its gas. */
  readonly from: EvmAddress
  /** The service's name for the sender, such as "Binance 14"; null if it knows none. */
  readonly fromAddressLabel?: string | null
  /** Person or organisation behind the sender; null or absent if none is known. */
  readonly fromAddressEntity?: string | null
  /** URL of the logo of `fromAddressEntity`; null or absent if there is none. */
  readonly fromAddressEntityLogo?: string | null
  /** The account or contract the transaction was sent to; null when it created a contract. */
  readonly to: EvmAddress | null
  /** The service's name for the receiver; null if it knows none. */
  readonly toAddressLabel?: string | null
  /** Person or organisation behind the receiver; null or absent if none is known. */
  readonly toAddressEntity?: string | null
  /** URL of the logo of `toAddressEntity`; null or absent if there is none. */
  readonly toAddressEntityLogo?: string | null
  /** Native currency sent along, in wei. */
  readonly value: bigint
  /** Most gas the sender allowed the transaction to use. */
  readonly gas?: bigint
  /** What the sender paid for one unit of gas, in wei; null where the service has none. */
  readonly gasPrice?: bigint | null
  /** Call data: four bytes that select a function, then its arguments; `0x` for a plain transfer. */
  readonly data?: Hex
  /** Gas used in the block up to and including this transaction; null where the service has no receipt. */
  readonly cumulativeGasUsed?: bigint | null
  /** Gas this transaction used by itself; null where the service has no receipt. */
  readonly gasUsed: bigint | null
  /** The contract that the transaction created; null when it created none. */
  readonly contractAddress?: EvmAddress | null
  /**
   * State root after the transaction, 32 bytes; null or absent since the Byzantium fork of 2017, which put a status in
   * its place.
   */
  readonly receiptRoot?: Hex | null
  /** 1 when the transaction succeeded, 0 when it failed and was undone; null before the Byzantium fork of 2017. */
  readonly receiptStatus?: number | null
  /** Gas used times gas price, in whole units of the native currency. */
  readonly transactionFee?: string
  /** Time of the block that holds the transaction, UTC. */
  readonly blockTimestamp: Date
  /** Number of the block that holds the transaction. */
  readonly blockNumber: bigint
  /** Hash of the block that holds the transaction. */
  readonly blockHash: Hex
  /** The logs the transaction wrote, in order, decoded where their event is known. */
  readonly logs: readonly LogVerbose[]
  /** Calls that contracts made while the transaction ran; only with `include: internal_transactions`. */
  readonly internalTransactions?: readonly InternalTransaction[]
  /** First half of the sender's signature, a number of up to 32 bytes. */
  readonly r?: Hex
  /** Second half of the sender's signature, a number of up to 32 bytes. */
  readonly s?: Hex
  /**
   * Recovery value of the signature: which of the possible public keys is the sender's. Legacy transactions add the
   * chain id to it (EIP-155).
   */
  readonly v?: Hex
  /** Where the transaction stands on the chain, for sorting: block number, then position in the block. */
  readonly transferIndex?: readonly number[]
  /** The function a transaction called, by name, with its arguments. */
  readonly decodedCall?: DecodedCall
  /** The chain of the call or the delivery, normalized. */
  readonly chain: EvmChainId
  /** `r`, `s`, `v` together; absent if none is present. */
  readonly signature?: {
    /** First half of the sender's signature, a number of up to 32 bytes. */
    readonly r?: Hex
    /** Second half of the sender's signature, a number of up to 32 bytes. */
    readonly s?: Hex
    /**
     * Recovery value of the signature: which of the possible public keys is the sender's. Legacy transactions add the
     * chain id to it (EIP-155).
     */
    readonly v?: Hex
  }
}

/** The prices of one period, and what was traded in it. */
export interface Candlestick {
  /** Start of the period, UTC. */
  readonly timestamp: Date
  /** Price of one whole base token at the start of the period, in `currency`. */
  readonly open?: number
  /** Highest price of the period, in `currency`. */
  readonly high?: number
  /** Lowest price of the period, in `currency`. */
  readonly low?: number
  /** Price at the end of the period, in `currency`. */
  readonly close?: number
  /** Value of what was traded within the period, in US dollars. */
  readonly volume?: number
  /** Trades of the period. */
  readonly trades?: number
  /** Swaps of the period; only in older responses. */
  readonly swaps?: number
}

/** What a wallet is worth on one chain. */
export interface ChainNetWorth {
  /** The chain, by the name the service has for it; a name that is not known here is reported and reads as `null`. */
  readonly chain: EvmChainId | null
  /** Holding of the native currency, in wei. */
  readonly nativeBalance?: bigint
  /** Holding of the native currency, in whole coins. */
  readonly nativeBalanceFormatted?: string
  /** Value of the native holding, in US dollars. */
  readonly nativeBalanceUsd?: string
  /** Value of all ERC-20 holdings, in US dollars. */
  readonly tokenBalanceUsd?: string
  /** Native and ERC-20 holdings together, in US dollars. */
  readonly networthUsd?: string
}

/** Permission to use an amount of a token, given or taken back. */
export interface CommonContractData {
  /** Amount the spender may use, in the token's smallest unit; 0 takes the permission back. */
  readonly value?: bigint
  /** `value` in whole tokens; null where the decimals are not known. */
  readonly valueFormatted?: string | null
  /** The token or collection a permission is about. */
  readonly token: ContractTokenDetails
  /** Who may use the token; approvals of whole collections may give it as `operator`. */
  readonly spender?: ContractSpenderDetails
}

/** Who may use the token; approvals of whole collections may give it as `operator`. */
export interface ContractSpenderDetails {
  /** Account or contract that holds the permission. */
  readonly address: EvmAddress
  /** The service's name for the spender's address; null if it knows none. */
  readonly addressLabel?: string | null
  /** Name of the spender; null if the service knows none. */
  readonly name?: string | null
  /** Ticker of the spender; null when it has none. */
  readonly symbol?: string | null
  /** URL of the spender's logo; null if there is none. */
  readonly logo?: string | null
  /** Person or organisation behind the spender; null or absent if none is known. */
  readonly entity?: string | null
  /** URL of the logo of `entity`; null or absent if there is none. */
  readonly entityLogo?: string | null
}

/** The token or collection a permission is about. */
export interface ContractTokenDetails {
  /** Contract of the token or collection. */
  readonly address: EvmAddress
  /** The service's name for the contract; null if it knows none. */
  readonly addressLabel?: string | null
  /** Name of the token or collection. */
  readonly tokenName?: string
  /** URL of the token's or collection's logo; null if there is none. */
  readonly tokenLogo?: string | null
  /** Ticker of the token, or short name of the collection. */
  readonly tokenSymbol?: string
}

/** With how many other accounts a wallet has had to do. */
export interface CounterpartyCounts {
  /** Accounts to which it sent something. */
  readonly sentTo?: number
  /** Accounts from which it received something. */
  readonly receivedFrom?: number
  /** Accounts of both kinds, each counted once; only in older responses. */
  readonly total?: number
}

/** The function a transaction called, by name, with its arguments. */
export interface DecodedCall {
  /** Name and argument types of the function, such as `transfer(address,uint256)`. */
  readonly signature?: string
  /** Name of the function. */
  readonly label?: string
  /** What kind of ABI item this is. */
  readonly type?: 'function' | (string & {})
  /** The arguments in the order of the signature. */
  readonly params?: readonly DecodedCallParamsItem[]
}

/** One argument of a decoded function call. */
export interface DecodedCallParamsItem {
  /** Name of the argument, as the ABI has it. */
  readonly name?: string
  /**
   * The argument, by its `type`: integers are `bigint`, addresses lower case, `bool` a boolean, bytes and `string`
   * text, and an array is a list of these. A tuple, and what does not fit its type, is the JSON that was sent.
   */
  readonly value?: AbiValue
  /** Solidity type of the argument, such as `uint256`. */
  readonly type?: string
}

/** The event behind a log, by name, with its arguments. */
export interface DecodedLog {
  /** Name and argument types of the event, such as `Transfer(address,address,uint256)`. */
  readonly signature?: string
  /** Name of the event. */
  readonly label?: string
  /** What kind of ABI item this is. */
  readonly type?: 'event' | (string & {})
  /** The arguments in the order of the signature, indexed or not. */
  readonly params?: readonly DecodedLogParam[]
}

/** One argument of a decoded event. */
export interface DecodedLogParam {
  /** Name of the argument, as the ABI has it. */
  readonly name?: string
  /**
   * The argument, by its `type`: integers are `bigint`, addresses lower case, `bool` a boolean, bytes and `string`
   * text, and an array is a list of these. A tuple, and what does not fit its type, is the JSON that was sent.
   */
  readonly value?: AbiValue
  /** Solidity type of the argument, such as `address`. */
  readonly type?: string
}

/** What a protocol says about a position; which fields there are depends on the kind of protocol. */
export interface DefiPositionDetails {
  /**
   * Fee tier of the pool as its protocol counts it; on Uniswap v3, 3000 is 0.3 percent; null where it does not apply.
   */
  readonly feeTier?: number | null
  /** Lower tick of a concentrated position; may be negative; null where it does not apply. */
  readonly rangeStart?: number | null
  /** Upper tick of a concentrated position, under the name the service has for it; null where it does not apply. */
  readonly rangeTnd?: number | null
  /** Amounts of the pool's tokens, as the protocol reports them; null where it does not apply. */
  readonly reserves?: readonly string[] | null
  /** The pool's price, in the unit of `priceLabel`; null where it does not apply. */
  readonly currentPrice?: number | null
  /**
   * Whether `currentPrice` is within the position's range, so that the position earns fees; null where it does not
   * apply.
   */
  readonly isInRange?: boolean | null
  /** Price at the upper end of the range, in the unit of `priceLabel`; null where it does not apply. */
  readonly priceUpper?: number | null
  /** Price at the lower end of the range, in the unit of `priceLabel`; null where it does not apply. */
  readonly priceLower?: number | null
  /** Unit of `currentPrice`, `priceLower` and `priceUpper`, such as USDC per WETH; null where it does not apply. */
  readonly priceLabel?: string | null
  /** Liquidity of the position, in the pool's own unit; null where it does not apply. */
  readonly liquidity?: string | null
  /** Contract of the pool; null where it does not apply. */
  readonly poolAddress?: EvmAddress | null
  /** What the protocol calls the position, on Uniswap v3 the id of its NFT; null where it does not apply. */
  readonly positionKey?: string | null
  /** Metadata of the NFT that stands for the position; null where it does not apply. */
  readonly nftMetadata?: Readonly<Record<string, unknown>> | null
  /** Token standard of what stands for the position, such as ERC721; null where it does not apply. */
  readonly assetStandard?: string | null
  /** Yearly rate of a lending position, in percent; earned on supplies, paid on debts; null where it does not apply. */
  readonly apy?: number | null
  /** Whether the wallet owes the position's tokens rather than owning them; null where it does not apply. */
  readonly isDebt?: boolean | null
  /** Whether it is a debt at a variable rate; null where it does not apply. */
  readonly isVariableDebt?: boolean | null
  /** Whether it is a debt at a stable rate; null where it does not apply. */
  readonly isStableDebt?: boolean | null
  /** The wallet's shares of a pool or vault; null where it does not apply. */
  readonly shares?: string | null
  /** What the whole pool holds of its first token, as the protocol reports it; null where it does not apply. */
  readonly reserve0?: string | null
  /** What the whole pool holds of its second token, as the protocol reports it; null where it does not apply. */
  readonly reserve1?: string | null
  /** Contract that created the pair. */
  readonly factory?: EvmAddress
  /** Contract of the pair; null where it does not apply. */
  readonly pair?: EvmAddress | null
  /** The position's share of the pool, in percent; null where it does not apply. */
  readonly shareOfPool?: number | null
  /**
   * Whether a token of the position has no known price, so that the value is incomplete; null where it does not apply.
   */
  readonly noPriceAvailable?: boolean | null
  /** The wallet's shares of a restaking strategy; null where it does not apply. */
  readonly sharesInStrategy?: string | null
  /** Contract of the restaking strategy; null where it does not apply. */
  readonly strategyAddress?: EvmAddress | null
  /** The protocol's class of position, where it has several; null where it does not apply. */
  readonly baseType?: string | null
  /**
   * Collateral over debt of the whole lending account, each collateral counted up to its liquidation threshold; below 1
   * the account can be liquidated; null where it does not apply.
   */
  readonly healthFactor?: number | null
  /** Whether the supply serves as collateral; null where it does not apply. */
  readonly isEnabledCollateral?: boolean | null
}

/** One position, or in older responses one protocol with its positions. */
export interface DefiPositionSummaryResponse {
  /** Name of the position's protocol, for display. */
  readonly protocolName?: string
  /** Id of the position's protocol. */
  readonly protocolId?: string
  /** URL of the protocol's own app. */
  readonly protocolUrl?: string
  /** URL of the protocol's logo. */
  readonly protocolLogo?: string
  /** A position in a DeFi protocol. */
  readonly position?: DefiProtocolPosition
  /**
   * Value of the protocol's unclaimed rewards, in US dollars, null if the service returns none; older responses only.
   */
  readonly totalUnclaimedUsdValue?: number | null
  /** The wallet's positions in the protocol; older responses only. */
  readonly positions?: readonly DefiProtocolPosition[]
}

/** A wallet's holdings in one protocol, in figures. */
export interface DefiProtocolBalance {
  /** Name of the protocol, for display. */
  readonly protocolName?: string
  /** Id of the protocol, as `getDefiPositionsByProtocol` takes it. */
  readonly protocolId?: string
  /** URL of the protocol's own app. */
  readonly protocolUrl?: string
  /** URL of the protocol's logo. */
  readonly protocolLogo?: string
  /** Value of the positions in this protocol, debts subtracted, in US dollars. */
  readonly totalUsdValue?: number
  /** Value of this protocol's unclaimed rewards, in US dollars; null if the service returns none. */
  readonly totalUnclaimedUsdValue?: number | null
  /** How many positions the wallet has in this protocol. */
  readonly positions?: number
}

/** A position in a DeFi protocol. */
export interface DefiProtocolPosition {
  /** What kind of position it is. */
  readonly label?: 'liquidity' | 'supplied' | 'borrowed' | 'staking' | (string & {})
  /** The tokens behind the position, rewards among them. */
  readonly tokens?: readonly DefiTokenBalance[]
  /** Contract that holds the position. */
  readonly address?: EvmAddress
  /** Value of the position, in US dollars; positive for a debt, too. */
  readonly balanceUsd?: number
  /** Value of the rewards that wait to be claimed, in US dollars; null if the service returns none. */
  readonly totalUnclaimedUsdValue?: number | null
  /** What a protocol says about a position; which fields there are depends on the kind of protocol. */
  readonly positionDetails?: DefiPositionDetails
}

/** A token that is part of a position. */
export interface DefiTokenBalance {
  /** What part the token plays; `defi-token` is the protocol's own receipt for the position. */
  readonly tokenType?: 'supplied' | 'borrowed' | 'reward' | 'defi-token' | (string & {})
  /** Name of the token, as in its contract. */
  readonly name?: string
  /** Ticker of the token, as in its contract. */
  readonly symbol?: string
  /** Contract of the token, on the position's chain. */
  readonly contractAddress?: EvmAddress
  /** Decimal places of the token; absent if its contract has none. */
  readonly decimals?: number
  /** URL of the token's logo; null if there is none. */
  readonly logo?: string | null
  /** URL of a small version of the logo; null if there is none. */
  readonly thumbnail?: string | null
  /** Amount in the position, in the token's smallest unit. */
  readonly balance?: bigint
  /** Amount in the position, in whole tokens. */
  readonly balanceFormatted?: string
  /** Price of one token, in US dollars; null where no price is known. */
  readonly usdPrice?: number | null
  /** Value of the amount, in US dollars; null where no price is known. */
  readonly usdValue?: number | null
}

/** What one call of the service costs. */
export interface EndpointWeights {
  /** Name of the call, mostly its operation id here. */
  readonly endpoint: string
  /** Path of the call, with its parameters in braces. */
  readonly path: string
  /** Compute units the call counts against the limit per second. */
  readonly rateLimitCost: number
  /** Compute units the call costs. */
  readonly price: number
}

/** The ENS name of an address. */
export interface Ens {
  /** The name with its ending, such as `vitalik.eth`. */
  readonly name: string
}

/** The entities of a category. */
export interface EntitiesOfCategory {
  /** Number of this list, which has no next page to ask for; null or absent where the service does not say. */
  readonly page?: number | null
  /** Rows a full list has; null or absent where the service does not say. */
  readonly pageSize?: number | null
  /** The entities, a row each. */
  readonly result: readonly EntityWithAddressCount[]
}

/** A person, project or organisation, with the addresses the service knows to be its own. */
export interface Entity {
  /** The service's id of the entity, such as `uniswap`; `getEntity` takes it. */
  readonly id: string
  /** Name of the entity, such as `Uniswap`. */
  readonly name?: string
  /** URL of the entity's logo; absent if there is none. */
  readonly logo?: string
  /** Who or what the entity is, in short; absent when the service has no such text. */
  readonly bio?: string
  /** Who or what the entity is, at length or as `bio` says it; absent when the service has no such text. */
  readonly description?: string
  /** URL of the entity's own site; absent if none is known. */
  readonly website?: string
  /** URL of the entity's account on Twitter; absent if none is known. */
  readonly twitter?: string
  /** What kind of entity it is, such as `exchange`. */
  readonly type?: string
  /** The entity's addresses, a row each. */
  readonly addresses?: readonly EntityAddress[]
}

/** An address of an entity. */
export interface EntityAddress {
  /** The account or contract. */
  readonly address: EvmAddress
  /**
   * The chain of the address, by the name the service has for it; a name that is not known here is reported and reads
   * as `null`.
   */
  readonly chain?: EvmChainId | null
  /** Whether the address is the entity's on other chains as well. */
  readonly isMultiChain?: boolean
  /** The service's name for the address, such as `Uniswap V3: Factory`. */
  readonly primaryLabel?: string
  /** Other names for the address. */
  readonly additionalLabels?: readonly string[]
}

/** The categories of entities. */
export interface EntityCategories {
  /** Number of this list, which has no next page to ask for; null or absent where the service does not say. */
  readonly page?: number | null
  /** Rows a full list has; null or absent where the service does not say. */
  readonly pageSize?: number | null
  /** The categories, a row each. */
  readonly result: readonly EntityCategory[]
}

/** A category of entities. */
export interface EntityCategory {
  /** The service's id of the category, such as `exchange`; `getEntitiesByCategory` takes it. */
  readonly id: string
  /** Name of the category, such as `Exchange`. */
  readonly name?: string
  /** How many entities the category has. */
  readonly totalEntities?: number
}

/** An id and its name. */
export interface EntityName {
  /** The service's id. */
  readonly id: string
  /** The name that goes with the id. */
  readonly name?: string
}

/** The hits of a search, by what they are. */
export interface EntitySearchHits {
  /** Entities that fit the search. */
  readonly entities?: readonly EntitySummary[]
  /** Addresses that fit the search, or are those of an entity that does. */
  readonly addresses?: readonly FoundAddress[]
  /** Categories that fit the search. */
  readonly categories?: readonly EntityName[]
}

/** What a search for entities found. */
export interface EntitySearchResult {
  /** Number of this list, which has no next page to ask for; null or absent where the service does not say. */
  readonly page?: number | null
  /** Rows a full list has; null or absent where the service does not say. */
  readonly pageSize?: number | null
  /** The hits of a search, by what they are. */
  readonly result: EntitySearchHits
}

/** A person, project or organisation behind addresses, without them. */
export interface EntitySummary {
  /** The service's id of the entity, such as `uniswap`; `getEntity` takes it. */
  readonly id: string
  /** Name of the entity, such as `Uniswap`. */
  readonly name?: string
  /** URL of the entity's logo; absent if there is none. */
  readonly logo?: string
  /** Who or what the entity is, in short; absent when the service has no such text. */
  readonly bio?: string
  /** Who or what the entity is, at length or as `bio` says it; absent when the service has no such text. */
  readonly description?: string
  /** URL of the entity's own site; absent if none is known. */
  readonly website?: string
  /** URL of the entity's account on Twitter; absent if none is known. */
  readonly twitter?: string
  /** What kind of entity it is, such as `exchange`. */
  readonly type?: string
}

/** A person, project or organisation behind addresses, with their number. */
export interface EntityWithAddressCount {
  /** The service's id of the entity, such as `uniswap`; `getEntity` takes it. */
  readonly id: string
  /** Name of the entity, such as `Uniswap`. */
  readonly name?: string
  /** URL of the entity's logo; absent if there is none. */
  readonly logo?: string
  /** Who or what the entity is, in short; absent when the service has no such text. */
  readonly bio?: string
  /** Who or what the entity is, at length or as `bio` says it; absent when the service has no such text. */
  readonly description?: string
  /** URL of the entity's own site; absent if none is known. */
  readonly website?: string
  /** URL of the entity's account on Twitter; absent if none is known. */
  readonly twitter?: string
  /** What kind of entity it is, such as `exchange`. */
  readonly type?: string
  /** How many addresses of the entity the service knows. */
  readonly totalAddresses?: number
}

/** What a spender may still move. */
export interface Erc20Allowance {
  /** The amount left, in the token's smallest unit. */
  readonly allowance: bigint
}

/** What is known about an ERC-20 token. */
export interface Erc20Metadata {
  /** Contract of the token. */
  readonly address: EvmAddress
  /** The service's name for the contract; null if it knows none. */
  readonly addressLabel?: string | null
  /** Name of the token; null if its contract has none. */
  readonly name?: string | null
  /** Ticker of the token; null if its contract has none. */
  readonly symbol?: string | null
  /**
   * Decimal places of the token: one whole token is 10 to this power of the smallest unit. Absent when its contract
   * gives none.
   */
  readonly decimals?: number
  /** URL of the token's logo; null if there is none. */
  readonly logo?: string | null
  /** Hash of the logo file, 64 hex digits without 0x; null if there is none. */
  readonly logoHash?: string | null
  /** URL of a small version of the logo; null if there is none. */
  readonly thumbnail?: string | null
  /** Block in which the token's contract was created, as far as the service knows; null where it does not. */
  readonly blockNumber?: bigint | null
  /** 1 when the service has checked this record, 0 when not; null where it does not say. */
  readonly validated?: number | null
  /** When the service stored this record, UTC; null where it does not know. */
  readonly createdAt?: Date | null
  /** Whether the service considers the token to be spam; null where it cannot tell. */
  readonly possibleSpam?: boolean | null
  /** Whether the service has verified the token's contract. */
  readonly verifiedContract?: boolean
  /** Whether the contract belongs to a verified collection; rarely sent for ERC-20 tokens. */
  readonly verifiedCollection?: boolean
  /** The service's rating of the token's safety, higher being safer; no unit; null where it has none. */
  readonly securityScore?: number | null
  /** Tokens in existence, in the smallest unit. */
  readonly totalSupply?: bigint
  /** Tokens in existence, in whole tokens. */
  readonly totalSupplyFormatted?: string
  /** Tokens that are neither locked nor held back, in whole tokens. */
  readonly circulatingSupply?: string
  /** Price of one token times all tokens in existence, in US dollars. */
  readonly fullyDilutedValuation?: string
  /** Price of one token times the circulating supply, in US dollars. */
  readonly marketCap?: string
  /** What kinds of token it counts as; null where none are known. */
  readonly categories?: readonly string[] | null
  /**
   * Where the project can be found, by kind of place: `website`, `discord`, `telegram`, `twitter`, `reddit`, `medium`,
   * `facebook`, `instagram`, `linkedin`, `tiktok`, `youtube`, `github`, `bitbucket`, and whatever is added to them.
   */
  readonly links?: Readonly<Record<string, unknown>>
  /** Contracts of the same token on this and other chains. */
  readonly implementations?: readonly Erc20MetadataImplementationsItem[]
  /** The chain of the call or the delivery, normalized. */
  readonly chain: EvmChainId
}

/** The contract of a token on one of its chains. */
export interface Erc20MetadataImplementationsItem {
  /** Id of the chain the contract is on, or `solana`. */
  readonly chainId?: EvmOrSolanaChain
  /** The service's short name of the chain, such as `eth`. */
  readonly chain?: string
  /** Name of the chain in full, such as Ethereum. */
  readonly chainName?: string
  /** The token's contract on the chain; on Solana its mint. */
  readonly address?: EvmOrSolanaAddress
}

/**
 * A transfer seen from one wallet, as the former lists of mints and burns gave it: a mint names `toWallet`, a burn
 * `fromWallet`. No call of today answers with it.
 */
export interface Erc20MintBurnLegacy {
  /** Name of the token that moved. */
  readonly tokenName?: string
  /** Ticker of the token that moved. */
  readonly tokenSymbol?: string
  /** URL of the token's logo. */
  readonly tokenLogo?: string
  /** Decimal places of the token; absent if its contract has none. */
  readonly tokenDecimals?: number
  /** Contract of the token that moved. */
  readonly contractAddress?: EvmAddress
  /** Hash of the transaction that made the transfer. */
  readonly transactionHash?: Hex
  /** Position of the transaction in its block, the first being 0. */
  readonly transactionIndex?: number
  /** Position of the transfer's log in its block, over all transactions, the first being 0. */
  readonly logIndex?: number
  /** Time of the block that holds the transfer, UTC. */
  readonly blockTimestamp?: Date
  /** Number of the block that holds the transfer. */
  readonly blockNumber?: bigint
  /** Hash of the block that holds the transfer. */
  readonly blockHash?: Hex
  /** Whose tokens were burnt, on a burn. */
  readonly fromWallet?: EvmAddress
  /** Who received the new tokens, on a mint. */
  readonly toWallet?: EvmAddress
  /** Amount moved, in the token's smallest unit. */
  readonly value?: bigint
  /** Amount moved, in whole tokens. */
  readonly valueDecimal?: string
  /** Whether the service considers the token to be spam. */
  readonly possibleSpam?: boolean
  /** The chain of the call or the delivery, normalized. */
  readonly chain: EvmChainId
}

/** The price of one whole ERC-20 token and the pool it comes from. */
export interface Erc20Price {
  /** Name of the priced token. */
  readonly tokenName?: string
  /** Ticker of the priced token. */
  readonly tokenSymbol?: string
  /** URL of the token's logo. */
  readonly tokenLogo?: string
  /** Decimal places of the token; absent if its contract has none. */
  readonly tokenDecimals?: number
  /** The price of one whole token in the chain's native currency. */
  readonly nativePrice?: NativeErc20Price
  /**
   * Price of one whole token in US dollars: a number, as the service sends it, and `usdPriceFormatted` is its text;
   * null where no price is known.
   */
  readonly usdPrice: number | null
  /** `usdPrice` as text, with all the digits a number would lose. */
  readonly usdPriceFormatted?: string
  /** `usdPrice24hrPercentChange` as text; only with `include: percent_change`. */
  readonly '24hrPercentChange'?: string
  /** Price of one whole token 24 hours ago, in US dollars: a number like `usdPrice`. */
  readonly usdPrice24h?: number
  /** How far the price moved within 24 hours, in US dollars: a number like `usdPrice`, negative for a fall. */
  readonly usdPrice24hrUsdChange?: number
  /** How far the price moved within 24 hours, in percent; negative for a fall. */
  readonly usdPrice24hrPercentChange?: number
  /** Factory contract of the exchange the price comes from. */
  readonly exchangeAddress?: EvmAddress
  /** Name of the exchange the price comes from, such as Uniswap v3. */
  readonly exchangeName?: string
  /** Contract of the priced token. */
  readonly tokenAddress?: EvmAddress
  /** Block at whose end the price holds. */
  readonly toBlock?: bigint
  /** Whether the service considers the token to be spam. */
  readonly possibleSpam?: boolean
  /** Whether the service has verified the token's contract. */
  readonly verifiedContract?: boolean
  /** The liquidity pool the price comes from. */
  readonly pairAddress?: EvmAddress
  /** What both sides of the pool at `pairAddress` are worth together, in US dollars: text, as the service sends it. */
  readonly pairTotalLiquidityUsd?: string
  /** The service's rating of the token's safety, higher being safer; no unit. */
  readonly securityScore?: number
}

/** A wallet's holding of one ERC-20 token. */
export interface Erc20TokenBalance {
  /** Contract of the token. */
  readonly tokenAddress?: EvmAddress
  /** Name of the token; null if its contract has none. */
  readonly name?: string | null
  /** Ticker of the token; null if its contract has none. */
  readonly symbol?: string | null
  /** URL of the token's logo. */
  readonly logo?: string
  /** URL of a small version of the logo. */
  readonly thumbnail?: string
  /**
   * Decimal places of the token: one whole token is 10 to this power of the smallest unit. Absent when its contract
   * gives none.
   */
  readonly decimals?: number
  /** The holding, in the token's smallest unit. */
  readonly balance: bigint
  /** Whether the service considers the token to be spam; null where it cannot tell. */
  readonly possibleSpam?: boolean | null
  /** Whether the service has verified the token's contract. */
  readonly verifiedContract?: boolean
  /** Whether the contract belongs to a verified collection; rarely sent for ERC-20 tokens. */
  readonly verifiedCollection?: boolean
  /** The service's rating of the token's safety, higher being safer; no unit; null where it has none. */
  readonly securityScore?: number | null
  /** Tokens in existence, in the smallest unit. */
  readonly totalSupply?: bigint
  /** Tokens in existence, in whole tokens. */
  readonly totalSupplyFormatted?: string
  /** The holding's share of the total supply, in percent. */
  readonly percentageRelativeToTotalSupply?: number
  /** The chain of the call or the delivery, normalized. */
  readonly chain: EvmChainId
}

/** A wallet's holding of one token or of the native currency, with price and value. */
export interface Erc20TokenBalanceWithPrice {
  /** Contract of the token; for the native currency `0xeeee…eeee`, forty digits of e. */
  readonly tokenAddress?: EvmAddress
  /** Name of the token, as in its contract. */
  readonly name?: string
  /** Ticker of the token, as in its contract. */
  readonly symbol?: string
  /** URL of the token's logo; null if there is none. */
  readonly logo?: string | null
  /** URL of a small version of the logo; null if there is none. */
  readonly thumbnail?: string | null
  /** Decimal places of the token; absent if its contract has none. */
  readonly decimals?: number
  /** The holding, in the token's smallest unit. */
  readonly balance: bigint
  /** The holding, in whole tokens. */
  readonly balanceFormatted?: string
  /** Whether the service considers the token to be spam. */
  readonly possibleSpam?: boolean
  /** Whether the service has verified the token's contract. */
  readonly verifiedContract?: boolean
  /** The service's rating of the token's safety, higher being safer; no unit; null where it has none. */
  readonly securityScore?: number | null
  /** Whether this is the chain's native currency. */
  readonly nativeToken?: boolean
  /**
   * Price of one token, in US dollars, as text that keeps the digits of small prices, unlike the number `usdValue`;
   * null where no price is known.
   */
  readonly usdPrice?: string | null
  /** How far the price moved within 24 hours, in percent, as text; null where no price is known. */
  readonly usdPrice24hrPercentChange?: string | null
  /** How far the price moved within 24 hours, in US dollars, as text like `usdPrice`; null where no price is known. */
  readonly usdPrice24hrUsdChange?: string | null
  /**
   * Value of the holding, in US dollars: a number, because the service sends one here, and text in the other fields;
   * null where no price is known.
   */
  readonly usdValue?: number | null
  /**
   * How far the value of the holding moved within 24 hours, in US dollars, as text like `usdPrice`; null where no price
   * is known.
   */
  readonly usdValue24hrUsdChange?: string | null
  /** Share of the holding in the value of the whole portfolio, in percent. */
  readonly portfolioPercentage?: number
  /** Tokens in existence, in the smallest unit; null for the native currency. */
  readonly totalSupply?: bigint | null
  /** Tokens in existence, in whole tokens; null for the native currency. */
  readonly totalSupplyFormatted?: string | null
  /** Share of the holding in the token's total supply, in percent; null for the native currency. */
  readonly percentageRelativeToTotalSupply?: number | null
}

/** A page of a wallet's holdings with prices. */
export interface Erc20TokenBalanceWithPriceResult {
  /** Number of this page, the first being 0; null or absent where the service does not say. */
  readonly page?: number | null
  /** Rows a full page has; null or absent where the service does not say. */
  readonly pageSize?: number | null
  /** Opens the next page when given as `cursor`; null or empty on the last one. */
  readonly cursor?: string | null
  /** The block at whose end the balances were read. */
  readonly blockNumber?: bigint
  /** The holdings of this page. */
  readonly result: readonly Erc20TokenBalanceWithPrice[]
}

/** One holder of an ERC-20 token. */
export interface Erc20TokenOwner {
  /** Wallet or contract that holds the tokens. */
  readonly ownerAddress: EvmAddress
  /** The service's name for the holder; absent if it knows none. */
  readonly ownerAddressLabel?: string
  /** Person or organisation behind the holder; null if none is known. */
  readonly entity?: string | null
  /** URL of the logo of `entity`; null if there is none. */
  readonly entityLogo?: string | null
  /** The holding, in the token's smallest unit. */
  readonly balance?: bigint
  /** The holding, in whole tokens. */
  readonly balanceFormatted?: string
  /** Value of the holding, in US dollars. */
  readonly usdValue?: string
  /** Whether the holder is a contract, a pool or a bridge for example. */
  readonly isContract?: boolean
  /** The holding's share of the total supply, in percent. */
  readonly percentageRelativeToTotalSupply?: number
}

/** A page of a token's owners. */
export interface Erc20TokenOwnerCollection {
  /** Number of this page, the first being 0; null or absent where the service does not say. */
  readonly page?: number | null
  /** Rows a full page has; null or absent where the service does not say. */
  readonly pageSize?: number | null
  /** Opens the next page when given as `cursor`; null or empty on the last one. */
  readonly cursor?: string | null
  /** Owners on all pages together; mostly null or absent, because the service no longer counts. */
  readonly total?: number | null
  /** Tokens in existence, in the smallest unit. */
  readonly totalSupply?: bigint
  /** The owners of this page, ordered by balance. */
  readonly result: readonly Erc20TokenOwner[]
}

/** Counts about an ERC-20 token. */
export interface Erc20TokenStat {
  /** How often the token has moved. */
  readonly transfers: Erc20TokenStatTransfers
}

/** How often the token has moved. */
export interface Erc20TokenStatTransfers {
  /** Transfers so far, mints and burns included. */
  readonly total: number
}

/** One transfer of an ERC-20 token, that is one Transfer log. */
export interface Erc20Transaction {
  /** Name of the token that moved. */
  readonly tokenName?: string
  /** Ticker of the token that moved. */
  readonly tokenSymbol?: string
  /** URL of the token's logo. */
  readonly tokenLogo?: string
  /** Decimal places of the token; absent if its contract has none. */
  readonly tokenDecimals?: number
  /** Hash of the transaction that made the transfer. */
  readonly transactionHash: Hex
  /** Contract of the token that moved. */
  readonly address: EvmAddress
  /** Time of the block that holds the transfer, UTC. */
  readonly blockTimestamp: Date
  /** Number of the block that holds the transfer. */
  readonly blockNumber: bigint
  /** Hash of the block that holds the transfer. */
  readonly blockHash: Hex
  /** Account that received the tokens, the zero address when they were burnt. */
  readonly toAddress: EvmAddress
  /** The service's name for the receiver; null if it knows none. */
  readonly toAddressLabel?: string | null
  /** Person or organisation behind the receiver, where known. */
  readonly toAddressEntity?: string
  /** URL of the logo of `toAddressEntity`. */
  readonly toAddressEntityLogo?: string
  /** Account the tokens left, the zero address when they were minted. */
  readonly fromAddress: EvmAddress
  /** The service's name for the sender; null if it knows none. */
  readonly fromAddressLabel?: string | null
  /** Person or organisation behind the sender, where known. */
  readonly fromAddressEntity?: string
  /** URL of the logo of `fromAddressEntity`. */
  readonly fromAddressEntityLogo?: string
  /** Amount that moved, in the token's smallest unit. */
  readonly value: bigint
  /** Amount that moved, in whole tokens. */
  readonly valueDecimal?: string
  /** Position of the transaction in its block, the first being 0. */
  readonly transactionIndex?: number
  /** Position of the transfer's log in its block, over all transactions, the first being 0. */
  readonly logIndex?: number
  /** Whether the service considers the token to be spam; null where it cannot tell. */
  readonly possibleSpam?: boolean | null
  /** Whether the service has verified the token's contract. */
  readonly verifiedContract?: boolean
  /** Whether the contract belongs to a verified collection; rarely sent for ERC-20 tokens. */
  readonly verifiedCollection?: boolean
  /** The service's rating of the token's safety, higher being safer; no unit; null where it has none. */
  readonly securityScore?: number | null
  /** The chain of the call or the delivery, normalized. */
  readonly chain: EvmChainId
}

/** A page of ERC-20 transfers. */
export interface Erc20TransactionCollection {
  /** Number of this page, the first being 0; null or absent where the service does not say. */
  readonly page?: number | null
  /** Rows a full page has; null or absent where the service does not say. */
  readonly pageSize?: number | null
  /** Opens the next page when given as `cursor`; null or empty on the last one. */
  readonly cursor?: string | null
  /** Transfers on all pages together; mostly null or absent, because the service no longer counts. */
  readonly total?: number | null
  /** The transfers of this page, in the order asked for. */
  readonly result: readonly Erc20Transaction[]
}

/** An address that a search found. */
export interface FoundAddress {
  /** The account or contract. */
  readonly address: EvmAddress
  /**
   * The chain of the address, by the name the service has for it; a name that is not known here is reported and reads
   * as `null`.
   */
  readonly chain?: EvmChainId | null
  /** Whether the address is the entity's on other chains as well. */
  readonly isMultiChain?: boolean
  /** The service's name for the address, such as `Uniswap V3: Factory`. */
  readonly primaryLabel?: string
  /** The entity whose address it is. */
  readonly entity?: EntityName
}

/** A token that a search found. */
export interface FoundToken {
  /** Contract of the token; on Solana its mint. */
  readonly tokenAddress: EvmOrSolanaAddress
  /** Id of the chain that the token is on, or `solana`. */
  readonly chainId: EvmOrSolanaChain
  /** Name of the token, as in its contract. */
  readonly name?: string
  /** Ticker of the token, as in its contract. */
  readonly symbol?: string
  /** Block in which the token's contract was created. */
  readonly blockNumber?: bigint
  /** Time of the block in which the token's contract was created, UTC. */
  readonly blockTimestamp?: Date
  /** Price of one whole token, in US dollars. */
  readonly usdPrice?: number
  /** Price of one token times the circulating supply, in US dollars. */
  readonly marketCap?: number
  /**
   * Experienced wallets that bought a token less those that sold it, over periods that end now; negative where more
   * sold. The service decides which wallets are experienced.
   */
  readonly experiencedNetBuyers?: FoundTokenNetBuyers
  /** What was bought less what was sold within each period, in US dollars; negative where more was sold. */
  readonly netVolumeUsd?: FoundTokenUsdPeriods
  /** How far the liquidity of the token moved within each period, in US dollars; negative for a fall. */
  readonly liquidityChangeUSD?: FoundTokenUsdPeriods
  /** How far the price of a token in US dollars moved within periods that end now, in percent; negative for a fall. */
  readonly usdPricePercentChange?: FoundTokenPercentPeriods
  /** What was traded within each period, in US dollars. */
  readonly volumeUsd?: FoundTokenUsdPeriods
  /** The service's rating of the token's safety, higher being safer; no unit. */
  readonly securityScore?: number
  /** URL of the token's logo; null if there is none. */
  readonly logo?: string | null
  /** Whether the service has verified the token's contract. */
  readonly isVerifiedContract?: boolean
  /** Price of one token times all tokens in existence, in US dollars. */
  readonly fullyDilutedValuation?: number
  /** Accounts that hold some of the token. */
  readonly totalHolders?: number
  /** What the pairs of the token hold, in US dollars. */
  readonly totalLiquidityUsd?: number
  /** Contracts of the same token on this and other chains. */
  readonly implementations?: readonly Erc20MetadataImplementationsItem[]
}

/**
 * Experienced wallets that bought a token less those that sold it, over periods that end now; negative where more sold.
 * The service decides which wallets are experienced.
 */
export interface FoundTokenNetBuyers {
  /** Within an hour. */
  readonly oneHour?: number
  /** Within a day. */
  readonly oneDay?: number
  /** Within a week. */
  readonly oneWeek?: number
}

/** How far the price of a token in US dollars moved within periods that end now, in percent; negative for a fall. */
export interface FoundTokenPercentPeriods {
  /** Within an hour. */
  readonly oneHour?: number
  /** Within a day. */
  readonly oneDay?: number
}

/** A value over periods that end now, in US dollars. */
export interface FoundTokenUsdPeriods {
  /** Within an hour, in US dollars. */
  readonly oneHour?: number
  /** Within a day, in US dollars. */
  readonly oneDay?: number
}

/** A page of a contract's events. */
export interface GetContractEventsResponse {
  /** Number of this page, the first being 0; null or absent where the service does not say. */
  readonly page?: number | null
  /** Rows a full page has; null or absent where the service does not say. */
  readonly pageSize?: number | null
  /** Events on all pages together; mostly null or absent, because the service no longer counts. */
  readonly total?: number | null
  /** Opens the next page when given as `cursor`; null or empty on the last one. */
  readonly cursor?: string | null
  /** The events of this page, in the order asked for. */
  readonly result: readonly LogEvent[]
}

/** A protocol and a wallet's positions in it. */
export interface GetDefiPositionsByProtocol {
  /** Name of the protocol, for display. */
  readonly protocolName?: string
  /** Id of the protocol, the one that was asked for. */
  readonly protocolId?: string
  /** URL of the protocol's own app. */
  readonly protocolUrl?: string
  /** URL of the protocol's logo. */
  readonly protocolLogo?: string
  /** Value of all positions listed here, debts subtracted, in US dollars. */
  readonly totalUsdValue?: number
  /** Value of the unclaimed rewards of all positions listed here, in US dollars; null if the service returns none. */
  readonly totalUnclaimedUsdValue?: number | null
  /** The wallet's positions in the protocol, in no particular order. */
  readonly positions?: readonly DefiProtocolPosition[]
}

/** The price of a trading pair. */
export interface GetPairPrice {
  /** The pool the price comes from. */
  readonly pairAddress?: EvmAddress
  /** The two tickers, base first, such as stETH/WETH. */
  readonly pairLabel?: string
  /** Name of the exchange, such as Uniswap v2. */
  readonly exchange?: string
  /** One whole base token, in whole quote tokens. */
  readonly quotePrice?: string
  /** One whole base token, in US dollars. */
  readonly priceUsd?: string
  /** The token that is priced. */
  readonly baseToken?: Erc20Metadata
  /** The token it is priced in. */
  readonly quoteToken?: Erc20Metadata
}

/** What a liquidity pool holds. */
export interface GetPairReservesResponse {
  /** Holding of the first token, in its smallest unit. */
  readonly reserve0?: bigint
  /** Holding of the second token, in its smallest unit. */
  readonly reserve1?: bigint
}

/** Totals of a wallet's token trades over a period. */
export interface GetWalletProfitabilitySummary {
  /** Trades of the period. */
  readonly totalCountOfTrades?: number
  /** What was bought and sold together, in US dollars. */
  readonly totalTradeVolume?: string
  /** Proceeds of the sales less what the sold tokens had cost, in US dollars; negative for a loss. */
  readonly totalRealizedProfitUsd?: string
  /** That profit as a share of what the sold tokens had cost, in percent. */
  readonly totalRealizedProfitPercentage?: number
  /** Times the wallet bought a token. */
  readonly totalBuys?: number
  /** Times the wallet sold a token. */
  readonly totalSells?: number
  /** Proceeds of all sales, in US dollars. */
  readonly totalSoldVolumeUsd?: string
  /** Spent on all purchases, in US dollars. */
  readonly totalBoughtVolumeUsd?: string
}

/** How the rating of a token went over time. */
export interface HistoricalTokenScore {
  /** Contract of the rated token. */
  readonly tokenAddress: EvmAddress
  /** Id of the chain that the token is on. */
  readonly chainId?: EvmChainId
  /** The ratings of the period. */
  readonly timeseries: readonly TokenScorePoint[]
}

/** One call that a contract made while a transaction ran, to another contract or to a wallet. */
export interface InternalTransaction {
  /** Hash of the transaction in which the call happened. */
  readonly transactionHash?: Hex
  /** Number of the block in which the call happened; mostly absent within a transaction, which has it. */
  readonly blockNumber?: bigint
  /** Hash of the block in which the call happened; mostly absent within a transaction, which has it. */
  readonly blockHash?: Hex
  /** The instruction that made the call. */
  readonly type?:
    | 'CALL'
    | 'STATICCALL'
    | 'DELEGATECALL'
    | 'CALLCODE'
    | 'CREATE'
    | 'CREATE2'
    | 'SELFDESTRUCT'
    | (string & {})
  /** The contract that made the call. */
  readonly from: EvmAddress
  /** The contract or wallet that was called, or the contract that was created; null when a creation failed. */
  readonly to: EvmAddress | null
  /**
   * Native currency passed on with the call, in wei; null where the trace has none, as for calls that cannot carry any.
   */
  readonly value: bigint | null
  /** Gas the call was given. */
  readonly gas?: bigint
  /** Gas the call used, calls below it included. */
  readonly gasUsed?: bigint
  /** Call data; for a creation, the code that sets the contract up. */
  readonly input?: Hex
  /** What the call returned; for a creation, the code of the new contract. Null when it returned nothing. */
  readonly output?: Hex | null
  /** Why the call failed; null or absent when it succeeded. */
  readonly error?: string | null
}

/** A file that is stored on IPFS. */
export interface IpfsFile {
  /** URL at which a gateway serves the file; the folder's hash is part of it. */
  readonly path: string
}

/** An entry that a contract wrote while a transaction ran, as it stands on the chain. */
export interface Log {
  /** Position of the log in its block, over all transactions, the first being 0. */
  readonly logIndex: number
  /** Hash of the transaction that wrote the log. */
  readonly transactionHash: Hex
  /** Position in its block of the transaction that wrote the log, the first being 0. */
  readonly transactionIndex: number
  /** The contract that wrote the log. */
  readonly address: EvmAddress
  /** ABI-encoded arguments of the event that are not indexed; `0x` when there are none. */
  readonly data: Hex
  /** Hash of the event's signature; null for anonymous events without an indexed argument. */
  readonly topic0?: Hex | null
  /**
   * First indexed argument, padded to 32 bytes; strings, bytes, arrays and structs by their hash. Null if there is
   * none.
   */
  readonly topic1?: Hex | null
  /** Second indexed argument, in the same form; null when the event has fewer. */
  readonly topic2?: Hex | null
  /** Third indexed argument, in the same form; null when the event has fewer. */
  readonly topic3?: Hex | null
  /** Time of the block that holds the log, UTC. */
  readonly blockTimestamp: Date
  /** Number of the block that holds the log. */
  readonly blockNumber: bigint
  /** Hash of the block that holds the log. */
  readonly blockHash: Hex
  /** Native currency the transaction sent along, in wei. */
  readonly transactionValue?: bigint
  /** Where the log stands on the chain, for sorting: block number, position of the transaction, log index. */
  readonly transferIndex?: readonly number[]
  /** The chain of the call or the delivery, normalized. */
  readonly chain: EvmChainId
  /** Those of `topic0`, `topic1`, `topic2`, `topic3` that are present, in order. */
  readonly topics: readonly Hex[]
}

/** A page of a contract's logs. */
export interface LogCollection {
  /** Number of this page, the first being 0; null or absent where the service does not say. */
  readonly page?: number | null
  /** Rows a full page has; null or absent where the service does not say. */
  readonly pageSize?: number | null
  /** Logs on all pages together; mostly null or absent, because the service no longer counts. */
  readonly total?: number | null
  /** Opens the next page when given as `cursor`; null or empty on the last one. */
  readonly cursor?: string | null
  /** The logs of this page, in the order asked for. */
  readonly result: readonly LogEventByAddress[]
}

/** One event of a contract, decoded by the ABI item that the call gave. */
export interface LogEvent {
  /** Hash of the transaction that emitted the event. */
  readonly transactionHash: Hex
  /** The contract that emitted the event. */
  readonly address: EvmAddress
  /** Time of the block that holds the event, UTC. */
  readonly blockTimestamp: Date
  /** Number of the block that holds the event. */
  readonly blockNumber: bigint
  /** Hash of the block that holds the event. */
  readonly blockHash: Hex
  /**
   * Arguments of an event under the names its ABI item gives them, as the service writes them. The three named here are
   * those of a token transfer, where they are text; an event may use the same names for a boolean, a list or a tuple.
   * Whatever else it has stands beside them.
   */
  readonly data: LogEventData
  /** The chain of the call or the delivery, normalized. */
  readonly chain: EvmChainId
}

/** A log of one contract, as the contract's list of logs has it. */
export interface LogEventByAddress {
  /** Position of the log in its block, over all transactions, the first being 0. */
  readonly logIndex?: number
  /** Hash of the transaction that wrote the log. */
  readonly transactionHash: Hex
  /** Position in its block of the transaction that wrote the log, the first being 0. */
  readonly transactionIndex?: number
  /** The contract that wrote the log. */
  readonly address: EvmAddress
  /** ABI-encoded arguments of the event that are not indexed; `0x` when there are none. */
  readonly data: Hex
  /** Hash of the event's signature; null for anonymous events without an indexed argument. */
  readonly topic0?: Hex | null
  /**
   * First indexed argument, padded to 32 bytes; strings, bytes, arrays and structs by their hash. Null if there is
   * none.
   */
  readonly topic1?: Hex | null
  /** Second indexed argument, in the same form; null when the event has fewer. */
  readonly topic2?: Hex | null
  /** Third indexed argument, in the same form; null when the event has fewer. */
  readonly topic3?: Hex | null
  /** Time of the block that holds the log, UTC. */
  readonly blockTimestamp: Date
  /** Number of the block that holds the log. */
  readonly blockNumber: bigint
  /** Hash of the block that holds the log. */
  readonly blockHash: Hex
  /** Where the log stands on the chain, for sorting: block number, position of the transaction, log index. */
  readonly transferIndex?: readonly number[]
  /** The chain of the call or the delivery, normalized. */
  readonly chain: EvmChainId
  /** Those of `topic0`, `topic1`, `topic2`, `topic3` that are present, in order. */
  readonly topics: readonly Hex[]
}

/**
 * Arguments of an event under the names its ABI item gives them, as the service writes them. The three named here are
 * those of a token transfer, where they are text; an event may use the same names for a boolean, a list or a tuple.
 * Whatever else it has stands beside them.
 */
export interface LogEventData {
  /** The sender, where the event has an argument of this name. */
  readonly from?: string
  /** The receiver, where the event has an argument of this name. */
  readonly to?: string
  /** The amount in the contract's smallest unit, where the event has an argument of this name. */
  readonly value?: string
  readonly [key: string]: unknown
}

/** A page of raw logs. */
export interface LogResponse {
  /** Opens the next page when given as `cursor`; null or empty on the last one. */
  readonly cursor?: string | null
  /** The logs of this page. */
  readonly result: readonly Log[]
}

/** An entry that a contract wrote while a transaction ran, decoded where its event is known. */
export interface LogVerbose {
  /** Position of the log in its block, over all transactions, the first being 0. */
  readonly logIndex: number
  /** Hash of the transaction that wrote the log. */
  readonly transactionHash: Hex
  /** Position in its block of the transaction that wrote the log, the first being 0. */
  readonly transactionIndex: number
  /** The contract that wrote the log. */
  readonly address: EvmAddress
  /** ABI-encoded arguments of the event that are not indexed; `0x` when there are none. */
  readonly data: Hex
  /** Hash of the event's signature; null for anonymous events without an indexed argument. */
  readonly topic0?: Hex | null
  /**
   * First indexed argument, padded to 32 bytes; strings, bytes, arrays and structs by their hash. Null if there is
   * none.
   */
  readonly topic1?: Hex | null
  /** Second indexed argument, in the same form; null when the event has fewer. */
  readonly topic2?: Hex | null
  /** Third indexed argument, in the same form; null when the event has fewer. */
  readonly topic3?: Hex | null
  /** Time of the block that holds the log, UTC. */
  readonly blockTimestamp: Date
  /** Number of the block that holds the log. */
  readonly blockNumber: bigint
  /** Hash of the block that holds the log. */
  readonly blockHash: Hex
  /** Native currency the transaction sent along, in wei. */
  readonly transactionValue?: bigint
  /** Where the log stands on the chain, for sorting: block number, position of the transaction, log index. */
  readonly transferIndex?: readonly number[]
  /** The event behind a log, by name, with its arguments. */
  readonly decodedEvent?: DecodedLog
  /** The chain of the call or the delivery, normalized. */
  readonly chain: EvmChainId
  /** Those of `topic0`, `topic1`, `topic2`, `topic3` that are present, in order. */
  readonly topics: readonly Hex[]
}

/** An ERC-20 token in a ranking. */
export interface MarketDataERC20TokenItem {
  /** Place in the ranking, the first being 1. */
  readonly rank: number
  /** Name of the ranked token. */
  readonly tokenName?: string
  /** Ticker of the ranked token. */
  readonly tokenSymbol?: string
  /** URL of the token's logo; null if there is none. */
  readonly tokenLogo?: string | null
  /** Decimal places of the token; absent if its contract has none. */
  readonly tokenDecimals?: number
  /** Contract of the ranked token. */
  readonly contractAddress: EvmAddress
  /** Price of one whole token, in US dollars. */
  readonly priceUsd?: string
  /** How far the price moved within 24 hours, in percent; null for a token too young to tell. */
  readonly price24hPercentChange?: string | null
  /** How far the price moved within seven days, in percent; null for a token too young to tell. */
  readonly price7dPercentChange?: string | null
  /** Price of one token times circulating supply, in US dollars; null where the supply is not known. */
  readonly marketCapUsd: string | null
}

/** The tokens whose price moved most within 24 hours. */
export interface MarketDataERC20TokensByPriceMovers {
  /** Tokens that rose, the largest rise first. */
  readonly gainers: readonly MarketDataERC20TokenItem[]
  /** Tokens that fell, the largest fall first. */
  readonly losers: readonly MarketDataERC20TokenItem[]
}

/** An NFT collection in the ranking by volume. */
export interface MarketDataHottestNFTCollectionByTradingVolumeItem {
  /** Place in the ranking, the first being 1. */
  readonly rank: number
  /** Name of the collection. */
  readonly collectionTitle?: string
  /** URL of the collection's picture. */
  readonly collectionImage?: string
  /**
   * Contract of the collection; null where the service has none, and for a collection of another kind of chain, which
   * is reported.
   */
  readonly collectionAddress: EvmAddress | null
  /** Floor price, the lowest an NFT is offered at, in whole units of the native currency. */
  readonly floorPrice?: string
  /** How far the floor price in the native currency moved within 24 hours, in percent. */
  readonly floorPrice24hrPercentChange?: string
  /** How far the floor price in the native currency moved within seven days, in percent. */
  readonly floorPrice7dPercentChange?: string
  /** How far the floor price in the native currency moved within 30 days, in percent. */
  readonly floorPrice30dPercentChange?: string
  /** Floor price, the lowest an NFT is offered at, in US dollars. */
  readonly floorPriceUsd?: string
  /** How far the floor price in US dollars moved within 24 hours, in percent. */
  readonly floorPriceUsd24hrPercentChange?: string
  /** How far the floor price in US dollars moved within seven days, in percent. */
  readonly floorPriceUsd7dPercentChange?: string
  /** How far the floor price in US dollars moved within 30 days, in percent. */
  readonly floorPriceUsd30dPercentChange?: string
  /** Mean price of the sales within 24 hours, in whole units of the native currency. */
  readonly averagePrice?: string
  /** Mean price of the sales within 24 hours, in US dollars. */
  readonly averagePriceUsd?: string
  /** What was paid for NFTs of the collection within 24 hours, in US dollars. */
  readonly volumeUsd?: string
  /** How far what was paid within 24 hours differs from the day before, in percent. */
  readonly volume24hrPercentChange?: string
}

/** A coin in a ranking, whatever chain it lives on. */
export interface MarketDataTopCryptoCurrenciesByMarketCapItem {
  /** Ticker of the coin, such as ETH. */
  readonly symbol: string
  /** Name of the coin, such as Ethereum. */
  readonly name: string
  /** URL of the coin's logo. */
  readonly logo?: string
  /** Coins in circulation, in whole coins. */
  readonly circulatingSupply?: string
  /** Coins in existence, locked ones included, in whole coins. */
  readonly totalSupply?: string
  /** Coins there can ever be, in whole coins; absent without a limit. */
  readonly maxSupply?: string
  /** Price of one coin times circulating supply, in US dollars. */
  readonly marketCapUsd?: string
  /** Place by market capitalisation among all coins, the first being 1. */
  readonly marketCapRank?: number
  /** How far the market capitalisation moved within 24 hours, in US dollars. */
  readonly marketCap24hrChange?: string
  /** How far the market capitalisation moved within 24 hours, in percent. */
  readonly marketCap24hrPercentChange?: string
  /** What was traded within 24 hours, in US dollars. */
  readonly totalVolume?: string
  /** Price of one whole coin, in US dollars. */
  readonly usdPrice?: string
  /** Highest price within 24 hours, in US dollars. */
  readonly usdPrice24hrHigh?: string
  /** Lowest price within 24 hours, in US dollars. */
  readonly usdPrice24hrLow?: string
  /** How far the price moved within 24 hours, in US dollars. */
  readonly usdPrice24hrChange?: string
  /** How far the price moved within an hour, in percent. */
  readonly usdPrice1hrPercentChange?: string
  /** How far the price moved within 24 hours, in percent. */
  readonly usdPrice24hrPercentChange?: string
  /** How far the price moved within seven days, in percent. */
  readonly usdPrice7dPercentChange?: string
  /** How far the price moved within 30 days, in percent. */
  readonly usdPrice30dPercentChange?: string
  /** Highest price there ever was, in US dollars. */
  readonly usdPriceAth?: string
  /** How far today's price is from the highest there ever was, in percent; negative below it. */
  readonly athPercentChange?: string
  /** When the price was at its highest, UTC. */
  readonly athDate?: Date
}

/** An NFT collection in the ranking by market capitalisation. */
export interface MarketDataTopNFTCollectionByMarketCapItem {
  /** Place in the ranking, the first being 1. */
  readonly rank: number
  /** Name of the collection. */
  readonly collectionTitle?: string
  /** URL of the collection's picture. */
  readonly collectionImage?: string
  /**
   * Contract of the collection; null where the service has none, and for a collection of another kind of chain, which
   * is reported.
   */
  readonly collectionAddress: EvmAddress | null
  /** Floor price, the lowest an NFT is offered at, in whole units of the native currency. */
  readonly floorPrice?: string
  /** How far the floor price in the native currency moved within 24 hours, in percent. */
  readonly floorPrice24hrPercentChange?: string
  /** Floor price, the lowest an NFT is offered at, in US dollars. */
  readonly floorPriceUsd?: string
  /** How far the floor price in US dollars moved within 24 hours, in percent. */
  readonly floorPriceUsd24hrPercentChange?: string
  /** Floor price times number of NFTs, in US dollars. */
  readonly marketCapUsd?: string
  /** How far the market capitalisation moved within 24 hours, in percent. */
  readonly marketCap24hrPercentChange?: string
  /** What was paid for NFTs of the collection within 24 hours, in US dollars. */
  readonly volumeUsd?: string
  /** How far what was paid within 24 hours differs from the day before, in percent. */
  readonly volume24hrPercentChange?: string
}

/** The picture, sound or video of an NFT and the previews the service made of it. */
export interface Media {
  /**
   * How far the previews are: ready with `success`, still being made with `processing`, otherwise why there are none.
   */
  readonly status?:
    | 'success'
    | 'processing'
    | 'unsupported_media'
    | 'invalid_url'
    | 'host_unavailable'
    | 'temporarily_unavailable'
    | (string & {})
  /** Kind of the original. */
  readonly category?: 'image' | 'audio' | 'video' | (string & {})
  /** Media type of the original, such as `image/png`. */
  readonly mimetype?: string
  /** URI of the original. */
  readonly originalMediaUrl?: string
  /** When the service last looked at the original, UTC. */
  readonly updatedAt?: Date
  /** Hash under which the service keeps the original and its previews. */
  readonly parentHash?: Hex
  /** Previews of one picture in three sizes. */
  readonly mediaCollection?: MediaCollection
}

/** Previews of one picture in three sizes. */
export interface MediaCollection {
  /** The smallest preview. */
  readonly low?: MediaItem
  /** The preview of middling size. */
  readonly medium?: MediaItem
  /** The largest preview. */
  readonly high?: MediaItem
}

/** A preview in one size. */
export interface MediaItem {
  /** Width of the preview, in pixels. */
  readonly width?: number
  /** Height of the preview, in pixels. */
  readonly height?: number
  /** URL of the preview. */
  readonly url: string
}

/** What became of a request to read metadata or traits again. */
export interface MetadataResync {
  /** The outcome in a sentence. */
  readonly status: string
}

/** A wallet's holding of the chain's native currency. */
export interface NativeBalance {
  /** The holding, in wei. */
  readonly balance: bigint
}

/** What several wallets hold of one chain's native currency, at the end of one block. */
export interface NativeBalancesItem {
  /** The chain under the name the service has for it, such as `eth`. */
  readonly chain: string
  /** Id of the chain. */
  readonly chainId: EvmChainId
  /** What all the wallets hold together, in wei. */
  readonly totalBalance: bigint
  /** The block at whose end the balances were read. */
  readonly blockNumber: bigint
  /** Time of the block at whose end the balances were read, UTC. */
  readonly blockTimestamp: Date
  /** What all the wallets hold together, in whole units of the currency, rounded. */
  readonly totalBalanceFormatted?: string
  /** The wallets one by one; each row names its wallet. */
  readonly walletBalances: readonly NativeBalancesItemWalletBalancesItem[]
}

/** What one of several wallets holds of a chain's native currency. */
export interface NativeBalancesItemWalletBalancesItem {
  /** Wallet that holds the balance. */
  readonly address?: EvmAddress
  /** Holding of the wallet, in wei. */
  readonly balance: bigint
  /** Holding of the wallet, in whole units of the currency, rounded. */
  readonly balanceFormatted?: string
}

/** The price of one whole token in the chain's native currency. */
export interface NativeErc20Price {
  /**
   * The price, in the native currency's smallest unit. The service writes the price of very cheap tokens with a
   * fraction of it, which no whole number holds: that is reported and reads as `null`.
   */
  readonly value: bigint | null
  /** Decimal places of the native currency, mostly 18. */
  readonly decimals: number
  /** Name of the native currency, such as Ether. */
  readonly name?: string
  /** Ticker of the native currency, such as ETH. */
  readonly symbol?: string
  /** Contract that wraps the native currency as a token. */
  readonly address?: EvmAddress
}

/** An amount of native currency that changed hands in a transaction. */
export interface NativeTransfer {
  /** Account the amount left. */
  readonly fromAddress: EvmAddress
  /** Person or organisation behind the sender, where known. */
  readonly fromAddressEntity?: string
  /** URL of the logo of `fromAddressEntity`. */
  readonly fromAddressEntityLogo?: string
  /** The service's name for the sender; null if it knows none. */
  readonly fromAddressLabel?: string | null
  /** Account that received the amount; null if the service returns none. */
  readonly toAddress?: EvmAddress | null
  /** Person or organisation behind the receiver, where known. */
  readonly toAddressEntity?: string
  /** URL of the logo of `toAddressEntity`. */
  readonly toAddressEntityLogo?: string
  /** The service's name for the receiver; null if it knows none. */
  readonly toAddressLabel?: string | null
  /** Amount that moved, in wei. */
  readonly value: bigint
  /** Amount that moved, in whole coins. */
  readonly valueFormatted?: string
  /** Whether the amount came to the wallet or left it. */
  readonly direction?: 'incoming' | 'outgoing' | (string & {})
  /** Whether a contract made the transfer, rather than the transaction itself. */
  readonly internalTransaction?: boolean
  /** Ticker of the chain's native currency. */
  readonly tokenSymbol?: string
  /** URL of the currency's logo; null if there is none. */
  readonly tokenLogo?: string | null
}

/** What a wallet is worth on the chains that were read. */
export interface NetWorthResult {
  /** Worth on all chains together, in US dollars. */
  readonly totalNetworthUsd: string
  /** Worth chain by chain. */
  readonly chains: readonly ChainNetWorth[]
  /** Chains that were asked for and that this call does not cover. */
  readonly unsupportedChainIds?: readonly EvmChainId[]
  /** Chains that could not be read this time and are missing from the total. */
  readonly unavailableChains?: readonly UnavailableChainNetWorth[]
}

/** An NFT with what its contract and its metadata say. */
export interface Nft {
  /** Contract of the collection. */
  readonly tokenAddress: EvmAddress
  /** Token id of the NFT within its collection. */
  readonly tokenId: bigint
  /** Standard of the contract; null for contracts older than the standards, such as CryptoPunks. */
  readonly contractType?: 'ERC721' | 'ERC1155' | (string & {}) | null
  /** Name of the collection as in its contract; null if it has none. */
  readonly name?: string | null
  /** Short name of the collection as in its contract; null if it has none. */
  readonly symbol?: string | null
  /** Who holds the NFT; of an ERC-1155 token, one of its holders. */
  readonly ownerOf?: EvmAddress
  /** The service's own id of this contract and token id. */
  readonly tokenHash?: string
  /** Block in which the owner or amount last changed. */
  readonly blockNumber?: bigint
  /** Block in which the NFT was minted; null where the service does not know it. */
  readonly blockNumberMinted?: bigint | null
  /**
   * Who minted the NFT. An ERC-1155 token has no single minter; a sentence the service sends instead is reported and
   * reads as `null`.
   */
  readonly minterAddress?: EvmAddress | null
  /** How many of this token id the owner holds, always 1 for ERC-721. */
  readonly amount?: bigint
  /** Where the metadata is, as in the contract; null if it has none. */
  readonly tokenUri?: string | null
  /**
   * The NFT's metadata as its author wrote it, in no fixed shape; null where the service has none or it is no JSON.
   * `normalizedMetadata` is its usual fields with their types.
   */
  readonly metadata?: unknown
  /** What an NFT says about itself, brought into one shape for all collections; null stands where it says nothing. */
  readonly normalizedMetadata?: NormalizedMetadata
  /** The picture, sound or video of an NFT and the previews the service made of it. */
  readonly media?: Media
  /** When the service last asked the contract for `tokenUri`, UTC; null when it never has. */
  readonly lastTokenUriSync?: Date | null
  /** When the service last fetched the metadata, UTC; null when it never has. */
  readonly lastMetadataSync?: Date | null
  /**
   * Where on the chain the owner got the NFT: block number, position of the transaction in the block, position of the
   * log in the block, position within a batch.
   */
  readonly transferIndex?: readonly number[]
  /** When the service last wrote its record of the NFT, UTC; null where it does not say. */
  readonly updatedAt?: Date | null
  /** Whether the service considers the contract to be spam. */
  readonly possibleSpam?: boolean
  /** Whether the service has verified the collection. */
  readonly verifiedCollection?: boolean
  /** Place among the collection's NFTs by rarity, 1 being the rarest; null where it is not known. */
  readonly rarityRank?: number | null
  /** Share of the collection that is as rare or rarer, in percent; null where it is not known. */
  readonly rarityPercentage?: number | null
  /** The rarity in words, such as `Top 2%`; null where it is not known. */
  readonly rarityLabel?: string | null
  /** Lowest asking price in the collection, in `floorPriceCurrency`; null if none is known. */
  readonly floorPrice?: string | null
  /** Lowest asking price in the collection, in US dollars; null if none is known. */
  readonly floorPriceUsd?: string | null
  /** Currency of `floorPrice`, such as `eth`; null where no floor price is known. */
  readonly floorPriceCurrency?: string | null
  /** The latest sale of this NFT, null when it was never sold. */
  readonly lastSale?: NftLastSale | null
  /** The offer at which an NFT can be bought. */
  readonly listPrice?: NftListPrice
  /** The chain of the call or the delivery, normalized. */
  readonly chain: EvmChainId
}

/** A page of a collection's NFTs. */
export interface NftCollection {
  /** Whether the service has read the whole collection. */
  readonly status?: 'SYNCED' | 'SYNCING' | (string & {})
  /** Number of this page, the first being 0; null or absent where the service does not say. */
  readonly page?: number | null
  /** Rows a full page has; null or absent where the service does not say. */
  readonly pageSize?: number | null
  /** Opens the next page when given as `cursor`; null or empty on the last one. */
  readonly cursor?: string | null
  /** NFTs on all pages together; mostly null or absent, because the service no longer counts. */
  readonly total?: number | null
  /** NFTs of the collection. */
  readonly result: readonly Nft[]
}

/** Counts about an NFT collection. */
export interface NftCollectionStat {
  /** Different token ids in the collection. */
  readonly totalTokens: number
  /** Who holds the collection. */
  readonly owners: NftCollectionStatOwners
  /** How often the collection's NFTs moved. */
  readonly transfers: NftCollectionStatTransfers
}

/** Who holds the collection. */
export interface NftCollectionStatOwners {
  /** Accounts that hold an NFT of the collection now. */
  readonly current: number
}

/** How often the collection's NFTs moved. */
export interface NftCollectionStatTransfers {
  /** Transfers of all its NFTs so far, mints and burns included. */
  readonly total: number
}

/** A collection of which a wallet holds at least one NFT. */
export interface NftCollections {
  /** Contract of the collection. */
  readonly tokenAddress: EvmAddress
  /** Standard of the contract; null for contracts older than the standards, such as CryptoPunks. */
  readonly contractType?: 'ERC721' | 'ERC1155' | (string & {}) | null
  /** Name of the collection as in its contract; null if it has none. */
  readonly name?: string | null
  /** Short name of the collection as in its contract; null if it has none. */
  readonly symbol?: string | null
  /** Whether the service considers the contract to be spam. */
  readonly possibleSpam?: boolean
  /** Whether the service has verified the collection. */
  readonly verifiedCollection?: boolean
  /** How many of the collection's NFTs the wallet holds; only with `tokenCounts`, otherwise absent or null. */
  readonly count?: number | null
  /** URL of the collection's logo; null if there is none. */
  readonly collectionLogo?: string | null
  /** URL of the collection's banner, its wide title picture; null if there is none. */
  readonly collectionBannerImage?: string | null
  /** Lowest asking price in the collection, in `floorPriceCurrency`; null if none is known. */
  readonly floorPrice?: string | null
  /** Lowest asking price in the collection, in US dollars; null if none is known. */
  readonly floorPriceUsd?: string | null
  /** Currency of `floorPrice`, such as `eth`; null where no floor price is known. */
  readonly floorPriceCurrency?: string | null
  /** The latest sale of any NFT of the collection, null when there was none. */
  readonly lastSale?: NftLastSale | null
  /** The chain of the call or the delivery, normalized. */
  readonly chain: EvmChainId
}

/**
 * The floor price of an NFT collection, the lowest at which one of its NFTs is offered; while there is none yet,
 * `message` says so.
 */
export interface NftContractFloorPrice {
  /** Contract of the collection. */
  readonly address?: EvmAddress
  /** The floor price, in whole units of `currency`; absent if none is known. */
  readonly floorPrice?: string
  /** The floor price, in US dollars; absent if none is known. */
  readonly floorPriceUsd?: string
  /** Currency of `floorPrice`, such as `eth`; absent where no floor price is known. */
  readonly currency?: string
  /** The marketplace that has the offer. */
  readonly marketplace?: NftMarketplace
  /** When the service last looked at the offers, UTC. */
  readonly lastUpdated?: Date
  /** Why there is no price, in a sentence; absent where there is one. */
  readonly message?: string
}

/** An NFT collection, as its contract and the service describe it. */
export interface NftContractMetadata {
  /** Contract of the collection. */
  readonly tokenAddress?: EvmAddress
  /** Name of the collection as in its contract; null if it has none. */
  readonly name?: string | null
  /** Short name of the collection as in its contract; null if it has none. */
  readonly symbol?: string | null
  /** Standard of the contract; null for contracts older than the standards, such as CryptoPunks. */
  readonly contractType?: 'ERC721' | 'ERC1155' | (string & {}) | null
  /** When the service last read the contract, UTC; null when it never has. */
  readonly syncedAt?: Date | null
  /** Whether the service considers the contract to be spam. */
  readonly possibleSpam?: boolean
  /** Whether the service has verified the collection. */
  readonly verifiedCollection?: boolean
  /** URL of the collection's logo; null if there is none. */
  readonly collectionLogo?: string | null
  /** URL of the collection's banner, its wide title picture; null if there is none. */
  readonly collectionBannerImage?: string | null
  /** What kind of collection it is, such as `Art`; null if none is known. */
  readonly collectionCategory?: string | null
  /** URL of the project's own site; null if none is known. */
  readonly projectUrl?: string | null
  /** URL of the encyclopedia page about the project; null if none is known. */
  readonly wikiUrl?: string | null
  /** URL of the invitation to the project's Discord server; null if none is known. */
  readonly discordUrl?: string | null
  /** URL of the project's Telegram channel; null if none is known. */
  readonly telegramUrl?: string | null
  /** The project's account name on Twitter; null if none is known. */
  readonly twitterUsername?: string | null
  /** The project's account name on Instagram; null if none is known. */
  readonly instagramUsername?: string | null
  /** Text about the collection; absent when the service has none. */
  readonly description?: string
  /** When the collection came into being, UTC; absent where the service does not know it. */
  readonly createdDate?: Date
  /** Lowest asking price in the collection, in `floorPriceCurrency`; null if none is known. */
  readonly floorPrice?: string | null
  /** Lowest asking price in the collection, in US dollars; null if none is known. */
  readonly floorPriceUsd?: string | null
  /** Currency of `floorPrice`, such as `eth`; null where no floor price is known. */
  readonly floorPriceCurrency?: string | null
  /** The latest sale of any NFT of the collection, null when there was none. */
  readonly lastSale?: NftLastSale | null
  /** The chain of the call or the delivery, normalized. */
  readonly chain: EvmChainId
}

/** A page of the floor prices that a collection has had; while there are none yet, `message` says so. */
export interface NftFloorPriceHistory {
  /** Number of this page, the first being 0; null or absent where the service does not say. */
  readonly page?: number | null
  /** Rows a full page has; null or absent where the service does not say. */
  readonly pageSize?: number | null
  /** Opens the next page when given as `cursor`; null or empty on the last one. */
  readonly cursor?: string | null
  /** The floor prices, a row per point in time; empty where only `message` was sent. */
  readonly result: readonly NftFloorPricePoint[]
  /** Why there are no prices, in a sentence; absent where there are. */
  readonly message?: string
}

/** The floor price of a collection at a point in time. */
export interface NftFloorPricePoint {
  /** The hour or the day of the price, UTC. */
  readonly timestamp: Date
  /** The floor price, in whole units of `currency`; absent if none is known. */
  readonly floorPrice?: string
  /** The floor price, in US dollars at the rate of `timestamp`; absent if none is known. */
  readonly floorPriceUsd?: string
  /** Currency of `floorPrice`, such as `eth`; absent where no floor price is known. */
  readonly currency?: string
  /** Short name of the marketplace that had the offer, such as `blur`. */
  readonly marketplace?: string
}

/** The latest sale of an NFT or of any NFT of a collection. */
export interface NftLastSale {
  /** Hash of the transaction that made the sale. */
  readonly transactionHash?: Hex
  /** Time of the block that holds the sale, UTC. */
  readonly blockTimestamp?: Date
  /** Who bought the NFT. */
  readonly buyer?: EvmAddress
  /** Who sold the NFT. */
  readonly seller?: EvmAddress
  /** Contract of the collection. */
  readonly tokenAddress?: EvmAddress
  /** Token id of the NFT that was sold. */
  readonly tokenId?: bigint
  /** What was paid, in the smallest unit of `paymentToken`. */
  readonly price?: bigint
  /** What was paid, in whole units of `paymentToken`. */
  readonly priceFormatted?: string
  /** What was paid, in US dollars at the rate of the sale; null where no rate is known. */
  readonly usdPriceAtSale?: string | null
  /** What was paid, in US dollars at the rate of today; null where no rate is known. */
  readonly currentUsdValue?: string | null
  /** The currency in which a sale was paid. */
  readonly paymentToken?: SalePaymentToken
}

/** The offer at which an NFT can be bought. */
export interface NftListPrice {
  /** Whether the NFT is for sale; the other fields are null when it is not. */
  readonly listed?: boolean
  /**
   * Asking price in `priceCurrency`, as the service writes it, which does not say whether in whole or in smallest
   * units; null when the NFT is not for sale.
   */
  readonly price?: string | null
  /** Currency of the asking price, such as `eth`; null when the NFT is not for sale. */
  readonly priceCurrency?: string | null
  /** Asking price, in US dollars; null when the NFT is not for sale. */
  readonly priceUsd?: string | null
  /** Marketplace of the offer, such as `opensea`; null when the NFT is not for sale. */
  readonly marketplace?: string | null
}

/** The marketplace that has the offer. */
export interface NftMarketplace {
  /** Short name of the marketplace, such as `blur`. */
  readonly name?: string
  /** URL of the marketplace's logo; absent if there is none. */
  readonly logo?: string
}

/** An NFT in the hands of one owner. */
export interface NftOwner {
  /** Contract of the collection. */
  readonly tokenAddress: EvmAddress
  /** Token id of the NFT within its collection. */
  readonly tokenId: bigint
  /** Standard of the contract; null for contracts older than the standards, such as CryptoPunks. */
  readonly contractType?: 'ERC721' | 'ERC1155' | (string & {}) | null
  /** Who holds the NFT. */
  readonly ownerOf: EvmAddress
  /** How many of this token id the owner holds, always 1 for ERC-721. */
  readonly amount?: bigint
  /** Block in which the owner's holding of the NFT last changed. */
  readonly blockNumber?: bigint
  /** Block in which the NFT was minted; null where the service does not know it. */
  readonly blockNumberMinted?: bigint | null
  /** Name of the collection as in its contract; null if it has none. */
  readonly name?: string | null
  /** Short name of the collection as in its contract; null if it has none. */
  readonly symbol?: string | null
  /** The service's own id of this contract and token id. */
  readonly tokenHash?: string
  /** Where the metadata is, as in the contract; null if it has none. */
  readonly tokenUri?: string | null
  /**
   * The NFT's metadata as its author wrote it, in no fixed shape; null where the service has none or it is no JSON.
   * `normalizedMetadata` is its usual fields with their types.
   */
  readonly metadata?: unknown
  /** What an NFT says about itself, brought into one shape for all collections; null stands where it says nothing. */
  readonly normalizedMetadata?: NormalizedMetadata
  /** The picture, sound or video of an NFT and the previews the service made of it. */
  readonly media?: Media
  /**
   * Who minted the NFT. An ERC-1155 token has no single minter; a sentence the service sends instead is reported and
   * reads as `null`.
   */
  readonly minterAddress?: EvmAddress | null
  /** When the service last asked the contract for `tokenUri`, UTC; null when it never has. */
  readonly lastTokenUriSync?: Date | null
  /** When the service last fetched the metadata, UTC; null when it never has. */
  readonly lastMetadataSync?: Date | null
  /**
   * Where on the chain the owner got the NFT: block number, position of the transaction in the block, position of the
   * log in the block, position within a batch.
   */
  readonly transferIndex?: readonly number[]
  /** When the service last wrote its record of the NFT, UTC; null where it does not say. */
  readonly updatedAt?: Date | null
  /** Whether the service considers the contract to be spam. */
  readonly possibleSpam?: boolean
  /** Whether the service has verified the collection. */
  readonly verifiedCollection?: boolean
  /** Place among the collection's NFTs by rarity, 1 being the rarest; null where it is not known. */
  readonly rarityRank?: number | null
  /** Share of the collection that is as rare or rarer, in percent; null where it is not known. */
  readonly rarityPercentage?: number | null
  /** The rarity in words, such as `Top 2%`; null where it is not known. */
  readonly rarityLabel?: string | null
  /** Lowest asking price in the collection, in `floorPriceCurrency`; null if none is known. */
  readonly floorPrice?: string | null
  /** Lowest asking price in the collection, in US dollars; null if none is known. */
  readonly floorPriceUsd?: string | null
  /** Currency of `floorPrice`, such as `eth`; null where no floor price is known. */
  readonly floorPriceCurrency?: string | null
  /** The latest sale of this NFT, null when it was never sold. */
  readonly lastSale?: NftLastSale | null
  /** The offer at which an NFT can be bought. */
  readonly listPrice?: NftListPrice
  /** The chain of the call or the delivery, normalized. */
  readonly chain: EvmChainId
}

/** A page of NFTs with their owners. */
export interface NftOwnerCollection {
  /** Whether the service has read everything that belongs in the list. */
  readonly status?: 'SYNCED' | 'SYNCING' | (string & {})
  /** Number of this page, the first being 1; null or absent where the service does not say. */
  readonly page?: number | null
  /** Rows a full page has; null or absent where the service does not say. */
  readonly pageSize?: number | null
  /** Opens the next page when given as `cursor`; null or empty on the last one. */
  readonly cursor?: string | null
  /** Rows on all pages together; mostly null or absent, because the service no longer counts. */
  readonly total?: number | null
  /** The NFTs, a row per NFT and owner. */
  readonly result: readonly NftOwner[]
}

/** The floor price that goes with one NFT; while there is none yet, `message` says so. */
export interface NftTokenFloorPrice {
  /** Contract of the collection. */
  readonly address?: EvmAddress
  /** Token id of the NFT within its collection. */
  readonly tokenId?: bigint
  /** The floor price, in whole units of `currency`; absent if none is known. */
  readonly floorPrice?: string
  /** The floor price, in US dollars; absent if none is known. */
  readonly floorPriceUsd?: string
  /** Currency of `floorPrice`, such as `eth`; absent where no floor price is known. */
  readonly currency?: string
  /** The marketplace that has the offer. */
  readonly marketplace?: NftMarketplace
  /** When the service last looked at the offers, UTC. */
  readonly lastUpdated?: Date
  /** Why there is no price, in a sentence; absent where there is one. */
  readonly message?: string
}

/** Counts about one NFT. */
export interface NftTokenStat {
  /** Who holds the NFT. */
  readonly owners: NftTokenStatOwners
  /** How often the NFT moved. */
  readonly transfers: NftTokenStatTransfers
}

/** Who holds the NFT. */
export interface NftTokenStatOwners {
  /** Accounts that hold the NFT now, at most 1 for ERC-721. */
  readonly current: number
}

/** How often the NFT moved. */
export interface NftTokenStatTransfers {
  /** Transfers of the NFT so far, its mint included. */
  readonly total: number
}

/** A value of one of a collection's traits, and how rare it is. */
export interface NftTrait {
  /** What the trait is about, such as `Fur` or `Background`. */
  readonly traitType: string
  /** The value, as text even where it is a number. */
  readonly traitValue: string
  /** How many of the collection's NFTs have the value. */
  readonly count?: number
  /** Share of the collection that has the value, in percent. */
  readonly percentage?: number
  /** How rare the value is, in words such as `Top 4% trait`. */
  readonly rarityLabel?: string
}

/** A trait and the values it has in a collection. */
export interface NftTraitGroup {
  /** What the trait is about, such as `Fur` or `Background`. */
  readonly traitType: string
  /** The values of the trait, a row each. */
  readonly values: readonly NftTraitValue[]
}

/** A page of a collection's traits. */
export interface NftTraitPage {
  /** Number of this page, the first being 0; null or absent where the service does not say. */
  readonly page?: number | null
  /** Rows a full page has; null or absent where the service does not say. */
  readonly pageSize?: number | null
  /** Opens the next page when given as `cursor`; null or empty on the last one. */
  readonly cursor?: string | null
  /** The traits, a row per value. */
  readonly result: readonly NftTrait[]
}

/** A value of a trait, and how rare it is. */
export interface NftTraitValue {
  /** The value, as text even where it is a number. */
  readonly traitValue?: string
  /** How many of the collection's NFTs have the value. */
  readonly count?: number
  /** Share of the collection that has the value, in percent. */
  readonly percentage?: number
  /** How rare the value is, in words such as `Top 4% trait`. */
  readonly rarityLabel?: string
}

/** All traits of an NFT collection. */
export interface NftTraits {
  /** What the collection's NFTs differ in, an entry for each. */
  readonly traits?: readonly NftTraitGroup[]
}

/** A movement of an NFT from one account to another, mints and burns included. */
export interface NftTransfer {
  /** Contract of the collection. */
  readonly tokenAddress: EvmAddress
  /** Token id of the NFT within its collection. */
  readonly tokenId: bigint
  /** Name of the collection as in its contract; null if it has none. */
  readonly tokenName?: string | null
  /** Short name of the collection as in its contract; null if it has none. */
  readonly tokenSymbol?: string | null
  /** Standard of the contract; null for contracts older than the standards, such as CryptoPunks. */
  readonly contractType?: 'ERC721' | 'ERC1155' | (string & {}) | null
  /** Account the NFT left, the zero address when it was minted. */
  readonly fromAddress?: EvmAddress
  /** Person or organisation behind the sender; null or absent if none is known. */
  readonly fromAddressEntity?: string | null
  /** URL of the logo of `fromAddressEntity`; null or absent if there is none. */
  readonly fromAddressEntityLogo?: string | null
  /** The service's name for the sender; null if it knows none. */
  readonly fromAddressLabel?: string | null
  /** Account that received the NFT, the zero address when it was burnt. */
  readonly toAddress: EvmAddress
  /** Person or organisation behind the receiver; null or absent if none is known. */
  readonly toAddressEntity?: string | null
  /** URL of the logo of `toAddressEntity`; null or absent if there is none. */
  readonly toAddressEntityLogo?: string | null
  /** The service's name for the receiver; null if it knows none. */
  readonly toAddressLabel?: string | null
  /** How many of this token id moved, always 1 for ERC-721. */
  readonly amount?: bigint
  /** Native currency sent with the transaction, in wei; often, but not always, what was paid for the NFT. */
  readonly value?: bigint
  /** Account that made the transfer, the owner itself or one it approved; mostly null for ERC-721. */
  readonly operator?: EvmAddress | null
  /** Number of the block that holds the transfer. */
  readonly blockNumber: bigint
  /** Time of the block that holds the transfer, UTC. */
  readonly blockTimestamp: Date
  /** Hash of the block that holds the transfer. */
  readonly blockHash?: Hex
  /** Hash of the transaction that made the transfer. */
  readonly transactionHash?: Hex
  /** Position of the transaction in its block, the first being 0. */
  readonly transactionIndex?: number
  /** Whether the transfer stands alone or is part of an ERC-1155 batch. */
  readonly transactionType?: 'Single' | 'Batch' | (string & {})
  /** Position of the transfer's log in its block, over all transactions, the first being 0. */
  readonly logIndex: number
  /** Whether the service has confirmed the transfer, 1 for yes; only some answers have it. */
  readonly verified?: number
  /** Whether the service considers the contract to be spam; null where it cannot tell. */
  readonly possibleSpam?: boolean | null
  /** Whether the service has verified the collection. */
  readonly verifiedCollection?: boolean
  /** The latest sale of this NFT, null when it was never sold. */
  readonly lastSale?: NftLastSale | null
  /** The chain of the call or the delivery, normalized. */
  readonly chain: EvmChainId
}

/** A page of NFT transfers. */
export interface NftTransferCollection {
  /** Number of this page, the first being 0; null or absent where the service does not say. */
  readonly page?: number | null
  /** Rows a full page has; null or absent where the service does not say. */
  readonly pageSize?: number | null
  /** Opens the next page when given as `cursor`; null or empty on the last one. */
  readonly cursor?: string | null
  /** Transfers on all pages together; mostly null or absent, because the service no longer counts. */
  readonly total?: number | null
  /** Whether the service knows the block that was asked for. */
  readonly blockExists?: boolean
  /** Whether the service has indexed all transfers of the blocks that were asked for. */
  readonly indexComplete?: boolean
  /** The transfers, newest first unless `order` says otherwise. */
  readonly result: readonly NftTransfer[]
}

/** A page of the collections a wallet holds NFTs of. */
export interface NftWalletCollections {
  /** Whether the service has read all of the wallet's NFTs. */
  readonly status?: 'SYNCED' | 'SYNCING' | (string & {})
  /** Number of this page, the first being 1; null or absent where the service does not say. */
  readonly page?: number | null
  /** Rows a full page has; null or absent where the service does not say. */
  readonly pageSize?: number | null
  /** Opens the next page when given as `cursor`; null or empty on the last one. */
  readonly cursor?: string | null
  /** Collections on all pages together; mostly null or absent, because the service no longer counts. */
  readonly total?: number | null
  /** The collections, a row each. */
  readonly result: readonly NftCollections[]
}

/** What an NFT says about itself, brought into one shape for all collections; null stands where it says nothing. */
export interface NormalizedMetadata {
  /** Title of the NFT; null if its metadata has none. */
  readonly name?: string | null
  /** Text about the NFT or its collection; null when its metadata has none. */
  readonly description?: string | null
  /** Where the picture is, often an `ipfs://` or `data:` URI; null if there is none. */
  readonly image?: string | null
  /** Page about the NFT on its project's site, under the name older metadata use; null if there is none. */
  readonly externalLink?: string | null
  /** Page about the NFT on its project's site; null if there is none. */
  readonly externalUrl?: string | null
  /** Where the video, audio, model or page is that goes with the picture; null if there is none. */
  readonly animationUrl?: string | null
  /** Traits of the NFT, in the order the collection lists them. */
  readonly attributes?: readonly NormalizedMetadataAttribute[]
}

/** One trait of an NFT. */
export interface NormalizedMetadataAttribute {
  /** What the trait is about, such as `Fur` or `Background`; null for a value without a name. */
  readonly traitType?: string | null
  /** What the NFT has there; mostly text, but collections also write numbers, booleans and objects. */
  readonly value?: unknown
  /** How to show the value, such as `number`, `boost_percentage` or `date`; as plain text when null or absent. */
  readonly displayType?: string | null
  /**
   * Highest value the trait can have, for traits that are numbers; text where the metadata has text, or a number beyond
   * 2^53, which keeps its digits; null if the metadata has none.
   */
  readonly maxValue?: number | string | null
  /** How many NFTs of the collection have this very value, as far as the service counted; null where it did not. */
  readonly traitCount?: number | null
  /** Position of the trait when the collection asks for a certain order; null when it asks for none. */
  readonly order?: number | null
}

/** A page of a pair's candlesticks. */
export interface PairCandlesticks {
  /** Number of this page, the first being 0; null or absent where the service does not say. */
  readonly page?: number | null
  /** Opens the next page when given as `cursor`; null or empty on the last one. */
  readonly cursor?: string | null
  /** Contract of the pair. */
  readonly pairAddress?: EvmAddress
  /** Contract of the token whose price is given, the base of the pair. */
  readonly tokenAddress?: EvmAddress
  /** Period of one candlestick: `1min` is a minute, `1M` a month. */
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
    | (string & {})
  /** Currency of the prices: US dollars (`usd`) or whole units of the native currency (`native`). */
  readonly currency?: 'usd' | 'native' | (string & {})
  /** The candlesticks of this page, one for each period with a trade. */
  readonly result: readonly Candlestick[]
}

/** A count over periods that end now. */
export interface PairCountPeriods {
  /** Within five minutes; null where nothing is known. */
  readonly '5min'?: number | null
  /** Within an hour; null where nothing is known. */
  readonly '1h'?: number | null
  /** Within four hours; null where nothing is known. */
  readonly '4h'?: number | null
  /** Within 24 hours; null where nothing is known. */
  readonly '24h'?: number | null
}

/** A change within periods that end now, in percent; negative for a fall. */
export interface PairPercentPeriods {
  /** Within five minutes; null where nothing is known. */
  readonly '5min'?: number | null
  /** Within an hour; null where nothing is known. */
  readonly '1h'?: number | null
  /** Within four hours; null where nothing is known. */
  readonly '4h'?: number | null
  /** Within 24 hours; null where nothing is known. */
  readonly '24h'?: number | null
}

/** A trading pair, its price and liquidity, and what was traded on it of late. */
export interface PairStats {
  /** Contract of the token whose price is given, the base of the pair. */
  readonly tokenAddress?: EvmAddress
  /** Name of the base token; null if its contract has none. */
  readonly tokenName?: string | null
  /** Ticker of the base token; null if its contract has none. */
  readonly tokenSymbol?: string | null
  /** URL of the base token's logo; null if there is none. */
  readonly tokenLogo?: string | null
  /** When the pair's contract was created, UTC; null where the service does not know it. */
  readonly pairCreated?: Date | null
  /** The two tickers, base first, such as PEPE/WETH; null where one of them is not known. */
  readonly pairLabel?: string | null
  /** Contract of the pair. */
  readonly pairAddress: EvmAddress
  /** Name of the exchange, such as Uniswap v2; null where the service does not know it. */
  readonly exchange?: string | null
  /** Factory contract of the exchange. */
  readonly exchangeAddress?: EvmAddress
  /** URL of the exchange's logo; null if there is none. */
  readonly exchangeLogo?: string | null
  /** Website of the exchange; null where the service does not know it. */
  readonly exchangeUrl?: string | null
  /** One whole base token, in US dollars; null where no price is known. */
  readonly currentUsdPrice?: string | null
  /** One whole base token, in whole units of the native currency; null where no price is known. */
  readonly currentNativePrice?: string | null
  /** What both sides of the pair hold, in US dollars; null where no price is known. */
  readonly totalLiquidityUsd?: string | null
  /** How far the price in US dollars moved within each period, in percent. */
  readonly pricePercentChange?: PairPercentPeriods
  /** How far the liquidity moved within each period, in percent. */
  readonly liquidityPercentChange?: PairPercentPeriods
  /** Purchases of the base token within each period. */
  readonly buys?: PairCountPeriods
  /** Sales of the base token within each period. */
  readonly sells?: PairCountPeriods
  /** What was bought and sold within each period, in US dollars. */
  readonly totalVolume?: PairUsdPeriods
  /** What was bought within each period, in US dollars. */
  readonly buyVolume?: PairUsdPeriods
  /** What was sold within each period, in US dollars. */
  readonly sellVolume?: PairUsdPeriods
  /** Wallets that bought the base token within each period, each counted once. */
  readonly buyers?: PairCountPeriods
  /** Wallets that sold the base token within each period, each counted once. */
  readonly sellers?: PairCountPeriods
}

/**
 * One swap on a pair, or liquidity that was added to it or removed from it. What it says of buying and selling is meant
 * of the base token.
 */
export interface PairSwap {
  /** Hash of the transaction that swapped. */
  readonly transactionHash: Hex
  /** Position of the transaction in its block, the first being 0. */
  readonly transactionIndex?: number
  /** Whether the base token was bought or sold, or liquidity was added or removed. */
  readonly transactionType?: 'buy' | 'sell' | 'addLiquidity' | 'removeLiquidity' | (string & {})
  /** Time of the block that holds the swap, UTC. */
  readonly blockTimestamp?: Date
  /** Number of the block that holds the swap. */
  readonly blockNumber?: bigint
  /**
   * What the swap did to the wallet's holding: `newPosition` is its first purchase, `accumulation` a further one,
   * `sellAll` leaves nothing.
   */
  readonly subCategory?: 'accumulation' | 'newPosition' | 'sellAll' | (string & {})
  /** The wallet that swapped. */
  readonly walletAddress?: EvmAddress
  /** Amount of the base token, in whole tokens. */
  readonly baseTokenAmount?: string
  /** Amount of the quote token, in whole tokens. */
  readonly quoteTokenAmount?: string
  /** One whole base token, in US dollars. */
  readonly baseTokenPriceUsd?: number
  /** One whole quote token, in US dollars. */
  readonly quoteTokenPriceUsd?: number
  /** One whole base token, in whole quote tokens. */
  readonly baseQuotePrice?: string
  /** Value of the swap, in US dollars. */
  readonly totalValueUsd?: number
  /** The chain of the call or the delivery, normalized. */
  readonly chain: EvmChainId
}

/** A page of the swaps on a pair. */
export interface PairSwaps {
  /** Number of this page, the first being 0; null or absent where the service does not say. */
  readonly page?: number | null
  /** Rows a full page has; null or absent where the service does not say. */
  readonly pageSize?: number | null
  /** Opens the next page when given as `cursor`; null or empty on the last one. */
  readonly cursor?: string | null
  /** Factory contract of the exchange. */
  readonly exchangeAddress?: EvmAddress
  /** Name of the exchange, such as Uniswap v2. */
  readonly exchangeName?: string
  /** URL of the exchange's logo. */
  readonly exchangeLogo?: string
  /** The two tickers, base first, such as PEPE/WETH. */
  readonly pairLabel?: string
  /** Contract of the pair. */
  readonly pairAddress?: EvmAddress
  /** Contract of the base token; only in older responses. */
  readonly tokenAddress?: EvmAddress
  /** The token that is bought and sold. */
  readonly baseToken?: SwapToken
  /** The token it is priced in. */
  readonly quoteToken?: SwapToken
  /** The swaps of this page, in the order asked for. */
  readonly result: readonly PairSwap[]
}

/** A value over periods that end now, in US dollars. */
export interface PairUsdPeriods {
  /** Within five minutes, in US dollars; null where nothing is known. */
  readonly '5min'?: number | null
  /** Within an hour, in US dollars; null where nothing is known. */
  readonly '1h'?: number | null
  /** Within four hours, in US dollars; null where nothing is known. */
  readonly '4h'?: number | null
  /** Within 24 hours, in US dollars; null where nothing is known. */
  readonly '24h'?: number | null
}

/** A liquidity pool and the tokens on its two sides. */
export interface ReservesCollection {
  /** The pool's first token, the one `reserve0` counts. */
  readonly token0?: ReservesCollectionToken0
  /** The pool's second token, the one `reserve1` counts. */
  readonly token1?: ReservesCollectionToken1
  /** Contract of the pool. */
  readonly pairAddress?: EvmAddress
}

/** The pool's first token, the one `reserve0` counts. */
export interface ReservesCollectionToken0 {
  /** Contract of the first token. */
  readonly address?: EvmAddress
  /** Name of the first token, as in its contract. */
  readonly name?: string
  /** Ticker of the first token. */
  readonly symbol?: string
  /** Decimal places of the first token; absent if its contract has none. */
  readonly decimals?: number
  /** URL of the token's logo; null if there is none. */
  readonly logo?: string | null
  /** Hash of the logo file, 64 hex digits without 0x; null if there is none. */
  readonly logoHash?: string | null
  /** URL of a small version of the logo; null if there is none. */
  readonly thumbnail?: string | null
  /** Block in which the first token's contract was created, as far as the service knows. */
  readonly blockNumber?: bigint
  /** 1 when the service has checked its record of the token, 0 when not. */
  readonly validated?: number
  /** When the service stored its record of the token, UTC. */
  readonly createdAt?: Date
}

/** The pool's second token, the one `reserve1` counts. */
export interface ReservesCollectionToken1 {
  /** Contract of the second token. */
  readonly address?: EvmAddress
  /** Name of the second token, as in its contract. */
  readonly name?: string
  /** Ticker of the second token. */
  readonly symbol?: string
  /** Decimal places of the second token; absent if its contract has none. */
  readonly decimals?: number
  /** URL of the token's logo; null if there is none. */
  readonly logo?: string | null
  /** Hash of the logo file, 64 hex digits without 0x; null if there is none. */
  readonly logoHash?: string | null
  /** URL of a small version of the logo; null if there is none. */
  readonly thumbnail?: string | null
  /** Block in which the second token's contract was created, as far as the service knows. */
  readonly blockNumber?: bigint
  /** 1 when the service has checked its record of the token, 0 when not. */
  readonly validated?: number
  /** When the service stored its record of the token, UTC. */
  readonly createdAt?: Date
}

/** The address a name stands for. */
export interface Resolve {
  /** The address the name points to. */
  readonly address: EvmAddress
}

/** Permissions the transaction gave or took back; absent lists mean there were none of that kind. */
export interface ResolveContractInteractionResponse {
  /** Amounts or NFTs that others may use from now on. */
  readonly approvals?: readonly CommonContractData[]
  /** Permissions for amounts or NFTs that were taken back. */
  readonly revokes?: readonly CommonContractData[]
  /** Whole collections that others may use from now on. */
  readonly approvalsAll?: readonly SetApprovalAllData[]
  /** Permissions for whole collections that were taken back. */
  readonly revokesAll?: readonly SetApprovalAllData[]
}

/** What became of a report. */
export interface ReviewContracts {
  /** Confirmation, in English. */
  readonly message?: string
}

/** The currency in which a sale was paid. */
export interface SalePaymentToken {
  /** Name of the currency, such as `Wrapped Ether`. */
  readonly name?: string
  /** Ticker of the currency. */
  readonly symbol?: string
  /** URL of the currency's logo; null if there is none. */
  readonly logo?: string | null
  /** Decimal places of the currency. */
  readonly decimals?: number
  /** Contract of the currency; the zero address stands for the chain's native one. */
  readonly address?: EvmAddress
}

/** Permission to use every NFT of a collection, given or taken back. */
export interface SetApprovalAllData {
  /** 1 when the permission was given and 0 when it was taken back, where the service sends it. */
  readonly value?: bigint
  /** The same as `value`, because collections have no decimal places; null if the service returns none. */
  readonly valueFormatted?: string | null
  /** The token or collection a permission is about. */
  readonly token: ContractTokenDetails
  /** Who may use the token; approvals of whole collections may give it as `operator`. */
  readonly spender?: ContractSpenderDetails
  /** Who may use the whole collection, where the service names it so. */
  readonly operator?: ContractSpenderDetails
}

/** How a collection or an NFT sold during a number of days; without a sale, `message` says so. */
export interface SoldPrice {
  /** The latest sale of the days asked for; null where there was none. */
  readonly lastSale?: SoldPriceLastSale | null
  /** The cheapest sale of the days asked for; null where there was none. */
  readonly lowestSale?: SoldPriceLowestSale | null
  /** The most expensive sale of the days asked for; null where there was none. */
  readonly highestSale?: SoldPriceHighestSale | null
  /** The average over the sales of the days asked for; null where there was none. */
  readonly averageSale?: SoldPriceAverageSale | null
  /** Number of sales in the days asked for; null where the service has none. */
  readonly totalTrades?: number | null
  /** What the service adds, mostly why there are no figures. */
  readonly message?: string
}

/** The average over the sales of the days asked for. */
export interface SoldPriceAverageSale {
  /** Mean price, in the smallest unit of the chain's native currency; may have a fraction. */
  readonly price?: string
  /** Mean price, in whole units of the chain's native currency. */
  readonly priceFormatted?: string
  /** Mean price in US dollars, at today's rate. */
  readonly currentUsdValue?: string
}

/** The most expensive sale of the days asked for. */
export interface SoldPriceHighestSale {
  /** Hash of the transaction that made the sale. */
  readonly transactionHash?: Hex
  /** Time of the block that holds the sale, UTC. */
  readonly blockTimestamp?: Date
  /** Who bought the NFT. */
  readonly buyer?: EvmAddress
  /** Who sold the NFT. */
  readonly seller?: EvmAddress
  /** Token id of the NFT that was sold. */
  readonly tokenId?: bigint
  /** What was paid, in the smallest unit of `paymentToken`. */
  readonly price?: bigint
  /** What was paid, in whole units of `paymentToken`. */
  readonly priceFormatted?: string
  /** What was paid, in US dollars at the rate of the sale. */
  readonly usdPriceAtSale?: string
  /** What was paid, in US dollars at the rate of today. */
  readonly currentUsdValue?: string
  /** The currency in which a sale was paid. */
  readonly paymentToken?: SalePaymentToken
}

/** The latest sale of the days asked for. */
export interface SoldPriceLastSale {
  /** Hash of the transaction that made the sale. */
  readonly transactionHash?: Hex
  /** Time of the block that holds the sale, UTC. */
  readonly blockTimestamp?: Date
  /** Who bought the NFT. */
  readonly buyer?: EvmAddress
  /** Who sold the NFT. */
  readonly seller?: EvmAddress
  /** Token id of the NFT that was sold. */
  readonly tokenId?: bigint
  /** What was paid, in the smallest unit of `paymentToken`. */
  readonly price?: bigint
  /** What was paid, in whole units of `paymentToken`. */
  readonly priceFormatted?: string
  /** What was paid, in US dollars at the rate of the sale. */
  readonly usdPriceAtSale?: string
  /** What was paid, in US dollars at the rate of today. */
  readonly currentUsdValue?: string
  /** The currency in which a sale was paid. */
  readonly paymentToken?: SalePaymentToken
}

/** The cheapest sale of the days asked for. */
export interface SoldPriceLowestSale {
  /** Hash of the transaction that made the sale. */
  readonly transactionHash?: Hex
  /** Time of the block that holds the sale, UTC. */
  readonly blockTimestamp?: Date
  /** Who bought the NFT. */
  readonly buyer?: EvmAddress
  /** Who sold the NFT. */
  readonly seller?: EvmAddress
  /** Token id of the NFT that was sold. */
  readonly tokenId?: bigint
  /** What was paid, in the smallest unit of `paymentToken`. */
  readonly price?: bigint
  /** What was paid, in whole units of `paymentToken`. */
  readonly priceFormatted?: string
  /** What was paid, in US dollars at the rate of the sale. */
  readonly usdPriceAtSale?: string
  /** What was paid, in US dollars at the rate of today. */
  readonly currentUsdValue?: string
  /** The currency in which a sale was paid. */
  readonly paymentToken?: SalePaymentToken
}

/** One swap on an exchange, what was bought by it and what was sold. */
export interface Swap {
  /** Hash of the transaction that swapped. */
  readonly transactionHash: Hex
  /** Position of the transaction in its block, the first being 0. */
  readonly transactionIndex?: number
  /** Whether the token asked about, or the base token of the pair, was bought or sold. */
  readonly transactionType?: 'buy' | 'sell' | (string & {})
  /** Time of the block that holds the swap, UTC. */
  readonly blockTimestamp?: Date
  /** Number of the block that holds the swap. */
  readonly blockNumber?: bigint
  /**
   * What the swap did to the wallet's holding: `newPosition` is its first purchase, `accumulation` a further one,
   * `sellAll` leaves nothing.
   */
  readonly subCategory?: 'accumulation' | 'newPosition' | 'sellAll' | (string & {})
  /** The wallet that swapped. */
  readonly walletAddress?: EvmAddress
  /** The service's name for the wallet; absent if it knows none. */
  readonly walletAddressLabel?: string
  /** Person or organisation behind the wallet, where known. */
  readonly entity?: string
  /** URL of the logo of `entity`. */
  readonly entityLogo?: string
  /** Contract of the pair on which it was swapped. */
  readonly pairAddress?: EvmAddress
  /** The two tickers of the pair, base first, such as PEPE/WETH. */
  readonly pairLabel?: string
  /** Factory contract of the exchange. */
  readonly exchangeAddress?: EvmAddress
  /** Name of the exchange, such as Uniswap v2. */
  readonly exchangeName?: string
  /** URL of the exchange's logo. */
  readonly exchangeLogo?: string
  /** Contract of the pair's base token; only in older responses. */
  readonly baseToken?: EvmAddress
  /** Contract of the pair's quote token; only in older responses. */
  readonly quoteToken?: EvmAddress
  /** What the wallet received. */
  readonly bought?: SwapToken
  /** What the wallet gave. */
  readonly sold?: SwapToken
  /** One whole base token, in whole quote tokens. */
  readonly baseQuotePrice?: string
  /** Value of the swap, in US dollars. */
  readonly totalValueUsd?: number
  /** The chain of the call or the delivery, normalized. */
  readonly chain: EvmChainId
}

/** One of the two tokens of a swap. */
export interface SwapToken {
  /** Contract of the token. */
  readonly address?: EvmAddress
  /** Name of the token, as in its contract. */
  readonly name?: string
  /** Ticker of the token, as in its contract. */
  readonly symbol?: string
  /** URL of the token's logo. */
  readonly logo?: string
  /** Decimal places of the token; only in older responses. */
  readonly decimals?: number
  /** Side of the pair, as its contract numbers them; only in older responses. */
  readonly tokenType?: 'token0' | 'token1' | (string & {})
  /** How much of it was swapped, in whole tokens. */
  readonly amount?: string
  /** Price of one whole token, in US dollars. */
  readonly usdPrice?: number
  /** Value of what was swapped, in US dollars. */
  readonly usdAmount?: number
}

/** A page of swaps. */
export interface Swaps {
  /** Number of this page, the first being 0; null or absent where the service does not say. */
  readonly page?: number | null
  /** Rows a full page has; null or absent where the service does not say. */
  readonly pageSize?: number | null
  /** Opens the next page when given as `cursor`; null or empty on the last one. */
  readonly cursor?: string | null
  /** The swaps of this page, in the order asked for. */
  readonly result: readonly Swap[]
}

/** The service's word that it took the request to read a collection. */
export interface SyncNFTContractResponse {
  /** What the service does now. */
  readonly message?: string
  /** Whether the service took the request. */
  readonly success?: boolean
}

/** What was traded of a token of late, on all exchanges of its chain together. */
export interface TokenAnalytics {
  /** Contract of the token, on Solana its mint; only in older responses. */
  readonly tokenAddress?: EvmOrSolanaAddress
  /** Id of the chain that the token is on, or `solana`. */
  readonly chainId?: EvmOrSolanaChain
  /** What the figures are grouped by, as the service names it. */
  readonly categoryId?: string
  /** What was bought within each period, in US dollars. */
  readonly totalBuyVolume?: TokenUsdPeriods
  /** What was sold within each period, in US dollars. */
  readonly totalSellVolume?: TokenUsdPeriods
  /** Wallets that bought within each period, each counted once. */
  readonly totalBuyers?: TokenCountPeriods
  /** Wallets that sold within each period, each counted once. */
  readonly totalSellers?: TokenCountPeriods
  /** Purchases within each period. */
  readonly totalBuys?: TokenCountPeriods
  /** Sales within each period. */
  readonly totalSells?: TokenCountPeriods
  /** Wallets that bought or sold within each period, each counted once. */
  readonly uniqueWallets?: TokenCountPeriods
  /** How far the price in US dollars moved within each period, in percent. */
  readonly pricePercentChange?: TokenPercentPeriods
  /** Price of one whole token, in US dollars. */
  readonly usdPrice?: string
  /** What the pairs of the token hold, in US dollars. */
  readonly totalLiquidity?: string
  /** What older responses gave in place of `totalLiquidity`, in US dollars. */
  readonly totalLiquidityUsd?: string
  /** Price of one token times all tokens in existence, in US dollars. */
  readonly totalFullyDilutedValuation?: string
}

/** What was traded of several tokens of late. */
export interface TokenAnalyticsList {
  /** One row per token, under the name that the service gives the list. */
  readonly categories: readonly TokenAnalytics[]
}

/** What was traded of a token in one step of time. */
export interface TokenAnalyticsPoint {
  /** Start of the step, UTC. */
  readonly timestamp: Date
  /** What was bought within the step, in US dollars. */
  readonly buyVolume?: number
  /** What was sold within the step, in US dollars. */
  readonly sellVolume?: number
  /** What the pairs of the token held, in US dollars. */
  readonly liquidityUsd?: number
  /** Price of one token times all tokens in existence, in US dollars. */
  readonly fullyDilutedValuation?: number
}

/** What was traded of one token, over time. */
export interface TokenAnalyticsSeries {
  /** Contract of the token; on Solana its mint. */
  readonly tokenAddress: EvmOrSolanaAddress
  /** Id of the chain that the token is on, or `solana`. */
  readonly chainId?: EvmOrSolanaChain
  /** The figures of the period. */
  readonly timeseries: readonly TokenAnalyticsPoint[]
}

/** What was traded of several tokens, over time. */
export interface TokenAnalyticsSeriesList {
  /** One row per token. */
  readonly result: readonly TokenAnalyticsSeries[]
}

/** Leave for one spender to move one ERC-20 token of the wallet. */
export interface TokenApproval {
  /** Number of the block in which the approval was given. */
  readonly blockNumber?: bigint
  /** Time of the block in which the approval was given, UTC; null where the service does not know it. */
  readonly blockTimestamp?: Date | null
  /** Hash of the transaction that gave the approval; null where the service does not know it. */
  readonly transactionHash?: Hex | null
  /**
   * What the spender may move, in the token's smallest unit. The largest number that the contract can hold, mostly one
   * of 256 bits, stands for an approval without a limit.
   */
  readonly value?: bigint
  /** What the spender may move, in whole tokens; null where the token's decimals are not known. */
  readonly valueFormatted?: string | null
  /** The token that may be moved, and how much of it the wallet has to lose. */
  readonly token: TokenApprovalToken
  /** The account that may move the token. */
  readonly spender: TokenApprovalSpender
  /** The chain of the call or the delivery, normalized. */
  readonly chain: EvmChainId
}

/** The account that may move the token. */
export interface TokenApprovalSpender {
  /** Wallet or contract that may move the token, mostly a contract. */
  readonly address: EvmAddress
  /** The service's name for the spender; null if it knows none. */
  readonly addressLabel?: string | null
  /** Person or organisation behind the spender; null if none is known. */
  readonly entity?: string | null
  /** URL of the logo of `entity`; null if there is none. */
  readonly entityLogo?: string | null
}

/** The token that may be moved, and how much of it the wallet has to lose. */
export interface TokenApprovalToken {
  /** Contract of the token. */
  readonly address: EvmAddress
  /** The service's name for the contract; null if it knows none. */
  readonly addressLabel?: string | null
  /** Name of the token; null if its contract has none. */
  readonly name?: string | null
  /** Ticker of the token; null if its contract has none. */
  readonly symbol?: string | null
  /** URL of the token's logo; null if there is none. */
  readonly logo?: string | null
  /** Whether the service considers the token to be spam. */
  readonly possibleSpam?: boolean
  /** Whether the service has verified the token's contract. */
  readonly verifiedContract?: boolean
  /** What the wallet holds of the token now, in its smallest unit; null where the service does not know it. */
  readonly currentBalance?: bigint | null
  /** What the wallet holds of the token now, in whole tokens; null where the service does not know it. */
  readonly currentBalanceFormatted?: string | null
  /** Price of one whole token, in US dollars; null where no price is known. */
  readonly usdPrice?: string | null
  /**
   * Value of what the spender could take now, in US dollars: no more than the approval, and no more than the wallet
   * holds. Null where no price is known.
   */
  readonly usdAtRisk?: string | null
}

/** The categories that tokens are sorted into. */
export interface TokenCategories {
  /** One row per category. */
  readonly categories: readonly TokenCategory[]
}

/** A category of tokens. */
export interface TokenCategory {
  /** Id of the category, such as `stablecoin`. */
  readonly id: string
  /** Name of the category, such as Stablecoin. */
  readonly name?: string
}

/** A count over periods that end now. */
export interface TokenCountPeriods {
  /** Within five minutes. */
  readonly '5m'?: number
  /** Within an hour. */
  readonly '1h'?: number
  /** Within six hours. */
  readonly '6h'?: number
  /** Within 24 hours. */
  readonly '24h'?: number
}

/** How far the number of holders moved. */
export interface TokenHolderChange {
  /** Holders that came less holders that went; negative where more went. */
  readonly change?: number
  /** How far the number of holders moved, as a share of those at the start of the period, in percent. */
  readonly changePercent?: number
}

/** How the number of a token's holders moved within periods that end now. */
export interface TokenHolderChanges {
  /** Within five minutes. */
  readonly '5min'?: TokenHolderChange
  /** Within an hour. */
  readonly '1h'?: TokenHolderChange
  /** Within six hours. */
  readonly '6h'?: TokenHolderChange
  /** Within 24 hours. */
  readonly '24h'?: TokenHolderChange
  /** Within three days. */
  readonly '3d'?: TokenHolderChange
  /** Within seven days. */
  readonly '7d'?: TokenHolderChange
  /** Within 30 days. */
  readonly '30d'?: TokenHolderChange
}

/**
 * The holders of a token by the size of what they hold, from the largest to the smallest. Where the service draws the
 * lines between the classes is not documented.
 */
export interface TokenHolderDistribution {
  /** Holders of the largest class. */
  readonly whales?: number
  /** Holders of the second class. */
  readonly sharks?: number
  /** Holders of the third class. */
  readonly dolphins?: number
  /** Holders of the fourth class. */
  readonly fish?: number
  /** Holders of the fifth class. */
  readonly octopus?: number
  /** Holders of the sixth class. */
  readonly crabs?: number
  /** Holders of the smallest class. */
  readonly shrimps?: number
}

/** How much of a token its largest holders have. */
export interface TokenHolderSupply {
  /** What the ten largest holders have. */
  readonly top10?: TokenHolderSupplyShare
  /** What the 25 largest holders have. */
  readonly top25?: TokenHolderSupplyShare
  /** What the 50 largest holders have. */
  readonly top50?: TokenHolderSupplyShare
  /** What the 100 largest holders have. */
  readonly top100?: TokenHolderSupplyShare
  /** What the 250 largest holders have. */
  readonly top250?: TokenHolderSupplyShare
  /** What the 500 largest holders have. */
  readonly top500?: TokenHolderSupplyShare
}

/** What some holders have of a token together. */
export interface TokenHolderSupplyShare {
  /** What they have, in whole tokens. */
  readonly supply?: string
  /** What they have as a share of the total supply, in percent. */
  readonly supplyPercent?: number
}

/** Who holds a token, in figures. */
export interface TokenHolders {
  /** Accounts that hold some of the token now. */
  readonly totalHolders: number
  /** How much of a token its largest holders have. */
  readonly holderSupply?: TokenHolderSupply
  /** How the number of a token's holders moved within periods that end now. */
  readonly holderChange?: TokenHolderChanges
  /** How the holders of a token came by it, in holders. */
  readonly holdersByAcquisition?: TokenHoldersByAcquisition
  /**
   * The holders of a token by the size of what they hold, from the largest to the smallest. Where the service draws the
   * lines between the classes is not documented.
   */
  readonly holderDistribution?: TokenHolderDistribution
}

/** How the holders of a token came by it, in holders. */
export interface TokenHoldersByAcquisition {
  /** Holders that bought it on an exchange. */
  readonly swap?: number
  /** Holders to whom somebody sent it. */
  readonly transfer?: number
  /** Holders that got it in an airdrop. */
  readonly airdrop?: number
}

/** A trading pair with the token on one of its sides. */
export interface TokenPair {
  /** Contract of the pair. */
  readonly pairAddress: EvmAddress
  /** The two tickers, base first, such as PEPE/WETH. */
  readonly pairLabel?: string
  /** Name of the exchange, such as Uniswap v2. */
  readonly exchangeName?: string
  /** Factory contract of the exchange. */
  readonly exchangeAddress?: EvmAddress
  /** URL of the exchange's logo. */
  readonly exchangeLogo?: string
  /** One whole base token on this pair, in US dollars. */
  readonly usdPrice?: number
  /** One whole base token on this pair 24 hours ago, in US dollars. */
  readonly usdPrice24hr?: number
  /** How far the price moved within 24 hours, in percent; negative for a fall. */
  readonly usdPrice24hrPercentChange?: number
  /** How far the price moved within 24 hours, in US dollars; negative for a fall. */
  readonly usdPrice24hrUsdChange?: number
  /** What both sides of the pair hold, in US dollars. */
  readonly liquidityUsd?: number
  /**
   * How evenly the two sides are filled, from 0 for a pair with all on one side to 1 for a balanced one. Below 0.005
   * the service counts the liquidity as nothing.
   */
  readonly liquiditySkew?: number
  /** Whether the pair is no longer traded. */
  readonly inactivePair?: boolean
  /** Contract of the token that is priced. */
  readonly baseToken?: EvmAddress
  /** Contract of the token it is priced in. */
  readonly quoteToken?: EvmAddress
  /** What was traded within 24 hours, in whole units of the native currency. */
  readonly volume24hNative?: number
  /** What was traded within 24 hours, in US dollars. */
  readonly volume24hUsd?: number
  /** The tokens on the two sides of the pair. */
  readonly pair?: readonly TokenPairToken[]
  /** URL of a logo in older responses, beside which nothing says whose it is. */
  readonly fromAddressEntityLogo?: string
  /** The chain of the call or the delivery, normalized. */
  readonly chain: EvmChainId
}

/** The token on one side of a pair. */
export interface TokenPairToken {
  /** Contract of the token. */
  readonly tokenAddress?: EvmAddress
  /** Name of the token, as in its contract. */
  readonly tokenName?: string
  /** Ticker of the token, as in its contract. */
  readonly tokenSymbol?: string
  /** URL of the token's logo. */
  readonly tokenLogo?: string
  /** Decimal places of the token; absent if its contract has none. */
  readonly tokenDecimals?: number
  /** Side of the pair, as its contract numbers them: `token0` or `token1`. */
  readonly pairTokenType?: 'token0' | 'token1' | (string & {})
  /** What the pair holds of this token, in US dollars. */
  readonly liquidityUsd?: number
}

/** A page of the pairs that trade a token. */
export interface TokenPairs {
  /** Number of this page, the first being 0; null or absent where the service does not say. */
  readonly page?: number | null
  /** Rows a full page has; null or absent where the service does not say. */
  readonly pageSize?: number | null
  /** Opens the next page when given as `cursor`; null or empty on the last one. */
  readonly cursor?: string | null
  /** The pairs of this page. */
  readonly pairs: readonly TokenPair[]
}

/** A change within periods that end now, in percent; negative for a fall. */
export interface TokenPercentPeriods {
  /** Within five minutes. */
  readonly '5m'?: number
  /** Within an hour. */
  readonly '1h'?: number
  /** Within six hours. */
  readonly '6h'?: number
  /** Within 24 hours. */
  readonly '24h'?: number
}

/** The service's rating of a token, and the figures it rests on. */
export interface TokenScore {
  /** Contract of the rated token. */
  readonly tokenAddress: EvmAddress
  /** Id of the chain that the token is on. */
  readonly chainId: EvmChainId
  /** The rating, from 0 to 100, higher being safer; no unit. */
  readonly score?: number
  /** When the service last rated the token, UTC. */
  readonly updatedAt?: Date
  /** The figures behind the rating; null where the service has none. */
  readonly metrics?: TokenScoreMetrics | null
}

/** The figures behind the rating of a token. */
export interface TokenScoreMetrics {
  /** Price of one whole token, in US dollars. */
  readonly usdPrice?: number
  /** What the pairs of the token hold, in US dollars. */
  readonly liquidityUsd?: number
  /** What was traded of a token over periods that end now, in US dollars. */
  readonly volumeUsd?: TokenScoreVolume
  /** Transactions with a token over periods that end now. */
  readonly transactions?: TokenScoreTransactions
  /** How much there is of a token, and how much of it a few hold. */
  readonly supply?: TokenScoreSupply
}

/** The rating of a token at one time. */
export interface TokenScorePoint {
  /** When the token was rated so, UTC. */
  readonly timestamp: Date
  /** The rating, from 0 to 100, higher being safer; no unit. */
  readonly score?: number
}

/** How much there is of a token, and how much of it a few hold. */
export interface TokenScoreSupply {
  /** Tokens in existence, in whole tokens. */
  readonly total?: string
  /** Share that the ten largest holders have, in percent. */
  readonly top10Percent?: number
}

/** Transactions with a token over periods that end now. */
export interface TokenScoreTransactions {
  /** Within ten minutes. */
  readonly '10m'?: number
  /** Within 30 minutes. */
  readonly '30m'?: number
  /** Within an hour. */
  readonly '1h'?: number
  /** Within four hours. */
  readonly '4h'?: number
  /** Within twelve hours. */
  readonly '12h'?: number
  /** Within a day. */
  readonly '1d'?: number
  /** Within seven days. */
  readonly '7d'?: number
  /** Within 30 days. */
  readonly '30d'?: number
}

/** What was traded of a token over periods that end now, in US dollars. */
export interface TokenScoreVolume {
  /** Within ten minutes, in US dollars. */
  readonly '10m'?: number
  /** Within 30 minutes, in US dollars. */
  readonly '30m'?: number
  /** Within an hour, in US dollars. */
  readonly '1h'?: number
  /** Within four hours, in US dollars. */
  readonly '4h'?: number
  /** Within twelve hours, in US dollars. */
  readonly '12h'?: number
  /** Within a day, in US dollars. */
  readonly '1d'?: number
  /** Within seven days, in US dollars. */
  readonly '7d'?: number
  /** Within 30 days, in US dollars. */
  readonly '30d'?: number
}

/** The tokens that a search found. */
export interface TokenSearchResult {
  /** Tokens that match, of which `result` holds the first. */
  readonly total?: number
  /** The tokens, in the order asked for. */
  readonly result: readonly FoundToken[]
}

/** A value over periods that end now, in US dollars. */
export interface TokenUsdPeriods {
  /** Within five minutes, in US dollars. */
  readonly '5m'?: number
  /** Within an hour, in US dollars. */
  readonly '1h'?: number
  /** Within six hours, in US dollars. */
  readonly '6h'?: number
  /** Within 24 hours, in US dollars. */
  readonly '24h'?: number
}

/** One wallet's trades of the token. */
export interface TopProfitableWalletPerTokenResponse {
  /** The wallet that traded. */
  readonly address: EvmAddress
  /** Mean price paid per whole token, in US dollars. */
  readonly avgBuyPriceUsd?: string
  /** Mean price received per whole token, in US dollars. */
  readonly avgSellPriceUsd?: string
  /** Spent on the token, in US dollars. */
  readonly totalUsdInvested?: string
  /** Proceeds of selling the token, in US dollars. */
  readonly totalSoldUsd?: string
  /** Amount bought, in whole tokens. */
  readonly totalTokensBought?: string
  /** Amount sold, in whole tokens. */
  readonly totalTokensSold?: string
  /** What the sold tokens had cost on average, per whole token, in US dollars. */
  readonly avgCostOfQuantitySold?: string
  /** The wallet's trades of the token. */
  readonly countOfTrades?: number
  /** Proceeds of the sales less what the sold tokens had cost, in US dollars; negative for a loss. */
  readonly realizedProfitUsd?: string
  /** That profit as a share of what the sold tokens had cost, in percent. */
  readonly realizedProfitPercentage?: number
}

/** A sale of one or more NFTs on a marketplace. */
export interface Trade {
  /** Hash of the transaction that made the trade. */
  readonly transactionHash?: Hex
  /** Position of the transaction in its block, the first being 0. */
  readonly transactionIndex?: number
  /** Token ids of the NFTs that were traded together, all of one collection. */
  readonly tokenIds: readonly bigint[]
  /** Who sold the NFTs. */
  readonly sellerAddress: EvmAddress
  /** Who bought the NFTs. */
  readonly buyerAddress: EvmAddress
  /** Contract of the collection. */
  readonly tokenAddress: EvmAddress
  /** Contract of the marketplace that settled the trade. */
  readonly marketplaceAddress?: EvmAddress
  /** Contract of the currency that was paid; absent, null or the zero address for the chain's native currency. */
  readonly priceTokenAddress?: EvmAddress | null
  /** What was paid for all the NFTs together, in the currency's smallest unit; null where it is not known. */
  readonly price: bigint | null
  /** Time of the block that holds the trade, UTC. */
  readonly blockTimestamp: Date
  /** Number of the block that holds the trade. */
  readonly blockNumber: bigint
  /** Hash of the block that holds the trade. */
  readonly blockHash?: Hex
  /** Whether the service has verified the collection. */
  readonly verifiedCollection?: boolean
}

/** A page of trades. */
export interface TradeCollection {
  /** Number of this page, the first being 0; null or absent where the service does not say. */
  readonly page?: number | null
  /** Rows a full page has; null or absent where the service does not say. */
  readonly pageSize?: number | null
  /** Opens the next page when given as `cursor`; null or empty on the last one. */
  readonly cursor?: string | null
  /** The trades, a row each. */
  readonly result: readonly Trade[]
}

/** A transaction as a wallet's list of transactions has it. */
export interface Transaction {
  /** Hash of the transaction, by which it is looked up. */
  readonly hash?: Hex
  /** How many transactions the sender had sent before this one. */
  readonly nonce: number
  /** Position of the transaction in its block, the first being 0. */
  readonly index: number
  /** The account that signed the transaction and paid for its gas. */
  readonly from: EvmAddress
  /** The service's name for the sender, such as "Binance 14"; null if it knows none. */
  readonly fromAddressLabel?: string | null
  /** Person or organisation behind the sender; null or absent if none is known. */
  readonly fromAddressEntity?: string | null
  /** URL of the logo of `fromAddressEntity`; null or absent if there is none. */
  readonly fromAddressEntityLogo?: string | null
  /** The account or contract the transaction was sent to; null when it created a contract. */
  readonly to: EvmAddress | null
  /** The service's name for the receiver; null if it knows none. */
  readonly toAddressLabel?: string | null
  /** Person or organisation behind the receiver; null or absent if none is known. */
  readonly toAddressEntity?: string | null
  /** URL of the logo of `toAddressEntity`; null or absent if there is none. */
  readonly toAddressEntityLogo?: string | null
  /** Native currency sent along, in wei. */
  readonly value: bigint
  /** Most gas the sender allowed the transaction to use. */
  readonly gas?: bigint
  /** What the sender paid for one unit of gas, in wei; null where the service has none. */
  readonly gasPrice?: bigint | null
  /** Call data: four bytes that select a function, then its arguments; `0x` for a plain transfer. */
  readonly data?: Hex
  /** Gas used in the block up to and including this transaction; null where the service has no receipt. */
  readonly cumulativeGasUsed?: bigint | null
  /** Gas this transaction used by itself; null where the service has no receipt. */
  readonly gasUsed: bigint | null
  /** The contract that the transaction created; null when it created none. */
  readonly contractAddress?: EvmAddress | null
  /**
   * State root after the transaction, 32 bytes; null or absent since the Byzantium fork of 2017, which put a status in
   * its place.
   */
  readonly receiptRoot?: Hex | null
  /** 1 when the transaction succeeded, 0 when it failed and was undone; null before the Byzantium fork of 2017. */
  readonly receiptStatus?: number | null
  /** Gas used times gas price, in whole units of the native currency. */
  readonly transactionFee?: string
  /** Time of the block that holds the transaction, UTC. */
  readonly blockTimestamp: Date
  /** Number of the block that holds the transaction. */
  readonly blockNumber: bigint
  /** Hash of the block that holds the transaction. */
  readonly blockHash: Hex
  /** The logs the transaction wrote, where the answer carries them. */
  readonly logs?: readonly Log[]
  /** Calls that contracts made while the transaction ran; only with `include: internal_transactions`. */
  readonly internalTransactions?: readonly InternalTransaction[]
  /** First half of the sender's signature, a number of up to 32 bytes. */
  readonly r?: Hex
  /** Second half of the sender's signature, a number of up to 32 bytes. */
  readonly s?: Hex
  /**
   * Recovery value of the signature: which of the possible public keys is the sender's. Legacy transactions add the
   * chain id to it (EIP-155).
   */
  readonly v?: Hex
  /** Where the transaction stands on the chain, for sorting: block number, then position in the block. */
  readonly transferIndex?: readonly number[]
  /** The chain of the call or the delivery, normalized. */
  readonly chain: EvmChainId
  /** `r`, `s`, `v` together; absent if none is present. */
  readonly signature?: {
    /** First half of the sender's signature, a number of up to 32 bytes. */
    readonly r?: Hex
    /** Second half of the sender's signature, a number of up to 32 bytes. */
    readonly s?: Hex
    /**
     * Recovery value of the signature: which of the possible public keys is the sender's. Legacy transactions add the
     * chain id to it (EIP-155).
     */
    readonly v?: Hex
  }
}

/** A page of a wallet's transactions. */
export interface TransactionCollection {
  /** Number of this page, the first being 0; null or absent where the service does not say. */
  readonly page?: number | null
  /** Transactions a full page has; null or absent where the service does not say. */
  readonly pageSize?: number | null
  /** Transactions on all pages together; mostly null or absent, because the service no longer counts. */
  readonly total?: number | null
  /** Opens the next page when given as `cursor`; null or empty on the last one. */
  readonly cursor?: string | null
  /** The transactions of this page, in the order asked for. */
  readonly result: readonly Transaction[]
}

/** A page of a wallet's transactions with decoded calls and logs. */
export interface TransactionCollectionVerbose {
  /** Number of this page, the first being 0; null or absent where the service does not say. */
  readonly page?: number | null
  /** Transactions a full page has; null or absent where the service does not say. */
  readonly pageSize?: number | null
  /** Transactions on all pages together; mostly null or absent, because the service no longer counts. */
  readonly total?: number | null
  /** Opens the next page when given as `cursor`; null or empty on the last one. */
  readonly cursor?: string | null
  /** The decoded transactions of this page, in the order asked for. */
  readonly result: readonly BlockTransactionVerbose[]
}

/** A transaction and its time. */
export interface TransactionTimestamp {
  /** Number of the block that holds the transaction. */
  readonly blockNumber: bigint
  /** Time of the block that holds the transaction, UTC. */
  readonly blockTimestamp: Date
  /** Hash of the transaction. */
  readonly transactionHash?: Hex
}

/** How often something moved to or from a wallet. */
export interface TransferCounts {
  /** Transfers from the wallet. */
  readonly sent?: number
  /** Transfers to the wallet. */
  readonly received?: number
  /** Transfers in both directions. */
  readonly total?: number
}

/** A token that is traded a lot now. */
export interface TrendingToken {
  /** Id of the chain that the token is on, or `solana`. */
  readonly chainId: EvmOrSolanaChain
  /** Contract of the token; on Solana its mint. */
  readonly tokenAddress: EvmOrSolanaAddress
  /** Name of the token, as in its contract. */
  readonly name?: string
  /** Ticker of the token, as in its contract. */
  readonly symbol?: string
  /** The service's own name for the token, which no other has. */
  readonly uniqueName?: string
  /** Decimal places of the token; absent if its contract has none. */
  readonly decimals?: number
  /** URL of the token's logo. */
  readonly logo?: string
  /** Price of one whole token, in US dollars. */
  readonly usdPrice?: number
  /** When the token was created, UTC. */
  readonly createdAt?: Date
  /** Price of one token times the circulating supply, in US dollars. */
  readonly marketCap?: number
  /** What the pairs of the token hold, in US dollars. */
  readonly liquidityUsd?: number
  /** Accounts that hold some of the token. */
  readonly holders?: number
  /** How far the price of a token in US dollars moved within periods that end now, in percent; negative for a fall. */
  readonly pricePercentChange?: TrendingTokenPriceChange
  /** What was traded of a token over periods that end now, in US dollars. */
  readonly totalVolume?: TrendingTokenVolume
  /** Purchases and sales within each period. */
  readonly transactions?: TrendingTokenCounts
  /** Purchases within each period. */
  readonly buyTransactions?: TrendingTokenCounts
  /** Sales within each period. */
  readonly sellTransactions?: TrendingTokenCounts
  /** Wallets that bought within each period, each counted once. */
  readonly buyers?: TrendingTokenCounts
  /** Wallets that sold within each period, each counted once. */
  readonly sellers?: TrendingTokenCounts
}

/** A count over periods that end now. */
export interface TrendingTokenCounts {
  /** Within an hour. */
  readonly '1h'?: number
  /** Within four hours. */
  readonly '4h'?: number
  /** Within twelve hours. */
  readonly '12h'?: number
  /** Within 24 hours. */
  readonly '24h'?: number
}

/** How far the price of a token in US dollars moved within periods that end now, in percent; negative for a fall. */
export interface TrendingTokenPriceChange {
  /** Within an hour. */
  readonly '1h'?: number
  /** Within four hours. */
  readonly '4h'?: number
  /** Within twelve hours. */
  readonly '12h'?: number
  /** Within 24 hours. */
  readonly '24h'?: number
}

/** What was traded of a token over periods that end now, in US dollars. */
export interface TrendingTokenVolume {
  /** Within an hour, in US dollars. */
  readonly '1h'?: number
  /** Within four hours, in US dollars. */
  readonly '4h'?: number
  /** Within twelve hours, in US dollars. */
  readonly '12h'?: number
  /** Within 24 hours, in US dollars. */
  readonly '24h'?: number
}

/** A chain that could not be read. */
export interface UnavailableChainNetWorth {
  /** The chain, by its id. */
  readonly chainId: EvmChainId
}

/** A page of the owners of a collection. */
export interface UniqueOwners {
  /** Number of this page, the first being 0; null or absent where the service does not say. */
  readonly page?: number | null
  /** Rows a full page has; null or absent where the service does not say. */
  readonly pageSize?: number | null
  /** Opens the next page when given as `cursor`; null or empty on the last one. */
  readonly cursor?: string | null
  /** The owners, each once. */
  readonly walletAddresses: readonly EvmAddress[]
}

/** The Unstoppable domain of an address. */
export interface UnstoppableDomain {
  /** The domain with its ending, such as `sandy.nft`. */
  readonly name: string
}

/** When a wallet was first and last active on a chain. */
export interface WalletActiveChain {
  /**
   * The chain, by the name the service has for it; a name that is not known here is reported and reads as `null`, while
   * `chainId` stands.
   */
  readonly chain: EvmChainId | null
  /** Id of the chain, given also where the name is not known here. */
  readonly chainId: EvmChainId
  /** The wallet's earliest transaction on the chain; null or absent when it has none. */
  readonly firstTransaction?: TransactionTimestamp | null
  /** The wallet's latest transaction on the chain; null or absent when it has none. */
  readonly lastTransaction?: TransactionTimestamp | null
}

/** The chains a wallet has used. */
export interface WalletActiveChains {
  /** The wallet that was asked about. */
  readonly address: EvmAddress
  /** One entry per chain. */
  readonly activeChains: readonly WalletActiveChain[]
}

/** A transaction or a transfer in the life of a wallet. */
export interface WalletActivity {
  /** Chain on which it happened. */
  readonly chain?: EvmChainId
  /** Number of the block that holds it. */
  readonly blockNumber?: bigint
  /** When it happened: the time of the block that holds it, UTC. */
  readonly blockTimestamp?: Date
  /** Hash of the transaction. */
  readonly transactionHash?: Hex
  /** What it was, in a word of the service's, such as `tokenTransfer`. */
  readonly type?: string
  /** Whether it came to the wallet (`in`) or left it (`out`). */
  readonly direction?: 'in' | 'out' | (string & {})
}

/** A page of the approvals that a wallet has given. */
export interface WalletApprovals {
  /** Number of this page, the first being 0; null or absent where the service does not say. */
  readonly page?: number | null
  /** Rows a full page has; null or absent where the service does not say. */
  readonly pageSize?: number | null
  /** Rows that were asked for, where the service repeats it. */
  readonly limit?: number
  /** Opens the next page when given as `cursor`; null or empty on the last one. */
  readonly cursor?: string | null
  /** The approvals of this page. */
  readonly result: readonly TokenApproval[]
}

/** A wallet's DeFi holdings in figures. */
export interface WalletDefiSummary {
  /** Protocols in which the wallet has at least one position. */
  readonly activeProtocols?: number
  /** Positions in all protocols together. */
  readonly totalPositions?: number
  /** Value of all positions, debts subtracted, in US dollars. */
  readonly totalUsdValue?: number
  /** Value of all rewards that wait to be claimed, in US dollars; null if the service returns none. */
  readonly totalUnclaimedUsdValue?: number | null
  /** The figures protocol by protocol. */
  readonly protocols: readonly DefiProtocolBalance[]
}

/** A page of a wallet's transactions. */
export interface WalletHistory {
  /** Number of this page, the first being 0; null or absent where the service does not say. */
  readonly page?: number | null
  /** Rows a full page has; null or absent where the service does not say. */
  readonly pageSize?: number | null
  /** Opens the next page when given as `cursor`; null or empty on the last one. */
  readonly cursor?: string | null
  /**
   * How far the service had read the chain, in its own form: mostly the number of a block, and -1 where it does not
   * say. What else may come is not documented, so this is the JSON that was sent.
   */
  readonly syncedAt?: unknown
  /** The transactions of this page, newest first unless `order` says otherwise. */
  readonly result: readonly WalletHistoryTransaction[]
}

/**
 * An amount of an ERC-20 token that changed hands in a transaction. Unlike the other transfers it does not say its
 * direction: it came to the wallet if `toAddress` is the wallet's, and left it if `fromAddress` is.
 */
export interface WalletHistoryErc20Transfer {
  /** Name of the token that moved. */
  readonly tokenName?: string
  /** Ticker of the token that moved. */
  readonly tokenSymbol?: string
  /** URL of the token's logo; null if there is none. */
  readonly tokenLogo?: string | null
  /** Decimal places of the token; absent if its contract has none. */
  readonly tokenDecimals?: number
  /** Contract of the token that moved. */
  readonly address: EvmAddress
  /** Hash of the transaction that made the transfer. */
  readonly transactionHash?: Hex
  /** Position of the transaction in its block, the first being 0. */
  readonly transactionIndex?: number
  /** Time of the block that holds the transfer, UTC. */
  readonly blockTimestamp?: Date
  /** Number of the block that holds the transfer. */
  readonly blockNumber?: bigint
  /** Hash of the block that holds the transfer. */
  readonly blockHash?: Hex
  /** Account the tokens left, the zero address when they were minted. */
  readonly fromAddress?: EvmAddress
  /** Person or organisation behind the sender, where known. */
  readonly fromAddressEntity?: string
  /** URL of the logo of `fromAddressEntity`. */
  readonly fromAddressEntityLogo?: string
  /** The service's name for the sender; null if it knows none. */
  readonly fromAddressLabel?: string | null
  /** Account that received the tokens, the zero address when they were burnt; null if the service returns none. */
  readonly toAddress?: EvmAddress | null
  /** Person or organisation behind the receiver, where known. */
  readonly toAddressEntity?: string
  /** URL of the logo of `toAddressEntity`. */
  readonly toAddressEntityLogo?: string
  /** The service's name for the receiver; null if it knows none. */
  readonly toAddressLabel?: string | null
  /** Amount that moved, in the token's smallest unit. */
  readonly value?: bigint
  /** Amount that moved, in whole tokens. */
  readonly valueFormatted?: string
  /** Position of the transfer's log in its block, over all transactions, the first being 0. */
  readonly logIndex?: number
  /** Whether the service considers the token to be spam. */
  readonly possibleSpam?: boolean
  /** Whether the service has verified the token's contract. */
  readonly verifiedContract?: boolean
  /** The service's rating of the token's safety, higher being safer; no unit; null where it has none. */
  readonly securityScore?: number | null
}

/** An NFT that changed hands in a transaction. */
export interface WalletHistoryNftTransfer {
  /** Contract of the collection. */
  readonly tokenAddress: EvmAddress
  /** Token id of the NFT within its collection. */
  readonly tokenId: bigint
  /** Name of the collection as in its contract. */
  readonly tokenName?: string
  /** Short name of the collection as in its contract. */
  readonly tokenSymbol?: string
  /** Account the NFT left, the zero address when it was minted. */
  readonly fromAddress?: EvmAddress
  /** Person or organisation behind the sender, where known. */
  readonly fromAddressEntity?: string
  /** URL of the logo of `fromAddressEntity`. */
  readonly fromAddressEntityLogo?: string
  /** The service's name for the sender; null if it knows none. */
  readonly fromAddressLabel?: string | null
  /** Account that received the NFT, the zero address when it was burnt; null if the service returns none. */
  readonly toAddress?: EvmAddress | null
  /** Person or organisation behind the receiver, where known. */
  readonly toAddressEntity?: string
  /** URL of the logo of `toAddressEntity`. */
  readonly toAddressEntityLogo?: string
  /** The service's name for the receiver; null if it knows none. */
  readonly toAddressLabel?: string | null
  /** Native currency sent with the transaction, in wei; often, but not always, what was paid for the NFT. */
  readonly value?: bigint
  /** How many of this token id moved, always 1 for ERC-721. */
  readonly amount?: bigint
  /** Standard of the contract. */
  readonly contractType?: 'ERC721' | 'ERC1155' | (string & {})
  /** Whether the transfer stands alone or is part of an ERC-1155 batch. */
  readonly transactionType?: 'Single' | 'Batch' | (string & {})
  /** Number of the block that holds the transfer. */
  readonly blockNumber?: bigint
  /** Time of the block that holds the transfer, UTC. */
  readonly blockTimestamp?: Date
  /** Hash of the block that holds the transfer. */
  readonly blockHash?: Hex
  /** Hash of the transaction that made the transfer. */
  readonly transactionHash?: Hex
  /** Position of the transaction in its block, the first being 0. */
  readonly transactionIndex?: number
  /** Position of the transfer's log in its block, over all transactions, the first being 0. */
  readonly logIndex?: number
  /** Account that made the transfer, the owner itself or one it approved; mostly null for ERC-721. */
  readonly operator?: EvmAddress | null
  /** Whether the service considers the collection to be spam. */
  readonly possibleSpam?: boolean
  /** Whether the service has verified the collection. */
  readonly verifiedCollection?: boolean
  /** Whether the NFT came to the wallet or left it. */
  readonly direction?: 'incoming' | 'outgoing' | (string & {})
  /** URL of the collection's logo; only with `nftMetadata`, null if there is none. */
  readonly collectionLogo?: string | null
  /** URL of the collection's banner, its wide title picture; only with `nftMetadata`, null if there is none. */
  readonly collectionBannerImage?: string | null
  /** What an NFT says about itself, brought into one shape for all collections; null stands where it says nothing. */
  readonly normalizedMetadata?: NormalizedMetadata
}

/** A transaction that involves the wallet, with everything it moved. */
export interface WalletHistoryTransaction {
  /** Hash of the transaction. */
  readonly hash: Hex
  /** How many transactions the sender had sent before this one. */
  readonly nonce?: number
  /** Position of the transaction in its block, the first being 0. */
  readonly transactionIndex?: number
  /** The account that signed the transaction and paid for its gas. */
  readonly fromAddress?: EvmAddress
  /** Person or organisation behind the sender, where known. */
  readonly fromAddressEntity?: string
  /** URL of the logo of `fromAddressEntity`. */
  readonly fromAddressEntityLogo?: string
  /** The service's name for the sender; null if it knows none. */
  readonly fromAddressLabel?: string | null
  /** The account or contract the transaction was sent to; null when it created a contract. */
  readonly toAddress?: EvmAddress | null
  /** Person or organisation behind the receiver, where known. */
  readonly toAddressEntity?: string
  /** URL of the logo of `toAddressEntity`. */
  readonly toAddressEntityLogo?: string
  /** The service's name for the receiver; null if it knows none. */
  readonly toAddressLabel?: string | null
  /** Native currency sent along, in wei. */
  readonly value?: bigint
  /** Most gas the sender allowed the transaction to use. */
  readonly gas?: bigint
  /** What the sender paid for one unit of gas, in wei. */
  readonly gasPrice?: bigint
  /** Call data: four bytes that select a function, then its arguments; `0x` for a plain transfer. */
  readonly input?: Hex
  /** Gas used in the block up to and including this transaction. */
  readonly receiptCumulativeGasUsed?: bigint
  /** Gas this transaction used by itself. */
  readonly receiptGasUsed?: bigint
  /** The contract that the transaction created; null when it created none. */
  readonly receiptContractAddress?: EvmAddress | null
  /**
   * State root after the transaction, 32 bytes; null or absent since the Byzantium fork of 2017, which put a status in
   * its place.
   */
  readonly receiptRoot?: Hex | null
  /** 1 when the transaction succeeded, 0 when it failed and was undone; null before the Byzantium fork of 2017. */
  readonly receiptStatus?: number | null
  /** Gas used times gas price, in whole units of the native currency. */
  readonly transactionFee?: string
  /** Time of the block that holds the transaction, UTC. */
  readonly blockTimestamp?: Date
  /** Number of the block that holds the transaction. */
  readonly blockNumber?: bigint
  /** Hash of the block that holds the transaction. */
  readonly blockHash?: Hex
  /** Calls that contracts made while the transaction ran; only with `includeInternalTransactions`. */
  readonly internalTransactions?: readonly InternalTransaction[]
  /** What the transaction was for, seen from the wallet. */
  readonly category?:
    | 'send'
    | 'receive'
    | 'token send'
    | 'token receive'
    | 'nft send'
    | 'nft receive'
    | 'token swap'
    | 'deposit'
    | 'withdraw'
    | 'nft purchase'
    | 'nft sale'
    | 'airdrop'
    | 'mint'
    | 'burn'
    | 'borrow'
    | 'approve'
    | 'revoke'
    | 'contract interaction'
    | (string & {})
  /** Permissions the transaction gave or took back; absent lists mean there were none of that kind. */
  readonly contractInteractions?: ResolveContractInteractionResponse
  /** Whether the service considers the transaction to be spam. */
  readonly possibleSpam?: boolean
  /** Name of the contract function that was called; null when it is not known. */
  readonly methodLabel?: string | null
  /** What happened, in one English sentence. */
  readonly summary?: string
  /** NFTs the transaction moved. */
  readonly nftTransfers?: readonly WalletHistoryNftTransfer[]
  /** ERC-20 tokens the transaction moved. */
  readonly erc20Transfers?: readonly WalletHistoryErc20Transfer[]
  /** The same as `erc20Transfers`, under the name older responses use. */
  readonly erc20Transfer?: readonly WalletHistoryErc20Transfer[]
  /** Native currency the transaction moved, by contracts too. */
  readonly nativeTransfers?: readonly NativeTransfer[]
  /** Logs the transaction's contracts wrote, decoded where their event is known. */
  readonly logs?: readonly LogVerbose[]
}

/** What a wallet has done on the chains that were read, taken together. */
export interface WalletInsight {
  /** The wallet that was asked about. */
  readonly address: EvmAddress
  /** Kind of address, `evm` for one of an EVM chain. */
  readonly addressType?: 'evm' | (string & {})
  /** Days since its first activity, in whole days. */
  readonly walletAgeDays?: number
  /** The first transaction or transfer that involved the wallet; null when there was none. */
  readonly firstActivityAt?: WalletActivity | null
  /** The latest transaction or transfer that involved the wallet; null when there was none. */
  readonly lastActivityAt?: WalletActivity | null
  /** The first transaction that the wallet signed itself; null when it signed none. */
  readonly firstInitiatedAt?: WalletActivity | null
  /** The latest transaction that the wallet signed itself; null when it signed none. */
  readonly lastInitiatedAt?: WalletActivity | null
  /** Days on which the wallet was active. */
  readonly activeDays?: number
  /** Chains on which the wallet was active. */
  readonly activeChains?: number
  /** Chain on which the wallet was active most; null for a wallet that never was. */
  readonly mostActiveChain?: EvmChainId | null
  /** Transactions that the wallet signed. */
  readonly transactionsInitiated?: number
  /** Transactions in which the wallet took part, those it signed included. */
  readonly transactionsInvolved?: number
  /** How often native currency moved to or from the wallet. */
  readonly nativeTransfers?: TransferCounts
  /** How often ERC-20 tokens moved to or from the wallet. */
  readonly erc20Transfers?: TransferCounts
  /** How often NFTs moved to or from the wallet. */
  readonly nftTransfers?: TransferCounts
  /** With how many other accounts a wallet has had to do. */
  readonly uniqueCounterparties?: CounterpartyCounts
  /** Value of what the wallet swapped on exchanges, in US dollars: a number, and text in the other fields. */
  readonly swapVolumeUsd?: number
  /** Spent on gas, in US dollars, as text. */
  readonly totalGasSpentUsd?: string
  /** Spent on the gas of one transaction on average, in US dollars, as text. */
  readonly avgGasPerTransactionUsd?: string
  /** Native currency that left the wallet, in US dollars, as text. */
  readonly nativeVolumeSentUsd?: string
  /** Native currency that came in, in US dollars, as text. */
  readonly nativeVolumeReceivedUsd?: string
  /** Native currency received less sent, in US dollars, as text; negative where more left than came in. */
  readonly nativeNetFlowUsd?: string
  /** Different tokens that the wallet had to do with. */
  readonly uniqueTokensInteracted?: number
  /** Contracts that the wallet created. */
  readonly contractsCreated?: number
  /** The largest single transfer of native currency to the wallet, in US dollars, as text. */
  readonly largestNativeTransferInUsd?: string
  /** The largest single transfer of native currency from the wallet, in US dollars, as text. */
  readonly largestNativeTransferOutUsd?: string
  /** These figures chain by chain, with amounts in the native currency; only with `includeChainBreakdown: true`. */
  readonly chainBreakdown?: readonly WalletInsightChain[]
}

/** What a wallet has done on one chain. */
export interface WalletInsightChain {
  /** The chain that these figures are of. */
  readonly chain: EvmChainId
  /** Days since its first activity on the chain, in whole days. */
  readonly walletAgeDays?: number
  /** The first transaction or transfer on the chain that involved the wallet; null when there was none. */
  readonly firstActivityAt?: WalletActivity | null
  /** The latest transaction or transfer on the chain that involved the wallet; null when there was none. */
  readonly lastActivityAt?: WalletActivity | null
  /** The first transaction on the chain that the wallet signed itself; null when it signed none. */
  readonly firstInitiatedAt?: WalletActivity | null
  /** The latest transaction on the chain that the wallet signed itself; null when it signed none. */
  readonly lastInitiatedAt?: WalletActivity | null
  /** Days on which the wallet was active on the chain. */
  readonly activeDays?: number
  /** Transactions on the chain that the wallet signed. */
  readonly transactionsInitiated?: number
  /** Transactions on the chain in which the wallet took part, those it signed included. */
  readonly transactionsInvolved?: number
  /** How often native currency moved to or from the wallet on the chain. */
  readonly nativeTransfers?: TransferCounts
  /** How often ERC-20 tokens moved to or from the wallet on the chain. */
  readonly erc20Transfers?: TransferCounts
  /** How often NFTs moved to or from the wallet on the chain. */
  readonly nftTransfers?: TransferCounts
  /** With how many other accounts a wallet has had to do. */
  readonly uniqueCounterparties?: CounterpartyCounts
  /** Value of what the wallet swapped on the chain, in US dollars: a number, and text in the other fields. */
  readonly swapVolumeUsd?: number
  /** Spent on gas, in whole units of the native currency. */
  readonly totalGasSpentNative?: string
  /** Spent on gas, in US dollars, as text. */
  readonly totalGasSpentUsd?: string
  /** Spent on the gas of one transaction on average, in whole units of the native currency. */
  readonly avgGasPerTransactionNative?: string
  /** Spent on the gas of one transaction on average, in US dollars, as text. */
  readonly avgGasPerTransactionUsd?: string
  /** Native currency that left the wallet, in whole units. */
  readonly nativeVolumeSent?: string
  /** Native currency that left the wallet, in US dollars, as text. */
  readonly nativeVolumeSentUsd?: string
  /** Native currency that came in, in whole units. */
  readonly nativeVolumeReceived?: string
  /** Native currency that came in, in US dollars, as text. */
  readonly nativeVolumeReceivedUsd?: string
  /** Native currency received less sent, in whole units; negative where more left than came in. */
  readonly nativeNetFlow?: string
  /** Native currency received less sent, in US dollars, as text; negative where more left than came in. */
  readonly nativeNetFlowUsd?: string
  /** Different tokens that the wallet had to do with on the chain. */
  readonly uniqueTokensInteracted?: number
  /** Contracts that the wallet created on the chain. */
  readonly contractsCreated?: number
  /** The largest single transfer of native currency to the wallet, in whole units. */
  readonly largestNativeTransferIn?: string
  /** The largest single transfer of native currency to the wallet, in US dollars, as text. */
  readonly largestNativeTransferInUsd?: string
  /** The largest single transfer of native currency from the wallet, in whole units. */
  readonly largestNativeTransferOut?: string
  /** The largest single transfer of native currency from the wallet, in US dollars, as text. */
  readonly largestNativeTransferOutUsd?: string
}

/** A wallet's token trades over a period, by token. */
export interface WalletProfitabilityResponse {
  /** One row per traded token; none for a wallet that traded none. */
  readonly result: readonly WalletProfitabilityTokenData[]
}

/** A wallet's trades of one token. */
export interface WalletProfitabilityTokenData {
  /** Contract of the traded token. */
  readonly tokenAddress: EvmAddress
  /** Name of the traded token. */
  readonly name?: string
  /** Ticker of the traded token. */
  readonly symbol?: string
  /** Decimal places of the token; absent if its contract has none. */
  readonly decimals?: number
  /** URL of the token's logo. */
  readonly logo?: string
  /** Hash of the logo file, 64 hex digits without 0x. */
  readonly logoHash?: string
  /** URL of a small version of the logo. */
  readonly thumbnail?: string
  /** Whether the service considers the token to be spam. */
  readonly possibleSpam?: boolean
  /** Mean price paid per whole token, in US dollars. */
  readonly avgBuyPriceUsd?: string
  /** Mean price received per whole token, in US dollars. */
  readonly avgSellPriceUsd?: string
  /** Spent on the token, in US dollars. */
  readonly totalUsdInvested?: string
  /** Proceeds of selling the token, in US dollars. */
  readonly totalSoldUsd?: string
  /** Amount bought, in whole tokens. */
  readonly totalTokensBought?: string
  /** Amount sold, in whole tokens. */
  readonly totalTokensSold?: string
  /** What the sold tokens had cost on average, per whole token, in US dollars. */
  readonly avgCostOfQuantitySold?: string
  /** Trades of the token. */
  readonly countOfTrades?: number
  /** Times the wallet bought the token. */
  readonly totalBuys?: number
  /** Times the wallet sold the token. */
  readonly totalSells?: number
  /** Proceeds of the sales less what the sold tokens had cost, in US dollars; negative for a loss. */
  readonly realizedProfitUsd?: string
  /** That profit as a share of what the sold tokens had cost, in percent. */
  readonly realizedProfitPercentage?: number
}

/** Counts about a wallet on one chain. */
export interface WalletStat {
  /** NFTs the wallet holds now. */
  readonly nfts?: number
  /** Collections of which the wallet holds an NFT. */
  readonly collections?: number
  /** How many transactions the wallet sent or received. */
  readonly transactions?: WalletStatTransactions
  /** How often NFTs moved to or from the wallet. */
  readonly nftTransfers?: WalletStatNftTransfers
  /** How often ERC-20 tokens moved to or from the wallet. */
  readonly tokenTransfers?: WalletStatTokenTransfers
}

/** How often NFTs moved to or from the wallet. */
export interface WalletStatNftTransfers {
  /** NFT transfers in all. */
  readonly total?: number
}

/** How often ERC-20 tokens moved to or from the wallet. */
export interface WalletStatTokenTransfers {
  /** ERC-20 transfers in all. */
  readonly total?: number
}

/** How many transactions the wallet sent or received. */
export interface WalletStatTransactions {
  /** Transactions the wallet sent or received, failed ones included. */
  readonly total: number
}

/** A token and the wallets that profited most from it. */
export interface WalletTopProfitableWalletPerTokenResponse {
  /** Name of the token, as in its contract. */
  readonly name?: string
  /** Ticker of the token, as in its contract. */
  readonly symbol?: string
  /** Decimal places of the token; absent if its contract has none. */
  readonly decimals?: number
  /** URL of the token's logo. */
  readonly logo?: string
  /** Whether the service considers the token to be spam. */
  readonly possibleSpam?: boolean
  /** The wallets, the largest profit first. */
  readonly result: readonly TopProfitableWalletPerTokenResponse[]
}

/** The version of the service. */
export interface Web3version {
  /** Version in three parts, such as `1.0.0`. */
  readonly version: string
}

/** What is reported about one contract. */
export interface ContractsReviewItem {
  /** Contract that is reported, 20 bytes of hex in any case. */
  readonly contractAddress: string
  /** Why it should be marked, or no longer be, in a sentence for the reviewers. */
  readonly reason: string
  /** `spam` asks to mark the contract as spam, `not_spam` to take the mark off. */
  readonly reportType: 'spam' | 'not_spam'
  /** Whether it is a token or an NFT collection, ERC-721 or ERC-1155 alike. */
  readonly contractType: 'ERC20' | 'NFT'
}

/** A file to store on IPFS. */
export interface IpfsFileRequest {
  /** Path and name of the file in the folder, without a leading slash. */
  readonly path: string
  /** The file: base64 for images and other binary data, or its text. */
  readonly content: string
}

/** A token and the chain it is on. */
export interface TokenAndChainItem {
  /** The chain, as hex id, decimal id or name (`eth`, `polygon`, `base` …), or `solana`. */
  readonly chain: ChainInput
  /** Contract of the token, 20 bytes of hex in any case; on Solana its mint, 32 bytes in base58. */
  readonly tokenAddress: string
}

/** Names one NFT. */
export interface TokenItem {
  /** Contract of the NFT's collection, 20 bytes of hex in any case. */
  readonly tokenAddress: string
  /** Token id within the collection, in decimal digits or 0x-hex. */
  readonly tokenId: UintInput
}

/** One token to price, and how. */
export interface TokenPriceItem {
  /** Contract of the token. */
  readonly tokenAddress: string
  /** Only pools of this exchange, such as `uniswapv3`; the service chooses one of any when not given. */
  readonly exchange?:
    | 'uniswapv2'
    | 'uniswapv3'
    | 'sushiswapv2'
    | 'pancakeswapv1'
    | 'pancakeswapv2'
    | 'pancakeswapv3'
    | 'quickswap'
    | 'quickswapv2'
    | 'traderjoe'
    | 'pangolin'
    | 'spookyswap'
    | 'vvs'
    | 'mm finance'
    | 'crodex'
    | 'camelotv2'
    | (string & {})
    | undefined
  /** Block at whose end the price is read. Without it, the newest. */
  readonly toBlock?: UintInput | undefined
}

/** Inputs of `getNativeBalance`. */
export interface GetNativeBalanceInput {
  /** The wallet, 20 bytes of hex in any case. */
  readonly address: string
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /** Block at whose end balances are read. Without it, the newest. */
  readonly toBlock?: UintInput | undefined
}

/** What `getNativeBalance` gives. */
export type GetNativeBalanceOutput = NativeBalance

/** Inputs of `getNativeBalancesForAddresses`. */
export interface GetNativeBalancesForAddressesInput {
  /** The wallets to read, at least one. */
  readonly walletAddresses: readonly string[]
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /** Block at whose end balances are read. Without it, the newest. */
  readonly toBlock?: UintInput | undefined
}

/** What `getNativeBalancesForAddresses` gives. */
export type GetNativeBalancesForAddressesOutput = readonly NativeBalancesItem[]

/** Inputs of `getBlock`. */
export interface GetBlockInput {
  /**
   * Block number (`bigint`, number, or decimal or `0x`-hex text), or block hash of 32 bytes. Words such as `latest` are
   * not accepted.
   */
  readonly blockNumberOrHash: UintInput
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /**
   * Adds `internalTransactions` to a transaction, the calls that contracts made while it ran. Without it they are left
   * out.
   */
  readonly include?: 'internal_transactions' | undefined
}

/** What `getBlock` gives. */
export type GetBlockOutput = Block | null

/** Inputs of `getDateToBlock`. */
export interface GetDateToBlockInput {
  /**
   * Moment to find the block of; without a zone it is UTC. A day such as `2023-12-31` means midnight UTC at its
   * beginning.
   */
  readonly date: DateInput
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
}

/** What `getDateToBlock` gives. */
export type GetDateToBlockOutput = BlockDate

/** Inputs of `getLatestBlockNumber`. */
export interface GetLatestBlockNumberInput {
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
}

/** What `getLatestBlockNumber` gives. */
export type GetLatestBlockNumberOutput = bigint

/** Inputs of `getBlockStats`. */
export interface GetBlockStatsInput {
  /**
   * Block number (`bigint`, number, or decimal or `0x`-hex text), or block hash of 32 bytes. Words such as `latest` are
   * not accepted.
   */
  readonly blockNumberOrHash: UintInput
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
}

/** What `getBlockStats` gives. */
export type GetBlockStatsOutput = BlockTokenStat

/** Inputs of `getTransaction`. */
export interface GetTransactionInput {
  /** Hash of the transaction, 32 bytes of hex. */
  readonly transactionHash: string
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /**
   * Adds `internalTransactions` to a transaction, the calls that contracts made while it ran. Without it they are left
   * out.
   */
  readonly include?: 'internal_transactions' | undefined
}

/** What `getTransaction` gives. */
export type GetTransactionOutput = BlockTransaction | null

/** Inputs of `getTransactionVerbose`. */
export interface GetTransactionVerboseInput {
  /** Hash of the transaction, 32 bytes of hex. */
  readonly transactionHash: string
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /**
   * Adds `internalTransactions` to a transaction, the calls that contracts made while it ran. Without it they are left
   * out.
   */
  readonly include?: 'internal_transactions' | undefined
}

/** What `getTransactionVerbose` gives. */
export type GetTransactionVerboseOutput = BlockTransactionVerbose | null

/** Inputs of `getInternalTransactions`. */
export interface GetInternalTransactionsInput {
  /** Hash of the transaction, 32 bytes of hex. */
  readonly transactionHash: string
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /** Accepted because the calls beside this one take it; it changes nothing here. */
  readonly include?: 'internal_transactions' | (string & {}) | undefined
}

/** What `getInternalTransactions` gives. */
export type GetInternalTransactionsOutput = readonly InternalTransaction[]

/** Inputs of `getWalletTransactions`. */
export interface GetWalletTransactionsInput {
  /** The wallet, 20 bytes of hex in any case. */
  readonly address: string
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /** First block to include. Without it and `fromDate`, the oldest. */
  readonly fromBlock?: UintInput | undefined
  /** Last block to include. Without it and `toDate`, the newest. */
  readonly toBlock?: UintInput | undefined
  /**
   * Start of the period. A day such as `2023-12-31` means midnight UTC at its beginning. It isn't documented whether a
   * row at exactly this moment is included. The service ignores it if you pass a first block.
   */
  readonly fromDate?: DateInput | undefined
  /**
   * End of the period. A day such as `2023-12-31` means midnight UTC at its beginning, so pass the next day to include
   * it. It isn't documented whether a row at exactly this moment is included. The service ignores it if you pass a last
   * block.
   */
  readonly toDate?: DateInput | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /** Oldest first (`ASC`) or newest first (`DESC`). Default: `DESC`. */
  readonly order?: 'ASC' | 'DESC' | undefined
  /**
   * Rows per page. Without it, 100, which is also the maximum of smaller plans. The cursor depends on it, so keep it
   * the same while paging.
   */
  readonly limit?: number | undefined
  /**
   * Adds `internalTransactions` to a transaction, the calls that contracts made while it ran. Without it they are left
   * out.
   */
  readonly include?: 'internal_transactions' | undefined
}

/** The answer behind one page of `getWalletTransactions`. The call gives it as a `Page<Transaction>`. */
export type GetWalletTransactionsOutput = TransactionCollection

/** Inputs of `getWalletTransactionsVerbose`. */
export interface GetWalletTransactionsVerboseInput {
  /** The wallet, 20 bytes of hex in any case. */
  readonly address: string
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /** First block to include. Without it and `fromDate`, the oldest. */
  readonly fromBlock?: UintInput | undefined
  /** Last block to include. Without it and `toDate`, the newest. */
  readonly toBlock?: UintInput | undefined
  /**
   * Start of the period. A day such as `2023-12-31` means midnight UTC at its beginning. It isn't documented whether a
   * row at exactly this moment is included. The service ignores it if you pass a first block.
   */
  readonly fromDate?: DateInput | undefined
  /**
   * End of the period. A day such as `2023-12-31` means midnight UTC at its beginning, so pass the next day to include
   * it. It isn't documented whether a row at exactly this moment is included. The service ignores it if you pass a last
   * block.
   */
  readonly toDate?: DateInput | undefined
  /**
   * Adds `internalTransactions` to a transaction, the calls that contracts made while it ran. Without it they are left
   * out.
   */
  readonly include?: 'internal_transactions' | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /** Oldest first (`ASC`) or newest first (`DESC`). Default: `DESC`. */
  readonly order?: 'ASC' | 'DESC' | undefined
  /**
   * Rows per page. Without it, 100, which is also the maximum of smaller plans. The cursor depends on it, so keep it
   * the same while paging.
   */
  readonly limit?: number | undefined
}

/**
 * The answer behind one page of `getWalletTransactionsVerbose`. The call gives it as a `Page<BlockTransactionVerbose>`.
 */
export type GetWalletTransactionsVerboseOutput = TransactionCollectionVerbose

/** Inputs of `getContractEvents`. */
export interface GetContractEventsInput {
  /** The contract that emitted the events, 20 bytes of hex in any case. */
  readonly address: string
  /** Hash of the event's signature, which is its first topic. */
  readonly topic: string
  /** The event's item of the contract's ABI, by which its arguments are decoded. */
  readonly abi: Readonly<Record<string, unknown>>
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /** First block to include. Without it and `fromDate`, the oldest. */
  readonly fromBlock?: UintInput | undefined
  /** Last block to include. Without it and `toDate`, the newest. */
  readonly toBlock?: UintInput | undefined
  /**
   * Start of the period. A day such as `2023-12-31` means midnight UTC at its beginning. It isn't documented whether a
   * row at exactly this moment is included. The service ignores it if you pass a first block.
   */
  readonly fromDate?: DateInput | undefined
  /**
   * End of the period. A day such as `2023-12-31` means midnight UTC at its beginning, so pass the next day to include
   * it. It isn't documented whether a row at exactly this moment is included. The service ignores it if you pass a last
   * block.
   */
  readonly toDate?: DateInput | undefined
  /** Rows to skip; `cursor` is the better way through many pages. */
  readonly offset?: number | undefined
  /**
   * Rows per page. Without it, 100, which is also the maximum of smaller plans. The cursor depends on it, so keep it
   * the same while paging.
   */
  readonly limit?: number | undefined
  /** Oldest first (`ASC`) or newest first (`DESC`). Default: `DESC`. */
  readonly order?: 'ASC' | 'DESC' | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
}

/** The answer behind one page of `getContractEvents`. The call gives it as a `Page<LogEvent>`. */
export type GetContractEventsOutput = GetContractEventsResponse

/** Inputs of `getContractLogs`. */
export interface GetContractLogsInput {
  /** The contract that wrote the logs, 20 bytes of hex in any case. */
  readonly address: string
  /** Hash of the event's signature, which is the first topic of its logs. */
  readonly topic0: string
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /** Only the logs of this block. */
  readonly blockNumber?: UintInput | undefined
  /** First block to include. Without it and `fromDate`, the oldest. */
  readonly fromBlock?: UintInput | undefined
  /** Last block to include. Without it and `toDate`, the newest. */
  readonly toBlock?: UintInput | undefined
  /**
   * Start of the period. A day such as `2023-12-31` means midnight UTC at its beginning. It isn't documented whether a
   * row at exactly this moment is included. The service ignores it if you pass a first block.
   */
  readonly fromDate?: DateInput | undefined
  /**
   * End of the period. A day such as `2023-12-31` means midnight UTC at its beginning, so pass the next day to include
   * it. It isn't documented whether a row at exactly this moment is included. The service ignores it if you pass a last
   * block.
   */
  readonly toDate?: DateInput | undefined
  /**
   * Rows per page. Without it, 100, which is also the maximum of smaller plans. The cursor depends on it, so keep it
   * the same while paging.
   */
  readonly limit?: number | undefined
  /** Oldest first (`ASC`) or newest first (`DESC`). Default: `DESC`. */
  readonly order?: 'ASC' | 'DESC' | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
}

/** The answer behind one page of `getContractLogs`. The call gives it as a `Page<LogEventByAddress>`. */
export type GetContractLogsOutput = LogCollection

/** Inputs of `runContractFunction`. */
export interface RunContractFunctionInput {
  /** The contract to call, 20 bytes of hex in any case. */
  readonly address: string
  /** Name of the function to call, as the ABI has it, such as `balanceOf`. */
  readonly functionName: string
  /** The contract's ABI; the item of the function is enough. */
  readonly abi: readonly Readonly<Record<string, unknown>>[]
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /** The arguments, each under its name in the ABI; whole numbers as `bigint` or decimal text. */
  readonly params?: Readonly<Record<string, unknown>> | undefined
}

/** What `runContractFunction` gives. */
export type RunContractFunctionOutput = unknown

/** Inputs of `reviewContracts`. */
export interface ReviewContractsInput {
  /** The contracts the report is about. */
  readonly contracts: readonly ContractsReviewItem[]
  /**
   * The chain the contracts are on, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
}

/** What `reviewContracts` gives. */
export type ReviewContractsOutput = ReviewContracts | null

/** Inputs of `getWalletNFTs`. */
export interface GetWalletNFTsInput {
  /** The wallet, 20 bytes of hex in any case. */
  readonly address: string
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /**
   * How token ids are written on the wire. The client reads both, so there is rarely a reason to set it. Default:
   * `decimal`.
   */
  readonly format?: 'decimal' | 'hex' | undefined
  /**
   * Rows per page. Without it, 100, which is also the maximum of smaller plans. The cursor depends on it, so keep it
   * the same while paging.
   */
  readonly limit?: number | undefined
  /** Leaves out everything from contracts that are marked as spam. Default: `false`. */
  readonly excludeSpam?: boolean | undefined
  /** Only NFTs of these collections. Without it, all of the wallet's NFTs. */
  readonly tokenAddresses?: readonly string[] | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /** Whether to add `normalizedMetadata`, the metadata in one shape for all collections. Default: `true`. */
  readonly normalizeMetadata?: boolean | undefined
  /** Adds `media`, with previews of the NFT's image, audio or video in three sizes. Default: `false`. */
  readonly mediaItems?: boolean | undefined
  /** Adds `lastSale`, `listPrice` and `floorPrice`, where they are known. Default: `false`. */
  readonly includePrices?: boolean | undefined
}

/** The answer behind one page of `getWalletNFTs`. The call gives it as a `Page<NftOwner>`. */
export type GetWalletNFTsOutput = NftOwnerCollection

/** Inputs of `getContractNFTs`. */
export interface GetContractNFTsInput {
  /** Contract of the NFT collection, 20 bytes of hex in any case. */
  readonly address: string
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /**
   * How token ids are written on the wire. The client reads both, so there is rarely a reason to set it. Default:
   * `decimal`.
   */
  readonly format?: 'decimal' | 'hex' | undefined
  /**
   * Rows per page. Without it, 100, which is also the maximum of smaller plans. The cursor depends on it, so keep it
   * the same while paging.
   */
  readonly limit?: number | undefined
  /** Into how many parts the collection is divided, for readers that work side by side. */
  readonly totalRanges?: number | undefined
  /**
   * Number of the part to read, of those `totalRanges` makes. The service does not document whether it counts from 0 or
   * from 1.
   */
  readonly range?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /** Whether to add `normalizedMetadata`, the metadata in one shape for all collections. Default: `true`. */
  readonly normalizeMetadata?: boolean | undefined
  /** Adds `media`, with previews of the NFT's image, audio or video in three sizes. Default: `false`. */
  readonly mediaItems?: boolean | undefined
  /** Adds `lastSale`, `listPrice` and `floorPrice`, where they are known. Default: `false`. */
  readonly includePrices?: boolean | undefined
}

/** The answer behind one page of `getContractNFTs`. The call gives it as a `Page<Nft>`. */
export type GetContractNFTsOutput = NftCollection

/** Inputs of `getMultipleNFTs`. */
export interface GetMultipleNFTsInput {
  /** The NFTs to read, 25 at most, of one or several collections. */
  readonly tokens: readonly TokenItem[]
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /** Adds `normalizedMetadata`, the metadata in one shape for all collections. Default: `false`. */
  readonly normalizeMetadata?: boolean | undefined
  /** Adds `media`, with previews of the NFT's image, audio or video in three sizes. Default: `false`. */
  readonly mediaItems?: boolean | undefined
}

/** What `getMultipleNFTs` gives. */
export type GetMultipleNFTsOutput = readonly (NftOwner | null)[]

/** Inputs of `getNFTMetadata`. */
export interface GetNFTMetadataInput {
  /** Contract of the NFT collection, 20 bytes of hex in any case. */
  readonly address: string
  /** Token id within the collection, in decimal digits or 0x-hex. */
  readonly tokenId: UintInput
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /**
   * How token ids are written on the wire. The client reads both, so there is rarely a reason to set it. Default:
   * `decimal`.
   */
  readonly format?: 'decimal' | 'hex' | undefined
  /** Whether to add `normalizedMetadata`, the metadata in one shape for all collections. Default: `true`. */
  readonly normalizeMetadata?: boolean | undefined
  /** Adds `media`, with previews of the NFT's image, audio or video in three sizes. Default: `false`. */
  readonly mediaItems?: boolean | undefined
  /** Adds `lastSale`, `listPrice` and `floorPrice`, where they are known. Default: `false`. */
  readonly includePrices?: boolean | undefined
}

/** What `getNFTMetadata` gives. */
export type GetNFTMetadataOutput = Nft | null

/** Inputs of `getNFTContractMetadata`. */
export interface GetNFTContractMetadataInput {
  /** Contract of the NFT collection, 20 bytes of hex in any case. */
  readonly address: string
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /** Adds `floorPrice` and `lastSale`, where they are known. Default: `false`. */
  readonly includePrices?: boolean | undefined
}

/** What `getNFTContractMetadata` gives. */
export type GetNFTContractMetadataOutput = NftContractMetadata | null

/** Inputs of `getNFTBulkContractMetadata`. */
export interface GetNFTBulkContractMetadataInput {
  /** Contracts of the collections to read, 25 at most. */
  readonly addresses: readonly string[]
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /** Adds `floorPrice` and `lastSale`, where they are known. Default: `false`. */
  readonly includePrices?: boolean | undefined
}

/** What `getNFTBulkContractMetadata` gives. */
export type GetNFTBulkContractMetadataOutput = readonly NftContractMetadata[]

/** Inputs of `getWalletNFTCollections`. */
export interface GetWalletNFTCollectionsInput {
  /** The wallet, 20 bytes of hex in any case. */
  readonly address: string
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /**
   * Rows per page. Without it, 100, which is also the maximum of smaller plans. The cursor depends on it, so keep it
   * the same while paging.
   */
  readonly limit?: number | undefined
  /** Leaves out everything from contracts that are marked as spam. Default: `false`. */
  readonly excludeSpam?: boolean | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /** Adds `count`, how many NFTs of each collection the wallet holds. Default: `false`. */
  readonly tokenCounts?: boolean | undefined
  /** Adds `floorPrice` and `lastSale`, where they are known. Default: `false`. */
  readonly includePrices?: boolean | undefined
}

/** The answer behind one page of `getWalletNFTCollections`. The call gives it as a `Page<NftCollections>`. */
export type GetWalletNFTCollectionsOutput = NftWalletCollections

/** Inputs of `getNFTOwners`. */
export interface GetNFTOwnersInput {
  /** Contract of the NFT collection, 20 bytes of hex in any case. */
  readonly address: string
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /**
   * How token ids are written on the wire. The client reads both, so there is rarely a reason to set it. Default:
   * `decimal`.
   */
  readonly format?: 'decimal' | 'hex' | undefined
  /**
   * Rows per page. Without it, 100, which is also the maximum of smaller plans. The cursor depends on it, so keep it
   * the same while paging.
   */
  readonly limit?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /** Adds `normalizedMetadata`, the metadata in one shape for all collections. Default: `false`. */
  readonly normalizeMetadata?: boolean | undefined
  /** Adds `media`, with previews of the NFT's image, audio or video in three sizes. Default: `false`. */
  readonly mediaItems?: boolean | undefined
}

/** The answer behind one page of `getNFTOwners`. The call gives it as a `Page<NftOwner>`. */
export type GetNFTOwnersOutput = NftOwnerCollection

/** Inputs of `getUniqueOwnersByCollection`. */
export interface GetUniqueOwnersByCollectionInput {
  /** Contract of the NFT collection, 20 bytes of hex in any case. */
  readonly address: string
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /**
   * Rows per page. Without it, 100, which is also the maximum of smaller plans. The cursor depends on it, so keep it
   * the same while paging.
   */
  readonly limit?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
}

/** The answer behind one page of `getUniqueOwnersByCollection`. The call gives it as a `Page<EvmAddress>`. */
export type GetUniqueOwnersByCollectionOutput = UniqueOwners

/** Inputs of `getNFTTokenIdOwners`. */
export interface GetNFTTokenIdOwnersInput {
  /** Contract of the NFT collection, 20 bytes of hex in any case. */
  readonly address: string
  /** Token id within the collection, in decimal digits or 0x-hex. */
  readonly tokenId: UintInput
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /**
   * How token ids are written on the wire. The client reads both, so there is rarely a reason to set it. Default:
   * `decimal`.
   */
  readonly format?: 'decimal' | 'hex' | undefined
  /**
   * Rows per page. Without it, 100, which is also the maximum of smaller plans. The cursor depends on it, so keep it
   * the same while paging.
   */
  readonly limit?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /** Adds `normalizedMetadata`, the metadata in one shape for all collections. Default: `false`. */
  readonly normalizeMetadata?: boolean | undefined
  /** Adds `media`, with previews of the NFT's image, audio or video in three sizes. Default: `false`. */
  readonly mediaItems?: boolean | undefined
}

/** The answer behind one page of `getNFTTokenIdOwners`. The call gives it as a `Page<NftOwner>`. */
export type GetNFTTokenIdOwnersOutput = NftOwnerCollection

/** Inputs of `getWalletNFTTransfers`. */
export interface GetWalletNFTTransfersInput {
  /** The wallet, 20 bytes of hex in any case. */
  readonly address: string
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /** Only transfers of these collections. Without it, those of all collections. */
  readonly contractAddresses?: readonly string[] | undefined
  /**
   * How token ids are written on the wire. The client reads both, so there is rarely a reason to set it. Default:
   * `decimal`.
   */
  readonly format?: 'decimal' | 'hex' | undefined
  /** First block to include. Without it and `fromDate`, the oldest. */
  readonly fromBlock?: UintInput | undefined
  /** Last block to include. Without it and `toDate`, the newest. */
  readonly toBlock?: UintInput | undefined
  /**
   * Start of the period. A day such as `2023-12-31` means midnight UTC at its beginning. It isn't documented whether a
   * row at exactly this moment is included. The service ignores it if you pass a first block.
   */
  readonly fromDate?: DateInput | undefined
  /**
   * End of the period. A day such as `2023-12-31` means midnight UTC at its beginning, so pass the next day to include
   * it. It isn't documented whether a row at exactly this moment is included. The service ignores it if you pass a last
   * block.
   */
  readonly toDate?: DateInput | undefined
  /**
   * Rows per page. Without it, 100, which is also the maximum of smaller plans. The cursor depends on it, so keep it
   * the same while paging.
   */
  readonly limit?: number | undefined
  /** Oldest first (`ASC`) or newest first (`DESC`). Default: `DESC`. */
  readonly order?: 'ASC' | 'DESC' | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /** Adds `lastSale` to a transfer, the latest sale of its NFT. Default: `false`. */
  readonly includePrices?: boolean | undefined
}

/** The answer behind one page of `getWalletNFTTransfers`. The call gives it as a `Page<NftTransfer>`. */
export type GetWalletNFTTransfersOutput = NftTransferCollection

/** Inputs of `getNFTContractTransfers`. */
export interface GetNFTContractTransfersInput {
  /** Contract of the NFT collection, 20 bytes of hex in any case. */
  readonly address: string
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /** First block to include. Without it and `fromDate`, the oldest. */
  readonly fromBlock?: UintInput | undefined
  /** Last block to include. Without it and `toDate`, the newest. */
  readonly toBlock?: UintInput | undefined
  /**
   * Start of the period. A day such as `2023-12-31` means midnight UTC at its beginning. It isn't documented whether a
   * row at exactly this moment is included. The service ignores it if you pass a first block.
   */
  readonly fromDate?: DateInput | undefined
  /**
   * End of the period. A day such as `2023-12-31` means midnight UTC at its beginning, so pass the next day to include
   * it. It isn't documented whether a row at exactly this moment is included. The service ignores it if you pass a last
   * block.
   */
  readonly toDate?: DateInput | undefined
  /**
   * How token ids are written on the wire. The client reads both, so there is rarely a reason to set it. Default:
   * `decimal`.
   */
  readonly format?: 'decimal' | 'hex' | undefined
  /**
   * Rows per page. Without it, 100, which is also the maximum of smaller plans. The cursor depends on it, so keep it
   * the same while paging.
   */
  readonly limit?: number | undefined
  /** Oldest first (`ASC`) or newest first (`DESC`). Default: `DESC`. */
  readonly order?: 'ASC' | 'DESC' | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /** Adds `lastSale` to a transfer, the latest sale of its NFT. Default: `false`. */
  readonly includePrices?: boolean | undefined
}

/** The answer behind one page of `getNFTContractTransfers`. The call gives it as a `Page<NftTransfer>`. */
export type GetNFTContractTransfersOutput = NftTransferCollection

/** Inputs of `getNFTTransfers`. */
export interface GetNFTTransfersInput {
  /** Contract of the NFT collection, 20 bytes of hex in any case. */
  readonly address: string
  /** Token id within the collection, in decimal digits or 0x-hex. */
  readonly tokenId: UintInput
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /**
   * How token ids are written on the wire. The client reads both, so there is rarely a reason to set it. Default:
   * `decimal`.
   */
  readonly format?: 'decimal' | 'hex' | undefined
  /**
   * Rows per page. Without it, 100, which is also the maximum of smaller plans. The cursor depends on it, so keep it
   * the same while paging.
   */
  readonly limit?: number | undefined
  /** Oldest first (`ASC`) or newest first (`DESC`). Default: `DESC`. */
  readonly order?: 'ASC' | 'DESC' | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /** Adds `lastSale` to a transfer, the latest sale of its NFT. Default: `false`. */
  readonly includePrices?: boolean | undefined
}

/** The answer behind one page of `getNFTTransfers`. The call gives it as a `Page<NftTransfer>`. */
export type GetNFTTransfersOutput = NftTransferCollection

/** Inputs of `getNFTTransfersByBlock`. */
export interface GetNFTTransfersByBlockInput {
  /**
   * Block number (`bigint`, number, or decimal or `0x`-hex text), or block hash of 32 bytes. Words such as `latest` are
   * not accepted.
   */
  readonly blockNumberOrHash: UintInput
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /**
   * Rows per page. Without it, 100, which is also the maximum of smaller plans. The cursor depends on it, so keep it
   * the same while paging.
   */
  readonly limit?: number | undefined
  /** Oldest first (`ASC`) or newest first (`DESC`). Default: `DESC`. */
  readonly order?: 'ASC' | 'DESC' | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
}

/** The answer behind one page of `getNFTTransfersByBlock`. The call gives it as a `Page<NftTransfer>`. */
export type GetNFTTransfersByBlockOutput = NftTransferCollection

/** Inputs of `getNFTTransfersFromToBlock`. */
export interface GetNFTTransfersFromToBlockInput {
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /** First block to include. Without it and `fromDate`, the oldest. */
  readonly fromBlock?: UintInput | undefined
  /** Last block to include. Without it and `toDate`, the newest. */
  readonly toBlock?: UintInput | undefined
  /**
   * Start of the period. A day such as `2023-12-31` means midnight UTC at its beginning. It isn't documented whether a
   * row at exactly this moment is included. The service ignores it if you pass a first block.
   */
  readonly fromDate?: DateInput | undefined
  /**
   * End of the period. A day such as `2023-12-31` means midnight UTC at its beginning, so pass the next day to include
   * it. It isn't documented whether a row at exactly this moment is included. The service ignores it if you pass a last
   * block.
   */
  readonly toDate?: DateInput | undefined
  /**
   * How token ids are written on the wire. The client reads both, so there is rarely a reason to set it. Default:
   * `decimal`.
   */
  readonly format?: 'decimal' | 'hex' | undefined
  /**
   * Rows per page. Without it, 100, which is also the maximum of smaller plans. The cursor depends on it, so keep it
   * the same while paging.
   */
  readonly limit?: number | undefined
  /** Oldest first (`ASC`) or newest first (`DESC`). Default: `DESC`. */
  readonly order?: 'ASC' | 'DESC' | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
}

/** The answer behind one page of `getNFTTransfersFromToBlock`. The call gives it as a `Page<NftTransfer>`. */
export type GetNFTTransfersFromToBlockOutput = NftTransferCollection

/** Inputs of `getNFTTrades`. */
export interface GetNFTTradesInput {
  /** Contract of the NFT collection, 20 bytes of hex in any case. */
  readonly address: string
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /** First block to include. Without it and `fromDate`, the oldest. */
  readonly fromBlock?: UintInput | undefined
  /** Last block to include. Without it and `toDate`, the newest. */
  readonly toBlock?: UintInput | undefined
  /**
   * Start of the period. A day such as `2023-12-31` means midnight UTC at its beginning. It isn't documented whether a
   * row at exactly this moment is included. The service ignores it if you pass a first block.
   */
  readonly fromDate?: DateInput | undefined
  /**
   * End of the period. A day such as `2023-12-31` means midnight UTC at its beginning, so pass the next day to include
   * it. It isn't documented whether a row at exactly this moment is included. The service ignores it if you pass a last
   * block.
   */
  readonly toDate?: DateInput | undefined
  /** Marketplace whose trades are listed, such as `opensea`. Default: `opensea`. */
  readonly marketplace?: 'opensea' | 'blur' | 'looksrare' | 'x2y2' | '0xprotocol' | (string & {}) | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /**
   * Rows per page. Without it, 100, which is also the maximum of smaller plans. The cursor depends on it, so keep it
   * the same while paging.
   */
  readonly limit?: number | undefined
  /** Whether the service may add the metadata of the traded NFTs. Default: `true`. */
  readonly nftMetadata?: boolean | undefined
}

/** The answer behind one page of `getNFTTrades`. The call gives it as a `Page<Trade>`. */
export type GetNFTTradesOutput = TradeCollection

/** Inputs of `getNFTTradesByToken`. */
export interface GetNFTTradesByTokenInput {
  /** Contract of the NFT collection, 20 bytes of hex in any case. */
  readonly address: string
  /** Token id within the collection, in decimal digits or 0x-hex. */
  readonly tokenId: UintInput
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /** First block to include. Without it and `fromDate`, the oldest. */
  readonly fromBlock?: UintInput | undefined
  /** Last block to include. Without it and `toDate`, the newest. */
  readonly toBlock?: UintInput | undefined
  /**
   * Start of the period. A day such as `2023-12-31` means midnight UTC at its beginning. It isn't documented whether a
   * row at exactly this moment is included. The service ignores it if you pass a first block.
   */
  readonly fromDate?: DateInput | undefined
  /**
   * End of the period. A day such as `2023-12-31` means midnight UTC at its beginning, so pass the next day to include
   * it. It isn't documented whether a row at exactly this moment is included. The service ignores it if you pass a last
   * block.
   */
  readonly toDate?: DateInput | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /**
   * Rows per page. Without it, 100, which is also the maximum of smaller plans. The cursor depends on it, so keep it
   * the same while paging.
   */
  readonly limit?: number | undefined
  /** Whether the service may add the metadata of the traded NFTs. Default: `true`. */
  readonly nftMetadata?: boolean | undefined
}

/** The answer behind one page of `getNFTTradesByToken`. The call gives it as a `Page<Trade>`. */
export type GetNFTTradesByTokenOutput = TradeCollection

/** Inputs of `getNFTTradesByWallet`. */
export interface GetNFTTradesByWalletInput {
  /** The wallet, 20 bytes of hex in any case. */
  readonly address: string
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /** First block to include. Without it and `fromDate`, the oldest. */
  readonly fromBlock?: UintInput | undefined
  /** Last block to include. Without it and `toDate`, the newest. */
  readonly toBlock?: UintInput | undefined
  /**
   * Start of the period. A day such as `2023-12-31` means midnight UTC at its beginning. It isn't documented whether a
   * row at exactly this moment is included. The service ignores it if you pass a first block.
   */
  readonly fromDate?: DateInput | undefined
  /**
   * End of the period. A day such as `2023-12-31` means midnight UTC at its beginning, so pass the next day to include
   * it. It isn't documented whether a row at exactly this moment is included. The service ignores it if you pass a last
   * block.
   */
  readonly toDate?: DateInput | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /**
   * Rows per page. Without it, 100, which is also the maximum of smaller plans. The cursor depends on it, so keep it
   * the same while paging.
   */
  readonly limit?: number | undefined
  /** Whether the service may add the metadata of the traded NFTs. Default: `true`. */
  readonly nftMetadata?: boolean | undefined
}

/** The answer behind one page of `getNFTTradesByWallet`. The call gives it as a `Page<Trade>`. */
export type GetNFTTradesByWalletOutput = TradeCollection

/** Inputs of `getNFTContractSalePrices`. */
export interface GetNFTContractSalePricesInput {
  /** Contract of the NFT collection, 20 bytes of hex in any case. */
  readonly address: string
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /** How many days back sales count. Default: `7`. */
  readonly days?: number | undefined
}

/** What `getNFTContractSalePrices` gives. */
export type GetNFTContractSalePricesOutput = SoldPrice

/** Inputs of `getNFTSalePrices`. */
export interface GetNFTSalePricesInput {
  /** Contract of the NFT collection, 20 bytes of hex in any case. */
  readonly address: string
  /** Token id within the collection, in decimal digits or 0x-hex. */
  readonly tokenId: UintInput
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /** How many days back sales count. Default: `7`. */
  readonly days?: number | undefined
}

/** What `getNFTSalePrices` gives. */
export type GetNFTSalePricesOutput = SoldPrice

/** Inputs of `getNFTLowestPrice`. */
export interface GetNFTLowestPriceInput {
  /** Contract of the NFT collection, 20 bytes of hex in any case. */
  readonly address: string
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /** How many days back trades count; as many as the service chooses when not given. */
  readonly days?: number | undefined
  /** Marketplace whose trades count, such as `opensea`. Default: `opensea`. */
  readonly marketplace?: 'opensea' | (string & {}) | undefined
}

/** What `getNFTLowestPrice` gives. */
export type GetNFTLowestPriceOutput = Trade | null

/** Inputs of `getNFTFloorPriceByContract`. */
export interface GetNFTFloorPriceByContractInput {
  /** Contract of the NFT collection, 20 bytes of hex in any case. */
  readonly address: string
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
}

/** What `getNFTFloorPriceByContract` gives. */
export type GetNFTFloorPriceByContractOutput = NftContractFloorPrice

/** Inputs of `getNFTFloorPriceByToken`. */
export interface GetNFTFloorPriceByTokenInput {
  /** Contract of the NFT collection, 20 bytes of hex in any case. */
  readonly address: string
  /** Token id within the collection, in decimal digits or 0x-hex. */
  readonly tokenId: UintInput
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
}

/** What `getNFTFloorPriceByToken` gives. */
export type GetNFTFloorPriceByTokenOutput = NftTokenFloorPrice

/** Inputs of `getNFTHistoricalFloorPriceByContract`. */
export interface GetNFTHistoricalFloorPriceByContractInput {
  /** Contract of the NFT collection, 20 bytes of hex in any case. */
  readonly address: string
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /**
   * How far back to go: 1, 7, 30, 60 or 90 days, a year, or to the first price that was kept (`all`). Default: `1d`.
   */
  readonly interval?: '1d' | '7d' | '30d' | '60d' | '90d' | '1y' | 'all' | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
}

/**
 * The answer behind one page of `getNFTHistoricalFloorPriceByContract`. The call gives it as a
 * `Page<NftFloorPricePoint>`.
 */
export type GetNFTHistoricalFloorPriceByContractOutput = NftFloorPriceHistory

/** Inputs of `getNFTTraitsByCollection`. */
export interface GetNFTTraitsByCollectionInput {
  /** Contract of the NFT collection, 20 bytes of hex in any case. */
  readonly address: string
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
}

/** What `getNFTTraitsByCollection` gives. */
export type GetNFTTraitsByCollectionOutput = NftTraits

/** Inputs of `getNFTTraitsByCollectionPaginate`. */
export interface GetNFTTraitsByCollectionPaginateInput {
  /** Contract of the NFT collection, 20 bytes of hex in any case. */
  readonly address: string
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /**
   * Rows per page. Without it, 100, which is also the maximum of smaller plans. The cursor depends on it, so keep it
   * the same while paging.
   */
  readonly limit?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /**
   * Whether rows ascend (`ASC`) or descend (`DESC`). The service does not document what it orders them by. Default:
   * `DESC`.
   */
  readonly order?: 'ASC' | 'DESC' | undefined
}

/** The answer behind one page of `getNFTTraitsByCollectionPaginate`. The call gives it as a `Page<NftTrait>`. */
export type GetNFTTraitsByCollectionPaginateOutput = NftTraitPage

/** Inputs of `getNFTByContractTraits`. */
export interface GetNFTByContractTraitsInput {
  /** Contract of the NFT collection, 20 bytes of hex in any case. */
  readonly address: string
  /**
   * The values to look for, each under the name of its trait, spelled as `getNFTTraitsByCollection` gives them; from 1
   * to 25.
   */
  readonly traits: Readonly<Record<string, unknown>>
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /**
   * How token ids are written on the wire. The client reads both, so there is rarely a reason to set it. Default:
   * `decimal`.
   */
  readonly format?: 'decimal' | 'hex' | undefined
  /**
   * Rows per page. Without it, 100, which is also the maximum of smaller plans. The cursor depends on it, so keep it
   * the same while paging.
   */
  readonly limit?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /** Adds `normalizedMetadata`, the metadata in one shape for all collections. Default: `false`. */
  readonly normalizeMetadata?: boolean | undefined
  /** Adds `media`, with previews of the NFT's image, audio or video in three sizes. Default: `false`. */
  readonly mediaItems?: boolean | undefined
}

/** The answer behind one page of `getNFTByContractTraits`. The call gives it as a `Page<Nft>`. */
export type GetNFTByContractTraitsOutput = NftCollection

/** Inputs of `getNFTCollectionStats`. */
export interface GetNFTCollectionStatsInput {
  /** Contract of the NFT collection, 20 bytes of hex in any case. */
  readonly address: string
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
}

/** What `getNFTCollectionStats` gives. */
export type GetNFTCollectionStatsOutput = NftCollectionStat

/** Inputs of `getNFTTokenStats`. */
export interface GetNFTTokenStatsInput {
  /** Contract of the NFT collection, 20 bytes of hex in any case. */
  readonly address: string
  /** Token id within the collection, in decimal digits or 0x-hex. */
  readonly tokenId: UintInput
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
}

/** What `getNFTTokenStats` gives. */
export type GetNFTTokenStatsOutput = NftTokenStat

/** Inputs of `reSyncMetadata`. */
export interface ReSyncMetadataInput {
  /** Contract of the NFT collection, 20 bytes of hex in any case. */
  readonly address: string
  /** Token id within the collection, in decimal digits or 0x-hex. */
  readonly tokenId: UintInput
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /**
   * How far back to start: `uri` asks the contract where the metadata is and fetches it from there, `metadata` fetches
   * it from the place already known. Default: `uri`.
   */
  readonly flag?: 'uri' | 'metadata' | undefined
  /** Whether to answer at once (`async`) or when the work is done (`sync`). Default: `async`. */
  readonly mode?: 'async' | 'sync' | undefined
}

/** What `reSyncMetadata` gives. */
export type ReSyncMetadataOutput = MetadataResync

/** Inputs of `resyncNFTRarity`. */
export interface ResyncNFTRarityInput {
  /** Contract of the NFT collection, 20 bytes of hex in any case. */
  readonly address: string
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
}

/** What `resyncNFTRarity` gives. */
export type ResyncNFTRarityOutput = MetadataResync

/** Inputs of `syncNFTContract`. */
export interface SyncNFTContractInput {
  /** Contract of the NFT collection, 20 bytes of hex in any case. */
  readonly address: string
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
}

/** What `syncNFTContract` gives. */
export type SyncNFTContractOutput = SyncNFTContractResponse | null

/** Inputs of `getWalletTokenBalances`. */
export interface GetWalletTokenBalancesInput {
  /** The wallet, 20 bytes of hex in any case. */
  readonly address: string
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /** Block at whose end balances are read. Without it, the newest. */
  readonly toBlock?: UintInput | undefined
  /** Only these tokens, by contract address. Without it, every token. */
  readonly tokenAddresses?: readonly string[] | undefined
  /** Whether tokens that are marked as spam are left out. Default: `true`. */
  readonly excludeSpam?: boolean | undefined
}

/** What `getWalletTokenBalances` gives. */
export type GetWalletTokenBalancesOutput = readonly Erc20TokenBalance[]

/** Inputs of `getWalletTokenTransfers`. */
export interface GetWalletTokenTransfersInput {
  /** The wallet, 20 bytes of hex in any case. */
  readonly address: string
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /** First block to include. Without it and `fromDate`, the oldest. */
  readonly fromBlock?: UintInput | undefined
  /** Last block to include. Without it and `toDate`, the newest. */
  readonly toBlock?: UintInput | undefined
  /**
   * Start of the period. A day such as `2023-12-31` means midnight UTC at its beginning. It isn't documented whether a
   * row at exactly this moment is included. The service ignores it if you pass a first block.
   */
  readonly fromDate?: DateInput | undefined
  /**
   * End of the period. A day such as `2023-12-31` means midnight UTC at its beginning, so pass the next day to include
   * it. It isn't documented whether a row at exactly this moment is included. The service ignores it if you pass a last
   * block.
   */
  readonly toDate?: DateInput | undefined
  /** Only transfers of these tokens, by contract address; those of every token when not given. */
  readonly contractAddresses?: readonly string[] | undefined
  /**
   * Rows per page. Without it, 100, which is also the maximum of smaller plans. The cursor depends on it, so keep it
   * the same while paging.
   */
  readonly limit?: number | undefined
  /** Oldest first (`ASC`) or newest first (`DESC`). Default: `DESC`. */
  readonly order?: 'ASC' | 'DESC' | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
}

/** The answer behind one page of `getWalletTokenTransfers`. The call gives it as a `Page<Erc20Transaction>`. */
export type GetWalletTokenTransfersOutput = Erc20TransactionCollection

/** Inputs of `getTokenTransfers`. */
export interface GetTokenTransfersInput {
  /** Contract of the ERC-20 token, 20 bytes of hex in any case. */
  readonly address: string
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /** First block to include. Without it and `fromDate`, the oldest. */
  readonly fromBlock?: UintInput | undefined
  /** Last block to include. Without it and `toDate`, the newest. */
  readonly toBlock?: UintInput | undefined
  /**
   * Start of the period. A day such as `2023-12-31` means midnight UTC at its beginning. It isn't documented whether a
   * row at exactly this moment is included. The service ignores it if you pass a first block.
   */
  readonly fromDate?: DateInput | undefined
  /**
   * End of the period. A day such as `2023-12-31` means midnight UTC at its beginning, so pass the next day to include
   * it. It isn't documented whether a row at exactly this moment is included. The service ignores it if you pass a last
   * block.
   */
  readonly toDate?: DateInput | undefined
  /**
   * Rows per page. Without it, 100, which is also the maximum of smaller plans. The cursor depends on it, so keep it
   * the same while paging.
   */
  readonly limit?: number | undefined
  /** Oldest first (`ASC`) or newest first (`DESC`). Default: `DESC`. */
  readonly order?: 'ASC' | 'DESC' | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
}

/** The answer behind one page of `getTokenTransfers`. The call gives it as a `Page<Erc20Transaction>`. */
export type GetTokenTransfersOutput = Erc20TransactionCollection

/** Inputs of `getTokenMetadata`. */
export interface GetTokenMetadataInput {
  /** The tokens to describe, by contract address. */
  readonly addresses: readonly string[]
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
}

/** What `getTokenMetadata` gives. */
export type GetTokenMetadataOutput = readonly (Erc20Metadata | null)[]

/** Inputs of `getTokenMetadataBySymbol`. */
export interface GetTokenMetadataBySymbolInput {
  /** The symbols to look for, such as `LINK`. */
  readonly symbols: readonly string[]
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
}

/** What `getTokenMetadataBySymbol` gives. */
export type GetTokenMetadataBySymbolOutput = readonly Erc20Metadata[]

/** Inputs of `getTokenOwners`. */
export interface GetTokenOwnersInput {
  /** Contract of the ERC-20 token, 20 bytes of hex in any case. */
  readonly tokenAddress: string
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /**
   * Rows per page. Without it, 100, which is also the maximum of smaller plans. The cursor depends on it, so keep it
   * the same while paging.
   */
  readonly limit?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /** Smallest balance first (`ASC`) or largest first (`DESC`). */
  readonly order?: 'ASC' | 'DESC' | undefined
}

/** The answer behind one page of `getTokenOwners`. The call gives it as a `Page<Erc20TokenOwner>`. */
export type GetTokenOwnersOutput = Erc20TokenOwnerCollection

/** Inputs of `getTokenAllowance`. */
export interface GetTokenAllowanceInput {
  /** Contract of the ERC-20 token, 20 bytes of hex in any case. */
  readonly address: string
  /** The wallet whose tokens may be moved. */
  readonly ownerAddress: string
  /** The wallet or contract that may move them. */
  readonly spenderAddress: string
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
}

/** What `getTokenAllowance` gives. */
export type GetTokenAllowanceOutput = Erc20Allowance

/** Inputs of `getTokenStats`. */
export interface GetTokenStatsInput {
  /** Contract of the ERC-20 token, 20 bytes of hex in any case. */
  readonly address: string
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
}

/** What `getTokenStats` gives. */
export type GetTokenStatsOutput = Erc20TokenStat

/** Inputs of `getTokenPrice`. */
export interface GetTokenPriceInput {
  /** Contract of the ERC-20 token, 20 bytes of hex in any case. */
  readonly address: string
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /** Only pools of this exchange, such as `uniswapv3`; the service chooses one of any when not given. */
  readonly exchange?:
    | 'uniswapv2'
    | 'uniswapv3'
    | 'sushiswapv2'
    | 'pancakeswapv1'
    | 'pancakeswapv2'
    | 'pancakeswapv3'
    | 'quickswap'
    | 'quickswapv2'
    | 'traderjoe'
    | 'pangolin'
    | 'spookyswap'
    | 'vvs'
    | 'mm finance'
    | 'crodex'
    | 'camelotv2'
    | (string & {})
    | undefined
  /** Block at whose end the price is read. Without it, the newest. */
  readonly toBlock?: UintInput | undefined
  /** Asks for more than the price; `percent_change` adds how the price moved over the last 24 hours. */
  readonly include?: 'percent_change' | undefined
  /** Gives no price for tokens without a trade for more than this many days. */
  readonly maxTokenInactivity?: number | undefined
  /** Ignores prices from pools with less than this liquidity on either side, in US dollars. */
  readonly minPairSideLiquidityUsd?: number | undefined
}

/** What `getTokenPrice` gives. */
export type GetTokenPriceOutput = Erc20Price

/** Inputs of `getMultipleTokenPrices`. */
export interface GetMultipleTokenPricesInput {
  /** The tokens, at most 100. */
  readonly tokens: readonly TokenPriceItem[]
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /** Asks for more than the price; `percent_change` adds how the price moved over the last 24 hours. */
  readonly include?: 'percent_change' | undefined
  /** Gives no price for tokens without a trade for more than this many days. */
  readonly maxTokenInactivity?: number | undefined
  /** Ignores prices from pools with less than this liquidity on either side, in US dollars. */
  readonly minPairSideLiquidityUsd?: number | undefined
}

/** What `getMultipleTokenPrices` gives. */
export type GetMultipleTokenPricesOutput = readonly (Erc20Price | null)[]

/** Inputs of `getPairAddress`. */
export interface GetPairAddressInput {
  /** Contract of the first token, 20 bytes of hex in any case. */
  readonly token0Address: string
  /** Contract of the second token, 20 bytes of hex in any case. */
  readonly token1Address: string
  /** The exchange to look on, such as `uniswapv2`; it has to exist on the chain. */
  readonly exchange:
    | 'uniswapv2'
    | 'uniswapv3'
    | 'sushiswapv2'
    | 'pancakeswapv2'
    | 'pancakeswapv1'
    | 'quickswap'
    | (string & {})
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /** Block at whose end the pool is read. Without it and `toDate`, the newest. */
  readonly toBlock?: UintInput | undefined
  /**
   * Moment at which the pool is read. A day such as `2023-12-31` means midnight UTC at its beginning. The service
   * ignores it if you pass a block.
   */
  readonly toDate?: DateInput | undefined
}

/** What `getPairAddress` gives. */
export type GetPairAddressOutput = ReservesCollection

/** Inputs of `getPairReserves`. */
export interface GetPairReservesInput {
  /** Contract of the pool, 20 bytes of hex in any case. */
  readonly pairAddress: string
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /** Block at whose end the pool is read. Without it and `toDate`, the newest. */
  readonly toBlock?: UintInput | undefined
  /**
   * Moment at which the pool is read. A day such as `2023-12-31` means midnight UTC at its beginning. The service
   * ignores it if you pass a block.
   */
  readonly toDate?: DateInput | undefined
}

/** What `getPairReserves` gives. */
export type GetPairReservesOutput = GetPairReservesResponse

/** Inputs of `getPairPrice`. */
export interface GetPairPriceInput {
  /** Contract of the first token, 20 bytes of hex in any case. */
  readonly token0Address: string
  /** Contract of the second token, 20 bytes of hex in any case. */
  readonly token1Address: string
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /** Block at whose end the pool is read. Without it and `toDate`, the newest. */
  readonly toBlock?: UintInput | undefined
  /**
   * Moment at which the pool is read. A day such as `2023-12-31` means midnight UTC at its beginning. The service
   * ignores it if you pass a block.
   */
  readonly toDate?: DateInput | undefined
  /** Only pools of this exchange, such as `uniswapv3`; the service chooses one of any when not given. */
  readonly exchange?:
    | 'uniswapv2'
    | 'uniswapv3'
    | 'sushiswapv2'
    | 'pancakeswapv2'
    | 'pancakeswapv1'
    | 'quickswap'
    | (string & {})
    | undefined
}

/** What `getPairPrice` gives. */
export type GetPairPriceOutput = GetPairPrice

/** Inputs of `getTokenPairs`. */
export interface GetTokenPairsInput {
  /** Contract of the ERC-20 token, 20 bytes of hex in any case. */
  readonly tokenAddress: string
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /** Rows per page. Without it, the service chooses. The cursor depends on it, so keep it the same while paging. */
  readonly limit?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
}

/** The answer behind one page of `getTokenPairs`. The call gives it as a `Page<TokenPair>`. */
export type GetTokenPairsOutput = TokenPairs

/** Inputs of `getPairStats`. */
export interface GetPairStatsInput {
  /** Contract of the trading pair, 20 bytes of hex in any case. */
  readonly address: string
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
}

/** What `getPairStats` gives. */
export type GetPairStatsOutput = PairStats

/** Inputs of `getPairCandlesticks`. */
export interface GetPairCandlesticksInput {
  /** Contract of the trading pair, 20 bytes of hex in any case. */
  readonly address: string
  /**
   * Start of the first period. A day such as `2023-12-31` means midnight UTC at its beginning. Whether a period of
   * exactly this moment is included is not documented.
   */
  readonly fromDate: DateInput
  /**
   * End of the last period. A day such as `2023-12-31` means midnight UTC at its beginning, so pass the next day to
   * include it. Whether a period of exactly this moment is included is not documented.
   */
  readonly toDate: DateInput
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /** Length of one period: `1min` is a minute, `1M` a month. Default: `1h`. */
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
  /** Currency of the prices: US dollars (`usd`) or the native currency (`native`). Default: `usd`. */
  readonly currency?: 'usd' | 'native' | undefined
  /** Rows per page. Without it, the service chooses. The cursor depends on it, so keep it the same while paging. */
  readonly limit?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
}

/** The answer behind one page of `getPairCandlesticks`. The call gives it as a `Page<Candlestick>`. */
export type GetPairCandlesticksOutput = PairCandlesticks

/** Inputs of `getSwapsByPairAddress`. */
export interface GetSwapsByPairAddressInput {
  /** Contract of the trading pair, 20 bytes of hex in any case. */
  readonly address: string
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /** Rows per page. Without it, the service chooses. The cursor depends on it, so keep it the same while paging. */
  readonly limit?: number | undefined
  /** First block to include. Without it and `fromDate`, the oldest. */
  readonly fromBlock?: UintInput | undefined
  /** Last block to include. Without it and `toDate`, the newest. */
  readonly toBlock?: UintInput | undefined
  /**
   * Start of the period. A day such as `2023-12-31` means midnight UTC at its beginning. It isn't documented whether a
   * row at exactly this moment is included. The service ignores it if you pass a first block.
   */
  readonly fromDate?: DateInput | undefined
  /**
   * End of the period. A day such as `2023-12-31` means midnight UTC at its beginning, so pass the next day to include
   * it. It isn't documented whether a row at exactly this moment is included. The service ignores it if you pass a last
   * block.
   */
  readonly toDate?: DateInput | undefined
  /** Oldest first (`ASC`) or newest first (`DESC`). Default: `DESC`. */
  readonly order?: 'ASC' | 'DESC' | undefined
  /**
   * Only purchases of the base token (`buy`), its sales (`sell`), or liquidity that was added (`addLiquidity`) or
   * removed (`removeLiquidity`); all of them when not given.
   */
  readonly transactionTypes?: readonly ('buy' | 'sell' | 'addLiquidity' | 'removeLiquidity')[] | undefined
}

/** The answer behind one page of `getSwapsByPairAddress`. The call gives it as a `Page<PairSwap>`. */
export type GetSwapsByPairAddressOutput = PairSwaps

/** Inputs of `getSwapsByTokenAddress`. */
export interface GetSwapsByTokenAddressInput {
  /** Contract of the ERC-20 token, 20 bytes of hex in any case. */
  readonly address: string
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /** Rows per page. Without it, the service chooses. The cursor depends on it, so keep it the same while paging. */
  readonly limit?: number | undefined
  /** Oldest first (`ASC`) or newest first (`DESC`). Default: `DESC`. */
  readonly order?: 'ASC' | 'DESC' | undefined
  /** First block to include. Without it and `fromDate`, the oldest. */
  readonly fromBlock?: UintInput | undefined
  /** Last block to include. Without it and `toDate`, the newest. */
  readonly toBlock?: UintInput | undefined
  /**
   * Start of the period. A day such as `2023-12-31` means midnight UTC at its beginning. It isn't documented whether a
   * row at exactly this moment is included. The service ignores it if you pass a first block.
   */
  readonly fromDate?: DateInput | undefined
  /**
   * End of the period. A day such as `2023-12-31` means midnight UTC at its beginning, so pass the next day to include
   * it. It isn't documented whether a row at exactly this moment is included. The service ignores it if you pass a last
   * block.
   */
  readonly toDate?: DateInput | undefined
  /** Only purchases (`buy`) or only sales (`sell`). Without it, both. */
  readonly transactionTypes?: readonly ('buy' | 'sell')[] | undefined
}

/** The answer behind one page of `getSwapsByTokenAddress`. The call gives it as a `Page<Swap>`. */
export type GetSwapsByTokenAddressOutput = Swaps

/** Inputs of `getSwapsByWalletAddress`. */
export interface GetSwapsByWalletAddressInput {
  /** The wallet, 20 bytes of hex in any case. */
  readonly address: string
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /** Only swaps of this token, by contract address; those of every token when not given. */
  readonly tokenAddress?: string | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /** Rows per page. Without it, the service chooses. The cursor depends on it, so keep it the same while paging. */
  readonly limit?: number | undefined
  /** First block to include. Without it and `fromDate`, the oldest. */
  readonly fromBlock?: UintInput | undefined
  /** Last block to include. Without it and `toDate`, the newest. */
  readonly toBlock?: UintInput | undefined
  /**
   * Start of the period. A day such as `2023-12-31` means midnight UTC at its beginning. It isn't documented whether a
   * row at exactly this moment is included. The service ignores it if you pass a first block.
   */
  readonly fromDate?: DateInput | undefined
  /**
   * End of the period. A day such as `2023-12-31` means midnight UTC at its beginning, so pass the next day to include
   * it. It isn't documented whether a row at exactly this moment is included. The service ignores it if you pass a last
   * block.
   */
  readonly toDate?: DateInput | undefined
  /** Oldest first (`ASC`) or newest first (`DESC`). Default: `DESC`. */
  readonly order?: 'ASC' | 'DESC' | undefined
  /** Only purchases (`buy`) or only sales (`sell`). Without it, both. */
  readonly transactionTypes?: readonly ('buy' | 'sell')[] | undefined
}

/** The answer behind one page of `getSwapsByWalletAddress`. The call gives it as a `Page<Swap>`. */
export type GetSwapsByWalletAddressOutput = Swaps

/** Inputs of `getTokenScore`. */
export interface GetTokenScoreInput {
  /** Contract of the ERC-20 token, 20 bytes of hex in any case. */
  readonly tokenAddress: string
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
}

/** What `getTokenScore` gives. */
export type GetTokenScoreOutput = TokenScore

/** Inputs of `getHistoricalTokenScore`. */
export interface GetHistoricalTokenScoreInput {
  /** Contract of the ERC-20 token, 20 bytes of hex in any case. */
  readonly tokenAddress: string
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /** How far back the series goes, one day (`1d`), seven days (`7d`) or 30 days (`30d`). Default: `1d`. */
  readonly timeframe?: '1d' | '7d' | '30d' | undefined
}

/** What `getHistoricalTokenScore` gives. */
export type GetHistoricalTokenScoreOutput = HistoricalTokenScore

/** Inputs of `getTokenAnalytics`. */
export interface GetTokenAnalyticsInput {
  /** Contract of the token, 20 bytes of hex in any case; on Solana its mint, 32 bytes in base58. */
  readonly tokenAddress: string
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …), or `solana`. Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
}

/** What `getTokenAnalytics` gives. */
export type GetTokenAnalyticsOutput = TokenAnalytics

/** Inputs of `getMultipleTokenAnalytics`. */
export interface GetMultipleTokenAnalyticsInput {
  /** The tokens, at most 200. */
  readonly tokens: readonly TokenAndChainItem[]
}

/** What `getMultipleTokenAnalytics` gives. */
export type GetMultipleTokenAnalyticsOutput = TokenAnalyticsList

/** Inputs of `getTimeSeriesTokenAnalytics`. */
export interface GetTimeSeriesTokenAnalyticsInput {
  /** The tokens, at most 30. */
  readonly tokens: readonly TokenAndChainItem[]
  /** How far back the series goes, one day (`1d`), seven days (`7d`) or 30 days (`30d`). Default: `1d`. */
  readonly timeframe?: '1d' | '7d' | '30d' | undefined
}

/** What `getTimeSeriesTokenAnalytics` gives. */
export type GetTimeSeriesTokenAnalyticsOutput = TokenAnalyticsSeriesList

/** Inputs of `getTokenHolders`. */
export interface GetTokenHoldersInput {
  /** Contract of the ERC-20 token, 20 bytes of hex in any case. */
  readonly tokenAddress: string
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
}

/** What `getTokenHolders` gives. */
export type GetTokenHoldersOutput = TokenHolders

/** Inputs of `getTokenCategories`. */
export type GetTokenCategoriesInput = Readonly<Record<string, never>>

/** What `getTokenCategories` gives. */
export type GetTokenCategoriesOutput = TokenCategories

/** Inputs of `getTrendingTokens`. */
export interface GetTrendingTokensInput {
  /**
   * The chain whose tokens are listed, as hex id, decimal id or name (`eth`, `polygon`, `base` …), or `solana`; all of
   * them, Solana among them, when not given.
   */
  readonly chain?: ChainInput | undefined
  /** Most tokens to list; the service chooses when not given. */
  readonly limit?: number | undefined
}

/** What `getTrendingTokens` gives. */
export type GetTrendingTokensOutput = readonly TrendingToken[]

/** Inputs of `searchTokens`. */
export interface SearchTokensInput {
  /** What to look for: a piece of a name, a symbol, or an address. */
  readonly query: string
  /**
   * The chains to search, each as hex id, decimal id or name, or `solana`; all of them when not given. Testnets are not
   * searched.
   */
  readonly chains?: readonly ChainInput[] | undefined
  /** Most tokens to list; the service chooses when not given. */
  readonly limit?: number | undefined
  /** Only tokens whose contract the service has verified. Default: `false`. */
  readonly isVerifiedContract?: boolean | undefined
  /**
   * What decides the order: what was traded within an hour (`volume1hDesc`) or 24 hours (`volume24hDesc`), the
   * liquidity (`liquidityDesc`) or the market capitalisation (`marketCapDesc`); the largest comes first. Default:
   * `volume1hDesc`.
   */
  readonly sortBy?: 'volume1hDesc' | 'volume24hDesc' | 'liquidityDesc' | 'marketCapDesc' | undefined
  /** Whether tokens with a verified contract come before the others. Default: `true`. */
  readonly boostVerifiedContracts?: boolean | undefined
}

/** What `searchTokens` gives. */
export type SearchTokensOutput = TokenSearchResult

/** Inputs of `getWalletHistory`. */
export interface GetWalletHistoryInput {
  /** The wallet, 20 bytes of hex in any case. */
  readonly address: string
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /** First block to include. Without it and `fromDate`, the oldest. */
  readonly fromBlock?: UintInput | undefined
  /** Last block to include. Without it and `toDate`, the newest. */
  readonly toBlock?: UintInput | undefined
  /**
   * Start of the period. A day such as `2023-12-31` means midnight UTC at its beginning. It isn't documented whether a
   * row at exactly this moment is included. The service ignores it if you pass a first block.
   */
  readonly fromDate?: DateInput | undefined
  /**
   * End of the period. A day such as `2023-12-31` means midnight UTC at its beginning, so pass the next day to include
   * it. It isn't documented whether a row at exactly this moment is included. The service ignores it if you pass a last
   * block.
   */
  readonly toDate?: DateInput | undefined
  /** Adds `internalTransactions` to each transaction, the calls that contracts made while it ran. */
  readonly includeInternalTransactions?: boolean | undefined
  /** Adds `normalizedMetadata`, logo and banner to NFT transfers. */
  readonly nftMetadata?: boolean | undefined
  /** Adds `input` to each transaction, its call data. */
  readonly includeInputData?: boolean | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /** Oldest first (`ASC`) or newest first (`DESC`). Default: `DESC`. */
  readonly order?: 'ASC' | 'DESC' | undefined
  /**
   * Rows per page. Without it, 100, which is also the maximum of smaller plans. The cursor depends on it, so keep it
   * the same while paging.
   */
  readonly limit?: number | undefined
}

/** The answer behind one page of `getWalletHistory`. The call gives it as a `Page<WalletHistoryTransaction>`. */
export type GetWalletHistoryOutput = WalletHistory

/** Inputs of `getWalletTokenBalancesPrice`. */
export interface GetWalletTokenBalancesPriceInput {
  /** The wallet, 20 bytes of hex in any case. */
  readonly address: string
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /** Block at whose end balances are read. Without it, the newest. */
  readonly toBlock?: UintInput | undefined
  /** Only these tokens, by contract address. Without it, every token. */
  readonly tokenAddresses?: readonly string[] | undefined
  /** Leaves out everything from contracts that are marked as spam. Default: `false`. */
  readonly excludeSpam?: boolean | undefined
  /** Leaves out tokens whose contract the service has not verified. Default: `false`. */
  readonly excludeUnverifiedContracts?: boolean | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /**
   * Rows per page. Without it, 100, which is also the maximum of smaller plans. The cursor depends on it, so keep it
   * the same while paging.
   */
  readonly limit?: number | undefined
  /** Leaves out the chain's native currency. Default: `false`. */
  readonly excludeNative?: boolean | undefined
  /** Leaves out tokens without a trade for more than this many days. */
  readonly maxTokenInactivity?: number | undefined
  /** Ignores prices from pools with less than this liquidity on either side, in US dollars. */
  readonly minPairSideLiquidityUsd?: number | undefined
}

/**
 * The answer behind one page of `getWalletTokenBalancesPrice`. The call gives it as a
 * `Page<Erc20TokenBalanceWithPrice>`.
 */
export type GetWalletTokenBalancesPriceOutput = Erc20TokenBalanceWithPriceResult

/** Inputs of `getWalletNetWorth`. */
export interface GetWalletNetWorthInput {
  /** The wallet, 20 bytes of hex in any case. */
  readonly address: string
  /** The chains to read, each as hex id, decimal id or name. Without it the service picks them. */
  readonly chains?: readonly ChainInput[] | undefined
  /** Leaves out everything from contracts that are marked as spam. Default: `false`. */
  readonly excludeSpam?: boolean | undefined
  /** Leaves out tokens whose contract the service has not verified. Default: `false`. */
  readonly excludeUnverifiedContracts?: boolean | undefined
  /** Leaves out tokens without a trade for more than this many days. */
  readonly maxTokenInactivity?: number | undefined
  /** Ignores prices from pools with less than this liquidity on either side, in US dollars. */
  readonly minPairSideLiquidityUsd?: number | undefined
}

/** What `getWalletNetWorth` gives. */
export type GetWalletNetWorthOutput = NetWorthResult

/** Inputs of `getWalletActiveChains`. */
export interface GetWalletActiveChainsInput {
  /** The wallet, 20 bytes of hex in any case. */
  readonly address: string
  /** The chains to read, each as hex id, decimal id or name. Without it the service picks them. */
  readonly chains?: readonly ChainInput[] | undefined
}

/** What `getWalletActiveChains` gives. */
export type GetWalletActiveChainsOutput = WalletActiveChains

/** Inputs of `getWalletStats`. */
export interface GetWalletStatsInput {
  /** The wallet, 20 bytes of hex in any case. */
  readonly address: string
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
}

/** What `getWalletStats` gives. */
export type GetWalletStatsOutput = WalletStat

/** Inputs of `getWalletApprovals`. */
export interface GetWalletApprovalsInput {
  /** The wallet, 20 bytes of hex in any case. */
  readonly address: string
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /** Rows per page. Without it, the service chooses. The cursor depends on it, so keep it the same while paging. */
  readonly limit?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
}

/** The answer behind one page of `getWalletApprovals`. The call gives it as a `Page<TokenApproval>`. */
export type GetWalletApprovalsOutput = WalletApprovals

/** Inputs of `getWalletInsight`. */
export interface GetWalletInsightInput {
  /** The wallet, 20 bytes of hex in any case. */
  readonly address: string
  /** The chains to read, each as hex id, decimal id or name; all of them when not given. */
  readonly chains?: readonly ChainInput[] | undefined
  /** Adds `chainBreakdown`, the same figures chain by chain. Default: `false`. */
  readonly includeChainBreakdown?: boolean | undefined
}

/** What `getWalletInsight` gives. */
export type GetWalletInsightOutput = WalletInsight

/** Inputs of `getDefiSummary`. */
export interface GetDefiSummaryInput {
  /** The wallet, 20 bytes of hex in any case. */
  readonly address: string
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
}

/** What `getDefiSummary` gives. */
export type GetDefiSummaryOutput = WalletDefiSummary

/** Inputs of `getDefiPositionsByProtocol`. */
export interface GetDefiPositionsByProtocolInput {
  /** The wallet, 20 bytes of hex in any case. */
  readonly address: string
  /** Id of the protocol, as `getDefiSummary` gives it in `protocolId`. */
  readonly protocol:
    | 'uniswap-v2'
    | 'uniswap-v3'
    | 'pancakeswap-v2'
    | 'pancakeswap-v3'
    | 'quickswap-v2'
    | 'quickswap-v3'
    | 'sushiswap-v2'
    | 'aave-v2'
    | 'aave-v3'
    | 'aave-lido'
    | 'fraxswap-v1'
    | 'fraxswap-v2'
    | 'lido'
    | 'makerdao'
    | 'eigenlayer'
    | 'pendle'
    | 'etherfi'
    | 'rocketpool'
    | 'sparkfi'
    | 'takara-lend'
    | 'neverland'
    | 'kintsu'
    | (string & {})
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
}

/** What `getDefiPositionsByProtocol` gives. */
export type GetDefiPositionsByProtocolOutput = GetDefiPositionsByProtocol

/** Inputs of `getDefiPositionsSummary`. */
export interface GetDefiPositionsSummaryInput {
  /** The wallet, 20 bytes of hex in any case. */
  readonly address: string
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
}

/** What `getDefiPositionsSummary` gives. */
export type GetDefiPositionsSummaryOutput = readonly DefiPositionSummaryResponse[]

/** Inputs of `getWalletProfitabilitySummary`. */
export interface GetWalletProfitabilitySummaryInput {
  /** The wallet, 20 bytes of hex in any case. */
  readonly address: string
  /** How many days back trades count, or `all` for the wallet's whole history. Default: `all`. */
  readonly days?: 'all' | '7' | '30' | '60' | '90' | undefined
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
}

/** What `getWalletProfitabilitySummary` gives. */
export type GetWalletProfitabilitySummaryOutput = GetWalletProfitabilitySummary

/** Inputs of `getWalletProfitability`. */
export interface GetWalletProfitabilityInput {
  /** The wallet, 20 bytes of hex in any case. */
  readonly address: string
  /** How many days back trades count, or `all` for the wallet's whole history. Default: `all`. */
  readonly days?: 'all' | '7' | '30' | '60' | '90' | undefined
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
  /** Only these tokens, by contract address. Without it, every token. */
  readonly tokenAddresses?: readonly string[] | undefined
}

/** What `getWalletProfitability` gives. */
export type GetWalletProfitabilityOutput = WalletProfitabilityResponse

/** Inputs of `getTopProfitableWalletPerToken`. */
export interface GetTopProfitableWalletPerTokenInput {
  /** Contract of the ERC-20 token, 20 bytes of hex in any case. */
  readonly address: string
  /** How many days back trades count, or `all` for the token's whole history. Default: `all`. */
  readonly days?: 'all' | '7' | '30' | undefined
  /**
   * The chain to read, as hex id, decimal id or name (`eth`, `polygon`, `base` …). Default: the client's
   * `defaultChain`, Ethereum unless set.
   */
  readonly chain?: ChainInput | undefined
}

/** What `getTopProfitableWalletPerToken` gives. */
export type GetTopProfitableWalletPerTokenOutput = WalletTopProfitableWalletPerTokenResponse

/** Inputs of `getTopERC20TokensByMarketCap`. */
export type GetTopERC20TokensByMarketCapInput = Readonly<Record<string, never>>

/** What `getTopERC20TokensByMarketCap` gives. */
export type GetTopERC20TokensByMarketCapOutput = readonly MarketDataERC20TokenItem[]

/** Inputs of `getTopERC20TokensByPriceMovers`. */
export type GetTopERC20TokensByPriceMoversInput = Readonly<Record<string, never>>

/** What `getTopERC20TokensByPriceMovers` gives. */
export type GetTopERC20TokensByPriceMoversOutput = MarketDataERC20TokensByPriceMovers

/** Inputs of `getTopNFTCollectionsByMarketCap`. */
export type GetTopNFTCollectionsByMarketCapInput = Readonly<Record<string, never>>

/** What `getTopNFTCollectionsByMarketCap` gives. */
export type GetTopNFTCollectionsByMarketCapOutput = readonly MarketDataTopNFTCollectionByMarketCapItem[]

/** Inputs of `getHottestNFTCollectionsByTradingVolume`. */
export type GetHottestNFTCollectionsByTradingVolumeInput = Readonly<Record<string, never>>

/** What `getHottestNFTCollectionsByTradingVolume` gives. */
export type GetHottestNFTCollectionsByTradingVolumeOutput = readonly MarketDataHottestNFTCollectionByTradingVolumeItem[]

/** Inputs of `getTopCryptoCurrenciesByMarketCap`. */
export type GetTopCryptoCurrenciesByMarketCapInput = Readonly<Record<string, never>>

/** What `getTopCryptoCurrenciesByMarketCap` gives. */
export type GetTopCryptoCurrenciesByMarketCapOutput = readonly MarketDataTopCryptoCurrenciesByMarketCapItem[]

/** Inputs of `getTopCryptoCurrenciesByTradingVolume`. */
export type GetTopCryptoCurrenciesByTradingVolumeInput = Readonly<Record<string, never>>

/** What `getTopCryptoCurrenciesByTradingVolume` gives. */
export type GetTopCryptoCurrenciesByTradingVolumeOutput = readonly MarketDataTopCryptoCurrenciesByMarketCapItem[]

/** Inputs of `searchEntities`. */
export interface SearchEntitiesInput {
  /** What to look for, such as the name of an exchange or a part of it. */
  readonly query: string
  /** Maximum number of rows. Without it, the service chooses. There are no further pages. */
  readonly limit?: number | undefined
}

/** What `searchEntities` gives. */
export type SearchEntitiesOutput = EntitySearchResult

/** Inputs of `getEntityCategories`. */
export interface GetEntityCategoriesInput {
  /** Maximum number of rows. Without it, the service chooses. There are no further pages. */
  readonly limit?: number | undefined
}

/** What `getEntityCategories` gives. */
export type GetEntityCategoriesOutput = EntityCategories

/** Inputs of `getEntitiesByCategory`. */
export interface GetEntitiesByCategoryInput {
  /** The service's id of the category, as `getEntityCategories` gives it. */
  readonly categoryId: string
  /** Maximum number of rows. Without it, the service chooses. There are no further pages. */
  readonly limit?: number | undefined
}

/** What `getEntitiesByCategory` gives. */
export type GetEntitiesByCategoryOutput = EntitiesOfCategory

/** Inputs of `getEntity`. */
export interface GetEntityInput {
  /** The service's id of the entity, such as `uniswap`. */
  readonly entityId: string
}

/** What `getEntity` gives. */
export type GetEntityOutput = Entity

/** Inputs of `resolveAddress`. */
export interface ResolveAddressInput {
  /** The wallet, 20 bytes of hex in any case. */
  readonly address: string
}

/** What `resolveAddress` gives. */
export type ResolveAddressOutput = Ens | null

/** Inputs of `resolveDomain`. */
export interface ResolveDomainInput {
  /** The domain, with its ending, such as `brad.crypto`. */
  readonly domain: string
  /**
   * Currency whose address the domain stands for; only ether is offered, by its name or its chain id. Default: `eth`.
   */
  readonly currency?: 'eth' | '0x1' | undefined
}

/** What `resolveDomain` gives. */
export type ResolveDomainOutput = Resolve | null

/** Inputs of `resolveENSDomain`. */
export interface ResolveENSDomainInput {
  /** The ENS name, with its ending, such as `vitalik.eth`. */
  readonly domain: string
}

/** What `resolveENSDomain` gives. */
export type ResolveENSDomainOutput = Resolve | null

/** Inputs of `resolveAddressToDomain`. */
export interface ResolveAddressToDomainInput {
  /** The wallet, 20 bytes of hex in any case. */
  readonly address: string
  /**
   * Currency whose address the domain stands for; only ether is offered, by its name or its chain id. Default: `eth`.
   */
  readonly currency?: 'eth' | '0x1' | undefined
}

/** What `resolveAddressToDomain` gives. */
export type ResolveAddressToDomainOutput = UnstoppableDomain | null

/** Inputs of `uploadFolder`. */
export interface UploadFolderInput {
  /** The files, each with its path in the folder; at least one. */
  readonly files: readonly IpfsFileRequest[]
}

/** What `uploadFolder` gives. */
export type UploadFolderOutput = readonly IpfsFile[]

/** Inputs of `endpointWeights`. */
export type EndpointWeightsInput = Readonly<Record<string, never>>

/** What `endpointWeights` gives. */
export type EndpointWeightsOutput = readonly EndpointWeights[]

/** Inputs of `web3ApiVersion`. */
export type Web3ApiVersionInput = Readonly<Record<string, never>>

/** What `web3ApiVersion` gives. */
export type Web3ApiVersionOutput = Web3version
