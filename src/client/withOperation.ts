import { isLedgerlineError } from '../errors/base.js'

/**
 * Gives an error the id of its operation and the cursor of its page, which the layers below do not know, and a stack
 * that leads to the line that made the call: where it was thrown, that line may be out of sight, as it is of a timer.
 * The reason of the caller's signal is left untouched.
 */
export function withOperation(
  error: unknown,
  operation: string,
  signal?: AbortSignal | null,
  cursor?: string | null,
): unknown {
  if (isLedgerlineError(error) && error !== signal?.reason) {
    error.operation ??= operation
    if (cursor !== error.cursor) error.cursor = cursor // also that of another call: a limiter may reject with one error
    engine.captureStackTrace?.(error, withOperation) // Node then shows the line that throws it, not this one
  }
  return error
}

const engine: ErrorConstructor & {
  readonly captureStackTrace?: (error: Error, above: typeof withOperation) => void
} = Error // most have it
