import { truncate } from '../errors/truncate.js'
import { addressSize, isBase58 } from './base58.js'
import { notAnAddress } from './notAnAddress.js'

/** Address of a Solana account: 32 bytes in base58, which is case-sensitive. */
export type SolanaAddress = string

/**
 * Parses a Solana address and returns it unchanged. Base58 has only one spelling, so addresses compare with `===`.
 *
 * An address that was lower-cased or upper-cased names another account, or none. It is rejected where its letters show
 * it: 31 or more, all of one case, which happens by chance less than once in 10^9 addresses.
 *
 * @throws {InputError} `Invalid address provided: {value}` unless it is 32 bytes in base58, in its own case.
 * @example
 * parseSolanaAddress('So11111111111111111111111111111111111111112')
 */
export function parseSolanaAddress(value: string): SolanaAddress {
  if (isSolanaAddress(value)) return value
  const shown = truncate(value)
  const hints = ['32 bytes in base58, which is case-sensitive']
  if (isOneCase(shown)) hints.unshift(oneCaseHint)
  if (/^0x/i.test(shown)) hints.unshift("Solana addresses don't begin with 0x")
  throw notAnAddress(value, hints)
}

/** Returns whether `parseSolanaAddress` accepts a value. */
export function isSolanaAddress(value: unknown): boolean {
  return typeof value === 'string' && isBase58(value, addressSize) && !isOneCase(value)
}

/** An address without capitals may be real if it has few letters, as `1nc1nerator1111…` has. */
function isOneCase(text: string): boolean {
  const letters = text.replace(/[^a-z]/gi, '')
  return letters.length > 30 && (letters === letters.toLowerCase() || letters === letters.toUpperCase())
}

const oneCaseHint = 'All its letters are of one case: pass the address as it was given, before its case was changed'
