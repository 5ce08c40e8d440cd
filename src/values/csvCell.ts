import { isDate } from './isDate.js'
import { toJson, toPlain } from './json.js'

/**
 * Writes a value as a cell of a CSV: lists and objects as JSON, quoted where it must be. No reader finds the beginning of
 * a formula in it, whether it takes a comma, a semicolon or a tab for the separator: an apostrophe goes before one.
 */
export function csvCell(value: unknown): string {
  const text = withoutFormulas(value)
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function withoutFormulas(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value !== 'object' && typeof value !== 'string') return String(value)
  const text = textOf(value)
  return isNumber.test(text) ? text : text.replace(afterBreak, "$&'").replace(atStart, "'").replace(breakAtEnd, '$& ')
}

function textOf(value: string | object): string {
  if (typeof value === 'string') return value
  return isDate(value) ? toPlain(value) : toJson(value)
}

const isNumber = /^-?\d+(\.\d+)?$/

/** The beginning of a formula. Spreadsheets may trim what cannot be seen, and take a quote for that of a quoted cell. */
const atStart = /^(?=[\s\p{C}"]*[=+\-@＝＋－＠])/u

/**
 * Where a reader may begin a cell amid ours: at its separator, whatever the quotes, unless they open at the beginning of
 * the line; and at a line break.
 */
const afterBreak = /[;\t\r\n](?=[\s\p{C}"]*[=+\-@＝＋－＠])/gu

/** Behind it stands our closing quote, which another reader would take for an opening one, up to the next line and beyond. */
const breakAtEnd = /[;\t\r\n]$/
