import type { Decoding } from './decoding.js'
import { float } from './numbers.js'

// Decoder primitives turn a wire value into a public one, or return `undefined` if the value breaks its format. They
// run for every field of every row, so they check by the cheapest means and allocate only what they return.

/** An object of JSON. */
export type Json = { readonly [key: string]: unknown }

/** Returns whether a value is an object that is not a list. */
export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a formatted value was left out: absent, `null`, or an empty text. */
export function isBlank(value: unknown): value is undefined | null | '' {
  return value === undefined || value === null || value === ''
}

/**
 * The value of a field that may have several names: the first that is given, or else `null` if one is `null`. An empty
 * list counts only if no other name is given, because it would hide the rows of that.
 */
export function either(...values: readonly unknown[]): unknown {
  const isGiven = (value: unknown): boolean => value !== undefined && value !== null
  const filled = values.find((value) => isGiven(value) && !(Array.isArray(value) && value.length === 0))
  return filled ?? values.find(isGiven) ?? (values.includes(null) ? null : undefined)
}

/** Text. */
export function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** `true` or `false`, which the service also sends as text, or as the 1 and 0 of a database. */
export function boolean(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value
  if (value === 'true' || value === 1 || value === '1') return true
  return value === 'false' || value === 0 || value === '0' ? false : undefined
}

/**
 * `null`, whatever was sent: the answer of a write that says no more than its status.
 *
 * @public imported by decoders
 */
export function nothing(_value: unknown): null {
  return null
}

/** A constant text, such as the tag of a union. */
export function literal<T extends string>(value: unknown, expected: T): T | undefined {
  return value === expected ? expected : undefined
}

/**
 * Text, a number or a boolean, if the document allows several of them. A number that `JSON.parse` has rounded becomes
 * text with all its digits if text is allowed, and otherwise stays a number.
 */
export function mixed<Type extends keyof Mixed>(
  value: unknown,
  decoding: Decoding,
  ...types: readonly Type[]
): Mixed[Type] | undefined {
  const names: readonly string[] = types
  const hasNumber = names.includes('number') || names.includes('integer')
  const hasText = names.includes('string')
  if (hasNumber && hasText && typeof value === 'number' && Math.abs(value) >= 2 ** 53) decoding.inexact = true
  const plain = decoding.inexact && hasNumber && !hasText ? (float(value) ?? value) : value
  const fits = typeof plain === 'number' ? hasNumber : names.includes(typeof plain)
  return fits ? (plain as Mixed[Type]) : undefined // its type is one of them
}

/** The TypeScript types of JSON schema's scalar types. */
interface Mixed {
  readonly string: string
  readonly number: number
  readonly integer: number
  readonly boolean: boolean
}
