import { toJson } from 'ledgerline/values'

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
  return value instanceof Date ? value.toISOString() : toJson(value)
}

const isNumber = /^-?\d+(\.\d+)?$/

/** Spreadsheets may trim what cannot be seen, and take a quote for the beginning of a quoted cell. */
const formula = '(?=[\\s\\p{C}"]*[=+\\-@＝＋－＠])'

const atStart = new RegExp(`^${formula}`, 'u')

/**
 * Where a reader may begin a cell amid ours: at its separator, whatever the quotes, unless they open at the beginning of
 * the line; and at a line break.
 */
const afterBreak = new RegExp(`[;\\t\\r\\n]${formula}`, 'gu')

/** Behind it stands our closing quote, which another reader would take for an opening one, up to the next line and beyond. */
const breakAtEnd = /[;\t\r\n]$/
