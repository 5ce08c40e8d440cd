import type {
  AbiItem,
  AptosCoinDeposit,
  AptosCoinTransfer,
  AptosCoinWithdrawal,
  AptosWebhookEvents,
  WebhookErc20Approval,
  WebhookErc20Transfer,
  WebhookErc721Approval,
  WebhookErc1155Approval,
  WebhookInternalTransaction,
  WebhookLog,
  WebhookNftTokenApproval,
  WebhookNftTransfer,
  WebhookTransaction,
} from '../../../generated/streams/types.gen.js'
import type { DecodedEvent } from '../../webhooks/abi/eventTypes.js'
import type { AbiSource } from '../../webhooks/delivery/delivery.js'
import type { SolanaDeliveryTransaction } from '../../webhooks/delivery/solanaDelivery.js'
import type { BitcoinOutputData, BitcoinTransactionData, SolanaTokenChangeData } from '../families/derivedRows.js'

/**
 * The stage of an event.
 *
 * - `pending`: the transaction waits in Bitcoin's mempool, and may be replaced or dropped. Only workers with
 *   `pending: true` get it.
 * - `provisional`: the block was just mined, and may still be replaced.
 * - `final`: the service has confirmed the block, or a sweep has found the transaction in it.
 * - `orphaned`: the transaction is in another block, the block has vanished, the mempool has replaced or dropped the
 *   transaction, or another one that spends the same output is final.
 */
export type Stage = 'pending' | 'provisional' | 'final' | 'orphaned'

/** A log that fits no event of the ABI. */
export interface RawLog {
  readonly name?: undefined
  readonly signature?: undefined
  readonly args?: undefined
  readonly log: WebhookLog
}

/** The `data` of each kind of event. */
export interface EventData<TAbi extends AbiSource = readonly AbiItem[]> {
  /** A transaction, including those of value 0 and failed ones: check `receiptStatus`. */
  readonly nativeTransfer: WebhookTransaction
  readonly internalTransaction: WebhookInternalTransaction
  /** A log, decoded if it fits the ABI. */
  readonly log: DecodedEvent<TAbi> | RawLog
  readonly erc20Transfer: WebhookErc20Transfer
  readonly erc20Approval: WebhookErc20Approval
  readonly nftTransfer: WebhookNftTransfer
  readonly nftTokenApproval: WebhookNftTokenApproval
  readonly erc721Approval: WebhookErc721Approval
  readonly erc1155Approval: WebhookErc1155Approval
  /** Solana: a transaction, failed ones too: check `err`. */
  readonly solanaTransaction: SolanaDeliveryTransaction
  /**
   * Solana: the change of a token account. The recipient of a deposit is its `owner`. Changes of SOL aren't delivered.
   * Check `err`.
   */
  readonly solanaTokenChange: SolanaTokenChangeData
  /** Bitcoin: a transaction. */
  readonly bitcoinTransaction: BitcoinTransactionData
  /** Bitcoin: an output of a transaction. `value` is in satoshi. */
  readonly bitcoinOutput: BitcoinOutputData
  /** Aptos: coins sent from one account to another. */
  readonly coinTransfer: AptosCoinTransfer
  /** Aptos: coins deposited into an account. */
  readonly coinDeposit: AptosCoinDeposit
  /** Aptos: coins withdrawn from an account. */
  readonly coinWithdrawal: AptosCoinWithdrawal
  /** Aptos: an event of a transaction. */
  readonly event: AptosWebhookEvents
}

/** The kinds of events: the lists of a delivery, in the singular. */
export type EventKind = keyof EventData

/** An event of one kind. */
export interface EventOf<Kind extends string, Data> {
  /**
   * Identifies what happened: `chainId:transactionHash:kind:content:number`. The content is a hash of what the chain
   * determines: contract, from, to, value and token id; for a log its address, topics and data. The number counts equal
   * ones of a transaction from 0. An Aptos row without a transaction has the hash of the block instead.
   *
   * The same transfer has the same key in every delivery, block and stream, so two events can have one key, after a
   * reorg or if streams overlap.
   */
  readonly key: string
  readonly kind: Kind
  readonly stage: Stage
  readonly streamId: string
  readonly tag: string
  /**
   * Hex id of an EVM chain, such as `0x1`; the name that the service gives another chain, such as `solana_mainnet` and
   * `btc-mainnet`; or the network of Aptos, such as `aptos:mainnet`.
   */
  readonly chainId: string
  /** The slot on Solana. 0 while the event is pending. */
  readonly blockNumber: bigint
  /** `mempool` while the event is pending. */
  readonly blockHash: string
  /** When the delivery was received, if the service doesn't send the time of the block. */
  readonly blockTimestamp: Date
  /**
   * The hash, in lower case; the signature on Solana, in its own case; the txid on Bitcoin. Empty for an Aptos row
   * without a transaction.
   */
  readonly transactionHash: string
  readonly data: Data
  /** Which attempt this is, from 1. */
  readonly attempt: number
}

/**
 * Something that happened on a chain. Its `kind` determines the type of `data`. An `abi` that is `as const` types logs.
 */
export type InboxEvent<TAbi extends AbiSource = readonly AbiItem[]> = {
  [Kind in EventKind]: EventOf<Kind, EventData<TAbi>[Kind]>
}[EventKind]
