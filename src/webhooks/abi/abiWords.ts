import { hexToBytes } from '../../values/hex.js'

// Readers of single words. They work on hex text, because that is what logs hold, and copy only the bytes they need. A
// word that no compiler writes for its type (dirty bits) counts as malformed, so that another contract's log isn't
// mistaken for an event.

/** ABI-encoded data. */
export interface AbiData {
  /** `0x`, then two hex digits per byte, in lower or upper case. */
  readonly hex: string
  /** Number of bytes. */
  readonly size: number
}

/** Reads the value at a byte position. Returns `undefined` if it is malformed or truncated. */
export type AbiReader = (data: AbiData, at: number) => unknown

/** Wraps hex text that starts with `0x`. */
export function abiData(hex: string): AbiData {
  return { hex, size: hex.length / 2 - 1 }
}

/** Returns the 64 digits at a byte position. */
function word(data: AbiData, at: number): string | undefined {
  if (at + 32 > data.size) return undefined
  return data.hex.slice(2 + 2 * at, 66 + 2 * at)
}

const zeros = /* @__PURE__ */ '0'.repeat(64)
const zerosBeforeSmall = /* @__PURE__ */ zeros.slice(12)
const zerosBeforeAddress = /* @__PURE__ */ zeros.slice(40)
const zerosBeforeBool = /* @__PURE__ */ zeros.slice(1)

/** Reads a length or an offset. One of more than six bytes is outside of any log. */
export function small(data: AbiData, at: number): number | undefined {
  const start = 2 + 2 * at
  if (at + 32 > data.size || !data.hex.startsWith(zerosBeforeSmall, start)) return undefined
  return Number.parseInt(data.hex.slice(start + 52, start + 64), 16)
}

/** Reads unsigned integers: a number up to 48 bits, a bigint above, as abitype types them. */
export function uintReader(bits: number): AbiReader {
  const padding = zeros.slice(bits / 4)
  const start = padding.length
  return (data, at) => {
    const digits = word(data, at)
    if (digits === undefined || !digits.startsWith(padding)) return undefined
    return bits <= 48 ? Number.parseInt(digits.slice(start), 16) : BigInt(`0x${digits}`)
  }
}

/** Reads signed integers in two's complement: a number up to 48 bits, a bigint above, as abitype types them. */
export function intReader(bits: number): AbiReader {
  return (data, at) => {
    const digits = word(data, at)
    if (digits === undefined) return undefined
    const value = BigInt.asIntN(256, BigInt(`0x${digits}`))
    if (BigInt.asIntN(bits, value) !== value) return undefined
    return bits <= 48 ? Number(value) : value
  }
}

/** Reads the last 20 bytes of a word, in lower case. */
export const readAddress: AbiReader = (data, at) => {
  const digits = word(data, at)
  return digits?.startsWith(zerosBeforeAddress) ? `0x${digits.slice(24).toLowerCase()}` : undefined
}

/** Reads a word that is 0 or 1. */
export const readBool: AbiReader = (data, at) => {
  const digits = word(data, at)
  if (digits === undefined || !digits.startsWith(zerosBeforeBool)) return undefined
  return digits.endsWith('1') ? true : digits.endsWith('0') ? false : undefined
}

/** Reads bytes of a fixed size, which are at the start of their word. */
export function fixedBytesReader(size: number): AbiReader {
  const padding = zeros.slice(2 * size)
  return (data, at) => {
    const digits = word(data, at)
    return digits?.endsWith(padding) ? `0x${digits.slice(0, 2 * size).toLowerCase()}` : undefined
  }
}

/** Reads a length, then that many bytes. Padding isn't required: what follows may start at any byte. */
export const readBytes: AbiReader = (data, at) => {
  const length = small(data, at)
  const start = at + 32
  if (length === undefined || start + length > data.size) return undefined
  return `0x${data.hex.slice(2 + 2 * start, 2 + 2 * (start + length)).toLowerCase()}`
}

const utf8 = /* @__PURE__ */ new TextDecoder('utf-8', { ignoreBOM: true })

/** Reads UTF-8 text. Invalid bytes become U+FFFD, so that a bad memo doesn't cost you the amount beside it. */
export const readString: AbiReader = (data, at) => {
  const hex = readBytes(data, at)
  return typeof hex === 'string' ? utf8.decode(hexToBytes(hex)) : undefined
}
