import { isObject } from '../../../src/operation/decode/plain.js'
import { errorBody, type Schema } from '../../document/document.js'
import { schemaName } from '../names/typeNameRule.js'
import { type Part, within } from '../part.js'
import type { Context } from '../report.js'
import { armsOf, exampleValues } from './exampleValues.js'

/** Requires every response field in some example, because tests, the mock server and the playground use examples. */
export const exampleFieldRule = () => {
  const objects = new Map<unknown, Part>()
  const shown = new Map<unknown, Set<string>>()
  return {
    Response: {
      MediaType: {
        enter(node: object, context: Context) {
          for (const { schema, value } of exampleValues({ ...context, node })) {
            for (const part of [schema, ...innerSchemas(schema)]) objects.set(part.node, part)
            if (!isObject(value.node)) continue
            shown.set(schema.node, new Set([...(shown.get(schema.node) ?? []), ...Object.keys(value.node)]))
          }
        },
      },
    },
    Root: {
      leave() {
        for (const part of objects.values()) {
          if (!part.location.pointer.endsWith(errorBody)) checkFields(part, shown.get(part.node))
        }
      },
    },
  }
}

/** Returns the schemas within a value, which may be an empty list, `null` or another member in every example. */
function innerSchemas(schema: Part): readonly Part[] {
  const { properties = {}, items }: Schema = Object(schema.node)
  const fields = Object.keys(properties).map((name) => within(schema, ['properties', name]))
  return [...fields, ...(items ? [within(schema, ['items'])] : []), ...armsOf(schema)]
}

function checkFields({ node, location, report }: Part, shown: ReadonlySet<string> | undefined): void {
  const { properties = {} }: Schema = Object(node)
  const missing = Object.entries(properties).filter(([name, field]) => {
    const { 'x-also': also = [] }: Schema = Object(field)
    return ![name, ...also].some((wire) => shown?.has(wire))
  })
  if (!shown && missing.length > 0) {
    report({
      message: `no example of an answer shows a ${schemaName(location) ?? 'value of this'}`,
      location: location.key(),
    })
    return
  }
  for (const [name] of missing) {
    const message = `no example of an answer has the field '${name}'`
    report({ message, location: location.child(['properties', name]).key() })
  }
}
