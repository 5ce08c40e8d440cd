import { LedgerlineError } from '../errors/base.js'
import type { Operation } from '../operation/operation.js'

/**
 * Creates what throws an error on, with the name of the operation it served: the layers below know none. The reason of
 * the caller's signal stays as it is.
 */
export function rethrowNamed(operation: Pick<Operation, 'id'>, signal?: AbortSignal | null): (error: unknown) => never {
  return (error) => {
    if (error instanceof LedgerlineError && error !== signal?.reason) error.operation ??= operation.id
    throw error
  }
}
