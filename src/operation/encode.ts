import { isLedgerlineError } from '../errors/base.js'
import { InputError } from '../errors/input.js'
import type { InputField, Operation } from './operation.js'

/** An encoded call: everything that travels, without host, key or headers. */
export interface EncodedCall {
  readonly path: string
  /** Query pairs in the order of the document. */
  readonly query: readonly (readonly [name: string, value: string])[]
  /** JSON text of the body; absent when the operation has none. */
  readonly body?: string
  /** Name of the host the call goes to, where an input picks it. */
  readonly server: string
  /** Encoded inputs by public name, defaults filled in. */
  readonly values: Readonly<Record<string, unknown>>
}

/** Client options that inputs fall back to. */
export interface InputDefaults {
  readonly defaultChain: unknown
  readonly defaultNetwork: unknown
}

/**
 * Turns the inputs of a call into path, query and body.
 *
 * @param direct - the call goes to a plain node: its path spelling, and nothing that only a gateway reads
 * @throws {InputError} `Param {name} is required`, for an unknown input, and for a value its format cannot hold.
 */
export function encodeCall(operation: Operation, input: unknown, defaults: InputDefaults, direct = false): EncodedCall {
  try {
    return encode(operation, readInput(operation, input), defaults, direct)
  } catch (error) {
    if (isLedgerlineError(error)) error.operation ??= operation.id
    throw error
  }
}

function encode(
  operation: Operation,
  input: Readonly<Record<string, unknown>>,
  defaults: InputDefaults,
  direct: boolean,
): EncodedCall {
  const values: Record<string, unknown> = {}
  const query: [string, string][] = []
  const body: [string, unknown][] = []
  let path = (direct && operation.fullnodePath) || operation.path
  let server = ''
  let raw: unknown
  let hasBody = false
  for (const field of operation.inputs) {
    if (field.in === 'body') hasBody = true
    const given = input[field.name] ?? fallbackOf(field, defaults)
    if (given === undefined || given === null) {
      if (field.required) throw new InputError(`Param ${field.name} is required`)
      continue
    }
    const value = field.encode(given, field.name)
    values[field.name] = value
    if (field.picksServer) server = String(value)
    if (field.picksServer && direct) continue
    if (field.in === 'path') path = path.replace(`{${field.wire}}`, () => segment(field.name, String(value)))
    else if (field.in === 'query')
      for (const one of Array.isArray(value) ? value : [value]) query.push([field.wire, String(one)])
    else if (field.wire === '') raw = value
    else body.push([field.wire, value])
  }
  const content = raw ?? Object.fromEntries(body)
  return { path, query, server, values, ...(hasBody && { body: JSON.stringify(content, bigintAsText) }) }
}

function readInput(operation: Operation, input: unknown): Readonly<Record<string, unknown>> {
  if (input === undefined || input === null) return {}
  if (typeof input !== 'object' || Array.isArray(input)) throw new InputError('The inputs of a call are one object')
  const known = operation.inputs.map((field) => field.name)
  const unknown = Object.keys(input).filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    throw new InputError(`Unknown input ${unknown.join(', ')}`, {
      hints: [`${operation.id} takes: ${known.join(', ') || 'nothing'}`],
    })
  }
  return { ...input }
}

function fallbackOf(field: InputField, defaults: InputDefaults): unknown {
  if (!field.fallback) return undefined
  return 'option' in field.fallback ? defaults[field.fallback.option] : field.fallback.value
}

/** One path segment, percent-encoded; URL parsers resolve dot segments even when they are encoded. */
function segment(name: string, value: string): string {
  if (value === '') throw new InputError(`Param ${name} is required`)
  if (value === '.' || value === '..')
    throw new InputError(`Param ${name} is not valid: '${value}' is not a path segment`)
  return encodeURIComponent(value)
}

const bigintAsText = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value)
