/** How many requests may go in any span of time. */
export interface Rate {
  /** Requests that any span may hold: a whole number, 1 or more. */
  readonly requests: number
  /** Milliseconds of a span: the window and its margin, in whole cells. */
  readonly span: number
  /** Milliseconds of a cell. A turn is remembered by the end of the cell it fell in, so a span has some 400 at most. */
  readonly cell: number
}

/** The turns of the last span, and those that are reserved ahead: cells by their number, in order, with their turns. */
export interface Grants {
  readonly cells: number[]
  readonly counts: number[]
  total: number
}

/** Milliseconds that the turns of one reservation may lie apart. */
export const together = 100

/**
 * Makes the rate of some requests in a window, with a margin for what is late.
 *
 * @param window milliseconds
 * @param margin milliseconds
 */
export function rateOf(requests: number, window: number, margin: number): Rate {
  const cell = Math.max(1, Math.ceil((window + margin) / 400))
  return { requests, cell, span: Math.ceil((window + margin + 1) / cell) * cell } // 1 ms: stores cut theirs off
}

/** Forgets the turns that lie a span back. */
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

/** Notes turns at a time, or strikes some out; one that is forgotten already needs no striking out. */
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
 * The next turns: the n-th waits until the n-th oldest of the last `requests` turns lies a span back. So no span ever
 * holds more. What lies a span back has to be forgotten before.
 *
 * @param earliest time before which none goes
 * @returns as many as are asked for, `requests` at most
 */
export function nextTurns({ cells, counts, total }: Grants, count: number, earliest: number, rate: Rate): number[] {
  const turns: number[] = []
  let place = -1
  let upTo = 0
  for (let rank = total - rate.requests + 1; rank <= total && turns.length < count; rank++) {
    while (upTo < rank) upTo += counts[++place] ?? rank // there are as many
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
