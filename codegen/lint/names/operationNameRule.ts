import { Script } from 'node:vm'
import type { OperationObject } from '../../document/document.js'
import { typeName } from '../../document/naming.js'
import { operationImports } from '../../formats/primitives.js'
import { type Context, reportAt } from '../report.js'
import { schemaName } from './typeNameRule.js'

type Location = Context['location']

/** Requires that an operation's id can name a constant, a method and its types. */
export const operationNameRule = () => {
  const ids = new Map<string, string>()
  const coders = new Map<string, Location>()
  const schemas = new Set<string>()
  return {
    Schema: {
      enter(_: unknown, { location }: Context) {
        schemas.add(schemaName(location) ?? '')
      },
    },
    Operation: {
      enter({ operationId: id }: OperationObject, context: Context) {
        if (!id) return
        if (!isName(id)) {
          const rule = 'a lower-case letter, then letters and digits, no reserved word'
          reportAt(context, 'operationId', `operation ${id} needs a name that can be a constant: ${rule}`)
        } else if (operationImports.includes(id)) reportAt(context, 'operationId', needed(id))
        if (/^(de|en)code[A-Z]/.test(id)) coders.set(id, context.location.child(['operationId']))
        const name = typeName(id).toLowerCase()
        const other = ids.get(name)
        if (other && other !== id)
          reportAt(context, 'operationId', `name collision: operation ${other} has the same types`)
        ids.set(name, id)
      },
    },
    Root: {
      leave(_: unknown, { report }: Context) {
        for (const [id, location] of coders) {
          if (schemas.has(id.slice('decode'.length))) report({ message: needed(id), location })
        }
      },
    },
  }
}

const needed = (id: string): string => `operation ${id} has the name of a function that generated code needs`

/** Whether a constant of a module can have this name. A module with a `then` couldn't be imported with `await`. */
function isName(text: string): boolean {
  if (!/^[a-z][A-Za-z\d]*$/.test(text) || text === 'then' || text in Object.prototype) return false
  try {
    return Boolean(new Script(`'use strict'; async () => { const ${text} = 0 }`)) // compiled, not run
  } catch {
    return false
  }
}
