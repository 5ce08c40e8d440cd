import { safeInFile, safeJson } from '../files/safeText.js'
import { csvCell } from '../values/csvCell.js'
import { type Cell, cellReader, type ReadCell } from './cells.js'
import type { Column } from './columns.js'

/** The columns that say where a row is from, which together are its key. */
export const keyColumns = ['_input', '_slice', '_page', '_row'] as const

/** Values of the key columns. */
export type RowKey = readonly [input: number, slice: number, page: number, row: number]

/** Writes the text of one row, with its line feed. */
export type WriteRow = (key: RowKey, row: unknown) => string

/** Returns the columns of a file: with doubles, one more beside each amount. */
export function fileColumns(columns: readonly Column[], withDoubles: boolean): readonly Column[] {
  if (!withDoubles) return columns
  return columns.flatMap((column) => {
    const isMeasured = column.kind === 'amount' && column.role !== 'id' && column.role !== 'ordinal'
    return isMeasured ? [column, { ...column, name: `${column.name}_approx`, kind: 'double' as const }] : [column]
  })
}

/** Writes rows as NDJSON: times as ISO text, lists and maps as JSON. */
export function ndjsonRows(columns: readonly Column[]): WriteRow {
  const fields = columns.map((column) => ({
    name: `,${JSON.stringify(column.name)}:`,
    read: shownReader(column),
    isJson: column.kind === 'json',
  }))
  return ([input, slice, page, index], row) => {
    let line = `{"_input":${input},"_slice":${slice},"_page":${page},"_row":${index}`
    for (const { name, read, isJson } of fields) line += name + jsonText(read(row), isJson)
    return `${line}}\n`
  }
}

const jsonText = (cell: Cell, isJson: boolean): string =>
  typeof cell !== 'string'
    ? String(cell)
    : harmless.test(cell) && !isJson
      ? `"${cell}"`
      : safeJson(isJson ? cell : JSON.stringify(cell))

/** Text that is the same in JSON and CSV, and no formula: most cells. */
const harmless = /^\w[\w.:/ -]*$/

/** Writes rows as CSV. Cells that a spreadsheet would run are guarded, and what acts on a terminal is escaped. */
export function csvRows(columns: readonly Column[]): WriteRow {
  const fields = columns.map(shownReader)
  return (key, row) => {
    let line = key.join(',')
    for (const read of fields) line += `,${guarded(read(row))}`
    return `${line}\r\n`
  }
}

const guarded = (cell: Cell): string =>
  typeof cell !== 'string' ? csvCell(cell) : harmless.test(cell) ? cell : csvCell(safeInFile(cell))

/** The header of a CSV file. */
export const csvHeader = (columns: readonly Column[]): string =>
  `${[...keyColumns, ...columns.map(({ name }) => csvCell(name))].join(',')}\r\n`

/** Writes rows as lists of cells, which Parquet parts are made of. */
export function cellRows(columns: readonly Column[]): WriteRow {
  const fields = columns.map(cellReader)
  return (key, row) => `${JSON.stringify([...key, ...fields.map((read) => read(row))])}\n`
}

/** Reads a column for people and databases: a time is text. */
function shownReader(column: Column): ReadCell {
  const read = cellReader(column)
  if (column.kind !== 'time') return read
  return (row) => {
    const cell = read(row)
    return typeof cell === 'number' ? new Date(cell).toISOString() : cell
  }
}
