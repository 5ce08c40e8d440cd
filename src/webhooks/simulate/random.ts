import { base58Text } from '../../values/base58.js'

/** A pseudo-random generator: the same seed gives the same values. */
export interface Random {
  /** Returns a whole number from 0 to below `limit`. */
  below(limit: number): number
  /** Returns `0x` and that many random bytes. */
  hex(bytes: number): string
  /** Returns that many random bytes in base58. */
  base58(bytes: number): string
  /** Returns an id in the form of a stream's. */
  uuid(): string
  /** Returns the entries in another order. */
  shuffled<T>(entries: readonly T[]): readonly T[]
}

/** Creates a generator from a seed. Don't use it for secrets. @see mulberry32, by Tommy Ettinger */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const below = (limit: number): number => next() % limit
  const byte = (): string => below(256).toString(16).padStart(2, '0')
  const hex = (bytes: number): string => `0x${Array.from({ length: bytes }, byte).join('')}`
  return {
    below,
    hex,
    base58: (bytes) => base58Text(hex(bytes).slice(2)),
    uuid: () => hex(16).replace(/^0x(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
    shuffled(entries) {
      const placed = entries.map((entry) => ({ entry, place: next() }))
      return placed.sort((a, b) => a.place - b.place).map(({ entry }) => entry)
    },
  }
}
