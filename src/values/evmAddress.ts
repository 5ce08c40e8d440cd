import { notAnAddress } from './notAnAddress.js'

/**
 * Address of an EVM account or contract: `0x` and 40 hex digits, in lower case. To compare your own text with it, use
 * `isSameEvmAddress`.
 */
export type EvmAddress = `0x${string}`

/**
 * Parses an EVM address in any case and returns it in lower case, so that addresses compare with `===`.
 *
 * It doesn't verify the case as an EIP-55 checksum, which takes keccak-256, so that most bundles do without it. To
 * detect typos, compare with `checksumAddress`.
 *
 * @throws {InputError} `Invalid address provided: {value}` unless it is `0x` and 40 hex digits. For a name such as
 * `vitalik.eth`, the hint names the operation that resolves it.
 * @example
 * parseEvmAddress('0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045') // '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
 */
export function parseEvmAddress(value: string): EvmAddress {
  const address = read(value)
  if (address) return address
  const hint = isDomain(value) ? 'resolveENSDomain({ domain }) returns the address of a name' : '0x and 40 hex digits'
  throw notAnAddress(value, [hint])
}

/** Returns whether `parseEvmAddress` accepts a value. */
export function isEvmAddress(value: unknown): boolean {
  return read(value) !== undefined
}

/** Returns whether two values are the same EVM address, in any case; `false` if either isn't an address. */
export function isSameEvmAddress(a: unknown, b: unknown): boolean {
  const address = read(a)
  return address !== undefined && address === read(b)
}

/** Whether a value is a name such as `vitalik.eth`. */
const isDomain = (value: unknown): boolean =>
  typeof value === 'string' && /^([^\s./:]+\.)+\p{L}[^\s./:]+$/u.test(value.trim())

function read(value: unknown): EvmAddress | undefined {
  return typeof value === 'string' && /^0x[\da-f]{40}$/i.test(value) ? `0x${value.slice(2).toLowerCase()}` : undefined
}
