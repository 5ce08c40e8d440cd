import { type OperationObject, refName, type Schema } from '../../document/document.js'
import { typeName } from '../../document/naming.js'
import { isNoNull } from '../../document/nullable.js'
import { successOf } from '../../document/operations.js'
import { jsonContent, type Part, within } from '../part.js'
import type { Context } from '../report.js'
import { schemaName, suffixes } from './typeNameRule.js'

/**
 * Rejects schemas and operations with the name of a type that is generated for a body or a response: `RowInput` for the
 * `Row` of a body where answers have a `Row` too, and the name of an object that has none.
 */
export const operationTypeRule = () => {
  const schemas = new Map<string, Context>()
  const operations = new Map<string, Context>()
  const answers: (Type & { readonly owner: string })[] = []
  const bodies: { readonly id: string; readonly body: Part }[] = []
  const addAnswer = (media: Part, hint: string, owner: string): void => {
    for (const type of typesIn(media, 'schema', hint, String)) answers.push({ ...type, owner })
  }
  return {
    Schema: {
      enter(_: Schema, context: Context) {
        const name = schemaName(context.location)
        if (name) schemas.set(name, context)
      },
    },
    Paths: {
      Operation: {
        enter(node: OperationObject, context: Context) {
          const { operationId: id, responses = {} } = node
          if (!id) return
          for (const suffix of suffixes) operations.set(typeName(id) + suffix, context)
          const { status } = successOf({ ...node, responses })
          const answer = within({ ...context, node }, ['responses', status, ...jsonContent])
          addAnswer(answer, `${typeName(id)}Output`, `what ${id} answers`)
          bodies.push({ id, body: within({ ...context, node }, ['requestBody']) })
        },
      },
    },
    WebhooksMap: {
      Operation: {
        enter(node: OperationObject, context: Context) {
          const { operationId: id = '' } = node
          addAnswer(within({ ...context, node }, ['requestBody', ...jsonContent]), typeName(id), `what ${id} delivers`)
        },
      },
    },
    Root: {
      leave() {
        const answered = new Set(answers.map(({ name }) => name))
        const nameOf = (schema: string): string => (answered.has(schema) ? `${schema}Input` : schema)
        const sent = bodies.flatMap(({ id, body }) =>
          typesOfBody(body, id, nameOf).map((type) => ({ ...type, owner: `what ${id} sends` })),
        )
        for (const { name, isOfSchema, owner } of [...answers, ...sent]) {
          const other = schemas.get(name) ?? operations.get(name)
          if (!other || isOfSchema) continue
          other.report({ message: `name collision: ${owner} has a type '${name}' too`, location: other.location.key() })
        }
      },
    },
  }
}

/** The type of an object or a union, which may be named after its schema. */
interface Type {
  readonly name: string
  readonly isOfSchema: boolean
}

type NameOf = (schema: string) => string

/** Yields the types of a body. A body with fields isn't a type itself, because each field is an input. */
function typesOfBody(body: Part, id: string, nameOf: NameOf): readonly Type[] {
  const media = within(body, jsonContent)
  const schema = within(media, ['schema'])
  const hint = `${typeName(id)}Body`
  const isFields = Object(schema.node).properties && !Object(body.node)['x-input-name']
  return isFields ? typesWithin(schema, hint, nameOf, new Set()) : typesIn(media, 'schema', `${hint}Input`, nameOf)
}

/** Yields the types that a schema makes in a place. `hint` is the name of an object that has none. */
function typesIn(
  parent: Part,
  segment: string | number,
  hint: string,
  nameOf: NameOf,
  seen = new Set<string>(),
): readonly Type[] {
  const { $ref }: Schema = Object(Object(parent.node)[segment])
  const here = within(parent, [segment])
  const { properties, oneOf }: Schema = Object(here.node)
  const isType = properties !== undefined || (oneOf?.filter(isNoNull).length ?? 0) > 1
  if (seen.has($ref ?? '')) return []
  if ($ref) seen.add($ref)
  const name = $ref === undefined ? hint : isType ? nameOf(refName($ref)) : refName($ref)
  return [
    ...(isType ? [{ name, isOfSchema: $ref !== undefined && name === refName($ref) }] : []),
    ...typesWithin(here, name, nameOf, seen),
  ]
}

function typesWithin(here: Part, name: string, nameOf: NameOf, seen: Set<string>): readonly Type[] {
  const { properties, oneOf = [], items }: Schema = Object(here.node)
  const fields = within(here, ['properties'])
  const variants = within(here, ['oneOf'])
  return [
    ...Object.keys(properties ?? {}).flatMap((wire) => typesIn(fields, wire, name + typeName(wire), nameOf, seen)),
    ...(items ? typesIn(here, 'items', `${name}Item`, nameOf, seen) : []),
    ...oneOf.flatMap((variant, index) => (isNoNull(variant) ? typesIn(variants, index, name, nameOf, seen) : [])),
  ]
}
