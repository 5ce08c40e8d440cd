import { fieldOf } from '../../../fieldOf.js'
import type { AnswerShape, ShapeField, Shapes, ShapeUse } from '../catalogue/details.js'

/** The shape behind a reference. */
export function resolve(shape: AnswerShape, shapes: Shapes): AnswerShape {
  if (shape.kind !== 'ref') return shape
  const target = shapes[shape.name]
  return target ? resolve(target, shapes) : { kind: 'any' }
}

/** The fields of an object; for a union, those of the arm the value names, or of all arms. */
export function fieldsOf(shape: AnswerShape, shapes: Shapes, value?: unknown): readonly ShapeField[] {
  const resolved = resolve(shape, shapes)
  if (resolved.kind === 'object') return resolved.fields
  if (resolved.kind !== 'union') return []
  const tag = resolved.tag === undefined ? undefined : fieldOf(value, resolved.tag)
  const own = resolved.arms.filter(({ tags }) => typeof tag === 'string' && tags.includes(tag))
  const arms = own.length > 0 ? own : resolved.arms
  const fields = new Map<string, ShapeField>()
  for (const { name } of arms) {
    for (const field of fieldsOf({ kind: 'ref', name }, shapes, value)) {
      if (!fields.has(field.name)) fields.set(field.name, field)
    }
  }
  return [...fields.values()]
}

/** The shape of a list's entries; of a field of that name first, when the shape is an object. */
export function itemShape(use: ShapeUse, items: string | undefined, shapes: Shapes): AnswerShape {
  const shape = resolve(use.shape, shapes)
  if (shape.kind === 'list') return shape.item.shape
  const field = fieldsOf(shape, shapes).find(({ name }) => name === items)
  const list = field && resolve(field.shape, shapes)
  return list?.kind === 'list' ? list.item.shape : { kind: 'any' }
}

/** An object that is neither a list nor a `Date`. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
}
