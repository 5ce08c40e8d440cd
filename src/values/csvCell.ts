import { wellFormedJson } from '../runtime/wellFormed.js'
import { plainDecimal } from './decimalText.js'
import { isDate } from './isDate.js'
import { toJson, toPlain } from './json.js'

/**
 * Writes a value as a CSV cell: numbers without an exponent, lists and objects as JSON, quoted if necessary. An
 * apostrophe is put before everything that could be a formula, for readers that expect a comma, a semicolon or a tab as the
 * separator, and a space before what would end the data.
 */
export function csvCell(value: unknown): string {
  const text = withoutFormulas(value).replace(endOfData, ' $&')
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function withoutFormulas(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value !== 'object' && typeof value !== 'string') return plainDecimal(String(value))
  const text = textOf(value)
  return isNumber.test(text) ? text : text.replace(afterBreak, "$&'").replace(atStart, "'").replace(breakAtEnd, '$& ')
}

function textOf(value: string | object): string {
  if (typeof value === 'string') return value
  return isDate(value) ? toPlain(value) : wellFormedJson(toJson(value))
}

const isNumber = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i

/**
 * The beginning of a formula. Spreadsheets may trim invisible characters, and take a quote for that of a quoted cell.
 */
const atStart = /^(?=[\s\p{C}"]*[=+\-@＝＋－＠])/u

/**
 * Where a reader may begin a new cell within ours: at its own separator, even within quotes that don't open at the
 * beginning of the line, and at a line break.
 */
const afterBreak = /[;\t\r\n](?=[\s\p{C}"]*[=+\-@＝＋－＠])/gu

/** A line of a backslash and a dot ends the data for Postgres's `\copy` before version 18, even within a quoted cell. */
const endOfData = /(?<![^\r\n])\\\.(?![^\r\n])/g

/** A separator before our closing quote, which another reader would take for an opening quote that spans lines. */
const breakAtEnd = /[;\t\r\n]$/
