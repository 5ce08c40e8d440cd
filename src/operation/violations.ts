import { DecodeError } from '../errors/decode.js'
import { excerpt } from '../errors/excerpt.js'
import type { Decoding, Issue, Violation } from './decoding.js'
import { locate, step } from './pointers.js'

/**
 * Reports `container[key]`; the surrounding decoder then leaves out what it can.
 *
 * @throws {DecodeError} in strict mode.
 */
export function bad(decoding: Decoding, container: object, key: string | number, expected: string): undefined {
  const raw: unknown = Object.hasOwn(container, key) ? Reflect.get(container, key) : undefined
  // An object or a list has reported what broke inside it.
  if (raw === Object(raw) && expected === (Array.isArray(raw) ? 'list' : 'object')) return undefined
  const code = raw === undefined ? 'missing_value' : 'invalid_value'
  const message = `expected ${expected}, got ${show(decoding, raw)}`
  return report(decoding, { path: locate(decoding, container) + step(key), code, message, raw }, expected)
}

/** Reports text that holds no JSON, as `bad` does. */
export function badJson(decoding: Decoding, container: object, key: string): undefined {
  const raw: unknown = Reflect.get(container, key)
  const message = 'Invalid metadata provided, cannot parse the value to JSON'
  const path = locate(decoding, container) + step(key)
  return report(decoding, { path, code: 'invalid_json', message, raw }, 'json')
}

/**
 * Reports a required field, as `bad` does. The object that would hold it is dropped.
 *
 * @returns `undefined`, typed as `never` so that it fits every field.
 */
export function need(decoding: Decoding, container: object, key: string, expected: string): never {
  const nothing = bad(decoding, container, key, expected)
  decoding.broken ??= new Map()
  const { broken, lastViolation } = decoding
  const cause = broken.get(Reflect.get(container, key)) ?? lastViolation
  if (cause && !broken.has(container)) broken.set(container, cause)
  return nothing as never // see above
}

/** Returns `null` for a field that is `null`, and reports any other raw value as `bad` does. */
export function acceptNull(raw: unknown, decoding: Decoding, container: object, key: string, expected: string): null {
  return raw === null ? null : (bad(decoding, container, key, expected) ?? null)
}

/** Records an issue, without the secrets of the request. Throws it in strict mode. */
export function report(decoding: Decoding, { message, raw, ...place }: Issue, expected: string): undefined {
  const { redact } = decoding
  const issue = { ...place, path: redact(place.path), message: redact(message), raw: withoutSecrets(raw, redact) }
  decoding.issues.push(issue)
  decoding.lastViolation = { issue, expected }
  if (decoding.strict) throw errorOf(decoding.lastViolation)
}

/** Creates the error for the violation that invalidated the whole answer. */
export function fatalError(decoding: Decoding): DecodeError {
  const { root, broken } = decoding
  const expected = 'another kind of answer'
  if (!decoding.lastViolation)
    report(
      decoding,
      { path: '', code: 'invalid_value', message: `expected ${expected}, got ${show(decoding, root)}`, raw: root },
      expected,
    )
  return errorOf((broken?.get(root) ?? decoding.lastViolation) as Violation) // there is one by now
}

function errorOf({ issue: { path, code, message, raw }, expected }: Violation): DecodeError {
  const text = code.endsWith('_value') ? `${path || '/'}: ${message}` : message // other texts stand alone
  return new DecodeError(text, { path, expected, raw })
}

/** The value itself where it holds no secret, else its text without them. */
function withoutSecrets(raw: unknown, redact: Decoding['redact']): unknown {
  if (typeof raw === 'string') return redact(raw)
  const json = jsonOf(raw)
  const safe = redact(json)
  return safe === json && json !== TOO_DEEP ? raw : safe
}

const TOO_DEEP = '"nested too deeply"'

/**
 * Formats a wire value for a message. Secrets are removed before it is cut, because half a secret would not be
 * recognised.
 */
export function show({ redact }: Decoding, value: unknown): string {
  return excerpt(redact(jsonOf(value)), 80)
}

function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'nothing'
  } catch {
    return TOO_DEEP
  }
}
