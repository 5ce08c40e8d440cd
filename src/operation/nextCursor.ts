import type { CallResult } from './call.js'
import { boolean } from './formats/plain.js'
import type { PageShape } from './operation.js'

/** Cursor of the page after an answer; `null` when there is none. */
export function nextCursor(shape: PageShape, { raw, response }: CallResult<unknown>): string | null {
  const { style, cursor, newest } = shape
  if (style === 'header') return response.headers.get(cursor) || null
  const body = raw as Readonly<Record<string, unknown>> // a list or an object, since its items have been read
  if (style === 'start') return afterLast(rowsIn(raw, shape), cursor, newest && response.headers.get(newest))
  const next = style === 'has-next' && !boolean(body.hasNextPage) ? null : body[cursor]
  return typeof next === 'number' || (typeof next === 'string' && next) ? String(next) : null
}

/** The rows of an answer, as they were on the wire. */
export function rowsIn(wire: unknown, { wireItems }: PageShape): unknown {
  return wireItems === '.' ? wire : Object(wire)[wireItems]
}

/** One more than the last row's value of a field that counts rows; `null` when that row is the newest. */
function afterLast(rows: unknown, field: string, newest?: string | null): string | null {
  const counts = Array.isArray(rows) ? rows.map((row) => String(Object(row)[field])) : []
  const value = counts.filter((count) => /^\d+$/.test(count)).at(-1)
  return value !== undefined && value !== newest ? String(BigInt(value) + 1n) : null
}
