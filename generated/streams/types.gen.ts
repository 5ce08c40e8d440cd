// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { UnknownVariant } from '../../src/operation/decode/unions.js'
import type { AptosNetworkInput, ChainInput, DateInput, UintInput } from '../../src/operation/encode/inputTypes.js'
import type { AptosAddress } from '../../src/values/aptosAddress.js'
import type { BitcoinAddress } from '../../src/values/bitcoinAddress.js'
import type { EvmChainId } from '../../src/values/chains.js'
import type { EvmAddress } from '../../src/values/evmAddress.js'
import type { Hex } from '../../src/values/hex.js'
import type { SolanaAddress } from '../../src/values/solanaAddress.js'

/** One parameter of a function, or one field of an event. */
export interface AbiInput {
  /** Name of the parameter, blank when the source gives none. */
  readonly name?: string
  /** ABI type, such as `address`, `uint256`, `bytes32[]` or `tuple`. */
  readonly type: string
  /** For events: the field is a topic of the log and not part of its data. */
  readonly indexed?: boolean
  /** Members of a `tuple`, in order. */
  readonly components?: readonly AbiInput[]
  /** The type as the source code names it, such as `contract IERC20`. */
  readonly internalType?: string
}

/**
 * One entry of a contract's ABI: a function, an event, an error or a special function. Read as sent; which fields there
 * are depends on the kind of entry and on the compiler that wrote it.
 */
export interface AbiItem {
  /** Kind of entry; a function when it is absent. */
  readonly type?: 'function' | 'event' | 'constructor' | 'fallback' | 'receive' | 'error' | (string & {})
  /** Name of the function, event or error, without its parameters. */
  readonly name?: string
  /** Parameters of the function, or fields of the event, in their order. */
  readonly inputs?: readonly AbiInput[]
  /** What the function returns, in order. */
  readonly outputs?: readonly AbiOutput[]
  /** Whether the function reads, writes or takes the native currency. */
  readonly stateMutability?: 'pure' | 'view' | 'nonpayable' | 'payable' | (string & {})
  /** True for an event whose logs do not begin with its topic. */
  readonly anonymous?: boolean
  /** True for a function that only reads; written by old compilers. */
  readonly constant?: boolean
  /** True for a function that takes the native currency; written by old compilers. */
  readonly payable?: boolean
  /** Estimate of the gas a call uses, as Vyper writes it. */
  readonly gas?: number
}

/** One value that a function returns. */
export interface AbiOutput {
  /** Name of the returned value, blank when the source gives none. */
  readonly name?: string
  /** ABI type, such as `address`, `uint256` or `tuple[]`. */
  readonly type: string
  /** Members of a returned `tuple`, in order. */
  readonly components?: readonly AbiOutput[]
  /** The type as the source code names it, such as `struct Pool.Tick[]`. */
  readonly internalType?: string
}

/** What was added to a stream over EVM chains, or removed from it. */
export interface AddressResponse {
  /** The stream that was changed. */
  readonly streamId: string
  /** The addresses that were added or removed; on the wire one text where one was given. */
  readonly address: readonly EvmAddress[]
}

/** An address that a stream over EVM chains watches. */
export interface Addresses {
  /** The watched wallet or contract. */
  readonly address: EvmAddress
  /** Id of the entry in the stream's list. */
  readonly id?: string
}

/** A page of the addresses a stream watches. */
export interface AddressesResponse {
  /** The addresses of this page. */
  readonly result: readonly Addresses[]
  /** Where the next page starts; null or absent on the last one. */
  readonly cursor?: string | null
  /** How many addresses the stream watches; null where the service does not count. */
  readonly total?: number | null
}

/** A condition on the logs of one event. */
export interface AdvancedOptions {
  /** Signature of the event, such as `Transfer(address,address,uint256)`. */
  readonly topic0: string
  /**
   * A tree of conditions with one operator as its only key. `and` and `or` take a list of two or more filters; `eq`,
   * `ne`, `lt`, `gt`, `lte` and `gte` take a list of a field's name and a value; `in` and `nin` take a field's name and
   * a list of values. Fields are those of the event in the stream's ABI; `moralis_streams_contract_address`,
   * `moralis_streams_chain_id` and `moralis_streams_possibleSpam` stand for the contract, the chain and the suspicion
   * of spam. Amounts are decimal text.
   */
  readonly filter?: Readonly<Record<string, unknown>>
  /** Delivers the transaction of every log that passes the filter. */
  readonly includeNativeTxs?: boolean
}

/** A coin, as its issuer describes it. */
export interface AptosCoin {
  /** Name that the coin gives itself; not unique. */
  readonly name?: string
  /** Short name, such as `APT`; not unique. */
  readonly symbol?: string
  /** Decimal places of the coin. */
  readonly decimals?: number
}

/** Coins that came into an account. */
export interface AptosCoinDeposit {
  /** The transaction they came in. */
  readonly txHash?: Hex
  /** Position of the event among the account's deposits of this coin. */
  readonly sequenceNumber?: bigint
  /** The account that holds them now. */
  readonly address: AptosAddress
  /** How much came in, in the coin's smallest unit. */
  readonly value: bigint
  /** How much came in, in whole coins. */
  readonly valueWithDecimals?: string
  /** The coin that was deposited. */
  readonly coin?: AptosCoin
}

/** Coins sent from one account to another. */
export interface AptosCoinTransfer {
  /** The transaction they were sent in; older deliveries name it `transaction`. */
  readonly txHash?: Hex
  /** The same as `txHash`, under its older name. */
  readonly transaction?: string
  /** Who sent them. */
  readonly from: AptosAddress
  /** Who received them. */
  readonly to: AptosAddress
  /** How much was sent, in the coin's smallest unit. */
  readonly value: bigint
  /** How much was sent, in whole coins. */
  readonly valueWithDecimals?: string
  /** The coin that was moved. */
  readonly coin?: AptosCoin
}

/** Coins that left an account. */
export interface AptosCoinWithdrawal {
  /** The transaction they left in. */
  readonly txHash?: Hex
  /** Position of the event among the account's withdrawals of this coin. */
  readonly sequenceNumber?: bigint
  /** The account that held them. */
  readonly address: AptosAddress
  /** How much left, in the coin's smallest unit. */
  readonly value: bigint
  /** How much left, in whole coins. */
  readonly valueWithDecimals?: string
  /** The coin that was withdrawn. */
  readonly coin?: AptosCoin
}

/** A stream over Aptos networks, as the service holds it. */
export interface AptosStream {
  /** Id of the stream, a UUID. */
  readonly id: string
  /** URL that deliveries are posted to. */
  readonly webhookUrl: string
  /** Your own words about the stream; blank where there are none. */
  readonly description: string
  /** Your own label, which every delivery repeats; blank where it has none. */
  readonly tag: string
  /** The networks it watches. */
  readonly network: readonly ('mainnet' | 'testnet' | 'devnet' | (string & {}))[]
  /** Whether it watches every account, and not only those added to it. */
  readonly allAddresses: boolean
  /** Whether deliveries carry changes of state. */
  readonly includeChanges: boolean
  /** Whether deliveries carry events. */
  readonly includeEvents: boolean
  /** Whether deliveries carry what the transactions called. */
  readonly includePayload: boolean
  /** The types of events it watches; empty when it does not select by event. */
  readonly events: readonly string[]
  /** The entry functions it watches; empty when it does not select by function. */
  readonly functions: readonly string[]
  /** Whether it is a demonstration, whose deliveries go to the provider's console and not to the webhook. */
  readonly demo: boolean
  /**
   * Whether it delivers: `active` does, `paused` was stopped by you, `error` was stopped because too many deliveries
   * failed or waited, `terminated` stayed in error for a day and drops its blocks.
   */
  readonly status: 'active' | 'paused' | 'error' | 'terminated' | (string & {})
  /** Why it is in that status, in English; blank where nothing is to be said. */
  readonly statusMessage: string
  /** Since when it has been in error, UTC; null when it is not. */
  readonly isErrorSince?: Date | null
  /** How many accounts it watches. */
  readonly amountOfAddresses?: number
}

/** The status of a stream over Aptos networks after it was changed. */
export interface AptosStreamStatus {
  /** The status the stream has now. */
  readonly status: 'active' | 'paused' | 'error' | 'terminated' | (string & {})
  /** Why it is in that status, in English. */
  readonly statusMessage?: string
}

/** What was added to a stream over Aptos networks. */
export interface AptosStreamsAddAddressesResponse {
  /** The stream that was changed. */
  readonly streamId: string
  /** The accounts that were added; on the wire one text where one was given. */
  readonly address: readonly AptosAddress[]
}

/** What was removed from a stream over Aptos networks. */
export interface AptosStreamsDeleteAddressesResponse {
  /** The stream that was changed. */
  readonly streamId: string
  /** The accounts that were removed; on the wire one text where one was given. */
  readonly address: readonly AptosAddress[]
}

/** A page of the accounts a stream watches. */
export interface AptosStreamsGetAddressesResponse {
  /** The accounts of this page. */
  readonly result: readonly AptosStreamsGetAddressesResponseResultItem[]
  /** Where the next page starts; null or absent on the last one. */
  readonly cursor?: string | null
  /** How many accounts the stream watches; null where the service does not count. */
  readonly total?: number | null
}

/** An account that a stream over Aptos networks watches. */
export interface AptosStreamsGetAddressesResponseResultItem {
  /** The watched account. */
  readonly address: AptosAddress
}

/** A page of streams over Aptos networks. */
export interface AptosStreamsGetAllResponse {
  /** The streams of this page. */
  readonly result: readonly AptosStream[]
  /** Where the next page starts; null or absent on the last one. */
  readonly cursor?: string | null
  /** How many Aptos streams the account has; null where the service does not count. */
  readonly total?: number | null
}

/**
 * A delivery of an Aptos stream: what one block holds of interest to it. Groups the stream does not ask for are empty
 * lists. Deliveries may be repeated or arrive out of order; there is no second one for a confirmed block.
 */
export interface AptosWebhook {
  /** The network of the block. */
  readonly network: 'mainnet' | 'testnet' | 'devnet' | (string & {})
  /** The block a delivery is about. Its texts may be blank in a test delivery; all but the hash then read as absent. */
  readonly block: AptosWebhookBlock
  /** How many attempts to deliver this have failed before. */
  readonly retries: number
  /** The stream that delivers; it may be blank in a test delivery. */
  readonly streamId: string
  /** Label of that stream; it may be blank in a test delivery. */
  readonly tag: string
  /** Transactions that match the stream. */
  readonly transactions: readonly AptosWebhookTransaction[]
  /** Coins sent with `0x1::coin::transfer` or `0x1::aptos_account::transfer`. */
  readonly coinTransfers: readonly AptosCoinTransfer[]
  /** Coins that came into an account, from `0x1::coin::DepositEvent`. */
  readonly coinDeposits: readonly AptosCoinDeposit[]
  /** Coins that left an account, from `0x1::coin::WithdrawEvent`. */
  readonly coinWithdrawals: readonly AptosCoinWithdrawal[]
  /** Events of the transactions. Some deliveries group them in a list per transaction, which reads as one list. */
  readonly events: readonly AptosWebhookEvents[]
  /** Changes of state. Some deliveries group them in a list per transaction, which reads as one list. */
  readonly changes: readonly AptosWebhookChanges[]
  /** What the transactions called. */
  readonly payloads: readonly AptosWebhookPayloads[]
}

/** The block a delivery is about. Its texts may be blank in a test delivery; all but the hash then read as absent. */
export interface AptosWebhookBlock {
  /** Height of the block. */
  readonly number?: bigint
  /** Hash of the block, 32 bytes of hex. It may be blank in a test delivery. */
  readonly hash: string
  /** When the block was made, UTC. */
  readonly timestamp?: Date
  /** Version of its first transaction. */
  readonly firstVersion?: bigint
  /** Version of its last transaction. */
  readonly lastVersion?: bigint
}

/** A change of state, with the fields the Aptos node gives it. */
export interface AptosWebhookChanges {
  /** The transaction that made it. */
  readonly txHash?: Hex
  readonly [key: string]: unknown
}

