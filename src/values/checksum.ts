import { keccak_256 } from '@noble/hashes/sha3.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { type EvmAddress, parseEvmAddress } from './evmAddress.js'
import { bytesToHex } from './hex.js'

/**
 * Formats an EVM address in checksum form, where the case of the letters reveals typos.
 *
 * @throws {InputError} `Invalid address provided: {value}`.
 * @example
 * checksumAddress('0xd8da6bf26964af9d7eed9e03e53415d37aa96045') // '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
 * @see EIP-55
 */
export function checksumAddress(address: string): EvmAddress {
  const digits = parseEvmAddress(address).slice(2)
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits))).slice(2)
  const cased = digits.replace(/[a-f]/g, (letter, at: number) =>
    hash.charAt(at) >= '8' ? letter.toUpperCase() : letter,
  )
  return `0x${cased}`
}
