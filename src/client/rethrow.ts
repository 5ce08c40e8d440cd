import { LedgerlineError } from '../errors/base.js'
import type { Operation } from '../operation/operation.js'

/**
 * Creates a function that rethrows an error with the id of its operation, which the layers below do not know. The
 * reason of the caller's signal is left untouched.
 */
export function rethrowNamed(operation: Pick<Operation, 'id'>, signal?: AbortSignal | null): (error: unknown) => never {
  return (error) => {
    if (error instanceof LedgerlineError && error !== signal?.reason) error.operation ??= operation.id
    throw error
  }
}
