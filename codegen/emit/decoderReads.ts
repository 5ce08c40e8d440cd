import type { Accept } from '../document/extensions.js'
import { formats } from '../formats/formats.js'
import type { Shape, Use } from '../model/model.js'
import type { Imports } from './imports.js'
import { member, quoted } from './source.js'

// Source text that reads one wire value. At run time, it returns `undefined` if the value breaks its contract.

/** Reads a value that may come in another shape. */
export function readUse({ shape, accept }: Use, value: string, imports: Imports): string {
  return readText(shape, accept ? acceptText(accept, value, imports) : value, imports)
}

/** Reads a value of a shape. */
export function readText(shape: Shape, value: string, imports: Imports): string {
  const { primitive } = imports
  if (shape.kind === 'any') return anyText(shape, value, imports)
  if (shape.kind === 'record') return `${primitive('record')}(${value}, decoding)`
  if (shape.kind === 'ref') return `decode${shape.name}(${value}, decoding)`
  if (shape.kind === 'mixed') return `${primitive('mixed')}(${value}, decoding, ${shape.types.map(quoted).join(', ')})`
  if (shape.kind === 'list') {
    const helper = primitive(shape.item.nullable ? 'listWithNulls' : shape.rows ? 'rows' : 'list')
    return `${helper}(${value}, decoding, ${entryText(shape.item, imports)}, ${quoted(expected(shape.item.shape))})`
  }
  if (shape.kind !== 'scalar') throw new Error(`cannot decode ${shape.kind} in place`)
  const constant = constantOf(shape)
  if (constant !== undefined) return `${primitive('literal')}(${value}, ${quoted(constant)})`
  const takesContext = shape.format && formats[shape.format]?.context
  return `${primitive(scalarDecoder(shape))}(${value}${takesContext ? ', decoding' : ''})`
}

/** Reads any JSON, by the Solidity type in the field next to it if there is one. */
function anyText({ typeField }: Extract<Shape, { kind: 'any' }>, value: string, { primitive }: Imports): string {
  if (typeField === undefined) return `${primitive('anything')}(${value}, decoding)`
  return `${primitive('abiValue')}(${value}, ${member('value', typeField)}, decoding)`
}

/** Returns what a violation says was expected. */
export function expected(shape: Shape): string {
  if (shape.kind === 'scalar') return constantOf(shape) ?? shape.format ?? shape.type
  return shape.kind === 'list' ? 'list' : shape.kind === 'mixed' ? shape.types.join(' or ') : 'object'
}

/** Writes the function that reads an entry of a list. */
function entryText({ shape, accept }: Use, imports: Imports): string {
  if (accept) return `(value: unknown) => ${readUse({ shape, nullable: false, accept }, 'value', imports)}`
  if (shape.kind === 'ref') return `decode${shape.name}`
  if (shape.kind === 'any') return imports.primitive('anything')
  if (shape.kind === 'scalar' && constantOf(shape) === undefined) return imports.primitive(scalarDecoder(shape))
  return `(value: unknown) => ${readText(shape, 'value', imports)}`
}

/** Brings a value into the documented shape. */
function acceptText(accept: Accept, value: string, imports: Imports): string {
  const { name, context } = acceptors[accept]
  return `${imports.primitive(name)}(${value}${context ? ', decoding' : ''})`
}

/**
 * The function in `src/operation/decode` for each shape, in `reshape.ts` except for JSON. Those that concern the whole
 * response take the context.
 */
const acceptors: Readonly<Record<Accept, { readonly name: string; readonly context?: true }>> = {
  single: { name: 'singleAsList', context: true },
  'in-list': { name: 'onlyOfList' },
  'empty-list': { name: 'emptyAsObject' },
  'empty-object': { name: 'emptyAsList' },
  nested: { name: 'flattened', context: true },
  json: { name: 'json', context: true },
  number: { name: 'numberAsText', context: true },
  boolean: { name: 'booleanAsNumber' },
}

type Scalar = Extract<Shape, { kind: 'scalar' }>

/** Returns the only text that a scalar may be, such as a tag. */
function constantOf({ values }: Scalar): string | undefined {
  return values?.closed && values.list.length === 1 ? values.list[0] : undefined
}

function scalarDecoder(shape: Scalar): string {
  if (shape.format) return formats[shape.format]?.decode ?? 'text'
  return scalarDecoders[shape.type]
}

const scalarDecoders = {
  string: 'text',
  boolean: 'boolean',
  number: 'float',
  integer: 'float',
  null: 'nothing',
} as const
