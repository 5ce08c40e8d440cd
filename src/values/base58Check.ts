import { sha256 } from '@noble/hashes/sha2.js'
import { alphabet } from './base58.js'

/**
 * Reads base58 whose last four bytes are a checksum: the first four of the SHA-256 of the SHA-256 of those before.
 *
 * @param size - how many bytes the payload has
 * @returns the payload, without its checksum; `undefined` for another text.
 * @see https://en.bitcoin.it/wiki/Base58Check_encoding
 */
export function readBase58Check(text: string, size: number): Uint8Array | undefined {
  if (text.length > size * 2 || !isBase58Text(text)) return undefined
  const bytes = bytesOf(text, size + 4)
  const payload = bytes?.subarray(0, size)
  const sum = payload && sha256(sha256(payload))
  return sum && bytes?.subarray(size).every((byte, index) => byte === sum[index]) ? payload : undefined
}

/** Returns whether a text has the digits of base58 alone. */
export function isBase58Text(text: string): boolean {
  return /^[1-9A-HJ-NP-Za-km-z]+$/.test(text)
}

/** The bytes of base58, of which each `1` at the start is a zero; `undefined` where there are not so many of them. */
function bytesOf(text: string, size: number): Uint8Array | undefined {
  let value = 0n
  for (const digit of text) value = value * 58n + BigInt(alphabet.indexOf(digit))
  const hex = value === 0n ? '' : value.toString(16)
  const digits = hex.padStart(hex.length + (hex.length % 2), '0')
  const zeros = text.length - text.replace(/^1+/, '').length
  if (zeros + digits.length / 2 !== size) return undefined
  const bytes = new Uint8Array(size)
  for (let at = 0; at < digits.length; at += 2) bytes[zeros + at / 2] = Number.parseInt(digits.slice(at, at + 2), 16)
  return bytes
}
