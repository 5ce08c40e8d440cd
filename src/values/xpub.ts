import { readBase58Check } from './base58Check.js'

/** Extended public key (BIP-32), `xpub…`. Whoever has it can see every address of the wallet. */
export type Xpub = string

/**
 * Returns whether a value is an extended public key of Bitcoin mainnet, `xpub…`, as BIP-32 defines it: with a valid
 * checksum, a point of the curve, and neither a parent nor an index at depth 0. A private key with the prefix `xpub` is
 * none.
 *
 * @see https://github.com/bitcoin/bips/blob/master/bip-0032.mediawiki
 */
export function isXpub(value: unknown): boolean {
  if (typeof value !== 'string' || !value.startsWith('xpub')) return false
  const payload = readBase58Check(value, 78)
  if (!payload || !version.every((byte, index) => payload[index] === byte)) return false
  const [depth = 0, ...parentAndIndex] = payload.subarray(4, 13)
  return (depth > 0 || parentAndIndex.every((byte) => byte === 0)) && isPoint(payload.subarray(45))
}

/** The version bytes of an `xpub`. */
const version = [0x04, 0x88, 0xb2, 0x1e]

/**
 * Returns whether 33 bytes are a compressed point of the curve secp256k1: 2 or 3, and an x for which there is a y with
 * y² = x³ + 7.
 *
 * @see https://www.secg.org/sec2-v2.pdf
 */
function isPoint([sign, ...xBytes]: Uint8Array): boolean {
  if (sign !== 2 && sign !== 3) return false
  const x = xBytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
  if (x >= prime) return false
  const square = (x ** 3n + 7n) % prime
  const y = power(square, (prime + 1n) / 4n) // a root, if there is one, because the prime is 3 modulo 4
  return (y * y) % prime === square
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  let factor = base
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * factor) % prime
    factor = (factor * factor) % prime
  }
  return result
}

/** The prime of the field of secp256k1, as a literal: bundlers can't drop an expression. */
const prime = 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2fn
