import { plainText } from './thrownText.js'

/**
 * Matches a key of a wallet that can be told by its spelling: an extended key of Bitcoin (`xpub…`, `zpub…`, `xprv…`), a
 * private key in wallet import format (WIF), or one of Aptos (AIP-80). Such a key shows or spends the funds of a wallet,
 * so no message may show one, whoever sent it.
 */
export const walletKey = /[a-z]p(ub|rv)\w{40,}|\b[59ckl][1-9a-z]{50,51}\b|-priv-0x\w+/gi

/** Returns a text with `[redacted]` in place of each key of a wallet. */
export const withoutWalletKeys = (text: string): string => text.replace(walletKey, '[redacted]')

/**
 * Matches what may be a private key, although it may as well be a hash or a signature: 64 digits of hex or a few less,
 * 64 bytes in base58, a list of bytes, or a phrase of twelve words.
 */
const perhapsPrivate =
  /(?:0x)?[\da-f]{60,}|[1-9a-z]{80,}|(?:\d{1,3}[,\s]+){31,}\d{1,3}|(?:[a-z]{3,8}\s+){11,}[a-z]{3,8}/gi

/** Does what `withoutWalletKeys` does, and hides what may be a private key. */
export const withoutPrivateKeys = (text: string): string =>
  withoutWalletKeys(text).replace(perhapsPrivate, '[redacted]')

/** Returns whether a value that stands where an address belongs may be a private key. */
export function mayBePrivateKey(value: unknown): boolean {
  const text =
    typeof value === 'object'
      ? ''
      : plainText(value)
          .slice(0, 1000)
          .replace(/[a-z]pub\w{40,}/gi, '')
  return withoutPrivateKeys(text) !== text
}

/** The hint of an error that doesn't show a value because it may be a private key. */
export const privateKeyHint = 'It may be a private key or a transaction hash, so it is not shown'

/** Creates what redacts the inputs of a failed call for people to read, by the error that they led to. */
export const inputRedactor = (error: unknown): ((text: string) => string) =>
  plainText(Object(error).message).includes(privateKeyHint) ? withoutPrivateKeys : withoutWalletKeys
