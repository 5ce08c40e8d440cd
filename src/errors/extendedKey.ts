/**
 * An extended key of Bitcoin, `xpub…`, `zpub…`, `xprv…`, digits of base58: it shows, or spends, what all addresses of a
 * wallet hold. No message shows one, wherever it stands and whoever sent it.
 */
export const extendedKey = /[a-z]p(?:ub|rv)[1-9a-z]{40,}/gi

/** A text with `[redacted]` for each extended key in it. */
export function withoutExtendedKeys(text: string): string {
  return text.replace(extendedKey, '[redacted]')
}
