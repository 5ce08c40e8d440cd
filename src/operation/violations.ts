import { excerpt } from '../errors/excerpt.js'
import { type Decoding, type Issue, violation } from './decoding.js'
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
  const message = `expected ${expected}, got ${show(raw)}`
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
 * @returns nothing; typed as what never comes.
 */
export function need(decoding: Decoding, container: object, key: string, expected: string): never {
  decoding.broken ??= new Set()
  decoding.broken.add(container)
  return bad(decoding, container, key, expected) as never // see above
}

/** Gives `null` for a field that is `null`, and reports any other raw value as `bad` does. */
export function acceptNull(raw: unknown, decoding: Decoding, container: object, key: string, expected: string): null {
  return raw === null ? null : (bad(decoding, container, key, expected) ?? null)
}

/** Keeps an issue. Throws it in strict mode. */
export function report(decoding: Decoding, issue: Issue, expected: string): undefined {
  decoding.issues.push(issue)
  if (decoding.strict) throw violation(issue, decoding.operation, expected)
}

/** A wire value inside a message. */
export function show(value: unknown): string {
  return excerpt(JSON.stringify(value) ?? 'nothing', 80)
}
