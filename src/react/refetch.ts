import { isIdempotent, type Operation } from '../operation/operation.js'

/** When TanStack may repeat a query on its own. Absent: as configured elsewhere. */
export interface RefetchRule {
  readonly refetchOnMount?: false
  readonly refetchOnReconnect?: false
  readonly refetchOnWindowFocus?: false
  readonly retryOnMount?: false
}

/** Keeps calls that are not idempotent from being repeated, for example when a window regains focus. */
export function refetchRule(operation: Pick<Operation, 'idempotent' | 'method'>): RefetchRule {
  return isIdempotent(operation)
    ? {}
    : { refetchOnMount: false, refetchOnReconnect: false, refetchOnWindowFocus: false, retryOnMount: false }
}
