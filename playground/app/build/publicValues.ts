import type { Field, Shape, Use } from '../../../codegen/model/model.js'

/** A wire value of the document under the names that people pass; keys that are data stay. */
export function renameToPublic(
  value: unknown,
  { shape }: Pick<Use, 'shape'>,
  shapes: ReadonlyMap<string, Shape>,
): unknown {
  if (Array.isArray(value)) {
    const item = shape.kind === 'list' ? shape.item : { shape }
    return value.map((entry) => renameToPublic(entry, item, shapes))
  }
  if (typeof value !== 'object' || value === null) return value
  const fields = fieldsOf(shape, value, shapes)
  return Object.fromEntries(
    Object.entries(value).map(([wire, child]) => {
      const field = fields.find((candidate) => candidate.wire === wire)
      return field ? [field.name, renameToPublic(child, field, shapes)] : [wire, child]
    }),
  )
}

function fieldsOf(shape: Shape, value: object, shapes: ReadonlyMap<string, Shape>): readonly Field[] {
  if (shape.kind === 'object') return shape.fields
  if (shape.kind === 'record') return shape.known
  if (shape.kind === 'list') return fieldsOf(shape.item.shape, value, shapes)
  if (shape.kind === 'ref') return fieldsOf(shapes.get(shape.name) ?? { kind: 'any' }, value, shapes)
  if (shape.kind !== 'union') return []
  const tag: unknown = shape.tag === undefined ? undefined : Reflect.get(value, shape.tag)
  const arm = shape.arms.find(({ tags, keys }) =>
    shape.tag === undefined ? keys.every((key) => Object.hasOwn(value, key)) : tags.some((one) => one === tag),
  )
  return arm ? fieldsOf({ kind: 'ref', name: arm.name }, value, shapes) : []
}
