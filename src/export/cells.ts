import { wellFormed, wellFormedJson } from '../runtime/wellFormed.js'
import { plainDecimal } from '../values/decimalText.js'
import { fieldOf } from '../values/fieldOf.js'
import { isDate } from '../values/isDate.js'
import { toJson } from '../values/json.js'
import type { Column, ColumnKind } from './columns.js'

/** The value of a cell: an amount as exact text without an exponent, a time in milliseconds since 1970, JSON as text. */
export type Cell = string | number | boolean | null

/** Reads the cell of a column from a row. */
export type ReadCell = (row: unknown) => Cell

/** Creates the function that reads a column, once for all rows. A value that isn't there is `null`. */
export function cellReader({ path, kind }: Column): ReadCell {
  const toCell = converters[kind]
  const [name, ...deeper] = path
  return (row) => {
    const first = name === undefined ? row : fieldOf(row, name)
    const value = deeper.length === 0 ? first : deeper.reduce(fieldOf, first)
    return value === undefined || value === null ? null : toCell(value)
  }
}

const jsonOf = (value: unknown): string => wellFormedJson(toJson(value))

const textOf = (value: unknown): string => (typeof value === 'object' ? jsonOf(value) : wellFormed(String(value)))

const converters: Readonly<Record<ColumnKind, (value: unknown) => Cell>> = {
  amount: (value) => plainDecimal(textOf(value)),
  text: textOf,
  json: jsonOf,
  time: (value) => (isDate(value) ? value.getTime() : textOf(value)),
  boolean: (value) => (typeof value === 'boolean' ? value : textOf(value)),
  double: (value) => (Number.isFinite(Number(value)) ? Number(value) : null),
  integer: (value) => (Number.isSafeInteger(Number(value)) ? Number(value) : String(value)), // exact in any case
}
