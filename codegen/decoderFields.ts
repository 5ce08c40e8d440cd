import { expected, readUse } from './decoderReads.js'
import { formats } from './formats.js'
import type { Extra, Field, Shape, Use } from './model.js'
import { key, member, quoted } from './naming.js'

/** The body of an object's decoder: what every object has in one literal, then what may be absent. */
export function objectBody(name: string, fields: readonly Field[], extras: readonly Extra[]): string {
  const fixed = fields.filter((field) => field.required)
  const optional = fields.filter((field) => !field.required)
  const mayBreak = fixed.some((field) => !field.nullable && !isAny(field))
  const lines = ['  if (!isObject(value)) return undefined', `  const result: Open<T.${name}> = {`]
  for (const extra of extras) {
    if (extra.kind === 'input') lines.push(`    ${key(extra.name)}: decoding.from.${extra.name} as EvmChainId,`)
  }
  for (const field of fixed) lines.push(`    ${key(field.name)}: ${requiredText(field)},`)
  for (const field of optional.filter(hasDefault)) {
    lines.push(`    ${key(field.name)}: ${JSON.stringify(field.default)},`)
  }
  for (const extra of extras) if (extra.kind === 'gather') lines.push(`    ${key(extra.name)}: [],`)
  lines.push('  }')
  if (mayBreak) lines.push('  if (decoding.broken?.has(value)) return undefined')
  if (optional.length > 0) lines.push('  let raw: unknown')
  for (const field of optional) lines.push(`  raw = ${source(field)}`, ...setOptional(field).map((line) => `  ${line}`))
  for (const extra of extras) lines.push(...setExtra(extra))
  return [...lines, '  return result'].join('\n')
}

function requiredText(field: Field): string {
  const wire = source(field)
  const read = readUse(field, wire)
  if (isAny(field)) return read
  if (field.nullable) {
    const accepted = `${read} ?? acceptNull(${wire}, ${at(field)})`
    return isBlankable(field.shape) ? `${wire} === '' ? null : (${accepted})` : accepted
  }
  const needed = `${read} ?? need(${at(field)})`
  return hasDefault(field) ? `isBlank(${wire}) ? ${JSON.stringify(field.default)} : (${needed})` : needed
}

/** Sets a field that may be absent from its `raw` value. */
function setOptional(field: Field): readonly string[] {
  const target = member('result', field.name)
  if (isAny(field)) return [`if (raw !== undefined) ${target} = ${readUse(field, 'raw')}`]
  if (isJson(field)) return setJson(field, target)
  const read = readUse(field, 'raw')
  const mayBeBlank = isBlankable(field.shape) || hasDefault(field)
  if (field.nullable) {
    const isGiven = mayBeBlank ? "raw !== undefined && raw !== ''" : 'raw !== undefined'
    return [`if (${isGiven}) ${target} = ${read} ?? acceptNull(raw, ${at(field)})`]
  }
  const isGiven = mayBeBlank ? '!isBlank(raw)' : 'raw !== undefined && raw !== null'
  return [
    `if (${isGiven}) {`,
    `  const read = ${read} ?? bad(${at(field)})`,
    `  if (read !== undefined) ${target} = read`,
    '}',
  ]
}

/** Sets a field of text that holds JSON. `null` is a value here: text may hold it. */
function setJson(field: Field, target: string): readonly string[] {
  return [
    `if (raw !== undefined${field.nullable ? '' : ' && raw !== null'}) {`,
    `  const read = ${readUse(field, 'raw')}`,
    `  if (read === undefined) badJson(decoding, value, ${quoted(field.wire)})`,
    field.nullable ? `  ${target} = read ?? null` : `  else ${target} = read`,
    '}',
  ]
}

function setExtra(extra: Extra): readonly string[] {
  if (extra.kind === 'input') return []
  const target = member('result', extra.name)
  const values = extra.fields.map((field) => member('result', field.name))
  if (extra.kind === 'gather') return [`  ${target} = present(${values.join(', ')})`]
  const entries = extra.fields.map((field, index) => `${key(field.name)}: ${values[index]}`)
  const group = `grouped({ ${entries.join(', ')} })`
  return ['  {', `    const group = ${group}`, `    if (group !== undefined) ${target} = group`, '  }']
}

/** Where a field is and what it should be, for a violation. */
const at = ({ wire, shape }: Field): string => `decoding, value, ${quoted(wire)}, ${quoted(expected(shape))}`

/** Reading a field, under whichever wire name it came. */
function source(field: Field): string {
  const names = [field.wire, ...field.also].map((name) => member('value', name))
  return names.length > 1 ? `either(${names.join(', ')})` : (names[0] ?? '')
}

const isAny = (field: Use): boolean => field.shape.kind === 'any'

const isJson = ({ shape }: Use): boolean => shape.kind === 'scalar' && shape.format === 'json'

const hasDefault = (field: Field): boolean => field.default !== undefined

function isBlankable(shape: Shape): boolean {
  return shape.kind === 'scalar' && shape.format !== undefined && (formats[shape.format]?.blank ?? false)
}
