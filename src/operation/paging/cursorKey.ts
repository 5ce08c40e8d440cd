import { fingerprint } from '../../runtime/fingerprint.js'

/**
 * Returns the key by which a cursor is remembered: the cursor, or length and fingerprint if it has over 256 characters.
 */
export function cursorKey(cursor: string): string {
  return cursor.length <= 256 ? cursor : `${cursor.length}:${fingerprint(cursor)}`
}
