import type { UserContext } from '@redocly/openapi-core'
import { reportAt } from '../report.js'

/** What is read next to a reference to a schema. */
const read = /^(\$ref|description|deprecated|default|x-(name|also|accept|address-case|send-default|echoes|display))$/

/** The place of a named schema: in a file, or among the components. Other schemas have no type to reference. */
const named = /#\/(components\/schemas\/)?\w+$/

/** Requires references to lead to a name in a file, and rejects what would be ignored next to them. */
export const referenceRule = () => ({
  ref: {
    enter(node: { readonly $ref: unknown }, context: UserContext) {
      const { $ref: target, ...beside } = node
      const isToSchema = context.type.name === 'Schema'
      if (typeof target === 'string' && !/#\/./.test(target)) {
        reportAt(context, '$ref', `'${target}' leads to no name: write a file, '#/' and the name in it`)
      } else if (isToSchema && !named.test(String(target))) {
        reportAt(context, '$ref', `'${target}' leads to a schema without a name: give it one of its own`)
      }
      for (const word of Object.keys(beside)) {
        if (isToSchema && read.test(word)) continue
        reportAt(context, word, `'${word}' is not read beside a reference: write it where '${target}' leads`)
      }
    },
  },
})
