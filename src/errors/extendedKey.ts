/**
 * Matches an extended key of Bitcoin in base58: `xpub…`, `zpub…`, `xprv…`. Such a key shows or spends the funds of all
 * addresses of a wallet, so no message may show one, whoever sent it.
 */
export const extendedKey = /[a-z]p(?:ub|rv)[1-9a-z]{40,}/gi

/** Returns a text with `[redacted]` in place of each extended key. */
export function withoutExtendedKeys(text: string): string {
  return text.replace(extendedKey, '[redacted]')
}
