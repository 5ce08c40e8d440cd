import type { EncodeInput } from '../operation.js'
import { invalid } from './invalid.js'

/** Text, a number, a `bigint` or a boolean, as text, except `NaN`, `Infinity` and numbers that may have lost digits. */
export const asText: EncodeInput = (value, at) => {
  if (typeof value === 'string') return value
  if (typeof value === 'number' && Math.abs(value) < 2 ** 53) return String(value)
  if (typeof value === 'bigint' || typeof value === 'boolean') return String(value)
  throw invalid(at, 'text', value)
}

/** One of a fixed set of texts. A number counts as its digits. */
export function asOneOf(value: unknown, at: string, values: readonly string[]): string {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text === 'string' && values.includes(text)) return text
  throw invalid(at, `one of ${values.join(', ')}`, value)
}

/** `true` or `false`, but not as text. */
export const asBoolean: EncodeInput = (value, at) => {
  if (typeof value === 'boolean') return value
  throw invalid(at, 'true or false', typeof value === 'string' ? `"${value}"` : value)
}
