import { formats } from './formats.js'
import {
  type Direction,
  type Field,
  isAlwaysThere,
  type Model,
  type NamedShape,
  type Shape,
  type Use,
} from './model.js'
import { typeText } from './typeText.js'

/** One thing that users can write or read: an operation, an input, a result, a field or a member of a union. */
export interface Facet {
  readonly direction: Direction
  /** What it belongs to; a new owner is told of, its parts are not. */
  readonly owner: string
  readonly type: string
  readonly nullable: boolean
  /** Whether callers may leave it out, or an answer may lack it. */
  readonly optional: boolean
  /** The closed set of values that an input takes. */
  readonly values: readonly string[]
  readonly deprecated: boolean
}

/** Everything of an API that users can write or read, each under the name they know it by. */
export function surfaceOf({ operations, answers, requests }: Model): ReadonlyMap<string, Facet> {
  return new Map([
    ...operations.flatMap(({ id, inputs, answer, page, nullable, deprecated }): [string, Facet][] => [
      [id, { ...whole('output', id), type: 'operation', deprecated: deprecated !== undefined }],
      ...inputs.map((input): [string, Facet] => [`${id}({ ${input.name} })`, facetOf(input, id, 'input')]),
      [`the result of ${id}`, page ? pageOf(page.item, id) : resultOf(answer, id, nullable)],
    ]),
    ...answers.flatMap((named) => partsOf(named, 'output')),
    ...requests.flatMap((named) => partsOf(named, 'input')),
  ])
}

const whole = (direction: Direction, owner: string): Facet => ({
  direction,
  owner,
  type: 'type',
  nullable: false,
  optional: false,
  values: [],
  deprecated: false,
})

const pageOf = (item: Use, id: string): Facet => ({ ...whole('output', id), type: `Page<${textOf(item, 'output')}>` })

const resultOf = (answer: Use, id: string, nullable: boolean): Facet => ({
  ...whole('output', id),
  type: textOf({ ...answer, nullable: false }, 'output'),
  nullable: answer.nullable || nullable,
})

function partsOf({ name, shape }: NamedShape, direction: Direction): [string, Facet][] {
  const own: [string, Facet] = [name, whole(direction, name)]
  if (shape.kind === 'union') {
    return [own, ...shape.arms.map((arm): [string, Facet] => [`${arm.name} in ${name}`, whole(direction, name)])]
  }
  if (shape.kind !== 'object') return [own]
  const extras = shape.extras.map((extra): [string, Facet] => [`${name}.${extra.name}`, whole(direction, name)])
  return [
    own,
    ...extras,
    ...shape.fields.map((field): [string, Facet] => [`${name}.${field.name}`, facetOf(field, name, direction)]),
  ]
}

function facetOf(field: Field, owner: string, direction: Direction): Facet {
  const { shape, nullable, deprecated } = field
  return {
    direction,
    owner,
    type: textOf({ shape, nullable: false }, direction),
    nullable,
    optional: !isAlwaysThere(field, direction),
    values: valuesOf(shape),
    deprecated,
  }
}

/** The values that an input takes, alone or in a list. */
function valuesOf(shape: Shape): readonly string[] {
  if (shape.kind === 'list') return valuesOf(shape.item.shape)
  return shape.kind === 'scalar' && shape.values?.closed ? shape.values.list : []
}

/** The type that users see; inputs are told apart by format, because several take the same. */
function textOf(use: Use, direction: Direction): string {
  const { shape } = use
  const isFormatted = direction === 'input' && shape.kind === 'scalar' && shape.format
  return isFormatted ? (formats[shape.format]?.input ?? '') : typeText(use).replaceAll('T.', '')
}
