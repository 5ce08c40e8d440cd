import { PaginationError } from '../../errors/page.js'

// Lists that would be read for ever: the service repeats a cursor, or sends nothing but empty pages.

/** Where a list is read. */
interface Place {
  readonly operation: string
  readonly cursor: string
  readonly hints?: readonly string[]
}

/** Creates the error for a cursor that was followed before. */
export function cursorRepeated(place: Place): PaginationError {
  return new PaginationError('The service sent the same cursor twice', { code: 'CURSOR_REPEATED', ...place })
}

/**
 * How many pages in a row may be empty. Services leave out spam after they have cut the pages, so several in a row are
 * usual, and a wallet full of spam may cause dozens; a thousand hold no row out of a hundred thousand.
 */
export const maxEmptyPages = 1000

/** @throws {PaginationError} EMPTY_PAGES when too many pages in a row were empty. */
export function assertRows(emptyPages: number, place: Place): void {
  if (emptyPages < maxEmptyPages) return
  throw new PaginationError(`${emptyPages} pages in a row were empty`, {
    code: 'EMPTY_PAGES',
    ...place,
    hints: ['To go on all the same, call again with the cursor of this error'],
  })
}
