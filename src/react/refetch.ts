import { isIdempotent, type Operation } from '../operation/operation.js'

/** Whether TanStack may repeat a query on its own. Absent fields are configured elsewhere. */
export interface RefetchRule {
  readonly refetchOnMount?: false
  readonly refetchOnReconnect?: false
  readonly refetchOnWindowFocus?: false
  readonly retryOnMount?: false
}

/** Prevents TanStack from repeating calls that aren't idempotent, for example when a window regains focus. */
export function refetchRule(operation: Pick<Operation, 'idempotent' | 'method'>): RefetchRule {
  return isIdempotent(operation)
    ? {}
    : { refetchOnMount: false, refetchOnReconnect: false, refetchOnWindowFocus: false, retryOnMount: false }
}
