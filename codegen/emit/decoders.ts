import { typeName } from '../document/naming.js'
import type { Model, NamedShape, Shape, Use } from '../model/model.js'
import { objectBody } from './decoderFields.js'
import { readText, readUse } from './decoderReads.js'
import { type Emitted, Imports } from './imports.js'
import { member, quoted } from './source.js'

/** Emits one straight-line function per schema, and one per operation whose response isn't simply a schema. */
export function emitDecoders(model: Model): Emitted {
  const imports = new Imports()
  imports.type('Decoding', '../../src/operation/decode/decoding.js')
  const hasObjects = model.answers.some(({ shape }) => shape.kind === 'object')
  const functions = [
    ...(hasObjects ? ['type Open<X> = { -readonly [K in keyof X]: X[K] }'] : []),
    ...model.answers.map((named) => emitSchema(named, imports)),
    ...model.operations.flatMap(({ id, answer }) =>
      schemaOf(answer) ? [] : [emitAnswer(typeName(id), answer, imports)],
    ),
  ]
  return { text: functions.join('\n\n'), imports: imports.lines() }
}

/** Returns the name of the decoder of an operation's response. */
export function decoderName(operationId: string, answer: Use): string {
  return `decode${schemaOf(answer) ?? `${typeName(operationId)}Output`}`
}

/** Returns the schema of a response that is accepted in no other shape. */
const schemaOf = ({ shape, accept }: Use): string | undefined =>
  shape.kind === 'ref' && !accept ? shape.name : undefined

function emitSchema({ name, shape }: NamedShape, imports: Imports): string {
  const type = imports.model(name)
  const head = `export function decode${name}(value: unknown, decoding: Decoding): ${type} | undefined {`
  if (shape.kind === 'object') return `${head}\n${objectBody(name, shape.fields, shape.extras, imports)}\n}`
  if (shape.kind === 'union') return `${head}\n${unionBody(name, shape, imports)}\n}`
  return `${head}\n  return ${readText(shape, 'value', imports)} as ${type} | undefined\n}`
}

function emitAnswer(name: string, use: Use, imports: Imports): string {
  const type = imports.model(`${name}Output`)
  const nulls = use.nullable ? 'value === null ? null : ' : ''
  return `export function decode${name}Output(value: unknown, decoding: Decoding): ${type} | undefined {
  return ${nulls}${readUse(use, 'value', imports)}
}`
}

function unionBody(
  name: string,
  { tag, untagged, variants }: Extract<Shape, { kind: 'union' }>,
  imports: Imports,
): string {
  const unknownVariant = imports.primitive('unknownVariant')
  const lines = [`  if (!${imports.primitive('isObject')}(value)) return undefined`]
  if (tag === undefined) {
    for (const variant of variants) {
      const keys = variant.keys.map((wire) => `${quoted(wire)} in value`).join(' && ')
      lines.push(`  if (${keys}) return decode${variant.name}(value, decoding)`)
    }
    return [...lines, `  return ${unknownVariant}(decoding, '${name}', value)`].join('\n')
  }
  lines.push(`  switch (${member('value', tag)}) {`)
  for (const variant of variants) {
    for (const value of variant.tags) {
      lines.push(`    case ${quoted(value)}:`)
      if (value === untagged) lines.push('    case undefined:')
    }
    lines.push(`      return decode${variant.name}(value, decoding)`)
  }
  const unknown = `${unknownVariant}(decoding, '${name}', value, ${member('value', tag)})`
  return [...lines, `    default:\n      return ${unknown}\n  }`].join('\n')
}
