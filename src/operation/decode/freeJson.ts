import type { Decoding } from './decoding.js'
import { parseExactJson } from './exactJson.js'
import { isObject, type Json } from './plain.js'

// Decoder primitives for JSON that no document describes. What they return is untouched; if it holds a number that
// `JSON.parse` has rounded, the answer is parsed again with such numbers as text. JSON inside of text is parsed so at
// once.

/** Any JSON. */
export function anything(value: unknown, decoding: Decoding): unknown {
  if (!decoding.inexact && isOrHoldsRounded(value)) decoding.inexact = true
  return value
}

/** Text that holds JSON, or JSON that was not wrapped in text; `null` when the text is blank. */
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
 * Whether a rounded number is in there. Below some depth, to which only an attack goes, there is taken to be one: the
 * stack has an end, and reading again is merely slow.
 */
function holdsRounded(parent: object | null, levels: number): boolean {
  if (Array.isArray(parent)) {
    // by their positions, because a list of the names of millions would take several times their memory
    for (let index = 0; index < parent.length; index++) if (isOrHoldsRounded(parent[index], levels)) return true
    return false
  }
  // several times as fast as a loop over the values
  for (const key in parent) if (isOrHoldsRounded((parent as Json)[key], levels)) return true // it is an object of JSON
  return false
}

const isOrHoldsRounded = (inner: unknown, levels = 500): boolean =>
  typeof inner === 'object' ? levels === 0 || holdsRounded(inner, levels - 1) : isRounded(inner)

const isRounded = (value: unknown): boolean => typeof value === 'number' && Math.abs(value) >= 2 ** 53
