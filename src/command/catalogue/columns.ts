import type { Manifest, ManifestField, ManifestShape } from '../../operation/manifest.js'
import { isDate } from '../../values/isDate.js'
import { fieldsOf, resolveShape } from './shapes.js'

/** A column of a table: a field of a row, or of an object in it. */
export interface Column {
  /** The names of its fields, joined by dots. */
  readonly name: string
  readonly path: readonly string[]
  /** What the document says about the field; absent for what it doesn't know. */
  readonly field?: ManifestField
}

/** Returns the columns of rows: the fields of objects in them are columns too, lists are one each. */
export function columnsOf(manifest: Manifest, shape: ManifestShape): readonly Column[] {
  const columns = nestedColumns(manifest, shape, [], [])
  return columns.length > 0 ? columns : [{ name: 'value', path: [] }]
}

function nestedColumns(
  manifest: Manifest,
  shape: ManifestShape,
  path: readonly string[],
  within: readonly string[],
): readonly Column[] {
  return (fieldsOf(manifest, shape) ?? []).flatMap((field): readonly Column[] => {
    const own = [...path, field.name]
    const type = field.shape.kind === 'ref' ? field.shape.name : ''
    const isObject = resolveShape(manifest, field.shape).kind === 'object'
    const inside =
      isObject && !within.includes(type) ? nestedColumns(manifest, field.shape, own, [...within, type]) : []
    return inside.length > 0 ? inside : [{ name: own.join('.'), path: own, field }]
  })
}

/** Returns the columns that rows have, for rows of a shape that nobody knows. */
export function columnsFound(rows: readonly unknown[]): readonly Column[] {
  const names = [...new Set(rows.flatMap((row) => (isRecord(row) ? Object.keys(row) : [])))]
  return names.length > 0 ? names.map((name) => ({ name, path: [name] })) : [{ name: 'value', path: [] }]
}

/** Reads the value of a path; through a list, the values of its entries. */
export function valueAt(row: unknown, path: readonly string[]): unknown {
  const [name, ...rest] = path
  if (name === undefined) return row
  if (Array.isArray(row)) return row.map((entry: unknown) => valueAt(entry, path))
  if (!isRecord(row) || !Object.hasOwn(row, name)) return undefined
  return valueAt(row[name], rest)
}

/** Whether a value is an object with fields. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isDate(value)
