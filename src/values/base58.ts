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
 * Returns whether a text is the base58 of so many bytes, which are made only where the text alone does not tell.
 *
 * @see https://datatracker.ietf.org/doc/html/draft-msporny-base58-03
 */
export function isBase58(text: string, size: Base58Size): boolean {
  if (text.length > size.most.length || !hasDigitsAlone(text)) return false
  return text.startsWith('1') ? base58Bytes(text, size.bytes) !== undefined : isWithin(text, size)
}

/** The digits are in the order of their characters, so that texts of one length compare as the numbers they spell. */
function isWithin(text: string, { least, most }: Base58Size): boolean {
  return text.length === most.length ? text <= most : text.length === least.length && text >= least
}

/**
 * Decodes the digits of base58. Each `1` at the start is a byte of zeros; the number that follows takes the other bytes.
 *
 * @returns `undefined` where they are not so many bytes.
 */
export function base58Bytes(text: string, size: number): Uint8Array | undefined {
  const number = text.replace(/^1+/, '')
  let value = 0n
  for (const digit of number) value = value * 58n + BigInt(alphabet.indexOf(digit))
  const hex = value === 0n ? '' : value.toString(16)
  if (text.length - number.length + Math.ceil(hex.length / 2) !== size) return undefined
  const padded = hex.padStart(2 * size, '0')
  return Uint8Array.from({ length: size }, (_, at) => Number.parseInt(padded.slice(2 * at, 2 * at + 2), 16))
}

/** The digits of base58, by their value. */
const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Whether every character is a digit or a letter but `0`, `I`, `O` and `l`: twice as fast as the regular expression. */
function hasDigitsAlone(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (isDigit[text.charCodeAt(at)] !== 1) return false
  return true
}

/** By the code of a character below 128. */
const isDigit = /* @__PURE__ */ Uint8Array.from({ length: 128 }, (_, code) =>
  alphabet.includes(String.fromCharCode(code)) ? 1 : 0,
)
