import type { Decoding } from './decoding.js'
import { isObject } from './plain.js'
import { alias } from './pointers.js'

/** A list that the service may send as a bare value if it has a single entry. */
export function singleAsList(value: unknown, decoding: Decoding): unknown {
  if (Array.isArray(value) || value === undefined || value === null) return value
  return alias(decoding, [value], value)
}

/** A list whose entries the service sometimes groups in lists. */
export function flattened(value: unknown, decoding: Decoding): unknown {
  return Array.isArray(value) && value.some(Array.isArray) ? alias(decoding, value.flat(), value) : value
}

/** An object that the service may wrap in a list. */
export function onlyOfList(value: unknown): unknown {
  return Array.isArray(value) && value.length === 1 ? value[0] : value
}

/** An object that the service sends as an empty list when it has no keys. */
export function emptyAsObject(value: unknown): unknown {
  return Array.isArray(value) && value.length === 0 ? {} : value
}

/** Text that its author wrote as a number. */
export function numberAsText(value: unknown, decoding: Decoding): unknown {
  if (typeof value !== 'number') return value
  if (Math.abs(value) >= 2 ** 53) decoding.inexact = true
  return String(value)
}

/** A flag of 1 or 0 that the service sometimes sends as a boolean. */
export function booleanAsNumber(value: unknown): unknown {
  return typeof value === 'boolean' ? Number(value) : value
}

/** A list that the service sends as an empty object when it has no entries. */
export function emptyAsList(value: unknown): unknown {
  return isObject(value) && Object.keys(value).length === 0 ? [] : value
}
