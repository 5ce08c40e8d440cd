import { csvCell } from './csvCell.js'
import { isDate } from './isDate.js'
import { assertRowList } from './rowList.js'

/**
 * Writes rows as CSV (RFC 4180): a header line, then one line per row. Amounts keep all their digits.
 *
 * Every name that any row has is a column, in order of first appearance. `bigint` becomes decimal text, `Date` becomes
 * ISO text, lists and objects become JSON, and absent or `null` values are empty. A row that isn't an object goes into
 * the column `value`. Numbers have no exponent. Text that a spreadsheet would run as a formula gets a leading apostrophe,
 * and a line of text that is only `\.`, which ends the data for Postgres, a leading space.
 *
 * @param rows - decoded rows, such as those of `toArray`
 * @returns text whose lines end in CR LF, without a byte order mark. For Excel, put `'\uFEFF'` before it.
 * @throws {InputError} if `rows` isn't a list, and for values that `toJson` rejects: a promise, an invalid date, or an
 * object that contains itself.
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
 * Writes one line. A negative number at its beginning gets a leading space if more cells follow: a reader that expects
 * another separator sees the line as one cell, and would take `-1,5+…` for a formula.
 */
function csvLine(values: readonly unknown[]): string {
  return values
    .map(csvCell)
    .join(',')
    .replace(/^-(?=.*,)/s, ' -')
}
