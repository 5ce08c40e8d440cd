import type { BitcoinWebhook, BitcoinWebhookTransaction } from '../../../generated/streams/types.gen.js'
import type { DecodedDelivery } from './decodedDelivery.js'

/** Where transactions of Bitcoin are: in no block yet, in a block that was just mined, or in a confirmed block. */
export type BitcoinPhase = 'mempool' | 'mined' | 'confirmed'

/** A verified and decoded delivery of a Bitcoin stream. */
export interface BitcoinDelivery extends DecodedDelivery, Omit<BitcoinWebhook, 'transactions'> {
  /** `test` for the test delivery, which only checks that your webhook responds: it has no block and no transactions. */
  readonly kind: 'bitcoin' | 'test'
  /**
   * Where the transactions are. A transaction may come in each phase, and any phase may come first. Credit `confirmed`
   * ones: a transaction in the mempool can be replaced or dropped, which no delivery says, and a block that was just
   * mined may vanish.
   */
  readonly phase: BitcoinPhase
  /** Transactions that match the stream. One that pays two of its addresses is listed once. */
  readonly transactions: readonly BitcoinDeliveryTransaction[]
}

/** A transaction of Bitcoin in a delivery. In the mempool it has no block. */
export interface BitcoinDeliveryTransaction extends Omit<BitcoinWebhookTransaction, 'inputs' | 'outputs'> {
  /**
   * Whether it makes new coins, which can't be spent for 100 blocks. Read from its first input, because the service
   * always says no; so `false` where the stream doesn't include inputs.
   */
  readonly isCoinbase: boolean
  /** What it spends. Empty where the stream doesn't include inputs. */
  readonly inputs: readonly BitcoinDeliveryInput[]
  /** What it pays. Empty where the stream doesn't include outputs. */
  readonly outputs: readonly BitcoinDeliveryOutput[]
  /**
   * The outputs of each address. An output that several addresses share (bare multisig) is not in here, because none of
   * them owns it alone.
   *
   * @example
   * const received = transaction.outputsByAddress[address] ?? []
   */
  readonly outputsByAddress: Readonly<Partial<Record<string, readonly BitcoinDeliveryOutput[]>>>
}

/** What a transaction spends: an output of an earlier one. */
export interface BitcoinDeliveryInput {
  /** The transaction whose output is spent; `null` where new coins are made. */
  readonly txid: string | null
  /** Position of that output; `null` where new coins are made. */
  readonly vout: number | null
  /** How much, in satoshi; `null` where the service doesn't say, as in blocks. */
  readonly value: bigint | null
  /** Whose it was, if it is one address; `null` where the service doesn't say, as in blocks. */
  readonly address: string | null
  /** Whose it was; `null` where the service doesn't say, as in blocks. */
  readonly addresses: readonly string[] | null
  /** What the miner wrote where new coins are made, in hex without 0x; `null` in every other input. */
  readonly coinbase: string | null
  /** Sequence number. */
  readonly sequence: number | null
  /** The script that unlocks it, in hex without 0x; `null` where the service doesn't say. */
  readonly hex: string | null
  /** The witnesses that unlock it, in hex without 0x; `null` where there are none, or the service doesn't say. */
  readonly witness: readonly string[] | null
}

/** What a transaction pays. */
export interface BitcoinDeliveryOutput {
  /** Position among the outputs of the transaction; `null` where the service doesn't say. */
  readonly n: number | null
  /** How much, in satoshi; `null` where it couldn't be read, or a block lacks it, which are issues, or the mempool doesn't say. */
  readonly value: bigint | null
  /** Who gets it, if it is one address; `null` where the script names none or several. */
  readonly address: string | null
  /** Who gets it; several for an output that several keys share (bare multisig), `null` where the script names none. */
  readonly addresses: readonly string[] | null
  /** Kind of the script, such as `witness_v0_keyhash`; `null` where the service doesn't say. */
  readonly type: string | null
  /** The script that locks it, in hex without 0x; `null` where the service doesn't say. */
  readonly hex: string | null
}
