import { InputError } from '../errors/input.js'
import { bytesToHex, isBytes } from './hex.js'
import { notAnAddress } from './notAnAddress.js'

/** Address of an Aptos account or object: `0x` and 64 hex digits, in lower case. */
export type AptosAddress = `0x${string}`

/**
 * Parses an Aptos address in any form and pads it to 64 digits, so that addresses compare with `===`.
 *
 * It is more lenient than AIP-40: `0x` and leading zeros may be missing, because nodes and indexers omit them.
 *
 * @param value - hex text of up to 64 digits, or the 32 bytes
 * @throws {InputError} `Invalid address provided: {value}`, `Hex string is too long. Address's length is 32 bytes.` or,
 * for bytes, `Expected address of length 32`.
 * @example
 * parseAptosAddress('0x1') // '0x0000000000000000000000000000000000000000000000000000000000000001'
 */
export function parseAptosAddress(value: string | Uint8Array): AptosAddress {
  if (isBytes(value)) {
    if (value.length === 32) return bytesToHex(value)
    throw new InputError('Expected address of length 32', { hints: [`Got ${value.length} bytes`] })
  }
  const digits = digitsOf(value)
  if (digits === undefined) throw notAnAddress(value, ['0x and up to 64 hex digits'])
  if (digits.length > 64) throw new InputError("Hex string is too long. Address's length is 32 bytes.")
  return pad(digits)
}

/**
 * Formats an Aptos address for display: the special addresses `0x0` to `0xf` in short form, all others in full.
 *
 * @throws {InputError} as `parseAptosAddress` does.
 * @example
 * shortAptosAddress('0x0000000000000000000000000000000000000000000000000000000000000001') // '0x1'
 * @see AIP-40
 */
export function shortAptosAddress(value: string | Uint8Array): `0x${string}` {
  const address = parseAptosAddress(value)
  return /^0x0{63}/.test(address) ? `0x${address.slice(-1)}` : address
}

/** Returns whether `parseAptosAddress` accepts a value. */
export function isAptosAddress(value: unknown): boolean {
  return read(value) !== undefined
}

/**
 * Returns whether two values are the same Aptos address, in any form; `false` if either isn't an address.
 */
export function isSameAptosAddress(a: unknown, b: unknown): boolean {
  const address = read(a)
  return address !== undefined && address === read(b)
}

function read(value: unknown): AptosAddress | undefined {
  if (isBytes(value)) return value.length === 32 ? bytesToHex(value) : undefined
  const digits = digitsOf(value)
  return digits !== undefined && digits.length <= 64 ? pad(digits) : undefined
}

/** Returns the hex digits of an address of any length; `undefined` for anything else. */
function digitsOf(value: unknown): string | undefined {
  const digits = typeof value === 'string' ? value.replace(/^0x/i, '') : ''
  return digits === '' || /[^\da-f]/i.test(digits) ? undefined : digits
}

const pad = (digits: string): AptosAddress => `0x${digits.toLowerCase().padStart(64, '0')}`
