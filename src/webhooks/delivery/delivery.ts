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

/** The delivery of each family of chains. */
export interface Deliveries<TAbi extends AbiSource = readonly AbiItem[]> {
  readonly evm: EvmDelivery<TAbi>
  readonly aptos: AptosDelivery
}

/**
 * A verified and decoded delivery. Its `kind` tells the family of chains, but for `'test'`, which both have: of those, one
 * with a `chainId` is EVM's.
 */
export type Delivery<TAbi extends AbiSource = readonly AbiItem[]> = EvmDelivery<TAbi> | AptosDelivery
