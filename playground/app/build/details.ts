import type {
  Manifest,
  ManifestField,
  ManifestInput,
  ManifestOperation,
  ManifestShape,
} from '../../../src/operation/manifest.js'
import { type Reads, type ThingName, thingNames } from '../../../src/operation/reads.js'
import type { Control, ExampleDetails, InputDetails, OperationDetails, Typing } from '../catalogue/details.js'
import type { DescribedApi } from './described.js'
import { draftOf } from './drafts.js'
import { examplesOf } from './examples.js'
import { compactUse } from './shapes.js'

/** What the forms of an API need, by operation. */
export function detailsOf(api: DescribedApi): Readonly<Record<string, OperationDetails>> {
  return Object.fromEntries(
    api.manifest.operations.map((operation) => [operation.id, detailsOfOperation(api, operation)]),
  )
}

function detailsOfOperation(api: DescribedApi, operation: ManifestOperation): OperationDetails {
  const inputs = operation.inputs.map((input) => inputDetails(input, api.manifest.formats, operation.reads))
  return {
    description: operation.description,
    inputs,
    examples: smallestFirst(examplesOf(api, operation, inputs), inputs.length),
    answer: compactUse(operation.output),
  }
}

/** Inputs of an operation from which on its smallest example comes first. */
const many = 12

/** The examples of an operation; of one with many inputs, that first which fills the fewest. */
function smallestFirst(examples: readonly ExampleDetails[], inputs: number): readonly ExampleDetails[] {
  const size = ({ draft }: ExampleDetails): number => Object.keys(draft).length
  return inputs < many ? examples : [...examples].sort((one, other) => size(one) - size(other))
}

function inputDetails(input: ManifestInput, formats: Formats, reads: Reads = {}): InputDetails {
  const {
    name,
    wire = name,
    required = false,
    deprecated = false,
    description,
    example,
    default: assumed,
    secret,
  } = input
  const thing = thingIn(name, reads)
  return {
    name,
    wire,
    in: input.in,
    required,
    deprecated,
    description,
    control: controlOf(input, formats),
    ...(example !== undefined && { example: draftOf(example) }),
    ...(assumed !== undefined && { assumed: String(assumed) }),
    ...(thing && { thing }),
    ...(secret && { secret }),
  }
}

/** What an input of an operation names, where the operation is opened for it. */
export function thingIn(name: string, reads: Reads): ThingName | undefined {
  return thingNames.find((thing) => reads[thing] === name)
}

function controlOf({ shape }: Pick<ManifestField, 'shape'>, formats: Formats): Control {
  if (shape.kind === 'list') {
    const item = controlOf(shape.item, formats)
    return item.kind === 'text' || item.kind === 'choice'
      ? { kind: 'list', item, oneOrMany: shape.oneOrMany ?? false }
      : { kind: 'json', type: nameOf(shape) }
  }
  const isMixed = shape.kind === 'scalar' && shape.type.includes('|')
  if (shape.kind !== 'scalar' || isMixed) return { kind: 'json', type: nameOf(shape) }
  const { type, format, values, closed } = shape
  if (type === 'boolean') return { kind: 'boolean' }
  if (values && closed) return { kind: 'choice', values, ...(format !== undefined && { format }) }
  return { kind: 'text', type, ...(format !== undefined && { format }), ...typingOf(format, type, formats) }
}

function nameOf(shape: ManifestShape): string {
  if (shape.kind === 'list') return `${nameOf(shape.item.shape)}[]`
  return shape.kind === 'ref' ? shape.name : 'JSON'
}

/** The formats of an API, with what each takes and gives. */
export type Formats = Manifest['formats']

/** How a person types a value: by what its format takes and gives, or else by its type. */
export function typingOf(format: string | undefined, type: string, formats: Formats): Typing {
  if (format === undefined) return type === 'string' ? {} : { typing: 'number' }
  const { input, output, whole } = formats[format] ?? {}
  return { ...(whole && { digits: true }), ...typingBy(input, output) }
}

function typingBy(input: string | undefined, output: string | undefined): Typing {
  if (input === 'UintInput') return { typing: 'uint' }
  if (input === 'number') return { typing: 'number' }
  return output === 'Date' ? { typing: 'date' } : {}
}
