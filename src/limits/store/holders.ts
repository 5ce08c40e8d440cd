/** A random number for a limiter, so that a store can count how many use it. Not every runtime has `crypto`. */
export const holderNumber = (): number => Math.floor(Math.random() * numbers)

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

const numbers = 512
