import { formats } from './formats.js'
import type { Field, Model, NamedShape, Shape, Use } from './model.js'
import { encoderImports } from './primitives.js'

/** Emits one encoder per schema of a request body. */
export function emitEncoders(model: Model): string | undefined {
  if (model.requests.length === 0) return undefined
  const body = model.requests.map(emitEncoder).join('\n\n')
  return `${encoderImports(body)}import type { EncodeInput } from '../../src/operation/operation.js'

${body}
`
}

/** Source text of the encoder of a value. */
export function encoderText(use: Use & { readonly checksum?: boolean }, type: 'text' | 'json'): string {
  const { shape } = use
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
  // A quantity that the body carries as a JSON number.
  if (type === 'json' && shape.type === 'integer') return 'asCount'
  if (shape.format) return formats[shape.format]?.encode ?? 'asText'
  if (shape.type === 'boolean') return 'asBoolean'
  return shape.type === 'string' ? 'asText' : shape.type === 'integer' ? 'asCount' : 'asNumber'
}

function emitEncoder({ name, shape }: NamedShape): string {
  const head = `export const encode${name}: EncodeInput = (value, at) =>`
  if (shape.kind === 'object') {
    return `${head}\n  encodeObject(value, at, [\n${shape.fields.map(emitField).join('\n')}\n  ])`
  }
  if (shape.kind === 'union' && shape.tag !== undefined) {
    const members = shape.arms.flatMap((arm) => arm.tags.map((tag) => `    ${tag}: encode${arm.name},`))
    return `${head}\n  encodeUnion(value, at, '${name}', '${shape.tag}', {\n${members.join('\n')}\n  })`
  }
  if (shape.kind === 'union') {
    const members = shape.arms.map((arm) => `    [${texts(arm.keys)}, encode${arm.name}],`)
    return `${head}\n  encodeByKeys(value, at, '${name}', [\n${members.join('\n')}\n  ])`
  }
  return `${head} ${encoderText({ shape, nullable: false }, 'json')}(value, at)`
}

function emitField(field: Field): string {
  const required = field.required ? ', true' : ''
  return `    ['${field.name}', '${field.wire}', ${encoderText(field, 'json')}${required}],`
}

const texts = (list: readonly string[]): string => `[${list.map((text) => `'${text}'`).join(', ')}]`
