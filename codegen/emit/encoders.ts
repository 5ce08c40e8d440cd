import { formats } from '../formats/formats.js'
import { keywordsOf } from '../model/limits.js'
import type { Field, Model, NamedShape, Shape, Use } from '../model/model.js'
import { type Emitted, Imports } from './imports.js'
import { key, quoted } from './source.js'

/** Emits one encoder per schema of a request body; nothing if no body has a schema. */
export function emitEncoders(model: Model): Emitted | undefined {
  if (model.requests.length === 0) return undefined
  const imports = new Imports()
  imports.type('EncodeInput', '../../src/operation/operation.js')
  const nameOf = publicNames(model)
  const encoders = model.requests.map((named) => emitEncoder(named, nameOf, imports))
  return { text: encoders.join('\n\n'), imports: imports.lines() }
}

/** Writes the encoder of a value; `encoderOf` names that of a schema. */
export function encoderText(
  use: Use & { readonly checksum?: boolean; readonly secret?: boolean },
  type: 'text' | 'json',
  imports: Imports,
  encoderOf: (schema: string) => string,
): string {
  const { shape, secret, ...shown } = use
  const { primitive } = imports
  if (secret) {
    const encode = encoderText({ ...shown, shape }, type, imports, encoderOf)
    return `(value, at) => ${primitive('asSecret')}(value, at, ${encode})`
  }
  if (shape.kind === 'any' || shape.kind === 'record') return primitive('asJson')
  if (shape.kind === 'ref') return encoderOf(shape.name)
  if (shape.kind === 'mixed') return primitive(type === 'json' ? 'asJson' : 'asText')
  if (shape.kind === 'list') {
    const helper = primitive(shape.oneOrMany ? 'asOneOrMany' : 'asList')
    const item = encoderText({ ...shape.item, checksum: use.checksum ?? false }, type, imports, encoderOf)
    return `(value, at) => ${helper}(value, at, ${item})`
  }
  if (shape.kind !== 'scalar') throw new Error(`cannot encode ${shape.kind} in place`)
  if (use.checksum) return primitive('asChecksumAddress')
  if (shape.values?.closed && !shape.format) {
    return `(value, at) => ${primitive('asOneOf')}(value, at, ${texts(shape.values.list)})`
  }
  return scalarEncoder(shape, type, imports)
}

function scalarEncoder(
  shape: Extract<Shape, { kind: 'scalar' }>,
  type: 'text' | 'json',
  { primitive }: Imports,
): string {
  const encode = shape.format && formats[shape.format]?.encode
  if (encode?.startsWith('asUnix') && type === 'json' && shape.type !== 'string') {
    return `(value, at) => ${primitive('asCount')}(${primitive(encode)}(value, at), at)`
  }
  if (encode) return primitive((type === 'json' && asJsonType[shape.type]?.[encode]) || encode)
  if (shape.type === 'boolean') return primitive('asBoolean')
  return primitive(shape.type === 'string' ? 'asText' : shape.type === 'integer' ? 'asCount' : 'asNumber')
}

/** The name of the encoder of a schema. */
export const encoderName = (schema: string): string => `encode${schema}`

/** Public name of a wire field of a schema: what callers write. */
type PublicNames = (schema: string, wire: string) => string

function publicNames({ requests }: Model): PublicNames {
  const fields = new Map(requests.map(({ name, shape }) => [name, shape.kind === 'object' ? shape.fields : []]))
  return (schema, wire) => fields.get(schema)?.find((field) => field.wire === wire)?.name ?? wire
}

/** Encoders of quantities in a body whose JSON type isn't the default of their format. */
const asJsonType: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  integer: { asUint: 'asCount', asDecimal: 'asCount', asNumber: 'asCount' },
  number: { asUint: 'asCount', asDecimal: 'asNumber' },
  string: { asCount: 'asUint', asNumber: 'asDecimal' },
}

function emitEncoder({ name, shape }: NamedShape, nameOf: PublicNames, imports: Imports): string {
  const { primitive } = imports
  const head = `export const ${encoderName(name)}: EncodeInput = (value, at) =>`
  if (shape.kind === 'object') {
    const fields = shape.fields.map((field) => emitField(field, imports))
    return `${head}\n  ${primitive('encodeObject')}(value, at, [\n${fields.join('\n')}\n  ])`
  }
  if (shape.kind === 'union' && shape.tag !== undefined) {
    const { tag: wire } = shape
    const [tag = wire] = shape.variants.map((variant) => nameOf(variant.name, wire))
    const members = shape.variants.flatMap((variant) =>
      variant.tags.map((value) => `    ${key(value)}: ${encoderName(variant.name)},`),
    )
    const encode = primitive('encodeUnion')
    return `${head}\n  ${encode}(value, at, '${name}', ${quoted(tag)}, {\n${members.join('\n')}\n  })`
  }
  if (shape.kind === 'union') {
    const members = shape.variants.map(
      (variant) =>
        `    [${texts(variant.keys.map((wire) => nameOf(variant.name, wire)))}, ${encoderName(variant.name)}],`,
    )
    return `${head}\n  ${primitive('encodeByKeys')}(value, at, '${name}', [\n${members.join('\n')}\n  ])`
  }
  return `${head} ${encoderText({ shape, nullable: false }, 'json', imports, encoderName)}(value, at)`
}

function emitField(field: Field, imports: Imports): string {
  const bounds = boundsText(field)
  const required = field.required || bounds ? `, ${field.required}` : ''
  const encode = encoderText(field, 'json', imports, encoderName)
  return `    [${quoted(field.name)}, ${quoted(field.wire)}, ${encode}${required}${bounds && `, ${bounds}`}],`
}

/**
 * Writes the bounds that calls check, after `before`; empty if there are none. Bounds that the encoder checks itself
 * are left out: the pattern of a format, and a minimum of 0 for a count. So are those of a secret, which an error would
 * show.
 */
export function boundsText({ limits, shape, secret }: Field, before = ''): string {
  const { shape: one } = shape.kind === 'list' ? shape.item : { shape }
  const format = one.kind === 'scalar' ? one.format : undefined
  const isNatural = /^as(?:Uint|Count)$/.test(formats[format ?? '']?.encode ?? '')
  const bounds = Object.entries(keywordsOf(limits)).filter(
    ([word, limit]) => !(word === 'pattern' && format) && !(word === 'minimum' && limit === 0 && isNatural),
  )
  const words = bounds.map(([word, limit]) => `${word}: ${typeof limit === 'string' ? quoted(limit) : limit}`)
  return words.length > 0 && !secret ? `${before}{ ${words.join(', ')} }` : ''
}

const texts = (list: readonly string[]): string => `[${list.map(quoted).join(', ')}]`
