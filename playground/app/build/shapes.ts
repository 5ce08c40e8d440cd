import type { Field, Model, Shape, Use } from '../../../codegen/model/model.js'
import type { AnswerShape, ShapeField, Shapes, ShapeUse } from '../src/catalogue/details.js'
import { hashKind } from './hashKind.js'

/** The shapes of an API's answers, without what only the generator needs. */
export function shapesOf(model: Model): Shapes {
  return Object.fromEntries(model.answers.map(({ name, shape }) => [name, compact(shape, name)]))
}

/** A shape where it is used, compact. */
export function compactUse(use: Use): ShapeUse {
  return { shape: compact(use.shape, ''), ...(use.nullable && { nullable: true as const }) }
}

/** @param owner name of the schema that the shape is, or is in. */
function compact(shape: Shape, owner: string): AnswerShape {
  switch (shape.kind) {
    case 'scalar':
      return { kind: 'scalar', type: shape.type, ...(shape.format !== undefined && { format: shape.format }) }
    case 'mixed':
      return { kind: 'scalar', type: shape.types.join(' | ') }
    case 'list':
      return { kind: 'list', item: compactUse(shape.item) }
    case 'ref':
      return shape
    case 'object':
      return {
        kind: 'object',
        fields: [
          ...shape.extras.filter((extra) => extra.kind === 'input').map(({ name, format }) => added(name, format)),
          ...shape.fields.map((field) => compactField(field, owner)),
        ],
      }
    case 'record':
      return shape.known.length > 0
        ? { kind: 'object', fields: shape.known.map((field) => compactField(field, owner)) }
        : { kind: 'any' }
    case 'union':
      return {
        kind: 'union',
        arms: shape.arms.map(({ name, tags, keys }) => ({ name, tags, keys: shape.tag === undefined ? keys : [] })),
        ...(shape.tag !== undefined && { tag: shape.tag }),
      }
    case 'any':
      return shape
  }
}

function compactField(field: Field, owner: string): ShapeField {
  const { name, wire, also, description } = field
  const use = compactUse(field)
  const { shape } = use
  const kind = shape.kind === 'scalar' && shape.format === 'hash32' ? hashKind(name, owner) : undefined
  return {
    name,
    ...(wire !== name && { wire }),
    ...(also.length > 0 && { also }),
    description: description.trim(),
    ...use,
    ...(kind && shape.kind === 'scalar' && { shape: { ...shape, format: kind } }),
  }
}

const added = (name: string, format: string): ShapeField => ({
  name,
  wire: '',
  description: 'From the call: the client adds it to every row.',
  shape: { kind: 'scalar', type: 'string', format },
})
