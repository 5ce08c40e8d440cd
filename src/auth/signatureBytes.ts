import { hexToBytes, isBytes, isHex } from '../values/hex.js'

/**
 * Reads bytes from a wallet, given as bytes or as hex with or without `0x`.
 *
 * @returns `undefined` for anything else
 */
export function anyBytes(value: unknown): Uint8Array | undefined {
  if (isBytes(value)) return value
  const hex = typeof value === 'string' && !value.startsWith('0x') ? `0x${value}` : value
  return isHex(hex) ? hexToBytes(hex) : undefined
}
