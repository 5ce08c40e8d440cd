import type { Column } from '../catalogue/columns.js'
import { displayWidth } from '../shell/displayWidth.js'

/** A column as a table shows it. */
export interface ShownColumn {
  readonly column: Column
  readonly width: number
  readonly align: 'left' | 'right'
  /** Where a text that is too long is cut; digits never are. */
  readonly cut: 'end' | 'middle' | 'never'
}

/** Blanks between two columns. */
export const gap = 2

/** Text longer than this is cut where nobody has chosen the columns, however wide the terminal is. */
const longestText = 60

/**
 * Chooses which columns fit, and how wide each is. What names a row or counts something comes before what describes it;
 * a column of digits is shown whole or not at all.
 */
export function layOut(
  columns: readonly Column[],
  cells: ReadonlyMap<Column, readonly string[]>,
  room: number,
  isChosen: boolean,
): readonly ShownColumn[] {
  const measured = columns.map((column, at) => measure(column, cells.get(column) ?? [], at))
  const filled = isChosen ? measured : measured.filter(({ isEmpty }) => !isEmpty)
  const candidates = filled.length > 0 ? filled : measured
  const ranked = isChosen ? candidates : [...candidates].sort((a, b) => b.rank - a.rank || a.at - b.at)
  const kept: Measured[] = []
  let left = room + gap
  for (const one of ranked) {
    if (one.rank < leastRank && kept.length > 0 && !isChosen) continue
    if (one.least + gap > left && kept.length > 0) continue
    kept.push(one)
    left -= one.least + gap
  }
  const shown = kept.map((one) => {
    const most = isChosen || one.cut === 'never' ? one.natural : Math.min(one.natural, longestText)
    const more = Math.max(0, Math.min(most - one.least, left))
    left -= more
    return { at: one.at, column: one.column, width: one.least + more, align: one.align, cut: one.cut }
  })
  return shown.sort((a, b) => a.at - b.at)
}

interface Measured extends Omit<ShownColumn, 'width'> {
  readonly at: number
  readonly isEmpty: boolean
  readonly natural: number
  readonly least: number
  readonly rank: number
}

function measure(column: Column, cells: readonly string[], at: number): Measured {
  const heading = displayWidth(column.name)
  const widest = cells.reduce((most, cell) => Math.max(most, displayWidth(cell)), 0)
  const natural = Math.max(heading, widest)
  const told = cells.filter(Boolean)
  const isWhole = told.length > 0 && told.every((cell) => wholeText.test(cell))
  const isNumber = isWhole && told.every((cell) => /^-?\d/.test(cell) && !cell.includes('T'))
  const isCode = told.length > 0 && told.every((cell) => /^[0-9a-zA-Z:_-]{16,}$/.test(cell))
  const cut = isWhole ? 'never' : isCode ? 'middle' : 'end'
  const least = cut === 'never' ? natural : Math.min(natural, Math.max(heading, cut === 'middle' ? 13 : 16))
  const isSame = told.length > 1 && told.length === cells.length && new Set(told).size === 1
  return {
    column,
    at,
    cut,
    natural,
    least,
    align: isNumber ? 'right' : 'left',
    isEmpty: told.length === 0,
    rank: rankOf(column, told) - (isSame ? 6 : 0),
  }
}

/** Numbers and times, which are never cut; 0x-hex is text here. */
const wholeText = /^(-?\d+(\.\d+)?|\d{4}-\d\d-\d\dT[\d:.]+Z|true|false)$/

/** Times as tables write them. */
const timeText = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** Columns of less are not shown in a table that nobody has chosen the columns of. */
const leastRank = -5

function rankOf({ path, field }: Column, told: readonly string[]): number {
  const as = field?.display?.as
  const isTime = told.length > 0 && told.every((cell) => timeText.test(cell))
  const role = as === undefined ? (isTime ? 7 : 2) : (ranks[as] ?? 2)
  const isJson = told.some((cell) => /^[[{]/.test(cell))
  return role + (field?.required ? 2 : 0) - 2 * (path.length - 1) - (field?.deprecated ? 8 : 0) - (isJson ? 10 : 0)
}

const ranks: Readonly<Record<string, number>> = {
  title: 12,
  symbol: 10,
  formatted: 10,
  amount: 9,
  id: 9,
  price: 8,
  label: 8,
  quantity: 7,
  sender: 6,
  receiver: 6,
  context: 6,
  change: 5,
  supply: 5,
  holder: 4,
  status: 4,
  ordinal: 2,
  spam: -1,
  upkeep: -6,
  image: -10,
  artwork: -10,
  metadata: -10,
  decoded: -6,
}
