import { DecodeError } from '../../errors/decode.js'
import { engineLimit } from '../../errors/engineLimit.js'
import { truncate } from '../../errors/truncate.js'
import { type Redact, redactMember } from '../../runtime/redaction.js'
import type { Decoding, Issue, Violation } from './decoding.js'
import { locate, pointerSegment } from './pointers.js'

/**
 * Reports `container[key]` as a violation. The surrounding decoder then leaves out what it can.
 *
 * @throws {DecodeError} in strict mode.
 */
export function violation(decoding: Decoding, container: object, key: string | number, expected: string): undefined {
  const raw: unknown = Object.hasOwn(container, key) ? Reflect.get(container, key) : undefined
  // An object or a list has reported what broke inside it.
  if (raw === Object(raw) && expected === (Array.isArray(raw) ? 'list' : 'object')) return undefined
  return report(decoding, expected, () => {
    const shown = withoutSecrets(raw, decoding.redact, key)
    return {
      path: locate(decoding, container) + pointerSegment(key),
      code: raw === undefined ? 'missing_value' : 'invalid_value',
      message: `expected ${expected}, got ${show(decoding, shown)}`,
      raw: shown,
    }
  })
}

/** Reports text that isn't JSON, as `violation` does. */
export function invalidJson(decoding: Decoding, container: object, key: string): undefined {
  return report(decoding, 'json', () => ({
    path: locate(decoding, container) + pointerSegment(key),
    code: 'invalid_json',
    message: 'Invalid metadata provided, cannot parse the value to JSON',
    raw: withoutSecrets(Reflect.get(container, key), decoding.redact, key),
  }))
}

/**
 * Reports a required field, as `violation` does. The object that lacks it is dropped.
 *
 * @returns `undefined`, typed as `never` so that it fits every field.
 */
export function required(decoding: Decoding, container: object, key: string, expected: string): never {
  violation(decoding, container, key, expected)
  decoding.broken ??= new Map()
  const { broken, lastViolation } = decoding
  const cause = broken.get(Reflect.get(container, key)) ?? lastViolation
  if (cause && !broken.has(container)) broken.set(container, cause)
  return undefined as never // see above
}

/** Reports an entry of a list, as `violation` does, and adds the row to the issue that cost it. */
export function leaveOut(decoding: Decoding, list: readonly unknown[], index: number, expected: string): undefined {
  violation(decoding, list, index, expected)
  const row = list[index]
  const { issue } = decoding.broken?.get(row) ?? decoding.lastViolation ?? {}
  if (!issue || decoding.issues.length === mostIssues) return undefined // the issue may not be recorded
  issue.message += '; its row cannot be read'
  issue.row = withoutSecrets(row, decoding.redact)
}

/**
 * Returns `null` for a field that is `null`, and reports any other raw value as `violation` does.
 *
 * @public imported by decoders
 */
export function acceptNull(raw: unknown, decoding: Decoding, container: object, key: string, expected: string): null {
  return raw === null ? null : (violation(decoding, container, key, expected) ?? null)
}

/**
 * Records an issue, without the secrets of the request, and throws it in strict mode. At most ten thousand issues of a
 * response are recorded: a few compressed kilobytes could cause millions and exhaust the memory.
 */
export function report(decoding: Decoding, expected: string, describe: () => Issue): undefined {
  const { issues, redact } = decoding
  if (issues.length === mostIssues) return undefined
  const { path, code, message, raw } = describe()
  const issue = { path: redact(path), code, message: redact(message), raw: withoutSecrets(raw, redact) }
  issues.push(issue)
  decoding.lastViolation = { issue, expected }
  if (decoding.strict) throw errorOf(decoding.lastViolation)
}

/** How many issues of one response are recorded. */
export const mostIssues = 10_000

/** Creates the error for the violation that invalidated the whole response. */
export function fatalError(decoding: Decoding): DecodeError {
  const { root: raw, broken } = decoding
  const expected = 'another kind of response'
  const describe = (): Issue => ({
    path: '',
    code: 'invalid_value',
    message: `expected ${expected}, got ${show(decoding, raw)}`,
    raw,
  })
  if (!decoding.lastViolation) report(decoding, expected, describe)
  return errorOf((broken?.get(raw) ?? decoding.lastViolation) as Violation) // there is one by now
}

function errorOf({ issue: { path, code, message, raw }, expected }: Violation): DecodeError {
  const text = code.endsWith('_value') ? `${truncate(path) || '/'}: ${message}` : message // other texts need no path
  return new DecodeError(text, { path, expected, raw })
}

/**
 * Returns a value without its secrets, or the same value if it has none.
 *
 * @param key - the name of the value, which may say that it is a secret
 */
export function withoutSecrets(raw: unknown, redact: Redact, key: PropertyKey = ''): unknown {
  try {
    return redactMember(key, raw, redact)
  } catch (error) {
    return JSON.stringify(engineLimit(error))
  }
}

/** The placeholders for values that the engine can't write as JSON. No text has this form. */
const beyondJson: readonly unknown[] = ['"nested too deeply"', '"too large"']

/**
 * Formats a wire value for a message. Secrets are removed before it is truncated, because half a secret would not be
 * recognized.
 */
export function show({ redact }: Pick<Decoding, 'redact'>, value: unknown): string {
  return truncate(jsonOf(withoutSecrets(value, redact)), 80)
}

function jsonOf(value: unknown): string {
  if (beyondJson.includes(value)) return String(value)
  try {
    return JSON.stringify(value) ?? 'nothing'
  } catch (error) {
    return JSON.stringify(engineLimit(error))
  }
}
