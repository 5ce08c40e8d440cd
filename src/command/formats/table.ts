import { safeText } from '../../files/safeText.js'
import { type Column, columnsFound, isRecord, valueAt } from '../catalogue/columns.js'
import { displayWidth, padTo, truncateEnd, truncateMiddle } from '../shell/displayWidth.js'
import { cellText } from './cellText.js'
import { gap, layOut, type ShownColumn } from './layout.js'
import type { RowWriter, WriterOptions } from './writer.js'

/** Rows by which a table is laid out, unless there are fewer. */
const firstRows = 20

/** Writes rows as a table. Its columns are laid out by the first rows; later ones keep them. */
export function tableWriter(options: WriterOptions): RowWriter {
  const { output, columns, isChosen, note } = options
  let shown: readonly ShownColumn[] | undefined
  let waiting: readonly unknown[] = []
  const write = async (rows: readonly unknown[]): Promise<void> => {
    if (rows.length === 0) return
    const cells = cellsOf(columns, rows)
    const isFirst = shown === undefined
    shown ??= layOut(columns, cells, output.columns, isChosen)
    await output.write((isFirst ? `${heading(shown, options)}\n` : '') + linesOf(shown, cells, rows.length))
  }
  return {
    async rows(rows) {
      waiting = [...waiting, ...rows]
      if (shown === undefined && waiting.length < firstRows) return
      const ready = waiting
      waiting = []
      await write(ready)
    },
    async end(failed) {
      await write(waiting)
      if (shown === undefined && !failed) note('no rows')
      if (shown && output.isTerminal && shown.length < columns.length) note(hidden(shown, columns))
    },
  }
}

const hidden = (shown: readonly ShownColumn[], columns: readonly Column[]): string =>
  `${shown.length} of ${columns.length} columns: --fields a,b.c chooses, --format json has all`

/** Writes one value as a sheet: a line per field, and a table per list of objects. */
export function sheetText(value: unknown, options: WriterOptions): string {
  if (!isRecord(value)) return `${safeText(cellText(value))}\n`
  const { output, columns } = options
  const known = columns.some(({ path }) => path.length > 0) ? columns : columnsFound([value])
  const told = known.map((column) => ({ column, value: valueAt(value, column.path) }))
  const isList = (one: unknown): one is readonly unknown[] =>
    Array.isArray(one) && one.length > 0 && one.every(isRecord)
  const lines = told.filter((one) => !isList(one.value) && one.value !== undefined && one.value !== null)
  const width = Math.max(0, ...lines.map(({ column }) => displayWidth(column.name)))
  const sheet = lines.map(({ column, value: own }) => {
    const text = safeText(
      Array.isArray(own) && !own.some(isObject) ? own.map(cellText).join(', ') || 'none' : cellText(own),
    )
    const isWhole = typeof own !== 'object' && typeof own !== 'string'
    const fits = isWhole || output.columns === Number.POSITIVE_INFINITY || /^(0x[\da-f]+|-?[\d.]+)$/i.test(text)
    return `${padTo(safeText(column.name), width)}  ${fits ? text : truncateEnd(text, Math.max(20, output.columns - width - 2))}\n`
  })
  const tables = told.flatMap(({ column, value: rows }) => {
    if (!isList(rows)) return []
    const own = columnsFound(rows)
    const cells = cellsOf(own, rows)
    const shown = layOut(own, cells, output.columns, false)
    return [
      `\n${bold(safeText(column.name), options)}\n${heading(shown, options)}\n${linesOf(shown, cells, rows.length)}`,
    ]
  })
  return [...sheet, ...tables].join('').replace(/^\n/, '')
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null

function cellsOf(columns: readonly Column[], rows: readonly unknown[]): ReadonlyMap<Column, readonly string[]> {
  return new Map(columns.map((column) => [column, rows.map((row) => safeText(cellText(valueAt(row, column.path))))]))
}

function heading(shown: readonly ShownColumn[], options: WriterOptions): string {
  const names = shown.map(({ column, width, align }) => padTo(safeText(column.name), width, align))
  return bold(names.join(' '.repeat(gap)).trimEnd(), options)
}

const bold = (text: string, { output }: WriterOptions): string =>
  output.isStyled ? `\u001b[1m${text}\u001b[22m` : text

function linesOf(shown: readonly ShownColumn[], cells: ReadonlyMap<Column, readonly string[]>, count: number): string {
  let text = ''
  for (let row = 0; row < count; row++) {
    const line = shown.map(({ column, width, align, cut }) => {
      const cell = cells.get(column)?.[row] ?? ''
      return padTo(cutTo(cell, width, cut), width, align)
    })
    text += `${line.join(' '.repeat(gap)).trimEnd()}\n`
  }
  return text
}

/** Cuts a text to its column; a number that a later row has keeps its digits, and makes the line longer. */
function cutTo(cell: string, width: number, cut: ShownColumn['cut']): string {
  if (cut === 'never' || /^-?\d+(\.\d+)?$/.test(cell)) return cell
  return cut === 'middle' ? truncateMiddle(cell, width) : truncateEnd(cell, width)
}
