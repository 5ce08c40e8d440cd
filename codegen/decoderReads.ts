import type { Accept } from './document.js'
import { formats } from './formats.js'
import type { Shape, Use } from './model.js'
import { quoted } from './naming.js'

// Source text that reads one value of the wire. It is `undefined` at run time where the value breaks its contract.

/** Reads a value that may come in another shape. */
export function readUse({ shape, accept }: Use, value: string): string {
  return readText(shape, accept ? acceptText(accept, value) : value)
}

/** Reads a value of a shape. */
export function readText(shape: Shape, value: string): string {
  if (shape.kind === 'any') return `anything(${value}, decoding)`
  if (shape.kind === 'record') return `record(${value}, decoding)`
  if (shape.kind === 'ref') return `decode${shape.name}(${value}, decoding)`
  if (shape.kind === 'mixed') return `mixed(${value}, decoding, ${shape.types.map((type) => `'${type}'`).join(', ')})`
  if (shape.kind === 'list') {
    const helper = shape.item.nullable ? 'listWithNulls' : shape.rows ? 'rows' : 'list'
    return `${helper}(${value}, decoding, ${entryText(shape.item)}, ${quoted(expected(shape.item.shape))})`
  }
  if (shape.kind !== 'scalar') throw new Error(`cannot decode ${shape.kind} in place`)
  const constant = constantOf(shape)
  if (constant !== undefined) return `literal(${value}, ${quoted(constant)})`
  const isInContext = shape.format && formats[shape.format]?.context
  return `${primitive(shape)}(${value}${isInContext ? ', decoding' : ''})`
}

/** What a violation says was expected. */
export function expected(shape: Shape): string {
  if (shape.kind === 'scalar') return constantOf(shape) ?? shape.format ?? shape.type
  return shape.kind === 'list' ? 'list' : shape.kind === 'mixed' ? shape.types.join(' or ') : 'object'
}

/** The function that reads an entry of a list. */
function entryText({ shape, accept }: Use): string {
  if (accept) return `(value: unknown) => ${readUse({ shape, nullable: false, accept }, 'value')}`
  if (shape.kind === 'ref') return `decode${shape.name}`
  if (shape.kind === 'any') return 'anything'
  if (shape.kind === 'scalar' && constantOf(shape) === undefined) return primitive(shape)
  return `(value: unknown) => ${readText(shape, 'value')}`
}

/** Brings a value into the documented shape. */
function acceptText(accept: Accept, value: string): string {
  return acceptors[accept].replace('value', () => value)
}

/**
 * The call of a function in `src/operation/formats` for each, of `reshape.ts` but for JSON; those that concern the whole
 * answer take the context.
 */
const acceptors: Readonly<Record<Accept, string>> = {
  single: 'singleAsList(value, decoding)',
  'empty-list': 'emptyAsObject(value)',
  'empty-object': 'emptyAsList(value)',
  nested: 'flattened(value, decoding)',
  json: 'json(value, decoding)',
  number: 'numberAsText(value, decoding)',
  boolean: 'booleanAsNumber(value)',
}

type Scalar = Extract<Shape, { kind: 'scalar' }>

/** The one text a scalar may be, as a tag. */
function constantOf({ values }: Scalar): string | undefined {
  return values?.closed && values.list.length === 1 ? values.list[0] : undefined
}

function primitive(shape: Scalar): string {
  if (shape.format) return formats[shape.format]?.decode ?? 'text'
  return shape.type === 'string' ? 'text' : shape.type === 'boolean' ? 'boolean' : 'float'
}
