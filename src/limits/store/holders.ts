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

const numbers = 512
