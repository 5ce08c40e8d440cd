import type { MockOperation } from './mockOperation.js'

/** Headers of a request by name, in lower case. */
export type RequestHeaders = Readonly<Record<string, string | undefined>>

/** Query parameters by their declared names. Those that are lists in the document are lists here. */
export type Query = Readonly<Record<string, string | string[]>>

/** A parsed request of an operation. */
export interface MockCall {
  readonly operation: MockOperation
  readonly headers: RequestHeaders
  /** The decoded values of the path by wire name. */
  readonly values: Readonly<Record<string, string>>
  readonly query: Query
  readonly body: unknown
}
