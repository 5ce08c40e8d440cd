// Writes WebAssembly: as much of it as one function over one memory needs. Opcodes and sections are those of the
// WebAssembly Core Specification 1.0, chapter 5.

/** Bytes of WebAssembly: an expression, a statement, or a part of a module. */
export type Code = readonly number[]

/** The value of a local variable. */
export const get = (local: number): Code => [0x20, local]

/** Gives a local variable a value. */
export const set = (local: number, value: Code): Code => [...value, 0x21, local]

/** A constant address or length, from 0 up. */
export const i32 = (value: number): Code => [0x41, ...signed(value)]

/** The `i64` in the memory at an address and a constant offset. */
export const load64 = (address: Code, offset: number): Code => [...address, 0x29, aligned, ...unsigned(offset)]

/** Puts an `i64` into the memory at an address and a constant offset. */
export const store64 = (address: Code, offset: number, value: Code): Code => [
  ...address,
  ...value,
  0x37,
  aligned,
  ...unsigned(offset),
]

/** `a & b` of two `i64`. */
export const and = (a: Code, b: Code): Code => [...a, ...b, 0x83]

/** `a | b` of two `i64`. */
export const or = (a: Code, b: Code): Code => [...a, ...b, 0x84]

/** `~value` of an `i64`: its exclusive or with -1. */
export const not = (value: Code): Code => [...value, 0x42, 0x7f, 0x85]

/** The exclusive or of any number of `i64`. */
export const xor = (...values: readonly Code[]): Code =>
  values.flatMap((value, index) => (index === 0 ? value : [...value, 0x85]))

/** An `i64` rotated to the left by 0 to 63 bits. */
export const rotateLeft = (value: Code, bits: number): Code => [...value, 0x42, ...signed(bits), 0x89]

/** Does the body, then adds a step to a variable, and again as long as the variable is below a limit. */
export const repeat = (body: Code, variable: number, step: number, limit: Code): Code => {
  const next = [...get(variable), ...i32(step), 0x6a, 0x22, variable]
  const again = [...next, ...limit, 0x49, 0x0d, 0]
  return [0x03, noResult, ...body, ...again, end]
}

/** A function of two `i32` that returns nothing. Its variables are numbered: the two, the `i32` ones, the `i64` ones. */
export interface FunctionOfTwo {
  readonly i32s: number
  readonly i64s: number
  readonly body: Code
}

/** Writes a module that imports the memory `host.memory` and exports the function as `run`. */
export function moduleOf({ i32s, i64s, body }: FunctionOfTwo): Uint8Array<ArrayBuffer> {
  const locals = vector([
    [...unsigned(i32s), 0x7f],
    [...unsigned(i64s), 0x7e],
  ])
  const magicAndVersion = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0]
  return Uint8Array.from([
    ...magicAndVersion,
    ...section(1, [0x60, ...vector([[0x7f], [0x7f]]), ...vector([])]), // type 0: two i32 to nothing
    ...section(2, [...name('host'), ...name('memory'), 0x02, 0x00, 1]), // a memory of at least one page
    ...section(3, [0]), // function 0 is of type 0
    ...section(7, [...name('run'), 0x00, 0]), // function 0 is exported
    ...section(10, sized([...locals, ...body, end])),
  ])
}

const aligned = 3
const noResult = 0x40
const end = 0x0b

/** A section with one entry. */
const section = (id: number, entry: Code): Code => [id, ...sized(vector([entry]))]

const sized = (code: Code): Code => [...unsigned(code.length), ...code]

const vector = (entries: readonly Code[]): Code => [...unsigned(entries.length), ...entries.flat()]

const name = (text: string): Code => sized([...text].map((letter) => letter.charCodeAt(0)))

/** LEB128 of a whole number from 0 up. */
const unsigned = (value: number): Code => (value < 128 ? [value] : [(value & 127) | 128, ...unsigned(value >> 7)])

/** The same where the highest bit is read as a sign. */
const signed = (value: number): Code => (value < 64 ? [value] : [(value & 127) | 128, ...signed(value >> 7)])
