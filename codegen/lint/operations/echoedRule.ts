import { hintsFor } from '../../../src/errors/nearest.js'
import type { OperationObject, Schema } from '../../document/document.js'
import { successOf } from '../../document/operations.js'
import { inputsOf, type OperationInput } from '../operationInputs.js'
import { jsonContent, type Part, within } from '../part.js'
import { type Context, reportAt } from '../report.js'

/** Requires that `x-echoed` and `x-mentioned` name fields of the response and inputs. */
export const echoedRule = () => ({
  Paths: {
    Operation: {
      enter(node: OperationObject, context: Context) {
        const operation = { ...context, node }
        const inputs = inputsOf(operation)
        for (const extension of ['x-echoed', 'x-mentioned'] as const) {
          for (const [path, named] of Object.entries(Object(node[extension]))) {
            for (const violation of violationsOf(operation, inputs, path, [named].flat().map(String)))
              reportAt(context, extension, violation)
          }
        }
      },
    },
  },
})

function* violationsOf(
  operation: Part,
  inputs: readonly OperationInput[],
  path: string,
  named: readonly string[],
): Generator<string> {
  const { responses }: Partial<OperationObject> = Object(operation.node)
  const { status } = successOf({ responses: Object(responses) })
  const answer = within(operation, ['responses', status, ...jsonContent, 'schema'])
  if (fieldsAt(answer, path.split('.')).length === 0) yield `its answer has no field '${path}'`
  for (const name of named) {
    const [first = '', inner] = (/\{(.+)\}$/.exec(name)?.[1] ?? name).split('.')
    const input = inputs.find((each) => each.name === first)
    if (!input)
      yield [
        `it has no input '${first}'.`,
        ...hintsFor(
          first,
          inputs.map((each) => each.name),
        ),
      ].join(' ')
    else if (inner !== undefined && fieldsAt(input.schema, [inner]).length === 0)
      yield `the rows of '${first}' have no field '${inner}'`
  }
}

/** Returns where a path of names leads, through lists and all variants of a union. */
function fieldsAt(part: Part, path: readonly string[]): readonly Part[] {
  const here = within(part, [])
  const { items, oneOf }: Schema = Object(here.node)
  if (items) return fieldsAt(within(here, ['items']), path)
  if (oneOf) return [...oneOf.keys()].flatMap((index) => fieldsAt(within(here, ['oneOf', index]), path))
  const [name, ...rest] = path
  if (name === undefined) return [here]
  const field = within(here, ['properties', name])
  return field.node === undefined ? [] : fieldsAt(field, rest)
}
