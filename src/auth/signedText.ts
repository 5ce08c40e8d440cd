/** A text, and what is to prove that an address signed it. */
export interface SignedText {
  readonly text: string
  /** As the family of the message reads addresses. */
  readonly address: string
  /** Chain that the text names, one that is accepted. */
  readonly chain: string
  /** What came for a signature: anything. */
  readonly signature: unknown
  /** What came for a public key: anything. */
  readonly publicKey: unknown
}
