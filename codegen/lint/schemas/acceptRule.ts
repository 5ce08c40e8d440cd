import type { Schema } from '../../document/document.js'
import type { Accept } from '../../document/extensions.js'
import { isNoNull } from '../../document/nullable.js'
import { type Part, within } from '../part.js'
import type { Context } from '../report.js'

/** Requires the right type for each `x-accept`. On another type it would have no effect, or a wrong one. */
export const acceptRule = () => ({
  Schema: {
    enter(node: Schema, context: Context) {
      const here = { ...context, node }
      for (const name of Object.keys(node.properties ?? {})) checkAccept(here, ['properties', name])
      if (node.items) checkAccept(here, ['items'])
    },
  },
})

const typeOf: Readonly<Record<Accept, string>> = {
  single: 'array',
  nested: 'array',
  'empty-object': 'array',
  'in-list': 'object',
  'empty-list': 'object',
  json: 'object',
  number: 'string',
  boolean: 'integer',
}

function checkAccept(owner: Part, pointer: readonly string[]): void {
  const field = pointer.reduce<unknown>((node, segment) => Object(node)[segment], owner.node)
  const { 'x-accept': accept }: Schema = Object(field)
  const target = pointer.at(-1) && targetOf(within(owner, pointer))
  const wanted = accept && typeOf[accept]
  const types = target ? typesOf(target) : []
  if (!wanted || types.includes(wanted)) return
  const message = `'x-accept: ${accept}' has no effect on ${types.join(' or ') || 'what may be anything'}: it belongs on ${wanted}`
  owner.report({ message, location: owner.location.child([...pointer, 'x-accept']) })
}

/** Returns the schema itself, or the one that may also be `null`. */
function targetOf(part: Part): Schema {
  const { oneOf = [] }: Schema = Object(part.node)
  const variants = oneOf.flatMap((variant, index) => (isNoNull(variant) ? [index] : []))
  const [only] = variants
  return Object(variants.length === 1 && only !== undefined ? within(part, ['oneOf', only]).node : part.node)
}

const typesOf = ({ type, properties, oneOf }: Schema): readonly string[] =>
  properties || oneOf ? ['object'] : [type ?? []].flat().filter((name) => name !== 'null')
