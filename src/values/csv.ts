import { csvCell } from './csvCell.js'
import { isDate } from './isDate.js'
import { assertRowList } from './rowList.js'

/**
 * Writes rows as CSV (RFC 4180): a line of names, then a line for each row, every amount with all its digits.
 *
 * Each name that any row has is a column, in the order in which they first come. `bigint` is decimal text, `Date` ISO
 * text, lists and objects are JSON, and what is absent or `null` is empty. A row that is no object stands in the column
 * `value`. Texts that a spreadsheet would run as a formula have an apostrophe before them.
 *
 * @param rows - decoded rows, such as those of `toArray`
 * @returns text whose lines end in CR LF, without a byte order mark: put `'\uFEFF'` before it for Excel.
 * @throws {InputError} for what is no list, and for a promise, an invalid date or an object that holds itself, as `toJson` does.
 * @example
 * toCsv([{ symbol: 'USDC', balance: 1500000n }]) // 'symbol,balance\r\nUSDC,1500000\r\n'
 */
export function toCsv(rows: readonly unknown[]): string {
  assertRowList(rows)
  const names = [...new Set(rows.flatMap((row) => (isRecord(row) ? Object.keys(row) : ['value'])))]
  const lines = rows.map((row) => csvLine(names.map((name) => cellOf(row, name))))
  return names.length === 0 ? '' : `${[csvLine(names), ...lines].join('\r\n')}\r\n`
}

const cellOf = (row: unknown, name: string): unknown => {
  if (!isRecord(row)) return name === 'value' ? row : undefined
  return Object.hasOwn(row, name) ? row[name] : undefined
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isDate(value)

/**
 * A negative number that begins a line of several cells has a space before it: a reader of another separator takes the
 * line for one cell, and `-1,5+…` for a formula.
 */
function csvLine(values: readonly unknown[]): string {
  return values
    .map(csvCell)
    .join(',')
    .replace(/^-(?=.*,)/s, ' -')
}
