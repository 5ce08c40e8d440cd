import type { MockOperation } from './mockOperation.js'

/** Headers of a request by name, in lower case. */
export type RequestHeaders = Readonly<Record<string, string | undefined>>

/** Query parameters under their declared names; those that are lists in the document are lists here. */
export type Query = Readonly<Record<string, string | string[]>>

/** A request that fits its operation, read into its parts. */
export interface MockCall {
  readonly operation: MockOperation
  readonly headers: RequestHeaders
  /** Values of the path by wire name, decoded. */
  readonly values: Readonly<Record<string, string>>
  readonly query: Query
  readonly body: unknown
}
