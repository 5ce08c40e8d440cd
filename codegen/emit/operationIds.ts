import type { Model } from '../model/model.js'
import type { Emitted } from './imports.js'
import { quoted } from './source.js'

/** Emits the ids of an API's operations, for code that only needs their names, such as the faults of the mock. */
export function emitOperationIds({ operations }: Model): Emitted {
  return {
    imports: [],
    text: `/** Ids of the operations of the API. */
export const operationIds: readonly string[] = [${operations.map(({ id }) => quoted(id)).join(', ')}]`,
  }
}
