import { timeNow } from '../../runtime/timer.js'

/**
 * Returns a number for a limiter, so that a store can count how many use it: that of the microsecond in which it was
 * created, spread over all numbers. `Math.random()` fails the build of Next.js, where a page creates its client at first
 * use.
 */
export const holderNumber = (): number => Math.imul(Math.floor(timeNow() * 1000), 0x9e3779b1) >>> 23

/**
 * Estimates how many limiters use a store, from how many of the 512 numbers are taken. This bounds what a store keeps,
 * however many limiters come and go.
 *
 * @see Whang, Vander-Zanden, Taylor, A linear-time probabilistic counting algorithm, 1990
 */
export function holdersOf(taken: number): number {
  return Math.max(1, Math.round(-numbers * Math.log(1 - Math.min(taken, numbers - 1) / numbers)))
}

/** The name under which a store counts a limiter: its number, and what it announces. */
export const nameOf = (holder: number, terms: string): string => (terms ? `${holder} ${terms}` : String(holder))

/** Reads terms that a store has joined. They contain no spaces. */
export const termsIn = (text = ''): readonly string[] => text.split(' ').filter(Boolean)

const numbers = 512 // nine bits