/** An event, with the fields the Aptos node gives it. */
export interface AptosWebhookEvents {
  /** The transaction that raised it. */
  readonly txHash?: Hex
  readonly [key: string]: unknown
}

/** What a transaction called, with the fields the Aptos node gives it. */
export interface AptosWebhookPayloads {
  /** The transaction whose payload it is. */
  readonly txHash?: Hex
  readonly [key: string]: unknown
}

/** A transaction of the block. */
export interface AptosWebhookTransaction {
  /** Hash of the transaction. */
  readonly hash: Hex
  /** Kind of transaction, in the words of the Aptos node. */
  readonly type?:
    | 'user_transaction'
    | 'block_metadata_transaction'
    | 'state_checkpoint_transaction'
    | 'genesis_transaction'
    | (string & {})
  /** The account that sent it. */
  readonly sender?: AptosAddress
  /** Whether it succeeded; what a failed one did is undone. */
  readonly success?: boolean
  /** Price of one unit of gas, in octas. */
  readonly gasUnitPrice?: bigint
  /** Units of gas it used. */
  readonly gasUsed?: bigint
  /** The most units of gas it may use. */
  readonly gasLimit?: bigint
  /** Root hash of its events. */
  readonly eventChangeHash?: Hex
  /** Root hash of its changes of state. */
  readonly stateChangeHash?: Hex
}

/** A stream over Bitcoin, as the service holds it. */
export interface BitcoinStream {
  /** Id of the stream, a UUID. */
  readonly id: string
  /** URL that deliveries are posted to. */
  readonly webhookUrl: string
  /** Your own words about the stream; blank where there are none. */
  readonly description: string
  /** Your own label, which every delivery repeats; blank where it has none. */
  readonly tag: string
  /** The networks it watches. */
  readonly network: readonly ('mainnet' | 'testnet' | (string & {}))[]
  /** Whether it watches every address, and not only those added to it. */
  readonly allAddresses: boolean
  /** Whether deliveries carry the inputs of transactions, in `vin`. */
  readonly includeInputs: boolean
  /** Whether deliveries carry the outputs of transactions, in `vout`. */
  readonly includeOutputs: boolean
  /** Whether it was made as a demonstration; what that changes is not documented. */
  readonly demo: boolean
  /**
   * Whether it delivers: `active` does, `paused` was stopped by you, `error` was stopped because too many deliveries
   * failed or waited, `terminated` stayed in error for a day and drops its blocks.
   */
  readonly status: 'active' | 'paused' | 'error' | 'terminated' | (string & {})
  /** Why it is in that status, in English; blank where nothing is to be said. */
  readonly statusMessage: string
  /** Since when it has been in error, UTC; null when it is not. A day later it is terminated. */
  readonly isErrorSince?: Date | null
  /** How many addresses it watches. */
  readonly amountOfAddresses?: number
  /** When the stream was last changed, UTC. */
  readonly updatedAt?: Date
}

/** An address that a stream over Bitcoin watches. */
export interface BitcoinStreamAddress {
  /** The watched address. */
  readonly address: BitcoinAddress
}

/** What was added to a stream over Bitcoin, or removed from it. */
export interface BitcoinStreamAddressesChanged {
  /** The stream that was changed. */
  readonly streamId: string
  /** The addresses that were added or removed; on the wire one text where one was given. */
  readonly address: readonly BitcoinAddress[]
}

/** A page of the addresses a stream watches. */
export interface BitcoinStreamAddressesResponse {
  /** The addresses of this page. */
  readonly result: readonly BitcoinStreamAddress[]
  /** Where the next page starts; null or absent on the last one. */
  readonly cursor?: string | null
  /** How many addresses the stream watches; null where the service does not count. */
  readonly total?: number | null
}

/** The status of a stream over Bitcoin after it was changed. */
export interface BitcoinStreamStatus {
  /** The status the stream has now. */
  readonly status: 'active' | 'paused' | 'error' | 'terminated' | (string & {})
  /** Why it is in that status, in English; blank where nothing is to be said. */
  readonly statusMessage: string
}

/** A page of streams over Bitcoin. */
export interface BitcoinStreamsResponse {
  /** The streams of this page. */
  readonly result: readonly BitcoinStream[]
  /**
   * Where the next page starts; null or absent on the last one. The provider's document has no cursor here, so expect
   * none.
   */
  readonly cursor?: string | null
  /** How many Bitcoin streams the account has; null where the service does not count. */
  readonly total?: number | null
}

/**
 * A delivery of a Bitcoin stream: the transactions of one block, or of the mempool, that match it. A transaction may
 * come three times, from the mempool, as its block is mined, and once the block is confirmed; any of them may come
 * first, be missing or be repeated. The provider describes it and prints examples; none has been recorded.
 */
export interface BitcoinWebhook {
  /** The chain, `btc-mainnet`. */
  readonly chainId: string
  /** The network of the block. */
  readonly network: 'mainnet' | 'testnet' | (string & {})
  /** The block a delivery is about. In the mempool, only its hash means something. */
  readonly block: BitcoinWebhookBlock
  /**
   * False in the mempool and for a block that was just mined and may still vanish, true once two more blocks follow it.
   * True in the test delivery.
   */
  readonly confirmed: boolean
  /** How many attempts to deliver this have failed before. */
  readonly retries: number
  /** The stream that delivers; blank in the test delivery. */
  readonly streamId: string
  /** Label of that stream; blank in the test delivery. */
  readonly tag: string
  /** Transactions that match the stream. One that pays two of its addresses is listed once. */
  readonly transactions: readonly BitcoinWebhookTransaction[]
}

/** The block a delivery is about. In the mempool, only its hash means something. */
export interface BitcoinWebhookBlock {
  /** Hash of the block, 64 digits of hex; `mempool` for transactions that are in no block yet. */
  readonly hash: string
  /** Number of the block; 0 in the mempool. */
  readonly height?: bigint
  /** When the block was made, UTC. */
  readonly timestamp?: Date
  /** Hash of the block before it; null where it is not known. */
  readonly previousBlockHash?: string | null
  /** Root of the transactions. */
  readonly merkleRoot?: string
  /** How many transactions it has. */
  readonly txCount?: number
  /** How much harder it was than the easiest block, a decimal number. */
  readonly difficulty?: string
  /** Size of the block, in bytes. */
  readonly size?: number
  /** Weight of the block, in weight units. */
  readonly weight?: number
}

/** What a transaction spends: an output of an earlier one. Its value and addresses are known in the mempool only. */
export interface BitcoinWebhookInput {
  /** The transaction whose output is spent; null where new coins are made. */
  readonly txid?: string | null
  /** Position of that output; null where new coins are made. */
  readonly vout?: number | null
  /** How much, in satoshi; null where it is not known, as in blocks. */
  readonly value?: bigint | null
  /** Whose it was; null where it is not known, as in blocks. */
  readonly address?: string | null
  /** Whose it was; null where it is not known, as in blocks. */
  readonly addresses?: readonly string[] | null
  /** What the miner wrote where new coins are made, in hex without 0x; null in every other input. */
  readonly coinbase?: string | null
  /** Sequence number; below 4294967294 the transaction says that it may be replaced. Null if it is not known. */
  readonly sequence?: number | null
  /** The script that unlocks it, in hex without 0x; null if it is not known. */
  readonly hex?: string | null
  /** The witnesses that unlock it; null if there are none. */
  readonly witness?: readonly string[] | null
}

/** What a transaction pays. */
export interface BitcoinWebhookOutput {
  /** Position among the outputs. */
  readonly n?: number
  /** How much, in satoshi. */
  readonly value?: bigint
  /** Who gets it; null where its script names no address. */
  readonly address?: string | null
  /** Who gets it; several for an output that several keys share, null where its script names no address. */
  readonly addresses?: readonly string[] | null
  /** Kind of its script, such as `witness_v0_keyhash`; null where it is not known. */
  readonly type?: string | null
  /** The script that locks it, in hex without 0x; null if it is not known. */
  readonly hex?: string | null
  /** The script that locks the output, in the words of some pages of the provider. */
  readonly scriptPubKey?: BitcoinWebhookScript
}

/** The script that locks an output, in the words of some pages of the provider. */
export interface BitcoinWebhookScript {
  /** Who gets it; null where the script names no address. */
  readonly address?: string | null
  /** Kind of the script, such as `witness_v0_keyhash`; null where it is not known. */
  readonly type?: string | null
  /** The script, in hex without 0x; null if it is not known. */
  readonly hex?: string | null
}

/** A transaction of the block or the mempool. */
export interface BitcoinWebhookTransaction {
  /** Identifies it: its hash without witnesses, 64 digits of hex. */
  readonly txid: string
  /** Hash of the transaction with its witnesses; the same as `txid` where it has none. */
  readonly hash?: string
  /** Always false on the wire. */
  readonly isCoinbase: boolean
  /** Version of its format. */
  readonly version?: number
  /** Size of the transaction, in bytes. */
  readonly size?: number
  /** Size of the transaction, in virtual bytes. */
  readonly vsize?: number
  /** Weight of the transaction, in weight units. */
  readonly weight?: number
  /** Block or time before which it is not valid. */
  readonly locktime?: number
  /** How many inputs it has. */
  readonly inputCount?: number
  /** How many outputs it has. */
  readonly outputCount?: number
  /** What it spends. Empty where the stream does not include inputs. */
  readonly inputs: readonly BitcoinWebhookInput[]
  /** What it pays. Empty where the stream does not include outputs. */
  readonly outputs: readonly BitcoinWebhookOutput[]
  /** Hash of its block. */
  readonly blockHash?: string
  /** Number of its block. */
  readonly blockNumber?: bigint
  /** When its block was made, UTC. */
  readonly blockTimestamp?: Date
  /** Time of the transaction, UTC; the provider does not say which one it is. */
  readonly timestamp?: Date
}

/** An extended public key that a stream over Bitcoin watches. */
export interface BitcoinXpub {
  /** Id of the key in the stream; removing it needs this. */
  readonly id: string
  /** The stream that watches it. */
  readonly streamId?: string
  /** The extended public key, which is kept out of messages and logs. */
  readonly xpub: string
  /** When it was added, UTC. */
  readonly createdAt?: Date
  /** When the entry was last changed, UTC. */
  readonly updatedAt?: Date
}

/** A page of the extended public keys a stream watches. */
export interface BitcoinXpubsResponse {
  /** The keys of this page. */
  readonly result: readonly BitcoinXpub[]
  /** Where the next page starts; null or absent on the last one. */
  readonly cursor?: string | null
  /** How many keys the stream watches; null where the service does not count. */
  readonly total?: number | null
}

/** Asks for native balances of the addresses in the records of one kind. */
export interface GetNativeBalances {
  /** Which addresses of the record to read the balance of, by selectors such as `$from`. */
  readonly selectors: readonly string[]
  /** Kind of record that the selectors read. */
  readonly type: 'tx' | 'log' | 'erc20transfer' | 'erc20approval' | 'nfttransfer' | 'internalTx' | (string & {})
}

/** A delivery that your webhook did not take. */
export interface HistoryModel {
  /** Id of the failed delivery; replaying it needs this. */
  readonly id: string
  /** When the delivery failed, UTC. */
  readonly date: Date
  /**
   * What was to be delivered, without the transfers and approvals that are read from the logs. Absent when the list was
   * asked for without payloads. The provider documents payloads of EVM streams alone.
   */
  readonly payload?: HistoryModelPayload
  /** The delivery in short; null where the service has kept none. */
  readonly tinyPayload: TinyPayload | null
  /** Why it failed, such as the status your webhook answered; blank where none was recorded. */
  readonly errorMessage: string
  /** URL it was posted to. */
  readonly webhookUrl: string
  /** The stream it belongs to. */
  readonly streamId: string
  /** Label of that stream; blank where it has none. */
  readonly tag: string
}

/**
 * What was to be delivered, without the transfers and approvals that are read from the logs. Absent when the list was
 * asked for without payloads. The provider documents payloads of EVM streams alone.
 */
