/** How fast calls may go. */
export interface Rate {
  readonly unitsPerSecond: number
  /** Units that may go at once after a rest. */
  readonly burst: number
}

/** What is remembered of all calls so far, in milliseconds of one clock. */
export interface Ledger {
  /** When the bucket is full again, or was. */
  readonly full: number
  /** Until when nothing goes, because the service said so. */
  readonly paused: number
}

/** When a call goes, and when the bucket is full after it. */
export interface Slot {
  readonly start: number
  readonly full: number
}

/**
 * Gives a call its place: the first moment at which the bucket covers it. A call that is dearer than the bucket is large
 * goes when the bucket is full, and leaves it in debt. So in any `t` seconds no more goes than
 * `unitsPerSecond` × t + `burst` + the dearest call.
 *
 * @param cost units
 * @see Generic cell rate algorithm, ITU-T I.371: `full` is its theoretical arrival time
 */
export function slotOf({ full, paused }: Ledger, now: number, cost: number, rate: Rate): Slot {
  const start = Math.max(now, full - lackingFor(cost, rate), paused)
  return { start, full: Math.max(full, start) + timeFor(cost, rate) }
}

/** Milliseconds in which the rate gives some units. */
export function timeFor(units: number, { unitsPerSecond }: Rate): number {
  return (units / unitsPerSecond) * 1000
}

/** Milliseconds that the bucket may lack of being full when a call goes. */
export function lackingFor(cost: number, rate: Rate): number {
  return timeFor(rate.burst - Math.min(cost, rate.burst), rate)
}
