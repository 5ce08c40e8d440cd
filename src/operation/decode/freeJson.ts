import type { Decoding } from './decoding.js'
import { parseExactJson } from './exactJson.js'
import { isObject, type Json } from './plain.js'

// Decoder primitives for JSON that no document describes. They return it unchanged. If it contains a number that
// `JSON.parse` has rounded, the response is parsed again with such numbers as text. JSON within text is parsed that way
// at once.

/** Any JSON. */
export function anything(value: unknown, decoding: Decoding): unknown {
  if (!decoding.inexact && isOrHoldsRounded(value)) decoding.inexact = true
  return value
}

/** JSON within text, or plain JSON; `null` for an empty text. */
export function json(value: unknown, decoding: Decoding): unknown {
  if (typeof value !== 'string') return anything(value, decoding)
  if (value === '') return null
  try {
    const parsed: unknown = JSON.parse(value)
    return isOrHoldsRounded(parsed) ? parseExactJson(value) : parsed
  } catch {
    return undefined // the caller reports it as an issue, with its path
  }
}

/** An object whose keys are data. */
export function record(value: unknown, decoding: Decoding): Json | undefined {
  if (!isObject(value)) return undefined
  if (!decoding.inexact && isOrHoldsRounded(value)) decoding.inexact = true
  return value
}

/**
 * Whether an object or list contains a rounded number. Below a depth that only an attack reaches, the result is always
 * true: that spares the stack, and reading again is merely slow.
 */
function holdsRounded(parent: object | null, levels: number): boolean {
  if (Array.isArray(parent)) {
    // by index, because a list of millions of keys would take several times the memory
    for (let index = 0; index < parent.length; index++) if (isOrHoldsRounded(parent[index], levels)) return true
    return false
  }
  // several times as fast as a loop over the values; the parent is JSON
  for (const key in parent) if (isOrHoldsRounded((parent as Json)[key], levels)) return true
  return false
}

const isOrHoldsRounded = (inner: unknown, levels = 500): boolean =>
  typeof inner === 'object' ? levels === 0 || holdsRounded(inner, levels - 1) : isRounded(inner)

const isRounded = (value: unknown): boolean => typeof value === 'number' && Math.abs(value) >= 2 ** 53
