import { DecodeError } from '../errors/decode.js'

/** A field of an answer that broke its contract. */
export interface Issue {
  /** JSON pointer into the answer, as `/result/3/token_address`. */
  readonly path: string
  readonly code: 'invalid_value' | 'missing_value' | 'invalid_json' | 'unknown_union'
  /** What was expected and what came. */
  readonly message: string
  /** The value as the wire had it. */
  readonly raw: unknown
}

/** What decoders share while they read one answer. */
export interface Decoding {
  /** Encoded inputs of the call that entities carry, as `chain`. */
  readonly from: Readonly<Record<string, unknown>>
  /** Set when a number met a bigint field after `JSON.parse` had rounded it. */
  inexact: boolean
  /** Reports `container[key]`; the surrounding decoder then leaves out what it can. Throws in strict mode. */
  bad(container: object, key: string | number, expected: string): undefined
  /** Gives `null` for a required field that is `null`, and reports any other raw value as `bad` does. */
  orNull(raw: unknown, container: object, key: string, expected: string): null
  /** How many required fields broke, of the objects that are being read. */
  broken: number
  lastTime: { text: string; time: number }
  /**
   * Reports a required field, as `bad` does, and counts it as broken.
   *
   * @returns nothing; typed as what never comes, because the object that would hold it is dropped.
   */
  need(container: object, key: string | number, expected: string): never
  /** Gives up an object with broken fields: counts from where it began. */
  drop(broken: number): undefined
  /** Reports a union member with a tag the document does not know and gives its open arm. Throws in strict mode. */
  unknownArm(union: string, value: object, tag: unknown): UnknownArm
  /** Says that a list was made of another value of the answer, so that its rows are found under that value's path. */
  alias(derived: object, original: unknown): void
  readonly issues: readonly Issue[]
}

/** The open arm of every union: a member with a tag the documents do not know yet. */
export interface UnknownArm {
  readonly type: 'unknown'
  /** The tag on the wire. */
  readonly tag: string
  /** The member as the wire had it. */
  readonly raw: unknown
}

/**
 * Creates the context in which one answer is decoded.
 *
 * Decoders carry no path: it is found only when a violation happens, by looking the container up in the answer.
 * So the happy path costs nothing.
 *
 * @throws {DecodeError} from its methods, in strict mode.
 */
export function createDecoding(
  root: unknown,
  options: { readonly operation: string; readonly strict: boolean; readonly from?: Readonly<Record<string, unknown>> },
): Decoding {
  const issues: Issue[] = []
  const origins = new Map<object, unknown>()
  let paths: Map<object, string> | undefined
  const locate = (container: object): string => {
    paths ??= indexPaths(root)
    return paths.get(container) ?? paths.get(Object(origins.get(container))) ?? ''
  }
  const report = (issue: Issue, expected: string): void => {
    issues.push(issue)
    if (options.strict) throw violation(issue, options.operation, expected)
  }
  return {
    from: options.from ?? {},
    inexact: false,
    broken: 0,
    lastTime: { text: '', time: Number.NaN },
    issues,
    bad(container, key, expected) {
      const raw = own(container, key)
      // An object or a list has reported what broke inside it.
      if ((expected === 'object' || expected === 'list') && isBranch(raw, expected)) return undefined
      const path = `${locate(container)}/${pointerPart(key)}`
      const code = raw === undefined ? 'missing_value' : expected === 'json' ? 'invalid_json' : 'invalid_value'
      const message =
        code === 'invalid_json'
          ? 'Invalid metadata provided, cannot parse the value to JSON'
          : `expected ${expected}, got ${show(raw)}`
      report({ path, code, message, raw }, expected)
      return undefined
    },
    orNull(raw, container, key, expected) {
      return raw === null ? null : (this.bad(container, key, expected) ?? null)
    },
    need(container, key, expected) {
      this.bad(container, key, expected)
      this.broken++
      return undefined as never // the object that would hold it is dropped
    },
    drop(broken) {
      this.broken = broken
      return undefined
    },
    alias: (derived, original) => void origins.set(derived, original),
    unknownArm(union, value, tag) {
      const message = `Cannot resolve union from ${union} (type: ${show(tag)}, keys: ${Object.keys(value).join(', ')})`
      report({ path: locate(value), code: 'unknown_union', message, raw: value }, union)
      return { type: 'unknown', tag: typeof tag === 'string' ? tag : '', raw: value }
    },
  }
}

/** The error a violation becomes in strict mode, or where nothing around it can give way. */
export function violation(issue: Issue, operation: string, expected = ''): DecodeError {
  const bare = issue.code === 'invalid_json' || issue.code === 'unknown_union'
  return new DecodeError(bare ? issue.message : `${issue.path || '/'}: ${issue.message}`, {
    operation,
    path: issue.path,
    expected,
    raw: issue.raw,
  })
}

function indexPaths(root: unknown): Map<object, string> {
  const paths = new Map<object, string>()
  const pending: [unknown, string][] = [[root, '']]
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [value, path] = next
    if (typeof value !== 'object' || value === null) continue
    paths.set(value, path)
    for (const [key, child] of Object.entries(value)) pending.push([child, `${path}/${pointerPart(key)}`])
  }
  return paths
}

const pointerPart = (key: string | number): string => String(key).replaceAll('~', '~0').replaceAll('/', '~1')

function own(container: object, key: string | number): unknown {
  return Object.hasOwn(container, key) ? Reflect.get(container, key) : undefined
}

const isBranch = (value: unknown, kind: 'object' | 'list'): boolean =>
  typeof value === 'object' && value !== null && Array.isArray(value) === (kind === 'list')

function show(value: unknown): string {
  const text = typeof value === 'bigint' ? String(value) : (JSON.stringify(value) ?? 'nothing')
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
