import type { EncodeInput } from '../operation.js'

/** A list, with one encoder for all entries. A single value counts as a list of one. */
export function asList(value: unknown, at: string, encode: EncodeInput): readonly unknown[] {
  return (Array.isArray(value) ? value : [value]).map((entry, index) => encode(entry, `${at}[${index}]`))
}

/** One value, or a list of them. */
export function asOneOrMany(value: unknown, at: string, encode: EncodeInput): unknown {
  return Array.isArray(value) ? asList(value, at, encode) : encode(value, at)
}

/**
 * A list that is sent as one text, with its values joined by commas. No value contains a comma. It takes such text too,
 * because later pages are requested with encoded inputs.
 */
export function asJoined(value: unknown, at: string, encodeList: EncodeInput): string {
  const list = typeof value === 'string' ? value.split(',') : value
  return [encodeList(list, at)].flat().join(',')
}
