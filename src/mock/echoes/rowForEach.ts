import { fieldOf } from '../../values/fieldOf.js'
import { hasField } from './places.js'
import { isSame, spellLike } from './spelling.js'

/** A list of inputs, each of which gets a row. */
export interface AskedList {
  /** What the rows echo of each input. */
  readonly told: readonly unknown[]
  /** The inputs as they were sent. */
  readonly asked: readonly unknown[]
  /** The inputs that the example responds to. */
  readonly documented: readonly unknown[]
}

/**
 * Gives the list above a field one row for each input: the row that the example has for it, else the one that echoes
 * it, else another input's row.
 */
export function rowForEach(value: unknown, path: readonly string[], list: AskedList): unknown {
  const [name, ...rest] = path
  if (name === undefined) return value
  if (Array.isArray(value))
    return rest.length === 0 ? rowsFor(value, name, list) : value.map((row) => rowForEach(row, path, list))
  return hasField(value, name) ? { ...value, [name]: rowForEach(Reflect.get(value, name), rest, list) } : value
}

function rowsFor(rows: readonly unknown[], name: string, { told, asked, documented }: AskedList): readonly unknown[] {
  const others = rows.filter((row) => row !== null)
  if (others.length === 0) return rows
  const isRowEach = rows.length === documented.length
  return asked.map((one, place) => {
    const known = isRowEach ? documented.findIndex((each) => isSame(each, one)) : -1
    if (known >= 0) return rows[known]
    return others.find((row) => saysBack(row, name, told[place])) ?? others[place % others.length]
  })
}

function saysBack(row: unknown, name: string, told: unknown): boolean {
  const own = fieldOf(row, name)
  return own !== undefined && isSame(own, spellLike(own, told))
}
