import type { Operation } from './operation.js'

/** The members of an operation that apply to raw calls too. */
type Facts =
  | 'id'
  | 'fullnodePath'
  | 'fullnodeOnly'
  | 'host'
  | 'cost'
  | 'costPer'
  | 'idempotent'
  | 'bearer'
  | 'product'
  | 'secrets'
  | 'lifecycle'

/** What a raw call needs besides the document's path and the inputs; `costPer` names the parameter of the query. */
export interface RawCall extends Pick<Operation, Facts>, Partial<Pick<Operation, 'servers'>> {
  /** Path template on the wire, if it differs from the document's. */
  readonly path?: string
  /** Lists of the query that are sent as one text, with commas between their values. */
  readonly joined?: readonly string[]
  /** Lists of the query whose values are sent under the plain name, once each, where others have brackets. */
  readonly repeated?: readonly string[]
}
