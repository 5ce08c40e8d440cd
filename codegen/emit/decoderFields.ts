import { formats } from '../formats/formats.js'
import type { Extra, Field, Shape, Use } from '../model/model.js'
import { expected, readUse } from './decoderReads.js'
import type { Imports } from './imports.js'
import { key, member, quoted } from './source.js'

/** Writes the body of an object's decoder: required fields in one literal, then the optional ones. */
export function objectBody(name: string, fields: readonly Field[], extras: readonly Extra[], imports: Imports): string {
  const required = fields.filter((field) => field.required)
  const optional = fields.filter((field) => !field.required)
  const mayBreak = required.some((field) => !field.nullable && !isAny(field))
  const lines = [
    `  if (!${imports.primitive('isObject')}(value)) return undefined`,
    `  const result: Open<${imports.model(name)}> = {`,
  ]
  for (const extra of extras) {
    if (extra.kind === 'partial') lines.push(`    ${extra.name}: ${partialText(extra, imports)},`)
    if (extra.kind !== 'input') continue
    const type = imports.handwritten(formats[extra.format]?.output ?? 'unknown')
    lines.push(`    ${key(extra.name)}: decoding.from.${extra.name} as ${type},`)
  }
  for (const field of required) lines.push(`    ${key(field.name)}: ${requiredText(field, imports)},`)
  for (const field of optional.filter(hasDefault)) {
    lines.push(`    ${key(field.name)}: ${JSON.stringify(field.default)},`)
  }
  for (const extra of extras) if (extra.kind === 'gather') lines.push(`    ${key(extra.name)}: [],`)
  lines.push('  }')
  if (mayBreak) lines.push('  if (decoding.broken?.has(value)) return undefined')
  if (optional.length > 0) lines.push('  let raw: unknown')
  for (const field of optional) {
    lines.push(`  raw = ${source(field, imports)}`, ...setOptional(field, imports).map((line) => `  ${line}`))
  }
  for (const extra of extras) lines.push(...setExtra(extra, imports))
  return [...lines, '  return result'].join('\n')
}

function requiredText(field: Field, imports: Imports): string {
  const wire = source(field, imports)
  const read = readUse(field, wire, imports)
  if (isAny(field)) return read
  if (field.nullable) {
    const accepted = `${read} ?? ${imports.primitive('acceptNull')}(${wire}, ${at(field)})`
    return isBlankable(field.shape) ? `${wire} === '' ? null : (${accepted})` : accepted
  }
  const needed = `${read} ?? ${imports.primitive('required')}(${at(field)})`
  if (!hasDefault(field)) return needed
  return `${imports.primitive('isBlank')}(${wire}) ? ${JSON.stringify(field.default)} : (${needed})`
}

/** Sets a field that may be absent from its `raw` value. */
function setOptional(field: Field, imports: Imports): readonly string[] {
  const target = member('result', field.name)
  if (isAny(field)) return [`if (raw !== undefined) ${target} = ${readUse(field, 'raw', imports)}`]
  if (isJson(field)) return setJson(field, target, imports)
  const read = readUse(field, 'raw', imports)
  const mayBeBlank = isBlankable(field.shape) || hasDefault(field)
  if (field.nullable) {
    const isGiven = mayBeBlank ? "raw !== undefined && raw !== ''" : 'raw !== undefined'
    return [`if (${isGiven}) ${target} = ${read} ?? ${imports.primitive('acceptNull')}(raw, ${at(field)})`]
  }
  const isGiven = mayBeBlank ? `!${imports.primitive('isBlank')}(raw)` : 'raw !== undefined && raw !== null'
  return [
    `if (${isGiven}) {`,
    `  const read = ${read} ?? ${imports.primitive('violation')}(${at(field)})`,
    `  if (read !== undefined) ${target} = read`,
    '}',
  ]
}

/** Sets a field of JSON in text, where `null` is a value too. */
function setJson(field: Field, target: string, imports: Imports): readonly string[] {
  return [
    `if (raw !== undefined${field.nullable ? '' : ' && raw !== null'}) {`,
    `  const read = ${readUse(field, 'raw', imports)}`,
    `  if (read === undefined) ${imports.primitive('invalidJson')}(decoding, value, ${quoted(field.wire)})`,
    field.nullable ? `  ${target} = read ?? null` : `  else ${target} = read`,
    '}',
  ]
}

function setExtra(extra: Extra, imports: Imports): readonly string[] {
  if (extra.kind === 'input' || extra.kind === 'partial') return []
  const target = member('result', extra.name)
  const values = extra.fields.map((field) => member('result', field.name))
  if (extra.kind === 'gather') return [`  ${target} = ${imports.primitive('present')}(${values.join(', ')})`]
  const entries = extra.fields.map((field, index) => `${key(field.name)}: ${values[index]}`)
  const group = `${imports.primitive('grouped')}({ ${entries.join(', ')} })`
  return ['  {', `    const group = ${group}`, `    if (group !== undefined) ${target} = group`, '  }']
}

/** Writes what a response lacks, or whether it is complete. */
function partialText({ name, meta, chains }: Extract<Extra, { kind: 'partial' }>, imports: Imports): string {
  const read = imports.primitive(name === 'missing' ? 'missingChains' : 'isComplete')
  return `${read}(${member('value', meta)}, ${member('decoding.from', chains)}, decoding)`
}

/** Writes the arguments for a violation: where a field is and what it should be. */
const at = ({ wire, shape }: Field): string => `decoding, value, ${quoted(wire)}, ${quoted(expected(shape))}`

/** Writes the code that reads a field, under any of its wire names. */
function source(field: Field, imports: Imports): string {
  const names = [field.wire, ...field.also].map((name) => member('value', name))
  return names.length > 1 ? `${imports.primitive('either')}(${names.join(', ')})` : (names[0] ?? '')
}

const isAny = ({ shape }: Use): boolean => shape.kind === 'any' && shape.typeField === undefined

const isJson = ({ shape }: Use): boolean => shape.kind === 'scalar' && shape.format === 'json'

const hasDefault = (field: Field): boolean => field.default !== undefined

function isBlankable(shape: Shape): boolean {
  return shape.kind === 'scalar' && shape.format !== undefined && (formats[shape.format]?.blank ?? false)
}
