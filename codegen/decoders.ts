import type { Accept } from './document.js'
import { formats } from './formats.js'
import type { Extra, Field, Model, NamedShape, Shape, Use } from './model.js'
import { key, member, typeName } from './naming.js'
import { importsOf } from './primitives.js'

/** Emits one straight-line function per schema, and one per operation whose answer is not a schema. */
export function emitDecoders(model: Model): string {
  const used = new Set<string>()
  const emit = new Emitter(used)
  const bodies = model.answers.map((named) => emit.schema(named))
  for (const operation of model.operations) {
    if (operation.answer.shape.kind === 'ref') continue
    bodies.push(emit.answer(typeName(operation.id), operation.answer))
  }
  const types = model.answers.map((named) => named.name)
  const has = (name: string): boolean => bodies.some((body) => new RegExp(`\\b${name}\\b`).test(body))
  const lines = [
    '// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.',
    "import type { Decoding } from '../../src/operation/decoding.js'",
    ...importsOf(used),
  ]
  if (has('EvmChainId')) lines.push("import type { EvmChainId } from '../../src/values/chains.js'")
  if (types.length > 0) lines.push("import type * as T from './types.gen.js'")
  lines.push('')
  if (has('Open')) lines.push('type Open<X> = { -readonly [K in keyof X]: X[K] }\n')
  return [...lines, bodies.join('\n\n'), ''].join('\n')
}

/** The decoder of an operation's answer, by name. */
export function decoderName(operationId: string, answer: Use): string {
  return answer.shape.kind === 'ref' ? `decode${answer.shape.name}` : `decode${typeName(operationId)}Output`
}

class Emitter {
  constructor(private readonly used: Set<string>) {}

  schema({ name, shape }: NamedShape): string {
    const head = `export function decode${name}(value: unknown, decoding: Decoding): T.${name} | undefined {`
    if (shape.kind === 'object') return `${head}\n${this.#object(name, shape.fields, shape.extras)}\n}`
    if (shape.kind === 'union') return `${head}\n${this.#union(name, shape)}\n}`
    const decoded = this.#expression(shape, 'value')
    return `${head}\n  return ${decoded} as T.${name} | undefined\n}`
  }

  answer(name: string, use: Use): string {
    const decoded = this.#read(use, 'value')
    const nulls = use.nullable ? 'value === null ? null : ' : ''
    return `export function decode${name}Output(value: unknown, decoding: Decoding): T.${name}Output | undefined {
  return ${nulls}${decoded}
}`
  }

  #object(name: string, fields: readonly Field[], extras: readonly Extra[]): string {
    const fixed = fields.filter((field) => field.required)
    const mayBreak = fixed.some((field) => !field.nullable && !isAny(field))
    const lines = [`  if (!${this.#use('isObject')}(value)) return undefined`]
    lines.push(`  const result: Open<T.${name}> = {`)
    for (const extra of extras) {
      if (extra.kind === 'input') lines.push(`    ${key(extra.name)}: decoding.from.${extra.name} as EvmChainId,`)
    }
    for (const field of fixed) lines.push(`    ${key(field.name)}: ${this.#required(field)},`)
    for (const field of fields) {
      if (!field.required && hasDefault(field)) {
        lines.push(`    ${key(field.name)}: ${JSON.stringify(field.default)},`)
      }
    }
    for (const extra of extras) if (extra.kind === 'gather') lines.push(`    ${key(extra.name)}: [],`)
    lines.push('  }')
    if (mayBreak) lines.push('  if (decoding.broken?.has(value)) return undefined')
    const optional = fields.filter((field) => !field.required)
    if (optional.length > 0) lines.push('  let raw: unknown')
    for (const field of optional) lines.push(this.#optional(field))
    for (const extra of extras) lines.push(...this.#extra(extra))
    lines.push('  return result')
    return lines.join('\n')
  }

  #required(field: Field): string {
    const wire = source(field)
    if (isAny(field)) return wire
    const read = this.#read(field, wire)
    if (field.nullable) {
      const accepted = `${read} ?? ${this.#use('acceptNull')}(${wire}, ${at(field)})`
      return isBlankable(field.shape) ? `${wire} === '' ? null : (${accepted})` : accepted
    }
    const needed = `${read} ?? ${this.#use('need')}(${at(field)})`
    if (!hasDefault(field)) return needed
    return `${this.#use('isBlank')}(${wire}) ? ${JSON.stringify(field.default)} : (${needed})`
  }

