import { truncate } from '../../errors/truncate.js'
import { UnsupportedNetworkError } from '../../errors/unsupportedNetwork.js'

/** The family of chains that a stream watches. */
export type StreamNetwork = 'evm' | 'solana' | 'bitcoin' | 'aptos'

/** Every family of chains, in the order of the alphabet. */
export const streamNetworks: readonly StreamNetwork[] = ['aptos', 'bitcoin', 'evm', 'solana']

/**
 * Asserts that a network is one that this package decodes, or absent.
 *
 * @throws {UnsupportedNetworkError} `Incorrect network provided. Got "{value}", Valid values are: "aptos", "bitcoin",
 * "evm", "solana"`.
 */
export function assertNetwork(network: unknown): void {
  if (network === undefined || streamNetworks.some((known) => known === network)) return
  const valid = streamNetworks.map((known) => `"${known}"`).join(', ')
  throw new UnsupportedNetworkError(
    `Incorrect network provided. Got "${truncate(network)}", Valid values are: ${valid}`,
  )
}
