import type { Decoding } from './decoding.js'
import { leaveOut, violation } from './violations.js'

type Decode<T> = (value: unknown, decoding: Decoding) => T | undefined

/** A list of independent rows. A row that can't be read is left out and reported. */
export function rows<T>(
  value: unknown,
  decoding: Decoding,
  row: Decode<T>,
  expected: string,
  drop = leaveOut,
): readonly T[] | undefined {
  if (!Array.isArray(value)) return undefined
  const kept: T[] = []
  for (let index = 0; index < value.length; index++) {
    const decoded = row(value[index], decoding)
    if (decoded === undefined) drop(decoding, value, index, expected)
    else kept.push(decoded)
  }
  return kept
}

/** A list whose positions matter, so one entry that can't be read invalidates the whole list. */
export function list<T>(
  value: unknown,
  decoding: Decoding,
  entry: Decode<T>,
  expected: string,
): readonly T[] | undefined {
  const entries = rows(value, decoding, entry, expected, violation)
  return Array.isArray(value) && entries?.length === value.length ? entries : undefined
}

/**
 * A list whose entries may be `null`. An entry that can't be read is reported and becomes `null`, so that the others
 * keep their positions.
 */
export function listWithNulls<T>(
  value: unknown,
  decoding: Decoding,
  entry: Decode<T>,
  expected: string,
): readonly (T | null)[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value.map((one, index) =>
    one === null ? null : (entry(one, decoding) ?? leaveOut(decoding, value, index, expected) ?? null),
  )
}
