import { hintsFor } from '../../../src/errors/nearest.js'
import type { ThingName } from '../../../src/operation/reads.js'
import type { OperationObject, Parameter, RequestBody, Schema } from '../../document/document.js'
import { inputsOf } from '../operationInputs.js'
import { type Part, within } from '../part.js'
import { type Context, reportAt } from '../report.js'

/** Allows one operation per kind of thing in `x-reads`, with an input that takes it and requires no other. */
export const readRule = () => {
  const readers = new Map<string, string>()
  return {
    Paths: {
      Operation: {
        enter(node: OperationObject, context: Context) {
          for (const [thing, name] of Object.entries(Object(node['x-reads']))) {
            const report = (message: string): void => reportAt(context, 'x-reads', message)
            const first = readers.get(thing)
            if (first !== undefined) report(`a ${thing} is read by ${first} already: one operation is opened for it`)
            readers.set(thing, node.operationId)
            for (const violation of violationsOf({ ...context, node }, thing, String(name))) report(violation)
          }
        },
      },
    },
  }
}

function* violationsOf(operation: Part, thing: string, name: string): Generator<string> {
  const inputs = inputsOf(operation)
  const input = inputs.find((each) => each.name === name)
  const names = inputs.map((each) => each.name)
  if (!input) return yield [`it has no input '${name}'.`, ...hintsFor(name, names)].join(' ')
  const { format }: Schema = Object(input.schema.node)
  if (!takes[thing as ThingName]?.includes(format)) yield `'${name}', ${format ?? 'text'}, takes no ${thing}`
  const others = neededBy(operation).filter((needed) => needed !== input.wire)
  if (others.length > 0) yield `it cannot be opened by '${name}' alone: it needs '${others[0]}' too`
}

/** Formats of inputs that take each kind of thing; `undefined` is plain text. */
const takes: Readonly<Record<ThingName, readonly (string | undefined)[]>> = {
  'transaction-hash': ['hash32'],
  'block-hash': ['hash32', 'block-id'],
  'block-number': ['block-number', 'block-id'],
  'ledger-version': ['ledger-version'],
  'ens-name': [undefined],
  domain: [undefined],
}

/** Returns the required inputs of a call, by their names in the document. */
function neededBy(operation: Part): readonly string[] {
  const { parameters = [] }: OperationObject = Object(operation.node)
  const inUrl = [...parameters.keys()].flatMap((index) => {
    const part = within(operation, ['parameters', index])
    const { name, required }: Parameter = Object(part.node)
    const schema: Schema = Object(within(part, ['schema']).node)
    return required && schema.default === undefined ? [name] : []
  })
  const { required }: RequestBody = Object(within(operation, ['requestBody']).node)
  return required ? [...inUrl, 'the body'] : inUrl
}
