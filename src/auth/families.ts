import { aptosFamily } from './aptosFamily.js'
import { evmFamily } from './evmFamily.js'
import type { Family } from './family.js'
import { solanaFamily } from './solanaFamily.js'

/** Every family of chains whose accounts can sign in. */
export const families: readonly Family[] = [evmFamily, solanaFamily, aptosFamily]

/** Returns the family of a chain. */
export function familyOf(chain: string): Family {
  if (chain.startsWith('solana:')) return solanaFamily
  return chain.startsWith('aptos:') ? aptosFamily : evmFamily
}