export type HistoryModelPayload = WebhookUnparsed | AptosWebhook | UnknownVariant

/** A page of deliveries that failed. */
export interface HistoryResponse {
  /** The failed deliveries of this page. */
  readonly result: readonly HistoryModel[]
  /** Where the next page starts; null or absent on the last one. */
  readonly cursor?: string | null
  /** How many failed deliveries are kept; null where the service does not count. */
  readonly total?: number | null
}

/** Settings that hold for all streams of the account. */
export interface SettingsModel {
  /** Where the service runs your streams and posts from; absent until it is chosen. */
  readonly region?: 'us-east-1' | 'us-west-2' | 'eu-central-1' | 'ap-southeast-1' | (string & {})
  /** The secret that signs deliveries. Whoever has it can forge one, so keep it out of logs. */
  readonly secretKey?: string
}

/** A stream over Solana, as the service holds it. */
export interface SolanaStream {
  /** Id of the stream, a UUID. */
  readonly id: string
  /** URL that deliveries are posted to. */
  readonly webhookUrl: string
  /** Your own words about the stream; blank where there are none. */
  readonly description: string
  /** Your own label, which every delivery repeats; blank where it has none. */
  readonly tag: string
  /** The networks it watches. */
  readonly network: readonly ('mainnet' | 'devnet' | (string & {}))[]
  /** Whether it watches every account, and not only those added to it. */
  readonly allAddresses: boolean
  /** The programs whose transactions it delivers; empty where it names none. */
  readonly programIds: readonly SolanaAddress[]
  /** The tokens whose transactions it delivers, by mint; empty where it names none. */
  readonly mintAddresses: readonly SolanaAddress[]
  /**
   * Whether it delivers: `active` does, `paused` was stopped by you, `error` was stopped because too many deliveries
   * failed or waited, `terminated` stayed in error for a day and drops its blocks.
   */
  readonly status: 'active' | 'paused' | 'error' | 'terminated' | (string & {})
  /** Why it is in that status, in English; blank where nothing is to be said. */
  readonly statusMessage: string
  /** Since when it has been in error, UTC; null when it is not. A day later it is terminated. */
  readonly isErrorSince?: Date | null
  /** How many accounts it watches. */
  readonly amountOfAddresses?: number
  /** When the stream was last changed, UTC. */
  readonly updatedAt?: Date
}

/** An account that a stream over Solana watches. */
export interface SolanaStreamAddress {
  /** The watched account. */
  readonly address: SolanaAddress
}

/** What was added to a stream over Solana, or removed from it. */
export interface SolanaStreamAddressesChanged {
  /** The stream that was changed. */
  readonly streamId: string
  /** The accounts that were added or removed; on the wire one text where one was given. */
  readonly address: readonly SolanaAddress[]
}

/** A page of the accounts a stream watches. */
export interface SolanaStreamAddressesResponse {
  /** The accounts of this page. */
  readonly result: readonly SolanaStreamAddress[]
  /** Where the next page starts; null or absent on the last one. */
  readonly cursor?: string | null
  /** How many accounts the stream watches; null where the service does not count. */
  readonly total?: number | null
}

/** The status of a stream over Solana after it was changed. */
export interface SolanaStreamStatus {
  /** The status the stream has now. */
  readonly status: 'active' | 'paused' | 'error' | 'terminated' | (string & {})
  /** Why it is in that status, in English; blank where nothing is to be said. */
  readonly statusMessage: string
}

/** A page of streams over Solana. */
export interface SolanaStreamsResponse {
  /** The streams of this page. */
  readonly result: readonly SolanaStream[]
  /**
   * Where the next page starts; null or absent on the last one. The provider's document has no cursor here, so expect
   * none.
   */
  readonly cursor?: string | null
  /** How many Solana streams the account has; null where the service does not count. */
  readonly total?: number | null
}

/**
 * A delivery of a Solana stream: the transactions of one slot that match it, failed ones too. Every slot comes twice,
 * first as it is produced and again once it is confirmed, and deliveries may be repeated or arrive out of order. The
 * provider describes it and prints an example; none has been recorded.
 */
export interface SolanaWebhook {
  /** The chain, `solana_mainnet`. */
  readonly chainId: string
  /** The network of the slot. */
  readonly network: 'mainnet' | 'devnet' | (string & {})
  /** The slot a delivery is about, and its block. */
  readonly block: SolanaWebhookBlock
  /**
   * False for a slot that was just produced and may still be dropped, true once 100 slots follow it. True in the test
   * delivery.
   */
  readonly confirmed: boolean
  /** How many attempts to deliver this have failed before. */
  readonly retries: number
  /** The stream that delivers; blank in the test delivery. */
  readonly streamId: string
  /** Label of that stream; blank in the test delivery. */
  readonly tag: string
  /** Transactions that match the stream. One that matches several of its addresses is listed once. */
  readonly transactions: readonly SolanaWebhookTransaction[]
}

/** The slot a delivery is about, and its block. */
export interface SolanaWebhookBlock {
  /** Number of the slot. */
  readonly slot: bigint
  /** Hash of the block, in base58. */
  readonly blockHash?: string
  /** Number of the block. It is lower than the slot, because slots may stay empty; null where it is not known. */
  readonly blockHeight?: bigint | null
  /** When the block was produced, UTC; null where it is not known. */
  readonly blockTime?: Date | null
  /** Slot of the block before it. */
  readonly parentSlot?: bigint
  /** Hash of the block before it, in base58. */
  readonly previousBlockHash?: string
}

/** An instruction of a transaction. */
export interface SolanaWebhookInstruction {
  /** The program it calls. */
  readonly programId?: string
  /** The accounts it passes; null where they are not known. */
  readonly accounts?: readonly string[] | null
  /** What it passes to the program, in base58; null where it is not known. */
  readonly data?: string | null
}

/**
 * A transaction of the slot. Changes of native balances (SOL) are not in it: the service sends balances of tokens only.
 */
export interface SolanaWebhookTransaction {
  /** First signature of the transaction, which identifies it, in base58. */
  readonly signature: string
  /** Number of its slot. */
  readonly slot?: bigint
  /** When its block was produced, UTC; null where it is not known. */
  readonly blockTime?: Date | null
  /** What it cost, in lamports. */
  readonly fee?: bigint
  /** Why it failed, as the node says it: an object or a text. Null for a transaction that succeeded. */
  readonly err?: unknown
  /** Every account it names, programs included. Balances refer to them by position. */
  readonly accountKeys: readonly string[]
  /** Instructions of the transaction, in their order. */
  readonly instructions: readonly SolanaWebhookInstruction[]
  /** Instructions that its instructions called, as the node writes them; null where they are not known. */
  readonly innerInstructions?: readonly unknown[] | null
  /** Balances of tokens before it, as the node writes them; null where they are not known. */
  readonly preTokenBalances?: readonly unknown[] | null
  /** Balances of tokens after it, as the node writes them; null where they are not known. */
  readonly postTokenBalances?: readonly unknown[] | null
}

/**
 * A tree of conditions with one operator as its only key. `and` and `or` take a list of two or more filters; `eq`,
 * `ne`, `lt`, `gt`, `lte` and `gte` take a list of a field's name and a value; `in` and `nin` take a field's name and a
 * list of values. Fields are those of the event in the stream's ABI; `moralis_streams_contract_address`,
 * `moralis_streams_chain_id` and `moralis_streams_possibleSpam` stand for the contract, the chain and the suspicion of
 * spam. Amounts are decimal text.
 */
export interface StreamsFilter {
  readonly [key: string]: unknown
}

/** A stream over EVM chains, as the service holds it. */
export interface StreamsModel {
  /** Id of the stream, a UUID. */
  readonly id: string
  /** URL that deliveries are posted to. */
  readonly webhookUrl: string
  /** Your own words about the stream; blank where there are none. */
  readonly description: string
  /** Your own label, which every delivery repeats; blank where it has none. */
  readonly tag: string
  /** The chains it watches. */
  readonly chainIds: readonly EvmChainId[]
  /**
   * Whether it delivers: `active` does, `paused` was stopped by you, `error` was stopped because too many deliveries
   * failed or waited, `terminated` stayed in error for a day and drops its blocks.
   */
  readonly status: 'active' | 'paused' | 'error' | 'terminated' | (string & {})
  /** Why it is in that status, in English; blank where nothing is to be said. */
  readonly statusMessage: string
  /** The events it watches, each by its signature or the hash of that; null where it names none. */
  readonly topic0?: readonly string[] | null
  /** Whether it watches every address of its chains, and not only those added to it. */
  readonly allAddresses: boolean
  /** Whether deliveries carry the transactions themselves, in `txs`. */
  readonly includeNativeTxs: boolean
  /** Whether deliveries carry the logs of watched contracts, in `logs`. */
  readonly includeContractLogs: boolean
  /** Whether deliveries carry internal transactions, in `txsInternal`. */
  readonly includeInternalTxs: boolean
  /** Whether deliveries carry all logs of a transaction as soon as one of them matches. */
  readonly includeAllTxLogs: boolean
  /** Whose native balances deliveries carry as well. */
  readonly getNativeBalances: readonly GetNativeBalances[]
  /** ABI of the events it watches, as it was given; null when none was. */
  readonly abi?: readonly AbiItem[] | null
  /** Conditions per event; null where there are none. */
  readonly advancedOptions?: readonly AdvancedOptions[] | null
  /** Contract calls made for every matching record, whose results come with it; null where there are none. */
  readonly triggers?: readonly StreamsTrigger[] | null
  /** Whether it was made as a demonstration; what that changes is not documented. */
  readonly demo?: boolean
  /** Whether records of contracts that the service considers spam are left out. */
  readonly filterPossibleSpamAddresses?: boolean
  /** When the stream was last changed, UTC. */
  readonly updatedAt?: Date
  /** How many addresses it watches. */
  readonly amountOfAddresses?: number
}

/** A page of streams over EVM chains. */
export interface StreamsResponse {
  /** The streams of this page. */
  readonly result: readonly StreamsModel[]
  /** Where the next page starts; null or absent on the last one. */
  readonly cursor?: string | null
  /** How many EVM streams the account has; null where the service does not count. */
  readonly total?: number | null
}

/**
 * A contract call that the service makes for every record of a kind; its result comes with the record. `functionAbi` is
 * the one function to call, and it has to be `view` or `pure`.
 */
export interface StreamsTrigger {
  /** Kind of record to make the call for. */
  readonly type: 'tx' | 'log' | 'erc20transfer' | 'erc20approval' | 'nfttransfer' | (string & {})
  /** The contract to call, or a selector such as `$contract` that takes it from the record. */
  readonly contractAddress: string
  /** The function to call, which is `view` or `pure`, as its ABI declares it. */
  readonly functionAbi: AbiItem
  /**
   * Arguments in the order of the function's parameters. A text that starts with `$` is a selector and takes the
   * record's field; structs are lists.
   */
  readonly inputs?: readonly unknown[]
  /** With `log` only, the signature of the event whose logs make the call. */
  readonly topic0?: string
  /** The account to call as, or a selector such as `$from` that takes it from the record. */
  readonly callFrom?: string
}

/** A delivery in short, without what it carried. */
export interface TinyPayload {
  /**
   * What it was about: the chain's id in hex for EVM streams, the network or the chain for others; blank for the test
   * delivery.
   */
  readonly chainId: string
  /** Whether it was the delivery of the confirmed block. */
  readonly confirmed?: boolean
  /** Number of the delivered block; absent for the test delivery. */
  readonly block?: bigint
  /** How many transactions, logs and internal transactions it held. */
  readonly records?: number
  /** How many attempts had failed before this one. */
  readonly retries?: number
}

/** What one returned value of a trigger's function was. */
export interface TriggerOutput {
  /** Name of the returned value, `output1` and so on when it has none, `error` when the call failed. */
  readonly name: string
  /** The value: amounts as text, lists for arrays and structs, the message of a failed call. */
  readonly value?: unknown
}

