import { formats } from '../../formats/formats.js'
import { extraText } from '../../model/docs.js'
import { type Direction, type Extra, type Field, isAlwaysThere, type Shape } from '../../model/model.js'
import { type Column, code, inCell, table } from './markdown.js'
import { linkedType, type Pages } from './typeLink.js'
import { unitOf } from './units.js'

type Fields = Extract<Shape, { kind: 'object' | 'record' }>

/** Writes the fields of an object as a table: name, description, type and unit. A name with `?` may be absent. */
export function fieldTable(shape: Fields, direction: Direction, pages: Pages): string {
  const fields = shape.kind === 'object' ? shape.fields : shape.known
  const extras = shape.kind === 'object' && direction === 'output' ? shape.extras : []
  const rows = [
    ...fields.map((field) => rowOf(field, fields, direction, pages)),
    ...extras.map((one) => added(one, pages)),
  ]
  return table(rows, columns)
}

interface Row {
  readonly name: string
  readonly type: string
  readonly unit: string
  readonly text: string
}

const columns: readonly Column<Row>[] = [
  { title: 'field', cell: ({ name }) => code(name) },
  { title: 'description', cell: ({ text }) => inCell(text) },
  { title: 'type', cell: ({ type }) => type },
  { title: 'unit', cell: ({ unit }) => unit },
]

function rowOf(field: Field, siblings: readonly Field[], direction: Direction, pages: Pages): Row {
  return {
    name: field.name + (isAlwaysThere(field, direction) ? '' : '?'),
    type: linkedType(field, direction, pages),
    unit: unitOf(field, siblings),
    text: (field.deprecated ? '**Deprecated.** ' : '') + field.description,
  }
}

/** Writes the row of a field that the client adds. */
function added(extra: Extra, pages: Pages): Row {
  const more = { unit: '', text: extraText(extra) }
  if (extra.kind === 'input')
    return { ...more, name: extra.name, type: code(formats[extra.format]?.output ?? 'string') }
  if (extra.kind === 'partial')
    return { ...more, name: extra.name, type: code(extra.name === 'complete' ? 'boolean' : 'MissingChain[]') }
  if (extra.kind === 'group') return { ...more, name: `${extra.name}?`, type: 'object' }
  const [first] = extra.fields
  const type = `list of ${first ? linkedType({ ...first, nullable: false }, 'output', pages) : ''}`
  return { ...more, name: extra.name, type }
}
