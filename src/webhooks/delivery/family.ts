import type { Decoding } from '../../operation/decode/decoding.js'
import type { Json } from '../../operation/decode/plain.js'

/** What this package knows about deliveries of one family of chains. */
export interface Family<TDelivery> {
  /** Whether it has a chain of this name. A delivery's `chainId` alone decides, if it has text. */
  hasChain(chainId: string): boolean
  /** Whether a delivery without the text of a `chainId` has the fields of this family. */
  hasFields(wire: Json): boolean
  /** Decodes a delivery. A generated decoder, which reads every field that the types have. */
  readonly decode: (wire: unknown, decoding: Decoding) => unknown
  /**
   * Reads what every decoded record repeats, such as the chain.
   *
   * @throws {WebhookError} INVALID_PAYLOAD if it can't be read and a guess could credit money on another chain.
   */
  repeated(wire: Json): Json
  /** Reads a delivery, `decode` and what is derived from it. */
  read(wire: Json, decoding: Decoding): Body<TDelivery> | undefined
  /** Returns the wire JSON of a test delivery: blank, but for the chain that a given one names. */
  blank(wire: Json): Json
  /** Names what the key of a delivery tells apart. */
  place(delivery: PlacedDelivery): DeliveryPlace
}

/** What a family reads of a delivery. */
export type Body<TDelivery> = Omit<TDelivery, 'raw' | 'issues'>

/** What the key of a delivery tells apart, besides its stream and its body. */
export interface DeliveryPlace {
  readonly chain: string
  /** The hash of the block, or what stands for it. */
  readonly block: string
  /** Whether the block is confirmed, or the phase of its transactions. */
  readonly state: string
}

/** The parts of deliveries of any family that say where they belong. */
export interface PlacedDelivery {
  readonly chainId?: string
  readonly network?: string
  readonly confirmed?: boolean
  readonly phase?: string
  readonly block: { readonly hash?: string; readonly blockHash?: string; readonly slot?: bigint }
}

/** The state of a block that is delivered twice. */
export const stateOf = ({ confirmed }: PlacedDelivery): string => (confirmed ? 'confirmed' : 'unconfirmed')
