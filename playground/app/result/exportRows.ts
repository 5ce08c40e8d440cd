import { toJson } from 'ledgerline/values'
import { csvCell } from './csvCell.js'
import { isRecord } from './shape.js'

/** Kinds of files an answer can be taken away in. */
export const exportKinds = ['json', 'csv', 'ndjson'] as const
/** One of them, as the file's name ends. */
export type ExportKind = (typeof exportKinds)[number]

/** Spreadsheets take a CSV for text of an old code page unless it begins with this mark. */
const byteOrderMark = '\uFEFF'

/** Writes decoded rows as text: bigint as decimal text, dates as ISO. */
export function exportText(kind: ExportKind, data: unknown, rows: readonly unknown[]): string {
  if (kind === 'json') return toJson(data, 2)
  if (kind === 'ndjson') return `${rows.map((row) => toJson(row)).join('\n')}\n`
  const names = [...new Set(rows.flatMap((row) => (isRecord(row) ? Object.keys(row) : ['value'])))]
  const lines = rows.map((row) => csvLine(names.map((name) => (isRecord(row) ? row[name] : row))))
  return `${byteOrderMark}${[csvLine(names), ...lines].join('\r\n')}\r\n`
}

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

/** Gives a text to the browser as a file. */
export function download(name: string, kind: ExportKind, text: string): void {
  const types = { json: 'application/json', csv: 'text/csv', ndjson: 'application/x-ndjson' }
  const url = URL.createObjectURL(new Blob([text], { type: types[kind] }))
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = `${name}.${kind}`
  anchor.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
