import { truncate } from '../../errors/truncate.js'
import { UnsupportedNetworkError } from '../../errors/unsupportedNetwork.js'

/** Family of chains a stream watches. */
export type StreamNetwork = 'evm' | 'aptos'

/**
 * Makes sure that a network is one that streams support; absent means any.
 *
 * @throws {UnsupportedNetworkError} `Incorrect network provided. Got "{value}", Valid values are: "aptos", "evm"`.
 */
export function assertNetwork(network: unknown): void {
  if (network === undefined || network === 'evm' || network === 'aptos') return
  throw new UnsupportedNetworkError(
    `Incorrect network provided. Got "${truncate(network)}", Valid values are: "aptos", "evm"`,
  )
}
