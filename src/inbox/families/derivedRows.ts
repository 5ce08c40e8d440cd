import type { BitcoinDeliveryOutput, BitcoinDeliveryTransaction } from '../../webhooks/delivery/bitcoinDelivery.js'
import type { SolanaTokenChange } from '../../webhooks/delivery/solanaDelivery.js'

/** The change of a token account of Solana, with what its transaction says about it. */
export interface SolanaTokenChangeData extends SolanaTokenChange {
  /** The transaction. */
  readonly signature: string
  /** Why the transaction failed; `null` if it succeeded. */
  readonly err: unknown
}

/** A transaction of Bitcoin. Its outputs have events of their own, by which you look them up. */
export type BitcoinTransactionData = Omit<BitcoinDeliveryTransaction, 'outputsByAddress'>

/** An output of Bitcoin, with the transaction that pays it. */
export interface BitcoinOutputData extends BitcoinDeliveryOutput {
  /** Position among the outputs of the transaction. */
  readonly n: number
  /** The transaction. */
  readonly txid: string
}
