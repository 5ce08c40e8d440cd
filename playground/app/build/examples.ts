import type { Example, OperationObject, Parameter } from '../../../codegen/document.js'
import { successOf } from '../../../codegen/document.js'
import type { Field, Model, OperationModel, Use } from '../../../codegen/model.js'
import { fieldOf } from '../../fieldOf.js'
import type { Draft, ExampleDetails, InputDetails } from '../src/catalogue/details.js'
import { renameToPublic } from './publicValues.js'

/** An operation as the document has it. */
export interface Source {
  readonly operation: OperationObject
  readonly parameters: readonly Parameter[]
}

/** What one click fills in: the document's answers and bodies, with the parameters they belong to. */
export function examplesOf(
  model: Model,
  operation: OperationModel,
  source: Source,
  inputs: readonly InputDetails[],
): readonly ExampleDetails[] {
  const answers = successOf(source.operation).media?.examples ?? {}
  const bodies = source.operation.requestBody?.content['application/json']?.examples ?? {}
  const required = Object.fromEntries(
    inputs.flatMap(({ name, required, example }) => (required && example !== undefined ? [[name, example]] : [])),
  )
  const shown = Object.entries(answers).filter(([name]) => !operation.page || !['page2', 'last'].includes(name))
  const isKept = keptApis.includes(model.api)
  const entries = Object.entries(bodies).map(([name, body]): ExampleDetails => {
    const paired = answers[name] ?? answers[name.replace(/Request$/, '')]
    const answer = Object.keys(answers).find((key) => answers[key] === paired)
    // A parameter whose documented value is the name of one of these examples names the example: a function, an event.
    const named = Object.fromEntries(
      inputs.flatMap((input) => (isNameOf(input.example, bodies) ? [[input.name, name]] : [])),
    )
    const draft = { ...required, ...named, ...bodyDraft(model, operation, body.value) }
    return { name, summary: body.summary ?? name, draft, ...(paired && answer && !isKept && { answer }) }
  })
  if (entries.length > 0) return entries
  const first = Object.keys(shown.length > 0 ? answers : {})[0]
  return shown.map(([name, example]) => ({
    name,
    summary: operation.page && name === 'page1' ? (example.summary ?? 'The first page') : (example.summary ?? name),
    draft: { ...required, ...inputsSeenIn(operation, example), ...askedBy(example) },
    // Asked for no answer by name, the mock walks the pages; otherwise it would give the same page forever.
    ...(!(operation.page && name === 'page1') && name !== first && { answer: name }),
  }))
}

/** The mock stores what is sent to these and answers with it; if asked for an answer by name, it would not store it. */
const keptApis: readonly string[] = ['streams']

const isNameOf = (value: unknown, bodies: object): boolean => typeof value === 'string' && Object.hasOwn(bodies, value)

/** A value as a form holds it: text, a list of texts, or JSON. */
export function draftOf(value: unknown): Draft[string] {
  if (typeof value === 'string') return value
  if (Array.isArray(value) && value.every((entry) => typeof entry !== 'object')) return value.map(String)
  return typeof value === 'object' && value !== null ? JSON.stringify(value, null, 2) : String(value)
}

function bodyDraft(model: Model, operation: OperationModel, value: unknown): Draft {
  const fields = operation.inputs.filter((input) => input.in === 'body')
  const whole = fields.find((field) => field.wire === '')
  const shapes = new Map([...model.answers, ...model.requests].map(({ name, shape }) => [name, shape]))
  if (whole) return { [whole.name]: draftOf(renameToPublic(value, whole, shapes)) }
  return Object.fromEntries(
    fields.flatMap((field) => {
      const given = fieldOf(value, field.wire)
      if (given === undefined) return []
      const renamed = renameToPublic(given, field, shapes)
      return [
        [
          field.name,
          field.shape.kind === 'list' && !isJsonList(field) ? [renamed].flat().map(String) : draftOf(renamed),
        ],
      ]
    }),
  )
}

const isJsonList = ({ shape }: Use): boolean =>
  shape.kind === 'list' && (shape.item.shape.kind !== 'scalar' || shape.item.shape.type === 'boolean')

/** The answer often repeats what was asked: its hash, its token id. Then the example asks for exactly that. */
function inputsSeenIn(operation: OperationModel, example: Example): Draft {
  const { value } = example
  const row = operation.page
    ? firstOf(operation.page.extension.items === '.' ? value : fieldOf(value, operation.page.extension.items))
    : value
  const known = operation.inputs.filter(({ required, shape }) => required && shape.kind === 'scalar')
  return Object.fromEntries(
    known.flatMap((input: Field) => {
      const seen = fieldOf(row, input.wire) ?? fieldOf(row, input.wire.slice(input.wire.indexOf('_') + 1))
      const isAnswer = typeof seen === 'string' && input.shape.kind === 'scalar' && input.shape.format !== 'evm-address'
      return isAnswer ? [[input.name, seen]] : []
    }),
  )
}

/** What the document says was asked, where the answer does not repeat it. */
const askedBy = (example: Example): Draft =>
  Object.fromEntries(Object.entries(example['x-input'] ?? {}).map(([name, value]) => [name, draftOf(value)]))

const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : undefined)
