import { InputError } from '../errors/input.js'
import { truncate } from '../errors/truncate.js'
import { addressSize, isBase58 } from './base58.js'

/** Address of a Solana account: 32 bytes in base58, which is case-sensitive. */
export type SolanaAddress = string

/**
 * Parses a Solana address and returns it unchanged. Base58 has only one spelling, so addresses compare with `===`.
 *
 * @throws {InputError} `Invalid address provided: {value}` unless it is 32 bytes in base58.
 * @example
 * parseSolanaAddress('So11111111111111111111111111111111111111112')
 */
export function parseSolanaAddress(value: string): SolanaAddress {
  if (isSolanaAddress(value)) return value
  const shown = truncate(value)
  const hints = ['32 bytes in base58, which is case-sensitive']
  if (/^0x/i.test(shown)) hints.unshift("Solana addresses don't begin with 0x")
  throw new InputError(`Invalid address provided: ${shown}`, { hints })
}

/** Returns whether `parseSolanaAddress` accepts a value. */
export function isSolanaAddress(value: unknown): boolean {
  return typeof value === 'string' && isBase58(value, addressSize)
}