/** Figures about deliveries and the records they carried. */
export interface UsageStatsModel {
  /** Deliveries your webhooks took. */
  readonly totalWebhooksDelivered: number
  /** Deliveries your webhooks did not take. */
  readonly totalWebhooksFailed: number
  /** Logs that were delivered. */
  readonly totalLogsProcessed: number
  /** Transactions that were delivered. */
  readonly totalTxsProcessed: number
  /** Internal transactions that were delivered. */
  readonly totalTxsInternalProcessed: number
  /** The figures of each stream. */
  readonly streams?: readonly UsageStatsStreams[]
  /** When counting began, UTC. */
  readonly createdAt?: Date
  /** When the figures were last updated, UTC. */
  readonly updatedAt?: Date
}

/** Figures of one stream. */
export interface UsageStatsStreams {
  /** The stream that is counted. */
  readonly streamId: string
  /** Deliveries of this stream that were taken. */
  readonly totalWebhooksDelivered?: number
  /** Deliveries of this stream that were not taken. */
  readonly totalWebhooksFailed?: number
  /** Logs this stream delivered. */
  readonly totalLogsProcessed?: number
  /** Transactions this stream delivered. */
  readonly totalTxsProcessed?: number
  /** Internal transactions this stream delivered. */
  readonly totalTxsInternalProcessed?: number
}

/**
 * A delivery of an EVM stream: what one block holds of interest to it. Groups the stream does not ask for are empty
 * lists. Every block comes twice, first as it is mined and again once it is confirmed, and deliveries may be repeated
 * or arrive out of order.
 */
export interface Webhook {
  /** Chain of the block, as hex id. Blank, as in the test delivery, stands for Ethereum. */
  readonly chainId: EvmChainId
  /**
   * The block a delivery is about. In the test delivery all three are blank, and a blank number or time reads as
   * absent.
   */
  readonly block: WebhookBlock
  /**
   * False for a block that was just mined and may still vanish, true once enough blocks follow it. True in the test
   * delivery.
   */
  readonly confirmed: boolean
  /** How many attempts to deliver this have failed before. */
  readonly retries: number
  /** The stream that delivers; blank in the test delivery. */
  readonly streamId: string
  /** Label of that stream; blank in the test delivery. */
  readonly tag: string
  /** ABI the stream was given, with which its logs decode. An empty object stands for an empty list. */
  readonly abi: readonly AbiItem[]
  /** Logs that match the stream. */
  readonly logs: readonly WebhookLog[]
  /** Transactions that match the stream. */
  readonly txs: readonly WebhookTransaction[]
  /** Internal transactions that match the stream. */
  readonly txsInternal: readonly WebhookInternalTransaction[]
  /** Transfers of ERC-20 tokens, read from the logs. */
  readonly erc20Transfers: readonly WebhookErc20Transfer[]
  /** Allowances for ERC-20 tokens, read from the logs. */
  readonly erc20Approvals: readonly WebhookErc20Approval[]
  /** Transfers of NFTs, read from the logs. */
  readonly nftTransfers: readonly WebhookNftTransfer[]
  /**
   * Approvals of NFTs by standard, the older form of `nftTokenApprovals`. Some test deliveries send an empty list here,
   * which reads as both lists being empty.
   */
  readonly nftApprovals: WebhookNftApprovals
  /** Approvals of NFTs of either standard, read from the logs. */
  readonly nftTokenApprovals: readonly WebhookNftTokenApproval[]
  /** Native balances the stream asks for. */
  readonly nativeBalances: readonly WebhookNativeBalance[]
}

/**
 * The block a delivery is about. In the test delivery all three are blank, and a blank number or time reads as absent.
 */
export interface WebhookBlock {
  /** Number of the block on its chain. */
  readonly number?: bigint
  /**
   * Hash of the block, 32 bytes of hex. Another hash under a number that came before means that the chain was
   * reorganised. Blank in the test delivery.
   */
  readonly hash: string
  /** When the block was made, UTC. */
  readonly timestamp?: Date
}

/** One attempt to deliver, whether it worked or not. */
export interface WebhookDeliveryLog {
  /** Id of the entry. */
  readonly id: string
  /** The stream it was for. */
  readonly streamId: string
  /** What it was about: the chain's id in hex for EVM streams, the network or the chain for others. */
  readonly chain: string
  /** URL it was posted to. */
  readonly webhookUrl: string
  /** Label of the stream; blank where it has none. */
  readonly tag: string
  /** How many attempts had failed before this one. */
  readonly retries: number
  /** Whether your webhook answered with a 2xx status. */
  readonly deliveryStatus: 'failed' | 'success' | (string & {})
  /** Number of the delivered block; null for the test delivery, which has none. */
  readonly blockNumber: bigint | null
  /** Why it failed; blank or absent when it did not. */
  readonly errorMessage?: string
  /** Family of chains that the stream belongs to. */
  readonly type?: 'evm' | 'aptos' | 'bitcoin' | 'solana' | (string & {})
  /** When the attempt was made, UTC. */
  readonly createdAt: Date
  /** When the entry was last written, UTC. */
  readonly updatedAt?: Date
}

/** A page of the log of deliveries. */
export interface WebhookDeliveryLogsResponse {
  /** The entries of this page. */
  readonly result: readonly WebhookDeliveryLog[]
  /** Where the next page starts; null or absent on the last one. */
  readonly cursor?: string | null
  /** How many entries match the filters; null where the service does not count. */
  readonly total?: number | null
}

/** An owner lets somebody else move all their tokens of a collection, or no longer does. */
export interface WebhookErc1155Approval {
  /** The transaction it happened in. */
  readonly transactionHash: Hex
  /** Position of its log in the block, over all transactions, the first being 0. */
  readonly logIndex: number
  /** Contract of the collection. */
  readonly contract: EvmAddress
  /** Whose tokens they are. */
  readonly account: EvmAddress
  /** Who may move them. */
  readonly operator: EvmAddress
  /** True when the right is given, false when it is taken back. */
  readonly approved: boolean
  /** Standard of the collection; blank when it is not known. */
  readonly tokenContractType: 'ERC721' | 'ERC1155' | (string & {})
  /** Name of the collection; blank when it is not known. */
  readonly tokenName: string
  /** Symbol of the collection; blank when it is not known. */
  readonly tokenSymbol: string
  /**
   * What made the stream deliver this approval: watched addresses as the service writes them, or kinds of events.
   * Absent in older deliveries; null if the service returns none.
   */
  readonly triggeredBy?: readonly string[] | null
  /** Results of the triggers for this approval, in the order the stream has them. */
  readonly triggers: readonly TriggerOutput[]
  /** The chain of the call or the delivery, normalized. */
  readonly chain: EvmChainId
}

/** An owner of an ERC-20 token lets somebody else move it. */
export interface WebhookErc20Approval {
  /** The transaction it happened in. */
  readonly transactionHash: Hex
  /** Position of its log in the block, over all transactions, the first being 0. */
  readonly logIndex: number
  /** Contract of the token. */
  readonly contract: EvmAddress
  /** Whose tokens may be moved. */
  readonly owner: EvmAddress
  /** Who may move them. */
  readonly spender: EvmAddress
  /** How much the spender may move, in the token's smallest unit; 0 takes the allowance back. */
  readonly value: bigint
  /** Name of the token; blank when it is not known. */
  readonly tokenName: string
  /** Symbol of the token; blank when it is not known. */
  readonly tokenSymbol: string
  /** Decimal places of the token; absent when blank. */
  readonly tokenDecimals?: number
  /** How much the spender may move, in whole tokens; large amounts come with an exponent. */
  readonly valueWithDecimals?: string
  /** Whether the service considers the token to be spam. */
  readonly possibleSpam?: boolean
  /** URL of the token's logo; null if there is none. */
  readonly logo?: string | null
  /** URL of a small version of the logo; null if there is none. */
  readonly thumbnail?: string | null
  /** Whether the service has verified the token's contract; null when it does not say. */
  readonly verifiedCollection?: boolean | null
  /**
   * What made the stream deliver this approval: watched addresses as the service writes them, or kinds of events.
   * Absent in older deliveries; null if the service returns none.
   */
  readonly triggeredBy?: readonly string[] | null
  /** Results of the triggers for this approval, in the order the stream has them. */
  readonly triggers: readonly TriggerOutput[]
  /** The chain of the call or the delivery, normalized. */
  readonly chain: EvmChainId
}

/** A transfer of an ERC-20 token. */
export interface WebhookErc20Transfer {
  /** The transaction it happened in. */
  readonly transactionHash: Hex
  /** Position of its log in the block, over all transactions, the first being 0. */
  readonly logIndex: number
  /** Contract of the token. */
  readonly contract: EvmAddress
  /** Who sent it; the zero address when tokens were minted. */
  readonly from: EvmAddress
  /** Who received it; the zero address when tokens were burnt. */
  readonly to: EvmAddress
  /** How much was moved, in the token's smallest unit. */
  readonly value: bigint
  /** Name of the token; blank when it is not known. */
  readonly tokenName: string
  /** Symbol of the token; blank when it is not known. */
  readonly tokenSymbol: string
  /** Decimal places of the token; absent when blank. */
  readonly tokenDecimals?: number
  /** How much was moved, in whole tokens; large amounts come with an exponent. */
  readonly valueWithDecimals?: string
  /** Whether the service considers the token to be spam. */
  readonly possibleSpam?: boolean
  /** URL of the token's logo; null if there is none. */
  readonly logo?: string | null
  /** URL of a small version of the logo; null if there is none. */
  readonly thumbnail?: string | null
  /** Whether the service has verified the token's contract; null when it does not say. */
  readonly verifiedCollection?: boolean | null
  /**
   * What made the stream deliver this transfer: watched addresses as the service writes them, or kinds of events.
   * Absent in older deliveries; null if the service returns none.
   */
  readonly triggeredBy?: readonly string[] | null
  /** Results of the triggers for this transfer, in the order the stream has them. */
  readonly triggers: readonly TriggerOutput[]
  /** The chain of the call or the delivery, normalized. */
  readonly chain: EvmChainId
}

/** An owner lets somebody else move one ERC-721 token. */
export interface WebhookErc721Approval {
  /** The transaction it happened in. */
  readonly transactionHash: Hex
  /** Position of its log in the block, over all transactions, the first being 0. */
  readonly logIndex: number
  /** Contract of the collection. */
  readonly contract: EvmAddress
  /** Whose token it is. */
  readonly owner: EvmAddress
  /** Who may move it; the zero address takes an approval back. */
  readonly approved: EvmAddress
  /** Token id within the collection. */
  readonly tokenId: bigint
  /** Standard of the collection; blank when it is not known. */
  readonly tokenContractType: 'ERC721' | 'ERC1155' | (string & {})
  /** Name of the collection; blank when it is not known. */
  readonly tokenName: string
  /** Symbol of the collection; blank when it is not known. */
  readonly tokenSymbol: string
  /**
   * What made the stream deliver this approval: watched addresses as the service writes them, or kinds of events.
   * Absent in older deliveries; null if the service returns none.
   */
  readonly triggeredBy?: readonly string[] | null
  /** Results of the triggers for this approval, in the order the stream has them. */
  readonly triggers: readonly TriggerOutput[]
  /** The chain of the call or the delivery, normalized. */
  readonly chain: EvmChainId
}

/** A call that a contract made within a transaction. */
export interface WebhookInternalTransaction {
  /** Hash of the transaction the call happened in. */
  readonly transactionHash: Hex
  /** The contract that made the call; null if the service returns none. */
  readonly from?: EvmAddress | null
  /** The contract or account that was called; null if the service returns none. */
  readonly to?: EvmAddress | null
  /** Native currency the call moved, in wei; null if the service returns none. */
  readonly value?: bigint | null
  /** The gas handed to the call, in gas units; null if the service returns none. */
  readonly gas?: bigint | null
  /**
   * What made the stream deliver this call: watched addresses as the service writes them, or kinds of events. Absent in
   * older deliveries; null if the service returns none.
   */
  readonly triggeredBy?: readonly string[] | null
  /** Results of the triggers for this call, in the order the stream has them. */
  readonly triggers: readonly TriggerOutput[]
}