  #optional(field: Field): string {
    const lines = [`raw = ${source(field)}`, ...this.#set(field, member('result', field.name))]
    return lines.map((line) => `  ${line}`).join('\n')
  }

  /** Sets a field that may be absent from its `raw` value. */
  #set(field: Field, target: string): readonly string[] {
    if (isAny(field)) return [`if (raw !== undefined) ${target} = raw`]
    if (isJson(field)) return this.#setJson(field, target)
    const read = `${this.#read(field, 'raw')} ??`
    const mayBeBlank = isBlankable(field.shape)
    if (field.nullable) {
      const isGiven = mayBeBlank ? "raw !== undefined && raw !== ''" : 'raw !== undefined'
      return [`if (${isGiven}) ${target} = ${read} ${this.#use('acceptNull')}(raw, ${at(field)})`]
    }
    const isGiven = mayBeBlank ? `!${this.#use('isBlank')}(raw)` : 'raw !== undefined && raw !== null'
    return [
      `if (${isGiven}) {`,
      `  const read = ${read} ${this.#use('bad')}(${at(field)})`,
      `  if (read !== undefined) ${target} = read`,
      '}',
    ]
  }

  /** Sets a field of text that holds JSON. `null` is a value here: text may hold it. */
  #setJson(field: Field, target: string): readonly string[] {
    return [
      `if (raw !== undefined${field.nullable ? '' : ' && raw !== null'}) {`,
      `  const read = ${this.#read(field, 'raw')}`,
      `  if (read === undefined) ${this.#use('badJson')}(decoding, value, '${field.wire}')`,
      field.nullable ? `  ${target} = read ?? null` : `  else ${target} = read`,
      '}',
    ]
  }

  #extra(extra: Extra): string[] {
    if (extra.kind === 'input') return []
    const target = member('result', extra.name)
    const values = extra.fields.map((field) => member('result', field.name))
    if (extra.kind === 'gather') return [`  ${target} = ${this.#use('present')}(${values.join(', ')})`]
    const entries = extra.fields.map((field, index) => `${key(field.name)}: ${values[index]}`)
    const group = `${this.#use('grouped')}({ ${entries.join(', ')} })`
    return ['  {', `    const group = ${group}`, `    if (group !== undefined) ${target} = group`, '  }']
  }

  /** Reads a value that may come in another shape. */
  #read({ shape, accept }: Use, value: string): string {
    return this.#expression(shape, accept ? this.#accepting(accept, value) : value)
  }

  #union(name: string, shape: Extract<Shape, { kind: 'union' }>): string {
    const lines = [`  if (!${this.#use('isObject')}(value)) return undefined`]
    const { tag } = shape
    if (tag === undefined) {
      for (const arm of shape.arms) {
        const keys = arm.keys.map((wire) => `'${wire}' in value`).join(' && ')
        lines.push(`  if (${keys}) return decode${arm.name}(value, decoding)`)
      }
      lines.push(`  return ${this.#use('unknownArm')}(decoding, '${name}', value)`)
      return lines.join('\n')
    }
    lines.push(`  switch (${member('value', tag)}) {`)
    for (const arm of shape.arms) {
      for (const value of arm.tags) {
        lines.push(`    case '${value}':`)
        if (value === shape.untagged) lines.push('    case undefined:')
      }
      lines.push(`      return decode${arm.name}(value, decoding)`)
    }
    const unknown = `${this.#use('unknownArm')}(decoding, '${name}', value, ${member('value', tag)})`
    lines.push(`    default:\n      return ${unknown}\n  }`)
    return lines.join('\n')
  }

  /** Source text that brings a value into the documented shape. */
  #accepting(accept: Accept, value: string): string {
    const makesList = accept === 'single' || accept === 'nested'
    return `${this.#use(acceptors[accept])}(${value}${makesList ? ', decoding' : ''})`
  }

  /** Source text that reads a value, or is `undefined` where it breaks its contract. */
  #expression(shape: Shape, value: string): string {
    if (shape.kind === 'any') return value
    if (shape.kind === 'record') return `${this.#use('object')}(${value})`
    if (shape.kind === 'ref') return `decode${shape.name}(${value}, decoding)`
    if (shape.kind === 'mixed')
      return `${this.#use('mixed')}(${value}, ${shape.types.map((type) => `'${type}'`).join(', ')})`
    if (shape.kind === 'list') {
      const helper = this.#use(shape.item.nullable ? 'listWithNulls' : shape.rows ? 'rows' : 'list')
      return `${helper}(${value}, decoding, ${this.#entry(shape.item)}, '${expected(shape.item.shape)}')`
    }
    if (shape.kind !== 'scalar') throw new Error(`cannot decode ${shape.kind} in place`)
    if (shape.values?.closed && shape.values.list.length === 1) {
      return `${this.#use('literal')}(${value}, '${shape.values.list[0]}')`
    }
    const name = this.#use(primitive(shape))
    return shape.format && formats[shape.format]?.context ? `${name}(${value}, decoding)` : `${name}(${value})`
  }

  #entry({ shape }: Use): string {
    return shape.kind === 'ref'
      ? `decode${shape.name}`
      : shape.kind === 'scalar' && !(shape.values?.closed && shape.values.list.length === 1)
        ? this.#use(primitive(shape))
        : shape.kind === 'any'
          ? this.#use('any')
          : `(value: unknown) => ${this.#expression(shape, 'value')}`
  }

  #use(name: string): string {
    this.used.add(name)
    return name
  }
}

