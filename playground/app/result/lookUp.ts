import type { CatalogueEntry } from '../catalogue/entry.js'
import { readerOf } from '../catalogue/readers.js'
import { formatRoute } from '../catalogue/route.js'
import type { ValueContext } from './meaning.js'

/** An operation of this page that tells more about a value. */
export interface LookUp {
  readonly id: string
  /** Where it is, filled in. */
  readonly hash: string
}

/**
 * Where more about a value is found; `undefined` when nowhere, or when that is what was asked.
 *
 * @param entries - the operations that there are, of which each says what it is opened for
 */
export function lookUp(
  value: unknown,
  format: string | undefined,
  context: ValueContext,
  entries: readonly CatalogueEntry[],
): LookUp | undefined {
  if (format === undefined || (typeof value !== 'string' && typeof value !== 'bigint')) return undefined
  const where = placeOf(context)
  if (where === undefined) return undefined
  const { entry, input, place } = readerOf(entries, format, where.format) ?? {}
  if (!entry || !input || !place) return undefined
  const { call } = context
  if (call?.id === entry.id && String(call.input[input]) === String(value)) return undefined
  const draft = { [input]: String(value), [place.input]: where.name === place.usual ? '' : where.name }
  return { id: entry.id, hash: formatRoute(entry, draft) }
}

/** The chain or the network of a value, and the format of an input that says it. */
function placeOf({ chain, network }: ValueContext): { readonly format: string; readonly name: string } | undefined {
  if (network !== undefined) return { format: 'aptos-network', name: network }
  return chain === undefined ? undefined : { format: 'evm-chain', name: chain }
}
