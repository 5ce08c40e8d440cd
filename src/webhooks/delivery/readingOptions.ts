import { oneOf, type Rule } from '../../arguments/rules.js'
import { InputError } from '../../errors/input.js'

/** How a delivery is decoded. A misspelled mode would silently be tolerant. */
export const decodeMode: Rule = /* @__PURE__ */ oneOf('tolerant', 'strict')

/** Takes a list of ABI items; one of signatures as text is meant for another library, and would fit no log. */
export const abiRule: Rule = {
  demand: 'takes a list of ABI items, as parseAbi of viem or abitype makes them from text',
  accepts: (abi) => Array.isArray(abi) && !isText(abi),
}

/**
 * Makes sure that an ABI is a list of items, or absent. A list of signatures as text is meant for another library, and
 * would fit no log.
 *
 * @throws {InputError} `Param abi takes a list of ABI items`.
 */
export function assertAbi(abi: unknown): void {
  if (abi === undefined || abiRule.accepts(abi)) return
  const hints = isText(abi) ? ['parseAbi of viem or abitype makes them from text'] : []
  throw new InputError('Param abi takes a list of ABI items', { hints })
}

const isText = (abi: unknown): boolean =>
  Array.isArray(abi) && abi.length > 0 && abi.every((item) => typeof item === 'string')
