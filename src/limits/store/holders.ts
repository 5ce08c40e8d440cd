/**
 * How many limiters use a store, by how many of the 512 numbers that they choose from are taken: so what a store keeps
 * of them is bounded, however many come and go.
 *
 * @see Whang, Vander-Zanden, Taylor, A linear-time probabilistic counting algorithm, 1990
 */
export function holdersOf(taken: number): number {
  return Math.max(1, Math.round(-512 * Math.log(1 - Math.min(taken, 511) / 512)))
}
