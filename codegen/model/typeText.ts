import { typeName } from '../document/naming.js'
import { formats } from '../formats/formats.js'
import { type OperationModel, plainType, type Shape, type Use } from './model.js'

// Types as source text.

/** Returns the names of types in source text, which depend on what its file imports. */
export interface TypeNames {
  /** A type of the model. */
  readonly model: (name: string) => string
  /** A handwritten type in `src/`, or a global one. */
  readonly handwritten: (name: string) => string
}

/** Uses each type's own name. */
export const ownNames: TypeNames = { model: (name) => name, handwritten: (name) => name }

/** Name of the type of an operation's input. */
export function inputType({ id }: OperationModel): string {
  return `${typeName(id)}Input`
}

/** Name of the type that a call of an operation resolves to. */
export function outputType({ id }: OperationModel): string {
  return `${typeName(id)}Output`
}

/** Name of the type of an operation's raw response. */
export function wireType({ id }: OperationModel): string {
  return `${typeName(id)}Wire`
}

/** Type of a decoded value, without its set of known values. */
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
