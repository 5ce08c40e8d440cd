import { InputError } from '../errors/input.js'
import type { Operation } from './operation.js'

/** An encoded call: everything that travels, without host, key or headers. */
export interface EncodedCall {
  readonly path: string
  /** Query pairs in the order of the document. */
  readonly query: readonly (readonly [name: string, value: string])[]
  /** JSON text of the body; absent when the operation has none. */
  readonly body: string | undefined
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
    const isObject = typeof (input ?? {}) === 'object' && !Array.isArray(input)
    if (!isObject) throw new InputError('The inputs of a call are one object')
    return encode(operation, Object.assign(Object.create(null), input), defaults, direct)
  } catch (error) {
    if (error instanceof InputError) error.operation ??= operation.id
    throw error
  }
}

function encode(
  { id, inputs, path: template, fullnodePath }: Operation,
  given: Readonly<Record<string, unknown>>,
  defaults: InputDefaults,
  direct: boolean,
): EncodedCall {
  const names = inputs.map((field) => field.name)
  const unknown = Object.keys(given).filter((name) => !names.includes(name))
  if (unknown[0])
    throw new InputError(`Unknown input ${unknown.join(', ')}`, { hints: [`${id} takes: ${names.join(', ')}`] })
  const values: Record<string, unknown> = {}
  const query: [string, string][] = []
  let path = (direct && fullnodePath) || template
  let server = ''
  let body: unknown
  for (const { name, wire, in: place, encode, required, fallback, picksServer } of inputs) {
    if (place === 'body') body ??= {}
    const input = given[name] ?? (fallback && ('option' in fallback ? defaults[fallback.option] : fallback.value))
    if (input === undefined || input === null || (input === '' && place === 'path')) {
      if (required) throw new InputError(`Param ${name} is required`)
      continue
    }
    const value = encode(input, name)
    values[name] = value
    if (picksServer) server = String(value)
    if (picksServer && direct) continue
    if (place === 'path') path = path.replace(`{${wire}}`, () => segment(name, String(value)))
    else if (place === 'query')
      query.push(...[value].flat().map((one): [string, string] => [wire, urlText(name, String(one))]))
    else body = wire ? Object.assign(Object(body), { [wire]: value }) : value
  }
  return { path, query, server, values, body: JSON.stringify(body, bigintAsText) }
}

/** Text that a URL can hold: half a surrogate pair stands for no character. */
function urlText(name: string, value: string): string {
  if (/\p{Cs}/u.test(value)) throw new InputError(`Param ${name} is not valid: it holds half a character`)
  return value
}

/** One path segment, percent-encoded; URL parsers resolve dot segments even when they are encoded. */
function segment(name: string, value: string): string {
  if (!/^\.?\.?$/.test(value)) return encodeURIComponent(urlText(name, value))
  throw new InputError(`Param ${name} is not valid: '${value}' is not a path segment`)
}

const bigintAsText = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value)