/** A log of a contract. */
export interface WebhookLog {
  /** Position of the log in its block, over all transactions, the first being 0. */
  readonly logIndex: number
  /** Hash of the transaction that wrote the log. */
  readonly transactionHash: Hex
  /** The contract that wrote the log. */
  readonly address: EvmAddress
  /** ABI-encoded fields of the event that are not indexed; `0x` when there are none. */
  readonly data: Hex
  /** Hash of the event's signature; null for anonymous events without an indexed field. */
  readonly topic0?: Hex | null
  /** First indexed field; null if there is none. */
  readonly topic1?: Hex | null
  /** Second indexed field; null if there is none. */
  readonly topic2?: Hex | null
  /** Third indexed field; null if there is none. */
  readonly topic3?: Hex | null
  /**
   * What made the stream deliver this log: watched addresses as the service writes them, or kinds of events. Absent in
   * older deliveries; null if the service returns none.
   */
  readonly triggeredBy?: readonly string[] | null
  /** Results of the triggers for this log, in the order the stream has them. */
  readonly triggers: readonly TriggerOutput[]
  /** Those of `topic0`, `topic1`, `topic2`, `topic3` that are present, in order. */
  readonly topics: readonly Hex[]
}

/** Native balance of one address, read for the delivered block. */
export interface WebhookNativeBalance {
  /** Whose balance it is. */
  readonly address: EvmAddress
  /** The balance, in wei. */
  readonly balance: bigint
  /**
   * The balance in whole units of the chain's native currency (ether on Ethereum); null if the service returns none.
   */
  readonly balanceWithDecimals?: string | null
}

/**
 * Approvals of NFTs by standard, the older form of `nftTokenApprovals`. Some test deliveries send an empty list here,
 * which reads as both lists being empty.
 */
export interface WebhookNftApprovals {
  /** Approvals of single ERC-721 tokens. */
  readonly ERC721: readonly WebhookErc721Approval[]
  /** Approvals of whole collections, for both standards. */
  readonly ERC1155: readonly WebhookErc1155Approval[]
}

/** An owner lets somebody else move one NFT, or all of theirs in a collection. */
export interface WebhookNftTokenApproval {
  /** The transaction it happened in. */
  readonly transactionHash: Hex
  /** Position of its log in the block, over all transactions, the first being 0. */
  readonly logIndex: number
  /** Contract of the collection. */
  readonly contract: EvmAddress
  /** Whose NFTs they are. */
  readonly account: EvmAddress
  /** Who may move them; the zero address takes the approval of one token back. */
  readonly operator: EvmAddress
  /** True when the right covers all of the owner's tokens; false for one token, or when it is taken back. */
  readonly approvedAll: boolean
  /** The approved token; null when the approval is about the whole collection. */
  readonly tokenId?: bigint | null
  /** Standard of the collection; blank when it is not known. */
  readonly tokenContractType: 'ERC721' | 'ERC1155' | (string & {})
  /** Name of the collection; blank when it is not known. */
  readonly tokenName: string
  /** Symbol of the collection; blank when it is not known. */
  readonly tokenSymbol: string
  /** Whether the service considers the collection to be spam. */
  readonly possibleSpam?: boolean
  /**
   * What made the stream deliver this approval: watched addresses as the service writes them, or kinds of events.
   * Absent in older deliveries; null if the service returns none.
   */
  readonly triggeredBy?: readonly string[] | null
  /** The chain of the call or the delivery, normalized. */
  readonly chain: EvmChainId
}

/** A transfer of an NFT, or of several copies of one. */
export interface WebhookNftTransfer {
  /** The transaction it happened in. */
  readonly transactionHash: Hex
  /** Position of its log in the block, over all transactions, the first being 0. */
  readonly logIndex: number
  /** Contract of the collection. */
  readonly contract: EvmAddress
  /** Who sent it; the zero address when it was minted. */
  readonly from: EvmAddress
  /** Who received it; the zero address when it was burnt. */
  readonly to: EvmAddress
  /** Token id within the collection. */
  readonly tokenId: bigint
  /** How many copies; 1 for ERC-721. */
  readonly amount: bigint
  /** Who made the transfer, the sender itself or one it approved, for ERC-1155; null for ERC-721. */
  readonly operator?: EvmAddress | null
  /** Standard of the collection; blank when it is not known. */
  readonly tokenContractType: 'ERC721' | 'ERC1155' | (string & {})
  /** Name of the collection; blank for most of ERC-1155. */
  readonly tokenName: string
  /** Symbol of the collection; blank for most of ERC-1155. */
  readonly tokenSymbol: string
  /** Whether the service considers the collection to be spam. */
  readonly possibleSpam?: boolean
  /** Whether the service has verified the collection; null when it does not say. */
  readonly verifiedCollection?: boolean | null
  /**
   * What made the stream deliver this transfer: watched addresses as the service writes them, or kinds of events.
   * Absent in older deliveries; null if the service returns none.
   */
  readonly triggeredBy?: readonly string[] | null
  /** Results of the triggers for this transfer, in the order the stream has them. */
  readonly triggers: readonly TriggerOutput[]
  /** The chain of the call or the delivery, normalized. */
  readonly chain: EvmChainId
}

/** A transaction of the block. */
export interface WebhookTransaction {
  /** Hash of the transaction. */
  readonly hash: Hex
  /** Position of the transaction in its block, the first being 0. */
  readonly transactionIndex: number
  /** The account that signed the transaction. */
  readonly fromAddress: EvmAddress
  /** The account or contract the transaction was sent to; null when it creates a contract. */
  readonly toAddress?: EvmAddress | null
  /** Native currency the transaction carries, in wei; null if the service returns none. */
  readonly value?: bigint | null
  /** Call data, `0x` for a plain transfer; null if the service returns none. */
  readonly input?: Hex | null
  /** How many transactions the sender had sent before; null if the service returns none. */
  readonly nonce?: number | null
  /**
   * Kind of transaction, 0 for a legacy one, 1 with an access list (EIP-2930), 2 with a fee cap (EIP-1559), 3 with
   * blobs (EIP-4844), 4 that lends accounts code (EIP-7702). Other chains have more, such as 126 for a deposit on
   * Optimism. Null if the service returns none.
   */
  readonly type?: number | null
  /** The most gas the transaction may use, in gas units; null if the service returns none. */
  readonly gas?: bigint | null
  /** Price of one unit of gas, in wei; null if the service returns none. */
  readonly gasPrice?: bigint | null
  /**
   * Recovery value of the signature, to which legacy transactions add the chain id (EIP-155); null if the service
   * returns none.
   */
  readonly v?: number | null
  /** First half of the signature, as a number; null if the service returns none. */
  readonly r?: bigint | null
  /** Second half of the signature, as a number; null if the service returns none. */
  readonly s?: bigint | null
  /** Gas used in the block up to this transaction and with it, in gas units; null if the service returns none. */
  readonly receiptCumulativeGasUsed?: bigint | null
  /** Gas this transaction used, in gas units; null if the service returns none. */
  readonly receiptGasUsed?: bigint | null
  /** The contract the transaction created; null when it created none. */
  readonly receiptContractAddress?: EvmAddress | null
  /**
   * State root after the transaction, as sent; null since the Byzantium fork of 2017, which put a status in its place.
   */
  readonly receiptRoot?: string | null
  /** 1 when the transaction succeeded, 0 when it failed and was undone; null if the service returns none. */
  readonly receiptStatus?: number | null
  /**
   * What made the stream deliver this transaction: watched addresses as the service writes them, or kinds of events.
   * Absent in older deliveries; null if the service returns none.
   */
  readonly triggeredBy?: readonly string[] | null
  /**
   * What its sender paid for it, in whole units of the chain's native currency (ether on Ethereum); null if the service
   * returns none.
   */
  readonly transactionFee?: string | null
  /** Results of the triggers for this transaction, in the order the stream has them. */
  readonly triggers: readonly TriggerOutput[]
  /** `v`, `r`, `s` together; absent if none is present. */
  readonly signature?: {
    /**
     * Recovery value of the signature, to which legacy transactions add the chain id (EIP-155); null if the service
     * returns none.
     */
    readonly v?: number | null
    /** First half of the signature, as a number; null if the service returns none. */
    readonly r?: bigint | null
    /** Second half of the signature, as a number; null if the service returns none. */
    readonly s?: bigint | null
  }
}

/** A delivery of an EVM stream as it is kept for replay, without what is read from the logs. */
export interface WebhookUnparsed {
  /** Chain of the block, as hex id. Blank stands for Ethereum. */
  readonly chainId: EvmChainId
  /**
   * The block a delivery is about. In the test delivery all three are blank, and a blank number or time reads as
   * absent.
   */
  readonly block: WebhookBlock
  /** Whether it was the delivery of the confirmed block. */
  readonly confirmed: boolean
  /** How many attempts had failed before this one. */
  readonly retries: number
  /** The stream that delivers; blank in the test delivery. */
  readonly streamId: string
  /** Label of that stream; blank in the test delivery. */
  readonly tag: string
  /** ABI the stream was given, with which its logs decode. An empty object stands for an empty list. */
  readonly abi: readonly AbiItem[]
  /** Logs that match the stream. */
  readonly logs: readonly WebhookLog[]
  /** Transactions that match the stream. */
  readonly txs: readonly WebhookTransaction[]
  /** Internal transactions that match the stream. */
  readonly txsInternal: readonly WebhookInternalTransaction[]
}

/** One parameter of a function, or one field of an event. */
export interface AbiInputInput {
  /** Name of the parameter, blank when the source gives none. */
  readonly name?: string | undefined
  /** ABI type, such as `address`, `uint256`, `bytes32[]` or `tuple`. */
  readonly type: string
  /** For events: the field is a topic of the log and not part of its data. */
  readonly indexed?: boolean | undefined
  /** Members of a `tuple`, in order. */
  readonly components?: readonly AbiInputInput[] | undefined
  /** The type as the source code names it, such as `contract IERC20`. */
  readonly internalType?: string | undefined
}

/**
 * One entry of a contract's ABI: a function, an event, an error or a special function. Read as sent; which fields there
 * are depends on the kind of entry and on the compiler that wrote it.
 */
export interface AbiItemInput {
  /** Kind of entry; a function when it is absent. */
  readonly type?: 'function' | 'event' | 'constructor' | 'fallback' | 'receive' | 'error' | (string & {}) | undefined
  /** Name of the function, event or error, without its parameters. */
  readonly name?: string | undefined
  /** Parameters of the function, or fields of the event, in their order. */
  readonly inputs?: readonly AbiInputInput[] | undefined
  /** What the function returns, in order. */
  readonly outputs?: readonly AbiOutputInput[] | undefined
  /** Whether the function reads, writes or takes the native currency. */
  readonly stateMutability?: 'pure' | 'view' | 'nonpayable' | 'payable' | (string & {}) | undefined
  /** True for an event whose logs do not begin with its topic. */
  readonly anonymous?: boolean | undefined
  /** True for a function that only reads; written by old compilers. */
  readonly constant?: boolean | undefined
  /** True for a function that takes the native currency; written by old compilers. */
  readonly payable?: boolean | undefined
  /** Estimate of the gas a call uses, as Vyper writes it. */
  readonly gas?: number | undefined
}

/** One value that a function returns. */
export interface AbiOutputInput {
  /** Name of the returned value, blank when the source gives none. */
  readonly name?: string | undefined
  /** ABI type, such as `address`, `uint256` or `tuple[]`. */
  readonly type: string
  /** Members of a returned `tuple`, in order. */
  readonly components?: readonly AbiOutputInput[] | undefined
  /** The type as the source code names it, such as `struct Pool.Tick[]`. */
  readonly internalType?: string | undefined
}

