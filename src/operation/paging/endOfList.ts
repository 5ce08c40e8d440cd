import { DecodeError } from '../../errors/decode.js'
import { PaginationError } from '../../errors/page.js'
import type { Redact } from '../../runtime/redaction.js'
import { show, withoutSecrets } from '../decode/violations.js'
import type { PageShape, UnreadableCursor } from '../operation.js'

/**
 * Returns the cursor among the inputs of a call: text, `null` if the list has ended, or `undefined` if it begins here
 * or the input isn't a cursor.
 */
export function cursorIn({ input }: PageShape, given: unknown): string | null | undefined {
  const cursor: unknown = Object(given)[input]
  if (cursor === null) return null
  const isCursor = typeof cursor === 'string' || typeof cursor === 'number' || typeof cursor === 'bigint'
  return isCursor ? String(cursor) : undefined
}

/** Creates the error for a page after the last one. */
export function endOfList(operation: string): PaginationError {
  return new PaginationError(
    'Page limit exceeded! Before call this method check an existence of the next page by .hasNext() method.',
    {
      operation,
      cursor: null,
      hints: [
        `The list of ${operation} has ended: call nextPage() only while hasNext() is true; a cursor of null means the end`,
      ],
    },
  )
}

/** Creates the error for a response that doesn't say in a readable way whether its list goes on. */
export function unreadableCursor({ path, raw }: UnreadableCursor, redact: Redact): DecodeError {
  return new DecodeError(`Expected a cursor at ${path}, got ${show({ redact }, raw)}`, {
    path,
    raw: withoutSecrets(raw, redact),
    expected: 'text or a number',
    hints: ['The list may go on, but the response does not say where: request this page again'],
  })
}
