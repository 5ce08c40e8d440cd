import { readBase58Check } from './base58Check.js'

/** Extended public key (BIP-32), `xpub…`. Whoever has it can see every address of the wallet. */
export type Xpub = string

/**
 * Returns whether a value is an extended public key of Bitcoin mainnet, `xpub…`, with a valid checksum.
 *
 * @see https://github.com/bitcoin/bips/blob/master/bip-0032.mediawiki
 */
export function isXpub(value: unknown): boolean {
  if (typeof value !== 'string' || !value.startsWith('xpub')) return false
  const payload = readBase58Check(value, 78)
  return payload !== undefined && version.every((byte, index) => payload[index] === byte)
}

/** The version bytes of an `xpub`. */
const version = [0x04, 0x88, 0xb2, 0x1e]
