import type { Abi } from 'abitype'
import type { AbiItem, AptosWebhook, Webhook } from '../../../generated/streams/types.gen.js'
import type { BitcoinDelivery } from './bitcoinDelivery.js'
import type { DecodedDelivery } from './decodedDelivery.js'
import type { SolanaDelivery } from './solanaDelivery.js'

/** An ABI, as compilers write it, as viem types it, or as deliveries carry it. */
export type AbiSource = Abi | readonly AbiItem[]

/** A verified and decoded delivery of an EVM stream. */
export interface EvmDelivery<TAbi extends AbiSource = readonly AbiItem[]>
  extends DecodedDelivery,
    Omit<Webhook, 'abi'> {
  /** `test` for the test delivery, which only checks that your webhook responds: it has no block and no records. */
  readonly kind: 'evm' | 'test'
  /** The ABI that you passed, or else the one that the stream was created with. */
  readonly abi: TAbi
}

/** A verified and decoded delivery of an Aptos stream. Its block is final. */
export interface AptosDelivery extends DecodedDelivery, AptosWebhook {
  /** `test` for the test delivery, which only checks that your webhook responds: it has no block and no records. */
  readonly kind: 'aptos' | 'test'
}

/**
 * A verified delivery of a family of chains that this package has no types for, because it is new.
 * It isn't decoded. Acknowledge it all the same: the service stops a stream if too many of its deliveries fail.
 */
export interface UnknownDelivery {
  readonly kind: 'unknown'
  /** Id of the stream. */
  readonly streamId?: string
  /** Label of the stream. */
  readonly tag?: string
  /** The chain, as the service names it, such as `sui-mainnet`. */
  readonly chainId?: string
  /** Whether the service has confirmed the block. */
  readonly confirmed?: boolean
  /** The body as `JSON.parse` returns it. Numbers beyond 2^53 are rounded in it. */
  readonly raw: unknown
}

/** The type of delivery of each family of chains, and of unknown ones. */
export interface Deliveries<TAbi extends AbiSource = readonly AbiItem[]> {
  readonly evm: EvmDelivery<TAbi>
  readonly solana: SolanaDelivery
  readonly bitcoin: BitcoinDelivery
  readonly aptos: AptosDelivery
  readonly unknown: UnknownDelivery
}

/** A delivery of a family that this package has types for. */
export type KnownDelivery<TAbi extends AbiSource = readonly AbiItem[]> =
  | EvmDelivery<TAbi>
  | SolanaDelivery
  | BitcoinDelivery
  | AptosDelivery

/**
 * A verified delivery. Its `kind` is the family of chains; `test` for the test delivery of any family; or `unknown` for
 * a family without types.
 *
 * Tell them apart with a `switch` that has a `default`, as `parseWebhook` shows: families are added, and an `else` after
 * `evm` must not mean Aptos.
 */
export type Delivery<TAbi extends AbiSource = readonly AbiItem[]> = KnownDelivery<TAbi> | UnknownDelivery
