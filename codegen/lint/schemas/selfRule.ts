import type { Schema } from '../../document/document.js'
import { armsOf } from '../examples/exampleValues.js'
import { schemaName } from '../names/typeNameRule.js'
import { type Part, within } from '../part.js'
import { type Context, reportAt } from '../report.js'

/** Rejects lists and references that contain themselves. They are used in place and would never end; objects may. */
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

/** Returns what is read in place of a schema: the entry of a list, or the target of a reference. */
function innerOf(part: Part): Part | undefined {
  const { properties, items }: Schema = Object(part.node)
  const variants = armsOf(part)
  if (properties || variants.length > 1) return undefined
  return variants[0] ?? (items && within(part, ['items']))
}
