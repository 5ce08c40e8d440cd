import { InputError } from '../errors/input.js'

/** Reads values of BCS, the serialization of Aptos, one after another. */
export interface BcsReader {
  /** Reads a number below 256. */
  byte(): number
  /** Reads a variable-length number: that of a variant, or how many values follow. */
  count(): number
  /** Reads bytes. Without a length, a number before them says how many. */
  bytes(length?: number): Uint8Array
  /** Returns the bytes that are left. */
  rest(): Uint8Array
}

/**
 * Reads values of BCS. Every function throws an `InputError` if the bytes end too early.
 *
 * @see https://github.com/diem/bcs
 */
export function readBcs(from: Uint8Array): BcsReader {
  let at = 0
  const reader: BcsReader = {
    byte() {
      const byte = from[at]
      if (byte === undefined) throw new InputError('ends too early')
      at += 1
      return byte
    },
    count() {
      let value = 0
      for (let shift = 0; shift < 21; shift += 7) {
        const byte = reader.byte()
        value += (byte & 0x7f) << shift
        if (byte < 0x80) return value
      }
      throw new InputError('has a number that is too large')
    },
    bytes(length = reader.count()) {
      if (at + length > from.length) throw new InputError('ends too early')
      at += length
      return from.subarray(at - length, at)
    },
    rest: () => from.subarray(at),
  }
  return reader
}
