import { cursorKey } from './cursorKey.js'

/** How a page was reached: by the first `length` cursors of `way`. Later pages add to them. */
export interface Trail {
  readonly way: Way
  readonly length: number
  /** How many pages in a row before it were empty. */
  readonly empty: number
}

/** The keys of the cursors that were followed, one after another. */
interface Way {
  /** The most recent ones. */
  cursors: Set<string>
  /** How many there were in all. */
  length: number
  /** One earlier cursor. */
  mark?: string
  /** What `length` was when the mark was set. */
  markedAt: number
}

/** Begins at the cursor that the call itself passed, if any. */
export function trailFrom(cursor: unknown): Trail {
  const cursors = new Set(cursor ? [cursorKey(String(cursor))] : [])
  const length = cursors.size
  return { way: { cursors, length, markedAt: 0 }, length, empty: 0 }
}

/**
 * Follows a cursor.
 *
 * A loop may run for weeks, so only the most recent cursors are kept, and one earlier cursor: the mark. Every cycle
 * comes back to the mark sooner or later, because the mark stays in place for as many pages as there were before it. If
 * an earlier page is continued once more, there is no mark at first.
 *
 * @param isEmpty - whether the page before this cursor is empty
 * @returns `undefined` if the cursor was followed before
 * @see Brent, An improved Monte Carlo factorization algorithm, 1980
 */
export function follow({ way, length, empty }: Trail, text: string, isEmpty: boolean): Trail | undefined {
  const cursor = cursorKey(text)
  const beyond = way.length - length // how many cursors were already followed from here
  const branch: Way = beyond ? { cursors: new Set([...way.cursors].slice(0, -beyond)), length, markedAt: 0 } : way
  if (branch.cursors.has(cursor) || branch.mark === cursor) return undefined
  if (branch.cursors.size === maxCursors) branch.cursors = new Set([...branch.cursors].slice(maxCursors / 2))
  branch.cursors.add(cursor)
  branch.length += 1
  if (branch.length >= 2 * branch.markedAt) {
    branch.mark = cursor
    branch.markedAt = branch.length
  }
  return { way: branch, length: branch.length, empty: isEmpty ? empty + 1 : 0 }
}

/** How many cursors are kept. Beyond that, the older half is forgotten. */
const maxCursors = 4000
