import type { SolanaWebhook, SolanaWebhookTransaction } from '../../../generated/streams/types.gen.js'
import type { DecodedDelivery } from './decodedDelivery.js'

/** A verified and decoded delivery of a Solana stream: the transactions of one slot that match it, failed ones too. */
export interface SolanaDelivery extends DecodedDelivery, Omit<SolanaWebhook, 'transactions'> {
  /**
   * `test` for the test delivery, which only checks that your webhook responds: it has no transactions, and its slot is
   * 0.
   */
  readonly kind: 'solana' | 'test'
  /** Transactions that match the stream. One that matches several of its addresses is listed once. */
  readonly transactions: readonly SolanaDeliveryTransaction[]
}

/**
 * A transaction of Solana in a delivery. Changes of native balances (SOL) are not in it, because the service sends
 * balances of tokens only: read those from an RPC node.
 */
export interface SolanaDeliveryTransaction extends SolanaWebhookTransaction {
  /** Number of its slot. */
  readonly slot: bigint
  /**
   * Why it failed, as the node says it: an object or a text. `null` for a transaction that succeeded. Failed
   * transactions are delivered too, and moved nothing but their fee.
   */
  readonly err: unknown
  /**
   * By how much it changed balances of tokens, from the balances before and after it, ordered by `accountIndex`. An
   * account that changes hands has two changes: of its owner before, then of its owner after.
   *
   * `null` if the service didn't send both lists; if it sent one of them, that is an issue. Where a row of these lists
   * can't be read or contradicts another, which is an issue, the changes that it may belong to are left out.
   */
  readonly tokenChanges: readonly SolanaTokenChange[] | null
}

/** By how much a transaction changed what an owner holds in one token account. */
export interface SolanaTokenChange {
  /** The token. */
  readonly mint: string
  /** The wallet that owns the token account, the recipient of what comes in; `null` where the service doesn't say. */
  readonly owner: string | null
  /** The token account; `null` where `accountKeys` doesn't hold it, as for accounts of an address lookup table. */
  readonly account: string | null
  /** Position of the token account among the accounts of the transaction. */
  readonly accountIndex: number
  /** The owner's balance before, in base units; 0 if the account didn't hold the token, or belonged to somebody else. */
  readonly before: bigint
  /** The owner's balance after, in base units; 0 if the account no longer holds the token, or was handed over. */
  readonly after: bigint
  /** `after - before`, in base units: negative for what went out, 0 for a balance that the transaction left as it was. */
  readonly change: bigint
  /** Decimal places of the token; `null` where the service doesn't say. */
  readonly decimals: number | null
}
