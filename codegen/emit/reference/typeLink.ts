import { formats } from '../../formats/formats.js'
import { type Direction, plainType, type Shape, type Use } from '../../model/model.js'
import { code, linkTo } from './markdown.js'

/** The pages that types link to, relative to the current page; `types` is empty on that page itself. */
export interface Pages {
  readonly types: string
  readonly formats: string
}

/** The pages for any page of an API except that of its types. */
export const pagesOfApi: Pages = { types: 'types.md', formats: '../formats.md' }

/** Writes a type for a table cell: TypeScript, with names linked to their descriptions. */
export function linkedType(use: Use, direction: Direction, pages: Pages): string {
  const type = linkedShape(use.shape, direction, pages)
  return use.nullable ? `${type} \\| ${code('null')}` : type
}

function linkedShape(shape: Shape, direction: Direction, pages: Pages): string {
  switch (shape.kind) {
    case 'ref':
      return linkTo(shape.name, pages.types)
    case 'list': {
      const item = linkedType(shape.item, direction, pages)
      if (direction === 'input' && shape.oneOrMany) return `${item}, or a list of them`
      return shape.item.nullable ? `list of (${item})` : `list of ${item}` // the entries may be null, not the list
    }
    case 'mixed':
      return shape.types.map((type) => code(plainType(type))).join(' \\| ')
    case 'scalar': {
      if (shape.values) return shape.values.list.map((value) => code(`'${value}'`)).join(' \\| ')
      if (shape.format) return linkedFormat(shape.format, direction, pages)
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

/** Writes the type of a format's values, linked to its section if it has one. */
export function linkedFormat(format: string, direction: Direction, pages: Pages): string {
  const type = formats[format]?.[direction] ?? 'unknown'
  return direction === 'input' && type.endsWith('Input') ? linkTo(type, pages.formats) : code(type)
}
