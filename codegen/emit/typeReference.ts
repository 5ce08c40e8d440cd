import { formats } from '../formats/formats.js'
import { extraText } from '../model/docs.js'
import {
  type Direction,
  type Extra,
  type Field,
  isAlwaysThere,
  type Model,
  type NamedShape,
  plainType,
  type Shape,
  type Use,
} from '../model/model.js'

/** Emits `generated/<api>/TYPES.md`: every object that answers hold and bodies take, with its fields. */
export function emitTypeReference(model: Model): string {
  const answers = model.answers.map((named) => entry(named, 'output'))
  const requests = model.requests.map((named) => entry(named, 'input'))
  const sections = [`# ${model.document.info.title}: types`, note, '## In answers', ...answers]
  if (requests.length > 0) sections.push('## In request bodies', ...requests)
  return `${sections.join('\n\n')}\n`
}

/** A type for a table cell: TypeScript, with its names linked to their entries in `file`. */
export function linkedType(use: Use, file: string, direction: Direction = 'output'): string {
  return `${plain(use.shape, file, direction)}${use.nullable ? ' \\| `null`' : ''}`
}

const note =
  'Generated from `specs/`. A field marked `?` may be absent. `Date`s are UTC; addresses and hashes are `0x` text, EVM ' +
  'addresses in lower case; a list of fixed values may grow.'

function entry({ name, description, shape }: NamedShape, direction: Direction): string {
  const parts = [`### ${name}`, oneLine(description), body(shape, direction)]
  return parts.filter((part) => part !== '').join('\n\n')
}

function body(shape: Shape, direction: Direction): string {
  if (shape.kind === 'union') {
    const arms = shape.arms.map(({ name, tags }) => {
      const when = shape.tag && tags.length > 0 ? `: \`${shape.tag}\` is ${tags.map(code).join(' or ')}` : ''
      return `- ${link(name, '')}${when}`
    })
    const open = direction === 'output' ? ["- `UnknownArm`: anything else, as `{ type: 'unknown', tag, raw }`"] : []
    return ['One of:', '', ...arms, ...open].join('\n')
  }
  if (shape.kind === 'object') {
    const extras = direction === 'output' ? shape.extras : []
    return table([...shape.fields.map((field) => fieldRow(field, direction)), ...extras.map(extraRow)])
  }
  if (shape.kind === 'record') {
    const rows = shape.known.map((field) => fieldRow(field, direction))
    return [table(rows), 'Further keys may be there.'].filter((part) => part !== '').join('\n\n')
  }
  return plain(shape, '', direction)
}

function fieldRow(field: Field, direction: Direction): string {
  const end = field.deprecated ? '**Deprecated.** ' : ''
  return row(
    field.name + (isAlwaysThere(field, direction) ? '' : '?'),
    linkedType(field, '', direction),
    end + field.description,
  )
}

function extraRow(extra: Extra): string {
  const text = extraText(extra)
  if (extra.kind === 'input') return row(extra.name, code(formats[extra.format]?.output ?? 'string'), text)
  if (extra.kind === 'group') return row(`${extra.name}?`, 'object', text)
  const [first] = extra.fields
  return row(extra.name, `list of ${first ? plain(first.shape, '', 'output') : ''}`, text)
}

function plain(shape: Shape, file: string, direction: Direction): string {
  switch (shape.kind) {
    case 'ref':
      return link(shape.name, file)
    case 'list': {
      const item = linkedType(shape.item, file, direction)
      if (direction === 'input' && shape.oneOrMany) return `${item}, or a list of them`
      return shape.item.nullable ? `list of (${item})` : `list of ${item}` // the entries are null, not the list
    }
    case 'mixed':
      return shape.types.map((type) => code(plainType(type))).join(' \\| ')
    case 'scalar': {
      if (shape.values) return shape.values.list.map((value) => code(JSON.stringify(value))).join(' \\| ')
      if (shape.format) return code(formats[shape.format]?.[direction] ?? 'unknown')
      return code(plainType(shape.type))
    }
    case 'record':
      return 'object'
    case 'any':
      return shape.typeField === undefined ? 'JSON' : code('AbiValue')
    default:
      return 'JSON'
  }
}

const table = (rows: readonly string[]): string =>
  rows.length > 0 ? ['| field | type | |', '|---|---|---|', ...rows].join('\n') : ''
const row = (name: string, type: string, text: string): string => `| \`${name}\` | ${type} | ${oneLine(text)} |`
const link = (name: string, file: string): string => `[\`${name}\`](${file}#${name.toLowerCase()})`
const code = (text: string): string => `\`${text}\``
const oneLine = (text: string): string => text.replaceAll('\n', ' ').replaceAll('|', '\\|').trim()
