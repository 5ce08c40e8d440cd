import { formats } from '../formats/formats.js'
import type { Use } from '../model/model.js'
import { typeText } from '../model/typeText.js'

/**
 * Returns the types that an input takes: several if it takes a value or a list. Formatted text has its format's name.
 */
export function acceptedTypes({ shape, nullable }: Use): readonly string[] {
  if (shape.kind === 'list') {
    const items = acceptedTypes(shape.item)
    return [...(shape.oneOrMany ? items : []), list + items.join(' or ')]
  }
  const format = shape.kind === 'scalar' && shape.format
  if (!format) return [typeText({ shape, nullable })]
  const { input = '', encode } = formats[format] ?? {}
  return [input === 'string' || encode === 'asBlockId' ? format : input]
}

/** Returns whether every value of a type is also one of another type. */
export function isWithin(type: string, other: string): boolean {
  if (type.startsWith(list) && other.startsWith(list))
    return isWithin(type.slice(list.length), other.slice(list.length))
  const isText = formats[type]?.input === 'string'
  return type === other || (isText && other === 'string') || wider[type] === other
}

const list = 'list of '

/** The wider type of some types. */
const wider: Readonly<Record<string, string>> = {
  'evm-address': 'evm-address-or-selector',
  hash32: 'hex',
  UintInput: 'block-id',
}
