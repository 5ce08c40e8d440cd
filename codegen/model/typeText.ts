import { typeName } from '../document/naming.js'
import { formats } from '../formats/formats.js'
import { type OperationModel, plainType, type Shape, type Use } from './model.js'

// Types as source text.

/** What source text calls a type, which depends on what its file imports. */
export interface TypeNames {
  /** A type of the model. */
  readonly model: (name: string) => string
  /** A type that is written by hand in `src/`, or that every program has. */
  readonly handwritten: (name: string) => string
}

/** Every type by its own name. */
export const ownNames: TypeNames = { model: (name) => name, handwritten: (name) => name }

/** Name of the type of an operation's input. */
export function inputType({ id }: OperationModel): string {
  return `${typeName(id)}Input`
}

/** Name of the type that a call of an operation resolves to. */
export function outputType({ id }: OperationModel): string {
  return `${typeName(id)}Output`
}

/** Name of the type of an operation's wire answer. */
export function wireType({ id }: OperationModel): string {
  return `${typeName(id)}Wire`
}

/** Type of a decoded value. A set of values that it may have does not count. */
export function typeText({ shape, nullable }: Use, names: TypeNames = ownNames): string {
  const text = plainTypeText(shape, names)
  return nullable ? `${text} | null` : text
}

/** Type of a list, given that of its items. */
export function listText(item: string): string {
  return /^readonly | \| /.test(item) ? `readonly (${item})[]` : `readonly ${item}[]`
}

function plainTypeText(shape: Shape, names: TypeNames): string {
  if (shape.kind === 'ref') return names.model(shape.name)
  if (shape.kind === 'list') return listText(typeText(shape.item, names))
  if (shape.kind === 'mixed') return shape.types.map(plainType).join(' | ')
  if (shape.kind === 'record') return 'Readonly<Record<string, unknown>>'
  if (shape.kind === 'any' && shape.typeField !== undefined) return names.handwritten('AbiValue')
  if (shape.kind !== 'scalar') return 'unknown'
  if (shape.format) return names.handwritten(formats[shape.format]?.output ?? 'unknown')
  return plainType(shape.type)
}
