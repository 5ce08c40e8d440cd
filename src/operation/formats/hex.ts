/** An EVM address, in lower case. */
export function evmAddress(value: unknown): `0x${string}` | undefined {
  return isHexOf(value, 42) ? (value.toLowerCase() as `0x${string}`) : undefined // checked by its length and start
}

/** An Aptos address, padded to 64 digits in lower case. */
export function aptosAddress(value: unknown): `0x${string}` | undefined {
  if (isHexOf(value, 66)) return value.toLowerCase() as `0x${string}` // checked by its length and start
  if (typeof value !== 'string' || !/^(?:0[xX])?[\da-fA-F]{1,64}$/.test(value)) return undefined
  const digits = /^0[xX]/.test(value) ? value.slice(2) : value
  return `0x${digits.toLowerCase().padStart(64, '0')}`
}

export function hash32(value: unknown): `0x${string}` | undefined {
  return isHexOf(value, 66) ? (value as `0x${string}`) : undefined // checked by its length and start
}

export function hex(value: unknown): `0x${string}` | undefined {
  if (typeof value !== 'string' || value.length % 2 !== 0) return undefined
  return value === '0x' || isHexOf(value, value.length) ? (value as `0x${string}`) : undefined // the same
}

/**
 * Whether a text is 0x-hex of a length. Looking at every digit would take as long as parsing the whole answer; the
 * length, the prefix and the digits at both ends and in the middle tell a wrong value from a right one.
 */
function isHexOf(value: unknown, length: number): value is string {
  return (
    typeof value === 'string' &&
    value.length === length &&
    value.charCodeAt(0) === 48 &&
    (value.charCodeAt(1) | 32) === 120 &&
    (notHex(value.charCodeAt(2)) | notHex(value.charCodeAt(length >> 1)) | notHex(value.charCodeAt(length - 1))) >= 0
  )
}

/**
 * Negative for what is no hex digit. Without a branch: whether a digit of a hash is a letter is a coin toss, which
 * the processor would guess wrong every other time.
 */
function notHex(code: number): number {
  const letter = code | 32
  return ((code - 48) | (57 - code)) & ((letter - 97) | (102 - letter))
}
