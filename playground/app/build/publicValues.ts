import type { Manifest, ManifestField, ManifestShape, ManifestUse } from '../../../src/operation/manifest.js'

/** A wire value of the document under the names that people pass; keys that are data stay. */
export function renameToPublic(
  value: unknown,
  { shape }: Pick<ManifestUse, 'shape'>,
  types: Manifest['types'],
): unknown {
  if (Array.isArray(value)) {
    const item = shape.kind === 'list' ? shape.item : { shape }
    return value.map((entry) => renameToPublic(entry, item, types))
  }
  if (typeof value !== 'object' || value === null) return value
  const fields = fieldsOf(shape, value, types)
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => {
      const field = fields.find(({ name, wire = name }) => wire === key)
      return field ? [field.name, renameToPublic(child, field, types)] : [key, child]
    }),
  )
}

function fieldsOf(shape: ManifestShape, value: object, types: Manifest['types']): readonly ManifestField[] {
  if (shape.kind === 'object') return shape.fields
  if (shape.kind === 'record') return shape.known ?? []
  if (shape.kind === 'list') return fieldsOf(shape.item.shape, value, types)
  if (shape.kind === 'ref') return fieldsOf(types[shape.name]?.shape ?? { kind: 'any' }, value, types)
  if (shape.kind !== 'union') return []
  const tag: unknown = shape.tag === undefined ? undefined : Reflect.get(value, shape.tag)
  const variant = shape.variants.find(({ tags, keys }) =>
    shape.tag === undefined ? keys.every((key) => Object.hasOwn(value, key)) : tags.some((one) => one === tag),
  )
  return variant ? fieldsOf({ kind: 'ref', name: variant.name }, value, types) : []
}
