import { each, typesOf, under, valuesOf } from './alternativeParts.js'
import { type Alternative, alternativesOf, crossed, type Follow } from './alternatives.js'

/**
 * What a document says about a value, however it is written: the order of names, references, `allOf` and the version of
 * OpenAPI make no difference.
 */
export interface Described {
  /** Equal for values that are described by the same schemas of a document. */
  readonly key: string
  /** JSON types in alphabetical order, including `null`; none if it may be anything. */
  readonly types: readonly string[]
  /** The values that it may have, as text; `undefined` if it may have any. */
  readonly values: readonly string[] | undefined
  /** The formats that its schemas name. */
  readonly formats: readonly string[]
  /** Other names of the field, from `x-also`. */
  readonly also: readonly string[]
  /** Other shapes that it may have, from `x-accept`. */
  readonly accepts: readonly string[]
  /** Whether the client sends a default, or one of its options, if a caller passes nothing. */
  readonly sendsDefault: boolean
  /** Whether an object may have undescribed fields. */
  readonly isOpen: boolean
  /** Names of the required fields of an object. */
  readonly required: readonly string[]
  /** The fields of an object, of all alternatives, by name. */
  readonly fields: ReadonlyMap<string, Described>
  /** The entries of a list. */
  readonly item: Described | undefined
  /** The values of an object whose keys are data. */
  readonly rest: Described | undefined
  /** The objects that it may be, by the value of the field that distinguishes them; `undefined` if none does. */
  membersBy(field: string): ReadonlyMap<string, Described> | undefined
}

/** Creates the function that describes the values of one document by their schemas. */
export function createDescribe(follow: Follow): (schema: unknown) => Described {
  const ids = new Map<object, number>()
  const known = new Map<string, Described>()
  const idOf = (schema: object): number => {
    const id = ids.get(schema) ?? ids.size
    ids.set(schema, id)
    return id
  }
  const keyOf = (alternative: Alternative): string =>
    [...new Set(alternative.map(idOf))].sort((a, b) => a - b).join('&')

  /** Describes a value by all schemas of one of several lists. */
  const describeAll = (sets: readonly (readonly unknown[])[]): Described | undefined => {
    if (sets.length === 0) return undefined
    const start: readonly Alternative[] = [[]]
    return describe(
      sets.flatMap((schemas) =>
        schemas.reduce<readonly Alternative[]>(
          (found, schema) => crossed(found, alternativesOf(schema, follow)),
          start,
        ),
      ),
    )
  }

  const describe = (alternatives: readonly Alternative[]): Described => {
    const byKey = new Map(alternatives.map((one) => [keyOf(one), one]))
    const key = [...byKey.keys()].sort().join('|')
    const described = known.get(key) ?? lazily(key, [...byKey.values()])
    known.set(key, described)
    return described
  }

  const lazily = (key: string, alternatives: readonly Alternative[]): Described => {
    const types = alternatives.map(typesOf)
    const real = alternatives.filter((_, index) => types[index]?.join() !== 'null')
    const values = real.filter((one) => !isCompound(one)).map(valuesOf)
    let fields: ReadonlyMap<string, Described> | undefined
    return {
      key,
      types: types.includes(undefined) ? [] : [...new Set(types.flatMap((some) => some ?? []))].sort(),
      values:
        values.length === 0 || values.includes(undefined)
          ? undefined
          : [...new Set(values.flatMap((some) => some ?? []))].sort(),
      formats: [...new Set(real.flatMap((one) => each(one, 'format')).map(String))],
      accepts: each(real.flat(), 'x-accept').map(String),
      sendsDefault: each(real.flat(), 'x-send-default').includes(true),
      isOpen: real.some((one) => each(one, 'additionalProperties').includes(true)),
      also: [
        ...new Set(
          real
            .flatMap((one) => each(one, 'x-also'))
            .flat()
            .map(String),
        ),
      ],
      required: inAll(real.map((one) => each(one, 'required').flat().map(String))),
      get fields() {
        fields ??= new Map(
          namesIn(real).flatMap((name) => {
            const field = describeAll(real.map((one) => named(one, name)).filter((some) => some.length > 0))
            return field ? [[name, field] as const] : []
          }),
        )
        return fields
      },
      get item() {
        return describeAll(real.map((one) => each(one, 'items')).filter((some) => some.length > 0))
      },
      get rest() {
        const rests = real.map((one) => each(one, 'additionalProperties').filter((some) => typeof some === 'object'))
        return describeAll(rests.filter((some) => some.length > 0))
      },
      membersBy(field) {
        if (real.length < 2) return undefined
        const members = new Map<string, Described>()
        for (const one of real) {
          const tags = describeAll([named(one, field)])?.values
          if (!tags || tags.some((tag) => members.has(tag))) return undefined
          for (const tag of tags) members.set(tag, describe([one]))
        }
        return members
      },
    }
  }

  return (schema) => describe(alternativesOf(schema, follow))
}

const isCompound = (alternative: Alternative): boolean => {
  const types = typesOf(alternative)?.filter((type) => type !== 'null') ?? []
  return types.length > 0 && types.every((type) => type === 'object' || type === 'array' || type === 'boolean')
}

const namesIn = (alternatives: readonly Alternative[]): readonly string[] => [
  ...new Set(alternatives.flatMap((one) => under(one, 'properties').map(([name]) => name))),
]

/** Returns the schemas that an alternative has for a field. */
const named = (alternative: Alternative, name: string): readonly unknown[] =>
  under(alternative, 'properties').flatMap(([other, schema]) => (other === name ? [schema] : []))

const inAll = ([first = [], ...others]: readonly (readonly string[])[]): readonly string[] =>
  [...new Set(first)].filter((name) => others.every((some) => some.includes(name))).sort()
