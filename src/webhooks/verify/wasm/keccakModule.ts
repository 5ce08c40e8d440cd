import {
  and,
  type Code,
  get,
  i32,
  load64,
  moduleOf,
  not,
  or,
  repeat,
  rotateLeft,
  set,
  store64,
  xor,
} from './assembler.js'
import { rotations, roundConstants } from './keccakConstants.js'

/** Bytes of a block of keccak-256. */
export const blockSize = 136

/** Where the state is in the memory, how far its digest reaches, and where blocks go, up to the end of the first page. */
export const layout = { state: 0, digestEnd: 32, roundConstants: 200, input: 392, inputEnd: 65_536 } as const

/**
 * Writes a WebAssembly module whose `run(at, end)` takes the blocks of the memory from `at` to `end` into the state.
 *
 * It is small enough to be assembled at run time, so what runs is what is written here. The 25 lanes stay in local
 * variables from the first block to the last. One round in a loop is faster than 2, 4, 6 or 24 unrolled ones, for which
 * engines find worse places for so many variables.
 *
 * @see FIPS 202, section 3.2: the names of the steps, lanes numbered x + 5y.
 */
export function keccakModule(): Uint8Array<ArrayBuffer> {
  const flipped = (lane: number, value: Code): Code => (inverted.includes(lane) ? not(value) : value)
  return moduleOf({
    i32s: 1,
    i64s: 60,
    body: [
      ...eachLane((lane) => set(state(lane), flipped(lane, load64(i32(layout.state), 8 * lane)))),
      ...repeat([...absorbBlock(), ...permute()], at, blockSize, get(end)),
      ...eachLane((lane) => store64(i32(layout.state), 8 * lane, flipped(lane, get(state(lane))))),
    ],
  })
}

/** Writes the constants of the rounds to where the module reads them. */
export function writeRoundConstants(memory: ArrayBuffer): void {
  const view = new DataView(memory, layout.roundConstants)
  for (const [round, constant] of roundConstants.entries()) view.setBigUint64(8 * round, constant, true)
}

// Variables: two parameters, the address of the round's constant, the state, the rotated state, the two sums of theta.
const at = 0
const end = 1
const roundConstant = 2
const state = (lane: number): number => 3 + lane
const rotated = (lane: number): number => 28 + lane
const parity = (x: number): number => 53 + (x % 5)
const change = (x: number): number => 58 + x

const five = [0, 1, 2, 3, 4] as const
const eachLane = (write: (lane: number) => Code): Code => rotations.flatMap((_, lane) => write(lane))

function absorbBlock(): Code {
  return eachLane((lane) =>
    8 * lane < blockSize ? set(state(lane), xor(get(state(lane)), load64(get(at), 8 * lane))) : [],
  )
}

function permute(): Code {
  const { roundConstants: first } = layout
  const round = [...theta(), ...rhoAndPi(), ...chi(), ...iota()]
  return [...set(roundConstant, i32(first)), ...repeat(round, roundConstant, 8, i32(first + 8 * roundConstants.length))]
}

function theta(): Code {
  return [
    ...five.flatMap((x) => set(parity(x), xor(...five.map((y) => get(state(x + 5 * y)))))),
    ...five.flatMap((x) => set(change(x), xor(get(parity(x + 4)), rotateLeft(get(parity(x + 1)), 1)))),
  ]
}

/** Finishes theta on the way. */
function rhoAndPi(): Code {
  return eachLane((lane) => {
    const x = lane % 5
    const y = (lane - x) / 5
    const moved = y + 5 * ((2 * x + 3 * y) % 5)
    return set(rotated(moved), rotateLeft(xor(get(state(lane)), get(change(x))), rotations[lane] ?? 0))
  })
}

/** `a ^ (~b & c)` of three neighbours in a row. */
function chi(): Code {
  return eachLane((lane) => {
    const row = lane - (lane % 5)
    const neighbour = (step: number): Code => get(rotated(row + ((lane + step) % 5)))
    const term = chiTerms[lane] ?? and
    return set(state(lane), xor(neighbour(0), term(neighbour(1), neighbour(2))))
  })
}

const iota = (): Code => set(state(0), xor(get(state(0)), load64(get(roundConstant), 0)))

/**
 * Lanes of which the variables hold the complement. It saves chi 20 of its 25 inversions, a sixteenth of all the time.
 *
 * @see Keccak implementation overview, section 2.2: lane complementing.
 */
const inverted: readonly number[] = [1, 2, 8, 12, 17, 20]

const notAnd = (b: Code, c: Code): Code => and(not(b), c)
const notOr = (b: Code, c: Code): Code => or(not(b), c)
const orNot = (b: Code, c: Code): Code => or(b, not(c))
const nor = (b: Code, c: Code): Code => not(or(b, c))
const nand = (b: Code, c: Code): Code => not(and(b, c))

/** What `~b & c` becomes where some of the three, or the outcome, are inverted. */
// biome-ignore format: a row of the state a line
const chiTerms = [
  or, notOr, and, or, and,
  or, and, orNot, or, and,
  or, and, notAnd, nor, and,
  and, or, notOr, nand, or,
  notAnd, nor, and, or, and,
] as const
