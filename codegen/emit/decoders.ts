import { typeName } from '../document/naming.js'
import { decoderImports } from '../formats/primitives.js'
import { valueTypeImports } from '../formats/valueTypes.js'
import type { Model, NamedShape, Shape, Use } from '../model/model.js'
import { objectBody } from './decoderFields.js'
import { readText, readUse } from './decoderReads.js'
import { member, quoted } from './source.js'

/** Emits one straight-line function per schema, and one per operation whose answer is not a schema. */
export function emitDecoders(model: Model): string {
  const bodies = model.answers.map(emitSchema)
  for (const { id, answer } of model.operations) {
    if (answer.shape.kind !== 'ref') bodies.push(emitAnswer(typeName(id), answer))
  }
  const body = bodies.join('\n\n')
  const head = [
    "import type { Decoding } from '../../src/operation/decoding.js'\n",
    decoderImports(body),
    valueTypeImports(body),
    model.answers.length > 0 && "import type * as T from './types.gen.js'\n",
    body.includes('Open<') && '\ntype Open<X> = { -readonly [K in keyof X]: X[K] }\n',
  ]
  return `${head.filter((line) => line).join('')}\n${body}\n`
}

/** The decoder of an operation's answer, by name. */
export function decoderName(operationId: string, answer: Use): string {
  return answer.shape.kind === 'ref' ? `decode${answer.shape.name}` : `decode${typeName(operationId)}Output`
}

function emitSchema({ name, shape }: NamedShape): string {
  const head = `export function decode${name}(value: unknown, decoding: Decoding): T.${name} | undefined {`
  if (shape.kind === 'object') return `${head}\n${objectBody(name, shape.fields, shape.extras)}\n}`
  if (shape.kind === 'union') return `${head}\n${unionBody(name, shape)}\n}`
  return `${head}\n  return ${readText(shape, 'value')} as T.${name} | undefined\n}`
}

function emitAnswer(name: string, use: Use): string {
  const nulls = use.nullable ? 'value === null ? null : ' : ''
  return `export function decode${name}Output(value: unknown, decoding: Decoding): T.${name}Output | undefined {
  return ${nulls}${readUse(use, 'value')}
}`
}

function unionBody(name: string, { tag, untagged, arms }: Extract<Shape, { kind: 'union' }>): string {
  const lines = ['  if (!isObject(value)) return undefined']
  if (tag === undefined) {
    for (const arm of arms) {
      const keys = arm.keys.map((wire) => `${quoted(wire)} in value`).join(' && ')
      lines.push(`  if (${keys}) return decode${arm.name}(value, decoding)`)
    }
    return [...lines, `  return unknownArm(decoding, '${name}', value)`].join('\n')
  }
  lines.push(`  switch (${member('value', tag)}) {`)
  for (const arm of arms) {
    for (const value of arm.tags) {
      lines.push(`    case ${quoted(value)}:`)
      if (value === untagged) lines.push('    case undefined:')
    }
    lines.push(`      return decode${arm.name}(value, decoding)`)
  }
  const unknown = `unknownArm(decoding, '${name}', value, ${member('value', tag)})`
  return [...lines, `    default:\n      return ${unknown}\n  }`].join('\n')
}
