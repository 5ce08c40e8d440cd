import { InputError } from '../errors/input.js'
import { truncate } from '../errors/truncate.js'
import { type EvmChainId, parseChain, readChain } from './chains.js'

/** A chain of the Universal API: an EVM chain by its hex id, Solana or Bitcoin. */
export type UniversalChainId = EvmChainId | 'solana-mainnet' | 'bitcoin-mainnet'

/** A group of chains that are queried together: all of them, only mainnets, or only testnets. */
export type UniversalChainGroup = 'all' | 'mainnets' | 'testnets'

/**
 * Parses an EVM chain as `parseChain` does, `solana` or `bitcoin`, and returns the service's id of it.
 *
 * @throws {InputError} `Invalid chain provided: {value}`.
 */
export function parseUniversalChain(value: string | number | bigint): UniversalChainId {
  const id = readUniversalChain(value)
  if (id) return id
  if (readGroup(value)) {
    const hints = ['This input takes one chain, not a group of chains']
    throw new InputError(`Invalid chain provided: ${truncate(value)}`, { hints })
  }
  return parseChain(value) // for its error, which suggests a name
}

/** Parses a chain as `parseUniversalChain` does, or a group of chains. */
export function parseUniversalChains(value: string | number | bigint): UniversalChainId | UniversalChainGroup {
  return readGroup(value) ?? parseUniversalChain(value)
}

/** Parses a chain as `parseUniversalChain` does, but returns `undefined` instead of throwing. */
export function readUniversalChain(value: unknown): UniversalChainId | undefined {
  const name = nameOf(value)
  return (Object.hasOwn(named, name) && named[name]) || readChain(value)
}

function readGroup(value: unknown): UniversalChainGroup | undefined {
  return groups.find((group) => group === nameOf(value))
}

const nameOf = (value: unknown): string => (typeof value === 'string' ? value.trim().toLowerCase() : '')

const groups: readonly UniversalChainGroup[] = ['all', 'mainnets', 'testnets']

const named: Readonly<Record<string, UniversalChainId>> = {
  sol: 'solana-mainnet',
  solana: 'solana-mainnet',
  'solana-mainnet': 'solana-mainnet',
  solana_mainnet: 'solana-mainnet', // as deliveries of streams spell it
  btc: 'bitcoin-mainnet',
  bitcoin: 'bitcoin-mainnet',
  'bitcoin-mainnet': 'bitcoin-mainnet',
  'btc-mainnet': 'bitcoin-mainnet',
}
