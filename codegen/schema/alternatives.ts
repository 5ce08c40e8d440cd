/** A schema object of any version of OpenAPI, as JSON. */
export type SchemaObject = Readonly<Record<string, unknown>>

/** One way in which a value may look: all of these schemas describe it. */
export type Alternative = readonly SchemaObject[]

/** Finds what a `$ref` refers to. */
export type Follow = (ref: string) => unknown

/**
 * Returns the alternatives of a value, however its schema is written: references are followed, the members of `allOf`
 * describe one value, those of `oneOf` and `anyOf` are alternatives. A schema that only references itself has none.
 */
export function alternativesOf(schema: unknown, follow: Follow, seen: readonly string[] = []): readonly Alternative[] {
  if (!isObject(schema)) return [[]]
  const { $ref, allOf, oneOf, anyOf } = schema
  let found: readonly Alternative[] = [keywords.some((word) => Object.hasOwn(schema, word)) ? [schema] : []]
  if (typeof $ref === 'string') {
    if (seen.includes($ref)) return []
    found = crossed(found, alternativesOf(follow($ref), follow, [...seen, $ref]))
  }
  for (const part of listOf(allOf)) found = crossed(found, alternativesOf(part, follow, seen))
  for (const members of [listOf(oneOf), listOf(anyOf)]) {
    const each = members.flatMap((member) => alternativesOf(member, follow, seen))
    if (members.length > 0) found = crossed(found, each)
  }
  return found
}

/** Combines each alternative with each of others. */
export const crossed = (some: readonly Alternative[], others: readonly Alternative[]): readonly Alternative[] =>
  some.flatMap((one) => others.map((other) => [...one, ...other]))

/** Returns whether a value is an object and not a list. */
export const isObject = (value: unknown): value is SchemaObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns a list, or an empty one for anything else. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Keywords about the value itself; others are about its parts, or for readers. */
const keywords = [
  'type',
  'enum',
  'const',
  'x-known',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'nullable',
  'x-nullable',
  'format',
  'x-also',
  'x-accept',
]
