/** A number for a limiter, by which a store knows how many use it. No crypto: there are places without. */
export const holderNumber = (): number => Math.floor(Math.random() * numbers)

/**
 * How many limiters use a store, by how many of the 512 numbers are taken: so what a store keeps
 * of them is bounded, however many come and go.
 *
 * @see Whang, Vander-Zanden, Taylor, A linear-time probabilistic counting algorithm, 1990
 */
export function holdersOf(taken: number): number {
  return Math.max(1, Math.round(-numbers * Math.log(1 - Math.min(taken, numbers - 1) / numbers)))
}

const numbers = 512
