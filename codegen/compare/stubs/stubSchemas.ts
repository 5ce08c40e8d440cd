import { typeName } from '../../document/naming.js'
import { formats } from '../../formats/formats.js'
import type { Described } from '../../schema/described.js'
import type { Direction } from '../values.js'

/** The schemas that stubs reference, each written only once. */
export interface StubSchemas {
  /**
   * Writes the schema of a value in the style of our documents, without a description.
   *
   * @param name - the name of its type, if it is an object
   */
  of(value: Described, name: string, direction: Direction): StubSchema
  /** Every object so far, by name. */
  named(): Readonly<Record<string, StubSchema>>
}

/** A schema, a parameter or a path item of a stub, as JSON. */
export type StubSchema = Readonly<Record<string, unknown>>

/** @param file - the file of the schemas, relative to what references them; empty for the same file */
export function createStubSchemas(file: string): StubSchemas {
  const names = new Map<string, string>()
  const schemas: Record<string, StubSchema> = {}

  const write = (value: Described, name: string, direction: Direction, from = ''): StubSchema => {
    const types = value.types.filter((type) => type !== 'null')
    const isObject = value.fields.size > 0 && types.includes('object')
    if (isObject) return orNull({ $ref: `${from}#/${referred(value, name, direction)}` }, value)
    if (types.includes('array')) {
      const items = value.item && write(value.item, `${name}Item`, direction, from)
      return orNull({ type: 'array', description: '', ...(items && { items }) }, value)
    }
    const [type, ...others] = value.types.includes('null') ? [...types, 'null'] : types
    const format = value.formats.find((one) => Object.hasOwn(formats, one))
    return {
      ...(type !== undefined && { type: others.length > 0 ? [type, ...others] : type }),
      description: '',
      ...(format !== undefined && { format }),
      ...(value.values && { [direction === 'input' ? 'enum' : 'x-known']: value.values }),
    }
  }

  /** Returns the name of an object, and writes it if it is new. */
  const referred = (value: Described, wanted: string, direction: Direction): string => {
    const key = `${direction} ${value.key}`
    const known = names.get(key)
    if (known !== undefined) return known
    const name = freeName(wanted, schemas)
    names.set(key, name)
    schemas[name] = {} // takes the name, and stops recursion
    const tag = [...value.fields.keys()].find((field) => value.membersBy(field))
    schemas[name] = tag === undefined ? objectOf(value, name, direction) : unionOf(value, name, direction, tag)
    return name
  }

  const objectOf = (value: Described, name: string, direction: Direction): StubSchema => ({
    type: 'object',
    description: '',
    // which fields a response always has, only recorded responses show
    ...(direction === 'input' && value.required.length > 0 && { required: value.required }),
    properties: Object.fromEntries(
      [...value.fields].map(([field, inner]) => [field, write(inner, name + typeName(field), direction)]),
    ),
  })

  const unionOf = (value: Described, name: string, direction: Direction, propertyName: string): StubSchema => {
    const members = [...(value.membersBy(propertyName) ?? [])].map(([tag, member]) => {
      const own = referred(member, name + typeName(tag), direction)
      const { properties } = schemas[own] ?? {}
      const tagged = { ...Object(properties), [propertyName]: { type: 'string', description: '', const: tag } }
      schemas[own] = { ...schemas[own], required: [propertyName], properties: tagged }
      return [tag, `#/${own}`] as const
    })
    return {
      description: '',
      oneOf: [...new Set(members.map(([, $ref]) => $ref))].map(($ref) => ({ $ref })),
      discriminator: { propertyName, mapping: Object.fromEntries(members) },
    }
  }

  return { of: (value, name, direction) => write(value, name, direction, file), named: () => schemas }
}

const orNull = (schema: StubSchema, { types }: Described): StubSchema => {
  if (!types.includes('null')) return schema
  return '$ref' in schema ? { oneOf: [schema, { type: 'null' }] } : { ...schema, type: [schema.type, 'null'] }
}

function freeName(wanted: string, taken: object): string {
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? wanted : `${wanted}${count}`
    if (!Object.hasOwn(taken, name)) return name
  }
}
