import { excerpt } from '../errors/excerpt.js'
import { InputError } from '../errors/input.js'
import { chainNames } from './chainNames.js'

/** Id of an EVM chain on the wire: lower-case hex without leading zeros, such as `0x1`. */
export type EvmChainId = `0x${string}`

/**
 * Parses an EVM chain given by id or name. Unknown ids are accepted.
 *
 * @param value - an id such as `1`, `1n`, `'1'` or `'0x1'`, or a name such as `'eth'` or `'bsc testnet'`, in any case
 * @throws {InputError} `Invalid chain provided: {value}` for an unknown name, and for anything but a positive whole
 * number.
 * @example
 * parseChain('polygon') // '0x89'
 */
export function parseChain(value: bigint | number | string): EvmChainId {
  const id = readChain(value)
  if (id) return id
  throw new InputError(`Invalid chain provided: ${excerpt(value)}`, {
    hints: ['Pass an id (0x1, see getChains) or a name (eth)'],
  })
}

/** Parses a chain as `parseChain` does, but returns `undefined` where that throws. */
export function readChain(value: unknown): EvmChainId | undefined {
  if (typeof value === 'object' || (typeof value === 'number' && !Number.isSafeInteger(value))) return undefined
  const text = String(value).trim().toLowerCase()
  const name = text.replace(/[\s_-]+/g, ' ')
  const known = Object.hasOwn(chainNames, name) && chainNames[name]
  const id = known || (/^(?:0x[\da-f]{1,64}|\d{1,77})$/.test(text) && BigInt(text))
  return id ? `0x${id.toString(16)}` : undefined
}
