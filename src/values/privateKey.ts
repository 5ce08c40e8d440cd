import { InputError } from '../errors/input.js'
import { base58Number } from './base58.js'

/**
 * Rejects what would send a private key: an extended one (`xprv…`), one under the version of a public one (`xpub…`), one
 * of Aptos, or one in wallet import format (WIF) that is a whole value. No request needs one.
 *
 * @param texts - the path with its query, and the body
 * @throws {InputError} without the text
 */
export function assertNoPrivateKey(...texts: readonly (string | undefined)[]): void {
  const found = texts.flatMap((text) => text?.match(privateKey) ?? [])
  if (!found.some((key) => key.slice(1, 4) !== 'pub' || isPrivate(key))) return
  throw new InputError('An input is a private key', {
    hints: ['It was not sent', 'Pass an address, or an extended public key (xpub…)'],
  })
}

/**
 * Cursors are long texts of base64, so what is looked for within them must not be there by chance: `prv` and 90 digits of
 * base58 are in one of some millions, but text of WIF, which is shorter, in a few of a million.
 */
const privateKey =
  /[a-zA-Z]prv[1-9A-HJ-NP-Za-km-z]{90}|[a-zA-Z]pub[1-9A-HJ-NP-Za-km-z]{107}|-priv-0x|(?<=["/=])(?:5[HJK]|9[1-3]|K[w-z]|L[1-5]|c[M-V])[1-9A-HJ-NP-Za-km-z]{49,50}(?=["/&?]|$)/g

/** Whether an extended key of 82 bytes is a private one: it has a zero before its last 32 bytes and its checksum. */
const isPrivate = (key: string): boolean => ((base58Number(key) >> 288n) & 255n) === 0n
