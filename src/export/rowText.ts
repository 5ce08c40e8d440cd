import { csvCell } from '../values/csvCell.js'
import { fieldOf } from '../values/fieldOf.js'
import { isDate } from '../values/isDate.js'
import { toJson } from '../values/json.js'
import type { Column } from './columns.js'

/** The columns that say where a row is from, which together are its key. */
export const keyColumns = ['_input', '_slice', '_page', '_row'] as const

/** Values of the key columns. */
export type RowKey = readonly [input: number, slice: number, page: number, row: number]

/** The value of a cell: as it is written to JSON, with amounts as exact text and times in milliseconds. */
export type Cell = string | number | boolean | null

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
  const members = columns.map((column) => ({ column, name: `,${JSON.stringify(column.name)}:` }))
  return ([input, slice, page, index], row) => {
    let line = `{"_input":${input},"_slice":${slice},"_page":${page},"_row":${index}`
    for (const { column, name } of members) {
      const cell = cellOf(column, row)
      line += name + (column.kind === 'json' ? (cell ?? 'null') : JSON.stringify(shown(column, cell)))
    }
    return `${line}}\n`
  }
}

/** Writes rows as CSV. Cells that a spreadsheet would run are guarded. */
export function csvRows(columns: readonly Column[]): WriteRow {
  return (key, row) => {
    let line = key.join(',')
    for (const column of columns) line += `,${csvCell(shown(column, cellOf(column, row)))}`
    return `${line}\r\n`
  }
}

/** The header of a CSV file. */
export const csvHeader = (columns: readonly Column[]): string =>
  `${[...keyColumns, ...columns.map(({ name }) => csvCell(name))].join(',')}\r\n`

/** Writes rows as lists of cells, which Parquet parts are made of. */
export function cellRows(columns: readonly Column[]): WriteRow {
  return (key, row) => `${JSON.stringify([...key, ...columns.map((column) => cellOf(column, row))])}\n`
}

/** Text of a time; other cells are shown as they are. */
const shown = ({ kind }: Column, cell: Cell): Cell =>
  kind === 'time' && typeof cell === 'number' ? new Date(cell).toISOString() : cell

/** Reads the value of a column. A value that isn't there is `null`. */
export function cellOf({ path, kind }: Column, row: unknown): Cell {
  const value = path.reduce(fieldOf, row)
  if (value === undefined || value === null) return null
  if (kind === 'json') return toJson(value)
  if (kind === 'double') return finite(Number(value))
  if (kind === 'integer') return integer(value)
  if (kind === 'boolean' && typeof value === 'boolean') return value
  return isDate(value) ? value.getTime() : typeof value === 'object' ? toJson(value) : String(value)
}

const finite = (value: number): number | null => (Number.isFinite(value) ? value : null)

/** As a number if that is exact, else as text. */
function integer(value: unknown): number | string {
  const number = Number(value)
  return Number.isSafeInteger(number) ? number : String(value)
}
