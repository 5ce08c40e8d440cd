import { PaginationError } from '../../errors/page.js'

// Errors for lists that would never end, because the service repeats a cursor or only sends empty pages.

/** The place in a list that an error reports: the page to request again. */
interface Place {
  readonly operation: string
  readonly cursor: string | null | undefined
  readonly hints?: readonly string[]
}

/** Creates the error for a cursor that was followed before. */
export function cursorRepeated(place: Place): PaginationError {
  return new PaginationError('The service sent the same cursor twice', { code: 'CURSOR_REPEATED', ...place })
}

/**
 * How many pages in a row may be empty. Services filter out spam after they cut a list into pages, so several in a row
 * are normal, and a wallet full of spam may cause dozens. A thousand would mean no row out of a hundred thousand.
 */
export const maxEmptyPages = 1000

/** @throws {PaginationError} EMPTY_PAGES if too many pages in a row were empty. */
export function assertRows(emptyPages: number, place: Place): void {
  if (emptyPages < maxEmptyPages) return
  throw new PaginationError(`${emptyPages} pages in a row were empty`, {
    code: 'EMPTY_PAGES',
    ...place,
    hints: ['To continue anyway, call again with the cursor of this error'],
  })
}
