/** A chain in the picker. */
export interface ChainOption {
  readonly id: string
  readonly name: string
  readonly symbol: string
  /** Name the client takes for it; empty when it takes only the id. */
  readonly alias: string
  /** Whether it is a test network. */
  readonly test: boolean
}
