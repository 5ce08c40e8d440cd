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

/**
 * How sure an event is: `provisional` when its block was just mined, `final` once the service has confirmed it or the
 * chain has enough blocks above it, `orphaned` when its block has vanished.
 */
export type Stage = 'provisional' | 'final' | 'orphaned'

/** A log that no event of the ABI fits. */
export interface RawLog {
  readonly name?: undefined
  readonly signature?: undefined
  readonly args?: undefined
  readonly log: WebhookLog
}

/** What the event of each kind carries. */
export interface EventData<TAbi extends AbiSource = readonly AbiItem[]> {
  /** A transaction of the block, also one of value 0 or one that failed. */
  readonly nativeTransfer: WebhookTransaction
  readonly internalTransaction: WebhookInternalTransaction
  /** A log, decoded where the ABI fits it. */
  readonly log: DecodedEvent<TAbi> | RawLog
  readonly erc20Transfer: WebhookErc20Transfer
  readonly erc20Approval: WebhookErc20Approval
  readonly nftTransfer: WebhookNftTransfer
  readonly nftTokenApproval: WebhookNftTokenApproval
  readonly erc721Approval: WebhookErc721Approval
  readonly erc1155Approval: WebhookErc1155Approval
  /** Aptos: coins sent from one account to another. */
  readonly coinTransfer: AptosCoinTransfer
  /** Aptos: coins that came into an account. */
  readonly coinDeposit: AptosCoinDeposit
  /** Aptos: coins that left an account. */
  readonly coinWithdrawal: AptosCoinWithdrawal
  /** Aptos: an event of a transaction. */
  readonly event: AptosWebhookEvents
}

/** The kinds of events: the records of a delivery, in the singular. */
export type EventKind = keyof EventData

/** An event of one kind. */
export interface EventOf<Kind extends string, Data> {
  /**
   * `chainId:transactionHash:kind:content:number`: the content is a hash of what the chain determines (contract, from, to,
   * value, token id; of a log its address, topics and data), the number counts equal ones of a transaction from 0. It is the
   * same in every block, delivery and stream: after a reorganisation, and where streams overlap, two events have one key.
   * Rows of Aptos that name no transaction have the hash of the block in its place.
   */
  readonly key: string
  readonly kind: Kind
  readonly stage: Stage
  readonly streamId: string
  readonly tag: string
  /** Hex id of an EVM chain, such as `0x1`; `aptos:mainnet` and the like. */
  readonly chainId: string
  readonly blockNumber: bigint
  readonly blockHash: string
  readonly blockTimestamp: Date
  /** In lower case; empty for a row of Aptos that names no transaction. */
  readonly transactionHash: string
  readonly data: Data
  /** Which attempt this is, from 1. */
  readonly attempt: number
}

/** One thing that happened on a chain. Its `kind` tells what `data` is; an ABI given `as const` types logs. */
export type InboxEvent<TAbi extends AbiSource = readonly AbiItem[]> = {
  [Kind in EventKind]: EventOf<Kind, EventData<TAbi>[Kind]>
}[EventKind]
