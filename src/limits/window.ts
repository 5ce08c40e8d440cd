/** How many requests any span of time may hold. */
export interface Rate {
  /** Requests per span: a whole number, 1 or more. */
  readonly requests: number
  /** Milliseconds of a span: window plus margin, rounded up to whole cells. */
  readonly span: number
  /**
   * Milliseconds of a cell. A turn is stored as the end of its cell, so a span needs no more than about 400 entries.
   */
  readonly cell: number
}

/** The turns of the last span and those reserved ahead: the numbers of their cells, in order, and the turns in each. */
export interface Grants {
  readonly cells: number[]
  readonly counts: number[]
  total: number
}

/** The most milliseconds between the first and the last turn of one reservation. */
export const together = 100

/**
 * Makes the rate of so many requests per window, with a margin for late ones.
 *
 * @param window milliseconds
 * @param margin milliseconds
 */
export function rateOf(requests: number, window: number, margin: number): Rate {
  const cell = Math.max(1, Math.ceil((window + margin) / 400))
  return { requests, cell, span: Math.ceil((window + margin + 1) / cell) * cell } // + 1 ms: store clocks truncate
}

/** Forgets turns that are a span or more ago. */
export function forget(grants: Grants, now: number, { span, cell }: Rate): void {
  const { cells, counts } = grants
  let gone = 0
  for (let at = cells[0]; at !== undefined && at * cell <= now - span; at = cells[gone]) {
    grants.total -= counts[gone] ?? 0
    gone++
  }
  if (gone === 0) return
  cells.splice(0, gone)
  counts.splice(0, gone)
}

/** Adds turns at a time, or removes them if `count` is negative. Removing a turn that was forgotten does nothing. */
export function note(grants: Grants, time: number, count: number, { cell }: Rate): void {
  const { cells, counts } = grants
  const at = Math.ceil(time / cell)
  let place = cells.length
  while (place > 0 && (cells[place - 1] ?? at) > at) place--
  const isKnown = place > 0 && cells[place - 1] === at
  const before = isKnown ? (counts[place - 1] ?? 0) : 0
  const after = Math.max(0, before + count)
  if (isKnown) counts[place - 1] = after
  else if (after > 0) {
    cells.splice(place, 0, at)
    counts.splice(place, 0, after)
  }
  grants.total += after - before
}

/**
 * Computes the next turns. The n-th waits until the n-th oldest of the last `requests` turns is a span ago, so no span
 * holds more than `requests`. Call `forget` first.
 *
 * @param earliest the time before which there is no turn
 * @returns `count` turns, at most `requests`
 */
export function nextTurns({ cells, counts, total }: Grants, count: number, earliest: number, rate: Rate): number[] {
  const turns: number[] = []
  let place = -1
  let upTo = 0
  for (let rank = total - rate.requests + 1; rank <= total && turns.length < count; rank++) {
    while (upTo < rank) upTo += counts[++place] ?? rank // never past the end: rank <= total
    const free = rank > 0 ? (cells[place] ?? 0) * rate.cell + rate.span : earliest
    turns.push(Math.max(earliest, free))
  }
  return turns
}

/** Spreads requests evenly over the span that ends `ahead` milliseconds from now, as ages and counts. */
export function spread(requests: number, ahead: number, { span }: Rate): [age: number, count: number][] {
  const parts = Math.min(requests, 100)
  return Array.from({ length: parts }, (_, part) => {
    const count = Math.floor((requests * (part + 1)) / parts) - Math.floor((requests * part) / parts)
    return [(span * (parts - 1 - part)) / parts - ahead, count]
  })
}
