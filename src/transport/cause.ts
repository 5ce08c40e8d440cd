import { excerpt } from '../errors/excerpt.js'
import type { Redact } from './redact.js'

interface Link {
  readonly message?: unknown
  readonly code?: unknown
  readonly cause?: unknown
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
  for (let link = error as Link | undefined; link && depth < 9; link = link.cause as Link | undefined, depth++) {
    reason = link.message || link.code || reason
    code ??= link.code
  }
  return Object.assign(
    new Error(redact(excerpt(reason, Infinity))),
    code !== undefined && { code: redact(excerpt(code, Infinity)) },
  )
}
