import { fieldOf } from '../../../src/values/fieldOf.js'
import type { AnswerShape, ShapeField, Shapes } from '../catalogue/details.js'
import type { Column } from './column.js'
import { contextIn, isAddress, type Meaning, meaningOf, scaleOf, type ValueContext } from './meaning.js'
import { type Ranked, rankOf } from './rank.js'
import { readable } from './readable.js'
import type { Row } from './rows.js'
import { fieldsOf, isRecord, resolve } from './shape.js'

/** The columns of rows of a shape: simple ones, then nested ones, then those that are null in every row. */
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
  const around = sample.map((data) => contextIn(data, known, nowhere))
  const columns = [...known, ...unknown].map((field) =>
    columnOf(
      field,
      shapes,
      sample.map((data) => fieldOf(data, field.name)),
      around,
    ),
  )
  const named = new Map(columns.map((column) => [column.name, column]))
  return columns
    .map((column, place) => ({ column, place }))
    .sort((a, b) => rankOf(a.column, named) - rankOf(b.column, named) || a.place - b.place)
    .map(({ column }) => column)
}

function columnOf(
  field: ShapeField,
  shapes: Shapes,
  values: readonly unknown[],
  around: readonly ValueContext[],
): Ranked {
  const meaning = meaningOf(field, shapes)
  const type = typeName(resolve(field.shape, shapes), values)
  const nested = type === 'object' || type === 'list'
  const { name, description } = field
  return {
    name,
    label: name,
    description,
    ...meaning,
    type,
    nested,
    distinct: new Set(values).size > 1,
    inUnits: around.some(({ row }) => scaleOf(meaning, row) !== undefined),
    isEmpty: values.every((value) => value === undefined || value === null),
    width: widthOf(type, meaning, name, values, around),
    numeric: isNumeric(type, meaning.format),
  }
}

function valueColumn(shape: AnswerShape, shapes: Shapes, values: readonly unknown[]): Column {
  const { name: _, ...column } = columnOf(
    { name: '', description: '', shape },
    shapes,
    values,
    values.map((row) => ({ ...nowhere, row })),
  )
  return { ...column, name: '', label: 'value', width: 420 }
}

function typeName(shape: AnswerShape, values: readonly unknown[]): string {
  if (shape.kind === 'scalar' && isAddress(shape.format)) return 'address'
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
  meaning: Meaning,
  name: string,
  values: readonly unknown[],
  around: readonly ValueContext[],
): number {
  const ofName = Math.min(Math.ceil(name.length * letter) + 36, 280)
  const fixed = { address: 166, Date: 166 }[type] ?? (/hash|signature/.test(meaning.format ?? '') ? 152 : undefined)
  if (fixed !== undefined) return Math.max(fixed, ofName)
  const texts = around.map((context, place) => readable(values[place], meaning, context).text)
  const longest = texts.reduce((most, { length }) => Math.max(most, length), 0)
  return Math.max(76, ofName, Math.min(Math.ceil(longest * letter) + 24, 300)) // 300: an id of 36 characters is seen whole
}

/** Where no chain is known: the columns of a table are the same for every call. */
const nowhere = { chain: undefined, network: undefined }

/** Pixels of a letter of the table. */
const letter = 7.3
