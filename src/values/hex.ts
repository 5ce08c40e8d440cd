import { InputError } from '../errors/input.js'
import { type HexCase, hexCase } from './hexCase.js'

/** Bytes as text: `0x`, then two hex digits per byte. */
export type Hex = `0x${string}`

/** Returns whether a value is `0x` followed by whole bytes of hex. */
export function isHex(value: unknown): value is Hex {
  return typeof value === 'string' && value.length % 2 === 0 && caseOf(value) !== 'none'
}

/** Returns whether a value is `0x` followed by a given number of hex digits. */
export function isHexOf(value: unknown, digits: number): value is Hex {
  return typeof value === 'string' && value.length === digits + 2 && caseOf(value) !== 'none'
}

/** Returns `0x` and a given number of hex digits in lower case; `undefined` for anything else. */
export function lowerHexOf(value: unknown, digits: number): Hex | undefined {
  if (typeof value !== 'string' || value.length !== digits + 2) return undefined
  const written = caseOf(value)
  if (written === 'none') return undefined
  return (written === 'lower' ? value : value.toLowerCase()) as Hex // every digit was checked
}

/**
 * Like `hexCase`, but doesn't check a recent hash or address again: a block's hash is in every row, a transaction's in
 * each of its logs.
 */
function caseOf(text: string): HexCase {
  const { length } = text
  if (length > 66 || length < 4) return hexCase(text) // an empty text would match an empty slot
  const slot = (text.charCodeAt(length - 1) * 31 + text.charCodeAt(length - 2)) & 255
  if (lately[slot] === text) return 'lower'
  const written = hexCase(text)
  if (written === 'lower') lately[slot] = text
  return written
}

/** Recent hex in lower case, by its last digits. */
const lately = /* @__PURE__ */ Array.from({ length: 256 }, () => '')

/** Returns whether a value is a `Uint8Array`, even one from another realm. */
export function isBytes(value: unknown): value is Uint8Array {
  return ArrayBuffer.isView(value) && Object.prototype.toString.call(value) === '[object Uint8Array]'
}

/**
 * Converts hex text to bytes, with or without `0x`, in any case.
 *
 * @throws {InputError} `hexToBytes: received invalid unpadded hex` for an odd number of digits, `Invalid byte sequence`
 * for anything that isn't a hex digit.
 * @example
 * hexToBytes('0xcafe') // Uint8Array [202, 254]
 */
export function hexToBytes(hex: string): Uint8Array {
  if (typeof hex !== 'string') throw new InputError('Invalid byte sequence', { hints: ['Pass a string'] })
  const digits = hex.replace(/^0x/i, '')
  if (digits.length % 2) throw new InputError('hexToBytes: received invalid unpadded hex')
  if (notDigit.test(digits)) throw new InputError('Invalid byte sequence')
  return Uint8Array.from({ length: digits.length / 2 }, (_, at) =>
    Number.parseInt(digits.slice(2 * at, 2 * at + 2), 16),
  )
}

/**
 * Converts bytes to lower-case hex text with `0x`.
 *
 * @throws {InputError} `Invalid byte sequence` for anything but a `Uint8Array`.
 * @example
 * bytesToHex(new Uint8Array([202, 254])) // '0xcafe'
 */
export function bytesToHex(bytes: Uint8Array): Hex {
  if (!isBytes(bytes)) throw new InputError('Invalid byte sequence', { hints: ['Pass a Uint8Array'] })
  let hex: Hex = '0x'
  for (const byte of bytes) hex = `${hex}${byte < 16 ? '0' : ''}${byte.toString(16)}`
  return hex
}

// Searching for what isn't a digit takes linear time and constant stack, however long the text is.
const notDigit = /[^\da-f]/i
