import type { ManifestField, ManifestShape } from '../../operation/manifest.js'
import type { MockOperation } from './mockOperation.js'
import { resolve, wireOf } from './shapes.js'

/** A field of a response, and where it is. */
export interface AnswerPlace {
  /** Wire names, from the root of the response; they pass through lists. */
  readonly path: readonly string[]
  readonly field: ManifestField
}

const known = /* @__PURE__ */ new WeakMap<MockOperation, readonly AnswerPlace[]>()

/** Returns all fields of a response, however deep. Recursive types are entered once. */
export function answerPlacesOf(operation: MockOperation): readonly AnswerPlace[] {
  const found = known.get(operation) ?? placesIn(operation, operation.output.shape)
  known.set(operation, found)
  return found
}

function placesIn(
  operation: MockOperation,
  used: ManifestShape,
  path: readonly string[] = [],
  within: readonly string[] = [],
): readonly AnswerPlace[] {
  if (used.kind === 'ref' && within.includes(used.name)) return []
  const entered = used.kind === 'ref' ? [...within, used.name] : within
  const into = (shape: ManifestShape, way = path) => placesIn(operation, shape, way, entered)
  const shape = resolve(operation, used)
  if (shape.kind === 'list') return into(shape.item.shape)
  if (shape.kind === 'union') return shape.variants.flatMap(({ name }) => into({ kind: 'ref', name }))
  const fields = shape.kind === 'object' ? shape.fields : shape.kind === 'record' ? (shape.known ?? []) : []
  return fields.flatMap((field) => {
    const way = [...path, wireOf(field)]
    return [{ path: way, field }, ...into(field.shape, way)]
  })
}
