import { fieldOf } from '../../../src/values/fieldOf.js'
import type { AnswerShape, ShapeField, Shapes, ShapeUse, UnionVariant } from '../catalogue/details.js'

/** The shape behind a reference. */
export function resolve(shape: AnswerShape, shapes: Shapes): AnswerShape {
  if (shape.kind !== 'ref') return shape
  const target = shapes[shape.name]
  return target ? resolve(target, shapes) : { kind: 'any' }
}

/** The fields of an object; for a union, those of the member that the value is, or of all. */
export function fieldsOf(shape: AnswerShape, shapes: Shapes, value?: unknown): readonly ShapeField[] {
  const resolved = resolve(shape, shapes)
  if (resolved.kind === 'object') return resolved.fields
  if (resolved.kind !== 'union') return []
  const { tag, variants } = resolved
  const own = variants.find((variant) =>
    tag === undefined ? hasKeys(variant, shapes, value) : hasTag(variant, fieldOf(value, tag)),
  )
  const fields = new Map<string, ShapeField>()
  for (const { name } of own ? [own] : variants) {
    for (const field of fieldsOf({ kind: 'ref', name }, shapes, value)) {
      if (!fields.has(field.name)) fields.set(field.name, field)
    }
  }
  return [...fields.values()]
}

const hasTag = ({ tags }: UnionVariant, tag: unknown): boolean => typeof tag === 'string' && tags.includes(tag)

/** Whether a value has the keys of a member, on the wire or decoded. */
function hasKeys({ name, keys }: UnionVariant, shapes: Shapes, value: unknown): boolean {
  const fields = fieldsOf({ kind: 'ref', name }, shapes)
  const names = fields
    .filter((field) => keys.includes(wireOf(field)))
    .map((field) => [wireOf(field), field.name] as const)
  return isRecord(value) && names.every(([wire, own]) => Object.hasOwn(value, wire) || Object.hasOwn(value, own))
}

/** The wire name of a field; empty for what the client adds. */
export const wireOf = ({ wire, name }: ShapeField): string => wire ?? name

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
