import type { EncodeInput } from '../operation.js'
import { invalid } from './invalid.js'
import { asUint } from './numbers.js'

/** 0x-hex of even length. */
export const asHex: EncodeInput = (value, at) => {
  if (typeof value === 'string' && /^0x(?:[\da-f]{2})*$/i.test(value)) return value
  throw invalid(at, '0x-hex of even length', value)
}

/** 32 bytes of 0x-hex, in lower case. */
export const asHash32: EncodeInput = (value, at) => {
  if (typeof value === 'string' && /^0x[\da-f]{64}$/i.test(value)) return value.toLowerCase()
  throw invalid(at, '32 bytes of 0x-hex', value)
}

/** A block number or a block hash. In hex, a number has at most 16 digits, so a truncated hash isn't taken for one. */
export const asBlockId: EncodeInput = (value, at) => {
  const text = typeof value === 'object' ? '' : String(value)
  if (/^0x[\da-f]{64}$/i.test(text)) return text.toLowerCase()
  if (/^(?:\d{1,77}|0x[\da-f]{1,16})$/i.test(text)) return asUint(value, at)
  throw invalid(at, 'a block number, or a hash of 32 bytes', value)
}
