import type { Rule } from '../../arguments/rules.js'
import { InputError } from '../../errors/input.js'

/** How a delivery is decoded. A misspelled mode would silently be tolerant. */
export const decodeMode: Rule = {
  demand: "takes 'tolerant' or 'strict'",
  accepts: (value) => value === 'tolerant' || value === 'strict',
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
