import { readChain } from '../values/chains.js'
import type { Decoding } from './decoding.js'

// Decoder primitives: from a wire value to a public one, or `undefined` when the value breaks its format. They are
// called for every field of every row, so they check by the cheapest means and allocate nothing they do not return.

type Json = { readonly [key: string]: unknown }

/** An object that is not a list. */
export function object(value: unknown): Json | undefined {
  return isObject(value) ? value : undefined
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a formatted value was left out: absent, `null`, or blank text where text stands for a number. */
export function isBlank(value: unknown): value is undefined | null | '' {
  return value === undefined || value === null || value === ''
}

export function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

export function boolean(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined
}

export function number(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}

export function literal<T extends string>(value: unknown, expected: T): T | undefined {
  return value === expected ? expected : undefined
}

/** A whole number of any size: decimal or hex text, or a number. */
export function uint(value: unknown, decoding: Decoding): bigint | undefined {
  if (typeof value === 'string') return smallUint(value) ?? bigUint(value)
  if (typeof value !== 'number' || value < 0 || !Number.isInteger(value)) return undefined
  if (!Number.isSafeInteger(value)) decoding.inexact = true
  return BigInt(value)
}

/** Up to 18 digits, by two numbers of nine: two to three times as fast as `BigInt(text)`. */
function smallUint(text: string): bigint | undefined {
  const { length } = text
  if (length < 10) {
    const number = digits(text, 0, length)
    return number < 0 ? undefined : BigInt(number | 0)
  }
  if (length > 18) return undefined
  const high = digits(text, 0, length - 9)
  const low = digits(text, length - 9, length)
  return high < 0 || low < 0 ? undefined : BigInt(high | 0) * 1_000_000_000n + BigInt(low | 0)
}

/** The number that one to nine digits of a text stand for, or -1 when they are no digits. */
function digits(text: string, start: number, end: number): number {
  let number = end > start ? 0 : -1
  for (let index = start; index < end; index++) {
    const digit = text.charCodeAt(index) - 48
    if (digit < 0 || digit > 9) return -1
    number = (number * 10 + digit) | 0 // never leaves 32-bit integers, which the engine is told so
  }
  return number
}

const digitsPattern = /^\d+$/ // a third faster than with a bound
const hexUintPattern = /^0[xX][\da-fA-F]{1,100}$/

function bigUint(text: string): bigint | undefined {
  const isUint = digitsPattern.test(text) ? text.length <= 100 : hexUintPattern.test(text)
  return isUint ? BigInt(text) : scientific(text)
}

/** `1.5e+21`: how JSON serialisers write large whole numbers. Exact, or `undefined`. */
function scientific(value: string): bigint | undefined {
  const match = /^(\d{1,100})(?:\.(\d{1,100}))?[eE]\+?(\d{1,2})$/.exec(value)
  if (!match) return undefined
  const [, whole = '', fraction = '', exponent = ''] = match
  const digits = fraction.replace(/0+$/, '')
  const zeros = Number(exponent) - digits.length
  return zeros < 0 ? undefined : BigInt(whole + digits + '0'.repeat(zeros))
}

/** A small whole number: a count, an index, a number of decimals. */
export function count(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : undefined
  if (typeof value !== 'string') return undefined
  const small = value.length < 10 ? digits(value, 0, value.length) : -1
  return small < 0 ? count(numeric(value)) : small
}

/** An amount in US dollars, or a percentage. */
export function float(value: unknown): number | undefined {
  const number = typeof value === 'string' ? numeric(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

const numericPattern = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/

function numeric(value: string): number | undefined {
  if (numericPattern.test(value)) return Number(value)
  return /^0x[\da-f]{1,13}$/i.test(value) ? Number(value) : undefined
}

/** A decimal number as text, exactly as it was sent. */
export function decimal(value: unknown): string | undefined {
  if (typeof value === 'string') return numericPattern.test(value) ? value : undefined
  return typeof value === 'number' ? String(value) : undefined
}

/** An EVM address, in lower case. */
export function evmAddress(value: unknown): `0x${string}` | undefined {
  return isHexOf(value, 42) ? (value.toLowerCase() as `0x${string}`) : undefined // checked by its length and start
}

/** An Aptos address, padded to 64 digits in lower case. */
export function aptosAddress(value: unknown): `0x${string}` | undefined {
  if (isHexOf(value, 66)) return value.toLowerCase() as `0x${string}` // checked by its length and start
  if (typeof value !== 'string' || !/^(?:0[xX])?[\da-fA-F]{1,64}$/.test(value)) return undefined
  const digits = /^0[xX]/.test(value) ? value.slice(2) : value
  return `0x${digits.toLowerCase().padStart(64, '0')}`
}

export function hash32(value: unknown): `0x${string}` | undefined {
  return isHexOf(value, 66) ? (value as `0x${string}`) : undefined // checked by its length and start
}

export function hex(value: unknown): `0x${string}` | undefined {
  if (typeof value !== 'string' || value.length % 2 !== 0) return undefined
  return value === '0x' || isHexOf(value, value.length) ? (value as `0x${string}`) : undefined // the same
}

/**
 * Whether a text is 0x-hex of a length. Looking at every digit would take as long as parsing the whole answer; the
 * length, the prefix and the digits at both ends and in the middle tell a wrong value from a right one.
 */
function isHexOf(value: unknown, length: number): value is string {
  return (
    typeof value === 'string' &&
    value.length === length &&
    value.charCodeAt(0) === 48 &&
    (value.charCodeAt(1) | 32) === 120 &&
    isHexDigit(value.charCodeAt(2)) &&
    isHexDigit(value.charCodeAt(length >> 1)) &&
    isHexDigit(value.charCodeAt(length - 1))
  )
}

function isHexDigit(code: number): boolean {
  const letter = code | 32
  return (code >= 48 && code <= 57) || (letter >= 97 && letter <= 102)
}

/** Text that holds JSON, or JSON that was not wrapped in text. */
export function json(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return undefined // the caller reports it as an issue, with its path
  }
}

/** An EVM chain by hex id or the service's name, as hex id. */
export function evmChain(value: unknown): `0x${string}` | undefined {
  return readChain(value)
}

/** Text, a number or a boolean, where the document allows several. */
export function mixed(value: unknown, ...types: readonly string[]): string | number | boolean | undefined {
  const type = typeof value
  const fits = types.includes(type) || (type === 'number' && types.includes('integer'))
  return fits && (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    ? value
    : undefined
}

/** Any JSON value, untouched. */
export function any(value: unknown): unknown {
  return value
}

/** A list where the service may send its only entry bare. */
export function asList(value: unknown, decoding: Decoding): unknown {
  if (Array.isArray(value) || value === undefined || value === null) return value
  const list = [value]
  decoding.alias(list, value)
  return list
}

/** An object that the service sends as an empty list when it has no keys. */
export function emptyAsObject(value: unknown): unknown {
  return Array.isArray(value) && value.length === 0 ? {} : value
}

/** A list that the service sends as an empty object when it has no entries. */
export function emptyAsList(value: unknown): unknown {
  return isObject(value) && Object.keys(value).length === 0 ? [] : value
}

/** A list whose entries the service sometimes groups in lists. */
export function flattened(value: unknown, decoding: Decoding): unknown {
  if (!Array.isArray(value) || !value.some(Array.isArray)) return value
  const list = value.flat()
  decoding.alias(list, value)
  return list
}

/** A list, each entry by the same decoder; one bad entry spoils it, because positions carry meaning. */
export function list<T>(
  value: unknown,
  decoding: Decoding,
  entry: (value: unknown, decoding: Decoding) => T | undefined,
  expected: string,
): readonly T[] | undefined {
  if (!Array.isArray(value)) return undefined
  const entries: T[] = []
  for (let index = 0; index < value.length; index++) {
    const decoded = entry(value[index], decoding)
    if (decoded === undefined) decoding.bad(value, index, expected)
    else entries.push(decoded)
  }
  return entries.length === value.length ? entries : undefined
}

/** A list of rows that stand alone; a bad one is left out and reported. */
export function rows<T>(
  value: unknown,
  decoding: Decoding,
  row: (value: unknown, decoding: Decoding) => T | undefined,
  expected: string,
): readonly T[] | undefined {
  if (!Array.isArray(value)) return undefined
  const kept: T[] = []
  for (let index = 0; index < value.length; index++) {
    const decoded = row(value[index], decoding)
    if (decoded === undefined) decoding.bad(value, index, expected)
    else kept.push(decoded)
  }
  return kept
}

/** The same decoder, for entries that may be `null`. */
export function orNull<T>(
  decode: (value: unknown, decoding: Decoding) => T | undefined,
): (value: unknown, decoding: Decoding) => T | null | undefined {
  return (value, decoding) => (value === null ? null : decode(value, decoding))
}

/** Those of several optional values that are present. */
export function present<T>(...values: (T | null | undefined)[]): readonly T[] {
  while (values.length > 0 && (values[values.length - 1] ?? undefined) === undefined) values.pop()
  return values.every((value) => value !== null && value !== undefined)
    ? (values as T[])
    : values.filter((value) => value !== null && value !== undefined)
}

/** A public object of several optional fields; absent when all of them are. */
export function grouped<T extends object>(
  group: { readonly [K in keyof T]: T[K] | undefined },
): Partial<T> | undefined {
  let given = 0
  let absent = 0
  for (const key in group) {
    if (group[key] === undefined) absent++
    else given++
  }
  if (given === 0) return undefined
  const all =
    absent === 0 ? group : Object.fromEntries(Object.entries(group).filter(([, value]) => value !== undefined))
  return all as Partial<T>
}
