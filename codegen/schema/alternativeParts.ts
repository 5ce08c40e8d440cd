import { type Alternative, isObject, listOf, type SchemaObject } from './alternatives.js'

// What the schemas of one alternative say in combination.

/** Returns its JSON types, including `null`; `undefined` if it states none. */
export function typesOf(alternative: Alternative): readonly string[] | undefined {
  const stated = alternative.flatMap((schema) => {
    const types = ownTypes(schema)
    return types ? [types] : []
  })
  const [first, ...others] = stated
  if (!first) return undefined
  const both = others.reduce((types, more) => types.flatMap((type) => narrowed(type, more)), first)
  const isNullable = alternative.some((schema) => schema.nullable === true || schema['x-nullable'] === true)
  return [...new Set(isNullable ? [...both, 'null'] : both)].sort()
}

/** Returns its values as text, of a closed set or the known ones of an open set; `undefined` if it states none. */
export function valuesOf(alternative: Alternative): readonly string[] | undefined {
  for (const schema of alternative) {
    const values = Object.hasOwn(schema, 'const') ? [schema.const] : (schema.enum ?? schema['x-known'])
    const told = listOf(values).filter((value) => value !== null && typeof value !== 'boolean')
    if (told.length > 0) return told.map(String)
  }
  return undefined
}

/** Returns what each schema has under a name of a keyword, such as a member of `properties`. */
export const under = (alternative: Alternative, keyword: string): readonly [name: string, value: unknown][] =>
  alternative.flatMap((schema) => (isObject(schema[keyword]) ? Object.entries(schema[keyword]) : []))

/** Returns what each schema has under a keyword. */
export const each = (alternative: Alternative, keyword: string): readonly unknown[] =>
  alternative.flatMap((schema) => (schema[keyword] === undefined ? [] : [schema[keyword]]))

function ownTypes(schema: SchemaObject): readonly string[] | undefined {
  const types = [schema.type ?? []].flat().map(String)
  if (types.length > 0) return types
  const values = Object.hasOwn(schema, 'const') ? [schema.const] : listOf(schema.enum)
  if (values.length > 0) return [...new Set(values.map((value) => (value === null ? 'null' : typeof value)))]
  if (isObject(schema.properties) || isObject(schema.additionalProperties)) return ['object']
  return isObject(schema.items) ? ['array'] : undefined
}

/** Narrows a type by others: a number that another schema calls whole is an integer. */
function narrowed(type: string, others: readonly string[]): readonly string[] {
  if (others.includes(type)) return [type]
  if (type === 'number') return others.filter((other) => other === 'integer')
  return type === 'integer' && others.includes('number') ? [type] : []
}