/** A condition on the logs of one event. */
export interface AdvancedOptionsInput {
  /** Signature of the event, such as `Transfer(address,address,uint256)`. */
  readonly topic0: string
  /**
   * A tree of conditions with one operator as its only key. `and` and `or` take a list of two or more filters; `eq`,
   * `ne`, `lt`, `gt`, `lte` and `gte` take a list of a field's name and a value; `in` and `nin` take a field's name and
   * a list of values. Fields are those of the event in the stream's ABI; `moralis_streams_contract_address`,
   * `moralis_streams_chain_id` and `moralis_streams_possibleSpam` stand for the contract, the chain and the suspicion
   * of spam. Amounts are decimal text.
   */
  readonly filter?: Readonly<Record<string, unknown>> | undefined
  /** Delivers the transaction of every log that passes the filter. */
  readonly includeNativeTxs?: boolean | undefined
}

/** Asks for native balances of the addresses in the records of one kind. */
export interface GetNativeBalancesInput {
  /** Which addresses of the record to read the balance of, by selectors such as `$from`. */
  readonly selectors: readonly string[]
  /** Kind of record that the selectors read. */
  readonly type: 'tx' | 'log' | 'erc20transfer' | 'erc20approval' | 'nfttransfer' | 'internalTx' | (string & {})
}

/**
 * A contract call that the service makes for every record of a kind; its result comes with the record. `functionAbi` is
 * the one function to call, and it has to be `view` or `pure`.
 */
export interface StreamsTriggerInput {
  /** Kind of record to make the call for. */
  readonly type: 'tx' | 'log' | 'erc20transfer' | 'erc20approval' | 'nfttransfer' | (string & {})
  /** The contract to call, or a selector such as `$contract` that takes it from the record. */
  readonly contractAddress: string
  /** The function to call, which is `view` or `pure`, as its ABI declares it. */
  readonly functionAbi: AbiItemInput
  /**
   * Arguments in the order of the function's parameters. A text that starts with `$` is a selector and takes the
   * record's field; structs are lists.
   */
  readonly inputs?: readonly unknown[] | undefined
  /** With `log` only, the signature of the event whose logs make the call. */
  readonly topic0?: string | undefined
  /** The account to call as, or a selector such as `$from` that takes it from the record. */
  readonly callFrom?: string | undefined
}

/** Inputs of `getEvmStreams`. */
export interface GetEvmStreamsInput {
  /** Rows per page, 100 at most. The service requires it, so the client always sends one. Default: `100`. */
  readonly limit?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /** Only streams in this status. */
  readonly status?: 'active' | 'paused' | 'error' | 'terminated' | undefined
}

/** The answer behind one page of `getEvmStreams`. The call gives it as a `Page<StreamsModel>`. */
export type GetEvmStreamsOutput = StreamsResponse

/** Inputs of `createEvmStream`. */
export interface CreateEvmStreamInput {
  /** URL to post deliveries to. It gets a test delivery at once, which it must answer with a 2xx status. */
  readonly webhookUrl: string
  /** What the stream is for, in your own words. */
  readonly description: string
  /** The chains to watch. */
  readonly chainIds: readonly ChainInput[]
  /** A label of your own, which every delivery repeats. Default: none. */
  readonly tag?: string | undefined
  /**
   * Events to watch, by signatures such as `Transfer(address,address,uint256)`; they need `abi` and
   * `includeContractLogs`.
   */
  readonly topic0?: readonly string[] | undefined
  /** Watches every address of the chains. Otherwise addresses are added one by one or as lists. Default: `false`. */
  readonly allAddresses?: boolean | undefined
  /** Delivers the transactions themselves, in `txs`. Default: `false`. */
  readonly includeNativeTxs?: boolean | undefined
  /** Delivers the logs of watched contracts, in `logs`. Default: `false`. */
  readonly includeContractLogs?: boolean | undefined
  /** Delivers internal transactions, in `txsInternal`. Default: `false`. */
  readonly includeInternalTxs?: boolean | undefined
  /**
   * Delivers all logs of a transaction as soon as one of them matches; needs `includeNativeTxs` or
   * `includeContractLogs`, and the Pro plan. Default: `false`.
   */
  readonly includeAllTxLogs?: boolean | undefined
  /** Whose native balances to deliver as well. */
  readonly getNativeBalances?: readonly GetNativeBalancesInput[] | undefined
  /** ABI of the events to watch; deliveries repeat it, so that their logs can be decoded. */
  readonly abi?: readonly AbiItemInput[] | undefined
  /** Conditions per event, so that only some of its logs are delivered. */
  readonly advancedOptions?: readonly AdvancedOptionsInput[] | undefined
  /** Contract calls to make for every matching record. */
  readonly triggers?: readonly StreamsTriggerInput[] | undefined
  /** Marks the stream as a demonstration; what that changes is not documented. */
  readonly demo?: boolean | undefined
  /** Leaves out records of contracts that the service considers spam. */
  readonly filterPossibleSpamAddresses?: boolean | undefined
}

/** What `createEvmStream` gives. */
export type CreateEvmStreamOutput = StreamsModel

/** Inputs of `getEvmStream`. */
export interface GetEvmStreamInput {
  /** Id of the stream, as returned when it was created. */
  readonly id: string
}

/** What `getEvmStream` gives. */
export type GetEvmStreamOutput = StreamsModel

/** Inputs of `updateEvmStream`. */
export interface UpdateEvmStreamInput {
  /** Id of the stream, as returned when it was created. */
  readonly id: string
  /** URL to post deliveries to from now on; it gets a test delivery and has to answer with a 2xx status. */
  readonly webhookUrl?: string | undefined
  /** New words about the stream. */
  readonly description?: string | undefined
  /** New label for its deliveries. */
  readonly tag?: string | undefined
  /** The chains to watch from now on, all of them. */
  readonly chainIds?: readonly ChainInput[] | undefined
  /** All events to watch from now on, by signatures such as `Transfer(address,address,uint256)`. */
  readonly topic0?: readonly string[] | undefined
  /** Whether to watch every address of the chains. */
  readonly allAddresses?: boolean | undefined
  /** Whether to deliver the transactions themselves, in `txs`. */
  readonly includeNativeTxs?: boolean | undefined
  /** Whether to deliver the logs of watched contracts, in `logs`. */
  readonly includeContractLogs?: boolean | undefined
  /** Whether to deliver internal transactions, in `txsInternal`. */
  readonly includeInternalTxs?: boolean | undefined
  /** Whether to deliver all logs of a transaction as soon as one of them matches; needs the Pro plan. */
  readonly includeAllTxLogs?: boolean | undefined
  /** Whose native balances to deliver as well from now on. */
  readonly getNativeBalances?: readonly GetNativeBalancesInput[] | undefined
  /** New ABI of the events to watch. */
  readonly abi?: readonly AbiItemInput[] | undefined
  /** New conditions per event, in place of the old ones. */
  readonly advancedOptions?: readonly AdvancedOptionsInput[] | undefined
  /** New contract calls, in place of the old ones. */
  readonly triggers?: readonly StreamsTriggerInput[] | undefined
  /** Whether the stream counts as a demonstration; what that changes is not documented. */
  readonly demo?: boolean | undefined
  /** Whether to leave out records of contracts that the service considers spam. */
  readonly filterPossibleSpamAddresses?: boolean | undefined
}

/** What `updateEvmStream` gives. */
export type UpdateEvmStreamOutput = StreamsModel | null

/** Inputs of `deleteEvmStream`. */
export interface DeleteEvmStreamInput {
  /** Id of the stream, as returned when it was created. */
  readonly id: string
}

/** What `deleteEvmStream` gives. */
export type DeleteEvmStreamOutput = StreamsModel | null

/** Inputs of `updateEvmStreamStatus`. */
export interface UpdateEvmStreamStatusInput {
  /** Id of the stream, as returned when it was created. */
  readonly id: string
  /**
   * `active` delivers, `paused` stops. The service sets `error` and `terminated` by itself; writing them is allowed and
   * hardly ever sensible.
   */
  readonly status: 'active' | 'paused' | 'error' | 'terminated'
}

/** What `updateEvmStreamStatus` gives. */
export type UpdateEvmStreamStatusOutput = StreamsModel | null

/** Inputs of `getEvmStreamAddresses`. */
export interface GetEvmStreamAddressesInput {
  /** Id of the stream, as returned when it was created. */
  readonly id: string
  /** Rows per page, 100 at most. The service requires it, so the client always sends one. Default: `100`. */
  readonly limit?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
}

/** The answer behind one page of `getEvmStreamAddresses`. The call gives it as a `Page<Addresses>`. */
export type GetEvmStreamAddressesOutput = AddressesResponse

/** Inputs of `addEvmStreamAddress`. */
export interface AddEvmStreamAddressInput {
  /** Id of the stream, as returned when it was created. */
  readonly id: string
  /** One address or a list of them, in any case; they are sent in checksum form. */
  readonly address: string | readonly string[]
}

/** What `addEvmStreamAddress` gives. */
export type AddEvmStreamAddressOutput = AddressResponse | null

/** Inputs of `replaceEvmStreamAddress`. */
export interface ReplaceEvmStreamAddressInput {
  /** Id of the stream, as returned when it was created. */
  readonly id: string
  /** One address or a list of them, in any case; they are sent in lower case. */
  readonly address: string | readonly string[]
}

/** What `replaceEvmStreamAddress` gives. */
export type ReplaceEvmStreamAddressOutput = AddressResponse | null

/** Inputs of `deleteEvmStreamAddress`. */
export interface DeleteEvmStreamAddressInput {
  /** Id of the stream, as returned when it was created. */
  readonly id: string
  /** One address or a list of them, in any case; they are sent in lower case. */
  readonly address: string | readonly string[]
}

/** What `deleteEvmStreamAddress` gives. */
export type DeleteEvmStreamAddressOutput = AddressResponse | null

/** Inputs of `duplicateEvmStream`. */
export interface DuplicateEvmStreamInput {
  /** Id of the stream, as returned when it was created. */
  readonly id: string
}

/** What `duplicateEvmStream` gives. */
export type DuplicateEvmStreamOutput = StreamsModel

/** Inputs of `getEvmStreamBlock`. */
export interface GetEvmStreamBlockInput {
  /** Chain of the block, as hex id, decimal id or name. */
  readonly chainId: ChainInput
  /** Number of the block. */
  readonly blockNumber: UintInput
  /** The label that the delivery repeats. */
  readonly tag?: string | undefined
  /**
   * Events to match, by signatures such as `Transfer(address,address,uint256)`; they need `abi` and
   * `includeContractLogs`.
   */
  readonly topic0?: readonly string[] | undefined
  /** Whether every address matches. */
  readonly allAddresses?: boolean | undefined
  /** Whether to show the transactions themselves, in `txs`. */
  readonly includeNativeTxs?: boolean | undefined
  /** Whether to show the logs of contracts, in `logs`. */
  readonly includeContractLogs?: boolean | undefined
  /** Whether to show internal transactions, in `txsInternal`. */
  readonly includeInternalTxs?: boolean | undefined
  /**
   * Whether to show all logs of a transaction as soon as one of them matches; needs `includeNativeTxs` or
   * `includeContractLogs`, and the Pro plan.
   */
  readonly includeAllTxLogs?: boolean | undefined
  /** Whether to leave out records of contracts that the service considers spam. */
  readonly filterPossibleSpamAddresses?: boolean | undefined
  /** ABI of the events to match. */
  readonly abi?: readonly AbiItemInput[] | undefined
  /** Conditions per event, so that only some of its logs match. */
  readonly advancedOptions?: readonly AdvancedOptionsInput[] | undefined
  /** Addresses to match. */
  readonly addresses?: readonly string[] | undefined
}

/** What `getEvmStreamBlock` gives. */
export type GetEvmStreamBlockOutput = Webhook | null

/** Inputs of `sendEvmStreamBlock`. */
export interface SendEvmStreamBlockInput {
  /** Chain of the block, as hex id, decimal id or name. */
  readonly chainId: ChainInput
  /** Number of the block. */
  readonly blockNumber: UintInput
  /** The stream to deliver it for. */
  readonly streamId: string
}

/** What `sendEvmStreamBlock` gives. */
export type SendEvmStreamBlockOutput = null

