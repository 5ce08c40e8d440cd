/** A number of bytes, with the base58 of the least and the largest value whose first byte isn't zero. */
export interface Base58Size {
  readonly bytes: number
  readonly least: string
  readonly most: string
}

/** The size of a Solana address. */
export const addressSize: Base58Size = {
  bytes: 32,
  least: '4uQeVj5tqViQh7yWWGStvkEG1Zmhx6uasJtWCJziofM',
  most: 'JEKNVnkbo3jma5nREBBJCDoXFVeKkD56V3xKrvRmWxFG',
}

/** The size of an Ed25519 signature, which identifies a transaction on Solana. */
export const signatureSize: Base58Size = {
  bytes: 64,
  least: '2AFv15MNPuA84RmU66xw2uMzGipcVxNpzAffoacGVvjFue3CBmf633fAWuiP9cwL9C3z3CJiGgRSFjJfeEcA6QX',
  most: '67rpwLCuS5DGA8KGZXKsVQ7dnPb9goRLoKfgGbLfQg9WoLUgNY77E2jT11fem3coV9nAkguBACzrU1iyZM4B8roQ',
}

/**
 * Returns whether a text is the base58 of a number of bytes. It decodes them only if it has to.
 *
 * @see https://datatracker.ietf.org/doc/html/draft-msporny-base58-03
 */
export function isBase58(text: string, size: Base58Size): boolean {
  if (text.length > size.most.length || !isBase58Text(text)) return false
  return text.startsWith('1') ? base58Bytes(text, size.bytes) !== undefined : isWithin(text, size)
}

/** Compares texts instead of numbers, because base58 digits are in the order of their characters. */
function isWithin(text: string, { least, most }: Base58Size): boolean {
  return text.length === most.length ? text <= most : text.length === least.length && text >= least
}

/**
 * Decodes base58 digits. Each leading `1` is a zero byte; the rest is a number, which takes the remaining bytes.
 *
 * @returns `undefined` if the text has another number of bytes.
 */
export function base58Bytes(text: string, size: number): Uint8Array | undefined {
  const number = text.replace(/^1+/, '')
  const value = base58Number(number)
  const hex = value === 0n ? '' : value.toString(16)
  if (text.length - number.length + Math.ceil(hex.length / 2) !== size) return undefined
  const padded = hex.padStart(2 * size, '0')
  return Uint8Array.from({ length: size }, (_, at) => Number.parseInt(padded.slice(2 * at, 2 * at + 2), 16))
}

/** Returns the number that base58 digits are. */
export function base58Number(digits: string): bigint {
  let value = 0n
  for (const digit of digits) value = value * 58n + BigInt(alphabet.indexOf(digit))
  return value
}

/** Encodes bytes, given as hex, in base58 digits: a leading `1` for each zero byte, and the rest as a number. */
export function base58Text(hex: string): string {
  const zeros = /^(?:00)*/.exec(hex)?.[0].length ?? 0
  let text = ''
  for (let value = BigInt(`0x0${hex}`); value > 0n; value /= 58n) text = alphabet.charAt(Number(value % 58n)) + text
  return '1'.repeat(zeros / 2) + text
}

/** The base58 digits, ordered by value. */
const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Returns whether every character is a base58 digit. Twice as fast as a regular expression. */
export function isBase58Text(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (isDigit[text.charCodeAt(at)] !== 1) return false
  return true
}

/** 1 for each character code below 128 that is a base58 digit. */
const isDigit = /* @__PURE__ */ Uint8Array.from({ length: 128 }, (_, code) =>
  alphabet.includes(String.fromCharCode(code)) ? 1 : 0,
)
