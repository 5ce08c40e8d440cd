import { fieldOf } from '../../values/fieldOf.js'
import { hasField } from './places.js'
import { isSame, spellLike } from './spelling.js'

/** A list of inputs, which a list that comes whole has a row for each of. */
export interface AskedList {
  /** What the rows say back of each. */
  readonly told: readonly unknown[]
  /** Each as it was sent. */
  readonly asked: readonly unknown[]
  /** Those that the example is the answer to. */
  readonly documented: readonly unknown[]
}

/**
 * Gives the list above a field as many rows as were asked for. Each has the row that the example has for it, else the one
 * that says it back, else that of another.
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
