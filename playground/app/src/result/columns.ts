import { fieldOf } from '../../../fieldOf.js'
import type { AnswerShape, ShapeField, Shapes } from '../catalogue/details.js'
import { readable } from './readable.js'
import type { Row } from './rows.js'
import { fieldsOf, isRecord, resolve } from './shape.js'

/** A column of the table. */
export interface Column {
  readonly name: string
  readonly label: string
  readonly description: string
  readonly format: string | undefined
  /** Type in code, under the name. */
  readonly type: string
  /** Pixels. */
  readonly width: number
  readonly numeric: boolean
}

/** The columns of rows of a shape: those that hold anything, simple ones before nested ones. */
export function columnsOf(shape: AnswerShape, shapes: Shapes, rows: readonly Row[]): readonly Column[] {
  const sample = rows
    .filter(({ data }) => data !== undefined)
    .slice(0, 60)
    .map(({ data }) => data)
  if (sample.length > 0 && !sample.some(isRecord)) return [valueColumn(shape, shapes, sample)]
  const seen = new Set(sample.flatMap((data) => (isRecord(data) ? Object.keys(data) : [])))
  const known = fieldsOf(shape, shapes).filter(({ name }) => seen.has(name))
  const rest = [...seen].filter((name) => !known.some((field) => field.name === name))
  const unknown = rest.map((name): ShapeField => ({ name, description: '', shape: { kind: 'any' } }))
  const columns = [...known, ...unknown].map((field) =>
    columnOf(
      field,
      shapes,
      sample.map((data) => fieldOf(data, field.name)),
      sample,
    ),
  )
  const names = new Set(columns.map(({ name }) => name))
  return columns
    .map((column, place) => ({ column, place }))
    .sort((a, b) => rankOf(a.column, names) - rankOf(b.column, names) || a.place - b.place)
    .map(({ column }) => column)
}

/**
 * What a person looks for first: on which chain, where rows differ in that, and what it is called; how much it is and
 * when it was; then who and in which transaction, then the rest.
 */
function rankOf({ name, type, numeric, format, nested, distinct }: Ranked, names: ReadonlySet<string>): number {
  if (nested) return 9
  if (/Formatted$/.test(name) && names.has(name.replace(/Formatted$/, ''))) return 7 // the amount itself is shown in units
  if (/^(?:name|symbol|title|label|summary|category|type|tag|tokenName|tokenSymbol)$/i.test(name)) return 0
  if (format === 'evm-chain') return distinct ? 0 : 6
  if (/^(?:tokenId|hash|version|blockHeight)$/i.test(name)) return 1
  if (numeric && /24hr|change/i.test(name)) return 5
  if (numeric && (format === 'usd' || format === 'wei' || format === 'octas')) return 2
  if (numeric && type !== 'number' && /value|amount|balance/i.test(name)) return 2 // a plain number counts something
  if (numeric && /price|usd|supply/i.test(name)) return 3
  if (type === 'Date' && !/sync|update/i.test(name)) return 3
  if (type === 'address') return /^from(?![a-z])/.test(name) ? 4 : /^to(?![a-z])/.test(name) ? 4.1 : 4.2
  if (format === 'transaction-hash') return 4.3
  if (type === 'boolean' || type === 'null') return 6
  return 5
}

/** A column, and what decides its place. */
interface Ranked extends Column {
  readonly nested: boolean
  /** Whether rows differ in it. */
  readonly distinct: boolean
}

function columnOf(field: ShapeField, shapes: Shapes, values: readonly unknown[], rows: readonly unknown[]): Ranked {
  const shape = resolve(field.shape, shapes)
  const format = shape.kind === 'scalar' ? shape.format : undefined
  const type = typeName(shape, values)
  const nested = type === 'object' || type === 'list'
  const { name, description } = field
  return {
    name,
    label: name,
    description,
    format,
    type,
    nested,
    distinct: new Set(values).size > 1,
    width: widthOf(type, format, name, values, rows),
    numeric: isNumeric(type, format),
  }
}

function valueColumn(shape: AnswerShape, shapes: Shapes, values: readonly unknown[]): Column {
  const { name: _, ...column } = columnOf({ name: '', description: '', shape }, shapes, values, values)
  return { ...column, name: '', label: 'value', width: 420 }
}

function typeName(shape: AnswerShape, values: readonly unknown[]): string {
  if (shape.kind === 'scalar' && (shape.format === 'evm-address' || shape.format === 'aptos-address')) return 'address'
  const value = values.find((candidate) => candidate !== undefined && candidate !== null)
  if (value instanceof Date) return 'Date'
  if (Array.isArray(value)) return 'list'
  if (value !== undefined) return typeof value
  return shape.kind === 'scalar' ? shape.type : shape.kind === 'list' ? 'list' : 'null'
}

const isNumeric = (type: string, format: string | undefined): boolean =>
  type === 'bigint' || type === 'number' || format === 'decimal'

/** Pixels for the name and for what the cells say. Hex text has none of its own: its ends and its tools have a place. */
function widthOf(
  type: string,
  format: string | undefined,
  name: string,
  values: readonly unknown[],
  rows: readonly unknown[],
): number {
  const ofName = Math.min(Math.ceil(name.length * letter) + 36, 280)
  const fixed = { address: 152, Date: 176 }[type] ?? (/hash/.test(format ?? '') ? 152 : undefined)
  if (fixed !== undefined) return Math.max(fixed, ofName)
  const texts = values.map(
    (value, place) => readable(value, format, { row: rows[place], chain: undefined, network: undefined }, name).text,
  )
  const longest = texts.reduce((most, { length }) => Math.max(most, length), 0)
  return Math.max(76, ofName, Math.min(Math.ceil(longest * letter) + 24, 300)) // 300: an id of 36 characters is seen whole
}

/** Pixels of a letter of the table. */
const letter = 7.6
