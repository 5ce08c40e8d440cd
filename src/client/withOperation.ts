import { isLedgerlineError } from '../errors/base.js'

/**
 * Adds the id of the operation and the cursor of the page to an error, because the layers below don't know them. It
 * also captures a new stack that leads to the line that made the call, which the original stack may not show (a timer's
 * doesn't). The reason of the caller's signal is left untouched.
 */
export function withOperation(
  error: unknown,
  operation: string,
  signal?: AbortSignal | null,
  cursor?: string | null,
): unknown {
  if (isLedgerlineError(error) && error !== signal?.reason) {
    error.operation ??= operation
    if (cursor !== error.cursor) error.cursor = cursor // a limiter may reject several calls with one error
    engine.captureStackTrace?.(error, withOperation) // leaves this function out of the stack
  }
  return error
}

const engine: ErrorConstructor & {
  readonly captureStackTrace?: (error: Error, above: typeof withOperation) => void
} = Error // most engines have it
