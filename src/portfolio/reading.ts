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
