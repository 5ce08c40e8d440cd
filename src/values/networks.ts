import { InputError } from '../errors/input.js'
import { truncate } from '../errors/truncate.js'

/** Name of an Aptos network. */
export type AptosNetwork = 'mainnet' | 'testnet' | 'devnet'

/** Name of a Solana network. */
export type SolanaNetwork = 'mainnet' | 'devnet'

/**
 * Parses an Aptos network.
 *
 * @param value - a name in any case, or the chain's number: 1 is mainnet, 2 is testnet
 * @throws {InputError} `Aptos network is not supported: {value}`.
 * @example
 * parseAptosNetwork(2) // 'testnet'
 */
export function parseAptosNetwork(value: number | string): AptosNetwork {
  const name = truncate(value).toLowerCase()
  if (name === 'mainnet' || name === '1') return 'mainnet'
  if (name === 'testnet' || name === '2') return 'testnet'
  if (name === 'devnet') return name
  throw new InputError(`Aptos network is not supported: ${truncate(value)}`, { hints: ['mainnet, testnet or devnet'] })
}

/**
 * Parses a Solana network.
 *
 * @param value - a name in any case
 * @throws {InputError} `Solana network is not supported: {value}`.
 */
export function parseSolanaNetwork(value: string): SolanaNetwork {
  const name = truncate(value).toLowerCase()
  if (name === 'mainnet' || name === 'devnet') return name
  throw new InputError(`Solana network is not supported: ${truncate(value)}`, { hints: ['mainnet or devnet'] })
}
