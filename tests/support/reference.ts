import type { Document, Schema } from '../../codegen/document/document.js'
import { parseChain } from '../../src/values/chains.js'
import { publicName, resolve, variantOf } from './schemas.js'

/** Stands for a value that nothing around it could replace. */
export const gone = Symbol('gone')

/** What a reading is told. */
export interface ReferenceOptions {
  /** Encoded inputs of the call. */
  readonly from?: Readonly<Record<string, unknown>>
  /** JSON pointers of wire values that break their contract. */
  readonly broken?: readonly string[]
  /** Name of the answer's list whose rows stand alone; `.` when the answer is the list. */
  readonly items?: string | undefined
  /** Is told the format, or the kind, of every value. */
  readonly onValue?: (kind: string, at: string, schema: Schema) => void
}

/**
 * Reads an answer by the document alone, as the dialect says: names, formats, nullability, defaults, gathered and
 * grouped fields, unions, lists, and what gives way around a broken value. Slow, short, and written without a look at
 * the generated decoders, which tests hold against it.
 */
export function readByDocument(
  document: Document,
  schema: Schema,
  wire: unknown,
  options: ReferenceOptions = {},
): unknown {
  return new Reference(document, options).read(schema, wire, '')
}

type Json = Readonly<Record<string, unknown>>

class Reference {
  readonly #document: Document
  readonly #options: ReferenceOptions

  constructor(document: Document, options: ReferenceOptions) {
    this.#document = document
    this.#options = options
  }

