import type { OffchainMessage } from './offchainMessages.js'

/** A text, and what is to prove that an address signed it. */
export interface SignedText {
  readonly text: string
  /** As the family of the message reads addresses. */
  readonly address: string
  /** Chain that the text names, one that is accepted. */
  readonly chain: string
  /** The domain that the text names. */
  readonly domain: string
  /** The off-chain message around the text, where it came along. */
  readonly offchain: OffchainMessage | undefined
  /** What came for a signature: anything. */
  readonly signature: unknown
  /** What came for a public key: anything. */
  readonly publicKey: unknown
}
