import type { OperationObject, Parameter, RequestBody, Schema } from '../document/document.js'
import { publicName } from '../document/naming.js'
import { jsonContent, type Part, within } from './part.js'

/** An input of an operation, as the linter's rules read it. */
export interface OperationInput {
  /** Its public name. */
  readonly name: string
  /** Its name in the document. */
  readonly wire: string
  /** The pointer from the operation to its definition. */
  readonly pointer: readonly string[]
  readonly schema: Part
}

/** Returns the inputs of an operation: its parameters, then the fields of its body or the body as a whole. */
export function inputsOf(operation: Part): readonly OperationInput[] {
  const { parameters = [] }: OperationObject = Object(operation.node)
  const inUrl = [...parameters.keys()].flatMap((index) => {
    const part = within(operation, ['parameters', index])
    const { name: wire, 'x-input-name': other }: Parameter = Object(part.node)
    if (typeof wire !== 'string') return [] // the linter reports it
    const pointer = ['parameters', String(index)]
    return [{ name: other ?? publicName(wire), wire, pointer, schema: within(part, ['schema']) }]
  })
  return [...inUrl, ...inBody(within(operation, ['requestBody']))]
}

function inBody(body: Part): readonly OperationInput[] {
  const { 'x-input-name': whole }: RequestBody = Object(body.node)
  const schema = within(body, [...jsonContent, 'schema'])
  const { properties }: Schema = Object(schema.node)
  const pointer = ['requestBody']
  if (!schema.node) return []
  if (whole || !properties) return [{ name: whole ?? 'body', wire: 'the body', pointer, schema }]
  return Object.entries(properties).map(([wire, field]) => {
    const { 'x-name': name = publicName(wire) }: Schema = Object(field)
    return { name, wire, pointer, schema: within(schema, ['properties', wire]) }
  })
}
