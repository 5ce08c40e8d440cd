import type { ManifestField, ManifestShape } from '../../operation/manifest.js'
import { fieldOf } from '../../values/fieldOf.js'
import type { MockOperation } from './mockOperation.js'

/** Returns the shape of a request body, or `undefined` for an operation that takes none. */
export function bodyShapeOf({ inputs, emptyBody }: MockOperation): ManifestShape | undefined {
  const fields = inputs.filter((input) => input.in === 'body')
  const whole = fields.find(({ wire }) => wire === '')
  return whole?.shape ?? (emptyBody === true || fields.length > 0 ? { kind: 'object', fields } : undefined)
}

/** Returns the fields of a response; for a paged operation, those of a page. */
export function answerFieldsOf(operation: MockOperation): readonly ManifestField[] {
  return fieldsOf(operation, operation.output.shape)
}

/** Returns the fields of a response's rows; none if it isn't a list of objects. */
export function rowFieldsOf(operation: MockOperation): readonly ManifestField[] {
  const { output, page } = operation
  const items = page?.items ?? '.'
  const isWhole = items === '.'
  const list = isWhole ? output.shape : answerFieldsOf(operation).find((field) => wireOf(field) === items)?.shape
  return list?.kind === 'list' ? fieldsOf(operation, list.item.shape) : []
}

/** Resolves a reference to its shape. */
export function resolve({ types }: MockOperation, shape: ManifestShape): ManifestShape {
  return shape.kind === 'ref' ? (types[shape.name]?.shape ?? { kind: 'any' }) : shape
}

/** Returns the members of a union that may describe an object: the one that its tag names, or all if it names none. */
export function membersOf(operation: MockOperation, shape: ManifestShape, value: object): readonly ManifestShape[] {
  if (shape.kind !== 'union') return [shape]
  const tag = shape.tag === undefined ? undefined : fieldOf(value, shape.tag)
  const named = shape.variants.filter(({ tags }) => tags.some((each) => each === tag))
  const variants = named.length > 0 ? named : shape.variants
  return variants.flatMap(({ name }) => membersOf(operation, resolve(operation, { kind: 'ref', name }), value))
}

/** Returns the name of a field on the wire. */
export const wireOf = ({ name, wire = name }: ManifestField): string => wire

/** Returns the format of a field with a single value. */
export const formatOf = ({ shape }: ManifestField): string | undefined =>
  shape.kind === 'scalar' ? shape.format : undefined

function fieldsOf(operation: MockOperation, shape: ManifestShape): readonly ManifestField[] {
  const resolved = resolve(operation, shape)
  return resolved.kind === 'object' ? resolved.fields : []
}
