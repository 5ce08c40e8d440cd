import type { UserContext } from '@redocly/openapi-core'
import { say } from './refusal.js'

/** What is read beside the reference to a schema. */
const read = /^(\$ref|description|deprecated|default|x-(name|also|accept|address-case|send-default))$/

/** A reference leads to a name in a file, and nothing stands beside it that would be ignored silently. */
export const referenceRule = () => ({
  ref: {
    enter(node: { readonly $ref: unknown }, context: UserContext) {
      const { $ref: target, ...beside } = node
      if (typeof target === 'string' && !/#\/./.test(target)) {
        say(context, '$ref', `'${target}' leads to no name: write a file, '#/' and the name in it`)
      }
      for (const word of Object.keys(beside)) {
        if (context.type.name === 'Schema' && read.test(word)) continue
        say(context, word, `'${word}' is not read beside a reference: write it where '${target}' leads`)
      }
    },
  },
})
