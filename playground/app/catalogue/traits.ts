import type { Operation, PagedOperation } from 'ledgerline'
import { isIdempotent } from '../../../src/operation/operation.js'

/** Whether an operation gives pages. */
export function isPaged(operation: Operation | PagedOperation): operation is PagedOperation {
  return operation.page !== undefined
}

/** Whether a call changes something at the service: a POST that may be repeated only reads. */
export function isChange(operation: Operation | PagedOperation): boolean {
  return operation.method !== 'GET' && !(operation.method === 'POST' && isIdempotent(operation))
}
