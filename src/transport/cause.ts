import type { Redact } from './redact.js'

/** Returns what the innermost error of a cause chain says, which is where fetch hides the reason. */
export function reasonOf(error: unknown): string {
  return chainOf(error).reduce((outer: string, { message, code }) => String(message || code || outer), String(error))
}

/** Returns the codes in a cause chain, the outermost first, as `ECONNREFUSED`. */
export function codesOf(error: unknown): unknown[] {
  return chainOf(error).map(({ code }) => code)
}

/**
 * Returns a cause that may be printed: the error itself, or, when a secret could be seen in it, a plain error with its
 * redacted message and its code.
 *
 * Only errors, plain objects and lists can be looked through; anything else, as a request with its headers, is taken
 * for a secret.
 */
export function printable(cause: unknown, redact: Redact): unknown {
  if (isClean(cause, redact, new Set())) return cause
  const code = codesOf(cause).find((code) => typeof code === 'string')
  return Object.assign(new Error(redact(reasonOf(cause))), code !== undefined && { code: redact(String(code)) })
}

interface Link {
  readonly message?: unknown
  readonly code?: unknown
  readonly cause?: unknown
  readonly stack?: unknown
}

function chainOf(error: unknown): Link[] {
  const chain: Link[] = []
  for (let link = error; typeof link === 'object' && link && chain.length < 9; link = chain.at(-1)?.cause)
    chain.push(link)
  return chain
}

const INSPECT = Symbol.for('nodejs.util.inspect.custom')

function isClean(value: unknown, redact: Redact, seen: Set<unknown>): boolean {
  const isCleanText = (text: unknown): boolean => redact(String(text)) === String(text)
  if (Object(value) !== value) return isCleanText(value)
  if (seen.has(value)) return true
  const object = value as Link // the line before last says so
  if (seen.add(object).size > 99 || 'toJSON' in object || INSPECT in object) return false
  if (!/ (Error|DOMException|Object|Array)]/.test(Object.prototype.toString.call(object))) return false
  if (!isCleanText(object.stack)) return false
  return Reflect.ownKeys(object).every((key) => {
    const property = Object.getOwnPropertyDescriptor(object, key)
    // newer engines make an accessor of the stack; any other one may give something else each time
    return key === 'stack' || (isCleanText(String(key)) && !property?.get && isClean(property?.value, redact, seen))
  })
}
