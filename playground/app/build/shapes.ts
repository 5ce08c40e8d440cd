import type { Manifest, ManifestField, ManifestShape, ManifestUse } from '../../../src/operation/manifest.js'
import type { AnswerShape, ShapeField, Shapes, ShapeUse } from '../catalogue/details.js'

/** The shapes of an API's answers, without what only forms and the mock need. */
export function shapesOf({ operations, types }: Manifest): Shapes {
  const found = new Map<string, AnswerShape>()
  const visit = (shape: ManifestShape): void => {
    if (shape.kind === 'list') visit(shape.item.shape)
    if (shape.kind === 'object') for (const field of shape.fields) visit(field.shape)
    if (shape.kind === 'record') for (const field of shape.known ?? []) visit(field.shape)
    if (shape.kind === 'union') for (const { name } of shape.variants) visit({ kind: 'ref', name })
    const type = shape.kind === 'ref' && !found.has(shape.name) ? types[shape.name] : undefined
    if (shape.kind !== 'ref' || !type) return
    found.set(shape.name, compact(type.shape))
    visit(type.shape)
  }
  for (const { output } of operations) visit(output.shape)
  return Object.fromEntries(found)
}

/** A shape where it is used, compact. */
export function compactUse({ shape, nullable }: ManifestUse): ShapeUse {
  return { shape: compact(shape), ...(nullable && { nullable }) }
}

function compact(shape: ManifestShape): AnswerShape {
  switch (shape.kind) {
    case 'scalar': {
      const { kind, type, format } = shape
      return { kind, type, ...(format !== undefined && { format }) }
    }
    case 'list':
      return { kind: 'list', item: compactUse(shape.item) }
    case 'object':
      return { kind: 'object', fields: shape.fields.map(compactField) }
    case 'record':
      return shape.known ? { kind: 'object', fields: shape.known.map(compactField) } : { kind: 'any' }
    case 'union': {
      const { kind, tag, variants } = shape
      const kept = variants.map(({ name, tags, keys }) => ({ name, tags, keys: tag === undefined ? keys : [] }))
      return { kind, variants: kept, ...(tag !== undefined && { tag }) }
    }
    default:
      return shape
  }
}

function compactField({ name, wire, also, description, display, ...use }: ManifestField): ShapeField {
  return {
    name,
    ...(wire !== undefined && { wire }),
    ...(also && { also }),
    description,
    ...(display && { display }),
    ...compactUse(use),
  }
}
