import { type OperationObject, refName, type Schema, successOf } from './document.js'
import { typeName } from './naming.js'
import { isNoNull } from './nullable.js'
import { type Part, within } from './part.js'
import type { Context } from './refusal.js'
import { schemaName, suffixes } from './typeNameRule.js'

/**
 * Neither a schema nor an operation has the name of a type that is made for a request: `RowInput` for the `Row` of a
 * body where answers have a `Row` too, and a name of its own for an object within a body.
 */
export const requestNameRule = () => {
  const schemas = new Map<string, Part>()
  const operations = new Map<string, Part>()
  const answers = new Set<string>()
  const bodies: { readonly id: string; readonly body: Part }[] = []
  const addAnswer = (media: Part, hint: string): void => {
    for (const { name } of typesIn(media, 'schema', hint, String)) answers.add(name)
  }
  return {
    Schema: {
      enter(node: Schema, context: Context) {
        const name = schemaName(context.location)
        if (name) schemas.set(name, { ...context, node })
      },
    },
    Paths: {
      Operation: {
        enter(node: OperationObject, context: Context) {
          const { operationId: id, responses = {} } = node
          if (!id) return
          for (const suffix of suffixes) operations.set(typeName(id) + suffix, { ...context, node })
          const { status } = successOf({ ...node, responses })
          addAnswer(within({ ...context, node }, ['responses', status, ...json]), `${typeName(id)}Output`)
          bodies.push({ id, body: within({ ...context, node }, ['requestBody']) })
        },
      },
    },
    WebhooksMap: {
      Operation: {
        enter(node: OperationObject, context: Context) {
          addAnswer(within({ ...context, node }, ['requestBody', ...json]), typeName(node.operationId ?? ''))
        },
      },
    },
    Root: {
      leave() {
        const nameOf = (schema: string): string => (answers.has(schema) ? `${schema}Input` : schema)
        for (const { id, body } of bodies) {
          for (const { name, node } of typesOfBody(body, id, nameOf)) {
            const other = schemas.get(name) ?? operations.get(name)
            if (!other || other.node === node) continue
            const message = `name collision: what ${id} sends has a type '${name}' too`
            other.report({ message, location: other.location.key() })
          }
        }
      },
    },
  }
}

const json = ['content', 'application/json'] as const

/** The type of an object or a union, and what it is made of. */
interface Type {
  readonly name: string
  readonly node: unknown
}

type NameOf = (schema: string) => string

/** A body of fields is not a type itself: each of them is an input. */
function typesOfBody(body: Part, id: string, nameOf: NameOf): readonly Type[] {
  const media = within(body, json)
  const schema = within(media, ['schema'])
  const hint = `${typeName(id)}Body`
  const isFields = Object(schema.node).properties && !Object(body.node)['x-input-name']
  return isFields ? typesWithin(schema, hint, nameOf, new Set()) : typesIn(media, 'schema', `${hint}Input`, nameOf)
}

/** The types that a schema makes in a place; `hint` names an object that has no name. */
function typesIn(
  parent: Part,
  step: string | number,
  hint: string,
  nameOf: NameOf,
  seen = new Set<string>(),
): readonly Type[] {
  const { $ref }: Schema = Object(Object(parent.node)[step])
  const here = within(parent, [step])
  const { properties, oneOf }: Schema = Object(here.node)
  const isType = properties !== undefined || (oneOf?.filter(isNoNull).length ?? 0) > 1
  if (seen.has($ref ?? '')) return []
  if ($ref) seen.add($ref)
  const name = $ref === undefined ? hint : isType ? nameOf(refName($ref)) : refName($ref)
  return [...(isType ? [{ name, node: here.node }] : []), ...typesWithin(here, name, nameOf, seen)]
}

function typesWithin(here: Part, name: string, nameOf: NameOf, seen: Set<string>): readonly Type[] {
  const { properties, oneOf = [], items }: Schema = Object(here.node)
  const fields = within(here, ['properties'])
  const arms = within(here, ['oneOf'])
  return [
    ...Object.keys(properties ?? {}).flatMap((wire) => typesIn(fields, wire, name + typeName(wire), nameOf, seen)),
    ...(items ? typesIn(here, 'items', `${name}Item`, nameOf, seen) : []),
    ...oneOf.flatMap((arm, index) => (isNoNull(arm) ? typesIn(arms, index, name, nameOf, seen) : [])),
  ]
}
