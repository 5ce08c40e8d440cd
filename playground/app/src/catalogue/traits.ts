import type { Operation, PagedOperation } from 'ledgerline'

/** Whether an operation gives pages. */
export function isPaged(operation: Operation | PagedOperation): operation is PagedOperation {
  return operation.page !== undefined
}

/** Whether a call may be repeated without harm: as the document says, else by its method. */
export function isRepeatable({ idempotent, method }: Operation | PagedOperation): boolean {
  return idempotent ?? method !== 'POST'
}
