import { InputError } from '../errors/input.js'
import { notAnAddress } from '../values/notAnAddress.js'
import { families } from './families.js'
import type { Family } from './family.js'

/** An address and its family of chains. */
export interface Account {
  readonly family: Family
  /** As `readAddress` of the family returns it. */
  readonly address: string
}

/**
 * Reads an address and finds its family.
 *
 * @throws {InputError} `Param address is required`, or `Invalid address provided: {value}`.
 */
export function readAccount(text: string): Account {
  if (text === undefined || text === null) {
    const hint = "If the wallet isn't connected yet, pass it the fields of input()"
    throw new InputError('Param address is required', { hints: [hint] })
  }
  for (const family of families) {
    const address = family.readAddress(String(text))
    if (address !== undefined) return { family, address }
  }
  throw notAnAddress(text, [
    'An EVM address in lower case or with its checksum, a Solana address, or all 64 digits of an Aptos address',
  ])
}
