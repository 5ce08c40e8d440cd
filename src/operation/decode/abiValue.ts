import type { AbiValue } from '../../values/abiValue.js'
import type { Decoding } from './decoding.js'
import { digits } from './digits.js'
import { anything } from './freeJson.js'
import { evmAddress } from './hex.js'
import { boolean } from './plain.js'
import { uint } from './uint.js'

/**
 * Decodes an argument of a call or an event by its Solidity type. A value that doesn't fit the type stays JSON.
 */
export function abiValue(value: unknown, type: unknown, decoding: Decoding): AbiValue | undefined {
  const read = typeof type === 'string' && type.length <= longestType ? argument(value, type, decoding) : undefined
  return read ?? (anything(value, decoding) as AbiValue | undefined) // it is JSON, or absent
}

/** No contract has a longer type, and deeply nested list types would exhaust the stack. */
const longestType = 100

function argument(value: unknown, type: string, decoding: Decoding): AbiValue | undefined {
  if (type === 'address') return evmAddress(value)
  if (type === 'uint256') return uint(value, decoding) // as most arguments are
  if (type.endsWith(']')) return list(value, type, decoding)
  if (type === 'bool') return boolean(value)
  if (isInteger(type, 'uint')) return uint(value, decoding)
  return isInteger(type, 'int') ? signed(value, decoding) : undefined
}

/** Decodes a list completely or not at all, so that its entries have one type. */
function list(value: unknown, type: string, decoding: Decoding): readonly AbiValue[] | undefined {
  const bracket = type.lastIndexOf('[')
  const length = type.slice(bracket + 1, -1)
  if (!Array.isArray(value) || (length !== '' && value.length !== Number(length))) return undefined
  const item = type.slice(0, bracket)
  const entries: AbiValue[] = []
  for (const entry of value) {
    const read = argument(entry, item, decoding)
    if (read === undefined) return undefined
    entries.push(read)
  }
  return entries
}

/** Whether a type is a word such as `uint`, or that word with its bits. */
function isInteger(type: string, word: string): boolean {
  const { length } = word
  if (!type.startsWith(word) || type.length > length + 3) return false
  return type.length === length || digits(type, length, type.length) >= 0
}

/** Decodes a signed integer, but not from hex, which may be a two's complement. */
function signed(value: unknown, decoding: Decoding): bigint | undefined {
  if (typeof value === 'number') {
    const size = uint(Math.abs(value), decoding)
    return size !== undefined && value < 0 ? -size : size
  }
  if (typeof value !== 'string' || /^0x/i.test(value)) return undefined
  const size = uint(value.replace(/^-/, ''), decoding)
  return size !== undefined && value.startsWith('-') ? -size : size
}
