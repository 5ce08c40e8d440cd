import { InputError } from '../errors/input.js'
import { nearest } from '../errors/nearest.js'
import { truncate } from '../errors/truncate.js'
import { chainNames, namesOf } from './chainNames.js'

/** Id of an EVM chain on the wire: lower-case hex without leading zeros, such as `0x1`. */
export type EvmChainId = `0x${string}`

/**
 * Parses an EVM chain, given by id or name. It accepts unknown ids too.
 *
 * @param value - an id such as `1`, `1n`, `'1'` or `'0x1'`, or a name such as `'eth'`, `'bsc testnet'` or `'OP
 * Mainnet'`, in any case: every `name` and alias of `getChains`
 * @throws {InputError} `Invalid chain provided: {value}` for an unknown name, and for anything but a positive whole
 * number.
 * @example
 * parseChain('polygon') // '0x89'
 */
export function parseChain(value: bigint | number | string): EvmChainId {
  const id = readChain(value)
  if (id) return id
  const known = Object.keys(chainNames).map((known) => namesOf(Number(known)))
  const names = [...known.flatMap(([, ...short]) => short), ...known.map(([full]) => full)]
  const specific = names.filter((name) => name !== 'mainnet') // `base-mainnet` doesn't mean Ethereum
  const meant = typeof value === 'string' ? nearest(value, specific) : undefined
  throw new InputError(`Invalid chain provided: ${truncate(value)}`, {
    hints: [`Pass an id (0x1, see getChains) or a name (eth)${meant ? `. Did you mean ${meant}?` : ''}`],
  })
}

/** Parses a chain as `parseChain` does, but returns `undefined` instead of throwing. */
export function readChain(value: unknown): EvmChainId | undefined {
  if (typeof value === 'object' || (typeof value === 'number' && !Number.isSafeInteger(value))) return undefined
  const text = String(value).trim().toLowerCase()
  const id = (/^(?:0x[\da-f]{1,64}|\d{1,77})$/.test(text) && BigInt(text)) || idOf(spaced(text))
  return id ? `0x${id.toString(16)}` : undefined
}

/** Finds the id of a chain by its name in lower case. */
function idOf(name: string): number | undefined {
  if (name === '' || name.includes(',')) return undefined
  const [id] =
    Object.entries(chainNames).find(([, all]) => `,${spaced(all.toLowerCase())},`.includes(`,${name},`)) ?? []
  return id === undefined ? undefined : Number(id)
}

/** Replaces dashes and underscores by spaces: people write `bsc-testnet` and `BSC_TESTNET`. */
const spaced = (name: string): string => name.replace(/[\s_-]+/g, ' ')
