import { formats } from './formats.js'
import type { Field, Model, NamedShape, Shape, Use } from './model.js'
import { key, quoted } from './naming.js'
import { encoderImports } from './primitives.js'

/** Emits one encoder per schema of a request body. */
export function emitEncoders(model: Model): string | undefined {
  if (model.requests.length === 0) return undefined
  const nameOf = publicNames(model)
  const body = model.requests.map((named) => emitEncoder(named, nameOf)).join('\n\n')
  return `${encoderImports(body)}import type { EncodeInput } from '../../src/operation/operation.js'

${body}
`
}

/** Source text of the encoder of a value. */
export function encoderText(
  use: Use & { readonly checksum?: boolean; readonly secret?: boolean },
  type: 'text' | 'json',
): string {
  const { shape, secret, ...shown } = use
  if (secret) return `(value, at) => asSecret(value, at, ${encoderText({ ...shown, shape }, type)})`
  if (shape.kind === 'any' || shape.kind === 'record') return 'asJson'
  if (shape.kind === 'ref') return `encode${shape.name}`
  if (shape.kind === 'mixed') return type === 'json' ? 'asJson' : 'asText'
  if (shape.kind === 'list') {
    const helper = shape.oneOrMany ? 'asOneOrMany' : 'asList'
    return `(value, at) => ${helper}(value, at, ${encoderText({ ...shape.item, checksum: use.checksum ?? false }, type)})`
  }
  if (shape.kind !== 'scalar') throw new Error(`cannot encode ${shape.kind} in place`)
  if (use.checksum) return 'asChecksumAddress'
  if (shape.values?.closed && !shape.format) return `(value, at) => asOneOf(value, at, ${texts(shape.values.list)})`
  return scalarEncoder(shape, type)
}

function scalarEncoder(shape: Extract<Shape, { kind: 'scalar' }>, type: 'text' | 'json'): string {
  const encode = shape.format && formats[shape.format]?.encode
  if (encode?.startsWith('asUnix') && type === 'json' && shape.type !== 'string') {
    return `(value, at) => asCount(${encode}(value, at), at)`
  }
  if (encode) return (type === 'json' && asJsonType[shape.type]?.[encode]) || encode
  if (shape.type === 'boolean') return 'asBoolean'
  return shape.type === 'string' ? 'asText' : shape.type === 'integer' ? 'asCount' : 'asNumber'
}

/** Public name of a wire field of a schema: what callers write. */
type PublicNames = (schema: string, wire: string) => string

function publicNames({ requests }: Model): PublicNames {
  const fields = new Map(requests.map(({ name, shape }) => [name, shape.kind === 'object' ? shape.fields : []]))
  return (schema, wire) => fields.get(schema)?.find((field) => field.wire === wire)?.name ?? wire
}

/** What encodes a quantity in a body whose JSON type is not the one its format has by itself. */
const asJsonType: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  integer: { asUint: 'asCount', asDecimal: 'asCount', asNumber: 'asCount' },
  number: { asUint: 'asCount', asDecimal: 'asNumber' },
  string: { asCount: 'asUint', asNumber: 'asDecimal' },
}

function emitEncoder({ name, shape }: NamedShape, nameOf: PublicNames): string {
  const head = `export const encode${name}: EncodeInput = (value, at) =>`
  if (shape.kind === 'object') {
    return `${head}\n  encodeObject(value, at, [\n${shape.fields.map(emitField).join('\n')}\n  ])`
  }
  if (shape.kind === 'union' && shape.tag !== undefined) {
    const { tag: wire } = shape
    const [tag = wire] = shape.arms.map((arm) => nameOf(arm.name, wire))
    const members = shape.arms.flatMap((arm) => arm.tags.map((value) => `    ${key(value)}: encode${arm.name},`))
    return `${head}\n  encodeUnion(value, at, '${name}', ${quoted(tag)}, {\n${members.join('\n')}\n  })`
  }
  if (shape.kind === 'union') {
    const members = shape.arms.map(
      (arm) => `    [${texts(arm.keys.map((wire) => nameOf(arm.name, wire)))}, encode${arm.name}],`,
    )
    return `${head}\n  encodeByKeys(value, at, '${name}', [\n${members.join('\n')}\n  ])`
  }
  return `${head} ${encoderText({ shape, nullable: false }, 'json')}(value, at)`
}

function emitField(field: Field): string {
  const required = field.required ? ', true' : ''
  return `    [${quoted(field.name)}, ${quoted(field.wire)}, ${encoderText(field, 'json')}${required}],`
}

const texts = (list: readonly string[]): string => `[${list.map(quoted).join(', ')}]`
