import { memberOfThrown } from '../errors/thrownText.js'
import { truncate } from '../errors/truncate.js'
import type { Redact } from '../runtime/redaction.js'

/** An underlying error that is safe to print. */
export interface PlainCause extends Error {
  /** The outermost code of the cause chain, such as `ECONNREFUSED`. */
  readonly code?: string
}

/**
 * Creates the `cause` of our errors: a plain error with the innermost message of a cause chain, where fetch hides the
 * reason, and with the chain's outermost code. Errors of fetch aren't kept, because they may contain a request with its
 * headers.
 */
export function plainCause(error: unknown, redact: Redact): PlainCause {
  let reason = error
  let code: unknown
  let depth = 0
  for (let link = error; link && depth < 9; link = memberOfThrown(link, 'cause'), depth++) {
    const ownCode = memberOfThrown(link, 'code')
    reason = memberOfThrown(link, 'message') || ownCode || reason
    code ??= ownCode
  }
  return Object.assign(
    new Error(redact(truncate(reason, Infinity))),
    code !== undefined && { code: redact(truncate(code, Infinity)) },
  )
}
