import { excerpt } from '../../errors/excerpt.js'
import { InputError } from '../../errors/input.js'
import { assertNetwork, type StreamNetwork } from '../verify/network.js'

/**
 * Checks the options for reading deliveries. A misspelled `decode` would silently be tolerant.
 *
 * @throws {InputError} for a `decode` other than `tolerant` and `strict`, an `abi` that is not a list of items, and
 * an `onUnknownFields` that is no function.
 * @throws {NetworkError} INCORRECT_NETWORK for a `network` other than `evm` and `aptos`.
 */
export function assertReadingOptions(options: {
  readonly network?: StreamNetwork | undefined
  readonly decode?: 'tolerant' | 'strict' | undefined
  readonly abi?: unknown
  readonly onUnknownFields?: unknown
}): void {
  const { network, decode, abi, onUnknownFields } = options
  assertNetwork(network)
  if (decode !== undefined && decode !== 'tolerant' && decode !== 'strict') {
    throw new InputError(`Param decode takes 'tolerant' or 'strict', got ${excerpt(decode)}`)
  }
  assertAbi(abi)
  if (onUnknownFields === undefined || typeof onUnknownFields === 'function') return
  throw new InputError(`Param onUnknownFields takes a function, got ${excerpt(onUnknownFields)}`)
}

/**
 * Makes sure that an ABI is a list of items, or absent. A list of signatures as text is meant for another library, and
 * would fit no log.
 *
 * @throws {InputError} `Param abi takes a list of ABI items`.
 */
export function assertAbi(abi: unknown): void {
  const isText = Array.isArray(abi) && abi.length > 0 && abi.every((item) => typeof item === 'string')
  if (abi === undefined || (Array.isArray(abi) && !isText)) return
  const hints = isText ? ['parseAbi of viem or abitype makes them from text'] : []
  throw new InputError('Param abi takes a list of ABI items', { hints })
}
