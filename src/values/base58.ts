/** A number of bytes, with the least and the most that they spell where the first of them is not zero. */
export interface Base58Size {
  readonly bytes: number
  readonly least: string
  readonly most: string
}

/** The bytes of an account of Solana. */
export const addressSize: Base58Size = {
  bytes: 32,
  least: '4uQeVj5tqViQh7yWWGStvkEG1Zmhx6uasJtWCJziofM',
  most: 'JEKNVnkbo3jma5nREBBJCDoXFVeKkD56V3xKrvRmWxFG',
}

/** The bytes of an Ed25519 signature, by which Solana names transactions. */
export const signatureSize: Base58Size = {
  bytes: 64,
  least: '2AFv15MNPuA84RmU66xw2uMzGipcVxNpzAffoacGVvjFue3CBmf633fAWuiP9cwL9C3z3CJiGgRSFjJfeEcA6QX',
  most: '67rpwLCuS5DGA8KGZXKsVQ7dnPb9goRLoKfgGbLfQg9WoLUgNY77E2jT11fem3coV9nAkguBACzrU1iyZM4B8roQ',
}

/**
 * Returns whether a text is the base58 of so many bytes. Nobody needs the bytes themselves: texts are compared, sent and
 * shown as they are.
 *
 * @see https://datatracker.ietf.org/doc/html/draft-msporny-base58-03
 */
export function isBase58(text: string, size: Base58Size): boolean {
  if (text.length > size.most.length || !/^[1-9A-HJ-NP-Za-km-z]+$/.test(text)) return false
  return text.startsWith('1') ? hasZeros(text, size) : isWithin(text, size)
}

/**
 * Returns whether a text can be the base58 of so many bytes by its size, and by the digits at its ends and in its middle.
 * Looking at every digit would take almost as long as parsing the answer that it is in.
 */
export function resemblesBase58(text: string, size: Base58Size): boolean {
  if (text.charCodeAt(0) === 49) return isBase58(text, size)
  const { length } = text
  return isWithin(text, size) && isDigit(text.charCodeAt(length >> 1)) && isDigit(text.charCodeAt(length - 1))
}

/** The digits are in the order of their characters, so that texts of one length compare as the numbers they spell. */
function isWithin(text: string, { least, most }: Base58Size): boolean {
  return text.length === most.length ? text <= most : text.length === least.length && text >= least
}

/** Each `1` at the start is a byte of zeros; the number that follows takes the other bytes. */
function hasZeros(text: string, { bytes }: Base58Size): boolean {
  const digits = text.replace(/^1+/, '')
  let value = 0n
  for (const digit of digits) value = value * 58n + BigInt(alphabet.indexOf(digit))
  const hex = value === 0n ? '' : value.toString(16)
  return text.length - digits.length + Math.ceil(hex.length / 2) === bytes
}

/** The digits of base58, by their value. */
export const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** All digits and letters but `0`, `I`, `O` and `l`. */
const isDigit = (code: number): boolean =>
  code < 65 ? code > 48 && code < 58 : code < 91 ? code !== 73 && code !== 79 : code > 96 && code < 123 && code !== 108
