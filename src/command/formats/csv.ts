import { safeInFile, safeText } from '../../files/safeText.js'
import { toCsv } from '../../values/csv.js'
import { type Column, valueAt } from '../catalogue/columns.js'
import { cellText } from './cellText.js'
import type { RowWriter, WriterOptions } from './writer.js'

/** Writes rows as CSV. Its header has every column of the document, whatever the rows have. */
export function csvWriter({ output, columns }: WriterOptions): RowWriter {
  let isBegun = false
  const safe = output.isTerminal ? safeText : safeInFile
  const lines = (rows: readonly unknown[], hasHeader: boolean): string => {
    const text = toCsv(rows.map((row) => Object.fromEntries(columns.map((column) => [column.name, cell(row, column)]))))
    return hasHeader ? text : text.slice(text.indexOf('\r\n') + 2)
  }
  const cell = (row: unknown, { path }: Column): unknown => {
    const value = valueAt(row, path)
    return typeof value === 'object' || typeof value === 'string' ? safe(cellText(value)) : value
  }
  const header = (): string =>
    toCsv([Object.fromEntries(columns.map(({ name }) => [name, '']))]).split('\r\n', 1)[0] ?? ''
  return {
    async rows(rows) {
      if (rows.length === 0) return
      const text = lines(rows, !isBegun)
      isBegun = true
      await output.write(text)
    },
    async end(failed) {
      if (!isBegun && !failed) await output.write(`${header()}\r\n`)
    },
  }
}
