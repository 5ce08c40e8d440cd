import { wellFormedJson } from '../../runtime/wellFormed.js'
import { plainDecimal } from '../../values/decimalText.js'
import { isDate } from '../../values/isDate.js'
import { toJson, toPlain } from '../../values/json.js'

/** Writes a value as the text of a cell: amounts with every digit and without an exponent, lists and objects as JSON. */
export function cellText(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'number') return plainDecimal(String(value))
  if (typeof value !== 'object') return String(value)
  return isDate(value) ? toPlain(value).replace('.000Z', 'Z') : wellFormedJson(toJson(value))
}
