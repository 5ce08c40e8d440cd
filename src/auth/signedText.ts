import type { OffchainMessage } from './offchainMessages.js'

/** A text, and the proof that an address signed it. */
export interface SignedText {
  readonly text: string
  /** As `readAddress` of the message's family returns it. */
  readonly address: string
  /** The chain in the text, which is an accepted one. */
  readonly chain: string
  /** The domain in the text. */
  readonly domain: string
  /** The off-chain message around the text, if there is one. */
  readonly offchain: OffchainMessage | undefined
  /** What the client sent as the signature: anything. */
  readonly signature: unknown
  /** What the client sent as the public key: anything. */
  readonly publicKey: unknown
}
