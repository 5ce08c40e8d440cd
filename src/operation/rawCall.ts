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

/** What a raw call needs besides the document's path and the inputs. `costPer` names the query parameter. */
export interface RawCall extends Pick<Operation, Facts>, Partial<Pick<Operation, 'servers'>> {
  /** Path template on the wire, if it differs from the document's. */
  readonly path?: string
  /** Query lists that are sent as one text, with their values joined by commas. */
  readonly joined?: readonly string[]
  /** Query lists whose values are sent once each under the plain name, without the brackets of other lists. */
  readonly repeated?: readonly string[]
}
