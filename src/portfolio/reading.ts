import type { Caller } from '../client/caller.js'
import type { MissingInput } from '../errors/missingInput.js'
import type { CallOptions } from '../operation/call.js'
import type { Issue } from '../operation/decode/decoding.js'
import type { ChainOrGroup, Source } from './sources.js'
import type { Holding } from './token.js'

/** Reads what wallets hold, from one API. */
export type Reader = (
  client: Pick<Caller, 'many'>,
  sources: readonly Source[],
  options: CallOptions & { readonly concurrency?: number | undefined },
) => Promise<Reading>

/** What was read, and what was not. */
export interface Reading {
  readonly holdings: readonly Holding[]
  readonly missing: readonly MissingHoldings[]
}

/** A wallet and a chain whose holdings, or their prices, are missing. */
export interface MissingHoldings extends Omit<MissingInput, 'input' | 'chain' | 'cursor'> {
  readonly wallet: Source['wallet']
  /** The chain; or the group that you asked for, if it failed as a whole. */
  readonly chain: ChainOrGroup
}

/** What is missing of a wallet because a response is: the chain that it lacks, or all chains of the wallet. */
export function missingOf(source: Source | undefined, missing: MissingInput): readonly MissingHoldings[] {
  if (!source) return []
  const { input: _, cursor: __, chain, ...why } = missing
  const chains = chain === undefined ? source.chains : [chain as ChainOrGroup] // as the service names it
  return chains.map((one) => ({ wallet: source.wallet, chain: one, ...why }))
}

/** Leaves out members that are not known. */
export function withoutNull<T extends object>(given: T): { [Name in keyof T]?: NonNullable<T[Name]> } {
  const known = Object.entries(given).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(known) as { [Name in keyof T]?: NonNullable<T[Name]> } // the same without null
}

/**
 * Finds the fields of rows that the response had and that can't be read: such a field is absent or `null`, like one that
 * the service doesn't know.
 *
 * @param list - JSON pointer of the rows in the response
 * @param issues - those of the response. Of several pages, it isn't known which page an issue is of: if its row has the
 * field, each row without the field counts
 */
export function unreadIn<Row extends object>(
  rows: readonly Row[],
  list: string,
  issues: readonly Issue[],
): (row: Row, field: keyof Row & string) => boolean {
  const places = issues.flatMap(({ path, row }) => {
    const [index = '', field = ''] = path.startsWith(`${list}/`) ? path.slice(list.length + 1).split('/') : []
    return index === '' ? [] : [{ index: Number(index), field, isDropped: row !== undefined }]
  })
  const dropped = new Set(places.filter(({ isDropped }) => isDropped).map(({ index }) => index))
  const fields = new Map<Row, Set<string>>()
  const anywhere = new Set<string>()
  for (const { index, field } of places) {
    if (dropped.has(index)) continue
    const row = rows[index - [...dropped].filter((one) => one < index).length]
    if (row && lacks(row, field)) fields.set(row, (fields.get(row) ?? new Set()).add(field))
    else anywhere.add(field)
  }
  return (row, field) => fields.get(row)?.has(field) === true || (anywhere.has(field) && lacks(row, field))
}

const lacks = (row: object, field: string): boolean => ((row as Record<string, unknown>)[field] ?? null) === null // of any
