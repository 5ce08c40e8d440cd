import type { Schema } from '../../document/document.js'
import { armsOf } from '../examples/exampleValues.js'
import { schemaName } from '../names/typeNameRule.js'
import { type Part, within } from '../part.js'
import { type Context, reportAt } from '../report.js'

/** A list or a reference is used in place, so it cannot hold itself: it would have no end. An object can. */
export const selfRule = () => ({
  Schema: {
    enter(node: Schema, context: Context) {
      const name = schemaName(context.location)
      if (name && holdsItself({ ...context, node })) {
        reportAt(
          context,
          [],
          `schema '${name}' holds itself: only an object can, in a field that may be absent or empty`,
        )
      }
    },
  },
})

function holdsItself(start: Part): boolean {
  const seen = new Set<unknown>()
  let part = innerOf(start)
  while (part && !seen.has(part.node)) {
    if (part.node === start.node) return true
    seen.add(part.node)
    part = innerOf(part)
  }
  return false
}

/** What is read where a schema stands: the entry of a list, or what a reference leads to. */
function innerOf(part: Part): Part | undefined {
  const { properties, items }: Schema = Object(part.node)
  const variants = armsOf(part)
  if (properties || variants.length > 1) return undefined
  return variants[0] ?? (items && within(part, ['items']))
}
