import { excerpt } from '../errors/excerpt.js'
import type { Redact } from './redact.js'

/** What may be thrown, as far as it is read; a string has none of it. */
interface Link {
  readonly message?: unknown
  readonly code?: unknown
  readonly cause?: Link | null | undefined
}

/** What went wrong underneath, as it may be printed. */
export interface PlainCause extends Error {
  /** The outermost code of the cause chain, as `ECONNREFUSED`. */
  readonly code?: string
}

/**
 * Makes the cause of our errors: a plain error with what the innermost of a cause chain says, which is where fetch hides
 * the reason, and with its code. The errors of fetch themselves may hold a request with its headers.
 */
export function plainCause(error: unknown, redact: Redact): PlainCause {
  let reason = error
  let code: unknown
  let depth = 0
  for (let link = error as Link['cause']; link && depth < 9; link = link.cause, depth++) {
    reason = link.message || link.code || reason
    code ??= link.code
  }
  return Object.assign(
    new Error(redact(excerpt(reason, Infinity))),
    code !== undefined && { code: redact(excerpt(code, Infinity)) },
  )
}
