import { type AbiData, small } from './abiWords.js'

// Offsets may point anywhere: two lists may share one tail, tails may overlap, and none needs padding. So a small log
// can decode to gigabytes. Each log is therefore weighed before it is read: lists of words are counted without looking
// at them, and a log that is too heavy isn't decoded.

/** The weighing of one log. */
export interface Weighing {
  readonly data: AbiData
  /** Words that its values may still take. */
  left: number
  /** Which words of the data belong to a value; absent if the caller doesn't need it. */
  readonly used?: Uint8Array
}

/**
 * Weighs a value whose size is in the data, at a byte position.
 *
 * @returns whether the value lies inside the data and is light enough
 */
export type AbiWeigher = (weighing: Weighing, at: number) => boolean

/** How many times the words of its data the values of a log may take. Compilers write each word for one value. */
const mostTimes = 8

/** Words that any log may decode to, however short its data. */
const leastWords = 256

/** Starts weighing a log. */
export function weighingOf(data: AbiData, marksUsed: boolean): Weighing {
  const words = Math.ceil(data.size / 32)
  return { data, left: mostTimes * words + leastWords, ...(marksUsed && { used: new Uint8Array(words) }) }
}

/** Weighs a known number of bytes. */
export function weighBytes(weighing: Weighing, at: number, bytes: number): boolean {
  const { data, used } = weighing
  weighing.left -= Math.ceil(bytes / 32)
  if (weighing.left < 0 || at + bytes > data.size) return false
  used?.fill(1, at >> 5, Math.ceil((at + bytes) / 32))
  return true
}

/** Weighs a length, and that many bytes after it. */
export const weighText: AbiWeigher = (weighing, at) => {
  const length = small(weighing.data, at)
  return length !== undefined && weighBytes(weighing, at, 32 + length)
}

/** Weighs values that are side by side, and the data that their offsets point to. */
export function weighMembers(
  members: readonly { readonly headSize: number; readonly weigh: AbiWeigher | undefined }[],
  weighing: Weighing,
  start: number,
): boolean {
  let head = 0
  for (const { headSize, weigh } of members) {
    if (weigh && !weighElsewhere(weigh, weighing, start, head)) return false
    head += headSize
  }
  return weighBytes(weighing, start, head)
}

/** Weighs the entries of a list. */
export function weighItems(
  { headSize, weigh }: { readonly headSize: number; readonly weigh: AbiWeigher | undefined },
  count: number,
  weighing: Weighing,
  start: number,
): boolean {
  if (!weighBytes(weighing, start, count * headSize)) return false
  if (!weigh) return true
  for (let index = 0; index < count; index++) {
    if (!weighElsewhere(weigh, weighing, start, index * headSize)) return false
  }
  return true
}

function weighElsewhere(weigh: AbiWeigher, weighing: Weighing, start: number, head: number): boolean {
  const offset = small(weighing.data, start + head)
  return offset !== undefined && weigh(weighing, start + offset)
}
