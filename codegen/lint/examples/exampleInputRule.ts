import { hintsFor } from '../../../src/errors/nearest.js'
import type { OperationObject, Schema } from '../../document/document.js'
import { formats } from '../../formats/formats.js'
import { inputsOf } from '../operationInputs.js'
import { jsonContent, type Part, within } from '../part.js'
import type { Context } from '../report.js'
import { isSent } from './exampleRule.js'

/** Requires the inputs that an example belongs to be inputs of its operation, with valid values. */
export const exampleInputRule = () => ({
  Paths: {
    Operation: {
      enter(node: OperationObject, context: Context) {
        const operation = { ...context, node }
        const inputs = new Map(inputsOf(operation).map(({ name, schema }) => [name, schema]))
        for (const example of examplesOf(operation)) {
          for (const [name, value] of Object.entries(Object(Object(example.node)['x-input']))) {
            const reason = violationOf(name, value, inputs)
            if (reason) example.report({ message: reason, location: example.location.child(['x-input', name]) })
          }
        }
      },
    },
  },
})

function examplesOf(operation: Part): readonly Part[] {
  const { responses }: OperationObject = Object(operation.node)
  return Object.keys(Object(responses)).flatMap((status) => {
    const examples = within(operation, ['responses', status, ...jsonContent, 'examples'])
    return Object.keys(Object(examples.node)).map((name) => within(examples, [name]))
  })
}

function violationOf(name: string, value: unknown, inputs: ReadonlyMap<string, Part>): string | undefined {
  const schema = inputs.get(name)
  if (!schema) return [`its operation has no input '${name}'.`, ...hintsFor(name, [...inputs.keys()])].join(' ')
  const { items }: Schema = Object(schema.node)
  const { format = '', enum: words }: Schema = Object(items ? within(schema, ['items']).node : schema.node)
  const unfit = [value].flat().find((one) => !isSent(one, formats[format]?.encode ?? ''))
  if (unfit !== undefined) return `${JSON.stringify(unfit)} does not have the format ${format}`
  const other = [value].flat().find((one) => words && !words.includes(String(one)))
  return other === undefined ? undefined : `the input '${name}' does not take ${JSON.stringify(other)}`
}
