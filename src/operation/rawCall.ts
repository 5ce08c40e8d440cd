import type { Operation } from './operation.js'

/** What of an operation a raw call needs. */
type Facts =
  | 'id'
  | 'fullnodePath'
  | 'fullnodeOnly'
  | 'cost'
  | 'rateLimitCost'
  | 'idempotent'
  | 'bearer'
  | 'product'
  | 'secrets'

/** What a raw call needs besides the document's path and the inputs. */
export interface RawCall extends Pick<Operation, Facts> {
  /** Path template on the wire, if it differs from the document's. */
  readonly path?: string
}
