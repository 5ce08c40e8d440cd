import { LedgerlineError } from '../errors/base.js'
import type { Operation } from '../operation/operation.js'

/** Throws an error on, with the name of the operation it served: the layers below know none. */
export function nameIn({ id }: Pick<Operation, 'id'>): (error: unknown) => never {
  return (error) => {
    if (error instanceof LedgerlineError) error.operation ??= id
    throw error
  }
}
