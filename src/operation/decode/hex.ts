import type { Decoding } from './decoding.js'

/** An EVM address, in lower case. */
export function evmAddress(value: unknown, decoding: Decoding): `0x${string}` | undefined {
  if (isHexOf(value, 42, decoding)) return value.toLowerCase() as `0x${string}` // checked by its length and start
  return trimmed(value, decoding, evmAddress)
}

/** An Aptos address, padded to 64 digits in lower case. */
export function aptosAddress(value: unknown, decoding: Decoding): `0x${string}` | undefined {
  if (isHexOf(value, 66, decoding)) return value.toLowerCase() as `0x${string}` // checked by its length and start
  const [, digits] = (typeof value === 'string' && /^\s*(?:0x)?([\da-f]{1,64})\s*$/i.exec(value)) || []
  return digits ? `0x${digits.toLowerCase().padStart(64, '0')}` : undefined
}

/** 32 bytes of hex, as they were sent. */
export function hash32(value: unknown, decoding: Decoding): `0x${string}` | undefined {
  if (isHexOf(value, 66, decoding)) return value as `0x${string}` // checked by its length and start
  return trimmed(value, decoding, hash32)
}

/** Whole bytes of hex, as they were sent; `0x` is zero bytes. */
export function hex(value: unknown, decoding: Decoding): `0x${string}` | undefined {
  const isEven = typeof value === 'string' && value.length % 2 === 0
  const isHex = isEven && (value === '0x' || isHexOf(value, value.length, decoding))
  return isHex ? (value as `0x${string}`) : trimmed(value, decoding, hex) // checked by its length and start
}

/** Reads a text without the white space around it, which copied examples have, and with `0x` for `0X`. */
function trimmed(value: unknown, decoding: Decoding, read: typeof hex): `0x${string}` | undefined {
  const text = typeof value === 'string' ? value.trim().replace(/^0X/, '0x') : value
  return text === value ? undefined : read(text, decoding)
}

/**
 * Whether a text is 0x-hex of a given length. Checking every digit would take as long as parsing the whole answer, so
 * outside of strict mode only the length, the prefix and the digits at both ends and in the middle are checked.
 */
function isHexOf(value: unknown, length: number, { strict }: Decoding): value is string {
  return (
    typeof value === 'string' &&
    value.length === length &&
    value.charCodeAt(0) === 48 &&
    value.charCodeAt(1) === 120 &&
    (notHex(value.charCodeAt(2)) | notHex(value.charCodeAt(length >> 1)) | notHex(value.charCodeAt(length - 1))) >= 0 &&
    (!strict || /^0x[\da-f]*$/i.test(value))
  )
}

/**
 * Negative unless the character is a hex digit. It does not branch: whether a digit of a hash is a letter is a coin
 * toss, which the processor would mispredict every other time.
 */
function notHex(code: number): number {
  const letter = code | 32
  return ((code - 48) | (57 - code)) & ((letter - 97) | (102 - letter))
}