  read(use: Schema, wire: unknown, at: string): unknown {
    const schema = resolve(this.#document, use)
    if (wire === null && schema.nullable) return this.#value('null', at, schema, null)
    if (this.#options.broken?.includes(at)) return gone
    const types = [schema.type ?? []].flat().filter((type) => type !== 'null')
    if (schema.oneOf) return this.#union(schema, wire, at)
    if (types.includes('array')) return this.#list(schema, wire, at)
    const given = accepted(schema['x-accept'], wire)
    if (schema.properties && !schema.additionalProperties) return this.#object(schema, given, at)
    if (types.includes('object') && !schema.format) return this.#value('record', at, schema, given)
    if (types.length === 0) return this.#value('any', at, schema, wire)
    const { format } = schema
    const isNumber = types.every((type) => type === 'number' || type === 'integer')
    const plain = types.includes('boolean') ? truth : isNumber ? Number : same
    const read = format === undefined ? plain : formats[format]
    if (!read) throw new Error(`${at}: format ${format} is not known here`)
    return this.#value(format ?? typeof wire, at, schema, read(given))
  }

  #object(schema: Schema, wire: unknown, at: string): unknown {
    if (!isObject(wire)) return gone
    const result: Record<string, unknown> = {}
    for (const [key, property] of Object.entries(schema.properties ?? {})) {
      const place = `${at}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
      const { nullable, default: fallback } = resolve(this.#document, property)
      const isRequired = schema.required?.includes(key)
      const isBlank = isRequired && nullable && wire[key] === '' && this.#isAbsent(property, '')
      const given = isBlank ? null : wire[key]
      const absent = this.#isAbsent(property, given)
      const missing = absent && (!isRequired || fallback !== undefined)
      const value = missing ? undefined : this.#argument(property, wire, this.read(property, given, place))
      const left =
        value === gone ? (nullable ? null : isRequired ? gone : fallback) : (value ?? (absent ? fallback : value))
      if (left === gone) return gone
      if (left === undefined) this.#value('absent', place, property, left)
      else result[this.#nameOf(schema, key, place)] = left
    }
    this.#value('object', at, schema, result)
    return this.#withExtras(schema, result, at, wire)
  }

  /** An argument of a call or an event goes by the Solidity type beside it. */
  #argument(property: Schema, beside: Json, value: unknown): unknown {
    const typeField = property['x-abi-type']
    return typeField === undefined ? value : byAbiType(String(beside[typeField]), value)
  }

  #nameOf(schema: Schema, key: string, at: string): string {
    const name = schema.properties?.[key]?.['x-name'] ?? publicName(key)
    if (name !== key) this.#value('renamed', at, schema, name)
    return name
  }

  /** Absent, or what reads as absent: `null` where null is not meant, blank text where text stands for something else. */
  #isAbsent(property: Schema, value: unknown): boolean {
    const { nullable, format, oneOf, type } = resolve(this.#document, property)
    if (value === undefined) return true
    if (value === null) return !nullable && (type !== undefined || oneOf !== undefined || isArgument(property))
    return value === '' && format !== undefined && blankable.has(format)
  }

  /** Fields that are not on the wire by themselves. */
  #withExtras(schema: Schema, result: Record<string, unknown>, at: string, wire: Json): unknown {
    const fieldsOf = (wires: readonly string[]): [string, unknown][] =>
      wires
        .map((wire): [string, unknown] => {
          const name = schema.properties?.[wire]?.['x-name'] ?? publicName(wire)
          return [name, result[name]]
        })
        .filter(([, value]) => value !== undefined)
    for (const name of Object.keys(schema['x-from-input'] ?? {})) {
      result[name] = this.#value('from input', at, schema, this.#options.from?.[name])
    }
    for (const [name, wires] of Object.entries(schema['x-gather'] ?? {})) {
      const values = fieldsOf(wires).map(([, value]) => this.#value('gathered', at, schema, value))
      result[name] = values.filter((value) => value !== null)
    }
    for (const [name, wires] of Object.entries(schema['x-group'] ?? {})) {
      const parts = fieldsOf(wires)
      if (parts.length > 0) result[name] = this.#value('grouped', at, schema, Object.fromEntries(parts))
    }
    if (schema['x-partial']) {
      const meta: unknown = wire[schema['x-partial'].meta]
      const { failedChains, unsupportedChains, missingTransactions } = isObject(meta) ? meta : {}
      const asked = [this.#options.from?.[schema['x-partial'].chains]].flat()
      const missing = [
        ...[failedChains ?? []].flat().map((one) => {
          const { chainId = one, code, error } = Object(one)
          return { chain: String(chainId), reason: 'failed', ...(code && { code }), ...(error && { message: error }) }
        }),
        ...[unsupportedChains ?? []]
          .flat()
          .filter((chain) => asked.includes(chain))
          .map((chain) => ({ chain, reason: 'unsupported' })),
        ...Object.entries(isObject(missingTransactions) ? missingTransactions : {}).map(([chain, count]) => ({
          chain,
          reason: 'transactions',
          message: `${String(count)} transactions are missing`,
        })),
      ]
      result.missing = this.#value('missing', at, schema, missing)
      result.complete = isObject(meta) && missing.length === 0
    }
    return result
  }

  #list(schema: Schema, given: unknown, at: string): unknown {
    const wire = accepted(schema['x-accept'], given)
    if (!Array.isArray(wire)) return gone
    const { items } = this.#options
    const isAlone = schema['x-rows'] === 'independent' || at === (items === '.' ? '' : `/${items}`)
    const { nullable } = resolve(this.#document, schema.items ?? {})
    const read = wire.map((value, index) => this.read(schema.items ?? {}, value, `${at}/${index}`))
    const entries = read.map((entry) => (entry === gone && nullable ? null : entry))
    this.#value('list', at, schema, entries)
    if (isAlone) return entries.filter((entry) => entry !== gone)
    return entries.includes(gone) ? gone : entries
  }

  #union(schema: Schema, wire: unknown, at: string): unknown {
    if (!isObject(wire)) return gone
    const variant = variantOf(this.#document, schema, wire)
    this.#value('union', at, schema, wire)
    if (variant.properties) return this.read(variant, wire, at)
    return { type: 'unknown', tag: wire[schema.discriminator?.propertyName ?? ''] ?? '', raw: wire }
  }

  #value<T>(kind: string, at: string, schema: Schema, value: T): T {
    this.#options.onValue?.(kind, at, schema)
    return value
  }
}

const isArgument = (property: Schema): boolean => property['x-abi-type'] !== undefined

/** What the examples have: sound values of the types that are read, and tuples. */
function byAbiType(type: string, value: unknown): unknown {
  if (Array.isArray(value) && !type.startsWith('tuple'))
    return value.map((entry) => byAbiType(type.replace(/\[\d*\]$/, ''), entry))
  if (type === 'address') return String(value).toLowerCase()
  if (type === 'bool') return truth(value)
  return /^u?int\d*$/.test(type) ? BigInt(String(value)) : value
}

const uint = (wire: unknown): unknown => BigInt(String(wire).replace(/\.0+$/, ''))
const same = (wire: unknown): unknown => wire
const truth = (wire: unknown): unknown => ['true', '1'].includes(String(wire))
const epoch =
  (perSecond: number) =>
  (wire: unknown): unknown =>
    String(wire) === '18446744073709551615'
      ? new Date(8.64e15)
      : /^[\d.]+$/.test(String(wire))
        ? new Date(Math.floor((Number(wire) * 1000) / perSecond))
        : iso(wire)

/** What the dialect makes of a wire value, by format. */
const formats: Readonly<Record<string, (wire: unknown) => unknown>> = {
  wei: uint,
  octas: uint,
  lamports: uint,
  uint256: uint,
  uint128: uint,
  uint64: uint,
  'block-number': uint,
  'ledger-version': uint,
  index: Number,
  count: Number,
  decimals: Number,
  usd: Number,
  percent: Number,
  decimal: String,
  'evm-address': (wire) => String(wire).toLowerCase(),
  'evm-address-or-selector': (wire) => (/^0x/.test(String(wire)) ? String(wire).toLowerCase() : wire),
  'aptos-address': (wire) => `0x${String(wire).replace(/^0x/i, '').toLowerCase().padStart(64, '0')}`,
  'solana-address': same,
  'solana-signature': same,
  'evm-or-solana-address': (wire) => (/^0x/.test(String(wire)) ? String(wire).toLowerCase() : wire),
  hash32: same,
  hex: same,
  'date-time': iso,
  'unix-seconds': epoch(1),
  'unix-millis': epoch(1e3),
  'unix-micros': epoch(1e6),
  json: (wire) => (typeof wire === 'string' ? JSON.parse(wire || 'null') : wire),
  'evm-chain': (wire) => parseChain(String(wire)),
  'evm-or-solana-chain': (wire) => (wire === 'solana' ? wire : parseChain(String(wire))),
  satoshi: uint,
  bitcoin: (wire) => BigInt(Math.round(Number(wire) * 1e8)),
  'bitcoin-address': same,
  'bitcoin-hash': same,
  xpub: same,
  'universal-address': (wire) => (/^0x/.test(String(wire)) ? String(wire).toLowerCase() : wire),
  'universal-wallet': (wire) => (/^0x/.test(String(wire)) ? String(wire).toLowerCase() : wire),
  'universal-token': (wire) => (/^0x/.test(String(wire)) ? String(wire).toLowerCase() : wire),
  'universal-hash': same,
  'universal-block': same,
  'universal-chain': (wire) => (/mainnet$/.test(String(wire)) ? wire : parseChain(String(wire))),
  'universal-chains': same,
  'synced-at': (wire) =>
    Object.fromEntries(
      Object.entries(Object(wire)).map(([chain, height]) => [
        chain,
        height === -1 ? null : typeof height === 'number' ? BigInt(height) : height,
      ]),
    ),
  'solana-network': same,
  'aptos-network': same,
  'move-type': same,
  'move-struct-tag': same,
  'move-identifier': same,
}

/** Formats of text that may be empty; in all others text stands for something else, and blank text is absent. */
const texts = new Set(
  'evm-address-or-selector json universal-block synced-at aptos-network solana-network move-type move-struct-tag move-identifier'.split(
    ' ',
  ),
)
const blankable = new Set(Object.keys(formats).filter((format) => !texts.has(format)))

/** Text without a zone is UTC. */
function iso(wire: unknown): Date {
  if (/^\d+(\.\d+)?$/.test(String(wire))) return new Date(Math.floor(Number(wire) * 1000))
  const text = String(wire).replace(' ', 'T')
  return new Date(/(Z|[+-]\d\d:?\d\d)$/.test(text) || !text.includes('T') ? text : `${text}Z`)
}

function accepted(accept: string | undefined, wire: unknown): unknown {
  if (accept === 'single' && !Array.isArray(wire)) return [wire]
  if (accept === 'empty-object' && isObject(wire) && Object.keys(wire).length === 0) return []
  if (accept === 'empty-list' && isEmptyList(wire)) return {}
  if (accept === 'json' && typeof wire === 'string') return JSON.parse(wire)
  if (accept === 'number' && typeof wire === 'number') return String(wire)
  return accept === 'nested' && Array.isArray(wire) ? wire.flat() : wire
}

/** Every place where two values differ in kind or value; fields that are `undefined` are differences too. */
export function differences(expected: unknown, actual: unknown, at = ''): readonly string[] {
  const differ = [`${at || '/'}: expected ${show(expected)}, got ${show(actual)}`]
  if (expected instanceof Date || actual instanceof Date) {
    return expected instanceof Date && actual instanceof Date && Number(expected) === Number(actual) ? [] : differ
  }
  if (typeof expected !== 'object' || typeof actual !== 'object' || expected === null || actual === null) {
    return Object.is(expected, actual) ? [] : differ
  }
  if (Array.isArray(expected) !== Array.isArray(actual)) return differ
  const keys = [...new Set([...Object.keys(expected), ...Object.keys(actual)])]
  return keys.flatMap((key) =>
    Object.hasOwn(expected, key) && Object.hasOwn(actual, key)
      ? differences(Reflect.get(expected, key), Reflect.get(actual, key), `${at}/${key}`)
      : `${at}/${key}: ${Object.hasOwn(expected, key) ? 'is missing' : 'nobody documented it'}`,
  )
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0

function show(value: unknown): string {
  if (typeof value === 'bigint') return `${value}n`
  const text = JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'bigint' ? `${inner}n` : inner))
  return text === undefined ? 'nothing' : text.length > 120 ? `${text.slice(0, 120)}…` : text
}
