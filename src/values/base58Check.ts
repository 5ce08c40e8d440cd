import { sha256 } from '@noble/hashes/sha2.js'
import { base58Bytes, isBase58Text } from './base58.js'

/**
 * Reads base58 text that ends in a checksum of four bytes: the first four of the double SHA-256 of the payload.
 *
 * @param size - how many bytes the payload has
 * @returns the payload without its checksum; `undefined` if the text isn't valid.
 * @see https://en.bitcoin.it/wiki/Base58Check_encoding
 */
export function readBase58Check(text: string, size: number): Uint8Array | undefined {
  if (text.length > size * 2 || !isBase58Text(text)) return undefined
  const bytes = base58Bytes(text, size + 4)
  const payload = bytes?.subarray(0, size)
  const sum = payload && sha256(sha256(payload))
  return sum && bytes?.subarray(size).every((byte, index) => byte === sum[index]) ? payload : undefined
}
