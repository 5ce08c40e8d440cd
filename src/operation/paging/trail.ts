import { cursorKey } from './cursorKey.js'

/** How a page was reached: by the first `length` cursors of `way`. Reading on from there adds to them. */
export interface Trail {
  readonly way: Way
  readonly length: number
  /** How many pages before it, one after another, had no rows. */
  readonly empty: number
}

/** The cursors that pages were read at, one after another: their fingerprints, because some services send long ones. */
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

/** Begins at the cursor that a call itself was given, if any. */
export function trailFrom(cursor: unknown): Trail {
  const cursors = new Set(cursor ? [cursorKey(String(cursor))] : [])
  const length = cursors.size
  return { way: { cursors, length, markedAt: 0 }, length, empty: 0 }
}

/**
 * Follows a cursor.
 *
 * A walk may go on for weeks, so only the most recent cursors are kept, and one earlier cursor: the mark. Every circle
 * leads back to the mark sooner or later, because it stays in place for as many pages as there were before it. Reading
 * on from an earlier page once more begins without a mark.
 *
 * @param isEmpty - whether the page it leads on from has no rows
 * @returns `undefined` when the cursor was followed before
 * @see Brent, An improved Monte Carlo factorization algorithm, 1980
 */
export function follow({ way, length, empty }: Trail, text: string, isEmpty: boolean): Trail | undefined {
  const cursor = cursorKey(text)
  const beyond = way.length - length // cursors that were already followed from here
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

/** How many cursors are kept; then the older half is forgotten. */
const maxCursors = 4000
