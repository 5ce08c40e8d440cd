import { fieldOf } from '../../../src/values/fieldOf.js'
import type { CatalogueEntry, Place } from './entry.js'

/** The operation that is opened for a thing, and what of it says which one, and where. */
export interface Reader {
  readonly entry: CatalogueEntry
  /** The input that takes the thing. */
  readonly input: string
  readonly place: Place | undefined
}

/**
 * Finds the operation that is opened for a thing, as `transaction-hash`; `undefined` where none is.
 *
 * @param format - of the input that says where the thing is: `evm-chain` or `aptos-network`; any when absent
 */
export function readerOf(entries: readonly CatalogueEntry[], thing: string, format?: string): Reader | undefined {
  for (const entry of entries) {
    const { things, place } = entry.reads ?? {}
    const input = fieldOf(things, thing)
    if (typeof input === 'string' && (format === undefined || place?.format === format)) return { entry, input, place }
  }
  return undefined
}
