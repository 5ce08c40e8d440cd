import type { Draft } from '../../catalogue/details.js'
import { inputOf } from '../../catalogue/draft.js'
import type { LoadedOperation } from '../../catalogue/load.js'
import { isChange } from '../../catalogue/traits.js'
import { isChain } from '../../result/meaning.js'

/** The same call on each of several chains. */
export interface ManyChains {
  /** Name of the input that has the chain. */
  readonly name: string
  readonly chains: readonly string[]
  /** An input per chain. */
  readonly inputs: readonly Readonly<Record<string, unknown>>[]
}

/** The input by which an operation runs on several chains: its only chain, if it changes nothing. */
export function manyInputOf({
  operation,
  details,
}: Pick<LoadedOperation, 'operation' | 'details'>): string | undefined {
  const places = details.inputs.filter(({ control }) => 'format' in control && isChain(control.format))
  return places.length === 1 && !isChange(operation) ? places[0]?.name : undefined
}

/** The calls of a form with several chains; `undefined` of one that has one. */
export function manyChainsOf(loaded: LoadedOperation, draft: Draft): ManyChains | undefined {
  const name = manyInputOf(loaded)
  const chosen = name === undefined ? undefined : draft[name]
  if (name === undefined || chosen === undefined || typeof chosen === 'string') return undefined
  const chains = [...new Set(chosen.map((chain) => chain.trim()))].filter((chain) => chain !== '')
  const { inputs } = loaded.details
  return { name, chains, inputs: chains.map((chain) => inputOf(inputs, { ...draft, [name]: chain })) }
}
