import { truncate } from '../../errors/truncate.js'
import { UnsupportedNetworkError } from '../../errors/unsupportedNetwork.js'

/** The family of chains that a stream watches. */
export type StreamNetwork = 'evm' | 'aptos'

/**
 * Asserts that a network is one that this package decodes, or absent.
 *
 * @throws {UnsupportedNetworkError} `Incorrect network provided. Got "{value}", Valid values are: "aptos", "evm"`.
 */
export function assertNetwork(network: unknown): void {
  if (network === undefined || network === 'evm' || network === 'aptos') return
  throw new UnsupportedNetworkError(
    `Incorrect network provided. Got "${truncate(network)}", Valid values are: "aptos", "evm"`,
  )
}
