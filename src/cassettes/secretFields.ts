import type { MockOperation } from '../mock/model/mockOperation.js'
import type { ManifestField, ManifestShape } from '../operation/manifest.js'

/** Names that a secret usually has, for requests that no document describes. */
const usualNames = ['apiKey', 'password', 'privateKey', 'secret', 'secretKey', 'token', 'accessToken'] as const

/**
 * Returns the names, on the wire and in public, of the fields of an operation's bodies whose values are secrets. An
 * extended key of Bitcoin is a secret too, but it is in paths, and without it no recording could be found.
 */
export function secretFields(operation: MockOperation | undefined): readonly string[] {
  if (!operation) return usualNames
  const seen = new Set<string>()
  const inShape = (shape: ManifestShape): readonly string[] => {
    if (shape.kind === 'list') return inShape(shape.item.shape)
    if (shape.kind === 'object') return shape.fields.flatMap(inField)
    if (shape.kind === 'record') return (shape.known ?? []).flatMap(inField)
    if (shape.kind === 'union') return shape.variants.flatMap(({ name }) => inType(name))
    return shape.kind === 'ref' ? inType(shape.name) : []
  }
  const inType = (name: string): readonly string[] => {
    if (seen.has(name)) return []
    seen.add(name)
    const type = operation.types[name]
    return type ? inShape(type.shape) : []
  }
  const inField = ({ name, wire = name, secret, shape }: ManifestField): readonly string[] =>
    secret ? [name, wire] : inShape(shape)
  const sent = operation.inputs.filter((input) => input.in === 'body')
  return [...new Set([...sent.flatMap(inField), ...inShape(operation.output.shape)])]
}
