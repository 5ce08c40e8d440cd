import { refName, type Schema } from '../../document/document.js'
import { isNoNull, isReferenceOrNull } from '../../document/nullable.js'
import { type Part, within } from '../part.js'

/** Finds what keeps a union from being decoded: its members must be distinguishable by their tag or keys. */
export function unionViolations(union: Part): readonly string[] {
  const node: Schema = Object(union.node)
  const variants = node.oneOf?.filter(isNoNull)
  if (!variants || isReferenceOrNull(node)) return []
  if (variants.length === 0) return ['this oneOf has no member']
  const members = membersOf(union)
  const unnamed = members.length < variants.length ? ['its members have to be references to schemas'] : []
  const reasons = node['x-resolve'] === 'by-keys' ? keyViolations(members) : tagViolations(members, node)
  return [...unnamed, ...reasons].map((reason) => `this oneOf cannot be decoded: ${reason}`)
}

interface Member {
  readonly name: string
  readonly schema: Part
}

function membersOf(union: Part): readonly Member[] {
  const { oneOf = [] }: Schema = Object(union.node)
  return oneOf.flatMap(({ $ref }, index) =>
    $ref ? [{ name: refName($ref), schema: within(union, ['oneOf', index]) }] : [],
  )
}

function tagViolations(members: readonly Member[], { discriminator, oneOf }: Schema): readonly string[] {
  const tag = discriminator?.propertyName
  const mapping = discriminator?.mapping
  if (!tag || !mapping) return ['it needs a discriminator with a mapping, or x-resolve: by-keys']
  return [
    ...(oneOf?.every(isNoNull)
      ? []
      : ['`null` has no tag: give the union a name, and say where it is used that it may be `null`']),
    ...members.flatMap(({ name, schema }) => {
      const { const: own }: Schema = Object(within(schema, ['properties', tag]).node)
      if (own === undefined) return [`${name} has no const '${tag}'`]
      if (own in {}) return [`the tag '${own}' is the name of something that every object has`]
      const mapped = mapping[own]
      return mapped !== undefined && refName(mapped) === name
        ? []
        : [`its mapping does not lead from '${own}' to ${name}`]
    }),
    ...Object.values(mapping)
      .map(refName)
      .filter((target) => members.every(({ name }) => name !== target))
      .map((target) => `its mapping leads to ${target}, which is no member`),
  ]
}

/**
 * Finds members that can't be reached: the first member whose keys are present wins, so more specific ones come first.
 */
function keyViolations(members: readonly Member[]): readonly string[] {
  return members.flatMap(({ name, schema }, index) => {
    const keys = requiredIn(schema)
    if (keys.length === 0) return [`${name} requires no key`]
    const earlier = members.slice(0, index).find((other) => requiredIn(other.schema).every((key) => keys.includes(key)))
    return earlier ? [`whatever has the keys of ${name} has those of ${earlier.name}, which comes first`] : []
  })
}

const requiredIn = ({ node }: Part): readonly string[] => Object(node).required ?? []
