import type { Abi } from 'abitype'
import type { AbiItem, AptosWebhook, Webhook } from '../../../generated/streams/types.gen.js'
import type { Issue } from '../../operation/decode/decoding.js'

/** An ABI, as compilers write it, as viem types it, or as deliveries carry it. */
export type AbiSource = Abi | readonly AbiItem[]

/** A verified and decoded delivery of an EVM stream. */
export interface EvmDelivery<TAbi extends AbiSource = readonly AbiItem[]> extends Omit<Webhook, 'abi'> {
  /** `test` for the test delivery, which only checks that your webhook responds: it has no block and no records. */
  readonly kind: 'evm' | 'test'
  /** The ABI that you passed, or else the one that the stream was created with. */
  readonly abi: TAbi
  /**
   * What couldn't be read: the first 10,000 issues, if there are more. Such a field is left out, or the whole record if
   * it requires the field.
   */
  readonly issues: readonly Issue[]
  /**
   * The body as `JSON.parse` returns it, with every field that was sent, including those that the types don't have.
   * Numbers beyond 2^53 are rounded in it, unlike the decoded bigints. Copies of the delivery, by `structuredClone` or
   * as JSON, hold it too: leave it out with destructuring if size matters.
   */
  readonly raw: unknown
}

/** A verified and decoded delivery of an Aptos stream. Its block is final. */
export interface AptosDelivery extends AptosWebhook {
  /** `test` for the test delivery, which only checks that your webhook responds: it has no block and no records. */
  readonly kind: 'aptos' | 'test'
  /**
   * What couldn't be read: the first 10,000 issues, if there are more. Such a field is left out, or the whole record if
   * it requires the field.
   */
  readonly issues: readonly Issue[]
  /**
   * The body as `JSON.parse` returns it, with every field that was sent, including those that the types don't have.
   * Numbers beyond 2^53 are rounded in it, unlike the decoded bigints. Copies of the delivery, by `structuredClone` or
   * as JSON, hold it too: leave it out with destructuring if size matters.
   */
  readonly raw: unknown
}

/**
 * A verified delivery of a family of chains that this package has no types for, such as Solana, Bitcoin or a new one.
 * It isn't decoded. Acknowledge it all the same: the service stops a stream if too many of its deliveries fail.
 */
export interface UnknownDelivery {
  readonly kind: 'unknown'
  /** Id of the stream. */
  readonly streamId?: string
  /** Label of the stream. */
  readonly tag?: string
  /** The chain, as the service names it, such as `solana_mainnet` or `btc-mainnet`. */
  readonly chainId?: string
  /** Whether the service has confirmed the block. */
  readonly confirmed?: boolean
  /** The body as `JSON.parse` returns it. Numbers beyond 2^53 are rounded in it. */
  readonly raw: unknown
}

/** The type of delivery of each family of chains, and of unknown ones. */
export interface Deliveries<TAbi extends AbiSource = readonly AbiItem[]> {
  readonly evm: EvmDelivery<TAbi>
  readonly aptos: AptosDelivery
  readonly unknown: UnknownDelivery
}

/** A delivery of a family that this package has types for. */
export type KnownDelivery<TAbi extends AbiSource = readonly AbiItem[]> = EvmDelivery<TAbi> | AptosDelivery

/**
 * A verified delivery. Its `kind` is the family of chains, or `'test'` for the test delivery of any family. A test
 * delivery with a `chainId` is of EVM or of an unknown family.
 */
export type Delivery<TAbi extends AbiSource = readonly AbiItem[]> = KnownDelivery<TAbi> | UnknownDelivery
