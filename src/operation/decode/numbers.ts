import type { Decoding } from './decoding.js'
import { digits } from './digits.js'

/** A small whole number: a count or an index. */
export function count(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : undefined
  if (typeof value !== 'string') return undefined
  const small = value.length < 10 ? digits(value, 0, value.length) : -1
  return small < 0 ? count(numeric(value)) : small
}

/** A number of decimals, at most 255, because contracts store it in one byte. */
export function decimals(value: unknown): number | undefined {
  const number = count(value)
  return number !== undefined && number >= 0 && number < 256 ? number : undefined
}

/** A finite number, such as an amount in US dollars or a percentage. */
export function float(value: unknown): number | undefined {
  const number = typeof value === 'string' ? numeric(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** A decimal number as text, exactly as it was sent. One that was sent as a JSON number has a double's precision. */
export function decimal(value: unknown, decoding: Decoding): string | undefined {
  if (typeof value === 'string') return numericPattern.test(value) ? value : undefined
  if (typeof value !== 'number') return undefined
  if (Math.abs(value) >= 2 ** 53) decoding.inexact = true
  return String(value)
}

const numericPattern = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/

function numeric(value: string): number | undefined {
  if (numericPattern.test(value)) return Number(value)
  return /^0x[\da-f]{1,13}$/i.test(value) ? Number(value) : undefined
}
