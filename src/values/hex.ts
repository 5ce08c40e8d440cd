import { InputError } from '../errors/input.js'
import { type HexCase, hexCase } from './hexCase.js'

/** Bytes as text: `0x`, then two hex digits per byte. */
export type Hex = `0x${string}`

/** Returns whether a value is `0x` followed by whole bytes of hex. */
export function isHex(value: unknown): value is Hex {
  return typeof value === 'string' && value.length % 2 === 0 && caseOf(value) !== 'none'
}

/** Returns whether a value is `0x` followed by so many hex digits. */
export function isHexOf(value: unknown, digits: number): value is Hex {
  return typeof value === 'string' && value.length === digits + 2 && caseOf(value) !== 'none'
}

/** Reads `0x` and so many hex digits in lower case, in which they may be already; `undefined` for anything else. */
export function lowerHexOf(value: unknown, digits: number): Hex | undefined {
  if (typeof value !== 'string' || value.length !== digits + 2) return undefined
  const written = caseOf(value)
  if (written === 'none') return undefined
  return (written === 'lower' ? value : value.toLowerCase()) as Hex // it was looked at whole
}

/**
 * As `hexCase`, but a hash or an address that was looked at lately is not looked at again: a block is named in every row,
 * a transaction in each of its logs.
 */
function caseOf(text: string): HexCase {
  const { length } = text
  if (length > 66 || length < 4) return hexCase(text) // an empty text is in every empty slot
  const slot = (text.charCodeAt(length - 1) * 31 + text.charCodeAt(length - 2)) & 255
  if (lately[slot] === text) return 'lower'
  const written = hexCase(text)
  if (written === 'lower') lately[slot] = text
  return written
}

/** Hex in lower case, by its last digits. */
const lately = /* @__PURE__ */ Array.from({ length: 256 }, () => '')

/** Returns whether a value is a `Uint8Array`, also one of another realm. */
export function isBytes(value: unknown): value is Uint8Array {
  return ArrayBuffer.isView(value) && Object.prototype.toString.call(value) === '[object Uint8Array]'
}

/**
 * Converts hex text to bytes, with or without `0x`, in any case.
 *
 * @throws {InputError} `hexToBytes: received invalid unpadded hex` when a digit is missing, `Invalid byte sequence`
 * when something is not a hex digit.
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

// A negative search runs in linear time and constant stack, whatever the length of the text.
const notDigit = /[^\da-f]/i
