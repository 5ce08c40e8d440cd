import { isIdempotent, type Operation } from '../operation/operation.js'

/** When TanStack may repeat a query on its own. Absent: as it is told elsewhere. */
export interface RefetchRule {
  readonly refetchOnMount?: false
  readonly refetchOnReconnect?: false
  readonly refetchOnWindowFocus?: false
  readonly retryOnMount?: false
}

/** Calls that may do harm when repeated are not repeated because somebody came back to the window. */
export function refetchRule(operation: Pick<Operation, 'idempotent' | 'method'>): RefetchRule {
  return isIdempotent(operation)
    ? {}
    : { refetchOnMount: false, refetchOnReconnect: false, refetchOnWindowFocus: false, retryOnMount: false }
}
