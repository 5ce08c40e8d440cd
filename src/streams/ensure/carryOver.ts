/**
 * Which terminated stream a new one takes addresses from, kept in the new stream's description until it has all of
 * them. So a run that ends early is continued by the next one, and a run after that leaves the addresses alone.
 */
export interface CarryOver {
  readonly from: string
  /** The description without this. */
  readonly description: string
}

/** Adds a carry-over to a description. */
export const withCarryOver = ({ from, description }: CarryOver): string =>
  `${description} (addresses of stream ${from} are being added)`

/** Reads the carry-over in a description; `undefined` if there is none. */
export function carryOverOf(description: string): CarryOver | undefined {
  const [, before = '', from] = /^(.*) \(addresses of stream (\S+) are being added\)$/s.exec(description) ?? []
  return from === undefined ? undefined : { from, description: before }
}
