import { readBase58Check } from './base58Check.js'
import { notAnAddress } from './notAnAddress.js'
import { isSegwitAddress } from './segwit.js'

/** Address on Bitcoin mainnet: base58, which is case-sensitive, or bech32 in lower case. */
export type BitcoinAddress = string

/**
 * Parses an address of Bitcoin mainnet, P2PKH (`1…`), P2SH (`3…`), SegWit (`bc1q…`) or Taproot (`bc1p…`), and verifies
 * its checksum. Base58 stays as it is and bech32 becomes lower case, so that addresses compare with `===`.
 *
 * @throws {InputError} `Invalid address provided: {value}` for anything else, such as an address of a test network.
 * @example
 * parseBitcoinAddress('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa')
 */
export function parseBitcoinAddress(value: string): BitcoinAddress {
  if (isBitcoinAddress(value)) return /^bc1/i.test(value) ? value.toLowerCase() : value
  throw notAnAddress(value, [
    'An address of Bitcoin begins with 1, 3 or bc1; one of its characters may be wrong or missing',
  ])
}

/**
 * Returns whether `parseBitcoinAddress` accepts a value: an address of Bitcoin mainnet with a valid checksum.
 *
 * @see https://github.com/bitcoin/bips/blob/master/bip-0350.mediawiki
 * @example
 * isBitcoinAddress('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4') // true
 */
export function isBitcoinAddress(value: unknown): boolean {
  if (typeof value !== 'string') return false
  if (/^bc1/i.test(value)) return isSegwitAddress(value)
  const [version] = /^[13]/.test(value) ? (readBase58Check(value, 21) ?? []) : []
  return version === p2pkh || version === p2sh
}

const p2pkh = 0x00
const p2sh = 0x05
