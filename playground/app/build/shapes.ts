import type { Field, Model, Shape, Use } from '../../../codegen/model.js'
import type { AnswerShape, ShapeField, Shapes, ShapeUse } from '../src/catalogue/details.js'

/** The shapes of an API's answers, without what only the generator needs. */
export function shapesOf(model: Model): Shapes {
  return Object.fromEntries(model.answers.map(({ name, shape }) => [name, compact(shape)]))
}

/** A shape where it is used, compact. */
export function compactUse(use: Use): ShapeUse {
  return { shape: compact(use.shape), ...(use.nullable && { nullable: true as const }) }
}

function compact(shape: Shape): AnswerShape {
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
          ...shape.fields.map(compactField),
        ],
      }
    case 'record':
      return shape.known.length > 0 ? { kind: 'object', fields: shape.known.map(compactField) } : { kind: 'any' }
    case 'union':
      return {
        kind: 'union',
        arms: shape.arms.map(({ name, tags }) => ({ name, tags })),
        ...(shape.tag !== undefined && { tag: shape.tag }),
      }
    case 'any':
      return shape
  }
}

const compactField = (field: Field): ShapeField => ({
  name: field.name,
  ...(field.wire !== field.name && { wire: field.wire }),
  description: field.description.trim(),
  ...compactUse(field),
})

const added = (name: string, format: string): ShapeField => ({
  name,
  wire: '',
  description: 'From the call: the client adds it to every row.',
  shape: { kind: 'scalar', type: 'string', format },
})
