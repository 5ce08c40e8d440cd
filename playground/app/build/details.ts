import { operationsOf, type Schema } from '../../../codegen/document/document.js'
import type { Field, InputModel, Model, OperationModel, Shape } from '../../../codegen/model/model.js'
import type { Control, InputDetails, OperationDetails } from '../src/catalogue/details.js'
import { draftOf } from './drafts.js'
import { examplesOf, type Source } from './examples.js'
import { compactUse } from './shapes.js'
import { typingOf } from './typing.js'

/** What the forms of an API need, by operation. */
export function detailsOf(model: Model): Readonly<Record<string, OperationDetails>> {
  const sources = new Map([...operationsOf(model.document)].map((source) => [source.operation.operationId, source]))
  return Object.fromEntries(
    model.operations.flatMap((operation) => {
      const source = sources.get(operation.id)
      return source ? [[operation.id, detailsOfOperation(model, operation, source)]] : []
    }),
  )
}

function detailsOfOperation(model: Model, operation: OperationModel, source: Source): OperationDetails {
  const inputs = operation.inputs.map((input) => inputDetails(input, source))
  return {
    description: operation.description,
    inputs,
    examples: examplesOf(model, operation, source, inputs),
    answer: compactUse(operation.answer),
  }
}

function inputDetails(input: InputModel, source: Source): InputDetails {
  const parameter = source.parameters.find(({ name }) => name === input.wire.replace('[]', '') && input.in !== 'body')
  const { name, wire, required, deprecated, description } = input
  const example = parameter?.example ?? parameter?.schema.example
  const assumed = assumedOf(input, parameter?.schema)
  return {
    name,
    wire,
    in: input.in,
    required,
    deprecated,
    description: description.trim(),
    control: controlOf(input),
    ...(example !== undefined && { example: draftOf(example) }),
    ...(assumed !== undefined && { assumed }),
  }
}

function assumedOf(input: InputModel, schema: Schema | undefined): string | undefined {
  const value = input.default ?? schema?.default
  return value === undefined ? undefined : String(value)
}

function controlOf(field: Pick<Field, 'shape'>): Control {
  const { shape } = field
  if (shape.kind === 'list') {
    const item = controlOf(shape.item)
    return item.kind === 'text' || item.kind === 'choice'
      ? { kind: 'list', item, oneOrMany: shape.oneOrMany }
      : { kind: 'json', type: nameOf(shape) }
  }
  if (shape.kind !== 'scalar') return { kind: 'json', type: nameOf(shape) }
  if (shape.type === 'boolean') return { kind: 'boolean' }
  if (shape.values?.closed) return { kind: 'choice', values: shape.values.list }
  const { type, format } = shape
  return { kind: 'text', type, ...(format !== undefined && { format }), ...typingOf(format, type) }
}

function nameOf(shape: Shape): string {
  if (shape.kind === 'list') return `${nameOf(shape.item.shape)}[]`
  return shape.kind === 'ref' ? shape.name : 'JSON'
}
