import { InputError } from '../errors/input.js'
import { truncate } from '../errors/truncate.js'
import { type EvmChainId, parseChain, readChain } from './chains.js'

/** A chain of the Universal API: an EVM chain by its hex id, Solana or Bitcoin. */
export type UniversalChainId = EvmChainId | 'solana-mainnet' | 'bitcoin-mainnet'

/** Chains that are asked together: all of them, those of real money, those for tests. */
export type UniversalChainGroup = 'all' | 'mainnets' | 'testnets'

/**
 * Parses an EVM chain as `parseChain` does, `solana` or `bitcoin`, as the id that the service takes.
 *
 * @throws {InputError} `Invalid chain provided: {value}`.
 */
export function parseUniversalChain(value: string | number | bigint): UniversalChainId {
  const id = readUniversalChain(value)
  if (id) return id
  if (readGroup(value)) {
    const hints = ['A group is taken where several chains are, not where one is']
    throw new InputError(`Invalid chain provided: ${truncate(value)}`, { hints })
  }
  return parseChain(value) // for its error, which names what may have been meant
}

/** Parses a chain as `parseUniversalChain` does, or a group of chains. */
export function parseUniversalChains(value: string | number | bigint): UniversalChainId | UniversalChainGroup {
  return readGroup(value) ?? parseUniversalChain(value)
}

/** Parses a chain as `parseUniversalChain` does, but returns `undefined` where that throws. */
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
  btc: 'bitcoin-mainnet',
  bitcoin: 'bitcoin-mainnet',
  'bitcoin-mainnet': 'bitcoin-mainnet',
}
