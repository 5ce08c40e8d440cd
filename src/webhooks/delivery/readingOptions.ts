import { oneOf, type Rule } from '../../arguments/rules.js'
import { InputError } from '../../errors/input.js'

/** The rule of `decode`. Without it, a misspelled mode would silently be tolerant. */
export const decodeMode: Rule = /* @__PURE__ */ oneOf('tolerant', 'strict')

/** The rule of `abi`: a list of ABI items. Human-readable signatures are for other libraries, and would fit no log. */
export const abiRule: Rule = {
  demand: 'takes a list of ABI items, as parseAbi of viem or abitype makes them from text',
  accepts: (abi) => Array.isArray(abi) && !isText(abi),
}

/**
 * Asserts that an ABI is a list of items, or absent.
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
