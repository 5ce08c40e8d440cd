import { chainTitle } from '../catalogue/chains.js'

/** The name of a chain, or of a group of chains, that a portfolio was read on. */
export const chainName = (id: string): string => (Object.hasOwn(others, id) && others[id]) || chainTitle(id)

const others: Readonly<Record<string, string>> = {
  'solana-mainnet': 'Solana',
  'bitcoin-mainnet': 'Bitcoin',
  mainnets: 'All main networks',
  testnets: 'All test networks',
  all: 'All chains',
}
