import type { Schema } from '../../document/document.js'
import { jsonContent, type Part, within } from '../part.js'
import type { Context } from '../report.js'

/** Rejects secrets in deliveries, which are decoded without an operation that knows their names. */
export const secretRule = () => {
  const seen = new Set<unknown>()
  return {
    WebhooksMap: {
      enter(node: object, context: Context) {
        for (const name of Object.keys(node))
          walk({ ...context, node }, [name, 'post', 'requestBody', ...jsonContent, 'schema'], seen)
      },
    },
  }
}

function walk(part: Part, pointer: readonly (string | number)[], seen: Set<unknown>): void {
  const schema = within(part, pointer)
  const { node, location } = schema
  if (seen.has(node) || typeof node !== 'object') return
  seen.add(node)
  const { properties = {}, oneOf = [] }: Schema = Object(node)
  if ('x-secret' in Object(node))
    part.report({ message: "'x-secret' has no effect in a webhook", location: location.child(['x-secret']) })
  for (const name of Object.keys(properties)) walk(schema, ['properties', name], seen)
  for (const index of oneOf.keys()) walk(schema, ['oneOf', index], seen)
  walk(schema, ['items'], seen)
}
