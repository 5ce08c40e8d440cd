import { type EvmChainId, parseChain, readChain } from './chains.js'
import { type EvmAddress, parseEvmAddress } from './evmAddress.js'
import { parseSolanaAddress, type SolanaAddress } from './solanaAddress.js'

/** A chain that may be an EVM chain, by its hex id, or Solana. */
export type EvmOrSolanaChain = EvmChainId | 'solana'

/** An address of an EVM chain, in lower case, or of Solana, in its own case. */
export type EvmOrSolanaAddress = EvmAddress | SolanaAddress

/**
 * Parses a chain as `parseChain` does, or Solana by its name.
 *
 * @throws {InputError} as `parseChain` does.
 */
export function parseEvmOrSolanaChain(value: string | number | bigint): EvmOrSolanaChain {
  return isSolana(value) ? 'solana' : parseChain(value)
}

/** Parses a chain as `parseEvmOrSolanaChain` does, but returns `undefined` where that throws. */
export function readEvmOrSolanaChain(value: unknown): EvmOrSolanaChain | undefined {
  return isSolana(value) ? 'solana' : readChain(value)
}

/**
 * Parses an address of an EVM chain, which begins with `0x`, or one of Solana, which does not.
 *
 * @throws {InputError} `Invalid address provided: {value}`.
 */
export function parseEvmOrSolanaAddress(value: string): EvmOrSolanaAddress {
  return isEvmText(value) ? parseEvmAddress(value) : parseSolanaAddress(value)
}

/** Returns whether a text is written as an EVM address is: base58 has no `0`. */
export function isEvmText(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('0')
}

const isSolana = (value: unknown): boolean => typeof value === 'string' && /^\s*solana\s*$/i.test(value)
