import type { OperationObject, Schema } from '../../document/document.js'
import { inputsOf } from '../operationInputs.js'
import { type Context, reportAt } from '../report.js'

/** Requires that `x-echoes` names an existing input. */
export const echoRule = () => {
  const inputs = new Set<string>()
  const echoes: { readonly name: string; readonly context: Context }[] = []
  return {
    Paths: {
      Operation: {
        enter(node: OperationObject, context: Context) {
          for (const { name } of inputsOf({ ...context, node })) inputs.add(name)
        },
      },
    },
    Schema: {
      enter(node: Schema, context: Context) {
        const { 'x-echoes': name } = node
        const { location } = context
        if (typeof name === 'string') echoes.push({ name, context: { ...context, location } })
      },
    },
    Root: {
      leave() {
        for (const { name, context } of echoes)
          if (!inputs.has(name)) reportAt(context, 'x-echoes', `no operation of this API has an input '${name}'`)
      },
    },
  }
}
