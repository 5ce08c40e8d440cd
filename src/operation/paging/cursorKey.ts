import { fingerprint } from '../../runtime/fingerprint.js'

/** What a cursor is remembered by: itself, or the length and the fingerprint of one beyond 256 characters. */
export function cursorKey(cursor: string): string {
  return cursor.length <= 256 ? cursor : `${cursor.length}:${fingerprint(cursor)}`
}
