import { excerpt } from '../errors/excerpt.js'
import { InputError } from '../errors/input.js'
import { assertNetwork, type StreamNetwork } from './network.js'

/**
 * Makes sure that the options of reading deliveries can be meant. A `decode` that is misspelled would be tolerant.
 *
 * @throws {InputError} for a `decode` other than `tolerant` and `strict`, and an `abi` that is no list.
 * @throws {NetworkError} INCORRECT_NETWORK for a `network` other than `evm` and `aptos`.
 */
export function assertReading(options: {
  readonly network?: StreamNetwork | undefined
  readonly decode?: 'tolerant' | 'strict' | undefined
  readonly abi?: unknown
}): void {
  const { network, decode, abi } = options
  assertNetwork(network)
  if (decode !== undefined && decode !== 'tolerant' && decode !== 'strict') {
    throw new InputError(`Param decode takes 'tolerant' or 'strict', got ${excerpt(decode)}`)
  }
  assertAbi(abi)
}

/**
 * Makes sure that an ABI is a list; absent is one too.
 *
 * @throws {InputError} `Param abi takes a list of ABI items`.
 */
export function assertAbi(abi: unknown): void {
  if (abi !== undefined && !Array.isArray(abi)) throw new InputError('Param abi takes a list of ABI items')
}
