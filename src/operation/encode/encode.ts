import { InputError } from '../../errors/input.js'
import { shownAddress } from '../../values/notAnAddress.js'
import type { Operation } from '../operation.js'
import { assertWithin } from './bounds.js'
import { assertAnswered } from './fullnodeOnly.js'
import { invalid } from './invalid.js'

/** An encoded call: everything that is sent except host, key and headers. */
export interface EncodedCall {
  readonly path: string
  /** The query in the order of the document, without its question mark. */
  readonly query: string
  /** JSON text of the body; absent if the operation has none. */
  readonly body: string | undefined
  /** Name of the host the call goes to, if an input selects it; else empty. */
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
 * @param input - a copy made by `inputsOf`
 * @param direct - whether the call goes to a plain node, and so uses the node's paths and omits inputs that only the
 * gateway reads
 * @throws {InputError} `Param {name} is required`, for an unknown input, and for a value that breaks its format or its
 * bounds.
 * @throws {ConfigurationError} for an operation that the gateway doesn't have.
 */
export function encodeCall(operation: Operation, input: unknown, defaults: InputDefaults, direct = false): EncodedCall {
  const { id, inputs, path: template, fullnodePath, body, secrets } = operation
  assertAnswered(operation, direct)
  const passed: Readonly<Record<string, unknown>> = Object(input)
  const isObject = (input ?? passed) === passed // reports a lone address as a whole, not letter by letter
  const unknown = isObject
    ? Object.keys(passed).filter((name) => !inputs.some((field) => field.name === name))
    : [secrets ? typeof input : String(input)]
  if (unknown.length) {
    const names = inputs.map((field) => field.name)
    throw new InputError(`Unknown input ${shownAddress(unknown.join(', '))}`, {
      hints: [`${id}({ ${names.join(', ')} }, options)`],
    })
  }
  const values: Record<string, unknown> = Object.create(null)
  const query: string[] = []
  const parts: [string, unknown][] = []
  let path = (direct && fullnodePath) || template
  let server = ''
  for (const { name, wire = name, in: place, encode, required, bounds, fallback, preset, picksServer } of inputs) {
    const own = passed[name]
    const value = own ?? (fallback ? defaults[fallback] : preset)
    const isEmpty = place === 'path' ? value === '' : place === 'query' && Array.isArray(value) && !value.length
    if (isEmpty || value === undefined) {
      if (required || place === 'path') throw new InputError(`Param ${name} is required`)
      continue
    }
    // an error names the input or the client option; presets are always valid
    const encoded = encode(value, Object.is(own, value) ? name : `${fallback}`)
    if (bounds) assertWithin(encoded, name, bounds)
    values[name] = encoded
    if (picksServer) server = String(encoded)
    if (picksServer && direct) continue
    if (place === 'body') parts.push([wire, encoded])
    else
      for (const one of Array.isArray(encoded) ? encoded : [encoded]) {
        const text = urlText(one, name, place)
        if (place === 'query') query.push(`${wire}=${text}`)
        else path = path.replace(`{${wire}}`, text)
      }
  }
  return { path, query: query.join('&'), server, values, body: body?.(parts) }
}

/**
 * Percent-encodes a value of a path or a query. Rejects dot segments in a path, because URL parsers resolve them even
 * if they are encoded, and lone surrogates, which can't be encoded.
 *
 * @throws {InputError} for text that a URL can't contain.
 */
function urlText(value: unknown, name: string, place: string): string {
  const text = String(value)
  try {
    if (place === 'query' || !/^\.{0,2}$/.test(text)) return encodeURIComponent(text)
  } catch {
    // lone surrogates
  }
  throw invalid(name, 'text a URL can hold', text)
}