/** Inputs of `getSolanaStreams`. */
export interface GetSolanaStreamsInput {
  /** Rows per page, 100 at most. The service requires it, so the client always sends one. Default: `100`. */
  readonly limit?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
}

/** The answer behind one page of `getSolanaStreams`. The call gives it as a `Page<SolanaStream>`. */
export type GetSolanaStreamsOutput = SolanaStreamsResponse

/** Inputs of `createSolanaStream`. */
export interface CreateSolanaStreamInput {
  /** URL to post deliveries to. It gets a test delivery at once, which it must answer with a 2xx status. */
  readonly webhookUrl: string
  /** What the stream is for, in your own words. */
  readonly description: string
  /** A label of your own, which every delivery repeats. The service requires it; it may be blank. */
  readonly tag: string
  /** The networks to watch. The provider's document has `devnet` too, its guides only `mainnet`. */
  readonly network: readonly ('mainnet' | 'devnet')[]
  /** Programs whose transactions to deliver. */
  readonly programIds?: readonly string[] | undefined
  /** Tokens whose transactions to deliver, by mint. */
  readonly mintAddresses?: readonly string[] | undefined
  /** Watches every account. Otherwise accounts are added one by one or as lists. Default: `false`. */
  readonly allAddresses?: boolean | undefined
}

/** What `createSolanaStream` gives. */
export type CreateSolanaStreamOutput = SolanaStream

/** Inputs of `getSolanaStream`. */
export interface GetSolanaStreamInput {
  /** Id of the Solana stream, as returned when it was created. */
  readonly id: string
}

/** What `getSolanaStream` gives. */
export type GetSolanaStreamOutput = SolanaStream

/** Inputs of `updateSolanaStream`. */
export interface UpdateSolanaStreamInput {
  /** Id of the Solana stream, as returned when it was created. */
  readonly id: string
  /** URL to post deliveries to from now on; it gets a test delivery and has to answer with a 2xx status. */
  readonly webhookUrl?: string | undefined
  /** New words about the stream. */
  readonly description?: string | undefined
  /** New label for its deliveries. */
  readonly tag?: string | undefined
  /** The networks to watch from now on, all of them. */
  readonly network?: readonly ('mainnet' | 'devnet')[] | undefined
  /** The programs to watch from now on, all of them. */
  readonly programIds?: readonly string[] | undefined
  /** The tokens to watch from now on by mint, all of them. */
  readonly mintAddresses?: readonly string[] | undefined
  /** Whether to watch every account. */
  readonly allAddresses?: boolean | undefined
}

/** What `updateSolanaStream` gives. */
export type UpdateSolanaStreamOutput = SolanaStream | null

/** Inputs of `deleteSolanaStream`. */
export interface DeleteSolanaStreamInput {
  /** Id of the Solana stream, as returned when it was created. */
  readonly id: string
}

/** What `deleteSolanaStream` gives. */
export type DeleteSolanaStreamOutput = boolean | null

/** Inputs of `updateSolanaStreamStatus`. */
export interface UpdateSolanaStreamStatusInput {
  /** Id of the Solana stream, as returned when it was created. */
  readonly id: string
  /**
   * `active` delivers, `paused` stops. The service sets `error` and `terminated` by itself; writing them is allowed and
   * hardly ever sensible.
   */
  readonly status: 'active' | 'paused' | 'error' | 'terminated'
}

/** What `updateSolanaStreamStatus` gives. */
export type UpdateSolanaStreamStatusOutput = SolanaStreamStatus | null

/** Inputs of `getSolanaStreamAddresses`. */
export interface GetSolanaStreamAddressesInput {
  /** Id of the Solana stream, as returned when it was created. */
  readonly id: string
  /** Rows per page, 100 at most. The service requires it, so the client always sends one. Default: `100`. */
  readonly limit?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
}

/** The answer behind one page of `getSolanaStreamAddresses`. The call gives it as a `Page<SolanaStreamAddress>`. */
export type GetSolanaStreamAddressesOutput = SolanaStreamAddressesResponse

/** Inputs of `addSolanaStreamAddress`. */
export interface AddSolanaStreamAddressInput {
  /** Id of the Solana stream, as returned when it was created. */
  readonly id: string
  /** One account or a list of them, 32 bytes of base58. */
  readonly address: string | readonly string[]
}

/** What `addSolanaStreamAddress` gives. */
export type AddSolanaStreamAddressOutput = SolanaStreamAddressesChanged | null

/** Inputs of `deleteSolanaStreamAddress`. */
export interface DeleteSolanaStreamAddressInput {
  /** Id of the Solana stream, as returned when it was created. */
  readonly id: string
  /** One account or a list of them, 32 bytes of base58. */
  readonly address: string | readonly string[]
}

/** What `deleteSolanaStreamAddress` gives. */
export type DeleteSolanaStreamAddressOutput = SolanaStreamAddressesChanged | null

/** Inputs of `getBitcoinStreams`. */
export interface GetBitcoinStreamsInput {
  /** Rows per page, 100 at most. The service requires it, so the client always sends one. Default: `100`. */
  readonly limit?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
}

/** The answer behind one page of `getBitcoinStreams`. The call gives it as a `Page<BitcoinStream>`. */
export type GetBitcoinStreamsOutput = BitcoinStreamsResponse

/** Inputs of `createBitcoinStream`. */
export interface CreateBitcoinStreamInput {
  /** URL to post deliveries to. It gets a test delivery at once, which it must answer with a 2xx status. */
  readonly webhookUrl: string
  /** What the stream is for, in your own words. */
  readonly description: string
  /** A label of your own, which every delivery repeats. The service requires it; it may be blank. */
  readonly tag: string
  /** The networks to watch. The provider's document has `testnet` too, its guides only `mainnet`. */
  readonly network: readonly ('mainnet' | 'testnet')[]
  /** Delivers the inputs of transactions, in `vin`. Default: true. */
  readonly includeInputs?: boolean | undefined
  /** Delivers the outputs of transactions, in `vout`. Default: true. */
  readonly includeOutputs?: boolean | undefined
  /** Marks the stream as a demonstration; what that changes is not documented. */
  readonly demo?: boolean | undefined
  /** Watches every address. Otherwise addresses are added one by one or as lists. Default: `false`. */
  readonly allAddresses?: boolean | undefined
}

/** What `createBitcoinStream` gives. */
export type CreateBitcoinStreamOutput = BitcoinStream

/** Inputs of `getBitcoinStream`. */
export interface GetBitcoinStreamInput {
  /** Id of the Bitcoin stream, as returned when it was created. */
  readonly id: string
}

/** What `getBitcoinStream` gives. */
export type GetBitcoinStreamOutput = BitcoinStream

/** Inputs of `updateBitcoinStream`. */
export interface UpdateBitcoinStreamInput {
  /** Id of the Bitcoin stream, as returned when it was created. */
  readonly id: string
  /** URL to post deliveries to from now on; it gets a test delivery and has to answer with a 2xx status. */
  readonly webhookUrl?: string | undefined
  /** New words about the stream. */
  readonly description?: string | undefined
  /** New label for its deliveries. */
  readonly tag?: string | undefined
  /** The networks to watch from now on, all of them. */
  readonly network?: readonly ('mainnet' | 'testnet')[] | undefined
  /** Whether to deliver the inputs of transactions, in `vin`. */
  readonly includeInputs?: boolean | undefined
  /** Whether to deliver the outputs of transactions, in `vout`. */
  readonly includeOutputs?: boolean | undefined
  /** Whether the stream counts as a demonstration; what that changes is not documented. */
  readonly demo?: boolean | undefined
  /** Whether to watch every address. */
  readonly allAddresses?: boolean | undefined
}

/** What `updateBitcoinStream` gives. */
export type UpdateBitcoinStreamOutput = BitcoinStream | null

/** Inputs of `deleteBitcoinStream`. */
export interface DeleteBitcoinStreamInput {
  /** Id of the Bitcoin stream, as returned when it was created. */
  readonly id: string
}

/** What `deleteBitcoinStream` gives. */
export type DeleteBitcoinStreamOutput = boolean | null

/** Inputs of `updateBitcoinStreamStatus`. */
export interface UpdateBitcoinStreamStatusInput {
  /** Id of the Bitcoin stream, as returned when it was created. */
  readonly id: string
  /**
   * `active` delivers, `paused` stops. The service sets `error` and `terminated` by itself; writing them is allowed and
   * hardly ever sensible.
   */
  readonly status: 'active' | 'paused' | 'error' | 'terminated'
}

/** What `updateBitcoinStreamStatus` gives. */
export type UpdateBitcoinStreamStatusOutput = BitcoinStreamStatus | null

/** Inputs of `getBitcoinStreamAddresses`. */
export interface GetBitcoinStreamAddressesInput {
  /** Id of the Bitcoin stream, as returned when it was created. */
  readonly id: string
  /** Rows per page, 100 at most. The service requires it, so the client always sends one. Default: `100`. */
  readonly limit?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
}

/** The answer behind one page of `getBitcoinStreamAddresses`. The call gives it as a `Page<BitcoinStreamAddress>`. */
export type GetBitcoinStreamAddressesOutput = BitcoinStreamAddressesResponse

/** Inputs of `addBitcoinStreamAddress`. */
export interface AddBitcoinStreamAddressInput {
  /** Id of the Bitcoin stream, as returned when it was created. */
  readonly id: string
  /** One address or a list of them, base58 or bech32. */
  readonly address: string | readonly string[]
}

/** What `addBitcoinStreamAddress` gives. */
export type AddBitcoinStreamAddressOutput = BitcoinStreamAddressesChanged | null

/** Inputs of `deleteBitcoinStreamAddress`. */
export interface DeleteBitcoinStreamAddressInput {
  /** Id of the Bitcoin stream, as returned when it was created. */
  readonly id: string
  /** One address or a list of them, base58 or bech32. */
  readonly address: string | readonly string[]
}

/** What `deleteBitcoinStreamAddress` gives. */
export type DeleteBitcoinStreamAddressOutput = BitcoinStreamAddressesChanged | null

/** Inputs of `getBitcoinStreamXpubs`. */
export interface GetBitcoinStreamXpubsInput {
  /** Id of the Bitcoin stream, as returned when it was created. */
  readonly id: string
  /** Rows per page, 100 at most. The service requires it, so the client always sends one. Default: `100`. */
  readonly limit?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
}

/** The answer behind one page of `getBitcoinStreamXpubs`. The call gives it as a `Page<BitcoinXpub>`. */
export type GetBitcoinStreamXpubsOutput = BitcoinXpubsResponse

/** Inputs of `addBitcoinStreamXpub`. */
export interface AddBitcoinStreamXpubInput {
  /** Id of the Bitcoin stream, as returned when it was created. */
  readonly id: string
  /** The extended public key, `xpub…`. It shows all addresses of its wallet, so it is kept out of messages and logs. */
  readonly xpub: string
}

/** What `addBitcoinStreamXpub` gives. */
export type AddBitcoinStreamXpubOutput = BitcoinXpub | null

/** Inputs of `deleteBitcoinStreamXpub`. */
export interface DeleteBitcoinStreamXpubInput {
  /** Id of the Bitcoin stream, as returned when it was created. */
  readonly id: string
  /** Id of the key in the stream, from `getBitcoinStreamXpubs` or `addBitcoinStreamXpub`. */
  readonly xpubId: string
}

/** What `deleteBitcoinStreamXpub` gives. */
export type DeleteBitcoinStreamXpubOutput = boolean | null

/** Inputs of `getSolanaStreamBlock`. */
export interface GetSolanaStreamBlockInput {
  /** Network of the block. How the service spells it here is not documented; its examples of streams have `mainnet`. */
  readonly chainId: string
  /** The block. It is not documented whether by its slot or by its height. */
  readonly blockNumber: UintInput
  /** The label that the delivery repeats. */
  readonly tag?: string | undefined
  /** Whether every account matches. */
  readonly allAddresses?: boolean | undefined
  /** Accounts to match, wherever they are among the accounts of a transaction. */
  readonly addresses?: readonly string[] | undefined
  /** Programs to match. */
  readonly programIds?: readonly string[] | undefined
  /** Tokens to match, by mint. */
  readonly mintAddresses?: readonly string[] | undefined
}

