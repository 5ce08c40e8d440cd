/**
 * A text as the off-chain messages of Solana wrap it, in the ways that hardware wallets may sign it: with the header of the
 * first proposal, which Ledger's older apps know, and with that of version 0; as ASCII and as UTF-8, because apps differ in
 * which of them a line break is. The application domain is empty, as wallets leave it.
 *
 * @param text - its bytes, at most 65 535
 * @param key - the public key that signs
 * @see https://docs.anza.xyz/proposals/off-chain-message-signing
 */
export function offchainMessages(text: Uint8Array, key: Uint8Array): readonly Uint8Array[] {
  const domain = new TextEncoder().encode('_solana offchain')
  domain[0] = 0xff
  const length = [text.length & 0xff, text.length >> 8]
  return [0, 1].flatMap((format) => [
    Uint8Array.from([...domain, 0, format, ...length, ...text]),
    Uint8Array.from([...domain, 0, ...new Uint8Array(32), format, 1, ...key, ...length, ...text]),
  ])
}
