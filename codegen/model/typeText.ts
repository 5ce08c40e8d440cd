import { typeName } from '../document/naming.js'
import { formats } from '../formats/formats.js'
import { type OperationModel, plainType, type Shape, type Use } from './model.js'

// Types of operations as source text. `T` is the namespace of the public types.

/** Type of an operation's input. */
export function inputType({ id }: OperationModel): string {
  return `T.${typeName(id)}Input`
}

/** Type that a call of an operation resolves to. */
export function outputType({ id }: OperationModel): string {
  return `T.${typeName(id)}Output`
}

/** Name of the type of an operation's wire answer. */
export function wireType({ id }: OperationModel): string {
  return `${typeName(id)}Wire`
}

/** Type of a decoded value. */
export function typeText({ shape, nullable }: Use): string {
  const text = plainTypeText(shape)
  return nullable ? `${text} | null` : text
}

function plainTypeText(shape: Shape): string {
  if (shape.kind === 'ref') return `T.${shape.name}`
  if (shape.kind === 'list')
    return `readonly ${shape.item.nullable ? `(${typeText(shape.item)})` : typeText(shape.item)}[]`
  if (shape.kind === 'mixed') return shape.types.map(plainType).join(' | ')
  if (shape.kind === 'record') return 'Readonly<Record<string, unknown>>'
  if (shape.kind !== 'scalar') return 'unknown'
  if (shape.format) return formats[shape.format]?.output ?? 'unknown'
  return plainType(shape.type)
}
