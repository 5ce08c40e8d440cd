import type { EncodeInput } from '../operation.js'
import { invalid } from './invalid.js'

/** A finite number, or text that is one. */
export const asNumber: EncodeInput = (value, at) => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof number === 'number' && Number.isFinite(number)) return number + 0 // -0 is sent as 0
  throw invalid(at, 'a number', value)
}

/** A whole number that JavaScript holds exactly. */
export const asCount: EncodeInput = (value, at) => {
  const number = Number(asUint(value, at))
  if (Number.isSafeInteger(number)) return number
  throw invalid(at, 'a whole number below 2^53', value)
}

/** A whole number of any size, as decimal text: `bigint`, safe number, decimal or hex text. */
export const asUint: EncodeInput = (value, at) => {
  if (typeof value === 'bigint' && value >= 0n) return String(value)
  const isInexact = typeof value === 'object' || (typeof value === 'number' && !Number.isSafeInteger(value))
  const text = isInexact ? '' : String(value)
  if (/^(?:0x[\da-f]{1,64}|\d{1,100})$/i.test(text)) return String(BigInt(text))
  throw invalid(at, 'a whole number from 0 (bigint if unsafe)', value)
}

/** A decimal number, as text. It may have an exponent, as a very large or small `number` does. */
export const asDecimal: EncodeInput = (value, at) => {
  if (typeof value === 'string' && /^-?\d{1,100}(?:\.\d{1,100})?(?:e[+-]\d{1,3})?$/.test(value)) return value
  if (typeof value === 'bigint' || (typeof value === 'number' && Number.isFinite(value))) return String(value)
  throw invalid(at, 'a decimal number', value)
}
