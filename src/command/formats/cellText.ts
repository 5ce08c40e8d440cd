import { readDecimal, writeDecimal } from '../../values/decimalText.js'
import { isDate } from '../../values/isDate.js'
import { toJson, toPlain } from '../../values/json.js'

/** Writes a value as the text of a cell: amounts with every digit and without an exponent, lists and objects as JSON. */
export function cellText(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'number') return plainNumber(value)
  if (typeof value !== 'object') return String(value)
  return isDate(value) ? toPlain(value).replace('.000Z', 'Z') : toJson(value)
}

/** Writes a number without an exponent: `1e-7` is `0.0000001`. */
export function plainNumber(value: number): string {
  const text = String(value)
  const decimal = text.includes('e') ? readDecimal(text) : undefined
  return decimal ? writeDecimal(decimal) : text
}
