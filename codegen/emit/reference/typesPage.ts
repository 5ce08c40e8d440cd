import type { Direction, Model, NamedShape, Shape } from '../../model/model.js'
import { fieldTable } from './fieldTable.js'
import { oneLine, paragraphs } from './markdown.js'
import { linkedType, type Pages } from './typeLink.js'
import { members } from './unionMembers.js'

/** Emits `docs/reference/<api>/types.md`: every object in responses and request bodies, with its fields. */
export function typesPage({ document, answers, requests }: Model): string {
  return `${paragraphs(
    `# ${document.info.title}: types`,
    note,
    '## In responses',
    ...answers.map((named) => section(named, 'output')),
    requests.length > 0 ? '## In request bodies' : '',
    ...requests.map((named) => section(named, 'input')),
  )}\n`
}

const note =
  'A field marked `?` may be absent. `Date`s are UTC; addresses and hashes are `0x` text, EVM addresses in lower case; ' +
  'new values may be added to a list of fixed values.'

const pages: Pages = { types: '', formats: '../formats.md' }

const section = ({ name, description, shape }: NamedShape, direction: Direction): string =>
  paragraphs(`### ${name}`, oneLine(description), body(shape, direction))

function body(shape: Shape, direction: Direction): string {
  if (shape.kind === 'union') return `It is ${members(shape, direction, pages)}`
  if (shape.kind === 'object') return fieldTable(shape, direction, pages)
  if (shape.kind === 'record') return paragraphs(fieldTable(shape, direction, pages), 'It may have further keys.')
  return linkedType({ shape, nullable: false }, direction, pages)
}
