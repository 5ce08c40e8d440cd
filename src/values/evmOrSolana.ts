import { type EvmChainId, parseChain, readChain } from './chains.js'
import { type EvmAddress, parseEvmAddress } from './evmAddress.js'
import { parseSolanaAddress, type SolanaAddress } from './solanaAddress.js'

/** A chain that may be an EVM chain, by its hex id, or Solana. */
export type EvmOrSolanaChain = EvmChainId | 'solana'

/** An EVM address in lower case, or a Solana address, which is case-sensitive. */
export type EvmOrSolanaAddress = EvmAddress | SolanaAddress

/**
 * Parses an EVM chain as `parseChain` does, or `solana`.
 *
 * @throws {InputError} as `parseChain` does.
 */
export function parseEvmOrSolanaChain(value: string | number | bigint): EvmOrSolanaChain {
  return isSolana(value) ? 'solana' : parseChain(value)
}

/** Parses a chain as `parseEvmOrSolanaChain` does, but returns `undefined` instead of throwing. */
export function readEvmOrSolanaChain(value: unknown): EvmOrSolanaChain | undefined {
  return isSolana(value) ? 'solana' : readChain(value)
}

/**
 * Parses an EVM address, which begins with `0x`, or a Solana address, which doesn't.
 *
 * @throws {InputError} `Invalid address provided: {value}`.
 */
export function parseEvmOrSolanaAddress(value: string): EvmOrSolanaAddress {
  return isEvmText(value) ? parseEvmAddress(value) : parseSolanaAddress(value)
}

/** Returns whether a text looks like an EVM address: base58 has no `0`. */
export function isEvmText(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('0')
}

const isSolana = (value: unknown): boolean => typeof value === 'string' && /^\s*solana\s*$/i.test(value)
