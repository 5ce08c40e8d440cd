import { excerpt } from '../../errors/excerpt.js'
import { NetworkError } from '../../errors/network.js'

/** Family of chains a stream watches. */
export type StreamNetwork = 'evm' | 'aptos'

/**
 * Makes sure that a network is one that streams support; absent means any.
 *
 * @throws {NetworkError} `Incorrect network provided. Got "{value}", Valid values are: "aptos", "evm"`.
 */
export function assertNetwork(network: unknown): void {
  if (network === undefined || network === 'evm' || network === 'aptos') return
  throw new NetworkError(`Incorrect network provided. Got "${excerpt(network)}", Valid values are: "aptos", "evm"`)
}
