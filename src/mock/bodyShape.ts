import type { ManifestField, ManifestShape } from '../operation/manifest.js'
import { fieldOf } from '../values/fieldOf.js'
import type { MockOperation } from './mockOperation.js'

/** What the body of a request looks like; `undefined` for an operation that takes none. */
export function bodyShapeOf({ inputs, emptyBody }: MockOperation): ManifestShape | undefined {
  const fields = inputs.filter((input) => input.in === 'body')
  const whole = fields.find(({ wire }) => wire === '')
  return whole?.shape ?? (emptyBody === true || fields.length > 0 ? { kind: 'object', fields } : undefined)
}

/** The shape behind a reference. */
export function resolve({ types }: MockOperation, shape: ManifestShape): ManifestShape {
  return shape.kind === 'ref' ? (types[shape.name]?.shape ?? { kind: 'any' }) : shape
}

/** The members of a union that may describe an object: the one its tag names, or all where it names none. */
export function membersOf(operation: MockOperation, shape: ManifestShape, value: object): readonly ManifestShape[] {
  if (shape.kind !== 'union') return [shape]
  const tag = shape.tag === undefined ? undefined : fieldOf(value, shape.tag)
  const named = shape.arms.filter(({ tags }) => tags.some((each) => each === tag))
  const arms = named.length > 0 ? named : shape.arms
  return arms.flatMap(({ name }) => membersOf(operation, resolve(operation, { kind: 'ref', name }), value))
}

/** Name of a field on the wire. */
export const wireOf = ({ name, wire = name }: ManifestField): string => wire
