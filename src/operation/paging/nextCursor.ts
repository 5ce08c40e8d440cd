import { memberOf } from '../../runtime/members.js'
import { boolean } from '../decode/plain.js'
import { pointerSegment } from '../decode/pointers.js'
import type { NextCursor, PageShape, PlaceCursor } from '../operation.js'

// Where the next page starts, by paging style. Operations refer to theirs, so that bundles don't contain the others.

/** The cursor in a field of the response. Blank text and 0 count as none, because they would restart the list. */
export const byCursor: NextCursor = ({ cursor }, { raw }) => {
  const next = memberOf(Object(raw), cursor)
  if (isAbsent(next) || next === 0) return null
  // digits beyond 2^53 are lost, and the page of another number would come
  const isCursor = typeof next === 'string' || (typeof next === 'number' && Math.abs(next) < 2 ** 53)
  return isCursor ? String(next) : { path: pointerSegment(cursor), raw: next }
}

/** The cursor in a field of the response, which is stale unless `hasNextPage` is true. */
export const byHasNext: NextCursor = (page, answer, values) => {
  const given = memberOf(Object(answer.raw), 'hasNextPage')
  const hasNext = isAbsent(given) ? false : boolean(given)
  if (hasNext === undefined) return { path: '/hasNextPage', raw: given }
  return hasNext ? byCursor(page, answer, values) : null
}

/** The cursor in a header of the response. */
export const byHeader: NextCursor = ({ cursor }, { response }) => response.headers.get(cursor) || null

/** One more than the last row's position, which a field of the row has, unless that row is the newest. */
export const byLastRow: NextCursor = (page, { raw, response }) => {
  const rows = rowsIn(raw, page)
  const places: readonly unknown[] = Array.isArray(rows) ? rows.map((row) => Object(row)[page.cursor]) : []
  const value = places
    .map(String)
    .filter((place) => /^\d{1,99}$/.test(place))
    .at(-1)
  if (value === undefined) {
    const index = places.findIndex((place) => !isAbsent(place)) // pending transactions have none
    const list = page.wireItems === '.' ? '' : pointerSegment(page.wireItems)
    return index < 0 ? null : { path: `${list}/${index}${pointerSegment(page.cursor)}`, raw: places[index] }
  }
  const isNewest = page.newest && value === response.headers.get(page.newest)
  return isNewest ? null : String(BigInt(value) + 1n)
}

/**
 * The cursor in a field of the response. For a list without cursors: the rows to skip, as long as its total is larger.
 */
export const byOffset: NextCursor = (page, answer, values) => {
  const found = byCursor(page, answer, values)
  const cursor = found === '0' ? null : found // no rows to skip: the list would begin again
  if (cursor !== null || values[page.input]) return cursor
  const rows = rowsIn(answer.raw, page)
  const { total, pageSize } = Object(answer.data)
  const size = Array.isArray(rows) && rows.length ? pageSize || rows.length : 0
  const skip = Number(values[page.offset ?? ''] ?? 0) + size
  const given = memberOf(Object(answer.raw), 'total')
  if (size && total === undefined && !isAbsent(given)) return { path: '/total', raw: given }
  return size && skip < (total ?? 0) ? String(skip) : null
}

/** Whether a value says that there is nothing: absent, `null` or blank text. */
const isAbsent = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

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
