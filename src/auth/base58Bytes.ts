import type { Base58Size } from '../values/base58.js'
import { hexToBytes } from '../values/hex.js'

/** Decodes a text that is the base58 of so many bytes. */
export function base58Bytes(text: string, size: Base58Size): Uint8Array {
  let value = 0n
  for (const digit of text) value = value * 58n + BigInt(digits.indexOf(digit))
  return hexToBytes(value.toString(16).padStart(2 * size.bytes, '0'))
}

const digits = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
