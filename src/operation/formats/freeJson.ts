import type { Decoding } from '../decoding.js'
import { isObject, type Json } from './plain.js'

// Decoder primitives for JSON that no document describes. What they return is untouched; if it holds a number that
// `JSON.parse` has rounded, the answer is parsed again with such numbers as text.

/** Any JSON. */
export function anything(value: unknown, decoding: Decoding): unknown {
  if (typeof value === 'object' ? holdsRounded(value as Json | null) : isRounded(value)) decoding.inexact = true
  return value
}

/** An object whose keys are data. */
export function record(value: unknown, decoding: Decoding): Json | undefined {
  if (!isObject(value)) return undefined
  if (holdsRounded(value)) decoding.inexact = true
  return value
}

/**
 * Whether a rounded number is in there. Below some depth, to which only an attack goes, there is taken to be one: the
 * stack has an end, and reading again is merely slow.
 */
function holdsRounded(parent: Json | null, levels = 500): boolean {
  // several times as fast as a loop over the values
  for (const key in parent) {
    const inner = parent[key]
    const isFound =
      typeof inner === 'object' ? levels === 0 || holdsRounded(inner as Json | null, levels - 1) : isRounded(inner)
    if (isFound) return true
  }
  return false
}

const isRounded = (value: unknown): boolean => typeof value === 'number' && Math.abs(value) >= 2 ** 53
