import { LedgerlineError } from '../errors/base.js'
import type { Operation } from '../operation/operation.js'

/**
 * Creates a function that attributes an error to its operation: it gives the error the id, which the layers below do not
 * know, and a stack that leads to the line that made the call. Where the error was thrown, that line may be out of
 * sight, as it is of a timer. The reason of the caller's signal is left untouched.
 */
export function attributeTo(
  operation: Pick<Operation, 'id'>,
  signal?: AbortSignal | null,
): (error: unknown) => unknown {
  return (error) => {
    if (error instanceof LedgerlineError && error !== signal?.reason) {
      error.operation ??= operation.id
      engine.captureStackTrace?.(error)
    }
    return error
  }
}

const engine: ErrorConstructor & { readonly captureStackTrace?: (error: Error) => void } = Error // most have it
