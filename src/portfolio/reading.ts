import type { Caller } from '../client/caller.js'
import type { MissingInput } from '../errors/missingInput.js'
import type { CallOptions } from '../operation/call.js'
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

/** Holdings that are missing: those of a wallet on a chain, all of them or their prices. */
export interface MissingHoldings extends Omit<MissingInput, 'input' | 'chain' | 'cursor'> {
  readonly wallet: Source['wallet']
  /** The chain, or the group of chains that was asked for. */
  readonly chain: ChainOrGroup
}

/** The holdings that are missing because the response to an input is: of the chain that it lacks, or of all. */
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
