import type { Abi } from 'abitype'
import type { AbiItem, AptosWebhook, Webhook } from '../../../generated/streams/types.gen.js'
import type { Issue } from '../../operation/decode/decoding.js'

/** An ABI: as compilers write it, as viem types it, or as a delivery carries it. */
export type AbiSource = Abi | readonly AbiItem[]

/** A verified and decoded delivery of an EVM stream. */
export interface EvmDelivery<TAbi extends AbiSource = readonly AbiItem[]> extends Omit<Webhook, 'abi'> {
  /** `test` for the delivery that only checks whether you answer: it has no block and no records. */
  readonly kind: 'evm' | 'test'
  /** The ABI you passed to `parseWebhook`, else the one the stream was created with. */
  readonly abi: TAbi
  /**
   * Every field that broke its contract; the first 10 000, if there are more. What could not be read was left out: the
   * field, or the whole record if it requires the field.
   */
  readonly issues: readonly Issue[]
  /**
   * The body as `JSON.parse` gives it, with every field that was sent, those included that no type here knows: numbers
   * beyond 2^53 are rounded in it, unlike the bigints beside it. A copy of the delivery, by `structuredClone` or as
   * text, holds it too: destructure it away where size counts.
   */
  readonly raw: unknown
}

/** A verified and decoded delivery of an Aptos stream. Its block is final. */
export interface AptosDelivery extends AptosWebhook {
  /** `test` for the delivery that only checks whether you answer: it has no block and no records. */
  readonly kind: 'aptos' | 'test'
  /**
   * Every field that broke its contract; the first 10 000, if there are more. What could not be read was left out: the
   * field, or the whole record if it requires the field.
   */
  readonly issues: readonly Issue[]
  /**
   * The body as `JSON.parse` gives it, with every field that was sent, those included that no type here knows: numbers
   * beyond 2^53 are rounded in it, unlike the bigints beside it. A copy of the delivery, by `structuredClone` or as
   * text, holds it too: destructure it away where size counts.
   */
  readonly raw: unknown
}

/**
 * A verified delivery of a family of chains that no type here knows, such as Solana, Bitcoin or one that is new. Nothing in it
 * is decoded. Take it, so that it is acknowledged: deliveries that fail lower the success rate of the stream, and the service
 * stops a stream of which too many fail.
 */
export interface UnknownDelivery {
  readonly kind: 'unknown'
  /** The stream that delivers. */
  readonly streamId?: string
  /** Label of that stream. */
  readonly tag?: string
  /** The chain, as the service names it, such as `solana_mainnet` or `btc-mainnet`. */
  readonly chainId?: string
  /** Whether the service says that its block stays. */
  readonly confirmed?: boolean
  /** The body as `JSON.parse` gives it: numbers beyond 2^53 are rounded in it. */
  readonly raw: unknown
}

/** The delivery of each family of chains, and of those that no type here knows. */
export interface Deliveries<TAbi extends AbiSource = readonly AbiItem[]> {
  readonly evm: EvmDelivery<TAbi>
  readonly aptos: AptosDelivery
  readonly unknown: UnknownDelivery
}

/** A delivery of a family that types here know. */
export type KnownDelivery<TAbi extends AbiSource = readonly AbiItem[]> = EvmDelivery<TAbi> | AptosDelivery

/**
 * A verified delivery. Its `kind` tells the family of chains, but for `'test'`, which all have: of those, one with a `chainId`
 * is EVM's, and the test of an unknown family has that form too.
 */
export type Delivery<TAbi extends AbiSource = readonly AbiItem[]> = KnownDelivery<TAbi> | UnknownDelivery
