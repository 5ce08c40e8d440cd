import { hexToBytes, isBytes, isHex } from '../values/hex.js'

/**
 * Reads bytes of a known length that came from a wallet: bytes, or hex with or without `0x`. The serializations of Aptos
 * begin with the length.
 *
 * @returns `undefined` for anything else
 */
export function readBytes(value: unknown, length: number): Uint8Array | undefined {
  const bytes = isBytes(value) ? value : readHex(value)
  if (bytes?.length === length) return bytes
  return bytes?.length === length + 1 && bytes[0] === length ? bytes.subarray(1) : undefined
}

function readHex(value: unknown): Uint8Array | undefined {
  const hex = typeof value === 'string' && !value.startsWith('0x') ? `0x${value}` : value
  return isHex(hex) ? hexToBytes(hex) : undefined
}
