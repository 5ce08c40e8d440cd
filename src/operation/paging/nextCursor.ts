import { memberOf } from '../../runtime/members.js'
import { boolean } from '../decode/plain.js'
import type { NextCursor, PageShape, PlaceCursor } from '../operation.js'

// Where the next page starts, by paging style. Operations refer to theirs, so that bundles don't contain the others.

/** The cursor in a field of the response. `''` and 0 count as none, because they would restart the list. */
export const byCursor: NextCursor = ({ cursor }, { raw }) => {
  const next = memberOf(Object(raw), cursor)
  return next && (typeof next === 'number' || typeof next === 'string') ? String(next) : null
}

/** The cursor in a field of the response, which is stale unless `hasNextPage` is true. */
export const byHasNext: NextCursor = (page, answer, values) =>
  boolean(Object(answer.raw).hasNextPage) ? byCursor(page, answer, values) : null

/** The cursor in a header of the response. */
export const byHeader: NextCursor = ({ cursor }, { response }) => response.headers.get(cursor) || null

/** One more than the last row's position, which a field of the row has, unless that row is the newest. */
export const byLastRow: NextCursor = (page, { raw, response }) => {
  const rows = rowsIn(raw, page)
  const counts = Array.isArray(rows) ? rows.map((row) => String(Object(row)[page.cursor])) : []
  const value = counts.filter((count) => /^\d{1,99}$/.test(count)).at(-1)
  const isNewest = page.newest && value === response.headers.get(page.newest)
  return value !== undefined && !isNewest ? String(BigInt(value) + 1n) : null
}

/**
 * The cursor in a field of the response. For a list without cursors: the rows to skip, as long as its total is larger.
 */
export const byOffset: NextCursor = (page, answer, values) => {
  const cursor = byCursor(page, answer, values)
  if (cursor !== null || values[page.input]) return cursor
  const rows = rowsIn(answer.raw, page)
  const { total = 0, pageSize } = Object(answer.data)
  const size = Array.isArray(rows) && rows.length ? pageSize || rows.length : 0
  const skip = Number(values[page.offset ?? ''] ?? 0) + size
  return size && skip < total ? String(skip) : null
}

/** The rows of a response, as they were on the wire. */
export function rowsIn(wire: unknown, { wireItems }: PageShape): unknown {
  return wireItems === '.' ? wire : Object(wire)[wireItems]
}

/** Moves a cursor that is a number of rows to skip to the input that skips rows. */
export const placeCursor: PlaceCursor = ({ input, offset = input }, given) => {
  const cursor = Object(given)[input]
  const text = typeof cursor === 'object' ? '' : String(cursor)
  const moved = { [input]: undefined, [offset]: cursor }
  return /^\d+$/.test(text) ? Object.assign(Object.create(null), given, moved) : given
}