/** What `getSolanaStreamBlock` gives. */
export type GetSolanaStreamBlockOutput = SolanaWebhook | null

/** Inputs of `sendSolanaStreamBlock`. */
export interface SendSolanaStreamBlockInput {
  /** Network of the block. How the service spells it here is not documented; its examples of streams have `mainnet`. */
  readonly chainId: string
  /** The block. It is not documented whether by its slot or by its height. */
  readonly blockNumber: UintInput
  /** The stream to deliver it for. */
  readonly streamId: string
}

/** What `sendSolanaStreamBlock` gives. */
export type SendSolanaStreamBlockOutput = null

/** Inputs of `getBitcoinStreamBlock`. */
export interface GetBitcoinStreamBlockInput {
  /** Network of the block. How the service spells it here is not documented; its examples of streams have `mainnet`. */
  readonly chainId: string
  /** Height of the block. */
  readonly blockNumber: UintInput
  /** The label that the delivery repeats. */
  readonly tag?: string | undefined
  /** Whether every address matches. */
  readonly allAddresses?: boolean | undefined
  /** Whether to show the inputs of transactions, in `vin`. */
  readonly includeInputs?: boolean | undefined
  /** Whether to show the outputs of transactions, in `vout`. */
  readonly includeOutputs?: boolean | undefined
  /** Addresses to match. Extended public keys are not taken here. */
  readonly addresses?: readonly string[] | undefined
}

/** What `getBitcoinStreamBlock` gives. */
export type GetBitcoinStreamBlockOutput = BitcoinWebhook | null

/** Inputs of `sendBitcoinStreamBlock`. */
export interface SendBitcoinStreamBlockInput {
  /** Network of the block. How the service spells it here is not documented; its examples of streams have `mainnet`. */
  readonly chainId: string
  /** Height of the block. */
  readonly blockNumber: UintInput
  /** The stream to deliver it for. */
  readonly streamId: string
}

/** What `sendBitcoinStreamBlock` gives. */
export type SendBitcoinStreamBlockOutput = null

/** Inputs of `getAptosStreams`. */
export interface GetAptosStreamsInput {
  /** Rows per page, 100 at most. The service requires it, so the client always sends one. Default: `100`. */
  readonly limit?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
}

/** The answer behind one page of `getAptosStreams`. The call gives it as a `Page<AptosStream>`. */
export type GetAptosStreamsOutput = AptosStreamsGetAllResponse

/** Inputs of `createAptosStream`. */
export interface CreateAptosStreamInput {
  /** URL to post deliveries to. It gets a test delivery at once, which it must answer with a 2xx status. */
  readonly webhookUrl: string
  /** What the stream is for, in your own words. */
  readonly description: string
  /** A label of your own, which every delivery repeats. */
  readonly tag: string
  /** The networks to watch. */
  readonly network: readonly AptosNetworkInput[]
  /** Watches every account; needs at least one event or function to select by. Default: `false`. */
  readonly allAddresses?: boolean | undefined
  /** Delivers changes of state. One of the three `include` flags has to be true. Default: `false`. */
  readonly includeChanges?: boolean | undefined
  /** Delivers the events of the transactions. Default: `false`. */
  readonly includeEvents?: boolean | undefined
  /** Delivers what the transactions called, with its arguments. Default: `false`. */
  readonly includePayload?: boolean | undefined
  /** Types of events to watch, each as `address::module::name`. */
  readonly events?: readonly string[] | undefined
  /** Entry functions to watch, each as `address::module::name`. */
  readonly functions?: readonly string[] | undefined
  /** Makes it a demonstration, whose deliveries go to the provider's console and not to the webhook. */
  readonly demo?: boolean | undefined
}

/** What `createAptosStream` gives. */
export type CreateAptosStreamOutput = AptosStream

/** Inputs of `getAptosStream`. */
export interface GetAptosStreamInput {
  /** Id of the Aptos stream, as returned when it was created. */
  readonly id: string
}

/** What `getAptosStream` gives. */
export type GetAptosStreamOutput = AptosStream

/** Inputs of `updateAptosStream`. */
export interface UpdateAptosStreamInput {
  /** Id of the Aptos stream, as returned when it was created. */
  readonly id: string
  /** URL to post deliveries to from now on; it gets a test delivery and has to answer with a 2xx status. */
  readonly webhookUrl?: string | undefined
  /** New words about the stream. */
  readonly description?: string | undefined
  /** New label for its deliveries. */
  readonly tag?: string | undefined
  /** The networks to watch from now on, all of them. */
  readonly network?: readonly AptosNetworkInput[] | undefined
  /** Whether to watch every account. */
  readonly allAddresses?: boolean | undefined
  /** Whether to deliver changes of state. */
  readonly includeChanges?: boolean | undefined
  /** Whether to deliver the events of the transactions. */
  readonly includeEvents?: boolean | undefined
  /** Whether to deliver what the transactions called. */
  readonly includePayload?: boolean | undefined
  /** The types of events to watch from now on, all of them, each as `address::module::name`. */
  readonly events?: readonly string[] | undefined
  /** The entry functions to watch from now on, all of them, each as `address::module::name`. */
  readonly functions?: readonly string[] | undefined
  /** Whether to deliver to the provider's console and not to the webhook, as a demonstration. */
  readonly demo?: boolean | undefined
}

/** What `updateAptosStream` gives. */
export type UpdateAptosStreamOutput = AptosStream | null

/** Inputs of `deleteAptosStream`. */
export interface DeleteAptosStreamInput {
  /** Id of the Aptos stream, as returned when it was created. */
  readonly id: string
}

/** What `deleteAptosStream` gives. */
export type DeleteAptosStreamOutput = boolean | null

/** Inputs of `updateAptosStreamStatus`. */
export interface UpdateAptosStreamStatusInput {
  /** Id of the Aptos stream, as returned when it was created. */
  readonly id: string
  /**
   * `active` delivers, `paused` stops. The service sets `error` and `terminated` by itself; writing them is allowed and
   * hardly ever sensible.
   */
  readonly status: 'active' | 'paused' | 'error' | 'terminated'
}

/** What `updateAptosStreamStatus` gives. */
export type UpdateAptosStreamStatusOutput = AptosStreamStatus | null

/** Inputs of `getAptosStreamAddresses`. */
export interface GetAptosStreamAddressesInput {
  /** Id of the Aptos stream, as returned when it was created. */
  readonly id: string
  /** Rows per page, 100 at most. The service requires it, so the client always sends one. Default: `100`. */
  readonly limit?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
}

/**
 * The answer behind one page of `getAptosStreamAddresses`. The call gives it as a
 * `Page<AptosStreamsGetAddressesResponseResultItem>`.
 */
export type GetAptosStreamAddressesOutput = AptosStreamsGetAddressesResponse

/** Inputs of `addAptosStreamAddress`. */
export interface AddAptosStreamAddressInput {
  /** Id of the Aptos stream, as returned when it was created. */
  readonly id: string
  /** One account or a list of them, short or with all 64 digits. */
  readonly address: string | readonly string[]
}

/** What `addAptosStreamAddress` gives. */
export type AddAptosStreamAddressOutput = AptosStreamsAddAddressesResponse | null

/** Inputs of `deleteAptosStreamAddress`. */
export interface DeleteAptosStreamAddressInput {
  /** Id of the Aptos stream, as returned when it was created. */
  readonly id: string
  /** One account or a list of them, short or with all 64 digits. */
  readonly address: string | readonly string[]
}

/** What `deleteAptosStreamAddress` gives. */
export type DeleteAptosStreamAddressOutput = AptosStreamsDeleteAddressesResponse | null

/** Inputs of `getHistory`. */
export interface GetHistoryInput {
  /** Rows per page, 100 at most. The service requires it, so the client always sends one. Default: `100`. */
  readonly limit?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /** Leaves out `payload`, so that a page is small. Default: `false`. */
  readonly excludePayload?: boolean | undefined
  /** Only deliveries of this stream. */
  readonly streamId?: string | undefined
  /** Only deliveries that carry this transaction; the hash is 32 bytes of hex. */
  readonly transactionHash?: string | undefined
  /** Only deliveries about these chains. */
  readonly chainId?: readonly ChainInput[] | undefined
  /** Only deliveries about these blocks. */
  readonly blockNumber?: readonly UintInput[] | undefined
  /**
   * Only deliveries from this moment on. A day such as `2023-12-31` means midnight UTC at its beginning. It isn't
   * documented whether a delivery at exactly this moment is included.
   */
  readonly fromTimestamp?: DateInput | undefined
  /**
   * Only deliveries up to this moment. A day such as `2023-12-31` means midnight UTC at its beginning, so pass the next
   * day to include it. It isn't documented whether a delivery at exactly this moment is included.
   */
  readonly toTimestamp?: DateInput | undefined
}

/** The answer behind one page of `getHistory`. The call gives it as a `Page<HistoryModel>`. */
export type GetHistoryOutput = HistoryResponse

/** Inputs of `replayHistory`. */
export interface ReplayHistoryInput {
  /** The stream the delivery belongs to. */
  readonly streamId: string
  /** Id of the failed delivery, from the history. */
  readonly id: string
}

/** What `replayHistory` gives. */
export type ReplayHistoryOutput = HistoryModel | null

/** Inputs of `getLogs`. */
export interface GetLogsInput {
  /** Rows per page, 100 at most. The service requires it, so the client always sends one. Default: `100`. */
  readonly limit?: number | undefined
  /**
   * The `cursor` of the previous page. Without it, the list starts from the beginning. `null`, which is the cursor of
   * the last page, means that the list has ended: nothing is sent, and a loop yields nothing.
   */
  readonly cursor?: string | null | undefined
  /** Only deliveries of this stream. */
  readonly streamId?: string | undefined
  /** Only deliveries that carry this transaction; the hash is 32 bytes of hex. */
  readonly transactionHash?: string | undefined
  /** Only attempts that ended like this. */
  readonly deliveryStatus?: readonly ('failed' | 'success')[] | undefined
  /** Only deliveries about these chains. */
  readonly chainId?: readonly ChainInput[] | undefined
  /** Only deliveries about these blocks. */
  readonly blockNumber?: readonly UintInput[] | undefined
  /**
   * Only deliveries from this moment on. A day such as `2023-12-31` means midnight UTC at its beginning. It isn't
   * documented whether a delivery at exactly this moment is included.
   */
  readonly fromTimestamp?: DateInput | undefined
  /**
   * Only deliveries up to this moment. A day such as `2023-12-31` means midnight UTC at its beginning, so pass the next
   * day to include it. It isn't documented whether a delivery at exactly this moment is included.
   */
  readonly toTimestamp?: DateInput | undefined
}

/** The answer behind one page of `getLogs`. The call gives it as a `Page<WebhookDeliveryLog>`. */
export type GetLogsOutput = WebhookDeliveryLogsResponse

/** Inputs of `getSettings`. */
export type GetSettingsInput = Readonly<Record<string, never>>

/** What `getSettings` gives. */
export type GetSettingsOutput = SettingsModel

/** Inputs of `setSettings`. */
export interface SetSettingsInput {
  /** Where to run the streams and post from; the closest to your webhook is the fastest. */
  readonly region?: 'us-east-1' | 'us-west-2' | 'eu-central-1' | 'ap-southeast-1' | undefined
  /** The new secret that signs deliveries. Let your webhook take both while it changes. */
  readonly secretKey?: string | undefined
}

/** What `setSettings` gives. */
export type SetSettingsOutput = SettingsModel | null

/** Inputs of `getStats`. */
export type GetStatsInput = Readonly<Record<string, never>>

/** What `getStats` gives. */
export type GetStatsOutput = UsageStatsModel

/** Inputs of `getStatsById`. */
export interface GetStatsByIdInput {
  /** The stream to count. */
  readonly streamId: string
}

/** What `getStatsById` gives. */
export type GetStatsByIdOutput = UsageStatsModel
