import type { ManifestShape } from '../../operation/manifest.js'
import type { MockOperation } from '../model/mockOperation.js'
import { resolve, wireOf } from '../model/shapes.js'

/** A place in an answer that says back an input. */
export interface Echo {
  /** Wire names, from the answer down; lists are passed through. */
  readonly path: readonly string[]
  /** Public name of the input. */
  readonly input: string
  /** Of an input that is a list of objects: the field of theirs, on the wire. */
  readonly inner: string | undefined
  /** Whether every row says it back, or only those where the example does. */
  readonly always: boolean
}

const known = /* @__PURE__ */ new WeakMap<MockOperation, readonly Echo[]>()

/** Where the answer of an operation says back its inputs: by its fields, and by what the operation itself says. */
export function echoesOf(operation: MockOperation): readonly Echo[] {
  const found = known.get(operation) ?? readEchoes(operation)
  known.set(operation, found)
  return found
}

function readEchoes(operation: MockOperation): readonly Echo[] {
  const { output, inputs, echoed = {}, mentioned = {} } = operation
  const names = new Set(inputs.map(({ name }) => name))
  return [
    ...fieldEchoes(operation, output.shape, names),
    ...Object.entries(echoed).map(([path, input]) => namedEcho(path, input, true)),
    ...Object.entries(mentioned).flatMap(([path, named]) =>
      [named].flat().map((input) => namedEcho(path, input, false)),
    ),
  ]
}

function namedEcho(path: string, named: string, always: boolean): Echo {
  const [input = '', inner] = named.split('.')
  return { path: path.split('.'), input, inner, always }
}

/** The fields that repeat an input of this operation, however deep; a type within itself is not entered again. */
function fieldEchoes(
  operation: MockOperation,
  used: ManifestShape,
  inputs: ReadonlySet<string>,
  path: readonly string[] = [],
  within: readonly string[] = [],
): readonly Echo[] {
  if (used.kind === 'ref' && within.includes(used.name)) return []
  const entered = used.kind === 'ref' ? [...within, used.name] : within
  const into = (shape: ManifestShape, way = path) => fieldEchoes(operation, shape, inputs, way, entered)
  const shape = resolve(operation, used)
  if (shape.kind === 'list') return into(shape.item.shape)
  if (shape.kind === 'union') return shape.arms.flatMap(({ name }) => into({ kind: 'ref', name }))
  const fields = shape.kind === 'object' ? shape.fields : shape.kind === 'record' ? (shape.known ?? []) : []
  return fields.flatMap((field) => {
    const way = [...path, wireOf(field)]
    const { echoes: input } = field
    const own = input !== undefined && inputs.has(input) ? [{ path: way, input, inner: undefined, always: true }] : []
    return [...own, ...into(field.shape, way)]
  })
}
