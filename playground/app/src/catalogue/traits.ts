import type { Operation, PagedOperation } from 'ledgerline'

/** Whether an operation gives pages. */
export function isPaged(operation: Operation | PagedOperation): operation is PagedOperation {
  return operation.page !== undefined
}

/** Whether a call changes something at the service: a POST that may be repeated only reads. */
export function isChange(operation: Operation | PagedOperation): boolean {
  return operation.method !== 'GET' && !(operation.method === 'POST' && isRepeatable(operation))
}

/** Whether a call may be repeated without harm: as the document says, else by its method. */
export function isRepeatable({ idempotent, method }: Operation | PagedOperation): boolean {
  return idempotent ?? method !== 'POST'
}
