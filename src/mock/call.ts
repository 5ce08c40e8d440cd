import type { MockOperation } from './mockOperation.js'
import type { StatefulCall } from './streamCalls.js'

/** Headers of a request by name, in lower case. */
export type RequestHeaders = Readonly<Record<string, string | undefined>>

/** A parsed request, with its operation. */
export interface MockCall extends StatefulCall {
  readonly operation: MockOperation
  readonly headers: RequestHeaders
}
