import { type Hex, isHex, isHexOf, lowerHexOf } from '../../values/hex.js'
import { isSelector } from '../../values/selector.js'

// Every digit is checked, in every mode, because users put values that are typed as hex into HTML, queries and
// statements.

/** An EVM address, in lower case. */
export function evmAddress(value: unknown): Hex | undefined {
  return lowerHexOf(value, 40) ?? trimmed(value, evmAddress)
}

/** An EVM address in lower case, or a selector that stands for one, as it was sent. Empty text is kept. */
export function evmAddressOrSelector(value: unknown): string | undefined {
  return value === '' || isSelector(value) ? value : evmAddress(value)
}

/** An Aptos address, padded to 64 digits in lower case. */
export function aptosAddress(value: unknown): Hex | undefined {
  const full = lowerHexOf(value, 64)
  if (full) return full
  const [, digits] = (typeof value === 'string' && /^\s*(?:0x)?([\da-f]{1,64})\s*$/i.exec(value)) || []
  return digits ? `0x${digits.toLowerCase().padStart(64, '0')}` : undefined
}

/** 32 bytes of hex, as they were sent. */
export function hash32(value: unknown): Hex | undefined {
  return isHexOf(value, 64) ? value : trimmed(value, hash32)
}

/** Whole bytes of hex, as they were sent; `0x` is zero bytes. */
export function hex(value: unknown): Hex | undefined {
  return isHex(value) ? value : trimmed(value, hex)
}

/** Reads a text without surrounding white space, which copied examples have, and with `0x` instead of `0X`. */
function trimmed(value: unknown, read: typeof hex): Hex | undefined {
  const text = typeof value === 'string' ? value.trim().replace(/^0X/, '0x') : value
  return text === value ? undefined : read(text)
}
