import { InputError } from '../errors/input.js'
import { truncate } from '../errors/truncate.js'
import { families } from './families.js'
import type { Family } from './family.js'

/** An address, and the family whose it is. */
export interface Account {
  readonly family: Family
  /** As the family reads addresses. */
  readonly address: string
}

/**
 * Reads whose address it is.
 *
 * @throws {InputError} `Param address is required`, or `Invalid address provided: {value}`.
 */
export function readAccount(text: string): Account {
  if (text === undefined || text === null) {
    const hint = 'For a wallet that is not connected yet, give it the fields of input()'
    throw new InputError('Param address is required', { hints: [hint] })
  }
  for (const family of families) {
    const address = family.readAddress(String(text))
    if (address !== undefined) return { family, address }
  }
  throw new InputError(`Invalid address provided: ${truncate(text)}`, {
    hints: [
      'An EVM address in lower case or with its checksum, a Solana address, or all 64 digits of an Aptos address',
    ],
  })
}
