import type { Operation } from './operation.js'

/** What a raw call needs besides the document's path and the inputs. */
export interface RawCall
  extends Pick<
    Operation,
    'id' | 'fullnodePath' | 'cost' | 'rateLimitCost' | 'idempotent' | 'bearer' | 'product' | 'secrets'
  > {
  /** Path template on the wire, if it differs from the document's. */
  readonly path?: string
}
