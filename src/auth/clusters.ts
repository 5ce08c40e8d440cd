/** A cluster of Solana. */
type Cluster = 'mainnet' | 'testnet' | 'devnet' | 'localnet'

/**
 * Reads a cluster of Solana by its name, or by the beginning of its genesis hash.
 *
 * @returns `undefined` for anything else
 * @see CAIP-2
 */
export const readCluster = (text: string): Cluster | undefined =>
  Object.hasOwn(clusters, text) ? clusters[text] : undefined

const clusters: Readonly<Record<string, Cluster>> = {
  mainnet: 'mainnet',
  'mainnet-beta': 'mainnet',
  '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'mainnet',
  testnet: 'testnet',
  '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'testnet',
  devnet: 'devnet',
  EtWTRABZaYq6iMfeYKouRu166VU2xqa1: 'devnet',
  localnet: 'localnet',
}