const acceptors = {
  single: 'asList',
  'empty-list': 'emptyAsObject',
  'empty-object': 'emptyAsList',
  nested: 'flattened',
  json: 'jsonAsObject',
  number: 'numberAsText',
} as const

/** Where a field is and what it should be, for a violation. */
const at = ({ wire, shape }: Field): string => `decoding, value, '${wire}', '${expected(shape)}'`

/** Reading a field, under whichever wire name it came. */
function source({ wire, also }: Field): string {
  const names = [wire, ...also].map((name) => member('value', name))
  return names.length > 1 ? `(${names.join(' ?? ')})` : (names[0] ?? '')
}

const isAny = (field: Use): boolean => field.shape.kind === 'any'

const isJson = ({ shape }: Use): boolean => shape.kind === 'scalar' && shape.format === 'json'

const hasDefault = (field: Field): boolean => field.default !== undefined

function isBlankable(shape: Shape): boolean {
  return shape.kind === 'scalar' && shape.format !== undefined && (formats[shape.format]?.blank ?? false)
}

function primitive(shape: Extract<Shape, { kind: 'scalar' }>): string {
  if (shape.format) return formats[shape.format]?.decode ?? 'text'
  return shape.type === 'string' ? 'text' : shape.type === 'boolean' ? 'boolean' : 'float'
}

/** What a violation says was expected. */
function expected(shape: Shape): string {
  if (shape.kind === 'scalar') {
    return shape.values?.closed && shape.values.list.length === 1
      ? String(shape.values.list[0])
      : (shape.format ?? shape.type)
  }
  return shape.kind === 'list' ? 'list' : shape.kind === 'mixed' ? shape.types.join(' or ') : 'object'
}
