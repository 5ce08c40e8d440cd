import { endText } from '../model/docs.js'
import {
  type Direction,
  type Extra,
  type Model,
  mayBeNull,
  type NamedShape,
  type OperationModel,
  type Use,
} from '../model/model.js'
import { type Entry, entryOf, inputOf, outputText, whole } from './entry.js'
import { notesOn } from './surfaceNotes.js'

/** Returns everything that users of an API can write or read, by public name. */
export function surfaceOf({ operations, answers, requests, document }: Model): ReadonlyMap<string, Entry> {
  return new Map([
    ...document.servers.map(({ url, 'x-network': network }): [string, Entry] => {
      const name = network ? `the network ${network}` : 'the API'
      return [name, { ...whole('output', name), notes: { 'is served by': url } }]
    }),
    ...operations.flatMap(partsOfOperation),
    ...answers.flatMap((named) => partsOf(named, 'output')),
    ...requests.flatMap((named) => partsOf(named, 'input')),
  ])
}

function partsOfOperation(operation: OperationModel): readonly [string, Entry][] {
  const { id, inputs, answer, page } = operation
  return [
    [id, { ...whole('output', id), ...endOf(operation), notes: notesOn(operation) }],
    ...inputs.map((input): [string, Entry] => [`${id}({ ${input.name} })`, inputOf(input, id)]),
    [`the result of ${id}`, page ? pageOf(page.item, id) : resultOf(answer, id, mayBeNull(operation))],
  ]
}

/** Returns how an operation ends: announced, or already removed. */
function endOf(operation: OperationModel): Pick<Entry, 'deprecated' | 'removed'> {
  const { status } = operation.lifecycle ?? {}
  if (status === 'announced') return { deprecated: endText(operation) }
  return status === 'removed' ? { removed: endText(operation) } : {}
}

const pageOf = (item: Use, id: string): Entry => ({ ...whole('output', id), types: [`Page<${outputText(item)}>`] })

const resultOf = (answer: Use, id: string, nullable: boolean): Entry => ({
  ...whole('output', id),
  types: [outputText({ ...answer, nullable: false })],
  nullable,
})

function partsOf({ name, shape }: NamedShape, direction: Direction): [string, Entry][] {
  const own: [string, Entry] = [name, whole(direction, name)]
  if (shape.kind === 'union') {
    return [
      own,
      ...shape.variants.map((variant): [string, Entry] => [`${variant.name} in ${name}`, whole(direction, name)]),
    ]
  }
  const fields = shape.kind === 'object' ? shape.fields : shape.kind === 'record' ? shape.known : []
  const extras = shape.kind === 'object' && direction === 'output' ? shape.extras : []
  return [
    own,
    ...extras.map((extra): [string, Entry] => [
      `${name}.${extra.name}`,
      { ...whole(direction, name), types: [extraType(extra)] },
    ]),
    ...fields.map((field): [string, Entry] => [`${name}.${field.name}`, entryOf(field, name, direction)]),
  ]
}

function extraType(extra: Extra): string {
  if (extra.kind === 'input') return extra.format
  if (extra.kind === 'partial') return extra.name
  if (extra.kind === 'group') return `{ ${extra.fields.map(({ name }) => name).join(', ')} }`
  return `those of ${extra.fields.map(({ name }) => name).join(', ')}`
}
