import { hexToBytes } from '../../values/hex.js'

// Readers of single words. They work on hex text, because that is what logs hold, and copy only the bytes that are
// needed. A word that no compiler writes for its type (dirty bits) is malformed, so that a foreign log is not mistaken
// for an event.

/** ABI-encoded data being read. */
export interface AbiData {
  /** `0x`, then two lower-case or upper-case hex digits a byte. */
  readonly hex: string
  /** Bytes. */
  readonly size: number
}

/** Reads the value at a byte position; `undefined` when it is malformed or cut short. */
export type AbiReader = (data: AbiData, at: number) => unknown

/** Creates data to read from hex text with `0x`. */
export function abiData(hex: string): AbiData {
  return { hex, size: hex.length / 2 - 1 }
}

/** The 64 digits at a byte position. */
function word(data: AbiData, at: number): string | undefined {
  if (at + 32 > data.size) return undefined
  return data.hex.slice(2 + 2 * at, 66 + 2 * at)
}

const zeros = /* @__PURE__ */ '0'.repeat(64)
const zerosBeforeSmall = /* @__PURE__ */ zeros.slice(12)
const zerosBeforeAddress = /* @__PURE__ */ zeros.slice(40)
const zerosBeforeBool = /* @__PURE__ */ zeros.slice(1)

/** A length or an offset. Beyond six bytes it lies outside of any log. */
export function small(data: AbiData, at: number): number | undefined {
  const start = 2 + 2 * at
  if (at + 32 > data.size || !data.hex.startsWith(zerosBeforeSmall, start)) return undefined
  return Number.parseInt(data.hex.slice(start + 52, start + 64), 16)
}

/** An unsigned integer: up to 48 bits a number, above that a bigint, as abitype types them. */
export function uintReader(bits: number): AbiReader {
  const padding = zeros.slice(bits / 4)
  const start = padding.length
  return (data, at) => {
    const digits = word(data, at)
    if (digits === undefined || !digits.startsWith(padding)) return undefined
    return bits <= 48 ? Number.parseInt(digits.slice(start), 16) : BigInt(`0x${digits}`)
  }
}

/** A signed integer in two's complement: up to 48 bits a number, above that a bigint, as abitype types them. */
export function intReader(bits: number): AbiReader {
  return (data, at) => {
    const digits = word(data, at)
    if (digits === undefined) return undefined
    const value = BigInt.asIntN(256, BigInt(`0x${digits}`))
    if (BigInt.asIntN(bits, value) !== value) return undefined
    return bits <= 48 ? Number(value) : value
  }
}

/** The last 20 bytes of a word, in lower case. */
export const readAddress: AbiReader = (data, at) => {
  const digits = word(data, at)
  return digits?.startsWith(zerosBeforeAddress) ? `0x${digits.slice(24).toLowerCase()}` : undefined
}

/** A word that is 0 or 1. */
export const readBool: AbiReader = (data, at) => {
  const digits = word(data, at)
  if (digits === undefined || !digits.startsWith(zerosBeforeBool)) return undefined
  return digits.endsWith('1') ? true : digits.endsWith('0') ? false : undefined
}

/** Bytes of a fixed size stand at the start of their word. */
export function fixedBytesReader(size: number): AbiReader {
  const padding = zeros.slice(2 * size)
  return (data, at) => {
    const digits = word(data, at)
    return digits?.endsWith(padding) ? `0x${digits.slice(0, 2 * size).toLowerCase()}` : undefined
  }
}

/** A length, then that many bytes. They need not be padded: what follows them may start at any byte. */
export const readBytes: AbiReader = (data, at) => {
  const length = small(data, at)
  const start = at + 32
  if (length === undefined || start + length > data.size) return undefined
  return `0x${data.hex.slice(2 + 2 * start, 2 + 2 * (start + length)).toLowerCase()}`
}

const utf8 = /* @__PURE__ */ new TextDecoder('utf-8', { ignoreBOM: true })

/** UTF-8 text. Invalid bytes become U+FFFD, because a bad memo must not cost the amount beside it. */
export const readString: AbiReader = (data, at) => {
  const hex = readBytes(data, at)
  return typeof hex === 'string' ? utf8.decode(hexToBytes(hex)) : undefined
}
