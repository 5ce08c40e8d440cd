import { unescapePointerFragment } from '@redocly/openapi-core'
import type { OperationObject, Schema } from '../../document/document.js'
import { typeName } from '../../document/naming.js'
import { isNoNull } from '../../document/nullable.js'
import type { Context } from '../report.js'

type Location = Context['location']

/** Suffixes of the types that an operation has in addition to those of its schemas. */
export const suffixes = ['Input', 'Output', 'Wire'] as const

/**
 * Rejects schemas with the name of a type that is generated for an operation or for an object within another schema.
 */
export const typeNameRule = () => {
  const schemas = new Map<string, Location>()
  const owners = new Map<string, string>()
  const inners = new Map<string, string>()
  return {
    Schema: {
      enter(node: Schema, { location, report }: Context) {
        const name = schemaName(location)
        const inner = innerName(node, location)
        if (name) schemas.set(name, location.key())
        if (!inner) return
        const place = location.absolutePointer
        const other = inners.get(inner) ?? place
        if (other !== place)
          report({ message: `name collision: another object has the type '${inner}' too`, location: location.key() })
        inners.set(inner, place)
        owners.set(inner, `the object at ${location.pointer.slice(1)}`)
      },
    },
    Operation: {
      enter({ operationId }: OperationObject) {
        for (const suffix of operationId ? suffixes : []) {
          owners.set(typeName(operationId) + suffix, `operation ${operationId}`)
        }
      },
    },
    Root: {
      leave(_: unknown, { report }: Context) {
        for (const [name, location] of schemas) {
          const owner = owners.get(name)
          if (owner) report({ message: `name collision: ${owner} has a type '${name}' too`, location })
        }
      },
    },
  }
}

/** Returns the name of a schema, if it has one: it is in a file of schemas, or among the components. */
export function schemaName({ pointer }: Location): string | undefined {
  return /^#\/(?:components\/schemas\/)?([^/]+)$/.exec(pointer)?.[1]
}

/** Returns the type name of an object within a named schema: the schema's name and those of the fields on the way. */
function innerName(node: Schema, { pointer }: Location): string | undefined {
  const isUnion = (node.oneOf ?? []).filter(isNoNull).length > 1
  if (!node.properties && !isUnion) return undefined
  const match = /^#\/(?:components\/schemas\/)?(\w+)((?:\/properties\/[^/]+|\/items|\/oneOf\/\d+)+)$/.exec(pointer)
  const segments = match?.[2]?.matchAll(/\/properties\/([^/]+)|\/items/g) ?? []
  const parts = [...segments].map(([, field]) =>
    field === undefined ? 'Item' : typeName(unescapePointerFragment(field)),
  )
  return match ? [match[1], ...parts].join('') : undefined
}
